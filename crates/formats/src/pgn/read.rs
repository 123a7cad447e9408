//! PGN with results: who played whom in which round, from the tags of the games.
//!
//! PGN has no starting list, no byes and no forfeits, so a tournament out of games has gaps, and
//! they are named. Players are told apart by their FIDE number, else by their name. Moves are not
//! looked at.

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{
    Date, DateText, Game, GameResult, PairingNumber, PlayedScore, Player, Round, RoundNumber,
};

use crate::foreign::{
    self, Draft, Foreign, MOST_PLAYERS, Mismatch, NotForeign, initial_order, one_line, title_of,
};
use crate::problem::{BadRow, Coded, ForeignProblem, Gap, Surplus, excerpt};
use crate::trf::line::{characters, lines};

/// Games that are read: more than any tournament has.
const MOST_GAMES: usize = 200_000;
/// Tags of a game that are kept; the rest say nothing here.
const KEPT: [&str; 18] = [
    "Event",
    "Site",
    "Date",
    "EventDate",
    "Round",
    "White",
    "Black",
    "Result",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteFideId",
    "BlackFideId",
    "WhiteTeam",
    "BlackTeam",
    "WhiteFed",
    "BlackFed",
];

/// The tags of one game.
#[derive(Debug, Default)]
struct Tags {
    line: usize,
    values: BTreeMap<&'static str, String>,
    moves: bool,
}

impl Tags {
    /// The value of a tag; `?` is none.
    fn get(&self, name: &str) -> &str {
        let value = self.values.get(name).map_or("", String::as_str);
        if value.bytes().all(|byte| matches!(byte, b'?' | b'.' | b'-' | b' ')) { "" } else { value }
    }
}

/// Whether a line is a tag of a game.
pub(crate) fn is_tag(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    let Some(rest) = line.strip_prefix(b"[") else { return false };
    let name =
        rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    name > 0 && rest[name..].trim_ascii_start().starts_with(b"\"") && line.ends_with(b"]")
}

/// Reads the games of a tournament.
///
/// # Errors
/// If there is no game in it, or it is too large.
pub fn read(bytes: &[u8]) -> Result<Foreign, NotForeign> {
    foreign::check_size(bytes)?;
    let mut draft = Draft::default();
    let mut games = games(&mut draft, bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes));
    if games.is_empty() {
        return Err(NotForeign::Other(Mismatch::Pgn));
    }
    one_event(&mut draft, &mut games);
    event(&mut draft, &games);
    let numbers = players(&mut draft, &games);
    rounds(&mut draft, &games, &numbers);
    gaps(&mut draft, &games);
    draft.finish()
}

/// The games, each with its tags. A comment may hold anything, also what looks like a tag.
fn games(draft: &mut Draft, bytes: &[u8]) -> Vec<Tags> {
    let mut games: Vec<Tags> = Vec::new();
    let (mut in_tags, mut in_comment) = (false, false);
    for (index, line) in lines(bytes).enumerate() {
        if !in_comment && is_tag(line) {
            if !in_tags {
                if games.len() >= MOST_GAMES {
                    draft.found(ForeignProblem::TooMany { what: Surplus::Games, most: MOST_GAMES });
                    break;
                }
                games.push(Tags { line: index + 1, ..Tags::default() });
            }
            in_tags = true;
            if let Some(game) = games.last_mut() {
                keep(game, &characters(line).0);
            }
        } else if !line.trim_ascii().is_empty() && !line.starts_with(b"%") {
            in_tags = false;
            in_comment = commented(line, in_comment);
            if let Some(game) = games.last_mut() {
                game.moves |= line.windows(2).any(|two| two == b"1.");
            }
        }
    }
    games
}

/// Whether a comment is open at the end of the line.
fn commented(line: &[u8], mut open: bool) -> bool {
    for byte in line {
        match byte {
            b'{' => open = true,
            b'}' => open = false,
            b';' if !open => return false,
            _ => {}
        }
    }
    open
}

fn keep(game: &mut Tags, line: &str) {
    let inside = line.trim().trim_start_matches('[').trim_end_matches(']');
    let Some((name, value)) = inside.split_once('"') else { return };
    let Some(name) = KEPT.into_iter().find(|kept| *kept == name.trim()) else { return };
    let value = value.trim_end().strip_suffix('"').unwrap_or(value);
    let value = value.replace("\\\"", "\"").replace("\\\\", "\\");
    game.values.entry(name).or_insert_with(|| one_line(&value));
}

/// A file may hold games of several events; a tournament is one.
fn one_event(draft: &mut Draft, games: &mut Vec<Tags>) {
    let first = games.first().map_or(String::new(), |game| game.get("Event").to_owned());
    let before = games.len();
    games.retain(|game| game.get("Event") == first);
    let others = before - games.len();
    if others > 0 {
        let row = BadRow::OtherEvents { first: excerpt(&first), games: others };
        draft.found(ForeignProblem::Row(row));
    }
}

fn event(draft: &mut Draft, games: &[Tags]) {
    let first = |name: &str| {
        let found = games.iter().map(|game| game.get(name)).find(|value| !value.is_empty());
        found.unwrap_or("").to_owned()
    };
    let days: BTreeSet<Date> = games.iter().filter_map(|game| day(game.get("Date"))).collect();
    let event = &mut draft.parts.event;
    event.name = first("Event");
    event.city = first("Site");
    event.start = days.first().copied().map(DateText::Date);
    event.end = days.last().copied().map(DateText::Date);
}

