//! Why: every pair, colour, float and bye of a round in words, and what would be otherwise.
//!
//! A story is made from what the engine itself says ([`ronde_swiss::Reasons`]) and from the rounds
//! before; nothing is found out again. First comes what an arbiter would say to a player, then the
//! steps with their articles.
//!
//! | To find | look in |
//! |---|---|
//! | a story | [`board`], [`held`], [`player`], [`round`], [`why_not()`], [`deadlock()`], [`departs()`] |
//! | one page for each pairing | [`paper`] |
//! | the round and its players, as words need them | [`Scene`] |
//! | words for every act, refusal and criterion | [`words`] |
//! | the books that judge candidates by criteria | `brackets` |
//! | the books that are procedures | `procedure` |

mod absent;
mod brackets;
mod deadlock;
mod departs;
mod json;
pub mod paper;
mod procedure;
mod round;
mod scene;
#[cfg(test)]
mod tests;
mod text;
mod why_not;
pub mod words;

use ronde_model::{Colour, PairingNumber, Snapshot};
use ronde_swiss::{Board, RoundPairing};
use ronde_words::{Lang, StoryWords, fill};

use crate::paper::bracket;
use crate::view::{Column, View};
pub use deadlock::deadlock;
pub use departs::departs;
pub use json::json;
pub use round::round;
pub use scene::Scene;
pub use text::text;
pub use why_not::why_not;

/// An explanation before it has a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// What is explained: `Round 5, board 1: Rossi – Martinez`.
    pub title: String,
    /// What an arbiter would say to a player, sentence by sentence.
    pub short: Vec<String>,
    /// How it came about, in order.
    pub steps: Vec<Part>,
    /// What it rests on: the players before the round.
    pub tables: Vec<View>,
    /// The group as a picture, markup that is already escaped.
    pub picture: Option<String>,
}

/// One step of a story.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// What kind of step it is: `Bracket`, `Colours`.
    pub name: String,
    /// What is to be said.
    pub lines: Vec<String>,
    /// The article that asks for it, in the edition that is used.
    pub article: String,
}

impl Part {
    fn new(name: &str, article: impl Into<String>, lines: Vec<String>) -> Part {
        Part { name: name.to_owned(), lines, article: article.into() }
    }
}

/// A round and why it came out so; the snapshot is the one that it was paired from.
#[derive(Clone, Copy, Debug)]
pub struct Explained<'a> {
    /// The tournament before the round; later rounds in it are not looked at.
    pub snapshot: &'a Snapshot,
    /// What the engine made of it. With [`Detail::Alternatives`](ronde_swiss::Detail) everything
    /// can be told, without it only what was done.
    pub pairing: &'a RoundPairing,
}

impl Explained<'_> {
    fn scene(&self, lang: Lang) -> Scene<'_> {
        Scene::new(self.snapshot, self.pairing.round, self.pairing.system).told_in(lang)
    }

    /// The board on which somebody plays, from 0.
    fn board_of(&self, player: PairingNumber) -> Option<usize> {
        self.pairing.boards.iter().position(|it| it.white == player || it.black == player)
    }
}

/// Short sentences and steps, before they have a title.
#[derive(Default)]
struct Told {
    short: Vec<String>,
    steps: Vec<Part>,
}

/// Why two meet, and with these colours. A board that the pairing does not have is told as
/// [`held`] tells it.
pub fn board(explained: &Explained, board: Board, lang: Lang) -> Story {
    if !explained.pairing.boards.contains(&board) {
        return held(explained, board, lang);
    }
    let scene = explained.scene(lang);
    let told = pair_told(explained, &scene, board);
    let players = [board.white, board.black];
    Story {
        title: board_title(explained, &scene, board),
        short: told.short,
        steps: told.steps,
        tables: vec![facts(&scene, &players)],
        picture: bracket::picture_with(explained.snapshot, explained.pairing, board.white, lang),
    }
}

fn pair_told(explained: &Explained, scene: &Scene<'_>, board: Board) -> Told {
    if explained.pairing.reasons.steps.is_empty() {
        brackets::pair(scene, explained.pairing, board)
    } else {
        procedure::pair(scene, explained.pairing, board)
    }
}

