// Pairing by hand. Space marks two players, Enter pairs them, X exchanges the colours of a board; or
// one player is dragged onto another and takes his seat. Each change is the whole round as it now
// stands, in the journal at once; what it breaks is said when the session is closed.

import { act, newKey } from "./api.js";
import { refused, withCautions } from "./ask.js";
import { isField } from "./keys.js";
import { refresh } from "./live.js";
import * as toast from "./toast.js";
import { surname, word } from "./words.js";

let table;
/// The last act that this page knows of: its own count as well.
let known = Number(document.body.dataset.seq) || 0;
const round = Number(document.body.dataset.round);

export function start() {
  table = document.querySelector("table.hand");
  if (!table) return;
  table.setAttribute("role", "grid");
  seats().forEach((seat, place) => {
    seat.tabIndex = place === 0 ? 0 : -1;
    seat.draggable = true;
    seat.setAttribute("aria-selected", "false");
  });
  table.addEventListener("keydown", pressed);
  table.addEventListener("click", (event) => focus(seatOf(event.target)));
  table.addEventListener("dblclick", (event) => mark(seatOf(event.target)));
  dragging();
  differences();
  seats()[0]?.focus();
}

// ---- Seats ------------------------------------------------------------------------------------------------
// A seat is a cell with `data-player`, and `data-side` white or black at a board; without a side it
// is the place of somebody who has no opponent, with the code of his bye in `data-code`.

const seats = () => [...table.querySelectorAll(".seat")];
const seatOf = (element) => element?.closest?.(".seat");
const boards = () => [...table.querySelectorAll("tr[data-board]")];
const seatAt = (row, side) => row?.querySelector(`.seat[data-side="${side}"]`);
const isFree = (seat) => !seat.dataset.side;
const nameIn = (seat) => surname((seat.querySelector(".name") ?? seat).textContent);
const across = (seat) => (isFree(seat) ? null : seatAt(seat.closest("tr"), seat.dataset.side === "white" ? "black" : "white"));

function focus(seat) {
  if (!seat) return;
  seats().forEach((other) => (other.tabIndex = -1));
  seat.tabIndex = 0;
  seat.focus();
}

/// Exchanges who sits where. Everything of a player is inside his seat and goes with him.
function exchange(one, other) {
  if (!one || !other || one === other) return;
  const stay = one.dataset.player;
  one.dataset.player = other.dataset.player;
  other.dataset.player = stay;
  const content = [...one.childNodes];
  one.replaceChildren(...other.childNodes);
  other.replaceChildren(...content);
}

// ---- Keys ---------------------------------------------------------------------------------------------------

