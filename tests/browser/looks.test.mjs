// How pages look: axe-core finds no barrier, on the phone and on the laptop, light and dark; nothing runs off
// the side; pages stay small with 300 players. With SCREENSHOTS=1 each is photographed for people to look at;
// pictures are never compared.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import axe from "axe-core";

import { device, LAPTOP, PATIENCE, PHONE, ready, Ronde, sideways, startBrowser } from "./ronde.mjs";
import { crawl, enter, kindOf, others, pair, play, publish, roots, states, tournament } from "./world.mjs";

const SCREENS = fileURLToPath(new URL("./screens/", import.meta.url));
/// The themes in which pages are photographed.
const PHOTOGRAPHED = process.env.SCREENSHOTS ? ["light", "dark"] : [];
const WIDE = { width: 1920, height: 1080 };
/// The most that a page may weigh on its way to the browser with everything it loads, for 300 players.
const HEAVIEST = 100 * 1024;
/// Below this hardly anybody sees that something moved; up to 0.1 counts as good on the web.
const STILL = 0.05;

let browser;
let ronde;
let paths;
before(async () => {
  await mkdir(SCREENS, { recursive: true });
  browser = await startBrowser();
  ronde = await Ronde.start();
  const world = await states(ronde);
  const { pages } = await crawl(ronde, roots(world));
  paths = new Map([...[...pages].map(([kind, path]) => [nameOf(kind), path]), ...(await others(ronde, world))]);
}, { timeout: 3 * PATIENCE });
after(async () => {
  await browser?.close();
  await ronde?.stop();
});

/// A name for files: `/t/:id/round/:n` is `t-round-n`.
const nameOf = (kind) => kind.replace(/:id\/?/g, "").replace(/:/g, "").split("/").filter(Boolean).join("-") || "start";

/// What stands in the way of somebody, in one line each. The colours alone are other ones in the dark.
async function barriers(page, scheme) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options = { resultTypes: ["violations"], ...(scheme === "dark" ? { runOnly: ["color-contrast"] } : {}) };
  const violations = await page.evaluate(async (chosen) => (await window.axe.run(document, chosen)).violations, options);
  return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`));
}

/// Long lists repeat themselves: the first rows of each are enough to be examined, and take seconds less.
const shorten = (page) => page.evaluate(() => document.querySelectorAll("tbody > tr:nth-child(n+9), ol > li:nth-child(n+13), ul > li:nth-child(n+13)").forEach((row) => row.remove()));

/// How much what was already there moved while the page was loaded (the Layout Instability score; 0 is still).
const shifted = (page) => page.evaluate(() => window.shifted ?? 0);

const watchShifts = (page) => page.addInitScript(() => {
  window.shifted = 0;
  const add = (list) => list.getEntries().forEach((entry) => (window.shifted += entry.hadRecentInput ? 0 : entry.value));
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
});

/// Letters that are too small to be read at a laptop's distance.
const tooSmall = (page) => page.evaluate(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode;
    if (!data.trim() || element.closest("script, style, svg, .visually-hidden") || !element.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size > 0 && size < 13) found.add(`letters of ${size} px: ${data.trim().slice(0, 40)}`);
  }
  return [...found].slice(0, 3);
});

/// Buttons, links and fields that a finger misses: lower than 44 px. Links within a sentence or a row of a list
/// have the line's or the row's height.
const tooLow = (page) => page.evaluate(() => {
  const low = (element) => element.checkVisibility() && element.getBoundingClientRect().height > 1 && element.getBoundingClientRect().height < 43.5;
  const all = [...document.querySelectorAll("button:not(p .link, small .link), a.button, input:not([type=radio], [type=checkbox], [type=hidden]), select, summary, nav a")];
  return [...new Set(all.filter((it) => low(it) && !it.closest(".visually-hidden, .skip")).map((it) => `${Math.round(it.getBoundingClientRect().height)} px for a finger: ${it.outerHTML.slice(0, 80)}`))].slice(0, 4);
});

/// One page on one device, in both themes, at these widths: first for people, then for the examiner.
async function look(page, name, path, sizes) {
  const wrong = [];
  await page.setViewportSize(sizes[0]);
  await page.goto(path, { waitUntil: "load" });
  await ready(page);
  const shift = await shifted(page);
  if (shift > STILL) wrong.push(`${name} ${sizes[0].width}: what was there moved by ${shift.toFixed(3)} while the page was loaded`);
  for (const it of [...(await tooSmall(page)), ...(sizes[0] === PHONE ? await tooLow(page) : [])]) wrong.push(`${name} ${sizes[0].width}: ${it}`);
  for (const size of sizes) {
    await page.setViewportSize(size);
    wrong.push(...(await sideways(page)).map((it) => `${name} ${size.width}: ${it}`));
    for (const scheme of PHOTOGRAPHED) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: `${SCREENS}${name}-${size.width}-${scheme}.png` });
    }
  }
  await page.setViewportSize(sizes[0]);
  await shorten(page);
  for (const scheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme: scheme });
    wrong.push(...(await barriers(page, scheme)).map((it) => `${name} ${sizes[0].width} ${scheme}: ${it}`));
  }
  return wrong;
}

async function lookAtAll(size, sizes) {
  const page = await device(browser, ronde.url, { size });
  await watchShifts(page);
  const wrong = [];
  for (const [name, path] of paths) wrong.push(...(await look(page, name, path, sizes)));
  await page.context().close();
  return wrong;
}

test("nothing stands in anybody's way, on the phone and on the laptop, light and dark", { timeout: 5 * PATIENCE }, async (t) => {
  const wrong = (await Promise.all([lookAtAll(PHONE, [PHONE]), lookAtAll(LAPTOP, [LAPTOP, WIDE])])).flat();
  t.diagnostic(`${paths.size} pages at 390, 1366 and 1920 px${PHOTOGRAPHED.length ? `, photographed in ${SCREENS}` : ""}`);
  assert.equal([...new Set(wrong)].join("\n"), "");
});

test("pages for 300 players weigh less than 100 kB with everything they load", { timeout: 5 * PATIENCE }, async (t) => {
  const big = await tournament(ronde, "Open of three hundred", 300, 9);
  await play(ronde, big, 1);
  await pair(ronde, big);
  await publish(ronde, big, 2);
  await enter(ronde, big, 2, 0.5);
  const { pages } = await crawl(ronde, [`/t/${big}`]);
  const context = await browser.newContext({ baseURL: ronde.url, viewport: LAPTOP, locale: "en" });
  const weights = [];
  for (const path of pages.values()) weights.push([kindOf(path), await weigh(context, path)]);
  await context.close();
  weights.sort(([, one], [, other]) => other - one);
  for (const [kind, bytes] of weights.slice(0, 5)) t.diagnostic(`${kind}: ${Math.round(bytes / 1024)} kB`);
  assert.equal(weights.filter(([, bytes]) => bytes > HEAVIEST).map(([kind, bytes]) => `${kind}: ${Math.round(bytes / 1024)} kB`).join("\n"), "");
});

/// Bytes on the wire until the page is there, with nothing kept from before.
async function weigh(context, path) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(path, { waitUntil: "load" });
  await page.close();
  return bytes;
}
