// Two arbiters at the same round: each sees the other's entries within a second, and where both type on one
// board, somebody chooses.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ALONE, device, eventually, inTheHall, missing, PATIENCE, ready, resultOf } from "./ronde.mjs";

const world = inTheHall();

const row = (page, board) => page.locator(`table.results tr[data-board="${board}"]`);
const mark = (page, board) => row(page, board).locator(".mark").textContent();
const shown = (page, board) => row(page, board).locator(".result").textContent();

/// Goes to a board as an arbiter does, by its number.
async function goTo(page, board) {
  await row(page, board).focus();
}

/// The owner invites somebody by name; the link that he shows him.
async function invited(owner, tournament, name) {
  await owner.goto(`/t/${tournament}`);
  await owner.goto(await owner.locator("a[href^='/e/']").first().getAttribute("href"));
  await owner.locator("#p-name").fill(name);
  await owner.locator("#invite input[value=deputy]").check();
  await owner.locator("#invite button[type=submit]").click();
  await owner.locator("#invited img.qr").waitFor();
  return owner.locator("#invited code").textContent();
}

/// The owner at his machine and a deputy on a device of his own, both at round 5, and what is to be entered.
async function twoArbiters(t) {
  const tournament = await world.ronde.demo();
  const pages = [await device(world.browser, world.ronde.url), await device(world.browser, world.hall)];
  t.after(() => Promise.all(pages.map((page) => page.context().close())));
  const [owner, deputy] = pages;
  const link = await invited(owner, tournament, "Petra Roth");
  assert.ok(link.startsWith(`${world.hall}/join/`), "the link leads to the hall's address");
  await deputy.goto(link);
  await deputy.locator("main form button").click();
  await deputy.waitForURL((url) => !url.pathname.startsWith("/join/"));
  for (const page of pages) {
    await page.goto(`/t/${tournament}/round/5/results`);
    await ready(page);
    await page.locator("tr[data-board]:focus").waitFor();
  }
  return { tournament, pages, link, open: await missing(pages[0]) };
}

test("on different boards there is no conflict, and each sees the other within a second", { timeout: 3 * PATIENCE }, async (t) => {
  if (!world.hall) return void t.skip(ALONE);
  const { tournament, pages: [one, other], open: [first, , , second, between] } = await twoArbiters(t);
  await goTo(one, first);
  await goTo(other, second);
  await one.keyboard.press("1");
  await other.keyboard.press("2");
  await goTo(one, between);
  await goTo(other, between);
  const began = performance.now();
  await eventually("both pages show both boards, saved", async () => {
    const seen = [await shown(one, second), await shown(other, first), await mark(one, first), await mark(other, second)];
    return seen.join("|") === "0 – 1|1 – 0|✓|✓" || seen;
  });
  t.diagnostic(`each saw the other's entry after ${Math.round(performance.now() - began)} ms`);
  const state = await world.ronde.state(tournament);
  assert.deepEqual([resultOf(state, first), resultOf(state, second)], ["1-0", "0-1"]);
  assert.equal(await one.locator(".foot .waiting .strip").count() + await other.locator(".foot .waiting .strip").count(), 0);

  // Where somebody is about to type nothing is written: the news wait beside.
  await one.keyboard.press("3");
  await row(other, between).locator(".news").filter({ hasText: "½–½" }).waitFor();
  assert.equal((await shown(other, between)).trim(), "–");
  await goTo(other, first);
  await eventually("once he has left, the board takes it over", async () => (await shown(other, between)) === "½ – ½");
});

for (const [key, name, expected] of [["k", "kept", "1-0"], ["r", "replaced", "1/2-1/2"], ["l", "left open", null]]) {
  test(`on the same board the other's entry is ${name} by choice`, { timeout: 3 * PATIENCE }, async (t) => {
    if (!world.hall) return void t.skip(ALONE);
    const { tournament, pages: [one, other], open: [board] } = await twoArbiters(t);
    // The other types first, but his line is slow: the first entry is on disk before his arrives.
    await goTo(other, board);
    const entered = () => eventually("the first entry is on disk", async () => resultOf(await world.ronde.state(tournament), board) === "1-0");
    await other.route("**/acts", (route) => entered().then(() => route.continue()), { times: 1 });
    await other.keyboard.press("3");
    await goTo(one, board);
    await one.keyboard.press("1");

    const strip = other.locator(".foot .waiting .strip.stop");
    await strip.waitFor();
    assert.equal(resultOf(await world.ronde.state(tournament), board), "1-0", "a conflict changes nothing by itself");
    // A fast digit decides nothing.
    await other.keyboard.press("c");
    await other.keyboard.press("1");
    assert.equal(resultOf(await world.ronde.state(tournament), board), "1-0");
    await strip.waitFor();
    await other.keyboard.press(key);
    await eventually("the choice is on disk", async () => resultOf(await world.ronde.state(tournament), board) === expected);
    const text = { "1-0": "1 – 0", "1/2-1/2": "½ – ½" }[expected] ?? "–";
    await eventually("both pages show it", async () => {
      const seen = [await shown(one, board), await shown(other, board)];
      return seen.every((it) => it.trim() === text) || seen;
    });
    await eventually("the strip has gone", async () => !(await strip.isVisible()));
  });
}

test("an invitation is for one device, and ends when it is revoked", { timeout: 3 * PATIENCE }, async (t) => {
  if (!world.hall) return void t.skip(ALONE);
  const { tournament, pages: [owner, deputy], link } = await twoArbiters(t);
  const third = await device(world.browser, world.hall);
  t.after(() => third.context().close());
  await third.goto(link);
  const button = third.locator("main form button");
  if (await button.count()) await button.click();
  await third.goto(`/t/${tournament}/journal`);
  assert.equal(await third.locator("tr[data-seq], main table.list tbody tr").count(), 0, "a code that was used opens nothing");

  // The deputy is sent away while he types: his next entry is refused, and nothing is saved.
  await owner.goto(`/t/${tournament}`);
  await owner.goto(await owner.locator("a[href^='/e/']").first().getAttribute("href"));
  await owner.locator("tr", { hasText: "Petra Roth" }).locator("button[data-post$='/people/revoke']").click();
  await owner.locator("tr.off", { hasText: "Petra Roth" }).waitFor();
  const { head } = await world.ronde.state(tournament);
  await deputy.keyboard.press("1");
  await deputy.locator(".foot .waiting .strip.stop").waitFor();
  assert.equal((await world.ronde.state(tournament)).head.seq, head.seq);
});
