// A screen of the hall. It shows page after page without anybody's help: for days, through lost networks,
// restarts and new versions. It holds the last state it was told and one page of elements, nothing else.

import { keepLine } from "./screen-line.js";
import { el, pagesOf, rowsOfPage, saying, titleOf } from "./screen-pages.js";
import { LARGE, ROW, rowsOf, sizeOf, SMALL } from "./screen-size.js";

const body = document.body;
const stage = document.getElementById("main");
/// Who pauses a screen and goes away does not stop it.
const LONGEST_PAUSE = 120000;
/// A result that has just arrived stands out for so long.
const FRESH = 30000;
/// Count-downs longer than this are not told in minutes.
const SOON = 100 * 60000;
const TODAY = 20 * 3600000;
/// A round that has just begun.
const JUST = 120000;

let state = null;
let pages = [];
let at = 0;
/// How often the whole was shown: languages take turns by it.
let cycle = 0;
let turnTimer = 0;
let clockTimer = 0;
let pauseTimer = 0;
let paused = false;
/// Milliseconds that the server's clock is before this one.
let offset = 0;
let lostSince = null;
let lastHeard = 0;
let room = null;
let fresh = {};
const formats = {};
const canvas = document.createElement("canvas").getContext("2d");
const probe = el("b", "family wraps probe");

const now = () => Date.now() + offset;

// ---- Words and times --------------------------------------------------------------------------------------

function lang() {
  const langs = state.setup ? state.setup.langs : Object.keys(state.words);
  return langs[(at + cycle) % langs.length];
}

const phrases = () => (state && state.words[lang()]) || {};

/// How times are written: the catalogue of the language says it.
const locale = () => phrases().locale || "en-GB";

/// The sentence of that key with its `{gaps}` filled; of several forms the one of the number that
/// chooses, else the one of its category.
function say(key, gaps) {
  const found = phrases()[key] || "⟨" + key + "⟩";
  const chosen = found.by && gaps ? gaps[found.by] : undefined;
  const category = () => new Intl.PluralRules(locale()).select(Number(chosen));
  const text = found.by ? found[chosen] || found[category()] || found.other : found;
  return text.replace(/\{(\w+)\}/g, (gap, name) => (gaps && name in gaps ? String(gaps[name]) : gap));
}

const zone = () => (state && state.setup && state.setup.zone ? state.setup.zone : undefined);

function format(name, options) {
  const key = name + "/" + (zone() || "");
  if (!formats[key]) {
    try {
      formats[key] = new Intl.DateTimeFormat(name, Object.assign({ timeZone: zone() }, options));
    } catch (error) {
      formats[key] = new Intl.DateTimeFormat(name, options);
    }
  }
  return formats[key];
}

