//! Records that name participants: byes, virtual points, forbidden pairs, abnormal points.

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{
    AbnormalKind, AbnormalPoints, Bye, ByeRequest, Participant, Prohibition, RoundFloats,
    RoundNumber, RoundSpan, Score, VirtualPoints,
};

use super::draft::{Draft, participant};
use super::values::{Fields, entries, number};
use super::{estimate, national, own, team_results};
use crate::problem::{Column, Range, RecordProblem, excerpt};
use crate::trf::ESTIMATE;
use crate::trf::columns::{
    Field, LIST_STRIDE, VALUE, abnormal, acceleration, bye, prohibition, virtual_points,
};
use crate::trf::floats;
use crate::trf::letters::{Mark, bye_of};
use crate::trf::line::{Line, MOST_COLUMNS};

/// Reads all records that were put aside until players and teams were known.
pub(super) fn read(draft: &mut Draft<'_>) {
    draft.paired = draft.held_rounds();
    let lines = std::mem::take(&mut draft.later);
    let mut byes = BTreeMap::new();
    for line in &lines {
        match line.code().as_str() {
            "240" => read_byes(draft, line, &mut byes),
            "250" => read_virtual_points(draft, line),
            "260" => read_prohibition(draft, line),
            "299" => read_abnormal(draft, line),
            "XXA" => read_acceleration(draft, line),
            "XXP" => read_forbidden(draft, line),
            "XXZ" => read_absent(draft, line, &mut byes),
            "###" if line.text().starts_with(ESTIMATE) => estimate::read(draft, line),
            "###" if floats::is_marked(line.text()) => read_floats(draft, line),
            "300" | "320" | "330" | "802" => team_results::read(draft, line),
            "###" => own::read(draft, line),
            _ => national::read(draft, line),
        }
    }
}

/// Our own comment. One that says nothing of this tournament stays the comment that it is.
fn read_floats(draft: &mut Draft<'_>, line: &Line<'_>) {
    let known = |floats: &RoundFloats| {
        let mut named = floats.up.iter().chain(&floats.down);
        let first = draft.parts.recorded_floats.iter().all(|it| it.round != floats.round);
        first
            && floats.round.index() < draft.paired
            && named.all(|number| draft.row_of(number.get()).is_some())
    };
    match floats::read(line.text()).filter(known) {
        Some(floats) => draft.parts.recorded_floats.push(floats),
        None => draft.keep(line),
    }
}

/// Byes that were announced, to find those announced twice.
type Announced = BTreeMap<(Participant, RoundNumber), Bye>;

fn read_byes(draft: &mut Draft<'_>, line: &Line<'_>, byes: &mut Announced) {
    let teams = draft.is_team_event();
    let mut fields = Fields::new(draft, line);
    fields.aligned(&[bye::KIND, bye::ROUND], Some((bye::IDS, LIST_STRIDE)));
    let kind = bye_of(line.get(bye::KIND));
    if kind.is_none() {
        fields.unreadable(bye::KIND, Column::ByeKind);
    }
    let round = fields.round(bye::ROUND);
    let list = fields.list(bye::IDS, LIST_STRIDE, Column::Participant);
    let (Some(kind), true) = (kind, fields.good) else {
        fields.settle();
        return;
    };
    announce(&mut fields, &list, teams, (kind, round), byes);
}

/// Takes a bye for each of the list.
fn announce(
    fields: &mut Fields<'_, '_, '_>,
    list: &[(Field, u32)],
    teams: bool,
    (bye, round): (Bye, RoundNumber),
    byes: &mut Announced,
) {
    if list.is_empty() {
        let field = Field::new(VALUE, VALUE);
        fields.draft.record_problem(fields.line, field, RecordProblem::Nobody);
    }
    for &(field, number) in list {
        let Some(&who) = fields.participants(&[(field, number)], teams).first() else { continue };
        match byes.insert((who, round), bye) {
            None => {}
            Some(known) if known == bye => continue,
            Some(known) => {
                byes.insert((who, round), known);
                let problem = RecordProblem::ByeTwice { who, round };
                fields.draft.record_problem(fields.line, field, problem);
                continue;
            }
        }
        let problem = compare(fields.draft, who, round, bye);
        let taken = !matches!(problem, Some(RecordProblem::ByeContradicted { .. }))
            || round.index() < fields.draft.paired;
        if let Some(problem) = problem {
            fields.draft.record_problem(fields.line, field, problem);
        }
        if taken {
            fields.draft.parts.requests.push(ByeRequest { round, bye, who });
        }
    }
}

