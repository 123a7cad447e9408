//! Proofs that the brackets of a round are paired as well as they can be, for somebody else to
//! check.

use ronde_model::{PairingNumber, RoundNumber, Snapshot};

use super::drawn::{Paired, SolvedBy};
use super::edition::Edition;
use super::judge::Judge;
use super::kinds::{self, ByeHere};
use crate::field::Field;

/// One bracket with prices that prove its pairing best, by weak duality: every pair costs at least
/// half of what its two players are priced at, being left over costs nothing and at least half of
/// what the player and the blank are priced at, and all pairs together cost exactly half of all
/// prices. Costs are those of the criteria that the choice of pairs decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Players moved down to the bracket, each with his kind.
    pub moved_down: Vec<(PairingNumber, usize)>,
    /// Residents, each with his kind.
    pub residents: Vec<(PairingNumber, usize)>,
    /// The pairs, the higher-ranked first.
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Those left over.
    pub left: Vec<PairingNumber>,
    /// Whether the one left over takes the bye.
    pub bye_is_here: bool,
    /// Price of every kind.
    pub prices: Vec<i128>,
    /// Price of being left over.
    pub blank: i128,
    /// The cost of a pair is this less its gain.
    pub most: i128,
    /// How a gain is put together, most important first: the number of the criterion in the edition
    /// of 2026 (plus 256 for each score of moved-down players before the one meant) and its bits.
    pub digits: Vec<(u32, u32)>,
}

/// Certificates of the brackets that the kinds answered for, from the top, and the number of all
/// brackets. `None` if the round cannot be paired.
pub fn certificates(
    snapshot: &Snapshot,
    round: RoundNumber,
    edition: Edition,
) -> Option<(Vec<Certificate>, usize)> {
    let field = Field::new(snapshot, round, edition.history_rules());
    let judge = Judge::new(edition, &field)?;
    let drawn = judge.draw();
    let by_kinds = drawn.brackets.iter().filter(|paired| paired.solved_by == SolvedBy::Kinds);
    let proved = by_kinds.filter_map(|paired| certificate(&judge, paired));
    Some((proved.collect(), drawn.brackets.len()))
}

fn certificate(judge: &Judge<'_>, paired: &Paired) -> Option<Certificate> {
    let (field, bracket, answer) = (judge.field(), &paired.bracket, &paired.answer);
    let may_take = |place: usize| judge.may_take_bye(place);
    let counts_unplayed = matches!(judge, Judge::E2026(_));
    let bye_is_here = bracket.is_last() && answer.left.len() == 1;
    let bye = bye_is_here.then_some(ByeHere { may_take: &may_take, counts_unplayed });
    let proof = kinds::prove(field, bracket, answer.left.len(), bye)?;
    let number = |place: usize| field.at(place).number;
    let (above, own) = proof.kinds.split_at(bracket.moved_down.len());
    let with_kinds = |places: &[usize], kinds: &[usize]| {
        places.iter().zip(kinds).map(|(&place, &kind)| (number(place), kind)).collect()
    };
    Some(Certificate {
        moved_down: with_kinds(&bracket.moved_down, above),
        residents: with_kinds(&bracket.residents, own),
        pairs: answer.pairs.iter().map(|&(a, b)| (number(a), number(b))).collect(),
        left: answer.left.iter().map(|&place| number(place)).collect(),
        bye_is_here,
        prices: proof.prices,
        blank: proof.blank,
        most: proof.most,
        digits: proof.digits.iter().map(|digit| (digit.label, digit.bits)).collect(),
    })
}
