//! Round after round: who is absent, who meets whom, how it ends.
//!
//! A round that has been played says everything about itself: whoever was not paired in it is
//! listed with a bye, those who have not come yet or have left for good with a zero-point bye. So
//! the finished file pairs again to itself in every format, whatever of late entries and
//! withdrawals the format can say besides.

use std::collections::BTreeSet;

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts,
    PlayedScore, Player, Round, RoundNumber, Snapshot, Unpaired,
};
use ronde_swiss::Book;
use ronde_swiss::absent::to_withdraw;
use ronde_swiss::contest::Play;
use ronde_swiss::{Detail, PairingError, RoundPairing, System, pair};

use crate::dice::Dice;
use crate::matches::next_match;
use crate::odds::{WHOLE, odds};
use crate::rate::Rate;

/// Rating of the unrated where nobody at all is rated.
pub(crate) const UNKNOWN: u16 = 1400;

/// How often what happens in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// Draws in per cent; `None` leaves it to the ratings.
    pub draw_percentage: Option<u8>,
    /// Of all games: not played because somebody does not come.
    pub forfeits: Rate,
    /// Of those: nobody comes.
    pub double_forfeits: Rate,
    /// Of the played games: not rated.
    pub quick_games: Rate,
    /// Of the played games: ½-0, 0-½ or 0-0.
    pub unusual: Rate,
    /// Of the players before each round but the first: leave for good.
    pub withdrawals: Rate,
    /// Of the players before each round: take a half-point bye.
    pub half_byes: Rate,
    /// Of the players before each round: are given a full-point bye.
    pub full_byes: Rate,
    /// Of the players before each round: announce that they will be absent.
    pub zero_byes: Rate,
}

impl Default for Chances {
    /// Everybody comes, and the ratings decide.
    fn default() -> Chances {
        let never = Rate::NEVER;
        Chances {
            draw_percentage: None,
            forfeits: never,
            double_forfeits: never,
            quick_games: never,
            unusual: never,
            withdrawals: never,
            half_byes: never,
            full_byes: never,
            zero_byes: never,
        }
    }
}

/// An event played as far as it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The event with its new rounds.
    pub snapshot: Snapshot,
    /// The round that could not be paired, and why, if the event ended there.
    pub ended_before: Option<(RoundNumber, PairingError)>,
}

/// Plays an event on to its last declared round. Games of its last round that have no result yet
/// get one first. Byes that were asked for, late entries and withdrawals are honoured, and
/// `chances` adds more. Two players at least are always left to be paired.
pub fn play_out(
    snapshot: &Snapshot,
    system: System,
    initial_colour: Colour,
    chances: &Chances,
    seed: u64,
) -> Played {
    let table = Table { system, initial_colour, chances, seed };
    let mut parts = snapshot.clone().into_parts();
    table.finish_games(&mut parts);
    let mut ended_before = None;
    let play = Book::of(system).play;
    while let Some(round) = next_match(&parts, play) {
        let played = match play {
            Play::Games => table.play(parts, round),
            Play::TwoGames | Play::Teams => table.play_match(parts, round),
        };
        match played {
            Ok(played) => parts = played,
            Err(ended) => {
                let (unchanged, error) = *ended;
                parts = unchanged;
                ended_before = Some((round, error));
                break;
            }
        }
    }
    Played { snapshot: fitting(parts), ended_before }
}

pub(crate) fn next_round(parts: &Parts) -> Option<RoundNumber> {
    let next = RoundNumber::from_index(parts.rounds.len());
    next.filter(|round| round.get() <= parts.rules.declared_rounds.unwrap_or(0))
}

fn fitting(parts: Parts) -> Snapshot {
    Snapshot::new(parts).expect("rounds name only players of the list")
}

/// Somebody who leaves: place in the list, and until when he had meant to stay.
type Left = (usize, Option<RoundNumber>);

pub(crate) struct Table<'a> {
    pub(crate) system: System,
    pub(crate) initial_colour: Colour,
    pub(crate) chances: &'a Chances,
    seed: u64,
}

