//! Rounds of C.04.3: brackets whose candidates are judged by criteria.

use ronde_model::PairingNumber;
use ronde_swiss::dutch::Edition;
use ronde_swiss::reasons::{
    BracketKind, BracketReasons, Excluded, Exclusion, FloatersNeeded, PairReasons,
};
use ronde_swiss::{Board, RoundPairing};
use ronde_words::{ProcedureWords, StoryWords, fill};

use super::words::effects;
use super::words::refusals::{self, exclusion, exclusion_article};
use super::{Part, Scene, Told, by_colour};
use crate::articles::{self, Absolute};

/// Alternatives that the short sentences name; the steps have them all.
const NAMED: usize = 2;

/// Where the steps stand in the book of the edition.
#[derive(Clone, Copy)]
enum At {
    Bracket,
    Floats,
    Halves,
    Candidate,
    Transposition,
    Exchange,
    Criteria,
    Bye,
}

fn at(edition: Edition, at: At) -> &'static str {
    let (of_2026, of_2017) = match at {
        At::Bracket => ("C.04.3:1.3.2", "C.04.3:A.3"),
        At::Floats => ("C.04.3:1.4", "C.04.3:A.4"),
        At::Halves => ("C.04.3:3.2", "C.04.3:B.2"),
        At::Candidate => ("C.04.3:3.3", "C.04.3:B.3"),
        At::Transposition => ("C.04.3:4.2", "C.04.3:D.1"),
        At::Exchange => ("C.04.3:4.3", "C.04.3:D.2"),
        At::Criteria => ("C.04.3:3.8", "C.04.3:B.8"),
        At::Bye => ("C.04.1:3, C.04.3:C5", "C.04.1:c"),
    };
    match edition {
        Edition::E2026 => of_2026,
        Edition::E2017 => of_2017,
    }
}

/// A bracket of the round, with its place in it.
#[derive(Clone, Copy)]
struct Here<'a> {
    scene: &'a Scene<'a>,
    pairing: &'a RoundPairing,
    number: usize,
    bracket: &'a BracketReasons,
}

/// A pair: why the two, and why these colours.
pub(super) fn pair(scene: &Scene<'_>, pairing: &RoundPairing, board: Board) -> Told {
    let is_it = |pair: &PairReasons| {
        let (white, black) = by_colour(pair.colour.higher, pair.higher, pair.lower);
        Board { white, black } == board
    };
    for (number, bracket) in pairing.reasons.brackets.iter().enumerate() {
        if let Some(pair) = bracket.pairs.iter().find(|pair| is_it(pair)) {
            let here = Here { scene, pairing, number, bracket };
            return Told { short: here.short(pair), steps: here.steps(pair) };
        }
    }
    Told::default()
}

/// The bye: who, and who not.
pub(super) fn bye(scene: &Scene<'_>, pairing: &RoundPairing, who: PairingNumber) -> Told {
    let w = StoryWords::of(scene.lang());
    let points = scene.points(scene.score(who));
    let mut told = Told::default();
    told.short.push(fill!(w.s_bye, who = scene.call(who), points = points));
    let Some(bye) = pairing.reasons.bye.as_ref() else { return told };
    let article = at(scene.edition(), At::Bye);
    let name = scene.named(who);
    let line = fill!(w.bye_line, who = name, points = points, n = bye.unplayed);
    told.steps.push(Part::new(w.n_bye, article, vec![line]));
    let not = |(player, why): &(PairingNumber, _)| {
        (scene.call(*player), refusals::passed_over(scene, *why))
    };
    let passed: Vec<(String, String)> = bye.passed_over.iter().map(not).collect();
    for (x, why) in passed.iter().take(NAMED) {
        told.short.push(fill!(w.s_bye_not, x = x, why = why));
    }
    if let Some(more) = passed.len().checked_sub(NAMED).filter(|more| *more > 0) {
        told.short.push(fill!(w.s_bye_more, n = more));
    }
    if passed.is_empty() {
        told.short.push(w.s_bye_nobody.to_owned());
    } else {
        let lines = bye.passed_over.iter().map(|(player, why)| {
            let (x, why) = (scene.named(*player), refusals::passed_over(scene, *why));
            fill!(ProcedureWords::of(scene.lang()).not_one, who = x, why = why)
        });
        told.steps.push(Part::new(w.n_passed, scene.rule(Absolute::Bye), lines.collect()));
    }
    let last = pairing.reasons.brackets.len().saturating_sub(1);
    for (number, bracket) in pairing.reasons.brackets.iter().enumerate().skip(last) {
        let here = Here { scene, pairing, number, bracket };
        told.steps.extend(here.leaves(Some(who)));
    }
    told
}

