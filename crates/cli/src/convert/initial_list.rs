//! `--initial-list`: players numbered anew by the order of a book, before round 1 is paired; under
//! Dubov 2026 before round 4 is (C.04.4.1:1.2.2).

use std::collections::BTreeMap;

use clap::ValueEnum;
use ronde_model::{NewNumbers, PairingNumber, Snapshot};
use ronde_swiss::initial_list::{LastCriterion, order};
use ronde_swiss::{Book, System, system};
use ronde_words::{ConvertWords, fill};

use crate::language;
use crate::outcome::{self, Stop};
use crate::pair::rounds::upright;

/// A book, by the year of its order of titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ListBook {
    #[value(name = "1992")]
    Of1992,
    #[value(name = "2010")]
    Of2010,
    #[value(name = "2026")]
    Of2026,
}

impl ListBook {
    const fn system(self) -> System {
        match self {
            ListBook::Of1992 => System::Dutch1992,
            ListBook::Of2010 => System::Dutch2010,
            ListBook::Of2026 => System::Dutch2026,
        }
    }
}

/// The tournament with its players numbered from 1 in the order of the book. Whoever is named in
/// another record is named by the new number there.
pub(super) fn renumbered(snapshot: Snapshot, book: ListBook, name: &str) -> Result<Snapshot, Stop> {
    let snapshot = upright(snapshot);
    refuse_late(&snapshot, book, name)?;
    let places = order(&snapshot.players, book.system(), LastCriterion::Alphabet);
    let numbers = (1..).filter_map(PairingNumber::new);
    let new: BTreeMap<PairingNumber, PairingNumber> =
        places.iter().map(|&place| snapshot.players[place].number).zip(numbers).collect();
    let moved = new.iter().filter(|(old, new)| old != new).count();
    let w = ConvertWords::of(language::current());
    let said = fill!(w.renumbered, moved = moved, n = new.len());
    outcome::complain(&format!("{said}\n"));
    let parts = NewNumbers::new(new).apply(snapshot.into_parts());
    Ok(Snapshot::new(parts).expect("everybody has a number of his own"))
}

/// Numbers stand once a round is paired by them, but for the first rounds under Dubov 2026.
fn refuse_late(snapshot: &Snapshot, book: ListBook, name: &str) -> Result<(), Stop> {
    let declared = system::declared(snapshot).ok().filter(|_| book == ListBook::Of2026);
    let anew_until = declared.and_then(|(it, _)| Book::of(it).numbers_anew_until);
    if snapshot.rounds.len() < anew_until.map_or(1, usize::from) {
        return Ok(());
    }
    let w = ConvertWords::of(language::current());
    let before = match anew_until {
        Some(last) => fill!(w.before_round, n = last),
        None => w.before_first.to_owned(),
    };
    let rounds = snapshot.rounds.len();
    Err(Stop::bad_input(fill!(w.too_late, n = rounds, name = name, before = before)))
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

    /// dutch-1992:A2 against dutch-2010:A2 and C.04.2:2.2: where the women's titles stand.
    #[test]
    fn everybody_keeps_what_was_his() {
        for (book, order, absent, apart, rows) in [
            (ListBook::Of1992, [3, 2, 1], 2, [1, 3], vec![(2, 3)]),
            (ListBook::Of2010, [2, 3, 1], 1, [2, 3], vec![(1, 1), (3, 3)]),
            (ListBook::Of2026, [2, 3, 1], 1, [2, 3], vec![(1, 1), (3, 3)]),
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
