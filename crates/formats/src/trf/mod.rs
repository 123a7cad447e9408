//! Tournament report files: TRF06, TRF16, TRF26, and the dialects of JaVaFo and bbpPairings.
//!
//! [`read`] returns all that could be read and everything that is wrong, with line and column;
//! [`write()`] writes a snapshot in one of the [`Flavour`]s and says what the format could not
//! hold.
//!
//! ```
//! use ronde_formats::trf::{self, Flavour, WriteOptions};
//!
//! let file = b"012 Club evening\n001    1      Alder, Anton\n001    2      Birch, Berta\n";
//! let reading = trf::read(file)?;
//! assert_eq!(2, reading.snapshot.players.len());
//! assert!(reading.is_clean());
//! let written = trf::write(&reading.snapshot, Flavour::Trf26, WriteOptions::default());
//! assert!(written.losses.is_empty());
//! # Ok::<(), trf::NotTrf>(())
//! ```
//!
//! Specification: TRF26 (annexure A of C.02.03, in force since 1 March 2026), which contains TRF16.
//! Columns count characters from 1; a combining mark is a character. The columns of every record
//! are the constants of `columns.rs`.
//!
//! # What is read
//!
//! | Records | become |
//! |---|---|
//! | 012 to 132 | [`Event`](ronde_model::Event) |
//! | 142, 152, 162, 352, 362; `XXR`, `XXC`, `XXS`; `BBW` `BBD` `BBL` `BBZ` `BBF` `BBU` | [`Rules`](ronde_model::Rules) |
//! | 172, 182, 192, 202, 212, 222 | [`Event`](ronde_model::Event) |
//! | 001 | [`Player`](ronde_model::Player), and one [`Game`](ronde_model::Game) for the two lines of each game |
//! | `### ronde director`, name; `### ronde league`, number of a player, league | [`Event`](ronde_model::Event), [`Player`](ronde_model::Player): comments to everybody else, since the format has no place for them |
//! | `### ronde estimate`, number of a player, rating, source | [`Estimate`](ronde_model::Estimate) of that player: a comment to everybody else, since the column of ratings is for those of lists |
//! | three letters and the number of a player | [`NationalRecord`](ronde_model::NationalRecord) |
//! | 240, `XXZ`, and byes in columns of rounds to come | [`ByeRequest`](ronde_model::ByeRequest) |
//! | 250, `XXA` | [`VirtualPoints`](ronde_model::VirtualPoints) |
//! | 260, `XXP` | [`Prohibition`](ronde_model::Prohibition) |
//! | 299 | [`AbnormalPoints`](ronde_model::AbnormalPoints) |
//! | 013, 310 | [`Team`](ronde_model::Team) |
//! | 300, 320, 330, 802 | [`LineUp`](ronde_model::LineUp), [`TeamBye`](ronde_model::TeamBye), [`MatchForfeit`](ronde_model::MatchForfeit), [`TeamRow`](ronde_model::TeamRow) |
//! | `### ronde …` | what no record holds: see `ranking.rs` and `read/own.rs` |
//! | `### ronde floats`, a comment of ours | [`RoundFloats`](ronde_model::RoundFloats): floats recorded when a round was paired |
//! | `###`, 801, `DAT`, and whatever nobody knows | [`Verbatim`](ronde_model::Verbatim), to be written again where it stood |
//!
//! A round is *held* when it has a game, or when every line has an entry for it (see
//! [`ronde_model::held`]). Byes of later rounds are announced byes, and a `U` there is a bye given
//! beforehand. `XXZ` means the round after the last one held. Numbers in 240,
//! 250, 260 and 299 are those of teams when there are teams and the type of tournament (192, or a
//! code in 092) has `TEAM` in it; otherwise those of players.
//!
//! # What is accepted beyond the standard
//!
//! Without a word:
//! - lines that end with CR, LF or CRLF, also mixed, the last one without an end; blanks at the
//!   end of a line; blank lines; a byte order mark; UTF-16 with one or without;
//! - codes of results, colours, byes, titles and sexes in either case; `f` for the sex of a woman,
//!   `u` for one that is not known;
//! - `0`, `000` and a blank for `0000`; a blank or `-` for a colour where there is no game; in a
//!   round to come `0000` without a letter for `Z`, unless every line has it;
//! - `?` and `X` for an adjourned game, `*` and a blank for one in progress, `½` for a draw;
//! - ½-0, 0-½ and 0-0, which are decisions of an arbiter;
//! - a year alone as a date of birth; a date of zeros and a rating or rank of zero as not known;
//! - points with a comma, with or without the byes of rounds to come, with games that have no
//!   result counted as a draw or not at all; no points at all;
//! - several records 112, 162 and 172; records in any order; `XXR` beside an equal 142;
//! - 013 beside 310, where they name the same members;
//! - `XXP` and `XXZ` with commas; `XXS` with commas, semicolons or blanks, and `L` for `WL` and
//!   `BL`.
//!
//! With a [note](crate::Severity::Note):
//! - lines that are not valid UTF-8, read as Windows-1252, each line on its own;
//! - titles as TRF06 has them (`g m f c wg wm wf wc`); dates such as `28. 07. 2005`, `2005.07.28`,
//!   `28/07/2005`, `20050728`, and `05/07/28` outside record 132 (below 70 is 20xx);
//! - codes of records in small letters; three letters nobody knows; a player without a name;
//! - `U` in a round to come, which is kept; `0000 - +`, a bye with the letter of a forfeit.
//!
//! With a [warning](crate::Severity::Warning), understood all the same:
//! - tabs, which reach to the next multiple of eight columns;
//! - player lines whose columns after the name are right only if bytes are counted;
//! - a header value that begins in column 4; record 162 in the columns of the specification's
//!   prose;
//! - `0000 - 1`, `0000 - =`, `0000 - 0` (byes of TRF06) as a full-point, half-point and zero-point
//!   bye;
//! - a colour or a result that only one of the two lines gives; no colour in a forfeited game;
//! - ranges that are reversed; stated numbers of players that are not true;
//! - points by a system that no record declares, if one system explains the points of everybody.
//!
//! With an [error](crate::Severity::Error), because something is lost or had to be assumed: see
//! [`ProblemKind`](crate::problem::ProblemKind). A game that both lines name is a game; one that
//! only one line names is a game if the other line is silent; in every other case the player had
//! no opponent and the points the line gives. Where there are more rounds than declared, the
//! declaration gives way. Lines that cannot be used are kept as comments, so nothing disappears in
//! a rewrite. At most a thousand problems are listed; the rest are counted in [`Unlisted`].
//!
//! # What is written
//!
//! The order of records is 012 to 132, 142 to 222, 352, 362 (or `XXR` `XXC` `XXS` or `BB…`), 001 by
//! number, each followed by its national records, its league and its estimate, then 013 or 310,
//! 240, 250, 260, 299, 300, 320, 330, 802 (or `XXA`, `XXP`). Kept lines come before the record they
//! stood before; where it is gone, after the last record of its code, or at the end.
//!
//! | | TRF06 | TRF16 | JaVaFo | bbpPairings | TRF26 |
//! |---|---|---|---|---|---|
//! | number of rounds | – | – | `XXR` | `XXR` | 142 |
//! | initial colour, order by rank | – | – | `XXC` | `XXC` | 152, – |
//! | point system | – | – | `XXS` | `BBW` … | 162 |
//! | encoded type | – | – | – | 192, as bbpPairings 6.0.0 knows it | 192 |
//! | announced byes | columns | columns | columns | columns | 240 |
//! | virtual points | – | – | `XXA` | `XXA` | 250 |
//! | forbidden pairs | – | – | `XXP` if for all rounds | `XXP`, 260 | 260 |
//! | national records | – | yes | yes | yes | yes |
//! | teams | 013 | 013 | 013 | – | 310 |
//! | abnormal points, results of teams, the rest of TRF26 | – | – | – | – | yes |
//!
//! Whatever has no place is a [`Loss`]. A file that was read and is written again in the same
//! flavour differs from the original only by these normalisations:
//! 1. the order of records, and of players by number; national records after their players;
//! 2. the end of lines (as asked for), UTF-8 without a mark, no blanks at the end of lines, no
//!    blank lines, no tabs; codes in capitals;
//! 3. fields in their columns: numbers and identifiers at the right, texts at the left; opponents
//!    as `  12` or `0000`, colours `w` `b` `-`, letters of results in capitals, `?` for adjourned
//!    games;
//! 4. points computed from the results with one decimal; stated numbers of players (062, 072, 082)
//!    corrected where they are stated; records without a value left out;
//! 5. titles in today's form; dates as YYYY/MM/DD, in 132 as YY/MM/DD; unknown dates, ratings of
//!    zero and ranks of zero blank;
//! 6. 162, `XXS` and `BBW` … with only the values that differ from the usual ones, in one line
//!    (162, `XXS`); 362 with all three;
//! 7. byes of rounds to come in 240 (TRF26) or in the columns of the round (all others, also for
//!    `XXZ`); neighbouring 240 records of the same kind and round joined;
//! 8. records that another says better: 142 for `XXR`, 152 for `XXC`, 250 for `XXA`, 260 for
//!    `XXP`, 162 for `XXS` in TRF26, and the reverse in the dialects; 310 alone where 013 stands
//!    beside it;
//! 9. lines that could not be used, and repeated records with another value, become comments.
//!
//! A board's number is not in any of these formats: games are read in the order of their lower
//! number. Late entries and withdrawals are written as zero-point byes of the rounds to come.

