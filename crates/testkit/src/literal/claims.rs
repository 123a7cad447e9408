//! Whether what is said about a bracket is true: the best candidate with the alternative in it is
//! looked for among all of them.

use std::collections::BTreeMap;

use ronde_model::{PairingNumber, RoundNumber, Snapshot};

use super::completion::Completion;
use super::dutch2017::{Criteria2017, Kind, POINT, Shortfall as Shortfall2017};
use super::dutch2026::{Criteria2026, Shortfall as Shortfall2026};
use super::field::Field;
use super::order::Pairs;
use super::record::Record;
use super::search::{self, Bracket, Judge};
use super::set::Set;
use super::{Edition, MOST_PLAYERS};
use crate::reasons::{self, Book, Checked, Claims, Facts, Need, Refused, Verdict, Why};

/// Everything that is said about a round of 2017 or 2026.
pub(crate) fn check(
    snapshot: &Snapshot,
    round: RoundNumber,
    claims: &Claims,
    facts: &Facts<'_>,
    checked: &mut Checked,
) -> Verdict {
    let edition =
        if claims.book == Book::Dutch2017 { Edition::Dutch2017 } else { Edition::Dutch2026 };
    let record = Record::new(snapshot, round, edition);
    if record.present().count() > MOST_PLAYERS {
        return Err("too many players".to_owned());
    }
    let field = Field::new(&record);
    for seat in &claims.seats {
        facts.seat(seat, facts.higher(seat), true, checked)?;
    }
    let mut work = Work { field: &field, edition, facts, checked };
    work.bye(claims)?;
    for (index, told) in claims.brackets.iter().enumerate() {
        let is_last = index + 1 == claims.brackets.len();
        let verdict = work.bracket(told, is_last, claims.bye);
        verdict.map_err(|what| format!("{what}, in {told:?} of {:?}", claims.brackets))?;
    }
    Ok(())
}

struct Work<'a, 'b> {
    field: &'a Field,
    edition: Edition,
    facts: &'a Facts<'a>,
    checked: &'b mut Checked,
}

/// What is to be found out about a bracket, whatever the edition.
trait Weigher {
    /// The best candidate that is kept against this one: the first criterion in which it differs,
    /// and whether it is worse there. `Err` if there is no candidate.
    fn against(&mut self, chosen: &Candidate, keep: &dyn Fn(&Pairs, Set) -> bool) -> Against;

    /// Whether there is a candidate with more pairs than so many.
    fn has_more_pairs(&mut self, than: usize) -> bool;
}

struct Candidate {
    pairs: Pairs,
    left: Set,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Against {
    /// There is none.
    None,
    Equal,
    Worse(u8),
    Better(u8),
}

/// A judge who looks only at some candidates.
struct Only<'j, J> {
    judge: &'j mut J,
    keep: &'j dyn Fn(&Pairs, Set) -> bool,
}

impl<J: Judge> Judge for Only<'_, J> {
    type Shortfall = J::Shortfall;

    fn judge(
        &mut self,
        pairs: &Pairs,
        floaters: Set,
        best: Option<&J::Shortfall>,
    ) -> Option<J::Shortfall> {
        (self.keep)(pairs, floaters).then(|| self.judge.judge(pairs, floaters, best)).flatten()
    }

    fn is_perfect(shortfall: &J::Shortfall) -> bool {
        J::is_perfect(shortfall)
    }

    fn mdp_sets(&self, mdps: &[usize], many: usize) -> Vec<Vec<usize>> {
        self.judge.mdp_sets(mdps, many)
    }
}

/// Shortfalls with their criteria in order.
trait InOrder: Ord {
    /// The number of the first criterion in which they differ.
    fn first_difference(&self, other: &Self) -> Option<u8>;
}

