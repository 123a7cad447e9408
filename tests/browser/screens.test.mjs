// Screens of the hall: letters are as large as the farthest reader needs, names are whole, what the desk chooses
// is shown without touching the screen, drafts never are, and a screen lives through a day and a night.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { device, eventually, PATIENCE, ready, Ronde, startBrowser } from "./ronde.mjs";
import { close, enter, pair, play, publish, tournament } from "./world.mjs";

const SCREENS = fileURLToPath(new URL("./screens/", import.meta.url));
const SIZES = [{ width: 1280, height: 720 }, { width: 1920, height: 1080 }, { width: 3840, height: 2160 }];
const FULL_HD = SIZES[1];

/// Diagonal in inches, distance in metres, and the rows that UX promises.
const TABLE = [[43, 5, 12], [43, 10, 6], [55, 5, 15], [55, 10, 7], [65, 5, 18], [65, 10, 9], [75, 5, 21], [75, 10, 10], [100, 5, 28], [100, 10, 14]];

let browser;
let ronde;
let demo;
let event;
before(async () => {
  await mkdir(SCREENS, { recursive: true });
  browser = await startBrowser();
  ronde = await Ronde.start();
  demo = await ronde.demo();
  event = await eventOf(ronde, demo);
}, { timeout: 2 * PATIENCE });
after(async () => {
  await browser?.close();
  await ronde?.stop();
});

/// The event of a tournament, as its pages link it.
async function eventOf(server, t) {
  const text = await (await fetch(`${server.url}/t/${t}`)).text();
  return text.match(/href="\/e\/([^"/]+)"/)[1];
}

const set = (server, e, screen, shows, more = {}) => server.ask(`/api/e/${e}/screens`, { screen, shows, langs: ["en"], zone: "Europe/Zurich", ...more });

/// Opens a screen, and waits until it shows something.
async function open(screen, { size = FULL_HD, server = ronde } = {}) {
  const page = await device(browser, server.url, { size });
  await page.goto(`/screen/${screen}`);
  await ready(page);
  return page;
}

const text = (page, selector) => page.locator(selector).first().textContent();

/// Everything on the page that sticks out of the screen, out of its cell, or is smaller than 10 minutes of arc.
function faults() {
  const root = getComputedStyle(document.documentElement);
  const small = parseFloat(root.getPropertyValue("--small"));
  const found = [];
  const box = (element) => element.getBoundingClientRect();
  for (const element of document.querySelectorAll("#main *")) {
    const { left, right, top, bottom, width } = box(element);
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    // A line of text is higher than its letters.
    const slack = own ? parseFloat(getComputedStyle(element).fontSize) * 0.12 : 1;
    if (width && (left < -1 || right > innerWidth + 1 || top < -slack || bottom > innerHeight + slack)) found.push(`sticks out: ${element.className} ${element.textContent}`);
    if (own && width && parseFloat(getComputedStyle(element).fontSize) < small - 0.5) found.push(`too small: ${element.className} ${element.textContent}`);
  }
  for (const name of document.querySelectorAll(".name")) {
    const [cell, family] = [box(name), box(name.querySelector(".family"))];
    if (family.right > cell.right + 2 || family.left < cell.left - 2) found.push(`a surname is cut: ${name.textContent}`);
  }
  const rows = [...document.querySelectorAll(".row")];
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    if (next && next.parentElement === row.parentElement && box(next).top < box(row).bottom - 1) found.push(`rows overlap: ${row.textContent}`);
  });
  const list = document.querySelector(".list");
  if (list && rows.some((row) => box(row).bottom > box(list).bottom + 1)) found.push("rows run into the foot");
  return found;
}

/// The height of a capital letter on the screen, in pixels.
const capital = (page, selector) => page.locator(selector).first().evaluate((element) => {
  const canvas = document.createElement("canvas").getContext("2d");
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  canvas.font = `${fontWeight} 1000px ${fontFamily}`;
  return (canvas.measureText("H").actualBoundingBoxAscent / 1000) * parseFloat(fontSize);
});