function pressed(event) {
  const seat = seatOf(event.target);
  if (!seat || isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!step(seat, event.key) && !command(seat, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

function step(seat, key) {
  const all = seats();
  const rows = [...new Set(all.map((one) => one.closest("tr")))];
  const row = rows.indexOf(seat.closest("tr"));
  const same = (place) => seatAt(rows[place], seat.dataset.side) ?? rows[place]?.querySelector(".seat");
  switch (key) {
    case "ArrowUp": return focus(same(row - 1)), true;
    case "ArrowDown": return focus(same(row + 1)), true;
    case "ArrowLeft": case "ArrowRight": return focus(across(seat)), true;
    case "Home": return focus(all[0]), true;
    case "End": return focus(all.at(-1)), true;
    default: return false;
  }
}

function command(seat, key) {
  switch (key.toLowerCase()) {
    case " ": return mark(seat), true;
    case "enter": return pairMarked(), true;
    case "x": return swap(seat), true;
    case "escape": return marked().forEach(unmark), true;
    default: return false;
  }
}

const marked = () => seats().filter((seat) => seat.getAttribute("aria-selected") === "true");
const unmark = (seat) => seat.setAttribute("aria-selected", "false");

/// At most two: a third mark lets the first go.
function mark(seat) {
  if (!seat) return;
  const isOn = seat.getAttribute("aria-selected") === "true";
  if (!isOn && marked().length === 2) unmark(marked()[0]);
  seat.setAttribute("aria-selected", String(!isOn));
}

// ---- Changes --------------------------------------------------------------------------------------------------

/// The two marked meet at the higher of their boards; those they leave meet at the other. Whoever
/// can keeps his colour. With somebody who had no opponent, the one left over has none.
function pairMarked() {
  const two = marked();
  if (two.length !== 2) return toast.say(word("mark_two"));
  const [one, other] = two;
  if (across(one) === other) return toast.say(word("meet_already"));
  two.forEach(unmark);
  if (isFree(one) && isFree(other)) return newBoard(one, other);
  const names = `${nameIn(one)} – ${nameIn(other)}`;
  // The seat opposite the one who sits higher is taken by the other.
  const [high, low] = isFree(one) || (!isFree(other) && boards().indexOf(other.closest("tr")) < boards().indexOf(one.closest("tr"))) ? [other, one] : [one, other];
  exchange(across(high), low);
  focus(high);
  return send(word("paired_by_hand", { names }));
}

/// Two without an opponent meet at a new last board; the others keep their numbers.
function newBoard(one, other) {
  const last = boards().at(-1);
  if (!last) return toast.say(word("no_board"));
  const row = last.cloneNode(true);
  const number = Math.max(...boards().map((board) => Number(board.dataset.board))) + 1;
  const names = `${nameIn(one)} – ${nameIn(other)}`;
  row.dataset.board = String(number);
  delete row.dataset.engine;
  const place = row.querySelector(".board");
  if (place) place.textContent = String(number);
  last.after(row);
  for (const [side, free] of [["white", one], ["black", other]]) {
    const seat = seatAt(row, side);
    seat.replaceChildren();
    delete seat.dataset.player;
    exchange(seat, free);
    free.closest("tr").remove();
  }
  focus(seatAt(row, "white"));
  return send(word("paired_by_hand", { names }));
}

function swap(seat) {
  if (isFree(seat)) return;
  const opposite = across(seat);
  exchange(seat, opposite);
  focus(opposite);
  send(word("colours_exchanged", { board: seat.closest("tr").dataset.board }));
}

function dragging() {
  let held = null;
  const over = (seat) => seats().forEach((one) => one.classList.toggle("over", one === seat && one !== held));
  table.addEventListener("dragstart", (event) => {
    held = seatOf(event.target);
    held?.classList.add("held");
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", held ? nameIn(held) : "");
  });
  table.addEventListener("dragover", (event) => {
    const seat = seatOf(event.target);
    if (!held || !seat) return;
    event.preventDefault();
    over(seat);
  });
  table.addEventListener("drop", (event) => {
    const seat = seatOf(event.target);
    if (!held || !seat || seat === held) return;
    event.preventDefault();
    const names = `${nameIn(held)} ↔ ${nameIn(seat)}`;
    exchange(held, seat);
    focus(seat);
    send(word("seats_exchanged", { names }));
  });
  table.addEventListener("dragend", () => {
    held?.classList.remove("held");
    held = null;
    over(null);
  });
}

// ---- The act ----------------------------------------------------------------------------------------------------

/// The round as it stands on the page.
function arrangement() {
  const id = (seat) => Number(seat.dataset.player);
  const rows = boards();
  const tables = rows.map((row) => Number(row.dataset.board));
  const isPlain = tables.every((number, place) => number === place + 1);
  return {
    pairs: rows.map((row) => [id(seatAt(row, "white")), id(seatAt(row, "black"))]),
    ...(isPlain ? {} : { tables }),
    unpaired: seats().filter(isFree).map((seat) => [id(seat), seat.dataset.code]),
  };
}

async function send(text) {
  differences();
  const key = newKey();
  const what = { act: "arrange", round, arrangement: arrangement() };
  const pending = withCautions((accepts) => act(what, { accepts, key, lane: "hand", label: text, seen: () => known || undefined }), { what, control: table, verb: word("go_on") });
  toast.sending(text, pending);
  const answer = await pending;
  toast.sent(text, pending, answer);
  // How the whole now differs from the rules' pairing, the desk says.
  known = Math.max(known, answer.seq ?? 0);
  if (answer.ok) return void refresh();
  // What was not taken over must not stay on the screen.
  if (answer.error === "cancelled") location.reload();
  else refused(answer, table);
}

/// Boards that are not the engine's any more, by `data-engine="3-2"` on each row.
function differences() {
  for (const row of boards()) {
    const now = `${seatAt(row, "white").dataset.player}-${seatAt(row, "black").dataset.player}`;
    row.classList.toggle("differs", Boolean(row.dataset.engine) && row.dataset.engine !== now);
    check(row);
  }
}

// ---- Checks -----------------------------------------------------------------------------------------------------

const words = JSON.parse(document.getElementById("checks")?.textContent ?? "{}");

/// What an arbiter looks at in each pair: opponents, scores, colours. The desk judges it when it is sent.
function check(row) {
  const place = row.querySelector(".notes");
  const [white, black] = ["white", "black"].map((side) => seatAt(row, side).querySelector(".who")?.dataset);
  if (!place || !white || !black) return;
  const found = [];
  if (white.met.split(" ").includes(seatAt(row, "black").dataset.player)) found.push(words.met);
  if (white.score !== black.score) found.push(words.float);
  const wrong = [white.due === "black" && white, black.due === "white" && black].filter(Boolean);
  if (wrong.length === 2) found.push(words.colours);
  else if (wrong.some(({ sign }) => sign === "‼")) found.push(words.absolute);
  else if (wrong.length === 1 && !(wrong[0] === white ? black : white).due) found.push(words.colour);
  place.textContent = found.join(", ");
}
