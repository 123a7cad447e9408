//! Colours, floats and opponents against chance: a table, a picture, and the honest words.

use ronde_model::{PairingNumber, Participant, Snapshot};
use ronde_simulate::fairness::{Aspect, Fairness, LIMIT, Standing, Treated, Verdict, enough};
use ronde_words::{HeadWords, Lang, StudyWords, fill};

use super::chances::elo;
use super::plot::{Mark, Strip, strips};
use super::signed;
use crate::names;
use crate::view::{Column, View};

/// The name of an aspect.
pub fn aspect(aspect: Aspect, lang: Lang) -> &'static str {
    let words = StudyWords::of(lang);
    match aspect {
        Aspect::Colours => words.colours,
        Aspect::Run => words.run,
        Aspect::Down => words.down,
        Aspect::Up => words.up,
        Aspect::Opposition => words.opposition,
    }
}

/// What is and is not unusual, a sentence or two for each aspect, and one for all of them.
pub fn words(event: &Snapshot, found: &Fairness, lang: Lang) -> Vec<String> {
    let words = StudyWords::of(lang);
    let verdicts = found.verdicts();
    let mut lines: Vec<String> =
        verdicts.iter().map(|verdict| sentence(event, verdict, lang)).collect();
    let usual = verdicts.iter().all(|verdict| verdict.unusual.is_empty());
    lines.push(match (usual, found.is_decided()) {
        (false, _) => words.not_all_usual.to_owned(),
        (true, true) => words.all_usual.to_owned(),
        (true, false) => {
            let enough = enough(found.players.len());
            fill!(words.undecided, plays = found.plays, enough = enough)
        }
    });
    lines
}

fn sentence(event: &Snapshot, verdict: &Verdict, lang: Lang) -> String {
    let words = StudyWords::of(lang);
    let tenths = (verdict.expected + 50) / 100;
    let expected = format!("{}.{}", tenths / 10, tenths % 10);
    let list = |numbers: &[PairingNumber]| {
        let name = |it: &PairingNumber| {
            let name = names::participant_in(event, Participant::Player(*it), lang);
            format!("{it} {name}")
        };
        numbers.iter().map(name).collect::<Vec<_>>().join("; ")
    };
    let aspect = aspect(verdict.aspect, lang);
    let (n, found) = (verdict.players, verdict.beyond.len());
    let mut parts =
        vec![fill!(words.verdict, aspect = aspect, n = n, expected = expected, found = found)];
    if !verdict.beyond.is_empty() {
        parts.push(fill!(words.who, names = list(&verdict.beyond)));
    }
    if !verdict.unusual.is_empty() {
        parts.push(fill!(words.unusual, names = list(&verdict.unusual)));
    }
    parts.join(" ")
}

/// Everybody: what he had, and where it stands among the replays.
pub fn view(event: &Snapshot, found: &Fairness, lang: Lang) -> View {
    let words = StudyWords::of(lang);
    let heads = HeadWords::of(lang);
    let mut columns =
        vec![Column::numbers("number", heads.number), Column::words("name", heads.name)];
    for one in Aspect::ALL {
        columns.push(Column::numbers(one.key(), aspect(one, lang)));
        columns.push(Column::numbers(&format!("{}_place", one.key()), "%"));
    }
    let rows = found.players.iter().map(|player| row(event, player, lang)).collect();
    let Fairness { plays, seed, rounds, cut_short, .. } = found;
    let mut notes = vec![
        fill!(words.replays, rounds = rounds, plays = plays, seed = seed),
        words.how_to_read.to_owned(),
        words.path_note.to_owned(),
    ];
    if *cut_short > 0 {
        notes.push(fill!(words.replay_cut, n = cut_short));
    }
    View { title: words.fairness.to_owned(), columns, rows, notes }
}

fn row(event: &Snapshot, player: &Treated, lang: Lang) -> Vec<String> {
    let name = names::participant_in(event, Participant::Player(player.number), lang);
    let mut row = vec![player.number.to_string(), name];
    for aspect in Aspect::ALL {
        let Some(standing) = player.of(aspect) else {
            row.extend([String::new(), String::new()]);
            continue;
        };
        row.push(value(aspect, standing.value));
        let star = if standing.is_beyond(LIMIT) { "*" } else { "" };
        row.push(format!("{}{star}", place(standing)));
    }
    row
}

fn value(aspect: Aspect, value: i64) -> String {
    match aspect {
        Aspect::Colours => signed(&value.to_string()),
        Aspect::Opposition => elo(value),
        _ => value.to_string(),
    }
}

/// The place in whole per cent; never quite at an end.
fn place(standing: &Standing) -> u64 {
    ((standing.percentile() + 5) / 10).clamp(1, 99)
}

/// A line for each aspect with everybody on it; those beyond the limit are rings with their
/// numbers.
pub fn picture(found: &Fairness, lang: Lang) -> String {
    let words = StudyWords::of(lang);
    let strip = |one: Aspect| Strip {
        name: aspect(one, lang).to_owned(),
        marks: found
            .players
            .iter()
            .filter_map(|player| {
                let standing = player.of(one)?;
                Some(Mark {
                    place: i64::try_from(standing.percentile()).unwrap_or(500),
                    number: player.number.get(),
                    beyond: standing.is_beyond(LIMIT),
                })
            })
            .collect(),
    };
    strips(words.fairness, words.axis_place, &Aspect::ALL.map(strip))
}