test("letters are as large as the farthest reader needs, at every size of screen", { timeout: 5 * PATIENCE }, async () => {
  const players = Array.from({ length: 120 }, (_, at) => ({ name: `Lim-${at}, Ana`, rating: 2300 - at }));
  const t = await tournament(ronde, "Open of short names", 120, 5, players);
  await pair(ronde, t);
  await publish(ronde, t, 1);
  const e = await eventOf(ronde, t);
  const wrong = [];
  for (const size of SIZES) {
    await set(ronde, e, 10, ["clock"]);
    const page = await open(10, { size });
    for (const [inches, metres, rows] of TABLE) {
      await set(ronde, e, 10, ["boards"], { inches, metres });
      await eventually(`${inches} inches, ${metres} m: ${rows} rows`, async () => (await page.locator(".row").count()) === rows || `${await page.locator(".row").count()} rows`);
      // 16 minutes of arc, on a screen of that height in metres.
      const metresHigh = (inches * 0.0254 * 9) / Math.hypot(16, 9);
      const wanted = 2 * metres * Math.tan((8 / 60) * (Math.PI / 180));
      for (const selector of [".row .board", ".row .family"]) {
        const seen = ((await capital(page, selector)) / size.height) * metresHigh;
        if (seen < wanted * 0.99 || seen > wanted * 1.08) wrong.push(`${size.width}, ${inches}″, ${metres} m, ${selector}: ${(seen * 1000).toFixed(1)} mm instead of ${(wanted * 1000).toFixed(1)}`);
      }
      wrong.push(...(await page.evaluate(faults)).map((it) => `${size.width}, ${inches}″, ${metres} m: ${it}`));
    }
    await page.context().close();
  }
  assert.equal(wrong.join("\n"), "");
});

test("every kind of page, at every size, with names of all kinds", { timeout: 5 * PATIENCE }, async () => {
  const names = ["Wolfeschlegelsteinhausen-Bergerdorff-Montgomery, Maximiliane", "山田, 花子", "محمد عبد الرحمن, أحمد", "Öztürk, Ümit", "Nguyễn Thị Minh Khai, Phương", "X, Y", "Meier, Anna", "Meier, Annabelle"];
  const players = [...names, ...Array.from({ length: 31 }, (_, at) => `Kowalczyk-${at}, Ewa`)].map((name, at) => ({ name, rating: 2400 - at * 5 }));
  const t = await tournament(ronde, "Open of all names, with a name of its own that is long", players.length, 5, players);
  await pair(ronde, t);
  await publish(ronde, t, 1);
  await enter(ronde, t, 1, 0.5);
  const e = await eventOf(ronde, t);
  await ronde.ask(`/api/e/${e}/countdown`, { at: Date.now() + 8 * 60_000 });
  const kinds = { boards: {}, names: {}, results: {}, standings: {}, clock: {}, "boards-5": { metres: 5, langs: ["de"] }, "names-5": { metres: 5, langs: ["fr", "it"] } };
  const wrong = [];
  for (const size of SIZES) {
    for (const [kind, more] of Object.entries(kinds)) {
      await set(ronde, e, 11, [kind.split("-")[0]], more);
      const page = await open(11, { size });
      const pages = Number((await page.locator(".page").count()) ? (await text(page, ".page")).match(/\d+\D*$/)[0].match(/\d+/)[0] : 1);
      for (let at = 0; at < pages; at += 1) {
        if (at === 0) await page.screenshot({ path: `${SCREENS}hall-${kind}-${size.width}.png` });
        wrong.push(...(await page.evaluate(faults)).map((it) => `${kind} ${size.width} page ${at + 1}: ${it}`));
        await page.keyboard.press("ArrowRight");
      }
      wrong.push(...page.complaints);
      await page.context().close();
    }
  }
  assert.equal([...new Set(wrong)].join("\n"), "");
  // Of two Meiers one sees which is which.
  await set(ronde, e, 11, ["names"]);
  const page = await open(11);
  let meiers = [];
  for (let at = 0; at < 8 && meiers.length < 2; at += 1) {
    meiers = meiers.concat(await page.locator(".name", { hasText: "MEIER" }).allTextContents());
    await page.keyboard.press("ArrowRight");
  }
  assert.deepEqual(meiers.map((it) => /^MEIERAnn/.test(it)), [true, true], meiers.join());
  await page.context().close();
});

