//! Tournaments whose rounds are matches: teams made of the players, two columns for a match of two
//! games, line-ups, and matches to which nobody comes.

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, LineUp, MatchForfeit, PairingNumber,
    Participant, Participation, Parts, PrimaryPoints, Round, RoundNumber, RoundSpan, Score,
    Snapshot, Team, TeamForm, TeamNumber, VirtualPoints,
};
use ronde_swiss::contest::{self, Play};
use ronde_swiss::{Book, Detail, PairingError, RoundPairing, pair};

use crate::dice::Dice;
use crate::plan::Plan;
use crate::play::Table;
use crate::recipe::Acceleration;

/// How many people a tournament of that plan has: of teams all their members.
pub(crate) fn people(plan: &Plan, seed: u64) -> u32 {
    match Book::of(plan.system).play {
        Play::Games | Play::TwoGames => plan.players,
        Play::Teams => plan.players * u32::from(Squad::of(seed).members()),
    }
}

/// Boards of a match, and reserves of a team.
struct Squad {
    boards: u16,
    reserves: u16,
}

impl Squad {
    fn of(seed: u64) -> Squad {
        let mut dice = Dice::new(seed, "squads");
        Squad { boards: dice.between_small(1, 4), reserves: dice.between_small(0, 2) }
    }

    fn members(&self) -> u16 {
        self.boards + self.reserves
    }
}

/// The same tournament for matches.
pub(crate) fn arrange(parts: &mut Parts, plan: &Plan, seed: u64) {
    match Book::of(plan.system).play {
        Play::Games => {}
        Play::TwoGames => in_two_columns(parts),
        Play::Teams => in_teams(parts, plan, seed),
    }
}

/// Rounds of the book become two rounds of the file each.
fn in_two_columns(parts: &mut Parts) {
    let first = |round: RoundNumber| RoundNumber::new(2 * round.get() - 1).unwrap_or(round);
    let last = |round: RoundNumber| RoundNumber::new(2 * round.get()).unwrap_or(RoundNumber::MAX);
    let span = |rounds: RoundSpan| match rounds {
        RoundSpan::ALWAYS => rounds,
        _ => RoundSpan { first: first(rounds.first), last: last(rounds.last) },
    };
    parts.rules.declared_rounds = parts.rules.declared_rounds.map(|rounds| 2 * rounds);
    parts.event.round_dates =
        parts.event.round_dates.iter().flat_map(|day| [day.clone(), day.clone()]).collect();
    for player in &mut parts.players {
        let Participation { from, until } = player.participation;
        player.participation = Participation { from: first(from), until: until.map(last) };
    }
    parts.prohibitions.iter_mut().for_each(|it| it.rounds = span(it.rounds));
    parts.accelerations.iter_mut().for_each(|it| it.rounds = span(it.rounds));
}

fn in_teams(parts: &mut Parts, plan: &Plan, seed: u64) {
    let squad = Squad::of(seed);
    let mut dice = Dice::new(seed, "teams");
    let accelerates = plan.acceleration != Acceleration::None;
    let forms: Vec<TeamForm> = TeamForm::all()
        .filter(|form| form.primary == PrimaryPoints::Match || !accelerates)
        .collect();
    let code = format!("{}{}", dice.pick(&forms).code(), plan.acceleration.suffix());
    parts.event.kind.clone_from(&code);
    parts.event.kind_code = code;
    parts.event.stated_teams = Some(plan.players);
    parts.rules.board_colours = [Colour::White, Colour::Black]
        .into_iter()
        .cycle()
        .take(usize::from(squad.boards))
        .collect();
    for player in &mut parts.players {
        player.participation = Participation::WHOLE;
    }
    parts.teams = (1..=plan.players).map(|number| team(parts, number, plan.players)).collect();
    let as_team = |who: Participant| TeamNumber::new(who.number()).map_or(who, Participant::Team);
    for rule in &mut parts.prohibitions {
        rule.members.iter_mut().for_each(|who| *who = as_team(*who));
    }
    for row in &mut parts.accelerations {
        let points = Score::from_points(2);
        let (first, last) = (as_team(row.first), as_team(row.last));
        *row = VirtualPoints { first, last, match_points: points, points: Score::ZERO, ..*row };
    }
}

/// Every so manieth of the list, the best of each turn at the higher boards.
fn team(parts: &Parts, number: u32, teams: u32) -> Team {
    let members: Vec<_> = parts
        .players
        .iter()
        .filter(|player| (player.number.get() - 1) % teams + 1 == number)
        .collect();
    let ratings: Vec<i32> =
        members.iter().filter_map(|player| player.strength()).map(i32::from).collect();
    let count = i32::try_from(ratings.len()).unwrap_or(i32::MAX);
    let strength = ratings.iter().sum::<i32>().checked_div(count).map(|it| 10 * it);
    Team {
        number: TeamNumber::new(number).expect("teams are counted from 1"),
        name: format!("Team {number}"),
        nickname: format!("T{number}"),
        strength: strength.map(Score::from_tenths),
        match_points: None,
        game_points: None,
        rank: None,
        members: members.iter().map(|player| player.number).collect(),
    }
}

/// The next round of the book, unless all are there.
pub(crate) fn next_match(parts: &Parts, play: Play) -> Option<RoundNumber> {
    let declared = parts.rules.declared_rounds.unwrap_or(0);
    let (held, declared) = match play {
        Play::Games | Play::Teams => (parts.rounds.len(), declared),
        Play::TwoGames => (parts.rounds.len().div_ceil(2), declared.div_ceil(2)),
    };
    RoundNumber::from_index(held).filter(|round| round.get() <= declared)
}

