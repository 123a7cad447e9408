// Check-in: a queue is one name, Enter, the next name. The rows are large for fingers; with keys the
// box keeps the focus, and ↓ goes into the list, where A is absent and H a half-point bye.

import { act, newKey, tournament } from "./api.js";
import { refused, withCautions } from "./ask.js";
import { isField } from "./keys.js";
import { register } from "./players.js";
import * as toast from "./toast.js";
import { fold, make, time, word } from "./words.js";

let table, box, filter, rest, nobody;
/// The round that is paired next: a bye is for that one.
let round = 1;

export function start() {
  table = document.querySelector("table.checkin");
  box = document.querySelector("[data-find]");
  filter = document.querySelector("[data-filter]");
  if (!table || !box) return;
  round = Number(table.dataset.round) || 1;
  rest = document.querySelector("[data-rest]");
  nobody = document.getElementById("nobody");
  rest?.addEventListener("click", restIsAbsent);
  table.addEventListener("click", clicked);
  table.addEventListener("keydown", onRow);
  box.addEventListener("input", show);
  box.addEventListener("keydown", inBox);
  filter?.addEventListener("change", show);
  document.addEventListener("ronde:fresh", () => setTimeout(show, 0));
  show();
  box.focus();
}

const rows = () => [...table.querySelectorAll("tr[data-player]")];
const visible = () => rows().filter((row) => !row.hidden);
const nameOf = (row) => row.querySelector(".name").textContent.trim();

/// Whoever fits what is typed. Somebody who has just been marked stays in sight until the next key.
function show() {
  const query = fold(box.value);
  const only = filter?.value ?? "";
  for (const row of rows()) {
    const fits = !query || row.querySelector(".num")?.textContent.trim() === query || fold(nameOf(row)).includes(query);
    row.hidden = !fits || (only !== "" && (row.dataset.state || "unknown") !== only);
    row.tabIndex = -1;
  }
  const first = visible()[0];
  if (first) first.tabIndex = 0;
  rows().forEach((row) => row.classList.toggle("focus", query !== "" && row === first));
  count();
  lookUp(query.length > 2 && !first ? box.value : "");
}

// ---- Not in the list ---------------------------------------------------------------------------------------

let asked = 0;

/// Somebody whom nobody entered is looked for in the rating lists, and added by one press.
async function lookUp(query) {
  if (!nobody) return;
  asked += 1;
  const mine = asked;
  nobody.hidden = query === "";
  const place = document.getElementById("candidates");
  place.replaceChildren();
  if (!query || nobody.dataset.lists !== "true") return;
  const answer = await fetch(`/api/t/${tournament}/lists/search?limit=3&q=${encodeURIComponent(query)}`).then((it) => it.json()).catch(() => null);
  if (mine !== asked || !answer?.players) return;
  place.replaceChildren(...answer.players.flatMap((found) => {
    const text = [found.title, found.name, found.rating, found.federation].filter(Boolean).join(" ");
    const add = make("button", { type: "button", class: "button", onclick: () => enter(found, add) }, word("add_whom", { name: text }));
    return [add, " "];
  }));
}

async function enter(found, control) {
  if (await register(found, control, round)) location.reload();
}

async function restIsAbsent() {
  const open = rows().filter((row) => !row.dataset.state);
  const players = open.map((row) => Number(row.dataset.player));
  if (players.length === 0) return;
  const text = word("rest_absent", { n: players.length });
  const answer = await act({ act: "check_in", players, present: false }, { label: text });
  if (!answer.ok) return refused(answer, rest);
  open.forEach((row) => {
    row.dataset.seen = String(answer.seq);
    paint(row, "absent", "✓");
  });
  toast.saved(text, answer.seq);
}

function count() {
  const here = rows().filter((row) => row.dataset.state === "here").length;
  const place = document.querySelector("[data-here]");
  if (place) place.textContent = word("here_count", { n: here, all: rows().length });
  // Whoever is not marked can be made absent in one act, once somebody is.
  const open = rows().filter((row) => !row.dataset.state).length;
  if (rest) rest.hidden = here === 0 || open === 0;
}

// ---- Keys and fingers ------------------------------------------------------------------------------------

function inBox(event) {
  if (event.key === "ArrowDown") {
    event.preventDefault();
    visible()[0]?.focus();
  } else if (event.key === "Enter" && box.value.trim()) {
    event.preventDefault();
    const [first] = visible();
    if (!first) return;
    mark(first, "here");
    box.value = "";
    show();
  }
}

function onRow(event) {
  const row = event.target.closest("tr[data-player]");
  if (!row || event.target !== row || isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const list = visible();
  const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (move) {
    const next = list[list.indexOf(row) + move];
    if (next) next.focus();
    else if (move < 0) box.focus();
  } else if (event.key === "Enter") mark(row, "here");
  else if (event.key.toLowerCase() === "a") mark(row, "absent");
  else if (event.key.toLowerCase() === "h" || event.key === "½") mark(row, "bye");
  else return;
  event.preventDefault();
}

function clicked(event) {
  const button = event.target.closest("button[data-mark]");
  if (button) mark(button.closest("tr"), button.dataset.mark);
}

// ---- Acts ---------------------------------------------------------------------------------------------------

function wanted(player, state, before) {
  // Whoever had a bye and is here after all has none.
  if (state !== "bye" && before === "bye") return { act: "cancel_bye", player, round };
  if (state === "bye") return { act: "request_bye", player, round, bye: "H" };
  return { act: "check_in", players: [player], present: state === "here" };
}

/// What is said of each state.
const MARKED = { here: "marked_here", absent: "marked_absent", bye: "marked_bye" };

/// Shown at once with the mark of what is not on disk, ticked when it is.
async function mark(row, state) {
  const before = row.dataset.state ?? "";
  if (before === state) return;
  const player = Number(row.dataset.player);
  const name = nameOf(row);
  const text = word(MARKED[state], { name });
  const key = newKey();
  const what = wanted(player, state, before);
  paint(row, state, "◌");
  // What the page showed of this player: its own last act on him counts as seen.
  const seen = () => Math.max(Number(row.dataset.seen) || 0, Number(document.body.dataset.seq) || 0) || undefined;
  const pending = withCautions((accepts) => act(what, { accepts, key, seen, lane: `player/${player}`, label: text }), { what, control: row, verb: word("go_on") });
  toast.sending(text, pending);
  const answer = await pending;
  toast.sent(text, pending, answer);
  if (answer.ok) {
    row.dataset.seen = String(answer.seq);
    paint(row, state, "✓");
  } else {
    paint(row, before, before ? "✓" : "");
    refused(answer, row);
  }
}

function paint(row, state, sign) {
  row.dataset.state = state;
  for (const button of row.querySelectorAll("button[data-mark]")) {
    const on = button.dataset.mark === state;
    button.setAttribute("aria-pressed", String(on));
    button.dataset.label ??= button.textContent;
    button.textContent = on ? `${sign} ${button.dataset.label}${state === "here" && sign === "✓" ? ` ${time()}` : ""}` : button.dataset.label;
  }
  count();
}
