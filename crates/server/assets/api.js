// Acts on their way to the journal. An act that a person made is kept on this device until the
// server has answered, and is sent again under its own key, so that it is done once however often
// the line breaks. Nothing else is ever sent again: no field's content, no page's state.

const PREFIX = "ronde.act.";
const IN_FLIGHT = 20;
/// Milliseconds before another try; the last one repeats.
const PATIENCE = [300, 700, 1500, 3000];

const memory = new Map();
const lanes = new Map();
const waiting = new Set();
const watchers = new Set();
let flying = 0;
let late = 0;
let startSlots = [];

export const tournament = document.body.dataset.tournament || "";

/// A new idempotency key. `randomUUID` is missing where the hall comes by plain http.
export function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/// How many acts have no answer yet, how many of them wait for the line, and how many were saved
/// after a wait since the page was opened.
export const state = () => ({ onTheWay: waiting.size, kept: [...waiting].filter((entry) => entry.tries > 0).length, late });

/// Calls back whenever that changes.
export function watch(callback) {
  watchers.add(callback);
}

const tell = () => watchers.forEach((callback) => callback(state()));

/// The last act that this page shows; whoever changes something says what he knew.
const shown = () => Number(document.body.dataset.seq) || undefined;

/// Sends an act. Resolves when the server has answered, never before: `{ok: true, seq}`, or
/// `{ok: false, error, message, cautions, by}` as the server says it. Acts of one `lane` (a board)
/// go one after the other; `seen` may be a function, so that the second knows of the first.
export function act(what, { lane = "", seen = shown(), accepts = {}, key = newKey(), label = "" } = {}) {
  return keepAndSend({ key, lane, label, path: `/api/t/${tournament}/acts`, body: { act: what, accepts }, seen });
}

/// Asks for the pairing of the next round.
export function pair({ of = tournament, accepts = {}, key = newKey() } = {}) {
  return keepAndSend({ key, lane: "pair", label: "", path: `/api/t/${of}/pair`, body: { accepts } });
}

/// What an act would do: read only, so it is neither kept nor sent again.
export async function preview(what, accepts = {}) {
  const answer = await post(`/api/t/${tournament}/preview`, { act: what, accepts, key: newKey() });
  return answer.reached ? answer : { ok: false, error: "away" };
}

/// Posts anything else (the paste box, a new tournament) once.
export const ask = (path, body, options) => post(path, body, options);

function keepAndSend(entry) {
  entry.at = Date.now();
  entry.tries = 0;
  // What is kept must be whole at once: the page may be closed in the next moment.
  keep(entry, typeof entry.seen === "function" ? entry.seen() : entry.seen);
  waiting.add(entry);
  tell();
  const before = lanes.get(entry.lane);
  const answer = Promise.resolve(entry.lane && before).then(() => deliver(entry));
  if (entry.lane) lanes.set(entry.lane, answer);
  return answer;
}

async function deliver(entry) {
  await slot();
  try {
    const seen = typeof entry.seen === "function" ? entry.seen() : entry.seen;
    for (;;) {
      const answer = await post(entry.path, { ...entry.body, key: entry.key, ...(seen ? { seen } : {}) });
      if (answer.reached) {
        late += answer.ok && entry.tries > 0 ? 1 : 0;
        return answer;
      }
      entry.tries += 1;
      tell();
      await pause(answer.after ?? PATIENCE[Math.min(entry.tries, PATIENCE.length) - 1]);
    }
  } finally {
    forget(entry);
    waiting.delete(entry);
    freeSlot();
    tell();
  }
}

/// One post. `reached: false` means that nobody knows whether it was done: it may be sent again
/// under the same key. Away, overloaded and unreachable are the same to the person who types. A
/// fault of the program (500) is an answer: sent again for ever, it would block all that follow.
async function post(path, body, { signal } = {}) {
  let response;
  try {
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    const timeout = AbortSignal.timeout ? AbortSignal.timeout(20000) : undefined;
    response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal: signal ?? timeout, credentials: "same-origin" });
  } catch (problem) {
    return { reached: false, ok: false, aborted: problem.name === "AbortError" };
  }
  if ([408, 429, 502, 503, 504].includes(response.status)) {
    return { reached: false, ok: false, after: 1000 * Number(response.headers.get("Retry-After")) || undefined };
  }
  const said = await response.json().catch(() => ({}));
  return { ...said, reached: true, ok: response.ok, status: response.status };
}

// ---- At most twenty at once -------------------------------------------------------------------

function slot() {
  if (flying < IN_FLIGHT) {
    flying += 1;
    return Promise.resolve();
  }
  return new Promise((start) => startSlots.push(start));
}

function freeSlot() {
  const next = startSlots.shift();
  if (next) next();
  else flying -= 1;
}

/// A pause that ends at once when the line is back.
function pause(milliseconds) {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener("ronde:connected", end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    document.addEventListener("ronde:connected", end);
  });
}

// ---- Kept on this device ------------------------------------------------------------------------
// One item for each act: two open pages must not overwrite each other's list.

function keep({ key, at, lane, label, path, body }, seen) {
  const text = JSON.stringify({ key, at, lane, label, path, body, seen, tournament });
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    memory.set(key, text);
  }
}

function forget({ key }) {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Without a store there is nothing to forget.
  }
}

/// Acts of this tournament that have no answer, the oldest first.
export function kept() {
  const entries = [];
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const name = localStorage.key(index);
      if (name.startsWith(PREFIX)) entries.push(JSON.parse(localStorage.getItem(name)));
    }
  } catch {
    return [];
  }
  return entries.filter((entry) => entry.tournament === tournament).sort((one, other) => one.at - other.at);
}

/// Acts of an earlier page that never had an answer are sent now, in the order in which they were
/// made. Each answer is handed to `settled(entry, answer)`.
export function resume(settled) {
  for (const entry of kept()) {
    entry.tries = 1;
    waiting.add(entry);
    const before = lanes.get(entry.lane);
    const answer = Promise.resolve(entry.lane && before).then(() => deliver(entry));
    if (entry.lane) lanes.set(entry.lane, answer);
    answer.then((said) => settled(entry, said));
  }
  tell();
}
