//! What the readers of other programs' files have in common: a tournament while it is put together,
//! and both sides of a game.
//!
//! Nothing is guessed. What a file does not say is a [`NotSaid`](ForeignProblem::NotSaid), what is
//! in it and not understood is counted and named, and a code that nobody knows leaves a game
//! without a result rather than with a wrong one.

mod sides;

use std::cmp::Reverse;

use ronde_model::{
    Colour, Date, DateText, Forfeit, GameResult, Inconsistency, NationalRecord, PairingNumber,
    Parts, Player, PointSystem, Round, RoundNumber, Score, Snapshot, Title,
};

use crate::problem::{Aside, ForeignProblem, Gap, Problem, ProblemKind, Severity, Who};
use crate::trf::{Unlisted, date, letters};

pub(crate) use sides::{Side, Told, reconcile};

/// What came out of a file of another program.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// The tournament.
    pub snapshot: Snapshot,
    /// Problems in the order of the file, at most a thousand.
    pub problems: Vec<Problem>,
    /// Problems beyond that thousand.
    pub unlisted: Unlisted,
    /// Bytes of the file whose meaning is not known. Each is in one of the problems.
    pub not_understood: usize,
}

/// Why a file of another program is not read at all. `report::problems` has the words; as a text it
/// is a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotForeign {
    /// It is larger than any tournament.
    #[error("foreign-too-large")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size that is read.
        most: usize,
    },
    /// It is not what it was taken for.
    #[error("foreign-other")]
    Other(Mismatch),
    /// Another version of its format than the one that is known.
    #[error("foreign-version")]
    Version(OtherVersion),
    /// What it says cannot be true.
    #[error("foreign-contradicts")]
    Contradicts(Vec<Inconsistency>),
}

/// What a file was taken for and is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// A file of Vega: no line is a player's, and it does not begin as a `.veg`.
    Vega,
    /// A `.veg`: its table of players is not found.
    Veg,
    /// A file of Papi: a database without its tables.
    PapiTables,
    /// A file of Papi: no database of Access.
    PapiAccess,
    /// Games in PGN: no line is a tag.
    Pgn,
    /// A whole file of Swiss-Manager: it ends before the configuration.
    TunxCut,
    /// A file of Swiss-Manager: it does not begin as one.
    Tunx,
}

/// A version of a format that is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherVersion {
    /// A database of Access 97 or older.
    AccessOlder,
    /// A database of Access 2007 or newer.
    AccessNewer,
    /// An encrypted database, or one whose catalogue is damaged.
    AccessEncrypted,
    /// Another version of Swiss-Manager.
    SwissManager,
}

/// The largest file of another program that is read.
pub const MAX_BYTES: usize = 64 << 20;

/// Players beyond this are not read: numbers in the formats have two bytes.
pub(crate) const MOST_PLAYERS: usize = 65_000;

/// At most so many problems of each severity are listed.
const LISTED: usize = 333;

/// Whether a file is small enough.
pub(crate) fn check_size(bytes: &[u8]) -> Result<(), NotForeign> {
    if bytes.len() > MAX_BYTES {
        return Err(NotForeign::TooLarge { bytes: bytes.len(), most: MAX_BYTES });
    }
    Ok(())
}

/// A tournament while it is put together.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub(crate) parts: Parts,
    problems: Vec<Problem>,
    listed: Unlisted,
    unlisted: Unlisted,
    not_understood: usize,
}

impl Draft {
    /// A record of the federation that rates the event, or else of the player's own, with nothing
    /// in it yet but who it is about.
    pub(crate) fn national(&self, player: &Player) -> NationalRecord {
        let event = self.parts.event.federation.clone();
        NationalRecord {
            federation: if event.is_empty() { player.federation.clone() } else { event },
            number: player.number,
            sex: player.sex,
            title: String::new(),
            name: player.name.clone(),
            rating: None,
            origin: String::new(),
            id: String::new(),
            birth: player.birth.clone(),
            rest: String::new(),
        }
    }

    /// A problem of the file as a whole.
    pub(crate) fn found(&mut self, problem: ForeignProblem) {
        self.found_in(0, problem);
    }

    /// A problem of a line; zero for none.
    pub(crate) fn found_in(&mut self, line: usize, problem: ForeignProblem) {
        if let ForeignProblem::NotUnderstood { bytes, .. } = &problem {
            self.not_understood += bytes;
        }
        self.push(line, ProblemKind::Foreign(problem));
    }

    pub(crate) fn push(&mut self, line: usize, kind: ProblemKind) {
        let severity = kind.severity();
        if self.listed.of(severity) < LISTED {
            self.listed.count(severity);
            self.problems.push(Problem { line, column: 0, width: 0, kind });
        } else {
            self.unlisted.count(severity);
        }
    }

    /// Something the file says that nobody needs here, if there is any.
    pub(crate) fn not_taken(&mut self, what: Aside, count: usize) {
        if count > 0 {
            self.found(ForeignProblem::NotTaken { what, count });
        }
    }

    /// Something that is not said.
    pub(crate) fn not_said(&mut self, gap: Gap) {
        self.found(ForeignProblem::NotSaid(gap));
    }

