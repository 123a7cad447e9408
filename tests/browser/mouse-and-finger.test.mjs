// Results without a key: every result of a board by two clicks or two taps, at the desk, on a tablet and on a
// telephone, with clear and cancel; and the same menu by keys alone, in four languages.

import assert from "node:assert/strict";
import { test } from "node:test";

import axe from "axe-core";

import { browser, ronde } from "./hall.mjs";
import { countPointers, device, eventually, PATIENCE, PHONE, ready, sideways } from "./ronde.mjs";
import { pair, publish, tournament } from "./world.mjs";

/// Every result there is, in the order of the menu.
const RESULTS = ["1-0", "1/2-1/2", "0-1", "1-0f", "0-0f", "0-1f", "1-0u", "1/2-1/2u", "0-1u", "1/2-0", "0-0", "0-1/2", "adj"];
const FORFEITS = ["1-0f", "0-1f", "0-0f"];

/// A published round of fifteen boards without a result.
async function played(name) {
  const t = await tournament(ronde, name, 30, 5);
  await pair(ronde, t);
  await publish(ronde, t, 1);
  return t;
}

const kept = async (t, board) => (await ronde.state(t)).rounds[0].boards.find((it) => it.table === board).result ?? null;
const isKept = (t, board, result) => eventually(`board ${board} is ${result}`, async () => (await kept(t, board)) === result || (await kept(t, board)));
const cell = (page, board) => page.locator(`table.results tr[data-board="${board}"] td.result`);
const menu = (page) => page.locator("dialog.pick");
const choice = (page, result) => menu(page).locator(`button[data-pick="${result}"]`);
const isOpen = async (page) => (await menu(page).count()) > 0;

async function opened(path, options) {
  const page = await device(browser, ronde.url, options);
  await page.goto(path);
  await ready(page);
  return page;
}

/// Presses whatever asks whether an unusual result is meant.
async function understood(page) {
  const yes = page.locator(".foot .waiting button[data-letter=Y], dialog:not(.pick) .button.primary, .strip.floating.warn .button").first();
  if (await yes.isVisible()) await yes.click();
}

test("by mouse, any result takes two clicks", { timeout: 4 * PATIENCE }, async () => {
  const t = await played("Open by mouse");
  const page = await device(browser, ronde.url);
  const pointers = await countPointers(page);
  await page.goto(`/t/${t}/round/1/results`);
  await ready(page);
  for (const [at, result] of RESULTS.entries()) {
    const before = await pointers();
    await cell(page, at + 1).click();
    await choice(page, result).click();
    // A click is a pointerdown and a mousedown.
    assert.equal((await pointers()) - before, 4, `${result}: two clicks`);
    await eventually(`board ${at + 1} is ${result}`, async () => {
      await understood(page);
      return (await kept(t, at + 1)) === result || (await kept(t, at + 1));
    });
  }
  await page.context().close();
});

test("clear takes a result away; cancel, Escape and a click beside change nothing", { timeout: 3 * PATIENCE }, async () => {
  const t = await played("Open with second thoughts");
  const page = await opened(`/t/${t}/round/1/results`);
  await cell(page, 3).click();
  assert.equal(await choice(page, "clear").isDisabled(), true, "nothing to clear yet");
  await choice(page, "0-1").click();
  await isKept(t, 3, "0-1");
  const leaves = [() => choice(page, "").click(), () => page.keyboard.press("Escape"), () => page.mouse.click(20, 740)];
  for (const leave of leaves) {
    await cell(page, 3).click();
    assert.equal(await choice(page, "0-1").getAttribute("aria-pressed"), "true", "what the board has is marked");
    await leave();
    await eventually("the menu is gone", async () => !(await isOpen(page)));
    assert.equal(await page.evaluate(() => document.activeElement.dataset.board), "3", "the board has the focus again");
    assert.equal(await kept(t, 3), "0-1");
  }
  await cell(page, 3).click();
  await choice(page, "clear").click();
  await isKept(t, 3, null);
  await page.context().close();
});

test("the legend of the keys can be clicked, and keys go on as before", { timeout: 3 * PATIENCE }, async () => {
  const t = await played("Open by legend");
  const page = await opened(`/t/${t}/round/1/results`);
  await page.locator("tr[data-board='1']:focus").waitFor();
  for (const result of ["1-0", "0-1", "1/2-1/2"]) await page.locator(`.legend [data-press="${result}"]`).click();
  await isKept(t, 1, "1-0");
  await isKept(t, 2, "0-1");
  await isKept(t, 3, "1/2-1/2");
  await page.keyboard.press("1");
  await isKept(t, 4, "1-0");
  await page.locator("tr[data-board='3'] .white-name").click();
  await page.locator('.legend [data-press="clear"]').click();
  await isKept(t, 3, null);
  await page.locator('.legend [data-press="menu"]').click();
  await choice(page, "0-0f").click();
  await eventually("a double forfeit by the legend", async () => {
    await understood(page);
    return (await kept(t, 3)) === "0-0f";
  });
  await page.context().close();
});

