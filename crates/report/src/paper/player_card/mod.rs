//! The player's card of dutch-1992: two on a page, its fields and headings exactly as printed
//! there.
//!
//! | Field | What stands in it |
//! |---|---|
//! | `Coul`, `Adversaire` | struck out where the game was not played (F2); a float as an arrow (A4, A5) |
//! | `Coul` of the next round | the colour that is obligatory, marked beforehand (A7a) |
//! | `Total` | the points of the rounds so far, adjourned games as the pairing counts them |
//! | `Score ajusté` | the same as tie-breaks of others count it: unplayed games by the edition in use |
//! | `Total final` | the points in the standings after the round |
//! | `Dép` | the first tie-break after the round; all of them stand at the foot, with their names |
//! | `Élo`, `Code FFE` | of the federation's own record |
//! | `Club`, `Ligue` | as the player was entered |
//!
//! A reading: the seed prints the three last columns without a word about them, and "final" is
//! known only at the end; a card that is filled round by round shows what the end would be if it
//! were now.

mod lines;

use ronde_model::{DateText, Event, PairingNumber, Player, Title};
use ronde_standings::Standings;
use ronde_words::{CardWords, Lang, fill};

use super::draw::{self, div, escaped, own_way};
use super::people::day;
use super::{Block, Page, Paper, Sheet, Source};
use crate::figures::{fraction, optional};
use crate::view::{Column, View};
pub(crate) use lines::{Book, Line};

/// Rounds that the printed card has room for.
const PRINTED: usize = 9;
/// The most rounds with which two cards fit on a page.
const TWO_ON_A_PAGE: usize = 13;

/// Whose cards are made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Everybody's, by number.
    All,
    /// Of these only.
    Only(Vec<PairingNumber>),
    /// So many empty ones, for work by hand.
    Empty(usize),
}

/// The cards; `standings` are the table that the event is ranked by.
pub fn paper(source: &Source, standings: &Standings, whose: &Whose) -> Paper {
    let w = CardWords::of(source.lang);
    let book = Book::of(source, standings);
    Paper::new(source, "player-cards", w.title.to_owned()).with(sheet(source, &book, whose))
}

/// The same as a part of another paper.
pub(crate) fn sheet(source: &Source, book: &Book<'_>, whose: &Whose) -> Sheet {
    let w = CardWords::of(source.lang);
    let people: Vec<Option<&Player>> = match whose {
        Whose::All => source.snapshot.players.iter().map(Some).collect(),
        Whose::Only(numbers) => {
            numbers.iter().map(|number| source.snapshot.player(*number)).collect()
        }
        Whose::Empty(count) => vec![None; *count],
    };
    let rows = rows(source);
    let (on_a_page, class) = match rows {
        _ if rows <= PRINTED => (2, "pcard-printed"),
        _ if rows <= TWO_ON_A_PAGE => (2, "pcard-dense"),
        _ => (1, "pcard-whole"),
    };
    let page = |people: &[Option<&Player>]| {
        let cards: String = people.iter().map(|who| card(source, book, *who, rows)).collect();
        div(&format!("pcard-page pcard-{} {class}", draw::size(source.page.size)), &cards)
    };
    let markup = people.chunks(on_a_page).map(page).collect();
    let view = view(source, book, people.iter().copied().flatten());
    Sheet {
        key: "player-cards".to_owned(),
        title: w.title.to_owned(),
        page: Page { landscape: false, ..source.page },
        blocks: vec![Block::Drawn { markup, view }],
    }
}

/// Nine as printed, more where the event has more.
fn rows(source: &Source) -> usize {
    let declared = source.snapshot.rules.declared_rounds.map_or(0, usize::from);
    PRINTED.max(declared).max(source.snapshot.rounds.len())
}

