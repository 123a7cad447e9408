//! Rounds before and after: byes that are known beforehand, and a new round added to a tournament.

use ronde_model::{Bye, Game, GameResult, PairingNumber, Round, RoundNumber, Snapshot, Unpaired};
use ronde_swiss::{RoundPairing, recorded};

/// The tournament with its last rounds as requests, as long as they were not held: nobody paired
/// them yet. A report file is read so; the JSON form may hold such rounds.
pub(crate) fn upright(snapshot: Snapshot) -> Snapshot {
    if snapshot.held_rounds() == snapshot.rounds.len() {
        return snapshot;
    }
    let mut parts = snapshot.into_parts();
    parts.announce();
    Snapshot::new(parts).expect("nobody new is named")
}

/// The round after the last that was paired.
pub(crate) fn next(snapshot: &Snapshot) -> Option<RoundNumber> {
    RoundNumber::from_index(snapshot.rounds.len())
}

/// Byes asked for that round, by number: as the round itself has them where the file holds it.
pub(crate) fn byes(snapshot: &Snapshot, round: RoundNumber) -> Vec<(PairingNumber, Bye)> {
    let mut byes: Vec<(PairingNumber, Bye)> = if let Some(held) = snapshot.rounds.get(round.index())
    {
        let asked = held.unpaired().iter().filter_map(|(number, why)| match why {
            Unpaired::Bye(bye) => Some((*number, *bye)),
            _ => None,
        });
        asked.collect()
    } else {
        let asked = snapshot.requests.iter().filter(|request| request.round == round);
        asked.filter_map(|request| Some((request.who.player()?, request.bye))).collect()
    };
    // A stable sort: the first request of a player counts.
    byes.sort_by_key(|(number, _)| *number);
    byes.dedup_by_key(|(number, _)| *number);
    byes
}

/// The tournament with the round added. Rounds from there on are dropped, with the floats recorded
/// for them; the byes asked for the round are kept. Where the book goes by recorded floats
/// (dutch-1992:A4), those of the round are.
pub(crate) fn with_round(snapshot: &Snapshot, pairing: &RoundPairing) -> Snapshot {
    let byes = byes(snapshot, pairing.round).into_iter();
    let mut unpaired: Vec<(PairingNumber, Unpaired)> =
        byes.map(|(number, bye)| (number, Unpaired::Bye(bye))).collect();
    let given = snapshot.given_byes.iter().filter(|it| it.round == pairing.round);
    let given = given.map(|it| it.who).chain(pairing.bye);
    unpaired.extend(given.map(|number| (number, Unpaired::PairingBye)));
    let games = pairing.boards.iter().map(|board| Game {
        white: board.white,
        black: board.black,
        result: GameResult::Pending,
    });
    let round = Round::new(games.collect(), unpaired).expect("nobody is paired twice");
    let mut parts = (**snapshot).clone();
    parts.rounds.truncate(pairing.round.index());
    parts.rounds.push(round);
    parts.given_byes.retain(|it| it.round > pairing.round);
    parts.recorded_floats = recorded::records_with(snapshot, pairing);
    Snapshot::new(parts).expect("nobody new is named")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{Parts, Player};

    fn number(number: u32) -> PairingNumber {
        PairingNumber::new(number).unwrap()
    }

    #[test]
    fn a_last_round_of_byes_alone_is_a_round_to_come() {
        let players = (1..=3).map(|it| Player::new(number(it), "")).collect();
        let pending = GameResult::Pending;
        let game = Game { white: number(1), black: number(2), result: pending };
        let bye = |who, bye| (number(who), Unpaired::Bye(bye));
        let rounds = vec![
            Round::new(vec![game], vec![bye(3, Bye::Zero)]).unwrap(),
            Round::new(vec![], vec![bye(1, Bye::Half)]).unwrap(),
        ];
        let parts = Parts { players, rounds, ..Parts::default() };
        let upright = upright(Snapshot::new(parts).unwrap());
        let second = RoundNumber::new(2).unwrap();
        assert_eq!(1, upright.rounds.len());
        assert_eq!(Some(second), next(&upright));
        assert_eq!(vec![(number(1), Bye::Half)], byes(&upright, second));
        assert_eq!(vec![(number(3), Bye::Zero)], byes(&upright, RoundNumber::FIRST));
    }
}
