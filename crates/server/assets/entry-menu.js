// Every result that a board can have, in one place: for a mouse, for a finger, and for whoever does not know
// the keys. It stands beside the cell that was clicked, and at the foot of a telephone.

import { resultOf } from "./entry-keys.js";
import { make, resultText, word } from "./words.js";

/// What is chosen to take a result away.
export const CLEAR = "clear";

/// Left what White has of it, right what Black has, between them what both share.
const ROWS = [
  ["", ["1-0", "1/2-1/2", "0-1"]],
  ["pick_forfeit", ["1-0f", "0-0f", "0-1f"]],
  ["pick_unrated", ["1-0u", "1/2-1/2u", "0-1u"]],
  ["pick_rare", ["1/2-0", "0-0", "0-1/2"]],
];
const COLUMNS = 3;

/// Asks for the result of a board. `about`: the `title`, the surnames of the two (`names`), the `result` that it
/// has (empty if none, or if it must not be seen), whether it may be cleared (`clears`), and what it stands
/// `beside`. Resolves to a result, to `CLEAR`, or to nothing if it was left.
export function pickResult(about) {
  return new Promise((done) => {
    const dialog = make("dialog", { class: "pick", "aria-labelledby": "pick-title", tabindex: "-1" });
    const decide = (choice) => {
      if (!dialog.isConnected) return;
      dialog.close();
      dialog.remove();
      done(choice);
    };
    dialog.append(...content(about, decide));
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      decide(undefined);
    });
    dialog.addEventListener("click", (event) => isOutside(dialog, event) && decide(undefined));
    dialog.addEventListener("keydown", (event) => pressed(dialog, event, about, decide));
    document.body.append(dialog);
    dialog.showModal();
    // No button has the focus at first, so that an Enter too many chooses nothing.
    dialog.focus();
    place(dialog, about.beside);
  });
}

function content(about, decide) {
  const [white, black] = about.names;
  const title = make("h2", { id: "pick-title" }, about.title);
  const sides = make("p", { class: "sides" }, make("span", {}, make("i", { class: "white" }), white), make("span", {}, make("i", { class: "black" }), black));
  const choice = (result, text) => make("button", {
    type: "button", class: "button", "data-pick": result, "aria-pressed": String(about.result === result), onclick: () => decide(result),
  }, text);
  const clear = make("button", { type: "button", class: "button", "data-pick": CLEAR, disabled: !about.clears, onclick: () => decide(CLEAR) }, word("pick_clear"));
  const cancel = make("button", { type: "button", class: "button", "data-pick": "", onclick: () => decide(undefined) }, word("cancel"));
  const ends = make("div", { class: "row ends" }, choice("adj", word("pick_adjourned")), clear, cancel);
  return [title, sides, ...ROWS.flatMap((row) => results(row, choice)), ends];
}

function results([name, codes], choice) {
  const buttons = codes.map((code) => choice(code, resultText(code.replace(/u$/, ""))));
  const group = make("div", { class: name ? "row" : "row played", role: "group", "aria-label": word(name || "enter_anyway") }, ...buttons);
  return name ? [make("p", { class: "kind", "aria-hidden": "true" }, word(name)), group] : [group];
}

// ---- Where it stands --------------------------------------------------------------------------------------

/// Below what it belongs to, or above where there is no room. On a telephone the style sheet puts it at the foot.
function place(dialog, beside) {
  if (!beside || matchMedia("(max-width: 640px)").matches) return;
  const [box, edge] = [beside.getBoundingClientRect(), 8];
  const [width, height] = [dialog.offsetWidth, dialog.offsetHeight];
  const below = box.bottom + edge + height <= innerHeight;
  const top = below ? box.bottom + edge / 2 : Math.max(edge, Math.min(box.top - height - edge / 2, innerHeight - height - edge));
  const left = Math.max(edge, Math.min((box.left + box.right - width) / 2, innerWidth - width - edge));
  Object.assign(dialog.style, { margin: "0", top: `${top}px`, left: `${left}px` });
}

function isOutside(dialog, { target, clientX: x, clientY: y }) {
  const box = dialog.getBoundingClientRect();
  return target === dialog && (x < box.left || x > box.right || y < box.top || y > box.bottom);
}

// ---- Keys: those of the board go on, and arrows walk ----------------------------------------------------------

function pressed(dialog, event, about, decide) {
  const result = resultOf(event);
  if (result) decide(result);
  else if (event.key === "Delete" && about.clears) decide(CLEAR);
  else if (!walk(dialog, event.key)) return;
  event.preventDefault();
}

/// The first arrow goes to the result that the board has, else to the first of all.
function walk(dialog, key) {
  const buttons = [...dialog.querySelectorAll("button")];
  const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS, Home: -buttons.length, End: buttons.length };
  if (!(key in steps)) return false;
  const here = buttons.indexOf(document.activeElement);
  const first = buttons.find((button) => button.getAttribute("aria-pressed") === "true") ?? buttons[0];
  let there = Math.max(0, Math.min(buttons.length - 1, here + steps[key]));
  // There may be nothing to clear.
  if (buttons[there].disabled) there += steps[key] < 0 ? -1 : 1;
  (here < 0 ? first : buttons[there]).focus();
  return true;
}
