//! Rounds of the books that are procedures: the steps that were taken, and what they mean for a
//! pair.

use std::ops::Range;

use ronde_model::PairingNumber;
use ronde_swiss::book::Sides;
use ronde_swiss::reasons::FloatersNeeded;
use ronde_swiss::steps::{Act, Refusal, Step};
use ronde_swiss::{Board, RoundPairing};
use ronde_words::{StoryWords, fill, message};

use super::brackets::{due_line, float_lines};
use super::words::acts;
use super::words::refusals::refusal;
use super::words::{cited, colours};
use super::{Part, Scene, Told};
use crate::articles::{self, short};

/// Refusals that the short sentences name; the steps have them all.
const NAMED: usize = 2;

/// A pair: why the two, and why these colours.
pub(super) fn pair(scene: &Scene<'_>, pairing: &RoundPairing, board: Board) -> Told {
    let steps = pairing.reasons.steps.as_slice();
    let is_it = |step: &Step| {
        let Act::Pairs { white, black, .. } = step.act else { return false };
        board == Board { white, black }
    };
    let Some(at) = steps.iter().position(is_it) else { return Told::default() };
    let range =
        groups(steps).into_iter().find(|range| range.contains(&at)).unwrap_or(0..steps.len());
    let one = One { scene, steps, range, at, board };
    Told { short: one.short(), steps: one.parts() }
}

/// The bye: who, and who not.
pub(super) fn bye(scene: &Scene<'_>, pairing: &RoundPairing, who: PairingNumber) -> Told {
    let w = StoryWords::of(scene.lang());
    let points = scene.points(scene.score(who));
    let mut told = Told::default();
    told.short.push(fill!(w.s_bye, who = scene.call(who), points = points));
    for step in &pairing.reasons.steps {
        let Act::Byes { player, passed_over } = &step.act else { continue };
        if *player != who {
            continue;
        }
        for (other, why) in passed_over.iter().take(NAMED) {
            let (x, why) = (scene.call(*other), refusal(scene, *other, None, *why));
            told.short.push(fill!(w.s_bye_not, x = x, why = why));
        }
        match passed_over.len() {
            0 => told.short.push(w.s_bye_nobody.to_owned()),
            all if all > NAMED => {
                told.short.push(fill!(w.s_bye_more, n = (all - NAMED)));
            }
            _ => {}
        }
        told.steps.push(part(scene, step));
    }
    told
}

/// Every step.
pub(super) fn whole(scene: &Scene<'_>, steps: &[Step]) -> Vec<Part> {
    parts_of(scene, &steps.iter().collect::<Vec<_>>())
}

/// Steps as parts; averages that follow each other are one.
fn parts_of(scene: &Scene<'_>, steps: &[&Step]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut listing = false;
    for step in steps {
        let figures = acts::heading(&step.act, scene.lang()).zip(acts::figure(&step.act));
        let Some((heading, (player, figures))) = figures else {
            parts.push(part(scene, step));
            listing = false;
            continue;
        };
        if !listing {
            let heading = vec![heading.to_owned()];
            parts.push(Part::new(name(scene, &step.act), cited(step.article), heading));
            listing = true;
        }
        if let Some(last) = parts.last_mut() {
            last.lines.push(format!("{}: {figures}", scene.named(player)));
        }
    }
    parts
}

fn part(scene: &Scene<'_>, step: &Step) -> Part {
    Part::new(name(scene, &step.act), cited(step.article), acts::step(scene, step))
}

/// What kind of step it is.
fn name(scene: &Scene<'_>, act: &Act) -> &'static str {
    let w = StoryWords::of(scene.lang());
    match act {
        Act::Takes { .. } => w.n_group,
        Act::Sets { .. } => w.n_quantity,
        Act::LaysOut { .. } => w.n_sides,
        Act::Exchanges { .. } => w.n_exchange,
        Act::Drops { .. } => w.n_set_aside,
        Act::Transfers { .. } => w.n_transfer,
        Act::Refuses { .. } => w.n_refused,
        Act::GoesBack { .. } | Act::Cracks { .. } => w.n_back,
        Act::Joins { .. } => w.n_joined,
        Act::Pairs { .. } => w.n_pair,
        Act::Floats { .. } => w.n_floats,
        Act::Byes { .. } => w.n_bye,
        Act::DerivesFloats { .. } => w.n_floats_known,
        Act::Averages { .. } => w.n_averages,
        Act::Indexes { .. } => w.n_indexes,
        Act::Tries { .. } | Act::Skips { .. } => w.n_candidate,
        Act::Needs { .. } => w.n_needs,
    }
}

/// Where each group begins and ends: what leads to its being taken up belongs to it.
fn groups(steps: &[Step]) -> Vec<Range<usize>> {
    let takes = |at: &usize| matches!(steps[*at].act, Act::Takes { .. });
    let leads = |step: &Step| {
        matches!(
            step.act,
            Act::Sets { .. }
                | Act::Transfers { .. }
                | Act::Refuses { .. }
                | Act::GoesBack { .. }
                | Act::Cracks { .. }
                | Act::Joins { .. }
                | Act::DerivesFloats { .. }
                | Act::Needs { .. }
        )
    };
    let begins = |at: usize| at - steps[..at].iter().rev().take_while(|step| leads(step)).count();
    let mut starts: Vec<usize> = (0..steps.len()).filter(takes).map(begins).collect();
    starts.push(steps.len());
    starts.windows(2).map(|two| two[0]..two[1]).collect()
}

/// Who belongs to the group that a step takes up.
fn taken(steps: &[Step]) -> Option<(&[PairingNumber], &[PairingNumber])> {
    steps.iter().find_map(|step| {
        let Act::Takes { moved, residents, .. } = &step.act else { return None };
        Some((moved.as_slice(), residents.as_slice()))
    })
}

/// One pair of the round.
struct One<'a> {
    scene: &'a Scene<'a>,
    steps: &'a [Step],
    /// Its group.
    range: Range<usize>,
    /// Its own step.
    at: usize,
    board: Board,
}

