//! Which rounds were held.

use crate::{
    Bye, ByeRequest, GivenBye, PairingNumber, Participant, Parts, Player, Round, RoundNumber,
    Unpaired,
};

/// What is written about a player in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// An opponent.
    Game,
    /// A bye or a forfeit without an opponent.
    NoGame,
    /// Nothing.
    Nothing,
}

/// How many rounds were held: those up to the last that has a game, or in which something is
/// written about everybody who takes part. Entries of single players in a later round are what is
/// known of it beforehand.
///
/// A round without a game may have been cancelled, with a bye for everybody; or it is still to
/// come, and somebody has asked for a bye or was given one. Only who is missing tells the two
/// apart. `takes_part` is asked with places of players and rounds from 0. Whoever has nothing in
/// the round held before does not take part either: a report file has no other way to say that a
/// player has left, or is not there yet.
pub fn held_rounds(
    rounds: usize,
    players: usize,
    takes_part: impl Fn(usize, usize) -> bool,
    written: impl Fn(usize, usize) -> Written,
) -> usize {
    let mut held = 0;
    for round in 0..rounds {
        let was_there = |player: usize| held == 0 || written(player, held - 1) != Written::Nothing;
        let has_game = (0..players).any(|player| written(player, round) == Written::Game);
        let somebody = (0..players).any(|player| written(player, round) != Written::Nothing);
        let everybody = || {
            (0..players).all(|player| {
                written(player, round) != Written::Nothing
                    || !takes_part(player, round)
                    || !was_there(player)
            })
        };
        if has_game || (somebody && everybody()) {
            held = round + 1;
        }
    }
    held
}

impl Parts {
    /// Takes rounds at the end that were not held out of the rounds: what they say is known of
    /// rounds to come. Byes stand among the requests then; a pairing-allocated bye, also one that
    /// is written as a win by forfeit, is one given beforehand. Players are sorted by number.
    pub fn announce(&mut self) {
        let held = self.held_rounds();
        for (index, round) in self.rounds.split_off(held).into_iter().enumerate() {
            let Some(number) = RoundNumber::from_index(held + index) else { break };
            for &(who, why) in round.unpaired() {
                self.announce_entry(number, who, why);
            }
        }
    }

    fn announce_entry(&mut self, round: RoundNumber, who: PairingNumber, why: Unpaired) {
        let bye = match why {
            Unpaired::Bye(bye) => bye,
            Unpaired::ForfeitLoss => Bye::Zero,
            Unpaired::PairingBye | Unpaired::ForfeitWin => {
                return self.given_byes.push(GivenBye { round, who });
            }
        };
        let who = Participant::Player(who);
        if !self.requests.iter().any(|it| it.round == round && it.who == who) {
            self.requests.push(ByeRequest { round, bye, who });
        }
    }

    /// How many of the rounds were held; players are sorted by number.
    pub fn held_rounds(&self) -> usize {
        let last = self.rounds.last().is_none_or(|round| !round.games().is_empty());
        if last {
            return self.rounds.len();
        }
        let rows: Vec<Vec<Written>> =
            self.rounds.iter().map(|round| row(&self.players, round)).collect();
        let takes_part = |player: usize, round: usize| {
            let number = RoundNumber::from_index(round).unwrap_or(RoundNumber::MAX);
            self.players[player].participation.covers(number)
        };
        held_rounds(rows.len(), self.players.len(), takes_part, |player, round| rows[round][player])
    }
}

fn row(players: &[Player], round: &Round) -> Vec<Written> {
    let mut row = vec![Written::Nothing; players.len()];
    let place =
        |number: PairingNumber| players.binary_search_by_key(&number, |player| player.number).ok();
    let seated = round.games().iter().flat_map(|game| [game.white, game.black]);
    for index in seated.filter_map(place) {
        row[index] = Written::Game;
    }
    for index in round.unpaired().iter().filter_map(|(number, _)| place(*number)) {
        row[index] = Written::NoGame;
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row for each player, a letter for each round: `g` a game, `b` no game, `.` nothing.
    #[track_caller]
    fn check(expected: usize, rows: &[&str], why: &str) {
        let rounds = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        let written = |player: usize, round: usize| match rows[player].as_bytes().get(round) {
            Some(b'g') => Written::Game,
            Some(b'b') => Written::NoGame,
            _ => Written::Nothing,
        };
        assert_eq!(expected, held_rounds(rounds, rows.len(), |_, _| true, written), "{why}");
    }

    #[test]
    fn a_round_is_held_if_it_has_a_game_or_an_entry_for_everybody() {
        check(0, &["", "", ""], "nothing is there");
        check(1, &["g", "g", "b"], "a game");
        check(1, &["g", "g", "bb"], "a bye that is known beforehand");
        check(2, &["gb", "gb", "bb"], "a cancelled round");
        check(3, &["gbg", "gbg", "bb."], "a cancelled round in the midst");
        check(1, &["g.b", "g..", "b.."], "a bye of the round after the next");
        check(
            3,
            &["ggb", "ggb", "b..", "..."],
            "who has left and who never came are not waited for",
        );
        check(1, &["gb", "gb", "b."], "one is still to be paired");
        check(0, &["b", "b", "."], "before the first round everybody is waited for");
        check(1, &["b", "b", "b"], "a cancelled first round");
    }
}