impl Table<'_> {
    pub(crate) fn dice(&self, what: &str, round: RoundNumber) -> Dice {
        Dice::new(self.seed, &format!("{what} of round {round}"))
    }

    /// The event with the round added, or the event as it was and why there is no such round.
    fn play(
        &self,
        mut parts: Parts,
        round: RoundNumber,
    ) -> Result<Parts, Box<(Parts, PairingError)>> {
        parts = self.withdraw(parts, round);
        let asked = parts.requests.len();
        let left = self.absent(&mut parts, round);
        let snapshot = fitting(parts);
        let paired = pair(&snapshot, round, self.system, self.initial_colour, Detail::Nothing);
        let mut parts = snapshot.into_parts();
        let result = match paired {
            Ok(pairing) => {
                let played = self.results(&parts, &pairing);
                parts.rounds.push(played);
                None
            }
            Err(error) => {
                stay(&mut parts, &left);
                Some(error)
            }
        };
        // What a round says of its byes needs no request beside it.
        parts.requests.truncate(asked);
        match result {
            None => Ok(parts),
            Some(error) => Err(Box::new((parts, error))),
        }
    }

    /// dutch-1992:F8, dutch-2010:F8: whoever stayed away without a word is paired no more, as long
    /// as two are left.
    fn withdraw(&self, parts: Parts, round: RoundNumber) -> Parts {
        let before = round.get().checked_sub(1).and_then(RoundNumber::new);
        let Some(before) = before.filter(|_| Book::of(self.system).patience.is_some()) else {
            return parts;
        };
        let snapshot = fitting(parts);
        let gone = to_withdraw(&snapshot, before, self.system);
        let mut parts = snapshot.into_parts();
        let there = parts.players.iter().filter(|it| it.participation.covers(round)).count();
        for number in gone.into_iter().take(there.saturating_sub(2)) {
            let place = parts.players.binary_search_by_key(&number, |player| player.number);
            if let Ok(place) = place {
                parts.players[place].participation.until = Some(before);
            }
        }
        parts
    }

    /// Draws who leaves and who takes a bye; returns those who left.
    fn absent(&self, parts: &mut Parts, round: RoundNumber) -> Vec<Left> {
        let mut dice = self.dice("absences", round);
        let of_round = parts.requests.iter().filter(|request| request.round == round);
        let asked: BTreeSet<Participant> = of_round.map(|request| request.who).collect();
        let is_free = |number| !asked.contains(&Participant::Player(number));
        let mut there = parts
            .players
            .iter()
            .filter(|player| player.participation.covers(round) && is_free(player.number))
            .count();
        let mut left = Vec::new();
        let before = round.get().checked_sub(1).and_then(RoundNumber::new);
        for (index, player) in parts.players.iter_mut().enumerate() {
            if there <= 2 {
                break;
            }
            if !player.participation.covers(round) || !is_free(player.number) {
                continue;
            }
            // Nobody leaves in the round he comes.
            let has_been_there = before.is_some_and(|before| player.participation.covers(before));
            if has_been_there && dice.hits(self.chances.withdrawals) {
                left.push((index, player.participation.until));
                player.participation.until = before;
                there -= 1;
            } else if let Some(bye) = self.bye(&mut dice) {
                let who = Participant::Player(player.number);
                parts.requests.push(ByeRequest { round, bye, who });
                there -= 1;
            }
        }
        left
    }

    pub(crate) fn bye(&self, dice: &mut Dice) -> Option<Bye> {
        let byes = [
            (self.chances.half_byes, Bye::Half),
            (self.chances.full_byes, Bye::Full),
            (self.chances.zero_byes, Bye::Zero),
        ];
        byes.into_iter().find(|(rate, _)| dice.hits(*rate)).map(|(_, bye)| bye)
    }

    fn results(&self, parts: &Parts, pairing: &RoundPairing) -> Round {
        let mut dice = self.dice("results", pairing.round);
        let strengths = Strengths::of(parts);
        let games = pairing.boards.iter().map(|board| Game {
            white: board.white,
            black: board.black,
            result: self.result(&strengths, board.white, board.black, &mut dice),
        });
        let games = games.collect();
        let bye = pairing.bye.map(|number| (number, Unpaired::PairingBye));
        let unpaired = bye.into_iter().chain(absentees(parts, pairing.round)).collect();
        Round::new(games, unpaired).expect("a pairing has nobody twice")
    }

    fn result(
        &self,
        strengths: &Strengths<'_>,
        white: PairingNumber,
        black: PairingNumber,
        dice: &mut Dice,
    ) -> GameResult {
        let chances = self.chances;
        if dice.hits(chances.forfeits) {
            let one = dice.pick(&[Forfeit::WhiteWins, Forfeit::BlackWins]);
            let both = dice.hits(chances.double_forfeits);
            return GameResult::Forfeited(if both { Forfeit::BothLose } else { one });
        }
        let odds = odds(strengths.get(white), strengths.get(black), chances.draw_percentage);
        let thrown = dice.below(u64::from(WHOLE));
        let mut score = if thrown < u64::from(odds.white) {
            PlayedScore::WhiteWins
        } else if thrown < u64::from(odds.white + odds.draw) {
            PlayedScore::Draw
        } else {
            PlayedScore::BlackWins
        };
        if dice.hits(chances.unusual) {
            let decisions =
                [PlayedScore::HalfToWhite, PlayedScore::HalfToBlack, PlayedScore::BothLose];
            score = dice.pick(&decisions);
        }
        GameResult::Played { score, rated: !dice.hits(chances.quick_games) }
    }

    /// Gives results to games that are still being played.
    pub(crate) fn finish_games(&self, parts: &mut Parts) {
        for index in 0..parts.rounds.len() {
            let Some(number) = RoundNumber::from_index(index) else { return };
            let mut dice = self.dice("results", number);
            let strengths = Strengths::of(parts);
            let finish = |game: &Game| match game.result {
                GameResult::Pending => {
                    let result = self.result(&strengths, game.white, game.black, &mut dice);
                    Game { result, ..*game }
                }
                _ => *game,
            };
            let round = &parts.rounds[index];
            let games = round.games().iter().map(finish).collect();
            let unpaired = round.unpaired().to_vec();
            parts.rounds[index] = Round::new(games, unpaired).expect("the players are the same");
        }
    }
}

