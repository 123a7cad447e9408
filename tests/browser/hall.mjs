// A browser and a running Ronde for all tests of one file: whoever imports them has them when the first test
// starts, and they end with the last.

import { after, before } from "node:test";

import { PATIENCE, Ronde, startBrowser } from "./ronde.mjs";

export let browser;
export let ronde;

before(async () => {
  browser = await startBrowser();
  ronde = await Ronde.start();
}, { timeout: 2 * PATIENCE });
after(async () => {
  await browser?.close();
  await ronde?.stop();
});
