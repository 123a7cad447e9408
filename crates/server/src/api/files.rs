//! Files of a tournament, to be taken away; and whether its journal is what was written.

use axum::Json;
use axum::extract::{Path, RawQuery, State as Shared};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use ronde_desk::portable::{self, Packing, Purpose};
use ronde_desk::{State, verify};
use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_formats::{json as own_json, pgn};
use ronde_model::{RoundNumber, Snapshot, Title};
use ronde_office::carry;
use ronde_rating::event::{federation, fide};
use ronde_report::journals::trouble;
use ronde_report::{Column, View, crosstable, csv, rating, standings, xlsx};
use ronde_standings::Standings;
use ronde_words::{FileWords, Lang, fill};
use serde_json::{Value, json};

use crate::Server;
use crate::access::Visitor;
use crate::api::earlier;
use crate::error::{Answer, ApiError};

/// A copy that was made of its own accord. Only what lies in the folder of this tournament has a
/// name here, so a name with a path in it is none.
pub(crate) async fn backup(
    Shared(server): Shared<Server>,
    Path((t, name)): Path<(String, String)>,
    visitor: Visitor,
) -> Answer {
    whole(&server, &visitor, &t).await?;
    let missing = || ApiError::missing(|w| w.no_such_copy);
    // The tournament must exist: its name is then one that this program gave.
    let (Ok(_), Some(folder)) = (server.office.tournament(&t).await, server.office.backups())
    else {
        return Err(missing());
    };
    let (folder, wanted) = (folder.join(&t), name.clone());
    let read = tokio::task::spawn_blocking(move || {
        let mut entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let found = entries.find(|it| it.file_name().to_str() == Some(&wanted))?;
        std::fs::read(found.path()).ok()
    });
    let Ok(Some(bytes)) = read.await else { return Err(missing()) };
    let name = format!("{}.ronde", plain(name.trim_end_matches(".ronde")));
    Ok(sent(&name, Taken { bytes, kind: "application/gzip" }))
}

/// Files of Ronde's own hold the whole event: whether this visitor may take that away.
async fn whole(server: &Server, visitor: &Visitor, t: &str) -> Answer<()> {
    if visitor.role == ronde_desk::Role::Owner {
        return Ok(());
    }
    let event = server.gate.event_of(&**server.office.store(), t).await?.unwrap_or_default();
    crate::people::may_take_away(server, visitor, &event).await
}

/// What is taken away.
pub(crate) struct Taken {
    pub(crate) bytes: Vec<u8>,
    pub(crate) kind: &'static str,
}

pub(crate) const TEXT: &str = "text/plain; charset=utf-8";
pub(crate) const SPREADSHEET: &str =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
pub(crate) const CSV: &str = "text/csv; charset=utf-8";
/// Programs that open CSV by a double click take it for UTF-8 only with this mark.
pub(crate) const MARK: &str = "\u{feff}";

pub(crate) async fn download(
    Shared(server): Shared<Server>,
    Path((t, file)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    visitor: Visitor,
) -> Answer {
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_files));
    }
    let state = server.office.tournament(&t).await?;
    let name = format!("{}-{file}", plain(&state.settings.name));
    if file == "event.ronde" {
        whole(&server, &visitor, &t).await?;
        let name = format!("{}.ronde", plain(&state.settings.name));
        let bytes = packed(&server, &t).await?;
        return Ok(sent(&name, Taken { bytes, kind: "application/gzip" }));
    }
    let earlier = earlier::named(&server, &visitor, &t, query.as_deref().unwrap_or("")).await;
    let made = tokio::task::spawn_blocking(move || made(&state, &file, &earlier)).await?;
    let taken = made.ok_or_else(|| ApiError::missing(|w| w.no_such_file))?;
    Ok(sent(&name, taken))
}

/// The event of a journal as one file.
pub(crate) async fn packed(server: &Server, journal: &str) -> Answer<Vec<u8>> {
    let content = carry::event_of(&**server.office.store(), journal).await?;
    let packed = tokio::task::spawn_blocking(move || {
        let mut bytes = Vec::new();
        let by = format!("Ronde {}", env!("CARGO_PKG_VERSION"));
        portable::write(&content, &by, Packing::Gzip, &mut bytes).map(|()| bytes)
    });
    packed.await?.map_err(|_| ApiError::fault())
}

/// A name of a file that every system takes: letters and digits of ASCII, hyphens.
pub(crate) fn plain(name: &str) -> String {
    let letters = name.chars().map(|it| if it.is_ascii_alphanumeric() { it } else { '-' });
    let text: String = letters.collect();
    let parts: Vec<&str> = text.split('-').filter(|part| !part.is_empty()).collect();
    let text: String = parts.join("-").chars().take(60).collect();
    if text.is_empty() { "tournament".to_owned() } else { text }
}

pub(crate) fn sent(name: &str, taken: Taken) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [
        (header::CONTENT_TYPE, taken.kind.to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, taken.bytes).into_response()
}

