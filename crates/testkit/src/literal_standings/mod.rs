//! Buchholz, Sonneborn-Berger and the direct encounter of C.07 (Swiss), word for word.
//!
//! Nothing is prepared: whatever an article speaks of is looked up in the rounds each time it is
//! needed. Slow on purpose; it shares no code with the engine that it checks.

mod encounter;

pub use encounter::direct_encounter;

use ronde_model::scores::{for_result, in_round};
use ronde_model::{
    Bye, Colour, Forfeit, GameResult, PairingNumber, RoundEntry, RoundNumber, Score, Snapshot,
    Unpaired,
};

/// The rules of which year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Year {
    /// A dummy with the player's own score.
    Y2024,
    /// The dummy's score has an upper limit.
    Y2026,
}

/// C.07:16.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Category {
    /// A game over the board, or one that is going on.
    Game(PairingNumber),
    /// 1: pairing-allocated or full-point bye.
    FreePoints,
    /// 2: forfeit win.
    ForfeitWin(Option<PairingNumber>),
    /// 3 or 5: a bye that was asked for.
    Requested,
    /// 4: forfeit loss.
    ForfeitLoss(Option<PairingNumber>),
}

impl Category {
    /// C.07:16.1.
    fn is_voluntary(self) -> bool {
        matches!(self, Category::Requested | Category::ForfeitLoss(_))
    }
}

fn entry(snapshot: &Snapshot, who: PairingNumber, round: RoundNumber) -> RoundEntry {
    let round = &snapshot.rounds[round.index()];
    for game in round.games() {
        let (opponent, colour) = match who {
            _ if who == game.white => (game.black, Colour::White),
            _ if who == game.black => (game.white, Colour::Black),
            _ => continue,
        };
        let white = colour == Colour::White;
        return match game.result {
            GameResult::Played { score, rated } => {
                let outcome = if white { score.white() } else { score.black() };
                RoundEntry::Played { opponent, colour, outcome, rated }
            }
            GameResult::Forfeited(forfeit) => {
                let won = if white { Forfeit::WhiteWins } else { Forfeit::BlackWins } == forfeit;
                RoundEntry::Forfeited { opponent, scheduled: colour, won }
            }
            GameResult::Adjourned => RoundEntry::Unfinished { opponent, colour, adjourned: true },
            GameResult::Pending => RoundEntry::Unfinished { opponent, colour, adjourned: false },
        };
    }
    let alone = round.unpaired().iter().find(|(number, _)| *number == who);
    alone.map_or(RoundEntry::Absent, |(_, why)| RoundEntry::Unpaired(*why))
}

fn category(snapshot: &Snapshot, who: PairingNumber, round: RoundNumber) -> Category {
    match entry(snapshot, who, round) {
        RoundEntry::Played { opponent, .. } | RoundEntry::Unfinished { opponent, .. } => {
            Category::Game(opponent)
        }
        RoundEntry::Forfeited { opponent, won: true, .. } => Category::ForfeitWin(Some(opponent)),
        RoundEntry::Forfeited { opponent, won: false, .. } => Category::ForfeitLoss(Some(opponent)),
        RoundEntry::Unpaired(Unpaired::ForfeitWin) => Category::ForfeitWin(None),
        RoundEntry::Unpaired(Unpaired::ForfeitLoss) => Category::ForfeitLoss(None),
        RoundEntry::Unpaired(Unpaired::PairingBye | Unpaired::Bye(Bye::Full)) => {
            Category::FreePoints
        }
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Half | Bye::Zero)) | RoundEntry::Absent => {
            Category::Requested
        }
    }
}

fn rounds(snapshot: &Snapshot) -> impl DoubleEndedIterator<Item = RoundNumber> {
    (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index)
}

/// The score in the standings.
pub fn score(snapshot: &Snapshot, who: PairingNumber) -> Score {
    rounds(snapshot).map(|round| in_round(snapshot, who, round, entry(snapshot, who, round))).sum()
}

/// C.07:16.3: what the score counts for the opponents.
pub fn adjusted_score(snapshot: &Snapshot, who: PairingNumber) -> Score {
    let points = |round: RoundNumber| {
        let entry = entry(snapshot, who, round);
        let in_all = in_round(snapshot, who, round, entry);
        let comes_back = rounds(snapshot)
            .filter(|later| *later > round)
            .any(|later| !category(snapshot, who, later).is_voluntary());
        if category(snapshot, who, round) == Category::Requested && !comes_back {
            let bonus = in_all - for_result(snapshot, who, round, entry);
            return draw(snapshot) + bonus;
        }
        in_all
    };
    rounds(snapshot).map(points).sum()
}

fn draw(snapshot: &Snapshot) -> Score {
    snapshot.rules.points.white_draw.max(snapshot.rules.points.black_draw)
}

/// One addend, in tenths of a point.
#[derive(Clone, Copy, Debug)]
struct Addend {
    score: i64,
    points: i64,
    voluntary: bool,
}

fn addends(snapshot: &Snapshot, who: PairingNumber, year: Year) -> Vec<Addend> {
    let addend = |round: RoundNumber| {
        let category = category(snapshot, who, round);
        let counted = match category {
            Category::Game(opponent) => adjusted_score(snapshot, opponent),
            Category::ForfeitWin(Some(opponent)) | Category::ForfeitLoss(Some(opponent)) => {
                dummy(snapshot, who, year, adjusted_score(snapshot, opponent))
            }
            _ => {
                let draws = rounds(snapshot).map(|_| draw(snapshot)).sum();
                dummy(snapshot, who, year, draws)
            }
        };
        let points = for_result(snapshot, who, round, entry(snapshot, who, round));
        Addend {
            score: counted.tenths().into(),
            points: points.tenths().into(),
            voluntary: category.is_voluntary(),
        }
    };
    rounds(snapshot).map(addend).collect()
}

/// C.07:16.4.
fn dummy(snapshot: &Snapshot, who: PairingNumber, year: Year, most: Score) -> Score {
    let own = score(snapshot, who);
    if year == Year::Y2026 && own > most { most } else { own }
}

/// C.07:8.1 with so many cuts (14, 16.5), in tenths.
pub fn buchholz(snapshot: &Snapshot, who: PairingNumber, year: Year, cuts: usize) -> i64 {
    let mut left = addends(snapshot, who, year);
    for _ in 0..cuts {
        // A voluntary unplayed round goes first, and of several the lowest.
        left.sort_by_key(|addend| (!addend.voluntary, addend.score));
        if !left.is_empty() {
            left.remove(0);
        }
    }
    left.iter().map(|addend| addend.score).sum()
}

/// C.07:9.1 with so many cuts (14, 16.5), in hundredths.
pub fn sonneborn_berger(snapshot: &Snapshot, who: PairingNumber, year: Year, cuts: usize) -> i64 {
    let product = |addend: &Addend| addend.score * addend.points;
    let mut left = addends(snapshot, who, year);
    for _ in 0..cuts {
        left.sort_by_key(|addend| (addend.score, product(addend)));
        let Some(least) = left.first().map(product) else { break };
        let voluntary = left.iter().filter(|addend| addend.voluntary).map(product).min();
        // The higher of the two is cut.
        let gone = match voluntary {
            Some(lowest) if lowest >= least => left
                .iter()
                .position(|addend| addend.voluntary && product(addend) == lowest)
                .unwrap_or(0),
            _ => 0,
        };
        left.remove(gone);
    }
    left.iter().map(product).sum()
}
