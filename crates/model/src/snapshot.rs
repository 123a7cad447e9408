//! A tournament at one moment: what every pure function takes.

use std::collections::BTreeSet;
use std::ops::Deref;

use crate::arrangement::{
    AbnormalPoints, ByeRequest, GivenBye, Prohibition, RoundFloats, VirtualPoints,
};
use crate::event::{Event, Rules};
use crate::match_scores::MatchScores;
use crate::number::{PairingNumber, Participant, TeamNumber};
use crate::player::{NationalRecord, Player};
use crate::round::Round;
use crate::team::{LineUp, MatchForfeit, Team, TeamBye, TeamRow};

/// A line of a file that is kept as it is: a comment, or a record nobody here knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verbatim {
    /// The line, without its end.
    pub text: String,
    /// The record it stood before, by its first eight characters (code and number); empty at the
    /// end of the file. A rewrite puts it there again.
    pub before: String,
}

/// The fields of a [`Snapshot`], before anybody has looked whether they fit together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Names, places, officials.
    pub event: Event,
    /// What was declared about pairing and scoring.
    pub rules: Rules,
    /// Players, by number.
    pub players: Vec<Player>,
    /// National records, in the order entered.
    pub national: Vec<NationalRecord>,
    /// Teams, by number.
    pub teams: Vec<Team>,
    /// Rounds that were paired, from round 1.
    pub rounds: Vec<Round>,
    /// Byes announced, also for rounds not yet paired.
    pub requests: Vec<ByeRequest>,
    /// Pairing-allocated byes of rounds that are not paired yet.
    pub given_byes: Vec<GivenBye>,
    /// Virtual points. They override what the code of the system says (`_BAKU`).
    pub accelerations: Vec<VirtualPoints>,
    /// Forbidden pairs.
    pub prohibitions: Vec<Prohibition>,
    /// Points other than the point system gives.
    pub abnormal: Vec<AbnormalPoints>,
    /// Floats that were written down when rounds were paired.
    pub recorded_floats: Vec<RoundFloats>,
    /// Line-ups out of order.
    pub line_ups: Vec<LineUp>,
    /// Byes of teams.
    pub team_byes: Vec<TeamBye>,
    /// Forfeited matches.
    pub match_forfeits: Vec<MatchForfeit>,
    /// Rows of team results as the file's author computed them.
    pub team_rows: Vec<TeamRow>,
    /// Comments and unknown records.
    pub verbatim: Vec<Verbatim>,
    /// What matches gave, where these parts are the view of a tournament match by match; nothing in
    /// a tournament as it was entered. No file holds it.
    pub match_scores: Option<MatchScores>,
}

/// A tournament whose parts fit together.
///
/// Invariants, made true by [`Snapshot::new`]: players and teams are sorted by number and nobody is
/// listed twice; whoever is named in a round, request, team or other record exists. Reading a field
/// is reading the [`Parts`]; to change one, take them out and build anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snapshot(Parts);

impl Snapshot {
    /// Sorts players and teams, and checks that everybody named exists.
    ///
    /// # Errors
    /// Everything that does not fit, not only the first.
    pub fn new(mut parts: Parts) -> Result<Snapshot, Vec<Inconsistency>> {
        // Nearly always they are in order, and to see that takes no memory.
        if !parts.players.is_sorted_by_key(|player| player.number) {
            parts.players.sort_by_key(|player| player.number);
        }
        parts.teams.sort_by_key(|team| team.number);
        let found = inconsistencies(&parts);
        if found.is_empty() { Ok(Snapshot(parts)) } else { Err(found) }
    }

    /// The parts, to change some and build anew.
    pub fn into_parts(self) -> Parts {
        self.0
    }

    /// Place of a player in [`Parts::players`].
    pub fn index_of(&self, number: PairingNumber) -> Option<usize> {
        index_in(&self.0.players, number)
    }

    /// The player with this number.
    pub fn player(&self, number: PairingNumber) -> Option<&Player> {
        self.index_of(number).map(|index| &self.0.players[index])
    }
}

impl Deref for Snapshot {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// The place of this number in a list that is sorted and has none twice.
fn index_in(players: &[Player], number: PairingNumber) -> Option<usize> {
    if is_gapless(players) {
        return Some(number.get() as usize - 1).filter(|place| *place < players.len());
    }
    players.binary_search_by_key(&number, |player| player.number).ok()
}

/// Numbers are nearly always 1, 2, 3 … In a list that is sorted and has none twice the last tells:
/// no player need be looked at, and a million of them lie far apart in memory.
fn is_gapless(players: &[Player]) -> bool {
    players.last().is_some_and(|last| last.number.get() as usize == players.len())
}

/// A way in which parts do not fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Inconsistency {
    /// Two players have the same number.
    PlayerTwice(PairingNumber),
    /// Two teams have the same number.
    TeamTwice(TeamNumber),
    /// A record names a participant that does not exist.
    Unknown {
        /// Who is named.
        who: Participant,
        /// Where.
        place: Place,
    },
    /// There are more rounds than were declared, or than can be numbered.
    TooManyRounds {
        /// Rounds there are.
        rounds: usize,
        /// Rounds there may be.
        most: u16,
    },
}