impl Table<'_> {
    /// The event with the round of the book added, or why there is none.
    pub(crate) fn play_match(
        &self,
        mut parts: Parts,
        round: RoundNumber,
    ) -> Result<Parts, Box<(Parts, PairingError)>> {
        let before = parts.clone();
        let play = Book::of(self.system).play;
        let asked = parts.requests.len();
        self.away(&mut parts, round, play);
        if play == Play::Teams {
            self.line_ups(&mut parts, round);
        }
        let snapshot = Snapshot::new(parts).expect("nobody new is named");
        let paired = pair(&snapshot, round, self.system, self.initial_colour, Detail::Nothing);
        let pairing = paired.map_err(|error| Box::new((before, error)))?;
        let mut parts = contest::enter(&snapshot, &pairing).into_parts();
        self.nobody_comes(&mut parts, &pairing, play);
        self.finish_games(&mut parts);
        // What columns say of byes needs no request beside them; of teams nothing else says it.
        if play == Play::TwoGames {
            parts.requests.truncate(asked);
        }
        Ok(parts)
    }

    /// Draws who takes a bye and who stays away for good; two at the least stay.
    fn away(&self, parts: &mut Parts, round: RoundNumber, play: Play) {
        let mut dice = self.dice("absences", round);
        let (columns, everybody) = match play {
            Play::Games | Play::Teams => {
                let teams = parts.teams.iter().map(|team| Participant::Team(team.number));
                (vec![round], teams.collect::<Vec<_>>())
            }
            Play::TwoGames => {
                let columns = [2 * round.get() - 1, 2 * round.get()];
                let players = parts.players.iter().map(|it| Participant::Player(it.number));
                (columns.into_iter().filter_map(RoundNumber::new).collect(), players.collect())
            }
        };
        let mut there = everybody.len();
        for (place, who) in everybody.into_iter().enumerate() {
            let first = columns[0];
            let comes = play == Play::Teams || parts.players[place].participation.covers(first);
            let bye = if comes { self.bye(&mut dice) } else { Some(Bye::Zero) };
            let has = parts.requests.iter().any(|it| it.round == first && it.who == who);
            let Some(bye) = bye.filter(|_| there > 2 && !has) else { continue };
            there -= 1;
            parts.requests.extend(columns.iter().map(|&round| ByeRequest { round, bye, who }));
        }
    }

    /// Now and then somebody of the first boards rests, or a board stays empty.
    fn line_ups(&self, parts: &mut Parts, round: RoundNumber) {
        let mut dice = self.dice("line-ups", round);
        let boards = parts.rules.board_colours.len();
        for team in &parts.teams {
            if !dice.one_in(4) {
                continue;
            }
            let mut players: Vec<Option<PairingNumber>> =
                team.members.iter().copied().map(Some).collect();
            let rests = dice.place(boards);
            if players.len() > boards {
                players.remove(rests);
            } else if dice.one_in(3) && boards > 1 {
                players[boards - 1] = None;
            }
            players.truncate(boards);
            let line_up = LineUp { round, team: team.number, opponent: None, boards: players };
            parts.line_ups.push(line_up);
        }
    }

    /// Matches to which one side, or neither, comes.
    fn nobody_comes(&self, parts: &mut Parts, pairing: &RoundPairing, play: Play) {
        let mut dice = self.dice("forfeited matches", pairing.round);
        for board in &pairing.boards {
            if !dice.hits(self.chances.forfeits) {
                continue;
            }
            let one = dice.pick(&[Forfeit::WhiteWins, Forfeit::BlackWins]);
            let both = dice.hits(self.chances.double_forfeits);
            let result = if both { Forfeit::BothLose } else { one };
            match play {
                Play::Games => {}
                Play::TwoGames => forfeit_games(parts, board.white, result),
                Play::Teams => {
                    let numbers = [board.white, board.black].map(|it| TeamNumber::new(it.get()));
                    let [Some(white), Some(black)] = numbers else { continue };
                    let round = pairing.round;
                    leave_boards(parts, [white, black]);
                    parts.match_forfeits.push(MatchForfeit { round, white, black, result });
                }
            }
        }
    }
}

/// Both games of the match that this player opens with White.
fn forfeit_games(parts: &mut Parts, opens: PairingNumber, result: Forfeit) {
    let turned = match result {
        Forfeit::WhiteWins => Forfeit::BlackWins,
        Forfeit::BlackWins => Forfeit::WhiteWins,
        Forfeit::BothLose => Forfeit::BothLose,
    };
    let from = parts.rounds.len().saturating_sub(2);
    for round in &mut parts.rounds[from..] {
        let games = round.games().iter().map(|game| match game {
            Game { white, .. } if *white == opens => {
                Game { result: GameResult::Forfeited(result), ..*game }
            }
            Game { black, .. } if *black == opens => {
                Game { result: GameResult::Forfeited(turned), ..*game }
            }
            _ => *game,
        });
        let unpaired = round.unpaired().to_vec();
        *round = Round::new(games.collect(), unpaired).expect("the players are the same");
    }
}

/// Nobody of these two teams sits down in the last round.
fn leave_boards(parts: &mut Parts, teams: [TeamNumber; 2]) {
    let members: Vec<PairingNumber> = parts
        .teams
        .iter()
        .filter(|team| teams.contains(&team.number))
        .flat_map(|team| team.members.clone())
        .collect();
    if let Some(round) = parts.rounds.last_mut() {
        let games = round.games().iter().filter(|game| !members.contains(&game.white)).copied();
        let unpaired = round.unpaired().iter().filter(|(who, _)| !members.contains(who)).copied();
        *round = Round::new(games.collect(), unpaired.collect()).expect("fewer than before");
    }
    let number = RoundNumber::from_index(parts.rounds.len().saturating_sub(1));
    parts.line_ups.retain(|it| Some(it.round) != number || !teams.contains(&it.team));
}
