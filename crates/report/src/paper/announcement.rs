//! A poster: what begins when, and a large QR code to the live page.

use std::fmt::Write as _;

use ronde_model::RoundNumber;
use ronde_words::{PaperWords, fill};

use super::people;
use super::{Block, Paper, Sheet, Source};
use crate::html::escaped;
use crate::qr;
use crate::view::{Column, View};

/// What a poster says.
#[derive(Clone, Copy, Debug, Default)]
pub struct Said<'a> {
    /// The round it is about.
    pub round: Option<RoundNumber>,
    /// When the round begins, as the arbiter writes it.
    pub time: &'a str,
    /// Anything else, a paragraph a line.
    pub words: &'a str,
}

/// The poster: one page, everything large.
pub fn paper(source: &Source, said: Said) -> Paper {
    let words = PaperWords::of(source.lang);
    let lines = lines(source, said);
    let markup = markup(source, &lines);
    let rows = lines.into_iter().map(|(kind, text)| vec![kind.to_owned(), text]).collect();
    let columns =
        vec![Column::words("kind", words.what), Column::words("text", words.announcement)];
    let view = View { columns, rows, ..View::default() };
    let title = words.announcement.to_owned();
    let sheet = Sheet {
        key: "announcement".to_owned(),
        title: title.clone(),
        page: source.page,
        blocks: vec![Block::Drawn { markup, view }],
    };
    Paper::new(source, "announcement", title).with(sheet)
}

/// Everything on the poster, from top to bottom, with the kind of each line.
fn lines(source: &Source, said: Said) -> Vec<(&'static str, String)> {
    let words = PaperWords::of(source.lang);
    let event = &source.snapshot.event;
    let mut lines = vec![("event", super::event(source.snapshot))];
    if let Some(round) = said.round {
        lines.push(("round", fill!(words.round, n = round)));
        let date = event.round_dates.get(round.index()).and_then(Option::as_ref);
        lines.extend(date.map(|date| ("day", people::day(date, source.lang))));
    }
    if !said.time.trim().is_empty() {
        lines.push(("time", fill!(words.begins, time = said.time.trim())));
    }
    let paragraphs = said.words.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.extend(paragraphs.map(|line| ("words", line.to_owned())));
    if let Some(link) = source.link {
        lines.push(("scan", words.scan.to_owned()));
        lines.push(("link", link.to_owned()));
    }
    lines.retain(|(_, text)| !text.is_empty());
    lines
}

fn markup(source: &Source, lines: &[(&'static str, String)]) -> String {
    let size = match source.page.size {
        super::Size::A4 => "a4",
        super::Size::Letter => "letter",
    };
    let wide = if source.page.landscape { " poster-wide" } else { "" };
    let mut out = format!("<div class=\"poster-page poster-{size}{wide}\">");
    let code = source.link.and_then(qr::svg);
    for (kind, text) in lines {
        if *kind == "scan" {
            out.push_str(code.as_deref().unwrap_or_default());
        }
        let _ = write!(out, "<p class=\"poster-{kind}\" dir=\"auto\">{}</p>", escaped(text));
    }
    out.push_str("</div>");
    out
}
