// The list of players and the cards: find, filter, order; the rating lists searched while a name is
// typed; data amended, byes pressed, points given by decision.

import { act, newKey, tournament } from "./api.js";
import { refused, withCautions } from "./ask.js";
import * as toast from "./toast.js";
import { fold, locale, make, word } from "./words.js";

const REST = 60;

export function start() {
  list();
  lookUp();
  bring();
  document.querySelectorAll("form[data-amend]").forEach(amend);
  document.querySelectorAll("[data-convert]").forEach(convert);
  document.querySelectorAll("form[data-points]").forEach(decide);
  document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-open]");
    if (opener) openPart(opener.dataset.open);
    const bye = event.target.closest("button[data-bye]");
    if (bye) press(bye);
  });
  if (location.hash === "#add") openPart("add");
  document.addEventListener("ronde:changed", showAll);
}

/// What one has entered oneself is shown at once, and the next can be entered.
function showAll(event) {
  if (!document.querySelector("table.players")) return;
  event.stopImmediatePropagation();
  history.replaceState(null, "", document.getElementById("add")?.open ? "#add" : location.pathname + location.search);
  location.reload();
}

function openPart(id) {
  const part = document.getElementById(id);
  if (!part) return;
  part.open = true;
  part.scrollIntoView({ block: "nearest" });
  (part.querySelector("[data-look]:not([disabled]), #e-name") ?? part).focus();
}

// ---- The list -----------------------------------------------------------------------------------------

function list() {
  const table = document.querySelector("table.players");
  if (!table) return;
  const box = document.querySelector("[data-find]");
  const filter = document.querySelector("[data-filter]");
  const show = () => narrow(table, fold(box.value), filter.value);
  box.addEventListener("input", show);
  filter.addEventListener("change", show);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    table.querySelector("tr[data-player]:not([hidden]) a")?.click();
  });
  table.addEventListener("click", (event) => {
    const head = event.target.closest("[data-sort]");
    if (head) order(table, head);
  });
  document.addEventListener("ronde:fresh", () => setTimeout(show, 0));
}

function narrow(table, query, kinds) {
  for (const row of table.querySelectorAll("tr[data-player]")) {
    row.dataset.text ??= fold([...row.cells].map((cell) => cell.textContent).join(" "));
    const fits = !query || query.split(/\s+/).every((part) => row.dataset.text.includes(part));
    const kind = kinds === "unrated" ? !/^[0-9]/.test(row.cells[2].textContent.trim()) : !kinds || kinds.split(" ").includes(row.dataset.kind);
    row.hidden = !fits || !kind;
  }
}

const COLUMNS = { number: 0, name: 1, rating: 2, federation: 3, club: 4 };

/// Numbers by value, names as the reader's language orders them; a second press turns it round.
function order(table, head) {
  const column = COLUMNS[head.dataset.sort];
  const cell = head.closest("th");
  const down = cell.getAttribute("aria-sort") === "ascending" || (head.dataset.sort === "rating" && !cell.hasAttribute("aria-sort"));
  table.querySelectorAll("th[aria-sort]").forEach((other) => other.removeAttribute("aria-sort"));
  cell.setAttribute("aria-sort", down ? "descending" : "ascending");
  const collator = new Intl.Collator(locale, { numeric: true, ignorePunctuation: true });
  const rows = [...table.querySelectorAll("tr[data-player]")].map((row) => [row.cells[column].textContent.trim().replace(/^~/, ""), row]);
  rows.sort(([one], [other]) => (one === "") - (other === "") || (down ? -1 : 1) * collator.compare(one, other));
  const bodies = [...table.tBodies];
  const size = Math.ceil(rows.length / Math.max(1, bodies.length));
  rows.forEach(([, row], place) => bodies[Math.floor(place / size)].append(row));
}

// ---- The rating lists ------------------------------------------------------------------------------------