/// Every bracket with everything in it.
pub(super) fn whole(scene: &Scene<'_>, pairing: &RoundPairing) -> Vec<Part> {
    let mut parts = Vec::new();
    for (number, bracket) in pairing.reasons.brackets.iter().enumerate() {
        let here = Here { scene, pairing, number, bracket };
        parts.push(here.members());
        parts.extend(here.halves());
        parts.extend(here.exchange());
        for pair in &bracket.pairs {
            parts.extend(here.tried(pair));
            parts.push(here.taken(pair));
            parts.push(here.colours(pair));
        }
        parts.push(here.cost());
        parts.extend(here.leaves(None));
    }
    if let Some(who) = pairing.bye {
        parts.extend(bye(scene, pairing, who).steps.into_iter().take(2));
    }
    parts
}

impl Here<'_> {
    fn words(&self) -> &'static StoryWords {
        StoryWords::of(self.scene.lang())
    }

    fn at(&self, here: At) -> &'static str {
        at(self.scene.edition(), here)
    }

    /// Who is in the bracket.
    fn members(&self) -> Part {
        let (w, scene, bracket) = (self.words(), self.scene, self.bracket);
        let (points, who) = (scene.points(bracket.score), scene.all_named(&bracket.residents));
        let number = self.number + 1;
        let mut lines = vec![fill!(w.bracket, n = number, points = points, who = who)];
        if !bracket.moved_down.is_empty() {
            let who = scene.all_scored(&bracket.moved_down);
            lines.push(fill!(w.moved_down, who = who));
        }
        if !bracket.limbo.is_empty() {
            lines.push(fill!(w.limbo, who = scene.all_scored(&bracket.limbo)));
        }
        match bracket.kind {
            BracketKind::Ordinary | BracketKind::Last => {}
            BracketKind::Penultimate => lines.push(w.penultimate.to_owned()),
            BracketKind::CollapsedLast => lines.push(w.collapsed.to_owned()),
        }
        Part::new(w.n_bracket, self.at(At::Bracket), lines)
    }

    /// S1 and S2.
    fn halves(&self) -> Option<Part> {
        let bracket = self.bracket;
        if bracket.upper_half.is_empty() {
            return None;
        }
        let (upper, lower) = self.half_names();
        let lines = vec![
            format!("{upper}: {}", self.scene.all_named(&bracket.upper_half)),
            format!("{lower}: {}", self.scene.all_named(&bracket.lower_half)),
        ];
        Some(Part::new(self.words().n_halves, self.at(At::Halves), lines))
    }

    fn half_names(&self) -> (&'static str, &'static str) {
        if self.bracket.moved_down.is_empty() { ("S1", "S2") } else { ("S1R", "S2R") }
    }

    fn exchange(&self) -> Option<Part> {
        let (scene, bracket) = (self.scene, self.bracket);
        if bracket.exchanged_down.is_empty() {
            return None;
        }
        let (left, right) = self.half_names();
        let down = scene.all_named(&bracket.exchanged_down);
        let up = scene.all_named(&bracket.exchanged_up);
        let mut lines = vec![fill!(
            ProcedureWords::of(scene.lang()).exchange,
            down = down,
            left = left,
            right = right,
            up = up
        )];
        lines.extend(
            bracket
                .without_exchange
                .map(|why| fill!(self.words().without_exchange, why = exclusion(scene, None, why))),
        );
        Some(Part::new(self.words().n_exchange, self.at(At::Exchange), lines))
    }

    /// What the pairing of the bracket falls short in; criteria that it meets in full are not
    /// named.
    fn cost(&self) -> Part {
        let (w, lang) = (self.words(), self.scene.lang());
        let is_last = self.number + 1 == self.pairing.reasons.brackets.len();
        let values = articles::values(&self.bracket.quality, lang).into_iter();
        // Below the last bracket there is nothing to look ahead to.
        let values = values.filter(|(which, _)| !(is_last && articles::looks_ahead(*which)));
        let mut lines: Vec<String> = values
            .filter_map(|(which, value)| {
                let (article, meaning) =
                    (articles::criterion(which), articles::meaning(which, lang));
                let value = value?;
                Some(fill!(w.cost_line, article = article, meaning = meaning, value = value))
            })
            .collect();
        if lines.is_empty() {
            lines.push(w.all_met.to_owned());
        }
        Part::new(w.n_cost, self.at(At::Criteria), lines)
    }

    /// Who leaves the bracket without an opponent, why somebody must, and why nobody else: all of
    /// them, or one alone.
    fn leaves(&self, one: Option<PairingNumber>) -> Vec<Part> {
        let (w, scene, bracket) = (self.words(), self.scene, self.bracket);
        let Some(needed) = refusals::needed(scene, bracket.floaters_needed) else {
            return Vec::new();
        };
        let last = matches!(bracket.kind, BracketKind::Last | BracketKind::CollapsedLast);
        let points = scene.points(bracket.score);
        let told = |player: PairingNumber, excluded: &[Excluded]| {
            let who = scene.named(player);
            let mut lines = vec![if last {
                fill!(w.left_over, who = who, why = needed)
            } else {
                fill!(w.floats_from, who = who, points = points, why = needed)
            }];
            lines.extend(excluded.iter().map(|Excluded { player, by }| {
                let (who, why) = (scene.named(*player), exclusion(scene, None, *by));
                fill!(w.not_instead, who = who, why = why)
            }));
            Part::new(if last { w.n_bye } else { w.n_came }, self.at(At::Floats), lines)
        };
        let floats = bracket.downfloats.iter();
        let wanted = floats.filter(|it| one.is_none_or(|one| one == it.player));
        wanted.map(|it| told(it.player, &it.excluded)).collect()
    }

    /// The opponent who would come naturally, and everybody else before the chosen one, each with
    /// what excludes him.
    fn tried(&self, pair: &PairReasons) -> Vec<Part> {
        let (w, scene) = (self.words(), self.scene);
        let name = |player| format!("{} – {}", scene.named(pair.higher), scene.named(player));
        let line = |it: &Excluded| {
            let why = exclusion(scene, Some((pair.higher, it.player)), it.by);
            format!("{} ✕ {why}", name(it.player))
        };
        let mut parts = Vec::new();
        if let Some(natural) = pair.natural {
            let found = pair.excluded.iter().find(|it| it.player == natural);
            let (text, article) = match found {
                Some(it) => (line(it), exclusion_article(scene, it.by)),
                None if natural == pair.lower => {
                    let text = format!("{}: {}", name(natural), w.stands);
                    (text, self.at(At::Candidate).to_owned())
                }
                None => {
                    let why = self.taken_elsewhere(natural);
                    let text = format!("{} ✕ {}", name(natural), why.trim_end_matches('.'));
                    (text, self.at(At::Candidate).to_owned())
                }
            };
            parts.push(Part::new(w.n_natural, article, vec![text]));
        }
        for it in pair.excluded.iter().filter(|it| Some(it.player) != pair.natural) {
            let article = exclusion_article(scene, it.by);
            parts.push(Part::new(w.n_tried, article, vec![line(it)]));
        }
        parts
    }

    /// Why somebody who would come first is not free.
    fn taken_elsewhere(&self, x: PairingNumber) -> String {
        let (w, scene) = (self.words(), self.scene);
        let mate = self.bracket.pairs.iter().find_map(|pair| match x {
            _ if pair.higher == x => Some(pair.lower),
            _ if pair.lower == x => Some(pair.higher),
            _ => None,
        });
        let name = scene.call(x);
        match mate {
            Some(mate) => fill!(w.s_taken, x = name, y = scene.call(mate)),
            None => fill!(w.s_gone, x = name),
        }
    }

    fn taken(&self, pair: &PairReasons) -> Part {
        let scene = self.scene;
        let (white, black) = by_colour(pair.colour.higher, pair.higher, pair.lower);
        let lines = vec![format!("{} – {}", scene.named(white), scene.named(black))];
        Part::new(self.words().n_taken, self.at(At::Transposition), lines)
    }

    fn colours(&self, pair: &PairReasons) -> Part {
        let (w, scene) = (self.words(), self.scene);
        let colour = &pair.colour;
        let (article, rule) = articles::colour_rule(scene.edition(), colour.rule, scene.lang());
        let (white, _) = by_colour(colour.higher, pair.higher, pair.lower);
        let line = fill!(w.s_white, white = scene.call(white), rule = rule);
        let mut lines = vec![line];
        for (player, due) in [(pair.higher, colour.higher_due), (pair.lower, colour.lower_due)] {
            lines.push(due_line(scene, player, &articles::due(due, scene.lang())));
        }
        Part::new(w.n_colours, format!("C.04.3:{article}"), lines)
    }

    /// Who floats in this pair, if their scores differ.
    fn floats(&self, pair: &PairReasons) -> Option<Part> {
        let lines = float_lines(self.scene, pair.higher, pair.lower);
        (!lines.is_empty()).then(|| Part::new(self.words().n_floats, self.at(At::Floats), lines))
    }

    fn steps(&self, pair: &PairReasons) -> Vec<Part> {
        let mut parts = Vec::new();
        if pair.moved_down
            && let Some(above) = self.above()
        {
            parts.extend(above.leaves(Some(pair.higher)));
        }
        parts.push(self.members());
        if !pair.moved_down {
            parts.extend(self.halves());
            parts.extend(self.exchange());
        }
        parts.extend(self.tried(pair));
        parts.push(self.taken(pair));
        parts.push(self.cost());
        parts.push(self.colours(pair));
        parts.extend(self.floats(pair));
        parts
    }

    fn above(&self) -> Option<Here<'_>> {
        let number = self.number.checked_sub(1)?;
        Some(Here { number, bracket: &self.pairing.reasons.brackets[number], ..*self })
    }

    fn short(&self, pair: &PairReasons) -> Vec<String> {
        let (w, scene) = (self.words(), self.scene);
        let mut short = vec![self.situation(pair)];
        let (down, up) = (&self.bracket.exchanged_down, &self.bracket.exchanged_up);
        let crossed = |player| down.contains(player) || up.contains(player);
        if crossed(&pair.higher) || crossed(&pair.lower) {
            let (down, up) = (called(scene, down), called(scene, up));
            short.push(fill!(w.s_exchanged, down = down, up = up));
        }
        short.extend(self.why_this(pair));
        let (white, _) = by_colour(pair.colour.higher, pair.higher, pair.lower);
        let (_, rule) = articles::colour_rule(scene.edition(), pair.colour.rule, scene.lang());
        short.push(fill!(w.s_white, white = scene.call(white), rule = rule));
        short
    }

    /// Where the two stand, and who came down why.
    fn situation(&self, pair: &PairReasons) -> String {
        let (w, scene) = (self.words(), self.scene);
        let (a, b) = (scene.call(pair.higher), scene.call(pair.lower));
        let (high, low) = (scene.score(pair.higher), scene.score(pair.lower));
        let (pa, pb) = (scene.points(high), scene.points(low));
        let text = match self.above().filter(|_| pair.moved_down) {
            Some(above) if above.is_alone() => w.s_alone,
            Some(above) => match above.bracket.floaters_needed {
                FloatersNeeded::Odd => w.s_odd,
                FloatersNeeded::Opponents => w.s_no_opponents,
                FloatersNeeded::Completion => w.s_completion,
                FloatersNeeded::ByeScore => w.s_bye_score,
                FloatersNeeded::Nobody => w.s_came,
            },
            None if high == low => {
                return fill!(w.s_level, a = a, b = b, points = pa);
            }
            None => return fill!(w.s_differ, a = a, b = b, pa = pa, pb = pb),
        };
        fill!(text, a = a, pa = pa, pb = pb)
    }

    fn is_alone(&self) -> bool {
        self.bracket.residents.len() + self.bracket.moved_down.len() == 1
    }

    /// What excluded those who come before, or that nobody does.
    fn why_this(&self, pair: &PairReasons) -> Vec<String> {
        let (w, scene) = (self.words(), self.scene);
        let b = scene.call(pair.lower);
        if pair.excluded.is_empty() {
            let text = match pair.natural {
                Some(natural) if natural != pair.lower => self.taken_elsewhere(natural),
                _ if pair.moved_down => fill!(w.s_first_there, b = b),
                _ => w.s_in_order.to_owned(),
            };
            return vec![text];
        }
        let told = |it: &Excluded| self.excluded(pair, *it);
        let mut short: Vec<String> = pair.excluded.iter().take(NAMED).map(told).collect();
        match pair.excluded.len() - short.len() {
            0 => short.push(fill!(w.s_next, b = b)),
            more => short.push(fill!(w.s_more, b = b, n = more)),
        }
        short
    }

    fn excluded(&self, pair: &PairReasons, Excluded { player, by }: Excluded) -> String {
        let (w, scene) = (self.words(), self.scene);
        let (a, b, x) = (scene.call(pair.higher), scene.call(pair.lower), scene.call(player));
        let article = exclusion_article(scene, by);
        match by {
            Exclusion::Barred(_) => {
                let why = exclusion(scene, Some((pair.higher, player)), by);
                fill!(w.s_cannot, x = x, a = a, b = b, why = why)
            }
            Exclusion::Worse(criterion) => {
                let effect = effects::of_criterion(criterion, scene.lang());
                fill!(w.s_worse, x = x, b = b, effect = effect, article = article)
            }
            Exclusion::Later => fill!(w.s_later, x = x, article = article),
        }
    }
}

