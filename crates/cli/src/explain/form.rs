//! In which form stories go where.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use ronde_report::explain::{self, Story};
use ronde_report::html;
use ronde_report::paper::{Page, Source};
use ronde_words::{ExplainWords, Lang, fill};
use serde_json::json;

use crate::outcome::Stop;
use crate::output;
use crate::pair::Ready;
use crate::report::papers::made_now;
use crate::report::pdf;
use crate::save::save;
use crate::{help, language};

/// The version of the JSON. It is raised when something goes or changes its meaning; new keys may
/// come at any time.
const VERSION: u32 = 1;

/// Form and file.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Target {
    #[arg(long, conflicts_with = "format")]
    json: bool,
    #[arg(long, value_name = "FORM")]
    #[arg(value_parser = help::offered::<Form>("story"))]
    format: Option<Form>,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// A form of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    #[value(alias = "txt")]
    Text,
    #[value(alias = "htm")]
    Html,
    Json,
    Pdf,
}

impl Target {
    /// The form that is said, else the one that the name promises, else text.
    fn form(&self) -> Result<Form, Stop> {
        if self.json {
            return Ok(Form::Json);
        }
        let (None, Some(path)) = (self.format, &self.output) else {
            return Ok(self.format.unwrap_or(Form::Text));
        };
        let ending = path.extension().and_then(|it| it.to_str()).unwrap_or_default();
        match Form::from_str(ending, true) {
            Ok(form) => Ok(form),
            Err(_) if path == Path::new("-") => Ok(Form::Text),
            Err(_) => {
                let w = ExplainWords::of(language::current());
                Err(Stop::bad_input(fill!(w.form_unknown, name = path.display())))
            }
        }
    }

    /// Whether a program is to read it.
    pub(super) fn is_for_programs(&self) -> bool {
        matches!(self.form(), Ok(Form::Json))
    }

    /// Writes the stories to the file, or to standard output.
    pub(super) fn write(
        &self,
        ready: &Ready,
        name: &str,
        lang: Lang,
        stories: &[Story],
    ) -> Result<(), Stop> {
        let form = self.form()?;
        let bytes = match form {
            Form::Text => text(stories).into_bytes(),
            Form::Json => page(ready, lang, stories).into_bytes(),
            Form::Html => html(ready, name, lang, stories).into_bytes(),
            Form::Pdf => pdf::printed(&html(ready, name, lang, stories))?,
        };
        match self.output.as_deref() {
            Some(path) => save(path, |target| target.write_all(&bytes)),
            None if form == Form::Text => output::print(&String::from_utf8_lossy(&bytes)),
            None => output::stream(|target| target.write_all(&bytes)),
        }
    }
}

fn text(stories: &[Story]) -> String {
    stories.iter().map(explain::text).collect::<Vec<_>>().join("\n")
}

fn html(ready: &Ready, name: &str, lang: Lang, stories: &[Story]) -> String {
    let stamp = made_now(name);
    let page = Page::default();
    let source =
        Source { snapshot: &ready.snapshot, lang, stamp: &stamp, link: None, draft: false, page };
    let title = stories.last().map_or_else(String::new, |story| story.title.clone());
    html::page(&explain::paper::of_stories(&source, title, ready.round, stories))
}

fn page(ready: &Ready, lang: Lang, stories: &[Story]) -> String {
    let stories: Vec<_> = stories.iter().map(explain::json).collect();
    let page = json!({
        "ronde_explain": VERSION,
        "round": ready.round.get(),
        "system": ready.choice.system.name(),
        "edition": ready.choice.system.year(),
        "language": lang.code(),
        "stories": stories,
    });
    serde_json::to_string_pretty(&page).expect("strings can always be written") + "\n"
}
