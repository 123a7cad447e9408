// What the pages of a screen are: which, in which order, what stands on each. Names are never cut but for the
// given name: a surname that is too long is set narrower, and beyond that takes a second line.

import { columnsOf, ROW } from "./screen-size.js";

/// Letters are set narrower down to this before a surname takes two lines. Their height stays.
const NARROWEST = 0.7;
/// Each line of a surname after the first, as a share of the type's size.
const MORE = 1.02;
/// What the columns of a row take, as shares of the type's size.
const GAP = 0.18;
const SIGN = 0.5;
const SMALL = 0.625;
/// What the beginning of a given name takes.
const INITIAL = 1.3;
/// A given name on a line of its own.
const BELOW = 0.66;

export function el(tag, kind) {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  for (let index = 2; index < arguments.length; index += 1) {
    const child = arguments[index];
    if (child !== undefined && child !== null && child !== "") element.append(child);
  }
  return element;
}

// ---- Which pages ----------------------------------------------------------------------------------------

/// All pages of the state, in order. `room` says how much there is room for: `{size, width, rows, aspect, probe}`.
export function pagesOf(state, room) {
  if (!state.setup) return [{ key: "waiting", kind: "waiting" }];
  const pages = [];
  for (const tournament of state.tournaments) {
    for (const content of state.setup.shows) pages.push.apply(pages, pagesOfContent(content, tournament, room));
  }
  if (state.setup.shows.indexOf("clock") >= 0) pages.push({ key: "clock", kind: "clock", tournament: state.tournaments[0] });
  if (pages.length === 0) pages.push.apply(pages, messages(state));
  for (const said of state.announcements) {
    if (said.how === "turn") pages.push({ key: "said/" + said.id, kind: "said", said });
  }
  return pages;
}

/// Where there is nothing to be listed, what is awaited.
function messages(state) {
  if (state.tournaments.length === 0) return [{ key: "message", kind: "message", says: ["nothing"] }];
  return state.tournaments.map((tournament) => ({ key: "message/" + tournament.t, kind: "message", tournament, says: saying(tournament) }));
}

export function saying(tournament) {
  const { stage, round, rounds } = tournament;
  if (stage === "over") return ["is_over"];
  const last = rounds !== null && round >= rounds;
  const next = last ? [] : [["next_round", { n: round + 1 }]];
  if (stage === "between") return [["is_complete", { n: round }]].concat(next);
  if (stage === "before") return [["entered", { n: tournament.players }]].concat(next);
  return [["is_played", { n: round }]];
}

function pagesOfContent(content, tournament, room) {
  const { stage } = tournament;
  const running = stage === "playing" || stage === "between";
  switch (content) {
    case "boards": return running ? listed("boards", tournament, tournament.boards, room) : [];
    // Where somebody sat in a round that is over would lead him there once more.
    case "names": return stage === "playing" ? listed("names", tournament, tournament.names, room) : [];
    case "results": return running ? listed("results", tournament, tournament.results, room) : [];
    case "standings": return listed("standings", tournament, tournament.standings, room);
    default: return [];
  }
}

function listed(kind, tournament, items, room) {
  if (items.length === 0) {
    return kind === "results" ? [{ key: "results/" + tournament.t, kind: "message", tournament, says: ["no_results"] }] : [];
  }
  const measure = measureOf(kind, items, room);
  const columns = measure.columns;
  const pages = [];
  let page = null;
  let column = null;
  let used = 0;
  for (const item of items) {
    const height = ROW + heightOf(kind, item, measure);
    if (!column || used + height > room.rows * ROW + 0.01) {
      if (!page || page.columns.length >= columns) {
        page = { key: kind + "/" + tournament.t + "/" + pages.length, kind, tournament, measure, columns: [], items: [] };
        pages.push(page);
      }
      column = [];
      page.columns.push(column);
      used = 0;
    }
    used += height;
    column.push(item);
    page.items.push(item);
  }
  return pages;
}

// ---- How much room ----------------------------------------------------------------------------------------

