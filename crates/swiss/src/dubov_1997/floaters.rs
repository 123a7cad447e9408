//! Chapter 8: floaters are paired first, one by one.

use super::articles::{AT_6_4, AT_8_2};
use super::search::{Turn, Way, Worth, first_of_the_best};
use super::table::{Role, Table};

impl Table<'_> {
    /// dubov-1997:8.1 and 8.2. As many floaters as possible find an opponent in the group, for one
    /// who floated should not float again (6.4); of those who must, as few as possible without an
    /// opponent in the next group. Then each in turn takes the first whom he may have.
    pub(super) fn pair_the_floaters(&mut self) {
        let floaters = self.alternating(self.having(&[Role::Floater]));
        if floaters.is_empty() {
            return;
        }
        let members = self.having(&[Role::Member]);
        let turns: Vec<Turn> = floaters.iter().map(|&it| self.turn_of(it, &members)).collect();
        let quick = self.floaters_alone(&turns);
        let fewest = quick.left.len();
        let way =
            if self.leaves_all_pairable(&quick) { quick } else { self.floaters_wisely(&turns) };
        self.need_to_leave(way.left.len(), fewest, 0);
        self.settle_floaters(&turns, &way);
    }

    /// dubov-1997:8.2: the opposite due colour if possible, highest R, lowest ARO.
    fn turn_of(&self, floater: usize, members: &[usize]) -> Turn {
        let wanted = self.cards[floater].due.other();
        Turn { player: floater, options: self.wanted(members.to_vec(), wanted) }
    }

    /// What is best if nobody else has to be thought of.
    fn floaters_alone(&self, turns: &[Turn]) -> Way {
        let players = self.having(&[Role::Floater, Role::Member]);
        first_of_the_best(&players, |one, other| self.floater_worth(one, other), turns)
    }

    /// What is best if everybody must be pairable afterwards (dubov-1997:9).
    fn floaters_wisely(&self, turns: &[Turn]) -> Way {
        use Role::{Below, Floater, Leaving, Member, Raised};
        let players = self.having(&[Floater, Leaving, Member, Raised, Below]);
        let worth = |one: usize, other: usize| {
            let counted = self.floater_worth(one, other).unwrap_or_default();
            self.joins(one, other).then(|| counted + ronde_matching::Lex([2, 0, 0, 0]))
        };
        first_of_the_best(&players, worth, turns)
    }

    fn floater_worth(&self, one: usize, other: usize) -> Option<Worth> {
        let floater = match (self.roles[one], self.roles[other]) {
            (Role::Floater, Role::Member) => one,
            (Role::Member, Role::Floater) => other,
            _ => return None,
        };
        let stuck = i64::from(!self.has_opponent_in_next_group(floater));
        self.legal.joins(one, other).then_some(ronde_matching::Lex([0, 1, stuck, 0]))
    }

    fn settle_floaters(&mut self, turns: &[Turn], way: &Way) {
        for turn in turns {
            let choice = way.pairs.iter().find(|pair| pair.0 == turn.player).map(|pair| pair.1);
            for &option in turn.options.iter().take_while(|&&option| Some(option) != choice) {
                if self.roles[option] == Role::Member {
                    self.refuse_pair(AT_8_2, (turn.player, option), AT_6_4);
                }
            }
            match choice {
                Some(opponent) => self.settle(AT_8_2, turn.player, opponent),
                None => self.float(turn.player),
            }
        }
    }
}
