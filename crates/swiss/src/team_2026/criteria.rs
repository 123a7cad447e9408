//! 2.3: the criteria that make one pairing better than another, in their order.

use crate::upfloating::criteria::{CriterionRow, UpfloatCriterion};

/// C4 to C10.
pub(crate) static CRITERIA: [CriterionRow; 7] = [
    CriterionRow::new(UpfloatCriterion::Upfloaters, "C.04.6:C4", "upfloaters"),
    CriterionRow::new(UpfloatCriterion::UpfloaterScores, "C.04.6:C5", "upfloater score"),
    CriterionRow::new(UpfloatCriterion::FollowingGroup, "C.04.6:C6", "following group"),
    CriterionRow::new(UpfloatCriterion::FloatersAgain, "C.04.6:C7", "floaters raised"),
    CriterionRow::new(UpfloatCriterion::Preference, "C.04.6:C8", "preferences denied"),
    CriterionRow::new(UpfloatCriterion::StrongPreference, "C.04.6:C9", "strong denied"),
    CriterionRow::new(UpfloatCriterion::OpponentsAgain, "C.04.6:C10", "floaters met"),
];
