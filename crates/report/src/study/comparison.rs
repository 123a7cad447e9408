//! Variants of an event side by side.

use ronde_simulate::Acceleration;
use ronde_simulate::compare::{Measured, Variant};
use ronde_simulate::mean::Mean;
use ronde_simulate::measures::Measure;
use ronde_standings::Ratio;
use ronde_swiss::System;
use ronde_words::{Lang, StudyWords, fill};

use super::plot::{Dot, Panel, panels};
use super::signed;
use crate::view::{Column, View};

/// The name of a measure.
pub fn measure(measure: Measure, lang: Lang) -> &'static str {
    let words = StudyWords::of(lang);
    match measure {
        Measure::RankByStrength => words.rank_by_strength,
        Measure::StrongestFirst => words.strongest_first,
        Measure::TopAmongTop => words.top_among_top,
        Measure::LeadersByPoints => words.leaders_by_points,
        Measure::OpponentsApart => words.opponents_apart,
        Measure::PointsByPerformance => words.points_by_performance,
        Measure::ColoursApart => words.colours_apart,
        Measure::SameColourThrice => words.same_colour_thrice,
        Measure::Floats => words.floats,
        Measure::RepeatedFloats => words.repeated_floats,
        Measure::Mismatches => words.mismatches,
        Measure::RatingGap => words.rating_gap,
    }
}

/// The name of a system, short enough for the head of a column.
pub fn system(system: System, lang: Lang) -> String {
    crate::systems::in_head(system, lang)
}

/// The name of an acceleration.
pub fn acceleration(acceleration: Acceleration, lang: Lang) -> &'static str {
    let words = StudyWords::of(lang);
    match acceleration {
        Acceleration::None => words.not_accelerated,
        Acceleration::Baku => "Baku",
        Acceleration::Ssa => "SSA",
        Acceleration::SsaHalves => "SSA ½",
        Acceleration::SsaKept => "SSA 2",
        Acceleration::Explicit => words.explicit,
    }
}

/// What tells the variants apart: of system, rounds and acceleration only what is not everywhere
/// the same.
pub fn labels(variants: &[Variant], lang: Lang) -> Vec<String> {
    let words = StudyWords::of(lang);
    let Some(first) = variants.first() else { return Vec::new() };
    let systems = variants.iter().any(|it| it.system != first.system);
    let rounds = variants.iter().any(|it| it.rounds != first.rounds);
    let accelerations = variants.iter().any(|it| it.acceleration != first.acceleration);
    let label = |it: &Variant| {
        let parts = [
            (systems || (!rounds && !accelerations)).then(|| system(it.system, lang)),
            rounds.then(|| fill!(words.rounds, n = it.rounds)),
            accelerations.then(|| acceleration(it.acceleration, lang).to_owned()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    variants.iter().map(label).collect()
}

/// A row for each measure, a column for each variant.
pub fn view(found: &[Measured], seed: u64, plays: u64, lang: Lang) -> View {
    let words = StudyWords::of(lang);
    let variants: Vec<Variant> = found.iter().map(|it| it.variant).collect();
    let mut columns =
        vec![Column::words("measure", words.measure), Column::words("better", words.better)];
    for (place, label) in labels(&variants, lang).iter().enumerate() {
        columns.push(Column::numbers(&format!("variant_{}", place + 1), label));
    }
    let mut rows: Vec<Vec<String>> = Measure::ALL
        .into_iter()
        .map(|one| {
            let better = if one.more_is_better() { words.more } else { words.less };
            let mut row = vec![measure(one, lang).to_owned(), better.to_owned()];
            row.extend(found.iter().enumerate().map(|(place, it)| cell(it, one, place)));
            row
        })
        .collect();
    if found.iter().any(|it| it.cut_short > 0) {
        let mut row = vec![words.not_paired.to_owned(), words.less.to_owned()];
        row.extend(found.iter().map(|it| it.cut_short.to_string()));
        rows.push(row);
    }
    let notes = vec![
        fill!(words.seed, plays = plays, seed = seed),
        words.errors_note.to_owned(),
        words.model.to_owned(),
    ];
    View { title: words.comparison.to_owned(), columns, rows, notes }
}

/// `61.3 ± 0.5 % (+2.1 ± 0.2)`.
fn cell(found: &Measured, measure: Measure, place: usize) -> String {
    let Some((mean, error)) = told(found.mean(measure), measure) else { return String::new() };
    let unit = if measure.is_share() { " %" } else { "" };
    let own = format!("{mean} ± {error}{unit}");
    match told(found.difference(measure), measure).filter(|_| place > 0) {
        Some((mean, error)) => format!("{own} ({} ± {error})", signed(&mean)),
        None => own,
    }
}

/// Mean and error as people read them: shares in per cent, tau with three decimals.
fn told(mean: Mean, measure: Measure) -> Option<(String, String)> {
    let scale = if measure.is_share() { measure.scale() / 100 } else { measure.scale() };
    let places = match measure {
        Measure::RankByStrength => 3,
        Measure::LeadersByPoints
        | Measure::ColoursApart
        | Measure::SameColourThrice
        | Measure::RepeatedFloats => 2,
        _ => 1,
    };
    let text = |it: Ratio| it.decimals(places);
    let error = mean.error(scale).map_or_else(|| "–".to_owned(), text);
    Some((mean.mean(scale).map(text)?, error))
}

/// A panel for each measure: a dot for each variant, with two standard errors.
pub fn picture(found: &[Measured], lang: Lang) -> String {
    let words = StudyWords::of(lang);
    let variants: Vec<Variant> = found.iter().map(|it| it.variant).collect();
    let labels = labels(&variants, lang);
    let of_measure = |one: Measure| {
        let better = if one.more_is_better() { words.more } else { words.less };
        let dots = found.iter().zip(&labels).filter_map(|(it, label)| {
            let mean = it.mean(one);
            let (text, _) = told(mean, one)?;
            let unit = if one.is_share() { " %" } else { "" };
            Some(Dot {
                name: label.clone(),
                value: millionths(mean.mean(one.scale())?),
                error: mean.error(one.scale()).map_or(0, millionths),
                told: format!("{text}{unit}"),
            })
        });
        let title = format!("{} ({}: {better})", measure(one, lang), words.better.to_lowercase());
        Panel { title, dots: dots.collect() }
    };
    panels(words.comparison, words.axis_measure, &Measure::ALL.map(of_measure))
}

fn millionths(ratio: Ratio) -> i64 {
    let value = i128::from(ratio.numerator()) * 1_000_000 / i128::from(ratio.denominator());
    i64::try_from(value).unwrap_or(0)
}
