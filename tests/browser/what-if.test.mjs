// What if: two results and the system are changed with ordinary fields, the differences are looked at, and
// nothing is kept. A telephone finds itself and asks what it needs.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ALONE, device, inTheHall, PATIENCE, PHONE, ready } from "./ronde.mjs";

const world = inTheHall();

/// Another result than the one that a board has.
const other = ({ result }) => (result === "1-0" ? "0-1" : "1-0");

test("two results and the system are changed, and nothing is kept", { timeout: 3 * PATIENCE }, async () => {
  const { ronde, browser } = world;
  const t = await ronde.demo();
  const before = await ronde.state(t);
  const page = await device(browser, ronde.url);
  await page.goto(`/t/${t}/round/3`);
  await ready(page);
  await page.locator("main a", { hasText: "What if" }).click();
  await page.waitForURL(/whatif\?round=3/);
  assert.equal(await page.locator("#w-round").inputValue(), "3", "the form begins with the round");
  for (const board of before.rounds[2].boards.slice(0, 2)) {
    await page.locator("#w-round").selectOption("3");
    await page.locator("#w-board").fill(String(board.table));
    await page.locator("#w-result").selectOption(other(board));
    await page.locator("form.whatif button[type=submit]").click();
    await page.locator("#answer").waitFor();
  }
  assert.equal(await page.locator(".changes-made li").count(), 2);
  const fourth = page.locator("#answer section", { has: page.locator("h2", { hasText: "Round 4: as paired" }) });
  assert.ok((await fourth.locator("tbody tr").count()) > 0, "round 4 would have other boards");
  assert.equal(await page.locator("#answer h2", { hasText: "Round 3:" }).count(), 0, "round 3 rests on rounds 1 and 2");
  assert.ok((await page.locator("table.ranks tbody tr").count()) >= 4, "places in the standings");

  await page.locator("#w-system").selectOption("CUSTOM_ORIGINAL");
  await page.locator("form.whatif button[type=submit]").click();
  await page.locator(".changes-made li", { hasText: "Original Swiss" }).waitFor();
  assert.ok((await page.locator("#answer h2", { hasText: "as it would have been" }).count()) >= 3, "every round is paired by the other book");
  await page.locator(".changes-made li", { hasText: "Original Swiss" }).locator("a").click();
  await page.waitForFunction(() => document.querySelectorAll(".changes-made li").length === 2);

  const after = await ronde.state(t);
  assert.equal(after.head.seq, before.head.seq, "nothing stands in the journal");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("what cannot be is told beside the fields", { timeout: 2 * PATIENCE }, async () => {
  const { ronde, browser } = world;
  const t = await ronde.demo();
  const page = await device(browser, ronde.url, { lang: "de" });
  await page.goto(`/t/${t}/whatif`);
  await ready(page);
  await page.locator("#w-board").fill("99");
  await page.locator("#w-result").selectOption("1-0");
  await page.locator("form.whatif button[type=submit]").click();
  await page.locator("[role=alert]", { hasText: "hat kein Brett 99" }).waitFor();
  await page.locator("nav.languages a[lang=fr]").click();
  await page.locator("[role=alert]", { hasText: "échiquier 99" }).waitFor();
  await page.context().close();
});

test("a telephone finds itself and asks what it needs", { timeout: 2 * PATIENCE }, async (t) => {
  if (!world.hall) return void t.skip(ALONE);
  const { ronde, browser, hall } = world;
  const tournament = await ronde.demo();
  const state = await ronde.state(tournament);
  const board = state.rounds[4].boards.find((it) => !it.result);
  const name = state.players[board.white].entrant.name;
  const opponent = state.players[board.black].entrant.name;
  const page = await device(browser, hall, { size: PHONE });
  await page.goto(`/p/${tournament}`);
  await ready(page);
  await page.locator("#find").fill(name);
  await page.locator(`a[data-me="${board.white}"]`).filter({ visible: true }).first().tap();
  await page.waitForURL(/\/me\/\d+/);
  await page.locator("a[data-needs]:visible").first().tap();
  const said = page.locator("#needs p");
  await said.first().waitFor();
  assert.equal(await said.count(), 3, "a win, a draw, a loss");
  const [win, draw, loss] = await said.allTextContents();
  assert.ok(win.startsWith(`With a win over ${opponent}: `), win);
  assert.match(draw, /^With a draw: \d+(st|nd|rd|th)/);
  assert.match(loss, /^With a loss: \d+(st|nd|rd|th)/);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, "nothing runs off the side");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
