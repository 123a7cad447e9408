// People and the event: forms and buttons that post JSON to the interface, and what comes of it.
//
//   <form data-post="/api/…" data-json='{"name":"$name"}' data-go="/t/{t}" data-said="…">
//   <button data-post="/api/…" data-json='{"person":"anna"}'>
//
// `data-go` is where to go, with gaps from the answer; an answer that says `to` goes there; else the
// page is shown anew. What was refused stands in the form's `.problem`, or beside the button.

import { filled } from "./acts.js";
import { ask } from "./api.js";
import { refused } from "./ask.js";
import * as toast from "./toast.js";
import { locale, make, word } from "./words.js";

export function start() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const send = "post" in form.dataset ? post : "invites" in form.dataset ? invite : "tokens" in form.dataset ? token : undefined;
    if (!send) return;
    event.preventDefault();
    once(event.submitter ?? form.querySelector("button"), () => send(form));
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-post]");
    if (button) once(button, () => post(button));
    const again = event.target.closest("button[data-invite]");
    if (again) once(again, () => inviteAgain(again));
  });
  const form = document.getElementById("invite");
  form?.addEventListener("change", () => boards(form));
  if (form) boards(form);
}

/// One wish at a time: a second click on the same button is the same wish.
async function once(button, work) {
  if (button.getAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  try {
    await work();
  } finally {
    button.removeAttribute("aria-busy");
  }
}

async function post(element) {
  const answer = await ask(element.dataset.post, filled(JSON.parse(element.dataset.json), element));
  if (!answer.ok) return problem(element, answer);
  const { go, said } = element.dataset;
  if ("download" in element.dataset && answer.file) location.assign(answer.file);
  if (said) {
    element.reset?.();
    problem(element, { message: "" });
    return toast.say(said);
  }
  if (go) return location.assign(go.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(answer[name] ?? "")));
  if (answer.to) return location.assign(answer.to);
  // A download that has begun must not be cut off by the page that is shown anew.
  setTimeout(() => location.reload(), "download" in element.dataset ? 1500 : 0);
}

/// Too many tries and a server that is away have no message of their own here.
function problem(element, answer) {
  // What a page knows to say in the reader's language stands there by the name of the refusal.
  const known = element.dataset[`says${(answer.error ?? "").replace(/^./, (it) => it.toUpperCase())}`];
  const message = known ?? (answer.reached === false ? word("try_again_soon") : (answer.message ?? word("not_done")));
  const place = element.querySelector?.(".problem");
  if (place) place.textContent = message;
  else refused({ ...answer, message }, element);
}

// ---- Invitations -------------------------------------------------------------------------------------------

const roleOf = (data) =>
  data.get("role") === "helper" ? { helper: { first: Number(data.get("first") ?? 1), last: Number(data.get("last") ?? 9999) } } : data.get("role");

/// The boards matter to helpers alone.
function boards(form) {
  const line = form.querySelector(".boards");
  if (line) line.hidden = new FormData(form).get("role") !== "helper";
}

async function invite(form) {
  const data = new FormData(form);
  const wanted = { name: String(data.get("name")).trim(), role: roleOf(data), hours: Number(data.get("hours")) };
  const answer = await ask(form.dataset.invites, wanted);
  if (!answer.ok) return problem(form, answer);
  problem(form, { message: "" });
  form.reset();
  boards(form);
  show(wanted.name, answer);
  await refresh();
}

/// The devices of that person are out from now on, so it is asked before.
async function inviteAgain(button) {
  if (!(await confirmed(button.dataset.ask, button.textContent))) return;
  const wanted = JSON.parse(button.dataset.invite);
  if (wanted.tournaments === null) delete wanted.tournaments;
  const form = document.getElementById("invite");
  const answer = await ask(form.dataset.invites, wanted);
  if (!answer.ok) return problem(button, answer);
  show(wanted.name, answer);
  await refresh();
}

function confirmed(question, verb) {
  return new Promise((done) => {
    const dialog = make("dialog", { "aria-labelledby": "question" });
    const decide = (yes) => {
      dialog.close();
      dialog.remove();
      done(yes);
    };
    const no = make("button", { type: "button", class: "button", autofocus: true, onclick: () => decide(false) }, word("cancel"));
    const yes = make("button", { type: "button", class: "button primary", onclick: () => decide(true) }, verb);
    dialog.append(make("h2", { id: "question" }, word("please_confirm")), make("p", {}, question), make("div", { class: "choices" }, no, yes));
    dialog.addEventListener("cancel", (event) => (event.preventDefault(), decide(false)));
    document.body.append(dialog);
    dialog.showModal();
  });
}

/// The code as a picture and as a link. It is nowhere else, so it stays until the page is left.
function show(name, answer) {
  const card = document.getElementById("invited");
  card.querySelector("h3").textContent = name;
  card.querySelector("[data-unreachable]").hidden = answer.reachable;
  const picture = card.querySelector("img");
  picture.src = `data:image/svg+xml,${encodeURIComponent(answer.qr)}`;
  picture.alt = answer.link;
  card.querySelector("code").textContent = answer.link;
  card.querySelector("[data-copy]").dataset.copy = answer.link;
  const until = new Date(answer.expires);
  const time = card.querySelector("time");
  time.dateTime = until.toISOString();
  time.textContent = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(until);
  card.hidden = false;
  card.scrollIntoView({ block: "nearest" });
}

// ---- Tokens --------------------------------------------------------------------------------------------------

async function token(form) {
  const data = new FormData(form);
  const answer = await ask(form.dataset.tokens, { name: String(data.get("name")).trim(), role: roleOf(data) });
  if (!answer.ok) return problem(form, answer);
  problem(form, { message: "" });
  form.reset();
  const card = document.getElementById("token");
  card.querySelector("code").textContent = answer.token;
  card.querySelector("[data-copy]").dataset.copy = answer.token;
  card.hidden = false;
  await refresh();
}

/// The lists anew, while the code that was just made stays on the page.
async function refresh() {
  const answer = await fetch(location.href, { credentials: "same-origin" }).catch(() => undefined);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ["people-list", "devices-list", "programs-list"]) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
    if (old && now) old.replaceWith(document.adoptNode(now));
  }
  document.dispatchEvent(new CustomEvent("ronde:fresh"));
}
