//! The reasons of a round, bracket by bracket, and what excludes each alternative.

use ronde_model::{Colour, PairingNumber};

use super::colours::allocate;
use super::drawn::{Drawn, Paired};
use super::judge::Judge;
use super::quality::Quality;
use crate::crowd::with_crowd;
use crate::field::Field;
use crate::kernel::rest::Crowd;
use crate::pairing::Detail;
use crate::reasons::{
    BracketReasons, ByeReasons, ColourReasons, DownfloatReasons, Excluded, Exclusion,
    FloatersNeeded, PairReasons, PassedOver, Reasons,
};

/// Reasons for everything that was drawn.
pub(crate) fn explain(
    judge: &Judge<'_>,
    drawn: &Drawn,
    initial: Colour,
    detail: Detail,
) -> Reasons {
    let brackets = drawn
        .brackets
        .iter()
        .map(|paired| Explainer::new(judge, paired, initial, detail).bracket())
        .collect();
    let bye = drawn.bye.map(|place| bye(judge.field(), place));
    Reasons { brackets, bye, steps: Vec::new() }
}

struct Explainer<'a> {
    judge: &'a Judge<'a>,
    field: &'a Field,
    paired: &'a Paired,
    initial: Colour,
    detail: Detail,
    quality: Quality,
    /// Residents that are not opponents of moved-down players.
    remainder: Vec<usize>,
    half: usize,
}

