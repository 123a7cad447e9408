//! Chapters 2 and 3 of C.04.5 and C.04.6 exactly as written, set by set and pairing by pairing, for
//! small fields: the two books say them in the same words.
//!
//! Every article is an enumeration here: all sets of upfloaters in the order of 3.5.4, all pairings
//! of a bracket in the order of their identifiers; whether the rest can be paired is answered by
//! trying everything. Nothing is shared with the engine. What each book says for itself, and how
//! matches are read off a tournament, is in the folder of its enumerator.
//!
//! | Article | Where |
//! |---|---|
//! | 3.4 | `procedure::Procedure::assign_bye` |
//! | C3 | `procedure::Procedure::completes` |
//! | C4 to C7, 3.5 | `procedure::Procedure::choose_upfloaters` |
//! | C8 and after, 3.6 | `procedure::Procedure::pair_bracket` |
//! | why others were refused | `claims` |
//! | C.04.7 | `acceleration` |

mod acceleration;
pub mod claims;
mod procedure;
pub mod random;

use std::cmp::Reverse;

use ronde_model::{Colour, PairingNumber};

use crate::literal::LiteralError;

pub(crate) use acceleration::virtual_points;
use claims::Claim;

/// The most participants that are taken.
pub const MOST_PARTICIPANTS: usize = 14;

/// A round as the articles give it; a team goes by its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRound {
    /// White and Black, in the order of boards (C.04.2:3.6).
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<PairingNumber>,
    /// What happened in each bracket, from the top.
    pub brackets: Vec<MatchBracket>,
}

/// What happened in a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchBracket {
    /// Its upfloaters (3.5).
    pub upfloaters: Vec<PairingNumber>,
    /// Whether C6 fails after them.
    pub fails_c6: bool,
    /// The identifier of its pairing (3.6.2).
    pub identifier: Vec<u32>,
    /// What the criteria of pairs count.
    pub hurt: Vec<usize>,
    /// What was refused on the way to it, and why.
    pub refused: Vec<Claim>,
}

/// One participant of the round.
#[derive(Clone, Debug)]
pub(crate) struct Contestant {
    pub(crate) number: u32,
    /// Points and virtual points, in tenths.
    pub(crate) score: i32,
    /// Matches that were not forfeited.
    pub(crate) matches: usize,
    pub(crate) may_take_bye: bool,
    /// Floated in the round before (1.5).
    pub(crate) floated: bool,
}

/// What a book says for itself.
pub(crate) trait Rules {
    /// Whether floats of the round before count in this round.
    fn floats_count(&self) -> bool;
    /// The colour of the one who is ranked higher, by place.
    fn colour_of_higher(&self, higher: usize, lower: usize) -> Colour;
    /// How often each criterion about colours is not complied with in a pair, in order.
    fn colours_hurt(&self, higher: usize, lower: usize) -> Vec<usize>;
}

/// Everybody to be paired, by score down and number up, and who may meet whom.
pub(crate) struct Field<R> {
    pub(crate) people: Vec<Contestant>,
    pub(crate) legal: Vec<Vec<bool>>,
    pub(crate) rules: R,
}

/// How C6 is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The following scoregroup is the next of the standings; if it is empty, nothing is asked.
    Named,
    /// If it was emptied before, the next that is not empty is meant.
    PassedOn,
    /// As few upfloaters for it as possible, if not as few as its number allows.
    Graded,
}

/// Pairs the field.
pub(crate) fn pair<R: Rules>(
    field: &Field<R>,
    reading: Reading,
) -> Result<MatchRound, LiteralError> {
    if field.people.len() > MOST_PARTICIPANTS {
        return Err(LiteralError::TooManyPlayers { players: field.people.len() });
    }
    let drawn =
        procedure::Procedure::new(field, reading).pair().ok_or(LiteralError::NoCompletePairing)?;
    let number = |place: usize| {
        PairingNumber::new(field.people[place].number).expect("numbers begin with one")
    };
    let trace = |bracket: &procedure::Paired| MatchBracket {
        upfloaters: bracket.upfloaters.iter().map(|&place| number(place)).collect(),
        fails_c6: bracket.fails_c6,
        identifier: bracket.identifier.clone(),
        hurt: bracket.hurt.clone(),
        refused: bracket.refused.clone(),
    };
    Ok(MatchRound {
        pairs: in_board_order(field, &drawn.brackets)
            .into_iter()
            .map(|(white, black)| (number(white), number(black)))
            .collect(),
        bye: drawn.bye.map(number),
        brackets: drawn.brackets.iter().map(trace).collect(),
    })
}

/// C.04.2:3.6: score of the higher ranked, sum of both scores, number of the higher ranked.
fn in_board_order<R: Rules>(
    field: &Field<R>,
    brackets: &[procedure::Paired],
) -> Vec<(usize, usize)> {
    let pairs = brackets.iter().flat_map(|bracket| &bracket.pairs);
    let mut pairs: Vec<(usize, usize)> =
        pairs.map(|&(one, other)| (one.min(other), one.max(other))).collect();
    let score = |place: usize| field.people[place].score;
    pairs.sort_by_key(|&(higher, lower)| {
        let sum = score(higher) + score(lower);
        (Reverse(score(higher)), Reverse(sum), field.people[higher].number)
    });
    let board = |(higher, lower): (usize, usize)| match field.rules.colour_of_higher(higher, lower)
    {
        Colour::White => (higher, lower),
        Colour::Black => (lower, higher),
    };
    pairs.into_iter().map(board).collect()
}
