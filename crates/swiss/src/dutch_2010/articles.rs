//! The articles of dutch-2010 that are cited, each written once.

use crate::articles::{ColourRow, articles, usual_colours};

articles! { "dutch-2010":
    A2 A3 A4 A5 A6 A7 A8
    B1 B2 B5 B6
    C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C12 C13 C14
    D D1 D2 D3 D4
    E E1 E2 E3 E4 E5
    F1 F5 F8 F9;
    A7_D = "A7.d",
    B1_A = "B1.a",
    B1_B = "B1.b",
    C10_A = "C10.a",
    C10_B = "C10.b",
    C10_C = "C10.c",
    C10_D = "C10.d",
    C10_E = "C10.e",
    C10_F = "C10.f",
    C10_G = "C10.g",
}

/// Chapter E.
pub(super) static COLOURS: [ColourRow; 5] = usual_colours([E1, E2, E3, E4, E5]);
