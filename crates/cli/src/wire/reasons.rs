//! The reasons of a round.

use ronde_model::PairingNumber;
use ronde_report::articles;
use ronde_swiss::field::Bar;
use ronde_swiss::reasons::{self as engine, BracketKind, Exclusion, FloatersNeeded, PassedOver};
use serde::Serialize;

use super::criteria::Criteria;
use super::steps::{self, Step};
use super::{Due, colour, points};
use crate::pair::scene::Scene;
use crate::pair::words::{self, Absolute};

#[derive(Serialize)]
pub(super) struct Reasons {
    brackets: Vec<Bracket>,
    bye: Option<Bye>,
    /// Of a system whose book is a procedure.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct Bracket {
    score: String,
    kind: &'static str,
    moved_down: Vec<u32>,
    residents: Vec<u32>,
    limbo: Vec<u32>,
    s1: Vec<u32>,
    s2: Vec<u32>,
    exchanged_down: Vec<u32>,
    exchanged_up: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    without_exchange: Option<Excluded>,
    criteria: Criteria,
    pairs: Vec<Pair>,
    floaters_needed: &'static str,
    downfloats: Vec<Downfloat>,
}

#[derive(Serialize)]
struct Pair {
    higher: u32,
    lower: u32,
    moved_down: bool,
    natural: Option<u32>,
    excluded: Vec<Excluded>,
    colour: ColourReason,
}

#[derive(Serialize)]
struct ColourReason {
    higher: &'static str,
    article: &'static str,
    higher_due: Option<Due>,
    lower_due: Option<Due>,
}

#[derive(Serialize)]
struct Downfloat {
    player: u32,
    excluded: Vec<Excluded>,
}

/// An alternative, and what excludes it.
#[derive(Serialize)]
struct Excluded {
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<u32>,
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    criterion: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    met_in_round: Option<u16>,
}

#[derive(Serialize)]
struct Bye {
    player: u32,
    score: String,
    unplayed: u16,
    passed_over: Vec<Passed>,
}

#[derive(Serialize)]
struct Passed {
    player: u32,
    why: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    barred_by_round: Option<u16>,
}

impl Reasons {
    pub(super) fn of(scene: &Scene<'_>, reasons: &engine::Reasons) -> Reasons {
        let brackets = reasons.brackets.iter().map(|bracket| Bracket::of(scene, bracket));
        Reasons {
            brackets: brackets.collect(),
            bye: reasons.bye.as_ref().map(Bye::from),
            steps: steps::numbered(scene, &reasons.steps),
        }
    }
}

impl Bracket {
    fn of(scene: &Scene<'_>, bracket: &engine::BracketReasons) -> Bracket {
        let downfloat = |it: &engine::DownfloatReasons| Downfloat {
            player: it.player.get(),
            excluded: it.excluded.iter().map(|other| Excluded::floating(scene, *other)).collect(),
        };
        Bracket {
            score: points(bracket.score),
            kind: kind(bracket.kind),
            moved_down: numbers(&bracket.moved_down),
            residents: numbers(&bracket.residents),
            limbo: numbers(&bracket.limbo),
            s1: numbers(&bracket.upper_half),
            s2: numbers(&bracket.lower_half),
            exchanged_down: numbers(&bracket.exchanged_down),
            exchanged_up: numbers(&bracket.exchanged_up),
            without_exchange: bracket.without_exchange.map(|by| Excluded::of(scene, None, by)),
            criteria: Criteria::from(&bracket.quality),
            pairs: bracket.pairs.iter().map(|pair| Pair::of(scene, pair)).collect(),
            floaters_needed: needed(bracket.floaters_needed),
            downfloats: bracket.downfloats.iter().map(downfloat).collect(),
        }
    }
}

impl Pair {
    fn of(scene: &Scene<'_>, pair: &engine::PairReasons) -> Pair {
        let excluded = pair.excluded.iter().map(|other| Excluded {
            player: Some(other.player.get()),
            ..Excluded::of(scene, Some((pair.higher, other.player)), other.by)
        });
        Pair {
            higher: pair.higher.get(),
            lower: pair.lower.get(),
            moved_down: pair.moved_down,
            natural: pair.natural.map(PairingNumber::get),
            excluded: excluded.collect(),
            colour: ColourReason {
                higher: colour(pair.colour.higher),
                article: articles::colour_rule(scene.edition(), pair.colour.rule, scene.lang()).0,
                higher_due: pair.colour.higher_due.map(Due::from),
                lower_due: pair.colour.lower_due.map(Due::from),
            },
        }
    }
}

impl Excluded {
    fn floating(scene: &Scene<'_>, other: engine::Excluded) -> Excluded {
        Excluded { player: Some(other.player.get()), ..Excluded::of(scene, None, other.by) }
    }

    fn of(
        scene: &Scene<'_>,
        pair: Option<(PairingNumber, PairingNumber)>,
        by: Exclusion,
    ) -> Excluded {
        let met = pair.and_then(|(one, other)| scene.met_in(one, other));
        let (by, criterion, met_in_round) = match by {
            Exclusion::Barred(Bar::Met) => {
                ("met", Some(scene.rule(Absolute::Rematch).to_owned()), met)
            }
            Exclusion::Barred(Bar::Prohibited) => ("prohibited", None, None),
            Exclusion::Barred(Bar::SameAbsolutePreference) => {
                ("same-absolute-preference", Some(scene.rule(Absolute::Colours).to_owned()), None)
            }
            Exclusion::Worse(criterion) => ("worse", Some(words::criterion(criterion)), None),
            Exclusion::Later => ("later", None, None),
        };
        let met_in_round = met_in_round.map(ronde_model::RoundNumber::get);
        Excluded { player: None, by, criterion, met_in_round }
    }
}

impl From<&engine::ByeReasons> for Bye {
    fn from(bye: &engine::ByeReasons) -> Bye {
        let passed = |(player, why): &(PairingNumber, PassedOver)| {
            let (why, barred_by_round) = match why {
                PassedOver::Barred(round) => ("barred", Some(round.get())),
                PassedOver::OthersUnpairable => ("others-unpairable", None),
                PassedOver::Paired => ("paired", None),
            };
            Passed { player: player.get(), why, barred_by_round }
        };
        Bye {
            player: bye.player.get(),
            score: points(bye.score),
            unplayed: bye.unplayed,
            passed_over: bye.passed_over.iter().map(passed).collect(),
        }
    }
}

pub(super) fn numbers(numbers: &[PairingNumber]) -> Vec<u32> {
    numbers.iter().map(|number| number.get()).collect()
}

fn kind(kind: BracketKind) -> &'static str {
    match kind {
        BracketKind::Ordinary => "ordinary",
        BracketKind::Penultimate => "penultimate",
        BracketKind::CollapsedLast => "collapsed-last",
        BracketKind::Last => "last",
    }
}

pub(super) fn needed(needed: FloatersNeeded) -> &'static str {
    match needed {
        FloatersNeeded::Nobody => "nobody",
        FloatersNeeded::Odd => "odd",
        FloatersNeeded::Opponents => "opponents",
        FloatersNeeded::Completion => "completion",
        FloatersNeeded::ByeScore => "bye-score",
    }
}
