// The desk of the screens: what each shows, what is announced, when the round starts. The list of screens is
// taken anew every few seconds, so that one sees which are on; forms are never touched by it.

import { ask } from "./api.js";
import { columnsOf, LARGE, rowsOf, sizeOf } from "./screen-size.js";
import { make } from "./words.js";

const AGAIN = 5000;
const WIDE = 16 / 9;

const form = document.getElementById("screen-form");
const base = `/api/e/${form.dataset.event}`;

export function start() {
  form.addEventListener("submit", (event) => send(event, form, `${base}/screens`, wanted()));
  form.addEventListener("input", refresh);
  const say = document.getElementById("say-form");
  say.addEventListener("submit", (event) => {
    const data = new FormData(say);
    const minutes = data.get("minutes") ? Number(data.get("minutes")) : null;
    send(event, say, `${base}/announcements`, { text: data.get("text"), how: data.get("how"), minutes }).then((done) => done && say.reset());
  });
  const count = document.getElementById("count-form");
  count.addEventListener("submit", (event) => send(event, count, `${base}/countdown`, { at: today(new FormData(count).get("time")) }));
  document.addEventListener("click", press);
  setInterval(look, AGAIN);
  refresh();
}

function press(event) {
  const button = event.target.closest("button");
  if (!button) return;
  const { setup, take, free, end } = button.dataset;
  if (setup) fill(button.closest("[data-screen]").dataset.screen, JSON.parse(setup));
  else if (take) choose(take);
  else if (free) send(event, form, `${base}/screens/free`, { screen: Number(free) });
  else if (end) send(event, document.getElementById("say-form"), `${base}/announcements/end`, { id: end });
  else if ("in" in button.dataset) {
    const minutes = button.dataset.in;
    send(event, document.getElementById("count-form"), `${base}/countdown`, { at: minutes ? Date.now() + Number(minutes) * 60000 : null });
  }
}

/// The next time it is so late: today, or tomorrow if that has passed.
function today(time) {
  const [hours, minutes] = String(time).split(":").map(Number);
  const at = new Date();
  at.setHours(hours, minutes, 0, 0);
  if (at.getTime() < Date.now() - 60000) at.setDate(at.getDate() + 1);
  return at.getTime();
}

async function send(event, place, path, body) {
  event.preventDefault();
  const problem = place.querySelector(".problem");
  problem.textContent = "";
  const answer = await ask(path, body);
  if (!answer.ok) problem.textContent = answer.message ?? "";
  await look();
  if (answer.ok && answer.screen) {
    // The next one has the next number, and the next part.
    const { at, of } = wanted().part;
    if (of > 1) form.elements.at.value = at < of ? at + 1 : 1;
    form.elements.screen.value = freeNumber();
    refresh();
  }
  return answer.ok;
}

function wanted() {
  const data = new FormData(form);
  const number = (name) => Number(data.get(name));
  const boxes = [...form.querySelectorAll("input[name=tournaments]")];
  const all = boxes.every((box) => box.checked);
  return {
    screen: number("screen"), shows: data.getAll("shows"), tournaments: all ? [] : data.getAll("tournaments"),
    part: { at: number("at"), of: number("of") }, inches: number("inches"), metres: number("metres"),
    langs: data.getAll("langs"), seconds: number("seconds"), zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
  };
}

/// The form as that screen is set up.
function fill(number, setup) {
  const { elements } = form;
  elements.screen.value = number;
  const check = (name, chosen) => form.querySelectorAll(`input[name=${name}]`).forEach((box) => (box.checked = chosen.length === 0 || chosen.includes(box.value)));
  check("shows", setup.shows);
  check("langs", setup.langs);
  check("tournaments", setup.tournaments);
  [elements.at.value, elements.of.value] = [setup.part.at, setup.part.of];
  for (const name of ["inches", "metres", "seconds"]) elements[name].value = setup[name];
  refresh();
  form.scrollIntoView({ block: "nearest" });
  elements.screen.focus({ preventScroll: true });
}

function choose(number) {
  form.elements.screen.value = number;
  refresh();
  form.elements.screen.focus();
}

function freeNumber() {
  const taken = new Set([...document.querySelectorAll("tr[data-screen]")].map((row) => Number(row.dataset.screen)));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

// ---- Advice -----------------------------------------------------------------------------------------------

const filled = (text, gaps) => text.replace(/\{(\w+)\}/g, (gap, name) => (name in gaps ? gaps[name] : gap));

/// "3 min 40 s"
function duration(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes ? `${minutes} min` : "", rest || !minutes ? `${rest} s` : ""].filter(Boolean).join(" ");
}

/// What this screen means for those who wait in front of it.
function refresh() {
  const { screen, shows, tournaments, part, inches, metres, seconds } = wanted();
  form.querySelector("button[type=submit]").textContent = filled(form.dataset.start, { n: screen });
  const place = document.getElementById("advice");
  if (!(inches >= 10 && metres >= 1 && part.of >= 1)) return void place.replaceChildren();
  const boxes = [...form.querySelectorAll("[data-boards]")].filter((box) => !box.value || tournaments.length === 0 || tournaments.includes(box.value));
  const sum = (name) => boxes.reduce((all, box) => all + Number(box.dataset[name]), 0);
  const size = sizeOf(inches, metres, LARGE, WIDE);
  const rows = rowsOf(size);
  const lines = [filled(form.dataset.advice, { inches, metres, rows })];
  const tell = (key, count, columns, gaps) => {
    const takes = (screens) => Math.ceil(Math.ceil(count / screens) / (rows * columns)) * seconds;
    const time = takes(part.of);
    if (time <= seconds) return void lines.push(form.dataset.adviceOnce);
    lines.push(filled(form.dataset[key], { ...gaps, time: duration(takes(1)) }));
    const more = part.of > 1 ? part.of : 3;
    lines.push(filled(form.dataset.adviceSplit, { n: more, time: duration(takes(more)) }));
  };
  if (shows.includes("boards") && sum("boards")) tell("adviceBoards", sum("boards"), 1, { boards: sum("boards") });
  if (shows.includes("names") && sum("players")) tell("adviceNames", sum("players"), columnsOf("names", size, WIDE), { players: sum("players") });
  place.replaceChildren(...lines.map((line) => make("span", {}, `${line} `)));
}

// ---- Which are on -----------------------------------------------------------------------------------------

async function look() {
  const response = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => undefined);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const id of ["screens-list", "said-list", "count-list"]) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
    if (!old || !now || old.contains(document.activeElement)) continue;
    old.replaceWith(document.adoptNode(now));
  }
  document.dispatchEvent(new CustomEvent("ronde:fresh"));
}
