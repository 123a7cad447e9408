//! Stories on paper: a page for each pairing, frozen as it was when the round was paired.

use std::collections::BTreeMap;

use super::{Explained, Part, Story, held, player};
use crate::paper::draw::{cells, escaped, own_way};
use crate::paper::{Block, Paper, Sheet, Source};
use crate::view::{Column, View};
use ronde_model::{PairingNumber, RoundNumber, Unpaired};
use ronde_swiss::Board;
use ronde_words::{StoryWords, fill};

/// The boards of the round as they stand in the hall, else as they are prescribed; and the bye. A
/// file need not know their order: where the pairs are the prescribed ones, it is that of
/// C.04.2:3.6.
pub fn boards(explained: &Explained) -> (Vec<Board>, Option<PairingNumber>) {
    let pairing = explained.pairing;
    let there = explained.snapshot.rounds.get(pairing.round.index());
    let Some(there) = there.filter(|it| it.is_paired()) else {
        return (pairing.boards.clone(), pairing.bye);
    };
    let two = |board: &Board| (board.white.min(board.black), board.white.max(board.black));
    let order: BTreeMap<_, usize> =
        pairing.boards.iter().enumerate().map(|(at, board)| (two(board), at)).collect();
    let games = there.games().iter();
    let mut boards: Vec<Board> =
        games.map(|it| Board { white: it.white, black: it.black }).collect();
    if boards.iter().all(|it| order.contains_key(&two(it))) {
        boards.sort_by_key(|it| order.get(&two(it)));
    }
    let bye = there.unpaired().iter().find(|it| it.1 == Unpaired::PairingBye).map(|it| it.0);
    (boards, bye)
}

/// A page for each board that is asked for, by its place from 1; without one for every board, and
/// for the bye.
pub fn paper(source: &Source, explained: &Explained, board: Option<u32>) -> Paper {
    let w = StoryWords::of(source.lang);
    let (boards, bye) = boards(explained);
    let wanted = |at: usize| board.is_none_or(|it| usize::try_from(it).ok() == Some(at + 1));
    let of_boards = boards.iter().enumerate().filter(|(at, _)| wanted(*at));
    let mut stories: Vec<Story> =
        of_boards.map(|(_, board)| held(explained, *board, source.lang)).collect();
    if board.is_none() {
        stories.extend(bye.map(|who| player(explained, who, source.lang)));
    }
    let title = match stories.as_slice() {
        [one] => one.title.clone(),
        _ => fill!(w.round_title, n = explained.pairing.round),
    };
    of_stories(source, title, explained.pairing.round, &stories)
}

/// Stories on a sheet each, with the round that they are about.
pub fn of_stories(source: &Source, title: String, round: RoundNumber, stories: &[Story]) -> Paper {
    let w = StoryWords::of(source.lang);
    let foot = fill!(w.frozen, n = round);
    let mut paper = Paper::new(source, "why", title);
    for story in stories {
        paper.sheets.push(sheet(source, "why", story, &foot));
    }
    paper
}

/// A story on one sheet: what is said to the player, the steps, the picture, what it rests on.
pub fn sheet(source: &Source, key: &str, story: &Story, foot: &str) -> Sheet {
    let mut blocks: Vec<Block> = vec![Block::Words(story.short.join(" "))];
    if !story.steps.is_empty() {
        let mut view = steps(&story.steps, source);
        blocks.push(Block::Heading(std::mem::take(&mut view.title)));
        blocks.push(Block::Drawn { markup: drawn(&story.steps, &view), view });
    }
    let mut tables = story.tables.iter();
    if let (Some(picture), Some(facts)) = (&story.picture, tables.next()) {
        // The forms without pictures have the table that stands below it.
        let markup = format!("{picture}{}", markup(facts));
        blocks.push(Block::Drawn { markup, view: facts.clone() });
    }
    let rest = if story.picture.is_some() { tables } else { story.tables.iter() };
    blocks.extend(rest.cloned().map(Block::from));
    if !foot.is_empty() {
        blocks.push(Block::Words(foot.to_owned()));
    }
    Sheet { key: key.to_owned(), title: story.title.clone(), page: source.page, blocks }
}

/// The steps as a table, a line for each sentence.
pub fn steps(parts: &[Part], source: &Source) -> View {
    let w = StoryWords::of(source.lang);
    let mut rows = Vec::new();
    for (number, part) in (1..).zip(parts) {
        for (at, line) in part.lines.iter().enumerate() {
            let first = at == 0;
            let only = |text: &str| if first { text.to_owned() } else { String::new() };
            let number: usize = number;
            rows.push(vec![
                only(&number.to_string()),
                only(&part.name),
                line.clone(),
                only(&part.article),
            ]);
        }
    }
    View {
        title: w.h_steps.to_owned(),
        columns: vec![
            Column::numbers("step", ""),
            Column::words("name", w.h_step),
            Column::words("what", w.h_what),
            Column::words("article", w.h_article),
        ],
        rows,
        notes: Vec::new(),
    }
}

/// A small table as it is printed.
fn markup(view: &View) -> String {
    let heads = cells("th", view.columns.iter().map(|column| escaped(&column.heading)));
    let row = |row: &Vec<String>| cells("td", row.iter().map(|cell| own_way(cell)));
    let rows = cells("tr", view.rows.iter().map(row));
    let notes = cells("p", view.notes.iter().map(|it| escaped(it)));
    let title = escaped(&view.title);
    format!(
        r#"<table class="bracket-list"><caption>{title}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{notes}"#
    )
}

/// The steps as they are printed: the lines of one stay together.
fn drawn(parts: &[Part], view: &View) -> String {
    let heads = cells("th", view.columns.iter().map(|column| escaped(&column.heading)));
    let mut rows = String::new();
    for (number, part) in (1..).zip(parts) {
        let number: usize = number;
        let lines: Vec<String> = part.lines.iter().map(|it| own_way(it)).collect();
        let cell = |class: &str, text: &str| format!(r#"<td class="why-{class}">{text}</td>"#);
        rows += "<tr>";
        rows += &cell("number", &number.to_string());
        rows += &cell("name", &escaped(&part.name));
        rows += &cell("what", &lines.join("<br>"));
        rows += &cell("article", &escaped(&part.article));
        rows += "</tr>";
    }
    format!(
        r#"<table class="why-steps"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"#
    )
}
