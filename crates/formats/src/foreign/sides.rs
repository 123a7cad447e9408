//! Both sides of a game: what the rows of the two players say becomes one game.

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{
    Bye, Colour, Forfeit, Game, GameResult, Outcome, PairingNumber, PlayedScore, Round,
    RoundNumber, Unpaired,
};

use super::Draft;
use crate::problem::{CellProblem, ProblemKind, Taken};

/// What a player's row says about the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    Played { outcome: Outcome, rated: bool },
    Won,
    Lost,
    BothLost,
    Nothing,
}

impl Told {
    /// As a TRF writes it, for messages.
    const fn letter(self) -> char {
        match self {
            Told::Played { outcome: Outcome::Win, .. } => '1',
            Told::Played { outcome: Outcome::Draw, .. } => '=',
            Told::Played { outcome: Outcome::Loss, .. } => '0',
            Told::Won => '+',
            Told::Lost | Told::BothLost => '-',
            Told::Nothing => ' ',
        }
    }

    /// What remains where there is no game: the points.
    const fn alone(self) -> Unpaired {
        match self {
            Told::Played { outcome: Outcome::Win, .. } | Told::Won => Unpaired::ForfeitWin,
            Told::Played { outcome: Outcome::Draw, .. } => Unpaired::Bye(Bye::Half),
            Told::Lost | Told::BothLost => Unpaired::ForfeitLoss,
            Told::Played { outcome: Outcome::Loss, .. } | Told::Nothing => Unpaired::Bye(Bye::Zero),
        }
    }
}

/// What a player's row says about a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Against { opponent: PairingNumber, colour: Option<Colour>, told: Told },
    Alone(Unpaired),
}

/// One round out of what its players' rows say; whoever is not in the map says nothing. A game both
/// name is a game; one that only one of them names is a game if the other's row is silent; anything
/// else leaves the player without an opponent, with the points that his row gives.
pub(crate) fn reconcile(
    draft: &mut Draft,
    round: RoundNumber,
    sides: &BTreeMap<PairingNumber, Side>,
) -> Round {
    let mut table = Table { draft, round, sides, games: Vec::new(), alone: Vec::new() };
    let mut seated = BTreeSet::new();
    for (&who, &side) in sides {
        match side {
            Side::Alone(why) => table.alone.push((who, why)),
            Side::Against { opponent, told, .. } => {
                if seated.contains(&who) {
                    continue;
                }
                if table.is_game(who, opponent) && seated.insert(opponent) {
                    table.seat(who, opponent);
                    seated.insert(who);
                } else {
                    table.alone.push((who, told.alone()));
                }
            }
        }
    }
    let Table { games, alone, .. } = table;
    Round::new(games, alone).unwrap_or_default()
}

struct Table<'a> {
    draft: &'a mut Draft,
    round: RoundNumber,
    sides: &'a BTreeMap<PairingNumber, Side>,
    games: Vec<Game>,
    alone: Vec<(PairingNumber, Unpaired)>,
}

