//! The articles of C.04.4.3 that are cited, each written once.

use crate::articles::{ColourGround, ColourRow, Requirement, RequirementRow, articles};

articles! { "C.04.4.3": ;
    AT_1_1 = "1.1",
    AT_2_1 = "2.1",
    AT_2_2 = "2.2",
    AT_2_3 = "2.3",
    AT_2_3_1 = "2.3.1",
    AT_2_3_2 = "2.3.2",
    AT_2_3_3 = "2.3.3",
    AT_2_3_4 = "2.3.4",
    AT_2_4 = "2.4",
    AT_2_6 = "2.6",
    AT_3_2_2 = "3.2.2",
    AT_3_2_4 = "3.2.4",
    AT_3_8 = "3.8",
    AT_3_9 = "3.9",
    AT_3_10 = "3.10",
    AT_4_2 = "4.2",
    AT_4_4 = "4.4",
    AT_5 = "5",
    AT_5_1 = "5.1",
    AT_5_2 = "5.2",
    AT_5_3 = "5.3",
    AT_5_4 = "5.4",
    AT_5_4_HISTORIES = "5.4, histories",
    AT_5_4_RANK = "5.4, rank",
    AT_5_7 = "5.7",
    AT_7_1 = "7.1",
    AT_7_2 = "7.2",
}

/// For whose sake something is refused.
pub(super) static REQUIREMENTS: [RequirementRow; 5] = [
    RequirementRow::new(Requirement::EqualDues, AT_3_2_2),
    RequirementRow::new(Requirement::CloseRatings, AT_3_8),
    RequirementRow::new(Requirement::SettledFloaters, AT_3_9),
    RequirementRow::new(Requirement::DifferentDues, AT_5_2),
    RequirementRow::new(Requirement::CloseRatings, AT_5_7),
];

/// Article 5, and 7.2 for round 1.
pub(super) static COLOURS: [ColourRow; 5] = [
    ColourRow::new(ColourGround::InitialColour, AT_7_2),
    ColourRow::new(ColourGround::BothPreferences, AT_5_2),
    ColourRow::new(ColourGround::Must, AT_5_3),
    ColourRow::new(ColourGround::LastDifferentRound, AT_5_4_HISTORIES),
    ColourRow::new(ColourGround::ByGroup, AT_5_4_RANK),
];
