//! Matches of teams, read off the games of a round.

use ronde_model::{
    Colour, Histories, PairingNumber, Participant, RoundEntry, RoundNumber, Score, Snapshot,
    TeamNumber, Unpaired, scores,
};

use super::Source;
use crate::names;

/// A match between two teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Match {
    /// The team that is named first.
    pub(crate) first: TeamNumber,
    /// The other one.
    pub(crate) second: TeamNumber,
    /// Its boards, in order.
    pub(crate) boards: Vec<Board>,
}

/// A board of a match. A team that could not man a board leaves its chair empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    /// Who sits there for the first team.
    pub(crate) first: Option<PairingNumber>,
    /// And for the second.
    pub(crate) second: Option<PairingNumber>,
    /// The first team's colour.
    pub(crate) colour: Colour,
    /// Points of both, once the result is known.
    pub(crate) points: Option<[Score; 2]>,
}

/// The matches of a round, in the order of their first games.
pub(crate) fn of(snapshot: &Snapshot, round: RoundNumber) -> Vec<Match> {
    let Some(held) = snapshot.rounds.get(round.index()) else { return Vec::new() };
    let histories = Histories::of_first(snapshot, round.index() + 1);
    let mut found: Vec<Match> = Vec::new();
    for game in held.games() {
        let (Some(white), Some(black)) =
            (team_of(snapshot, game.white), team_of(snapshot, game.black))
        else {
            continue;
        };
        let points = [game.white, game.black].map(|it| made(snapshot, &histories, round, it));
        let points = points[0].zip(points[1]).map(|(white, black)| [white, black]);
        let place = found.iter().position(|it| it.is_of(white, black));
        let place = place.unwrap_or_else(|| {
            let (first, second) = named_first(snapshot, white, black);
            found.push(Match { first, second, boards: Vec::new() });
            found.len() - 1
        });
        let turned = found[place].first != white;
        let board = Board {
            first: Some(game.white),
            second: Some(game.black),
            colour: Colour::White,
            points,
        };
        found[place].boards.push(if turned { board.turned() } else { board });
    }
    add_empty_chairs(snapshot, round, &mut found);
    found
}

impl Match {
    fn is_of(&self, one: TeamNumber, other: TeamNumber) -> bool {
        [(one, other), (other, one)].contains(&(self.first, self.second))
    }

    /// Points of both teams, once every result is known.
    pub(crate) fn total(&self) -> Option<[Score; 2]> {
        let boards: Option<Vec<[Score; 2]>> = self.boards.iter().map(|it| it.points).collect();
        let sum = |side: usize| move |boards: &[[Score; 2]]| boards.iter().map(|it| it[side]).sum();
        boards.map(|boards| [sum(0)(&boards), sum(1)(&boards)])
    }
}

impl Board {
    fn turned(self) -> Board {
        Board {
            first: self.second,
            second: self.first,
            colour: self.colour.other(),
            points: self.points.map(|[one, other]| [other, one]),
        }
    }
}

/// The team of a player.
pub(crate) fn team_of(snapshot: &Snapshot, number: PairingNumber) -> Option<TeamNumber> {
    let team = snapshot.teams.iter().find(|team| team.members.contains(&number));
    team.map(|team| team.number)
}

/// The name of a team.
pub(crate) fn name(source: &Source, number: TeamNumber) -> String {
    names::participant_in(source.snapshot, Participant::Team(number), source.lang)
}

/// Boards of a match: as the rules say, else as many as were ever played.
pub(crate) fn boards(snapshot: &Snapshot) -> usize {
    let declared = snapshot.rules.board_colours.len();
    if declared > 0 {
        return declared;
    }
    let rounds = (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index);
    let seen = rounds.flat_map(|round| of(snapshot, round)).map(|it| it.boards.len()).max();
    let members = snapshot.teams.iter().map(|team| team.members.len()).min();
    seen.or(members).unwrap_or(0)
}

/// On the first board the first-named team has the colour that the rules give it; White, where they
/// say nothing.
fn named_first(
    snapshot: &Snapshot,
    white: TeamNumber,
    black: TeamNumber,
) -> (TeamNumber, TeamNumber) {
    match snapshot.rules.board_colours.first() {
        Some(Colour::Black) => (black, white),
        _ => (white, black),
    }
}

