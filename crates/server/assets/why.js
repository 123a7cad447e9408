// The round step by step: ← and → press the links that stand on the page, and the next step is shown in
// its place. Without a script the links lead there.

import { isField } from "./keys.js";

export function start() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || document.querySelector("dialog[open]")) return;
    const mark = { ArrowLeft: "[data-step-before]", ArrowRight: "[data-step-next]" }[event.key];
    const link = mark && document.querySelector(`a${mark}`);
    if (!link) return;
    event.preventDefault();
    go(link);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#walk a[data-step-before], #walk a[data-step-next], #walk .walk-groups a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link);
  });
  lit();
}

/// One after the other: a key that is held down does not overtake itself.
let going = false;

async function go(link) {
  const walk = document.getElementById("walk");
  if (!walk) return void location.assign(link.href);
  if (going) return;
  going = true;
  const mark = ["data-step-before", "data-step-next"].find((it) => link.hasAttribute(it));
  const focused = link === document.activeElement;
  try {
    const response = await fetch(link.href);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = page.getElementById("walk");
    if (!response.ok || !next) return void location.assign(link.href);
    // The sentence stays the same element, so that it is read out when it changes.
    const [said, saying] = [walk, next].map((it) => it.querySelector(".walk-said"));
    said.replaceChildren(...saying.childNodes);
    saying.replaceWith(said);
    walk.replaceChildren(...next.childNodes);
    history.replaceState(null, "", link.href);
    if (focused) walk.querySelector(`a[${mark}]`)?.focus({ preventScroll: true });
    lit();
  } catch {
    location.assign(link.href);
  } finally {
    going = false;
  }
}

/// What the step is about is seen: the node of the chart, and the players.
function lit() {
  const box = document.querySelector(".chart-box");
  const node = box?.querySelector(".chart-node.lit");
  if (node) {
    const [outer, inner] = [box, node].map((it) => it.getBoundingClientRect());
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
  document.querySelector(".seat.lit")?.scrollIntoView({ block: "nearest" });
}
