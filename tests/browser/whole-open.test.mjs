// A whole open of five rounds by keys alone: late entry, bye, forfeit, a correction with its difference, undo,
// and the final standings, which must be those that the command line computes from the file.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { browser, ronde } from "./hall.mjs";
import { countPointers, device, eventually, pasted, PATIENCE, pressOn, ready, tabTo } from "./ronde.mjs";

const ROUNDS = 5;

/// N goes to the next step, Enter does it.
async function nextStep(page, name) {
  const button = page.locator(".next .button.primary").filter({ hasText: name });
  await button.waitFor();
  await ready(page);
  const there = () => button.evaluate((it) => it === document.activeElement);
  await eventually(`N goes to ${name}`, async () => (await there()) || (await page.keyboard.press("n"), there()));
  await page.keyboard.press("Enter");
}

/// G and a letter. A page that is just being shown anew hears no key: then once more, as a person does.
async function go(page, letter, path) {
  await eventually(`G ${letter} goes to ${path}`, async () => {
    await ready(page);
    await page.keyboard.press("g");
    await page.keyboard.press(letter);
    return page.waitForURL(path, { timeout: PATIENCE / 6 }).then(() => true);
  });
  await ready(page);
}

const focused = (page) => page.evaluate(() => document.activeElement?.dataset.board ?? "");
const rowOf = (page, board) => page.locator(`table.results tr[data-board="${board}"]`);
const saved = (page, board) => eventually(`board ${board} is on disk`, async () => /✓/.test(await rowOf(page, board).locator(".mark").textContent()));

/// Enters every result of the round: at each board the key that `keyOf` names.
async function enterAll(page, keyOf) {
  await page.locator("tr[data-board]:focus").waitFor();
  const boards = await page.locator("table.results tr[data-board][data-result='']").evaluateAll((rows) => rows.map((row) => row.dataset.board));
  for (const board of boards) {
    assert.equal(await focused(page), board, "the focus goes from missing board to missing board");
    await page.keyboard.press(keyOf(Number(board)));
  }
  for (const board of boards) await saved(page, board);
}

/// Chooses in a list with the arrow keys.
async function choose(page, selector, value) {
  await tabTo(page, selector);
  for (let step = 0; step < 30; step += 1) {
    if ((await page.locator(selector).inputValue()) === value) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`${selector} never offers ${value}`);
}

/// One chapter; a fault in it ends the journey and says where.
async function step(name, work) {
  try {
    await work();
  } catch (error) {
    error.message = `${name}: ${error.message}`;
    throw error;
  }
}

