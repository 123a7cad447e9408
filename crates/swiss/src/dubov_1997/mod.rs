//! Dubov, as the General Assembly of 1997 approved it: opponents are chosen so that the averages of
//! the ratings met come together.
//!
//! The English text (dubov-1997) decides; the French one (dubov-1997) helps where the English is
//! misprinted; ssb-course tells the idea in two sentences, which are 6.2. The book is a sequence of
//! acts, and a round is paired by taking them in turn: the bye (4), then for every score group from
//! the top the floaters (8), the players brought up (7.1, 7.2), the columns (7.3, 7.4), the rows
//! (6.2, 6.3), those left over (6.4). Round 1 has its own article (5).
//!
//! Where the book writes out possibilities one after another, the first that works is found without
//! writing them out: rows by filling them while the rest can still be filled (`lexicographic`), the
//! rest by heaviest matchings (`search`). Neither grows beyond a power of the number of players, so
//! no budget is needed. That the answer is the book's is shown by `ronde-testkit`, which does write
//! everything out.
//!
//! # Index: rule, code, test
//!
//! The tests are in `tests/it/dubov_1997/`: `golden.rs`, `rules.rs` and `refusals.rs`.
//!
//! | Rule | About | Code | Test |
//! |---|---|---|---|
//! | preface | why averages matter | the orders of 6.2, 7 and 8 | `article_6_2_the_example_of_the_book` |
//! | 1 | R, ARO, due colours | `definitions` | `article_1_…`, `definitions::tests::averages` |
//! | 2.1 | no second game | `Table::legal` | `article_2_1_no_second_game` |
//! | 2.2 | no second point without playing | `bye::bar_to_the_bye` | `article_4_the_bye` |
//! | 2.3 | difference of colours | `Table::legal`, `colours` | `articles_2_3_and_2_4_…` |
//! | 2.4 | three times the same colour | `Table::legal`, `colours` | `articles_2_3_and_2_4_…` |
//! | 2.5 | transfers to a higher group | `definitions::may_rise` | `article_2_5_…` |
//! | 2.6 | who may change the column | `transfers::movers` | `article_7_3_…`, `article_7_4_…` |
//! | 3 | colours | `colours::allocate` | `article_3_colours_in_order` |
//! | 4 | the bye | `bye`, `orders::for_the_bye` | `article_4_the_bye` |
//! | 5 | round 1 | `orders::ordered`, `transfers::lay_out`, `Table::seats` | `article_5_round_1`, `article_5_virtual_points` |
//! | 6.1 | the standard requirement | `transfers` asks for each part of it | `article_6_1_…` |
//! | 6.2 | two columns | `orders::white_column`, `black_column` | `article_6_2_…` |
//! | 6.3 | improvements | `lexicographic`, `rows` | `article_6_3_…`, `lexicographic::tests` |
//! | 6.4 | who floats | `rows::row_worth`, `floaters::floater_worth` | `article_6_4_…` |
//! | 7 | transfers in the order of the list | `Table::pair_the_round` | `article_7_1_…` |
//! | 7.1 | a player without an opponent | `transfers::bring_opponents` | `article_7_1_…` |
//! | 7.2 | an odd group | `transfers::make_even` | `article_7_2_…` |
//! | 7.3, 7.4 | too many of one colour | `transfers::even_columns` | `article_7_3_…`, `article_7_4_…` |
//! | 8.1 | the order of floaters | `orders::alternating` | `chapter_8_floaters` |
//! | 8.2 | their opponents | `floaters` | `chapter_8_floaters` |
//! | 9 | the published list | `Table::publish_averages`, in every round's steps | `article_6_2_the_example_of_the_book` |
//! | 9 | proceed wisely | `wisdom` | `article_9_…`, `refusals_say_what_is_so` |
//!
//! # Readings where the two texts disagree or are misprinted
//!
//! - Preface: the averages of all players' *opponents* (dubov-1997).
//! - 2.5: not two times running *or* more than three (four) times (dubov-1997); ten rounds and more
//!   allow four.
//! - 6.2: equal ARO, the lower R stands higher; Blacks by decreasing R (dubov-1997; so the example
//!   and ssb-course).
//! - 6.3: "lower group" is the lower rows, and the search among the Whites goes down to the last
//!   and then upwards to No. 1 (dubov-1997).
//! - 7.1, 7.2: the next *possible* lower group (dubov-1997): the nearest with a candidate, even if
//!   a deeper one has a candidate of the colour wanted.
//! - 7: in the order listed (only dubov-1997 says so).
//!
//! # Readings where the text is silent
//!
//! - **A player without a game** has ARO zero, as C.04.4.1:1.7 has it since; so he stands highest
//!   among the Whites. His due colour is the lot's: the colour drawn for an odd number, the other
//!   for an even one. It places him in a column; at the board he takes whatever his opponent
//!   leaves, and between two of them the lot of the higher-ranked decides, as in round 1.
//! - **Unequal totals after byes**: "equalise" (3) compares Whites less Blacks; histories are
//!   compared game by game from the last, rounds without a game left out, as far as the shorter
//!   goes.
//! - **Forfeited games** count for no colour, no average and no meeting.
//! - **Players without a rating**: there is no average without R, and none is guessed. The round is
//!   refused ([`PairingError::RatingMissing`]) until everybody, and everybody met, has one, if only
//!   a provisional one.
//! - **2.3 and 2.4 stand above 3**: a colour that may not be given is not given, even if the
//!   numbers of games ask for it. Both hold in the last round too; only 2.5 is lifted there. A
//!   history that breaks them (rounds paired by hand) makes due whatever leads back, the difference
//!   first.
//! - **2.5** binds the transfers of 7.1 and 7.2. Whoever receives a floater (8) is not transferred;
//!   but a file does not tell the two apart, so having been paired with a higher score counts. "Two
//!   times running" is in two rounds of the tournament running: a round missed between them parts
//!   them.
//! - **The alphabet**: the name as written, in small letters, by code points; equal names by
//!   number. Where an article ends before it (3, 4, 7.1, 7.2, 8.2), the alphabet decides there too,
//!   the first being taken.
//! - **2.2**: "a point" is what a win is worth: the bye, a forfeit won, a full-point bye. Half a
//!   point without playing bars nobody; the bye itself always does, whatever it is worth.
//! - **4**: the bye is given before anybody is paired. In a group without a dominating colour the
//!   higher ARO decides at once. Where nobody of the lowest group may have it, the next higher
//!   group.
//! - **5** goes by the starting list. With virtual points every group is divided into halves, and
//!   what 7 and 8 do there goes by the list. Pairs are numbered as they are made, through all
//!   groups, and the higher-ranked of every odd pair has the colour drawn. Forbidden pairs are
//!   improved as in 6.3.
//! - **6.1, 7.1**: "has played with all" is having no possible opponent in the group: met,
//!   forbidden, or by 2.3 and 2.4; also being alone. Several such players are taken in the order of
//!   8.1. If nobody can be brought up, the player floats at once, before 7.2 counts the group.
//! - **6.3** ends with the first way, row by row from the top, to pair everybody across. So where
//!   row k takes the Black of row m, the Blacks between move down a row each. The text could also
//!   mean that rows k and m exchange their Blacks and all others stay; but then the highest rows,
//!   which the preface wants to meet the highest ratings, would not keep them.
//! - **6.3 without such a way**: a White who may meet none of the Blacks looks among the Whites,
//!   first downwards from No. k + 1, then upwards from No. k - 1; if there are several, the highest
//!   first. The other Whites have a Black whom they may meet: for them rows are changed, and as few
//!   pairs as possible join two of them (there are such pairs only where some Whites have too few
//!   Blacks between them). Each takes the Blacks from the top, then the Whites below him. The
//!   Blacks left over do the same among themselves, of which the text is silent. Whoever cannot be
//!   paired so floats.
//! - **6.4**: as few as possible float; of these as few as possible whom the next lower group
//!   cannot take. Who floated before is paired first (8), so his floating again is the last resort.
//!   Among equals those float who come last in the order of 6.3.
//! - **7.3, 7.4** with an odd group (7.2 found nobody): half of the excess, rounded down. If 2.6
//!   lets fewer change, the columns stay unequal.
//! - **7.2** counts the group with those whom 7.1 has brought up, and they have a voice in its
//!   dominating colour and may be the one whom the newcomer has not met.
//! - **8.1** gives one order of all floaters, whatever the scores they came from; the text knows
//!   only their due colours.
//! - **8**: floaters meet members of the group, never each other. As many as possible are paired;
//!   then each in turn takes the first of 8.2. The rest of the group is then treated by 7 and 6.
//! - **9, the published list** has those who are paired in the round.
//! - **9, proceed wisely**: a step after which not everybody could be paired under 2.1 to 2.4 is
//!   not taken; the next in the book's order is. So a pairing is found whenever one exists.

