//! One level under given demands: the first candidate in the book's order.

use ronde_model::Colour;

use super::colours::Degree;
use super::moves::Exchange;
use super::sheet::Sheet;
use super::steps::Demands;

/// The colours of a level: A8, and what BAF-77 counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    /// A8, before any step changed it.
    pub(super) x: usize,
    /// The colour that more players are due, if one is.
    pub(super) majority: Option<Colour>,
    /// Players with a weak preference for that colour, or for either if neither is due more.
    pub(super) weak: usize,
}

impl Palette {
    pub(super) fn of(sheet: &Sheet, players: &[usize]) -> Palette {
        let due = |colour| {
            let wishes = players.iter().filter_map(|&place| sheet.cards[place].wish);
            wishes.filter(|wish| wish.colour == colour).count()
        };
        let (b, n) = (due(Colour::White), due(Colour::Black));
        let q = players.len().div_ceil(2);
        let majority = match b.cmp(&n) {
            std::cmp::Ordering::Greater => Some(Colour::White),
            std::cmp::Ordering::Less => Some(Colour::Black),
            std::cmp::Ordering::Equal => None,
        };
        let weak = players.iter().filter(|&&place| is_weak(sheet, place, majority)).count();
        Palette { x: b.max(n).saturating_sub(q), majority, weak }
    }
}

/// A weak preference for that colour, or for any if none is named.
pub(super) fn is_weak(sheet: &Sheet, place: usize, colour: Option<Colour>) -> bool {
    let wish = sheet.cards[place].wish;
    wish.is_some_and(|wish| {
        wish.degree == Degree::Weak && colour.is_none_or(|colour| wish.colour == colour)
    })
}

/// Whom the pairs are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// Floaters. COMMENTAIRES on C6: with the x of A8, which counts by how many the majority is
    /// too large, their pairs are disturbed only inside the majority's colour; when C11 has raised
    /// x, in any.
    Floaters { x_was_raised: bool },
    /// A homogeneous level or a remainder.
    Level,
}

/// What is left of x, of the weak players and of what BAF-77 overlooks while pairs are made from
/// the top.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) x: usize,
    /// The same without the disturbed pairs of the other colour that have a weak player.
    x_of_weak: usize,
    weak: usize,
    pub(super) forced: usize,
}

/// Pairs are tried one by one under these demands.
pub(super) struct Table<'a> {
    pub(super) sheet: &'a Sheet,
    pub(super) palette: Palette,
    pub(super) demands: Demands,
    pub(super) side: Side,
}

