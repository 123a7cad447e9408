// The pages of a telephone: find me, three tabs, my board; and the result as a player or a helper
// reports it. Buttons name the winner, so nobody confuses the sides.

import { act, ask, newKey } from "./api.js";
import { resultOf } from "./entry-keys.js";
import { refused, withCautions } from "./ask.js";
import { fold, make, resultShort, resultText, time, word } from "./words.js";

const { dataset } = document.body;
const ME = `ronde.me.${dataset.event ?? ""}`;
const DEVICE = "ronde.device";
/// How often a page that waits for the other player looks, in milliseconds.
const LOOK = 2500;

export function start() {
  tabs();
  views();
  findMe();
  whoIAm();
  report();
}

// ---- What this telephone remembers ----------------------------------------------------------------------------

function keep(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Then he finds himself again.
  }
}

function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// ---- Tabs and views ---------------------------------------------------------------------------------------------

let openTab = () => {};

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
  openTab = (name) => {
    const tab = all.find((one) => one.getAttribute("aria-controls") === name);
    if (tab) open(tab);
  };
  list.addEventListener("click", (event) => {
    const tab = event.target.closest('[role="tab"]');
    if (!tab) return;
    open(tab);
    history.replaceState(null, "", `#${tab.getAttribute("aria-controls")}`);
  });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    next.focus();
    open(next);
  });
  const named = all.find((tab) => `#${tab.getAttribute("aria-controls")}` === location.hash);
  open(named ?? all.find((tab) => tab.getAttribute("aria-selected") === "true") ?? all[0]);
  // The name of the open tab is in the address; the page begins at its head all the same.
  if (named) requestAnimationFrame(() => scrollTo(0, 0));
}

let openView = () => {};

/// By board or by name: one at a time.
function views() {
  const buttons = [...document.querySelectorAll("[data-view]")];
  if (buttons.length === 0) return;
  openView = (name) => {
    for (const button of buttons) {
      const on = button.dataset.view === name;
      button.setAttribute("aria-pressed", String(on));
      document.getElementById(button.dataset.view).hidden = !on;
    }
  };
  buttons.forEach((button) => button.addEventListener("click", () => openView(button.dataset.view)));
  openView(document.getElementById("find")?.value ? "by-name" : "by-board");
}

// ---- Find me --------------------------------------------------------------------------------------------------

/// The box narrows every row with a name. Of a very long list the server shows a part: there Enter asks it.
function findMe() {
  const box = document.querySelector("[data-find]");
  if (!box) return;
  const many = "many" in box.dataset;
  const rows = () => [...document.querySelectorAll("[data-name]")];
  const narrow = () => {
    if (many) return;
    const query = fold(box.value);
    rows().forEach((row) => (row.hidden = query !== "" && !fold(row.dataset.name).includes(query)));
    const none = document.getElementById("nobody");
    if (none) none.hidden = rows().length === 0 || rows().some((row) => !row.hidden);
  };
  box.addEventListener("input", () => {
    narrow();
    if (box.value === "" || many) return;
    if (!document.getElementById("standings")?.checkVisibility()) openTab("pairings");
    openView("by-name");
  });
  box.form?.addEventListener("submit", (event) => {
    if (many) return;
    event.preventDefault();
    const shown = [...document.querySelectorAll("#by-name [data-name]:not([hidden]) a[data-me]")];
    if (shown.length === 1) shown[0].click();
    else shown[0]?.focus();
  });
  document.addEventListener("ronde:fresh", () => setTimeout(narrow, 0));
  if (box.value) narrow();
}

/// Whether this tab shows the event for the first time.
function firstLook() {
  try {
    const seen = sessionStorage.getItem(ME);
    sessionStorage.setItem(ME, "seen");
    return seen === null;
  } catch {
    return false;
  }
}

