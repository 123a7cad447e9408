//! A group as a picture has it: two columns of seats, and lines between them.

use ronde_model::{Colour, PairingNumber, Score};
use ronde_swiss::System;
use ronde_swiss::field::{Bar, Float};
use ronde_swiss::reasons::{BracketReasons, Exclusion};
use ronde_swiss::steps::{Act, Refusal, Step};

use super::Scene;
use crate::articles::{self, Absolute, absolute, short};
use crate::paper::draw;
use crate::view::{Column, View};

/// Somebody in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seat {
    pub(super) number: PairingNumber,
    /// Came from another group.
    pub(super) came: bool,
    /// Leaves without an opponent.
    pub(super) leaves: bool,
    /// Changed sides.
    pub(super) crossed: bool,
}

/// A pair, by places in the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    pub(super) left: usize,
    pub(super) right: usize,
    /// The colour of the one on the left.
    pub(super) colour: Colour,
}

/// A pair that comes before a chosen one and was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refused {
    pub(super) left: usize,
    pub(super) right: usize,
    /// The article.
    pub(super) label: String,
}

/// A group: who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) score: Score,
    pub(super) left: Vec<Seat>,
    pub(super) right: Vec<Seat>,
    pub(super) links: Vec<Link>,
    pub(super) refused: Vec<Refused>,
}

impl Group {
    /// Pairs of left and right, who has which colour.
    fn link(&mut self, left: PairingNumber, right: PairingNumber, colour: Colour) {
        let (left, right) = (seat_of(&self.left, left), seat_of(&self.right, right));
        self.links.extend(left.zip(right).map(|(left, right)| Link { left, right, colour }));
    }

    /// Only what can be drawn: somebody on the left with somebody on the right.
    fn refuse(&mut self, left: PairingNumber, right: PairingNumber, label: Option<String>) {
        let (left, right) = (seat_of(&self.left, left), seat_of(&self.right, right));
        let refused = left.zip(right).zip(label);
        self.refused.extend(refused.map(|((left, right), label)| Refused { left, right, label }));
    }
}

fn seat_of(side: &[Seat], number: PairingNumber) -> Option<usize> {
    side.iter().position(|seat| seat.number == number)
}

/// The group of a bracket: the higher-ranked of each pair on the left in the order of the
/// candidate, the others on the right in ranking order, and below them who leaves.
pub(super) fn of_bracket(scene: &Scene<'_>, bracket: &BracketReasons) -> Group {
    let seat = |number: PairingNumber, leaves: bool| Seat {
        number,
        came: bracket.moved_down.contains(&number),
        leaves,
        crossed: bracket.exchanged_down.contains(&number) || bracket.exchanged_up.contains(&number),
    };
    let mut lower: Vec<PairingNumber> = bracket.pairs.iter().map(|pair| pair.lower).collect();
    lower.sort_by_key(|number| scene.place(*number));
    let left_over = bracket.downfloats.iter().map(|it| it.player);
    let left_over = left_over.filter(|it| !bracket.limbo.contains(it));
    let higher = bracket.pairs.iter().map(|pair| seat(pair.higher, false));
    let limbo = bracket.limbo.iter().map(|it| seat(*it, true));
    let mut group = Group {
        score: bracket.score,
        left: higher.chain(limbo).collect(),
        right: lower.into_iter().map(|it| seat(it, false)).collect(),
        ..Group::default()
    };
    group.right.extend(left_over.map(|it| seat(it, true)));
    for pair in &bracket.pairs {
        group.link(pair.higher, pair.lower, pair.colour.higher);
        // One refusal for each pair: the picture stays readable, the table has them all.
        if let Some(excluded) = pair.excluded.first() {
            group.refuse(pair.higher, excluded.player, exclusion_label(scene, excluded.by));
        }
    }
    group
}

fn exclusion_label(scene: &Scene<'_>, why: Exclusion) -> Option<String> {
    match why {
        Exclusion::Barred(bar) => Some(bar_label(scene.system(), bar)),
        Exclusion::Worse(criterion) => Some(articles::criterion(criterion)),
        Exclusion::Later => None,
    }
}

/// The article by which two may not meet.
pub(super) fn bar_label(system: System, bar: Bar) -> String {
    match bar {
        Bar::Met => absolute(system, Absolute::Rematch).to_owned(),
        Bar::Prohibited => "TRF26:260".to_owned(),
        Bar::SameAbsolutePreference => absolute(system, Absolute::Colours).to_owned(),
    }
}

/// The groups of a procedure: each begins where one is taken up.
pub(super) fn of_steps(scene: &Scene<'_>, steps: &[Step]) -> Vec<Group> {
    let starts = steps.iter().enumerate().filter(|(_, it)| matches!(it.act, Act::Takes { .. }));
    let mut starts: Vec<usize> = starts.map(|(at, _)| at).collect();
    starts.push(steps.len());
    let groups = starts.windows(2).map(|two| of_acts(scene, &steps[two[0]..two[1]]));
    groups.filter(|group| !group.links.is_empty()).collect()
}

