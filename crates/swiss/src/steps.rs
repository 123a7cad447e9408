//! The steps of a procedure as they were taken, as data: what an arbiter with the book in hand
//! would have done, in order. The words are found elsewhere, in the reader's language.
//!
//! The old books (before the Handbook) and Dubov prescribe acts, not criteria. A [`Step`] is one
//! act with the article that asks for it. The steps of a round, read from the first to the last,
//! lead to its boards: every pair appears in exactly one [`Act::Pairs`], the bye in one
//! [`Act::Byes`].
//!
//! With [`Detail::Alternatives`](crate::Detail) the candidates of a group that is small enough are
//! told one by one in the order of the book ([`Act::Tries`]), with the exchange before those that
//! need one; the last of them falls by nothing and is what was taken. A list is never left open:
//! [`Act::Skips`] says how many are not written out.

use ronde_model::{Colour, PairingNumber, RoundNumber, Score};

use crate::colours::Preference;
use crate::field::{Bar, Float};
use crate::reasons::FloatersNeeded;

/// One act and the article that asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where the book says so, as `dutch-1992:C8` or `C.04.4.1:3.2.4`.
    pub article: &'static str,
    /// What is done.
    pub act: Act,
}

impl Step {
    pub(crate) fn new(article: &'static str, act: Act) -> Step {
        Step { article, act }
    }
}

impl Act {
    /// A pair is made of two, each with what is due, the first of whom has this colour by this
    /// article.
    pub(crate) fn pair(
        [first, second]: [(PairingNumber, Option<Preference>); 2],
        (colour, colours): (Colour, &'static str),
    ) -> Act {
        let ((white, white_due), (black, black_due)) = match colour {
            Colour::White => (first, second),
            Colour::Black => (second, first),
        };
        Act::Pairs { white, black, colours, white_due, black_due }
    }
}

/// What is done in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A group is taken up, or taken up again after going back to it.
    Takes {
        /// Score of its residents.
        score: Score,
        /// Who came from elsewhere: from above, or from below where the system raises players.
        moved: Vec<PairingNumber>,
        /// Who belongs there.
        residents: Vec<PairingNumber>,
    },
    /// A quantity of the book gets a value: `x`, `p`, `P0`, `M1`, `X1`, `Z1`, `MaxT`.
    Sets {
        /// Its name in the book.
        name: &'static str,
        /// Its value.
        value: i64,
    },
    /// Two sides are laid out: S1 and S2, Whites and Blacks, G1 and G2.
    LaysOut {
        /// The first side, in order.
        left: Vec<PairingNumber>,
        /// The second side, in order.
        right: Vec<PairingNumber>,
    },
    /// Players change sides, counted from the sides as they were laid out: a later exchange takes
    /// the place of an earlier one.
    Exchanges {
        /// From the first side to the second.
        down: Vec<PairingNumber>,
        /// From the second side to the first.
        up: Vec<PairingNumber>,
    },
    /// A requirement is set aside.
    Drops {
        /// Which: an article of the same book.
        requirement: &'static str,
    },
    /// A player is raised to or lowered into another group before it is paired.
    Transfers {
        /// Who.
        player: PairingNumber,
        /// To the group of this score.
        to: Score,
    },
    /// What comes earlier in the order of the book was refused.
    Refuses {
        /// For this player,
        player: PairingNumber,
        /// this opponent; none where it is the player's leaving the group that is refused.
        opponent: Option<PairingNumber>,
        /// because of this.
        why: Refusal,
    },
    /// A candidate is looked at as a whole. Only with [`Detail::Alternatives`](crate::Detail).
    Tries {
        /// Its pairs in the order of the first side, whose member stands first.
        candidate: Vec<(PairingNumber, PairingNumber)>,
        /// Who would be left over.
        left: Vec<PairingNumber>,
        /// The first pair of it, or the first player left over, that is refused; none if it is the
        /// one that is taken.
        falls: Option<Fall>,
    },
    /// Further candidates fall likewise and are not written out.
    Skips {
        /// Exactly so many.
        count: u64,
    },
    /// Somebody must leave the group, or come to it from below where the system raises players.
    Needs {
        /// So many.
        floaters: usize,
        /// Because of this.
        why: FloatersNeeded,
        /// The players who can meet nobody in the group, where it is because of them.
        of: Vec<PairingNumber>,
    },
    /// The earlier pairing of a group is undone.
    GoesBack {
        /// To the group of this score.
        score: Score,
    },
    /// A pair that was made is taken apart, and both go to the group that is taken up next.
    Cracks {
        /// Made in the group of this score.
        score: Score,
        /// One of them.
        one: PairingNumber,
        /// The other.
        other: PairingNumber,
    },
    /// Groups become one.
    Joins {
        /// Score of the group that is joined to the one below.
        score: Score,
    },
    /// A pair is made.
    Pairs {
        /// Has White.
        white: PairingNumber,
        /// Has Black.
        black: PairingNumber,
        /// The article that decided the colours.
        colours: &'static str,
        /// What White was due.
        white_due: Option<Preference>,
        /// What Black was due.
        black_due: Option<Preference>,
    },
    /// A player leaves the group without an opponent.
    Floats {
        /// Who.
        player: PairingNumber,
    },
    /// A player has the bye.
    Byes {
        /// Who.
        player: PairingNumber,
        /// Who was passed over, and why.
        passed_over: Vec<(PairingNumber, Refusal)>,
    },
    /// Floats of that round are taken from the scores, because the file does not carry them.
    DerivesFloats {
        /// The round.
        round: RoundNumber,
    },
    /// The published list of dubov-1997:9: average rating of a player's opponents, in tenths.
    Averages {
        /// Who.
        player: PairingNumber,
        /// The average in tenths; none without a game.
        tenths: Option<i64>,
    },
    /// The Index of a player (C.04.4.2:1.7), in the order that it gives.
    Indexes {
        /// Who.
        player: PairingNumber,
        /// Buchholz in tenths.
        buchholz: i64,
        /// Sonneborn-Berger in hundredths.
        sonneborn_berger: i64,
    },
}

/// Where a candidate falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fall {
    /// The player of the first side, or the one who would be left over,
    pub player: PairingNumber,
    /// with this opponent; none where it is the player's leaving that is refused, or where all
    /// pairs are allowed and what is left of the group or of the round is not.
    pub opponent: Option<PairingNumber>,
    /// because of this.
    pub why: Refusal,
}

/// Why something was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Refusal {
    /// The two may not meet at all.
    Barred(Bar),
    /// The player may not get this colour.
    ColourDenied(Colour),
    /// More pairs would disregard colours than allowed at this step.
    Colours,
    /// dutch-1992:B4 with its clarification: a stronger preference would be disregarded although a
    /// weaker one could be.
    ColourDegree,
    /// The player floated so, this many rounds ago (1 or 2).
    Float(Float, u8),
    /// The player was raised too often, or in the round before.
    Raised,
    /// The round bars the player from the bye.
    ByeBarred(RoundNumber),
    /// Nothing speaks against it by itself; but after it, and after what was settled before it, the
    /// others cannot be paired as is asked at this step.
    Rest,
    /// It leads to a pairing that a criterion of this article ranks lower.
    Criterion(&'static str),
    /// It is as good, but comes later in the order of the book.
    Later,
}
