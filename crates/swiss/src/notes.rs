//! What an arbiter should know of the book before a round is paired: where the tournament asks for
//! what the book does not provide for. Nothing here stops a pairing.
//!
//! | Rule | Note | Test |
//! |---|---|---|
//! | dutch-1992:A5, dutch-2010:A5, dubov-1997:2.2 | [`Note::ByeValue`] | `the_bye_is_worth_what_the_book_does_not_know` |
//! | dutch-1992:F8, dutch-2010:F8, original:O18 | [`Note::StayedAway`] | `whoever_stayed_away_is_named` |
//! | C.04.4.1:1.2.2 | [`Note::NumbersNotByRating`] | `numbers_follow_the_ratings_until_round_4` |

use ronde_model::{PairingNumber, Player, RoundNumber, Score, Snapshot, System};

use crate::absent;
use crate::book::Book;
use crate::bye_value::ByeValue;
use crate::contest;

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The bye is worth what the book does not allow.
    ByeValue {
        /// What the tournament says.
        worth: Score,
        /// What the book says.
        book: ByeValue,
    },
    /// By the book this player is withdrawn after having stayed away without a word, and is paired
    /// all the same.
    StayedAway {
        /// Who.
        who: PairingNumber,
    },
    /// Where a rating has come or changed, numbers must be given anew.
    NumbersNotByRating {
        /// Has the lower number.
        above: PairingNumber,
        /// Has the higher rating.
        below: PairingNumber,
    },
}

/// Everything to be said before that round is paired.
pub fn notes(snapshot: &Snapshot, round: RoundNumber, system: System) -> Vec<Note> {
    let snapshot = &*contest::view(snapshot, system);
    let mut notes: Vec<Note> = bye_value(snapshot, system).into_iter().collect();
    notes.extend(stayed_away(snapshot, round, system));
    notes.extend(numbers_and_ratings(snapshot, round, system));
    notes
}

fn bye_value(snapshot: &Snapshot, system: System) -> Option<Note> {
    let (book, points) = (Book::of(system).bye_value, &snapshot.rules.points);
    (!book.allows(points)).then_some(Note::ByeValue { worth: points.pairing_bye, book })
}

/// Whoever is not paired in the round anyway need not be spoken of.
fn stayed_away(snapshot: &Snapshot, round: RoundNumber, system: System) -> Vec<Note> {
    let Some(before) = round.get().checked_sub(1).and_then(RoundNumber::new) else {
        return Vec::new();
    };
    let asked = |who: PairingNumber| {
        let mut requests = snapshot.requests.iter();
        requests.any(|it| it.round == round && it.who.player() == Some(who))
    };
    let gone = absent::to_withdraw(snapshot, before, system).into_iter();
    gone.filter(|who| !asked(*who)).map(|who| Note::StayedAway { who }).collect()
}

/// C.04.4.1:1.2.2: a rating that comes or changes early gives everybody a new number.
fn numbers_and_ratings(snapshot: &Snapshot, round: RoundNumber, system: System) -> Option<Note> {
    Book::of(system).numbers_anew_until.filter(|last| round.get() <= *last)?;
    let mut rated: Vec<&Player> =
        snapshot.players.iter().filter(|player| player.strength().is_some()).collect();
    rated.sort_by_key(|player| player.number);
    let pair = rated.windows(2).find(|pair| pair[0].strength() < pair[1].strength())?;
    Some(Note::NumbersNotByRating { above: pair[0].number, below: pair[1].number })
}

#[cfg(test)]
mod tests {
    use super::*;

    use ronde_model::{Forfeit, Game, GameResult, Parts, Round};

    fn number(number: u32) -> PairingNumber {
        PairingNumber::new(number).unwrap()
    }

    /// Two players, of whom 2 did not come to round 1 and has the higher rating.
    fn snapshot(bye: i32) -> Snapshot {
        let mut players: Vec<Player> =
            (1..=2).map(|it| Player::new(number(it), format!("Player {it}"))).collect();
        players[0].rating = Some(2000);
        players[1].rating = Some(2100);
        let result = GameResult::Forfeited(Forfeit::WhiteWins);
        let game = Game { white: number(1), black: number(2), result };
        let rounds = vec![Round::new(vec![game], Vec::new()).unwrap()];
        let mut parts = Parts { players, rounds, ..Parts::default() };
        parts.rules.points.pairing_bye = Score::from_tenths(bye);
        Snapshot::new(parts).unwrap()
    }

    fn said(system: System, round: u16, bye: i32) -> Vec<Note> {
        notes(&snapshot(bye), RoundNumber::new(round).unwrap(), system)
    }

    #[test]
    fn the_bye_is_worth_what_the_book_does_not_know() {
        let half = |book| vec![Note::ByeValue { worth: Score::from_tenths(5), book }];
        assert_eq!(half(ByeValue::Win), said(System::Dutch1992, 1, 5));
        assert_eq!(half(ByeValue::Win), said(System::Dubov1997, 2, 5));
        assert_eq!(Vec::<Note>::new(), said(System::Dutch2010, 1, 5));
        assert_eq!(Vec::<Note>::new(), said(System::Dutch2026, 1, 5));
    }

    #[test]
    fn whoever_stayed_away_is_named() {
        let away = vec![Note::StayedAway { who: number(2) }];
        assert_eq!(away, said(System::Dutch1992, 2, 10));
        assert_eq!(away, said(System::Dutch2010, 2, 10));
        assert_eq!(Vec::<Note>::new(), said(System::Dutch1992, 1, 10), "nobody was away yet");
        assert_eq!(Vec::<Note>::new(), said(System::Original, 2, 10), "not three times");
    }

    #[test]
    fn numbers_follow_the_ratings_until_round_4() {
        let crossed = Note::NumbersNotByRating { above: number(1), below: number(2) };
        assert_eq!(vec![crossed], said(System::Dubov2026, 4, 10));
        assert_eq!(Vec::<Note>::new(), said(System::Dubov2026, 5, 10));
        assert_eq!(Vec::<Note>::new(), said(System::Dutch2026, 2, 10));
    }
}
