//! Why two players do not meet: the pair is forced, the round is paired again, and the two rounds
//! are compared.
//!
//! The reading: the two are barred from every other opponent and from the bye, and the same engine
//! pairs the round of that field by the same book, so it gives the best round that has the pair.
//! Then the bars are forgotten, and that round is judged beside the prescribed one under the rules
//! as they are.
//!
//! - Where the book judges candidates by criteria (C.04.3), the first bracket in which the two
//!   rounds differ is compared as [`check`](crate::check) compares a round paired by somebody else:
//!   the first criterion that gets worse decides, or the order of C.04.3:4. Being one candidate of
//!   that bracket among others, the forced one is never better.
//! - Where the book is a procedure, the steps of both rounds are read beside each other, and the
//!   first group in which they part is looked at: the first quantity or requirement there in which
//!   they differ decides ([`Decider::Step`](crate::check::Decider)); if there is none, the order.
//!
//! A pair that may not meet at all is answered by its bar, and nothing is paired. Where the two may
//! meet, but the others cannot then be paired, the heart of that is told.
//!
//! | book | how the two rounds are compared |
//! |---|---|
//! | C.04.3 of 2017 and 2026 | criteria of the first bracket that differs |
//! | dutch-1992 and dutch-2010 (Dutch 1992, 2010) | steps: x, p, P1, M1, X1, Z1, what is given up, exchanges, floaters |
//! | dubov-1997 (Dubov 1997) | steps: the bye, transfers, floaters, pairs within a column |
//! | C.04.4.1 (Dubov 2026) | steps: the bye, C5 to C10, exchanges |
//! | C.04.4.3 (Lim 2026) | steps: the bye, floaters, those of them who had come, pairs taken apart |
//! | C.04.5, C.04.6 (Double-Swiss, Swiss Team) | steps: the bye, C4 to C8 or C10 |
//! | the original Swiss | steps: the exempt, floaters, O12, O6, O14 |

use ronde_model::{Bye, Colour, PairingNumber, Round, RoundNumber, Snapshot, System, Unpaired};

use crate::book::{Book, Measure, PairingTask};
use crate::check::{Departure, by_procedure, mates};
use crate::contest;
use crate::dutch;
use crate::field::{Bar, Field, available};
use crate::pairing::{
    Board, Detail, PairingError, RoundPairing, Unpairable, check_request, pair_field,
};
use crate::trace::Accounts;
use crate::unpairable::unpairable_among;

/// Why two players do not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// They do.
    Meet(Board),
    /// One of them is not to be paired in the round.
    NotThere {
        /// Who.
        player: PairingNumber,
        /// Why.
        why: NotThere,
    },
    /// They may not meet.
    Forbidden(Bar),
    /// They may, but then the others cannot all be paired: the heart of that, without the two.
    NoCompletion(Unpairable),
    /// The round with them is not the one that the rules prescribe.
    Worse(Box<Forced>),
}

/// Why somebody is not to be paired in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NotThere {
    /// The list has no such player; or nobody but the same player was named.
    Unknown,
    /// A bye was asked for, or is entered.
    Bye(Bye),
    /// The player comes later.
    NotYet,
    /// The player has withdrawn.
    Left,
}

/// The best round in which two players meet, and what speaks against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced {
    /// Where it departs from the prescribed round, and what decides.
    pub departure: Departure,
    /// Its boards, in order.
    pub boards: Vec<Board>,
    /// Who would have the bye.
    pub bye: Option<PairingNumber>,
    /// Boards of the prescribed round that it has not; the same two with other colours are others.
    pub gone: Vec<Board>,
    /// Boards that it has instead.
    pub new: Vec<Board>,
}

/// Why the two do not meet in the round.
///
/// # Errors
/// Where the round cannot be paired in the first place, or the book's own procedure does not end
/// within its budget.
pub fn why_not(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    initial: Colour,
    one: PairingNumber,
    other: PairingNumber,
) -> Result<WhyNot, PairingError> {
    let snapshot = &*contest::view(snapshot, system);
    check_request(snapshot, round)?;
    let second = (other, if one == other { None } else { snapshot.index_of(other) });
    for (player, index) in [(one, snapshot.index_of(one)), second] {
        if let Some(why) = not_there(snapshot, round, index) {
            return Ok(WhyNot::NotThere { player, why });
        }
    }
    let field = Field::of(snapshot, round, system);
    let place = |number| field.entrants().iter().position(|entrant| entrant.number == number);
    let (Some(a), Some(b)) = (place(one), place(other)) else {
        unreachable!("whoever is available is in the field");
    };
    if let Some(bar) = field.bar(a, b) {
        return Ok(WhyNot::Forbidden(bar));
    }
    let book = Book::of(system);
    Question { snapshot, book, initial, field: &field, pair: (a, b) }.answer()
}

