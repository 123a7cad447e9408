//! Problems of one round of one player.

use ronde_model::RoundNumber;

use super::{Severity, Who, Words};

/// What can be wrong with what a player's line says about a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellProblem {
    /// The opponent is no number.
    UnreadableOpponent {
        /// What stands there.
        text: String,
    },
    /// No player has the opponent's number.
    NoSuchOpponent {
        /// The number.
        opponent: u32,
    },
    /// The opponent is the player himself.
    PlaysHimself,
    /// The opponent's line says something else.
    OpponentsDisagree {
        /// Who is named.
        opponent: Who,
        /// Whom that player's line names, if anybody.
        instead: Option<u32>,
    },
    /// The opponent's line says nothing.
    OneSided {
        /// Who is named.
        opponent: Who,
    },
    /// No colour.
    UnknownColour {
        /// What stands there.
        text: String,
    },
    /// Both lines give the same colour.
    SameColour {
        /// Against whom.
        opponent: Who,
    },
    /// Only one of the two lines gives a colour.
    ColourOneSided {
        /// Against whom.
        opponent: Who,
    },
    /// Neither line gives a colour.
    ColourMissing {
        /// Against whom.
        opponent: Who,
        /// Whether the game was forfeited, so that it matters little.
        forfeited: bool,
    },
    /// A colour without an opponent.
    ColourWithoutOpponent,
    /// No result.
    UnknownResult {
        /// What stands there.
        text: String,
    },
    /// The two lines give results that do not fit together.
    ResultsDisagree {
        /// Against whom.
        opponent: Who,
        /// What this line says.
        own: char,
        /// What the opponent's line says.
        other: char,
        /// What is taken, for this player.
        taken: &'static str,
    },
    /// Only one of the two lines gives a result.
    ResultOneSided {
        /// Against whom.
        opponent: Who,
    },
    /// The result of a game without an opponent.
    ResultWithoutOpponent {
        /// The result.
        letter: char,
    },
    /// The letter of a bye, and an opponent.
    ByeWithOpponent {
        /// The letter.
        letter: char,
        /// The opponent's number.
        opponent: u32,
    },
    /// A second pairing-allocated bye in the same round.
    SecondPairingBye {
        /// Who has the first.
        first: Who,
    },
    /// A pairing-allocated bye in a round that is not paired yet.
    ByeGivenBeforehand,
    /// A win by forfeit without an opponent, where a bye is meant.
    ByeAsForfeit,
    /// The round comes after the last declared one.
    BeyondDeclared {
        /// Number of rounds declared.
        declared: u16,
    },
    /// There are columns for more rounds than can be numbered.
    BeyondFormat,
}