/// Compares an announced bye with the player's line, and makes the line say it where it is silent.
/// A bye of a round to come is taken out of the line: it need not be announced twice.
fn compare(
    draft: &mut Draft<'_>,
    who: Participant,
    round: RoundNumber,
    bye: Bye,
) -> Option<RecordProblem> {
    let row = draft.row_of(who.player()?.get())?;
    let paired = round.index() < draft.paired;
    let cells = &mut draft.rows[row].cells;
    let cell = cells.get(round.index()).copied().unwrap_or_default();
    if cell.opponent == 0 && cell.mark == Mark::Bye(bye) {
        if !paired {
            cells[round.index()].mark = Mark::Blank;
        }
        return None;
    }
    if !cell.is_blank() {
        return Some(RecordProblem::ByeContradicted { who, round });
    }
    if !paired || bye == Bye::Zero {
        return None;
    }
    if cells.len() <= round.index() {
        cells.resize(round.index() + 1, super::cells::Cell::default());
    }
    cells[round.index()].mark = Mark::Bye(bye);
    Some(RecordProblem::ByeOnlyHere { who, round })
}

/// `XXZ`: absent in the round that is to be paired next.
fn read_absent(draft: &mut Draft<'_>, line: &Line<'_>, byes: &mut Announced) {
    let next = RoundNumber::from_index(draft.paired).unwrap_or(RoundNumber::MAX);
    let mut fields = Fields::new(draft, line);
    let list = words(&mut fields);
    announce(&mut fields, &list, false, (Bye::Zero, next), byes);
}

/// The numbers of a list that is not bound to columns.
fn words(fields: &mut Fields<'_, '_, '_>) -> Vec<(Field, u32)> {
    let mut found = Vec::new();
    let mut column = VALUE;
    let line = fields.line;
    for word in line.at(Field::new(VALUE, MOST_COLUMNS)).split([' ', ',', ';']) {
        let width = word.chars().count();
        let field = Field::new(column, column + width.max(1) - 1);
        column += width + 1;
        match number(word) {
            Some(number) => found.push((field, number)),
            None if word.is_empty() => {}
            None => {
                let problem =
                    RecordProblem::Unreadable { what: Column::Player, text: excerpt(word) };
                fields.draft.record_problem(line, field, problem);
            }
        }
    }
    found
}

fn read_virtual_points(draft: &mut Draft<'_>, line: &Line<'_>) {
    use virtual_points::{FIRST, FIRST_ROUND, LAST, LAST_ROUND, MATCH_POINTS, POINTS};
    let teams = draft.is_team_event();
    let mut fields = Fields::new(draft, line);
    fields.aligned(&[MATCH_POINTS, POINTS, FIRST_ROUND, LAST_ROUND, FIRST, LAST], None);
    let match_points = fields.points(MATCH_POINTS, Column::MatchPoints).unwrap_or(Score::ZERO);
    let points = fields.points(POINTS, Column::Points).unwrap_or(Score::ZERO);
    let rounds = fields.span(FIRST_ROUND, LAST_ROUND);
    let (from, to) =
        (fields.number(FIRST, Column::FirstNumber), fields.number(LAST, Column::LastNumber));
    if from > to {
        fields.reversed(Field::new(FIRST.first, LAST.last), Range::Numbers, from, to);
    }
    let first = participant(from.min(to), teams);
    let last = participant(from.max(to), teams);
    if first.is_none() && fields.good {
        fields.unreadable(FIRST, Column::FirstNumber);
    }
    if let (Some(first), true) = (first, fields.good && beyond(fields.draft, from.min(to), teams)) {
        fields.no_such(FIRST, first);
    }
    if let (true, Some(first), Some(last)) = (fields.settle(), first, last) {
        let points = VirtualPoints { first, last, rounds, points, match_points };
        draft.parts.accelerations.push(points);
    }
}

/// Whether a range that begins here holds nobody at all.
fn beyond(draft: &Draft<'_>, first: u32, teams: bool) -> bool {
    if teams {
        draft.parts.teams.iter().all(|team| team.number.get() < first)
    } else {
        draft.rows.iter().all(|row| row.player.number.get() < first)
    }
}

fn read_prohibition(draft: &mut Draft<'_>, line: &Line<'_>) {
    use prohibition::{FIRST_ROUND, IDS, LAST_ROUND};
    let teams = draft.is_team_event();
    let mut fields = Fields::new(draft, line);
    fields.aligned(&[FIRST_ROUND, LAST_ROUND], Some((IDS, LIST_STRIDE)));
    let rounds = fields.span(FIRST_ROUND, LAST_ROUND);
    let list = fields.list(IDS, LIST_STRIDE, Column::Participant);
    forbid(fields, rounds, &list, teams);
}

