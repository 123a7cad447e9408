//! Papers from the command line: which, how, and in which form.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::ValueEnum;
use ronde_report::paper::catalogue::{self, Choice, Missing, Order};
use ronde_report::paper::{Page, Paper, Reading, Size, Source, by_letters, stamp};
use ronde_report::{csv, html, tables, text, xlsx};
use ronde_server::site;
use ronde_standings::Category;
use ronde_standings::prizes::Rules;
use ronde_words::{Lang, ReportCommandWords, fill};

use super::open::Opened;
use super::pdf;
use crate::form::Target;
use crate::help;
use crate::language::{self, Languages, LanguagesParser};
use crate::outcome::{Outcome, Stop};
use crate::output;
use crate::standings::choice::RankingOptions;
use crate::standings::{SharingName, category, prize_rules};

/// Options of papers.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "papers")]
pub(super) struct PaperOptions {
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(default_value = language::current().code(), value_parser = LanguagesParser)]
    lang: Languages,
    #[arg(long, value_name = "SIZE", default_value = "a4")]
    #[arg(value_parser = help::offered::<SizeName>("page"))]
    page: SizeName,
    #[arg(long)]
    landscape: bool,
    #[arg(long = "type", value_name = "TYPE")]
    #[arg(value_parser = help::offered::<ReadingName>("reading"))]
    reading: Option<ReadingName>,
    #[arg(long, value_name = "ORDER", default_value = "rank")]
    #[arg(value_parser = help::offered::<OrderName>("order"))]
    by: OrderName,
    #[arg(long, value_name = "BOARD")]
    board: Option<u32>,
    #[arg(long, value_name = "NUMBER")]
    player: Option<u32>,
    #[arg(long, value_name = "URL")]
    link: Option<String>,
    #[arg(long, value_name = "TEXT")]
    stamp: Option<String>,
    #[arg(long = "category", value_name = "CATEGORY", value_parser = category)]
    categories: Vec<Category>,
    #[command(flatten)]
    ranking: RankingOptions,
    #[arg(long, value_name = "PRIZES")]
    prizes: Option<String>,
    #[arg(long, value_name = "HOW", default_value = "by-rank")]
    #[arg(value_parser = help::offered::<SharingName>("sharing"))]
    sharing: SharingName,
    #[arg(long)]
    cumulative: bool,
    #[arg(long = "form", id = "paper_form", value_name = "FORM", conflicts_with = "form")]
    #[arg(value_parser = help::offered::<Form>("paper"))]
    form: Option<Form>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SizeName {
    A4,
    Letter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ReadingName {
    Hand,
    Wall,
    Far,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum OrderName {
    Rank,
    Name,
    Club,
    Federation,
}

/// A form of a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    Html,
    #[value(alias = "txt")]
    Text,
    Csv,
    Xlsx,
    Json,
    Pdf,
}

impl PaperOptions {
    /// Makes the paper, in the form that is wanted.
    pub(super) fn paper(
        &self,
        kind: catalogue::Kind,
        round: Option<u16>,
        Opened { snapshot, tables, prizes, name }: &Opened,
        target: &Target,
    ) -> Result<Outcome, Stop> {
        let form = self.form(target)?;
        let stamp = self.stamp.clone().unwrap_or_else(|| made_now(name));
        let lang = if form == Form::Json { language::for_programs() } else { self.language() };
        let source = Source {
            snapshot,
            lang,
            stamp: &stamp,
            link: self.link.as_deref(),
            draft: false,
            page: self.page_of(kind),
        };
        let said = self.choice(round)?;
        let prizes = said.prizes.clone().or_else(|| prizes.clone());
        let ranking = self.ranking.choose(snapshot, name)?;
        let choice = Choice { tables: tables.clone(), prizes, ranking, ..said };
        let paper = catalogue::make(kind, &source, &choice, &by_letters);
        // Messages are in the language of the run, whatever the paper's language is.
        let words = |missing: Missing| missing.words(language::current());
        let paper =
            paper.map_err(|missing| Stop::bad_input(format!("{name}: {}", words(missing))))?;
        let bytes = written(&paper, form)?;
        if form == Form::Text && !target.is_file() {
            output::print(&String::from_utf8_lossy(&bytes))?;
            return Ok(Outcome::Done);
        }
        target.write(&bytes)
    }

    /// Writes the public side into a folder.
    pub(super) fn site(&self, opened: &Opened, folder: Option<&Path>) -> Result<Outcome, Stop> {
        let w = ReportCommandWords::of(language::current());
        let Some(folder) = folder else {
            return Err(Stop::bad_input(w.which_folder));
        };
        let languages = match self.lang {
            Languages::All => Lang::ALL.to_vec(),
            Languages::One(lang) => vec![lang],
        };
        let written =
            site::write(folder, &site::files(&opened.snapshot, &opened.tables, &languages));
        let written = written.map_err(|why| Stop::file_access(why.words(language::current())))?;
        let site::Written { changed, same, removed } = written;
        let said = fill!(
            w.site_written,
            name = folder.display(),
            changed = changed,
            same = same,
            removed = removed
        );
        output::print(&format!("{said}\n"))?;
        Ok(Outcome::Done)
    }

    /// The language of a paper, which has one.
    pub(super) fn language(&self) -> Lang {
        match self.lang {
            Languages::One(lang) => lang,
            Languages::All => language::current(),
        }
    }

    fn page_of(&self, kind: catalogue::Kind) -> Page {
        let usual = kind.page();
        Page {
            size: match self.page {
                SizeName::A4 => Size::A4,
                SizeName::Letter => Size::Letter,
            },
            landscape: self.landscape || usual.landscape,
            reading: match self.reading {
                None => usual.reading,
                Some(ReadingName::Hand) => Reading::Hand,
                Some(ReadingName::Wall) => Reading::Wall,
                Some(ReadingName::Far) => Reading::Far,
            },
        }
    }

    fn choice(&self, round: Option<u16>) -> Result<Choice, Stop> {
        Ok(Choice {
            round,
            board: self.board,
            player: self.player,
            order: match self.by {
                OrderName::Rank => Order::Rank,
                OrderName::Name => Order::Name,
                OrderName::Club => Order::Club,
                OrderName::Federation => Order::Federation,
            },
            categories: self.categories.clone(),
            prizes: self.rules()?,
            ..Choice::default()
        })
    }

    fn rules(&self) -> Result<Option<Rules>, Stop> {
        prize_rules(self.prizes.as_deref(), self.sharing, self.cumulative)
    }

    /// The form that is said, else the one that the name promises, else text.
    fn form(&self, target: &Target) -> Result<Form, Stop> {
        if let Some(form) = self.form.or_else(|| said(target)) {
            return Ok(form);
        }
        let Some(path) = target.path() else { return Ok(Form::Text) };
        let ending = path.extension().and_then(|it| it.to_str()).unwrap_or_default();
        Form::from_str(ending, true).or_else(|_| {
            if ending.eq_ignore_ascii_case("htm") {
                return Ok(Form::Html);
            }
            let w = ReportCommandWords::of(language::current());
            Err(Stop::bad_input(fill!(w.form_unknown, name = path.display())))
        })
    }
}

/// The form by one of the options that every report has.
fn said(target: &Target) -> Option<Form> {
    Some(match target.asked()? {
        crate::form::Form::Csv => Form::Csv,
        crate::form::Form::Json => Form::Json,
        crate::form::Form::Text | crate::form::Form::Svg => Form::Text,
    })
}

/// `open.trf · 2026-11-16 14:05 UTC`.
pub(crate) fn made_now(name: &str) -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let at = since.ok().and_then(|it| i64::try_from(it.as_millis()).ok()).unwrap_or(0);
    let file = PathBuf::from(name);
    let file = file.file_name().map_or(name.into(), |it| it.to_string_lossy());
    format!("{file} · {}", stamp(at, None))
}

fn written(paper: &Paper, form: Form) -> Result<Vec<u8>, Stop> {
    Ok(match form {
        Form::Html => html::page(paper).into_bytes(),
        Form::Text => text::paper(paper).into_bytes(),
        Form::Csv => csv::paper(paper, None).unwrap_or_default().into_bytes(),
        Form::Json => tables::paper(paper).into_bytes(),
        Form::Xlsx => xlsx::paper(paper).map_err(crate::convert::lists::too_large)?,
        Form::Pdf => pdf::printed(&html::page(paper))?,
    })
}
