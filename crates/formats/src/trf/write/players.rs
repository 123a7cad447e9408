//! Players (001) with their national records.

use std::collections::BTreeMap;

use ronde_model::{
    Bye, Estimate, Histories, NationalRecord, Outcome, PairingNumber, Participant, Player,
    RoundEntry, RoundNumber, Score, Unpaired, scores,
};

use super::row::{Row, clean};
use super::{MOST_PLAYERS, Sheet};
use crate::trf::columns::player;
use crate::trf::letters::{Mark, colour_letter, sex_letter};
use crate::trf::{ESTIMATE, Flavour, LEAGUE, Loss};

pub(super) fn write(sheet: &mut Sheet<'_>) {
    let snapshot = sheet.snapshot;
    let histories = Histories::of(snapshot);
    let totals = scores::totals(snapshot, &histories);
    let announced = announced(sheet);
    let national = national(sheet);
    let mut count = Counts::default();
    for (index, player) in snapshot.players.iter().enumerate() {
        if player.number.get() > MOST_PLAYERS {
            count.beyond += 1;
            continue;
        }
        let mut row = static_columns(player, totals[index]);
        let byes = announced.get(&player.number);
        write_rounds(sheet.flavour, &mut row, histories.row(index), byes, &mut count);
        sheet.row(row);
        for record in national.get(&player.number).into_iter().flatten() {
            sheet.row(national_row(record));
        }
        let league = [LEAGUE, &player.number.to_string()].concat();
        sheet.header(&league, "league", &player.league);
        if let Some(estimate) = &player.estimate {
            write_estimate(sheet, player.number, estimate);
        }
    }
    count.report(sheet);
}

/// The column of ratings is for those of lists, so an estimate is a comment of ours.
fn write_estimate(sheet: &mut Sheet<'_>, number: PairingNumber, estimate: &Estimate) {
    let source = clean(&estimate.source);
    if source != estimate.source {
        sheet.altered("source of the estimate", Some(number.get()), &estimate.source);
    }
    let line = format!("{ESTIMATE}{number} {} {source}", estimate.rating);
    sheet.text.push_str(&line);
    sheet.end_line();
}

/// What has to be said about all lines together.
#[derive(Default)]
struct Counts {
    beyond: usize,
    unrated: usize,
    byes: usize,
}

impl Counts {
    fn report(&self, sheet: &mut Sheet<'_>) {
        let (what, most) = ("players", MOST_PLAYERS);
        if self.beyond > 0 {
            sheet.lose(Loss::NumbersTooHigh { what, most, count: self.beyond });
        }
        if self.unrated > 0 {
            sheet.lose(Loss::UnratedAsRated { count: self.unrated });
        }
        if self.byes > 0 {
            sheet.lose(Loss::ByesAsResults { count: self.byes });
        }
    }
}

fn static_columns(player: &Player, points: Score) -> Row {
    let mut row = Row::new("001", Some(player.number.get()));
    row.number(player::NUMBER, "number", player.number);
    if let Some(sex) = player.sex {
        row.put(player::SEX.first, &sex_letter(sex).to_string());
    }
    row.right(player::TITLE, "title", player.title.map_or("", |title| title.code()));
    row.left(player::NAME, "name", &player.name);
    if let Some(rating) = player.rating {
        row.number(player::RATING, "rating", rating);
    }
    row.left(player::FEDERATION, "federation", &player.federation);
    row.right(player::ID, "FIDE number", &player.fide_id);
    if let Some(birth) = &player.birth {
        row.left(player::BIRTH, "date of birth", &birth.to_string());
    }
    row.number(player::POINTS, "points", points);
    if let Some(rank) = player.rank {
        row.number(player::RANK, "rank", rank);
    }
    row
}

/// Byes in the columns of a player for rounds to come.
type Byes = BTreeMap<usize, Unpaired>;

