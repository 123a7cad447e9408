//! Text files of Vega.
//!
//! | File | holds | read |
//! |---|---|---|
//! | `.tdf` | the whole tournament: records as in a TRF, fields separated by a bar | all of it |
//! | `.veg` | the tournament as Vega keeps it | name, place, dates, arbiter and the registered players; the rest is counted |
//! | `.res` | results of one round as codes that Vega shows nowhere else | no |
//!
//! In a `.tdf` the records 012 to 132 are those of a TRF; 142 holds the points for a win and a
//! draw, 152 the current round, 162 the number of rounds, 172 tie-breaks, 182 an acceleration and
//! 192 the program. A player's record has number, sex, title, name, FIDE rating, federation, FIDE
//! number, national rating, national number, birth, points, rank, and a field for each round.

use std::collections::BTreeMap;

use ronde_model::{
    Bye, Colour, DateText, NationalRecord, Outcome, PairingNumber, Player, PointSystem,
    RoundNumber, Score, Unpaired,
};

use crate::foreign::{
    self, Draft, Foreign, MOST_PLAYERS, Mismatch, NotForeign, Side, Told, date_text, one_line,
    reconcile, title_of,
};
use crate::problem::{
    BadRow, ForeignProblem, Gap, PlayerProblem, ProblemKind, Setting, Surplus, Unread, excerpt,
};
use crate::trf::letters;
use crate::trf::line::{characters, lines};

/// Fields of a player before those of the rounds.
const STATIC: usize = 12;
const MOST_ROUNDS: usize = 999;
/// Fields of all players together that are read.
const MOST_FIELDS: usize = 2_000_000;

/// Whether a line is a player's record of a `.tdf`.
pub(crate) fn is_tdf_line(line: &[u8]) -> bool {
    line.starts_with(b"001 ") && line.split(|byte| *byte == b'|').count() >= STATIC
}

/// Whether the bytes begin as a `.veg` does: the program and its version.
pub(crate) fn is_veg(text: &[u8]) -> bool {
    text.strip_prefix(b"Vega ").is_some_and(|rest| rest.first().is_some_and(u8::is_ascii_digit))
}

/// Reads a `.tdf` or a `.veg`.
///
/// # Errors
/// If it is neither, or too large.
pub fn read(bytes: &[u8]) -> Result<Foreign, NotForeign> {
    foreign::check_size(bytes)?;
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    if is_veg(bytes.trim_ascii_start()) {
        return veg(bytes.trim_ascii_start());
    }
    if lines(bytes).any(is_tdf_line) {
        return tdf(bytes);
    }
    Err(NotForeign::Other(Mismatch::Vega))
}

fn tdf(bytes: &[u8]) -> Result<Foreign, NotForeign> {
    let mut draft = Draft::default();
    let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
    let mut left = MOST_FIELDS;
    for (index, line) in lines(bytes).enumerate() {
        let text = characters(line).0;
        if is_tdf_line(line) {
            if rows.len() >= MOST_PLAYERS || left == 0 {
                draft.found(ForeignProblem::TooMany { what: Surplus::Players, most: rows.len() });
                break;
            }
            let fields = text[4..].split('|').take(STATIC + MOST_ROUNDS).map(one_line);
            let fields: Vec<String> = fields.collect();
            left = left.saturating_sub(fields.len());
            rows.push((index + 1, fields));
        } else if !text.trim().is_empty() {
            header(&mut draft, index + 1, &text);
        }
    }
    let rows = players(&mut draft, rows);
    let rounds = rows.values().map(|(_, fields)| fields.len().saturating_sub(STATIC)).max();
    for index in 0..rounds.unwrap_or(0) {
        let Some(round) = RoundNumber::from_index(index) else { break };
        let mut sides = BTreeMap::new();
        for (who, (line, fields)) in &rows {
            let cell = fields.get(STATIC + index).map_or("", String::as_str);
            if let Some(side) = side(&mut draft, *line, *who, round, cell) {
                sides.insert(*who, side);
            }
        }
        let made = reconcile(&mut draft, round, &sides);
        draft.parts.rounds.push(made);
    }
    points(&mut draft, &rows);
    draft.finish()
}

