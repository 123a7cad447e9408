//! Teams (310, and 013 of TRF16).

use std::collections::BTreeSet;

use ronde_model::{PairingNumber, Participant, Team, TeamNumber};

use super::draft::Draft;
use super::values::Fields;
use crate::problem::{Column, LineProblem, ProblemKind, RecordProblem, excerpt};
use crate::trf::columns::{Field, LIST_STRIDE, old_team, team};
use crate::trf::line::Line;

/// Reads all teams: 310 first, because they have numbers, then 013.
pub(super) fn read(draft: &mut Draft<'_>) {
    let lines = std::mem::take(&mut draft.team_lines);
    let (new, old): (Vec<Line<'_>>, Vec<Line<'_>>) =
        lines.into_iter().partition(|line| line.text().starts_with("310"));
    let mut known = Known::default();
    for line in &new {
        read_new(draft, line, &mut known);
    }
    let numbered = !draft.parts.teams.is_empty();
    for line in &old {
        read_old(draft, line, numbered, &mut known);
    }
}

/// Lines of the teams, in their order, and everybody who is in one.
#[derive(Default)]
struct Known {
    lines: Vec<usize>,
    members: BTreeSet<PairingNumber>,
}

fn read_new(draft: &mut Draft<'_>, line: &Line<'_>, known: &mut Known) {
    const FIXED: [Field; 7] = [
        team::NUMBER,
        team::NAME,
        team::NICKNAME,
        team::STRENGTH,
        team::MATCH_POINTS,
        team::GAME_POINTS,
        team::RANK,
    ];
    let mut fields = Fields::new(draft, line);
    fields.aligned(&FIXED, Some((team::MEMBERS, LIST_STRIDE)));
    let number = TeamNumber::new(fields.number(team::NUMBER, Column::TeamNumber));
    if number.is_none() && fields.good {
        fields.unreadable(team::NUMBER, Column::TeamNumber);
    }
    let strength = fields.points(team::STRENGTH, Column::Strength);
    let match_points = fields.points(team::MATCH_POINTS, Column::MatchPoints);
    let game_points = fields.points(team::GAME_POINTS, Column::GamePoints);
    let rank = fields.optional_number(team::RANK, Column::Rank).filter(|rank| *rank > 0);
    let list = fields.list(team::MEMBERS, LIST_STRIDE, Column::Member);
    check_twice(&mut fields, number, known);
    if !fields.good {
        fields.settle();
        return;
    }
    let members = members(&mut fields, &list, known);
    let Some(number) = number else { return };
    let name = line.get(team::NAME).to_owned();
    let nickname = line.get(team::NICKNAME).to_owned();
    known.lines.push(line.number);
    draft.parts.teams.push(Team {
        number,
        name,
        nickname,
        strength,
        match_points,
        game_points,
        rank,
        members,
    });
}

fn check_twice(fields: &mut Fields<'_, '_, '_>, number: Option<TeamNumber>, known: &Known) {
    let teams = &fields.draft.parts.teams;
    let place = teams.iter().position(|team| Some(team.number) == number);
    if let (Some(place), Some(number)) = (place, number) {
        fields.good = false;
        let problem = RecordProblem::TeamTwice { number: number.get(), first: known.lines[place] };
        fields.draft.record_problem(fields.line, team::NUMBER, problem);
    }
}

/// The members that exist, each once.
fn members(
    fields: &mut Fields<'_, '_, '_>,
    list: &[(Field, u32)],
    known: &mut Known,
) -> Vec<PairingNumber> {
    let (mut found, mut own) = (Vec::new(), BTreeSet::new());
    for &(field, number) in list {
        match (PairingNumber::new(number), fields.draft.player(number)) {
            (_, Some(player)) => {
                if known.members.insert(player) {
                    own.insert(player);
                    found.push(player);
                    continue;
                }
                if own.insert(player) {
                    found.push(player);
                }
                let problem = RecordProblem::MemberTwice { player: number };
                fields.draft.record_problem(fields.line, field, problem);
            }
            (Some(player), None) => fields.no_such(field, Participant::Player(player)),
            (None, None) => {}
        }
    }
    found
}

/// A team of TRF16 has no number: it gets the next one, unless a 310 record has the same name.
fn read_old(draft: &mut Draft<'_>, line: &Line<'_>, numbered: bool, known: &mut Known) {
    if line.columns() < old_team::NAME.first {
        let kind = LineProblem::TooShort { code: "013".to_owned(), needed: old_team::NAME.first };
        draft.problem_at(line.number, line.columns() + 1, 1, ProblemKind::Line(kind));
        return draft.set_aside(line);
    }
    let name = line.get(old_team::NAME).to_owned();
    let mut fields = Fields::new(draft, line);
    fields.aligned(&[old_team::NAME], Some((old_team::MEMBERS, LIST_STRIDE)));
    let list = fields.list(old_team::MEMBERS, LIST_STRIDE, Column::Member);
    if !fields.good {
        fields.settle();
        return;
    }
    let same = fields.draft.parts.teams.iter().position(|team| numbered && team.name == name);
    if let Some(place) = same {
        return compare(&mut fields, &list, place);
    }
    let members = members(&mut fields, &list, known);
    let highest = draft.parts.teams.iter().map(|team| team.number.get()).max().unwrap_or(0);
    let Some(number) = TeamNumber::new(highest + 1) else { return };
    known.lines.push(line.number);
    draft.parts.teams.push(Team::new(number, name, members));
}

/// A 013 record beside a 310 record adds nothing; it may only contradict.
fn compare(fields: &mut Fields<'_, '_, '_>, list: &[(Field, u32)], place: usize) {
    let team = &fields.draft.parts.teams[place];
    let ours = team.members.iter().map(|player| player.get());
    if !ours.eq(list.iter().map(|(_, number)| *number)) {
        let problem = RecordProblem::RostersDiffer { team: excerpt(&team.name) };
        fields.draft.record_problem(fields.line, old_team::NAME, problem);
    }
}
