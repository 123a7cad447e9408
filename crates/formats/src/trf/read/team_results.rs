//! Line-ups, byes, forfeits and rows of results of teams (300, 320, 330, 802).

use ronde_model::team::{TeamRound, TeamRow};
use ronde_model::{
    Bye, Forfeit, LineUp, MatchForfeit, PairingNumber, Participant, Score, TeamBye, TeamNumber,
};

use super::draft::Draft;
use super::values::{Fields, entries, number};
use crate::problem::Column;
use crate::trf::columns::{Field, LIST_STRIDE, line_up, match_forfeit, team_bye, team_row};
use crate::trf::letters::colour_of;
use crate::trf::line::Line;

pub(super) fn read(draft: &mut Draft<'_>, line: &Line<'_>) {
    match line.code().as_str() {
        "300" => read_line_up(draft, line),
        "320" => read_byes(draft, line),
        "330" => read_forfeit(draft, line),
        _ => read_row(draft, line),
    }
}

/// A team that exists. The record cannot do without it.
fn team(fields: &mut Fields<'_, '_, '_>, field: Field) -> Option<TeamNumber> {
    let number = fields.number(field, Column::Team);
    let found = fields.draft.team(number);
    if let (None, Some(team), true) = (found, TeamNumber::new(number), fields.good) {
        fields.no_such(field, Participant::Team(team));
    }
    fields.good &= found.is_some();
    found
}

/// A team, or zero or a blank for none.
fn optional_team(fields: &mut Fields<'_, '_, '_>, field: Field) -> Option<TeamNumber> {
    let text = fields.line.get(field);
    if text.bytes().all(|byte| byte == b'0') { None } else { team(fields, field) }
}

fn read_line_up(draft: &mut Draft<'_>, line: &Line<'_>) {
    use line_up::{BOARDS, OPPONENT, ROUND, TEAM};
    let mut fields = Fields::new(draft, line);
    fields.aligned(&[ROUND, TEAM, OPPONENT], Some((BOARDS, LIST_STRIDE)));
    let round = fields.round(ROUND);
    let team = team(&mut fields, TEAM);
    let opponent = optional_team(&mut fields, OPPONENT);
    let mut boards = Vec::new();
    for field in entries(line, BOARDS, LIST_STRIDE) {
        boards.push(board(&mut fields, field));
    }
    if let (true, Some(team)) = (fields.settle(), team) {
        draft.parts.line_ups.push(LineUp { round, team, opponent, boards });
    }
}

/// A player, or `None` for an empty board.
fn board(fields: &mut Fields<'_, '_, '_>, field: Field) -> Option<PairingNumber> {
    let number = fields.optional_number(field, Column::Player)?;
    let player = PairingNumber::new(number)?;
    if fields.draft.player(number).is_none() {
        fields.no_such(field, Participant::Player(player));
        fields.good = false;
    }
    Some(player)
}

fn read_byes(draft: &mut Draft<'_>, line: &Line<'_>) {
    use team_bye::{GAME_POINTS, MATCH_POINTS, STRIDE, TEAMS};
    let mut fields = Fields::new(draft, line);
    fields.aligned(&[MATCH_POINTS, GAME_POINTS], Some((TEAMS, STRIDE)));
    let match_points = fields.points(MATCH_POINTS, Column::MatchPoints).unwrap_or(Score::ZERO);
    let game_points = fields.points(GAME_POINTS, Column::GamePoints).unwrap_or(Score::ZERO);
    let mut teams = Vec::new();
    for field in entries(line, TEAMS, STRIDE) {
        teams.push(optional_team(&mut fields, field));
    }
    let used = teams.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    teams.truncate(used);
    if fields.settle() {
        draft.parts.team_byes.push(TeamBye { match_points, game_points, teams });
    }
}

fn read_forfeit(draft: &mut Draft<'_>, line: &Line<'_>) {
    use match_forfeit::{BLACK, RESULT, ROUND, WHITE};
    let mut fields = Fields::new(draft, line);
    fields.aligned(&[RESULT, ROUND, WHITE, BLACK], None);
    let result = match line.get(RESULT) {
        "+-" => Some(Forfeit::WhiteWins),
        "-+" => Some(Forfeit::BlackWins),
        "--" => Some(Forfeit::BothLose),
        _ => None,
    };
    if result.is_none() {
        fields.unreadable(RESULT, Column::Result);
    }
    let round = fields.round(ROUND);
    let (white, black) = (team(&mut fields, WHITE), team(&mut fields, BLACK));
    if let (true, Some(result), Some(white), Some(black)) = (fields.settle(), result, white, black)
    {
        draft.parts.match_forfeits.push(MatchForfeit { round, white, black, result });
    }
}

fn read_row(draft: &mut Draft<'_>, line: &Line<'_>) {
    use team_row::{FORFEIT, GAME_POINTS, MATCH_POINTS, NICKNAME, OPPONENT, STRIDE, TEAM};
    let mut fields = Fields::new(draft, line);
    let fixed = [TEAM, NICKNAME, MATCH_POINTS, GAME_POINTS];
    fields.aligned(&fixed, Some((Field::new(OPPONENT.first, FORFEIT.last), STRIDE)));
    let team = team(&mut fields, TEAM);
    let match_points = fields.points(MATCH_POINTS, Column::MatchPoints);
    let game_points = fields.points(GAME_POINTS, Column::GamePoints);
    let mut rounds = Vec::new();
    for field in entries(line, OPPONENT, STRIDE) {
        rounds.push(team_round(&mut fields, (field.first - OPPONENT.first) / STRIDE));
    }
    let used =
        rounds.iter().rposition(|round| *round != TeamRound::None).map_or(0, |last| last + 1);
    rounds.truncate(used);
    let nickname = line.get(NICKNAME).to_owned();
    if let (true, Some(team)) = (fields.settle(), team) {
        let row = TeamRow { team, nickname, match_points, game_points, rounds };
        draft.parts.team_rows.push(row);
    }
}

fn team_round(fields: &mut Fields<'_, '_, '_>, index: usize) -> TeamRound {
    use team_row::{COLOUR, FORFEIT, OPPONENT, POINTS, STRIDE};
    let line = fields.line;
    let place = |field: Field| field.nth(index, STRIDE);
    let game_points = fields.points(place(POINTS), Column::GamePoints);
    match line.get(place(OPPONENT)).to_ascii_uppercase().as_str() {
        "PAB" => return TeamRound::PairingBye { game_points },
        "FPB" => return TeamRound::Bye { bye: Bye::Full, game_points },
        "HPB" => return TeamRound::Bye { bye: Bye::Half, game_points },
        "ZPB" => return TeamRound::Bye { bye: Bye::Zero, game_points },
        text if text.is_empty() || number(text) == Some(0) => {
            if !line.get(Field::new(place(COLOUR).first, place(FORFEIT).last)).is_empty() {
                fields.unreadable(place(OPPONENT), Column::Opponent);
            }
            return TeamRound::None;
        }
        _ => {}
    }
    let Some(opponent) = team(fields, place(OPPONENT)) else { return TeamRound::None };
    let letter = line.get(place(COLOUR));
    let colour = letter.chars().next().and_then(colour_of);
    if colour.is_none() && !matches!(letter, "" | "-") {
        fields.unreadable(place(COLOUR), Column::Colour);
    }
    let mark = line.get(place(FORFEIT));
    if !matches!(mark, "" | "f" | "F") {
        fields.unreadable(place(FORFEIT), Column::ForfeitMark);
    }
    TeamRound::Match { opponent, colour, game_points, forfeited: !mark.is_empty() }
}
