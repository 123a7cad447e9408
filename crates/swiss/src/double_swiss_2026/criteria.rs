//! 2.3: the criteria that make one pairing better than another, in their order. None is about
//! colours.

use crate::upfloating::criteria::{CriterionRow, UpfloatCriterion};

/// C4 to C8.
pub(crate) static CRITERIA: [CriterionRow; 5] = [
    CriterionRow::new(UpfloatCriterion::Upfloaters, "C.04.5:C4", "upfloaters"),
    CriterionRow::new(UpfloatCriterion::UpfloaterScores, "C.04.5:C5", "upfloater score"),
    CriterionRow::new(UpfloatCriterion::FollowingGroup, "C.04.5:C6", "following group"),
    CriterionRow::new(UpfloatCriterion::FloatersAgain, "C.04.5:C7", "floaters raised"),
    CriterionRow::new(UpfloatCriterion::OpponentsAgain, "C.04.5:C8", "floaters met"),
];
