//! A page of the folder: the head, the way to the others, and tables.

use std::fmt::Write as _;

use ronde_model::Snapshot;
use ronde_report::paper::aros;
use ronde_words::{Lang, SiteWords, fill};

use crate::collation::Collation;

/// What makes pages in one language.
pub(super) struct Html<'a> {
    pub(super) snapshot: &'a Snapshot,
    /// See [`files`](super::files).
    pub(super) tables: &'a [Vec<u32>],
    /// The order of names.
    pub(super) names: &'a Collation,
    pub(super) lang: Lang,
    /// Those to choose from; none where there is one alone.
    pub(super) languages: &'a [Lang],
    pub(super) w: &'static SiteWords,
}

/// A text that stands for itself in a page.
pub(super) fn plain(text: &str) -> String {
    let mut page = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => page.push_str("&amp;"),
            '<' => page.push_str("&lt;"),
            '>' => page.push_str("&gt;"),
            '"' => page.push_str("&quot;"),
            other => page.push(other),
        }
    }
    page
}

impl Html<'_> {
    /// What leads to the folder's own top, where data and style lie.
    fn up(&self) -> &'static str {
        if self.languages.is_empty() { "" } else { "../" }
    }

    /// A whole page; `name` is its file, for the switch of languages.
    pub(super) fn page(&self, name: &str, title: &str, body: &str) -> String {
        let (event, title) = (plain(self.snapshot.event.name.trim()), plain(title));
        let (code, up, nav) = (self.lang.code(), self.up(), self.nav(name));
        format!(
            "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title} · {event}</title>\n<link rel=\"stylesheet\" href=\"{up}style.css\">\n\
             </head>\n<body>\n<header>\n<p class=\"event\"><a href=\"index.html\">{event}</a></p>\n\
             {nav}</header>\n<main>\n<h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n"
        )
    }

    /// The way to the other pages, and to the same page in other languages.
    fn nav(&self, name: &str) -> String {
        let w = self.w;
        let mut links = vec![("players.html".to_owned(), w.players.to_owned())];
        if let Some(last) = self.last() {
            links.push((format!("round-{last}.html"), fill!(w.round, n = last)));
            links.push(("standings.html".to_owned(), w.standings.to_owned()));
            links.push(("crosstable.html".to_owned(), w.crosstable.to_owned()));
            if aros::are_published(self.snapshot) {
                links.push(("aros.html".to_owned(), w.aros.to_owned()));
            }
        }
        let mut text = format!("<nav aria-label=\"{}\">", w.pages);
        for (file, words) in links {
            let here = if file == name { " aria-current=\"page\"" } else { "" };
            let _ = write!(text, "<a href=\"{file}\"{here}>{}</a> ", plain(&words));
        }
        text.push_str("</nav>\n");
        if !self.languages.is_empty() {
            let _ = write!(text, "<nav class=\"languages\" aria-label=\"{}\">", w.languages);
            for lang in self.languages {
                let code = lang.code();
                let here = if *lang == self.lang { " aria-current=\"true\"" } else { "" };
                let _ = write!(
                    text,
                    "<a href=\"../{code}/{name}\" lang=\"{code}\" \
                     hreflang=\"{code}\"{here}>{}</a> ",
                    code.to_uppercase()
                );
            }
            text.push_str("</nav>\n");
        }
        text
    }

    fn last(&self) -> Option<usize> {
        Some(self.snapshot.rounds.len()).filter(|rounds| *rounds > 0)
    }

    /// The first page: what it is, and everything that there is.
    pub(super) fn index(&self) -> String {
        let (w, event) = (self.w, &self.snapshot.event);
        let mut body = String::new();
        let dates = [&event.start, &event.end].map(|it| it.as_ref().map(ToString::to_string));
        let dates: Vec<String> = dates.into_iter().flatten().collect();
        let about = [event.city.trim(), event.federation.trim(), &dates.join(" – ")];
        let about: Vec<&str> = about.into_iter().filter(|it| !it.is_empty()).collect();
        let _ = writeln!(body, "<p>{}</p>", plain(&about.join(" · ")));
        let players = self.snapshot.players.len();
        let state = match (self.last(), self.snapshot.rules.declared_rounds) {
            (None, _) => fill!(w.not_begun, players = players),
            (Some(last), Some(rounds)) => {
                fill!(w.state, players = players, n = last, rounds = rounds)
            }
            (Some(last), None) => fill!(w.state_open, players = players, n = last),
        };
        let _ = writeln!(body, "<p>{}</p>", plain(&state));
        if let Some(last) = self.last() {
            body += &self.rounds(last);
        }
        body += &self.data();
        self.page("index.html", event.name.trim(), &body)
    }

    /// A line for each round, the last one first.
    fn rounds(&self, last: usize) -> String {
        let (w, up) = (self.w, self.up());
        let mut text = format!("<h2>{}</h2>\n<table><tbody>\n", w.rounds);
        for round in (1..=last).rev() {
            let _ = writeln!(
                text,
                "<tr><th scope=\"row\">{}</th><td><a href=\"round-{round}.html\">{}</a></td>\
                 <td><a href=\"round-{round}-names.html\">{}</a></td>\
                 <td><a href=\"standings-{round}.html\">{}</a></td>\
                 <td><a href=\"{up}round-{round}.pgn\">PGN</a></td></tr>",
                plain(&fill!(w.round, n = round)),
                w.by_board,
                w.by_name,
                plain(&fill!(w.after, n = round)),
            );
        }
        text + "</tbody></table>\n"
    }

    fn data(&self) -> String {
        let (w, up) = (self.w, self.up());
        format!(
            "<h2>{}</h2>\n<p><a href=\"{up}tournament.trf\">TRF</a> · \
             <a href=\"{up}tournament.json\">JSON</a></p>\n",
            w.for_programs
        )
    }
}