/// Takes withdrawals back: the round they were for does not exist.
fn stay(parts: &mut Parts, left: &[Left]) {
    for &(index, until) in left {
        parts.players[index].participation.until = until;
    }
}

/// Those without an opponent by their own wish, and those who are not there.
pub(crate) fn absentees(parts: &Parts, round: RoundNumber) -> Vec<(PairingNumber, Unpaired)> {
    let mut byes = vec![None; parts.players.len()];
    let not_there = parts.players.iter().map(|player| !player.participation.covers(round));
    for (bye, absent) in byes.iter_mut().zip(not_there) {
        *bye = absent.then_some(Bye::Zero);
    }
    let place = |number| parts.players.binary_search_by_key(&number, |player| player.number).ok();
    for request in parts.requests.iter().filter(|request| request.round == round) {
        if let Some(index) = request.who.player().and_then(place) {
            byes[index] = byes[index].or(Some(request.bye));
        }
    }
    let numbers = parts.players.iter().map(|player| player.number);
    let listed = numbers.zip(byes).filter_map(|(number, bye)| Some((number, Unpaired::Bye(bye?))));
    let given = parts.given_byes.iter().filter(|bye| bye.round == round);
    listed.chain(given.map(|bye| (bye.who, Unpaired::PairingBye))).collect()
}

/// Ratings to play by. The unrated play like the lowest-rated of the event.
struct Strengths<'a> {
    parts: &'a Parts,
    unrated: u16,
}

impl Strengths<'_> {
    fn of(parts: &Parts) -> Strengths<'_> {
        let lowest = parts.players.iter().filter_map(Player::strength).min();
        Strengths { parts, unrated: lowest.unwrap_or(UNKNOWN) }
    }

    fn get(&self, number: PairingNumber) -> u16 {
        let players = &self.parts.players;
        let place = players.binary_search_by_key(&number, |player| player.number).ok();
        place.and_then(|place| players[place].strength()).unwrap_or(self.unrated)
    }
}