impl Table<'_> {
    fn problem(&mut self, who: PairingNumber, problem: CellProblem) {
        let who = self.draft.who(who);
        self.draft.push(0, ProblemKind::Cell { who, round: self.round, problem });
    }

    /// Whether the two have a game, and a word where only one of them says so.
    fn is_game(&mut self, who: PairingNumber, opponent: PairingNumber) -> bool {
        if who == opponent {
            self.problem(who, CellProblem::PlaysHimself);
            return false;
        }
        if self.draft.player(opponent).is_none() {
            let problem = CellProblem::NoSuchOpponent { opponent: opponent.get() };
            self.problem(who, problem);
            return false;
        }
        let named = self.draft.who(opponent);
        match self.sides.get(&opponent) {
            Some(Side::Against { opponent: back, .. }) if *back == who => true,
            None => {
                self.problem(who, CellProblem::OneSided { opponent: named });
                true
            }
            Some(other) => {
                let instead = match other {
                    Side::Against { opponent, .. } => Some(opponent.get()),
                    Side::Alone(_) => None,
                };
                self.problem(who, CellProblem::OpponentsDisagree { opponent: named, instead });
                false
            }
        }
    }

    fn seat(&mut self, who: PairingNumber, opponent: PairingNumber) {
        let (own, told) = self.told(who);
        let (other, answer) = self.told(opponent);
        let colour = self.colour(who, opponent, own, other);
        let (white, black) = match colour {
            Colour::White => (who, opponent),
            Colour::Black => (opponent, who),
        };
        let silent = !self.sides.contains_key(&opponent);
        let result = match (result(told, answer), silent) {
            (Some(result), _) => result,
            (None, true) => result_alone(told),
            (None, false) => self.disagreed(who, opponent, told, answer),
        };
        let result = if colour == Colour::White { result } else { turned(result) };
        self.games.push(Game { white, black, result });
    }

    fn told(&self, who: PairingNumber) -> (Option<Colour>, Told) {
        match self.sides.get(&who) {
            Some(Side::Against { colour, told, .. }) => (*colour, *told),
            _ => (None, Told::Nothing),
        }
    }

    /// The colour of the first-named.
    fn colour(
        &mut self,
        who: PairingNumber,
        opponent: PairingNumber,
        own: Option<Colour>,
        other: Option<Colour>,
    ) -> Colour {
        let named = self.draft.who(opponent);
        match (own, other) {
            (Some(own), Some(other)) if own == other => {
                self.problem(who, CellProblem::SameColour { opponent: named });
                own
            }
            (Some(own), _) => own,
            (None, Some(other)) => other.other(),
            (None, None) => {
                self.problem(who, CellProblem::ColourMissing { opponent: named, forfeited: false });
                Colour::White
            }
        }
    }

    /// Neither is believed: a result that was entered wrongly is worse than one that is missing.
    fn disagreed(
        &mut self,
        who: PairingNumber,
        opponent: PairingNumber,
        own: Told,
        other: Told,
    ) -> GameResult {
        let problem = CellProblem::ResultsDisagree {
            opponent: self.draft.who(opponent),
            own: own.letter(),
            other: other.letter(),
            taken: Taken::NoResult,
        };
        self.problem(who, problem);
        GameResult::Pending
    }
}

/// The result, with the first as White; `None` where the two do not fit together.
fn result(own: Told, other: Told) -> Option<GameResult> {
    Some(match (own, other) {
        (Told::Nothing, Told::Nothing) => GameResult::Pending,
        (Told::Won, Told::Lost) => GameResult::Forfeited(Forfeit::WhiteWins),
        (Told::Lost, Told::Won) => GameResult::Forfeited(Forfeit::BlackWins),
        (Told::BothLost | Told::Lost, Told::BothLost | Told::Lost) => {
            GameResult::Forfeited(Forfeit::BothLose)
        }
        (Told::Played { outcome, rated }, Told::Played { outcome: answer, rated: also }) => {
            // Programs that keep a result twice keep one and the same: ½-0 is a slip.
            let score = PlayedScore::from_outcomes(outcome, answer).filter(|score| {
                use PlayedScore::{BlackWins, Draw, WhiteWins};
                matches!(score, WhiteWins | Draw | BlackWins)
            })?;
            GameResult::Played { score, rated: rated && also }
        }
        _ => return None,
    })
}

/// The result where the other's row is silent.
fn result_alone(told: Told) -> GameResult {
    let answer = match told {
        Told::Played { outcome, rated } => {
            let outcome = match outcome {
                Outcome::Win => Outcome::Loss,
                Outcome::Draw => Outcome::Draw,
                Outcome::Loss => Outcome::Win,
            };
            Told::Played { outcome, rated }
        }
        Told::Won => Told::Lost,
        Told::Lost => Told::Won,
        same => same,
    };
    result(told, answer).unwrap_or(GameResult::Pending)
}

/// The same result with the colours exchanged.
fn turned(result: GameResult) -> GameResult {
    match result {
        GameResult::Played { score, rated } => {
            let score = PlayedScore::from_outcomes(score.black(), score.white()).unwrap_or(score);
            GameResult::Played { score, rated }
        }
        GameResult::Forfeited(Forfeit::WhiteWins) => GameResult::Forfeited(Forfeit::BlackWins),
        GameResult::Forfeited(Forfeit::BlackWins) => GameResult::Forfeited(Forfeit::WhiteWins),
        same => same,
    }
}
