// Settings: each part is a form of its own, and only what was changed is sent. How loudly a change
// asks, the desk decides; the page has said it beforehand.

import { act, newKey } from "./api.js";
import { refused, withCautions } from "./ask.js";
import * as toast from "./toast.js";
import { locale, make, word } from "./words.js";

export function start() {
  document.querySelectorAll("form[data-set]").forEach(part);
  document.querySelectorAll("[data-long-date]").forEach(longDate);
  breaks();
  prohibited();
}

function part(form) {
  const before = new Map(new FormData(form));
  form.addEventListener("input", () => touched(form));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const set = wanted(form, before);
    const button = event.submitter ?? form.querySelector('button[type="submit"]');
    if (set === null) return;
    if (set.length === 0) return toast.say(word("nothing_changed"));
    await perform(set, button);
  });
}

/// The step of the part that was touched is the next one.
function touched(form) {
  form.querySelector('button[type="submit"]')?.classList.add("primary");
}

/// A day in the reader's own writing, beside a field that has the browser's.
function longDate(place) {
  const field = place.parentElement.querySelector('input[type="date"]');
  const show = () => {
    place.textContent = field.value ? new Date(`${field.value}T12:00`).toLocaleDateString(locale, { dateStyle: "full" }) : "";
  };
  field.addEventListener("input", show);
  show();
}

/// The settings of a form that differ from what the page was made with.
function wanted(form, before) {
  switch (form.dataset.set) {
    case "points": return changed(form, before) ? [{ points: points(form) }] : [];
    case "byes": return changed(form, before) ? [{ bye_rules: { half_byes: Number(form.elements.half_byes.value), none_in_last: Number(form.elements.none_in_last.value) } }] : [];
    case "prohibited": return [{ prohibited: sets }];
    case "prizes": return changed(form, before) ? [{ prizes: prizes(form) }] : [];
    default: return [...new FormData(form)].filter(([name, value]) => value !== before.get(name)).flatMap(([name, value]) => one(form, name, value.trim()));
  }
}

/// What is offered, as it is kept: the words of the form are those of the desk.
const prizes = (form) => ({ purses: form.elements.purses.value.trim(), sharing: form.elements.sharing.value, several: form.elements.several.value !== "" });

const changed = (form, before) => [...new FormData(form)].some(([name, value]) => value !== before.get(name));

function one(form, name, text) {
  switch (form.elements[name].dataset.kind) {
    case "int": return [{ [name]: Number.parseInt(text, 10) }];
    case "lines": return [{ [name]: text.split("\n").map((line) => line.trim()).filter(Boolean) }];
    case "json": return [{ [name]: JSON.parse(text) }];
    case "optional": return [{ [name]: text || null }];
    case "optional-int": return [{ [name]: text ? Number.parseInt(text, 10) : null }];
    case "lots": return [{ [name]: lots(form.elements[name]) }];
    case "recipe": return text ? [{ system: { schedule: text } }] : [];
    default: return [{ [name]: text }];
  }
}

/// Lots as they were drawn: numbers of the starting list, or names of teams. An unknown number is left for
/// the desk to refuse.
function lots(field) {
  const ids = JSON.parse(field.dataset.numbers || "{}");
  const lot = (text) => (/^\d+$/.test(text) ? { player: ids[text] ?? 0 } : { team: text });
  return field.value.split(/[,;]/).map((text) => text.trim()).filter(Boolean).map(lot);
}

/// Points as people type them, in tenths.
function tenths(text) {
  const value = Number(text.trim().replace("½", ".5").replace(",", "."));
  return Number.isFinite(value) ? Math.round(value * 10) : -1;
}

function points(form) {
  const of = (name) => tenths(form.elements[name].value);
  const [win, draw, loss] = [of("win"), of("draw"), of("loss")];
  return {
    white_win: win, black_win: win, white_draw: draw, black_draw: draw, white_loss: loss, black_loss: loss,
    forfeit_win: of("forfeit_win"), forfeit_loss: 0, pairing_bye: of("pairing_bye"), full_bye: Math.max(win, of("half_bye")), half_bye: of("half_bye"), zero_bye: 0, unknown: draw,
  };
}

