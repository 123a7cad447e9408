// The executable under test, browsers and devices. `RONDE` names the executable; nothing is mocked.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";

import { chromium } from "playwright-core";

/// How long a slow machine with other work may take for one step, in milliseconds. Nothing waits that long
/// when all is well.
export const PATIENCE = Number(process.env.PATIENCE ?? 60_000);

const executable = process.env.RONDE;
if (!executable) throw new Error("RONDE names no executable: set it to the path of ronde");

/// A running `ronde serve` with a data folder of its own.
export class Ronde {
  static async start() {
    const ronde = new Ronde();
    ronde.data = await mkdtemp(join(tmpdir(), "ronde-browser-"));
    await ronde.run("127.0.0.1:0");
    return ronde;
  }

  /// Starts the executable and waits until it says where it answers.
  async run(listen) {
    const child = spawn(executable, ["serve", "--no-browser", "--data", this.data, "--listen", listen], { stdio: ["ignore", "pipe", "pipe"] });
    this.child = child;
    this.ended = new Promise((done) => child.once("exit", done));
    this.said = "";
    const address = await new Promise((found, failed) => {
      const late = setTimeout(() => failed(new Error(`ronde is not ready:\n${this.said}`)), PATIENCE);
      const hear = (chunk) => {
        this.said += chunk;
        const match = this.said.match(/http:\/\/[\w.[\]:]+:(\d+)/);
        if (match) {
          clearTimeout(late);
          found(match[1]);
        }
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.once("exit", (code) => failed(new Error(`ronde ended with ${code}:\n${this.said}`)));
    });
    this.port = Number(address);
    this.url = `http://127.0.0.1:${this.port}`;
  }

  /// The plug is pulled: no time to say goodbye.
  async kill() {
    this.child.kill("SIGKILL");
    await this.ended;
  }

  /// The same machine, switched on again at the same address.
  async restart() {
    await this.run(`127.0.0.1:${this.port}`);
  }

  async stop() {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }

  /// One request as the owner at this machine makes it.
  async ask(path, body) {
    const headers = { Origin: this.url, Accept: "application/json", ...(body ? { "Content-Type": "application/json" } : {}) };
    const response = await fetch(this.url + path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  /// An act by somebody who knows everything that was done before.
  async act(tournament, act) {
    const { head } = await this.state(tournament);
    return this.ask(`/api/t/${tournament}/acts`, { act, key: crypto.randomUUID(), seen: head.seq });
  }

  state(tournament) {
    return this.ask(`/api/t/${tournament}`);
  }

  /// The demo event; the identifier of its tournament.
  async demo() {
    return (await this.ask("/api/demo", {})).t;
  }

  /// Lets others in; the address at which they are nobody's owner. None on a machine without any network:
  /// there nobody else can come.
  async openHall() {
    const others = Object.values(networkInterfaces()).flat().some((it) => it.family === "IPv4" && !it.internal);
    return others ? (await this.ask("/api/hall", { open: true })).address : null;
  }

  /// A command of the executable; what it prints.
  async command(...words) {
    const child = spawn(executable, words, { stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let err = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    child.stderr.on("data", (chunk) => (err += chunk));
    const code = await new Promise((done) => child.once("close", done));
    if (code !== 0) throw new Error(`ronde ${words.join(" ")} ended with ${code}:\n${err}`);
    return out;
  }
}

// ---- Browsers -------------------------------------------------------------------------------------------

export const startBrowser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  // Chromium's own sandbox refuses to run as root, which containers often are.
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

/// A device: a browser with cookies and a store of its own, and one page of it.
export async function device(browser, base, { size = LAPTOP, lang = "en", dark = false } = {}) {
  const phone = size.width < 600;
  const context = await browser.newContext({
    baseURL: base, viewport: size, locale: lang, colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce", hasTouch: phone, isMobile: phone,
  });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(PATIENCE);
  const page = await context.newPage();
  page.complaints = complaints(page, base);
  page.goto = persistent(page.goto.bind(page));
  return page;
}

/// After an act a page may load itself again, and that breaks off a visit that a test has just begun. A person
/// would follow the link once more, and so does a test: no test depends on which of the two was quicker.
const persistent = (goto) => async (...where) => {
  for (let left = 2; ; left -= 1) {
    try {
      return await goto(...where);
    } catch (error) {
      if (left === 0 || !/interrupted by another navigation|ERR_ABORTED/.test(error.message)) throw error;
    }
  }
};

/// Everything that a browser complains about while a page is used: errors of scripts, refused styles, requests
/// that failed, and requests to anybody but our server.
function complaints(page, base) {
  const found = [];
  page.on("console", (message) => message.type() === "error" && found.push(`console: ${message.text()} (${message.location().url})`));
  page.on("pageerror", (error) => found.push(`script: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${base}/`) && !/^(data|blob|about):/.test(url)) found.push(`elsewhere: ${url}`);
  });
  page.on("requestfailed", (request) => {
    // A page that is left breaks off its stream of news; that is how a browser leaves.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") found.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => response.status() >= 400 && found.push(`${response.status()}: ${response.url()}`));
  return found;
}

/// Waits until something holds, by asking again and again; says what was seen last when it never does.
export async function eventually(what, holds, patience = PATIENCE) {
  const end = Date.now() + patience;
  let seen;
  while (Date.now() < end) {
    try {
      seen = await holds();
      if (seen === true) return;
    } catch (error) {
      seen = error.message;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`never came true: ${what}; seen last: ${JSON.stringify(seen)}`);
}

/// Waits until the page and its scripts are there: from then on every key does what it says.
export async function ready(page) {
  await page.waitForLoadState("load");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/// Whether the page can be pushed sideways: its lists may, in a frame of their own, the page never.
export const sideways = (page) => page.evaluate(() => {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return over > 1 ? [`the page is ${over} px too wide`] : [];
});

/// Why a journey of several devices could not be tried.
export const ALONE = "this machine is in no network, so no other device reaches it";

/// One server and one browser for all tests of a file, open to the hall: `{ browser, ronde, hall }`, filled
/// before the first test.
export function inTheHall() {
  const world = {};
  before(async () => {
    world.browser = await startBrowser();
    world.ronde = await Ronde.start();
    world.hall = await world.ronde.openHall();
  }, { timeout: 2 * PATIENCE });
  after(async () => {
    await world.browser?.close();
    await world.ronde?.stop();
  });
  return world;
}

// ---- Results ----------------------------------------------------------------------------------------------

/// The boards without a result, as the page shows them.
export const missing = (page) => page.locator("table.results tr[data-board][data-result='']").evaluateAll((rows) => rows.map((row) => Number(row.dataset.board)));

/// The result of a board of the demo's fifth round, as it is kept.
export const resultOf = (state, board) => state.rounds[4].boards.find((it) => it.table === board)?.result ?? null;

// ---- Hands on the keys ------------------------------------------------------------------------------------

/// Tabs on until that element has the focus. Fails when the keyboard does not reach it.
export async function tabTo(page, selector, limit = 400) {
  const target = page.locator(selector).first();
  await target.waitFor();
  for (let step = 0; step < limit; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector} on ${page.url()}`);
}

/// Tabs to it and presses it.
export async function pressOn(page, selector, key = "Enter") {
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

/// A page whose every mouse, pen and finger is counted, so that a journey by keys can prove that it was one.
export async function countPointers(page) {
  await page.context().addInitScript(() => {
    const count = (event) => event.isTrusted && sessionStorage.setItem("pointers", 1 + Number(sessionStorage.getItem("pointers")));
    for (const kind of ["pointerdown", "mousedown", "touchstart"]) addEventListener(kind, count, true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("pointers")));
}

// ---- People ---------------------------------------------------------------------------------------------------

const SURNAMES = ["Keller", "Martinez", "Rossi", "Dubois", "Costa", "Weber", "Huber", "Lang", "Frei", "Hofer", "Bianchi", "Marti", "Favre", "Kunz", "Nguyen", "Kowalczyk", "Ferrari", "Bauer", "Meier", "Senn"];
const FIRST = ["Anna", "Luis", "Paolo", "Jean-Marc", "Rui", "Urs", "Lena", "Noé", "Sara", "Beat", "Ewa", "Gio", "Max", "Eva", "Ida"];

/// Made-up players as somebody pastes them: a name, a rating, a federation.
export function people(count) {
  return Array.from({ length: count }, (_, at) => {
    const surname = SURNAMES[at % SURNAMES.length] + (at >= SURNAMES.length ? `-${SURNAMES[Math.floor(at / SURNAMES.length) % SURNAMES.length]}` : "");
    return { name: `${surname}, ${FIRST[(at * 7) % FIRST.length]}`, rating: 2350 - at * 4, federation: ["SUI", "FRA", "ITA", "GER"][at % 4] };
  });
}

export const pasted = (count) => people(count).map(({ name, rating, federation }) => `${name}; ${rating}; ${federation}`).join("\n");
