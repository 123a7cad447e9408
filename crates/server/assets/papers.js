// Papers: the folder for a web space is set here; everything else is a link or a form of its own.

import { ask, tournament } from "./api.js";
import { make } from "./words.js";

export function start() {
  const form = document.querySelector("[data-folder]");
  if (!form) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const languages = [...form.querySelectorAll('[name="languages"]:checked')].map((box) => box.value);
    send(form, { folder: form.elements.folder.value, languages }, form.dataset.saved);
  });
  form.querySelector("[data-folder-off]")?.addEventListener("click", () => send(form, { folder: "", languages: [] }, form.dataset.stopped));
}

async function send(form, body, done) {
  if (form.getAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  const answer = await ask(`/api/t/${tournament}/site`, body);
  form.removeAttribute("aria-busy");
  const place = document.getElementById("folder-told");
  place.replaceChildren(make("div", { class: `strip ${answer.ok ? "ok" : "stop"}` }, make("p", {}, answer.ok ? done : answer.message)));
}