/// The part of a snapshot in which somebody unknown is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A round, by its index from 0.
    Round(usize),
    /// A bye request.
    Request,
    /// A bye given before the round was paired.
    GivenBye,
    /// A national record.
    National,
    /// A team's member list.
    Team,
    /// A range of virtual points that names no existing participant at its ends.
    Acceleration,
    /// A forbidden pair.
    Prohibition,
    /// A record of abnormal points.
    Abnormal,
    /// The recorded floats of a round.
    RecordedFloats,
    /// A line-up, team bye, forfeited match or row of team results.
    TeamResult,
}

fn inconsistencies(parts: &Parts) -> Vec<Inconsistency> {
    let mut found = repeated(parts);
    found.extend(too_many_rounds(parts));
    // Where a number is there twice, another is missing that the last does not tell of.
    let gapless = found.is_empty() && is_gapless(&parts.players);
    let is_there = |who: Participant| match who {
        Participant::Player(number) if gapless => number.get() as usize <= parts.players.len(),
        _ => exists(parts, who),
    };
    let mut unknown = BTreeSet::new();
    mentions(parts).for_each(|(who, place)| {
        if !is_there(who) {
            unknown.insert(Inconsistency::Unknown { who, place });
        }
    });
    found.extend(unknown);
    found
}

fn repeated(parts: &Parts) -> Vec<Inconsistency> {
    let players = parts.players.windows(2).filter(|two| two[0].number == two[1].number);
    let teams = parts.teams.windows(2).filter(|two| two[0].number == two[1].number);
    players
        .map(|two| Inconsistency::PlayerTwice(two[0].number))
        .chain(teams.map(|two| Inconsistency::TeamTwice(two[0].number)))
        .collect()
}

fn too_many_rounds(parts: &Parts) -> Option<Inconsistency> {
    let most = parts.rules.declared_rounds.unwrap_or(crate::RoundNumber::MAX.get());
    let rounds = parts.rounds.len();
    (rounds > usize::from(most)).then_some(Inconsistency::TooManyRounds { rounds, most })
}

fn exists(parts: &Parts, who: Participant) -> bool {
    match who {
        Participant::Player(number) => {
            parts.players.binary_search_by_key(&number, |player| player.number).is_ok()
        }
        Participant::Team(number) => {
            parts.teams.binary_search_by_key(&number, |team| team.number).is_ok()
        }
    }
}

/// Everybody who is named anywhere, with the place. Ends of ranges of virtual points need not
/// exist: a range may reach beyond the list.
fn mentions(parts: &Parts) -> impl Iterator<Item = (Participant, Place)> {
    let rounds = parts.rounds.iter().enumerate().flat_map(|(index, round)| {
        round.present().map(move |number| (Participant::Player(number), Place::Round(index)))
    });
    let requests = parts.requests.iter().map(|request| (request.who, Place::Request));
    let given = parts.given_byes.iter().map(|it| (Participant::Player(it.who), Place::GivenBye));
    let national =
        parts.national.iter().map(|record| (Participant::Player(record.number), Place::National));
    let members = parts.teams.iter().flat_map(|team| &team.members);
    let members = members.map(|number| (Participant::Player(*number), Place::Team));
    let forbidden = parts.prohibitions.iter().flat_map(|prohibition| &prohibition.members);
    let forbidden = forbidden.map(|who| (*who, Place::Prohibition));
    let abnormal = parts.abnormal.iter().flat_map(|record| &record.who);
    let abnormal = abnormal.map(|who| (*who, Place::Abnormal));
    let floats = parts.recorded_floats.iter().flat_map(|round| round.up.iter().chain(&round.down));
    let floats = floats.map(|number| (Participant::Player(*number), Place::RecordedFloats));
    rounds
        .chain(requests)
        .chain(given)
        .chain(national)
        .chain(members)
        .chain(forbidden)
        .chain(abnormal)
        .chain(floats)
        .chain(team_mentions(parts))
}

fn team_mentions(parts: &Parts) -> impl Iterator<Item = (Participant, Place)> {
    let line_ups = parts.line_ups.iter().flat_map(|line_up| {
        let players = line_up.boards.iter().flatten().map(|number| Participant::Player(*number));
        let teams = [Some(line_up.team), line_up.opponent].into_iter().flatten();
        players.chain(teams.map(Participant::Team))
    });
    let byes = parts.team_byes.iter().flat_map(|bye| bye.teams.iter().flatten());
    let byes = byes.map(|team| Participant::Team(*team));
    let forfeits = parts.match_forfeits.iter();
    let forfeits = forfeits.flat_map(|forfeit| [forfeit.white, forfeit.black]);
    let rows = parts.team_rows.iter().map(|row| row.team);
    line_ups
        .chain(byes)
        .chain(forfeits.chain(rows).map(Participant::Team))
        .map(|who| (who, Place::TeamResult))
}
