//! The event and its rules, players, national records, teams.

use ronde_model::{
    Colour, DateText, Estimate, Event, NationalRecord, PairingNumber, Participant, Participation,
    Player, PointSystem, PrimaryPoints, RankingRules, RoundNumber, Rules, Score, Sex, Team,
    TeamNumber, TeamPoints, Title,
};

use super::codes::Coded;
use super::form::{
    Form, Given, List, OrNull, Plain, Usual, is_default, is_usual, remote_form, usual,
};
use super::points::PointsTable;
use super::values::{Boards, Day, OfRound, OfTeam, PlayerNumber, Points, Who};

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Event", deny_unknown_fields, expecting = "object")]
pub(super) struct EventForm {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    city: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    federation: String,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Day>")]
    start: Option<DateText>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Day>")]
    end: Option<DateText>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u32>>")]
    stated_players: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u32>>")]
    stated_rated: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u32>>")]
    stated_teams: Option<u32>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    kind: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    kind_code: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    director: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    chief_arbiter: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    deputies: Vec<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    time_control: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    time_control_code: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "List::<OrNull<Day>>")]
    round_dates: Vec<Option<DateText>>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pairing_controller: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    tie_breaks: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    standings_order: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rank_methods: Vec<(String, String)>,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Rules", deny_unknown_fields, expecting = "object")]
pub(super) struct RulesForm {
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u16>>")]
    declared_rounds: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Coded<Colour>>")]
    initial_colour: Option<Colour>,
    #[serde(default, skip_serializing_if = "is_default", with = "PointsTable")]
    points: PointSystem,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<TeamPointsForm>")]
    team_points: Option<TeamPoints>,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "Boards")]
    board_colours: Vec<Colour>,
    #[serde(default, skip_serializing_if = "is_default")]
    order_by_rank: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    maxi_tournament: bool,
    #[serde(default, skip_serializing_if = "is_default", with = "RankingForm")]
    ranking: RankingRules,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "RankingRules", deny_unknown_fields, expecting = "object")]
pub(super) struct RankingForm {
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u16>>")]
    edition: Option<u16>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "Given::<Coded<PrimaryPoints>>"
    )]
    primary: Option<PrimaryPoints>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u16>>")]
    unrated: Option<u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "List::<Who>")]
    lots: Vec<Participant>,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "TeamPoints", deny_unknown_fields, expecting = "object")]
pub(super) struct TeamPointsForm {
    #[serde(with = "Points")]
    win: Score,
    #[serde(with = "Points")]
    draw: Score,
    #[serde(with = "Points")]
    loss: Score,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Player", deny_unknown_fields, expecting = "object")]
pub(super) struct PlayerForm {
    #[serde(with = "PlayerNumber")]
    number: PairingNumber,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Coded<Sex>>")]
    sex: Option<Sex>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Coded<Title>>")]
    title: Option<Title>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u16>>")]
    rating: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<EstimateForm>")]
    estimate: Option<Estimate>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    federation: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    league: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    fide_id: String,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Day>")]
    birth: Option<DateText>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u32>>")]
    rank: Option<u32>,
    #[serde(default = "usual", skip_serializing_if = "is_usual", with = "ParticipationForm")]
    participation: Participation,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Estimate", deny_unknown_fields, expecting = "object")]
pub(super) struct EstimateForm {
    rating: u16,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    source: String,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Participation", deny_unknown_fields, expecting = "object")]
pub(super) struct ParticipationForm {
    #[serde(default = "usual", skip_serializing_if = "is_usual", with = "OfRound")]
    from: RoundNumber,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<OfRound>")]
    until: Option<RoundNumber>,
}

impl Usual for Participation {
    const USUAL: Participation = Participation::WHOLE;
}

impl Usual for RoundNumber {
    const USUAL: RoundNumber = RoundNumber::FIRST;
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "NationalRecord", deny_unknown_fields, expecting = "object")]
pub(super) struct NationalForm {
    federation: String,
    #[serde(with = "PlayerNumber")]
    number: PairingNumber,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Coded<Sex>>")]
    sex: Option<Sex>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u16>>")]
    rating: Option<u16>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    origin: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    id: String,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Day>")]
    birth: Option<DateText>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    rest: String,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Team", deny_unknown_fields, expecting = "object")]
pub(super) struct TeamForm {
    #[serde(with = "OfTeam")]
    number: TeamNumber,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    nickname: String,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    strength: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    match_points: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    game_points: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Plain<u32>>")]
    rank: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "List::<PlayerNumber>")]
    members: Vec<PairingNumber>,
}

remote_form! {
    EventForm => Event,
    RulesForm => Rules,
    RankingForm => RankingRules,
    TeamPointsForm => TeamPoints,
    PlayerForm => Player,
    EstimateForm => Estimate,
    NationalForm => NationalRecord,
    TeamForm => Team,
}