fn made(state: &State, file: &str, earlier: &[Snapshot]) -> Option<Taken> {
    let snapshot = portable::exported(state, Purpose::Tournament);
    let rated = || portable::exported(state, Purpose::Rating);
    let text = |text: String| Some(Taken { bytes: text.into_bytes(), kind: TEXT });
    match file {
        "trf26.trf" => text(written(&rated(), Flavour::Trf26)),
        "trf16.trf" => text(written(&rated(), Flavour::Trf16)),
        "trfx.trf" => text(written(&snapshot, Flavour::TrfX)),
        "tournament.json" => {
            let mut bytes = Vec::new();
            own_json::write(&snapshot, &mut bytes).ok()?;
            Some(Taken { bytes, kind: "application/json" })
        }
        "games.pgn" => {
            let rounds = (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index);
            let pages: Vec<String> = rounds.filter_map(|it| pgn::round(&snapshot, it)).collect();
            text(pages.join("\n"))
        }
        _ => {
            let (name, form) = file.rsplit_once('.')?;
            table(&view(&snapshot, &rated, name, earlier)?, form)
        }
    }
}

/// The dialects of engines have virtual points in records: their programs do not know the code.
fn written(snapshot: &Snapshot, flavour: Flavour) -> String {
    let in_records = matches!(flavour, Flavour::TrfX | Flavour::Bbp);
    let in_records = in_records.then(|| ronde_desk::portable::written_out(snapshot));
    let snapshot = in_records.as_ref().unwrap_or(snapshot);
    trf::write(snapshot, flavour, WriteOptions::default()).text
}

fn view(
    snapshot: &Snapshot,
    rated: &dyn Fn() -> Snapshot,
    name: &str,
    earlier: &[Snapshot],
) -> Option<View> {
    let standings = || Standings::declared(snapshot);
    Some(match name {
        "players" => starting_list(snapshot),
        "standings" => standings::view(snapshot, &standings()),
        "crosstable" => crosstable::view(snapshot, &standings(), Lang::En),
        "ratings" => {
            let rated = rated();
            if !ronde_rating::event::impossible_ratings(&rated).is_empty() {
                return None;
            }
            let fide = fide::lines(&rated, &fide::Settings::default());
            let national = federation::lines(&rated, &federation::Settings::default(), earlier);
            rating::both(&rated, &fide, &national, Lang::En)
        }
        _ => return None,
    })
}

fn table(view: &View, form: &str) -> Option<Taken> {
    match form {
        "csv" => {
            let bytes = format!("{MARK}{}", csv::table(view)).into_bytes();
            Some(Taken { bytes, kind: CSV })
        }
        "xlsx" => Some(Taken { bytes: xlsx::table(view).ok()?, kind: SPREADSHEET }),
        _ => None,
    }
}

/// The starting list, with everything that another program could read again.
fn starting_list(snapshot: &Snapshot) -> View {
    let columns = vec![
        Column::numbers("number", "No."),
        Column::words("name", "Name"),
        Column::words("title", "Title"),
        Column::words("sex", "Sex"),
        Column::numbers("rating", "Rating"),
        Column::words("federation", "Fed"),
        Column::words("fide_id", "FIDE ID"),
        Column::words("birth", "Birth"),
        Column::numbers("estimate", "Estimate"),
        Column::words("estimate_source", "Source"),
    ];
    let row = |player: &ronde_model::Player| {
        let estimate = player.estimate.as_ref();
        vec![
            player.number.to_string(),
            player.name.clone(),
            player.title.map(Title::code).unwrap_or_default().to_owned(),
            player
                .sex
                .map(|sex| if sex == ronde_model::Sex::Male { "m" } else { "w" })
                .unwrap_or_default()
                .to_owned(),
            player.rating.map(|it| it.to_string()).unwrap_or_default(),
            player.federation.clone(),
            player.fide_id.clone(),
            player.birth.as_ref().map(ToString::to_string).unwrap_or_default(),
            estimate.map(|it| it.rating.to_string()).unwrap_or_default(),
            estimate.map(|it| it.source.clone()).unwrap_or_default(),
        ]
    };
    let rows = snapshot.players.iter().map(row).collect();
    let view = View { title: snapshot.event.name.clone(), columns, rows, notes: Vec::new() };
    view.without_empty(&["estimate", "estimate_source"])
}

/// Verifies the journal of the event: every act, every attachment, every round.
pub(crate) async fn check(
    Shared(server): Shared<Server>,
    Path(t): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_verify));
    }
    let content = carry::event_of(&**server.office.store(), &t).await?;
    let words = FileWords::of(visitor.lang);
    let report = tokio::task::spawn_blocking(move || verify::verify(&content, &[])).await?;
    let mut troubles: Vec<String> =
        report.troubles().map(|(_, it)| trouble(it, visitor.lang)).collect();
    let differing = report.rounds().filter(|it| it.finding.is_difference());
    troubles.extend(differing.map(|it| fill!(words.round_differs, n = it.round)));
    let own = report.journals().find(|it| it.journal == t);
    let sentence = own.filter(|_| troubles.is_empty()).map(|own| {
        let rounds = own.rounds.len();
        fill!(words.verified, acts = own.acts, rounds = rounds, head = own.head)
    });
    Ok(Json(json!({ "good": report.is_good(), "message": sentence, "troubles": troubles })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files() {
        for (name, file) in [
            ("Open de Neuchâtel 2026", "Open-de-Neuch-tel-2026"),
            ("../../etc/passwd\r\nX: y", "etc-passwd-X-y"),
            ("\"", "tournament"),
        ] {
            assert_eq!(file, plain(name));
        }
    }
}
