//! Calls about files and rating lists.

use super::calls::{ARBITERS, Call};

/// All of them.
pub(super) const FILES: &[Call] = &[
    Call {
        method: "POST",
        path: "/api/open",
        who: ARBITERS,
        what: "Opens a file",
        more: "A report file (TRF), Ronde's own JSON, or an event (.ronde) becomes a tournament, and the answer names it in `t`. A table of players (CSV, xlsx) comes back as lines for POST /api/read. `?name=` is the name of the file, `key` makes a repeated request the same one.",
        body: Some(("Bytes", "@open.trf")),
        answer: ("Opened", r#"{"kind":"players","text":"Keller, Anna; 2312","doubts":[]}"#),
        errors: &["objection"],
    },
    Call {
        method: "POST",
        path: "/api/t/{t}/verify",
        who: ARBITERS,
        what: "Verifies the journal",
        more: "Every line against the one before, and every round against the engine.",
        body: None,
        answer: ("Verified", r#"{"good":true,"message":"Everything agrees.","troubles":[]}"#),
        errors: &["missing"],
    },
    Call {
        method: "GET",
        path: "/api/lists/search",
        who: ARBITERS,
        what: "Searches the rating lists on this machine",
        more: "`?q=` is a name or a number; `federation` and `limit` narrow it.",
        body: None,
        answer: (
            "FoundPlayers",
            r#"{"lists":true,"players":[{"name":"Keller, Anna","title":"IM","rating":2312,"rapid":null,"blitz":null,"federation":"SUI","fide_id":"999000001","national_id":"","birth":"","sex":"w","club":""}]}"#,
        ),
        errors: &[],
    },
    Call {
        method: "GET",
        path: "/api/t/{t}/lists/search",
        who: ARBITERS,
        what: "The same, for the arbiters of that tournament",
        more: "`?q=` is a name or a number; `federation` and `limit` narrow it.",
        body: None,
        answer: ("FoundPlayers", r#"{"lists":false,"players":[]}"#),
        errors: &["missing"],
    },
    Call {
        method: "GET",
        path: "/api/lists",
        who: ARBITERS,
        what: "Which rating lists are on this machine",
        more: "",
        body: None,
        answer: (
            "Lists",
            r#"{"lists":[{"source":"FIDE","dated":"2026-11-01","players":1930000}]}"#,
        ),
        errors: &[],
    },
    Call {
        method: "POST",
        path: "/api/lists",
        who: ARBITERS,
        what: "Brings a rating list",
        more: "The list as it was downloaded. `?source=` says whose it is, where it is not FIDE's. The answer comes before it is read: ask for the progress.",
        body: Some(("Bytes", "@players_list.zip")),
        answer: ("Started", r#"{"started":true}"#),
        errors: &["objection", "busy"],
    },
    Call {
        method: "GET",
        path: "/api/lists/progress",
        who: ARBITERS,
        what: "How far the import of a list is",
        more: "`state` is idle, taking, reading, indexing, done or failed.",
        body: None,
        answer: ("Progress", r#"{"state":"reading","done":120000,"of":1930000}"#),
        errors: &[],
    },
];