/// A record about the event.
fn header(draft: &mut Draft, line: usize, text: &str) {
    let code: String = text.chars().take(3).collect();
    let value = one_line(text.get(3..).unwrap_or(""));
    if value.is_empty() {
        return;
    }
    let event = &mut draft.parts.event;
    match code.as_str() {
        "012" => event.name = value,
        "022" => event.city = value,
        "032" => event.federation = value,
        "042" => event.start = date_text(&value),
        "052" => event.end = date_text(&value),
        "062" => event.stated_players = value.parse().ok(),
        "072" => event.stated_rated = value.parse().ok(),
        "082" => event.stated_teams = value.parse().ok(),
        "092" => event.kind = value,
        "102" => event.chief_arbiter = value,
        "112" => event.deputies = vec![value],
        "122" => event.time_control = value,
        "132" => {
            event.round_dates = value.split(';').take(MOST_ROUNDS).map(date_text).collect();
        }
        "142" => point_system(draft, line, &value),
        // The current round follows from the games.
        "152" => {}
        "162" => draft.parts.rules.declared_rounds = value.parse().ok().filter(|it| *it > 0),
        "172" => own_words(draft, line, Setting::VegaTieBreaks, value),
        "182" => own_words(draft, line, Setting::VegaAcceleration, value),
        "192" => event.pairing_controller = value,
        _ => {
            let what = Unread::Line { text: excerpt(text) };
            draft.found_in(line, ForeignProblem::NotUnderstood { what, bytes: text.len() });
        }
    }
}

fn own_words(draft: &mut Draft, line: usize, what: Setting, text: String) {
    draft.found_in(line, ForeignProblem::OwnWords { what, text });
}

/// `1.0 0.5`: points for a win and a draw.
fn point_system(draft: &mut Draft, line: usize, value: &str) {
    let scores = value.split(' ').map(|text| text.replace(',', ".").parse::<Score>());
    if let Ok([win, draw]) = scores.collect::<Result<Vec<Score>, _>>().as_deref() {
        draft.parts.rules.points = PointSystem::of(win.tenths(), draw.tenths(), 0);
        return;
    }
    draft.found_in(line, ForeignProblem::Row(BadRow::Points { text: excerpt(value) }));
}

type Rows = BTreeMap<PairingNumber, (usize, Vec<String>)>;

/// Takes the players; their rows by number.
fn players(draft: &mut Draft, rows: Vec<(usize, Vec<String>)>) -> Rows {
    let mut found = Rows::new();
    for (line, fields) in rows {
        let number = fields[0].parse().ok().and_then(PairingNumber::new);
        match number {
            Some(number) if !found.contains_key(&number) => {
                found.insert(number, (line, fields));
            }
            _ => {
                let text = fields[0].clone();
                draft.found_in(line, ForeignProblem::Row(BadRow::Number { text }));
            }
        }
    }
    for (&number, (line, fields)) in &found {
        let player = player(draft, *line, number, fields);
        draft.parts.national.extend(national(draft, &player, fields));
        draft.parts.players.push(player);
    }
    found
}

fn player(draft: &mut Draft, line: usize, number: PairingNumber, fields: &[String]) -> Player {
    let mut player = Player::new(number, fields[3].clone());
    player.sex = letters::sex_of(&fields[1]);
    player.title = title_of(&fields[2]);
    player.rating = fields[4].parse().ok().filter(|rating| *rating > 0);
    player.federation.clone_from(&fields[5]);
    player.fide_id = known(&fields[6]);
    player.birth = birth(&fields[9]);
    player.rank = fields[11].parse().ok().filter(|rank| *rank > 0);
    if player.title.is_none() && !fields[2].is_empty() {
        let problem = PlayerProblem::UnknownTitle { text: fields[2].clone() };
        let who = crate::problem::Who::new(number, &player.name);
        draft.push(line, ProblemKind::Player { who, problem });
    }
    player
}

/// Vega writes zero for a number that is not known.
fn known(text: &str) -> String {
    if text.bytes().all(|byte| byte == b'0') { String::new() } else { text.to_owned() }
}

/// Vega also writes births as six digits, day first; the century is then not said.
fn birth(text: &str) -> Option<DateText> {
    let digits = text.len() == 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { Some(DateText::Text(text.to_owned())) } else { date_text(text) }
}

fn national(draft: &Draft, player: &Player, fields: &[String]) -> Option<NationalRecord> {
    let rating = fields[7].parse().ok().filter(|rating| *rating > 0);
    let id = known(&fields[8]);
    if rating.is_none() && id.is_empty() {
        return None;
    }
    Some(NationalRecord { rating, id, ..draft.national(player) })
}

/// A round of a player: `16 w 0`, `0 - +`; nothing where the player is not paired.
fn side(
    draft: &mut Draft,
    line: usize,
    who: PairingNumber,
    round: RoundNumber,
    cell: &str,
) -> Option<Side> {
    let mut words = cell.split(' ');
    let (opponent, colour, result) =
        (words.next().unwrap_or(""), words.next().unwrap_or(""), words.next().unwrap_or(""));
    if matches!((opponent, colour), ("" | "-", _)) {
        return None;
    }
    let side = match opponent.parse::<u32>().ok() {
        Some(0) => bye(result).map(Side::Alone),
        Some(opponent) => told(result).zip(PairingNumber::new(opponent)).map(|(told, opponent)| {
            let colour = match colour {
                "w" | "W" => Some(Colour::White),
                "b" | "B" => Some(Colour::Black),
                _ => None,
            };
            Side::Against { opponent, colour, told }
        }),
        None => None,
    };
    if side.is_none() {
        let row = BadRow::Cell { who: draft.who(who), round, text: excerpt(cell) };
        draft.found_in(line, ForeignProblem::Row(row));
    }
    side
}

