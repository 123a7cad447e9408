//! 2.3: the criteria that make one pairing better than another, in their order.

use crate::upfloating::criteria::{CriterionRow, UpfloatCriterion};

/// C4 to C10.
pub(crate) static CRITERIA: [CriterionRow; 7] = [
    row(UpfloatCriterion::Upfloaters, "C.04.6:C4", "upfloaters"),
    row(UpfloatCriterion::UpfloaterScores, "C.04.6:C5", "upfloater score"),
    row(UpfloatCriterion::FollowingGroup, "C.04.6:C6", "following group"),
    row(UpfloatCriterion::FloatersAgain, "C.04.6:C7", "floaters raised"),
    row(UpfloatCriterion::Preference, "C.04.6:C8", "preferences denied"),
    row(UpfloatCriterion::StrongPreference, "C.04.6:C9", "strong denied"),
    row(UpfloatCriterion::OpponentsAgain, "C.04.6:C10", "floaters met"),
];

const fn row(
    criterion: UpfloatCriterion,
    article: &'static str,
    quantity: &'static str,
) -> CriterionRow {
    CriterionRow { criterion, article, quantity }
}