fn made(
    snapshot: &Snapshot,
    histories: &Histories,
    round: RoundNumber,
    number: PairingNumber,
) -> Option<Score> {
    let entry = histories.entry(snapshot.index_of(number)?, round);
    let open = matches!(entry, RoundEntry::Unfinished { .. });
    (!open).then(|| scores::for_result(snapshot, number, round, entry))
}

/// Somebody who won because the chair opposite stayed empty has no game; he belongs to the match of
/// his team all the same.
fn add_empty_chairs(snapshot: &Snapshot, round: RoundNumber, found: &mut [Match]) {
    for &(number, why) in snapshot.rounds[round.index()].unpaired() {
        if !matches!(why, Unpaired::ForfeitWin | Unpaired::ForfeitLoss) {
            continue;
        }
        let Some(team) = team_of(snapshot, number) else { continue };
        let Some(of) = found.iter_mut().find(|it| [it.first, it.second].contains(&team)) else {
            continue;
        };
        let before = of.boards.len();
        let colour = match snapshot.rules.board_colours.get(before) {
            Some(colour) => *colour,
            None if before.is_multiple_of(2) => Colour::White,
            None => Colour::Black,
        };
        let made = snapshot.rules.points.unpaired(why);
        let points = Some([made, Score::ZERO]);
        let board = Board { first: Some(number), second: None, colour, points };
        let mirrored = Board { colour: colour.other(), ..board }.turned();
        let is_first = of.first == team;
        of.boards.push(if is_first { board } else { mirrored });
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use ronde_model::{Game, GameResult, Parts, PlayedScore, Player, Round, Team};

    pub(crate) fn player(number: u32) -> PairingNumber {
        PairingNumber::new(number).unwrap()
    }

    pub(crate) fn team(number: u32) -> TeamNumber {
        TeamNumber::new(number).unwrap()
    }

    /// Two teams of two; the colours of the second board are turned, and its game goes on.
    pub(crate) fn event(first: Colour) -> Snapshot {
        let people: Vec<Player> =
            (1..=4).map(|it| Player::new(player(it), format!("Player, {it}"))).collect();
        let one = |number: u32, members: [u32; 2]| {
            Team::new(team(number), format!("Team {number}"), members.map(player).to_vec())
        };
        let won = GameResult::Played { score: PlayedScore::WhiteWins, rated: true };
        let game =
            |white, black, result| Game { white: player(white), black: player(black), result };
        let games = vec![game(1, 3, won), game(4, 2, GameResult::Pending)];
        let mut parts = Parts {
            players: people,
            teams: vec![one(1, [1, 2]), one(2, [3, 4])],
            rounds: vec![Round::new(games, Vec::new()).unwrap()],
            ..Parts::default()
        };
        parts.rules.board_colours = vec![first, first.other()];
        Snapshot::new(parts).unwrap()
    }

    #[test]
    fn games_between_two_teams_are_a_match() {
        let point = Score::from_points(1);
        for (colour, first, points) in
            [(Colour::White, 1, [point, Score::ZERO]), (Colour::Black, 2, [Score::ZERO, point])]
        {
            let found = of(&event(colour), RoundNumber::FIRST);
            assert_eq!(1, found.len());
            assert_eq!(team(first), found[0].first);
            assert_eq!(Some(points), found[0].boards[0].points);
            let colours: Vec<Colour> = found[0].boards.iter().map(|it| it.colour).collect();
            assert_eq!(vec![colour, colour.other()], colours);
            assert_eq!((None, None), (found[0].boards[1].points, found[0].total()));
        }
    }

    #[test]
    fn an_empty_chair_is_a_board() {
        let mut parts = event(Colour::White).into_parts();
        let games = parts.rounds[0].games()[..1].to_vec();
        parts.rounds[0] = Round::new(games, vec![(player(4), Unpaired::ForfeitWin)]).unwrap();
        let found = of(&Snapshot::new(parts).unwrap(), RoundNumber::FIRST);
        let board = found[0].boards[1];
        assert_eq!(
            (None, Some(player(4)), Colour::Black),
            (board.first, board.second, board.colour)
        );
        assert_eq!(Some([Score::from_points(1); 2]), found[0].total());
    }
}
