//! Files of other programs.

use ronde_formats::{Content, Kind, NotArchive, NotForeign, NotOpened, Opened};
use ronde_report::problems;
use ronde_words::fill;

use super::{Input, Loaded, Origin, extension_of, load_trf, table, words};
use crate::outcome::Stop;
use crate::{format, language};

/// Reads bytes that are not JSON.
pub(super) fn load(input: &Input, name: String, bytes: Vec<u8>) -> Result<Loaded, Stop> {
    let kind = match input.from {
        Some(from) => Some(from.kind()),
        None => match ronde_formats::kind(&bytes) {
            // Nobody knows what it is, unless its name tells.
            Kind::Unknown if !is_promised_elsewhere(input) => Some(Kind::Trf),
            Kind::Table if table::heads(&bytes).is_none() => Some(Kind::Trf),
            _ => None,
        },
    };
    let opened = match kind {
        Some(Kind::Trf) => return load_trf(name, bytes),
        Some(kind) => ronde_formats::open_as(&bytes, kind, &name),
        None if ronde_formats::kind(&bytes) == Kind::Trf => return load_trf(name, bytes),
        None => ronde_formats::open(&bytes, &name),
    };
    loaded(opened.map_err(|not| refused(&name, &not))?, name, bytes)
}

/// Whether the name is that of a program whose files are known not to be read.
fn is_promised_elsewhere(input: &Input) -> bool {
    let extension = extension_of(&input.file);
    matches!(extension.as_deref(), Some("swt" | "tun" | "tum" | "tur" | "tut"))
}

fn loaded(opened: Opened, name: String, bytes: Vec<u8>) -> Result<Loaded, Stop> {
    let Opened { kind, member, content } = opened;
    match content {
        Content::Tournament(read) => {
            let origin = match (read.report, &member) {
                (Some((flavour, line_ending, encoding)), None) => {
                    Origin::Trf { flavour, line_ending, encoding, bytes }
                }
                _ => Origin::Foreign { kind, member, not_understood: read.not_understood, bytes },
            };
            let (problems, unlisted) = (read.problems, read.unlisted);
            Ok(Loaded { snapshot: read.snapshot, name, origin, problems, unlisted })
        }
        Content::Table(table) => table::load(name, kind, member, &table, bytes),
        Content::Event(_) => Err(Stop::bad_input(fill!(words().is_event, name = name))),
    }
}

/// Why a file of another program is not read.
fn refused(name: &str, not: &NotOpened) -> Stop {
    let too_large = matches!(
        not,
        NotOpened::Foreign(NotForeign::TooLarge { .. })
            | NotOpened::Archive(
                NotArchive::TooLarge { .. }
                    | NotArchive::TooMany { .. }
                    | NotArchive::TooFull { .. }
            )
    );
    let why = problems::unopened(not, language::current());
    let message = fill!(words().is_not, name = name, why = why);
    if too_large { Stop::too_large(message) } else { Stop::bad_input(message) }
}

impl format::From {
    /// What the file is said to be.
    fn kind(self) -> Kind {
        match self {
            format::From::Trf => Kind::Trf,
            format::From::Json => Kind::Json,
            format::From::Tunx => Kind::SwissManager,
            format::From::Papi => Kind::Papi,
            format::From::Vega => Kind::Vega,
            format::From::Pgn => Kind::Pgn,
            format::From::Csv => Kind::Table,
            format::From::Xlsx => Kind::Workbook,
        }
    }
}
