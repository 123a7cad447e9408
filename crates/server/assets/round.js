// The pairs of a round by keyboard: up and down walk over the boards, Space opens the card, F shows
// only boards with notes. Everything is found when the key comes, because news replace the table.

import { isField } from "./keys.js";

export function start() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isField(event.target) || document.querySelector("dialog[open]")) return;
    if (event.target.closest?.("button, a, summary") && !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    if (step(event.key) || open(event)) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-notes-filter]");
    if (!button) return;
    const on = document.querySelector("table.pairs").classList.toggle("filtered");
    button.setAttribute("aria-pressed", String(on));
  });
  // A draft is there to be walked through: the keys begin at board 1.
  if (document.querySelector("table.pairs.checks") && [document.body, null].includes(document.activeElement)) rows()[0]?.focus({ preventScroll: true });
}

const rows = () => [...document.querySelectorAll("table.pairs tr[data-board]")].filter((row) => row.offsetParent);

function step(key) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!by) return false;
  const all = rows();
  const here = all.indexOf(document.activeElement?.closest("tr"));
  const next = all[here < 0 ? 0 : Math.max(0, Math.min(all.length - 1, here + by))];
  next?.focus();
  return Boolean(next);
}

function open(event) {
  if (event.key !== " ") return false;
  const link = event.target.closest?.("tr[data-board]")?.querySelector(".white-name a");
  link?.click();
  return Boolean(link);
}
