// Every page can be read without its scripts: in an old browser, on a paper, by a program.

import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, ronde } from "./hall.mjs";
import { PATIENCE } from "./ronde.mjs";
import { crawl, roots, states } from "./world.mjs";

test("pages can be read without scripts", { timeout: 4 * PATIENCE }, async () => {
  const world = await states(ronde);
  const { pages } = await crawl(ronde, roots(world));
  const context = await browser.newContext({ baseURL: ronde.url, javaScriptEnabled: false, locale: "en" });
  const page = await context.newPage();
  const empty = [];
  for (const [kind, path] of pages) {
    await page.goto(path, { timeout: PATIENCE });
    const text = (await page.locator("main").innerText()).trim();
    if (text.length < 20 || !(await page.locator("main h1, main h2").count())) empty.push(`${kind}: ${text.slice(0, 60)}`);
  }
  assert.deepEqual(empty, []);

  await page.goto(`/t/${world.demo}/round/5`);
  assert.equal(await page.locator("main tr[data-board]:visible").count(), 30, "the pairings");
  await page.goto(`/t/${world.demo}/standings`);
  assert.ok((await page.locator("main tbody tr:visible").count()) >= 60, "the standings");
  await context.close();
});