test("five rounds by keys alone", { timeout: 6 * PATIENCE }, async () => {
  const page = await device(browser, ronde.url);
  const pointers = await countPointers(page);
  let id = "";

  await step("eleven players, five rounds, paired", async () => {
    await page.goto("/");
    await ready(page);
    await page.keyboard.press("n");
    await page.waitForURL("**/new");
    await page.locator("#pasted:focus").waitFor();
    await page.keyboard.insertText(pasted(11));
    await page.waitForFunction(() => /\b11\b/.test(document.querySelector("#understood").textContent));
    await tabTo(page, "input[name=rounds]");
    await page.keyboard.press("Control+a");
    await page.keyboard.type(String(ROUNDS));
    await page.keyboard.press("Control+Enter");
    await page.waitForURL("**/t/*/round/1");
    [, id] = page.url().match(/\/t\/([^/]+)/);
    await nextStep(page, "Publish round 1");
    await page.locator(".band.published").waitFor();
  });

  await step("round 1: a slip of the finger is undone", async () => {
    await nextStep(page, "Enter results");
    await page.waitForURL("**/round/1/results");
    await page.locator("tr[data-board]:focus").waitFor();
    await page.keyboard.press("2");
    await saved(page, 1);
    await page.keyboard.press("u");
    await eventually("board 1 is open again", async () => (await rowOf(page, 1).getAttribute("data-result")) === "");
    await eventually("the focus is back on it", async () => (await focused(page)) === "1");
    await enterAll(page, (board) => ["1", "3", "2"][board % 3]);
    await go(page, "o", `**/t/${id}`);
    await nextStep(page, "Close round 1");
    await page.locator(".next .button.primary").filter({ hasText: "Pair round 2" }).waitFor();
  });

  await step("a late entry, and a half-point bye for round 3", async () => {
    await go(page, "p", `**/t/${id}/players`);
    await page.keyboard.press("a");
    await tabTo(page, "#e-name");
    await page.keyboard.type("Zbinden, Zoé");
    await tabTo(page, "#e-rating");
    await page.keyboard.type("1999");
    await page.keyboard.press("Enter");
    await accepted(page, "the late entry is in the list", () => page.locator("table.players").filter({ hasText: "Zbinden, Zoé" }).isVisible());
    await ready(page);

    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.keyboard.type("Costa");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/players/*");
    await ready(page);
    await pressOn(page, "#bye-3");
    await accepted(page, "the card shows the bye", async () => (await page.locator("#bye-3").getAttribute("data-bye")) !== "");
    assert.ok(Object.values((await ronde.state(id)).players).some((it) => /Costa/.test(it.entrant.name) && it.byes["3"]), "Costa has his bye");
  });

  await step("round 2: a forfeit", async () => {
    await go(page, "o", `**/t/${id}`);
    await nextStep(page, "Pair round 2");
    await page.waitForURL("**/round/2");
    await nextStep(page, "Publish round 2");
    await page.locator(".band.published").waitFor();
    assert.equal((await ronde.state(id)).rounds[1].boards.length, 6, "with the late entry nobody is left over");
    await nextStep(page, "Enter results");
    await page.waitForURL("**/round/2/results");
    await enterAll(page, (board) => (board === 6 ? "+" : ["3", "1", "2"][board % 3]));
    await go(page, "o", `**/t/${id}`);
    await nextStep(page, "Close round 2");
    await page.locator(".next .button.primary").filter({ hasText: "Pair round 3" }).waitFor();
    assert.equal((await ronde.state(id)).rounds[1].boards.find((it) => it.table === 6).result, "1-0f");
  });

  await step("a result of the closed round was wrong: the difference is shown, then corrected", async () => {
    await go(page, "e", "**/round/2/results");
    const before = (await ronde.state(id)).rounds[1].boards.find((it) => it.table === 1).result;
    assert.equal(before, "1-0");
    await pressOn(page, "tr[data-board='1'] a[href*='correct']");
    await page.waitForURL("**/results?board=1*");
    await ready(page);
    await choose(page, "#c-result", "0-1");
    await tabTo(page, "#c-reason");
    await page.keyboard.type("slip read wrongly");
    await page.locator(".changes .difference").waitFor();
    const changes = await page.locator(".changes").textContent();
    assert.match(changes, /1–0.*→.*0–1/, "the board before and after");
    assert.match(changes, /\d+ → \d+/, "places in the standings");
    assert.equal((await ronde.state(id)).rounds[1].boards.find((it) => it.table === 1).result, "1-0", "showing changes nothing");
    await page.keyboard.press("Enter");
    await accepted(page, "the page shows it corrected", () => page.locator("table.results tr[data-board='1'][data-result='0-1']").isVisible());
    assert.equal((await ronde.state(id)).rounds[1].boards.find((it) => it.table === 1).result, "0-1");
    // Letters are letters inside a field; Escape leaves it.
    await ready(page);
    await page.keyboard.press("Escape");
  });

  for (const round of [3, 4, 5]) {
    await step(`round ${round}`, async () => {
      await go(page, "o", `**/t/${id}`);
      await nextStep(page, `Pair round ${round}`);
      await page.waitForURL(`**/round/${round}`);
      if (round === 3) assert.match(await page.locator("main").textContent(), /Costa/, "the bye stands on the draft");
      await nextStep(page, `Publish round ${round}`);
      await page.locator(".band.published").waitFor();
      await nextStep(page, "Enter results");
      await page.waitForURL(`**/round/${round}/results`);
      await enterAll(page, (board) => ["1", "2", "3", "1"][(board + round) % 4]);
      await go(page, "o", `**/t/${id}`);
      await nextStep(page, `Close round ${round}`);
      await page.locator(".next .button.primary").filter({ hasText: round < ROUNDS ? `Pair round ${round + 1}` : /Finish/i }).waitFor();
    });
  }

  await step("finished: the standings are those of the command line", async () => {
    await nextStep(page, /Finish/i);
    await accepted(page, "the page says that it is over", () => page.locator(".next .button.primary").filter({ hasText: "standings" }).isVisible());
    assert.ok((await ronde.state(id)).finished);
    await go(page, "s", `**/t/${id}/standings`);
    const shown = await page.locator("main table tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
    const file = join(ronde.data, "final.trf");
    await ronde.command("export", "--output", file, join(ronde.data, "events.sqlite"));
    const { standings, tie_breaks: names } = JSON.parse(await ronde.command("standings", "--json", file));
    assert.equal(shown.length, 12);
    const expected = standings.map(({ rank, name, points, values }) => [rank, name, number(points), ...values.map(({ value }) => number(value))]);
    assert.deepEqual(shown.map(([rank, name, ...values]) => [Number(rank), name, ...values.slice(0, 1 + names.length).map(number)]), expected);

    // The file that the page offers is the same tournament.
    await page.keyboard.press("Escape");
    const link = await (await fetch(`${ronde.url}/t/${id}/files/trf26.trf`)).text();
    const fetched = join(ronde.data, "page.trf");
    await writeFile(fetched, link);
    assert.deepEqual(JSON.parse(await ronde.command("standings", "--json", fetched)).standings, standings);
    assert.ok((await readFile(file, "utf8")).includes("Zbinden"));
  });

  assert.equal(await pointers(), 0, "no mouse, no finger");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

/// 2½, 2.5 and 2,5 are the same number.
function number(text) {
  const glyphs = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
  const part = glyphs[text.at(-1)] ?? 0;
  return Number((part ? text.slice(0, -1) : text).replace(",", ".") || 0) + part;
}

/// Waits until something is done. If the desk warns meanwhile, its question is answered with yes: by Tab and
/// Enter, as a person does who has read it.
async function accepted(page, what, done) {
  const yes = "dialog[open] .choices .button:not(:first-child), [role=alertdialog] .button";
  await eventually(what, async () => {
    if (await page.locator(yes).first().isVisible()) await pressOn(page, yes);
    return done();
  });
}