mod articles;
mod book;
mod bye;
mod chart;
mod colours;
mod definitions;
mod floaters;
mod lexicographic;
mod orders;
mod rows;
mod search;
mod table;
mod transfers;
mod wisdom;

pub use chart::Dubov1997ChartText;

pub(crate) use book::BOOK;

use crate::book::PairingTask;
use crate::pairing::{Board, PairingError, RoundPairing, sort_boards};
use crate::past::without_rating;
use crate::steps::{Act, Step};
use crate::trace::{Accounts, Quantity, columns, count};
use crate::unpairable::unpairable;
use articles::{AT_6_1, AT_6_3};
use table::{Role, Table};

/// Pairs a round by dubov-1997.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { snapshot, field, initial_colour, detail } = task;
    let players = without_rating(snapshot, field);
    if !players.is_empty() {
        return Err(PairingError::RatingMissing { players });
    }
    let cards = definitions::cards(snapshot, field, initial_colour);
    let mut table = Table::new(field, cards, initial_colour, detail);
    table.publish_averages();
    if !table.pair_the_round() {
        return Err(PairingError::NoCompletePairing(unpairable(field)));
    }
    let paired = (table.boards(), table.bye);
    Ok(RoundPairing::of_steps(field, BOOK.system, paired, table.steps))
}

