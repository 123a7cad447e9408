// Every paper, printed by the browser itself: for the demo, an open of 300, an event of ten teams and a round
// robin of 14, with names of sixty characters, of other scripts and with accents. Pages are counted, their heads
// read, and no word stands outside its page. The PDFs stay in `target/browser/papers/` for people to look at.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { PATIENCE, Ronde, startBrowser } from "./ronde.mjs";

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL("./papers/", import.meta.url));

/// Names that burst what was drawn for short ones.
const NAMES = [
  "Wolfeschlegelsteinhausen-Bergerdorff-Montgomery, Maximiliane",
  "Þórðardóttir-Çelikoğlu, Zoë Śńiežana",
  "محمد بن عبد الرحمن الخوارزمي",
  "שרה בת־אברהם לוי",
  "司馬遷，太史公",
  "ทองดี, สมชาย",
];

let browser;
let ronde;
let events;
before(async () => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  browser = await startBrowser();
  ronde = await Ronde.start();
  events = await Promise.all([demo(), open(), teams(), robin()]);
}, { timeout: 3 * PATIENCE });
after(async () => {
  await browser?.close();
  await ronde?.stop();
});

// ---- Events -------------------------------------------------------------------------------------------------

/// The demo as the app has it: an event with its journal.
async function demo() {
  const t = await ronde.demo();
  const file = join(FOLDER, "demo.ronde");
  const response = await fetch(`${ronde.url}/t/${t}/files/event.ronde`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  const { players, rounds } = await ronde.state(t);
  return { name: "demo", file, players: Object.keys(players).length, boards: rounds[4].boards.length };
}

async function open() {
  const file = join(FOLDER, "open.trf");
  await ronde.command("generate", "--players", "300", "--rounds", "9", "--seed", "7", "-o", file);
  return renamed({ name: "open", file, players: 300 });
}

async function teams() {
  const file = join(FOLDER, "teams.trf");
  await ronde.command("schedule", "molter", "--teams", "10", "--players", "4", "--rounds", "3", "-o", file);
  return renamed({ name: "teams", file, players: 40 }, (tournament) => {
    tournament.event.kind = "Team round robin";
    tournament.rules.declared_rounds = 9;
    delete tournament.verbatim;
    tournament.rounds = [0, 1, 2, 3, 4].map((round) => ({ games: matches(round).flatMap(([one, other]) => boards(one, other, round)) }));
  });
}

async function robin() {
  const file = join(FOLDER, "robin.trf");
  await ronde.command("schedule", "round-robin", "--players", "14", "-o", file);
  return renamed({ name: "robin", file, players: 14 }, (tournament) => {
    tournament.rounds.slice(0, 6).forEach(({ games }, round) => games.forEach((game, board) => (game[2] = RESULTS[(round + board) % 3])));
  });
}

const RESULTS = ["1-0", "1/2-1/2", "0-1"];

/// Ten teams all against all: the last stays, the others go round.
function matches(round) {
  const around = [...Array(9).keys()].map((place) => (place + round) % 9);
  return [[9, around[0]], ...[1, 2, 3, 4].map((place) => [around[place], around[9 - place]])];
}

/// Four boards of a match, colours alternating.
const boards = (one, other, round) => [1, 2, 3, 4].map((board) => {
  const pair = [4 * one + board, 4 * other + board];
  return [...(board % 2 ? pair : pair.reverse()), RESULTS[(one + board + round) % 3]];
});

/// The same with other names: in the JSON form, which has room for them.
async function renamed(event, change = () => {}) {
  const file = event.file.replace(/\.trf$/, ".json");
  await ronde.command("convert", event.file, file);
  const tournament = JSON.parse(await readFile(file, "utf8"));
  NAMES.forEach((name, place) => (tournament.players[2 * place].name = name));
  tournament.event.name = "Open de Neuchâtel – Internationales Jubiläums-Schachfestival";
  change(tournament);
  await writeFile(file, JSON.stringify(tournament));
  return { ...event, file, names: NAMES, boards: tournament.rounds.at(-1).games.length };
}

// ---- Papers -------------------------------------------------------------------------------------------------

/// What a paper must have: pages for an event, and words that stand on every page of it.
const PAPERS = {
  "starting-list": { heads: ["No.", "Name"] },
  announcement: { pages: () => [1, 1], options: ["--link", "https://open.example/p/1"] },
  "place-cards": { pages: (it) => [half(it.players), half(it.players)] },
  badges: { pages: (it) => [Math.ceil(it.players / 10), Math.ceil(it.players / 8)] },
  "player-cards": { pages: (it) => [half(it.players), it.players] },
  "wall-chart": { heads: ["Name"] },
  schedule: { only: ["robin"] },
  pairings: { heads: ["White", "Black"] },
  "pairings-by-name": { heads: ["Name", "Opponent"] },
  slips: { pages: (it) => [Math.ceil(it.boards / 8), Math.ceil(it.boards / 8)] },
  round: { without: ["teams"] },
  bracket: { without: ["teams", "robin"] },
  "team-sheets": { only: ["teams"] },
  protocols: { only: ["teams"] },
  pack: {},
  standings: { heads: ["Rank", "Name", "Points"] },
  crosstable: { heads: ["Name"] },
  "crosstable-by-number": { heads: ["Name"] },
  categories: { options: ["--category", "1000-2000"] },
  aros: { without: ["teams"] },
  prizes: { options: ["--prizes", "all:1000,600,400;-1800:100"] },
  "final-report": {},
};
const half = (count) => Math.ceil(count / 2);

/// The papers of an event, with their options.
const papersOf = (event) => Object.entries(PAPERS).filter(([, { only, without }]) => (only ?? [event.name]).includes(event.name) && !without?.includes(event.name));

/// A paper as PDF: made by the command line, printed by the browser.
async function printed(page, event, kind, options = [], name = kind) {
  const base = join(FOLDER, `${event.name}-${name}`);
  await ronde.command("report", event.file, kind, "--stamp", "made by a test", ...options, "-o", `${base}.html`);
  await page.goto(pathToFileURL(`${base}.html`).href);
  await page.pdf({ path: `${base}.pdf`, preferCSSPageSize: true, printBackground: true });
  await rm(`${base}.html`);
  return `${base}.pdf`;
}

/// The text of each page, and how many there are.
async function pagesOf(pdf) {
  const { stdout } = await run("pdftotext", ["-layout", pdf, "-"], { maxBuffer: 1 << 28 });
  return stdout.split("\f").slice(0, -1);
}

/// Words that stand outside of their page: they were cut off.
async function outside(pdf) {
  const { stdout } = await run("pdftotext", ["-bbox", pdf, "-"], { maxBuffer: 1 << 28 });
  const found = [];
  let width = 0;
  let height = 0;
  for (const line of stdout.split("\n")) {
    const page = line.match(/<page width="([\d.]+)" height="([\d.]+)"/);
    if (page) [width, height] = [Number(page[1]), Number(page[2])];
    const word = line.match(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)<\/word>/);
    if (!word) continue;
    const [left, top, right, bottom] = word.slice(1, 5).map(Number);
    if (left < 0 || top < 0 || right > width || bottom > height) found.push(word[5]);
  }
  return found;
}

