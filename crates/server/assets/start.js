// The start page: a file is opened, the hall is opened and closed, devices of the owner are put out.

import { ask } from "./api.js";
import { refused } from "./ask.js";
import * as open from "./open.js";
import * as people from "./people.js";

export function start() {
  open.start();
  people.start();
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-hall]");
    if (!button || button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    const answer = await ask("/api/hall", { open: button.dataset.hall === "open" });
    button.removeAttribute("aria-busy");
    if (answer.ok) location.reload();
    else refused(answer, button);
  });
}