/// Without an opponent `+` is the bye of the pairing, `=` and `-` are byes asked for.
fn bye(result: &str) -> Option<Unpaired> {
    match result {
        "+" | "1" => Some(Unpaired::PairingBye),
        "=" | "2" => Some(Unpaired::Bye(Bye::Half)),
        "-" | "0" | "" => Some(Unpaired::Bye(Bye::Zero)),
        _ => None,
    }
}

fn told(result: &str) -> Option<Told> {
    let played = |outcome, rated| Told::Played { outcome, rated };
    Some(match result {
        "1" => played(Outcome::Win, true),
        "2" => played(Outcome::Draw, true),
        "0" => played(Outcome::Loss, true),
        "=" => played(Outcome::Draw, false),
        "+" => Told::Won,
        "-" => Told::Lost,
        "" | "*" | "?" => Told::Nothing,
        _ => return None,
    })
}

/// The points of the file against those that its results give.
fn points(draft: &mut Draft, rows: &Rows) {
    let mut sums: BTreeMap<PairingNumber, i32> = BTreeMap::new();
    let system = draft.parts.rules.points;
    for round in &draft.parts.rounds {
        for (who, score) in foreign::scores(round, &system) {
            *sums.entry(who).or_default() += score.tenths();
        }
    }
    for (&number, (line, fields)) in rows {
        let Ok(stated) = fields[10].replace(',', ".").parse::<Score>() else { continue };
        let counted = Score::from_tenths(sums.get(&number).copied().unwrap_or(0));
        if stated != counted {
            let row = BadRow::PointsDiffer { who: draft.who(number), stated, counted };
            draft.found_in(*line, ForeignProblem::Row(row));
        }
    }
}

/// The heads of the players' table of a `.veg`, in its order.
const HEADS: [&str; 11] = [
    "NAME", "COUNTRY", "BIRTHDAY", "G", "TITLE", "IDFIDE", "ELOFIDE", "IDNAT", "ELONAT", "K",
    "ISAVAL",
];

fn veg(bytes: &[u8]) -> Result<Foreign, NotForeign> {
    let mut draft = Draft::default();
    let all: Vec<String> =
        lines(bytes).take(200_000).map(|it| characters(it).0.into_owned()).collect();
    let get = |index: usize| all.get(index).map_or(String::new(), |line| one_line(line));
    let event = &mut draft.parts.event;
    event.name = get(1);
    event.city = get(2);
    event.federation = get(3);
    let days = get(4);
    let mut days = days.split(',');
    event.start = days.next().and_then(date_text);
    event.end = days.next().and_then(date_text);
    event.chief_arbiter = get(5);
    event.pairing_controller = get(0);
    let heads = all.iter().position(|line| {
        let cells: Vec<String> = line.split(';').map(|it| one_line(it).to_uppercase()).collect();
        cells.iter().map(String::as_str).take(HEADS.len()).eq(HEADS)
    });
    let Some(heads) = heads else {
        return Err(NotForeign::Other(Mismatch::Veg));
    };
    let end = heads + 1 + veg_players(&mut draft, &all, heads + 1);
    let rest = all.iter().skip(end).chain(all.iter().take(heads).skip(6));
    let bytes: usize = rest.map(|line| line.trim().len()).sum();
    draft.found(ForeignProblem::NotUnderstood { what: Unread::Veg, bytes });
    draft.not_said(Gap::Rounds);
    draft.finish()
}

/// The players of a `.veg`, in the order of its table; how many lines there were.
fn veg_players(draft: &mut Draft, all: &[String], start: usize) -> usize {
    let rows = all.iter().skip(start).take_while(|line| line.split(';').count() >= HEADS.len());
    let rows: Vec<Vec<String>> =
        rows.take(MOST_PLAYERS).map(|line| line.split(';').map(one_line).collect()).collect();
    for (number, fields) in (1_u32..).zip(&rows) {
        let Some(number) = PairingNumber::new(number) else { break };
        let mut player = Player::new(number, fields[0].clone());
        player.federation.clone_from(&fields[1]);
        player.birth = birth(&fields[2]);
        player.sex = letters::sex_of(&fields[3]);
        player.title = title_of(&fields[4]);
        player.fide_id = known(&fields[5]);
        player.rating = fields[6].parse().ok().filter(|rating| *rating > 0);
        let mut moved = vec![String::new(); STATIC];
        moved[7].clone_from(&fields[8]);
        moved[8].clone_from(&fields[7]);
        draft.parts.national.extend(national(draft, &player, &moved));
        draft.parts.players.push(player);
    }
    rows.len()
}
