//! Records of byes, virtual points, forbidden pairs and teams that are wrong.

use super::Change::{Add, Line};
use super::Row;

pub(super) const ROWS: &[Row] = &[
    ("a bye of no kind", Line(20, "240 X   4    3"), &[("unreadable-field", 20, 5)], &[]),
    ("a bye in no round", Line(20, "240 H   x    3"), &[("unreadable-field", 20, 9)], &[]),
    ("a bye of nobody", Line(20, "240 H   4"), &[("nobody-named", 20, 5)], &[]),
    (
        "a bye of somebody who does not exist",
        Line(20, "240 H   4   33"),
        &[("no-such-participant", 20, 13)],
        &[],
    ),
    ("a bye in shifted columns", Line(20, "240  H  4   3"), &[("misaligned-record", 20, 6)], &[]),
    (
        "a bye against the player's line",
        Line(20, "240 H   3    3"),
        &[("bye-contradicted", 20, 14)],
        &[(3, 3, "1b0")],
    ),
    (
        "a bye the player's line does not have",
        Line(20, "240 H   3    6"),
        &[("points-differ", 17, 81), ("bye-only-here", 20, 14)],
        &[(6, 3, "bye H")],
    ),
    ("two byes in one round", Add("240 F   4    3"), &[("bye-twice", 24, 14)], &[]),
    (
        "virtual points in reversed rounds",
        Line(21, "250       1.0   2   1    1    4"),
        &[("range-reversed", 21, 17)],
        &[],
    ),
    (
        "virtual points of a reversed range",
        Line(21, "250       1.0   1   2    4    1"),
        &[("range-reversed", 21, 26)],
        &[],
    ),
    (
        "virtual points that are no number",
        Line(21, "250       1,x   1   2    1    4"),
        &[("unreadable-field", 21, 11)],
        &[],
    ),
    (
        "virtual points of nobody",
        Line(21, "250       1.0   1   2   50   60"),
        &[("no-such-participant", 21, 25)],
        &[],
    ),
    ("a forbidden pair of one", Line(22, "260   1   5    1"), &[("only-one", 22, 16)], &[]),
    (
        "a forbidden pair with somebody who does not exist",
        Line(22, "260   1   5    1   99"),
        &[("no-such-participant", 22, 20)],
        &[],
    ),
    (
        "a forbidden pair in reversed rounds",
        Line(22, "260   5   1    1    8"),
        &[("range-reversed", 22, 7)],
        &[],
    ),
    (
        "abnormal points of no kind",
        Line(23, "299 Q         0.5    1    6"),
        &[("points-differ", 17, 81), ("unreadable-field", 23, 5)],
        &[],
    ),
    (
        "abnormal points of nobody",
        Line(23, "299           0.5    1"),
        &[("points-differ", 17, 81), ("nobody-named", 23, 5)],
        &[],
    ),
    (
        "XXA of somebody who does not exist",
        Add("XXA   99  1.0"),
        &[("no-such-participant", 24, 7)],
        &[],
    ),
    ("XXP of a word", Add("XXP 1 two"), &[("unreadable-field", 24, 7), ("only-one", 24, 5)], &[]),
    ("XXZ of somebody who does not exist", Add("XXZ 99"), &[("no-such-participant", 24, 5)], &[]),
    ("a team without a number", Add("310     Team"), &[("unreadable-field", 24, 5)], &[]),
    (
        "a team with a member who does not exist",
        Add("310   1 Team                                                             99"),
        &[("no-such-participant", 24, 74)],
        &[],
    ),
    (
        "two teams with one number",
        Add("310   1 Team\n310   1 Other"),
        &[("team-twice", 25, 7)],
        &[],
    ),
    (
        "a member of two teams",
        Add("013 One                                1\n013 Two                                1"),
        &[("member-twice", 25, 40)],
        &[],
    ),
    (
        "two lists of members",
        Add("310   1 Team                                                              1\n013 \
             Team                               2"),
        &[("rosters-differ", 25, 5)],
        &[],
    ),
    ("a team without anything", Add("013"), &[("line-too-short", 24, 4)], &[]),
    (
        "a line-up of a team that does not exist",
        Add("300   1   7   8    1"),
        &[("no-such-participant", 24, 11)],
        &[],
    ),
    (
        "a forfeited match of no result",
        Add("330 ++   1   1   2"),
        &[("unreadable-field", 24, 5)],
        &[],
    ),
    (
        "a row of a team that does not exist",
        Add("802   7 TEAM     1.0    1.0"),
        &[("no-such-participant", 24, 7)],
        &[],
    ),
    (
        "a bye of a team that does not exist",
        Add("320  1.0  1.0   7"),
        &[("no-such-participant", 24, 17)],
        &[],
    ),
];
