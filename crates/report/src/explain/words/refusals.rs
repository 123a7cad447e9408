//! Why something was refused, excluded or passed over.

use ronde_model::PairingNumber;
use ronde_swiss::dutch::{Criterion, Edition};
use ronde_swiss::field::Float;
use ronde_swiss::reasons::{Exclusion, FloatersNeeded, PassedOver};
use ronde_swiss::steps::Refusal;
use ronde_words::{ExclusionWords, fill};

use super::effects;
use crate::articles::{self, Absolute, short};
use crate::explain::Scene;

/// Why an alternative of a bracket was not taken; the pair where it is one.
pub fn exclusion(
    scene: &Scene<'_>,
    pair: Option<(PairingNumber, PairingNumber)>,
    why: Exclusion,
) -> String {
    let w = ExclusionWords::of(scene.lang());
    match (why, pair) {
        (Exclusion::Barred(bar), Some((one, other))) => scene.bar(one, other, bar),
        (Exclusion::Barred(_), None) => w.not_allowed.to_owned(),
        (Exclusion::Worse(criterion), _) => {
            let article = criterion_in_full(scene, criterion);
            fill!(w.worse, article = article)
        }
        (Exclusion::Later, _) => match scene.edition() {
            Edition::E2026 => w.later_2026.to_owned(),
            Edition::E2017 => w.later_2017.to_owned(),
        },
    }
}

/// The article by which an alternative of a bracket was not taken.
pub fn exclusion_article(scene: &Scene<'_>, why: Exclusion) -> String {
    match why {
        Exclusion::Barred(bar) => scene.bar_article(bar).to_owned(),
        Exclusion::Worse(criterion) => articles::criterion(criterion),
        Exclusion::Later => scene.book().order.to_owned(),
    }
}

/// `C12 (colour preferences)`.
pub fn criterion_in_full(scene: &Scene<'_>, which: Criterion) -> String {
    format!("{} ({})", articles::criterion(which), articles::meaning(which, scene.lang()))
}

/// Why a procedure refused something: for this player, with this opponent where it is a pair.
pub fn refusal(
    scene: &Scene<'_>,
    player: PairingNumber,
    opponent: Option<PairingNumber>,
    why: Refusal,
) -> String {
    let w = ExclusionWords::of(scene.lang());
    match why {
        Refusal::Barred(bar) => match opponent {
            Some(opponent) => scene.bar(player, opponent, bar),
            None => w.may_not.to_owned(),
        },
        Refusal::ColourDenied(colour) => {
            let (who, article) = (scene.call(player), scene.rule(Absolute::Colours));
            let colour = scene.colour(colour);
            fill!(w.colour_denied, who = who, colour = colour, article = article)
        }
        Refusal::Colours => w.colours.to_owned(),
        Refusal::ColourDegree => w.colour_degree.to_owned(),
        Refusal::Float(float, ago) => {
            // Of two who would meet it is the opponent, from below, who would float up.
            let (who, text) = match (float, ago) {
                (Float::Up, 1) => (opponent.unwrap_or(player), w.up_last),
                (Float::Up, _) => (opponent.unwrap_or(player), w.up_before),
                (Float::Down, 1) => (player, w.down_last),
                (Float::Down, _) => (player, w.down_before),
            };
            fill!(text, who = scene.call(who))
        }
        Refusal::Raised => fill!(w.raised, who = scene.call(player)),
        Refusal::ByeBarred(round) => {
            fill!(w.bye_barred, n = round, article = scene.rule(Absolute::Bye))
        }
        Refusal::Rest => w.rest.to_owned(),
        Refusal::Criterion(article) => match effects::of_article(article, scene.lang()) {
            Some(effect) => fill!(w.effect, effect = effect, article = short(article)),
            None => fill!(w.worse, article = short(article)),
        },
        Refusal::Later => w.later.to_owned(),
    }
}

/// The article behind a refusal, where it has one of its own.
pub fn refusal_article(scene: &Scene<'_>, why: Refusal) -> Option<&'static str> {
    Some(match why {
        Refusal::Barred(bar) => scene.bar_article(bar),
        Refusal::ColourDenied(_) => scene.rule(Absolute::Colours),
        Refusal::ByeBarred(_) => scene.rule(Absolute::Bye),
        Refusal::Rest => scene.rule(Absolute::Completion),
        Refusal::Criterion(article) => short(article),
        Refusal::Colours
        | Refusal::ColourDegree
        | Refusal::Float(..)
        | Refusal::Raised
        | Refusal::Later => return None,
    })
}

/// Why a bracket leaves as many over as it does; nothing where it leaves nobody.
pub fn needed(scene: &Scene<'_>, needed: FloatersNeeded) -> Option<String> {
    let w = ExclusionWords::of(scene.lang());
    let rule = |which| scene.rule(which);
    match needed {
        FloatersNeeded::Nobody => None,
        FloatersNeeded::Odd => Some(w.odd.to_owned()),
        FloatersNeeded::Opponents => Some(fill!(
            w.no_more_pairs,
            one = rule(Absolute::Rematch),
            other = rule(Absolute::Colours)
        )),
        FloatersNeeded::Completion => {
            Some(fill!(w.rest_with_more, article = rule(Absolute::Completion)))
        }
        FloatersNeeded::ByeScore => Some(fill!(w.higher_bye, article = rule(Absolute::ByeScore))),
    }
}

/// Why somebody did not get the bye.
pub fn passed_over(scene: &Scene<'_>, why: PassedOver) -> String {
    let w = ExclusionWords::of(scene.lang());
    match why {
        PassedOver::Barred(round) => {
            fill!(w.bye_barred, n = round, article = scene.book().bye_rule())
        }
        PassedOver::OthersUnpairable => {
            fill!(w.rest_by, article = scene.rule(Absolute::Completion))
        }
        PassedOver::Paired => w.better_paired.to_owned(),
    }
}
