// A file is opened: by its button, or dropped anywhere. What it is, the server says by its bytes: an
// event and a tournament are gone to, players go into the box of a new tournament.

import { newKey } from "./api.js";
import { make, word } from "./words.js";

const KEPT = "ronde.pasted";
/// The same file sent again is the same wish: it becomes one tournament.
const wishes = new WeakMap();

/// `players(text, answer)` takes lines for the box; without it they wait for the page of a new tournament.
export function start({ players } = {}) {
  const input = document.getElementById("file");
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-open-file]")) input?.click();
  });
  input?.addEventListener("change", () => input.files[0] && send(input.files[0], players));
  dropping((file) => send(file, players));
}

function dropping(take) {
  const carries = (event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => event.relatedTarget || document.body.classList.remove("dropping"));
  addEventListener("drop", (event) => {
    document.body.classList.remove("dropping");
    if (!carries(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  });
}

async function send(file, players) {
  const said = document.getElementById("opened");
  const say = (kind, ...content) => said?.replaceChildren(make("div", { class: `strip ${kind}` }, ...content));
  if (file.size > 32 * 1024 * 1024) return say("stop", make("p", {}, word("file_too_large", { file: file.name })));
  if (!wishes.has(file)) wishes.set(file, { key: newKey(), at: String(Date.now()) });
  say("ok", make("p", {}, word("file_reading", { file: file.name })));
  const query = new URLSearchParams({ name: file.name, ...wishes.get(file) });
  const response = await fetch(`/api/open?${query}`, { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } }).catch(() => null);
  const answer = await response?.json().catch(() => ({}));
  if (!response?.ok) return say("stop", make("p", {}, answer?.message ?? word("not_connected_short")));
  if (answer.kind !== "players") return location.assign(`/t/${answer.t}`);
  if (players) {
    said?.replaceChildren(...(answer.doubts ?? []).map((doubt) => make("div", { class: "strip warn" }, make("p", {}, doubt))));
    return players(answer.text, answer);
  }
  sessionStorage.setItem(KEPT, JSON.stringify(answer));
  location.assign("/new");
}

/// What another page left for the box.
export function left() {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return kept ? JSON.parse(kept) : null;
}