mod collector;
mod columns;
pub(crate) mod date;
mod floats;
pub(crate) mod letters;
pub(crate) mod line;
mod loss;
mod ranking;
mod read;
mod source;
mod write;

/// The comment that carries the estimate of a player's rating.
pub(crate) const ESTIMATE: &str = "### ronde estimate ";

use ronde_model::{Parts, Snapshot};

use crate::problem::{Problem, Severity};

pub use loss::Loss;
pub use read::read;
pub use source::{NotTrf, source_line};
pub use write::write;

/// Begins the comment that names the director of the event.
const DIRECTOR: &str = "### ronde director ";
/// Begins the comment that names the league of a player.
const LEAGUE: &str = "### ronde league ";

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 64 * 1024 * 1024;

/// Which of the formats a file has, or is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flavour {
    /// The format of 2006.
    Trf06,
    /// The format of 2016.
    Trf16,
    /// The format of 2016 with JaVaFo's records (`XXR` …).
    TrfX,
    /// The format of 2016 with bbpPairings' records (`BBW` …).
    Bbp,
    /// The format of 2026.
    Trf26,
}

/// How lines end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineEnding {
    /// Line feed.
    #[default]
    Lf,
    /// Carriage return, as the specification asks.
    Cr,
    /// Both.
    CrLf,
}

