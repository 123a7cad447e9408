//! The working of a value, as data: the rounds and opponents that made it, what was cut and why.
//!
//! A value is computed *from* its working, so the two cannot disagree.

use ronde_model::{Participant, RoundNumber, Score};

use crate::exact::Ratio;
use crate::value::Value;

/// Why a round was not played (C.07:16.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unplayed {
    /// Category 1: the pairing-allocated bye.
    PairingBye,
    /// Category 1: a full-point bye.
    FullBye,
    /// Category 2.
    ForfeitWin,
    /// Category 3 or 5: a half-point bye.
    HalfBye,
    /// Category 3 or 5: a zero-point bye, an absence, any round after a withdrawal.
    ZeroBye,
    /// Category 4.
    ForfeitLoss,
}

impl Unplayed {
    /// C.07:16.1: a voluntary unplayed round is a requested bye or a forfeit loss.
    pub const fn is_voluntary(self) -> bool {
        matches!(self, Unplayed::HalfBye | Unplayed::ZeroBye | Unplayed::ForfeitLoss)
    }

    /// A bye that was asked for: half or zero points.
    pub const fn is_requested(self) -> bool {
        matches!(self, Unplayed::HalfBye | Unplayed::ZeroBye)
    }
}

/// What holds a dummy's score down (C.07:16.4, since 2026).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// Forfeits: the adjusted score of the scheduled opponent.
    ScheduledOpponent(Score),
    /// Byes: a draw in every round.
    AllDraws(Score),
}

/// Where a term's amount comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The participant's own points in the round, or a round that counts one or a half.
    OwnRound,
    /// The participant's score after the round.
    Running,
    /// The opponent's score; `real` differs from it where unplayed rounds were adjusted.
    OpponentScore {
        /// His score in the standings.
        real: Score,
        /// His score as it counts here (C.07:16.3).
        counted: Score,
    },
    /// A dummy in the place of an opponent (C.07:16.4).
    Dummy {
        /// The participant's own score.
        own: Score,
        /// What held it down, where something did.
        cap: Option<Cap>,
    },
    /// The participant's own adjusted score: an unplayed game is a draw against oneself (1998).
    Oneself {
        /// That score.
        counted: Score,
    },
    /// The participant's own value of another tie-break, or his own rating, in the place of an
    /// opponent's (1998).
    OwnValue,
    /// The opponent's rating.
    Rating,
    /// The opponent's value of another tie-break.
    OpponentValue,
    /// The points made on one board.
    Board {
        /// Its number, from 1.
        board: u32,
        /// Points made there.
        points: Score,
    },
    /// Points of another kind, added whole.
    OtherPoints,
    /// A fact of the starting list.
    StartingList,
}

/// Why a term does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// C.07:14: one of the least significant values.
    Lowest,
    /// C.07:14: one of the most significant values.
    Highest,
    /// C.07:16.5: the lowest contribution of a voluntary unplayed round goes first.
    Voluntary,
    /// C.07:9.2: the opponent has less than the limit.
    BelowLimit,
}

/// One addend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round it belongs to, where it belongs to one.
    pub round: Option<RoundNumber>,
    /// The opponent, real or scheduled.
    pub against: Option<Participant>,
    /// Why the round was not played, if it was not.
    pub unplayed: Option<Unplayed>,
    /// Where the amount comes from.
    pub source: Source,
    /// In products, the participant's own points in that round.
    pub times: Option<Score>,
    /// What it adds.
    pub amount: Ratio,
    /// Why it does not count, if it does not.
    pub cut: Option<Cut>,
}

/// What is done with the sum of the terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The terms that count add up to this.
    Sum(Ratio),
    /// Divided by the number of terms that count, or another number.
    DividedBy(i64),
    /// Rounded to an integer, a half up (C.07:10.1).
    Rounded(i64),
    /// C.07:10.2: so many hundredths of the points that could be made over the board.
    Fraction {
        /// Points over the board, in half points.
        half_points: i64,
        /// Games over the board.
        games: i64,
        /// The fraction, in hundredths.
        hundredths: i64,
    },
    /// C.07:10.2: the rating difference of that fraction (B.02:8.1.1).
    Difference(i64),
    /// C.07:10.3: the expected score at the value, and just below it, in hundredths.
    Expected {
        /// At the value.
        at: i64,
        /// One point lower.
        below: i64,
        /// What had to be reached.
        needed: i64,
    },
    /// C.07:10.3: nothing was scored, so the lowest opponent less 800 is taken.
    NothingScored,
    /// C.07:10: somebody without a rating took part, so the tie-break is dropped.
    UnratedTookPart,
    /// C.07:13.4: the divisor of the strength.
    StrengthDivisor(i64),
}

/// How a value came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Working {
    /// The addends, by round.
    pub terms: Vec<Term>,
    /// What was done with them.
    pub steps: Vec<Step>,
    /// What came out.
    pub value: Value,
}

impl Default for Working {
    fn default() -> Working {
        Working { terms: Vec::new(), steps: Vec::new(), value: Value::None }
    }
}

impl Working {
    /// Makes room for the next participant.
    pub(crate) fn clear(&mut self) {
        self.terms.clear();
        self.steps.clear();
        self.value = Value::None;
    }

    /// The terms that were not cut.
    pub fn counted(&self) -> impl Iterator<Item = &Term> {
        self.terms.iter().filter(|term| term.cut.is_none())
    }

    /// The sum of what counts. All terms have the same denominator, that of `unit`.
    pub(crate) fn sum(&self, unit: Ratio) -> Ratio {
        let total = self.counted().map(|term| term.amount.numerator()).sum();
        Ratio::new(total, unit.denominator()).unwrap_or(unit)
    }

    /// The value is the sum of what counts.
    pub(crate) fn value_is_sum(&mut self, unit: Ratio) {
        let sum = self.sum(unit);
        self.steps.push(Step::Sum(sum));
        self.value = Value::Number(sum);
    }

    /// The sum divided by the number of terms that count; no value if there are none.
    pub(crate) fn mean(&mut self, unit: Ratio) -> Option<Ratio> {
        let count = i64::try_from(self.counted().count()).unwrap_or(i64::MAX);
        let sum = self.sum(unit);
        let mean = Ratio::new(sum.numerator(), sum.denominator() * count)?;
        self.steps.extend([Step::Sum(sum), Step::DividedBy(count)]);
        Some(mean)
    }
}
