//! What can be asked of a random tournament.

use ronde_model::{AccelerationCode, Colour, PointSystem, Score};
use ronde_swiss::System;

use crate::rate::Rate;

/// Where virtual points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Acceleration {
    /// There are none.
    None,
    /// Baku (C.04.7), declared by the code of the tournament.
    Baku,
    /// The accelerated Swiss of ssb-course, declared by the code of the tournament: a point for the
    /// upper half in rounds 1 and 2, taken back whole at round 3.
    Ssa,
    /// The same, taken back by halves at rounds 3 and 4.
    SsaHalves,
    /// So many points that two categories do not mix, never taken back.
    SsaKept,
    /// Rows of virtual points drawn by lot (TRF26:250), fewer for the lower groups and fading out
    /// by the middle of the tournament.
    Explicit,
}

impl Acceleration {
    /// Every one.
    pub const ALL: [Acceleration; 6] = [
        Acceleration::None,
        Acceleration::Baku,
        Acceleration::Ssa,
        Acceleration::SsaHalves,
        Acceleration::SsaKept,
        Acceleration::Explicit,
    ];

    /// The ending of the code that declares it.
    pub const fn suffix(self) -> &'static str {
        match self {
            Acceleration::None | Acceleration::Explicit => "",
            Acceleration::Baku => AccelerationCode::Baku.ending(),
            Acceleration::Ssa => AccelerationCode::Ssa.ending(),
            Acceleration::SsaHalves => AccelerationCode::SsaHalves.ending(),
            Acceleration::SsaKept => AccelerationCode::SsaKept.ending(),
        }
    }

    /// The one that a code declares.
    pub fn of_code(code: &str) -> Acceleration {
        match AccelerationCode::of_code(code) {
            None => Acceleration::None,
            Some(AccelerationCode::Baku) => Acceleration::Baku,
            Some(AccelerationCode::Ssa) => Acceleration::Ssa,
            Some(AccelerationCode::SsaHalves) => Acceleration::SsaHalves,
            Some(AccelerationCode::SsaKept) => Acceleration::SsaKept,
        }
    }
}

/// Groups of players who may not meet each other (TRF26:260).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Groups {
    /// How many groups.
    pub number: u32,
    /// How many players in each; fewer than two are no group.
    pub size: u32,
}

impl Groups {
    /// Everybody may meet everybody.
    pub const NONE: Groups = Groups { number: 0, size: 0 };
}

/// What is asked of a random tournament. Whatever is `None` is drawn from the seed; the exceptions,
/// where not asking has a meaning of its own, say so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// Number of players, two at least.
    pub players: Option<u32>,
    /// Number of declared rounds.
    pub rounds: Option<u16>,
    /// The system that pairs every round. Not asking means the rules in force.
    pub system: System,
    /// Colour of the first player in round 1.
    pub initial_colour: Option<Colour>,
    /// What results are worth.
    pub points: Option<PointSystem>,
    /// What the pairing-allocated bye is worth; `None` leaves it to the point system.
    pub pairing_bye: Option<Score>,
    /// Virtual points.
    pub acceleration: Option<Acceleration>,
    /// Players who may not meet.
    pub prohibited: Option<Groups>,

    /// No rating is below this.
    pub lowest_rating: Option<u16>,
    /// No rating is above this.
    pub highest_rating: Option<u16>,
    /// How close together the ratings are: their standard deviation is the whole range divided by
    /// one more than this (`Groups` in a file of JaVaFo).
    pub rating_groups: Option<u16>,
    /// How far the middle of the ratings lies below the middle of the range (`Separator` in a file
    /// of JaVaFo).
    pub rating_separator: Option<u16>,
    /// How many players have no rating.
    pub unrated: Option<Rate>,
    /// The ratings themselves, as a model tournament gives them; `None` draws them.
    pub ratings: Option<Vec<Option<u16>>>,

    /// Draws among the games, in per cent; `None` leaves it to the ratings (see
    /// [`odds`](crate::odds)). Expected scores stay those of the ratings.
    pub draw_percentage: Option<u8>,
    /// How many games are not played because somebody does not come.
    pub forfeits: Option<Rate>,
    /// In how many of those nobody comes.
    pub double_forfeits: Option<Rate>,
    /// How many played games are too short to be rated (`W D L` in a TRF).
    pub quick_games: Option<Rate>,
    /// How many played games end ½-0, 0-½ or 0-0 by an arbiter's decision.
    pub unusual: Option<Rate>,

    /// How many players come after round 1.
    pub late_entries: Option<Rate>,
    /// How often a player leaves for good, asked of every player before every round but the first.
    pub withdrawals: Option<Rate>,
    /// How often a player takes a half-point bye, asked of every player before every round.
    pub half_byes: Option<Rate>,
    /// How often a player is given a full-point bye.
    pub full_byes: Option<Rate>,
    /// How often a player announces an absence.
    pub zero_byes: Option<Rate>,
}

impl Default for Recipe {
    /// Everything from the seed, paired by the rules in force.
    fn default() -> Recipe {
        Recipe {
            players: None,
            rounds: None,
            system: System::DEFAULT,
            initial_colour: None,
            points: None,
            pairing_bye: None,
            acceleration: None,
            prohibited: None,
            lowest_rating: None,
            highest_rating: None,
            rating_groups: None,
            rating_separator: None,
            unrated: None,
            ratings: None,
            draw_percentage: None,
            forfeits: None,
            double_forfeits: None,
            quick_games: None,
            unusual: None,
            late_entries: None,
            withdrawals: None,
            half_byes: None,
            full_byes: None,
            zero_byes: None,
        }
    }
}

impl Recipe {
    /// A recipe for games and nothing else: usual points, no byes but the pairing's, nobody absent,
    /// nothing forfeited. Fields are then set as wanted.
    pub fn plain() -> Recipe {
        let never = Some(Rate::NEVER);
        Recipe {
            points: Some(PointSystem::STANDARD),
            acceleration: Some(Acceleration::None),
            prohibited: Some(Groups::NONE),
            unrated: never,
            forfeits: never,
            double_forfeits: never,
            quick_games: never,
            unusual: never,
            late_entries: never,
            withdrawals: never,
            half_byes: never,
            full_byes: never,
            zero_byes: never,
            ..Recipe::default()
        }
    }
}