impl Table<'_> {
    pub(super) fn tally(&self) -> Tally {
        let Demands { x, forced, .. } = self.demands;
        Tally { x, x_of_weak: x, weak: self.palette.weak, forced }
    }

    /// The tally after this pair, or nothing if the pair is refused.
    pub(super) fn pair(&self, a: usize, b: usize, before: Tally) -> Option<Tally> {
        let may = self.sheet.meet[a][b] && !self.is_raised_too_often(a, b);
        may.then(|| self.colours(a, b, before)).flatten()
    }

    /// B5 and B6 for the one with the lower score.
    fn is_raised_too_often(&self, a: usize, b: usize) -> bool {
        let (one, other) = (&self.sheet.cards[a], &self.sheet.cards[b]);
        let lower = if one.score < other.score { one } else { other };
        let excused = one.above_half || other.above_half || one.score == other.score;
        !excused && self.demands.up.forbid(lower.up)
    }

    /// B4, with BAF-77.
    fn colours(&self, a: usize, b: usize, before: Tally) -> Option<Tally> {
        let due = |place: usize| self.sheet.cards[place].wish.map(|wish| wish.colour);
        let disturbed = due(a).is_some() && due(a) == due(b);
        let majority_only = self.side == Side::Floaters { x_was_raised: false };
        if disturbed && (before.x == 0 || majority_only && due(a) != self.palette.majority) {
            return None;
        }
        let any_weak = [a, b].into_iter().any(|it| is_weak(self.sheet, it, None));
        let weak = [a, b].into_iter();
        let weak = weak.filter(|&it| is_weak(self.sheet, it, self.palette.majority)).count();
        let elsewhere = disturbed && any_weak && weak == 0;
        let disliked = match self.side {
            Side::Level => disturbed && !any_weak,
            Side::Floaters { .. } => !elsewhere && looks_ahead(disturbed, weak, before),
        };
        Some(Tally {
            x: before.x - usize::from(disturbed),
            x_of_weak: before.x_of_weak - usize::from(disturbed && !elsewhere),
            weak: before.weak - weak,
            forced: before.forced.checked_sub(usize::from(disliked))?,
        })
    }

    /// C6, C7 for floaters: the first permutation of S2 that gives each of S1 an opponent and
    /// after which the others are accepted, with what comes of these.
    pub(super) fn floaters(
        &self,
        s1: &[usize],
        s2: &[usize],
        tally: Tally,
        accept: &dyn Fn(&[usize], Tally) -> Option<Level>,
    ) -> Option<Level> {
        let Some((&first, others)) = s1.split_first() else { return accept(s2, tally) };
        s2.iter().find_map(|&mate| {
            let after = self.pair(first, mate, tally)?;
            let rest: Vec<usize> = s2.iter().copied().filter(|&it| it != mate).collect();
            let mut level = self.floaters(others, &rest, after, accept)?;
            level.pairs.insert(0, (first, mate));
            Some(level)
        })
    }

    /// C6, C7 for a homogeneous level: S1 against S2, and a verdict on those left over.
    pub(super) fn halves(
        &self,
        s1: &[usize],
        s2: &[usize],
        tally: Tally,
        accept: &dyn Fn(&[usize]) -> bool,
    ) -> Option<Level> {
        let Some((&first, others)) = s1.split_first() else {
            return accept(s2).then(|| Level { left: s2.to_vec(), ..Level::default() });
        };
        s2.iter().find_map(|&mate| {
            let after = self.pair(first, mate, tally)?;
            let rest: Vec<usize> = s2.iter().copied().filter(|&it| it != mate).collect();
            let mut level = self.halves(others, &rest, after, accept)?;
            level.pairs.insert(0, (first, mate));
            Some(level)
        })
    }

    /// B5 and B6 for somebody left over.
    pub(super) fn may_leave(&self, place: usize) -> bool {
        let card = &self.sheet.cards[place];
        card.above_half || !self.demands.down.forbid(card.down)
    }

    /// C4 to C8 for a homogeneous level with `p` pairs.
    pub(super) fn homogeneous(
        &self,
        players: &[usize],
        p: usize,
        exchanges: &[Exchange],
        accept: &dyn Fn(&[usize]) -> bool,
    ) -> Option<Level> {
        let floats =
            |left: &[usize]| left.iter().all(|&place| self.may_leave(place)) && accept(left);
        exchanges.iter().find_map(|exchange| {
            let is_upper =
                |at: usize| at < p && !exchange.down.contains(&at) || exchange.up.contains(&at);
            let side = |upper: bool| -> Vec<usize> {
                (0..players.len())
                    .filter(|&at| is_upper(at) == upper)
                    .map(|at| players[at])
                    .collect()
            };
            self.halves(&side(true), &side(false), self.tally(), &floats)
        })
    }
}

/// BAF-77 for floaters: a disturbed pair without a weak player only if x is larger than the number
/// of weak players left, for then it cannot be avoided; one of two weak players, or an undisturbed
/// one with a weak player, only if x is smaller.
fn looks_ahead(disturbed: bool, weak: usize, before: Tally) -> bool {
    match (disturbed, weak) {
        (true, 0) => before.x_of_weak <= before.weak,
        (true, 1) | (false, 0) => false,
        (true | false, _) => before.x_of_weak >= before.weak,
    }
}

/// What became of a level.
#[derive(Clone, Debug, Default)]
pub(super) struct Level {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) left: Vec<usize>,
    /// How its floaters were paired, in a heterogeneous level.
    pub(super) of_floaters: Option<Asked>,
    /// How the others were.
    pub(super) of_others: Option<Asked>,
}

/// Who was laid out, and what was asked of them in the end.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// In the order of A2; the first `p` are S1.
    pub(super) players: Vec<usize>,
    pub(super) p: usize,
    pub(super) palette: Palette,
    pub(super) demands: Demands,
    pub(super) side: Side,
}
