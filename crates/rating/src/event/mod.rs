//! A whole tournament: which of its games count, and what they do to everybody's rating.
//!
//! | To find | look in |
//! |---|---|
//! | the games of a player that count, with the opponents' ratings | [`counted`] |
//! | FIDE: changes, K, first ratings | [`fide`] |
//! | the Swiss federation's: the same by its rules | [`federation`] |
//! | performances of the same games | [`Performances`] |
//! | games and opponents as norms see them | [`candidates`], [`norm_games`], [`to_come`] |

pub mod federation;
pub mod fide;
mod norms;

use ronde_model::{
    Colour, Date, Histories, Outcome, PairingNumber, Player, RoundEntry, RoundNumber, Snapshot,
};

use crate::fide::{GameScore, RatedGame};
use crate::performance::{self, Performance};

pub use norms::{Candidate, candidates, is_large_international_swiss, norm_games, to_come};

/// No list ever had a rating above this; what stands higher is a slip of the pen.
pub const HIGHEST: u16 = 3000;

/// A game of a player that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// In which round.
    pub round: RoundNumber,
    /// Against whom.
    pub opponent: PairingNumber,
    /// With which colour.
    pub colour: Colour,
    /// The opponent's rating and the score.
    pub game: RatedGame,
}

/// The rating of a player on some list.
pub type RatingOf<'a> = &'a dyn Fn(&Player) -> Option<u16>;

/// The games of the player at this place that count: played over the board with a move by both
/// sides (B.02: games with less are not rated), against somebody with a rating.
pub fn counted(
    snapshot: &Snapshot,
    histories: &Histories,
    index: usize,
    rating: RatingOf<'_>,
) -> Vec<Counted> {
    let rounds = histories.row(index).iter().enumerate();
    rounds
        .filter_map(|(round, entry)| {
            let RoundEntry::Played { opponent, colour, outcome, rated: true } = *entry else {
                return None;
            };
            let game =
                RatedGame { opponent: rating(snapshot.player(opponent)?)?, score: score(outcome) };
            Some(Counted { round: RoundNumber::from_index(round)?, opponent, colour, game })
        })
        .collect()
}

/// The score as ratings count it, whatever the event's points are.
pub const fn score(outcome: Outcome) -> GameScore {
    match outcome {
        Outcome::Win => GameScore::Win,
        Outcome::Draw => GameScore::Draw,
        Outcome::Loss => GameScore::Loss,
    }
}

/// The same games without rounds and opponents.
pub fn bare(games: &[Counted]) -> Vec<RatedGame> {
    games.iter().map(|counted| counted.game).collect()
}

/// The score of the games, in half points.
pub fn halves(games: &[Counted]) -> i64 {
    games.iter().map(|counted| counted.game.score.halves()).sum()
}

/// The day that decides which rules hold: the last, else the first; none where the file has
/// neither.
pub fn decisive_day(snapshot: &Snapshot) -> Option<Date> {
    let event = &snapshot.event;
    [&event.end, &event.start].into_iter().flatten().find_map(ronde_model::DateText::date)
}

/// Players whose rating no list can have.
pub fn impossible_ratings(snapshot: &Snapshot) -> Vec<(PairingNumber, u16)> {
    let main = snapshot.players.iter().map(|player| (player.number, player.rating));
    let national = snapshot.national.iter().map(|record| (record.number, record.rating));
    main.chain(national)
        .filter_map(|(number, rating)| Some((number, rating.filter(|&it| it > HIGHEST)?)))
        .collect()
}

/// A result in all the definitions of a performance; none where the definition gives none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Performances {
    /// FIDE's: average and table.
    pub table: Option<Performance>,
    /// ssb-course:2.3.2: the same with opponents far below counted as 350 below.
    pub with_350: Option<Performance>,
    /// The linear rule of thumb.
    pub linear: Option<i64>,
    /// C.07:10.3.
    pub perfect: Option<i64>,
    /// ssb-course:3.3: the rating that the games would not change.
    pub without_change: Option<f64>,
}

impl Performances {
    /// Of these games, by a player of that rating.
    pub fn of(rating: Option<u16>, games: &[RatedGame]) -> Performances {
        Performances {
            table: performance::by_table(games),
            with_350: rating.and_then(|own| performance::by_table_with_350(own, games)),
            linear: performance::linear(games),
            perfect: performance::perfect(games),
            without_change: performance::without_change(games),
        }
    }
}
