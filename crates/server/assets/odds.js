// Odds and fairness: starts a study, tells how far it is, and shows the page again when it is done.

import { tournament } from "./api.js";
import { word } from "./words.js";

/// Milliseconds between two looks.
const EVERY = 700;
const path = `/api/t/${tournament}/odds`;
const element = (id) => document.getElementById(id);

export function start() {
  const form = element("odds");
  if (!form) return;
  form.addEventListener("submit", begin);
  element("odds-stop").addEventListener("click", stop);
  if (form.dataset.stage) look();
}

async function begin(event) {
  event.preventDefault();
  const form = event.target;
  const seed = form.seed.value.trim();
  const body = { kind: form.kind.value, plays: Number(form.plays.value) || undefined, seed: seed ? Number(seed) : undefined };
  const answer = await send("POST", path, body);
  if (answer.error) return fault(answer.message || word("away"));
  fault("");
  tell(answer);
  setTimeout(look, EVERY);
}

async function look() {
  const answer = await send("GET", path);
  if (answer.error) return fault(answer.message || word("away"));
  if (answer.stage === "done") return location.reload();
  tell(answer);
  setTimeout(look, EVERY);
}

async function stop() {
  await send("POST", `${path}/stop`);
}

function tell({ stage, done, plays }) {
  element("odds-progress").hidden = false;
  const bar = element("odds-progress").querySelector("progress");
  bar.max = plays;
  bar.value = done;
  const told = element("odds-told");
  const words = stage === "waits" ? told.dataset.waits : told.dataset.running;
  told.textContent = words.replace("{done}", done).replace("{of}", plays);
}

function fault(message) {
  const place = element("odds-fault");
  place.textContent = message;
  place.hidden = !message;
}

async function send(method, to, body) {
  try {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(to, { method, headers, body: body && JSON.stringify(body) });
    return await answer.json();
  } catch {
    return { error: "away" };
  }
}