fn card(source: &Source, book: &Book<'_>, player: Option<&Player>, rows: usize) -> String {
    let w = CardWords::of(source.lang);
    let lines = player.map_or_else(Vec::new, |player| book.lines(player.number));
    let rank = player.and_then(|player| book.rank(player.number));
    let breaks = player.map_or_else(String::new, |player| breaks(w, book, player.number));
    let place = format!("{} {}", w.place, value(&optional(rank)));
    let place = div("pcard-place", &format!("<small>{breaks}</small><span>{place}</span>"));
    let table = table(source.lang, &lines, rows);
    div("pcard", &(event(source) + &who(w, player) + &data(source, player) + &table + &place))
}

/// `Départages: BH 14, SB 9`: the form has one column, and an event has several.
fn breaks(w: &CardWords, book: &Book<'_>, number: PairingNumber) -> String {
    let known = book.breaks_of(number);
    let part = |(code, value): &(String, String)| {
        escaped(format!("{code} {}", fraction(value)).trim_end())
    };
    let parts: Vec<String> = known.iter().map(part).collect();
    let list = parts.join(", ");
    if list.is_empty() { list } else { fill!(w.breaks, list = list) }
}

/// A value, or room for one to be written.
fn value(text: &str) -> String {
    let class = if text.is_empty() { "pcard-open" } else { "pcard-value" };
    draw::span(class, &own_way(text))
}

/// `Open de: … du … au …`.
fn event(source: &Source) -> String {
    let w = CardWords::of(source.lang);
    let Event { name, start, end, .. } = &source.snapshot.event;
    let on = |text: &Option<DateText>| {
        value(&text.as_ref().map_or_else(String::new, |text| day(text, source.lang)))
    };
    let parts = [(w.open, value(name.trim())), (w.from, on(start)), (w.to, on(end))];
    let parts = parts.map(|(label, value)| format!("<span>{label} {value}</span>"));
    div("pcard-event", &parts.concat())
}

fn who(w: &CardWords, player: Option<&Player>) -> String {
    let number = player.map_or_else(String::new, |it| it.number.to_string());
    let name = player.map_or("", |it| it.name.trim());
    let box_of = |class: &str, label: &str, text: &str| {
        div(class, &format!("<small>{label}</small><b>{}</b>", own_way(text)))
    };
    let class = format!("pcard-name {}", draw::length(name));
    div("pcard-who", &(box_of("pcard-number", w.number, &number) + &box_of(&class, w.name, name)))
}

/// The three lines between name and table, three fields each.
fn data(source: &Source, player: Option<&Player>) -> String {
    let w = CardWords::of(source.lang);
    let labels = [
        w.rating,
        w.fide_rating,
        w.fide_title,
        w.national_id,
        w.fide_id,
        w.federation,
        w.club,
        w.league,
        w.birth,
    ];
    let values = fields(source, player);
    let field = |(label, text): (&str, &String)| format!("<span>{label} {}</span>", value(text));
    div("pcard-data", &labels.into_iter().zip(&values).map(field).collect::<String>())
}

/// Rating, FIDE rating, title, both codes, federation, club, league, birth.
fn fields(source: &Source, player: Option<&Player>) -> [String; 9] {
    let Some(player) = player else {
        let mut empty: [String; 9] = Default::default();
        "…… / …… / …………".clone_into(&mut empty[8]);
        return empty;
    };
    let national = source.snapshot.national.iter().find(|it| it.number == player.number);
    [
        optional(national.and_then(|it| it.rating)),
        optional(player.rating),
        optional(player.title.map(Title::code)),
        national.map_or_else(String::new, |it| it.id.trim().to_owned()),
        player.fide_id.trim().to_owned(),
        player.federation.trim().to_owned(),
        draw::club(source.snapshot, player.number),
        player.league.trim().to_owned(),
        player.birth.as_ref().map_or_else(String::new, |birth| day(birth, source.lang)),
    ]
}

fn table(lang: Lang, lines: &[Line], rows: usize) -> String {
    let heads = draw::cells("th", headings(lang).map(|(_, heading)| heading.to_owned()));
    let row = |round: usize| match lines.get(round) {
        Some(line) => drawn(lang, line),
        None => format!("<tr><td>{}</td>{}</tr>", round + 1, "<td></td>".repeat(7)),
    };
    let body: String = (0..rows).map(row).collect();
    format!(
        r#"<table class="pcard-rounds"><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"#
    )
}

