//! The articles of the original Swiss that are cited, each written once.

use crate::articles::{ColourGround, ColourRow, Requirement, RequirementRow, articles};

articles! { "original":
    O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11 O12 O13 O14 O15 O17 O18 O19 O21
}

/// For whose sake something is refused.
pub(super) static REQUIREMENTS: [RequirementRow; 5] = [
    RequirementRow::new(Requirement::ByeOrder, O7),
    RequirementRow::new(Requirement::Floaters, O10),
    RequirementRow::new(Requirement::CameFirst, O12),
    RequirementRow::new(Requirement::FloatsAgain, O6),
    RequirementRow::new(Requirement::OtherPairs, O14),
];

/// Besides, colours are given by E1 to E3 of dutch-1992.
pub(super) static COLOURS: [ColourRow; 2] =
    [ColourRow::new(ColourGround::ByGroup, O15), ColourRow::new(ColourGround::InitialColour, O19)];
