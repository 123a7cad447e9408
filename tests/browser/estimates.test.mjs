// Dubov 1997 with a player who has no rating: the refusal leads to the card, INGO is converted there, and
// the round is paired.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { device, eventually, PATIENCE, ready, Ronde, startBrowser } from "./ronde.mjs";

let browser;
before(async () => (browser = await startBrowser()));
after(() => browser?.close());

const send = async (page, path, body) => {
  const answer = await page.request.post(path, { data: body });
  return { status: answer.status(), ...(await answer.json()) };
};

/// Sends an act, and accepts what it warns of.
async function act(page, t, what) {
  const state = await (await page.request.get(`/api/t/${t}`)).json();
  const body = { act: what, seen: state.head.seq };
  const first = await send(page, `/api/t/${t}/acts`, body);
  if (first.status === 200) return;
  const accepts = Object.fromEntries(first.cautions.map(({ key }) => [key, 2]));
  const again = await send(page, `/api/t/${t}/acts`, { ...body, accepts });
  assert.equal(again.status, 200, JSON.stringify(again));
}

test("a round that needs ratings leads to the cards, and pairs with estimates", { timeout: 3 * PATIENCE }, async (t) => {
  const ronde = await Ronde.start();
  t.after(() => ronde.stop());
  const page = await device(browser, ronde.url);
  const players = [2000, 1950, 1900].map((rating, place) => ({ name: `Rated, ${place}`, rating })).concat({ name: "Neu, Nina" });
  const { t: id } = await send(page, "/api/new", { name: "Club", rounds: 3, players });
  await act(page, id, { act: "leave_fide_mode", reason: "a book of 1997" });
  await act(page, id, { act: "configure", set: [{ system: { swiss: "CUSTOM_DUBOV_1997" } }] });

  await page.goto(`/t/${id}`);
  await ready(page);
  await page.getByRole("button", { name: /Pair round 1/ }).first().click();
  const strip = page.locator(".strip.floating.stop");
  await strip.waitFor();
  assert.match(await strip.textContent(), /Neu, Nina/);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/refusal.png` });
  await strip.getByRole("link", { name: "Neu, Nina" }).click();
  await page.waitForURL("**/players/4#estimate");
  await ready(page);

  await page.locator("#e-scale").selectOption("INGO");
  await page.locator("#e-value").fill("120");
  assert.equal(await page.locator("#e-estimate").inputValue(), "1880");
  assert.equal(await page.locator("#e-source").inputValue(), "INGO 120");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/card.png`, fullPage: true });
  await page.locator("form[data-amend] button[type=submit]").click();
  await eventually("the estimate is on disk", async () => JSON.stringify(await (await page.request.get(`/api/t/${id}`)).json()).includes("INGO 120"));
  await page.goto(`/t/${id}/players`);
  assert.match(await page.locator("tr[data-player='4']").textContent(), /~1880/);

  await page.goto(`/t/${id}`);
  await ready(page);
  await page.getByRole("button", { name: /Pair round 1/ }).first().click();
  await page.waitForURL("**/round/1");
  assert.equal(await page.locator("main tr[data-board]").count(), 2);
  assert.deepEqual(page.complaints.filter((it) => !/422/.test(it)), []);
  await page.context().close();
});
