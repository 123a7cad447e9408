//! Teams and their results.

use ronde_model::team::{TeamRound, TeamRow};
use ronde_model::{Bye, Forfeit, LineUp, MatchForfeit, PairingNumber, Team, TeamBye, TeamNumber};

use super::row::Row;
use super::{MOST_PLAYERS, MOST_TEAMS, Sheet};
use crate::trf::columns::{
    Field, LIST_STRIDE, line_up, match_forfeit, old_team, team, team_bye, team_row,
};
use crate::trf::letters::colour_letter;
use crate::trf::{Flavour, Loss};

pub(super) fn write(sheet: &mut Sheet<'_>) {
    let teams = &sheet.snapshot.teams;
    if sheet.flavour == Flavour::Bbp {
        return sheet.no_place("teams", teams.len());
    }
    let high = teams.iter().filter(|team| team.number.get() > MOST_TEAMS).count();
    if high > 0 && sheet.flavour == Flavour::Trf26 {
        let loss = Loss::NumbersTooHigh { what: "teams", most: MOST_TEAMS, count: high };
        sheet.lose(loss);
    }
    let mut more = 0;
    for (index, team) in teams.iter().enumerate() {
        if sheet.flavour != Flavour::Trf26 {
            sheet.row(old_row(team));
            more += usize::from(has_more(team, index));
        } else if team.number.get() <= MOST_TEAMS {
            sheet.row(new_row(team));
        }
    }
    sheet.no_place("numbers, nicknames, strengths, points and ranks of teams", more);
}

/// Whether a 013 record says less than is known of the team.
fn has_more(team: &Team, index: usize) -> bool {
    let plain = Team {
        number: TeamNumber::new(u32::try_from(index + 1).unwrap_or(u32::MAX))
            .unwrap_or(team.number),
        name: team.name.clone(),
        nickname: String::new(),
        strength: None,
        match_points: None,
        game_points: None,
        rank: None,
        members: team.members.clone(),
    };
    plain != *team
}

fn old_row(team: &Team) -> Row {
    let mut row = Row::new("013", Some(team.number.get()));
    row.left(old_team::NAME, "name of the team", &team.name);
    write_members(&mut row, old_team::MEMBERS, &team.members);
    row
}

fn new_row(team: &Team) -> Row {
    let mut row = Row::new("310", Some(team.number.get()));
    row.number(team::NUMBER, "number of the team", team.number);
    row.left(team::NAME, "name of the team", &team.name);
    row.left(team::NICKNAME, "nickname of the team", &team.nickname);
    row.points(team::STRENGTH, "strength of the team", team.strength);
    row.points(team::MATCH_POINTS, "match points", team.match_points);
    row.points(team::GAME_POINTS, "game points", team.game_points);
    if let Some(rank) = team.rank {
        row.number(team::RANK, "rank of the team", rank);
    }
    write_members(&mut row, team::MEMBERS, &team.members);
    row
}

fn write_members(row: &mut Row, first: Field, members: &[PairingNumber]) {
    let fitting = members.iter().filter(|number| number.get() <= MOST_PLAYERS);
    for (index, number) in fitting.enumerate() {
        row.number(first.nth(index, LIST_STRIDE), "member", number);
    }
}

/// Line-ups, byes, forfeits and rows of results, which only TRF26 has.
pub(super) fn write_results(sheet: &mut Sheet<'_>) {
    let snapshot = sheet.snapshot;
    if sheet.flavour != Flavour::Trf26 {
        sheet.no_place("line-ups of teams", snapshot.line_ups.len());
        sheet.no_place("byes of teams", snapshot.team_byes.len());
        sheet.no_place("forfeited matches", snapshot.match_forfeits.len());
        return sheet.no_place("rows of team results", snapshot.team_rows.len());
    }
    for line_up in &snapshot.line_ups {
        sheet.row(line_up_row(line_up));
    }
    for byes in &snapshot.team_byes {
        sheet.row(bye_row(byes));
    }
    for forfeit in &snapshot.match_forfeits {
        sheet.row(forfeit_row(forfeit));
    }
    for results in &snapshot.team_rows {
        sheet.row(result_row(results));
    }
}

fn line_up_row(line_up: &LineUp) -> Row {
    let mut row = Row::new("300", Some(line_up.team.get()));
    row.number(line_up::ROUND, "round", line_up.round);
    row.number(line_up::TEAM, "team", line_up.team);
    match line_up.opponent {
        Some(opponent) => row.number(line_up::OPPONENT, "opposing team", opponent),
        None => row.put(line_up::OPPONENT.first, "000"),
    }
    for (index, board) in line_up.boards.iter().enumerate() {
        let field = line_up::BOARDS.nth(index, LIST_STRIDE);
        match board {
            Some(number) => row.number(field, "player", number),
            None => row.put(field.first, "0000"),
        }
    }
    row
}

fn bye_row(byes: &TeamBye) -> Row {
    let mut row = Row::new("320", None);
    row.number(team_bye::MATCH_POINTS, "match points", byes.match_points);
    row.number(team_bye::GAME_POINTS, "game points", byes.game_points);
    for (index, team) in byes.teams.iter().enumerate() {
        let field = team_bye::TEAMS.nth(index, team_bye::STRIDE);
        match team {
            Some(number) => row.number(field, "team", number),
            None => row.put(field.first, "000"),
        }
    }
    row
}

fn forfeit_row(forfeit: &MatchForfeit) -> Row {
    let mut row = Row::new("330", None);
    let result = match forfeit.result {
        Forfeit::WhiteWins => "+-",
        Forfeit::BlackWins => "-+",
        Forfeit::BothLose => "--",
    };
    row.put(match_forfeit::RESULT.first, result);
    row.number(match_forfeit::ROUND, "round", forfeit.round);
    row.number(match_forfeit::WHITE, "team", forfeit.white);
    row.number(match_forfeit::BLACK, "team", forfeit.black);
    row
}

fn result_row(results: &TeamRow) -> Row {
    let mut row = Row::new("802", Some(results.team.get()));
    row.number(team_row::TEAM, "team", results.team);
    row.left(team_row::NICKNAME, "nickname of the team", &results.nickname);
    row.points(team_row::MATCH_POINTS, "match points", results.match_points);
    row.points(team_row::GAME_POINTS, "game points", results.game_points);
    for (index, round) in results.rounds.iter().enumerate() {
        write_team_round(&mut row, index, *round);
    }
    row
}

fn write_team_round(row: &mut Row, index: usize, round: TeamRound) {
    let place = |field: Field| field.nth(index, team_row::STRIDE);
    let (text, points) = match round {
        TeamRound::None => return,
        TeamRound::PairingBye { game_points } => ("PAB", game_points),
        TeamRound::Bye { bye: Bye::Full, game_points } => ("FPB", game_points),
        TeamRound::Bye { bye: Bye::Half, game_points } => ("HPB", game_points),
        TeamRound::Bye { bye: Bye::Zero, game_points } => ("ZPB", game_points),
        TeamRound::Match { opponent, colour, game_points, forfeited } => {
            row.number(place(team_row::OPPONENT), "opposing team", opponent);
            if let Some(colour) = colour {
                row.put(place(team_row::COLOUR).first, &colour_letter(colour).to_string());
            }
            row.points(place(team_row::POINTS), "game points", game_points);
            if forfeited {
                row.put(place(team_row::FORFEIT).first, "f");
            }
            return;
        }
    };
    row.put(place(team_row::OPPONENT).first, text);
    row.points(place(team_row::POINTS), "game points", points);
}
