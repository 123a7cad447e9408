//! What a norm certificate needs: the head once for each norm, and its games.

use ronde_model::{PairingNumber, Participant, Snapshot};
use ronde_rating::event::Candidate;
use ronde_words::{Lang, NormWords, RatingWords};

use crate::figures::{halves, optional};
use crate::names;
use crate::rating::titled;
use crate::view::{Column, View};

/// A row for each norm that was made.
pub fn heads(snapshot: &Snapshot, candidates: &[Candidate], lang: Lang) -> View {
    let (w, n) = (RatingWords::of(lang), NormWords::of(lang));
    let rows: Vec<_> = made(candidates).map(|one| head(snapshot, one, lang)).collect();
    let notes = if rows.is_empty() { vec![w.no_norm_made.to_owned()] } else { Vec::new() };
    View {
        title: titled(snapshot, w.certificates),
        columns: [
            ("norm", n.norm),
            ("number", n.number),
            ("name", n.name),
            ("fide_number", w.head_fide_number),
            ("federation", n.federation),
            ("birth", w.head_born),
            ("title", n.title),
            ("rating", n.rating),
            ("event", w.head_event),
            ("city", w.head_city),
            ("event_federation", w.head_held_in),
            ("start", w.head_from),
            ("end", w.head_to),
            ("system", w.head_system),
            ("time_control", w.head_time_control),
            ("chief_arbiter", w.head_chief_arbiter),
            ("games", n.games),
            ("score", n.score),
            ("average", n.average),
            ("performance", n.performance),
            ("federations", w.head_federations),
            ("titles", w.head_titles),
            ("unrated", w.head_unrated),
        ]
        .map(|(key, heading)| Column::words(key, heading))
        .to_vec(),
        rows,
        notes,
    }
}

fn made(candidates: &[Candidate]) -> impl Iterator<Item = &Candidate> {
    candidates.iter().filter(|one| one.assessment.is_norm())
}

fn head(snapshot: &Snapshot, candidate: &Candidate, lang: Lang) -> Vec<String> {
    let event = &snapshot.event;
    let assessment = &candidate.assessment;
    let player = snapshot.player(candidate.number);
    let text = |text: &str| text.trim().to_owned();
    vec![
        assessment.level.title().code().to_owned(),
        candidate.number.to_string(),
        names::participant_in(snapshot, Participant::Player(candidate.number), lang),
        player.map_or_else(String::new, |it| text(&it.fide_id)),
        player.map_or_else(String::new, |it| text(&it.federation)),
        optional(player.and_then(|it| it.birth.clone())),
        optional(player.and_then(|it| it.title).map(ronde_model::Title::code)),
        optional(player.and_then(|it| it.rating)),
        text(&event.name),
        text(&event.city),
        text(&event.federation),
        optional(event.start.clone()),
        optional(event.end.clone()),
        text(if event.kind.trim().is_empty() { &event.kind_code } else { &event.kind }),
        text(&event.time_control),
        text(&event.chief_arbiter),
        assessment.counted.len().to_string(),
        halves(assessment.halves),
        assessment.average.to_string(),
        assessment.performance.to_string(),
        tally(candidate, |opponent| Some(opponent.federation.clone())),
        tally(candidate, |opponent| opponent.title.map(|title| title.code().to_owned())),
        counted(candidate).filter(|it| it.1.opponent.rating.is_none()).count().to_string(),
    ]
}

/// `GER 4, SUI 3`: how many of the opponents who count have it.
fn tally(
    candidate: &Candidate,
    key: impl Fn(&ronde_rating::norms::Opponent) -> Option<String>,
) -> String {
    let mut counts = std::collections::BTreeMap::<String, u32>::new();
    for found in counted(candidate).filter_map(|(_, game)| key(&game.opponent)) {
        *counts.entry(found).or_default() += 1;
    }
    let parts: Vec<String> = counts.iter().map(|(word, count)| format!("{word} {count}")).collect();
    parts.join(", ")
}

/// The games that the norm counts, with their rounds.
fn counted(
    candidate: &Candidate,
) -> impl Iterator<Item = (ronde_model::RoundNumber, &ronde_rating::norms::NormGame)> {
    let places = candidate.assessment.counted.iter();
    places.map(|&place| (candidate.rounds[place], &candidate.games[place]))
}

/// A row for each game that a norm counts.
pub fn games(snapshot: &Snapshot, candidates: &[Candidate], lang: Lang) -> View {
    let (w, n) = (RatingWords::of(lang), NormWords::of(lang));
    let rows = made(candidates).flat_map(|one| counted(one).map(move |game| (one, game)));
    let rows = rows.map(|(one, (round, game))| {
        let opponent = PairingNumber::new(game.opponent.number);
        let player = opponent.and_then(|number| snapshot.player(number));
        vec![
            one.assessment.level.title().code().to_owned(),
            one.number.to_string(),
            round.to_string(),
            player.map_or_else(String::new, |it| it.name.trim().to_owned()),
            player.map_or_else(String::new, |it| it.fide_id.trim().to_owned()),
            game.opponent.federation.clone(),
            optional(game.opponent.rating),
            optional(game.opponent.title.map(ronde_model::Title::code)),
            halves(game.score.halves()),
        ]
    });
    View {
        title: titled(snapshot, w.certificate_games),
        columns: [
            ("norm", n.norm),
            ("number", n.number),
            ("round", n.round),
            ("opponent", n.opponent_name),
            ("opponent_fide_number", w.head_fide_number),
            ("opponent_federation", n.federation),
            ("opponent_rating", n.opponent_rating),
            ("opponent_title", n.title),
            ("score", n.score),
        ]
        .map(|(key, heading)| Column::words(key, heading))
        .to_vec(),
        rows: rows.collect(),
        notes: Vec::new(),
    }
}
