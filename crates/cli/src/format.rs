//! The formats that files are read from and written in, as the command line names them.

use std::path::Path;

use clap::ValueEnum;
use ronde_formats::trf::{Flavour, LineEnding};
use ronde_model::Snapshot;
use ronde_swiss::acceleration;
use ronde_words::CliFileWords;

use crate::language;

/// A format to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum From {
    #[value(aliases = ["trf06", "trf16", "trfx", "bbp", "trf26"])]
    Trf,
    Json,
    Tunx,
    Papi,
    Vega,
    Pgn,
    Csv,
    Xlsx,
}

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum To {
    Trf06,
    Trf16,
    Trfx,
    Bbp,
    Trf26,
    Json,
    Pgn,
    Players,
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
    let w = CliFileWords::of(language::current());
    match flavour {
        Flavour::Trf06 => "TRF06",
        Flavour::Trf16 => "TRF16",
        Flavour::TrfX => w.trfx_name,
        Flavour::Bbp => w.bbp_name,
        Flavour::Trf26 => "TRF26",
    }
}

/// How lines are to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Ending {
    Lf,
    Crlf,
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