impl InOrder for Shortfall2026 {
    fn first_difference(&self, other: &Self) -> Option<u8> {
        let (one, two) = (&self.floaters, &other.floaters);
        let next = |it: &super::dutch2026::FloaterShortfall| {
            (it.c8_next_number, it.c8_next_scores.clone())
        };
        let differs = [
            one.c6_number != two.c6_number,
            one.c7_scores != two.c7_scores,
            next(one) != next(two),
            one.c9_unplayed != two.c9_unplayed,
            self.c10_colour_difference != other.c10_colour_difference,
            self.c11_three_in_a_row != other.c11_three_in_a_row,
            self.c12_preference != other.c12_preference,
            self.c13_strong_preference != other.c13_strong_preference,
            self.c14_down_again != other.c14_down_again,
            self.c15_up_again != other.c15_up_again,
            self.c16_down_before != other.c16_down_before,
            self.c17_up_before != other.c17_up_before,
            self.c18_down_again != other.c18_down_again,
            self.c19_up_again != other.c19_up_again,
            self.c20_down_before != other.c20_down_before,
            self.c21_up_before != other.c21_up_before,
        ];
        (6..).zip(differs).find(|(_, differs)| *differs).map(|(number, _)| number)
    }
}

impl InOrder for Shortfall2017 {
    fn first_difference(&self, other: &Self) -> Option<u8> {
        let differs = [
            self.c05_number != other.c05_number,
            self.c06_differences != other.c06_differences,
            self.c07_next != other.c07_next,
            self.c08_colour_difference != other.c08_colour_difference,
            self.c09_three_in_a_row != other.c09_three_in_a_row,
            self.c10_preference != other.c10_preference,
            self.c11_strong_preference != other.c11_strong_preference,
            self.c12_down_again != other.c12_down_again,
            self.c13_up_again != other.c13_up_again,
            self.c14_down_before != other.c14_down_before,
            self.c15_up_before != other.c15_up_before,
            self.c16_down_again != other.c16_down_again,
            self.c17_up_again != other.c17_up_again,
            self.c18_down_before != other.c18_down_before,
            self.c19_up_before != other.c19_up_before,
        ];
        (5..).zip(differs).find(|(_, differs)| *differs).map(|(number, _)| number)
    }
}

struct Scales<'f, J> {
    field: &'f Field,
    bracket: Bracket,
    judge: J,
}

impl<J: Judge> Weigher for Scales<'_, J>
where
    J::Shortfall: InOrder,
{
    fn against(&mut self, chosen: &Candidate, keep: &dyn Fn(&Pairs, Set) -> bool) -> Against {
        let own = self.judge.judge(&chosen.pairs, chosen.left, None);
        let mut only = Only { judge: &mut self.judge, keep };
        let Some(best) = search::best(self.field, self.bracket, &mut only) else {
            return Against::None;
        };
        let Some(own) = own else { return Against::Better(0) };
        match best.shortfall.first_difference(&own) {
            None => Against::Equal,
            Some(number) if best.shortfall > own => Against::Worse(number),
            Some(number) => Against::Better(number),
        }
    }

    fn has_more_pairs(&mut self, than: usize) -> bool {
        let keep = |pairs: &Pairs, _: Set| pairs.len() > than;
        let mut only = Only { judge: &mut self.judge, keep: &keep };
        search::best(self.field, self.bracket, &mut only).is_some()
    }
}

impl Work<'_, '_> {
    fn place(&self, number: PairingNumber) -> usize {
        let mut people = self.field.people.iter();
        people.position(|person| person.number == number).expect("only the present are spoken of")
    }

    fn set(&self, numbers: &[PairingNumber]) -> Set {
        numbers.iter().map(|number| self.place(*number)).collect()
    }

    /// C2, C4, C5, C9: everybody with the receiver's score or less is accounted for.
    fn bye(&mut self, claims: &Claims) -> Verdict {
        let Some(receiver) = claims.bye else {
            let is_even = self.field.people.len().is_multiple_of(2);
            return if is_even { Ok(()) } else { Err("nobody has the bye".to_owned()) };
        };
        let score = self.field.score(self.place(receiver));
        let mut expected: Vec<PairingNumber> = self
            .field
            .people
            .iter()
            .filter(|it| it.number != receiver && it.score <= score)
            .map(|it| it.number)
            .collect();
        let mut told: Vec<PairingNumber> = claims.passed_over.iter().map(|it| it.0).collect();
        expected.sort_unstable();
        told.sort_unstable();
        self.checked.claim("bye", expected == told, || format!("{expected:?}, told {told:?}"))?;
        let mut completion = Completion::new(self.field);
        for (player, why) in &claims.passed_over {
            let refused = Refused { player: *player, opponent: None, why: why.clone() };
            let place = self.place(*player);
            let mut can = || completion.pairs_all(Set::EMPTY, self.field.all().without(place));
            let is_true = match why {
                Why::ByeBarred(_) => self.facts.plainly(&refused) == Some(true),
                Why::Rest => self.field.people[place].may_take_bye && !can(),
                Why::Later => self.field.people[place].may_take_bye && can(),
                _ => false,
            };
            self.checked.refusal(&refused, is_true)?;
        }
        Ok(())
    }

