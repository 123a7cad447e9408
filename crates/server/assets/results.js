// Entering results. The row has the focus, one key is one result, and the focus is on the next
// missing board before the server has answered. A tick means "on disk" and nothing less.

import { act, kept, newKey } from "./api.js";
import { withCautions } from "./ask.js";
import { Foot } from "./entry-foot.js";
import { CLEAR, pickResult } from "./entry-menu.js";
import { looksLikeResult, otherOf, resultOf } from "./entry-keys.js";
import { Board, Grid } from "./entry-rows.js";
import { Tools } from "./entry-tools.js";
import { isField, isGoing, lettersOff } from "./keys.js";
import { refresh, takeRows } from "./live.js";
import { SecondPass } from "./second-pass.js";
import * as toast from "./toast.js";
import { resultShort, word } from "./words.js";

let grid, foot, tools, pass, round;
const me = document.body.dataset.me || word("you");
/// What own acts did, by number: undo shows the board as it was.
const mine = new Map();
const conflicts = new Map();
let choosing = false;

export function start() {
  const table = document.querySelector("table.results");
  if (!table) return;
  const seq = Number(document.body.dataset.seq) || 0;
  round = Number(table.dataset.round ?? document.body.dataset.round);
  grid = new Grid(table, [...table.querySelectorAll("tr[data-board]")].map((row) => new Board(row, seq)));
  foot = new Foot(clicked);
  pass = new SecondPass(grid, foot, { confirm, replace: replaceAndConfirm, done: () => foot.say(word("all_verified"), "ok") });
  tools = new Tools(grid, { press, enter: typed, pick, second: secondPass, counted: () => (pass.on ? pass.count : ""), missing: (n) => foot.count(n) });
  table.addEventListener("click", (event) => event.target.closest("td.result") && pick(grid.of(event.target)));
  takeRows(heard);
  // Before the keys of every page: after F, a W is a result and not a question.
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("ronde:fresh", ({ detail }) => patch(detail.fresh));
  document.addEventListener("ronde:undone", undone);
  document.addEventListener("ronde:resumed", resumed);
  kept().forEach(showKept);
  grid.isOpen = (board) => !board.result && !("locked" in board.row.dataset);
  grid.focus(grid.next(null) ?? grid.boards[0]);
  tools.count();
}

// ---- Keys ------------------------------------------------------------------------------------------------

function pressed(event) {
  if (event.defaultPrevented || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isField(event.target) || isGoing()) return;
  const board = grid.of(event.target);
  if ((board && onBoard(board, event)) || (!foot.waiting.contains(event.target) && onPage(event))) event.preventDefault();
}

/// Keys that act on the board with the focus. True when one was understood.
function onBoard(board, event) {
  if (pass.settle(event)) return tools.count(), true;
  if (choosing) return choose(board, event);
  if (grid.move(event)) return true;
  const result = resultOf(event);
  if (result) return typed(board, result), true;
  if (event.key === "Delete" && !pass.on) return clear(board), true;
  if (event.key === "Enter" && !event.repeat && event.target === board.row) return pick(board), true;
  if (looksLikeResult(event) && !event.repeat) return foot.say(word("no_result_key", { key: event.key })), true;
  return false;
}

/// Letters of this page, wherever the focus is.
function onPage(event) {
  return event.key.length === 1 && !lettersOff() && press(event.key.toLowerCase());
}

function press(letter) {
  switch (letter) {
    case "f": return grid.current && !pass.on ? (other(grid.current), true) : false;
    case "c": return foot.goThere();
    case "v": return secondPass(), true;
    case "l": case "s": case "m": return tools.press(letter);
    default: return false;
  }
}

function secondPass() {
  tools.second(pass.toggle());
  grid.hide();
}

// ---- F: the results that games rarely have ------------------------------------------------------------------

function other(board) {
  choosing = true;
  foot.choose(board, (result) => chose(board, result));
}

function choose(board, event) {
  if (["Shift", "Control", "Alt", "CapsLock"].includes(event.key)) return false;
  const result = otherOf(event);
  if (!result && event.key !== "Escape") foot.say(word("no_other_chosen"));
  chose(board, result);
  return true;
}