impl<'a> Explainer<'a> {
    fn new(
        judge: &'a Judge<'a>,
        paired: &'a Paired,
        initial: Colour,
        detail: Detail,
    ) -> Explainer<'a> {
        let (bracket, answer) = (&paired.bracket, &paired.answer);
        let quality = judge.quality(bracket, paired.kind, &answer.pairs, &answer.left);
        let taken: Vec<usize> =
            answer.pairs[..answer.mover_pairs].iter().map(|pair| pair.1).collect();
        let remainder = bracket.residents.iter().filter(|place| !taken.contains(place));
        Explainer {
            judge,
            field: judge.field(),
            paired,
            initial,
            detail,
            quality,
            remainder: remainder.copied().collect(),
            half: answer.pairs.len() - answer.mover_pairs,
        }
    }

    fn bracket(&self) -> BracketReasons {
        let (bracket, answer) = (&self.paired.bracket, &self.paired.answer);
        let limbo = answer.left.iter().filter(|&&place| bracket.is_moved_down(place));
        let (upper, lower) = self.remainder.split_at(self.half);
        BracketReasons {
            score: bracket.score(self.field),
            kind: self.paired.kind,
            moved_down: self.numbers(&bracket.moved_down),
            residents: self.numbers(&bracket.residents),
            limbo: limbo.map(|&place| self.number(place)).collect(),
            upper_half: self.numbers(upper),
            lower_half: self.numbers(lower),
            exchanged_down: self.numbers(&answer.exchanged.0),
            exchanged_up: self.numbers(&answer.exchanged.1),
            without_exchange: self.without_exchange(),
            floaters_needed: self.floaters_needed(),
            quality: self.quality.clone(),
            pairs: (0..answer.pairs.len()).map(|index| self.pair(index)).collect(),
            downfloats: answer.left.iter().map(|&place| self.downfloat(place)).collect(),
        }
    }

    /// Counts what the bracket could do alone, then what completion allows, then what C5 allows.
    fn floaters_needed(&self) -> FloatersNeeded {
        let bracket = &self.paired.bracket;
        let players = bracket.players();
        let left = self.paired.answer.left.len();
        if left == 0 {
            FloatersNeeded::Nobody
        } else if left == players.len() % 2 {
            FloatersNeeded::Odd
        } else if left == self.fewest_left(&players) {
            FloatersNeeded::Opponents
        } else if self.judge.fewer_with_any_bye(bracket, left) {
            FloatersNeeded::ByeScore
        } else {
            FloatersNeeded::Completion
        }
    }

    /// What C1 and C3 leave over inside the bracket.
    fn fewest_left(&self, players: &[usize]) -> usize {
        let bracket = &self.paired.bracket;
        let may_meet = |a: usize, b: usize| {
            !(bracket.is_moved_down(a) && bracket.is_moved_down(b)) && self.field.may_meet(a, b)
        };
        let crowd = Crowd { may_meet: &may_meet, camp: &|_| 0, most_bars: usize::MAX, bound: None };
        crowd.left_over(players)
    }

    fn number(&self, place: usize) -> PairingNumber {
        self.field.at(place).number
    }

    fn numbers(&self, places: &[usize]) -> Vec<PairingNumber> {
        places.iter().map(|&place| self.number(place)).collect()
    }

    fn asks(&self) -> bool {
        self.detail == Detail::Alternatives
    }

    fn pair(&self, index: usize) -> PairReasons {
        let answer = &self.paired.answer;
        let (a, b) = answer.pairs[index];
        let (higher, rule) = allocate(self.field, a, b, self.initial);
        PairReasons {
            higher: self.number(a),
            lower: self.number(b),
            moved_down: index < answer.mover_pairs,
            natural: self.natural(index).map(|place| self.number(place)),
            excluded: if self.asks() { self.excluded_opponents(index) } else { Vec::new() },
            colour: ColourReasons {
                higher,
                rule,
                higher_due: self.field.at(a).preference,
                lower_due: self.field.at(b).preference,
            },
        }
    }

    /// The n-th of S2 for the n-th of S1.
    fn natural(&self, index: usize) -> Option<usize> {
        let answer = &self.paired.answer;
        if index < answer.mover_pairs {
            return self.paired.bracket.residents.get(index).copied();
        }
        let (upper, lower) = self.remainder.split_at(self.half);
        let position = upper.binary_search(&answer.pairs[index].0).ok()?;
        lower.get(position).copied()
    }

    /// Who could have been the opponent before the chosen one came up: the higher-ranked of the
    /// other half that were still free.
    fn excluded_opponents(&self, index: usize) -> Vec<Excluded> {
        let answer = &self.paired.answer;
        let (a, chosen) = answer.pairs[index];
        let is_mover = index < answer.mover_pairs;
        let pool = if is_mover { &self.paired.bracket.residents } else { &self.remainder };
        let leads = |place: usize| {
            !is_mover && answer.pairs[answer.mover_pairs..].iter().any(|pair| pair.0 == place)
        };
        let taken = |place: usize| answer.pairs[..index].iter().any(|pair| pair.1 == place);
        pool.iter()
            .copied()
            .filter(|&place| place < chosen && place != a && !leads(place) && !taken(place))
            .map(|place| Excluded { player: self.number(place), by: self.against_pair(a, place) })
            .collect()
    }

    fn against_pair(&self, a: usize, b: usize) -> Exclusion {
        if let Some(bar) = self.field.bar(a, b) {
            return Exclusion::Barred(bar);
        }
        let (bracket, kind) = (&self.paired.bracket, self.paired.kind);
        self.against(&self.judge.quality_with(bracket, kind, (a, b)))
    }

    fn against(&self, alternative: &Quality) -> Exclusion {
        match alternative.first_difference(&self.quality) {
            Some((criterion, order)) => {
                debug_assert!(order.is_gt(), "nothing is better than the best");
                Exclusion::Worse(criterion)
            }
            None => Exclusion::Later,
        }
    }

    /// What speaks against pairing the halves as they stood, with the same opponents for those who
    /// were moved down.
    fn without_exchange(&self) -> Option<Exclusion> {
        let answer = &self.paired.answer;
        if answer.exchanged.0.is_empty() || !self.asks() {
            return None;
        }
        let (upper, lower) = self.remainder.split_at(self.half);
        let in_upper = |place: usize| upper.binary_search(&place).is_ok();
        let in_lower = |place: usize| lower.binary_search(&place).is_ok();
        let movers = &answer.pairs[..answer.mover_pairs];
        let splits_movers = |a: usize, b: usize| {
            let has = |place: usize| a == place || b == place;
            self.paired.bracket.contains(b)
                && movers.iter().any(|&(mover, mate)| has(mover) != has(mate))
        };
        let allowed = |a: usize, b: usize| {
            let within_half = in_upper(a) && in_upper(b) || in_lower(a) && in_lower(b);
            !within_half && !splits_movers(a, b)
        };
        let (bracket, kind) = (&self.paired.bracket, self.paired.kind);
        Some(self.against(&self.judge.quality_under(bracket, kind, &allowed)))
    }

    /// Lower-ranked players of the bracket who are paired: why none of them floats instead.
    fn downfloat(&self, place: usize) -> DownfloatReasons {
        let (bracket, kind) = (&self.paired.bracket, self.paired.kind);
        let left = &self.paired.answer.left;
        let others = bracket.players().into_iter();
        let others = others.filter(|&other| self.asks() && other > place && !left.contains(&other));
        let excluded = others.map(|other| Excluded {
            player: self.number(other),
            by: self.against(&self.judge.quality_without(bracket, kind, other)),
        });
        DownfloatReasons { player: self.number(place), excluded: excluded.collect() }
    }
}

/// Everybody with the receiver's score or less who did not get the bye, and why.
fn bye(field: &Field, receiver: usize) -> ByeReasons {
    let everybody: Vec<usize> = (0..field.len()).collect();
    let spareable = with_crowd(field, |crowd| crowd.spareable(&everybody));
    let entrant = field.at(receiver);
    let others = everybody
        .into_iter()
        .filter(|&place| place != receiver && field.at(place).score <= entrant.score);
    let passed_over = others.map(|place| {
        let other = field.at(place);
        let why = match other.bye_barred {
            Some(round) => PassedOver::Barred(round),
            None if spareable.binary_search(&place).is_err() => PassedOver::OthersUnpairable,
            None => PassedOver::Paired,
        };
        (other.number, why)
    });
    ByeReasons {
        player: entrant.number,
        score: entrant.score,
        unplayed: entrant.unplayed,
        passed_over: passed_over.collect(),
    }
}