test("the desk steers the screen, and nobody touches it", { timeout: 3 * PATIENCE }, async () => {
  const screen = await open(20);
  assert.equal(await text(screen, ".number"), "20", "it waits under its number");
  const desk = await device(browser, ronde.url);
  await desk.goto(`/e/${event}/screens`);
  await ready(desk);
  await desk.locator("[data-take='20']").click();
  await desk.locator("#screen-form button[type=submit]").click();
  await screen.locator("[data-shown^='boards/']").waitFor({ state: "attached" });
  await desk.locator("tr[data-screen='20'] .badge.on").waitFor();

  // A result replaces the dash.
  const board = await screen.locator(".row", { has: screen.locator(".result", { hasText: /^–$/ }) }).first().locator(".board").textContent();
  await ronde.act(demo, { act: "enter_result", round: 5, board: Number(board), result: "1/2-1/2" });
  const row = screen.locator(".row").filter({ has: screen.locator(".board", { hasText: new RegExp(`^${board}$`) }) });
  await eventually("the result is there", async () => (await row.locator(".result").textContent()) === "½–½");
  assert.ok(await row.evaluate((it) => it.classList.contains("fresh")), "and stands out");

  // An announcement takes the screen, and gives it back.
  await desk.locator("#say").fill("The prize-giving is at 18:00.");
  await desk.locator("input[name=how][value=whole]").check();
  await desk.locator("#say-form button[type=submit]").click();
  await screen.locator(".said-text", { hasText: "The prize-giving is at 18:00." }).waitFor();
  await screen.screenshot({ path: `${SCREENS}hall-whole.png` });
  await desk.locator("[data-end]").click();
  await screen.locator(".row").first().waitFor();
  await desk.locator("input[name=how][value=band]").check();
  await desk.locator("#say").fill("Analysis room: first floor.");
  await desk.locator("#say-form button[type=submit]").click();
  await screen.locator(".band").waitFor();
  await screen.screenshot({ path: `${SCREENS}hall-band.png` });
  assert.deepEqual(await screen.evaluate(faults), []);

  // The count-down, then another content, by the same form.
  await desk.locator("[data-in='10']").click();
  await eventually("it counts", async () => /10 min/.test(await text(screen, ".head .count")) || (await text(screen, ".head .count")));
  await desk.locator("tr[data-screen='20'] [data-setup]").click();
  await desk.locator("input[name=shows][value=boards]").uncheck();
  await desk.locator("input[name=shows][value=standings]").check();
  await desk.locator("#screen-form button[type=submit]").click();
  await screen.locator("[data-shown^='standings/']").waitFor({ state: "attached" });
  await desk.screenshot({ path: `${SCREENS}hall-desk.png`, fullPage: true });

  // Everything is there again when the machine is.
  await ronde.kill();
  await eventually("it says since when", async () => /no connection since \d\d:\d\d/.test(await text(screen, ".note")) || (await text(screen, ".note")));
  assert.ok((await screen.locator(".row").count()) > 0, "and goes on with what it has");
  await ronde.restart();
  await eventually("it is back by itself", async () => (await text(screen, ".note")) === "");
  assert.equal(await text(screen, ".band"), "Analysis room: first floor.");
  assert.deepEqual(screen.complaints.filter((it) => !/ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|failed:/.test(it)), []);
  await Promise.all([screen, desk].map((page) => page.context().close()));
});

test("before, between and after rounds, and never a draft", { timeout: 3 * PATIENCE }, async () => {
  const t = await tournament(ronde, "Open of two rounds", 6, 2);
  const e = await eventOf(ronde, t);
  await set(ronde, e, 30, ["boards", "names"]);
  const screen = await open(30);
  const says = (words) => eventually(words, async () => (await text(screen, "#main")).includes(words) || (await text(screen, "#main")));
  await says("Round 1 is shown here as soon as it is published.");
  await pair(ronde, t);
  await new Promise((done) => setTimeout(done, 2500));
  assert.equal(await screen.locator(".row").count(), 0, "a draft is nobody's");
  await publish(ronde, t, 1);
  await says("boards 1–3 of 3");
  await enter(ronde, t, 1);
  await close(ronde, t, 1);
  await says("complete");
  await play(ronde, t, 2);
  await ronde.act(t, { act: "finish" });
  await says("The tournament is finished.");
  await set(ronde, e, 30, ["boards", "standings"]);
  await says("Final standings");
  await screen.screenshot({ path: `${SCREENS}hall-over.png` });
  await screen.context().close();
});

test("scripts of an older version are loaded anew, once; keys are for the curious", { timeout: 2 * PATIENCE }, async () => {
  await set(ronde, event, 40, ["boards"]);
  const page = await device(browser, ronde.url, { size: FULL_HD });
  let loads = 0;
  // A page that was loaded before the program was exchanged, and a cache that keeps it.
  await page.route(/\/screen\/40$/, async (route) => {
    loads += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/data-version="[^"]*"/, 'data-version="older"') });
  });
  await page.goto("/screen/40");
  await ready(page);
  await page.locator(".row").first().waitFor();
  await new Promise((done) => setTimeout(done, 1000));
  assert.equal(loads, 2, "no screen loads itself for ever");

  const shown = () => page.evaluate(() => document.body.dataset.shown.split("/").pop());
  await page.keyboard.press("ArrowRight");
  assert.equal(await shown(), "1");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await shown(), "0");
  await page.keyboard.press(" ");
  assert.equal(await text(page, ".page"), "paused");
  await page.keyboard.press(" ");
  assert.match(await text(page, ".page"), /page 1 of/);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).cursor), "none");
  await page.context().close();
});

// ---- A day and a night --------------------------------------------------------------------------------------