fn of_acts(scene: &Scene<'_>, steps: &[Step]) -> Group {
    let mut group = Group::default();
    let mut came: Vec<PairingNumber> = Vec::new();
    let mut first_side: Vec<PairingNumber> = Vec::new();
    let mut pairs: Vec<(PairingNumber, PairingNumber, Colour)> = Vec::new();
    let mut leaving: Vec<PairingNumber> = Vec::new();
    for step in steps {
        match &step.act {
            Act::Takes { score, moved, .. } => {
                group.score = *score;
                came.clone_from(moved);
            }
            Act::LaysOut { left, .. } => first_side.extend(left),
            Act::Pairs { white, black, .. }
                if first_side.contains(black) && !first_side.contains(white) =>
            {
                pairs.push((*black, *white, Colour::Black));
            }
            Act::Pairs { white, black, .. } => pairs.push((*white, *black, Colour::White)),
            Act::Floats { player } => leaving.push(*player),
            Act::Byes { .. }
            | Act::Averages { .. }
            | Act::Indexes { .. }
            | Act::DerivesFloats { .. }
            | Act::Sets { .. }
            | Act::Exchanges { .. }
            | Act::Drops { .. }
            | Act::Transfers { .. }
            | Act::Joins { .. }
            | Act::GoesBack { .. }
            | Act::Cracks { .. }
            | Act::Needs { .. }
            | Act::Refuses { .. }
            | Act::Tries { .. }
            | Act::Skips { .. } => {}
        }
    }
    let seat = |number: PairingNumber, leaves: bool| Seat {
        number,
        came: came.contains(&number),
        leaves,
        crossed: false,
    };
    group.left = pairs.iter().map(|it| seat(it.0, false)).collect();
    let mut right: Vec<PairingNumber> = pairs.iter().map(|it| it.1).collect();
    right.sort_by_key(|number| scene.place(*number));
    group.right = right.into_iter().map(|it| seat(it, false)).collect();
    leaving.retain(|it| group.left.iter().chain(&group.right).all(|seat| seat.number != *it));
    leaving.dedup();
    group.right.extend(leaving.into_iter().map(|it| seat(it, true)));
    for (left, right, colour) in pairs {
        group.link(left, right, colour);
    }
    refuse_all(scene, &mut group, steps);
    group
}

/// The first refusal of each player that can be drawn.
fn refuse_all(scene: &Scene<'_>, group: &mut Group, steps: &[Step]) {
    let mut done: Vec<PairingNumber> = Vec::new();
    for step in steps {
        let Act::Refuses { player, opponent: Some(opponent), why } = step.act else { continue };
        if !done.contains(&player) {
            done.push(player);
            group.refuse(player, opponent, refusal_label(scene.system(), why));
        }
    }
}

fn refusal_label(system: System, why: Refusal) -> Option<String> {
    match why {
        Refusal::Barred(bar) => Some(bar_label(system, bar)),
        Refusal::ColourDenied(_) => Some(absolute(system, Absolute::Colours).to_owned()),
        Refusal::Colours | Refusal::ColourDegree => Some("x".to_owned()),
        Refusal::Float(Float::Up, _) | Refusal::Raised => Some("↑".to_owned()),
        Refusal::Float(Float::Down, _) => Some("↓".to_owned()),
        Refusal::Criterion(article) => Some(short(article).to_owned()),
        Refusal::ByeBarred(_) | Refusal::Rest | Refusal::Later => None,
    }
}

/// The group as a table: every seat on the left with whom it meets.
pub(super) fn view(scene: &Scene<'_>, group: &Group) -> View {
    let w = scene.words();
    let letter = |colour: Colour| draw::letter(colour, scene.lang()).to_owned();
    let seat = |seat: &Seat| {
        let arrow = if seat.came { "↘ " } else { "" };
        let leaves = if seat.leaves { " ↓" } else { "" };
        format!(
            "{arrow}{} ({}){leaves}",
            scene.named(seat.number),
            draw::points(scene.score(seat.number))
        )
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    for link in &group.links {
        let (left, right) = (&group.left[link.left], &group.right[link.right]);
        rows.push(vec![seat(left), letter(link.colour), letter(link.colour.other()), seat(right)]);
    }
    let alone = |side: &[Seat]| side.iter().filter(|it| it.leaves).map(seat).collect::<Vec<_>>();
    rows.extend(
        alone(&group.left)
            .into_iter()
            .map(|it| vec![it, String::new(), String::new(), String::new()]),
    );
    rows.extend(
        alone(&group.right)
            .into_iter()
            .map(|it| vec![String::new(), String::new(), String::new(), it]),
    );
    View {
        title: String::new(),
        columns: vec![
            Column::words("upper", "S1"),
            Column::words("upper_colour", w.colour),
            Column::words("lower_colour", w.colour),
            Column::words("lower", "S2"),
        ],
        rows,
        notes: Vec::new(),
    }
}
