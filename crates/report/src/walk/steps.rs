//! The steps of a procedure as moves on the table.

use ronde_model::PairingNumber;
use ronde_swiss::steps::{Act, Refusal, Step};

use super::Move;
use super::table::Does;
use super::words::sentence;
use crate::explain::Scene;
use crate::explain::words::{acts, refusals};

/// Every step; quantities and averages that are set by one article are one step.
pub(super) fn moves(scene: &Scene<'_>, steps: &[Step]) -> Vec<Move> {
    let alike = |one: &Step, other: &Step| {
        one.article == other.article
            && matches!(
                (&one.act, &other.act),
                (Act::Sets { .. }, Act::Sets { .. })
                    | (Act::Averages { .. }, Act::Averages { .. })
                    | (Act::Indexes { .. }, Act::Indexes { .. })
            )
    };
    steps.chunk_by(alike).map(|steps| moved(scene, steps)).collect()
}

fn moved(scene: &Scene<'_>, steps: &[Step]) -> Move {
    let mut lines: Vec<String> = steps.iter().flat_map(|step| acts::step(scene, step)).collect();
    let figures: Vec<(PairingNumber, String)> =
        steps.iter().filter_map(|step| acts::figure(&step.act)).collect();
    let does = match acts::heading(&steps[0].act, scene.lang()) {
        None => does(scene, steps),
        Some(heading) => {
            lines.insert(0, heading.to_owned());
            Does::Average(figures)
        }
    };
    Move { article: steps[0].article.to_owned(), said: sentence(&lines), does }
}

fn does(scene: &Scene<'_>, steps: &[Step]) -> Does {
    match &steps[0].act {
        Act::Takes { score, moved, residents } => {
            Does::Take { score: *score, moved: moved.clone(), residents: residents.clone() }
        }
        Act::Sets { .. } => Does::Set(steps.iter().filter_map(|step| value(&step.act)).collect()),
        Act::LaysOut { left, right } => Does::Lay { left: left.clone(), right: right.clone() },
        Act::Exchanges { down, up } => Does::Exchange { down: down.clone(), up: up.clone() },
        Act::Drops { requirement } => Does::Drop(crate::articles::short(requirement).to_owned()),
        Act::Refuses { player, opponent, why } => {
            Does::Refuse { player: *player, opponent: *opponent, by: mark(scene, *why) }
        }
        Act::Pairs { white, black, .. } => Does::Pair(vec![(*white, *black)]),
        Act::Floats { player } | Act::Byes { player, .. } => Does::Leave(*player),
        Act::Tries { candidate, falls, .. } => Does::Try {
            pairs: candidate.clone(),
            falls: falls.as_ref().map(|fall| (fall.player, fall.opponent, mark(scene, fall.why))),
        },
        Act::Needs { of, .. } => Does::Look(of.clone()),
        Act::GoesBack { .. } => Does::Undo,
        Act::Cracks { one, other, .. } => Does::Look(vec![*one, *other]),
        Act::Transfers { player, .. } => Does::Look(vec![*player]),
        Act::Skips { .. }
        | Act::Joins { .. }
        | Act::DerivesFloats { .. }
        | Act::Averages { .. }
        | Act::Indexes { .. } => Does::Look(Vec::new()),
    }
}

fn value(act: &Act) -> Option<(String, String)> {
    let Act::Sets { name, value } = act else { return None };
    Some(((*name).to_owned(), value.to_string()))
}

/// The sign beside whoever is refused: the article, or what has no article of its own.
fn mark(scene: &Scene<'_>, why: Refusal) -> String {
    let article = refusals::refusal_article(scene, why).unwrap_or(match why {
        Refusal::Float(ronde_swiss::field::Float::Up, _) | Refusal::Raised => "↑",
        Refusal::Float(..) => "↓",
        Refusal::Colours | Refusal::ColourDegree => "x",
        Refusal::Barred(_)
        | Refusal::ColourDenied(_)
        | Refusal::ByeBarred(_)
        | Refusal::Rest
        | Refusal::Criterion(_)
        | Refusal::Later => "",
    });
    format!("✕ {article}").trim_end().to_owned()
}