const DAY = 24 * 3_600_000;
const UPDATES = 500;
const LOSSES = 20;
/// The day is cut into pieces: in each some results come in, in every fifth the network goes.
const PIECES = 100;

/// What the page holds, after the waste was collected.
async function weight(session) {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/// Results, one after the other, each knowing of the one before.
async function updates(server, t, { seen, count, from }) {
  for (let at = from; at < from + count; at += 1) {
    const act = { act: "enter_result", round: 5, board: 1 + (at % 30), result: ["1-0", "1/2-1/2", "0-1"][(at + Math.floor(at / 30)) % 3] };
    const answer = await server.ask(`/api/t/${t}/acts`, { act, key: crypto.randomUUID(), seen });
    seen = answer.seq;
  }
  return seen;
}

test("24 hours with 500 updates and 20 lost networks end on the right page, in the same memory", { timeout: 5 * PATIENCE }, async (t) => {
  const server = await Ronde.start();
  t.after(() => server.stop());
  const tournamentId = await server.demo();
  const e = await eventOf(server, tournamentId);
  await set(server, e, 1, ["boards", "names", "standings", "clock"], { langs: ["de", "fr"], seconds: 60 });
  const page = await device(browser, server.url, { size: SIZES[0] });
  await page.clock.install();
  await page.goto("/screen/1");
  await ready(page);
  const session = await page.context().newCDPSession(page);
  let { seq } = (await server.state(tournamentId)).head;
  let warm;
  let lost = 0;
  const shown = new Set();
  const started = Date.now();
  for (let piece = 0; piece < PIECES; piece += 1) {
    const some = { seen: seq, count: UPDATES / PIECES, from: (piece * UPDATES) / PIECES };
    const loses = piece % (PIECES / LOSSES) === 2;
    // The network of the hall, or the machine itself.
    const machine = loses && lost % 4 === 3;
    if (machine) seq = await updates(server, tournamentId, some);
    if (machine) await server.kill();
    else if (loses) await page.context().setOffline(true);
    const time = page.clock.runFor(DAY / PIECES);
    if (!machine) seq = await updates(server, tournamentId, some);
    await time;
    shown.add((await page.evaluate(() => document.body.dataset.shown)).split("/")[0]);
    if (loses) {
      lost += 1;
      assert.match(await text(page, ".note"), /ohne Verbindung seit|sans connexion depuis/);
      if (machine) await server.restart();
      else await page.context().setOffline(false);
      // It waits half a minute at most between two tries.
      await eventually("the line is back", async () => {
        await page.clock.runFor(2_000);
        return (await text(page, ".note")) === "" || (await text(page, ".note"));
      });
    }
    if (piece === 9) warm = await weight(session);
  }
  assert.equal(lost, LOSSES);
  assert.deepEqual([...shown].sort(), ["boards", "clock", "names", "standings"], "pages of every kind were shown");

  // What is shown is what the desk has.
  const { boards } = (await server.state(tournamentId)).rounds[4];
  const results = { "1-0": "1–0", "1/2-1/2": "½–½", "0-1": "0–1" };
  while (!(await page.evaluate(() => document.body.dataset.shown)).startsWith("boards/")) await page.keyboard.press("ArrowRight");
  await eventually("the last results are on the screen", async () => {
    const rows = await page.locator(".row").evaluateAll((all) => all.map((row) => [row.querySelector(".board").textContent, row.querySelector(".result").textContent]));
    const wrong = rows.filter(([board, result]) => results[boards.find((it) => it.table === Number(board)).result] !== result);
    return (rows.length > 0 && wrong.length === 0) || wrong;
  });
  const end = await weight(session);
  t.diagnostic(`${((Date.now() - started) / 1000).toFixed(0)} s; heap ${(warm.heap / 1e6).toFixed(1)} → ${(end.heap / 1e6).toFixed(1)} MB, nodes ${warm.nodes} → ${end.nodes}, listeners ${warm.listeners} → ${end.listeners}`);
  assert.ok(end.heap < warm.heap * 1.2 + 1e6, "the heap does not grow");
  assert.ok(end.nodes < warm.nodes * 1.5 + 200, "elements do not pile up");
  // Thousands of lines were opened and closed meanwhile; a few may not be collected yet.
  assert.ok(end.listeners <= warm.listeners + 30, "listeners do not pile up");

  // And the next round is shown from its first board as soon as it is published.
  await enter(server, tournamentId, 5);
  await close(server, tournamentId, 5);
  await pair(server, tournamentId);
  await publish(server, tournamentId, 6);
  await eventually("the first page of round 6", async () => /^Runde 6|^Ronde 6/.test(await text(page, ".what")) && /^boards\/.*\/0$/.test(await page.evaluate(() => document.body.dataset.shown)));
  await page.context().close();
});