    fn bracket(
        &mut self,
        told: &reasons::Bracket,
        is_last: bool,
        bye: Option<PairingNumber>,
    ) -> Verdict {
        let left: Vec<PairingNumber> = told.left.iter().map(|it| it.0).collect();
        if is_last && left != bye.into_iter().collect::<Vec<_>>() {
            return Err(format!("{left:?} leave the last bracket, and {bye:?} has the bye"));
        }
        let pairs = told.pairs.iter().map(|it| (self.place(it.0), self.place(it.1)));
        let chosen = Candidate { pairs: pairs.collect(), left: self.set(&left) };
        let (moved_down, residents) = (self.set(&told.moved_down), self.set(&told.residents));
        let score = residents.first().map_or(0, |place| self.field.score(place));
        let below = self.field.filter(self.field.all(), |it| !is_last && it.score < score);
        let mut strict = Completion::new(self.field);
        let mut loose = Completion::new(self.field);
        let bye_score = match self.edition {
            Edition::Dutch2026 => strict.fix_bye_score(),
            Edition::Dutch2017 => None,
        };
        let setting = Setting {
            field: self.field,
            edition: self.edition,
            bracket: Bracket { moved_down, residents },
            below,
            bye_score,
            must_complete: told.must_complete,
        };
        let mut scales =
            Pair { strict: setting.weigher(&mut strict), loose: setting.weigher(&mut loose) };
        self.alternatives(told, &chosen, &mut scales)?;
        self.need(told, &chosen, &setting, &mut scales)
    }

    /// Every alternative that comes before is there, and falls by what is said.
    fn alternatives(
        &mut self,
        told: &reasons::Bracket,
        chosen: &Candidate,
        scales: &mut Pair<'_>,
    ) -> Verdict {
        let leads =
            |place: usize| chosen.pairs[told.mover_pairs..].iter().any(|pair| pair.0 == place);
        let mates = &chosen.pairs[..told.mover_pairs];
        for (index, (_, _, refused)) in told.pairs.iter().enumerate() {
            let (one, mate) = chosen.pairs[index];
            let is_mover = index < told.mover_pairs;
            let is_free = |place: &usize| {
                let taken = chosen.pairs[..index].iter().any(|pair| pair.1 == *place);
                let of_others = !is_mover && mates.iter().any(|pair| pair.1 == *place);
                !taken && !of_others && (is_mover || !leads(*place)) && *place != one
            };
            let residents = self.set(&told.residents).places();
            let before: Vec<usize> =
                residents.filter(|place| *place < mate).filter(is_free).collect();
            let named: Vec<usize> =
                refused.iter().filter_map(|it| it.opponent).map(|it| self.place(it)).collect();
            if before != named {
                return Err(format!("{:?}: {before:?} come before, told {refused:?}", told.pairs));
            }
            for refused in refused {
                let other = refused.opponent.map_or(one, |it| self.place(it));
                let pair = (one.min(other), one.max(other));
                let has = |it: &(usize, usize)| (it.0.min(it.1), it.0.max(it.1)) == pair;
                self.exclusion(refused, chosen, &|pairs, _| pairs.iter().any(has), scales)?;
            }
        }
        for refused in told.left.iter().flat_map(|it| &it.1) {
            let place = self.place(refused.player);
            self.exclusion(refused, chosen, &|_, left| left.contains(place), scales)?;
        }
        if let Some(why) = &told.without_exchange {
            let (upper, lower) = (self.set(&told.halves.0), self.set(&told.halves.1));
            let inside =
                |half: Set, pair: &(usize, usize)| half.contains(pair.0) && half.contains(pair.1);
            let keep = |pairs: &Pairs, _: Set| {
                pairs.iter().all(|pair| {
                    let has = |place: usize| pair.0 == place || pair.1 == place;
                    let splits = mates.iter().any(|&(mover, mate)| has(mover) != has(mate));
                    !splits && !inside(upper, pair) && !inside(lower, pair)
                })
            };
            let player = *told.halves.0.first().ok_or("an exchange without an upper half")?;
            let refused = Refused { player, opponent: None, why: why.clone() };
            self.exclusion(&refused, chosen, &keep, scales)?;
        }
        Ok(())
    }