impl LineEnding {
    /// The characters themselves.
    pub const fn as_str(self) -> &'static str {
        match self {
            LineEnding::Lf => "\n",
            LineEnding::Cr => "\r",
            LineEnding::CrLf => "\r\n",
        }
    }
}

/// How characters are written as bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, of which ASCII is a part.
    #[default]
    Utf8,
    /// Windows-1252, for at least one line.
    Windows1252,
    /// UTF-16, with a byte order mark or without.
    Utf16,
}

/// What came out of a tournament report file.
#[derive(Clone, Debug)]
pub struct TrfReading {
    /// The tournament.
    pub snapshot: Snapshot,
    /// The format the file is in, so that it can be written in the same again.
    pub flavour: Flavour,
    /// Problems in the order of the file, a thousand at most.
    pub problems: Vec<Problem>,
    /// Problems beyond that thousand.
    pub unlisted: Unlisted,
    /// How the first line ends.
    pub line_ending: LineEnding,
    /// How the characters were written.
    pub encoding: Encoding,
}

impl TrfReading {
    /// Whether nothing at all was wrong; remarks ([`Severity::Note`]) do not count.
    pub fn is_clean(&self) -> bool {
        let listed = self.problems.iter().all(|problem| problem.severity() == Severity::Note);
        listed && self.unlisted.errors == 0 && self.unlisted.warnings == 0
    }
}

/// Problems that were counted but not listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unlisted {
    /// Of severity [`Severity::Error`].
    pub errors: usize,
    /// Of severity [`Severity::Warning`].
    pub warnings: usize,
    /// Of severity [`Severity::Note`].
    pub notes: usize,
}

impl Unlisted {
    /// All of them.
    pub const fn total(self) -> usize {
        self.errors + self.warnings + self.notes
    }

    /// Those of one severity.
    pub const fn of(self, severity: Severity) -> usize {
        match severity {
            Severity::Error => self.errors,
            Severity::Warning => self.warnings,
            Severity::Note => self.notes,
        }
    }

    pub(crate) fn count(&mut self, severity: Severity) {
        match severity {
            Severity::Error => self.errors += 1,
            Severity::Warning => self.warnings += 1,
            Severity::Note => self.notes += 1,
        }
    }
}

/// What a writer may be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WriteOptions {
    /// How lines end.
    pub line_ending: LineEnding,
}

/// A tournament as text, and what the format could not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The file.
    pub text: String,
    /// What is not in it, or only in another form.
    pub losses: Vec<Loss>,
}

/// Whether records about participants (240, 250, 260, 299) mean teams: there are teams, and the
/// type of tournament is a code, one word, of a team event.
fn is_team_event(parts: &Parts) -> bool {
    let is_team_code = |text: &String| {
        let word = !text.contains(' ') && text.contains(['_', '-']);
        word && text.to_ascii_uppercase().contains("TEAM")
    };
    !parts.teams.is_empty()
        && [&parts.event.kind_code, &parts.event.kind].into_iter().any(is_team_code)
}