impl Table<'_> {
    /// The bye, then the groups from the top. Says whether the round can be paired at all.
    fn pair_the_round(&mut self) -> bool {
        let is_odd = self.field.len() % 2 == 1;
        if is_odd && !self.give_the_bye() || !is_odd && !self.all_can_be_paired() {
            return false;
        }
        for group in self.field.scoregroups() {
            self.take_up(group);
            self.pair_the_floaters();
            self.bring_opponents();
            self.make_even();
            self.pair_the_rows();
        }
        true
    }

    /// Those who left the group above are floaters in this one (dubov-1997:6.4). Where transfers
    /// have left nobody in a group, they wait for the next.
    fn take_up(&mut self, group: std::ops::Range<usize>) {
        let score = self.score(group.start);
        let residents: Vec<usize> =
            group.filter(|&place| self.roles[place] == Role::Below).collect();
        if residents.is_empty() {
            return;
        }
        let moved = self.having(&[Role::Leaving]);
        for &place in &moved {
            self.roles[place] = Role::Floater;
        }
        for &place in &residents {
            self.roles[place] = Role::Member;
        }
        self.note(AT_6_1, |table| Act::Takes {
            score,
            moved: table.numbers(&moved),
            residents: table.numbers(&residents),
        });
    }

    fn boards(&self) -> Vec<Board> {
        let board = |(index, &(higher, lower)): (usize, &(usize, usize))| {
            let (white, black, _) = self.seats(index, (higher, lower));
            (higher, lower, Board { white: self.number(white), black: self.number(black) })
        };
        let mut boards: Vec<(usize, usize, Board)> =
            self.pairs.iter().enumerate().map(board).collect();
        sort_boards(self.field, &mut boards);
        boards.into_iter().map(|(_, _, board)| board).collect()
    }
}

/// 6.3: pairs of the group whose players stand in one column.
fn of_pairs(_: &Accounts<'_>, steps: &[Step]) -> Vec<Quantity> {
    let columns = columns(steps);
    let inside = |step: &&Step| {
        let (Act::Pairs { white, black, .. }, Some(columns)) = (&step.act, columns) else {
            return false;
        };
        columns.iter().any(|column| column.contains(white) && column.contains(black))
    };
    vec![(AT_6_3, "same column", count(steps.iter().filter(inside).count()))]
}