const squeezed = (text) => text.normalize("NFKC").replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");

for (const [place, name] of ["demo", "open", "teams", "robin"].entries()) {
  test(`every paper of the ${name} is printed whole`, { timeout: 5 * PATIENCE }, async (t) => {
    const event = events[place];
    const page = await browser.newPage();
    const wrong = [];
    let count = 0;
    for (const [kind, { heads = [], pages, options }] of papersOf(event)) {
      const pdf = await printed(page, event, kind, options);
      const texts = await pagesOf(pdf);
      count += texts.length;
      const complain = (what) => wrong.push(`${event.name}, ${kind}: ${what}`);
      if (pages) {
        const [least, most] = pages(event);
        if (texts.length < least || texts.length > most) complain(`${texts.length} pages, not ${least} to ${most}`);
      }
      texts.forEach((text, at) => {
        const number = at + 1;
        if (!/\p{L}/u.test(text)) complain(`page ${number} is empty`);
        if (!squeezed(text).includes(squeezed(`Page ${number} of ${texts.length}`))) complain(`page ${number} has no number`);
        for (const head of heads) if (!text.includes(head)) complain(`page ${number} lacks the head ${head}`);
      });
      // The pack is made of the others.
      const beyond = kind === "pack" ? [] : await outside(pdf);
      if (beyond.length > 0) complain(`words beyond the page: ${beyond.slice(0, 5).join(" ")}`);
    }
    await page.close();
    t.diagnostic(`${event.name}: ${papersOf(event).length} papers, ${count} pages`);
    assert.equal(wrong.join("\n"), "");
  });
}

