// Keys of every page. Single letters work only outside fields and can be switched off. A page adds
// its own by `data-key="h"` on the button or link that it presses; `?` lists them all.

import { tournament } from "./api.js";
import { say, undo } from "./toast.js";
import { make, word } from "./words.js";

const LETTERS_OFF = "ronde.letters";
/// How long G waits for its second letter.
const GO_PATIENCE = 1500;
let going = 0;

export function start() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return void press(event, "Control+Enter");
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return void leave();
    if (isField(event.target) || document.querySelector("dialog[open]")) return;
    if (lettersOff() && /^[a-z[\]/]$/i.test(event.key)) return;
    const handled = isGoing() ? go(event.key.toLowerCase()) : general(event);
    if (handled) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-keys]")) help();
    // A link leads to a paper of its own; a button prints the page itself.
    else if (event.target.closest('button[type="button"][data-print]')) window.print();
  });
}

/// Whether typing there makes text.
export function isField(element) {
  if (!(element instanceof Element)) return false;
  if (element.isContentEditable || element.matches("textarea, select")) return true;
  return element.matches("input") && !element.matches('[type="checkbox"], [type="radio"], [type="button"], [type="submit"]');
}

/// Whether G was pressed and waits for its second letter, which is then no one else's.
export const isGoing = () => Date.now() < going;

export function lettersOff() {
  try {
    return localStorage.getItem(LETTERS_OFF) === "off";
  } catch {
    return false;
  }
}

function press(event, key) {
  const target = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  // The next step is not done by one letter: N goes there first. What asks before it does anything may.
  if (!target || (target.closest(".next") && !("asks" in target.dataset))) return false;
  event.preventDefault();
  target.click();
  return true;
}

function leave() {
  if (isField(document.activeElement)) document.activeElement.blur();
  document.querySelectorAll("details[open]").forEach((details) => details.removeAttribute("open"));
}

function general(event) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key.length === 1 && press(event, key)) return true;
  switch (key) {
    case "/": return focus("[data-find], #find");
    case "n": return nextStep();
    case "u": return undo(), true;
    case "p": return print();
    case "w": return why();
    case "[": return click('a[rel="prev"]');
    case "]": return click('a[rel="next"]');
    case "t": return focus("[data-tournaments]");
    case "g": return (going = Date.now() + GO_PATIENCE), true;
    case "?": return help(), true;
    default: return false;
  }
}

const click = (selector) => act(selector, (element) => element.click());
const focus = (selector) => act(selector, (element) => (element.focus(), element.select?.()));

function act(selector, what) {
  const element = document.querySelector(selector);
  if (element) what(element);
  return Boolean(element);
}

/// N goes to the next step, and a second key does it: no letter alone publishes a round.
function nextStep() {
  const button = document.querySelector(".next .button.primary");
  if (!button) return false;
  if (button.disabled || button.getAttribute("aria-disabled") === "true") {
    say(document.querySelector(".next .why-not")?.textContent ?? word("not_yet"));
  } else if (document.activeElement === button) button.click();
  else button.focus();
  return true;
}

function print() {
  if (!click("[data-print]")) window.print();
  return true;
}

function why() {
  const here = document.activeElement?.closest("tr, li, article")?.querySelector("a[data-why]");
  const link = here ?? document.querySelector("a[data-why]");
  link?.click();
  return Boolean(link);
}

function go(letter) {
  going = 0;
  const link = document.querySelector(`[data-go="${CSS.escape(letter)}"]`);
  if (link) return link.click(), true;
  const round = document.body.dataset.round;
  const paths = { o: "", p: "/players", s: "/standings", j: "/journal", r: round && `/round/${round}`, e: round && `/round/${round}/results` };
  if (!tournament || paths[letter] === undefined) return false;
  location.assign(`/t/${tournament}${paths[letter]}`);
  return true;
}

// ---- What the keys are ------------------------------------------------------------------------------

const GENERAL = [
  ["/", "key_find"], ["N", "key_next"], ["U", "key_undo"], ["P", "key_print"], ["W", "key_why"],
  ["[ ]", "key_round"], ["T", "key_tournament"], ["G O P R E S J", "key_go"], ["?", "key_help"], ["Esc", "key_leave"],
];

export function help() {
  const own = [...document.querySelectorAll("[data-key]")].map((element) => [shown(element.dataset.key), element.dataset.keyLabel ?? label(element)]);
  const page = JSON.parse(document.getElementById("page-keys")?.textContent ?? "[]");
  const rows = [...own, ...page].concat(tournament ? GENERAL.map(([key, name]) => [key, word(name)]) : []);
  const list = make("dl", { class: "keys" });
  rows.forEach(([key, text]) => list.append(make("dt", {}, ...key.split(" ").flatMap((one) => [make("kbd", {}, one), " "])), make("dd", {}, text)));
  const letters = make("input", { type: "checkbox", id: "letters", checked: !lettersOff() });
  letters.addEventListener("change", () => localStorage.setItem(LETTERS_OFF, letters.checked ? "on" : "off"));
  const close = make("button", { class: "button", type: "button", autofocus: true }, word("close"));
  const dialog = make("dialog", { "aria-labelledby": "keys-title" },
    make("h2", { id: "keys-title" }, word("keys_title")), list,
    make("p", { class: "field row" }, letters, make("label", { for: "letters" }, word("letters_on"))),
    make("div", { class: "choices" }, close));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const shown = (key) => (key === "Control+Enter" ? "Ctrl Enter" : key.toUpperCase());

function label(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll("kbd").forEach((kbd) => kbd.remove());
  return copy.textContent.trim() || element.getAttribute("aria-label") || "";
}
