// Tournaments that are played by a schedule: a file of the command line goes on at the desk, a cup with a drawn
// match comes to its final, Berlin comes to its end, numbers are drawn.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { browser, ronde } from "./hall.mjs";
import { device, eventually, people, PATIENCE, pressOn, ready, tabTo } from "./ronde.mjs";

/// Goes there, once more if the page was just showing itself anew.
async function visit(page, path) {
  await eventually(`${path} is there`, () => page.goto(path).then(() => true));
  await ready(page);
}

/// The next step of the page is pressed once it says so.
async function nextStep(page, name) {
  const button = page.locator(".next .button.primary").filter({ hasText: name });
  await button.waitFor();
  await ready(page);
  await button.click();
}

/// A tournament by that recipe.
async function scheduled(name, count, schedule) {
  const set = [{ system: { schedule } }];
  return (await ronde.ask("/api/new", { name, players: people(count), set, key: crypto.randomUUID() })).t;
}

/// Every board of the round, by the keys of the results page.
async function enterAll(page, t, round, key) {
  await visit(page, `/t/${t}/round/${round}/results`);
  await ready(page);
  await page.locator("tr[data-board]:focus").waitFor();
  for (let left = await page.locator("tr[data-board][data-result='']").count(); left > 0; left -= 1) await page.keyboard.press(key);
  await eventually("all results are on disk", async () => (await ronde.state(t)).rounds[round - 1].boards.every((it) => it.result));
}

/// Pairs, publishes, plays and closes the next round from the overview.
async function play(page, t, round, key) {
  await visit(page, `/t/${t}`);
  await nextStep(page, `Pair round ${round}`);
  await page.waitForURL(`**/round/${round}`);
  await nextStep(page, `Publish round ${round}`);
  await eventually("it is published", async () => (await ronde.state(t)).rounds[round - 1].phase === "published");
  await enterAll(page, t, round, key);
  await closes(page, t, round);
}

async function closes(page, t, round) {
  await visit(page, `/t/${t}`);
  await nextStep(page, `Close round ${round}`);
  await eventually("it is closed", async () => (await ronde.state(t)).rounds[round - 1].phase === "closed");
}

async function finishes(page, t) {
  await visit(page, `/t/${t}`);
  await nextStep(page, "Finish");
  await eventually("the tournament is over", async () => (await ronde.state(t)).finished);
}

for (const ending of ["trf", "json"]) {
  test(`a schedule of the command line (${ending}) is opened and played on to its end`, { timeout: 4 * PATIENCE }, async () => {
    const file = join(ronde.data, `match.${ending}`);
    await ronde.command("schedule", "scheveningen", "--boards", "3", "--event", "Match of clubs", "-o", file);
    const page = await device(browser, ronde.url);
    await visit(page, "/new");
    await ready(page);
    await page.locator("#file").setInputFiles({ name: `match.${ending}`, mimeType: "text/plain", buffer: await readFile(file) });
    await page.waitForURL("**/t/*");
    const t = page.url().split("/").pop();
    // It stands at round 1, which is to be entered, and the other two follow.
    assert.match(await page.locator(".top .where").textContent(), /1 \/ 3/);
    await nextStep(page, "Enter results");
    await page.waitForURL("**/round/1/results");
    await enterAll(page, t, 1, "1");
    await closes(page, t, 1);
    for (const round of [2, 3]) await play(page, t, round, "2");
    await finishes(page, t);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

test("a cup with drawn matches comes to its final", { timeout: 5 * PATIENCE }, async () => {
  const page = await device(browser, ronde.url);
  const t = await scheduled("Cup of the club", 4, "cup players=4 places=third");
  // The number 3 is the key of a draw.
  await play(page, t, 1, "3");
  // Two matches are level: the overview says so, and the next step asks who goes on.
  const level = page.locator("ul.look li").filter({ hasText: "is level" });
  await eventually("the overview names both level matches", async () => (await level.count()) === 2);
  await nextStep(page, "Say who goes on");
  await page.waitForURL("**/round/1#level");
  // By mouse for one of them, decided by lots.
  const first = page.locator('form[data-match="1"]');
  await first.locator("input[type=radio]").first().click();
  await first.locator("select").selectOption("lots");
  await first.locator("button").click();
  await eventually("the first match is decided", async () => (await ronde.state(t)).decisions.length === 1);
  await eventually("its form is gone", async () => (await page.locator('form[data-match="1"]').count()) === 0);
  // The other is played again, and drawn again; then it is decided by keys.
  await page.getByRole("button", { name: /Play again/ }).click();
  await page.waitForURL("**/round/2");
  await nextStep(page, "Publish round 2");
  await eventually("it is published", async () => (await ronde.state(t)).rounds[1].phase === "published");
  assert.equal((await ronde.state(t)).rounds[1].boards.length, 1);
  await enterAll(page, t, 2, "3");
  await closes(page, t, 2);
  await visit(page, `/t/${t}/round/2#level`);
  await ready(page);
  await tabTo(page, 'form[data-match="2"] input[type=radio]');
  await page.keyboard.press("Space");
  await pressOn(page, 'form[data-match="2"] button');
  await eventually("the second match is decided", async () => (await ronde.state(t)).decisions.length === 2);
  // The final and the match for the third place; then it is over, and not before.
  await play(page, t, 3, "1");
  assert.equal((await ronde.state(t)).rounds[2].boards.length, 2);
  await finishes(page, t);
  await visit(page, `/t/${t}/journal`);
  assert.match(await page.locator("main").textContent(), /goes on \(lots\)/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("Berlin comes to its end, whatever number of rounds was wished", { timeout: 6 * PATIENCE }, async () => {
  const page = await device(browser, ronde.url);
  const t = (await ronde.ask("/api/new", { name: "Berlin", rounds: 5, players: people(8), key: crypto.randomUUID() })).t;
  await ronde.act(t, { act: "configure", set: [{ system: { schedule: "berlin players=8" } }] });
  for (const round of [1, 2, 3, 4, 5, 6]) await play(page, t, round, round % 2 ? "1" : "3");
  assert.match(await page.locator(".top .where").textContent(), /6 \/ 6/);
  await finishes(page, t);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the numbers of a round robin are drawn, and the whole table is seen", { timeout: 3 * PATIENCE }, async () => {
  const page = await device(browser, ronde.url);
  const t = await scheduled("All play all", 10, "round-robin players=10");
  await visit(page, `/t/${t}`);
  await ready(page);
  await page.locator('.next a[href$="/schedule"]').click();
  await page.waitForURL("**/schedule");
  assert.equal(await page.locator("table.scheduled").count(), 9);
  assert.equal(await page.locator("table.scheduled tbody tr").count(), 45);
  const before = await page.locator("table.numbers").textContent();
  await ready(page);
  await page.locator("#way-varma").click();
  await page.locator("#draw button").click();
  await eventually("the numbers are others", async () => (await page.locator("table.numbers").textContent()) !== before);
  const { order } = await ronde.state(t);
  assert.equal(order.length, 10);
  await visit(page, `/t/${t}/journal`);
  assert.match(await page.locator("main").textContent(), /Varma, federation\), seed \d+/);
  // The paper has the same rounds.
  const paper = await fetch(`${ronde.url}/t/${t}/paper/schedule.csv`);
  assert.equal(paper.status, 200);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
