//! The report for a national rating officer: every player on both lists, side by side.

use ronde_model::{PairingNumber, Snapshot};
use ronde_rating::event::federation::{self, CODE};
use ronde_rating::event::{Counted, fide, halves as score_of};

use super::{numbers, titled, who_cells, who_columns};
use crate::figures::{four, halves, hundredths, optional, signed_four, signed_hundredths};
use crate::view::{Column, View};

/// Both lists; rows in the order of the starting list.
pub fn both(snapshot: &Snapshot, fide: &[fide::Line], national: &[federation::Line]) -> View {
    let mut columns = who_columns();
    columns.extend([
        Column::words("sex", "Sex"),
        Column::words("birth", "Born"),
        Column::words("fide_number", "FIDE no."),
        Column::words("national_number", "National no."),
        Column::words("club", "Club"),
    ]);
    columns.extend(numbers(&[
        ("fide_rating", "FIDE"),
        ("fide_games", "Games"),
        ("fide_score", "Score"),
        ("fide_expected", "Exp."),
        ("fide_k", "K"),
        ("fide_change", "Change"),
        ("fide_new", "New"),
        ("national_rating", "National"),
        ("national_games", "Games"),
        ("national_score", "Score"),
        ("national_expected", "Exp."),
        ("national_k", "K"),
        ("national_change", "Change"),
        ("national_new", "New"),
    ]));
    let rows = fide.iter().zip(national).map(|(fide, national)| {
        let mut cells = who_cells(snapshot, fide.number);
        cells.extend(identity(snapshot, fide.number));
        cells.extend(fide_cells(snapshot, fide));
        cells.extend(national_cells(national));
        cells
    });
    let rows = rows.collect();
    View {
        title: titled(snapshot, "report for both rating lists"),
        columns,
        rows,
        notes: Vec::new(),
    }
}

fn identity(snapshot: &Snapshot, number: PairingNumber) -> Vec<String> {
    let player = snapshot.player(number);
    let records = snapshot.national.iter();
    let record = records.clone().find(|it| it.number == number && it.federation == CODE);
    let sex = player.and_then(|it| it.sex).or(record.and_then(|it| it.sex));
    let birth = player.and_then(|it| it.birth.clone()).or(record.and_then(|it| it.birth.clone()));
    vec![
        optional(sex.map(sex_letter)),
        optional(birth),
        player.map_or_else(String::new, |it| it.fide_id.trim().to_owned()),
        record.map_or_else(String::new, |it| it.id.trim().to_owned()),
        record.map_or_else(String::new, |it| it.origin.trim().to_owned()),
    ]
}

/// As FIDE's files have it.
pub(crate) const fn sex_letter(sex: ronde_model::Sex) -> &'static str {
    match sex {
        ronde_model::Sex::Male => "m",
        ronde_model::Sex::Female => "w",
    }
}

fn played(games: &[Counted]) -> [String; 2] {
    [games.len().to_string(), halves(score_of(games))]
}

fn fide_cells(snapshot: &Snapshot, line: &fide::Line) -> Vec<String> {
    let rating = snapshot.player(line.number).and_then(|player| player.rating);
    let mut cells = vec![optional(rating)];
    cells.extend(played(&line.games));
    cells.extend(match &line.verdict {
        fide::Verdict::Changed(change) => [
            hundredths(change.games.iter().map(|game| i64::from(game.expected)).sum()),
            change.k.to_string(),
            signed_hundredths(change.hundredths),
            change.after().to_string(),
        ],
        fide::Verdict::First(Ok(first)) => {
            [String::new(), String::new(), String::new(), first.published.to_string()]
        }
        fide::Verdict::First(Err(_)) | fide::Verdict::NoGames => Default::default(),
    });
    cells
}

fn national_cells(line: &federation::Line) -> Vec<String> {
    let mut cells = vec![optional(line.rating)];
    cells.extend(played(&line.games));
    cells.extend(match &line.verdict {
        federation::Verdict::Changed(change) => [
            four(change.games.iter().map(|game| game.expected).sum()),
            change.k.to_string(),
            signed_four(change.gain),
            four(change.after),
        ],
        federation::Verdict::First(Ok(first)) => {
            [String::new(), String::new(), String::new(), four(*first)]
        }
        federation::Verdict::First(Err(_)) | federation::Verdict::NoGames => Default::default(),
    });
    cells
}
