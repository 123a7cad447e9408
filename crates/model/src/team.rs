//! Teams, their line-ups and what is known of their matches.

use crate::colour::Colour;
use crate::event::{Event, PrimaryPoints};
use crate::number::{PairingNumber, RoundNumber, TeamNumber};
use crate::round::{Bye, Forfeit};
use crate::score::Score;
use crate::system::without_acceleration;

/// A team and its members in board order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Number in the starting list of teams.
    pub number: TeamNumber,
    /// Full name.
    pub name: String,
    /// Up to five letters.
    pub nickname: String,
    /// What orders the teams before round 1, in tenths (an average rating may have a decimal).
    pub strength: Option<Score>,
    /// Match points as the file's author computed them.
    pub match_points: Option<Score>,
    /// Game points as the file's author computed them.
    pub game_points: Option<Score>,
    /// Place in the standings as the file's author computed it.
    pub rank: Option<u32>,
    /// Members, first board first.
    pub members: Vec<PairingNumber>,
}

impl Team {
    /// A team of which nothing else is known yet.
    pub fn new(number: TeamNumber, name: String, members: Vec<PairingNumber>) -> Team {
        Team {
            number,
            name,
            nickname: String::new(),
            strength: None,
            match_points: None,
            game_points: None,
            rank: None,
            members,
        }
    }
}

/// Match points (TRF26 record 362).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPoints {
    /// A match won.
    pub win: Score,
    /// A match drawn.
    pub draw: Score,
    /// A match lost.
    pub loss: Score,
}

impl Default for TeamPoints {
    fn default() -> TeamPoints {
        TeamPoints { win: Score::from_points(2), draw: Score::from_points(1), loss: Score::ZERO }
    }
}

/// Which colour preferences a team event knows (C.04.6:1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TeamPreferences {
    /// None at all.
    None,
    /// C.04.6:1.7.1: Type A, simple.
    TypeA,
    /// C.04.6:1.7.2: Type B, strong and mild.
    TypeB,
}

/// The form of a Swiss of teams: what its code says besides the system (TRF26:192, ETT26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamForm {
    /// The colour preferences.
    pub preferences: TeamPreferences,
    /// The score that pairs (C.04.6:1.2).
    pub primary: PrimaryPoints,
    /// Whether the other score counts for colours (C.04.6:4.2.2).
    pub uses_secondary: bool,
}

impl TeamForm {
    /// C.04.6:1.2, 1.7: Type A, match points first, game points second.
    pub const DEFAULT: TeamForm = TeamForm {
        preferences: TeamPreferences::TypeA,
        primary: PrimaryPoints::Match,
        uses_secondary: true,
    };

    /// The code that means [`TeamForm::DEFAULT`].
    pub(crate) const SHORT_CODE: &str = "FIDE_TEAM";

    /// Every form there is.
    pub fn all() -> impl Iterator<Item = TeamForm> {
        let types = [TeamPreferences::None, TeamPreferences::TypeA, TeamPreferences::TypeB];
        let scores = [PrimaryPoints::Match, PrimaryPoints::Game];
        types.into_iter().flat_map(move |preferences| {
            scores.into_iter().flat_map(move |primary| {
                [true, false].map(|uses_secondary| TeamForm {
                    preferences,
                    primary,
                    uses_secondary,
                })
            })
        })
    }

    /// The form that a code in capitals names, acceleration left out.
    pub fn of_code(code: &str) -> Option<TeamForm> {
        if code == TeamForm::SHORT_CODE {
            return Some(TeamForm::DEFAULT);
        }
        TeamForm::all().find(|form| form.long_code() == code)
    }

    /// The code, in its short form where there is one.
    pub fn code(self) -> String {
        if self == TeamForm::DEFAULT { TeamForm::SHORT_CODE.to_owned() } else { self.long_code() }
    }

