// Undo leads where the thing was, and never out of the tournament: after the undo of a pairing stands the page on
// which the round can be paired. Pages of a round that is not there keep the frame and say what comes next.

import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, ronde } from "./hall.mjs";
import { device, eventually, PATIENCE, ready } from "./ronde.mjs";
import { play, tournament } from "./world.mjs";

const rounds = async (t) => (await ronde.state(t)).rounds.length;
const pairButton = (page) => page.locator(".next button[data-pair]");
const rail = (page) => page.locator("nav.rail");

test("undo of a pairing leads to the page where the round can be paired, and again to the pairing", { timeout: 3 * PATIENCE }, async () => {
  const t = await tournament(ronde, "Open with an undo", 12, 5);
  await play(ronde, t, 1);
  const page = await device(browser, ronde.url);
  const other = await device(browser, ronde.url);
  await page.goto(`/t/${t}`);
  await ready(page);
  await pairButton(page).click();
  await page.waitForURL(/\/round\/2$/);
  await ready(page);
  await other.goto(`/t/${t}/round/2`);
  await ready(other);

  await page.keyboard.press("u");
  await pairButton(page).waitFor();
  await ready(page);
  assert.equal(await rounds(t), 1);
  assert.equal(await rail(page).isVisible(), true, "the frame is there");
  assert.match(await page.locator("h1").textContent(), /Round 2 is not paired yet/);
  assert.match(await page.locator("#toast").textContent(), /Taken back/);
  // Whoever looked at the round too is led to the same page.
  await pairButton(other).waitFor();
  await ready(other);

  // Undo once more does it again, and everybody sees the round.
  await page.keyboard.press("u");
  await eventually("the round is paired again", async () => (await rounds(t)) === 2);
  await page.locator("table.pairs").waitFor();
  await other.locator("table.pairs").waitFor();
  await ready(page);

  await page.keyboard.press("u");
  await pairButton(page).waitFor();
  await ready(page);
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await page.locator("table.pairs").waitFor();
  assert.equal(await rounds(t), 2);
  await Promise.all([page, other].map((it) => it.context().close()));
});

test("every page of a round that is not there keeps the frame and says what comes next", { timeout: 3 * PATIENCE }, async () => {
  const t = await tournament(ronde, "Open to be paired", 12, 5);
  await play(ronde, t, 1);
  const page = await device(browser, ronde.url);
  for (const [path, says] of [["", /not paired/], ["/results", /not paired/], ["/why", /not paired/], ["/board/1/why", /not paired/], ["/hand", /not paired/], ["/entry", /not paired/], ["/codes", /Codes work while/]]) {
    const response = await page.goto(`/t/${t}/round/2${path}`);
    await ready(page);
    assert.equal(response.status(), 404, path);
    assert.match(await page.locator("h1").textContent(), says, path);
    assert.equal(await rail(page).isVisible(), true, `${path}: the frame is there`);
    assert.equal(await pairButton(page).isVisible(), true, `${path}: the round can be paired here`);
  }
  await page.goto(`/t/${t}/round/9/results`);
  assert.match(await page.locator("h1").textContent(), /has no round 9/);
  assert.equal(await rail(page).isVisible(), true);
  await page.context().close();
});

test("undo of a result stays on the page of results", { timeout: 3 * PATIENCE }, async () => {
  const t = await tournament(ronde, "Open published too soon", 12, 5);
  const page = await device(browser, ronde.url);
  await page.goto(`/t/${t}`);
  await ready(page);
  await pairButton(page).click();
  await page.waitForURL(/\/round\/1$/);
  await ready(page);
  await page.locator(".next button.primary, .band button.primary").first().click();
  await eventually("the round is published", async () => (await ronde.state(t)).rounds[0].phase === "published");
  await page.goto(`/t/${t}/round/1/results`);
  await ready(page);
  await page.locator("tr[data-board='1']:focus").waitFor();
  await page.keyboard.press("1");
  await eventually("board 1 is in", async () => (await ronde.state(t)).rounds[0].boards[0].result === "1-0");
  await page.keyboard.press("u");
  await eventually("board 1 is open again", async () => (await ronde.state(t)).rounds[0].boards[0].result === null);
  assert.equal(new URL(page.url()).pathname, `/t/${t}/round/1/results`);
  assert.equal(await rail(page).isVisible(), true);
  await page.context().close();
});
