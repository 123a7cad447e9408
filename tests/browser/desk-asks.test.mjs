// What the desk asks before it goes on: an absence carried from an earlier round, games that are still open,
// and the first colour, which is drawn once and shown.

import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, ronde } from "./hall.mjs";
import { countPointers, device, eventually, people, PATIENCE, ready } from "./ronde.mjs";

/// A club evening of eight players and five rounds; its name in addresses.
async function club() {
  const players = people(8).map(({ name, rating }) => ({ name, rating }));
  return (await ronde.ask("/api/new", { name: "Club", rounds: 5, players })).t;
}

/// Publishes the draft; White wins at every board but the first `open`.
async function play(t, round, open = 0) {
  await ronde.act(t, { act: "publish", round });
  const { boards } = (await ronde.state(t)).rounds[round - 1];
  for (const { table } of boards.slice(open)) await ronde.act(t, { act: "enter_result", round, board: table, result: "1-0" });
  if (open === 0) await ronde.act(t, { act: "close_round", round });
}

const photo = (page, name) => process.env.SCREENSHOTS && page.screenshot({ path: `screens/asks-${name}.png`, fullPage: true });

test("the first colour is drawn once, shown on its pages and kept when the round is paired again", { timeout: 2 * PATIENCE }, async () => {
  const t = await club();
  const page = await device(browser, ronde.url);
  await page.goto(`/t/${t}`);
  await ready(page);
  await page.locator(".next [data-pair]").click();
  await page.waitForURL(`**/t/${t}/round/1`);
  const { seed, colour } = (await ronde.state(t)).drawn;
  const told = page.locator(".told");
  assert.match(await told.textContent(), new RegExp(`Number 1 has ${colour === "white" ? "White" : "Black"}.*seed ${seed}.*C\\.04\\.3:5\\.2\\.5`));
  const first = page.locator("tr[data-board='1']");
  assert.match(await first.locator(colour === "white" ? ".white-name" : ".black-name").textContent(), /Keller/);
  await photo(page, "colour");
  // Thrown away and paired anew: the same colour.
  await ready(page);
  await page.getByRole("button", { name: "Throw the draft away" }).click();
  await page.waitForURL(`**/t/${t}`);
  await ready(page);
  await page.locator(".next [data-pair]").click();
  await page.waitForURL(`**/t/${t}/round/1`);
  assert.match(await told.textContent(), new RegExp(`seed ${seed}`));
  await page.goto(`/t/${t}/round/1/board/1/why`);
  assert.match(await page.locator("main").textContent(), new RegExp(`seed ${seed}`));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("an absence of an earlier round is decided with a button before the next is paired", { timeout: 3 * PATIENCE }, async () => {
  const t = await club();
  await ronde.ask(`/api/t/${t}/pair`, {});
  await play(t, 1);
  await ronde.act(t, { act: "check_in", players: [7], present: false });
  await ronde.ask(`/api/t/${t}/pair`, {});
  await play(t, 2);
  const page = await device(browser, ronde.url);
  await page.goto(`/t/${t}`);
  await ready(page);
  const ask = page.locator(".asks li");
  await ask.filter({ hasText: "absent in round 2. And in round 3?" }).waitFor();
  assert.match(await page.locator(".next").textContent(), /One absence is still to be decided/);
  await photo(page, "absence");
  // Pairing asks, and Cancel leaves everything as it was.
  await page.locator(".next [data-pair]").click();
  const dialog = page.locator("dialog[open]");
  await dialog.filter({ hasText: "nobody has said whether they play round 3" }).waitFor();
  await photo(page, "absence-dialog");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  assert.equal((await ronde.state(t)).rounds.length, 2);
  await ask.getByRole("button", { name: "Absent again" }).click();
  await eventually("the question is answered", async () => (await ask.count()) === 0);
  await ready(page);
  await page.locator(".next [data-pair]").click();
  await page.waitForURL(`**/t/${t}/round/3`);
  await play(t, 3);
  // The next round it is asked anew, and answered otherwise.
  await page.goto(`/t/${t}`);
  await ready(page);
  await ask.filter({ hasText: "And in round 4?" }).getByRole("button", { name: "Plays round 4" }).click();
  await eventually("back", async () => (await ronde.state(t)).players["7"].present === true);
  await ronde.ask(`/api/t/${t}/pair`, {});
  const { boards } = (await ronde.state(t)).rounds[3];
  assert.ok(boards.some(({ white, black }) => [white, black].includes(7)), "paired again");
  // The refusals of pairing are how the question is asked.
  assert.deepEqual(page.complaints.filter((it) => !it.includes("/pair") && !it.includes("422")), []);
  await page.context().close();
});

test("with two games open the next round is paired when the question is answered, by mouse and by keys", { timeout: 3 * PATIENCE }, async () => {
  for (const by of ["mouse", "keys"]) {
    const t = await club();
    await ronde.ask(`/api/t/${t}/pair`, {});
    await play(t, 1, 2);
    const page = await device(browser, ronde.url);
    const pointers = await countPointers(page);
    await page.goto(`/t/${t}`);
    await ready(page);
    const button = page.getByRole("button", { name: "Pair round 2 with 2 open games" });
    await button.waitFor();
    const dialog = page.locator("dialog[open]");
    if (by === "mouse") {
      await photo(page, "open-games");
      await button.click();
      await dialog.filter({ hasText: "2 games have no result: treat them as adjourned" }).waitFor();
      await photo(page, "open-games-dialog");
      await dialog.locator(".button.primary").click();
    } else {
      await page.keyboard.press("o");
      await dialog.filter({ hasText: "2 games have no result" }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    }
    await page.waitForURL(`**/t/${t}/round/2`);
    const [one, two] = (await ronde.state(t)).rounds;
    assert.equal(one.boards.filter(({ result }) => result === "adj").length, 2);
    assert.equal(two.boards.length, 4);
    if (by === "keys") assert.equal(await pointers(), 0, "no pointer was used");
    await page.context().close();
  }
});
