//! Chapter 7: players are brought up and columns evened out, in the order of the book.

use ronde_model::Colour;

use super::articles::{AT_2_6, AT_5, AT_6_2, AT_7_1, AT_7_2, AT_7_3, AT_7_4};
use super::table::{Role, Table};
use crate::reasons::FloatersNeeded;
use crate::steps::{Act, Refusal};

/// The two columns of dubov-1997:6.2, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Columns {
    pub(super) whites: Vec<usize>,
    pub(super) blacks: Vec<usize>,
}

impl Table<'_> {
    /// dubov-1997:7.1: whoever has no possible opponent in the group gets one from below; if there
    /// is none, he floats.
    pub(super) fn bring_opponents(&mut self) {
        loop {
            let group = self.group();
            let is_alone =
                |&place: &usize| !group.iter().any(|&other| self.legal.joins(place, other));
            let alone: Vec<usize> = group.iter().copied().filter(is_alone).collect();
            let Some(&player) = self.alternating(alone).first() else { return };
            let colour = self.cards[player].due.other();
            self.need(AT_7_1, 1, FloatersNeeded::Opponents, &[player]);
            if !self.transfer(AT_7_1, colour, &[player]) {
                self.float(player);
            }
        }
    }

    /// dubov-1997:7.2: an odd group gets a player from below.
    pub(super) fn make_even(&mut self) {
        let group = self.group();
        if let Some(dominating) = self.dominating(&group).filter(|_| group.len() % 2 == 1) {
            self.need(AT_7_2, 1, FloatersNeeded::Odd, &[]);
            self.transfer(AT_7_2, dominating.other(), &group);
        }
    }

    /// Brings up the first, from the nearest group on, who may meet one of these, whom 2.5 lets
    /// rise, and without whom those below can still be paired.
    fn transfer(&mut self, article: &'static str, colour: Colour, for_whom: &[usize]) -> bool {
        let to = self.group().first().map(|&place| self.score(place)).unwrap_or_default();
        for group in self.field.scoregroups() {
            let candidates = group.filter(|&place| self.roles[place] == Role::Below).collect();
            for candidate in self.wanted(candidates, colour) {
                let Some(why) = self.bar_to_rising(candidate, for_whom) else {
                    self.note(article, |table| Act::Transfers {
                        player: table.number(candidate),
                        to,
                    });
                    return true;
                };
                match for_whom {
                    [player] => self.refuse(article, *player, Some(candidate), why),
                    _ => self.refuse(article, candidate, None, why),
                }
            }
        }
        false
    }

    /// Why the candidate may not be transferred; if nothing speaks against it, he is.
    fn bar_to_rising(&mut self, candidate: usize, for_whom: &[usize]) -> Option<Refusal> {
        if !for_whom.iter().any(|&player| self.legal.joins(player, candidate)) {
            // Of a whole group, whom he may not meet one by one would be a long list.
            let bar = match for_whom {
                [player] => self.field.bar(*player, candidate),
                _ => None,
            };
            return Some(bar.map_or(Refusal::Criterion(AT_7_2), Refusal::Barred));
        }
        if !self.cards[candidate].may_rise {
            return Some(Refusal::Raised);
        }
        self.roles[candidate] = Role::Raised;
        if self.all_can_be_paired() {
            return None;
        }
        self.roles[candidate] = Role::Below;
        Some(Refusal::Rest)
    }

    /// dubov-1997:6.2 after 7.3 and 7.4; in round 1 (5) the two halves of the list.
    pub(super) fn lay_out(&mut self) -> Columns {
        let group = self.group();
        let columns = if self.first_round {
            let (upper, lower) = group.split_at(group.len() / 2);
            Columns { whites: upper.to_vec(), blacks: lower.to_vec() }
        } else {
            self.even_columns(&group)
        };
        let article = if self.first_round { AT_5 } else { AT_6_2 };
        self.note(article, |table| Act::LaysOut {
            left: table.numbers(&columns.whites),
            right: table.numbers(&columns.blacks),
        });
        columns
    }

    fn even_columns(&mut self, group: &[usize]) -> Columns {
        let mut whites = self.due(group, Colour::White);
        let mut blacks = self.due(group, Colour::Black);
        if whites.len() > blacks.len() + 1 {
            let order = self.whites_to_move(whites.clone());
            let moved = self.movers(AT_7_3, order, (whites.len() - blacks.len()) / 2);
            whites.retain(|place| !moved.contains(place));
            blacks.extend(&moved);
            self.note_exchange(AT_7_3, &moved, &[]);
        } else if blacks.len() > whites.len() + 1 {
            let order = self.blacks_to_move(blacks.clone());
            let moved = self.movers(AT_7_4, order, (blacks.len() - whites.len()) / 2);
            blacks.retain(|place| !moved.contains(place));
            whites.extend(&moved);
            self.note_exchange(AT_7_4, &[], &moved);
        }
        Columns { whites: self.white_column(whites), blacks: self.black_column(blacks) }
    }

    /// The first n whom 2.6 lets change their column.
    fn movers(&mut self, article: &'static str, order: Vec<usize>, n: usize) -> Vec<usize> {
        self.note(article, |_| Act::Sets {
            name: "n",
            value: i64::try_from(n).unwrap_or(i64::MAX),
        });
        let mut movers = Vec::with_capacity(n);
        for place in order {
            match self.cards[place].must {
                _ if movers.len() == n => break,
                None => movers.push(place),
                Some(must) => {
                    let why = Refusal::ColourDenied(must.other());
                    self.refuse(AT_2_6, place, None, why);
                }
            }
        }
        movers
    }

    fn note_exchange(&mut self, article: &'static str, down: &[usize], up: &[usize]) {
        self.note(article, |table| Act::Exchanges {
            down: table.numbers(down),
            up: table.numbers(up),
        });
    }
}