impl CellProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            CellProblem::ColourOneSided { .. }
            | CellProblem::ColourMissing { forfeited: true, .. }
            | CellProblem::ColourWithoutOpponent
            | CellProblem::ResultOneSided { .. }
            | CellProblem::ResultWithoutOpponent { .. } => Severity::Warning,
            CellProblem::ByeGivenBeforehand | CellProblem::ByeAsForfeit => Severity::Note,
            _ => Severity::Error,
        }
    }

    pub(super) fn words(&self, who: &Who, round: RoundNumber) -> Words {
        self.words_of_opponents(who, round)
            .or_else(|| self.words_of_colours(who, round))
            .unwrap_or_else(|| self.words_of_results(who, round))
    }

    fn words_of_opponents(&self, who: &Who, round: RoundNumber) -> Option<Words> {
        const INSTEAD: &str = "the player had no opponent, and the points of the result";
        Some(match self {
            CellProblem::UnreadableOpponent { text } => Words::new(
                "unreadable-opponent",
                format!("in round {round}, '{text}' is no number of an opponent of {who}"),
            )
            .assumed(INSTEAD)
            .mend("write the opponent's number, or 0000"),
            CellProblem::NoSuchOpponent { opponent } => Words::new(
                "no-such-opponent",
                format!("in round {round}, {who} has opponent {opponent}, who does not exist"),
            )
            .assumed(INSTEAD)
            .mend("correct the number, or add the missing player"),
            CellProblem::PlaysHimself => {
                Words::new("plays-himself", format!("in round {round}, {who} plays himself"))
                    .assumed(INSTEAD)
                    .mend("correct the number of the opponent")
            }
            CellProblem::OpponentsDisagree { opponent, instead } => Words::new(
                "opponents-disagree",
                format!("in round {round}, {who} names {opponent}, {}", counterclaim(*instead)),
            )
            .assumed(INSTEAD)
            .mend("correct one of the two lines"),
            CellProblem::OneSided { opponent } => Words::new(
                "one-sided-game",
                format!("in round {round}, {who} names {opponent}, whose line says nothing"),
            )
            .assumed("the game took place, with the result of this line")
            .mend("complete the opponent's line"),
            _ => return None,
        })
    }

    fn words_of_colours(&self, who: &Who, round: RoundNumber) -> Option<Words> {
        const BELIEVED: &str = "the line of the lower number is right";
        Some(match self {
            CellProblem::UnknownColour { text } => Words::new(
                "unknown-colour",
                format!("in round {round}, '{text}' is no colour for {who}"),
            )
            .assumed("the colour is not given")
            .mend("write w, b or -"),
            CellProblem::SameColour { opponent } => Words::new(
                "same-colour",
                format!("in round {round}, {who} and {opponent} have the same colour"),
            )
            .assumed(BELIEVED)
            .mend("correct the colour in one of the two lines"),
            CellProblem::ColourOneSided { opponent } => Words::new(
                "colour-one-sided",
                format!("in round {round}, {who} has no colour against {opponent}, who has one"),
            )
            .assumed("the other colour")
            .mend("write w or b in this line too"),
            CellProblem::ColourMissing { opponent, .. } => Words::new(
                "colour-missing",
                format!("in round {round}, neither {who} nor {opponent} has a colour"),
            )
            .assumed("the lower number had White")
            .mend("write w in one line and b in the other"),
            CellProblem::ColourWithoutOpponent => Words::new(
                "colour-without-opponent",
                format!("in round {round}, {who} has a colour but no opponent"),
            )
            .assumed("the colour means nothing")
            .mend("write - for the colour, or name the opponent"),
            _ => return None,
        })
    }

    fn words_of_results(&self, who: &Who, round: RoundNumber) -> Words {
        match self {
            CellProblem::UnknownResult { text } => Words::new(
                "unknown-result",
                format!("in round {round}, '{text}' is no result for {who}"),
            )
            .assumed("the result is not given")
            .mend("write one of 1 = 0 W D L + - H F U Z"),
            CellProblem::ResultsDisagree { opponent, own, other, taken } => Words::new(
                "results-disagree",
                format!("in round {round}, {who} has '{own}' and {opponent} has '{other}'"),
            )
            .assumed(*taken)
            .mend("correct the result in one of the two lines"),
            CellProblem::ResultOneSided { opponent } => Words::new(
                "result-one-sided",
                format!("in round {round}, {who} has no result against {opponent}, who has one"),
            )
            .assumed("the result of the other line")
            .mend("write the result in this line too"),
            CellProblem::ResultWithoutOpponent { letter } => Words::new(
                "result-without-opponent",
                format!("in round {round}, {who} has '{letter}' without an opponent"),
            )
            .assumed("a bye of the same worth")
            .mend("write F, H or Z, or U for the pairing-allocated bye, or name the opponent"),
            CellProblem::ByeWithOpponent { letter, opponent } => Words::new(
                "bye-with-opponent",
                format!(
                    "in round {round}, {who} has the bye '{letter}' and the opponent {opponent}"
                ),
            )
            .assumed("the game, if the opponent's line has it too; otherwise the bye")
            .mend("write 0000 for the opponent, or the result of the game"),
            _ => self.words_of_rounds(who, round),
        }
    }

    fn words_of_rounds(&self, who: &Who, round: RoundNumber) -> Words {
        match self {
            CellProblem::SecondPairingBye { first } => Words::new(
                "second-pairing-bye",
                format!("in round {round}, {who} and {first} both have the pairing-allocated bye"),
            )
            .assumed("both have it")
            .mend("leave U to one of them; a full-point bye is F"),
            CellProblem::ByeGivenBeforehand => Words::new(
                "bye-given-beforehand",
                format!("in round {round}, which is still to be paired, {who} has the bye already"),
            )
            .assumed("the bye is kept, and the others are paired")
            .mend("leave U out, if the pairing is to say who has the bye"),
            CellProblem::ByeAsForfeit => Words::new(
                "bye-as-forfeit",
                format!("in round {round}, {who} has '+' without an opponent"),
            )
            .assumed("a win without an opponent; a check takes it for the bye")
            .mend("write U for the pairing-allocated bye, or name the opponent"),
            CellProblem::BeyondDeclared { declared } => Words::new(
                "round-beyond-declared",
                format!("{who} has an entry for round {round}, but {declared} rounds are declared"),
            )
            .assumed("as many rounds as the file has")
            .mend("correct the number of rounds (142 or XXR), or remove the round"),
            _ => Words::new(
                "round-beyond-format",
                format!("the line of {who} has columns for more than {round} rounds"),
            )
            .assumed("what comes later means nothing")
            .mend("see whether line ends are missing"),
        }
    }
}

fn counterclaim(instead: Option<u32>) -> String {
    match instead {
        Some(other) => format!("whose line names player {other}"),
        None => "whose line has no opponent".to_owned(),
    }
}