/// Who tapped a name first is that player, until he says otherwise. It is kept on this telephone alone.
function whoIAm() {
  const line = document.querySelector("[data-who]");
  const mine = JSON.parse(kept(ME) ?? "null");
  const here = location.pathname + location.search;
  const name = document.getElementById("my-name")?.textContent;
  if (!line) {
    const place = document.querySelector("[data-my-card]");
    if (!place || !mine) return;
    // The first look of a visit goes straight to the own board; who comes back from there stays.
    if (firstLook() && location.hash === "" && !new URLSearchParams(location.search).get("q")) return void location.replace(mine.href);
    place.replaceChildren(make("p", {}, make("a", { class: "button wide", href: mine.href }, word("my_board", { name: mine.name }))));
    return;
  }
  firstLook();
  const isMe = () => JSON.parse(kept(ME) ?? "null")?.id === line.dataset.who;
  if (!mine) keep(ME, JSON.stringify({ id: line.dataset.who, href: here, name }));
  const [claim, forget] = [line.querySelector("[data-keep]"), line.querySelector("[data-forget]")];
  const show = () => {
    claim.hidden = isMe();
    forget.hidden = !isMe();
  };
  claim.addEventListener("click", () => {
    keep(ME, JSON.stringify({ id: line.dataset.who, href: here, name }));
    show();
  });
  forget.addEventListener("click", () => {
    keep(ME, null);
    location.assign(line.querySelector("a").href);
  });
  if (mine && !isMe()) line.prepend(make("a", { href: mine.href }, `‹ ${mine.name}`));
  show();
}

// ---- A result ---------------------------------------------------------------------------------------------------

/// `<section class="report" data-as="player" data-code>` for who holds a code, or `data-as="helper"`;
/// buttons `data-report="1-0"`; where the telephone is both players', a radio `side` says who speaks.
function report() {
  const section = document.querySelector(".report");
  if (!section) return;
  const send = section.dataset.as === "helper" ? helper : player;
  if (section.dataset.as === "player") standing(section);
  section.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-report]");
    if (button) send(section, button);
    else if (event.target.closest("button[data-more]")) pick(section);
  });
  if (section.dataset.as === "helper") document.addEventListener("keydown", (event) => typed(section, event));
}

/// A helper at a laptop types what an arbiter types.
function typed(section, event) {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
  const result = resultOf(event);
  if (result) enter(section, result, buttonFor(section, result));
}

/// The results without a button of their own, and none at all.
async function pick(section) {
  const { CLEAR, pickResult } = await import("./entry-menu.js");
  const more = section.querySelector("[data-more]");
  const { title, white, black } = more.dataset;
  const choice = await pickResult({ title, names: [white, black], result: section.dataset.result, clears: Boolean(section.dataset.result), beside: more });
  if (choice) enter(section, choice === CLEAR ? "" : choice, more);
}

const state = () => document.querySelector(".report-state");
const buttonsOf = (section) => [...section.querySelectorAll("button[data-report]")];

function say(text, ...more) {
  state()?.replaceChildren(text, " ", ...more);
}

const buttonFor = (section, result) => section.querySelector(`button[data-report="${result}"]`) ?? section.querySelector("[data-more]");

function press(section, result) {
  buttonsOf(section).forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.report === result)));
  const more = section.querySelector("[data-more]");
  if (!more) return;
  const other = result && buttonFor(section, result) === more;
  more.setAttribute("aria-pressed", String(Boolean(other)));
  more.querySelector("b").textContent = other ? resultText(result) : "";
}

const helper = (section, button) => enter(section, button.dataset.report, button);

/// A helper's entry is the result at once; then comes the next missing board. Nothing entered is a result cleared.
async function enter(section, result, button) {
  const place = { round: Number(section.dataset.round), board: Number(section.dataset.seat) };
  const what = result ? { act: "enter_result", ...place, result } : { act: "clear_result", ...place };
  const before = section.dataset.result;
  press(section, result);
  say(word("report_sending", { result: resultShort(result) }));
  const key = newKey();
  const answer = await withCautions((accepts) => act(what, { accepts, key, seen: Number(dataset.seq), lane: "report", label: resultShort(result) }), { what, control: button, verb: button.matches("[data-more]") ? word("enter_anyway") : button.textContent.trim() });
  if (answer.ok) {
    section.dataset.result = result;
    dataset.seq = String(answer.seq);
    say(word("report_saved", { time: time() }));
    if (section.dataset.next && !before && result) setTimeout(() => location.assign(section.dataset.next), 700);
  } else {
    press(section, before);
    say("");
    refused(answer, button);
  }
}