impl<'a> One<'a> {
    fn words(&self) -> &'static StoryWords {
        StoryWords::of(self.scene.lang())
    }

    fn group(&self) -> &'a [Step] {
        &self.steps[self.range.clone()]
    }

    fn is_one(&self, player: PairingNumber) -> bool {
        player == self.board.white || player == self.board.black
    }

    fn mate(&self, player: PairingNumber) -> PairingNumber {
        if player == self.board.white { self.board.black } else { self.board.white }
    }

    /// The two, the higher-ranked first.
    fn ranked(&self) -> (PairingNumber, PairingNumber) {
        let Board { white, black } = self.board;
        let place = |player| self.scene.place(player);
        if place(white) <= place(black) { (white, black) } else { (black, white) }
    }

    /// Whether a step of the group has to do with the two.
    fn concerns(&self, step: &Step) -> bool {
        match &step.act {
            Act::Refuses { player, opponent, .. } => {
                self.is_one(*player) || opponent.is_some_and(|it| self.is_one(it))
            }
            Act::Floats { player } | Act::Averages { player, .. } | Act::Indexes { player, .. } => {
                self.is_one(*player)
            }
            Act::Cracks { one, other, .. } => self.is_one(*one) || self.is_one(*other),
            Act::Pairs { .. } | Act::Byes { .. } => false,
            Act::Takes { .. }
            | Act::GoesBack { .. }
            | Act::Joins { .. }
            | Act::Transfers { .. }
            | Act::DerivesFloats { .. }
            | Act::Sets { .. }
            | Act::LaysOut { .. }
            | Act::Needs { .. }
            | Act::Drops { .. }
            | Act::Exchanges { .. }
            | Act::Tries { .. }
            | Act::Skips { .. } => true,
        }
    }

    fn parts(&self) -> Vec<Part> {
        let before = self.steps[..self.range.start].iter();
        let came =
            before.filter(|step| matches!(step.act, Act::Floats { player } if self.is_one(player)));
        let here = self.group().iter().filter(|step| self.concerns(step));
        let told: Vec<&Step> = came.chain(here).collect();
        let mut parts = parts_of(self.scene, &told);
        parts.extend(self.pair_and_colours());
        let (one, other) = self.ranked();
        let lines = float_lines(self.scene, one, other);
        if !lines.is_empty() {
            parts.push(Part::new(self.words().n_floats, self.of_floats(), lines));
        }
        parts
    }

    /// Where the book speaks of floaters.
    fn of_floats(&self) -> &'a str {
        let takes = self.group().iter().find(|step| matches!(step.act, Act::Takes { .. }));
        let said = self.scene.book().articles.floats;
        said.unwrap_or_else(|| takes.map_or("", |step| cited(step.article)))
    }

    fn pair_and_colours(&self) -> Vec<Part> {
        let (w, scene) = (self.words(), self.scene);
        let step = &self.steps[self.at];
        let Act::Pairs { white, black, colours, white_due, black_due } = step.act else {
            return Vec::new();
        };
        let pair = format!("{} – {}", scene.named(white), scene.named(black));
        let due = |due| articles::due(due, scene.lang());
        let lines = vec![
            self.white(colours),
            due_line(scene, white, &due(white_due)),
            due_line(scene, black, &due(black_due)),
        ];
        vec![
            Part::new(w.n_pair, cited(step.article), vec![pair]),
            Part::new(w.n_colours, cited(colours), lines),
        ]
    }

    /// Who has White, and what the article says.
    fn white(&self, article: &str) -> String {
        let (w, lang) = (self.words(), self.scene.lang());
        let white = self.scene.call(self.board.white);
        match colours::rule(article, lang) {
            Some(rule) => fill!(w.s_white, white = white, rule = rule),
            None => fill!(w.s_white_plain, white = white, article = short(article)),
        }
    }

    fn short(&self) -> Vec<String> {
        let mut told = vec![self.situation()];
        told.extend(self.why_this());
        let dropped: Vec<&str> = self
            .group()
            .iter()
            .filter_map(|step| {
                let Act::Drops { requirement } = step.act else { return None };
                Some(short(requirement))
            })
            .collect();
        if !dropped.is_empty() {
            told.push(fill!(self.words().s_set_aside, list = dropped.join(", ")));
        }
        if let Act::Pairs { colours, .. } = self.steps[self.at].act {
            told.push(self.white(colours));
        }
        told
    }

    fn situation(&self) -> String {
        let (w, scene) = (self.words(), self.scene);
        let (one, other) = self.ranked();
        let (a, b) = (scene.call(one), scene.call(other));
        let (high, low) = (scene.score(one), scene.score(other));
        let (pa, pb) = (scene.points(high), scene.points(low));
        if high == low {
            return fill!(w.s_level, a = a, b = b, points = pa);
        }
        let moved = taken(self.group()).map_or(&[][..], |it| it.0);
        match (moved.contains(&one), moved.contains(&other)) {
            (true, false) => fill!(self.coming_down(one), a = a, pa = pa, pb = pb),
            (false, true) => fill!(w.s_raised, b = b, pa = pa, pb = pb),
            _ => fill!(w.s_differ, a = a, b = b, pa = pa, pb = pb),
        }
    }

    /// Why somebody left the group above: he was alone there, or it was odd.
    fn coming_down(&self, player: PairingNumber) -> message!(a, pa, pb) {
        let w = self.words();
        let floats = |step: &Step| matches!(step.act, Act::Floats { player: it } if it == player);
        let left = self.steps[..self.range.start].iter().rposition(floats);
        let group = left.and_then(|at| groups(self.steps).into_iter().find(|it| it.contains(&at)));
        let Some(group) = group.map(|range| &self.steps[range]) else { return w.s_came };
        let Some((moved, residents)) = taken(group) else { return w.s_came };
        let needed = group.iter().rev().find_map(|step| {
            let Act::Needs { why, .. } = step.act else { return None };
            Some(why)
        });
        match (moved.len() + residents.len(), needed) {
            (1, _) => w.s_alone,
            (_, Some(FloatersNeeded::Odd)) => w.s_odd,
            (_, Some(FloatersNeeded::Opponents)) => w.s_no_opponents,
            (_, Some(FloatersNeeded::Completion)) => w.s_completion,
            (_, Some(FloatersNeeded::ByeScore)) => w.s_bye_score,
            _ => w.s_came,
        }
    }

    /// What was refused for one of the two before they met.
    fn why_this(&self) -> Vec<String> {
        let (w, scene) = (self.words(), self.scene);
        let refused: Vec<(PairingNumber, PairingNumber, Refusal)> = self
            .group()
            .iter()
            .filter_map(|step| {
                let Act::Refuses { player, opponent, why } = step.act else { return None };
                Some((player, opponent?, why))
            })
            .filter(|(player, x, _)| self.is_one(*player) && !self.is_one(*x))
            .collect();
        let Some((first, ..)) = refused.first() else {
            return vec![self.nothing_before().to_owned()];
        };
        let b = scene.call(self.mate(*first));
        let told = |&(player, x, why): &(PairingNumber, PairingNumber, Refusal)| {
            let cannot = matches!(why, Refusal::Barred(_));
            let text = if cannot { w.s_cannot } else { w.s_refused };
            let why = refusal(scene, player, Some(x), why);
            let (a, b, x) = (scene.call(player), scene.call(self.mate(player)), scene.call(x));
            fill!(text, x = x, a = a, b = b, why = why)
        };
        let mut short: Vec<String> = refused.iter().take(NAMED).map(told).collect();
        match refused.len() - short.len() {
            0 => short.push(fill!(w.s_next, b = b)),
            more => short.push(fill!(w.s_more, b = b, n = more)),
        }
        short
    }

    fn nothing_before(&self) -> &'static str {
        let w = self.words();
        let (white, black) = (self.board.white, self.board.black);
        let beside = self.steps[self.range.start..self.at].iter().rev().find_map(|step| {
            let Act::LaysOut { left, right } = &step.act else { return None };
            Some(left.iter().zip(right).any(|(one, other)| {
                (*one, *other) == (white, black) || (*one, *other) == (black, white)
            }))
        });
        let halves = self.scene.book().sides == Sides::Halves;
        if halves && beside == Some(true) { w.s_in_order } else { w.s_by_book }
    }
}
