// A quiet hall: pages that nobody touches say nothing, because the line holds. When the machine really goes,
// every one of them says so within seconds, and says it again when it is back.

import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, ronde } from "./hall.mjs";
import { device, eventually, PATIENCE, PHONE, ready } from "./ronde.mjs";

/// Seconds in which nothing happens.
const IDLE = Number(process.env.IDLE ?? 120);
/// Milliseconds after which a dead machine must have been noticed; a slow test machine has some grace.
const NOTICED = 8_000;

/// Whatever a page says about its line, with the millisecond: the strip of pages, the note of screens.
const listen = (page) => page.addInitScript(() => {
  window.alarms = [];
  const note = () => {
    const said = [...document.querySelectorAll("#strip:not([hidden]), .note")].map((it) => it.textContent.trim()).join(" ");
    const state = document.getElementById("connection")?.classList.contains("away") ? "away" : "";
    const text = `${state} ${said}`.trim();
    if (text !== (window.alarms.at(-1)?.text ?? "")) window.alarms.push({ text, at: Math.round(performance.now()) });
  };
  document.addEventListener("DOMContentLoaded", () => new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }));
});

async function open(name, path, size) {
  const page = await device(browser, ronde.url, size ? { size } : {});
  await listen(page);
  await page.goto(path);
  await ready(page);
  return { name, page };
}

const alarms = (page) => page.evaluate(() => window.alarms);

/// The desk, telephones, the public page and a screen of the hall, side by side.
async function everybody() {
  const demo = await ronde.demo();
  const slips = await (await fetch(`${ronde.url}/t/${demo}/round/5/codes`)).text();
  const [, code] = slips.match(/<code>([^<]+)<\/code>/);
  const [, event] = (await (await fetch(`${ronde.url}/t/${demo}`)).text()).match(/href="\/e\/([^"/]+)"/);
  await ronde.ask(`/api/e/${event}/screens`, { screen: 1, shows: ["boards"], langs: ["en"], zone: "Europe/Zurich" });
  return Promise.all([
    open("overview", `/t/${demo}`), open("results", `/t/${demo}/round/5/results`), open("standings", `/t/${demo}/standings`),
    open("helper's telephone", `/t/${demo}/round/5/entry`, PHONE), open("player's telephone", `/r/${code}`, PHONE),
    open("public page", `/p/${event}`, PHONE), open("screen", "/screen/1"),
  ]);
}

test(`pages left alone for ${IDLE} seconds raise no alarm; a dead machine is noticed, and so is its return`, { timeout: 4 * PATIENCE + IDLE * 1000 }, async (t) => {
  const pages = await everybody();
  await new Promise((done) => setTimeout(done, IDLE * 1000));
  for (const { name, page } of pages) assert.deepEqual(await alarms(page), [], `${name}: nothing happened, and nothing is said`);

  await ronde.kill();
  const killed = performance.now();
  for (const { name, page } of pages) {
    await eventually(`${name} says that it is not connected`, async () => (await alarms(page)).length > 0, NOTICED);
  }
  t.diagnostic(`all ${pages.length} pages said so after ${Math.round(performance.now() - killed)} ms`);
  await ronde.restart();
  for (const { name, page } of pages) {
    await eventually(`${name} is connected again`, async () => {
      const text = (await alarms(page)).at(-1).text;
      return text === "" || /^Connected/.test(text) || text;
    });
  }
  await Promise.all(pages.map(({ page }) => page.context().close()));
});