// ---- A player's report --------------------------------------------------------------------------------------------

let lastSent = null;

const sideOf = (section) => section.dataset.side || section.querySelector('input[name="side"]:checked')?.value || "";
const other = (section, side) => (side === "white" ? section.dataset.black : section.dataset.white);

/// A name for this telephone that says nothing of its owner.
function device() {
  const mine = kept(DEVICE) ?? newKey().replaceAll("-", "").slice(0, 6);
  keep(DEVICE, mine);
  return mine;
}

/// Asks again until the server has answered: under one key it is done once.
async function post(path, body) {
  for (;;) {
    const answer = await ask(path, body);
    if (answer.reached) return answer;
    await new Promise((done) => setTimeout(done, answer.after ?? 1500));
  }
}

async function player(section, button) {
  const result = button.dataset.report;
  const side = sideOf(section);
  if (!side) {
    say(word("who_are_you"));
    section.querySelector('input[name="side"]')?.focus();
    return;
  }
  keep(`ronde.side.${section.dataset.code}`, side);
  press(section, result);
  say(word("report_sending", { result: resultShort(result) }));
  const answer = await post(`/api/r/${section.dataset.code}`, { side, result, key: newKey(), device: device() });
  if (answer.ok) {
    lastSent = { seq: answer.seq, at: time() };
    show(section, answer.board);
  } else {
    press(section, "");
    say(answer.message ?? "");
    look(section);
  }
}

async function takeBack(section) {
  const answer = await post(`/api/r/${section.dataset.code}/undo`, { of: lastSent.seq, key: newKey(), device: device() });
  if (!answer.ok) return say(answer.message ?? "");
  lastSent = null;
  show(section, answer.board);
  return say(word("report_undone"));
}

/// What the page was made with, and from then on what the server says.
function standing(section) {
  const side = kept(`ronde.side.${section.dataset.code}`);
  const radio = side && section.querySelector(`input[name="side"][value="${CSS.escape(side)}"]`);
  if (radio) radio.checked = true;
  section.addEventListener("change", () => look(section));
  const [white, black] = section.dataset.reports.split("|");
  show(section, { reports: { white: white || null, black: black || null }, result: section.dataset.result || null, dispute: Boolean(white && black && white !== black) });
  document.addEventListener("ronde:act", () => look(section));
  setInterval(() => document.visibilityState === "visible" && section.dataset.waits === "true" && look(section), LOOK);
}

async function look(section) {
  const response = await fetch(`/api/r/${section.dataset.code}`, { headers: { Accept: "application/json" } }).catch(() => null);
  if (!response) return;
  if (response.ok) return show(section, await response.json());
  if ([404, 410].includes(response.status)) {
    buttonsOf(section).forEach((one) => (one.disabled = true));
    section.dataset.waits = "false";
    say((await response.json().catch(() => ({}))).message ?? "");
  }
}

/// How the game stands, as this telephone sees it.
function show(section, board) {
  const side = sideOf(section);
  const mine = side && board.reports[side];
  const theirs = side && board.reports[side === "white" ? "black" : "white"];
  press(section, board.result ?? (mine || ""));
  buttonsOf(section).forEach((one) => (one.disabled = Boolean(board.result)));
  state()?.classList.toggle("differs", Boolean(board.dispute && !board.result));
  section.dataset.waits = String(!board.result && Boolean(board.reports.white || board.reports.black));
  if (board.result) {
    const both = board.reports.white === board.result && board.reports.black === board.result;
    say(both ? `${resultShort(board.result)} ${word("report_confirmed")}` : word("report_other", { result: resultShort(board.result) }));
  } else if (board.dispute) say(word("report_differs"));
  else if (mine) {
    const undo = lastSent && !theirs ? [make("button", { type: "button", class: "button", onclick: () => takeBack(section) }, word("undo"))] : [];
    say(lastSent ? word("report_waiting", { time: lastSent.at, name: other(section, side) }) : word("report_waits", { result: resultShort(mine), name: other(section, side) }), ...undo);
  } else if (theirs) say(word("report_theirs", { name: other(section, side), result: resultShort(theirs) }));
  else if (lastSent === null && !side) return;
  else say(word("report_both"));
}