function chose(board, result) {
  choosing = false;
  foot.chosen();
  if (result) typed(board, result);
}

// ---- By mouse and finger: every result in one menu -----------------------------------------------------------

/// A click on the legend does to the board what its key does.
function clicked(what) {
  const board = grid.current;
  if (!board) return;
  if (what === "menu") pick(board);
  else if (pass.stopped) pass.saySettle();
  else if (what !== CLEAR) typed(board, what);
  else if (!pass.on) clear(board);
}

async function pick(board) {
  if ("locked" in board.row.dataset) return void foot.say(word("not_your_board", { board: board.number }));
  if (pass.stopped) return void pass.saySettle();
  if (choosing) chose(board, undefined);
  grid.focus(board);
  // What others enter meanwhile waits beside, as where somebody types.
  board.asked = true;
  const title = word("other_for", { board: board.number });
  const [result, clears] = pass.on ? ["", false] : [board.result, Boolean(board.result)];
  const choice = await pickResult({ title, names: board.surnames, result, clears, beside: board.row.querySelector(".result") });
  board.asked = false;
  grid.focus(board);
  if (choice === CLEAR) clear(board);
  else if (choice) typed(board, choice);
  return undefined;
}

// ---- Entries ----------------------------------------------------------------------------------------------------

function typed(board, result) {
  foot.quiet();
  if (pass.on) pass.typed(board, result);
  else {
    if (result !== board.result || board.conflict) replace(board, result);
    advance(board);
  }
  tools.count();
}

/// On without waiting. In the slip pile the box is empty again.
function advance(board) {
  if (tools.slips) return tools.again();
  const next = grid.next(board);
  if (next) grid.focus(next);
  else foot.say(word("all_in"), "ok");
  return undefined;
}

const replace = (board, result) => submit(board, { act: "enter_result", round, board: board.number, result }, result);

/// Two readings differed and somebody has looked at the slip: the second is entered, and verified.
async function replaceAndConfirm(board, result) {
  const answer = await replace(board, result);
  if (answer.ok) confirm(board);
}

function clear(board) {
  if (board.result) submit(board, { act: "clear_result", round, board: board.number }, "");
  tools.count();
}

/// "Kunz 0–1 NGUYEN": the winner in capitals, so that a slip of the finger is seen.
function sentence(board, result) {
  const [white, black] = board.surnames;
  const first = /^1-0/.test(result) ? white.toUpperCase() : white;
  const second = /^0-1(?!\/)/.test(result) ? black.toUpperCase() : black;
  return word(result ? "last_entry" : "last_cleared", { board: board.number, names: `${first} ${resultShort(result)} ${second}` });
}

function submit(board, what, result, seen) {
  // Somebody else's board: a helper looks, and the desk would refuse.
  if ("locked" in board.row.dataset) return void foot.say(word("not_your_board", { board: board.number }));
  const before = board.durable;
  const text = sentence(board, result);
  const at = new Date();
  // After a conflict the person has seen the other's entry, and says so.
  if (seen) board.seen = seen;
  board.typed(result);
  const pending = send(board, what, text);
  toast.sending(text, pending);
  pending.then((answer) => {
    board.flying -= 1;
    toast.sent(text, pending, answer);
    settled(board, result, answer, { before, at });
  });
  return pending;
}

function send(board, what, label) {
  const key = newKey();
  const options = { lane: `${round}/${board.number}`, seen: () => board.seen, key, label };
  const back = () => grid.focus(grid.held);
  return withCautions((accepts) => act(what, { ...options, accepts }), { what, verb: word("enter_anyway"), control: board.row, acknowledge: foot.acknowledge(board, back) });
}

function settled(board, result, answer, { before, at }) {
  if (answer.ok) {
    mine.set(answer.seq, { board, before, after: result });
    board.stored(result, answer.seq, { by: me });
  } else {
    board.back();
    if (answer.error === "conflict") conflict(board, result, answer, at);
    else if (answer.error !== "cancelled") foot.say(`${word("board_n", { board: board.number })}: ${answer.message ?? word("not_done")}`);
  }
  if (board.row !== document.activeElement) board.take();
  tools.count();
}

