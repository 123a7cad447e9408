// A new tournament: one box. What is pasted goes to the server while it is typed, and its reading
// stands beside it. A doubtful line blocks nobody else.

import { ask, newKey, pair } from "./api.js";
import { refused, withCautions } from "./ask.js";
import * as open from "./open.js";
import { locale, make, word } from "./words.js";

/// After the last key, before the server is asked.
const REST = 80;
const FIELDS = ["title", "sex", "rating", "federation", "fide_id", "birth", "club", "category"];

let form, box, table, said, button, doubts, reason;
let rows = [];
let headings = [];
let reading = null;
let roundsByHand = false;
let suggested = 7;
/// Lines whose doubt the person has settled: two people of one name, an odd name that is right.
const right = new Set();

export function start() {
  form = document.querySelector("form[data-new]");
  if (!form) return;
  box = form.elements.pasted;
  table = document.getElementById("read");
  said = document.getElementById("understood");
  button = form.querySelector(".button.primary");
  button.dataset.key = "Control+Enter";
  button.append(" ", make("kbd", {}, "Ctrl Enter"));
  reason = make("span", { class: "why-not", id: "why-not" });
  button.setAttribute("aria-describedby", "why-not");
  button.after(reason);
  doubts = document.querySelector("#questions .doubts");
  form.elements.name.value ||= word("new_name", { date: new Date().toLocaleDateString(locale, { day: "numeric", month: "short", year: "numeric" }) });
  form.elements.rounds.addEventListener("input", () => (roundsByHand = true));
  form.addEventListener("submit", create);
  let timer;
  box.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(read, REST);
  });
  open.start({ players: taken });
  form.querySelector(".rules")?.addEventListener("change", rules);
  form.querySelector("[data-only-create]")?.addEventListener("click", onlyCreate);
  show();
  const left = open.left();
  if (left) taken(left.text, left);
  else if (box.value) read();
  box.focus();
}

// ---- Reading -------------------------------------------------------------------------------------------

async function read() {
  reading?.abort();
  reading = new AbortController();
  const answer = await ask("/api/read", { text: box.value }, { signal: reading.signal });
  if (answer.aborted) return;
  if (!answer.ok) {
    said.textContent = answer.message ?? word("not_connected_short");
    return;
  }
  rows = answer.rows;
  headings = answer.headings ?? [];
  suggested = answer.rounds;
  suggestRounds(suggested);
  show();
}

const isDoubtful = (row) => row.doubt && !right.has(lineText(row.line));
/// Who will be entered: everybody with a name. A doubt is a question, not a refusal.
const entered = () => rows.filter((row) => row.name && !row.blocked);

/// The server suggests how many; they are declared by pressing Pair, and a number typed by hand stays.
function suggestRounds(rounds) {
  const all = /round_robin/.test(form.elements.system.value);
  const n = Math.max(2, entered().length);
  const cycles = form.elements.system.value === "double_round_robin" ? 2 : 1;
  form.elements.rounds.readOnly = all;
  if (all) form.elements.rounds.value = String(cycles * (n + (n % 2) - 1));
  else if (!roundsByHand && rounds && n > 1) form.elements.rounds.value = String(rounds);
}

function show() {
  const n = entered().length;
  const open = rows.filter(isDoubtful);
  const toCheck = make("a", { href: "#to-check" }, word("to_check", { n: open.length }));
  said.replaceChildren(n > 0 ? word("players_understood", { n }) : word("nobody_pasted"), ...(open.length > 0 ? [" · ", toCheck] : []));
  table.hidden = rows.length === 0;
  table.tBodies[0].replaceChildren(...rows.filter((row) => row.name || row.fide_id).map(shownRow));
  const groups = rows.some((row) => row.category);
  for (const cell of table.querySelectorAll(".group")) cell.hidden = !groups;
  // Below the reading, never above it: what was understood is always in sight.
  doubts.parentElement.hidden = open.length === 0;
  doubts.replaceChildren(...open.map(question));
  form.querySelector(".headings").replaceChildren(...headings.map(heading));
  // Greyed with its reason, not dead: whoever presses it is told what is missing.
  button.setAttribute("aria-disabled", String(n < 2));
  reason.textContent = n < 2 ? word("paste_first") : "";
}

function shownRow(row, place) {
  const cell = (text, kind) => make("td", kind ? { class: kind } : {}, text || "–");
  const name = [row.title, row.name].filter(Boolean).join(" ");
  const mark = isDoubtful(row) ? " ⚠" : row.known ? " ✓" : "";
  const born = row.birth ? make("td", { title: row.birth }, row.birth.slice(0, 4)) : cell("");
  const sex = row.sex === "w" ? word("sex_w") : row.sex === "m" ? word("sex_m") : "";
  return make("tr", { "data-line": row.line }, cell(String(place + 1), "num"), cell(name + mark, "name"), cell(row.rating && String(row.rating), "num"), cell(row.federation), born, cell(sex), cell(row.club, "club"), cell(row.category, "group"), cell(row.fide_id));
}

/// A line that is no player: told, and given back to whoever is called so.
function heading({ line, told, choices }) {
  const press = ({ label, text }) => make("button", { type: "button", class: "link", onclick: () => rewrite([[line, text]]) }, label);
  return make("li", {}, word("line_told", { line, told }), ...(choices ?? []).flatMap((choice) => [" ", press(choice)]));
}

// ---- Doubts ----------------------------------------------------------------------------------------------

const lineText = (line) => box.value.split("\n")[line - 1] ?? "";

