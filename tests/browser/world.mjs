// Tournaments in every state that a page can meet, and the addresses of all pages: found by following every
// link from the start page, so that a page that is added is tested, and a link to nowhere is found.

import { people } from "./ronde.mjs";

/// Sixty characters: such people exist, and their page must not burst.
const LONG_NAME = "Wolfeschlegelsteinhausen-Bergerdorff-Montgomery, Maximiliane";

/// A tournament of that many made-up players, through the interface that the pages use.
export async function tournament(ronde, name, count, rounds, players = people(count)) {
  return (await ronde.ask("/api/new", { name, rounds, players, key: crypto.randomUUID() })).t;
}

/// Does an act, and accepts whatever warnings it brings, as an arbiter does who has read them.
export async function actOrAccept(ronde, t, path, body) {
  const key = crypto.randomUUID();
  const { head } = await ronde.state(t);
  const post = (accepts) => fetch(`${ronde.url}/api/t/${t}/${path}`, {
    method: "POST", headers: { "Content-Type": "application/json", Origin: ronde.url }, body: JSON.stringify({ ...body, key, accepts, seen: head.seq }),
  });
  let accepts = {};
  for (let times = 1; times <= 3; times += 1) {
    const response = await post(accepts);
    const said = await response.json();
    if (response.ok) return said;
    if (said.error !== "cautions") throw new Error(`${path} ${JSON.stringify(body)}: ${said.message}`);
    accepts = Object.fromEntries(said.cautions.map((it) => [it.key, it.times ?? times]));
  }
  throw new Error(`${path} ${JSON.stringify(body)}: warned again and again`);
}

export const pair = (ronde, t) => actOrAccept(ronde, t, "pair", {});
export const publish = (ronde, t, round) => actOrAccept(ronde, t, "acts", { act: { act: "publish", round } });
export const close = (ronde, t, round) => actOrAccept(ronde, t, "acts", { act: { act: "close_round", round } });

/// Results for the first `share` of the boards: mostly the higher rated win, some draw.
export async function enter(ronde, t, round, share = 1) {
  const { boards } = (await ronde.state(t)).rounds[round - 1];
  for (const { table } of boards.slice(0, Math.ceil(boards.length * share))) {
    const result = ["1-0", "1/2-1/2", "0-1", "1-0", "1-0"][(table + round) % 5];
    await ronde.act(t, { act: "enter_result", round, board: table, result });
  }
}

export async function play(ronde, t, round) {
  await pair(ronde, t);
  await publish(ronde, t, round);
  await enter(ronde, t, round);
  await close(ronde, t, round);
}

/// The states: in play (the demo), not begun, a draft, finished, paired by hand.
export async function states(ronde) {
  const demo = await ronde.demo();
  const fresh = await tournament(ronde, "Open to come", 12, 5);
  const draft = await tournament(ronde, "Open in draft", 13, 5, [{ name: LONG_NAME, rating: 2400, federation: "GER" }, ...people(12)]);
  await pair(ronde, draft);
  const ended = await tournament(ronde, "Open of yesterday", 6, 3);
  for (const round of [1, 2, 3]) await play(ronde, ended, round);
  await actOrAccept(ronde, ended, "acts", { act: { act: "finish" } });
  const hand = await tournament(ronde, "Open by hand", 8, 5);
  await pair(ronde, hand);
  await actOrAccept(ronde, hand, "acts", { act: { act: "open_manual", round: 1 } });
  // A cup whose matches are level, and a round robin whose numbers can be drawn.
  const schedule = async (name, count, recipe) => {
    const set = [{ system: { schedule: recipe } }];
    return (await ronde.ask("/api/new", { name, players: people(count), set, key: crypto.randomUUID() })).t;
  };
  const robin = await schedule("All play all", 10, "round-robin players=10");
  const cup = await schedule("Cup of the club", 4, "cup players=4");
  await pair(ronde, cup);
  await publish(ronde, cup, 1);
  for (const board of [1, 2]) await ronde.act(cup, { act: "enter_result", round: 1, board, result: "1/2-1/2" });
  await close(ronde, cup, 1);
  return { demo, fresh, draft, ended, hand, robin, cup };
}

