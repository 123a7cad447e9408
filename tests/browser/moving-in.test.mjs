// Somebody comes from another program: the file is dropped on the start page, and the tournament goes on.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { device, eventually, PATIENCE, Ronde, startBrowser } from "./ronde.mjs";

/// A made-up event as Swiss-Manager keeps it; the tests of the readers keep the file in step with theirs.
const TUNX = new URL("vogel-open.tunx", import.meta.url);

let browser;
before(async () => (browser = await startBrowser()));
after(() => browser?.close());

/// The file falls on the page as if it had been dragged there.
async function drop(page, name, bytes) {
  const data = await page.evaluateHandle(({ name, bytes }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(bytes)], name));
    return transfer;
  }, { name, bytes: [...bytes] });
  await page.dispatchEvent("body", "dragover", { dataTransfer: data });
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
}

test("a file of Swiss-Manager is dropped, and its tournament goes on", { timeout: 3 * PATIENCE }, async (t) => {
  const ronde = await Ronde.start();
  t.after(() => ronde.stop());
  const page = await device(browser, ronde.url);
  await page.goto("/");
  await drop(page, "whatever.dat", await readFile(TUNX));
  await page.waitForURL("**/t/*");
  const id = page.url().split("/").pop();
  assert.match(await page.locator("main").textContent(), /Vogel Open|round/i);

  // The journal says where it comes from, and what the file does not say.
  await page.goto(`/t/${id}/journal`);
  const told = await page.locator("main").textContent();
  assert.match(told, /whatever\.dat/, told);

  // Everybody and everything played so far is there.
  const state = await ronde.state(id);
  assert.equal(Object.keys(state.players).length, 6);
  await page.goto(`/t/${id}/round/2`);
  assert.ok((await page.locator("main tr[data-board]").count()) >= 2, "the boards of round 2 are there");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("what cannot be opened says why, and nothing comes of it", { timeout: 3 * PATIENCE }, async (t) => {
  const ronde = await Ronde.start();
  t.after(() => ronde.stop());
  const page = await device(browser, ronde.url);
  await page.goto("/");
  const whole = await readFile(TUNX);
  const before = await page.locator("main").textContent();
  for (const [name, bytes] of [
    ["cut-short.TUNX", whole.subarray(0, 60)],
    ["empty.papi", Buffer.alloc(0)],
    ["noise.papi", Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.from("Standard Jet DB"), Buffer.alloc(5000, 255)])],
    ["broken.zip", Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(300, 7)])],
    ["noise.tdf", Buffer.from([1, 0, 2, 0, 3, 0, 200])],
  ]) {
    await page.locator("#opened").evaluate((it) => it.replaceChildren());
    await drop(page, name, bytes);
    const said = page.locator("#opened .strip.stop");
    await said.waitFor();
    const words = (await said.textContent()).trim();
    assert.ok(words.length > 20, `${name}: ${words}`);
    assert.doesNotMatch(words, /panic|undefined|\{/, `${name}: ${words}`);
    t.diagnostic(`${name}: ${words}`);
  }
  assert.equal(new URL(page.url()).pathname, "/");
  await page.reload();
  await eventually("the start page is as it was", async () => (await page.locator("main").textContent()) === before || (await page.locator("main").textContent()));
  const refused = page.complaints.filter((it) => !/^422: |status of 422/.test(it));
  assert.deepEqual(refused, []);
  await page.context().close();
});