test("by keys alone: Enter opens, arrows walk, an Enter too many chooses nothing", { timeout: 3 * PATIENCE }, async () => {
  const t = await played("Open by arrows");
  const page = await opened(`/t/${t}/round/1/results`);
  await page.locator("tr[data-board='1']:focus").waitFor();
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("Enter", "Enter");
  assert.equal(await isOpen(page), true);
  assert.equal(await kept(t, 1), null);
  // To the first, down to the forfeits, right twice: Black wins by forfeit.
  await press("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "Enter");
  await isKept(t, 1, "0-1f");
  await page.locator("tr[data-board='2']:focus").waitFor();
  // The keys of results mean in the menu what they mean on the board.
  await press("Enter", "3");
  await isKept(t, 2, "1/2-1/2");
  await press("Enter", "Escape", "1");
  await isKept(t, 3, "1-0");
  await page.context().close();
});

test("what another enters while the menu is open is not overwritten", { timeout: 3 * PATIENCE }, async () => {
  const t = await played("Open with two");
  const page = await opened(`/t/${t}/round/1/results`);
  await cell(page, 5).click();
  await ronde.act(t, { act: "enter_result", round: 1, board: 5, result: "1-0" });
  await page.locator("tr[data-board='5'] .news", { hasText: "1–0" }).waitFor();
  await choice(page, "0-1").click();
  await page.locator(".foot .waiting .strip.stop", { hasText: "Conflict" }).waitFor();
  assert.equal(await kept(t, 5), "1-0");
  await page.context().close();
});

test("the second pass by mouse does not show the first reading, and settles a difference", { timeout: 3 * PATIENCE }, async () => {
  const t = await played("Open read twice");
  await ronde.act(t, { act: "enter_result", round: 1, board: 1, result: "1-0" });
  await ronde.act(t, { act: "enter_result", round: 1, board: 2, result: "1-0" });
  const page = await opened(`/t/${t}/round/1/results`);
  await page.getByRole("button", { name: "Second pass" }).click();
  await cell(page, 1).click();
  assert.equal(await menu(page).locator('[aria-pressed="true"]').count(), 0, "it is read again, not copied");
  await choice(page, "1-0").click();
  const confirmed = async (board) => (await ronde.state(t)).rounds[0].boards.find((it) => it.table === board).confirmed;
  await eventually("board 1 is verified", () => confirmed(1));
  await cell(page, 2).click();
  await choice(page, "0-1").click();
  await page.locator(".foot .waiting .strip.stop button", { hasText: "0–1" }).click();
  await isKept(t, 2, "0-1");
  await page.context().close();
});

test("on a telephone: forfeits for either side, clear, cancel", { timeout: 4 * PATIENCE }, async () => {
  const t = await played("Open by thumb");
  const page = await opened(`/t/${t}/round/1/results`, { size: PHONE });
  for (const [at, result] of FORFEITS.entries()) {
    await cell(page, at + 1).tap();
    await choice(page, result).tap();
    await eventually(`board ${at + 1} is ${result}`, async () => {
      await understood(page);
      return (await kept(t, at + 1)) === result || (await kept(t, at + 1));
    });
  }
  await cell(page, 1).tap();
  assert.deepEqual(await sideways(page), []);
  await choice(page, "").tap();
  assert.equal(await kept(t, 1), "1-0f");
  // The pad of the chosen board leads to the same menu.
  await page.locator(".one-board button").last().tap();
  await choice(page, "clear").tap();
  await isKept(t, 1, null);
  await page.context().close();
});

test("a helper's telephone: forfeits for either side, clear, cancel", { timeout: 4 * PATIENCE }, async () => {
  const t = await played("Open by helpers");
  const page = await opened(`/t/${t}/round/1/entry`, { size: PHONE });
  for (const [at, result] of FORFEITS.entries()) {
    const board = at + 1;
    await page.goto(`/t/${t}/round/1/entry?board=${board}`);
    await ready(page);
    await page.locator("[data-more]").tap();
    await choice(page, result).tap();
    await eventually(`board ${board} is ${result}`, async () => {
      await understood(page);
      return (await kept(t, board)) === result || (await kept(t, board));
    });
  }
  await page.goto(`/t/${t}/round/1/entry?board=2`);
  await ready(page);
  assert.match(await page.locator("[data-more]").textContent(), /− – \+/, "what the board has is shown");
  await page.locator("[data-more]").tap();
  await choice(page, "").tap();
  assert.equal(await kept(t, 2), "0-1f");
  await page.locator("[data-more]").tap();
  await choice(page, "clear").tap();
  await isKept(t, 2, null);
  await page.context().close();
});

test("the menu speaks four languages and stands in nobody's way", { timeout: 4 * PATIENCE }, async () => {
  const t = await played("Open in four languages");
  const said = new Map();
  for (const lang of ["en", "fr", "de", "it"]) {
    for (const size of [undefined, PHONE]) {
      const page = await opened(`/t/${t}/round/1/results?lang=${lang}`, { lang, ...(size ? { size } : {}) });
      await cell(page, 2).click();
      const text = await menu(page).innerText();
      assert.doesNotMatch(text, /⟨/, `${lang}: a word is missing`);
      said.set(text.replace(/^[^\n]*\n[^\n]*\n[^\n]*\n/, ""), lang);
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"] })).violations);
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], `${lang} ${size ? 390 : 1366}`);
      const cut = await menu(page).locator("button, h2").evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent));
      assert.deepEqual(cut, [], `${lang} ${size ? 390 : 1366}: words that do not fit`);
      await page.context().close();
    }
  }
  assert.deepEqual([...new Set(said.values())].sort(), ["de", "en", "fr", "it"]);
});
