//! A bracket by kinds of players: what C.04.3 looks at in a player, packed into one number.
//!
//! Both editions come to the same here. When every moved-down player is paired and only residents
//! are left over, the criteria that remain open are C9 to C17, C19 and C21 (2017: C.8 to C.15, C.17
//! and C.19); the others are the same for all such candidates, and no other candidate is better in
//! C6 or C7 (2017: C.5 or C.6) when no fewer can be left over.

use ronde_model::Colour;

use super::bracket::Bracket;
use super::pair_costs::{denies_strong, repeats_colour, wants_same_colour, widens_difference};
use crate::field::{Entrant, Field, Float};
use crate::kernel::first::Answer;
use crate::kernel::typed::{Aside, Criteria, Typed, first_of_best};
#[cfg(feature = "testing")]
use crate::kernel::typed::{Proof, prove as prove_kinds};

/// Who takes the bye, if it is one of this bracket.
#[derive(Clone, Copy)]
pub(crate) struct ByeHere<'a> {
    /// Whether a player may take it.
    pub(crate) may_take: &'a dyn Fn(usize) -> bool,
    /// Whether C9 counts (2026).
    pub(crate) counts_unplayed: bool,
}

/// Who is left over for the sake of those below.
#[derive(Clone, Copy)]
pub(crate) struct Leaving<'a> {
    /// So many at least.
    pub(crate) at_least: usize,
    /// Whether a resident may be among them.
    pub(crate) may: &'a dyn Fn(usize) -> bool,
}

/// The pairing of the bracket alone, if it can be proved by kinds.
pub(crate) fn pair(
    field: &Field,
    bracket: &Bracket,
    leaving: Leaving<'_>,
    bye: Option<ByeHere<'_>>,
) -> Result<Answer, Aside> {
    let players = bracket.moved_down.len() + bracket.residents.len();
    let left = fewest_left(field, bracket, players).max(leaving.at_least);
    let by_bye = |bye: ByeHere<'_>, place| left == 1 && (bye.may_take)(place);
    let may_be_left =
        |place: usize| (leaving.may)(place) && bye.is_none_or(|bye| by_bye(bye, place));
    let view = View { field, bracket, left, leaving, bye };
    view.with_task(&may_be_left, first_of_best)
}

/// Prices that prove the answer best among all pairings with as many left over, if there are such.
#[cfg(feature = "testing")]
pub(crate) fn prove(
    field: &Field,
    bracket: &Bracket,
    left: usize,
    bye: Option<ByeHere<'_>>,
) -> Option<Proof> {
    let may_be_left = |place: usize| bye.is_none_or(|bye| (bye.may_take)(place));
    let leaving = Leaving { at_least: left, may: &|_| true };
    View { field, bracket, left, leaving, bye }.with_task(&may_be_left, prove_kinds)
}

/// C6: no fewer can be left over. Players with one absolute wish meet only others, topscorers
/// apart.
fn fewest_left(field: &Field, bracket: &Bracket, players: usize) -> usize {
    let wishing = |colour: Colour| {
        let places = bracket.moved_down.iter().chain(&bracket.residents);
        let entrants = places.map(|&place| field.at(place));
        entrants.filter(|it| !it.topscorer && it.absolute() == Some(colour)).count()
    };
    let most = wishing(Colour::White).max(wishing(Colour::Black));
    (2 * most).saturating_sub(players).max(players % 2)
}

struct View<'a> {
    field: &'a Field,
    bracket: &'a Bracket,
    left: usize,
    leaving: Leaving<'a>,
    bye: Option<ByeHere<'a>>,
}

