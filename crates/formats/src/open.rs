//! A file of whatever program, known by its bytes and not by its name.

use std::io::Cursor;

use ronde_model::Snapshot;

use crate::archive::{self, Member, NotArchive};
use crate::foreign::{Foreign, NotForeign};
use crate::json::{self, JsonFault};
use crate::problem::{ForeignProblem, Problem, ProblemKind};
use crate::trf::line::lines;
use crate::trf::{self, Encoding, Flavour, LineEnding, NotTrf, Unlisted};
use crate::{papi, pgn, tunx, vega};

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A tournament report file.
    Trf,
    /// Ronde's JSON form.
    Json,
    /// An event of Ronde, `.ronde`.
    Event,
    /// Swiss-Manager's `.TUNX`.
    SwissManager,
    /// Papi's Access database.
    Papi,
    /// Vega's `.tdf` or `.veg`.
    Vega,
    /// Games.
    Pgn,
    /// A workbook, xlsx.
    Workbook,
    /// A text that may be a table: CSV.
    Table,
    /// An archive.
    Zip,
    /// An old workbook or document of Office.
    OldOffice,
    /// Nothing that is known.
    Unknown,
}

impl Kind {
    /// Ends of names that promise it.
    const fn extensions(self) -> &'static [&'static str] {
        match self {
            Kind::Trf => &["trf", "trfx", "txt"],
            Kind::Json => &["json"],
            Kind::Event => &["ronde"],
            Kind::SwissManager => &["tunx"],
            Kind::Papi => &["papi", "mdb"],
            Kind::Vega => &["tdf", "veg"],
            Kind::Pgn => &["pgn"],
            Kind::Workbook => &["xlsx", "xlsm"],
            Kind::Table => &["csv", "tsv"],
            Kind::Zip => &["zip"],
            Kind::OldOffice | Kind::Unknown => &[],
        }
    }

    fn of_extension(extension: &str) -> Option<Kind> {
        const ALL: [Kind; 10] = [
            Kind::Trf,
            Kind::Json,
            Kind::Event,
            Kind::SwissManager,
            Kind::Papi,
            Kind::Vega,
            Kind::Pgn,
            Kind::Workbook,
            Kind::Table,
            Kind::Zip,
        ];
        ALL.into_iter().find(|kind| kind.extensions().contains(&extension))
    }
}

/// A file that was opened.
#[derive(Debug)]
pub struct Opened {
    /// What it is; of an archive, what the file in it is.
    pub kind: Kind,
    /// The name of the file in an archive.
    pub member: Option<String>,
    /// What is in it.
    pub content: Content,
}

/// What is in a file.
#[derive(Debug)]
pub enum Content {
    /// A tournament.
    Tournament(Box<Tournament>),
    /// A table, whose columns somebody else maps: the bytes of a CSV or a workbook.
    Table(Vec<u8>),
    /// An event of Ronde: its bytes.
    Event(Vec<u8>),
}

/// A tournament out of a file.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The tournament.
    pub snapshot: Snapshot,
    /// What is wrong or missing.
    pub problems: Vec<Problem>,
    /// Problems that are too many to list.
    pub unlisted: Unlisted,
    /// Bytes whose meaning is not known; each is in one of the problems.
    pub not_understood: usize,
    /// Of a report file: its kind, how its lines end and how its characters were written.
    pub report: Option<(Flavour, LineEnding, Encoding)>,
}

/// What a file is that is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// An old document of Office.
    OldOffice,
    /// By its name, a file of Swiss-Chess.
    SwissChess,
    /// By its name, a file of an old Swiss-Manager.
    OldSwissManager,
    /// Something else.
    Other(Kind),
}

