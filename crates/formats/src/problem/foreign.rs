//! Problems of files that another program wrote for itself, and of which not everything is known.

use ronde_model::{PairingNumber, RoundNumber, Score};

use super::{Severity, Who};
use crate::Kind;

/// What a file of another program leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForeignProblem {
    /// Bytes, lines or columns whose meaning is not known.
    NotUnderstood {
        /// Where they stand.
        what: Unread,
        /// How many bytes.
        bytes: usize,
    },
    /// The file says something for which there is no place here.
    NotTaken {
        /// What it is.
        what: Aside,
        /// How many there are.
        count: usize,
    },
    /// The file does not say something that the rules turn on.
    NotSaid(Gap),
    /// A setting in the words of the other program, which mean nothing here.
    OwnWords {
        /// What is set.
        what: Setting,
        /// In its words.
        text: String,
    },
    /// The file ends too early, or a part of it is missing.
    Cut {
        /// What is not complete.
        what: Portion,
        /// How many were read.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Something in the file contradicts its own form.
    Damaged(Damage),
    /// A code that is not known.
    UnknownCode {
        /// Of what and whose.
        what: Coded,
        /// The code.
        code: String,
    },
    /// A line or row that cannot be used.
    Row(BadRow),
    /// The file is something else than the end of its name says.
    OtherName {
        /// The end of its name.
        extension: String,
        /// What it is.
        kind: Kind,
    },
    /// There is more of something than can be.
    TooMany {
        /// Of what.
        what: Surplus,
        /// The most that is read.
        most: usize,
    },
    /// More rounds were played than are declared.
    BeyondDeclared {
        /// Rounds declared.
        declared: u16,
        /// Rounds there are.
        rounds: usize,
    },
}

/// What stands in a file and is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// A line of Vega's.
    Line {
        /// Its beginning.
        text: String,
    },
    /// Settings and rounds of Vega's `.veg`.
    Veg,
    /// The header of Swiss-Manager's file.
    Header,
    /// Texts about the event in it.
    Texts,
    /// Its configuration (section 95).
    Configuration,
    /// Settings of rounds (section A3).
    Rounds,
    /// Details of players (section A5).
    Players,
    /// Details of boards (section B3).
    Boards,
    /// Pairs that may not meet (section C5).
    Pairs,
    /// A section that nobody here knows.
    Section {
        /// Its code.
        code: u8,
    },
}

/// What a file says and nobody needs here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Prizes, fees, clubs and uploads of Papi.
    Prizes,
    /// Addresses, telephone numbers and remarks of players.
    Contacts,
    /// Fixed boards of players.
    FixedBoards,
    /// Boards that seem to be set by hand.
    BoardsByHand,
    /// Other texts about the event.
    EventTexts,
    /// Times at which rounds begin.
    RoundTimes,
    /// Groups and categories of players.
    Groups,
    /// Development coefficients of players.
    Coefficients,
}

/// What a file does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// The numbers in the starting list, where rounds would show other ones.
    Numbers,
    /// The numbers in the starting list of a file of games.
    NumbersOfGames,
    /// Why players have no game in a round.
    Absences {
        /// How often.
        times: usize,
    },
    /// Whether games without moves were played or forfeited.
    Forfeits {
        /// How many.
        games: usize,
    },
    /// Rounds and results of a `.veg`.
    Rounds,
    /// Teams and matches of a team tournament.
    Teams,
    /// In which order the players of a table start.
    Order,
}

/// What is set in the words of another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The list of tie-breaks.
    TieBreaks,
    /// The list of tie-breaks in Vega.
    VegaTieBreaks,
    /// The acceleration in Vega.
    VegaAcceleration,
    /// The way of pairing in Papi.
    PapiPairing,
}

/// A part of a file of which there should be more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portion {
    /// Papi's table of settings.
    InfoTable,
    /// Papi's table of players.
    PlayerTable,
    /// Swiss-Manager's rounds.
    Rounds,
    /// Swiss-Manager's players.
    Players,
    /// Swiss-Manager's boards of a round.
    Boards {
        /// Which round.
        round: RoundNumber,
    },
}