function lookUp() {
  const box = document.querySelector("[data-look]");
  const place = document.getElementById("found");
  if (!box || !place) return;
  let timer;
  let asked = 0;
  const search = async () => {
    const query = box.value.trim();
    asked += 1;
    const mine = asked;
    if (query.length < 2) return void place.replaceChildren();
    const answer = await fetch(`/api/t/${tournament}/lists/search?limit=8&q=${encodeURIComponent(query)}`).then((it) => it.json()).catch(() => null);
    if (mine !== asked || !answer) return;
    const people = answer.players ?? [];
    place.replaceChildren(...(people.length > 0 ? people.map(person) : [make("li", { class: "muted" }, word("nobody_in_lists"))]));
  };
  box.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(search, REST);
  });
  box.addEventListener("keydown", (event) => {
    const buttons = [...place.querySelectorAll("button[data-add]")];
    if (event.key === "Enter") {
      event.preventDefault();
      buttons[0]?.click();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      buttons[0]?.focus();
    }
  });
}

/// Somebody of a list: one press enters him, another puts his data into the form beside it.
function person(found) {
  const about = [found.title, found.name].filter(Boolean).join(" ");
  const facts = [found.rating ?? word("no_rating"), found.federation, found.birth, found.club, found.fide_id].filter(Boolean).join(" · ");
  const add = make("button", { type: "button", class: "button small", "data-add": true, onclick: () => enter(found, add) }, word("add"));
  const fill = make("button", { type: "button", class: "button small", onclick: () => intoForm(found) }, word("look_over"));
  return make("li", {}, make("span", {}, make("b", {}, about), " ", make("span", { class: "muted" }, facts)), add, fill);
}

export function entrant(found) {
  const wanted = {};
  for (const field of ["name", "title", "sex", "rating", "federation", "fide_id", "national_id", "national_rating", "birth", "club"]) {
    if (found[field]) wanted[field] = found[field];
  }
  return wanted;
}

export async function register(found, control, from) {
  const what = { act: "register", first: 0, players: [entrant(found)], from };
  const key = newKey();
  const answer = await withCautions((accepts) => act(what, { accepts, key }), { control, what, verb: word("add") });
  if (answer.ok) toast.saved(word("added", { name: found.name }), answer.seq);
  else refused(answer, control);
  return answer.ok;
}

async function enter(found, control) {
  const from = Number(document.getElementById("e-from")?.value ?? 1);
  if (!(await register(found, control, from))) return;
  const box = document.querySelector("[data-look]");
  box.value = "";
  document.getElementById("found").replaceChildren();
  document.dispatchEvent(new CustomEvent("ronde:changed", { detail: {} }));
  box.focus();
}

function intoForm(found) {
  const form = document.getElementById("by-hand");
  for (const [name, value] of Object.entries(entrant(found))) {
    if (form.elements[name]) form.elements[name].value = value;
  }
  form.elements.name.focus();
}

/// A list is sent as it is, and the page asks how far its import is.
function bring() {
  const form = document.querySelector("form[data-bring]");
  if (!form) return;
  const said = document.getElementById("brought");
  const bar = document.getElementById("bringing");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const [file] = form.elements.file.files;
    const button = form.querySelector("button");
    if (!file || button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    said.textContent = word("list_sending");
    bar.hidden = false;
    bar.removeAttribute("value");
    const query = new URLSearchParams({ source: form.elements.source.value.trim() });
    const response = await fetch(`/api/lists?${query}`, { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } }).catch(() => null);
    const answer = await response?.json().catch(() => ({}));
    if (!response?.ok) end(answer?.message ?? word("not_connected_short"));
    else await follow();
    button.removeAttribute("aria-busy");
  });
  const end = (text) => {
    bar.hidden = true;
    said.textContent = text;
  };
  const follow = async () => {
    for (;;) {
      const now = await fetch("/api/lists/progress").then((it) => it.json()).catch(() => ({}));
      if (now.state === "failed") return end(now.message);
      if (now.state === "done") {
        end(word("list_done", { n: now.players.toLocaleString(locale) }));
        setTimeout(() => location.reload(), 900);
        return;
      }
      if (now.state === "reading") bar.value = (100 * now.done) / Math.max(1, now.of);
      else bar.removeAttribute("value");
      said.textContent = now.state === "indexing" ? word("list_indexing", { n: now.players.toLocaleString(locale) }) : word("list_reading");
      await new Promise((rest) => setTimeout(rest, 300));
    }
  };
}