fn write_rounds(
    flavour: Flavour,
    row: &mut Row,
    entries: &[RoundEntry],
    byes: Option<&Byes>,
    count: &mut Counts,
) {
    for (round, entry) in entries.iter().enumerate() {
        write_cell(flavour, row, round, *entry, count);
    }
    for (&round, &bye) in byes.into_iter().flatten() {
        write_cell(flavour, row, round, RoundEntry::Unpaired(bye), count);
    }
}

fn write_cell(
    flavour: Flavour,
    row: &mut Row,
    round: usize,
    entry: RoundEntry,
    count: &mut Counts,
) {
    let (opponent, colour, mark) = match entry {
        RoundEntry::Absent => return,
        RoundEntry::Unpaired(why) => (None, '-', unpaired_mark(why)),
        RoundEntry::Played { opponent, colour, outcome, rated } => {
            (Some(opponent), colour_letter(colour), Mark::Played(outcome, rated))
        }
        RoundEntry::Unfinished { opponent, colour, adjourned } => {
            let mark = if adjourned { Mark::Adjourned } else { Mark::Blank };
            (Some(opponent), colour_letter(colour), mark)
        }
        RoundEntry::Forfeited { opponent, scheduled, won } => {
            let mark = if won { Mark::ForfeitWin } else { Mark::ForfeitLoss };
            (Some(opponent), colour_letter(scheduled), mark)
        }
    };
    let opponent = opponent.filter(|number| number.get() <= MOST_PLAYERS);
    let (colour, mark) = if opponent.is_some() { (colour, mark) } else { ('-', alone(mark)) };
    let letter = if flavour == Flavour::Trf06 { old_letter(mark, count) } else { mark.letter() };
    put_cell(row, round, opponent, colour, letter);
}

fn put_cell(
    row: &mut Row,
    round: usize,
    opponent: Option<PairingNumber>,
    colour: char,
    letter: char,
) {
    let mut cell = [b' '; 8];
    let mut number = opponent.map_or(0, PairingNumber::get);
    for place in (0..4).rev() {
        if number > 0 || opponent.is_none() {
            cell[place] = b'0' + u8::try_from(number % 10).unwrap_or(0);
        }
        number /= 10;
    }
    cell[5] = u8::try_from(colour).unwrap_or(b' ');
    cell[7] = u8::try_from(letter).unwrap_or(b' ');
    let text = std::str::from_utf8(&cell).unwrap_or("");
    row.put(player::OPPONENT.nth(round, player::ROUND_STRIDE).first, text);
}

fn unpaired_mark(why: Unpaired) -> Mark {
    match why {
        Unpaired::PairingBye => Mark::PairingBye,
        Unpaired::Bye(bye) => Mark::Bye(bye),
        Unpaired::ForfeitWin => Mark::ForfeitWin,
        Unpaired::ForfeitLoss => Mark::ForfeitLoss,
    }
}

/// The mark of a player whose opponent cannot be written.
fn alone(mark: Mark) -> Mark {
    match mark {
        Mark::Played(Outcome::Win, _) => Mark::Bye(Bye::Full),
        Mark::Played(Outcome::Draw, _) | Mark::Adjourned => Mark::Bye(Bye::Half),
        Mark::Played(Outcome::Loss, _) => Mark::Bye(Bye::Zero),
        other => other,
    }
}

/// TRF06 has no letters for byes and for games that are not rated.
fn old_letter(mark: Mark, count: &mut Counts) -> char {
    match mark {
        Mark::Played(outcome, false) => {
            count.unrated += 1;
            Mark::Played(outcome, true).letter()
        }
        Mark::Bye(bye) => {
            count.byes += 1;
            match bye {
                Bye::Full => '1',
                Bye::Half => '=',
                Bye::Zero => '0',
            }
        }
        Mark::PairingBye => {
            count.byes += 1;
            '1'
        }
        other => other.letter(),
    }
}

