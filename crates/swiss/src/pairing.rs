//! A round: what comes out of an engine, and why there may be none.

use std::fmt;

use ronde_model::{
    Colour, GameResult, Histories, PairingNumber, RoundNumber, Score, Snapshot, System,
};

use crate::book::{Book, PairingTask};
use crate::colours::ColourHistory;
use crate::contest;
use crate::field::{Bar, Field};
use crate::reasons::Reasons;
use crate::steps::Step;

/// Two players at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// Has White.
    pub white: PairingNumber,
    /// Has Black.
    pub black: PairingNumber,
}

/// A paired round and why it came out so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPairing {
    /// Which round.
    pub round: RoundNumber,
    /// By which rules.
    pub system: System,
    /// Boards in the order of C.04.2:3.6.
    pub boards: Vec<Board>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<PairingNumber>,
    /// Why, for every pair, colour, downfloat and bye.
    pub reasons: Reasons,
}

impl RoundPairing {
    /// What a book pairs that is told step by step; whoever has the bye is given by place.
    pub(crate) fn of_steps(
        field: &Field,
        system: System,
        (boards, bye): (Vec<Board>, Option<usize>),
        steps: Vec<Step>,
    ) -> RoundPairing {
        let bye = bye.map(|place| field.at(place).number);
        let reasons = Reasons { steps, ..Reasons::default() };
        RoundPairing { round: field.round, system, boards, bye, reasons }
    }
}

/// How much the engine says about its reasons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// Nothing.
    Nothing,
    /// Brackets, floats, colours, and the criteria of each bracket.
    #[default]
    Outcome,
    /// Also every alternative that comes before the chosen one, and what excludes it. This asks the
    /// engine again for each, so it takes longer.
    Alternatives,
}

/// Why there is no round pairing. Each variant is something an arbiter can act on; a bug in the
/// engine is a panic, never a variant here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingError {
    /// C.04.1:1: the number of rounds was not declared.
    RoundsNotDeclared,
    /// C.04.1:1: every declared round has been played.
    NoRoundLeft {
        /// Rounds declared.
        declared: u16,
    },
    /// The rounds before are not all there.
    RoundsMissing {
        /// The first that is missing.
        first: RoundNumber,
    },
    /// Games of earlier rounds have no result.
    ResultsMissing {
        /// Which.
        games: Vec<(RoundNumber, Board)>,
    },
    /// Nobody is there to be paired.
    NobodyToPair,
    /// More rounds than colour histories are kept for.
    TooManyRounds,
    /// C.04.3:1.9.3: no complete pairing exists; the chief arbiter decides what to do.
    NoCompletePairing(Unpairable),
    /// C.04.4.1:1.1: Dubov averages ratings, and these players have none. The arbiter gives each a
    /// provisional one.
    RatingMissing {
        /// Who.
        players: Vec<PairingNumber>,
    },
    /// A procedure of the old books was followed as far as its stated budget goes, and its answer
    /// was not reached. An approximate one is never given.
    BudgetSpent {
        /// Score of the bracket that was being paired.
        bracket: Score,
        /// Its players.
        players: usize,
        /// Steps that were allowed; none where the bracket is too large to begin with.
        steps: u64,
    },
}

/// The heart of a round that cannot be paired: players of whom, whatever is done, one finds neither
/// an opponent nor the bye, and of whom none can be left out of the list without that ceasing to be
/// true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpairable {
    /// Those players.
    pub players: Vec<PairingNumber>,
    /// Whom each of them may still meet.
    pub opponents: Vec<Vec<PairingNumber>>,
    /// Why each of them may not meet each of the others on the list.
    pub bars: Vec<(PairingNumber, PairingNumber, Bar)>,
    /// Rounds that bar players of the list from the bye (C2).
    pub bye_barred: Vec<(PairingNumber, RoundNumber)>,
}

impl fmt::Display for PairingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PairingError::RoundsNotDeclared => f.write_str(
                "the number of rounds is not declared, and the last round depends on it",
            ),
            PairingError::NoRoundLeft { declared } => {
                write!(f, "all {declared} declared rounds are paired")
            }
            PairingError::RoundsMissing { first } => write!(f, "round {first} is not paired yet"),
            PairingError::ResultsMissing { games } => {
                write!(f, "{} games of earlier rounds have no result", games.len())
            }
            PairingError::NobodyToPair => f.write_str("nobody is there to be paired"),
            PairingError::TooManyRounds => {
                write!(f, "more than {} rounds cannot be paired", ColourHistory::MEMORY)
            }
            PairingError::NoCompletePairing(_) => f.write_str("No valid pairing exists"),
            PairingError::RatingMissing { players } => {
                let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
                write!(
                    f,
                    "players without a rating: {}; give each a provisional one (C.04.4.1:1.1)",
                    numbers.join(", ")
                )
            }
            PairingError::BudgetSpent { bracket, players, steps: 0 } => write!(
                f,
                "the bracket of {players} players with {bracket} points is too large to be decided \
                 exactly"
            ),
            PairingError::BudgetSpent { bracket, players, steps } => write!(
                f,
                "the bracket of {players} players with {bracket} points was not decided in {steps} \
                 steps of the book's procedure"
            ),
        }
    }
}

