// A new tournament: one box. What is pasted goes to the server while it is typed, and its reading
// stands beside it. A doubtful line blocks nobody else.

import { ask, newKey, pair } from "./api.js";
import { refused, withCautions } from "./ask.js";
import { locale, make, word } from "./words.js";

/// After the last key, before the server is asked.
const REST = 80;
const FIELDS = ["title", "rating", "federation", "fide_id", "club"];

let form, box, table, said, button, doubts, reason;
let rows = [];
let reading = null;
let roundsByHand = false;
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
  doubts = make("ul", { class: "doubts" });
  table.before(doubts);
  form.elements.name.value ||= word("new_name", { date: new Date().toLocaleDateString(locale, { day: "numeric", month: "short", year: "numeric" }) });
  form.elements.rounds.addEventListener("input", () => (roundsByHand = true));
  form.addEventListener("submit", create);
  let timer;
  box.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(read, REST);
  });
  dropping();
  show();
  if (box.value) read();
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
  suggestRounds();
  show();
}

const isDoubtful = (row) => row.doubt && !right.has(lineText(row.line));
/// Who will be entered: everybody with a name. A doubt is a question, not a refusal.
const entered = () => rows.filter((row) => row.name);

/// Enough rounds for one winner, and one more; never more than there are opponents. It is declared
/// by pressing Pair, and a number typed by hand stays.
function suggestRounds() {
  const n = entered().length;
  if (roundsByHand || n < 2) return;
  form.elements.rounds.value = String(Math.max(1, Math.min(n - 1, 9, Math.max(3, Math.ceil(Math.log2(n)) + 1))));
}

function show() {
  const n = entered().length;
  said.textContent = n > 0 ? word("players_understood", { n }) : word("nobody_pasted");
  table.hidden = rows.length === 0;
  table.tBodies[0].replaceChildren(...rows.filter((row) => row.name || row.fide_id).map(shownRow));
  doubts.replaceChildren(...rows.filter(isDoubtful).map(question));
  // Greyed with its reason, not dead: whoever presses it is told what is missing.
  button.setAttribute("aria-disabled", String(n < 2));
  reason.textContent = n < 2 ? word("paste_first") : "";
}

function shownRow(row, place) {
  const cell = (text, kind) => make("td", kind ? { class: kind } : {}, text);
  const name = [row.title, row.name].filter(Boolean).join(" ") || "–";
  const mark = isDoubtful(row) ? " ⚠" : row.known ? " ✓" : "";
  return make("tr", {}, cell(String(place + 1), "num"), cell(name, "name"), cell(String(row.rating ?? "–"), "num"), cell(row.federation || "–"), cell((row.fide_id || "–") + mark));
}

// ---- Doubts ----------------------------------------------------------------------------------------------

const lineText = (line) => box.value.split("\n")[line - 1] ?? "";

/// The line, what is doubtful, and a click for each way out.
function question(row) {
  const press = (text, act) => make("button", { type: "button", class: "button small", onclick: act }, text);
  const choices = (row.choices ?? []).map(({ label, text }) => press(label, () => rewrite(row.line, text)));
  const sure = () => {
    right.add(lineText(row.line));
    show();
  };
  return make("li", { class: "strip warn" },
    make("p", {}, word("line_doubt", { line: row.line, text: lineText(row.line).trim(), doubt: row.doubt })),
    ...choices,
    ...(row.name ? [press(word("is_right"), sure)] : []),
    press(word("edit_line"), () => select(row.line)),
    press(word("leave_out"), () => rewrite(row.line, "")));
}

/// Replaces a line. An empty one stays, so that the numbers of the others do.
function rewrite(line, text) {
  const lines = box.value.split("\n");
  lines[line - 1] = text;
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

/// A file may be dropped anywhere. Text goes into the box, where everybody sees what will be read.
function dropping() {
  const carries = (event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => event.relatedTarget || document.body.classList.remove("dropping"));
  addEventListener("drop", async (event) => {
    document.body.classList.remove("dropping");
    if (!carries(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.includes(0) || (bytes[0] === 0x50 && bytes[1] === 0x4b)) {
      refused({ message: word("not_text", { file: file.name }) }, box);
      return;
    }
    box.value = decoded(bytes);
    read();
  });
}

/// Old programs write Latin-1: what is not UTF-8 is read so.
function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

// ---- Pair ----------------------------------------------------------------------------------------------------

const key = newKey();
let created = null;

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
  const body = { name: form.elements.name.value, rounds: Number(form.elements.rounds.value), players, key };
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
