//! 2.3: the criteria that make one pairing better than another, in their order. None is about
//! colours.

use crate::upfloating::criteria::{CriterionRow, UpfloatCriterion};

/// C4 to C8.
pub(crate) static CRITERIA: [CriterionRow; 5] = [
    row(UpfloatCriterion::Upfloaters, "C.04.5:C4", "upfloaters"),
    row(UpfloatCriterion::UpfloaterScores, "C.04.5:C5", "upfloater score"),
    row(UpfloatCriterion::FollowingGroup, "C.04.5:C6", "following group"),
    row(UpfloatCriterion::FloatersAgain, "C.04.5:C7", "floaters raised"),
    row(UpfloatCriterion::OpponentsAgain, "C.04.5:C8", "floaters met"),
];

const fn row(
    criterion: UpfloatCriterion,
    article: &'static str,
    quantity: &'static str,
) -> CriterionRow {
    CriterionRow { criterion, article, quantity }
}
