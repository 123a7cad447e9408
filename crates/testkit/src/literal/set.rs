//! Players of a small field as bits, by their place in ranking order.

use std::fmt;

/// Some players of a field of at most 64. Place 0 is the highest ranked.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Set(u64);

impl Set {
    pub(crate) const EMPTY: Set = Set(0);

    /// The first so many places.
    pub(crate) fn first_places(count: usize) -> Set {
        (0..count).collect()
    }

    pub(crate) fn contains(self, place: usize) -> bool {
        self.0 & (1 << place) != 0
    }

    pub(crate) fn with(self, place: usize) -> Set {
        Set(self.0 | 1 << place)
    }

    pub(crate) fn without(self, place: usize) -> Set {
        Set(self.0 & !(1 << place))
    }

    pub(crate) fn and(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }

    pub(crate) fn minus(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }

    pub(crate) fn common(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The highest ranked of them.
    pub(crate) fn first(self) -> Option<usize> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as usize)
    }

    /// Their places, highest ranked first.
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        let mut left = self;
        std::iter::from_fn(move || {
            let place = left.first()?;
            left = left.without(place);
            Some(place)
        })
    }

    /// Every set that can be made of them, the empty one included.
    pub(crate) fn subsets(self) -> impl Iterator<Item = Set> {
        let mut next = Some(self.0);
        std::iter::from_fn(move || {
            let here = next?;
            next = here.checked_sub(1).map(|less| less & self.0);
            Some(Set(here))
        })
    }

    /// A number of its own for every set, to index a table.
    pub(crate) fn index(self) -> usize {
        usize::try_from(self.0).expect("tables are made for small fields")
    }
}

impl FromIterator<usize> for Set {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Set {
        places.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.places()).finish()
    }
}
