//! What would go wrong where a criterion gets worse, as one says it to a player.

use ronde_swiss::dutch::{Criterion, Subject};
use ronde_words::{EffectWords, Lang};

/// What goes wrong where a criterion of C.04.3 gets worse.
pub fn of_criterion(criterion: Criterion, lang: Lang) -> &'static str {
    let w = EffectWords::of(lang);
    match criterion.subject {
        Subject::Completion => w.completion,
        Subject::ByeScore => w.bye_score,
        Subject::Downfloaters => w.downfloaters,
        Subject::DownfloaterScores => w.downfloater_scores,
        Subject::ScoreDifferences => w.differences,
        Subject::NextBracket => w.next,
        Subject::ByeUnplayed => w.bye_unplayed,
        Subject::ColourDifference => w.colour_difference,
        Subject::ColourRepeated => w.colour_repeated,
        Subject::Preference => w.preference,
        Subject::StrongPreference => w.strong_preference,
        Subject::DownLast => w.down_last,
        Subject::UpLast => w.up_last,
        Subject::DownBefore => w.down_before,
        Subject::UpBefore => w.up_before,
        Subject::DownLastDifferences => w.down_last_differences,
        Subject::UpLastDifferences => w.up_last_differences,
        Subject::DownBeforeDifferences => w.down_before_differences,
        Subject::UpBeforeDifferences => w.up_before_differences,
    }
}

/// The same for an article of the other books, which refusals and deciders name.
pub fn of_article(article: &str, lang: Lang) -> Option<&'static str> {
    let w = EffectWords::of(lang);
    Some(match article {
        "C.04.4.1:C5" => w.upfloaters,
        "C.04.4.1:C6" => w.upfloater_scores,
        "C.04.4.1:C7" => w.preference,
        "C.04.4.1:C8" => w.upfloaters_at_most,
        "C.04.4.1:C9" => w.upfloaters_often,
        "C.04.4.1:C10" | "dutch-2010:C10.b" => w.up_last,
        "dutch-2010:C10.a" => w.up_before,
        "dutch-2010:C10.c" => w.down_before,
        "dutch-2010:C10.d" => w.down_last,
        "dutch-2010:C10.e" => w.equal_colours,
        "dutch-2010:C10.f" => w.strong_preference,
        "dutch-2010:C10.g" => w.absolute_colour,
        "dutch-2010:D4" => w.differences,
        "original:O6" => w.floats_again,
        "original:O7" => w.bye_order,
        "original:O10" => w.downfloaters,
        "original:O12" | "dutch-1992:C6" => w.came_first,
        "original:O14" => w.others_less_well,
        "dubov-1997:7.2" => w.meets_nobody,
        "dubov-1997:6.3" => w.rows,
        "dubov-1997:6.4" => w.left_over,
        _ => return None,
    })
}
