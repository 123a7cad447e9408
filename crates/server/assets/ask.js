// Warnings. They cannot be switched off; how loud each is, the desk decides:
//   acknowledge    an amber strip at the control, one button
//   confirm        a dialog, focus on Cancel, the button is the verb
//   confirm_twice  the consequences, then the sentence of the report; Enter does nothing
// and an objection is a red strip with a way back.

import { preview, tournament } from "./api.js";
import { difference } from "./difference.js";
import { make, word } from "./words.js";

const TIMES = { acknowledge: 1, confirm: 1, confirm_twice: 2 };

/// Sends until nothing is left to accept. `send(accepts)` must use the same key each time.
/// A refusal by the person is `{ok: false, error: "cancelled"}`.
export async function withCautions(send, about) {
  const accepts = {};
  for (;;) {
    const answer = await send(accepts);
    if (answer.error !== "cautions") return answer;
    if (!(await accepted(answer.cautions, { ...about, accepts }))) return { ok: false, error: "cancelled" };
    for (const { key, level } of answer.cautions) accepts[key] = TIMES[level] ?? 1;
  }
}

/// The loudest of them decides how all are asked: one question for one act.
export function accepted(cautions, about) {
  const levels = new Set(cautions.map(({ level }) => level));
  if (levels.has("confirm_twice")) return twice(cautions, about);
  if (levels.has("confirm")) return once(cautions, about);
  return (about.acknowledge ?? acknowledge)(cautions, about);
}

const sentences = (cautions) => cautions.map(({ message }) => make("p", {}, message));

// ---- Level 2 ------------------------------------------------------------------------------------

function acknowledge(cautions, { control }) {
  return new Promise((decide) => {
    const strip = floating("warn", control, ...sentences(cautions));
    const end = (yes) => {
      strip.remove();
      control?.focus?.({ preventScroll: true });
      decide(yes);
    };
    const yes = make("button", { type: "button", class: "button", onclick: () => end(true) }, word("understood"));
    const no = make("button", { type: "button", class: "link", onclick: () => end(false) }, word("cancel"));
    strip.append(yes, no);
    strip.addEventListener("keydown", (event) => event.key === "Escape" && end(false));
    yes.focus({ preventScroll: true });
  });
}

/// A strip beside its control. It floats: a warning must not push the page.
function floating(kind, control, ...content) {
  const strip = make("div", { class: `strip ${kind} floating`, role: "alertdialog", "aria-label": word("warning") }, ...content);
  document.body.append(strip);
  const box = control?.getBoundingClientRect?.() ?? { left: 16, bottom: innerHeight / 3, top: innerHeight / 3 };
  const below = box.bottom + 8 + strip.offsetHeight < innerHeight;
  const top = below ? box.bottom + 8 : Math.max(56, box.top - strip.offsetHeight - 8);
  strip.style.top = `${top}px`;
  strip.style.left = `${Math.max(16, Math.min(box.left, innerWidth - strip.offsetWidth - 16))}px`;
  return strip;
}

// ---- Level 3 ------------------------------------------------------------------------------------

function once(cautions, { verb }) {
  return open((decide) => {
    const cancel = make("button", { type: "button", class: "button", autofocus: true, onclick: () => decide(false) }, word("cancel"));
    const go = make("button", { type: "button", class: "button primary", onclick: () => decide(true) }, verb ?? word("go_on"));
    return [
      make("h2", {}, word("please_confirm")),
      ...sentences(cautions),
      make("p", { class: "muted" }, word("in_the_journal")),
      make("div", { class: "choices" }, cancel, go),
    ];
  });
}

/// A dialog that is removed when it is settled; Escape and a lost dialog mean no.
function open(content) {
  return new Promise((done) => {
    const dialog = make("dialog");
    const decide = (yes) => {
      dialog.close();
      dialog.remove();
      done(yes);
    };
    dialog.append(...content(decide, dialog));
    const heading = dialog.querySelector("h2");
    heading.id = "question";
    dialog.setAttribute("aria-labelledby", "question");
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      decide(false);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

// ---- Level 4 ------------------------------------------------------------------------------------

async function twice(cautions, about) {
  const shown = about.what ? await preview(about.what, about.accepts) : {};
  const changes = await difference(shown.difference);
  const first = await open((decide, dialog) => {
    enterDoesNothing(dialog);
    const cancel = make("button", { type: "button", class: "button", autofocus: true, onclick: () => decide(false) }, word("cancel"));
    const on = make("button", { type: "button", class: "button", onclick: () => decide(true) }, word("to_the_report"));
    return [
      make("h2", {}, word("what_it_changes")),
      ...sentences(cautions),
      changes,
      make("div", { class: "choices" }, cancel, on),
    ];
  });
  if (!first) return false;
  return open((decide, dialog) => {
    enterDoesNothing(dialog);
    const cancel = make("button", { type: "button", class: "button", autofocus: true, onclick: () => decide(false) }, word("cancel"));
    const go = make("button", { type: "button", class: "button stop", onclick: () => decide(true) }, about.verb ?? word("go_on"));
    return [
      make("h2", {}, word("report_will_say")),
      ...cautions.map((caution) => make("p", { class: "sentence" }, `### ${caution.report ?? caution.message}`)),
      make("div", { class: "choices elsewhere" }, cancel, go),
    ];
  });
}

function enterDoesNothing(dialog) {
  dialog.addEventListener("keydown", (event) => event.key === "Enter" && event.preventDefault());
}

// ---- Level 5, and everything else that was not done ------------------------------------------------

/// Says why an act was not done, beside its control. Nothing to say if the person himself stopped.
export function refused(answer, control) {
  if (answer.ok || answer.error === "cancelled") return;
  document.querySelectorAll(".strip.floating.stop").forEach((old) => old.remove());
  const strip = floating("stop", control, make("p", {}, answer.message || word("not_done")));
  const back = () => {
    strip.remove();
    control?.focus?.({ preventScroll: true });
  };
  const button = make("button", { type: "button", class: "button", onclick: back }, word("back"));
  strip.append(button);
  if (answer.error === "conflict") strip.append(make("button", { type: "button", class: "button", onclick: () => location.reload() }, word("show_newest")));
  if (answer.code === "fide_mode") strip.append(make("a", { class: "small", href: `/t/${tournament}/settings#leave-fide` }, word("leave_fide_mode")));
  if (answer.code === "no_pairing") strip.append(make("a", { class: "button", href: `/t/${tournament}/round/${Number(document.body.dataset.round || 0) + 1}` }, word("why_no_pairing")));
  if (answer.code === "ratings_missing") strip.append(make("ul", { class: "cards" }, ...answer.cards.map(card)));
  strip.addEventListener("keydown", (event) => event.key === "Escape" && back());
  button.focus({ preventScroll: true });
}

/// The way to where an estimate is entered.
const card = ({ id, name }) => make("li", {}, make("a", { href: `/t/${tournament}/players/${id}#estimate` }, name));
