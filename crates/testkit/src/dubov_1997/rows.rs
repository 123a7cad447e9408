//! Chapter 6: two columns, their rows, the improvements, and who is left over.

use super::groups::{Role, Table};

/// How a way to pair a group is judged before its place in the order counts: how many are left over
/// (6.4), how many of them the next lower group cannot take (6.4), how many pairs join two Whites
/// of whom neither "has already played with all the blacks" (6.3): for those rows are changed.
pub(super) type Cost = (usize, usize, usize);

/// Pairs, and who is left over.
#[derive(Clone, Default)]
pub(super) struct Way {
    pub(super) pairs: Vec<(usize, usize)>,
    left: Vec<usize>,
}

/// The two columns, as laid out.
#[derive(Clone)]
pub(super) struct Columns {
    pub(super) whites: Vec<usize>,
    pub(super) blacks: Vec<usize>,
}

impl Columns {
    /// Whom a player asks, in this order. White No. k: the Blacks from the top, then "beginning
    /// with the white No. k + 1 down to the end of the column, and then, beginning with the white
    /// No. k - 1" up to No. 1. Black: the Blacks in the same way.
    pub(super) fn opponents(&self, player: usize) -> Vec<usize> {
        let mut order = Vec::new();
        let column = if self.whites.contains(&player) {
            order.extend(&self.blacks);
            &self.whites
        } else {
            &self.blacks
        };
        let k = column.iter().position(|&it| it == player).expect("he stands in a column");
        order.extend(&column[k + 1..]);
        order.extend(column[..k].iter().rev());
        order
    }
}

impl Table<'_> {
    /// 6.2 to 6.4 with the columns of 7.3 and 7.4.
    pub(super) fn pair_the_rows(&mut self) {
        let group = self.having(&[Role::Member, Role::Raised]);
        let (whites, blacks) = self.people.columns(&group);
        self.note("6.2: Whites", &whites);
        self.note("6.2: Blacks", &blacks);
        let columns = Columns { whites, blacks };
        let way = match self.rows(&columns) {
            Some(way) if self.leaves_all_pairable(&way) => way,
            _ => self.first_of_the_best(&columns),
        };
        for (one, other) in way.pairs {
            self.settle("6.3", one, other);
        }
        for place in way.left {
            self.roles[place] = Role::Leaving;
            self.note("6.4: floats", &[place]);
        }
    }

    /// 6.2 and the first half of 6.3, row by row: "the first Black whom he has not played before",
    /// and where there is none, the row above is changed.
    pub(super) fn rows(&self, columns: &Columns) -> Option<Way> {
        let (whites, blacks) = (&columns.whites, &columns.blacks);
        if whites.len() != blacks.len() {
            return None;
        }
        // The Black of each row that is filled, by place in the column.
        let mut filled: Vec<usize> = Vec::new();
        let mut try_from = 0;
        while filled.len() < whites.len() {
            let row = filled.len();
            let free = (try_from..blacks.len()).find(|black| {
                !filled.contains(black) && self.people.legal(whites[row], blacks[*black])
            });
            match free {
                Some(black) => {
                    filled.push(black);
                    try_from = 0;
                }
                // Change the row above: its next Black. No row above: nothing works.
                None => try_from = filled.pop()? + 1,
            }
        }
        let pairs = whites.iter().zip(&filled).map(|(&white, &black)| (white, blacks[black]));
        Some(Way { pairs: pairs.collect(), left: Vec::new() })
    }

    /// The second half of 6.3, and 6.4: every way there is, in the order of the book, and the first
    /// of the least cost. Those Whites come first who have played with all the Blacks, then the
    /// other Whites, then the Blacks who are left over.
    fn first_of_the_best(&mut self, columns: &Columns) -> Way {
        let mut turns: Vec<usize> = columns.whites.clone();
        turns.sort_by_key(|&white| !self.has_played_with_all(columns, white));
        turns.extend(&columns.blacks);
        let mut best: Option<(Cost, Way)> = None;
        self.try_turns(columns, &turns, &mut Way::default(), &mut best);
        best.expect("a step is only taken if all can be paired after it").1
    }

    pub(super) fn try_turns(
        &mut self,
        columns: &Columns,
        open: &[usize],
        way: &mut Way,
        best: &mut Option<(Cost, Way)>,
    ) {
        let Some((&player, others)) = open.split_first() else {
            let cost = self.cost(columns, way);
            if best.as_ref().is_none_or(|(least, _)| cost < *least) && self.leaves_all_pairable(way)
            {
                *best = Some((cost, way.clone()));
            }
            return;
        };
        for opponent in columns.opponents(player) {
            if others.contains(&opponent) && self.people.legal(player, opponent) {
                let rest: Vec<usize> =
                    others.iter().copied().filter(|&it| it != opponent).collect();
                way.pairs.push((player, opponent));
                self.try_turns(columns, &rest, way, best);
                way.pairs.pop();
            }
        }
        if self.roles[player] == Role::Member {
            way.left.push(player);
            self.try_turns(columns, others, way, best);
            way.left.pop();
        }
    }

    /// 6.3: "the white No. k has already played with all the blacks", or may not for other reasons.
    pub(super) fn has_played_with_all(&self, columns: &Columns, white: usize) -> bool {
        columns.blacks.iter().all(|&black| !self.people.legal(white, black))
    }

    fn cost(&self, columns: &Columns, way: &Way) -> Cost {
        let stuck = way.left.iter().filter(|&&it| !self.has_opponent_in_next_group(it));
        let could_cross = |place: usize| {
            columns.whites.contains(&place) && !self.has_played_with_all(columns, place)
        };
        let beside =
            way.pairs.iter().filter(|&&(one, other)| could_cross(one) && could_cross(other));
        (way.left.len(), stuck.count(), beside.count())
    }

    /// 9: whether everybody else can be paired after this.
    pub(super) fn leaves_all_pairable(&mut self, way: &Way) -> bool {
        let before = self.roles.clone();
        for &(one, other) in &way.pairs {
            (self.roles[one], self.roles[other]) = (Role::Done, Role::Done);
        }
        for &place in &way.left {
            self.roles[place] = Role::Leaving;
        }
        let answer = self.all_can_be_paired();
        self.roles = before;
        answer
    }
}
