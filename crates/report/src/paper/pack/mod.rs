//! The paper fallback pack of a round: everything that is needed to go on by hand if the computer
//! dies. It is made of the other papers, and of what only a pencil needs.

mod history;

use ronde_model::{Game, Participant, Prohibition, RoundNumber, Snapshot};
use ronde_standings::Standings;
use ronde_swiss::system;
use ronde_words::{PackWords, fill};

use super::people::Compare;
use super::player_card::{self, Book, Whose};
use super::{Block, Page, Paper, Reading, Sheet, Source, Table};
use super::{draw, pairings, standings, starting_list};
use crate::html::{self, Extra};
use crate::names;
use crate::view::{Column, View};

/// What a pack is made for.
#[derive(Clone, Copy)]
pub struct Pack<'a> {
    /// The round that is being played, or will be.
    pub round: RoundNumber,
    /// The standings before it.
    pub standings: &'a Standings,
    /// The numbers of its boards where they are not 1, 2, 3 …
    pub boards: &'a [u32],
    /// How names are ordered.
    pub order: Compare<'a>,
}

/// The whole pack. Everything in it is read in the hand, whatever the walls have.
pub fn paper(source: &Source, pack: Pack<'_>) -> Paper {
    let page = Page { reading: Reading::Hand, landscape: false, ..source.page };
    let source = &Source { page, ..*source };
    let w = PackWords::of(source.lang);
    let title = fill!(w.title, n = pack.round);
    let book = Book::of(source, pack.standings);
    Paper::new(source, "pack", title)
        .with(how(source))
        .with(pairings::by_board(source, pack.round, pack.boards))
        .with(pairings::by_name(source, pack.round, pack.boards, pack.order))
        .with(result_sheet(source, pack))
        .with(standings::sheet(source, pack.standings, false))
        .with(history::sheet(source, &book))
        .with(apart(source, pack, &book))
        .with(starting_list::sheet(source, starting_list::By::Rank, pack.order))
        .with(blank(source))
        .with(player_card::sheet(source, &book, &Whose::All))
}

/// How to go on by hand; what is paired by a table needs no piles.
fn how(source: &Source) -> Sheet {
    let w = PackWords::of(source.lang);
    let swiss = [w.results, w.piles, w.halves, w.floaters, w.bye, w.colours, w.write, w.back];
    let fixed = [w.results, w.fixed, w.back];
    let is_swiss = system::declared(source.snapshot).is_ok();
    let steps: &[&str] = if is_swiss { &swiss } else { &fixed };
    let step = |(number, text): (usize, &&str)| Block::Words(format!("{number}. {text}"));
    let mut blocks = vec![Block::Words(w.purpose.to_owned())];
    blocks.extend((1..).zip(steps).map(step));
    Sheet { key: "how".to_owned(), title: w.how.to_owned(), page: source.page, blocks }
}

/// A table with lines on all sides and room to write.
fn ruled(source: &Source, key: &str, title: String, words: &str, view: View) -> Sheet {
    let table = Table { view, abreast: 1, kept: 0 };
    let extra = Extra { ruled: true, ..Extra::default() };
    let markup = html::drawn(source.page, &table, extra);
    let drawn = Block::Drawn { markup, view: table.view };
    let blocks = vec![Block::Words(words.to_owned()), drawn];
    Sheet { key: key.to_owned(), title, page: source.page, blocks }
}

/// Every board with room for its result.
fn result_sheet(source: &Source, pack: Pack<'_>) -> Sheet {
    let (snapshot, w) = (source.snapshot, PackWords::of(source.lang));
    let held = snapshot.rounds.get(pack.round.index());
    let games = held.map_or(&[][..], |round| round.games());
    let row = |(place, game): (usize, &Game)| {
        let board = pack.boards.get(place).map_or_else(|| place + 1, |it| *it as usize);
        let who = |number| format!("{number} {}", draw::name(source, number));
        vec![board.to_string(), who(game.white), String::new(), who(game.black)]
    };
    let view = View {
        columns: columns(source, false),
        rows: games.iter().enumerate().map(row).collect(),
        ..View::default()
    };
    let title = fill!(w.result_sheet, n = pack.round);
    ruled(source, "result-sheet", title, w.result_how, view)
}

fn columns(source: &Source, numbers: bool) -> Vec<Column> {
    let w = PackWords::of(source.lang);
    let colour = |colour| draw::colour(colour, source.lang);
    let mut columns = vec![
        Column::numbers("board", w.board),
        Column::words("white", colour(ronde_model::Colour::White)),
        Column::numbers("result", w.result),
        Column::words("black", colour(ronde_model::Colour::Black)),
    ];
    if numbers {
        columns.insert(1, Column::numbers("white_number", w.number));
        columns.push(Column::numbers("black_number", w.number));
    }
    columns
}

/// A pairing sheet to be filled in: as many boards as there can be.
fn blank(source: &Source) -> Sheet {
    let w = PackWords::of(source.lang);
    let boards = source.snapshot.players.len().div_ceil(2).max(1);
    let empty = String::new;
    let row = |board: usize| vec![board.to_string(), empty(), empty(), empty(), empty(), empty()];
    let view = View {
        columns: columns(source, true),
        rows: (1..=boards).map(row).collect(),
        ..View::default()
    };
    ruled(source, "blank-pairings", w.blank.to_owned(), w.blank_how, view)
}

/// Who had the bye, and who may not meet whom from this round on.
fn apart(source: &Source, pack: Pack<'_>, book: &Book<'_>) -> Sheet {
    let (snapshot, w) = (source.snapshot, PackWords::of(source.lang));
    let rules = snapshot.prohibitions.iter().filter(|rule| rule.rounds.last >= pack.round);
    let rows: Vec<Vec<String>> = rules.map(|rule| prohibition(snapshot, rule)).collect();
    let prohibited = if rows.is_empty() {
        Block::Words(w.none_prohibited.to_owned())
    } else {
        Block::from(View {
            columns: vec![Column::words("rounds", w.rounds), Column::words("members", w.apart)],
            rows,
            ..View::default()
        })
    };
    let byes = history::byes(source, book);
    let heading = Block::Heading(w.prohibited.to_owned());
    Sheet {
        key: "byes".to_owned(),
        title: w.byes.to_owned(),
        page: source.page,
        blocks: vec![byes, heading, prohibited],
    }
}

fn prohibition(snapshot: &Snapshot, rule: &Prohibition) -> Vec<String> {
    let name = |who: &Participant| names::numbered(snapshot, *who);
    let members: Vec<String> = rule.members.iter().map(name).collect();
    let last = snapshot.rules.declared_rounds.unwrap_or(RoundNumber::MAX.get());
    let last = rule.rounds.last.get().min(last);
    vec![format!("{}–{last}", rule.rounds.first), members.join("; ")]
}

#[cfg(test)]
mod tests;
