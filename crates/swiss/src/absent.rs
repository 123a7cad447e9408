//! Who is to be taken out of a tournament because he stayed away without a word.
//!
//! | Rule | Who | Test |
//! |---|---|---|
//! | dutch-1992:F8, dutch-2010:F8 | whoever was absent in a round without telling the arbiter | `f8_absent_once` |
//! | original:O18 | whoever was absent so in three rounds running (« attendre encore deux rondes ») | `o18_absent_three_times` |
//! | C.04.2 since 2017 | nobody: the arbiter decides | `f8_absent_once` |
//!
//! A player is absent without a word when he was paired and did not come: he lost by forfeit.
//! Whoever announced his absence has a bye and no opponent (F5).

use ronde_model::{Histories, PairingNumber, RoundEntry, RoundNumber, Snapshot, System, Unpaired};

use crate::book::Book;

/// Players whom the book treats as withdrawn after that round, by number. Those who have withdrawn
/// already are not among them.
pub fn to_withdraw(snapshot: &Snapshot, round: RoundNumber, system: System) -> Vec<PairingNumber> {
    let Some(patience) = Book::of(system).patience else { return Vec::new() };
    let histories = Histories::of_first(snapshot, usize::from(round.get()));
    let Some(first) = usize::from(round.get()).checked_sub(patience) else { return Vec::new() };
    let next = RoundNumber::new(round.get() + 1);
    let stays =
        |index: usize| next.is_none_or(|next| snapshot.players[index].participation.covers(next));
    let absent = |index: usize| {
        let rounds = histories.row(index).get(first..).unwrap_or_default();
        rounds.len() == patience && rounds.iter().all(|entry| stayed_away(*entry))
    };
    (0..snapshot.players.len())
        .filter(|&index| stays(index) && absent(index))
        .map(|index| snapshot.players[index].number)
        .collect()
}

fn stayed_away(entry: RoundEntry) -> bool {
    matches!(
        entry,
        RoundEntry::Forfeited { won: false, .. } | RoundEntry::Unpaired(Unpaired::ForfeitLoss)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    use ronde_model::{Bye, Forfeit, Game, GameResult, Parts, PlayedScore, Player, Round};

    fn number(number: u32) -> PairingNumber {
        PairingNumber::new(number).unwrap()
    }

    fn game(white: u32, black: u32, result: GameResult) -> Game {
        Game { white: number(white), black: number(black), result }
    }

    /// Round 1: 4 does not come, 5 announced it. Round 2: neither 4 nor 6 comes. Round 3: 4 again.
    fn snapshot() -> Snapshot {
        let played = GameResult::Played { score: PlayedScore::Draw, rated: true };
        let absent = GameResult::Forfeited(Forfeit::WhiteWins);
        let nobody = GameResult::Forfeited(Forfeit::BothLose);
        let round = |games: Vec<Game>, bye: Option<u32>| {
            let byes = bye.map(|who| (number(who), Unpaired::Bye(Bye::Zero)));
            Round::new(games, byes.into_iter().collect()).unwrap()
        };
        let mut players: Vec<Player> =
            (1..=7).map(|it| Player::new(number(it), format!("Player {it}"))).collect();
        players[6].participation.until = RoundNumber::new(1);
        Snapshot::new(Parts {
            players,
            rounds: vec![
                round(vec![game(1, 4, absent), game(2, 6, played), game(3, 7, absent)], Some(5)),
                round(vec![game(4, 6, nobody), game(1, 2, played), game(3, 5, played)], None),
                round(vec![game(5, 4, absent), game(1, 3, played), game(2, 6, absent)], None),
            ],
            ..Parts::default()
        })
        .unwrap()
    }

    #[track_caller]
    fn check(system: System, round: u16, expected: &[u32]) {
        let found = to_withdraw(&snapshot(), RoundNumber::new(round).unwrap(), system);
        let found: Vec<u32> = found.into_iter().map(PairingNumber::get).collect();
        assert_eq!(expected, found, "{system} after round {round}");
    }

    #[test]
    fn f8_absent_once() {
        for system in [System::Dutch1992, System::Dutch2010] {
            check(system, 1, &[4]); // 5 announced it, 7 has withdrawn
            check(system, 2, &[4, 6]); // neither came
        }
        check(System::Dutch2026, 2, &[]);
        check(System::Dubov2026, 2, &[]);
    }

    #[test]
    fn o18_absent_three_times() {
        check(System::Original, 1, &[]);
        check(System::Original, 2, &[]);
        check(System::Original, 3, &[4]); // 6 was there in round 1
    }
}
