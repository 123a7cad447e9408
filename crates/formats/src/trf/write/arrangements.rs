//! Byes, virtual points, forbidden pairs and abnormal points.

use std::collections::BTreeSet;

use ronde_model::{
    AbnormalKind, AbnormalPoints, Bye, ByeRequest, Participant, Prohibition, RoundNumber,
    RoundSpan, Score,
};

use super::accelerations;
use super::players::absences;
use super::row::Row;
use super::{MOST_PLAYERS, Sheet};
use crate::trf::Flavour;
use crate::trf::columns::{Field, LIST_STRIDE, abnormal, bye, prohibition, virtual_points};
use crate::trf::floats;
use crate::trf::letters::bye_letter;

pub(super) fn write(sheet: &mut Sheet<'_>) {
    if sheet.flavour == Flavour::Trf26 {
        write_byes(sheet);
        write_virtual_points(sheet);
    } else {
        accelerations::write(sheet);
    }
    write_prohibitions(sheet);
    write_abnormal(sheet);
    for floats in &sheet.snapshot.recorded_floats {
        let line = floats::line(floats, MOST_PLAYERS);
        sheet.text.push_str(&line);
        sheet.end_line();
    }
}

/// TRF26:240. Byes of the same kind and round that follow each other share a line.
fn write_byes(sheet: &mut Sheet<'_>) {
    let requests = &sheet.snapshot.requests;
    let mut all = nameable(sheet, requests);
    let known: BTreeSet<(Participant, RoundNumber)> =
        requests.iter().map(|request| (request.who, request.round)).collect();
    let missed = absences(sheet).into_iter();
    let missed = missed.map(|(number, round)| ByeRequest {
        round,
        bye: Bye::Zero,
        who: Participant::Player(number),
    });
    let mut missed: Vec<ByeRequest> =
        missed.filter(|request| !known.contains(&(request.who, request.round))).collect();
    missed.retain(|request| sheet.can_name(request.who));
    missed.sort();
    all.extend(missed);
    for group in all.chunk_by(|one, next| (one.bye, one.round) == (next.bye, next.round)) {
        let mut row = Row::new("240", None);
        row.put(bye::KIND.first, &bye_letter(group[0].bye).to_string());
        row.number(bye::ROUND, "round", group[0].round);
        list(&mut row, bye::IDS, group.iter().map(|request| request.who));
        sheet.row(row);
    }
}

fn nameable(sheet: &mut Sheet<'_>, requests: &[ByeRequest]) -> Vec<ByeRequest> {
    let all: Vec<ByeRequest> =
        requests.iter().copied().filter(|request| sheet.can_name(request.who)).collect();
    sheet.no_place("byes of participants of the other kind", requests.len() - all.len());
    all
}

/// Numbers in a list of four columns and a blank.
fn list(row: &mut Row, first: Field, who: impl Iterator<Item = Participant>) {
    for (index, who) in who.enumerate() {
        row.number(first.nth(index, LIST_STRIDE), "number", who.number());
    }
}

/// TRF26:250.
fn write_virtual_points(sheet: &mut Sheet<'_>) {
    use virtual_points::{FIRST, FIRST_ROUND, LAST, LAST_ROUND, MATCH_POINTS, POINTS};
    let mut lost = 0;
    for points in &sheet.snapshot.accelerations {
        if !sheet.can_name(points.first) {
            lost += 1;
            continue;
        }
        let mut row = Row::new("250", None);
        if points.match_points != Score::ZERO {
            row.number(MATCH_POINTS, "match points", points.match_points);
        }
        if points.points != Score::ZERO || points.match_points == Score::ZERO {
            row.number(POINTS, "points", points.points);
        }
        row.number(FIRST_ROUND, "round", points.rounds.first);
        row.number(LAST_ROUND, "round", points.rounds.last);
        row.number(FIRST, "number", points.first.number());
        row.number(LAST, "number", points.last.number().min(MOST_PLAYERS));
        sheet.row(row);
    }
    sheet.no_place("virtual points of participants of the other kind", lost);
}

/// TRF26:260, or `XXP` where the pair is forbidden in every round.
fn write_prohibitions(sheet: &mut Sheet<'_>) {
    let mut lost = 0;
    for forbidden in &sheet.snapshot.prohibitions {
        let named = forbidden.members.iter().all(|who| sheet.can_name(*who));
        let always = covers_all(sheet, forbidden.rounds);
        match sheet.flavour {
            Flavour::TrfX | Flavour::Bbp if named && always => write_forbidden(sheet, forbidden),
            Flavour::Trf26 | Flavour::Bbp if named => write_record_260(sheet, forbidden),
            _ => lost += 1,
        }
    }
    sheet.no_place("forbidden pairs of this kind", lost);
}

fn covers_all(sheet: &Sheet<'_>, rounds: RoundSpan) -> bool {
    let last = sheet.snapshot.rules.declared_rounds.unwrap_or(RoundNumber::MAX.get());
    rounds.first == RoundNumber::FIRST && rounds.last.get() >= last
}

fn write_record_260(sheet: &mut Sheet<'_>, forbidden: &Prohibition) {
    let mut row = Row::new("260", None);
    row.number(prohibition::FIRST_ROUND, "round", forbidden.rounds.first);
    row.number(prohibition::LAST_ROUND, "round", forbidden.rounds.last);
    list(&mut row, prohibition::IDS, forbidden.members.iter().copied());
    sheet.row(row);
}

fn write_forbidden(sheet: &mut Sheet<'_>, forbidden: &Prohibition) {
    let numbers: Vec<String> =
        forbidden.members.iter().map(|who| who.number().to_string()).collect();
    sheet.header("XXP", "forbidden pair", &numbers.join(" "));
}

/// TRF26:299.
fn write_abnormal(sheet: &mut Sheet<'_>) {
    let records = &sheet.snapshot.abnormal;
    if sheet.flavour != Flavour::Trf26 {
        return sheet.no_place("abnormal points", records.len());
    }
    let mut lost = 0;
    for record in records {
        if record.who.iter().all(|who| sheet.can_name(*who)) {
            sheet.row(abnormal_row(record));
        } else {
            lost += 1;
        }
    }
    sheet.no_place("abnormal points of participants of the other kind", lost);
}

fn abnormal_row(record: &AbnormalPoints) -> Row {
    let mut row = Row::new("299", None);
    if let Some(letter) = abnormal_letter(record.kind) {
        row.put(abnormal::KIND.first, letter);
    }
    row.points(abnormal::MATCH_POINTS, "match points", record.match_points);
    row.points(abnormal::POINTS, "points", record.points);
    match record.round {
        Some(round) => row.number(abnormal::ROUND, "round", round),
        None => row.put(abnormal::ROUND.first, "000"),
    }
    list(&mut row, abnormal::IDS, record.who.iter().copied());
    row
}

fn abnormal_letter(kind: AbnormalKind) -> Option<&'static str> {
    match kind {
        AbnormalKind::Win => Some("W"),
        AbnormalKind::Draw => Some("D"),
        AbnormalKind::Loss => Some("L"),
        AbnormalKind::FullBye => Some("F"),
        AbnormalKind::HalfBye => Some("H"),
        AbnormalKind::ZeroBye => Some("Z"),
        AbnormalKind::ForfeitWin => Some("+"),
        AbnormalKind::ForfeitLoss => Some("-"),
        AbnormalKind::Adjustment => None,
    }
}
