//! Opponents, colours and results that are wrong.

use super::Change::{At, Line};
use super::Row;

pub(super) const ROWS: &[Row] = &[
    (
        "an opponent who is no number",
        At(12, 92, " 5x "),
        &[("unreadable-opponent", 12, 93), ("opponents-disagree", 16, 92)],
        &[(1, 1, "bye F"), (5, 1, "bye Z")],
    ),
    (
        "an opponent who does not exist",
        At(12, 92, "  77"),
        &[("no-such-opponent", 12, 92), ("opponents-disagree", 16, 92)],
        &[(1, 1, "bye F")],
    ),
    (
        "a player who plays himself",
        At(12, 92, "   1"),
        &[("plays-himself", 12, 92), ("opponents-disagree", 16, 92)],
        &[(1, 1, "bye F")],
    ),
    (
        "A names B, B names C",
        At(12, 92, "   6"),
        &[("opponents-disagree", 12, 92), ("opponents-disagree", 16, 92)],
        &[(1, 1, "bye F"), (6, 1, "2w0")],
    ),
    (
        "A names B, B has no opponent",
        At(19, 112, "0000 - Z"),
        &[("opponents-disagree", 18, 112), ("points-differ", 19, 81)],
        &[(7, 3, "bye Z"), (8, 3, "bye Z")],
    ),
    (
        "A names B, B's line is silent",
        At(19, 112, "        "),
        &[("one-sided-game", 18, 112)],
        &[(7, 3, "8w0"), (8, 3, "7b1")],
    ),
    (
        "two name a third whose line is silent",
        At(17, 112, "   8 w 0"),
        &[("opponents-disagree", 17, 112)],
        &[(6, 3, "bye Z"), (8, 3, "7b1")],
    ),
    (
        "both won",
        At(16, 99, "1"),
        &[("points-differ", 12, 81), ("results-disagree", 12, 99)],
        &[(1, 1, "5w ")],
    ),
    (
        "one won, the other drew",
        At(16, 99, "="),
        &[("points-differ", 12, 81), ("results-disagree", 12, 99)],
        &[(1, 1, "5w "), (5, 1, "1b ")],
    ),
    (
        "a half point to one side is an arbiter's decision",
        At(18, 99, "0"),
        &[("points-differ", 18, 81)],
        &[(3, 1, "7w="), (7, 1, "3b0")],
    ),
    (
        "nothing to either side too",
        At(12, 99, "0"),
        &[("points-differ", 12, 81)],
        &[(1, 1, "5w0"), (5, 1, "1b0")],
    ),
    (
        "rated for one, not for the other",
        At(12, 99, "W"),
        &[("results-disagree", 12, 99)],
        &[(1, 1, "5wW"), (5, 1, "1bL")],
    ),
    (
        "a forfeit for one, a game for the other",
        At(16, 109, "1"),
        &[("results-disagree", 16, 109)],
        &[(5, 2, "6w+"), (6, 2, "5b-")],
    ),
    (
        "both won by forfeit",
        At(17, 109, "+"),
        &[("points-differ", 16, 81), ("results-disagree", 16, 109)],
        &[(5, 2, "6w ")],
    ),
    (
        "both lost by forfeit is allowed",
        At(16, 109, "-"),
        &[("points-differ", 16, 81)],
        &[(5, 2, "6w-"), (6, 2, "5b-")],
    ),
    (
        "a result in one line only",
        At(12, 99, " "),
        &[("result-one-sided", 12, 99)],
        &[(1, 1, "5w1")],
    ),
    (
        "adjourned for one only",
        At(12, 99, "?"),
        &[("results-disagree", 12, 99)],
        &[(1, 1, "5w1"), (5, 1, "1b0")],
    ),
    (
        "both have White",
        At(16, 97, "w"),
        &[("same-colour", 12, 97)],
        &[(1, 1, "5w1"), (5, 1, "1b0")],
    ),
    (
        "a colour in one line only",
        At(16, 97, "-"),
        &[("colour-one-sided", 16, 97)],
        &[(5, 1, "1b0")],
    ),
    (
        "a colour that is none",
        At(16, 97, "x"),
        &[("colour-one-sided", 16, 97), ("unknown-colour", 16, 97)],
        &[(5, 1, "1b0")],
    ),
    (
        "a result that is none",
        At(16, 99, "y"),
        &[("result-one-sided", 16, 99), ("unknown-result", 16, 99)],
        &[(5, 1, "1b0")],
    ),
    (
        "a win without an opponent",
        At(16, 112, "0000 - ="),
        &[("result-without-opponent", 16, 119)],
        &[(5, 3, "bye H")],
    ),
    (
        "the same with a colour",
        At(16, 112, "0000 w ="),
        &[("result-without-opponent", 16, 119)],
        &[(5, 3, "bye H")],
    ),
    (
        "a bye with a colour",
        At(16, 117, "w"),
        &[("colour-without-opponent", 16, 117)],
        &[(5, 3, "bye H")],
    ),
    (
        "a bye with an opponent who has a game",
        At(16, 112, "   1 - H"),
        &[("bye-with-opponent", 16, 119)],
        &[(5, 3, "bye H"), (1, 3, "3w1")],
    ),
    (
        "a bye with an opponent who has the game too",
        At(16, 99, "H"),
        &[("bye-with-opponent", 16, 99), ("result-one-sided", 16, 99)],
        &[(5, 1, "1b0")],
    ),
    (
        "two pairing-allocated byes",
        At(19, 109, "U"),
        &[("second-pairing-bye", 19, 109), ("points-differ", 19, 81)],
        &[(7, 2, "bye U"), (8, 2, "bye U")],
    ),
    (
        "more rounds than declared",
        Line(7, "142 2"),
        &[("round-beyond-declared", 12, 112)],
        &[(1, 3, "3w1")],
    ),
    ("text between two rounds", At(12, 96, "-"), &[("not-blank", 12, 96)], &[(1, 1, "5w1")]),
    ("a win in small letters is a win", At(19, 109, "z"), &[], &[(8, 2, "bye Z")]),
];
