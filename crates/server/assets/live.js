// News. One stream of acts, by their numbers: a page that slept asks for what it missed and sends
// nothing. A field with focus or unsaved text is never written, a row never moves, and new rows wait
// behind "3 newer".

import { state as outbox, tournament, watch } from "./api.js";
import { isField } from "./keys.js";
import { make, resultText, timeWithSeconds, word } from "./words.js";

/// The server speaks every two seconds; when it was silent twice in a row, the line counts as broken.
const SILENCE = 4300;
const LOOK = 500;
/// A look that comes later than this (a page in the background, a busy machine) says nothing about the line.
const LATE = 1800;
/// A stream that sleeps without an error (a closed lid) is opened anew.
const DEAD = 9000;
const page = document.body.dataset.page;
const isArbiter = ["owner", "chief", "deputy"].includes(document.body.dataset.role);

let source = null;
let seq = Number(document.body.dataset.seq) || 0;
let heard = performance.now();
let looked = heard;
let opened = 0;
let away = false;
let lateBefore = 0;
/// Rows that a page looks after itself (the entry grid), instead of `showBoard`.
let ownRows = null;
/// Pages that change by their own modules.
const OWN = ["results", "new", "checkin", "hand", "report"];

export function start() {
  if (!tournament || !window.EventSource) return;
  open();
  setInterval(check, LOOK);
  watch(() => (away ? showAway() : undefined));
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && check());
  window.addEventListener("online", () => away && open());
  document.addEventListener("focusout", () => setTimeout(() => late.size > 0 && refresh(), 0));
}

/// The page that calls this is told of each board: `handler({seq, act, by, round}, {board, result, confirmed})`.
export function takeRows(handler) {
  ownRows = handler;
}

function open() {
  source?.close();
  // The first request has no Last-Event-ID, and what happened since the page was made must not be
  // lost: the page names its number. Later the browser itself names the last one.
  source = new EventSource(`/api/t/${tournament}/live?after=${seq}`);
  opened = performance.now();
  source.addEventListener("open", () => {
    alive();
    setConnection("live");
  });
  source.addEventListener("ping", alive);
  source.addEventListener("act", (event) => {
    alive();
    hear(JSON.parse(event.data));
  });
  // Whoever only looks hears once a second of all that came.
  source.addEventListener("acts", (event) => {
    alive();
    JSON.parse(event.data).forEach(hear);
  });
  // More was missed than the server remembers.
  source.addEventListener("look", (event) => {
    alive();
    seq = JSON.parse(event.data).seq;
    soon();
  });
}

function hear(news) {
  if (news.seq <= seq) return;
  seq = news.seq;
  document.dispatchEvent(new CustomEvent("ronde:act", { detail: news }));
  for (const board of news.boards ?? []) (ownRows ?? showBoard)(news, board);
  const concerned = (news.reload ?? []).some((name) => name === page || name === "all");
  if (concerned) soon();
  else document.body.dataset.seq = String(Math.max(Number(document.body.dataset.seq) || 0, seq));
}

// ---- The line ------------------------------------------------------------------------------------------

function alive() {
  heard = performance.now();
  if (!away) return;
  away = false;
  document.getElementById("connection")?.classList.remove("away");
  setConnection("live");
  document.dispatchEvent(new CustomEvent("ronde:connected"));
  showBack();
}

function check() {
  const now = performance.now();
  // What came meanwhile stands behind this look in the queue: the next one decides.
  const inTime = now - looked < LATE;
  looked = now;
  if (inTime && now - heard > SILENCE && !away) {
    away = true;
    lateBefore = outbox().late;
    document.getElementById("connection")?.classList.add("away");
    setConnection("not_connected_short");
    showAway();
  }
  const lost = source.readyState === EventSource.CLOSED && now - opened > 1500;
  if (lost || (now - heard > DEAD && now - opened > DEAD)) open();
}

function setConnection(key) {
  const element = document.getElementById("connection");
  if (element) element.textContent = word(key);
}

function strip(kind, text) {
  const place = document.getElementById("strip");
  if (!place) return;
  place.className = `strip ${kind ?? ""}`;
  place.setAttribute("role", "status");
  place.hidden = !text;
  place.replaceChildren(...(text ? [make("p", {}, text)] : []));
}

function showAway() {
  const { onTheWay } = outbox();
  strip("warn", onTheWay ? word("not_connected_kept", { n: onTheWay }) : word("not_connected"));
}

/// Says what was saved once it is saved, not when the line is back.
function showBack() {
  const { onTheWay, late: lateNow } = outbox();
  if (away) return;
  if (onTheWay > 0) {
    setTimeout(showBack, 200);
    return;
  }
  const n = lateNow - lateBefore;
  strip("ok", n > 0 ? word("connected_saved", { n, time: timeWithSeconds() }) : word("connected"));
  setTimeout(() => !away && strip(), n > 0 ? 8000 : 3000);
}

// ---- Single boards ----------------------------------------------------------------------------------------

