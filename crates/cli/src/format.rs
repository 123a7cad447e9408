//! The formats that files are read from and written in, as the command line names them.

use std::path::Path;

use clap::ValueEnum;
use ronde_formats::trf::{Flavour, LineEnding};
use ronde_model::Snapshot;
use ronde_swiss::acceleration;

/// A format to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum From {
    /// Any tournament report file; the reader finds out which.
    #[value(aliases = ["trf06", "trf16", "trfx", "bbp", "trf26"])]
    Trf,
    /// Ronde's JSON form
    Json,
    /// Swiss-Manager's own file
    Tunx,
    /// Papi's own file
    Papi,
    /// Vega's .tdf or .veg
    Vega,
    /// Games with their results
    Pgn,
    /// A table of players as text
    Csv,
    /// A table of players as a workbook
    Xlsx,
}

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum To {
    /// FIDE's format of 2006
    Trf06,
    /// FIDE's format of 2016
    Trf16,
    /// TRF16 with the records of JaVaFo (XXR …)
    Trfx,
    /// TRF16 with the records of bbpPairings (BBW …)
    Bbp,
    /// FIDE's format of 2026
    Trf26,
    /// Ronde's JSON form
    Json,
    /// Headers of all games, without moves
    Pgn,
    /// The starting list as Swiss-Manager imports it, CSV or xlsx
    Players,
    /// Every board of every round, CSV or xlsx
    Results,
}

impl To {
    /// The kind of tournament report file, where it is one.
    pub(crate) fn flavour(self) -> Option<Flavour> {
        match self {
            To::Trf06 => Some(Flavour::Trf06),
            To::Trf16 => Some(Flavour::Trf16),
            To::Trfx => Some(Flavour::TrfX),
            To::Bbp => Some(Flavour::Bbp),
            To::Trf26 => Some(Flavour::Trf26),
            To::Json | To::Pgn | To::Players | To::Results => None,
        }
    }
}

/// The name of a format in messages.
pub(crate) fn name(flavour: Flavour) -> &'static str {
    match flavour {
        Flavour::Trf06 => "TRF06",
        Flavour::Trf16 => "TRF16",
        Flavour::TrfX => "TRF16 with JaVaFo's records",
        Flavour::Bbp => "TRF16 with bbpPairings' records",
        Flavour::Trf26 => "TRF26",
    }
}

/// How lines are to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Ending {
    /// Line feed, as on Linux and macOS
    Lf,
    /// Carriage return and line feed, as on Windows
    Crlf,
    /// Carriage return, as TRF26 asks
    Cr,
}

impl core::convert::From<Ending> for LineEnding {
    fn from(ending: Ending) -> LineEnding {
        match ending {
            Ending::Lf => LineEnding::Lf,
            Ending::Crlf => LineEnding::CrLf,
            Ending::Cr => LineEnding::Cr,
        }
    }
}

/// What the end of a file's name says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extension {
    /// `.trf` or `.txt`.
    Trf,
    /// `.trfx`.
    Trfx,
    /// `.json`.
    Json,
    /// `.pgn`.
    Pgn,
    /// `.csv` or `.xlsx`.
    Table,
}

/// Whether the name is that of a file with a whole tournament in it.
pub(crate) fn is_tournament(path: &Path) -> bool {
    let ending = path.extension().and_then(|it| it.to_str()).map(str::to_ascii_lowercase);
    matches!(ending.as_deref(), Some("trf" | "txt" | "trfx" | "json" | "tunx" | "papi" | "tdf"))
}

/// The format that the name of a file promises, in any case of letters.
pub(crate) fn extension(path: &Path) -> Option<Extension> {
    let extension = path.extension()?.to_str()?.to_ascii_lowercase();
    match extension.as_str() {
        "trf" | "txt" => Some(Extension::Trf),
        "trfx" => Some(Extension::Trfx),
        "json" => Some(Extension::Json),
        "pgn" => Some(Extension::Pgn),
        "csv" | "xlsx" => Some(Extension::Table),
        _ => None,
    }
}

/// The tournament as a dialect of engines needs it: virtual points in records, since their programs
/// do not know the ending of a code, or read it otherwise. A file that was in the dialect already
/// stays as it was.
pub(crate) fn for_dialect(
    snapshot: &Snapshot,
    read: Option<Flavour>,
    written: Flavour,
) -> Snapshot {
    match written {
        Flavour::TrfX | Flavour::Bbp if read != Some(written) => {
            acceleration::written_out(snapshot)
        }
        _ => snapshot.clone(),
    }
}
