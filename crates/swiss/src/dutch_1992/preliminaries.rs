//! Chapter A: what is settled before anybody is paired, and x.

use std::cmp::Ordering;

use ronde_model::Colour;

use crate::colours::{Preference, Strength};
use crate::field::{Entrant, Field};

/// dutch-1992:A3: a level with at least half of its players from above is treated as homogeneous.
pub(super) fn is_homogeneous(movers: usize, residents: usize) -> bool {
    movers == 0 || movers >= residents
}

/// dutch-1992:A7: the colour due. Those above half of the points are exempt from A7a in the last
/// round: theirs is strong or weak.
pub(super) fn preference(entrant: &Entrant) -> Option<Preference> {
    if !entrant.topscorer {
        return entrant.preference;
    }
    let last = entrant.colours.back(0)?;
    Some(match entrant.colours.difference() {
        0 => Preference { colour: last.other(), strength: Strength::Mild },
        1.. => Preference { colour: Colour::Black, strength: Strength::Strong },
        _ => Preference { colour: Colour::White, strength: Strength::Strong },
    })
}

/// The field with what A7 adds to it.
pub(super) struct Cards<'a> {
    pub(super) field: &'a Field,
    due: Vec<Option<Preference>>,
}

impl Cards<'_> {
    pub(super) fn new(field: &Field) -> Cards<'_> {
        Cards { field, due: field.entrants().iter().map(preference).collect() }
    }

    /// The colour due, and how much.
    pub(super) fn due(&self, place: usize) -> Option<Preference> {
        self.due[place]
    }

    /// Whether the pair is disturbed: both are due the same colour.
    pub(super) fn is_disturbed(&self, a: usize, b: usize) -> bool {
        let colour = |place: usize| self.due[place].map(|due| due.colour);
        colour(a).is_some() && colour(a) == colour(b)
    }

    /// Whether the player's preference is weak.
    fn is_weak(&self, place: usize) -> bool {
        self.due[place].is_some_and(|due| due.strength == Strength::Mild)
    }

    /// BAF-77: whether one of the two has a weak preference.
    pub(super) fn has_weak(&self, a: usize, b: usize) -> bool {
        self.is_weak(a) || self.is_weak(b)
    }

    /// BAF-77: whether the pair is disturbed and no player of it has a weak preference.
    pub(super) fn is_forced(&self, a: usize, b: usize) -> bool {
        self.is_disturbed(a, b) && !self.has_weak(a, b)
    }
}

/// The colours of a level: dutch-1992:A8, and what the clarification of B4 counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Palette {
    /// A8.
    pub(super) x: usize,
    /// The colour that more players are due.
    pub(super) majority: Option<Colour>,
    /// Players with a weak preference for it, or for either if neither is due more.
    pub(super) weak: usize,
}

impl Palette {
    pub(super) fn of(cards: &Cards<'_>, players: &[usize]) -> Palette {
        let due = |colour: Colour| {
            let due = players.iter().filter_map(|&place| cards.due(place));
            due.filter(|it| it.colour == colour).count()
        };
        let (b, n) = (due(Colour::White), due(Colour::Black));
        let majority = match b.cmp(&n) {
            Ordering::Greater => Some(Colour::White),
            Ordering::Less => Some(Colour::Black),
            Ordering::Equal => None,
        };
        let mut palette = Palette { x: x(b, n, players.len()), majority, weak: 0 };
        palette.weak = players.iter().filter(|&&place| palette.is_weak(cards, place)).count();
        palette
    }

    /// Whether the player has a weak preference for the majority's colour, if there is one.
    fn is_weak(&self, cards: &Cards<'_>, place: usize) -> bool {
        let is_counted = |colour| self.majority.is_none_or(|majority| majority == colour);
        cards.is_weak(place) && cards.due(place).is_some_and(|due| is_counted(due.colour))
    }

    /// How many of the two are.
    pub(super) fn weak_in(&self, cards: &Cards<'_>, a: usize, b: usize) -> usize {
        usize::from(self.is_weak(cards, a)) + usize::from(self.is_weak(cards, b))
    }
}

/// dutch-1992:A8, never below zero.
pub(super) fn x(b: usize, n: usize, players: usize) -> usize {
    b.max(n).saturating_sub(players.div_ceil(2))
}