impl std::error::Error for PairingError {}

/// Pairs a round from the rounds before it. Rounds are those of the book: where they are matches
/// ([`contest`]), the tournament is looked at match by match, and teams go by their numbers.
///
/// # Errors
/// Where the snapshot does not say what the rules need, or no pairing exists.
pub fn pair(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    initial_colour: Colour,
    detail: Detail,
) -> Result<RoundPairing, PairingError> {
    let snapshot = &*contest::view(snapshot, system);
    check_request(snapshot, round)?;
    let field = Field::of(snapshot, round, system);
    let task = PairingTask { snapshot, field: &field, initial_colour, detail };
    pair_field(Book::of(system), &task)
}

/// Pairs a field of the round, be it the snapshot's own or one with two players bound.
pub(crate) fn pair_field(
    book: &Book,
    task: &PairingTask<'_>,
) -> Result<RoundPairing, PairingError> {
    if task.field.is_empty() {
        return Err(PairingError::NobodyToPair);
    }
    (book.pair)(task)
}

pub(crate) fn check_request(snapshot: &Snapshot, round: RoundNumber) -> Result<(), PairingError> {
    let declared = snapshot.rules.declared_rounds.ok_or(PairingError::RoundsNotDeclared)?;
    if round.get() > declared {
        return Err(PairingError::NoRoundLeft { declared });
    }
    if round.get() > ColourHistory::MEMORY {
        return Err(PairingError::TooManyRounds);
    }
    if let Some(first) = RoundNumber::from_index(snapshot.rounds.len()).filter(|it| *it < round) {
        return Err(PairingError::RoundsMissing { first });
    }
    let games = games_without_result(snapshot, round);
    if games.is_empty() { Ok(()) } else { Err(PairingError::ResultsMissing { games }) }
}

/// Games before the round that nobody entered a result for. Adjourned ones count as draws
/// (C.04.2:3.1) and are not among them.
pub fn games_without_result(snapshot: &Snapshot, round: RoundNumber) -> Vec<(RoundNumber, Board)> {
    let earlier = snapshot.rounds.iter().take(round.index()).enumerate();
    let games = earlier.flat_map(|(index, played)| {
        played.games().iter().filter_map(move |game| Some((RoundNumber::from_index(index)?, game)))
    });
    games
        .filter(|(_, game)| game.result == GameResult::Pending)
        .map(|(round, game)| (round, Board { white: game.white, black: game.black }))
        .collect()
}

/// The boards of pairs that are given with the higher-ranked first, in the order of C.04.2:3.6;
/// `colour` says what the higher-ranked has.
pub(crate) fn boards(
    field: &Field,
    pairs: impl Iterator<Item = (usize, usize)>,
    colour: impl Fn(usize, usize) -> Colour,
) -> Vec<Board> {
    let board = |(higher, lower): (usize, usize)| {
        let (first, second) = (field.at(higher).number, field.at(lower).number);
        let board = match colour(higher, lower) {
            Colour::White => Board { white: first, black: second },
            Colour::Black => Board { white: second, black: first },
        };
        (higher, lower, board)
    };
    let mut boards: Vec<(usize, usize, Board)> = pairs.map(board).collect();
    sort_boards(field, &mut boards);
    boards.into_iter().map(|(_, _, board)| board).collect()
}

/// C.04.2:3.6: the score of the higher-ranked, the sum of both, the number of the higher-ranked.
/// Pairs are given with the higher-ranked first.
pub(crate) fn sort_boards<T>(field: &Field, pairs: &mut [(usize, usize, T)]) {
    pairs.sort_by_key(|&(higher, lower, _)| {
        let (first, second) = (field.at(higher).score, field.at(lower).score);
        (-first.tenths(), -(first + second).tenths(), field.at(higher).seed)
    });
}

/// Points of each player in the order of the snapshot, for callers that show them beside a pairing.
pub fn standing_points(snapshot: &Snapshot, rounds: usize) -> Vec<ronde_model::Score> {
    ronde_model::scores::totals(snapshot, &Histories::of_first(snapshot, rounds))
}
