//! The reasons of a round as they are stored: JSON, with points in tenths and players by their
//! numbers in the starting list of that moment, which the pairing act keeps.
//!
//! Nothing the engine said is left out, so that a page of later years can still say why.

use ronde_model::{Colour, PairingNumber, Score};
use ronde_swiss::colours::{Preference, Strength};
use ronde_swiss::dutch::{self, ColourRule, Quality};
use ronde_swiss::field::{Bar, Float};
use ronde_swiss::reasons::{
    BracketKind, BracketReasons, ByeReasons, DownfloatReasons, Excluded, Exclusion, FloatersNeeded,
    PairReasons, PassedOver,
};
use ronde_swiss::steps::{Act, Fall, Refusal, Step};
use ronde_swiss::{Reasons, RoundPairing};
use serde_json::{Value, json};

/// The version of this form.
const VERSION: u32 = 1;

/// The reasons, as bytes.
pub fn reasons(pairing: &RoundPairing) -> Vec<u8> {
    let Reasons { brackets, bye, steps } = &pairing.reasons;
    let value = json!({
        "ronde_reasons": VERSION,
        "round": pairing.round.get(),
        "system": pairing.system.code(),
        "brackets": brackets.iter().map(bracket).collect::<Vec<_>>(),
        "bye": bye.as_ref().map(self::bye),
        "steps": steps.iter().map(step).collect::<Vec<_>>(),
    });
    value.to_string().into_bytes()
}

fn list(players: &[PairingNumber]) -> Vec<u32> {
    players.iter().map(|player| player.get()).collect()
}

fn tenths(scores: &[Score]) -> Vec<i32> {
    scores.iter().map(|score| score.tenths()).collect()
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

fn due(preference: Option<Preference>) -> Value {
    let strength = |strength| match strength {
        Strength::Mild => "mild",
        Strength::Strong => "strong",
        Strength::Absolute => "absolute",
    };
    preference.map_or(Value::Null, |it| json!([colour(it.colour), strength(it.strength)]))
}

const fn bar(bar: Bar) -> &'static str {
    match bar {
        Bar::Met => "met",
        Bar::Prohibited => "prohibited",
        Bar::SameAbsolutePreference => "same_absolute_preference",
    }
}

fn needed(why: FloatersNeeded) -> &'static str {
    match why {
        FloatersNeeded::Nobody => "nobody",
        FloatersNeeded::Odd => "odd",
        FloatersNeeded::Opponents => "opponents",
        FloatersNeeded::Completion => "completion",
        FloatersNeeded::ByeScore => "bye_score",
    }
}

fn bracket(it: &BracketReasons) -> Value {
    let kind = match it.kind {
        BracketKind::Ordinary => "ordinary",
        BracketKind::Penultimate => "penultimate",
        BracketKind::CollapsedLast => "collapsed_last",
        BracketKind::Last => "last",
    };
    let floaters_needed = needed(it.floaters_needed);
    json!({
        "score": it.score.tenths(),
        "kind": kind,
        "moved_down": list(&it.moved_down),
        "residents": list(&it.residents),
        "limbo": list(&it.limbo),
        "upper_half": list(&it.upper_half),
        "lower_half": list(&it.lower_half),
        "exchanged_down": list(&it.exchanged_down),
        "exchanged_up": list(&it.exchanged_up),
        "without_exchange": it.without_exchange.map(exclusion),
        "floaters_needed": floaters_needed,
        "quality": quality(&it.quality),
        "pairs": it.pairs.iter().map(pair).collect::<Vec<_>>(),
        "downfloats": it.downfloats.iter().map(downfloat).collect::<Vec<_>>(),
    })
}

fn pair(it: &PairReasons) -> Value {
    let rule = match it.colour.rule {
        ColourRule::BothPreferences => "both_preferences",
        ColourRule::StrongerPreference => "stronger_preference",
        ColourRule::LastDifferentRound => "last_different_round",
        ColourRule::HigherRanked => "higher_ranked",
        ColourRule::InitialColour => "initial_colour",
    };
    json!({
        "higher": it.higher.get(),
        "lower": it.lower.get(),
        "moved_down": it.moved_down,
        "natural": it.natural.map(PairingNumber::get),
        "excluded": it.excluded.iter().copied().map(excluded).collect::<Vec<_>>(),
        "colour": colour(it.colour.higher),
        "colour_rule": rule,
        "higher_due": due(it.colour.higher_due),
        "lower_due": due(it.colour.lower_due),
    })
}

fn downfloat(it: &DownfloatReasons) -> Value {
    json!({
        "player": it.player.get(),
        "excluded": it.excluded.iter().copied().map(excluded).collect::<Vec<_>>(),
    })
}

fn excluded(it: Excluded) -> Value {
    json!([it.player.get(), exclusion(it.by)])
}

fn exclusion(it: Exclusion) -> Value {
    match it {
        Exclusion::Barred(it) => json!({ "barred": bar(it) }),
        Exclusion::Worse(criterion) => json!({ "worse": criterion.number }),
        Exclusion::Later => json!("later"),
    }
}

