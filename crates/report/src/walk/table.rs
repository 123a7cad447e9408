//! What lies on the table while a group is paired: two sides, pairs, quantities.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use ronde_model::{PairingNumber, Score};
use ronde_swiss::book::Sides;

use super::{Frame, Kind, Line, ROW, Seat};
use crate::explain::Scene;
use crate::explain::words::acts;

/// What a step does to the table.
pub(super) enum Does {
    /// A group is taken up.
    Take { score: Score, moved: Vec<PairingNumber>, residents: Vec<PairingNumber> },
    /// Quantities get values.
    Set(Vec<(String, String)>),
    /// Two sides are laid out.
    Lay { left: Vec<PairingNumber>, right: Vec<PairingNumber> },
    /// Players change sides.
    Exchange { down: Vec<PairingNumber>, up: Vec<PairingNumber> },
    /// A requirement is set aside.
    Drop(String),
    /// A pair, or somebody's leaving, is refused, by this article.
    Refuse { player: PairingNumber, opponent: Option<PairingNumber>, by: String },
    /// A candidate is tried, and falls at a pair or at somebody's leaving.
    Try {
        pairs: Vec<(PairingNumber, PairingNumber)>,
        falls: Option<(PairingNumber, Option<PairingNumber>, String)>,
    },
    /// Pairs are made: White, Black.
    Pair(Vec<(PairingNumber, PairingNumber)>),
    /// Somebody leaves without an opponent.
    Leave(PairingNumber),
    /// Averages are written down.
    Average(Vec<(PairingNumber, String)>),
    /// The pairs of the group are undone.
    Undo,
    /// Nothing is moved; these are meant.
    Look(Vec<PairingNumber>),
}

/// The table.
#[derive(Default)]
pub(super) struct Table {
    pub(super) score: Option<Score>,
    left: Vec<PairingNumber>,
    right: Vec<PairingNumber>,
    /// The sides as they were laid out.
    laid: [Vec<PairingNumber>; 2],
    came: BTreeSet<PairingNumber>,
    leaving: BTreeSet<PairingNumber>,
    crossed: BTreeSet<PairingNumber>,
    averages: BTreeMap<PairingNumber, String>,
    pairs: Vec<(PairingNumber, PairingNumber)>,
    quantities: Vec<(String, String)>,
    dropped: Vec<String>,
    /// Of the last step alone: whom it is about, what it tries, what it refuses.
    lit: BTreeSet<PairingNumber>,
    tried: Vec<(PairingNumber, PairingNumber)>,
    refused: Option<(PairingNumber, Option<PairingNumber>, String)>,
}

impl Table {
    /// One step further.
    pub(super) fn does(&mut self, scene: &Scene<'_>, does: &Does) {
        self.lit.clear();
        self.tried.clear();
        self.refused = None;
        match does {
            Does::Take { score, moved, residents } => {
                *self = Table { score: Some(*score), ..Table::default() };
                self.left = moved.iter().chain(residents).copied().collect();
                self.came.extend(moved);
            }
            Does::Set(values) => {
                for value in values {
                    self.set(value);
                }
            }
            Does::Lay { left, right } => {
                self.left.clone_from(left);
                self.right.clone_from(right);
                self.laid = [left.clone(), right.clone()];
                self.crossed.clear();
            }
            Does::Exchange { down, up } => self.exchange(scene, down, up),
            Does::Drop(requirement) => self.dropped.push(requirement.clone()),
            Does::Refuse { player, opponent, by } => {
                self.refused = Some((*player, *opponent, by.clone()));
                self.lit.extend([*player].into_iter().chain(*opponent));
            }
            Does::Try { pairs, falls } => {
                self.tried.clone_from(pairs);
                self.refused.clone_from(falls);
                if let Some((player, opponent, _)) = falls {
                    self.lit.extend([*player].into_iter().chain(*opponent));
                }
            }
            Does::Pair(pairs) => {
                for pair in pairs {
                    self.seat_both(scene, *pair);
                }
                self.pairs.extend(pairs);
                self.lit.extend(pairs.iter().flat_map(|&(white, black)| [white, black]));
            }
            Does::Leave(player) => {
                self.leaving.insert(*player);
                self.lit.insert(*player);
            }
            Does::Average(list) => self.averages.extend(list.iter().cloned()),
            Does::Undo => self.pairs.clear(),
            Does::Look(players) => self.lit.extend(players),
        }
    }

    fn set(&mut self, (name, value): &(String, String)) {
        match self.quantities.iter_mut().find(|(known, _)| known == name) {
            Some((_, held)) => held.clone_from(value),
            None => self.quantities.push((name.clone(), value.clone())),
        }
    }

    /// Who is paired without being in what was laid out last (players from other groups, pairs that
    /// the book makes at the end) sits down at the foot of the table.
    fn seat_both(&mut self, scene: &Scene<'_>, (white, black): (PairingNumber, PairingNumber)) {
        let is_higher = scene.place(white) <= scene.place(black);
        let (higher, lower) = if is_higher { (white, black) } else { (black, white) };
        let sits = |number: &PairingNumber| {
            if self.left.contains(number) {
                Some(0)
            } else {
                self.right.contains(number).then_some(1)
            }
        };
        match (sits(&higher), sits(&lower)) {
            (Some(_), Some(_)) => {}
            (Some(0), None) => self.right.push(lower),
            (Some(_), None) => self.left.push(lower),
            (None, Some(0)) => self.right.push(higher),
            (None, Some(_)) => self.left.push(higher),
            (None, None) => {
                self.left.push(higher);
                self.right.push(lower);
            }
        }
    }