/// Why a file is not opened. `report::problems` has the words; as a text it is a code.
#[derive(Debug, thiserror::Error)]
pub enum NotOpened {
    /// There is nothing in it.
    #[error("empty")]
    Empty,
    /// It is nothing that is read.
    #[error("not-read")]
    NotRead(NotRead),
    /// It is no report file, although it looked like one.
    #[error(transparent)]
    Trf(#[from] NotTrf),
    /// Its JSON is wrong.
    #[error(transparent)]
    Json(#[from] JsonFault),
    /// A file of another program that cannot be read.
    #[error(transparent)]
    Foreign(#[from] NotForeign),
    /// An archive that cannot be opened.
    #[error(transparent)]
    Archive(#[from] NotArchive),
}

/// What a file is, by its bytes.
pub fn kind(bytes: &[u8]) -> Kind {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
    if tunx::is_tunx(bytes) {
        Kind::SwissManager
    } else if papi::is_access(bytes) {
        Kind::Papi
    } else if archive::is_zip(bytes) {
        if archive::is_workbook(bytes) { Kind::Workbook } else { Kind::Zip }
    } else if bytes.starts_with(b"\x1F\x8B") || text.starts_with(b"{\"ronde_event\"") {
        Kind::Event
    } else if bytes.starts_with(b"\xD0\xCF\x11\xE0") {
        Kind::OldOffice
    } else if text.starts_with(b"{") {
        Kind::Json
    } else {
        kind_of_text(bytes, text)
    }
}

fn kind_of_text(bytes: &[u8], text: &[u8]) -> Kind {
    let wide = bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF");
    if wide {
        // Only report files and tables are known to come in two bytes a character.
        return if trf::read(bytes).is_ok() { Kind::Trf } else { Kind::Table };
    }
    if bytes.contains(&0) {
        // A report file may come in two bytes a character without the mark.
        return if trf::read(bytes).is_ok() { Kind::Trf } else { Kind::Unknown };
    }
    if vega::is_veg(text) || lines(text).any(vega::is_tdf_line) {
        return Kind::Vega;
    }
    let is_record = |line: &[u8]| line.starts_with(b"001 ") || line.starts_with(b"012 ");
    let first = lines(text).find(|line| !line.trim_ascii().is_empty());
    if first.is_some_and(|line| pgn::is_tag(line) || line.starts_with(b"%")) {
        return Kind::Pgn;
    }
    if lines(text).any(is_record) { Kind::Trf } else { Kind::Table }
}

/// Opens a file, whatever it is. The name is only used in messages.
///
/// # Errors
/// If it is nothing that is read, damaged, encrypted, too large, or an archive with several
/// tournaments: the message says what to do.
pub fn open(bytes: &[u8], name: &str) -> Result<Opened, NotOpened> {
    if bytes.trim_ascii().is_empty() {
        return Err(NotOpened::Empty);
    }
    let kind = kind(bytes);
    if kind == Kind::Zip {
        return inside(bytes);
    }
    let mut opened = single(bytes, kind, name)?;
    if let Content::Tournament(tournament) = &mut opened.content {
        tournament.problems.extend(misnamed(kind, name));
    }
    Ok(opened)
}

/// Opens a file as what somebody says it is.
///
/// # Errors
/// If it is not that.
pub fn open_as(bytes: &[u8], kind: Kind, name: &str) -> Result<Opened, NotOpened> {
    match kind {
        Kind::Zip => inside(bytes),
        _ => single(bytes, kind, name),
    }
}

/// One file that is no archive.
fn single(bytes: &[u8], kind: Kind, name: &str) -> Result<Opened, NotOpened> {
    let tournament = match kind {
        Kind::Trf => Tournament::from(trf::read(bytes)?),
        Kind::Json => {
            // Windows puts a mark before a text; JSON has none.
            let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
            let read = json::read(Cursor::new(text), u64::MAX)?;
            Tournament { problems: read.problems, ..Tournament::from(read.snapshot) }
        }
        Kind::SwissManager => Tournament::from(tunx::read(bytes)?),
        Kind::Papi => Tournament::from(papi::read(bytes)?),
        Kind::Vega => Tournament::from(vega::read(bytes)?),
        Kind::Pgn => Tournament::from(pgn::read(bytes)?),
        Kind::Event => {
            return Ok(Opened { kind, member: None, content: Content::Event(bytes.to_vec()) });
        }
        Kind::Workbook | Kind::Table => {
            return Ok(Opened { kind, member: None, content: Content::Table(bytes.to_vec()) });
        }
        Kind::Zip | Kind::OldOffice | Kind::Unknown => return Err(not_read(kind, name)),
    };
    Ok(Opened { kind, member: None, content: Content::Tournament(Box::new(tournament)) })
}

fn not_read(kind: Kind, name: &str) -> NotOpened {
    NotOpened::NotRead(match (kind, extension(name).as_str()) {
        (Kind::OldOffice, _) => NotRead::OldOffice,
        (_, "swt") => NotRead::SwissChess,
        (_, "tun" | "tum" | "tur" | "tut") => NotRead::OldSwissManager,
        _ => NotRead::Other(kind),
    })
}

/// The one tournament, or else the one table, of an archive.
fn inside(bytes: &[u8]) -> Result<Opened, NotOpened> {
    let members = archive::members(bytes)?;
    let known: Vec<(Kind, Member)> =
        members.into_iter().map(|member| (kind(&member.bytes), member)).collect();
    if let Some((_, member)) = known.iter().find(|(kind, _)| *kind == Kind::Zip) {
        return Err(NotArchive::Nested { member: member.name.clone() }.into());
    }
    let is_game = |kind: &Kind| *kind == Kind::Pgn;
    let is_whole = |kind: &Kind| {
        use Kind::{Event, Json, Papi, SwissManager, Trf, Vega};
        matches!(kind, Trf | Json | Event | SwissManager | Papi | Vega)
    };
    let named = |kind: &Kind, member: &Member| {
        let promised = Kind::of_extension(&extension(&member.name));
        matches!(kind, Kind::Workbook) || *kind == Kind::Table && promised == Some(Kind::Table)
    };
    let wanted = [
        known.iter().filter(|(kind, _)| is_whole(kind)).collect::<Vec<_>>(),
        known.iter().filter(|(kind, _)| is_game(kind)).collect(),
        known.iter().filter(|(kind, member)| named(kind, member)).collect(),
    ];
    let Some(found) = wanted.into_iter().find(|found| !found.is_empty()) else {
        return Err(NotArchive::Nothing.into());
    };
    match found.as_slice() {
        [(kind, member)] => {
            let mut opened = single(&member.bytes, *kind, &member.name)?;
            opened.member = Some(member.name.clone());
            Ok(opened)
        }
        several if several.iter().all(|(kind, _)| is_game(kind)) => games(several),
        several => {
            let members = several.iter().take(10).map(|(_, member)| member.name.clone());
            Err(NotArchive::Several { members: members.collect() }.into())
        }
    }
}

/// Games of rounds come in a file each.
fn games(members: &[&(Kind, Member)]) -> Result<Opened, NotOpened> {
    let parts: Vec<&[u8]> = members.iter().map(|(_, member)| member.bytes.as_slice()).collect();
    let mut opened = single(&parts.join(&b"\n\n"[..]), Kind::Pgn, "")?;
    let names: Vec<&str> = members.iter().map(|(_, member)| &*member.name).collect();
    opened.member = Some(names.join(", "));
    Ok(opened)
}

fn extension(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    last.rsplit_once('.').map_or(String::new(), |(_, end)| end.to_ascii_lowercase())
}

/// A word where the name promises another program.
fn misnamed(kind: Kind, name: &str) -> Option<Problem> {
    let extension = extension(name);
    let promised = Kind::of_extension(&extension)?;
    (promised != kind).then(|| {
        let problem = ForeignProblem::OtherName { extension, kind };
        Problem { line: 0, column: 0, width: 0, kind: ProblemKind::Foreign(problem) }
    })
}

impl From<Snapshot> for Tournament {
    fn from(snapshot: Snapshot) -> Tournament {
        let (problems, unlisted) = (Vec::new(), Unlisted::default());
        Tournament { snapshot, problems, unlisted, not_understood: 0, report: None }
    }
}

impl From<Foreign> for Tournament {
    fn from(read: Foreign) -> Tournament {
        Tournament {
            snapshot: read.snapshot,
            problems: read.problems,
            unlisted: read.unlisted,
            not_understood: read.not_understood,
            report: None,
        }
    }
}

impl From<trf::TrfReading> for Tournament {
    fn from(read: trf::TrfReading) -> Tournament {
        Tournament {
            snapshot: read.snapshot,
            problems: read.problems,
            unlisted: read.unlisted,
            not_understood: 0,
            report: Some((read.flavour, read.line_ending, read.encoding)),
        }
    }
}
