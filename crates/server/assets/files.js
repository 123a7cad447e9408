// Files: the journal is verified by a press, and the answer stays on the page.

import { ask, tournament } from "./api.js";
import { make, word } from "./words.js";

export function start() {
  const button = document.querySelector("[data-verify]");
  const place = document.getElementById("verified");
  button?.addEventListener("click", async () => {
    if (button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    place.replaceChildren(make("p", { class: "muted" }, word("verifying")));
    const patience = AbortSignal.timeout ? AbortSignal.timeout(600000) : undefined;
    const answer = await ask(`/api/t/${tournament}/verify`, {}, { signal: patience });
    button.removeAttribute("aria-busy");
    const lines = answer.good ? [answer.message] : answer.troubles ?? [answer.message ?? word("not_connected_short")];
    place.replaceChildren(...lines.map((line) => make("div", { class: `strip ${answer.good ? "ok" : "stop"}` }, make("p", {}, line))));
  });
}