/// Widths of a list's columns, in shares of the type's size: as wide as the widest needs, the rest for names.
function measureOf(kind, items, room) {
  const twins = twinsOf(items);
  // Fewer, if there is not so much to show: names have more room then.
  const columns = Math.min(columnsOf(kind, room.vh, room.aspect), Math.ceil(items.length / room.rows));
  const between = columns > 1 ? 0.6 : 0;
  const width = (room.width / room.size - 0.8 - between * (columns - 1)) / columns;
  const widest = (texts, scale) => texts.reduce((most, text) => Math.max(most, room.figuresOf(String(text)) * scale), 0);
  const digits = (number) => "8".repeat(String(number).length);
  if (kind === "names") {
    const board = widest(items.map((it) => (it.board === null ? "" : digits(it.board))), 1);
    return { room, columns, twins, stacks: true, board, name: width - board - SIGN - 2 * GAP };
  }
  if (kind === "standings") {
    const rank = widest(items.map((it) => digits(it.rank)), 1);
    const points = widest(items.map((it) => it.points), 1);
    const value = widest(items.map((it) => it.value), SMALL);
    return { room, columns, twins, stacks: true, rank, points, value, name: width - rank - points - value - 3 * GAP };
  }
  const board = widest(items.map((it) => digits(it.board)), 1);
  const points = widest(items.map((it) => it.white_points).concat(items.map((it) => it.black_points)), SMALL);
  const result = widest(["½–½"].concat(items.map((it) => it.result || "")), SMALL);
  // On a screen that stands upright the two players stand one above the other.
  const upright = room.aspect < 1;
  const rest = upright ? width - board - SIGN - points - result - 4 * GAP : width - board - 2 * (points + SIGN) - result - 7 * GAP;
  return { room, columns, twins, board, points, result, upright, name: upright ? rest : rest / 2 };
}

/// What a row takes beyond that of one line.
function heightOf(kind, item, measure) {
  if (kind === "names") return fitOf(item.name, seatOf(item, measure)).more;
  if (kind === "standings") return fitOf(item.name, measure).more;
  const [white, black] = [fitOf(item.white, measure).more, fitOf(item.black, measure).more];
  return measure.upright ? ROW - 0.1 + white + black : Math.max(white, black);
}

/// How a name fits into its cell: whole, with narrower letters, or on several lines. Of two who have the same
/// surname the given name is told too; where one looks for names, on a line of its own if there is no other way.
function fitOf(name, measure) {
  const width = measure.room.widthOf(name[0]);
  const isTwin = measure.twins[name[0]] > 1 && name[1] !== "";
  const cell = isTwin ? measure.name - INITIAL : measure.name;
  if (width <= cell) return { narrow: 1, more: 0, given: measure.name - width > 0.9, width };
  if (width * NARROWEST <= cell) return { narrow: cell / width, more: 0, given: isTwin, width };
  const below = isTwin && measure.stacks;
  const more = below ? BELOW : 0;
  if (width * NARROWEST <= measure.name) return { narrow: Math.min(1, measure.name / width), more, below, width };
  const lines = measure.room.linesOf(name[0], measure.name / NARROWEST);
  return { narrow: NARROWEST, more: (lines - 1) * MORE + more, wraps: true, below, width: measure.name / NARROWEST };
}

/// How often each surname stands in the list.
function twinsOf(items) {
  const count = Object.create(null);
  for (const item of items) {
    for (const name of item.name ? [item.name] : [item.white, item.black]) count[name[0]] = (count[name[0]] || 0) + 1;
  }
  return count;
}

// ---- Rows ---------------------------------------------------------------------------------------------------

function nameOf(name, measure) {
  const fit = fitOf(name, measure);
  const family = el("b", fit.wraps ? "family wraps" : "family", name[0]);
  family.dir = "auto";
  if (fit.wraps) family.style.width = fit.width.toFixed(2) + "em";
  if (fit.narrow < 1) {
    family.style.transform = "scaleX(" + fit.narrow.toFixed(3) + ")";
    family.style.marginRight = (fit.width * (fit.narrow - 1)).toFixed(2) + "em";
  }
  const cell = el("div", fit.below ? "name stacked" : "name", family);
  // A given name of which not even the first letter can be read is none.
  if ((fit.given || fit.below) && name[1]) {
    const given = el("span", "given", name[1]);
    given.dir = "auto";
    cell.append(given);
  }
  return cell;
}

const em = (share) => share.toFixed(3) + "em";

function sign(colour, say) {
  const mark = el("i", "sign " + colour);
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", say(colour));
  return mark;
}