/// The line, what is doubtful, and a click for each way out.
function question(row) {
  const press = (text, act) => make("button", { type: "button", class: "button small", onclick: act }, text);
  const choices = (row.choices ?? []).map(({ label, text, other }) => press(label, () => rewrite([[row.line, text], ...(other ? [other] : [])])));
  const sure = () => {
    right.add(lineText(row.line));
    show();
  };
  return make("li", { class: "strip warn" },
    make("p", {}, word("line_doubt", { line: row.line, text: lineText(row.line).trim(), doubt: row.doubt })),
    ...choices,
    ...(row.name && !row.blocked && (row.sure || choices.length === 0) ? [press(row.sure ?? word("is_right"), sure)] : []),
    press(word("edit_line"), () => select(row.line)),
    // Where one of the ways out is to drop the line, another button for it is one too many.
    ...((row.choices ?? []).some(({ text }) => text === "") ? [] : [press(word("leave_out"), () => rewrite([[row.line, ""]]))]));
}

/// Replaces lines. An empty one stays, so that the numbers of the others do.
function rewrite(changes) {
  const lines = box.value.split("\n");
  for (const [line, text] of changes) lines[line - 1] = text;
  box.value = lines.join("\n");
  read();
}

function select(line) {
  const before = box.value.split("\n").slice(0, line - 1).join("\n").length;
  const start = line === 1 ? 0 : before + 1;
  box.focus();
  box.setSelectionRange(start, start + lineText(line).length);
}

// ---- Files -------------------------------------------------------------------------------------------------

/// Players of a file go into the box, where everybody sees what will be read.
function taken(text, { name, rounds }) {
  box.value = text;
  if (name) form.elements.name.value = name;
  if (rounds) {
    form.elements.rounds.value = String(rounds);
    roundsByHand = true;
  }
  read();
}

// ---- Rules --------------------------------------------------------------------------------------------------

const USUAL = { swiss: "BH/C1, BH, SB", all: "DE, WIN, SB, KS" };

/// What was chosen, in one line, so that it is visible when the rest is folded away.
function rules(event) {
  const { system, points, tie_breaks: breaks, acceleration } = form.elements;
  const all = /round_robin/.test(system.value);
  // The usual list follows the system; one that was typed stays.
  if (event?.target === system && Object.values(USUAL).includes(breaks.value.trim())) breaks.value = all ? USUAL.all : USUAL.swiss;
  acceleration.disabled = all;
  const chosen = (select) => select.selectedOptions[0].textContent.trim();
  const parts = [chosen(system), chosen(points), breaks.value.trim(), acceleration.value && !all ? chosen(acceleration) : "", word("in_fide_mode")];
  document.getElementById("rules").textContent = parts.filter(Boolean).join(" · ");
  suggestRounds(suggested);
}

function settings() {
  const { system, points, tie_breaks: breaks, acceleration, initial_colour: colour } = form.elements;
  const set = [];
  const { dataset, defaultSelected } = system.selectedOptions[0];
  if ("swiss" in dataset && !defaultSelected) set.push({ system: { swiss: system.value } });
  const [win, draw, loss] = points.value.split(",").map(Number);
  if (win !== 10) {
    set.push({ points: { white_win: win, black_win: win, white_draw: draw, black_draw: draw, white_loss: loss, black_loss: loss, forfeit_win: win, forfeit_loss: 0, pairing_bye: win, full_bye: win, half_bye: draw, zero_bye: 0, unknown: draw } });
  }
  set.push({ tie_breaks: breaks.value.trim() });
  if (acceleration.value && !acceleration.disabled) set.push({ acceleration: acceleration.value });
  if (colour.value) set.push({ initial_colour: colour.value });
  for (const name of ["time_control", "city", "chief_arbiter"]) {
    const text = form.elements[name].value.trim();
    if (text) set.push({ [name]: text });
  }
  return set;
}

// ---- Pair ----------------------------------------------------------------------------------------------------

const key = newKey();
const at = Date.now();
let created = null;

async function onlyCreate(event) {
  const control = event.currentTarget;
  if (control.getAttribute("aria-busy")) return;
  control.setAttribute("aria-busy", "true");
  await read();
  created ??= await makeTournament();
  control.removeAttribute("aria-busy");
  if (created) location.assign(`/t/${created}/players`);
}

async function create(event) {
  event.preventDefault();
  if (button.getAttribute("aria-busy")) return;
  if (button.getAttribute("aria-disabled") === "true") return void refused({ message: word("paste_first") }, button);
  button.setAttribute("aria-busy", "true");
  try {
    await read();
    // A second try after a refused pairing goes on with the tournament that exists.
    created ??= await makeTournament();
    if (created) await pairFirst(created);
  } finally {
    button.removeAttribute("aria-busy");
  }
}

async function makeTournament() {
  const players = entered().map((row) => Object.fromEntries([["name", row.name], ...FIELDS.filter((field) => row[field]).map((field) => [field, row[field]])]));
  const system = form.elements.system.value;
  const way = /round_robin/.test(system) ? system : "swiss";
  const body = { name: form.elements.name.value, rounds: Number(form.elements.rounds.value), players, way, set: settings(), key, at };
  const answer = await ask("/api/new", body);
  if (answer.ok) {
    box.readOnly = true;
    return answer.t;
  }
  refused({ ...answer, message: answer.message ?? word("not_connected_short") }, button);
  return null;
}

async function pairFirst(of) {
  const pairKey = newKey();
  const answer = await withCautions((accepts) => pair({ of, accepts, key: pairKey }), { control: button, verb: button.firstChild.textContent.trim() });
  if (answer.ok) location.assign(`/t/${of}/round/1`);
  else if (answer.error === "cancelled") location.assign(`/t/${of}`);
  else refused(answer, button);
}
