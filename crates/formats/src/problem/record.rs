//! Problems of the records beside the games: byes, virtual points, forbidden pairs, teams.

use ronde_model::{Participant, RoundNumber};

use super::{Severity, Words};

/// What can be wrong with a record beside the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// A field that cannot be read.
    Unreadable {
        /// Which one, in words.
        what: &'static str,
        /// What stands there.
        text: String,
    },
    /// There is text in columns that must be blank, as if the line were shifted.
    Misaligned {
        /// What stands there.
        text: String,
    },
    /// Somebody who does not exist.
    NoSuch {
        /// Who is named.
        who: Participant,
    },
    /// A range whose end comes before its beginning.
    RangeReversed {
        /// Of what: rounds, players or teams.
        what: &'static str,
        /// Where it begins.
        first: u32,
        /// Where it ends.
        last: u32,
    },
    /// The record is about nobody.
    Nobody,
    /// A pair needs two.
    OnlyOne,
    /// A bye for a round for which the player's line says something else.
    ByeContradicted {
        /// Whose bye.
        who: Participant,
        /// Of which round.
        round: RoundNumber,
    },
    /// A bye for a round that was paired, about which the player's line says nothing.
    ByeOnlyHere {
        /// Whose bye.
        who: Participant,
        /// Of which round.
        round: RoundNumber,
    },
    /// Two different byes of the same participant for the same round.
    ByeTwice {
        /// Whose.
        who: Participant,
        /// Of which round.
        round: RoundNumber,
    },
    /// Another team has this number.
    TeamTwice {
        /// The number.
        number: u32,
        /// Line of the first one.
        first: usize,
    },
    /// A player who is a member of another team already.
    MemberTwice {
        /// The player's number.
        player: u32,
    },
    /// Records 013 and 310 give a team different members.
    RostersDiffer {
        /// Name of the team.
        team: String,
    },
}

impl RecordProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            RecordProblem::RangeReversed { .. }
            | RecordProblem::Nobody
            | RecordProblem::ByeContradicted { .. }
            | RecordProblem::ByeOnlyHere { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }

    pub(super) fn words(&self, code: &str) -> Words {
        if let Some(words) = self.words_of_byes_and_teams(code) {
            return words;
        }
        match self {
            RecordProblem::Unreadable { what, text } => Words::new(
                "unreadable-field",
                format!("record {code} has '{text}' for the {what}, which cannot be read"),
            )
            .assumed("the record says nothing; a rewrite keeps it as a comment")
            .mend(format!("write the {what} in its columns")),
            RecordProblem::Misaligned { text } => Words::new(
                "misaligned-record",
                format!("record {code} has '{text}' in columns that must be blank"),
            )
            .assumed("the record says nothing; a rewrite keeps it as a comment")
            .mend("move each part of the line to its columns"),
            RecordProblem::NoSuch { who } => Words::new(
                "no-such-participant",
                format!("record {code} names {}, who does not exist", named(*who)),
            )
            .assumed("the record is about the others only")
            .mend("correct the number"),
            RecordProblem::RangeReversed { what, first, last } => Words::new(
                "range-reversed",
                format!("record {code} has {what} from {first} to {last}"),
            )
            .assumed(format!("from {last} to {first}"))
            .mend("write the lower number first"),
            RecordProblem::Nobody => {
                Words::new("nobody-named", format!("record {code} names nobody"))
                    .assumed("it changes nothing")
                    .mend("write whom it is about, or remove it")
            }
            _ => Words::new("only-one", format!("record {code} forbids pairs but names one only"))
                .assumed("it forbids nothing; a rewrite keeps it as a comment")
                .mend("write two numbers or more"),
        }
    }

    fn words_of_byes_and_teams(&self, code: &str) -> Option<Words> {
        Some(match self {
            RecordProblem::ByeContradicted { who, round } => Words::new(
                "bye-contradicted",
                format!(
                    "record {code} gives {} a bye in round {round}, line 001 does not",
                    named(*who)
                ),
            )
            .assumed("the 001 line is right")
            .mend("remove the number here, or correct the 001 line"),
            RecordProblem::ByeOnlyHere { who, round } => Words::new(
                "bye-only-here",
                format!("record {code} alone gives {} a bye in round {round}", named(*who)),
            )
            .assumed("the player had the bye")
            .mend("write the bye in the 001 line too"),
            RecordProblem::ByeTwice { who, round } => Words::new(
                "bye-twice",
                format!("record {code} gives {} another bye in round {round}", named(*who)),
            )
            .assumed("the first one counts")
            .mend("remove one of the two"),
            RecordProblem::TeamTwice { number, first } => Words::new(
                "team-twice",
                format!("record {code} has the number {number} of the team in line {first}"),
            )
            .assumed("the first one counts; a rewrite keeps this line as a comment")
            .mend("give one of the two another number"),
            RecordProblem::MemberTwice { player } => Words::new(
                "member-twice",
                format!("record {code} has player {player}, who is in another team already"),
            )
            .assumed("the player is in both")
            .mend("remove the player from one of the two"),
            RecordProblem::RostersDiffer { team } => Words::new(
                "rosters-differ",
                format!("records 013 and 310 give the team {team} different members"),
            )
            .assumed("record 310 counts")
            .mend("correct one of the two, or remove the 013 records"),
            _ => return None,
        })
    }
}

fn named(who: Participant) -> String {
    match who {
        Participant::Player(number) => format!("player {number}"),
        Participant::Team(number) => format!("team {number}"),
    }
}
