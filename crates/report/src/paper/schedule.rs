//! The whole schedule: every round whose players are known, by numbers and names, with the results
//! as far as they are in.

use ronde_model::{Game, PairingNumber, Round, Snapshot};
use ronde_words::{HeadWords, PaperWords, SchedulePaperWords, fill};

use super::pairings::result;
use super::people;
use super::{Block, Paper, Sheet, Source, Table};
use crate::view::{Column, View};

/// Everybody's rounds; nothing for a tournament without a schedule, or one that is not filled.
pub fn paper(source: &Source) -> Option<Paper> {
    let (known, more) = ronde_standings::as_far_as_known(source.snapshot).ok()?;
    let words = SchedulePaperWords::of(source.lang);
    let mut blocks = Vec::new();
    for (round, number) in known.rounds.iter().zip(1..) {
        let heading = fill!(PaperWords::of(source.lang).round, n = number);
        blocks.push(Block::Heading(heading));
        let view = boards(source, &known, round);
        blocks.push(Block::Table(Table { view, abreast: 1, kept: 0 }));
        let resting: Vec<String> =
            round.unpaired().iter().map(|(who, _)| numbered(source, &known, *who)).collect();
        if !resting.is_empty() {
            blocks.push(Block::Words(fill!(words.resting, who = resting.join(", "))));
        }
    }
    if more {
        blocks.push(Block::Words(words.later.to_owned()));
    }
    let title = words.title.to_owned();
    let sheet =
        Sheet { key: "schedule".to_owned(), title: title.clone(), page: source.page, blocks };
    Some(Paper::new(source, "schedule", title).with(sheet))
}

fn numbered(source: &Source, known: &Snapshot, number: PairingNumber) -> String {
    format!("{number} {}", people::titled(known, number, source.lang))
}

fn boards(source: &Source, known: &Snapshot, round: &Round) -> View {
    let (words, heads) = (PaperWords::of(source.lang), HeadWords::of(source.lang));
    let name = |number| people::titled(known, number, source.lang);
    let row = |(place, game): (usize, &Game)| {
        vec![
            place.to_string(),
            game.white.to_string(),
            name(game.white),
            result(game.result, words),
            game.black.to_string(),
            name(game.black),
        ]
    };
    View {
        columns: vec![
            Column::numbers("board", words.board),
            Column::numbers("white_number", heads.number),
            Column::words("white", words.white),
            Column::between("result", words.result),
            Column::numbers("black_number", heads.number),
            Column::words("black", words.black),
        ],
        rows: (1..).zip(round.games()).map(row).collect(),
        ..View::default()
    }
}
