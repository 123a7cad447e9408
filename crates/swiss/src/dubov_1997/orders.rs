//! The orders in which the book takes players (dubov-1997:4, 6.2, 7.1 to 7.4, 8.1, 8.2).
//!
//! In round 1 (dubov-1997:5) nothing is due and nobody has an average: there the list is the order
//! of everything.

use std::cmp::Reverse;

use ronde_model::Colour;

use super::definitions::Card;
use super::table::Table;

impl Table<'_> {
    /// Players by a key of their cards; by the list in round 1.
    pub(super) fn ordered<K: Ord>(
        &self,
        mut places: Vec<usize>,
        key: impl Fn(&Card) -> K,
    ) -> Vec<usize> {
        if self.first_round {
            places.sort_unstable();
        } else {
            places.sort_by_key(|&place| key(&self.cards[place]));
        }
        places
    }

    /// Those of the places that are due this colour.
    pub(super) fn due(&self, places: &[usize], colour: Colour) -> Vec<usize> {
        places.iter().copied().filter(|&place| self.cards[place].due == colour).collect()
    }

    /// dubov-1997:6.2: increasing ARO, lower R, alphabet.
    pub(super) fn white_column(&self, places: Vec<usize>) -> Vec<usize> {
        self.ordered(places, |card| (card.average, card.rating, card.name))
    }

    /// dubov-1997:6.2: decreasing R, higher ARO, alphabet.
    pub(super) fn black_column(&self, places: Vec<usize>) -> Vec<usize> {
        self.ordered(places, |card| (Reverse(card.rating), Reverse(card.average), card.name))
    }

    /// dubov-1997:8.1: from the highest White down to the lowest floater, a White and a Black in
    /// turn.
    pub(super) fn alternating(&self, places: Vec<usize>) -> Vec<usize> {
        if self.first_round {
            return self.white_column(places);
        }
        let mut whites = self.white_column(self.due(&places, Colour::White)).into_iter();
        let mut blacks = self.black_column(self.due(&places, Colour::Black)).into_iter();
        let mut order = Vec::with_capacity(places.len());
        while order.len() < places.len() {
            order.extend(whites.next());
            order.extend(blacks.next());
        }
        order
    }

    /// dubov-1997:7.1, 7.2, 8.2: due to this colour if possible, highest R, lowest ARO, alphabet.
    pub(super) fn wanted(&self, places: Vec<usize>, colour: Colour) -> Vec<usize> {
        let key = |card: &Card| (card.due != colour, Reverse(card.rating), card.average, card.name);
        self.ordered(places, key)
    }

    /// dubov-1997:7.3: lowest ARO, higher R, alphabet.
    pub(super) fn whites_to_move(&self, places: Vec<usize>) -> Vec<usize> {
        self.ordered(places, |card| (card.average, Reverse(card.rating), card.name))
    }

    /// dubov-1997:7.4: highest ARO, lower R, alphabet.
    pub(super) fn blacks_to_move(&self, places: Vec<usize>) -> Vec<usize> {
        self.ordered(places, |card| (Reverse(card.average), card.rating, card.name))
    }

    /// dubov-1997:4: lowest R, the dominating colour, higher ARO, alphabet; in round 1 (5) the last
    /// of the list.
    pub(super) fn for_the_bye(&self, group: Vec<usize>) -> Vec<usize> {
        let dominating = self.dominating(&group);
        let is_other = |card: &Card| dominating.is_some_and(|colour| card.due != colour);
        let key = |card: &Card| (card.rating, is_other(card), Reverse(card.average), card.name);
        let mut order = self.ordered(group, key);
        if self.first_round {
            order.reverse();
        }
        order
    }

    /// The due colour of more than half of them.
    pub(super) fn dominating(&self, group: &[usize]) -> Option<Colour> {
        let whites = self.due(group, Colour::White).len();
        match (2 * whites).cmp(&group.len()) {
            std::cmp::Ordering::Greater => Some(Colour::White),
            std::cmp::Ordering::Less => Some(Colour::Black),
            std::cmp::Ordering::Equal => None,
        }
    }
}
