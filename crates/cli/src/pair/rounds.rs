//! Rounds before and after: which were held, which comes next, byes that are known beforehand.

use ronde_model::{RoundNumber, Snapshot};
pub(crate) use ronde_swiss::contest::byes;

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

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{Bye, Game, GameResult, PairingNumber, Parts, Player, Round, Unpaired};

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