/// The first page where there are several languages: it chooses one.
pub(super) fn door(snapshot: &Snapshot, languages: &[Lang]) -> String {
    let event = plain(snapshot.event.name.trim());
    let link = |lang: &Lang| {
        let code = lang.code();
        let words = lang.own_name();
        format!(
            "<li><a href=\"{code}/index.html\" lang=\"{code}\" \
             hreflang=\"{code}\">{words}</a></li>\n"
        )
    };
    let links: String = languages.iter().map(link).collect();
    format!(
        "<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{event}</title>\n<link rel=\"stylesheet\" href=\"style.css\">\n</head>\n<body>\n\
         <main>\n<h1>{event}</h1>\n<ul>\n{links}</ul>\n</main>\n</body>\n</html>\n"
    )
}

/// Tables of papers as tables of a page.
pub(super) mod table {
    use std::fmt::Write as _;

    use ronde_report::paper::Block;
    use ronde_report::{Align, View};

    use super::plain;

    /// What stands on a sheet.
    pub(in crate::site) fn blocks(blocks: &[Block]) -> String {
        let mut text = String::new();
        for block in blocks {
            match block {
                Block::Heading(words) => {
                    let _ = writeln!(text, "<h2>{}</h2>", plain(words));
                }
                Block::Words(words) => {
                    let _ = writeln!(text, "<p>{}</p>", plain(words));
                }
                Block::Table(table) | Block::Named(_, table) => text += &view(&table.view),
                Block::Drawn { view: drawn, .. } => text += &view(drawn),
            }
        }
        text
    }

    /// A table with its heads and notes. Where it has numbers and names, each name leads to the
    /// player's own page.
    pub(in crate::site) fn view(view: &View) -> String {
        let mut text = String::new();
        if !view.rows.is_empty() {
            text.push_str("<div class=\"wide\"><table>\n<thead><tr>");
            for column in &view.columns {
                let class = class(column.align);
                let _ = write!(text, "<th scope=\"col\"{class}>{}</th>", plain(&column.heading));
            }
            text.push_str("</tr></thead>\n<tbody>\n");
            for row in &view.rows {
                text.push_str("<tr>");
                for (place, cell) in row.iter().enumerate() {
                    let class = view.columns.get(place).map_or("", |it| class(it.align));
                    let _ = write!(text, "<td{class}>{}</td>", linked(view, row, place, cell));
                }
                text.push_str("</tr>\n");
            }
            text.push_str("</tbody></table></div>\n");
        }
        for note in &view.notes {
            let _ = writeln!(text, "<p class=\"note\">{}</p>", plain(note));
        }
        text
    }

    const fn class(align: Align) -> &'static str {
        match align {
            Align::Left => "",
            Align::Right => " class=\"num\"",
            Align::Centre => " class=\"mid\"",
        }
    }

    /// The column of names and the column of numbers that belongs to it.
    const NAMES: [(&str, &str); 3] =
        [("name", "number"), ("white", "white_number"), ("black", "black_number")];

    fn linked(view: &View, row: &[String], place: usize, cell: &str) -> String {
        let text = format!("<bdi>{}</bdi>", plain(cell));
        let key = view.columns.get(place).map_or("", |column| &column.key);
        let Some((_, number)) = NAMES.iter().find(|(name, _)| *name == key) else {
            return if cell.is_empty() { String::new() } else { text };
        };
        let number = view.columns.iter().position(|column| column.key == *number);
        let number = number.and_then(|place| row.get(place)?.trim().parse::<u32>().ok());
        match number.filter(|_| !cell.is_empty()) {
            Some(number) => format!("<a href=\"player-{number}.html\">{text}</a>"),
            None => text,
        }
    }
}
