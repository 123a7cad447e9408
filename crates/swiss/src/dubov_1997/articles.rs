//! The articles of dubov-1997 that are cited, each written once.

use crate::articles::{ColourGround, ColourRow, Requirement, RequirementRow, articles};

articles! { "dubov-1997": ;
    AT_1 = "1",
    AT_2_1 = "2.1",
    AT_2_2 = "2.2",
    AT_2_3 = "2.3",
    FORCED = "2.3, 2.4",
    AT_2_4 = "2.4",
    AT_2_5 = "2.5",
    AT_2_6 = "2.6",
    AT_3 = "3",
    ALPHABET = "3, alphabet",
    HISTORY = "3, colour history",
    DUE = "3, due colours",
    AVERAGE = "3, higher ARO",
    RATING = "3, lower R",
    BALANCE = "3, numbers of games",
    AT_4 = "4",
    AT_5 = "5",
    AT_6 = "6",
    AT_6_1 = "6.1",
    AT_6_2 = "6.2",
    AT_6_3 = "6.3",
    AT_6_4 = "6.4",
    AT_7 = "7",
    AT_7_1 = "7.1",
    AT_7_2 = "7.2",
    AT_7_3 = "7.3",
    AT_7_4 = "7.4",
    AT_8 = "8",
    AT_8_1 = "8.1",
    AT_8_2 = "8.2",
    AT_9 = "9",
}

/// For whose sake something is refused.
pub(super) static REQUIREMENTS: [RequirementRow; 3] = [
    RequirementRow::new(Requirement::Rows, AT_6_3),
    RequirementRow::new(Requirement::LeftOver, AT_6_4),
    RequirementRow::new(Requirement::MeetsSomebody, AT_7_2),
];

/// Article 3, in its order: 2.3 and 2.4 stand above it, and the book ends before the alphabet.
pub(super) static COLOURS: [ColourRow; 8] = [
    ColourRow::new(ColourGround::InitialColour, AT_5),
    ColourRow::new(ColourGround::BothPreferences, DUE),
    ColourRow::new(ColourGround::Must, FORCED),
    ColourRow::new(ColourGround::Balance, BALANCE),
    ColourRow::new(ColourGround::LastDifferentRound, HISTORY),
    ColourRow::new(ColourGround::Average, AVERAGE),
    ColourRow::new(ColourGround::Rating, RATING),
    ColourRow::new(ColourGround::Alphabet, ALPHABET),
];