/// Read again and found right.
function confirm(board) {
  board.flying += 1;
  board.show();
  send(board, { act: "confirm_result", round, board: board.number }, "").then((answer) => {
    board.flying -= 1;
    if (answer.ok) board.stored(board.durable, answer.seq, { confirmed: true });
    else if (answer.error === "conflict") refresh();
    else foot.say(answer.message ?? word("not_done"));
    board.show();
    tools.count();
  });
}

// ---- Conflicts --------------------------------------------------------------------------------------------------------

function conflict(board, result, answer, at) {
  conflicts.get(board)?.strip.drop();
  board.conflict = true;
  const settle = (choice) => {
    conflicts.delete(board);
    board.conflict = false;
    if (choice === "replace") submit(board, { act: "enter_result", round, board: board.number, result }, result, answer.by);
    else if (choice === "leave") submit(board, { act: "clear_result", round, board: board.number }, "", answer.by);
    else board.take();
    board.show();
    grid.focus(grid.held);
    tools.count();
  };
  const strip = foot.conflict({ board, mine: result, at, message: answer.message }, settle);
  conflicts.set(board, { strip, settle, result, by: answer.by });
  board.show();
  if (board.news) nameConflict(board, board.news);
  else refresh();
}

/// The other's entry is known now. The same result twice is no conflict.
function nameConflict(board, news) {
  const open = conflicts.get(board);
  if (!open || news.seq < open.by) return;
  if (news.result !== open.result) return void open.strip.name(news);
  open.strip.drop();
  open.settle("keep");
}

// ---- News -----------------------------------------------------------------------------------------------------------------

function heard({ seq, by, round: itsRound }, { board: number, result, confirmed }) {
  const board = grid.byNumber(number);
  if (!board || (itsRound !== undefined && itsRound !== round) || mine.has(seq)) return;
  const news = { seq, by, result: result ?? "", confirmed: Boolean(confirmed), at: new Date() };
  nameConflict(board, news);
  board.hear(news);
  tools.count();
}

/// A fresh copy of the page: boards that nobody is at take it over, a new board comes at the end.
function patch(fresh) {
  const seq = Number(fresh.body.dataset.seq) || 0;
  for (const row of fresh.querySelectorAll("table.results tr[data-board]")) {
    const board = grid.byNumber(Number(row.dataset.board));
    if (!board) {
      const added = document.importNode(row, true);
      grid.table.tBodies[grid.table.tBodies.length - 1].append(added);
      grid.boards.push(new Board(added, seq));
      continue;
    }
    const news = { seq, by: row.querySelector(".by")?.textContent ?? "", result: row.dataset.result || "", confirmed: row.dataset.confirmed === "true", at: null };
    if (news.result === board.durable && news.confirmed === board.confirmed) continue;
    nameConflict(board, news);
    board.hear(news);
  }
  tools.count();
}

function undone(event) {
  const { of, seq } = event.detail;
  const entry = mine.get(of);
  if (!entry) return;
  event.preventDefault();
  const { board, before, after } = entry;
  mine.set(seq, { board, before: after, after: before });
  board.stored(before, seq);
  grid.focus(board);
  tools.count();
}

// ---- What an earlier page could not send ---------------------------------------------------------------------------------------

const boardOf = (entry) => (entry.body.act?.round === round ? grid.byNumber(entry.body.act.board) : undefined);

function showKept(entry) {
  const board = boardOf(entry);
  if (board && "result" in entry.body.act) board.typed(entry.body.act.result);
  else if (board) board.typed(entry.body.act.act === "clear_result" ? "" : board.result);
}

function resumed(event) {
  const { entry, answer } = event.detail;
  const board = boardOf(entry);
  if (!board) return;
  event.preventDefault();
  board.flying -= 1;
  const { act: name, result } = entry.body.act;
  const meant = name === "enter_result" ? result : name === "clear_result" ? "" : board.durable;
  if (answer.ok && name === "confirm_result") board.stored(meant, answer.seq, { confirmed: true });
  else settled(board, meant, answer, { before: board.durable, at: new Date(entry.at) });
}
