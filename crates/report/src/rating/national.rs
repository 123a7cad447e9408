//! The report for a national rating officer: every player on both lists, side by side.

use ronde_model::{PairingNumber, Snapshot};
use ronde_rating::event::federation::{self, CODE};
use ronde_rating::event::{Counted, fide, halves as score_of};
use ronde_words::{Lang, NormWords, RatingWords};

use super::{numbers, titled, who_cells, who_columns};
use crate::figures::{four, halves, hundredths, optional, signed_four, signed_hundredths};
use crate::view::{Column, View};

/// Both lists; rows in the order of the starting list.
pub fn both(
    snapshot: &Snapshot,
    fide: &[fide::Line],
    national: &[federation::Line],
    lang: Lang,
) -> View {
    let rows = fide.iter().zip(national).map(|(fide, national)| {
        let mut cells = who_cells(snapshot, fide.number, lang);
        cells.extend(identity(snapshot, fide.number));
        cells.extend(fide_cells(snapshot, fide));
        cells.extend(national_cells(national));
        cells
    });
    let rows = rows.collect();
    let title = titled(snapshot, RatingWords::of(lang).both_title);
    View { title, columns: columns(lang), rows, notes: Vec::new() }
}

fn columns(lang: Lang) -> Vec<Column> {
    let (w, head) = (RatingWords::of(lang), NormWords::of(lang));
    let mut columns = who_columns(lang);
    columns.extend([
        Column::words("sex", w.head_sex),
        Column::words("birth", w.head_born),
        Column::words("fide_number", w.head_fide_number),
        Column::words("national_number", w.head_national_number),
        Column::words("club", w.head_club),
    ]);
    columns.extend(numbers(&[
        ("fide_rating", "FIDE"),
        ("fide_games", head.games),
        ("fide_score", head.score),
        ("fide_expected", head.expected),
        ("fide_k", "K"),
        ("fide_change", head.change),
        ("fide_new", head.new_rating),
        ("national_rating", w.head_national),
        ("national_games", head.games),
        ("national_score", head.score),
        ("national_expected", head.expected),
        ("national_k", "K"),
        ("national_change", head.change),
        ("national_new", head.new_rating),
    ]));
    columns
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