/// `2026.07.11`; unknown parts are question marks.
fn day(text: &str) -> Option<Date> {
    let mut parts = text.split('.');
    let year = parts.next()?.parse().ok()?;
    let part = |text: Option<&str>| text.and_then(|it| it.parse().ok()).unwrap_or(0);
    let (month, day) = (part(parts.next()), part(parts.next()));
    Date::new(year, month, if month == 0 { 0 } else { day })
}

/// By what a player is known.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Fide(String),
    Name(String),
}

const SIDES: [[&str; 5]; 2] = [
    ["White", "WhiteElo", "WhiteTitle", "WhiteFideId", "WhiteFed"],
    ["Black", "BlackElo", "BlackTitle", "BlackFideId", "BlackFed"],
];

fn key(game: &Tags, side: usize) -> Option<Key> {
    let [name, _, _, fide, _] = SIDES[side];
    match (game.get(fide), game.get(name)) {
        ("" | "0", "") => None,
        ("" | "0", name) => Some(Key::Name(name.to_lowercase())),
        (fide, _) => Some(Key::Fide(fide.to_owned())),
    }
}

/// Takes the players, in the order of the initial list.
fn players(draft: &mut Draft, games: &[Tags]) -> BTreeMap<Key, PairingNumber> {
    let mut found: BTreeMap<Key, Player> = BTreeMap::new();
    for game in games {
        for (side, [name, elo, title, fide, federation]) in SIDES.into_iter().enumerate() {
            let Some(key) = key(game, side).filter(|_| found.len() < MOST_PLAYERS) else {
                continue;
            };
            let player = found.entry(key).or_insert_with(|| {
                let first = PairingNumber::new(1).expect("one is not zero");
                Player::new(first, game.get(name))
            });
            player.rating = player.rating.or(game.get(elo).parse().ok().filter(|it| *it > 0));
            player.title = player.title.or(title_of(game.get(title)));
            let missing = |text: &String| text.is_empty();
            if missing(&player.fide_id) && game.get(fide) != "0" {
                game.get(fide).clone_into(&mut player.fide_id);
            }
            if missing(&player.federation) {
                game.get(federation).clone_into(&mut player.federation);
            }
        }
    }
    let mut sorted: Vec<(Key, Player)> = found.into_iter().collect();
    let rating = |player: &Player| player.rating.unwrap_or(0);
    sorted
        .sort_by(|(_, left), (_, right)| initial_order(left, right, (rating(left), rating(right))));
    let mut numbers = BTreeMap::new();
    for (number, (key, mut player)) in (1_u32..).zip(sorted) {
        let Some(number) = PairingNumber::new(number) else { break };
        player.number = number;
        numbers.insert(key, number);
        draft.parts.players.push(player);
    }
    numbers
}

fn rounds(draft: &mut Draft, games: &[Tags], numbers: &BTreeMap<Key, PairingNumber>) {
    let mut found: BTreeMap<RoundNumber, Vec<(usize, Game)>> = BTreeMap::new();
    let mut seated: BTreeSet<(RoundNumber, PairingNumber)> = BTreeSet::new();
    let mut dates: BTreeMap<RoundNumber, Date> = BTreeMap::new();
    for game in games {
        let number = |side| key(game, side).and_then(|key| numbers.get(&key).copied());
        let mut words = game.get("Round").split('.');
        let round = words.next().and_then(|it| it.parse().ok()).and_then(RoundNumber::new);
        let board = words.next().and_then(|it| it.parse().ok()).unwrap_or(usize::MAX);
        let (Some(round), Some(white), Some(black)) = (round, number(0), number(1)) else {
            draft.found_in(game.line, ForeignProblem::Row(BadRow::NoRound));
            continue;
        };
        dates.extend(day(game.get("Date")).map(|day| (round, day)));
        let result = result(draft, game);
        let is_free = |who| !seated.contains(&(round, who));
        if white == black || !is_free(white) || !is_free(black) {
            draft.found_in(game.line, ForeignProblem::Row(BadRow::SecondGame { round }));
            continue;
        }
        seated.extend([(round, white), (round, black)]);
        found.entry(round).or_default().push((board, Game { white, black, result }));
    }
    let last = found.keys().last().map_or(0, |round| round.get());
    for round in (1..=last).filter_map(RoundNumber::new) {
        let mut boards = found.remove(&round).unwrap_or_default();
        boards.sort_by_key(|(board, _)| *board);
        let games = boards.into_iter().map(|(_, game)| game).collect();
        draft.parts.rounds.push(Round::new(games, Vec::new()).unwrap_or_default());
        draft.parts.event.round_dates.push(dates.remove(&round).map(DateText::Date));
    }
}

fn result(draft: &mut Draft, game: &Tags) -> GameResult {
    let score = match game.get("Result") {
        "1-0" => PlayedScore::WhiteWins,
        "0-1" => PlayedScore::BlackWins,
        "1/2-1/2" | "1/2" => PlayedScore::Draw,
        "*" | "" => return GameResult::Pending,
        other => {
            let code = format!("'{}'", excerpt(other));
            let problem = ForeignProblem::UnknownCode { what: Coded::Game, code };
            draft.found_in(game.line, problem);
            return GameResult::Pending;
        }
    };
    GameResult::Played { score, rated: true }
}

/// What no file of games can say.
fn gaps(draft: &mut Draft, games: &[Tags]) {
    draft.not_said(Gap::NumbersOfGames);
    let players = draft.parts.players.len();
    let silent = draft.parts.rounds.iter().map(|round| players - 2 * round.games().len());
    let silent: usize = silent.sum();
    if silent > 0 {
        draft.not_said(Gap::Absences { times: silent });
    }
    let bare = games.iter().filter(|game| !game.moves).count();
    if bare > 0 {
        draft.not_said(Gap::Forfeits { games: bare });
    }
}
