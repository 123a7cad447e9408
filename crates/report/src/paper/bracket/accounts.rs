//! The brackets of C.04.3 in words: pairs with their colours, what was refused, what the criteria
//! cost, who floats and why.

use std::collections::BTreeSet;

use ronde_model::Colour;
use ronde_swiss::colours::Preference;
use ronde_swiss::dutch::Edition;
use ronde_swiss::reasons::{
    BracketKind, BracketReasons, Excluded, Exclusion, FloatersNeeded, PairReasons, PassedOver,
};
use ronde_words::fill;

use super::picture::picture;
use super::{Scene, drawn, group};
use crate::articles::{self, Absolute, absolute};
use crate::paper::draw::{cells, escaped, own_way};
use crate::paper::{Block, draw};
use crate::view::{Column, View};

/// Everything about a bracket.
pub(super) fn blocks(
    scene: &Scene<'_>,
    number: usize,
    is_last: bool,
    bracket: &BracketReasons,
) -> Vec<Block> {
    let w = scene.words();
    let points = draw::points(bracket.score);
    let kind = match bracket.kind {
        BracketKind::Ordinary | BracketKind::Last => "",
        BracketKind::Penultimate => w.penultimate,
        BracketKind::CollapsedLast => w.collapsed,
    };
    let heading = fill!(w.bracket, n = number, points = points);
    let mut blocks = vec![Block::Heading(draw::joined(&[&heading, kind], ", "))];
    blocks.push(pictured(scene, bracket));
    blocks.extend(exchange(scene, bracket).map(Block::Words));
    blocks.push(Block::Words(criteria(scene, bracket, is_last)));
    blocks.extend(floats(scene, bracket).map(Block::Words));
    blocks
}

/// The picture with its pairs below it.
fn pictured(scene: &Scene<'_>, bracket: &BracketReasons) -> Block {
    let group = group::of_bracket(scene, bracket);
    if bracket.pairs.is_empty() {
        return drawn(scene, &group);
    }
    let view = pairs(scene, bracket);
    let heads = cells("th", view.columns.iter().map(|column| escaped(&column.heading)));
    let row = |row: &Vec<String>| cells("td", row.iter().map(|cell| own_way(cell)));
    let rows = cells("tr", view.rows.iter().map(row));
    let table = format!(
        r#"<table class="bracket-list"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"#
    );
    Block::Drawn { markup: picture(scene, &group) + &table, view }
}

fn exchange(scene: &Scene<'_>, bracket: &BracketReasons) -> Option<String> {
    if bracket.exchanged_down.is_empty() {
        return None;
    }
    let article = match scene.edition() {
        Edition::E2026 => "4.3",
        Edition::E2017 => "D.2",
    };
    let (down, up) = (&bracket.exchanged_down, &bracket.exchanged_up);
    let (down, up) = (scene.all_named(down), scene.all_named(up));
    let told = fill!(scene.words().exchange, article = article, down = down, up = up);
    let why = bracket.without_exchange.map(|why| exclusion(scene, why));
    Some(match why {
        Some(why) => format!("{told} {}", fill!(scene.words().without, why = why)),
        None => told,
    })
}

/// What the bracket's pairing fails in; criteria that it meets in full are not listed.
fn criteria(scene: &Scene<'_>, bracket: &BracketReasons, is_last: bool) -> String {
    let (w, lang) = (scene.words(), scene.lang());
    let values = articles::values(&bracket.quality, lang).into_iter();
    // Below the last bracket there is nothing to look ahead to.
    let values = values.filter(|(which, _)| !(is_last && articles::looks_ahead(*which)));
    let failed: Vec<String> = values
        .filter_map(|(which, value)| {
            let name = articles::criterion(which);
            Some(format!("{name} {}: {}", articles::meaning(which, lang), value?))
        })
        .collect();
    if failed.is_empty() {
        return w.all_met.to_owned();
    }
    fill!(w.cost, list = failed.join("; "))
}

fn floats(scene: &Scene<'_>, bracket: &BracketReasons) -> Option<String> {
    let w = scene.words();
    let rule = |which| absolute(scene.system(), which);
    let why = match bracket.floaters_needed {
        FloatersNeeded::Nobody => return None,
        FloatersNeeded::Odd => w.odd.to_owned(),
        FloatersNeeded::Opponents => {
            let articles = format!("{}, {}", rule(Absolute::Rematch), rule(Absolute::Colours));
            fill!(w.no_more_pairs, article = articles)
        }
        FloatersNeeded::Completion => {
            fill!(w.rest_unpaired, article = rule(Absolute::Completion))
        }
        FloatersNeeded::ByeScore => fill!(w.higher_bye, article = rule(Absolute::ByeScore)),
    };
    let players: Vec<_> = bracket.downfloats.iter().map(|it| it.player).collect();
    let text = match bracket.kind {
        BracketKind::Last | BracketKind::CollapsedLast => w.left_over,
        _ => w.floats,
    };
    let mut told = fill!(text, who = scene.all_named(&players), why = why);
    for downfloat in &bracket.downfloats {
        for Excluded { player, by } in &downfloat.excluded {
            let (instead, why) = (scene.named(*player), exclusion(scene, *by));
            told += " ";
            told += &fill!(w.not_instead, who = instead, why = why);
        }
    }
    Some(told)
}

