// The plug is pulled in the middle of typing: what was typed meanwhile is kept on the device, and is there
// exactly once when the machine is back.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { device, eventually, missing, PATIENCE, ready, resultOf, Ronde, startBrowser } from "./ronde.mjs";

let browser;
before(async () => (browser = await startBrowser()));
after(() => browser?.close());

/// A server of its own for one test, and a page of its demo on which results can be typed.
async function typing(t) {
  const ronde = await Ronde.start();
  t.after(() => ronde.stop());
  const tournament = await ronde.demo();
  const page = await device(browser, ronde.url);
  await page.goto(`/t/${tournament}/round/5/results`);
  await ready(page);
  await page.locator("tr[data-board]:focus").waitFor();
  return { ronde, tournament, page };
}

test("results typed while the server is dead are saved once", { timeout: 3 * PATIENCE }, async (t) => {
  const { ronde, tournament, page } = await typing(t);
  const open = await missing(page);
  const { head: start } = await ronde.state(tournament);
  assert.ok(open.length >= 6, "the demo leaves boards to enter");

  // Two with the server alive, then the plug, then three more without it.
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await eventually("two results are on disk", async () => (await page.locator(`tr[data-board="${open[1]}"] .mark`).textContent()) === "✓");
  await ronde.kill();
  await page.keyboard.press("3");
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  const strip = page.locator("#strip");
  await strip.waitFor({ state: "visible" });
  await eventually("the strip says how many are kept here", async () => /\b3\b/.test(await strip.textContent()) || (await strip.textContent()));
  assert.equal(await page.locator(`tr[data-board="${open[2]}"] .mark`).textContent(), "◌", "no tick for what is not on disk");

  // The machine is switched on again.
  await ronde.restart();
  const typed = { [open[0]]: "1-0", [open[1]]: "0-1", [open[2]]: "1/2-1/2", [open[3]]: "1-0", [open[4]]: "0-1" };
  for (const board of Object.keys(typed)) {
    await eventually(`board ${board} is on disk`, async () => (await page.locator(`tr[data-board="${board}"] .mark`).textContent()) === "✓");
  }
  await eventually("the strip has gone, or says that the line is back", async () => (await strip.isHidden()) || /\bConnected\b/i.test(await strip.textContent()));

  const state = await ronde.state(tournament);
  for (const [board, result] of Object.entries(typed)) {
    assert.equal(resultOf(state, Number(board)), result, `board ${board}`);
  }
  assert.equal(state.head.seq - start.seq, 5, "five results, five acts");
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("ronde.act."))), [], "nothing waits any more");
  await page.context().close();
});

test("results typed before the page itself was closed are sent by the next page", { timeout: 3 * PATIENCE }, async (t) => {
  const { ronde, tournament, page } = await typing(t);
  const [first, second] = await missing(page);
  const { head: start } = await ronde.state(tournament);
  await ronde.kill();
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await page.locator("#strip").waitFor({ state: "visible" });
  const context = page.context();
  await page.close();

  await ronde.restart();
  const again = await context.newPage();
  await again.goto(`/t/${tournament}`);
  await eventually("both are in the journal", async () => {
    const state = await ronde.state(tournament);
    return resultOf(state, first) === "1-0" && resultOf(state, second) === "0-1";
  });
  assert.equal((await ronde.state(tournament)).head.seq - start.seq, 2, "two results, two acts");
  await context.close();
});

test("an answer that is lost on its way is asked for again, and the act is done once", { timeout: 3 * PATIENCE }, async (t) => {
  const { ronde, tournament, page } = await typing(t);
  const [first] = await missing(page);
  const { head: start } = await ronde.state(tournament);
  let lost = 0;
  await page.route("**/acts", async (route) => {
    if (lost > 1) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.keyboard.press("1");
  await eventually("the third try is answered", async () => (await page.locator(`tr[data-board="${first}"] .mark`).textContent()) === "✓");
  const state = await ronde.state(tournament);
  assert.equal(lost, 2);
  assert.equal(resultOf(state, first), "1-0");
  assert.equal(state.head.seq - start.seq, 1, "three tries, one act");
  await page.context().close();
});