/// Keys and headings of the table.
fn headings(lang: Lang) -> [(&'static str, &'static str); 8] {
    let w = CardWords::of(lang);
    [
        ("round", w.round),
        ("colour", w.colour),
        ("opponent", w.opponent),
        ("result", w.result),
        ("total", w.total),
        ("adjusted", w.adjusted),
        ("final_total", w.final_total),
        ("tie_break", w.tie_break),
    ]
}

fn drawn(lang: Lang, line: &Line) -> String {
    let struck = |text: String| if line.struck { format!("<s>{text}</s>") } else { text };
    let colour = match line.colour {
        Some(colour) if line.obligatory => {
            let word = draw::letter(colour, lang);
            format!(r#"<b class="pcard-due">{} {word}</b>"#, draw::sign(colour))
        }
        Some(colour) => struck(format!("{} {}", draw::sign(colour), draw::letter(colour, lang))),
        None => String::new(),
    };
    let float = line.arrow().map_or_else(String::new, |arrow| draw::span("pcard-float", arrow));
    let opponent = struck(own_way(&line.opponent));
    let opponent = div("pcard-opponent", &format!("<span>{opponent}</span>{float}"));
    let figures: String =
        figures(line).map(|text| format!("<td>{}</td>", escaped(&fraction(text)))).concat();
    format!("<tr><td>{}</td><td>{colour}</td><td>{opponent}</td>{figures}</tr>", line.round)
}

/// What stands after the opponent.
fn figures(line: &Line) -> [&str; 5] {
    let Line { result, total, adjusted, final_total, .. } = line;
    [result, total, adjusted, final_total, line.tie_break()]
}

/// A row for each round of each card; all tie-breaks have a column, the first as on the card.
fn view<'a>(source: &Source, book: &Book<'_>, people: impl Iterator<Item = &'a Player>) -> View {
    let (lang, w) = (source.lang, CardWords::of(source.lang));
    let mut columns = vec![Column::numbers("number", w.number), Column::words("name", w.name)];
    columns.extend(headings(lang).map(|(key, heading)| match key {
        "colour" | "opponent" => Column::words(key, heading),
        _ => Column::numbers(key, heading),
    }));
    columns.push(Column::words("float", "↑↓"));
    columns.push(Column::numbers("place", w.place.trim_end_matches(':')));
    let codes = book.tie_breaks();
    columns.extend(codes.iter().skip(1).map(|code| Column::numbers(code, code)));
    let lines = people.flat_map(|player| {
        let rank = optional(book.rank(player.number));
        let more = codes.len().saturating_sub(1);
        let row = move |line: Line| {
            let mut row = vec![player.number.to_string(), player.name.trim().to_owned()];
            row.extend(cells(lang, &line));
            row.push(rank.clone());
            let others = line.tie_breaks.into_iter().skip(1);
            row.extend(others.chain(std::iter::repeat(String::new())).take(more));
            row
        };
        book.lines(player.number).into_iter().map(row)
    });
    let rows = lines.collect();
    let notes = codes.first().map(|code| fill!(w.which, code = code));
    View { title: w.title.to_owned(), columns, rows, notes: notes.into_iter().collect() }
}

fn cells(lang: Lang, line: &Line) -> Vec<String> {
    let colour = line.colour.map_or("", |colour| draw::letter(colour, lang));
    let colour = match (line.obligatory, line.struck) {
        (true, _) => format!("{colour}!"),
        (false, true) => String::new(),
        (false, false) => colour.to_owned(),
    };
    let mut cells = vec![line.round.to_string(), colour, line.opponent.clone()];
    cells.extend(figures(line).map(str::to_owned));
    cells.push(line.arrow().unwrap_or_default().to_owned());
    cells
}

#[cfg(test)]
mod tests;
