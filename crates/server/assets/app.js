// The start of every page: keys, toast, theme and language, acts, news, and the module of the page.

import * as acts from "./acts.js";
import { ask, resume } from "./api.js";
import { refused } from "./ask.js";
import * as keys from "./keys.js";
import * as live from "./live.js";
import * as toast from "./toast.js";
import { locale, word } from "./words.js";

/// Pages with a module of their own. The others need none.
const MODULES = {
  results: "./results.js",
  new: "./new.js",
  start: "./start.js",
  players: "./players.js",
  screens: "./screens.js",
  settings: "./settings.js",
  prizes: "./settings.js",
  files: "./files.js",
  papers: "./papers.js",
  checkin: "./checkin.js",
  hand: "./hand.js",
  odds: "./odds.js",
  round: "./round.js",
  public: "./phone.js",
  report: "./phone.js",
  event: "./people.js",
  join: "./people.js",
  login: "./people.js",
  why: "./why.js",
};
const A_YEAR = 60 * 60 * 24 * 365;
const remember = (name, value) => (document.cookie = `${name}=${value}; path=/; max-age=${A_YEAR}; SameSite=Lax`);

async function start() {
  theme();
  language();
  clock();
  copyButtons();
  times();
  demo();
  toast.restore();
  acts.start();
  keys.start();
  const { page } = document.body.dataset;
  // The page's own module first: it takes over its rows before news arrive, and what an earlier page
  // left unsent is shown by it.
  // Whoever only looks gets results from the news alone.
  const looks = page === "results" && (["viewer", "player"].includes(document.body.dataset.role) || document.querySelector("table.results[data-over]"));
  if (MODULES[page] && !looks) (await import(MODULES[page])).start();
  live.start();
  document.addEventListener("ronde:changed", showAnew);
  document.addEventListener("ronde:fresh", () => setTimeout(times, 0));
  resume(settled);
  restoreFocus();
  menus();
  // From here on every key and button does what it says; tests wait for it.
  document.documentElement.dataset.ready = "";
}

/// An act that an earlier page had sent, or tried to.
function settled(entry, answer) {
  const event = new CustomEvent("ronde:resumed", { detail: { entry, answer }, cancelable: true });
  if (!document.dispatchEvent(event)) return;
  if (answer.ok) toast.saved(entry.label || word("saved"), answer.seq);
  else if (answer.error === "cautions") toast.say(word("kept_needs_you", { what: entry.label }));
  else refused(answer, document.getElementById("toast"));
}

// ---- After an act ---------------------------------------------------------------------------------------

/// Pages with live regions change in place; the others are loaded again, and the focus with them.
async function showAnew() {
  if (document.querySelector("[data-live][id]") && (await live.refresh({ own: true }))) return;
  try {
    sessionStorage.setItem("ronde.focus", document.activeElement?.id ?? "");
  } catch {
    // Then the focus is at the top of the page.
  }
  location.reload();
}

function restoreFocus() {
  try {
    const id = sessionStorage.getItem("ronde.focus");
    sessionStorage.removeItem("ronde.focus");
    if (id) document.getElementById(id)?.focus({ preventScroll: true });
  } catch {
    // Nothing was kept.
  }
}

// ---- Theme and language -----------------------------------------------------------------------------------
// Both are cookies, so that the server writes them into the page and nothing flickers.

function theme() {
  const root = document.documentElement;
  const kept = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (kept) root.dataset.theme = kept;
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.setAttribute("aria-pressed", String(isDark()));
    button.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      remember("theme", root.dataset.theme);
      document.querySelectorAll("[data-theme-switch]").forEach((other) => other.setAttribute("aria-pressed", String(isDark())));
    });
  }
}

/// Links to `?lang=fr` work without a script; with one, the choice is kept.
function language() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-language]");
    if (link) remember("lang", link.dataset.language);
  });
  document.querySelectorAll("select[data-language]").forEach((select) =>
    select.addEventListener("change", () => {
      remember("lang", select.value);
      const here = new URL(location.href);
      here.searchParams.delete("lang");
      location.assign(here);
    }));
}

/// Papers say when they were made, by the clock of whoever prints them.
const clock = () => remember("clock", String(-new Date().getTimezoneOffset()));

// ---- Small things -------------------------------------------------------------------------------------------

/// Times stand in the page as milliseconds; how they are written is the reader's matter.
function times() {
  const hour = { hour: "2-digit", minute: "2-digit" };
  const today = new Intl.DateTimeFormat(locale, hour);
  const before = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...hour });
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "medium" });
  for (const element of document.querySelectorAll("time[data-at]")) {
    const at = new Date(Number(element.dataset.at));
    element.dateTime = at.toISOString();
    element.textContent = (at.toDateString() === new Date().toDateString() ? today : before).format(at);
    element.title = exact.format(at);
  }
}

/// A menu closes when somebody goes on elsewhere.
function menus() {
  const close = (event) => document.querySelectorAll("details.menu[open]").forEach((menu) => !menu.contains(event.target) && menu.removeAttribute("open"));
  document.addEventListener("pointerdown", close);
  document.addEventListener("focusin", close);
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && document.querySelector("details.menu[open]");
    if (!menu) return;
    menu.removeAttribute("open");
    menu.querySelector("summary").focus();
  });
}

function demo() {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-demo]");
    if (!button || button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    const answer = await ask("/api/demo", {});
    if (answer.ok) location.assign(`/t/${answer.t}`);
    else refused(answer, button);
    button.removeAttribute("aria-busy");
  });
}

function copyButtons() {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    // Without https there is no clipboard; the address is then selected for Ctrl+C.
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      toast.say(word("copied"));
    } catch {
      toast.say(button.dataset.copy);
    }
  });
}

start();
