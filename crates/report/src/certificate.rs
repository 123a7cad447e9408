//! What a norm certificate needs: the head once for each norm, and its games.

use ronde_model::{PairingNumber, Participant, Snapshot};
use ronde_rating::event::Candidate;

use crate::figures::{halves, optional};
use crate::names;
use crate::rating::titled;
use crate::view::{Column, View};

/// A row for each norm that was made.
pub fn heads(snapshot: &Snapshot, candidates: &[Candidate]) -> View {
    let rows: Vec<_> = made(candidates).map(|one| head(snapshot, one)).collect();
    let notes = if rows.is_empty() { vec!["No norm was made.".to_owned()] } else { Vec::new() };
    View {
        title: titled(snapshot, "data of norm certificates"),
        columns: [
            ("norm", "Norm"),
            ("number", "No."),
            ("name", "Name"),
            ("fide_number", "FIDE no."),
            ("federation", "Fed"),
            ("birth", "Born"),
            ("title", "Title"),
            ("rating", "Rating"),
            ("event", "Event"),
            ("city", "City"),
            ("event_federation", "Held in"),
            ("start", "From"),
            ("end", "To"),
            ("system", "System"),
            ("time_control", "Time control"),
            ("chief_arbiter", "Chief arbiter"),
            ("games", "Games"),
            ("score", "Score"),
            ("average", "Opp. av."),
            ("performance", "Perf"),
            ("federations", "Opponents' federations"),
            ("titles", "Opponents' titles"),
            ("unrated", "Unrated"),
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

fn head(snapshot: &Snapshot, candidate: &Candidate) -> Vec<String> {
    let event = &snapshot.event;
    let assessment = &candidate.assessment;
    let player = snapshot.player(candidate.number);
    let text = |text: &str| text.trim().to_owned();
    vec![
        assessment.level.title().code().to_owned(),
        candidate.number.to_string(),
        names::participant(snapshot, Participant::Player(candidate.number)),
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
pub fn games(snapshot: &Snapshot, candidates: &[Candidate]) -> View {
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
        title: titled(snapshot, "games of norm certificates"),
        columns: [
            ("norm", "Norm"),
            ("number", "No."),
            ("round", "Round"),
            ("opponent", "Opponent"),
            ("opponent_fide_number", "FIDE no."),
            ("opponent_federation", "Fed"),
            ("opponent_rating", "Rating"),
            ("opponent_title", "Title"),
            ("score", "Score"),
        ]
        .map(|(key, heading)| Column::words(key, heading))
        .to_vec(),
        rows: rows.collect(),
        notes: Vec::new(),
    }
}