async function perform(set, control) {
  if (control.getAttribute("aria-busy")) return;
  control.setAttribute("aria-busy", "true");
  const what = { act: "configure", set };
  const key = newKey();
  const seen = Number(document.body.dataset.seq) || undefined;
  const answer = await withCautions((accepts) => act(what, { accepts, key, seen }), { control, what, verb: control.textContent.trim() });
  control.removeAttribute("aria-busy");
  if (!answer.ok) return refused(answer, control);
  toast.saved(word("saved"), answer.seq);
  location.reload();
}

// ---- Tie-breaks ------------------------------------------------------------------------------------------

function breaks() {
  const list = document.getElementById("breaks");
  const field = document.getElementById("s-breaks");
  if (!list || !field) return;
  const words = JSON.parse(document.getElementById("break-words")?.textContent ?? "{}");
  const codes = () => field.value.split(/[,;]/).map((code) => code.trim()).filter(Boolean);
  const put = (all) => {
    field.value = all.join(", ");
    touched(field.form);
    show();
  };
  const move = (from, to) => {
    const all = codes();
    if (to < 0 || to >= all.length) return;
    all.splice(to, 0, ...all.splice(from, 1));
    put(all);
    list.children[to]?.querySelector("button")?.focus();
  };
  const button = (text, label, act) => make("button", { type: "button", class: "button small", "aria-label": label, title: label, onclick: act }, text);
  function show() {
    list.replaceChildren(...codes().map((code, place) => make("li", {}, make("b", {}, code), make("span", {}, words[code] ?? ""),
      button("↑", word("move_up"), () => move(place, place - 1)),
      button("↓", word("move_down"), () => move(place, place + 1)),
      button("✕", word("remove"), () => put(codes().filter((_, at) => at !== place))))));
  }
  field.addEventListener("input", show);
  document.querySelector("[data-add-break]")?.addEventListener("click", () => {
    const code = document.getElementById("more-breaks").value;
    if (!codes().includes(code)) put([...codes(), code]);
  });
  const rules = document.getElementById("s-rules");
  document.querySelectorAll("[data-preset]").forEach((preset) => preset.addEventListener("click", () => {
    if (rules) rules.value = preset.dataset.rules ?? "";
    put([preset.dataset.preset]);
  }));
  show();
}

// ---- Pairs that must not meet --------------------------------------------------------------------------------

let sets = [];

function prohibited() {
  const list = document.getElementById("sets");
  const chooser = document.getElementById("x-players");
  if (!list || !chooser) return;
  sets = JSON.parse(list.dataset.sets || "[]");
  const names = new Map([...chooser.options].map((option) => [Number(option.value), option.textContent]));
  const show = (isNew) => {
    list.replaceChildren(...sets.map((it, place) => {
      const facts = [word("rounds_span", it), it.soft ? word("soft") : "", it.reason].filter(Boolean).join(" · ");
      const remove = () => (sets.splice(place, 1), show(true));
      return make("li", {}, make("span", {}, it.members.map((id) => names.get(id) ?? id).join(" – ")), make("span", { class: "muted" }, facts),
        make("button", { type: "button", class: "button small", onclick: remove }, word("remove")));
    }));
    document.getElementById("unsaved").textContent = isNew ? word("not_saved_yet") : "";
    if (isNew) touched(chooser.form);
  };
  const value = (id) => document.getElementById(id).value.trim();
  const made = (members) => {
    const it = { members, first: Number(value("x-first")) || 1, last: Number(value("x-last")) || 99 };
    if (document.getElementById("x-soft").checked) it.soft = true;
    if (value("x-reason")) it.reason = value("x-reason");
    return it;
  };
  document.querySelector("[data-add-set]")?.addEventListener("click", (event) => {
    const members = [...chooser.selectedOptions].map((option) => Number(option.value));
    if (members.length < 2) return refused({ message: word("two_needed") }, event.currentTarget);
    sets.push(made(members));
    chooser.selectedIndex = -1;
    show(true);
  });
  document.querySelector("[data-add-clubs]")?.addEventListener("click", () => {
    const clubs = Map.groupBy ? Map.groupBy(chooser.options, (option) => option.dataset.club) : grouped([...chooser.options]);
    for (const [club, members] of clubs) {
      if (club && members.length > 1) sets.push({ ...made(members.map((option) => Number(option.value))), reason: club });
    }
    show(true);
  });
  show(false);
}

function grouped(options) {
  const clubs = new Map();
  for (const option of options) clubs.set(option.dataset.club, [...(clubs.get(option.dataset.club) ?? []), option]);
  return clubs;
}