/// Writes a result into rows that only show it.
function showBoard({ round }, { board, result, confirmed }) {
  for (const row of document.querySelectorAll(`[data-board="${board}"]`)) {
    const itsRound = row.closest("[data-round]")?.dataset.round ?? document.body.dataset.round;
    if (round !== undefined && itsRound !== undefined && Number(itsRound) !== round) continue;
    row.dataset.result = result ?? "";
    row.dataset.confirmed = String(Boolean(confirmed));
    const cell = row.querySelector(".result");
    if (cell && !cell.querySelector("input, select")) cell.textContent = resultText(result);
    flash(row);
  }
}

/// A changed row flashes, then keeps a dot until it has been in sight for a while.
export function flash(row) {
  row.classList.remove("flash");
  void row.offsetWidth;
  row.classList.add("flash", "unseen");
  eyes.observe(row);
}

const eyes = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || document.visibilityState !== "visible") continue;
    eyes.unobserve(target);
    setTimeout(() => target.classList.remove("flash", "unseen"), 5000);
  }
});

// ---- Whole regions ------------------------------------------------------------------------------------------
// What carries `data-live` and an id is taken from a fresh copy of the page; where nothing does, and
// no module looks after the page, that is everything in `main`.

const late = new Set();
let timer = 0;

/// At most one fresh copy a second, and spectators not all in the same moment.
function soon() {
  if (timer) return;
  timer = setTimeout(() => {
    timer = 0;
    refresh();
  }, isArbiter ? 250 : 500 + Math.random() * 1500);
}

/// Fetches the page and shows what is new. Resolves to whether it could. What the person at this page has
/// just done himself (`own`) is shown at once; what others did must not push.
export async function refresh({ own = false } = {}) {
  const response = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  // The round of this page is gone, or there at last: it is another page now, with what is to be done next.
  if (response?.status === 404 || (response?.ok && document.querySelector("[data-unpaired]"))) return location.reload(), true;
  if (!response?.ok) return false;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  document.dispatchEvent(new CustomEvent("ronde:fresh", { detail: { fresh } }));
  late.clear();
  for (const region of regions()) update(region, fresh.getElementById(region.id), own);
  // The round and the ways to it change when a round is paired.
  for (const name of [".top .stepper", ".rail"]) {
    const [old, now] = [document.querySelector(name), fresh.querySelector(name)];
    if (old && now && !old.contains(document.activeElement) && old.innerHTML !== now.innerHTML) old.replaceChildren(...now.childNodes);
  }
  document.body.dataset.seq = fresh.body.dataset.seq ?? document.body.dataset.seq;
  return true;
}

function regions() {
  const marked = [...document.querySelectorAll("[data-live][id]")];
  const main = document.querySelector("main[id]");
  return marked.length > 0 || OWN.includes(page) || !main ? marked : [main];
}

function update(region, fresh, own) {
  if (!fresh || region.innerHTML === fresh.innerHTML) return;
  if (isEdited(region)) return void late.add(region.id);
  const rows = (element) => element.querySelectorAll("tbody tr, :scope > tr").length;
  const more = rows(fresh) - rows(region);
  if (more > 0 && rows(region) > 0 && !own) return void offer(region, fresh, more);
  holderOf(region)?.remove();
  replace(region, fresh);
}

const tableOf = (region) => region.closest("table") ?? region.querySelector("table");

/// The button that waits above a table for its new rows.
function holderOf(region) {
  const before = tableOf(region)?.previousElementSibling;
  return before?.matches(".newer") ? before : undefined;
}

/// Whether somebody is in the middle of something there.
function isEdited(region) {
  const active = document.activeElement;
  if (isField(active) && region.contains(active)) return true;
  return [...region.querySelectorAll("input, textarea")].some((field) =>
    field.type === "checkbox" || field.type === "radio" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue);
}

/// New rows never push: they wait behind a button that takes no room.
function offer(region, fresh, n) {
  const holder = holderOf(region) ?? make("div", { class: "newer" });
  const take = () => {
    holder.remove();
    replace(region, fresh);
  };
  holder.replaceChildren(make("button", { type: "button", class: "button", onclick: take }, word("newer", { n })));
  tableOf(region).before(holder);
}

/// By what a row or a button is found again in a fresh copy.
const NAMES = ["board", "player", "seq", "key", "go"];
const nameOf = (row) => NAMES.map((name) => row.dataset[name] && `[data-${name}="${CSS.escape(row.dataset[name])}"]`).find(Boolean);

function replace(region, fresh) {
  const held = region.contains(document.activeElement) ? document.activeElement : null;
  const name = held && (held.id ? `#${CSS.escape(held.id)}` : nameOf(held));
  const before = new Map([...region.querySelectorAll("tr")].map((row) => [nameOf(row), row.textContent]));
  region.replaceChildren(...fresh.childNodes);
  for (const row of region.querySelectorAll("tr")) {
    const old = before.get(nameOf(row));
    if (nameOf(row) && old !== undefined && old !== row.textContent) flash(row);
  }
  const again = name && region.querySelector(name);
  // A button that says something else now is another act: nobody must do it with the Enter meant for the old one.
  if (again && (!held.matches("a, button") || held.textContent === again.textContent)) again.focus({ preventScroll: true });
}
