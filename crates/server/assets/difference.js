// What an act would change, before it is done: boards, standings, ratings, the next pairing. The desk
// tells it by numbers; the names are fetched once.

import { tournament } from "./api.js";
import { locale, make, resultShort, word } from "./words.js";

/// More than this is a number, not a list.
const SHOWN = 8;

export async function difference(changes) {
  const chapters = changes ? await read(changes) : [];
  if (chapters.length === 0) return make("p", { class: "muted" }, word("no_difference"));
  const list = make("dl", { class: "difference" });
  for (const [name, items] of chapters) {
    const more = items.length > SHOWN ? [make("span", { class: "muted" }, word("and_others", { n: items.length - SHOWN }))] : [];
    list.append(make("dt", {}, word(name)), make("dd", {}, ...items.slice(0, SHOWN).map((item) => make("span", {}, item)), ...more));
  }
  return list;
}

async function read({ boards = [], standings = [], ratings = [], next }) {
  const names = await people();
  const chapters = [
    ["changes_boards", boards.map((it) => board(it, names))],
    ["changes_standings", standings.map((it) => place(it, names))],
    ["changes_ratings", ratings.map((it) => rating(it, names))],
    ["changes_next", next ? pairing(next, names) : []],
  ];
  return chapters.filter(([, items]) => items.length > 0);
}

let known;

async function people() {
  known ??= fetch(`/api/t/${tournament}`).then((response) => response.json()).catch(() => ({}));
  const { players = {} } = await known;
  return (id) => (players[id]?.entrant?.name ?? `${id}`).split(",")[0];
}

function board({ round, table, before, after }, names) {
  const seated = (it) => (it ? `${names(it.white)} ${resultShort(it.result)} ${names(it.black)}` : "–");
  return `${word("board_of_round", { board: table, round })}: ${seated(before)} → ${seated(after)}`;
}

function place({ player, before, after }, names) {
  const rank = (it) => (it ? `${it.rank}` : "–");
  const points = after ? ` (${tenths(after.tenths)})` : "";
  return `${names(player)} ${rank(before)} → ${rank(after)}${points}`;
}

/// Hundredths of a point, as ratings are told.
function rating({ player, before, after }, names) {
  const written = (it) => (it === null || it === undefined ? "–" : (it > 0 ? "+" : it < 0 ? "−" : "") + Math.abs(it / 100).toLocaleString(locale));
  return `${names(player)} ${written(before)} → ${written(after)}`;
}

function pairing({ only_engine: gone = [], only_hand: come = [] }, names) {
  const pair = ([white, black]) => `${names(white)} – ${names(black)}`;
  return [...gone.map((it) => `− ${pair(it)}`), ...come.map((it) => `+ ${pair(it)}`)];
}

/// Points as people write them: 25 tenths are 2½.
export function tenths(value) {
  const whole = Math.trunc(value / 10);
  const rest = Math.abs(value % 10);
  if (rest === 0) return `${whole}`;
  if (rest === 5) return whole === 0 ? "½" : `${whole}½`;
  return (value / 10).toLocaleString(locale);
}