    /// The player with this number. Readers list players in the order of their numbers.
    pub(crate) fn player(&self, number: PairingNumber) -> Option<&Player> {
        let players = &self.parts.players;
        let found = players.binary_search_by_key(&number, |player| player.number);
        found.ok().map(|index| &players[index])
    }

    /// How a message names a player.
    pub(crate) fn who(&self, number: PairingNumber) -> Who {
        Who::new(number, self.player(number).map_or("", |player| &player.name))
    }

    /// Rounds at the end of which only byes are known are rounds to come.
    fn announce(&mut self) {
        self.parts.announce();
    }

    /// Games are not thrown away: where there are more rounds than declared, the declaration gives
    /// way.
    fn declare(&mut self) {
        let rounds = self.parts.rounds.len();
        if let Some(declared) = self.parts.rules.declared_rounds
            && rounds > usize::from(declared)
        {
            self.found(ForeignProblem::BeyondDeclared { declared, rounds });
            self.parts.rules.declared_rounds = u16::try_from(rounds).ok();
        }
    }

    /// The tournament.
    pub(crate) fn finish(mut self) -> Result<Foreign, NotForeign> {
        self.parts.rounds.truncate(usize::from(RoundNumber::MAX.get()));
        self.announce();
        self.declare();
        if self.parts.players.is_empty() {
            let kind = ProblemKind::File(crate::problem::FileProblem::NoPlayers);
            self.push(0, kind);
        }
        self.problems.sort_by_key(|problem| (problem.line, Reverse(problem.severity())));
        let snapshot = Snapshot::new(self.parts).map_err(NotForeign::Contradicts)?;
        Ok(Foreign {
            snapshot,
            problems: self.problems,
            unlisted: self.unlisted,
            not_understood: self.not_understood,
        })
    }
}

impl Foreign {
    /// How many problems of this severity there are.
    pub fn count(&self, severity: Severity) -> usize {
        let listed = self.problems.iter().filter(|problem| problem.severity() == severity);
        listed.count() + self.unlisted.of(severity)
    }
}

/// Players of a file without numbers, in the order of the initial list (C.04.2:2.2): rating, title,
/// name.
pub(crate) fn initial_order(
    left: &Player,
    right: &Player,
    ratings: (u16, u16),
) -> std::cmp::Ordering {
    let title = |player: &Player| player.title.map_or(usize::MAX, |it| it as usize);
    let by_rating = ratings.1.cmp(&ratings.0);
    by_rating.then(title(left).cmp(&title(right))).then_with(|| left.name.cmp(&right.name))
}

/// A number of eight digits as a day, a month or a year; zero is none.
pub(crate) fn day_of(number: u32) -> Option<Date> {
    let part = |value: u32| u8::try_from(value).ok();
    let year = u16::try_from(number / 10_000).ok()?;
    Date::new(year, part(number / 100 % 100)?, part(number % 100)?)
}

/// A date in any of the forms of old files; other words are kept as words.
pub(crate) fn date_text(text: &str) -> Option<DateText> {
    let text = text.trim();
    if text.is_empty() || date::is_unknown(text) {
        return None;
    }
    Some(match date::parse(text) {
        Some((date, _)) => DateText::Date(date),
        None => DateText::Text(text.to_owned()),
    })
}

/// A title as it is written today, or was before 2016.
pub(crate) fn title_of(text: &str) -> Option<Title> {
    let text = text.trim();
    letters::title_of(text).or_else(|| letters::old_title_of(text))
}

/// `Family, First`.
pub(crate) fn full_name(family: &str, first: &str) -> String {
    match (family.trim(), first.trim()) {
        (family, "") => family.to_owned(),
        ("", first) => first.to_owned(),
        (family, first) => format!("{family}, {first}"),
    }
}

/// Texts of files are lines here: control characters become blanks, blanks are one.
pub(crate) fn one_line(text: &str) -> String {
    let words: Vec<&str> = text
        .split(|it: char| it.is_whitespace() || it.is_control())
        .filter(|it| !it.is_empty())
        .collect();
    words.join(" ")
}

/// What a round gives everybody whom it names.
pub(crate) fn scores(round: &Round, points: &PointSystem) -> Vec<(PairingNumber, Score)> {
    let alone = round.unpaired().iter().map(|&(who, why)| (who, points.unpaired(why)));
    let games = round.games().iter().flat_map(|game| {
        let (white, black) = match game.result {
            GameResult::Played { score, .. } => (
                points.played(Colour::White, score.white()),
                points.played(Colour::Black, score.black()),
            ),
            GameResult::Forfeited(forfeit) => (
                forfeited(points, forfeit == Forfeit::WhiteWins),
                forfeited(points, forfeit == Forfeit::BlackWins),
            ),
            GameResult::Adjourned | GameResult::Pending => (Score::ZERO, Score::ZERO),
        };
        [(game.white, white), (game.black, black)]
    });
    alone.chain(games).collect()
}

const fn forfeited(points: &PointSystem, won: bool) -> Score {
    if won { points.forfeit_win } else { points.forfeit_loss }
}
