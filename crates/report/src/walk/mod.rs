//! A round walked through step by step, for arbiters in training: what stands on the table, what is
//! done now and by which article, and where that stands in the flow chart of the book.
//!
//! Everything is what the engine itself says ([`ronde_swiss::Reasons`]). A procedure is told by its
//! steps; the brackets of C.04.3 are told as its chapter 3 builds candidates: the bracket, those
//! moved down, S1 and S2, the natural pairing, each alternative that was excluded, what was taken,
//! colours, floats.
//!
//! | To find | look in |
//! |---|---|
//! | the walk, and one step of it | [`Walk`], [`Frame`] |
//! | flow charts drawn, and their words | [`chart`] |
//! | steps of procedures, of brackets | `steps`, `brackets` |
//! | what lies on the table | `table` |

mod brackets;
pub mod chart;
mod steps;
mod table;
#[cfg(test)]
mod tests;
mod words;

use ronde_model::{PairingNumber, Snapshot};
use ronde_swiss::chart::Chart;
use ronde_swiss::colours::Preference;
use ronde_swiss::{Board, RoundPairing};

use crate::articles::short;
use crate::explain::Scene;
use ronde_words::{Lang, WalkWords, fill};
use table::{Does, Table};

/// The height of a seat, in pixels: lines are drawn for seats of this height.
pub const ROW: usize = 32;

/// A round as steps.
pub struct Walk<'a> {
    scene: Scene<'a>,
    moves: Vec<Move>,
}

/// One step.
struct Move {
    article: String,
    said: String,
    does: Does,
}

/// What is seen after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Which group is on the table: `Group of 3½ points`.
    pub group: String,
    /// What the two sides are called in the book.
    pub sides: [&'static str; 2],
    /// The first side, in order.
    pub left: Vec<Seat>,
    /// The second side, in order.
    pub right: Vec<Seat>,
    /// What is joined by lines.
    pub lines: Vec<Line>,
    /// Pairs of the group whose players are no longer on the table.
    pub made: Vec<String>,
    /// Quantities of the book with their values.
    pub quantities: Vec<(String, String)>,
    /// Requirements that were set aside.
    pub dropped: Vec<String>,
    /// What is done now, in words.
    pub said: String,
    /// The article that asks for it.
    pub article: String,
    /// Its node in the chart.
    pub node: Option<&'static str>,
    /// The node of the step before.
    pub before: Option<&'static str>,
}

/// Somebody on a side.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "marks that stand beside each other")]
pub struct Seat {
    /// His number.
    pub number: PairingNumber,
    /// His name.
    pub name: String,
    /// His points.
    pub points: String,
    /// The colour due to him.
    pub due: Option<Preference>,
    /// Came from another group.
    pub came: bool,
    /// Leaves without an opponent.
    pub leaves: bool,
    /// Changed sides.
    pub crossed: bool,
    /// The step is about him.
    pub lit: bool,
    /// The average of the ratings met, where the book goes by it.
    pub average: String,
    /// Why he is refused in this step.
    pub refused: String,
}

/// What a line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The two are paired.
    Pair,
    /// They are tried.
    Tried,
    /// They are refused.
    Refused,
}

/// A line between two seats, each by its side (0 or 1) and its place there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From here,
    pub from: (usize, usize),
    /// to there.
    pub to: (usize, usize),
    /// What it says.
    pub kind: Kind,
}

/// A group of the walk, and where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// The number of its first step, from 0.
    pub first: usize,
}

impl<'a> Walk<'a> {
    /// The walk through a pairing; the snapshot is the one that it was made from.
    pub fn of(snapshot: &'a Snapshot, pairing: &RoundPairing, lang: Lang) -> Walk<'a> {
        let scene = Scene::new(snapshot, pairing.round, pairing.system).told_in(lang);
        let moves = if pairing.reasons.steps.is_empty() {
            brackets::moves(&scene, pairing)
        } else {
            steps::moves(&scene, &pairing.reasons.steps)
        };
        Walk { scene, moves }
    }

    /// How many steps it has.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there is nothing to walk through.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The chart of the book by which the round is paired, where it has one.
    pub fn chart(&self) -> Option<&'static Chart> {
        self.scene.book().chart
    }

    /// The groups, in the order in which they are taken up.
    pub fn groups(&self) -> Vec<Group> {
        let takes = self.moves.iter().enumerate().filter_map(|(first, it)| match &it.does {
            Does::Take { score, .. } => Some(Group { name: self.name(*score), first }),
            _ => None,
        });
        takes.collect()
    }

    fn name(&self, score: ronde_model::Score) -> String {
        let w = WalkWords::of(self.scene.lang());
        fill!(w.group, points = self.scene.points(score))
    }

    /// The step at which the group of a board is taken up.
    pub fn start_of(&self, board: Board) -> usize {
        let pairs = |does: &Does| match does {
            Does::Pair(pairs) => {
                pairs.iter().any(|&(white, black)| board == Board { white, black })
            }
            _ => false,
        };
        let made = self.moves.iter().position(|it| pairs(&it.does)).map_or(0, |at| at + 1);
        let mut before = self.moves[..made].iter();
        before.rposition(|it| matches!(it.does, Does::Take { .. })).unwrap_or(0)
    }

    /// What is seen after a step, counted from 0; the last one where there are not so many.
    pub fn frame(&self, at: usize) -> Option<Frame> {
        let at = at.min(self.moves.len().checked_sub(1)?);
        let done = &self.moves[..=at];
        let start = done.iter().rposition(|it| matches!(it.does, Does::Take { .. })).unwrap_or(0);
        let mut table = Table::default();
        for it in &done[start..] {
            table.does(&self.scene, &it.does);
        }
        let node = |at: usize| self.chart()?.node(&self.moves[at].article);
        let now = &self.moves[at];
        let mut frame = table.frame(&self.scene);
        frame.group = table.score.map_or_else(String::new, |score| self.name(score));
        frame.said.clone_from(&now.said);
        short(&now.article).clone_into(&mut frame.article);
        frame.node = node(at);
        frame.before = at.checked_sub(1).and_then(node);
        Some(frame)
    }
}

impl Seat {
    /// Classes for the sign of the colour due: `white absolute`; nothing where none is due.
    pub fn due_class(&self) -> &'static str {
        use ronde_model::Colour::{Black, White};
        use ronde_swiss::colours::Strength::{Absolute, Mild, Strong};
        match self.due.map(|due| (due.colour, due.strength)) {
            Some((White, Absolute)) => "white absolute",
            Some((White, Strong)) => "white strong",
            Some((White, Mild)) => "white mild",
            Some((Black, Absolute)) => "black absolute",
            Some((Black, Strong)) => "black strong",
            Some((Black, Mild)) => "black mild",
            None => "",
        }
    }
}

impl Frame {
    /// The lines as a picture that stands between the two sides and is as high as they are.
    pub fn svg(&self) -> String {
        table::svg(self)
    }
}