    /// Both sides are put in order again afterwards. In the Dutch books every exchange begins from
    /// the sides as they were laid out; in Dubov's one follows the other.
    fn exchange(&mut self, scene: &Scene<'_>, down: &[PairingNumber], up: &[PairingNumber]) {
        if scene.book().sides == Sides::Halves {
            [self.left, self.right] = self.laid.clone();
            self.crossed.clear();
        }
        self.left.retain(|it| !down.contains(it));
        self.right.retain(|it| !up.contains(it));
        self.left.extend(up);
        self.right.extend(down);
        for side in [&mut self.left, &mut self.right] {
            side.sort_by_key(|number| scene.place(*number));
        }
        let both = || down.iter().chain(up).copied();
        self.crossed.extend(both());
        self.lit.extend(both());
    }

    /// What is seen; the words are put in by whoever knows the step.
    pub(super) fn frame(&self, scene: &Scene<'_>) -> Frame {
        let at = |number: PairingNumber| {
            let place = |side: &[PairingNumber]| side.iter().position(|it| *it == number);
            place(&self.left).map(|row| (0, row)).or_else(|| Some((1, place(&self.right)?)))
        };
        let mut lines = Vec::new();
        let mut made = Vec::new();
        for &(white, black) in &self.pairs {
            match at(white).zip(at(black)) {
                Some((from, to)) => lines.push(Line { from, to, kind: Kind::Pair }),
                None => made.push(format!("{} – {}", scene.named(white), scene.named(black))),
            }
        }
        let falls = self.refused.as_ref().and_then(|it| Some((it.0, it.1?)));
        let is_falling = |pair: &(PairingNumber, PairingNumber)| {
            falls == Some(*pair) || falls == Some((pair.1, pair.0))
        };
        let tried = self.tried.iter().filter(|pair| !is_falling(pair));
        let tried = tried.filter_map(|&(one, other)| Some((at(one)?, at(other)?)));
        lines.extend(tried.map(|(from, to)| Line { from, to, kind: Kind::Tried }));
        let fallen = falls.and_then(|(one, other)| at(one).zip(at(other)));
        lines.extend(fallen.map(|(from, to)| Line { from, to, kind: Kind::Refused }));
        let seats = |side: &[PairingNumber]| side.iter().map(|it| self.seat(scene, *it)).collect();
        Frame {
            group: String::new(),
            sides: acts::sides(scene.system, scene.lang()).into(),
            left: seats(&self.left),
            right: seats(&self.right),
            lines,
            made,
            quantities: self.quantities.clone(),
            dropped: self.dropped.clone(),
            said: String::new(),
            article: String::new(),
            node: None,
            before: None,
        }
    }

    fn seat(&self, scene: &Scene<'_>, number: PairingNumber) -> Seat {
        // The mark stands at the second of the two, or at whoever would leave.
        let refused = self.refused.as_ref().filter(|it| it.1.unwrap_or(it.0) == number);
        Seat {
            number,
            name: scene.full_name(number),
            points: scene.figure(scene.score(number)),
            due: scene.entrant(number).and_then(|it| it.preference),
            came: self.came.contains(&number),
            leaves: self.leaving.contains(&number),
            crossed: self.crossed.contains(&number),
            lit: self.lit.contains(&number),
            average: self.averages.get(&number).cloned().unwrap_or_default(),
            refused: refused.map(|it| it.2.clone()).unwrap_or_default(),
        }
    }
}

/// The lines of a frame: as wide as its place, as high as the longer side.
pub(super) fn svg(frame: &Frame) -> String {
    let height = frame.left.len().max(frame.right.len()).max(1) * ROW;
    let mut out = format!(
        r#"<svg class="walk-lines" xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 100 {height}" height="{height}" preserveAspectRatio="none">"#
    );
    for Line { from, to, kind } in &frame.lines {
        let (from, to) = if from.0 <= to.0 { (from, to) } else { (to, from) };
        let y = |end: &(usize, usize)| end.1 * ROW + ROW / 2;
        let (above, below) = (y(from), y(to));
        let path = match (from.0, to.0) {
            (0, 1) => format!("M0 {above}C50 {above} 50 {below} 100 {below}"),
            (0, _) => format!("M0 {above}C60 {above} 60 {below} 0 {below}"),
            _ => format!("M100 {above}C40 {above} 40 {below} 100 {below}"),
        };
        let class = match kind {
            Kind::Pair => "pair",
            Kind::Tried => "tried",
            Kind::Refused => "refused",
        };
        let _ = write!(
            out,
            r#"<path class="{class}" d="{path}" fill="none" stroke="currentColor" vector-effect="non-scaling-stroke"/>"#
        );
    }
    out.push_str("</svg>");
    out
}
