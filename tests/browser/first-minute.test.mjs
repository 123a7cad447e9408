// The first minute: three acts of a person, from the start page to the draft of round 1.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { device, pasted, PATIENCE, Ronde, startBrowser } from "./ronde.mjs";

let browser;
before(async () => (browser = await startBrowser()));
after(() => browser?.close());

test("sixty pasted lines are paired with three acts", { timeout: 3 * PATIENCE }, async (t) => {
  const began = performance.now();
  const ronde = await Ronde.start();
  t.after(() => ronde.stop());
  const page = await device(browser, ronde.url);
  await page.goto("/");

  // 1: New tournament.
  await page.getByRole("link", { name: "New tournament" }).click();
  await page.waitForURL("**/new");
  const box = page.locator("#pasted");
  await box.waitFor();
  assert.ok(await box.evaluate((it) => it === document.activeElement), "the box has the focus");

  // 2: paste.
  await page.keyboard.insertText(pasted(60));
  await page.waitForFunction(() => /\b60\b/.test(document.querySelector("#understood").textContent));

  // 3: pair.
  await page.keyboard.press("Control+Enter");
  await page.waitForURL("**/t/*/round/1");
  await page.locator(".band.draft").waitFor();
  const seconds = (performance.now() - began) / 1000;

  assert.equal(await page.locator("main tr[data-board]").count(), 30, "sixty players sit at thirty boards");
  assert.match(await page.locator(".next .button.primary").textContent(), /Publish round 1/);
  const pairs = await page.locator("main tr[data-board]").first().textContent();
  assert.match(pairs, /Keller, Anna/, "the top seed plays on board 1");
  assert.deepEqual(page.complaints, []);
  t.diagnostic(`from the start of the executable to the draft of round 1: ${seconds.toFixed(1)} s of machine time`);
  await page.context().close();
});
