//! What `ronde simulate --json` prints (docs/simulate-json.md). Chances are counts of plays:
//! whoever reads them divides.

use ronde_model::{Colour, PairingNumber, Participant, Snapshot};
use ronde_report::names;
use ronde_report::study::chances::Chances;
use ronde_simulate::compare::{Measured, Variant};
use ronde_simulate::fairness::{Aspect, Fairness, LIMIT, Standing, Treated};
use ronde_simulate::mean::Mean;
use ronde_simulate::measures::Measure;
use ronde_simulate::study::Prospect;
use serde_json::{Map, Value, json};

/// The version of the form. It is raised when something goes or changes its meaning.
const VERSION: u32 = 1;

fn page(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

/// Chances.
pub(super) fn chances(chances: &Chances<'_>) -> String {
    let study = chances.study;
    let purses = chances.prizes.map_or(&[][..], |rules| &rules.purses);
    let purses: Vec<String> = purses.iter().map(|purse| purse.category.to_string()).collect();
    let levels: Vec<&str> = study.norms.iter().map(|level| level.title().code()).collect();
    let everybody: Vec<Value> =
        study.prospects.iter().map(|it| prospect(chances, it, &levels)).collect();
    page(&json!({
        "ronde_simulate": VERSION,
        "kind": "chances",
        "event": chances.event.event.name.trim(),
        "plays": study.plays,
        "seed": study.seed,
        "cut_short": study.cut_short,
        "rounds": study.rounds.1,
        "paired": study.rounds.0,
        "next_round": study.next.map(ronde_model::RoundNumber::get),
        "prizes": purses,
        "norms": levels,
        "participants": everybody,
    }))
}

fn prospect(chances: &Chances<'_>, it: &Prospect, levels: &[&str]) -> Value {
    let points = it.points.iter().map(|(score, plays)| (score.to_string(), json!(plays)));
    let ranks = it.ranks.iter().map(|(rank, plays)| (rank.to_string(), json!(plays)));
    let norms = chances.study.norms.iter().zip(levels);
    let norms = norms.map(|(level, code)| ((*code).to_owned(), json!(it.norms[*level as usize])));
    let opponents = it.opponents.iter().map(|(met, plays)| match met {
        Some((number, colour)) => {
            let colour = if *colour == Colour::White { "white" } else { "black" };
            json!({ "number": number.get(), "colour": colour, "plays": plays })
        }
        None => json!({ "number": null, "colour": null, "plays": plays }),
    });
    json!({
        "number": it.who.number(),
        "name": names::participant(chances.event, it.who),
        "first": it.first,
        "first_shared": it.first_shared,
        "ranks": ranks.collect::<Map<String, Value>>(),
        "points": points.collect::<Map<String, Value>>(),
        "expected": it.expected().map(|it| it.decimals(3)),
        "prizes": it.prizes,
        "money_of_all_plays": it.money.to_string(),
        "norms": norms.collect::<Map<String, Value>>(),
        "next_opponents": opponents.collect::<Vec<_>>(),
    })
}

/// Variants side by side.
pub(super) fn comparison(event: &Snapshot, found: &[Measured], seed: u64, plays: u64) -> String {
    let figures = |of: &dyn Fn(Measure) -> Mean| -> Map<String, Value> {
        let one = |measure: Measure| (measure.key().to_owned(), figure(of(measure), measure));
        Measure::ALL.into_iter().map(one).collect()
    };
    let variants: Vec<Value> = found
        .iter()
        .map(|it| {
            json!({
                "system": it.variant.system.key(),
                "rounds": it.variant.rounds,
                "acceleration": acceleration(it.variant),
                "cut_short": it.cut_short,
                "measures": figures(&|measure| it.mean(measure)),
                "less_the_first": figures(&|measure| it.difference(measure)),
            })
        })
        .collect();
    page(&json!({
        "ronde_simulate": VERSION,
        "kind": "comparison",
        "event": event.event.name.trim(),
        "plays": plays,
        "seed": seed,
        "variants": variants,
    }))
}

fn acceleration(variant: Variant) -> String {
    let suffix = variant.acceleration.suffix().trim_start_matches('_').to_lowercase();
    match variant.acceleration {
        ronde_simulate::Acceleration::Explicit => "explicit".to_owned(),
        _ if suffix.is_empty() => "none".to_owned(),
        _ => suffix.replace('_', "-"),
    }
}

/// Mean and standard error with six decimals; shares are of one.
fn figure(mean: Mean, measure: Measure) -> Value {
    let decimals = |it: ronde_standings::Ratio| it.decimals(6);
    json!({
        "mean": mean.mean(measure.scale()).map(decimals),
        "error": mean.error(measure.scale()).map(decimals),
        "plays": mean.count(),
    })
}

/// Colours, floats and opponents against chance.
pub(super) fn fairness(event: &Snapshot, found: &Fairness) -> String {
    let verdicts: Vec<Value> = found
        .verdicts()
        .iter()
        .map(|it| {
            let numbers = |list: &[PairingNumber]| -> Vec<u32> {
                list.iter().copied().map(PairingNumber::get).collect()
            };
            json!({
                "aspect": it.aspect.key(),
                "players": it.players,
                "expected_beyond_thousandths": it.expected,
                "beyond": numbers(&it.beyond),
                "unusual": numbers(&it.unusual),
            })
        })
        .collect();
    let players: Vec<Value> = found.players.iter().map(|it| treated(event, it)).collect();
    page(&json!({
        "ronde_simulate": VERSION,
        "kind": "fairness",
        "event": event.event.name.trim(),
        "plays": found.plays,
        "seed": found.seed,
        "rounds": found.rounds,
        "cut_short": found.cut_short,
        "verdicts": verdicts,
        "players": players,
    }))
}

fn treated(event: &Snapshot, player: &Treated) -> Value {
    let aspects = Aspect::ALL.into_iter().filter_map(|aspect| {
        player.of(aspect).map(|standing| (aspect.key().to_owned(), standing_of(standing)))
    });
    json!({
        "number": player.number.get(),
        "name": names::participant(event, Participant::Player(player.number)),
        "aspects": aspects.collect::<Map<String, Value>>(),
    })
}

fn standing_of(standing: &Standing) -> Value {
    let (less, equal, more) = standing.counts();
    json!({
        "value": standing.value,
        "replays": { "less": less, "equal": equal, "more": more },
        "percentile_thousandths": standing.percentile(),
        "tail": standing.tail(),
        "beyond": standing.is_beyond(LIMIT),
    })
}