/// Letters that no font of this machine has are boxes, and are no letters any more.
async function hasFont(name) {
  const lang = /\p{Script=Han}/u.test(name) ? "zh" : /\p{Script=Thai}/u.test(name) ? "th" : null;
  return !lang || (await run("fc-list", [`:lang=${lang}`])).stdout.trim() !== "";
}

test("names of any length and script are printed whole", { timeout: 2 * PATIENCE }, async (t) => {
  const page = await browser.newPage();
  for (const event of events.filter((it) => it.names)) {
    for (const kind of ["starting-list", "pairings-by-name"]) {
      const text = squeezed((await pagesOf(await printed(page, event, kind))).join(""));
      // Words from right to left are found by their letters: a reader of PDFs may turn them round.
      for (const name of event.names.filter((it) => !/[\u0590-\u07ff]/.test(it))) {
        if (!(await hasFont(name))) {
          t.diagnostic(`NOT CHECKED, this machine has no font for it: ${name}`);
          continue;
        }
        assert.ok(text.includes(squeezed(name)), `${event.name}, ${kind}: ${name}`);
      }
    }
  }
  await page.close();
});

test("paper of another size, on its side, in larger type and other languages", { timeout: 2 * PATIENCE }, async () => {
  const page = await browser.newPage();
  const [event] = events;
  const sizeOf = async (pdf) => (await run("pdfinfo", [pdf])).stdout.match(/Page size:\s+([\d.]+) x ([\d.]+)/).slice(1, 3).map((it) => Math.round(Number(it)));
  for (const [options, size] of [
    [[], [595, 842]],
    [["--page", "letter"], [612, 792]],
    [["--landscape"], [842, 595]],
    [["--page", "letter", "--landscape"], [792, 612]],
  ]) {
    assert.deepEqual(await sizeOf(await printed(page, event, "standings", options, `standings${options.join("")}`)), size, options.join(" "));
  }
  const counts = [];
  for (const type of ["hand", "wall", "far"]) counts.push((await pagesOf(await printed(page, event, "pairings", ["--type", type], `pairings-${type}`))).length);
  assert.ok(counts[0] <= counts[1] && counts[1] < counts[2], `larger type takes more pages: ${counts}`);
  for (const [lang, words] of [["fr", "Page 1 sur"], ["de", "Seite 1 von"], ["it", "Pagina 1 di"]]) {
    const [first] = await pagesOf(await printed(page, event, "standings", ["--lang", lang], `standings-${lang}`));
    assert.ok(squeezed(first).includes(squeezed(words)), `${lang}: ${first.slice(-200)}`);
  }
  await page.close();
});

test("the command line prints a PDF by itself, and the app a paper under its own policy", { timeout: 2 * PATIENCE }, async () => {
  const file = join(FOLDER, "by-itself.pdf");
  process.env.RONDE_BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
  await ronde.command("report", events[0].file, "standings", "-o", file);
  assert.match((await pagesOf(file)).join(""), /Standings/);
  const t = (await ronde.ask("/api/demo", {})).t;
  const page = await browser.newPage();
  const complaints = [];
  page.on("console", (it) => it.type() === "error" && complaints.push(it.text()));
  await page.addInitScript(() => (window.print = () => (window.printed = true)));
  await page.goto(`${ronde.url}/t/${t}/paper/round.html?print=yes`);
  await page.waitForFunction(() => window.printed === true, null, { timeout: PATIENCE });
  const size = await page.evaluate(() => getComputedStyle(document.querySelector(".grid td, td")).paddingLeft);
  assert.notEqual(size, "1px", "the style sheet is in force");
  await page.goto(`${ronde.url}/t/${t}/paper/round.html`);
  await page.waitForTimeout(200);
  assert.equal(await page.evaluate(() => window.printed), undefined, "nobody asked for the dialogue");
  assert.deepEqual(complaints, []);
  await page.close();
});