/// `Keller, Rossi`.
fn called(scene: &Scene<'_>, players: &[PairingNumber]) -> String {
    players.iter().map(|it| scene.call(*it)).collect::<Vec<_>>().join(", ")
}

/// What somebody had so far, and what he is due.
pub(super) fn due_line(scene: &Scene<'_>, player: PairingNumber, due: &str) -> String {
    let w = StoryWords::of(scene.lang());
    let (who, had) = (scene.named(player), scene.colours_had(player));
    if had.is_empty() {
        fill!(w.due_first, who = who, due = due)
    } else {
        fill!(w.due_line, who = who, had = had, due = due)
    }
}

/// Who floats where two of different scores meet.
pub(super) fn float_lines(
    scene: &Scene<'_>,
    one: PairingNumber,
    other: PairingNumber,
) -> Vec<String> {
    let w = StoryWords::of(scene.lang());
    let (first, second) = (scene.score(one), scene.score(other));
    let (higher, lower) = match first.cmp(&second) {
        std::cmp::Ordering::Equal => return Vec::new(),
        std::cmp::Ordering::Greater => (one, other),
        std::cmp::Ordering::Less => (other, one),
    };
    vec![
        fill!(w.float_down, who = scene.named(higher)),
        fill!(w.float_up, who = scene.named(lower)),
    ]
}