const clock = (ms) => format(locale(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(ms));

/// A day and hour on the clock of the hall, as milliseconds since 1970.
function momentOf(text) {
  const wanted = Date.parse(text + ":00Z");
  const options = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", hourCycle: "h23" };
  const wall = (ms) => {
    const found = {};
    for (const part of format("en-US", options).formatToParts(new Date(ms))) found[part.type] = Number(part.value);
    return Date.UTC(found.year, found.month - 1, found.day, found.hour % 24, found.minute);
  };
  const first = wanted - (wall(wanted) - wanted);
  // Once more, for the night in which the clocks change.
  return first - (wall(first) - wanted);
}

/// The round that is awaited and when it starts, or none.
function startOf(tournament) {
  if (!tournament || tournament.stage === "over") return null;
  // While nobody has finished his game, the round that is shown is the one that starts.
  const awaited = tournament.stage === "playing" && tournament.done === 0 ? tournament.round : tournament.round + 1;
  const round = Math.max(1, Math.min(awaited, tournament.rounds || awaited));
  if (state.starts !== null && state.starts > now() - JUST) return { round, at: state.starts };
  for (let index = round - 1; index < tournament.dates.length; index += 1) {
    const date = tournament.dates[index] && momentOf(tournament.dates[index]);
    if (date && date > now() - JUST) return { round: index + 1, at: date };
  }
  return null;
}

/// How long until the round; it is named where another one is shown.
function countDown(start, shown) {
  if (!start) return "";
  const left = start.at - now();
  if (left <= 0) return say("starts_now", { n: start.round });
  if (left > SOON) return "";
  const seconds = Math.ceil(left / 1000);
  const clocked = Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
  const time = seconds < 100 ? clocked : say("minutes", { n: Math.ceil(seconds / 60) });
  return say(start.round === shown ? "starts_in" : "round_in", { n: start.round, time });
}

// ---- Room -------------------------------------------------------------------------------------------------

/// Measures the screen: how large letters are, and how many rows there are beside a band.
function measure() {
  const { innerWidth: width, innerHeight: height } = window;
  const { inches, metres } = state.setup || { inches: 55, metres: 10 };
  const aspect = width / height;
  const vh = sizeOf(inches, metres, LARGE, aspect);
  const size = (vh * height) / 100;
  const root = document.documentElement.style;
  root.setProperty("--size", size + "px");
  root.setProperty("--small", (size * SMALL) / LARGE + "px");
  body.append(probe);
  const font = getComputedStyle(probe).fontFamily;
  probe.remove();
  const band = bandHeight();
  // Without a band there are as many rows as the table of sizes says.
  const rows = band > 0 ? Math.max(1, Math.floor((0.87 * height - band) / (ROW * size))) : rowsOf(vh);
  root.setProperty("--rows", String(rows * ROW));
  const widthIn = (fonts) => (text) => {
    canvas.font = "600 100px " + fonts;
    return canvas.measureText(text).width / 100;
  };
  room = {
    size, vh, rows, aspect, width,
    /// The width of a surname, and of anything else, in bold letters, as shares of the type's size.
    widthOf: widthIn(font),
    figuresOf: widthIn(getComputedStyle(body).fontFamily),
    why: whys(widthIn(getComputedStyle(body).fontFamily)),
    linesOf: (text, share) => {
      probe.style.width = share + "em";
      probe.textContent = text;
      stage.append(probe);
      const lines = Math.round(probe.offsetHeight / (size * 1.02));
      probe.remove();
      return Math.max(1, lines);
    },
  };
}

/// The widths of the reasons why somebody has no board, in the longest of the languages.
function whys(widthOf) {
  const widths = {};
  for (const key of ["bye", "half_bye", "absent"]) {
    widths[key] = Object.keys(state.words).reduce((most, code) => Math.max(most, widthOf(state.words[code][key])), 0);
  }
  return widths;
}

const bands = () => state.announcements.filter((said) => said.how === "band" && isOn(said));
const isOn = (said) => said.until === null || said.until > now();

/// The band of this page: they take turns.
function band() {
  const all = bands();
  if (all.length === 0) return null;
  const text = el("p", "band", all[(at + cycle) % all.length].text);
  text.dir = "auto";
  return text;
}

/// The height of the highest band, so that rows stay where they are while bands take turns.
function bandHeight() {
  let height = 0;
  for (const said of bands()) {
    const trial = el("p", "band", said.text);
    stage.append(trial);
    height = Math.max(height, trial.offsetHeight);
    trial.remove();
  }
  return height;
}

// ---- The page ---------------------------------------------------------------------------------------------

/// All pages anew; the one that was shown stays.
function layOut() {
  measure();
  const shown = pages[at];
  pages = pagesOf(state, room);
  const place = shown ? pages.findIndex((page) => page.key === shown.key) : 0;
  at = place >= 0 ? place : Math.min(at, pages.length - 1);
}

function show() {
  const whole = state.announcements.filter((said) => said.how === "whole" && isOn(said));
  const page = whole.length > 0 ? { kind: "said", key: "whole", said: whole[(at + cycle) % whole.length] } : pages[at];
  document.documentElement.lang = lang();
  stage.className = "stage " + page.kind;
  stage.textContent = "";
  try {
    if (page.kind === "said") stage.append(announcement(page.said));
    else stage.append.apply(stage, [head(page), content(page), band(), foot(page)].filter(Boolean));
    body.dataset.shown = page.key;
  } catch (error) {
    // One page that cannot be shown does not stop the others.
    console.error(error);
  }
  fitSaid();
  tick();
}

function head(page) {
  const title = titleOf(page, state, say);
  const line = el("header", "head", el("h1", "what", title.what), el("span", "part", title.part));
  if (page.kind !== "clock") line.append(el("span", "count"), el("time", "time"));
  return line;
}

function content(page) {
  if (page.columns) return rowsOfPage(page, say, isFresh);
  if (page.kind === "clock") return clockPage(page);
  if (page.kind === "waiting") {
    return el("section", "message", el("p", "number", String(state.screen)), el("p", "", say("waiting")));
  }
  const message = el("section", "message");
  for (const it of page.says) message.append(el("p", "", Array.isArray(it) ? say(it[0], it[1]) : say(it)));
  if (state.qr) message.append(picture());
  return message;
}

function clockPage(page) {
  const start = startOf(page.tournament);
  const section = el("section", "message", el("time", "time huge"));
  const words = el("div", "words");
  if (start && start.at - now() < TODAY && start.at > now()) words.append(el("p", "", say("round_starts", { n: start.round, time: clock(start.at) })));
  else if (page.tournament) {
    for (const it of saying(page.tournament)) words.append(el("p", "", Array.isArray(it) ? say(it[0], it[1]) : say(it)));
  }
  words.append(el("p", "count call"));
  section.append(words);
  if (state.qr) section.append(el("div", "phones", picture(), el("p", "", say("your_board"))));
  return section;
}

function announcement(said) {
  const text = el("p", "said-text", said.text);
  text.dir = "auto";
  return el("section", "whole", text);
}

/// An announcement is as large as it can be, and never smaller than what is read from the last row.
function fitSaid() {
  const text = stage.querySelector(".said-text");
  if (!text) return;
  for (const share of [2, 1.6, 1.3, 1, 0.8, 0.625]) {
    text.style.fontSize = room.size * share + "px";
    if (text.scrollHeight <= window.innerHeight * 0.92 && text.scrollWidth <= text.clientWidth + 1) return;
  }
}

function foot(page) {
  const line = el("footer", "foot");
  if (pages.length > 1) {
    const bar = el("i", paused ? "fill paused" : "fill");
    bar.style.animationDuration = secondsOf() + "s";
    line.append(el("span", "bar", bar), el("span", "page", paused ? say("paused") : say("page", { n: at + 1, all: pages.length })));
  }
  line.append(el("span", "note"));
  if (state.qr && page.kind !== "clock" && page.kind !== "message") line.append(el("span", "yours", say("your_board")), picture());
  return line;
}

function picture() {
  const image = el("img", "qr");
  image.alt = "QR";
  image.src = "data:image/svg+xml," + encodeURIComponent(state.qr);
  return image;
}

const boardKey = (tournament, item) => tournament.t + "/" + tournament.round + "/" + item.board;
const isFresh = (tournament, item) => Boolean(item.result) && fresh[boardKey(tournament, item)] > Date.now();

// ---- Time ---------------------------------------------------------------------------------------------------

const secondsOf = () => (state.setup ? state.setup.seconds : 10);

/// The clock, the count-down and what is said about the line; again when one of them changes.
function tick() {
  clearTimeout(clockTimer);
  if (!state) return;
  const tournament = (pages[at] && pages[at].tournament) || state.tournaments[0];
  const start = startOf(tournament);
  const down = countDown(start, tournament && tournament.round);
  for (const place of stage.querySelectorAll(".time")) place.textContent = clock(now());
  for (const place of stage.querySelectorAll(".count")) place.textContent = down;
  const note = stage.querySelector(".note");
  if (note) note.textContent = lostSince === null ? "" : say("no_connection", { time: clock(lostSince) });
  const left = start ? start.at - now() : -1;
  const step = left > 0 && left < 101000 ? 1000 : 60000;
  clockTimer = setTimeout(tick, step - (now() % step) + 20);
}

function turn(by) {
  clearTimeout(turnTimer);
  const ended = state.announcements.some((said) => !isOn(said));
  if (ended) {
    state.announcements = state.announcements.filter(isOn);
    layOut();
  }
  at += by;
  if (at >= pages.length) {
    at = 0;
    cycle += 1;
  }
  if (at < 0) at = pages.length - 1;
  show();
  waitForTurn();
}

function waitForTurn() {
  clearTimeout(turnTimer);
  if (!paused) turnTimer = setTimeout(() => turn(1), secondsOf() * 1000);
}

// ---- News -----------------------------------------------------------------------------------------------------

/// Boards whose result has come since the last state, and no others.
function noteFresh(before, after) {
  const known = {};
  const results = (it, act) => it.tournaments.forEach((tournament) => tournament.boards.concat(tournament.results).forEach((item) => item.result && act(boardKey(tournament, item))));
  if (before) results(before, (key) => (known[key] = true));
  const kept = {};
  results(after, (key) => {
    if (fresh[key] > Date.now()) kept[key] = fresh[key];
    else if (before && !known[key]) kept[key] = Date.now() + FRESH;
  });
  fresh = kept;
}

const roundsOf = (it) => it.tournaments.map((tournament) => tournament.t + "/" + tournament.round + "/" + tournament.stage).join(" ");

function hear(told) {
  offset = told.now - Date.now();
  if (told.version !== body.dataset.version && reload(told.version)) return;
  const first = !state;
  const another = state && (JSON.stringify(state.setup) !== JSON.stringify(told.setup) || roundsOf(state) !== roundsOf(told));
  noteFresh(state, told);
  state = told;
  if (another) pages = [];
  layOut();
  // What is shown from a new round or a new choice is shown from its beginning.
  if (first || another) {
    at = 0;
    cycle = 0;
    waitForTurn();
  }
  show();
  document.documentElement.dataset.ready = "";
}

/// A new version of the program has new scripts. Tried once for each, so that no screen loads itself for ever.
function reload(version) {
  try {
    if (sessionStorage.getItem("ronde.version") === version) return false;
    sessionStorage.setItem("ronde.version", version);
  } catch (error) {
    return false;
  }
  location.reload();
  return true;
}

keepLine(body.dataset.screen, {
  mark: () => (state ? state.mark : ""),
  state: hear,
  time(ms) {
    offset = ms - Date.now();
  },
  heard() {
    lastHeard = now();
    if (lostSince === null) return;
    lostSince = null;
    tick();
  },
  lost() {
    if (lostSince === null) lostSince = lastHeard || now();
    tick();
  },
});

// ---- For the curious ------------------------------------------------------------------------------------------

function pause() {
  paused = !paused;
  clearTimeout(pauseTimer);
  if (paused) pauseTimer = setTimeout(pause, LONGEST_PAUSE);
  waitForTurn();
  show();
}

/// Full screen and a lamp that does not go out, where the device allows it.
function fill() {
  const root = document.documentElement;
  if (!document.fullscreenElement && root.requestFullscreen) root.requestFullscreen().catch(() => {});
  stayAwake();
}

function stayAwake() {
  if (navigator.wakeLock && document.visibilityState === "visible") navigator.wakeLock.request("screen").catch(() => {});
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" || event.ctrlKey || event.metaKey || event.altKey) return;
  fill();
  if (!state) return;
  if (event.key === "ArrowRight") turn(1);
  else if (event.key === "ArrowLeft") turn(-1);
  else if (event.key === " ") pause();
});
document.addEventListener("click", fill);
document.addEventListener("visibilitychange", () => {
  stayAwake();
  tick();
});
window.addEventListener("resize", () => {
  if (!state) return;
  layOut();
  show();
});
stayAwake();
