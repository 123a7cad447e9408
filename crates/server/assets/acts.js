// Forms and buttons that are acts. The page says which:
//
//   <form data-act='{"act":"withdraw","player":12,"after":"$after:int"}' data-said="Egli is out.">
//   <button data-act='{"act":"publish","round":5}' data-then="/t/open/round/5">
//   <button data-pair data-then="/t/open/round/6">
//
// "$after" is the field named `after`; `:int` makes it a number, `:bool` a yes or no, `:list` all
// that are ticked, `:ints` those as numbers, `:optional` null when it is empty.
// `data-then` is where to go; without it the page is shown anew. A form with `data-preview` shows
// what it would change in its `.changes` while it is filled in; one with `data-again` is empty again
// afterwards and has the focus, because the next one follows.

import { act, newKey, pair, preview } from "./api.js";
import { refused, withCautions } from "./ask.js";
import { difference } from "./difference.js";
import { saved } from "./toast.js";
import { word } from "./words.js";

/// A key belongs to one wish. A second click on the same button is the same wish.
const busy = new WeakSet();

export function start() {
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("form[data-act]")) return;
    event.preventDefault();
    const button = event.submitter ?? event.target.querySelector("button");
    perform(event.target, button);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-act], button[data-pair], button[data-pair-again]");
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    event.preventDefault();
    perform(button, button);
  });
  document.querySelectorAll("form[data-preview]").forEach(showDifference);
}

async function perform(element, control) {
  if (busy.has(element)) return;
  busy.add(element);
  control.setAttribute("aria-busy", "true");
  try {
    const answer = await order(element, control);
    if (answer.ok) done(element, control, answer);
    else refused(answer, control);
  } finally {
    busy.delete(element);
    control.removeAttribute("aria-busy");
  }
}

function order(element, control) {
  if ("pairAgain" in element.dataset) return pairAgain(Number(element.dataset.pairAgain), control);
  return "pair" in element.dataset ? pairNext(control) : send(element, control);
}

/// A draft that is out of date is thrown away, and the round is paired anew.
async function pairAgain(round, control) {
  const what = { act: "unpair", round };
  const key = newKey();
  const seen = Number(document.body.dataset.seq) || undefined;
  const gone = await withCautions((accepts) => act(what, { accepts, key, seen }), { control, what, verb: verbOf(control) });
  return gone.ok ? pairNext(control) : gone;
}

/// What a button says, without the keys that stand on it.
const verbOf = (control) => control.dataset.verb ?? [...control.childNodes].filter((node) => !node.matches?.("kbd, svg")).map((node) => node.textContent).join("").trim();

function send(element, control) {
  const key = newKey();
  const what = filled(JSON.parse(element.dataset.act), element);
  const seen = Number(element.dataset.seen ?? document.body.dataset.seq) || undefined;
  return withCautions((accepts) => act(what, { accepts, key, seen }), { control, what, verb: verbOf(control) });
}

/// Games without a result, and absences that nobody has decided about, are asked before.
function pairNext(control) {
  const key = newKey();
  return withCautions((accepts) => pair({ accepts, key }), { control, verb: verbOf(control) });
}

function done(element, control, answer) {
  saved(element.dataset.said ?? word("done_what", { what: verbOf(control) }), answer.seq);
  const { then } = element.dataset;
  if ("again" in element.dataset) {
    element.reset();
    element.querySelector("input, select, textarea")?.focus();
  }
  if (then) location.assign(then);
  else document.dispatchEvent(new CustomEvent("ronde:changed", { detail: { seq: answer.seq } }));
}

// ---- Templates -------------------------------------------------------------------------------------

/// The template with the form's values in it. Only whole texts are replaced, so that nothing typed
/// can become anything but a value.
export function filled(template, form) {
  if (Array.isArray(template)) return template.map((item) => filled(item, form));
  if (template && typeof template === "object") {
    return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, filled(value, form)]));
  }
  if (typeof template !== "string" || !template.startsWith("$")) return template;
  const [name, ...kinds] = template.slice(1).split(":");
  return value(form, name, new Set(kinds));
}

function value(form, name, kinds) {
  const data = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
  if (kinds.has("bool")) return data.has(name);
  if (kinds.has("list")) return data.getAll(name);
  if (kinds.has("ints")) return data.getAll(name).map(Number);
  const text = String(data.get(name) ?? "").trim();
  if (kinds.has("optional") && text === "") return null;
  return kinds.has("int") ? Number.parseInt(text, 10) : text;
}

// ---- What it would change ---------------------------------------------------------------------------

function showDifference(form) {
  const place = form.querySelector(".changes");
  if (!place) return;
  let timer;
  let asked = 0;
  const refresh = async () => {
    asked += 1;
    const mine = asked;
    // A form that is not filled in has nothing to show yet.
    if (!form.checkValidity()) return void (place.replaceChildren(), offer(form, false));
    const answer = await preview(filled(JSON.parse(form.dataset.act), form));
    if (mine !== asked) return;
    offer(form, true);
    place.replaceChildren(answer.ok ? await difference(answer.difference) : document.createTextNode(answer.message ?? word("not_connected_short")));
  };
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, 150);
  });
  refresh();
}

/// Where the difference comes first, the button waits for it.
function offer(form, seen) {
  const button = form.querySelector("[data-after-preview]");
  if (!button) return;
  button.disabled = !seen;
  button.classList.toggle("primary", seen);
}
