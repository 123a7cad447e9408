//! In which form a schedule goes where.

use std::path::{Path, PathBuf};

use ronde_formats::json;
use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_model::Snapshot;

use crate::outcome::{Outcome, Stop};
use crate::save::save;

/// A form of output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    Csv,
    Json,
    /// The tournament in Ronde's own form.
    Snapshot,
    Trf,
    Svg,
}

impl Form {
    /// Whether it is the whole tournament, ready to be played.
    pub(super) const fn is_tournament(self) -> bool {
        matches!(self, Form::Snapshot | Form::Trf)
    }
}

/// Form and file.
#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(super) struct Target {
    #[arg(long, group = "form")]
    text: bool,
    #[arg(long, group = "form")]
    csv: bool,
    #[arg(long, group = "form")]
    json: bool,
    #[arg(long, group = "form")]
    trf: bool,
    #[arg(long, group = "form")]
    svg: bool,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Target {
    /// The form asked for, or the one that the name promises.
    pub(super) fn form(&self) -> Form {
        let asked = [
            (self.text, Form::Text),
            (self.csv, Form::Csv),
            (self.json, Form::Json),
            (self.trf, Form::Trf),
            (self.svg, Form::Svg),
        ];
        let asked = asked.into_iter().find(|(asked, _)| *asked).map(|(_, form)| form);
        let ending = self.output.as_deref().and_then(Path::extension);
        let ending = ending.and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
        asked.unwrap_or(match ending.as_deref() {
            Some("csv") => Form::Csv,
            Some("json") => Form::Snapshot,
            Some("trf") => Form::Trf,
            Some("svg") => Form::Svg,
            _ => Form::Text,
        })
    }

    /// Writes to the file, or to standard output.
    pub(super) fn write(&self, text: &str) -> Result<Outcome, Stop> {
        let path = self.output.as_deref().unwrap_or(Path::new("-"));
        save(path, |target| target.write_all(text.as_bytes()))?;
        Ok(Outcome::Done)
    }

    /// Writes a tournament as TRF26, or in Ronde's own form where the name of the file says so.
    pub(super) fn tournament(&self, snapshot: &Snapshot) -> Result<Outcome, Stop> {
        if let (Form::Snapshot, Some(path)) = (self.form(), &self.output) {
            write_tournament(path, snapshot)?;
            return Ok(Outcome::Done);
        }
        self.write(&trf::write(snapshot, Flavour::Trf26, WriteOptions::default()).text)
    }
}

/// Writes a tournament in the form of its name: JSON, or TRF26.
pub(super) fn write_tournament(path: &Path, snapshot: &Snapshot) -> Result<(), Stop> {
    let is_json = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    if is_json {
        return save(path, |target| json::write(snapshot, target));
    }
    let text = trf::write(snapshot, Flavour::Trf26, WriteOptions::default()).text;
    save(path, |target| target.write_all(text.as_bytes()))
}
