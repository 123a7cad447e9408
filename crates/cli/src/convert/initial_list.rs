//! `--initial-list`: players numbered anew by the order of a book, before round 1 is paired; under
//! Dubov 2026 before round 4 is (C.04.4.1:1.2.2).

use std::collections::BTreeMap;

use clap::ValueEnum;
use ronde_model::{NewNumbers, PairingNumber, Snapshot};
use ronde_swiss::dutch::Edition;
use ronde_swiss::initial_list::{LastCriterion, order};
use ronde_swiss::system::{self, System};

use crate::outcome::{self, Stop};
use crate::pair::rounds::upright;
use crate::pair::words::count;

/// A book, by the year of its order of titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Book {
    /// Rating; GM WGM IM WIM FM WFM; alphabet
    #[value(name = "1992")]
    Of1992,
    /// Rating; GM IM WGM FM WIM CM WFM WCM; alphabet
    #[value(name = "2010")]
    Of2010,
    /// The same, in the rules in force (C.04.2:2.2)
    #[value(name = "2026")]
    Of2026,
}

impl Book {
    const fn system(self) -> System {
        match self {
            Book::Of1992 => System::Dutch1992,
            Book::Of2010 => System::Dutch2010,
            Book::Of2026 => System::Dutch(Edition::E2026),
        }
    }
}

/// The tournament with its players numbered from 1 in the order of the book. Whoever is named in
/// another record is named by the new number there.
pub(super) fn renumbered(snapshot: Snapshot, book: Book, name: &str) -> Result<Snapshot, Stop> {
    let snapshot = upright(snapshot);
    refuse_late(&snapshot, book, name)?;
    let places = order(&snapshot.players, book.system(), LastCriterion::Alphabet);
    let numbers = (1..).filter_map(PairingNumber::new);
    let new: BTreeMap<PairingNumber, PairingNumber> =
        places.iter().map(|&place| snapshot.players[place].number).zip(numbers).collect();
    let moved = new.iter().filter(|(old, new)| old != new).count();
    outcome::complain(&format!(
        "initial list: {moved} of {} have another number\n",
        count(new.len(), "player")
    ));
    let parts = NewNumbers::new(new).apply(snapshot.into_parts());
    Ok(Snapshot::new(parts).expect("everybody has a number of his own"))
}

/// Rounds that may be paired when numbers are given anew under Dubov 2026: a rating that comes or
/// changes before round 4 is paired changes them (C.04.4.1:1.2.2).
const DUBOV_ROUNDS: usize = 3;

/// Numbers stand once a round is paired by them, but for the first rounds under Dubov 2026.
fn refuse_late(snapshot: &Snapshot, book: Book, name: &str) -> Result<(), Stop> {
    let is_dubov = || system::declared(snapshot).is_ok_and(|(it, _)| it == System::Dubov2026);
    let until = if book == Book::Of2026 && is_dubov() { DUBOV_ROUNDS } else { 0 };
    if snapshot.rounds.len() <= until {
        return Ok(());
    }
    let rounds = count(snapshot.rounds.len(), "round");
    let before = if until > 0 { "round 4 is paired (C.04.4.1:1.2.2)" } else { "round 1" };
    Err(Stop::bad_input(format!(
        "{name} has {rounds} already, and boards are paired by the numbers that the players had. \
         Number them anew before {before}, or leave --initial-list out."
    )))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{
        Bye, ByeRequest, Participant, Parts, Player, Prohibition, RoundNumber, RoundSpan, Score,
        Title, VirtualPoints,
    };

    fn number(number: u32) -> PairingNumber {
        PairingNumber::new(number).unwrap()
    }

    fn who(of: u32) -> Participant {
        Participant::Player(number(of))
    }

    /// Three of the same rating; 1 and 2 have virtual points, 2 is absent, 1 and 3 may not meet.
    fn tournament() -> Snapshot {
        let titles = [None, Some(Title::Im), Some(Title::Wgm)];
        let players = (1..).zip(titles).map(|(it, title)| {
            let mut player = Player::new(number(it), format!("Player {it}"));
            player.title = title;
            player.rank = Some(it);
            player
        });
        let round = RoundNumber::FIRST;
        let points = VirtualPoints {
            first: who(1),
            last: who(2),
            rounds: RoundSpan { first: round, last: round },
            points: Score::from_points(1),
            match_points: Score::ZERO,
        };
        let rule = Prohibition { rounds: RoundSpan::ALWAYS, members: vec![who(1), who(3)] };
        Snapshot::new(Parts {
            players: players.collect(),
            requests: vec![ByeRequest { round, bye: Bye::Half, who: who(2) }],
            accelerations: vec![points],
            prohibitions: vec![rule],
            ..Parts::default()
        })
        .unwrap()
    }

    /// Seed-001:A2 against seed-004:A2 and C.04.2:2.2: where the women's titles stand.
    #[test]
    fn everybody_keeps_what_was_his() {
        for (book, order, absent, apart, rows) in [
            (Book::Of1992, [3, 2, 1], 2, [1, 3], vec![(2, 3)]),
            (Book::Of2010, [2, 3, 1], 1, [2, 3], vec![(1, 1), (3, 3)]),
            (Book::Of2026, [2, 3, 1], 1, [2, 3], vec![(1, 1), (3, 3)]),
        ] {
            let new = renumbered(tournament(), book, "a.trf").unwrap();
            let names: Vec<String> = new.players.iter().map(|it| it.name.clone()).collect();
            assert_eq!(order.map(|it| format!("Player {it}")).as_slice(), names, "{book:?}");
            assert_eq!(who(absent), new.requests[0].who, "{book:?}");
            assert_eq!(apart.map(who).as_slice(), new.prohibitions[0].members, "{book:?}");
            let ranges: Vec<(u32, u32)> =
                new.accelerations.iter().map(|it| (it.first.number(), it.last.number())).collect();
            assert_eq!(rows, ranges, "{book:?}");
        }
    }
}