/// `XXP`: in every round.
fn read_forbidden(draft: &mut Draft<'_>, line: &Line<'_>) {
    let mut fields = Fields::new(draft, line);
    let list = words(&mut fields);
    forbid(fields, RoundSpan::ALWAYS, &list, false);
}

fn forbid(mut fields: Fields<'_, '_, '_>, rounds: RoundSpan, list: &[(Field, u32)], teams: bool) {
    let mut seen = BTreeSet::new();
    let mut members = fields.participants(list, teams);
    members.retain(|who| seen.insert(*who));
    if list.len() < 2 && fields.good {
        let field = list.first().map_or(Field::new(VALUE, VALUE), |(field, _)| *field);
        fields.draft.record_problem(fields.line, field, RecordProblem::OnlyOne);
    }
    fields.good &= members.len() >= 2;
    let Fields { good, draft, line } = fields;
    if good {
        draft.parts.prohibitions.push(Prohibition { rounds, members });
    } else {
        draft.set_aside(line);
    }
}

fn read_abnormal(draft: &mut Draft<'_>, line: &Line<'_>) {
    use abnormal::{IDS, KIND, MATCH_POINTS, POINTS, ROUND};
    let teams = draft.is_team_event();
    let mut fields = Fields::new(draft, line);
    fields.aligned(&[KIND, MATCH_POINTS, POINTS, ROUND], Some((IDS, LIST_STRIDE)));
    let kind = abnormal_kind(line.get(KIND));
    if kind.is_none() {
        fields.unreadable(KIND, Column::ResultKind);
    }
    let match_points = fields.points(MATCH_POINTS, Column::MatchPoints);
    let points = fields.points(POINTS, Column::Points);
    let every = matches!(number(line.get(ROUND)), Some(0)) || line.get(ROUND).is_empty();
    let round = (!every).then(|| fields.round(ROUND));
    let list = fields.list(IDS, LIST_STRIDE, Column::Participant);
    let (Some(kind), true) = (kind, fields.good) else {
        fields.settle();
        return;
    };
    if list.is_empty() {
        fields.draft.record_problem(line, KIND, RecordProblem::Nobody);
    }
    let who = fields.participants(&list, teams);
    draft.parts.abnormal.push(AbnormalPoints { kind, match_points, points, round, who });
}

fn abnormal_kind(text: &str) -> Option<AbnormalKind> {
    Some(match text {
        "W" | "w" => AbnormalKind::Win,
        "D" | "d" => AbnormalKind::Draw,
        "L" | "l" => AbnormalKind::Loss,
        "F" | "f" => AbnormalKind::FullBye,
        "H" | "h" => AbnormalKind::HalfBye,
        "Z" | "z" => AbnormalKind::ZeroBye,
        "+" => AbnormalKind::ForfeitWin,
        "-" => AbnormalKind::ForfeitLoss,
        "" => AbnormalKind::Adjustment,
        _ => return None,
    })
}

/// `XXA`: virtual points of one player in each round; equal ones in a row become one range.
fn read_acceleration(draft: &mut Draft<'_>, line: &Line<'_>) {
    use acceleration::{PLAYER, POINTS};
    let mut fields = Fields::new(draft, line);
    fields.aligned(&[PLAYER], Some((POINTS, LIST_STRIDE)));
    let number = fields.number(PLAYER, Column::Player);
    let rounds: Vec<Field> = entries(line, POINTS, LIST_STRIDE).take(999).collect();
    let read = |field: &Field| fields.points(*field, Column::Points).unwrap_or(Score::ZERO);
    let points: Vec<Score> = rounds.iter().map(read).collect();
    let who = participant(number, false);
    match who {
        Some(who) if !fields.draft.exists(who) => {
            fields.no_such(PLAYER, who);
            fields.good = false;
        }
        None if fields.good => fields.unreadable(PLAYER, Column::Player),
        _ => {}
    }
    if let (true, Some(who)) = (fields.settle(), who) {
        draft.parts.accelerations.extend(runs(who, &points));
    }
}

/// Runs of equal points that are not zero.
fn runs(who: Participant, points: &[Score]) -> Vec<VirtualPoints> {
    let mut found: Vec<VirtualPoints> = Vec::new();
    for (index, &points) in points.iter().enumerate() {
        let Some(round) = RoundNumber::from_index(index) else { break };
        match found.last_mut() {
            Some(run) if run.points == points && run.rounds.last.index() + 1 == index => {
                run.rounds.last = round;
            }
            _ if points == Score::ZERO => {}
            _ => {
                let rounds = RoundSpan { first: round, last: round };
                let match_points = Score::ZERO;
                found.push(VirtualPoints { first: who, last: who, rounds, points, match_points });
            }
        }
    }
    found
}
