//! The outermost object of the file.

use ronde_model::{
    AbnormalPoints, ByeRequest, Event, GivenBye, LineUp, MatchForfeit, NationalRecord, Parts,
    Player, Prohibition, Round, RoundFloats, Rules, Team, TeamBye, TeamRow, Verbatim,
    VirtualPoints,
};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::complaint::Refused;
use super::form::{Form, List, Written};
use super::people::{EventForm, NationalForm, PlayerForm, RulesForm, TeamForm};
use super::rounds::{
    AbnormalForm, AccelerationForm, FloatsForm, GivenByeForm, LineUpForm, MatchForfeitForm,
    ProhibitionForm, RequestForm, RoundForm, TeamByeForm, TeamRowForm, VerbatimForm,
};

/// The version of the form that is written, and the only one that is read so far.
pub const VERSION: u32 = 1;

/// All fields of the file, read.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, expecting = "object")]
pub(super) struct File {
    #[expect(dead_code, reason = "reading it is checking it")]
    ronde: Version,
    #[serde(default, with = "EventForm")]
    event: Event,
    #[serde(default, with = "RulesForm")]
    rules: Rules,
    #[serde(default, with = "List::<PlayerForm>")]
    players: Vec<Player>,
    #[serde(default, with = "List::<NationalForm>")]
    national: Vec<NationalRecord>,
    #[serde(default, with = "List::<TeamForm>")]
    teams: Vec<Team>,
    #[serde(default, with = "List::<RoundForm>")]
    rounds: Vec<Round>,
    #[serde(default, with = "List::<RequestForm>")]
    requests: Vec<ByeRequest>,
    #[serde(default, with = "List::<GivenByeForm>")]
    given_byes: Vec<GivenBye>,
    #[serde(default, with = "List::<AccelerationForm>")]
    accelerations: Vec<VirtualPoints>,
    #[serde(default, with = "List::<ProhibitionForm>")]
    prohibitions: Vec<Prohibition>,
    #[serde(default, with = "List::<AbnormalForm>")]
    abnormal: Vec<AbnormalPoints>,
    #[serde(default, with = "List::<FloatsForm>")]
    recorded_floats: Vec<RoundFloats>,
    #[serde(default, with = "List::<LineUpForm>")]
    line_ups: Vec<LineUp>,
    #[serde(default, with = "List::<TeamByeForm>")]
    team_byes: Vec<TeamBye>,
    #[serde(default, with = "List::<MatchForfeitForm>")]
    match_forfeits: Vec<MatchForfeit>,
    #[serde(default, with = "List::<TeamRowForm>")]
    team_rows: Vec<TeamRow>,
    #[serde(default, with = "List::<VerbatimForm>")]
    verbatim: Vec<Verbatim>,
}

impl From<File> for Parts {
    fn from(file: File) -> Parts {
        Parts {
            event: file.event,
            rules: file.rules,
            players: file.players,
            national: file.national,
            teams: file.teams,
            rounds: file.rounds,
            requests: file.requests,
            given_byes: file.given_byes,
            accelerations: file.accelerations,
            prohibitions: file.prohibitions,
            abnormal: file.abnormal,
            recorded_floats: file.recorded_floats,
            line_ups: file.line_ups,
            team_byes: file.team_byes,
            match_forfeits: file.match_forfeits,
            team_rows: file.team_rows,
            verbatim: file.verbatim,
            // A view of matches is made when it is asked for, and is in no file.
            match_scores: None,
        }
    }
}

/// The number in the field `ronde`.
struct Version;

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Version, D::Error> {
        let number = u32::deserialize(from)?;
        match number {
            VERSION => Ok(Version),
            0 => Err(D::Error::custom(Refused::VersionZero)),
            newer => Err(D::Error::custom(Refused::NewerForm(newer))),
        }
    }
}

/// The parts, ready to be written.
pub(super) struct Outgoing<'a>(pub(super) &'a Parts);

impl Serialize for Outgoing<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // Taken apart by name: a new part does not compile until it has a line below.
        let Parts {
            event,
            rules,
            players,
            national,
            teams,
            rounds,
            requests,
            given_byes,
            accelerations,
            prohibitions,
            abnormal,
            recorded_floats,
            line_ups,
            team_byes,
            match_forfeits,
            team_rows,
            verbatim,
            match_scores: _,
        } = self.0;
        let mut file = to.serialize_struct("File", 18)?;
        file.serialize_field("ronde", &VERSION)?;
        file.serialize_field("event", &Written::<EventForm>(event))?;
        file.serialize_field("rules", &Written::<RulesForm>(rules))?;
        file.serialize_field("players", &Written::<List<PlayerForm>>(players))?;
        section::<_, NationalForm>(&mut file, "national", national)?;
        section::<_, TeamForm>(&mut file, "teams", teams)?;
        section::<_, RoundForm>(&mut file, "rounds", rounds)?;
        section::<_, RequestForm>(&mut file, "requests", requests)?;
        section::<_, GivenByeForm>(&mut file, "given_byes", given_byes)?;
        section::<_, AccelerationForm>(&mut file, "accelerations", accelerations)?;
        section::<_, ProhibitionForm>(&mut file, "prohibitions", prohibitions)?;
        section::<_, AbnormalForm>(&mut file, "abnormal", abnormal)?;
        section::<_, FloatsForm>(&mut file, "recorded_floats", recorded_floats)?;
        section::<_, LineUpForm>(&mut file, "line_ups", line_ups)?;
        section::<_, TeamByeForm>(&mut file, "team_byes", team_byes)?;
        section::<_, MatchForfeitForm>(&mut file, "match_forfeits", match_forfeits)?;
        section::<_, TeamRowForm>(&mut file, "team_rows", team_rows)?;
        section::<_, VerbatimForm>(&mut file, "verbatim", verbatim)?;
        file.end()
    }
}

/// A list of records, left out where it is empty.
fn section<S: SerializeStruct, F: Form>(
    file: &mut S,
    name: &'static str,
    records: &Vec<F::Model>,
) -> Result<(), S::Error> {
    if records.is_empty() {
        return Ok(());
    }
    file.serialize_field(name, &Written::<List<F>>(records))
}
