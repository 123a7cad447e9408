//! What would go wrong where a criterion gets worse, as one says it to a player.

use ronde_swiss::book::{BursteinCriterion, DubovCriterion, UpfloatCriterion};
use ronde_words::{EffectWords, Lang};

pub use crate::articles::effect as of_criterion;

/// The same for an article of the other books, which refusals and deciders name.
pub fn of_article(article: &str, lang: Lang) -> Option<&'static str> {
    let w = EffectWords::of(lang);
    if let Some(criterion) = DubovCriterion::cited(article) {
        return Some(of_dubov(criterion, w));
    }
    if let Some(criterion) = BursteinCriterion::cited(article) {
        return Some(of_burstein(criterion, w));
    }
    if let Some(criterion) = UpfloatCriterion::cited(article) {
        return Some(of_matches(criterion, w));
    }
    Some(match article {
        "dutch-2010:C10.a" => w.up_before,
        "dutch-2010:C10.b" => w.up_last,
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
        "C.04.4.3:3.2.2" => w.dues_less_equal,
        "C.04.4.3:3.8" | "C.04.4.3:5.7" => w.ratings_apart,
        "C.04.4.3:3.9" => w.floater_worse_off,
        "C.04.4.3:5.2" => w.same_due,
        "dubov-1997:7.2" => w.meets_nobody,
        "dubov-1997:6.3" => w.rows,
        "dubov-1997:6.4" => w.left_over,
        _ => return None,
    })
}

/// Of C.04.5 and C.04.6.
fn of_matches(criterion: UpfloatCriterion, w: &EffectWords) -> &'static str {
    match criterion {
        UpfloatCriterion::Upfloaters => w.upfloaters,
        UpfloatCriterion::UpfloaterScores => w.upfloater_scores,
        UpfloatCriterion::FollowingGroup => w.next,
        UpfloatCriterion::Preference => w.preference,
        UpfloatCriterion::StrongPreference => w.strong_preference,
        UpfloatCriterion::FloatersAgain | UpfloatCriterion::OpponentsAgain => w.floats_again,
    }
}

fn of_dubov(criterion: DubovCriterion, w: &EffectWords) -> &'static str {
    match criterion {
        DubovCriterion::Upfloaters => w.upfloaters,
        DubovCriterion::UpfloaterScores => w.upfloater_scores,
        DubovCriterion::Preference => w.preference,
        DubovCriterion::MaximumUpfloaters => w.upfloaters_at_most,
        DubovCriterion::TimesUpfloated => w.upfloaters_often,
        DubovCriterion::UpfloatedLast => w.up_last,
    }
}

fn of_burstein(criterion: BursteinCriterion, w: &EffectWords) -> &'static str {
    match criterion {
        BursteinCriterion::Floaters => w.downfloaters,
        BursteinCriterion::FloaterScores => w.downfloater_scores,
        BursteinCriterion::NextBracket => w.next,
        BursteinCriterion::Preference => w.preference,
    }
}
