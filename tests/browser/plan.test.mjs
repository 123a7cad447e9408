// An event is planned before there is one: from the start page or from an event, in four languages, and on paper.

import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, ronde } from "./hall.mjs";
import { device, PATIENCE, ready, sideways } from "./ronde.mjs";
import { tournament } from "./world.mjs";

const cells = (page) => page.locator(".money tr.sum").evaluateAll((rows) => rows.map((row) => row.lastElementChild.textContent));

test("the same sums as the command line, without a tournament", { timeout: 3 * PATIENCE }, async () => {
  const page = await device(browser, ronde.url);
  await page.goto("/");
  await ready(page);
  await page.locator("a[href='/plan']").click();
  await ready(page);
  for (const [field, value] of Object.entries({ players: "100", rounds: "5", days: "3", first_day: "2027-04-02", fee: "30", prizes: "400, 200", guests: "2600", arbiters: "2", arbiter_pay: "150", costs: "programmes=120", gifts: "clocks=300", income: "sponsor=500" })) {
    await page.locator(`[name="${field}"]`).fill(value);
  }
  await page.locator("form .button.primary").click();
  await page.locator(".money td", { hasText: "programmes" }).waitFor();
  assert.deepEqual(await cells(page), ["3027.00", "3800.00", "773.00"]);
  const told = await ronde.command("plan", "--players", "100", "--rounds", "5", "--days", "3", "--fee", "30", "--prizes", "400,200", "--guests", "2600", "--arbiters", "2", "--arbiter-pay", "150", "--cost", "programmes=120", "--gift", "clocks=300", "--income", "sponsor=500", "--lang", "de");
  for (const sum of ["3027.00", "3800.00", "773.00"]) assert.ok(told.includes(sum), told);
  assert.match(await page.locator(".tasks tbody tr").first().textContent(), /2 April 2026/);
  // Another language keeps what was filled in.
  await page.locator("a[data-language=de]").click();
  await page.locator("h1", { hasText: "Anlass planen" }).waitFor();
  assert.deepEqual(await cells(page), ["3027.00", "3800.00", "773.00"]);
  assert.match(await page.locator(".tasks").textContent(), /Saal reservieren/);
  assert.deepEqual([await sideways(page), page.complaints], [[], []]);
  await page.context().close();
});

test("an event leads to its plan, and paper shows no field", { timeout: 3 * PATIENCE }, async () => {
  const t = await tournament(ronde, "Open to be planned", 24, 5);
  const page = await device(browser, ronde.url);
  await page.goto(`/t/${t}`);
  const event = await page.locator("a[href^='/e/']").first().getAttribute("href");
  await page.goto(event);
  await ready(page);
  await page.locator("a[href^='/plan']").click();
  await ready(page);
  assert.deepEqual(await page.locator("[name=players], [name=rounds]").evaluateAll((all) => all.map((it) => it.value)), ["24", "5"]);
  await page.goto("/plan?players=x&costs=nothing");
  assert.match(await page.locator(".strip.warn").textContent(), /x · nothing/);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("form").isVisible(), false);
  assert.equal(await page.locator(".tasks").isVisible(), true);
  await page.context().close();
});
