//! Why a round came out as it did, as data. The words are found elsewhere, in the reader's
//! language (C.04.1:9: the rules must be explainable).

use ronde_model::{Colour, PairingNumber, RoundNumber, Score};

use crate::colours::Preference;
use crate::dutch::{ColourRule, Criterion, Quality};
use crate::field::Bar;
use crate::steps::Step;

/// The reasons of a whole round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reasons {
    /// Brackets from the top.
    pub brackets: Vec<BracketReasons>,
    /// Why the bye went where it went.
    pub bye: Option<ByeReasons>,
    /// For a system whose book is a procedure: its steps as they were taken. The systems that
    /// judge candidates by criteria leave it empty and fill `brackets`; the others the reverse.
    pub steps: Vec<Step>,
}

/// What kind of bracket it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BracketKind {
    /// One like any other.
    Ordinary,
    /// 2017:A.9: paired again so that the rest can be completed.
    Penultimate,
    /// 2017:A.9: everybody below the penultimate in one.
    CollapsedLast,
    /// The last scoregroup.
    Last,
}

/// One bracket: who was in it, how it was divided, how good its pairing is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketReasons {
    /// Score of its residents.
    pub score: Score,
    /// What kind it was.
    pub kind: BracketKind,
    /// Players moved down to it (MDPs), in order.
    pub moved_down: Vec<PairingNumber>,
    /// Its residents, in order.
    pub residents: Vec<PairingNumber>,
    /// Moved-down players that stay unpaired (the limbo).
    pub limbo: Vec<PairingNumber>,
    /// Upper half of the residents' pairing before exchanges (S1, or S1R in a remainder).
    pub upper_half: Vec<PairingNumber>,
    /// Lower half before exchanges (S2, or S2R).
    pub lower_half: Vec<PairingNumber>,
    /// Who moved from the upper half to the lower (C.04.3:4.3).
    pub exchanged_down: Vec<PairingNumber>,
    /// Who moved from the lower half to the upper.
    pub exchanged_up: Vec<PairingNumber>,
    /// With exchanges: what speaks against pairing the halves as they stood. Only with
    /// [`Detail::Alternatives`](crate::Detail).
    pub without_exchange: Option<Exclusion>,
    /// Why not everybody is paired in it.
    pub floaters_needed: FloatersNeeded,
    /// Its criteria.
    pub quality: Quality,
    /// Its pairs, in the order of the candidate: moved-down players first.
    pub pairs: Vec<PairReasons>,
    /// Those who leave it without an opponent.
    pub downfloats: Vec<DownfloatReasons>,
}

/// Why a bracket leaves as many players over as it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FloatersNeeded {
    /// It leaves nobody over.
    Nobody,
    /// Their number is odd, and one is left.
    Odd,
    /// C1 and C3: more pairs are not possible inside it.
    Opponents,
    /// C4: with more pairs the rest could not be completed.
    Completion,
    /// C5: with more pairs the bye would go to a higher score.
    ByeScore,
}

/// One pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReasons {
    /// The higher-ranked.
    pub higher: PairingNumber,
    /// The lower-ranked.
    pub lower: PairingNumber,
    /// Whether the higher-ranked was moved down to the bracket.
    pub moved_down: bool,
    /// Whom the higher-ranked would have met if nothing spoke against it.
    pub natural: Option<PairingNumber>,
    /// Opponents that come before the chosen one, and what excludes them. Only with
    /// [`Detail::Alternatives`](crate::Detail).
    pub excluded: Vec<Excluded>,
    /// Colours.
    pub colour: ColourReasons,
}

/// Why the colours of a pair are as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColourReasons {
    /// Colour of the higher-ranked.
    pub higher: Colour,
    /// The rule that decided.
    pub rule: ColourRule,
    /// What the higher-ranked was due.
    pub higher_due: Option<Preference>,
    /// What the lower-ranked was due.
    pub lower_due: Option<Preference>,
}

/// Somebody who floats down from a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DownfloatReasons {
    /// Who.
    pub player: PairingNumber,
    /// Lower-ranked players of the bracket who might have floated instead, and what excludes it.
    /// Only with [`Detail::Alternatives`](crate::Detail).
    pub excluded: Vec<Excluded>,
}

/// An alternative that was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Excluded {
    /// The opponent, or the one who would float.
    pub player: PairingNumber,
    /// What excludes it.
    pub by: Exclusion,
}

/// What excludes an alternative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Exclusion {
    /// The two may not meet.
    Barred(Bar),
    /// Every candidate of the bracket with it is worse, first in this criterion.
    Worse(Criterion),
    /// Candidates with it are as good, but come later in the order of C.04.3:4.
    Later,
}

/// Why somebody got the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReasons {
    /// Who.
    pub player: PairingNumber,
    /// With which score.
    pub score: Score,
    /// Unplayed games of the receiver (C9 of 2026).
    pub unplayed: u16,
    /// Players with that score or less who were passed over, and why.
    pub passed_over: Vec<(PairingNumber, PassedOver)>,
}

/// Why somebody did not get the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PassedOver {
    /// C2: barred by this round.
    Barred(RoundNumber),
    /// C4: the others could not all be paired.
    OthersUnpairable,
    /// The pairing of the brackets is better without.
    Paired,
}
