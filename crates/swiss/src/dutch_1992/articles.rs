//! The articles of dutch-1992 that are cited, each written once.

use crate::articles::{ColourRow, Requirement, RequirementRow, articles, usual_colours};

articles! { "dutch-1992":
    A2 A3 A4 A5 A6 A7 A8
    B1 B2 B3 B4 B5 B6
    C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14
    D1 D2
    E E1 E2 E3 E4
    F1 F5 F8 F9;
    B1A = "B1a",
    B1B = "B1b",
    B4_BAF_77 = "B4 (BAF 77)",
    B5_DOWN = "B5 (down)",
    B5_UP = "B5 (up)",
    B6_DOWN = "B6 (down)",
    B6_UP = "B6 (up)",
}

/// C6: those who came from above leave a group last.
pub(super) static REQUIREMENTS: [RequirementRow; 1] =
    [RequirementRow::new(Requirement::CameFirst, C6)];

/// Chapter E.
pub(crate) static COLOURS: [ColourRow; 5] = usual_colours([E1, E2, E3, E4, E]);