fn bye(it: &ByeReasons) -> Value {
    let passed = |(player, why): &(PairingNumber, PassedOver)| {
        let why = match why {
            PassedOver::Barred(round) => json!({ "barred": round.get() }),
            PassedOver::OthersUnpairable => json!("others_unpairable"),
            PassedOver::Paired => json!("paired"),
        };
        json!([player.get(), why])
    };
    json!({
        "player": it.player.get(),
        "score": it.score.tenths(),
        "unplayed": it.unplayed,
        "passed_over": it.passed_over.iter().map(passed).collect::<Vec<_>>(),
    })
}

/// The criteria in their order, by the numbers of the edition; less is better. What is said of the
/// next bracket takes two places.
fn quality(it: &Quality) -> Value {
    let mut all: Vec<Value> = Vec::new();
    for (_, value) in it.values() {
        match value {
            dutch::Value::Missed(missed) => all.push(json!(missed)),
            dutch::Value::Score(score) => all.push(json!(score.map(Score::tenths))),
            dutch::Value::Count(count) => all.push(json!(count)),
            dutch::Value::Scores(scores) => all.push(json!(tenths(scores))),
            dutch::Value::Next { unpaired, scores } => {
                all.extend([json!(unpaired), json!(tenths(scores))]);
            }
        }
    }
    Value::Array(all)
}

fn step(it: &Step) -> Value {
    let mut value = act(&it.act);
    value["article"] = json!(it.article);
    value
}

fn act(act: &Act) -> Value {
    match act {
        Act::Takes { score, moved, residents } => json!({
            "act": "takes", "score": score.tenths(), "moved": list(moved),
            "residents": list(residents)
        }),
        Act::Sets { name, value } => json!({ "act": "sets", "name": name, "value": value }),
        Act::LaysOut { left, right } => {
            json!({ "act": "lays_out", "left": list(left), "right": list(right) })
        }
        Act::Exchanges { down, up } => {
            json!({ "act": "exchanges", "down": list(down), "up": list(up) })
        }
        Act::Drops { requirement } => json!({ "act": "drops", "requirement": requirement }),
        Act::Transfers { player, to } => {
            json!({ "act": "transfers", "player": player.get(), "to": to.tenths() })
        }
        Act::Refuses { player, opponent, why } => json!({
            "act": "refuses", "player": player.get(),
            "opponent": opponent.map(PairingNumber::get), "why": refusal(*why)
        }),
        Act::Tries { candidate, left, falls } => tries(candidate, left, *falls),
        Act::Skips { count } => json!({ "act": "skips", "count": count }),
        Act::Needs { floaters, why, of } => json!({
            "act": "needs", "floaters": floaters, "why": needed(*why), "of": list(of)
        }),
        Act::GoesBack { score } => json!({ "act": "goes_back", "score": score.tenths() }),
        Act::Cracks { score, one, other } => json!({
            "act": "cracks", "score": score.tenths(), "pair": [one.get(), other.get()]
        }),
        Act::Joins { score } => json!({ "act": "joins", "score": score.tenths() }),
        Act::Pairs { white, black, colours, white_due, black_due } => json!({
            "act": "pairs", "white": white.get(), "black": black.get(), "colours": colours,
            "white_due": due(*white_due), "black_due": due(*black_due)
        }),
        Act::Floats { player } => json!({ "act": "floats", "player": player.get() }),
        Act::Byes { player, passed_over } => {
            let passed = passed_over.iter().map(|(who, why)| json!([who.get(), refusal(*why)]));
            json!({
                "act": "byes", "player": player.get(), "passed_over": passed.collect::<Vec<_>>()
            })
        }
        Act::DerivesFloats { round } => json!({ "act": "derives_floats", "round": round.get() }),
        Act::Averages { player, tenths } => {
            json!({ "act": "averages", "player": player.get(), "tenths": tenths })
        }
        Act::Indexes { player, buchholz, sonneborn_berger } => json!({
            "act": "indexes",
            "player": player.get(),
            "buchholz": buchholz,
            "sonneborn_berger": sonneborn_berger,
        }),
    }
}

/// A candidate that was tried, and what it fails by.
fn tries(
    candidate: &[(PairingNumber, PairingNumber)],
    left: &[PairingNumber],
    falls: Option<Fall>,
) -> Value {
    let pairs = candidate.iter().map(|(one, other)| json!([one.get(), other.get()]));
    let falls = falls.map(|fall| {
        json!({
            "player": fall.player.get(),
            "opponent": fall.opponent.map(PairingNumber::get),
            "why": refusal(fall.why)
        })
    });
    json!({
        "act": "tries", "candidate": pairs.collect::<Vec<_>>(), "left": list(left),
        "falls": falls
    })
}

fn refusal(it: Refusal) -> Value {
    match it {
        Refusal::Barred(it) => json!({ "barred": bar(it) }),
        Refusal::ColourDenied(it) => json!({ "colour_denied": colour(it) }),
        Refusal::Colours => json!("colours"),
        Refusal::ColourDegree => json!("colour_degree"),
        Refusal::Float(float, rounds_ago) => {
            let float = if float == Float::Down { "down" } else { "up" };
            json!({ "float": float, "rounds_ago": rounds_ago })
        }
        Refusal::Raised => json!("raised"),
        Refusal::ByeBarred(round) => json!({ "bye_barred": round.get() }),
        Refusal::Rest => json!("rest"),
        Refusal::Criterion(article) => json!({ "criterion": article }),
        Refusal::Later => json!("later"),
    }
}
