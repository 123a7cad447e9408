//! A whole round: every board in a sentence, then every step.

use ronde_model::PairingNumber;

use super::words::book;
use super::{Explained, Part, Scene, Story, brackets, pair_told, procedure};
use crate::paper::draw;
use crate::view::{Column, View};
use ronde_model::Colour;
use ronde_swiss::steps::Act;
use ronde_words::{Lang, StoryWords, fill};

/// How a round was paired.
pub fn round(explained: &Explained, lang: Lang) -> Story {
    let scene = explained.scene(lang);
    let w = StoryWords::of(lang);
    let reasons = &explained.pairing.reasons;
    let steps: Vec<Part> = if reasons.steps.is_empty() {
        brackets::whole(&scene, explained.pairing)
    } else {
        procedure::whole(&scene, &reasons.steps)
    };
    Story {
        title: fill!(w.round_title, n = scene.round),
        short: short(explained, &scene),
        steps,
        tables: vec![boards(explained, &scene)],
        picture: None,
    }
}

fn short(explained: &Explained, scene: &Scene<'_>) -> Vec<String> {
    let w = StoryWords::of(scene.lang());
    let pairing = explained.pairing;
    let takes = pairing.reasons.steps.iter().filter(|it| matches!(it.act, Act::Takes { .. }));
    let groups = pairing.reasons.brackets.len() + takes.count();
    let mut short = vec![
        fill!(w.s_rules, book = book(pairing.system, scene.lang())),
        fill!(w.s_round, boards = pairing.boards.len(), groups = groups),
    ];
    let floaters: Vec<PairingNumber> = pairing
        .boards
        .iter()
        .filter(|it| scene.score(it.white) != scene.score(it.black))
        .map(|it| if scene.score(it.white) > scene.score(it.black) { it.white } else { it.black })
        .collect();
    if !floaters.is_empty() {
        short.push(fill!(w.s_floaters, who = scene.all_scored(&floaters)));
    }
    short.push(match pairing.bye {
        Some(bye) => fill!(w.s_bye_to, who = scene.all_scored(&[bye])),
        None => w.s_no_bye.to_owned(),
    });
    short
}

/// The boards, each with what is said about it in short; the colours stand in the columns.
fn boards(explained: &Explained, scene: &Scene<'_>) -> View {
    let w = StoryWords::of(scene.lang());
    let lang = scene.lang();
    let rows = (1..).zip(&explained.pairing.boards).map(|(number, board): (usize, _)| {
        let mut short = pair_told(explained, scene, *board).short;
        short.pop();
        vec![
            number.to_string(),
            scene.named(board.white),
            scene.named(board.black),
            short.join(" "),
        ]
    });
    View {
        title: w.boards.to_owned(),
        columns: vec![
            Column::numbers("board", w.f_board),
            Column::words("white", draw::colour(Colour::White, lang)),
            Column::words("black", draw::colour(Colour::Black, lang)),
            Column::words("why", w.f_why),
        ],
        rows: rows.collect(),
        notes: Vec::new(),
    }
}
