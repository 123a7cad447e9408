//! A round as the brackets gave it, before colours.

use super::bracket::Bracket;
use crate::kernel::first::Answer;
use crate::kernel::typed::Aside;
use crate::reasons::BracketKind;

/// A bracket and what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Paired {
    /// The bracket as it was met.
    pub(crate) bracket: Bracket,
    /// Its pairing.
    pub(crate) answer: Answer,
    /// What kind it was.
    pub(crate) kind: BracketKind,
    /// What answered.
    #[cfg_attr(not(feature = "testing"), expect(dead_code, reason = "only tests read it"))]
    pub(crate) solved_by: SolvedBy,
}

/// Which solvers may answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Solvers {
    /// The kinds where they can prove it, the matching elsewhere.
    All,
    /// Only the matching: a second opinion.
    #[cfg(feature = "testing")]
    MatchingOnly,
}

/// What answered for a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SolvedBy {
    /// Kinds of players, with a proof.
    Kinds,
    /// A matching of single players, and why the kinds had no answer where they were asked.
    Matching(Option<Aside>),
}

/// The answer of the kinds, or else of the matching.
pub(crate) fn settled(
    kinds: Option<Result<Answer, Aside>>,
    matching: impl FnOnce() -> Answer,
) -> (Answer, SolvedBy) {
    match kinds {
        Some(Ok(answer)) => (answer, SolvedBy::Kinds),
        Some(Err(why)) => (matching(), SolvedBy::Matching(Some(why))),
        None => (matching(), SolvedBy::Matching(None)),
    }
}

/// Everything about a round but its colours.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    /// Brackets from the top.
    pub(crate) brackets: Vec<Paired>,
    /// Who gets the bye.
    pub(crate) bye: Option<usize>,
}

impl Drawn {
    /// The bye goes to whoever leaves the last bracket without an opponent.
    pub(crate) fn of(brackets: Vec<Paired>) -> Drawn {
        let left = left_by(&brackets);
        assert!(left.len() <= 1, "at most one player leaves the last bracket");
        Drawn { bye: left.first().copied(), brackets }
    }
}

/// Who leaves the last of these brackets without an opponent.
pub(crate) fn left_by(brackets: &[Paired]) -> Vec<usize> {
    brackets.last().map(|paired| paired.answer.left.clone()).unwrap_or_default()
}
