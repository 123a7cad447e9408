//! Chapter 6: the rows of a group, their improvements, and who is left over.

use super::articles::{AT_5, AT_6_2, AT_6_3, AT_6_4};
use super::lexicographic::first_rows;
use super::search::{Turn, Way, Worth, first_of_the_best};
use super::table::{Role, Table};
use super::transfers::Columns;
use crate::candidates::{Across, Sight, without_exchanges};
use crate::reasons::FloatersNeeded;
use ronde_matching::Lex;

impl Table<'_> {
    /// dubov-1997:6.2 to 6.4 for the group as chapters 7 and 8 leave it.
    pub(super) fn pair_the_rows(&mut self) {
        if self.group().is_empty() {
            return;
        }
        let columns = self.lay_out();
        let turns = self.turns(&columns);
        let across = self.rows(&columns);
        let is_across = across.is_some();
        let quick = across.unwrap_or_else(|| self.group_alone(&columns, &turns));
        let fewest = quick.left.len();
        let is_wise = self.leaves_all_pairable(&quick);
        if is_across && is_wise {
            self.tell_the_rows(&columns, &quick.pairs);
        }
        let way = if is_wise { quick } else { self.group_wisely(&columns, &turns) };
        self.need_to_leave(way.left.len(), fewest, self.group().len() % 2);
        self.settle_rows(&columns, &turns, &way);
    }

    /// dubov-1997:6.3, change by change: which Blacks stood against the Whites, and the row by
    /// which each way fell.
    fn tell_the_rows(&mut self, columns: &Columns, pairs: &[(usize, usize)]) {
        if !self.asks_for_all() {
            return;
        }
        let Columns { whites, blacks } = columns;
        let walked = without_exchanges(whites, blacks, pairs, &Across(self.field));
        for sight in walked.unwrap_or_default() {
            let article = if matches!(sight, Sight::More(_)) { AT_6_3 } else { AT_6_2 };
            self.note(article, |table| sight.act(table.field));
        }
    }

    /// dubov-1997:6.4: so many leave, where `fewest` would if nobody else had to be thought of.
    pub(super) fn need_to_leave(&mut self, leaving: usize, fewest: usize, odd: usize) {
        let why = match leaving {
            0 => return,
            _ if leaving == odd => FloatersNeeded::Odd,
            _ if leaving == fewest => FloatersNeeded::Opponents,
            _ => FloatersNeeded::Completion,
        };
        self.need(AT_6_4, leaving, why, &[]);
    }

    /// The first half of dubov-1997:6.3: every White takes the first Black from the top, and the
    /// rows above are changed, the nearest first, until that works. Nothing if it never does.
    fn rows(&self, columns: &Columns) -> Option<Way> {
        let Columns { whites, blacks } = columns;
        if whites.len() != blacks.len() {
            return None;
        }
        let legal = |row: usize, black: usize| self.legal.joins(whites[row], blacks[black]);
        let rows = first_rows(whites.len(), legal)?;
        let pairs = whites.iter().zip(rows).map(|(&white, black)| (white, blacks[black]));
        Some(Way { pairs: pairs.collect(), left: Vec::new() })
    }

    /// The second half of dubov-1997:6.3, and 6.4, if nobody else has to be thought of: fewest left
    /// over, of them the fewest without an opponent in the next group, fewest pairs of two Whites
    /// who both could have a Black.
    fn group_alone(&self, columns: &Columns, turns: &[Turn]) -> Way {
        let worth = |one: usize, other: usize| {
            let must = [one, other].iter().filter(|&&it| self.roles[it] == Role::Raised).count();
            let counted = self.row_worth(columns, one, other)?;
            Some(counted + Lex([i64::try_from(must).unwrap_or(2), 0, 0, 0]))
        };
        first_of_the_best(&self.group(), worth, turns)
    }

    /// The same if everybody must be pairable afterwards (dubov-1997:9).
    fn group_wisely(&self, columns: &Columns, turns: &[Turn]) -> Way {
        let players = self.having(&[Role::Leaving, Role::Member, Role::Raised, Role::Below]);
        let worth = |one: usize, other: usize| {
            let counted = self.row_worth(columns, one, other).unwrap_or_default();
            self.joins(one, other).then(|| counted + Lex([2, 0, 0, 0]))
        };
        first_of_the_best(&players, worth, turns)
    }

    fn row_worth(&self, columns: &Columns, one: usize, other: usize) -> Option<Worth> {
        let in_group = |place: usize| matches!(self.roles[place], Role::Member | Role::Raised);
        if !in_group(one) || !in_group(other) || !self.legal.joins(one, other) {
            return None;
        }
        let members = [one, other].into_iter().filter(|&it| self.roles[it] == Role::Member);
        let (mut kept, mut stuck) = (0, 0);
        for member in members {
            kept += 1;
            stuck += i64::from(!self.has_opponent_in_next_group(member));
        }
        let could_cross = |place: usize| {
            columns.whites.contains(&place) && !self.has_met_all_blacks(columns, place)
        };
        let beside = i64::from(could_cross(one) && could_cross(other));
        Some(Lex([0, kept, stuck, -beside]))
    }

    /// dubov-1997:6.3: "the white No. k has already played with all the blacks".
    fn has_met_all_blacks(&self, columns: &Columns, white: usize) -> bool {
        !columns.blacks.iter().any(|&black| self.legal.joins(white, black))
    }

    /// Whites who have met all Blacks come first and ask the Whites, downwards to the last and then
    /// upwards from themselves. The other Whites ask the Blacks from the top, then the Whites
    /// below. Blacks who are left over ask the Blacks below.
    fn turns(&self, columns: &Columns) -> Vec<Turn> {
        let Columns { whites, blacks } = columns;
        let (stranded, crossing): (Vec<usize>, Vec<usize>) =
            (0..whites.len()).partition(|&row| self.has_met_all_blacks(columns, whites[row]));
        let of_stranded = |row: usize| Turn {
            player: whites[row],
            options: whites[row + 1..].iter().chain(whites[..row].iter().rev()).copied().collect(),
        };
        let of_white = |row: usize| Turn {
            player: whites[row],
            options: blacks.iter().chain(&whites[row + 1..]).copied().collect(),
        };
        let of_black =
            |row: usize| Turn { player: blacks[row], options: blacks[row + 1..].to_vec() };
        let of_whites =
            stranded.into_iter().map(of_stranded).chain(crossing.into_iter().map(of_white));
        of_whites.chain((0..blacks.len()).map(of_black)).collect()
    }

    /// dubov-1997:6.4: whether the player can be paired in the next lower group.
    pub(super) fn has_opponent_in_next_group(&self, place: usize) -> bool {
        let below = |it: &usize| self.roles[*it] == Role::Below;
        let Some(first) = (0..self.roles.len()).find(below) else { return false };
        let next = (first..self.roles.len()).take_while(|&it| self.score(it) == self.score(first));
        next.filter(below).any(|it| self.legal.joins(place, it))
    }

    /// dubov-1997:9: whether all others can be paired after this.
    pub(super) fn leaves_all_pairable(&self, way: &Way) -> bool {
        let mut after = self.roles.clone();
        for &(one, other) in &way.pairs {
            after[one] = Role::Done;
            after[other] = Role::Done;
        }
        for &place in &way.left {
            after[place] = Role::Leaving;
        }
        self.all_can_be_paired_as(&after)
    }

    fn settle_rows(&mut self, columns: &Columns, turns: &[Turn], way: &Way) {
        let worse = if way.left.is_empty() { AT_6_3 } else { AT_6_4 };
        for turn in turns {
            if !matches!(self.roles[turn.player], Role::Member | Role::Raised) {
                continue;
            }
            let choice = way.pairs.iter().find(|pair| pair.0 == turn.player).map(|pair| pair.1);
            self.refuse_earlier(turn, choice, worse);
            match choice {
                Some(opponent) => {
                    let article = self.row_article(columns, turn.player, opponent);
                    self.settle(article, turn.player, opponent);
                }
                None => self.float(turn.player),
            }
        }
    }

    fn refuse_earlier(&mut self, turn: &Turn, choice: Option<usize>, worse: &'static str) {
        for &option in turn.options.iter().take_while(|&&option| Some(option) != choice) {
            if self.roles[option] != Role::Done && self.roles[option] != Role::Leaving {
                self.refuse_pair(AT_6_3, (turn.player, option), worse);
            }
        }
    }

    /// The first attempt stands where a row is paired as it was written down.
    fn row_article(&self, columns: &Columns, one: usize, other: usize) -> &'static str {
        let row = |column: &[usize], place| column.iter().position(|&it| it == place);
        let white_row = row(&columns.whites, one);
        match white_row.is_some() && white_row == row(&columns.blacks, other) {
            true if self.first_round => AT_5,
            true => AT_6_2,
            false => AT_6_3,
        }
    }
}
