//! What would go wrong where a criterion gets worse, as one says it to a player.

use ronde_swiss::articles::Requirement;
use ronde_swiss::book::{BursteinCriterion, DubovCriterion, Dutch2010Criterion, UpfloatCriterion};
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
    if let Some(criterion) = Dutch2010Criterion::cited(article) {
        return Some(of_loosening(criterion, w));
    }
    Requirement::cited(article).map(|requirement| of_steps(requirement, w))
}

/// Of dutch-2010.
fn of_loosening(criterion: Dutch2010Criterion, w: &EffectWords) -> &'static str {
    match criterion {
        Dutch2010Criterion::AbsoluteColour => w.absolute_colour,
        Dutch2010Criterion::ScoreDifferences => w.differences,
        Dutch2010Criterion::StrongPreference => w.strong_preference,
        Dutch2010Criterion::Preference | Dutch2010Criterion::StrongInEvenRounds => w.equal_colours,
        Dutch2010Criterion::DownLast => w.down_last,
        Dutch2010Criterion::DownBefore => w.down_before,
        Dutch2010Criterion::UpLast => w.up_last,
        Dutch2010Criterion::UpBefore => w.up_before,
    }
}

/// Of the books that are procedures.
fn of_steps(requirement: Requirement, w: &EffectWords) -> &'static str {
    match requirement {
        Requirement::ByeOrder => w.bye_order,
        Requirement::Floaters => w.downfloaters,
        Requirement::CameFirst => w.came_first,
        Requirement::FloatsAgain => w.floats_again,
        Requirement::OtherPairs => w.others_less_well,
        Requirement::EqualDues => w.dues_less_equal,
        Requirement::CloseRatings => w.ratings_apart,
        Requirement::SettledFloaters => w.floater_worse_off,
        Requirement::DifferentDues => w.same_due,
        Requirement::MeetsSomebody => w.meets_nobody,
        Requirement::Rows => w.rows,
        Requirement::LeftOver => w.left_over,
    }
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
