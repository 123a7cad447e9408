//! Rounds, what was arranged beside the games, and the results of teams.

use ronde_model::team::TeamRound;
use ronde_model::{
    AbnormalKind, AbnormalPoints, Bye, ByeRequest, Colour, Forfeit, Game, GameResult, GivenBye,
    LineUp, MatchForfeit, PairingNumber, Participant, Prohibition, Round, RoundFloats, RoundNumber,
    RoundSpan, Score, TeamBye, TeamNumber, TeamRow, Unpaired, Verbatim, VirtualPoints,
};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::codes::{Code, Coded};
use super::complaint::Refused;
use super::form::{
    Form, Given, List, Object, OrNull, Read, Usual, Written, is_default, is_usual, remote_form,
    usual,
};
use super::values::{OfRound, OfTeam, PlayerNumber, Points, Span, Who};

/// `[1, 20, "1-0"]`: White, Black, result.
struct GameForm;

impl Form for GameForm {
    type Model = Game;

    fn serialize<S: Serializer>(game: &Game, to: S) -> Result<S::Ok, S::Error> {
        (game.white.get(), game.black.get(), game.result.word()).serialize(to)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Game, D::Error> {
        type Row = (Read<PlayerNumber>, Read<PlayerNumber>, Read<Coded<GameResult>>);
        let (Read(white), Read(black), Read(result)) = Row::deserialize(from)?;
        Ok(Game { white, black, result })
    }
}

/// `[7, "U"]`: who, and why without an opponent.
struct UnpairedForm;

impl Form for UnpairedForm {
    type Model = (PairingNumber, Unpaired);

    fn serialize<S: Serializer>(model: &Self::Model, to: S) -> Result<S::Ok, S::Error> {
        (model.0.get(), model.1.word()).serialize(to)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Self::Model, D::Error> {
        type Row = (Read<PlayerNumber>, Read<Coded<Unpaired>>);
        let (Read(number), Read(why)) = Row::deserialize(from)?;
        Ok((number, why))
    }
}

/// `{"games": [...], "unpaired": [...]}`; nobody may be in it twice.
pub(super) struct RoundForm;

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, expecting = "object")]
struct RoundFields {
    #[serde(default, with = "List::<GameForm>")]
    games: Vec<Game>,
    #[serde(default, with = "List::<UnpairedForm>")]
    unpaired: Vec<(PairingNumber, Unpaired)>,
}

impl Form for RoundForm {
    type Model = Round;

    fn serialize<S: Serializer>(round: &Round, to: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct Fields<'a> {
            #[serde(skip_serializing_if = "Rows::is_empty")]
            games: Rows<'a, GameForm>,
            #[serde(skip_serializing_if = "Rows::is_empty")]
            unpaired: Rows<'a, UnpairedForm>,
        }
        Fields { games: Rows(round.games()), unpaired: Rows(round.unpaired()) }.serialize(to)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Round, D::Error> {
        let RoundFields { games, unpaired } = RoundFields::deserialize(Object(from))?;
        Round::new(games, unpaired)
            .map_err(|who| D::Error::custom(Refused::TwiceInRound(who.get())))
    }
}

/// Rows that are written where they lie, without a copy.
struct Rows<'a, F: Form>(&'a [F::Model]);

impl<F: Form> Rows<'_, F> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<F: Form> Serialize for Rows<'_, F> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(Written::<F>))
    }
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "ByeRequest", deny_unknown_fields, expecting = "object")]
pub(super) struct RequestForm {
    #[serde(with = "OfRound")]
    round: RoundNumber,
    #[serde(with = "Coded::<Bye>")]
    bye: Bye,
    #[serde(with = "Who")]
    who: Participant,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "GivenBye", deny_unknown_fields, expecting = "object")]
pub(super) struct GivenByeForm {
    #[serde(with = "OfRound")]
    round: RoundNumber,
    #[serde(with = "PlayerNumber")]
    who: PairingNumber,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "VirtualPoints", deny_unknown_fields, expecting = "object")]
pub(super) struct AccelerationForm {
    #[serde(with = "Who")]
    first: Participant,
    #[serde(with = "Who")]
    last: Participant,
    #[serde(default = "usual", skip_serializing_if = "is_usual", with = "Span")]
    rounds: RoundSpan,
    #[serde(default, skip_serializing_if = "is_default", with = "Points")]
    points: Score,
    #[serde(default, skip_serializing_if = "is_default", with = "Points")]
    match_points: Score,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Prohibition", deny_unknown_fields, expecting = "object")]
pub(super) struct ProhibitionForm {
    #[serde(default = "usual", skip_serializing_if = "is_usual", with = "Span")]
    rounds: RoundSpan,
    #[serde(with = "List::<Who>")]
    members: Vec<Participant>,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "RoundFloats", deny_unknown_fields, expecting = "object")]
pub(super) struct FloatsForm {
    #[serde(with = "OfRound")]
    round: RoundNumber,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "List::<PlayerNumber>")]
    up: Vec<PairingNumber>,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "List::<PlayerNumber>")]
    down: Vec<PairingNumber>,
}

