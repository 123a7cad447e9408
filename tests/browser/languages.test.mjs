// Every page in four languages, on a telephone: no text is missing, none is left in English, none is so long
// that it bursts the page, the browser has nothing to complain about, no link leads nowhere, and nothing comes
// from elsewhere.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { device, PATIENCE, PHONE, ready, Ronde, sideways, startBrowser } from "./ronde.mjs";
import { crawl, kindOf, others, roots, states } from "./world.mjs";

const OTHERS = ["fr", "de", "it"];
/// Names, and words that are the same in English and in that language.
const ALWAYS = ["Ronde", "Elo", "ΔElo", "FIDE", "Fed", "Pts", "API", "CSV", "bye", "Float", "Letter", "XXXX-XXXX-XXXX-XXXX"];
/// Names of files and formats, titles, articles, time controls: no words of any language.
const TECHNICAL = /[\w-]+\.(ronde|trf|csv|xlsx|json|pgn)\b|\.?(TRF\d*|trf|CSV|xlsx|json|pgn|ronde)\b|\bW?[GIFC]M\b|\b[A-Z]\.\d\d(\.\d+)?(:[\d.]+)?|\bBaku\b|\b\d+ min\b|\b[A-Z]{2,}\b|\b[a-z]+ \w+=\d+|\/[\w/{}.-]+/g;
const SAME = {
  fr: ["Source", "point", "club", "Match", "Journal", "Points", "Question", "Club", "Rating", "Total", "Date", "Ronde", "Description", "Notes", "Code", "absent", "Absent", "Absents", "Documentation", "Version", "Actions", "Score", "Performance", "Phase", "Due", "byes", "table", "points", "Verdict", "Perf", "public", "Badges", "Budget"],
  de: ["live", "Floats", "System", "Journal", "Name", "Club", "Total", "Code", "Partner", "Start", "Version", "Rating", "Status", "Pin", "Norm", "Person", "Performance", "Phase", "Budget"],
  it: ["Club", "Password", "Rating", "Email", "Computer", "Totale", "Bye", "Performance", "Chief", "Perf"],
};

let browser;
let ronde;
let world;
let found;
before(async () => {
  browser = await startBrowser();
  ronde = await Ronde.start();
  world = await states(ronde);
  found = await crawl(ronde, roots(world));
}, { timeout: 3 * PATIENCE });
after(async () => {
  await browser?.close();
  await ronde?.stop();
});

/// Every text that a reader of this page meets, with his eyes or with his ears. Names, codes and whatever is
/// marked as another language are not texts of ours.
function texts() {
  const texts = [];
  const skipped = (element) => element.closest("script, style, code, pre, kbd, samp, textarea, svg.qr, [translate=no], [data-name], .name, .white-name, .black-name") || (element.closest("[lang]") ?? document.documentElement).lang !== document.documentElement.lang;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!skipped(node.parentElement)) texts.push(node.data);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [data-said], [data-verb]")) {
    if (skipped(element)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt", "data-said", "data-verb"]) texts.push(element.getAttribute(name) ?? "");
  }
  texts.push(document.title);
  return [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => /\p{L}{2}/u.test(text)))];
}

/// How many texts the page leaves in English for readers of other languages, marked as such.
const marked = (page) => page.evaluate(() => [...document.querySelectorAll("main [lang=en]")].filter((it) => !it.closest("nav.languages") && /\p{L}{3}/u.test(it.textContent) && !it.closest("code, pre")).length);

/// Every text of the state, and so nothing to translate: names of people, places, clubs.
function facts(value, into = new Set()) {
  if (typeof value === "string") [value, ...value.split(", ")].forEach((it) => into.add(it));
  else if (value && typeof value === "object") Object.values(value).forEach((it) => facts(it, into));
  return into;
}

/// Opens a page in a language; its texts.
async function read(page, path) {
  await page.goto(path, { waitUntil: "load" });
  await ready(page);
  return page.evaluate(texts);
}

/// A gap that nobody filled, a key instead of its word. Addresses may hold braces.
const broken = (text) => /⟨|⟩|\{\w*\}|\bundefined\b|\bNaN\b|\[object|^null$/.test(text.replace(/\/[\w/{}.-]+/g, "")) || /^[a-z]+(_[a-z]+)+$/.test(text);

test("no link leads nowhere", () => assert.equal(found.dead.join("\n"), ""));

test("every page says everything in four languages, and the browser has nothing to complain about", { timeout: 5 * PATIENCE }, async (t) => {
  const known = new Set();
  for (const id of Object.values(world)) facts(await ronde.state(id), known);
  const data = [...known].filter((it) => it.length > 2).sort((one, other) => other.length - one.length);
  const plain = (text) => data.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(TECHNICAL, "");
  const paths = [...found.pages.values(), ...(await others(ronde, world)).values()];
  const wrong = [];
  const english = new Map();
  const pages = Object.fromEntries(await Promise.all(["en", ...OTHERS].map(async (lang) => [lang, await device(browser, ronde.url, { lang, size: PHONE })])));
  for (const path of paths) {
    const read4 = Object.fromEntries(await Promise.all(Object.entries(pages).map(async ([lang, page]) => [lang, await read(page, path)])));
    const original = new Set(read4.en);
    const left = await marked(pages.de);
    if (left > 0) english.set(kindOf(path), left);
    for (const [lang, said] of Object.entries(read4)) {
      wrong.push(...(await sideways(pages[lang])).map((it) => `${lang} ${kindOf(path)}: ${it}`));
      said.filter(broken).forEach((text) => wrong.push(`${lang} ${kindOf(path)}: broken: ${text}`));
      if (lang === "en") continue;
      const ours = (text) => plain(text).split(/[^\p{L}-]+/u).filter((word) => /\p{L}{3}/u.test(word) && ![...ALWAYS, ...SAME[lang]].includes(word));
      said.filter((text) => original.has(text) && ours(text).length > 0).forEach((text) => wrong.push(`${lang} ${kindOf(path)}: English: ${text}`));
    }
  }
  for (const page of Object.values(pages)) wrong.push(...page.complaints);
  t.diagnostic(`${paths.length} pages in four languages`);
  for (const [kind, texts] of english) t.diagnostic(`marked as English for readers of other languages: ${kind}, ${texts} texts`);
  await Promise.all(Object.values(pages).map((page) => page.context().close()));
  assert.equal([...new Set(wrong)].join("\n"), "");
});
