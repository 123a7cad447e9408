//! Calls by which a tournament is begun, run, explained and reported.

use super::{Call, LARGEST_ACT, Who, get, handler, post};
use crate::error::ErrorCode;
use crate::{api, hall, live, public, reference, what_if, why};

const DONE: (&str, &str) = ("Done", r#"{"seq":118,"head":"118-3f0c1e…","already":false}"#);

/// How a tournament comes to be.
pub(super) const BEGIN: &[Call] = &[
    post("/api/read", handler!(api::new::read), Who::Owner, "Reads pasted lines as \
        players", ("Rows",
            r#"{"rows":[{"line":1,"name":"Keller Anna","rating":2312,"federation":"SUI","fide_id":""},{"line":2,"name":"Martinez Luis","rating":2298,"federation":"","fide_id":""}],"headings":[],"rounds":1}"#))
        .more("Nothing is stored. A line that is doubtful says why in `doubt`; `choices` are ways \
            out of it, each with what the line becomes. Titles and heads of columns are in \
            `headings`.")
        .takes(("Pasted", r#"{"text":"Keller Anna; 2312; SUI\nMartinez Luis 2298"}"#)),
    post(
        "/api/new",
        handler!(api::new::create),
        Who::Owner,
        "Makes an event with one tournament and its players",
        ("Made", r#"{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a"}"#),
    )
        .more("The answer names the tournament: `t` stands in all calls below.")
        .takes(("NewTournament",
            r#"{"name":"Club evening","rounds":3,"players":[{"name":"Keller, Anna","rating":2312},{"name":"Martinez, Luis","rating":2298}]}"#))
        .errors(&[ErrorCode::Objection]),
    post(
        "/api/demo",
        handler!(api::new::demo),
        Who::Owner,
        "Makes the demo: sixty players in the middle of round 5",
        ("Made", r#"{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a"}"#),
    ),
];

/// What arbiters do, and what everybody follows.
pub(super) const RUN: &[Call] = &[
    get("/api/t/{t}", handler!(api::state::state), Who::Arbiters, "The whole state", ("State",
            r#"{"journal":"01a1e36e-5124-7387-ba57-a841e88ed36a","head":{"seq":117,"hash":"…"},"settings":{"name":"Club evening","rounds":3},"players":{"1":{"entrant":{"name":"Keller, Anna","rating":2312},"from":1}},"rounds":[{"phase":"published","boards":[{"table":1,"white":1,"black":2,"result":null}]}],"finished":false}"#))
        .more("Settings, players, rounds with their boards, and the last act in `head`. It holds \
            drafts and dates of birth, so it is for arbiters.")
        .errors(&[ErrorCode::Missing]),
    get(
        "/api/t/{t}/standings",
        handler!(api::standings::standings),
        Who::Anybody,
        "The standings, with every tie-break",
        (
            "Standings",
            r#"{"ronde_standings":1,"event":"Lakeside Open","rules":"2026","form":"swiss","contest":"players","rounds":5,"tie_breaks":["BH/C1"],"standings":[{"rank":1,"number":4,"name":"Keller, Anna","title":"FM","rating":2310,"federation":"SUI","points":"4.5","below_by":"first","values":[{"code":"BH/C1","value":"12.5"}]}]}"#,
        ),
    )
        .more("After the last complete round; `?after=3` after that one. The object is that of \
            `ronde standings --json` (docs/standings-json.md): `below_by` is what put a line \
            below the one above, and `exact` a value that no decimal holds.")
        .query(&["after"])
        .errors(&[ErrorCode::Missing]),
    post("/api/t/{t}/acts", handler!(api::act), Who::Actors, "Does an act", DONE)
        .more("Everything that changes a tournament is an act; all of them stand below. `key` \
            makes a repeated request the same one: after a broken line, send the same again. \
            `seen` is the last act that you knew of: if somebody changed the same thing since, \
            nothing is done and you get `conflict`. `accepts` takes warnings upon you.")
        .takes(("Wanted",
            r#"{"act":{"act":"enter_result","round":1,"board":3,"result":"1/2-1/2"},"key":"7d0f6f0e-board-3","seen":117}"#))
        .errors(&[
            ErrorCode::Missing,
            ErrorCode::Conflict,
            ErrorCode::Cautions,
            ErrorCode::Objection,
            ErrorCode::Rests,
        ])
        .at_most(LARGEST_ACT),
    post("/api/t/{t}/preview", handler!(api::preview), Who::Arbiters, "Says what an act would \
        change", ("Preview",
            r#"{"cautions":[],"difference":{"boards":[],"next":null,"standings":[],"ratings":[]}}"#))
        .more("Boards, the next pairing, standings and ratings, before and after, and the \
            warnings that it needs. Nothing is done.")
        .takes(("Wanted", r#"{"act":{"act":"withdraw","player":7,"after":4}}"#))
        .errors(&[ErrorCode::Missing, ErrorCode::Objection])
        .at_most(LARGEST_ACT),
    post("/api/t/{t}/whatif", handler!(what_if::api::what_if), Who::Arbiters, "Says what several \
        changes at once would make different", ("WhatIf",
            r#"{"rounds":[{"round":4,"paired":true,"otherwise":false,"open":0,"before":{"pairs":[[1,2]],"unpaired":[]},"after":{"pairs":[[2,1]],"unpaired":[]},"departure":{"only_engine":[],"only_hand":[],"colours":[[2,1]]}}],"difference":{"boards":[],"next":null,"standings":[],"ratings":[]}}"#))
        .more("A change is a `result`, a `bye`, a `withdraw`, an `enter` (a late entry) or a \
            `set` of a setting on which pairings or standings depend. Rounds that are paired are \
            paired again from the changed past, the rounds between staying as they were played; \
            `before` and `after` are the two, and in `departure` the pairs of `only_engine` go \
            and those of `only_hand` come. Where there is no pairing, `why` has the code and \
            `message` the words. Nothing is done.")
        .takes(("Changes",
            r#"{"changes":[{"change":"result","round":3,"board":5,"result":"1-0"},{"change":"bye","player":12,"round":4,"bye":"H"},{"change":"set","setting":{"rounds":9}}]}"#))
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
    get("/api/t/{t}/needs/{number}", handler!(what_if::api::needs), Who::Anybody, "What somebody \
        needs in the round that is being played", ("Needs",
            r#"{"number":4,"round":9,"last":true,"opponent":7,"exact":true,"open":5,"results":[{"own":"win","points":"7.0","by_points":{"best":1,"worst":2,"rivals":[1]},"cases":81,"ranks":[{"rank":1,"cases":60,"per_cent":78},{"rank":2,"cases":21,"per_cent":22}],"prizes":{"places":3,"cases":81,"per_cent":100},"words":"With a win over Keller, Anna: 1st or 2nd."}]}"#))
        .more("By the number of the starting list. For each own result the points, the best and \
            the worst rank by points (exact), and the ranks that came out: of all ways in which \
            the open games can end where `exact` is true, else of so many seeded plays. \
            `per_cent` goes by the ratings.")
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
    post("/api/t/{t}/pair", handler!(api::pair), Who::Arbiters, "Pairs the next round", DONE)
        .more("The round is a draft until the act `publish`. Games that have no result become \
            adjourned if the caution `missing_become_adjourned` is accepted. Before round 1 the \
            colour of the first player is drawn, unless it is set: the act `draw_colour`.")
        .takes(("PairWanted", r#"{"key":"pair-round-2"}"#))
        .errors(&[
            ErrorCode::Missing,
            ErrorCode::Conflict,
            ErrorCode::Cautions,
            ErrorCode::Objection,
        ])
        .at_most(LARGEST_ACT),
    get("/api/t/{t}/live", handler!(live::stream), Who::Anybody,
        "Follows a tournament: server-sent events", ("Stream",
            "event: act\nid: 118\ndata: \
             {\"seq\":118,\"act\":\"enter_result\",\"by\":\"owner\",\"round\":1,\
             \"boards\":[{\"board\":3,\"result\":\"1/2-1/2\",\"confirmed\":false}],\
             \"reload\":[\"standings\"]}\n"))
        .more("Arbiters get an event `act` for each act; everybody else at most once a second an \
            event `acts` with a list of them. `look` says that more was missed than is \
            remembered: read the state again. A `ping` with the data `{}` comes after every two \
            seconds of silence. After a break, send the header `Last-Event-ID`, or `?after=` with \
            the number of the last act that you know: you get what you missed, once.")
        .query(&["after"])
        .errors(&[ErrorCode::Missing]),
    get("/api/t/{t}/round/{round}/codes", handler!(public::slips::codes), Who::Arbiters, "Codes \
        with which players report their results", ("Codes",
            r#"{"round":5,"boards":[{"board":1,"both":{"code":"K7QM-3XPA-9TWD-H2VE","url":"http://192.168.1.20:8080/r/K7QM-3XPA-9TWD-H2VE"},"white":{"code":"K7QM-5Y0R-2CKE-M8HT","url":"http://192.168.1.20:8080/r/K7QM-5Y0R-2CKE-M8HT"},"black":{"code":"K7QM-W4GB-71ZS-PN6D","url":"http://192.168.1.20:8080/r/K7QM-W4GB-71ZS-PN6D"}}]}"#))
        .more("One for the board, and one for each player. They work while the round is published \
            and open. The page /t/{t}/round/{round}/codes prints them as slips.")
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
];

/// Reasons of pairings.
pub(super) const WHY: &[Call] = &[
    get("/api/t/{t}/round/{round}/why", handler!(why::api::why), Who::Anybody, "Why a board, a \
        player or the whole round came out so", ("Why",
            r#"{"round":5,"system":"FIDE_DUTCH_2026","frozen":1800000000000,"title":"Round 5, board 1: Rossi – Martinez","short":["Rossi is alone on 4 points and must meet someone on 3½."],"steps":[{"name":"Bracket","lines":["Rossi comes down to Keller, Martinez, Dubois"],"article":"C.04.3:1.3.2"}]}"#))
        .more("Everybody may ask once the round is published, arbiters before. `?board=` is the \
            number of a table, `?player=` a number of the starting list; without either the whole \
            round is told. It is told from what was known when the round was paired (`frozen`, in \
            milliseconds since 1970), so that later corrections do not change it. `lang` chooses \
            the language.")
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
    get("/api/t/{t}/round/{round}/why-not", handler!(why::api::why_not), Who::Anybody, "Why two \
        players do not meet", ("Why",
            r#"{"round":5,"system":"FIDE_DUTCH_2026","frozen":1800000000000,"title":"Why not Rossi – Dubois?","short":["They met in round 2 (C1)."],"steps":[]}"#))
        .more("`?one=` and `?other=` are numbers of the starting list. The pair is forced and the \
            round paired again: the answer names the article that forbids it, or the first \
            criterion that gets worse, and the boards that would change.")
        .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
];

/// Results by those who played.
pub(super) const PLAYERS: &[Call] = &[
    get("/api/r/{code}", handler!(public::report::board), Who::CodeHolder, "How the game of a \
        code stands", ("Game",
            r#"{"tournament":"01a1e36e-5124-7387-ba57-a841e88ed36a","round":5,"board":8,"side":null,"white":"Gerber, Urs","black":"Moser, Kim","reports":{"white":"1-0","black":null},"result":null,"confirmed":false,"dispute":false}"#))
        .errors(&[ErrorCode::Code, ErrorCode::Over, ErrorCode::TooOften]),
    post("/api/r/{code}", handler!(public::report::send), Who::CodeHolder, "Reports the result of \
        that game", ("Reported",
            r#"{"seq":119,"already":false,"board":{"tournament":"01a1e36e-5124-7387-ba57-a841e88ed36a","round":5,"board":8,"side":null,"white":"Gerber, Urs","black":"Moser, Kim","reports":{"white":"1-0","black":null},"result":null,"confirmed":false,"dispute":false}}"#))
        .more("When both sides say the same, it is the result, confirmed; not confirmed, if one \
            telephone has reported for both by the code of the board. What stands already is \
            answered with `already`. After ten reports by one code there is one in ten seconds. \
            When they differ, the arbiter is told. A side may report again until there is a \
            result. `device` is any short name of the telephone: it stands in the journal.")
        .takes(("Report",
            r#"{"side":"white","result":"1-0","key":"f3a1-report","device":"a1b2c3"}"#))
        .errors(&[
            ErrorCode::Side,
            ErrorCode::Code,
            ErrorCode::Over,
            ErrorCode::TooOften,
            ErrorCode::Objection,
        ]),
    post("/api/r/{code}/undo", handler!(public::report::undo), Who::CodeHolder, "Takes the own \
        report back", ("Reported",
            r#"{"seq":120,"already":false,"board":{"tournament":"01a1e36e-5124-7387-ba57-a841e88ed36a","round":5,"board":8,"side":null,"white":"Gerber, Urs","black":"Moser, Kim","reports":{"white":null,"black":null},"result":null,"confirmed":false,"dispute":false}}"#))
        .more("With the same `device`, and as long as nothing rests on it.")
        .takes(("TakenBack", r#"{"of":119,"key":"f3a1-undo","device":"a1b2c3"}"#))
        .errors(&[
            ErrorCode::Code,
            ErrorCode::Over,
            ErrorCode::TooOften,
            ErrorCode::Objection,
            ErrorCode::Rests,
        ]),
];

/// This machine.
pub(super) const MACHINE: &[Call] = &[
    post(
        "/api/hall",
        handler!(hall::set),
        Who::OwnerHere,
        "Opens Ronde to the hall, or closes it",
        ("HallAddress", r#"{"address":"http://192.168.1.20:8080"}"#),
    )
    .takes(("HallWanted", r#"{"open":true}"#))
    .errors(&[ErrorCode::Network]),
    get(
        "/api/openapi.json",
        handler!(reference::openapi),
        Who::Anybody,
        "This reference as an OpenAPI 3.1 document",
        ("Anything", r#"{"openapi":"3.1.0"}"#),
    ),
];