impl Usual for RoundSpan {
    const USUAL: RoundSpan = RoundSpan::ALWAYS;
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "AbnormalPoints", deny_unknown_fields, expecting = "object")]
pub(super) struct AbnormalForm {
    #[serde(with = "Coded::<AbnormalKind>")]
    kind: AbnormalKind,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    match_points: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    points: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<OfRound>")]
    round: Option<RoundNumber>,
    #[serde(with = "List::<Who>")]
    who: Vec<Participant>,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "LineUp", deny_unknown_fields, expecting = "object")]
pub(super) struct LineUpForm {
    #[serde(with = "OfRound")]
    round: RoundNumber,
    #[serde(with = "OfTeam")]
    team: TeamNumber,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<OfTeam>")]
    opponent: Option<TeamNumber>,
    #[serde(with = "List::<OrNull<PlayerNumber>>")]
    boards: Vec<Option<PairingNumber>>,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "TeamBye", deny_unknown_fields, expecting = "object")]
pub(super) struct TeamByeForm {
    #[serde(with = "Points")]
    match_points: Score,
    #[serde(with = "Points")]
    game_points: Score,
    #[serde(with = "List::<OrNull<OfTeam>>")]
    teams: Vec<Option<TeamNumber>>,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "MatchForfeit", deny_unknown_fields, expecting = "object")]
pub(super) struct MatchForfeitForm {
    #[serde(with = "OfRound")]
    round: RoundNumber,
    #[serde(with = "OfTeam")]
    white: TeamNumber,
    #[serde(with = "OfTeam")]
    black: TeamNumber,
    #[serde(with = "Coded::<Forfeit>")]
    result: Forfeit,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "TeamRow", deny_unknown_fields, expecting = "object")]
pub(super) struct TeamRowForm {
    #[serde(with = "OfTeam")]
    team: TeamNumber,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    nickname: String,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    match_points: Option<Score>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    game_points: Option<Score>,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "List::<TeamRoundForm>")]
    rounds: Vec<TeamRound>,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Verbatim", deny_unknown_fields, expecting = "object")]
pub(super) struct VerbatimForm {
    text: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    before: String,
}

remote_form! {
    RequestForm => ByeRequest,
    AccelerationForm => VirtualPoints,
    ProhibitionForm => Prohibition,
    AbnormalForm => AbnormalPoints,
    GivenByeForm => GivenBye,
    FloatsForm => RoundFloats,
    LineUpForm => LineUp,
    TeamByeForm => TeamBye,
    MatchForfeitForm => MatchForfeit,
    TeamRowForm => TeamRow,
    VerbatimForm => Verbatim,
    TeamRoundFields => TeamRoundFields,
}

/// One round of one team: `null`, `{"opponent": 3, …}` or `{"bye": "U", …}`.
struct TeamRoundForm;

#[derive(Default, serde::Serialize, serde::Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, expecting = "object")]
struct TeamRoundFields {
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<OfTeam>")]
    opponent: Option<TeamNumber>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Coded<Unpaired>>")]
    bye: Option<Unpaired>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Coded<Colour>>")]
    colour: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "Given::<Points>")]
    game_points: Option<Score>,
    #[serde(default, skip_serializing_if = "is_default")]
    forfeited: bool,
}

impl TeamRoundFields {
    /// `None` where nothing is written.
    fn of(round: TeamRound) -> Option<TeamRoundFields> {
        let fields = TeamRoundFields::default();
        match round {
            TeamRound::Match { opponent, colour, game_points, forfeited } => {
                let opponent = Some(opponent);
                Some(TeamRoundFields { opponent, colour, game_points, forfeited, ..fields })
            }
            TeamRound::PairingBye { game_points } => {
                Some(TeamRoundFields { bye: Some(Unpaired::PairingBye), game_points, ..fields })
            }
            TeamRound::Bye { bye, game_points } => {
                Some(TeamRoundFields { bye: Some(Unpaired::Bye(bye)), game_points, ..fields })
            }
            TeamRound::None => None,
        }
    }
}

impl TryFrom<TeamRoundFields> for TeamRound {
    type Error = Refused;

    fn try_from(fields: TeamRoundFields) -> Result<TeamRound, Refused> {
        let TeamRoundFields { opponent, bye, colour, game_points, forfeited } = fields;
        match (opponent, bye) {
            (Some(opponent), None) => {
                Ok(TeamRound::Match { opponent, colour, game_points, forfeited })
            }
            (None, Some(_)) if colour.is_some() || forfeited => Err(Refused::ByeWithColour),
            (None, Some(Unpaired::PairingBye)) => Ok(TeamRound::PairingBye { game_points }),
            (None, Some(Unpaired::Bye(bye))) => Ok(TeamRound::Bye { bye, game_points }),
            (None, Some(Unpaired::ForfeitWin | Unpaired::ForfeitLoss)) => Err(Refused::NoTeamBye),
            (Some(_), Some(_)) | (None, None) => Err(Refused::OpponentOrBye),
        }
    }
}

impl Form for TeamRoundForm {
    type Model = TeamRound;

    fn serialize<S: Serializer>(round: &TeamRound, to: S) -> Result<S::Ok, S::Error> {
        TeamRoundFields::of(*round).as_ref().map(Written::<TeamRoundFields>).serialize(to)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<TeamRound, D::Error> {
        match Option::<Read<TeamRoundFields>>::deserialize(from)? {
            None => Ok(TeamRound::None),
            Some(Read(fields)) => TeamRound::try_from(fields).map_err(D::Error::custom),
        }
    }
}