/// Why the player at this place of the list is not to be paired, if he is not.
fn not_there(snapshot: &Snapshot, round: RoundNumber, index: Option<usize>) -> Option<NotThere> {
    let Some(index) = index else { return Some(NotThere::Unknown) };
    if available(snapshot, round)[index] {
        return None;
    }
    let player = &snapshot.players[index];
    let entered = snapshot.rounds.get(round.index()).map(Round::unpaired);
    let entered = entered.unwrap_or_default().iter().find_map(|&(number, why)| match why {
        Unpaired::Bye(bye) if number == player.number => Some(bye),
        _ => None,
    });
    let mut requests = snapshot.requests.iter().filter(|request| request.round == round);
    let asked = requests.find(|request| request.who.player() == Some(player.number));
    let mut given = snapshot.given_byes.iter();
    let given = given.any(|bye| bye.round == round && bye.who == player.number);
    let asked = asked.map(|request| request.bye).or(given.then_some(Bye::Full));
    Some(match entered.or(asked) {
        Some(bye) => NotThere::Bye(bye),
        None if player.participation.from > round => NotThere::NotYet,
        None if player.participation.covers(round) => NotThere::Bye(Bye::Zero),
        None => NotThere::Left,
    })
}

struct Question<'a> {
    snapshot: &'a Snapshot,
    book: &'static Book,
    initial: Colour,
    field: &'a Field,
    /// The two, by place.
    pair: (usize, usize),
}

impl Question<'_> {
    fn answer(&self) -> Result<WhyNot, PairingError> {
        let prescribed = self.paired(self.field)?;
        if let Some(board) = self.board_of_the_two(&prescribed) {
            return Ok(WhyNot::Meet(board));
        }
        let (a, b) = self.pair;
        let others: Vec<usize> =
            (0..self.field.len()).filter(|&place| place != a && place != b).collect();
        if !dutch::completes(self.field, &others) {
            return Ok(WhyNot::NoCompletion(unpairable_among(self.field, &others)));
        }
        let forced = self.paired(&self.field.clone().with_bound(a, b))?;
        let departure = self.departure(&prescribed, &forced);
        let fresh = |these: &[Board], those: &[Board]| {
            these.iter().filter(|board| !those.contains(board)).copied().collect()
        };
        Ok(WhyNot::Worse(Box::new(Forced {
            departure,
            gone: fresh(&prescribed.boards, &forced.boards),
            new: fresh(&forced.boards, &prescribed.boards),
            boards: forced.boards,
            bye: forced.bye,
        })))
    }

    fn measure(&self) -> Measure {
        Book::of_round(self.book.system, self.snapshot, self.field.round).comparison.measure()
    }

    /// The round of a field, with steps where the book is made of them.
    fn paired(&self, field: &Field) -> Result<RoundPairing, PairingError> {
        let detail = match self.measure() {
            Measure::Criteria(_) => Detail::Nothing,
            Measure::Steps(_) => Detail::Outcome,
        };
        let (snapshot, initial_colour) = (self.snapshot, self.initial);
        pair_field(self.book, &PairingTask { snapshot, field, initial_colour, detail })
    }

    fn board_of_the_two(&self, round: &RoundPairing) -> Option<Board> {
        let number = |place: usize| self.field.at(place).number;
        let (one, other) = (number(self.pair.0), number(self.pair.1));
        let sit = |board: &&Board| {
            (board.white, board.black) == (one, other) || (board.black, board.white) == (one, other)
        };
        round.boards.iter().find(sit).copied()
    }

    fn departure(&self, prescribed: &RoundPairing, forced: &RoundPairing) -> Departure {
        let given = mates(self.field, &forced.boards);
        let departure = match self.measure() {
            Measure::Criteria(departure) => departure(self.field, &given),
            Measure::Steps(rules) => {
                let (snapshot, field) = (self.snapshot, self.field);
                Accounts { snapshot, field, rules }
                    .departure(&prescribed.reasons.steps, &forced.reasons.steps)
                    .or_else(|| by_procedure(field, &given, &mates(field, &prescribed.boards)))
            }
        };
        departure.expect("a round with another pair is another round")
    }
}
