//! The steps of a procedure in short sentences, each with its article: for the books that prescribe
//! acts and not criteria.

use ronde_model::PairingNumber;
use ronde_swiss::field::Float;
use ronde_swiss::steps::{Act, Refusal, Step};
use ronde_words::fill;

use super::Scene;
use super::group::bar_label;
use crate::articles::{Absolute, absolute, short};
use crate::explain::words::acts;
use crate::paper::{Block, draw};
use crate::view::{Column, View};

/// The steps as a table. Averages are a list of their own and not repeated here.
pub(super) fn table(scene: &Scene<'_>, steps: &[Step]) -> Block {
    let w = scene.words();
    let told = steps.iter().filter_map(|step| Some((short(step.article), act(scene, &step.act)?)));
    let rows = (1..).zip(told).map(|(number, (article, words)): (usize, _)| {
        vec![number.to_string(), article.to_owned(), words]
    });
    Block::from(View {
        title: w.steps.to_owned(),
        columns: vec![
            Column::numbers("step", w.step),
            Column::words("article", w.article),
            Column::words("act", w.done),
        ],
        rows: rows.collect(),
        notes: Vec::new(),
    })
}

/// Numbers alone: the names stand in the pictures.
fn list(numbers: &[PairingNumber]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    if numbers.is_empty() { "–".to_owned() } else { numbers.join(", ") }
}

fn act(scene: &Scene<'_>, act: &Act) -> Option<String> {
    let w = scene.words();
    let (left, right) = acts::signs_of_sides(scene.system(), scene.lang());
    Some(match act {
        Act::Takes { score, moved, residents } => {
            let told = fill!(w.takes, n = draw::points(*score), who = list(residents));
            if moved.is_empty() {
                told
            } else {
                format!("{told} {}", fill!(w.with_moved, who = list(moved)))
            }
        }
        Act::Sets { name: "upfloaters", value } => format!("{} = {value}", w.upfloaters),
        Act::Sets { name, value } => format!("{} = {value}", acts::symbol(name)),
        Act::LaysOut { left: one, right: other } => {
            format!("{left}: {} · {right}: {}", list(one), list(other))
        }
        Act::Exchanges { down, up } => {
            format!("{} → {right}, {} → {left}", list(down), list(up))
        }
        Act::Drops { requirement } => fill!(w.drops, article = short(requirement)),
        Act::Transfers { player, to } => {
            fill!(w.transfers, who = player, n = draw::points(*to))
        }
        Act::Refuses { player, opponent, why } => refuses(scene, *player, *opponent, *why),
        Act::GoesBack { score } => fill!(w.goes_back, n = draw::points(*score)),
        Act::Cracks { one, other, .. } => fill!(w.cracks, one = one, other = other),
        Act::Joins { score } => fill!(w.joins, n = draw::points(*score)),
        Act::Pairs { white, black, colours, .. } => {
            fill!(w.pairs, white = white, black = black, article = short(colours))
        }
        Act::Floats { player } => fill!(w.leaves, who = player),
        Act::Byes { player, passed_over } => byes(scene, *player, passed_over),
        Act::DerivesFloats { round } => fill!(w.derives, n = round),
        Act::Indexes { .. } => {
            let (player, figures) = acts::figure(act)?;
            format!("{player}: {figures}")
        }
        Act::Tries { .. } | Act::Skips { .. } | Act::Needs { .. } | Act::Averages { .. } => {
            return None;
        }
    })
}

fn refuses(
    scene: &Scene<'_>,
    player: PairingNumber,
    opponent: Option<PairingNumber>,
    why: Refusal,
) -> String {
    let who = opponent.map_or_else(|| player.to_string(), |other| format!("{player}–{other}"));
    let why = refusal(scene, why);
    fill!(scene.words().not_this, who = who, why = why)
}

fn byes(
    scene: &Scene<'_>,
    player: PairingNumber,
    passed_over: &[(PairingNumber, Refusal)],
) -> String {
    let w = scene.words();
    let mut told = fill!(w.byes, who = scene.named(player));
    for (other, why) in passed_over {
        told += " ";
        told += &fill!(w.not_this, who = other, why = refusal(scene, *why));
    }
    told
}

fn refusal(scene: &Scene<'_>, why: Refusal) -> String {
    let w = scene.words();
    match why {
        Refusal::Barred(bar) => {
            format!("{} {}", bar_label(scene.system(), bar), super::words::bar(bar, w))
        }
        Refusal::ColourDenied(colour) => {
            let article = absolute(scene.system(), Absolute::Colours);
            let colour = draw::colour(colour, scene.lang());
            fill!(w.colour_denied, colour = colour, article = article)
        }
        Refusal::Colours => w.too_many_colours.to_owned(),
        Refusal::ColourDegree => w.colour_degree.to_owned(),
        Refusal::Float(Float::Up, ago) => fill!(w.floated_up, n = ago),
        Refusal::Float(Float::Down, ago) => fill!(w.floated_down, n = ago),
        Refusal::Raised => w.raised.to_owned(),
        Refusal::ByeBarred(round) => {
            let article = absolute(scene.system(), Absolute::Bye);
            fill!(w.barred, article = article, n = round)
        }
        Refusal::Rest => {
            let article = absolute(scene.system(), Absolute::Completion);
            fill!(w.rest_unpaired, article = article)
        }
        Refusal::Criterion(article) => fill!(w.worse, article = short(article)),
        Refusal::Later => w.later.to_owned(),
    }
}