fn pairs(scene: &Scene<'_>, bracket: &BracketReasons) -> View {
    let (w, lang) = (scene.words(), scene.lang());
    View {
        title: String::new(),
        columns: vec![
            Column::numbers("board", w.board),
            Column::words("white", draw::colour(Colour::White, lang)),
            Column::words("white_due", w.due),
            Column::words("black", draw::colour(Colour::Black, lang)),
            Column::words("black_due", w.due),
            Column::words("colours", w.colours_by),
            Column::words("refused", w.refused),
        ],
        rows: bracket.pairs.iter().map(|pair| row(scene, pair)).collect(),
        notes: Vec::new(),
    }
}

fn row(scene: &Scene<'_>, pair: &PairReasons) -> Vec<String> {
    let lang = scene.lang();
    let higher = (pair.higher, pair.colour.higher_due);
    let lower = (pair.lower, pair.colour.lower_due);
    let (white, black) = match pair.colour.higher {
        Colour::White => (higher, lower),
        Colour::Black => (lower, higher),
    };
    let (article, _) = articles::colour_rule(scene.edition(), pair.colour.rule, lang);
    let refused = pair
        .excluded
        .iter()
        .map(|it| format!("{}–{}: {}", pair.higher, it.player, label(scene, it.by)));
    let board = scene.board(white.0).map_or_else(String::new, |board| board.to_string());
    vec![
        board,
        scene.named(white.0),
        due(scene, white.1),
        scene.named(black.0),
        due(scene, black.1),
        article.to_owned(),
        refused.collect::<Vec<_>>().join("; "),
    ]
}

/// `○ absolute`.
fn due(scene: &Scene<'_>, preference: Option<Preference>) -> String {
    let Some(preference) = preference else { return "–".to_owned() };
    let sign = match preference.colour {
        Colour::White => "○",
        Colour::Black => "■",
    };
    format!("{sign} {}", articles::strength(preference.strength, scene.lang()))
}

/// The article by which something was refused; for equals it is the one about their order.
fn label(scene: &Scene<'_>, why: Exclusion) -> String {
    match why {
        Exclusion::Barred(bar) => group::bar_label(scene.system(), bar),
        Exclusion::Worse(criterion) => articles::criterion(criterion),
        Exclusion::Later => match scene.edition() {
            Edition::E2026 => "4".to_owned(),
            Edition::E2017 => "D".to_owned(),
        },
    }
}

/// What the articles say by which pairs were refused, each once, in their order.
pub(super) fn refusals(scene: &Scene<'_>) -> Option<String> {
    let pairs = scene.pairing.reasons.brackets.iter().flat_map(|bracket| &bracket.pairs);
    let used: BTreeSet<Exclusion> = pairs.flat_map(|pair| &pair.excluded).map(|it| it.by).collect();
    let told = |why: &Exclusion| match why {
        Exclusion::Later => format!("{} {}", label(scene, *why), scene.words().later),
        _ => exclusion(scene, *why),
    };
    let list: Vec<String> = used.iter().map(told).collect();
    (!list.is_empty()).then(|| format!("{}: {}.", scene.words().refused, list.join("; ")))
}

/// The rules of colours that the round has used, each once.
pub(super) fn colour_rules(scene: &Scene<'_>) -> Option<String> {
    let pairs = scene.pairing.reasons.brackets.iter().flat_map(|bracket| &bracket.pairs);
    let used: BTreeSet<(&str, &str)> = pairs
        .map(|pair| articles::colour_rule(scene.edition(), pair.colour.rule, scene.lang()))
        .collect();
    let list: Vec<String> =
        used.iter().map(|(article, rule)| format!("{article} {rule}")).collect();
    (!list.is_empty()).then(|| format!("{}: {}.", scene.words().colours_by, list.join("; ")))
}

/// `C1 they have met`.
fn exclusion(scene: &Scene<'_>, why: Exclusion) -> String {
    let w = scene.words();
    match why {
        Exclusion::Barred(bar) => {
            let words = super::words::bar(bar, w);
            format!("{} {words}", group::bar_label(scene.system(), bar))
        }
        Exclusion::Worse(criterion) => {
            let name = articles::criterion(criterion);
            format!("{name} {}", articles::meaning(criterion, scene.lang()))
        }
        Exclusion::Later => w.later.to_owned(),
    }
}

/// Who has the bye, and who was passed over.
pub(super) fn bye(scene: &Scene<'_>) -> Option<String> {
    let w = scene.words();
    let pairing = scene.pairing;
    let Some(bye) = &pairing.reasons.bye else {
        return pairing.bye.is_none().then(|| w.no_bye.to_owned());
    };
    let (who, points) = (scene.named(bye.player), draw::points(bye.score));
    let mut told = fill!(w.bye, who = who, n = points, m = bye.unplayed);
    for (player, why) in &bye.passed_over {
        let why = match why {
            PassedOver::Barred(round) => {
                let article = absolute(scene.system(), Absolute::Bye);
                fill!(w.barred, article = article, n = round)
            }
            PassedOver::OthersUnpairable => {
                let article = absolute(scene.system(), Absolute::Completion);
                fill!(w.rest_unpaired, article = article)
            }
            PassedOver::Paired => w.better_paired.to_owned(),
        };
        told += " ";
        told += &fill!(w.not_instead, who = scene.named(*player), why = why);
    }
    Some(told)
}
