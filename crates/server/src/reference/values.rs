//! Settings, and what can be amended of a player: each with an example that the desk reads.

/// What it is, and an example.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("name of the tournament", r#"{"name":"Open de Neuchâtel"}"#),
    ("city or venue", r#"{"city":"Neuchâtel"}"#),
    ("federation", r#"{"federation":"SUI"}"#),
    ("first day", r#"{"start":"2026-11-16"}"#),
    ("last day", r#"{"end":"2026-11-22"}"#),
    ("who directs the event for the organiser", r#"{"director":"Keller, René"}"#),
    ("chief arbiter", r#"{"chief_arbiter":"Meier, Anna"}"#),
    ("deputies", r#"{"deputies":["Rossi, Paolo"]}"#),
    ("time control in words", r#"{"time_control":"90 min + 30 s"}"#),
    ("time control as a code", r#"{"time_control_code":"5400+30"}"#),
    ("day and hour of each round", r#"{"round_dates":["2026-11-16 14:00","2026-11-17 14:00"]}"#),
    ("system and edition", r#"{"system":{"swiss":"FIDE_DUTCH_2026"}}"#),
    ("number of rounds", r#"{"rounds":7}"#),
    (
        "what results are worth, in tenths; what is left out is as usual",
        r#"{"points":{"white_win":30,"black_win":30,"white_draw":10,"black_draw":10}}"#,
    ),
    ("tie-breaks, as codes", r#"{"tie_breaks":"BH/C1, BH, SB"}"#),
    ("tie-break rules, by year; null goes by the date", r#"{"tie_break_rules":1998}"#),
    ("points that rank teams first: match or game", r#"{"primary_points":"game"}"#),
    ("what unrated players count in tie-breaks on ratings", r#"{"unrated_as":1400}"#),
    ("lots that were drawn, the winner first", r#"{"lots":[{"player":7},{"player":3}]}"#),
    ("acceleration, or empty", r#"{"acceleration":"BAKU"}"#),
    ("colour drawn for the first player", r#"{"initial_colour":"white"}"#),
    ("byes that players may ask for", r#"{"bye_rules":{"half_byes":1,"none_in_last":2}}"#),
    (
        "pairs that must not, or should not, meet",
        r#"{"prohibited":[{"members":[3,9],"first":1,"last":9,"soft":true,"reason":"one car"}]}"#,
    ),
    (
        "what the organiser offers; `sharing` is by_rank, shared or hort",
        r#"{"prizes":{"purses":"all: 1000, 600, 400\nwomen: 200","sharing":"hort","several":true}}"#,
    ),
    ("table of a player who cannot change places; null sets him free", r#"{"fixed_table":[12,1]}"#),
];

/// What can be amended, and an example.
pub(super) const CHANGES: &[(&str, &str)] = &[
    ("`Last, First`", r#"{"name":"Keller, Anna"}"#),
    ("`m` or `w`", r#"{"sex":"w"}"#),
    ("FIDE title", r#"{"title":"IM"}"#),
    ("the rating that orders the list; null for the unrated", r#"{"rating":2312}"#),
    ("other ratings, with their sources", r#"{"ratings":[{"source":"SUI","rating":2290}]}"#),
    ("federation, a code of FIDE's; anything else is refused", r#"{"federation":"SUI"}"#),
    ("FIDE number", r#"{"fide_id":"999000001"}"#),
    ("national number", r#"{"national_id":"12345"}"#),
    ("national rating; null for none", r#"{"national_rating":1790}"#),
    ("league or region of the federation", r#"{"league":"Suisse romande"}"#),
    ("date of birth or the year; 17.5.1990 is kept as this", r#"{"birth":"1990-05-17"}"#),
    ("club", r#"{"club":"NC Neuchâtel"}"#),
    ("team", r#"{"team":"Neuchâtel 1"}"#),
    ("category, as the event calls it", r#"{"category":"U16"}"#),
    (
        "what orders the list where there is no rating, with its source; null for none",
        r#"{"estimate":{"rating":1880,"source":"INGO 120"}}"#,
    ),
];