// ---- A card -------------------------------------------------------------------------------------------------

const NULL_WHEN_EMPTY = new Set(["title", "sex", "rating", "national_rating"]);

/// Only what was changed is sent: whoever mends a club does not touch the starting list.
function amend(form) {
  const before = new Map(new FormData(form));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = event.submitter ?? form.querySelector("button");
    const set = [];
    for (const [name, value] of new FormData(form)) {
      const text = value.trim();
      if (text === before.get(name) || ESTIMATE.includes(name)) continue;
      const empty = NULL_WHEN_EMPTY.has(name) && text === "";
      set.push({ [name]: empty ? null : name.endsWith("rating") ? Number.parseInt(text, 10) : text });
    }
    if (ESTIMATE.some((name) => form.elements[name] && form.elements[name].value.trim() !== before.get(name))) set.push({ estimate: estimate(form) });
    if (set.length === 0) return toast.say(word("nothing_changed"));
    await perform({ act: "amend", player: Number(form.dataset.amend), set }, button);
  });
}

/// An estimate and its source are one thing.
const ESTIMATE = ["estimate", "source"];

function estimate(form) {
  const rating = Number.parseInt(form.elements.estimate.value, 10);
  return Number.isNaN(rating) ? null : { rating, source: form.elements.source.value.trim() };
}

/// A value of another scale becomes the estimate, and says where it comes from. The numbers of the scale
/// are the server's.
function convert(place) {
  const [scale, value] = [place.querySelector("select"), place.querySelector("input")];
  const form = place.closest("form");
  place.addEventListener("input", () => {
    if (!/^[0-9]{1,3}$/.test(value.value.trim())) return;
    const { atZero, perPoint } = scale.selectedOptions[0].dataset;
    form.elements.estimate.value = Number(atZero) + Number(perPoint) * Number(value.value);
    form.elements.source.value = `${scale.value} ${Number(value.value)}`;
  });
}

function decide(form) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const tenths = Math.round(Number(form.elements.points.value.replace(",", ".").replace("−", "-").replace("½", ".5")) * 10);
    const round = form.elements.round.value ? Number(form.elements.round.value) : null;
    if (!Number.isFinite(tenths) || tenths === 0) return form.elements.points.setAttribute("aria-invalid", "true");
    await perform({ act: "adjust_points", player: Number(form.dataset.points), tenths, round, reason: form.elements.reason.value }, event.submitter);
  });
}

/// Half a point, nothing, none: each press is an act.
async function press(button) {
  const next = { "": "H", "½": "Z", 0: "", 1: "" }[button.dataset.bye];
  const place = { player: Number(button.dataset.player), round: Number(button.dataset.round) };
  const what = next ? { act: "request_bye", ...place, bye: next } : { act: "cancel_bye", ...place };
  await perform(what, button);
}

async function perform(what, control) {
  if (control.getAttribute("aria-busy")) return;
  control.setAttribute("aria-busy", "true");
  const key = newKey();
  const seen = Number(document.body.dataset.seq) || undefined;
  const answer = await withCautions((accepts) => act(what, { accepts, key, seen }), { control, what, verb: control.dataset.verb ?? word("go_on") });
  control.removeAttribute("aria-busy");
  if (!answer.ok) return refused(answer, control);
  toast.saved(word("saved"), answer.seq);
  document.dispatchEvent(new CustomEvent("ronde:changed", { detail: { seq: answer.seq } }));
}