/// How a file contradicts its own form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It ends in the middle of a page.
    Page,
    /// Its last section is missing.
    NoEnd,
    /// A round names a player who does not exist.
    NoSuchPlayer {
        /// Which round.
        round: RoundNumber,
        /// The number.
        player: u16,
    },
    /// A round names a player twice.
    PlayerTwice {
        /// Which round.
        round: RoundNumber,
        /// The number.
        player: u16,
    },
    /// A round says nothing about some players.
    Silent {
        /// Which round.
        round: RoundNumber,
        /// How many players.
        players: usize,
    },
}

/// What has a code that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coded {
    /// The type of tournament.
    Kind,
    /// The result of a game in PGN.
    Game,
    /// The result of a player.
    Result {
        /// Whose.
        who: Who,
        /// In which round.
        round: RoundNumber,
    },
    /// The result of a player who has no opponent.
    Alone {
        /// Whose.
        who: Who,
        /// In which round.
        round: RoundNumber,
    },
    /// The bye of a number.
    Bye {
        /// Whose.
        player: u16,
        /// In which round.
        round: RoundNumber,
    },
    /// The result of a game.
    Pair {
        /// Who has White.
        white: PairingNumber,
        /// Who has Black.
        black: PairingNumber,
        /// In which round.
        round: RoundNumber,
    },
}

/// Why a line or row cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRow {
    /// No points for a win and a draw.
    Points {
        /// What stands there.
        text: String,
    },
    /// No number of a player, or another's.
    Number {
        /// What stands there.
        text: String,
    },
    /// What stands for a round says nothing of the player.
    Cell {
        /// Whose row.
        who: Who,
        /// Which round.
        round: RoundNumber,
        /// What stands there.
        text: String,
    },
    /// The points are not what the results give.
    PointsDiffer {
        /// Whose.
        who: Who,
        /// As stated.
        stated: Score,
        /// As the results give them.
        counted: Score,
    },
    /// A reference that is none, or another's.
    Reference {
        /// The reference.
        reference: i64,
    },
    /// An opponent who does not exist.
    NoSuchOpponent {
        /// Whose.
        who: Who,
        /// In which round.
        round: RoundNumber,
    },
    /// Games of other events than the first.
    OtherEvents {
        /// Name of the first.
        first: String,
        /// Games of the others.
        games: usize,
    },
    /// A game without a round, or with a player without a name.
    NoRound,
    /// A player of the game has another one in the same round.
    SecondGame {
        /// Which round.
        round: RoundNumber,
    },
    /// A federation that FIDE does not have.
    Federation {
        /// What stands there.
        text: String,
    },
    /// A row of a table; whoever read it says why.
    Table {
        /// In the words of the reader of tables.
        why: String,
    },
}

/// What there is too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surplus {
    /// Players.
    Players,
    /// Games.
    Games,
}

impl ForeignProblem {
    /// Whether the pairing of the next round rests on what was assumed.
    pub fn concerns_pairing(&self) -> bool {
        self.severity() == Severity::Error
    }

    pub(super) fn severity(&self) -> Severity {
        match self {
            ForeignProblem::NotUnderstood { .. }
            | ForeignProblem::NotTaken { .. }
            | ForeignProblem::OtherName { .. } => Severity::Note,
            ForeignProblem::NotSaid(_) | ForeignProblem::OwnWords { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }

    pub(super) const fn code(&self) -> &'static str {
        match self {
            ForeignProblem::NotUnderstood { .. } => "not-understood",
            ForeignProblem::NotTaken { .. } => "not-taken",
            ForeignProblem::NotSaid(_) => "not-said",
            ForeignProblem::OwnWords { .. } => "own-words",
            ForeignProblem::Cut { .. } => "cut-off",
            ForeignProblem::Damaged(_) => "damaged",
            ForeignProblem::UnknownCode { .. } => "unknown-code",
            ForeignProblem::Row(_) => "unusable-row",
            ForeignProblem::OtherName { .. } => "other-name",
            ForeignProblem::TooMany { .. } => "too-many",
            ForeignProblem::BeyondDeclared { .. } => "rounds-beyond-declared",
        }
    }
}