    fn exclusion(
        &mut self,
        refused: &Refused,
        chosen: &Candidate,
        keep: &dyn Fn(&Pairs, Set) -> bool,
        scales: &mut Pair<'_>,
    ) -> Verdict {
        if let Some(is_true) = self.facts.plainly(refused) {
            return self.checked.refusal(refused, is_true);
        }
        let found = scales.strict.against(chosen, keep);
        let is_true = match (&refused.why, found) {
            (Why::Later, Against::Equal) => true,
            (Why::Worse(named), Against::Worse(number)) => *named == number,
            (Why::Worse(4), Against::None) => scales.loose.against(chosen, keep) == Against::None,
            (Why::Worse(5), Against::None) => scales.loose.against(chosen, keep) != Against::None,
            _ => false,
        };
        let what = || format!("{refused:?}, in truth {found:?}");
        self.checked.claim("worse or later", is_true, what)?;
        self.checked.refusal(refused, true)
    }

    /// Why so many leave.
    fn need(
        &mut self,
        told: &reasons::Bracket,
        chosen: &Candidate,
        setting: &Setting<'_>,
        scales: &mut Pair<'_>,
    ) -> Verdict {
        let (left, players) = (chosen.left.len(), setting.bracket.players().len());
        let made = chosen.pairs.len();
        let is_true = match told.need {
            Need::Nobody => left == 0,
            Need::Odd => left == 1 && players % 2 == 1,
            Need::Opponents => left > players % 2 && setting.most_pairs() == made,
            Need::Completion => {
                setting.most_pairs() > made
                    && !scales.strict.has_more_pairs(made)
                    && !scales.loose.has_more_pairs(made)
            }
            Need::ByeScore => {
                !scales.strict.has_more_pairs(made) && scales.loose.has_more_pairs(made)
            }
        };
        self.checked.claim("floaters needed", is_true, || format!("{told:?}"))
    }
}

/// With the bye at its score, and with the bye anywhere.
struct Pair<'a> {
    strict: Box<dyn Weigher + 'a>,
    loose: Box<dyn Weigher + 'a>,
}

/// A bracket in its round.
struct Setting<'a> {
    field: &'a Field,
    edition: Edition,
    bracket: Bracket,
    below: Set,
    bye_score: Option<i32>,
    /// 2017: the rest must be completed after it.
    must_complete: bool,
}

impl<'a> Setting<'a> {
    fn weigher<'b>(&self, completion: &'b mut Completion<'a>) -> Box<dyn Weigher + 'b>
    where
        'a: 'b,
    {
        let Setting { field, bracket, below, bye_score, .. } = *self;
        let is_next = |group: &Set| below.common(*group).len() > 0;
        let next = field.groups.iter().copied().find(is_next);
        if self.edition == Edition::Dutch2026 {
            let known = BTreeMap::new();
            let judge = Criteria2026 { field, completion, bracket, next, below, bye_score, known };
            return Box::new(Scales { field, bracket, judge });
        }
        let kind = match next {
            _ if self.must_complete => Kind::Penultimate,
            None => Kind::Last,
            Some(next) => Kind::Usual { next, next_is_last: below == next },
        };
        let scores = bracket.players().places().map(|place| field.score(place));
        let nobody = scores.min().unwrap_or(0) - POINT;
        let judge = Criteria2017 { field, completion, below, kind, nobody, known: BTreeMap::new() };
        Box::new(Scales { field, bracket, judge })
    }

    /// By C1 and C3 alone; players moved down meet residents only.
    fn most_pairs(&self) -> usize {
        self.most_among(self.bracket.players())
    }

    fn most_among(&self, players: Set) -> usize {
        let Some(first) = players.first() else { return 0 };
        let others = players.without(first);
        let is_moved = |place: usize| self.bracket.moved_down.contains(place);
        let mates = others.common(self.field.opponents(first)).places();
        let with = mates.filter(|&mate| !(is_moved(first) && is_moved(mate)));
        let with = with.map(|mate| 1 + self.most_among(others.without(mate))).max();
        with.unwrap_or(0).max(self.most_among(others))
    }
}