/// Byes of rounds to come that have to stand in the columns of the players, because the format has
/// no other place for them. No format has one for the bye of the pairing.
fn announced(sheet: &mut Sheet<'_>) -> BTreeMap<PairingNumber, Byes> {
    let mut found: BTreeMap<PairingNumber, Byes> = BTreeMap::new();
    for given in &sheet.snapshot.given_byes {
        found.entry(given.who).or_default().insert(given.round.index(), Unpaired::PairingBye);
    }
    if sheet.flavour == Flavour::Trf26 {
        return found;
    }
    let snapshot = sheet.snapshot;
    let histories = Histories::of(snapshot);
    let mut lost = 0;
    for request in &snapshot.requests {
        let Participant::Player(number) = request.who else {
            lost += 1;
            continue;
        };
        if request.round.index() >= snapshot.rounds.len() {
            let byes = found.entry(number).or_default();
            byes.entry(request.round.index()).or_insert(Unpaired::Bye(request.bye));
            continue;
        }
        let index = snapshot.index_of(number);
        let entry = index.map(|index| histories.entry(index, request.round));
        let said = Some(RoundEntry::Unpaired(Unpaired::Bye(request.bye)));
        let silent = request.bye == Bye::Zero && entry == Some(RoundEntry::Absent);
        lost += usize::from(entry != said && !silent);
    }
    let absences = absences(sheet);
    for (number, round) in absences {
        let byes = found.entry(number).or_default();
        byes.entry(round.index()).or_insert(Unpaired::Bye(Bye::Zero));
    }
    sheet.no_place("byes announced for other rounds than those to come", lost);
    found
}

/// Rounds to come that late entries and withdrawals will miss, as the formats can only say it by
/// zero-point byes. Says so.
pub(super) fn absences(sheet: &mut Sheet<'_>) -> Vec<(PairingNumber, RoundNumber)> {
    let snapshot = sheet.snapshot;
    let paired = snapshot.rounds.len();
    let last = snapshot.rules.declared_rounds.map_or(paired + 1, usize::from);
    let mut found = Vec::new();
    for player in &snapshot.players {
        let rounds = (paired..last).filter_map(RoundNumber::from_index);
        let missed = rounds.filter(|round| !player.participation.covers(*round));
        found.extend(missed.map(|round| (player.number, round)));
    }
    if !found.is_empty() {
        sheet.lose(Loss::AbsencesAsByes { count: found.len() });
    }
    found
}

/// National records by player. TRF06 has none; a code must be one that is read as a federation's.
fn national<'s>(sheet: &mut Sheet<'s>) -> BTreeMap<PairingNumber, Vec<&'s NationalRecord>> {
    let mut found: BTreeMap<PairingNumber, Vec<&NationalRecord>> = BTreeMap::new();
    let mut lost = 0;
    for record in &sheet.snapshot.national {
        if sheet.flavour == Flavour::Trf06 || !is_federation(&record.federation) {
            lost += 1;
        } else {
            found.entry(record.number).or_default().push(record);
        }
    }
    sheet.no_place("national records", lost);
    found
}

fn is_federation(code: &str) -> bool {
    let letters = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
    letters && !["XX", "BB"].contains(&&code[..2]) && code != "DAT"
}

fn national_row(record: &NationalRecord) -> Row {
    let mut row = Row::new(&record.federation, Some(record.number.get()));
    row.number(player::NUMBER, "number", record.number);
    if let Some(sex) = record.sex {
        row.put(player::SEX.first, &sex_letter(sex).to_string());
    }
    row.right(player::TITLE, "national title", &record.title);
    row.left(player::NAME, "national name", &record.name);
    if let Some(rating) = record.rating {
        row.number(player::RATING, "national rating", rating);
    }
    row.left(player::FEDERATION, "origin", &record.origin);
    row.right(player::ID, "national number", &record.id);
    if let Some(birth) = &record.birth {
        row.left(player::BIRTH, "date of birth", &birth.to_string());
    }
    if !record.rest.is_empty() {
        row.put(player::REST, &super::row::without_control(&record.rest));
    }
    row
}
