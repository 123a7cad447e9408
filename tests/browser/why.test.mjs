// Why: from a board of the round by W, why not two others, and the round step by step by keys; on paper and
// without a script too.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import axe from "axe-core";

import { device, eventually, LAPTOP, PATIENCE, PHONE, ready, Ronde, sideways, startBrowser } from "./ronde.mjs";

const SCREENS = fileURLToPath(new URL("./screens/", import.meta.url));
const WIDE = { width: 1920, height: 1080 };

let browser;
let ronde;
let demo;
before(async () => {
  await mkdir(SCREENS, { recursive: true });
  browser = await startBrowser();
  ronde = await Ronde.start();
  demo = await ronde.demo();
}, { timeout: 3 * PATIENCE });
after(async () => {
  await browser?.close();
  await ronde?.stop();
});

async function barriers(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"] })).violations);
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 2).map((node) => `${id}: ${node.html.slice(0, 120)}`));
}

async function pictures(page, name) {
  for (const size of [PHONE, LAPTOP, WIDE]) {
    await page.setViewportSize(size);
    assert.deepEqual(await sideways(page), [], `${name} ${size.width}`);
    for (const scheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: `${SCREENS}${name}-${size.width}-${scheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(LAPTOP);
}

test("W on a board tells why, the form asks why not, and the keys walk through the round", { timeout: 3 * PATIENCE }, async () => {
  const page = await device(browser, ronde.url, { size: LAPTOP });
  await page.goto(`/t/${demo}/round/5`);
  await ready(page);
  await page.locator('table.pairs tr[data-board="3"]').focus();
  await page.keyboard.press("w");
  await page.waitForURL(/\/round\/5\/board\/3\/why$/);
  await ready(page);
  assert.match(await page.locator("h1").textContent(), /Round 5, board 3/);
  assert.ok((await page.locator(".why-short p").count()) > 0, "first a short sentence");
  assert.ok((await page.locator(".why-steps .article").allTextContents()).some((it) => /C\.04\.3|C\d/.test(it)), "steps have articles");
  await pictures(page, "why-board");
  assert.deepEqual(await barriers(page), []);

  const people = await page.locator("#other option").evaluateAll((all) => all.map((it) => it.value).filter(Boolean));
  await page.locator("#one").selectOption(people[0]);
  await page.locator("#other").selectOption(people[7]);
  await page.locator(".why-ask button").click();
  await page.waitForURL(/one=\d+&other=\d+/);
  await ready(page);
  assert.ok((await page.locator(".why-answer p").count()) > 0, "an answer");
  await page.screenshot({ path: `${SCREENS}why-not-1366-light.png`, fullPage: true });
  assert.deepEqual(await barriers(page), []);

  await page.locator("h1").click();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/step=here/);
  await ready(page);
  const at = async () => Number((await page.locator("#walk-progress").textContent()).match(/\d+/)[0]);
  const said = () => page.locator(".walk-said").textContent();
  const first = await at();
  assert.equal(await page.locator(".walk-groups [aria-current]").count(), 1, "the group of the board is taken up");
  const seen = new Set([await said()]);
  for (let step = first + 1; step <= first + 5; step += 1) {
    await page.keyboard.press("ArrowRight");
    await eventually(`step ${step}`, async () => (await at()) === step || at());
    seen.add(await said());
    assert.equal(await page.locator(".chart-node.lit").count(), 1, "one node is lit");
  }
  assert.equal(seen.size, 6, "every step says something else");
  await pictures(page, "why-walk");
  assert.deepEqual(await barriers(page), []);
  await page.keyboard.press("ArrowLeft");
  await eventually("a step back", async () => (await at()) === first + 4 || at());
  await page.keyboard.press("w");
  await page.waitForURL(/\/why$/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("without a script the links and the form lead to the same", { timeout: 2 * PATIENCE }, async () => {
  const context = await browser.newContext({ baseURL: ronde.url, viewport: PHONE, locale: "de", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/t/${demo}/round/5/board/1/why`);
  await page.locator("#one").selectOption({ index: 2 });
  await page.locator("#other").selectOption({ index: 9 });
  await page.locator(".why-ask button").click();
  assert.match(page.url(), /one=\d+&other=\d+#why-not$/);
  assert.ok(await page.locator(".why-answer").isVisible());
  await page.locator("a[data-step-next]").click();
  await page.locator("a[data-step-next]").click();
  assert.match(page.url(), /step=\d+$/);
  await context.close();
});

test("a player finds why he has this opponent", { timeout: 2 * PATIENCE }, async () => {
  const page = await device(browser, ronde.url, { size: PHONE });
  const [, event] = (await (await fetch(`${ronde.url}/t/${demo}`)).text()).match(/href="\/e\/([^"]+)"/);
  await page.goto(`/p/${event}`);
  await ready(page);
  await page.locator("a[data-me]").first().click();
  await page.getByRole("link", { name: "Why this opponent?" }).click();
  await page.waitForURL(/\/round\/5\/board\/\d+\/why$/);
  assert.ok((await page.locator(".why-short p").count()) > 0);
  await page.context().close();
});
