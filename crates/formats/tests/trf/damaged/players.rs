//! Static columns of players that are wrong.

use super::Change::{At, Cut, Line};
use super::Row;

pub(super) const ROWS: &[Row] = &[
    (
        "a number that is none",
        At(19, 5, " 8x "),
        &[
            ("count-differs", 4, 5),
            ("no-such-opponent", 15, 92),
            ("no-such-opponent", 18, 112),
            ("unreadable-number", 19, 6),
            ("no-such-participant", 22, 21),
        ],
        &[(4, 1, "bye F")],
    ),
    (
        "the number zero",
        At(19, 5, "   0"),
        &[
            ("count-differs", 4, 5),
            ("no-such-opponent", 15, 92),
            ("no-such-opponent", 18, 112),
            ("number-zero", 19, 8),
            ("no-such-participant", 22, 21),
        ],
        &[],
    ),
    (
        "a number twice",
        At(19, 5, "   7"),
        &[
            ("count-differs", 4, 5),
            ("no-such-opponent", 15, 92),
            ("no-such-opponent", 18, 112),
            ("number-twice", 19, 8),
            ("no-such-participant", 22, 21),
        ],
        &[(7, 1, "3b=")],
    ),
    (
        "a line that ends in its number",
        Cut(17, 7),
        &[
            ("count-differs", 4, 5),
            ("count-differs", 5, 5),
            ("no-such-opponent", 13, 92),
            ("no-such-opponent", 16, 102),
            ("line-too-short", 17, 4),
            ("no-such-participant", 23, 27),
        ],
        &[],
    ),
    ("no name", At(12, 15, "           "), &[("no-name", 12, 15)], &[]),
    ("a sex that is none", At(12, 10, "x"), &[("unknown-sex", 12, 10)], &[]),
    ("a sex that is not known", At(12, 10, "u"), &[], &[]),
    ("a title of long ago", At(12, 11, "  g"), &[("old-title", 12, 11)], &[]),
    ("a title that is none", At(12, 11, "ABC"), &[("unknown-title", 12, 11)], &[]),
    ("a rating that is no number", At(19, 49, "18oo"), &[("unreadable-rating", 19, 49)], &[]),
    (
        "a birthday that does not exist",
        At(12, 70, "1990/02/30"),
        &[("unreadable-birth", 12, 70)],
        &[],
    ),
    ("a birthday in another order", At(12, 70, "01.01.1990"), &[("old-date", 12, 70)], &[]),
    (
        "a birthday of either century",
        At(12, 70, "90/01/01  "),
        &[("unreadable-birth", 12, 70)],
        &[],
    ),
    ("points that are no number", At(12, 81, "two "), &[("unreadable-player-points", 12, 81)], &[]),
    ("points that do not add up", At(12, 81, " 3.0"), &[("points-differ", 12, 81)], &[]),
    ("points that count a bye to come", At(14, 81, " 2.0"), &[], &[]),
    ("a rank that is no number", At(12, 86, "1st "), &[("unreadable-rank", 12, 86)], &[]),
    ("text in a column that must be blank", At(12, 48, "x"), &[("not-blank", 12, 48)], &[]),
    (
        "a name with accents in a line that counts bytes",
        Line(
            19,
            r"001    8 m    Házel, Hál                           HUN      100008 1997/01/01  1.0    7     4 w 0  0000 - Z     7 b 1",
        ),
        &[("bytes-counted", 19, 15)],
        &[(8, 3, "7b1")],
    ),
];