function pairRow(item, measure, say, isFresh) {
  const row = el("div", "row pair" + (isFresh ? " fresh" : "") + (measure.upright ? " upright" : ""));
  const points = (text, side) => el("span", "points " + side, text);
  row.append(el("b", "board", String(item.board)));
  const result = el("b", "result", item.result || "–");
  if (measure.upright) {
    row.style.gridTemplateColumns = [measure.board, SIGN, measure.name, measure.points, measure.result].map(em).join(" ");
    row.append(sign("white", say), nameOf(item.white, measure), points(item.white_points, "one"), result);
    row.append(sign("black", say), nameOf(item.black, measure), points(item.black_points, "two"));
    return row;
  }
  const widths = [measure.board, measure.name, measure.points, SIGN, measure.result, SIGN, measure.name, measure.points];
  row.style.gridTemplateColumns = widths.map(em).join(" ");
  row.append(nameOf(item.white, measure), points(item.white_points, "one"), sign("white", say), result);
  row.append(sign("black", say), nameOf(item.black, measure), points(item.black_points, "two"));
  return row;
}

/// Who has no board is told why, which takes more than a number.
function seatOf(item, measure) {
  if (item.board !== null) return measure;
  const room = measure.board + GAP + SIGN;
  const why = Math.max(room, measure.room.why[item.why] * SMALL);
  return Object.assign({}, measure, { name: measure.name + room - why, why });
}

function seatRow(item, whole, say) {
  const measure = seatOf(item, whole);
  const row = el("div", "row seat", nameOf(item.name, measure));
  row.style.gridTemplateColumns = (item.board === null ? [measure.name, measure.why] : [measure.name, measure.board, SIGN]).map(em).join(" ");
  if (item.board === null) row.append(el("span", "why", say(item.why)));
  else row.append(el("b", "board", String(item.board)), sign(item.colour, say));
  return row;
}

function rankRow(item, measure) {
  const row = el("div", "row rank", el("b", "board", String(item.rank)), nameOf(item.name, measure));
  row.append(el("b", "score", item.points), el("span", "points", item.value));
  row.style.gridTemplateColumns = [measure.rank, measure.name, measure.points, measure.value].map(em).join(" ");
  return row;
}

/// The rows of a page. `isFresh` says whether a board's result has just arrived.
export function rowsOfPage(page, say, isFresh) {
  const list = el("section", "list " + page.kind);
  for (const items of page.columns) {
    const column = el("div", "column");
    for (const item of items) {
      if (page.kind === "names") column.append(seatRow(item, page.measure, say));
      else if (page.kind === "standings") column.append(rankRow(item, page.measure));
      else column.append(pairRow(item, page.measure, say, isFresh(page.tournament, item)));
    }
    list.append(column);
  }
  // The last page may have fewer columns; they are as wide as on the others.
  for (let more = page.columns.length; more < page.measure.columns; more += 1) list.append(el("div", "column"));
  return list;
}

/// What a page is called, and which part of the whole it is.
export function titleOf(page, state, say) {
  const { tournament, kind, items } = page;
  if (!tournament) return { what: state.event || "Ronde", part: "" };
  const several = state.tournaments.length > 1;
  const named = (what) => (several ? tournament.name + " · " + what : what);
  const round = say("round_n", { n: tournament.round });
  if (kind === "boards") {
    const [first, last] = [items[0].board, items[items.length - 1].board];
    const part = say(first === last ? "board_span" : "boards_span", { first, last, all: tournament.all });
    return { what: named(round), part: tournament.stage === "between" ? part + " · " + say("complete") : part };
  }
  if (kind === "names") return { what: named(round), part: shortest(items[0]) + " – " + shortest(items[items.length - 1]) };
  if (kind === "results") return { what: named(round), part: say("results_in", { done: tournament.done, all: tournament.all }) };
  if (kind === "standings") {
    if (tournament.stage === "before") return { what: named(say("starting_list")), part: "" };
    if (tournament.stage === "over") return { what: named(say("final_standings")), part: "" };
    const part = tournament.stage === "between" ? say("after_round", { n: tournament.round }) : say("results_in", { done: tournament.done, all: tournament.all });
    return { what: named(say("standings")), part };
  }
  return { what: tournament.name, part: kind === "clock" ? "" : tournament.round > 0 ? round : "" };
}

/// The beginning of a name, as on the back of a dictionary.
const shortest = (item) => Array.from(item.name[0]).slice(0, 5).join("");