impl View<'_> {
    fn with_task<T>(
        &self,
        may_be_left: &dyn Fn(usize) -> bool,
        run: impl Fn(&Typed<'_>) -> T,
    ) -> T {
        run(&Typed {
            movers: &self.bracket.moved_down,
            residents: &self.bracket.residents,
            left: self.left,
            may_be_left,
            kind: &|place| self.kind(place),
            kinds_may_meet: &|a, b| self.field.kinds_may_meet(a, b),
            barred: &|a, b| self.field.are_barred(a, b),
            criteria: &|criteria| self.add_criteria(criteria),
        })
    }

    /// Everything below that the criteria ask of a player, as digits of one number.
    fn kind(&self, place: usize) -> u64 {
        let entrant = self.field.at(place);
        let mut kind = self.colour_kind(entrant);
        let mut digit = |radix: u64, value: u64| kind = kind * radix + value;
        if self.bracket.is_moved_down(place) {
            digit(1 << 32, u64::from(entrant.score.tenths().cast_unsigned()));
            return kind;
        }
        let floated = |float, ago| u64::from(entrant.floated(float, ago));
        if self.left > 0 {
            digit(4, 2 * floated(Float::Down, 0) + floated(Float::Down, 1));
            digit(2, u64::from((self.leaving.may)(place)));
        }
        if !self.bracket.moved_down.is_empty() {
            digit(4, 2 * floated(Float::Up, 0) + floated(Float::Up, 1));
        }
        if let Some(bye) = self.bye.filter(|_| self.left > 0) {
            digit(2, u64::from((bye.may_take)(place)));
            digit(1 << 16, if bye.counts_unplayed { u64::from(entrant.unplayed) } else { 0 });
        }
        kind
    }

    /// Preference; in the last round, where topscorers are exempt from C3, all of the history that
    /// C10 and C11 count.
    fn colour_kind(&self, entrant: &Entrant) -> u64 {
        let colour = |it: Colour| if it == Colour::White { 1 } else { 2 };
        let due = entrant.preference.map_or(0, |due| 3 * colour(due.colour) + due.strength as u64);
        if !self.field.last_round {
            return due;
        }
        let difference = u64::from(entrant.colours.difference().cast_unsigned());
        let repeated = entrant.colours.repeated().map_or(0, colour);
        let wide = due << 16 | difference;
        (wide * 3 + repeated) * 2 + u64::from(entrant.topscorer)
    }

    fn add_criteria(&self, criteria: &mut Criteria<'_>) {
        let field = self.field;
        let pairs = self.bracket.moved_down.len() + self.bracket.residents.len() / 2;
        if self.left > 0 && self.bye.is_some_and(|bye| bye.counts_unplayed) {
            let unplayed = |place: usize| i64::from(field.at(place).unplayed);
            let most = self.bracket.residents.iter().map(|&place| field.at(place).unplayed).max();
            criteria.add(9, usize::from(most.unwrap_or(0)), |a, b| unplayed(a) + unplayed(b)); // C9
        }
        let colours = [widens_difference, repeats_colour, wants_same_colour, denies_strong];
        for (number, is_bad) in (10..).zip(colours) {
            let good = |a, b| !is_bad(field.at(a), field.at(b));
            criteria.add(number, pairs, |a, b| i64::from(good(a, b))); // C10 to C13
        }
        for ago in [0, 1] {
            self.add_repeated_floats(criteria, ago); // C14 to C17
        }
        for ago in [0, 1] {
            self.add_differences(criteria, ago); // C19, C21
        }
    }

    fn add_repeated_floats(&self, criteria: &mut Criteria<'_>, ago: usize) {
        let down = |place: usize| {
            let resident = !self.bracket.is_moved_down(place);
            i64::from(resident && self.field.at(place).floated(Float::Down, ago))
        };
        let number = if ago == 0 { 14 } else { 16 };
        criteria.add(number, self.left, |a, b| down(a) + down(b));
        let moved_down = self.bracket.moved_down.len();
        criteria.add(number + 1, moved_down, |a, b| i64::from(!self.floats_up_again(a, b, ago)));
    }

    fn floats_up_again(&self, a: usize, b: usize, ago: usize) -> bool {
        self.bracket.is_moved_down(a) && self.field.at(b).floated(Float::Up, ago)
    }

    fn add_differences(&self, criteria: &mut Criteria<'_>, ago: usize) {
        let number = if ago == 0 { 19 } else { 21 };
        for (rank, score) in (0..).zip(self.bracket.moved_down_scores(self.field)) {
            let has = |place: usize| self.field.at(place).score == score;
            let count = self.bracket.moved_down.iter().filter(|&&place| has(place)).count();
            let again = |a, b| has(a) && self.floats_up_again(a, b, ago);
            criteria.add(number + rank * 256, count, |a, b| i64::from(!again(a, b)));
        }
    }
}
