//! In which form tables go where: text, CSV, JSON, a picture; standard output or a file.

use std::path::{Path, PathBuf};

use ronde_report::{View, csv, tables, text};
use ronde_words::{CliFileWords, Lang};

use crate::outcome::{Outcome, Stop};
use crate::save::save;
use crate::{language, output};

/// A form of output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// For people.
    Text,
    /// For spreadsheets.
    Csv,
    /// For programs.
    Json,
    /// A picture.
    Svg,
}

/// Form and file.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Target {
    #[arg(long, group = "form")]
    text: bool,
    #[arg(long, group = "form")]
    csv: bool,
    #[arg(long, group = "form")]
    json: bool,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Target {
    /// The form asked for, else the one that the name promises, else the usual one.
    pub(crate) fn form(&self, usual: Form) -> Form {
        let ending = self.output.as_deref().and_then(Path::extension);
        let ending = ending.and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
        self.asked().unwrap_or(match ending.as_deref() {
            Some("csv") => Form::Csv,
            Some("json") => Form::Json,
            Some("svg") => Form::Svg,
            Some("txt") => Form::Text,
            _ => usual,
        })
    }

    /// The form that one of the options says.
    pub(crate) fn asked(&self) -> Option<Form> {
        let asked = [(self.text, Form::Text), (self.csv, Form::Csv), (self.json, Form::Json)];
        asked.into_iter().find(|(asked, _)| *asked).map(|(_, form)| form)
    }

    /// The language of what is written: that of the run, and for programs the same on every
    /// machine.
    pub(crate) fn lang(&self, usual: Form) -> Lang {
        match self.form(usual) {
            Form::Text | Form::Svg => language::current(),
            Form::Csv | Form::Json => language::for_programs(),
        }
    }

    /// The file that was named.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref()
    }

    /// Whether the output goes to a file that was named.
    pub(crate) fn is_file(&self) -> bool {
        self.output.is_some()
    }

    /// Writes bytes to the file, or to standard output.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<Outcome, Stop> {
        match self.output.as_deref() {
            Some(path) => save(path, |target| target.write_all(bytes))?,
            None => output::stream(|target| target.write_all(bytes))?,
        }
        Ok(Outcome::Done)
    }

    /// Writes tables under their names. A spreadsheet gets the first alone: CSV has no place for
    /// a second.
    pub(crate) fn tables(
        &self,
        usual: Form,
        kind: &str,
        event: &str,
        views: &[(&str, &View)],
    ) -> Result<Outcome, Stop> {
        let page = match (self.form(usual), views) {
            (Form::Text, _) => {
                let pages: Vec<String> = views.iter().map(|(_, view)| text::table(view)).collect();
                pages.join("\n")
            }
            (Form::Csv, [(_, first), ..]) => csv::table(first),
            (Form::Csv, []) => String::new(),
            (Form::Json, _) => tables::json(kind, event, views),
            (Form::Svg, _) => {
                let w = CliFileWords::of(language::current());
                return Err(Stop::bad_input(w.no_picture));
            }
        };
        self.write(page.as_bytes())
    }
}
