//! A tournament that another program wrote.

use axum::body::Bytes;
use ronde_desk::doubts::Doubt;
use ronde_desk::{Act, opening};
use ronde_formats::{Kind, Problem, Severity, Tournament};
use ronde_model::{Date, PairingNumber, Round, Sex, Snapshot};
use ronde_office::Attachment;
use ronde_report::doubts;
use ronde_words::Lang;
use serde_json::{Value, json};

use super::super::birth::{self, Birth};
use crate::Server;
use crate::error::Answer;

/// With rounds it becomes a tournament whose first act is the import; without, its players become
/// lines for the box.
pub(super) async fn import(
    server: Server,
    birth: Birth,
    (file, kind, original): (String, Kind, Bytes),
    read: Tournament,
    lang: Lang,
) -> Answer<Value> {
    let snapshot = &read.snapshot;
    // A line has no place for an estimate.
    let estimated = snapshot.players.iter().any(|player| player.estimate.is_some());
    // A schedule says more than its players, paired or not.
    let scheduled = ronde_schedule::recipe_of(snapshot).is_ok();
    if !scheduled && !estimated && !snapshot.rounds.iter().any(Round::is_paired) {
        let text = lines(snapshot);
        let answer = json!({
            "kind": "players", "text": text, "name": snapshot.event.name.trim(),
            "rounds": snapshot.rules.declared_rounds, "doubts": [],
        });
        return Ok(answer);
    }
    let title = match snapshot.event.name.trim() {
        "" => file.clone(),
        name => name.to_owned(),
    };
    let doubts = doubts(&read);
    // A journal keeps its doubts in English, whoever reads it.
    let kept = in_words(&doubts, Lang::default());
    let imported = opening::imported((&file, &original), kind, snapshot, kept);
    let acts = vec![Act::Import(Box::new(imported))];
    let attachments = vec![Attachment::of(original.to_vec())];
    let journal = birth::aside(server, birth, title, acts, attachments).await?;
    Ok(json!({ "kind": "tournament", "t": journal, "doubts": in_words(&doubts, lang) }))
}

/// Players of a tournament without rounds, below heads that every language knows: what is none of
/// its column is then named, and nothing is taken for something else.
fn lines(snapshot: &Snapshot) -> String {
    let line = |player: &ronde_model::Player| {
        let birth = player.birth.as_ref();
        let parts = [
            player.name.trim().to_owned(),
            player.title.map(|title| title.code().to_owned()).unwrap_or_default(),
            player.rating.map(|it| it.to_string()).unwrap_or_default(),
            player.federation.trim().to_owned(),
            player.fide_id.trim().to_owned(),
            birth.map(|it| it.date().map_or_else(|| it.to_string(), Date::iso)).unwrap_or_default(),
            player.sex.map_or("", |sex| if sex == Sex::Male { "m" } else { "w" }).to_owned(),
            club(snapshot, player.number).replace([';', '"'], " ").trim().to_owned(),
        ];
        let known = |part: String| if part == "0" { String::new() } else { part };
        let text = parts.map(known).join("; ");
        text.trim_end_matches([';', ' ']).to_owned() + "\n"
    };
    let heads = "Name; Title; Elo; Fed; FIDE; Born; Sex; Club\n".to_owned();
    heads + &snapshot.players.iter().map(line).collect::<String>()
}

fn club(snapshot: &Snapshot, number: PairingNumber) -> &str {
    let mut records = snapshot.national.iter();
    let record = records.find(|it| it.number == number && !it.origin.trim().is_empty());
    record.map_or("", |record| record.origin.as_str())
}

/// Everything that is not certain.
fn doubts(read: &Tournament) -> Vec<Doubt> {
    let serious = |problem: &&Problem| problem.severity() != Severity::Note;
    let listed = read.problems.iter().filter(serious).count();
    let unlisted = read.unlisted.errors + read.unlisted.warnings;
    ronde_desk::doubts::of(&read.snapshot, &read.problems, listed + unlisted)
}

fn in_words(doubts: &[Doubt], lang: Lang) -> Vec<String> {
    doubts.iter().map(|doubt| doubts::told(doubt, lang)).collect()
}