/// Pages that no link leads to, because a code, an invitation or an act does; and pages in other states.
export async function others(ronde, { demo, fresh, draft, ended, hand, robin, cup }) {
  const slips = await (await fetch(`${ronde.url}/t/${demo}/round/5/codes`)).text();
  const [, code] = slips.match(/<code>([^<]+)<\/code>/);
  const [, event] = (await (await fetch(`${ronde.url}/t/${demo}`)).text()).match(/href="\/e\/([^"]+)"/);
  const invitation = await ronde.ask(`/api/e/${event}/people`, { name: "Petra Roth", role: "deputy" });
  return new Map([
    ["overview-fresh", `/t/${fresh}`], ["players-fresh", `/t/${fresh}/players`],
    ["schedule-draw", `/t/${robin}/schedule`], ["round-level", `/t/${cup}/round/1`], ["overview-level", `/t/${cup}`],
    ["overview-draft", `/t/${draft}`], ["round-draft", `/t/${draft}/round/1`],
    ["overview-ended", `/t/${ended}`], ["standings-ended", `/t/${ended}/standings`],
    ["results-closed", `/t/${demo}/round/4/results?board=1`], ["hand", `/t/${hand}/round/1/hand`],
    ["why-draft", `/t/${draft}/round/1/board/1/why`], ["why-walk", `/t/${demo}/round/5/why?step=9`], ["why-not", `/t/${demo}/round/5/why?one=1&other=30`],
    ["whatif-changes", `/t/${demo}/whatif?c=result:3:1%3D0-1&c=withdraw:7@3&c=system:original`],
    ["codes", `/t/${demo}/round/5/codes`], ["entry", `/t/${demo}/round/5/entry`],
    ["report", `/r/${code}`], ["join", `/join/${invitation.code}`], ["public-demo", `/p/${event}`],
  ]);
}

/// Where people come in: the start page, the tournament, and the doors that no page of the desk must link to.
export const roots = ({ demo }) => ["/", `/t/${demo}`, "/p", "/r", "/help", "/design", "/api", "/login", "/screen"];

// ---- Pages ------------------------------------------------------------------------------------------------

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/// What kind of page an address is: identifiers and numbers are gaps.
export const kindOf = (path) => path.replace(new RegExp(ID, "g"), ":id").replace(/\/\d+(?=\/|$)/g, "/:n").replace(/(\/(?:r|in|join)\/)[^/]+/, "$1:code");

/// One address of every kind of page that can be reached from `from` by links alone, each with the page on
/// which its link stands. Links that answer with a file (a report, a picture) are listed apart.
export async function crawl(ronde, from) {
  const pages = new Map();
  const files = new Map();
  const dead = [];
  const waiting = from.map((path) => [path, "the start"]);
  const known = new Set(from.map(kindOf));
  while (waiting.length > 0) {
    const [path, source] = waiting.shift();
    const response = await fetch(ronde.url + path, { headers: { Accept: "text/html", "Accept-Language": "en" } });
    const type = response.headers.get("Content-Type") ?? "";
    const text = await response.text();
    // A paper is printed, and has no frame and no keys.
    const paper = path.includes("/paper/");
    if (response.status >= 400) dead.push(`${path} (${response.status}), linked from ${source}`);
    else if (type.startsWith("text/html") && !paper) pages.set(kindOf(path), path);
    else files.set(kindOf(path), path);
    if (!type.startsWith("text/html") || paper) continue;
    for (const next of linksOf(text, ronde.url + path)) {
      if (known.has(kindOf(next))) continue;
      known.add(kindOf(next));
      waiting.push([next, path]);
    }
  }
  return { pages, files, dead };
}

/// Links of a page to pages of this server, without what only changes how the same page is shown.
function linksOf(html, base) {
  const origin = new URL(base).origin;
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href]) => new URL(href.replaceAll("&amp;", "&"), base));
  return links.filter((url) => url.origin === origin).map((url) => url.pathname).filter((path) => !path.startsWith("/assets/"));
}