fn board_title(explained: &Explained, scene: &Scene<'_>, board: Board) -> String {
    let w = StoryWords::of(scene.lang());
    let (round, white, black) = (scene.round, scene.call(board.white), scene.call(board.black));
    match paper::boards(explained).0.iter().position(|it| *it == board) {
        Some(at) => fill!(w.board_title, n = round, m = (at + 1), white = white, black = black),
        None => fill!(w.held_title, n = round, white = white, black = black),
    }
}

/// A board as it stands in the hall, where that need not be what the rules prescribe: it says so,
/// and explains what they prescribe for the two.
pub fn held(explained: &Explained, held: Board, lang: Lang) -> Story {
    let turned = Board { white: held.black, black: held.white };
    let boards = &explained.pairing.boards;
    if boards.contains(&held) {
        return board(explained, held, lang);
    }
    let scene = explained.scene(lang);
    let w = StoryWords::of(lang);
    let mut story = Story { title: board_title(explained, &scene, held), ..Story::default() };
    if boards.contains(&turned) {
        let prescribed = board(explained, turned, lang);
        let white = scene.call(turned.white);
        story.short.push(fill!(w.other_colours, white = white));
        story.short.extend(prescribed.short);
        return Story { title: story.title, short: story.short, ..prescribed };
    }
    story.short.push(w.by_hand.to_owned());
    for number in [held.white, held.black] {
        let prescribed = player(explained, number, lang);
        story.short.push(prescribed.title);
        story.short.extend(prescribed.short);
        story.steps.extend(prescribed.steps);
        story.picture = story.picture.or(prescribed.picture);
    }
    story.tables.push(facts(&scene, &[held.white, held.black]));
    story
}

/// Why somebody plays whom he plays, floats, has the bye, or is not paired.
pub fn player(explained: &Explained, number: PairingNumber, lang: Lang) -> Story {
    if let Some(at) = explained.board_of(number) {
        return board(explained, explained.pairing.boards[at], lang);
    }
    let scene = explained.scene(lang);
    let w = StoryWords::of(lang);
    let title = fill!(w.player_title, n = scene.round, who = scene.call(number));
    if explained.pairing.bye != Some(number) {
        let short = vec![absent::sentence(&scene, number)];
        let tables = match explained.snapshot.player(number) {
            Some(_) => vec![facts(&scene, &[number])],
            None => Vec::new(),
        };
        let steps = vec![Part::new(w.n_absent, absent::ARTICLE, short.clone())];
        return Story { title, short, steps, tables, picture: None };
    }
    let told = if explained.pairing.reasons.steps.is_empty() {
        brackets::bye(&scene, explained.pairing, number)
    } else {
        procedure::bye(&scene, explained.pairing, number)
    };
    Story {
        title,
        short: told.short,
        steps: told.steps,
        tables: vec![facts(&scene, &[number])],
        picture: bracket::picture_with(explained.snapshot, explained.pairing, number, lang),
    }
}

/// What is known of players before the round: points, colours, floats, whom they have met.
fn facts(scene: &Scene<'_>, players: &[PairingNumber]) -> View {
    let w = StoryWords::of(scene.lang());
    let row = |number: PairingNumber| {
        let entrant = scene.entrant(number);
        let due = entrant.map(|it| crate::articles::due(it.preference, scene.lang()));
        vec![
            number.to_string(),
            scene.full_name(number),
            scene.figure(scene.standing(number)),
            scene.colours_had(number),
            due.unwrap_or_default(),
            scene.floats_had(number),
            scene.met_so_far(number),
        ]
    };
    View {
        title: fill!(w.facts, n = scene.round),
        columns: vec![
            Column::numbers("number", w.f_number),
            Column::words("name", w.f_name),
            Column::numbers("points", w.f_points),
            Column::words("colours", w.f_colours),
            Column::words("due", w.f_due),
            Column::words("floats", w.f_floats),
            Column::words("met", w.f_met),
        ],
        rows: players.iter().map(|it| row(*it)).collect(),
        notes: vec![fill!(w.s_rules, book = words::book(scene.system, scene.lang()))],
    }
}

/// Who has White and who Black.
const fn by_colour<T: Copy>(colour: Colour, higher: T, lower: T) -> (T, T) {
    match colour {
        Colour::White => (higher, lower),
        Colour::Black => (lower, higher),
    }
}
