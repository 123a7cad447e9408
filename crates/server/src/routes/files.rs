//! Calls about files and rating lists.

use super::{Call, Who, get, handler, post};
use crate::error::ErrorCode;
use crate::{api, papers};

/// All of them.
pub(super) const FILES: &[Call] = &[
    post(
        "/api/open",
        handler!(api::open::open),
        Who::Owner,
        "Opens a file",
        ("Opened", r#"{"kind":"players","text":"Keller, Anna; 2312","doubts":[]}"#),
    )
        .more("A report file (TRF), Ronde's own JSON, or an event (.ronde) becomes a tournament, \
            and the answer names it in `t`. A table of players (CSV, xlsx) comes back as lines \
            for POST /api/read. `?name=` is the name of the file, `key` makes a repeated request \
            the same one.")
        .query(&["name", "key"])
        .takes(("Bytes", "@open.trf"))
        .errors(&[ErrorCode::Objection]),
    post(
        "/api/t/{t}/verify",
        handler!(api::files::check),
        Who::Arbiters,
        "Verifies the journal",
        ("Verified", r#"{"good":true,"message":"Everything agrees.","troubles":[]}"#),
    )
        .more("Every line against the one before, and every round against the engine.")
        .errors(&[ErrorCode::Missing]),
    get("/api/t/{t}/site", handler!(papers::folder::told), Who::Arbiters, "Where the public side \
        is written as a folder", ("Site",
            r#"{"folder":"/srv/site","languages":["de"],"written":1800000000000,"trouble":null}"#))
        .more("Papers themselves are no calls but files, with the same token: \
            /t/{t}/paper/standings.json?round=3, and likewise .csv, .xlsx, .txt and .html. \
            `lang`, `size` (a4, letter), `type` (hand, wall, far), `by` (rank, name, club, \
            federation) and `round` choose; starting-list, schedule, pairings, pairings-by-name, \
            standings, crosstable and crosstable-by-number are for anybody.")
        .errors(&[ErrorCode::Missing]),
    post("/api/t/{t}/site", handler!(papers::folder::set), Who::Owner, "Writes the public side as \
        a folder, now and after each act", ("Site",
            r#"{"folder":"/srv/site","languages":["de","fr"],"written":1800000000000,"trouble":null}"#))
        .more("The folder must be empty, or one that Ronde has written before. It is a matter of \
            this machine and in no journal. With an empty `folder` nothing more is written.")
        .takes(("SiteWanted", r#"{"folder":"/srv/site","languages":["de","fr"]}"#))
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
    get("/api/lists/search", handler!(api::lists::search), Who::Owner, "Searches the rating lists \
        on this machine", ("FoundPlayers",
            r#"{"lists":true,"players":[{"name":"Keller, Anna","title":"IM","rating":2312,"rapid":null,"blitz":null,"federation":"SUI","fide_id":"999000001","national_id":"","national_rating":null,"birth":"","sex":"w","club":""}]}"#))
        .more("`?q=` is a name or a number; `federation` and `limit` narrow it.")
        .query(&["q", "federation", "limit"]),
    get(
        "/api/t/{t}/lists/search",
        handler!(api::lists::search),
        Who::Arbiters,
        "The same, for the arbiters of that tournament",
        ("FoundPlayers", r#"{"lists":false,"players":[]}"#),
    )
        .more("`?q=` is a name or a number; `federation` and `limit` narrow it.")
        .query(&["q", "federation", "limit"])
        .errors(&[ErrorCode::Missing]),
    get("/api/lists", handler!(api::lists::what_is_there), Who::Owner, "Which rating lists are on \
        this machine", ("Lists",
            r#"{"lists":[{"source":"FIDE","dated":"2026-11-01","players":1930000}]}"#)),
    post(
        "/api/lists",
        handler!(api::lists::bring),
        Who::Owner,
        "Brings a rating list",
        ("Started", r#"{"started":true}"#),
    )
        .more("The list as it was downloaded. `?source=` says whose it is, where it is not \
            FIDE's. The answer comes before it is read: ask for the progress.")
        .query(&["source", "force"])
        .takes(("Bytes", "@players_list.zip"))
        .errors(&[ErrorCode::Objection, ErrorCode::Busy]),
    get(
        "/api/lists/progress",
        handler!(api::lists::progress),
        Who::Owner,
        "How far the import of a list is",
        ("Progress", r#"{"state":"reading","done":120000,"of":1930000}"#),
    )
        .more("`state` is idle, taking, reading, indexing, done or failed."),
];
