// A list as clubs send it: what was understood stands in columns, what was not is asked below it, and the
// same person in two lines becomes one with everything that both lines say.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { device, eventually, LAPTOP, PATIENCE, PHONE, Ronde, sideways, startBrowser } from "./ronde.mjs";

const LIST = [
  "Participants Open de Neuchâtel 2026:",
  "Nom Elo Club",
  "1. Kowalski Jan 2390 POL",
  "2. FM Rossi Paolo     2287    ITA    Milano",
  "3. Huber Lena (w) 1544 SK Bern 1200123",
  "4. Senn Ida 1410 U16 2011",
  "5. Egli Tom unrated 31.12.1999",
  "6. Weber Urs 1850 SK Biel",
  "Weber, Urs SUI 1987-05-30",
  "Meier Hans 1720 DEU",
  "Frei Beat 1O50",
  "Lang Eva 1622 eva@example.org",
  ";;1800",
].join("\n");

let browser;
before(async () => (browser = await startBrowser()));
after(() => browser?.close());

const cells = (page, line) => page.locator(`#read tr[data-line="${line}"] td`).allTextContents();

async function pasted(page) {
  await page.goto("/new");
  await page.locator("#pasted").fill(LIST);
  await page.locator('#read tr[data-line="3"]').waitFor();
}

test("a pasted list is shown with federation, year, sex and club", { timeout: 3 * PATIENCE }, async (t) => {
  const ronde = await Ronde.start();
  t.after(() => ronde.stop());
  const page = await device(browser, ronde.url);
  await pasted(page);
  const heads = await page.locator("#read thead th:not([hidden])").allTextContents();
  assert.deepEqual(heads, ["#", "Name", "Elo", "Fed", "Born", "Sex", "Club", "Group", "FIDE"]);
  assert.deepEqual(await cells(page, 3), ["1", "Kowalski Jan", "2390", "POL", "–", "–", "–", "–", "–"]);
  assert.deepEqual(await cells(page, 4), ["2", "FM Rossi Paolo", "2287", "ITA", "–", "–", "Milano", "–", "–"]);
  assert.deepEqual(await cells(page, 5), ["3", "Huber Lena", "1544", "–", "–", "w", "SK Bern", "–", "1200123"]);
  assert.deepEqual(await cells(page, 6), ["4", "Senn Ida", "1410", "–", "2011", "–", "–", "U16", "–"]);
  assert.deepEqual(await cells(page, 7), ["5", "Egli Tom", "–", "–", "1999", "–", "–", "–", "–"]);
  const told = await page.locator(".headings li").allTextContents();
  assert.match(told[0], /Line 1: .* is a title/);
  assert.match(told[1], /Line 2: .* heads the columns/);
  const questions = (await page.locator("#questions li").allTextContents()).join("\n");
  for (const what of [/Line 9 .*same name as in line 8/, /Line 10 .*"DEU" is no code/, /Line 11 .*letter in its rating/, /Line 12 .*Not understood: "eva@example.org"/, /Line 13 .*no name/]) assert.match(questions, what);

  // The same person twice: one line is left, with the rating, the club, the federation and the day.
  await page.locator("#questions li", { hasText: "Line 9" }).getByRole("button", { name: "keep one" }).click();
  await eventually("the lines are one", async () => (await page.locator('#read tr[data-line="9"]').count()) === 0);
  assert.deepEqual(await cells(page, 8), ["6", "Weber, Urs", "1850", "SUI", "1987", "–", "SK Biel", "–", "–"]);
  await page.locator("#questions li", { hasText: "Line 10" }).getByRole("button", { name: "GER" }).click();
  await eventually("the code is FIDE's", async () => (await cells(page, 10))[3] === "GER");

  // All of it reaches the tournament.
  await page.getByRole("button", { name: "Create without pairing" }).click();
  await page.waitForURL("**/t/*/players");
  const state = await ronde.state(page.url().match(/\/t\/([^/]+)/)[1]);
  const weber = Object.values(state.players).map((it) => it.entrant).find((it) => it.name === "Weber, Urs");
  assert.deepEqual([weber.rating, weber.federation, weber.birth, weber.club], [1850, "SUI", "1987-05-30", "SK Biel"]);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("questions never hide what was understood", { timeout: 3 * PATIENCE }, async (t) => {
  const ronde = await Ronde.start();
  t.after(() => ronde.stop());
  for (const size of [PHONE, LAPTOP, { width: 1920, height: 1080 }]) {
    const page = await device(browser, ronde.url, { size });
    await pasted(page);
    const table = await page.locator("#read").boundingBox();
    const panel = await page.locator("#read").evaluate((it) => it.parentElement.getBoundingClientRect().top);
    const questions = await page.locator("#questions").boundingBox();
    assert.ok(table.y - panel < 120, `${size.width}: the reading begins at the top of its place`);
    assert.ok(questions.y > table.y, `${size.width}: questions stand below`);
    assert.deepEqual(await sideways(page), [], `${size.width}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/paste-${size.width}.png`, fullPage: true });
    await page.context().close();
  }
});

test("a card refuses what is no date and no federation, and says what is", { timeout: 3 * PATIENCE }, async (t) => {
  const ronde = await Ronde.start();
  t.after(() => ronde.stop());
  const demo = await ronde.demo();
  const page = await device(browser, ronde.url, { lang: "de" });
  await page.goto(`/t/${demo}/players/1`);
  await page.locator("#e-birth").fill("31.12.99");
  await page.locator("form[data-amend] button[type=submit]").click();
  await page.getByText("ist kein Geburtsdatum").first().waitFor();
  const told = () => ronde.state(demo).then((state) => state.players[1]?.entrant ?? state.players["1"].entrant);
  const before = await told();
  assert.notEqual(before.birth, "31.12.99");
  await page.goto(`/t/${demo}/players/1`);
  await page.locator("#e-birth").fill("31.12.1999");
  await page.locator("#e-fed").fill("pol");
  await page.locator("form[data-amend] button[type=submit]").click();
  await eventually("it is kept", async () => (await told()).birth === "1999-12-31" && (await told()).federation === "POL");
  await page.context().close();
});
