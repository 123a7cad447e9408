// The public page on a phone: find me, three tabs, my board; and the result as a player or a helper
// reports it. Buttons name the winner, so nobody confuses the sides.

import { act, newKey } from "./api.js";
import { refused, withCautions } from "./ask.js";
import { fold, make, resultShort, time, word } from "./words.js";

const { dataset } = document.body;
const ME = `ronde.me.${dataset.event ?? dataset.tournament ?? ""}`;

export function start() {
  tabs();
  findMe();
  report();
}

// ---- Tabs ---------------------------------------------------------------------------------------------------

function tabs() {
  const list = document.querySelector('[role="tablist"]');
  if (!list) return;
  const all = [...list.querySelectorAll('[role="tab"]')];
  const open = (tab) => {
    for (const one of all) {
      const on = one === tab;
      one.setAttribute("aria-selected", String(on));
      one.tabIndex = on ? 0 : -1;
      document.getElementById(one.getAttribute("aria-controls")).hidden = !on;
    }
  };
  list.addEventListener("click", (event) => event.target.closest('[role="tab"]') && open(event.target.closest('[role="tab"]')));
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    next.focus();
    open(next);
  });
  open(all.find((tab) => `#${tab.getAttribute("aria-controls")}` === location.hash) ?? all[0]);
}

// ---- Find me --------------------------------------------------------------------------------------------------

/// The box narrows every row with a name. Who I am is kept on this phone and nowhere else.
function findMe() {
  const box = document.querySelector("[data-find]");
  if (!box) return;
  const rows = () => [...document.querySelectorAll("[data-name]")];
  const narrow = () => {
    const query = fold(box.value);
    rows().forEach((row) => (row.hidden = query !== "" && !fold(row.dataset.name).includes(query)));
    const none = document.getElementById("nobody");
    if (none) none.hidden = rows().some((row) => !row.hidden);
  };
  box.addEventListener("input", narrow);
  document.addEventListener("ronde:fresh", () => setTimeout(narrow, 0));
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-me]");
    if (link) keep(link.dataset.me);
  });
  const mine = kept();
  const card = document.querySelector("[data-my-card]");
  // The first visit of the day goes straight to the own board.
  const link = mine && document.querySelector(`a[data-me="${CSS.escape(mine)}"]`);
  if (card && link) card.replaceChildren(make("a", { class: "button wide", href: link.href }, word("my_board", { name: link.closest("[data-name]")?.dataset.name ?? "" })));
}

function keep(number) {
  try {
    localStorage.setItem(ME, number);
  } catch {
    // Then he finds himself again.
  }
}

function kept() {
  try {
    return localStorage.getItem(ME);
  } catch {
    return null;
  }
}

// ---- A result ---------------------------------------------------------------------------------------------------

let sent = null;

/// `<section class="report" data-board="8" data-round="5" data-as="player|helper">` with buttons
/// `data-report="1-0"`; a player says by a radio `side` who he is.
function report() {
  const section = document.querySelector(".report");
  if (!section) return;
  section.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-report]");
    if (button) send(section, button);
  });
  document.addEventListener("ronde:act", ({ detail }) => heard(section, detail));
}

const state = () => document.querySelector(".report-state");

function wanted(section, result) {
  const about = { round: Number(section.dataset.round), board: Number(section.dataset.board), result };
  if (section.dataset.as === "helper") return { act: "enter_result", ...about };
  const side = document.querySelector('input[name="side"]:checked')?.value;
  return side ? { act: "report_result", side, ...about } : null;
}

async function send(section, button) {
  const result = button.dataset.report;
  const what = wanted(section, result);
  if (!what) {
    say(word("who_are_you"));
    document.querySelector('input[name="side"]')?.focus();
    return;
  }
  const buttons = [...section.querySelectorAll("button[data-report]")];
  buttons.forEach((one) => one.setAttribute("aria-pressed", String(one === button)));
  say(word("report_sending", { result: resultShort(result) }));
  const key = newKey();
  const answer = await withCautions((accepts) => act(what, { accepts, key, lane: "report", label: resultShort(result) }), { what, control: button, verb: button.textContent.trim() });
  if (answer.ok) {
    sent = { seq: answer.seq, result };
    const text = what.act === "enter_result" ? word("report_saved", { time: time() }) : word("report_waiting", { time: time(), name: other(section, what.side) });
    say(text, undoButton(section));
  } else {
    buttons.forEach((one) => one.setAttribute("aria-pressed", "false"));
    say("");
    refused(answer, button);
  }
}

const other = (section, side) => (side === "white" ? section.dataset.black : section.dataset.white) ?? "";

function say(text, ...more) {
  state()?.replaceChildren(text, " ", ...more);
}

function undoButton(section) {
  const undo = async () => {
    const answer = await act({ act: "undo", of: sent.seq }, { lane: "report" });
    if (!answer.ok) return refused(answer, state());
    sent = null;
    section.querySelectorAll("button[data-report]").forEach((one) => one.setAttribute("aria-pressed", "false"));
    return say(word("report_undone"));
  };
  return make("button", { type: "button", class: "button", onclick: undo }, word("undo"));
}

/// The other player has spoken, or the arbiter has.
function heard(section, { act: name, round, boards = [], disagree = [] }) {
  if (!sent || (round !== undefined && round !== Number(section.dataset.round))) return;
  const number = Number(section.dataset.board);
  const board = boards.find((one) => one.board === number);
  if (disagree.includes(number) || (board && name === "report_result" && board.result !== sent.result)) say(word("report_differs"));
  else if (board && board.result === sent.result) say(word("report_confirmed"));
  else if (board) say(word("report_other", { result: resultShort(board.result) }));
}
