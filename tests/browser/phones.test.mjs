// Results by the players themselves, each on his own telephone: equal reports are the result, different ones
// bring the arbiter. The telephones come in by the hall's address and are nobody there but their code.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ALONE, device, eventually, inTheHall, PATIENCE, PHONE, ready } from "./ronde.mjs";

const world = inTheHall();

/// The last board of the demo that has no result (the first has the arbiter's focus), with the two codes that the arbiter prints for it.
async function boardWithCodes(arbiter, tournament) {
  const state = await world.ronde.state(tournament);
  const { table } = state.rounds[4].boards.filter((it) => !it.result && it.reports.every((report) => !report)).at(-1);
  await arbiter.goto(`/t/${tournament}/round/5/codes?each=player`);
  const slip = arbiter.locator(".slip").filter({ has: arbiter.locator("b", { hasText: new RegExp(`^Board ${table}$`) }) });
  return { table, codes: await slip.locator(".slip-code code").allTextContents() };
}

/// Two telephones, one for each code.
const telephones = (codes) => Promise.all(codes.map(async (code) => {
  const page = await device(world.browser, world.hall, { size: PHONE });
  await page.goto(`/r/${code}`);
  await ready(page);
  return page;
}));

const report = (page, result) => page.locator(`button[data-report="${result}"]`).tap();
const says = (page, text) => page.locator(".report-state").filter({ hasText: text }).waitFor();
const boardOf = async (tournament, table) => (await world.ronde.state(tournament)).rounds[4].boards.find((it) => it.table === table);

test("both players report the same: it is the result", { timeout: 3 * PATIENCE }, async (t) => {
  if (!world.hall) return void t.skip(ALONE);
  const tournament = await world.ronde.demo();
  const arbiter = await device(world.browser, world.ronde.url);
  const { table, codes } = await boardWithCodes(arbiter, tournament);
  await arbiter.goto(`/t/${tournament}/round/5/results`);
  const [white, black] = await telephones(codes);

  await report(white, "1-0");
  await says(white, "Waiting for");
  assert.equal((await boardOf(tournament, table)).result, null, "one report alone is no result");
  await report(black, "1-0");
  await says(black, "Confirmed by both");
  await says(white, "Confirmed by both");
  const board = await boardOf(tournament, table);
  assert.deepEqual([board.result, board.confirmed], ["1-0", true]);
  await eventually("the arbiter sees it", async () => (await arbiter.locator(`tr[data-board="${table}"] .result`).textContent()) === "1 – 0");
  assert.deepEqual([...white.complaints, ...black.complaints, ...arbiter.complaints], []);
  await Promise.all([white, black, arbiter].map((page) => page.context().close()));
});

test("the players disagree: no result, and the arbiter is told", { timeout: 3 * PATIENCE }, async (t) => {
  if (!world.hall) return void t.skip(ALONE);
  const tournament = await world.ronde.demo();
  const arbiter = await device(world.browser, world.ronde.url);
  const { table, codes } = await boardWithCodes(arbiter, tournament);
  await arbiter.goto(`/t/${tournament}`);
  const [white, black] = await telephones(codes);

  await report(white, "1-0");
  await says(white, "Waiting for");
  await report(black, "0-1");
  await says(black, "The arbiter will come");
  await says(white, "The arbiter will come");
  assert.equal((await boardOf(tournament, table)).result, null);
  await arbiter.locator("ul.look li").filter({ hasText: new RegExp(`\\b${table}\\b.*(disagree|differ)`, "i") }).waitFor();

  // He has looked at the board and enters what happened.
  await arbiter.goto(`/t/${tournament}/round/5/results`);
  await ready(arbiter);
  await arbiter.locator(`tr[data-board="${table}"]`).focus();
  await arbiter.keyboard.press("3");
  await says(white, "½–½");
  await says(black, "½–½");
  assert.equal((await boardOf(tournament, table)).result, "1/2-1/2");
  await Promise.all([white, black, arbiter].map((page) => page.context().close()));
});

test("a telephone in the hall is nobody's owner", { timeout: 3 * PATIENCE }, async (t) => {
  if (!world.hall) return void t.skip(ALONE);
  const tournament = await world.ronde.demo();
  const page = await device(world.browser, world.hall, { size: PHONE });
  await page.goto(`/t/${tournament}/round/5/results`);
  const refusal = await page.evaluate(async (path) => (await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ act: { act: "enter_result", round: 5, board: 1, result: "1-0" }, key: crypto.getRandomValues(new Uint32Array(4)).join("-") }) })).status, `/api/t/${tournament}/acts`);
  assert.equal(refusal, 403);
  const draft = await page.goto(`/t/${tournament}/journal`);
  assert.ok(draft.status() >= 400, "the journal is for arbiters");
  await page.context().close();
});