    fn long_code(self) -> String {
        let preferences = match self.preferences {
            TeamPreferences::None => "",
            TeamPreferences::TypeA => "_TYPEA",
            TeamPreferences::TypeB => "_TYPEB",
        };
        let (primary, secondary) = match self.primary {
            PrimaryPoints::Match => ("_MP", "_GP"),
            PrimaryPoints::Game => ("_GP", "_MP"),
        };
        let secondary = if self.uses_secondary { secondary } else { "" };
        format!("{}{preferences}{primary}{secondary}", TeamForm::SHORT_CODE)
    }

    /// The form that an event declares; the default where its code names no other.
    pub fn of_event(event: &Event) -> TeamForm {
        let declared = [&event.kind_code, &event.kind]
            .into_iter()
            .find_map(|text| TeamForm::of_code(without_acceleration(&text.trim().to_uppercase())));
        declared.unwrap_or(TeamForm::DEFAULT)
    }
}

/// A line-up that is not in the order of the members (TRF26 record 300).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    /// In which round.
    pub round: RoundNumber,
    /// Whose.
    pub team: TeamNumber,
    /// Against whom, where it is said.
    pub opponent: Option<TeamNumber>,
    /// Who sat at each board; `None` for an empty one.
    pub boards: Vec<Option<PairingNumber>>,
}

/// Which team had the pairing-allocated bye in each round (TRF26 record 320).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamBye {
    /// Match points it gave.
    pub match_points: Score,
    /// Game points it gave.
    pub game_points: Score,
    /// The team of each round, from round 1.
    pub teams: Vec<Option<TeamNumber>>,
}

/// A match that was not played (TRF26 record 330).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchForfeit {
    /// In which round.
    pub round: RoundNumber,
    /// Team with White on the first board.
    pub white: TeamNumber,
    /// The other team.
    pub black: TeamNumber,
    /// Who won it.
    pub result: Forfeit,
}

/// One team's row of results (TRF26 record 802), as the file's author computed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRow {
    /// Whose row.
    pub team: TeamNumber,
    /// Up to five letters.
    pub nickname: String,
    /// Match points.
    pub match_points: Option<Score>,
    /// Game points.
    pub game_points: Option<Score>,
    /// What happened in each round, from round 1.
    pub rounds: Vec<TeamRound>,
}

/// One round of one team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamRound {
    /// A match.
    Match {
        /// Against whom.
        opponent: TeamNumber,
        /// Colour on the first board, where it is given.
        colour: Option<Colour>,
        /// Game points made.
        game_points: Option<Score>,
        /// Whether it was forfeited.
        forfeited: bool,
    },
    /// The pairing-allocated bye.
    PairingBye {
        /// Game points given.
        game_points: Option<Score>,
    },
    /// A bye that was asked for.
    Bye {
        /// Which one.
        bye: Bye,
        /// Game points given.
        game_points: Option<Score>,
    },
    /// Nothing is written.
    None,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_found_by_its_code() {
        assert_eq!(12, TeamForm::all().count());
        for form in TeamForm::all() {
            assert_eq!(Some(form), TeamForm::of_code(&form.code()));
            assert_eq!(Some(form), TeamForm::of_code(&form.long_code()));
        }
        for (code, expected) in [
            ("FIDE_TEAM", "FIDE_TEAM_TYPEA_MP_GP"),
            ("FIDE_TEAM_MP_GP", "FIDE_TEAM_MP_GP"),
            ("FIDE_TEAM_TYPEB_GP", "FIDE_TEAM_TYPEB_GP"),
        ] {
            assert_eq!(Some(expected.to_owned()), TeamForm::of_code(code).map(TeamForm::long_code));
        }
        for code in ["FIDE_TEAM_", "FIDE_TEAM_TYPEC_MP", "FIDE_TEAM_MP_MP", "FIDE_TEAM_TYPEA", ""] {
            assert_eq!(None, TeamForm::of_code(code), "{code}");
        }
        let event = Event { kind_code: "fide_team_typeb_mp_baku ".to_owned(), ..Event::default() };
        assert_eq!("FIDE_TEAM_TYPEB_MP", TeamForm::of_event(&event).code());
    }
}
