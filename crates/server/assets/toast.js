// The last act and its undo, bottom left, without a timer: it stays until the next act replaces it,
// also over a change of page, so that U always means what the eye sees.

import { act, newKey, tournament } from "./api.js";
import { refused, withCautions } from "./ask.js";
import { make, word } from "./words.js";

const STORE = `ronde.last.${tournament}`;
const place = () => document.getElementById("toast");
let last = null;

/// Something was done and is durable. `seq` is the act that Undo takes back.
export function saved(text, seq, detail = {}) {
  last = { text, seq, ...detail };
  remember();
  show(last);
}

/// Something to be known that nobody can undo.
export function say(text) {
  last = null;
  remember();
  show({ text });
}

/// An act on its way: said at once, with the mark of what is not on disk yet. Undo waits for it.
export function sending(text, pending) {
  last = { text: `${text} ◌`, pending, before: last };
  show(last);
}

/// Its answer. An act that was made since keeps its place.
export function sent(text, pending, answer) {
  if (last?.pending !== pending) return;
  if (answer.ok) saved(`${text} ✓`, answer.seq);
  else {
    // What was refused is nothing to undo; the act before it still is.
    last = last.before ?? null;
    if (last) show(last);
    else place()?.replaceChildren();
  }
}

/// What the toast of an earlier page said.
export function restore() {
  try {
    last = JSON.parse(sessionStorage.getItem(STORE));
  } catch {
    last = null;
  }
  if (last) show(last);
}

function remember() {
  try {
    if (last) sessionStorage.setItem(STORE, JSON.stringify({ text: last.text, seq: last.seq, of: last.of, isUndo: last.isUndo }));
    else sessionStorage.removeItem(STORE);
  } catch {
    // A browser without a store forgets the toast at the next page; Undo is in the journal as well.
  }
}

function show({ text, seq, pending }) {
  const toast = place();
  if (!toast) return;
  const undoable = seq !== undefined || pending;
  const button = make("button", { type: "button", class: "button small", onclick: () => undo() }, word("undo"), " ", make("kbd", {}, "U"));
  toast.replaceChildren(make("span", {}, text), ...(undoable ? [button] : []));
}

/// Takes back the act of the toast. Undoing an undo does it again, so the toast offers that next.
export async function undo() {
  const target = last;
  if (!target) return say(word("nothing_to_undo"));
  const answered = target.pending ? await target.pending : target;
  const of = answered?.seq;
  if (of === undefined) return undefined;
  const key = newKey();
  const what = { act: "undo", of };
  const answer = await withCautions((accepts) => act(what, { accepts, key, lane: target.lane }), { control: place(), what, verb: word("undo") });
  if (!answer.ok) return refused(answer, place());
  const name = target.of ?? target.text;
  saved(word(target.isUndo ? "redone" : "undone", { what: name }), answer.seq, { of: name, isUndo: !target.isUndo });
  const detail = { of, seq: answer.seq };
  const handled = !document.dispatchEvent(new CustomEvent("ronde:undone", { detail, cancelable: true }));
  if (!handled) document.dispatchEvent(new CustomEvent("ronde:changed", { detail }));
  return answer;
}
