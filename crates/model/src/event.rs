//! The event around the games, and the rules it declared.

use crate::colour::Colour;
use crate::date::DateText;
use crate::number::Participant;
use crate::points::PointSystem;
use crate::team::TeamPoints;

/// Names, places, officials. Text fields are empty where nothing is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// Name of the tournament.
    pub name: String,
    /// City, or venue.
    pub city: String,
    /// Federation code.
    pub federation: String,
    /// First day.
    pub start: Option<DateText>,
    /// Last day. It decides which edition of the rules an unmarked file is paired by.
    pub end: Option<DateText>,
    /// Number of players the file states. Only stated numbers are written again, corrected.
    pub stated_players: Option<u32>,
    /// Number of rated players the file states.
    pub stated_rated: Option<u32>,
    /// Number of teams the file states.
    pub stated_teams: Option<u32>,
    /// Type of tournament in words.
    pub kind: String,
    /// Type of tournament as a code of ETT26, such as `FIDE_DUTCH_2026`.
    pub kind_code: String,
    /// Who directs the event for the organiser; the card of ssb-course names both him and the
    /// arbiter.
    pub director: String,
    /// Chief arbiter.
    pub chief_arbiter: String,
    /// Deputies, in order.
    pub deputies: Vec<String>,
    /// Time control in words.
    pub time_control: String,
    /// Time control as a code, such as `5400+30`.
    pub time_control_code: String,
    /// Day of each round, from round 1.
    pub round_dates: Vec<Option<DateText>>,
    /// Program or person in charge of the pairings.
    pub pairing_controller: String,
    /// Tie-breaks among equal points, as codes of MTB26.
    pub tie_breaks: String,
    /// The whole order of the standings, starting with points.
    pub standings_order: String,
    /// How the starting list was ordered when national ratings exist: federation and method.
    pub rank_methods: Vec<(String, String)>,
}

/// What was declared about pairing and scoring.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// Number of rounds announced beforehand (C.04.1:1). Never guessed from the rounds played: the
    /// topscorer rules turn on which round is the last.
    pub declared_rounds: Option<u16>,
    /// Colour drawn for the first player before round 1.
    pub initial_colour: Option<Colour>,
    /// What results are worth.
    pub points: PointSystem,
    /// What matches are worth, in a team event.
    pub team_points: Option<TeamPoints>,
    /// Colours of the first-named team's boards, in a team event.
    pub board_colours: Vec<Colour>,
    /// JaVaFo's `XXC rank`: the order of the starting list is that of the ranks in the file.
    pub order_by_rank: bool,
    /// Whether the organiser declared a Maxi-tournament, in which the Lim system lets colours
    /// choose among players of about the same rating only (C.04.4.3:3.2.3, 3.8, 5.7).
    pub maxi_tournament: bool,
    /// What else is declared about the ranking.
    pub ranking: RankingRules,
}

/// What is declared about the ranking besides the list of tie-breaks. Report files have no record
/// for it, so there it stands in a comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankingRules {
    /// The tie-break rules, by the year of their edition; those of the event's date where nothing
    /// is said.
    pub edition: Option<u16>,
    /// The points that rank first in a team event.
    pub primary: Option<PrimaryPoints>,
    /// What unrated players count in tie-breaks on ratings (C.07:10).
    pub unrated: Option<u16>,
    /// A draw of lots that was held, the winner first (C.07:4.2).
    pub lots: Vec<Participant>,
}

/// The points that rank first in a team event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PrimaryPoints {
    /// Match points.
    Match,
    /// Game points.
    Game,
}
