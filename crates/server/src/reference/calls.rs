//! Every call under `/api`, in the order in which somebody needs them.

/// A call.
pub(super) struct Call {
    pub(super) method: &'static str,
    /// As the router writes it.
    pub(super) path: &'static str,
    /// Who may.
    pub(super) who: &'static str,
    /// In one line.
    pub(super) what: &'static str,
    /// What else is to be known.
    pub(super) more: &'static str,
    /// The shape of the body, and an example.
    pub(super) body: Option<(&'static str, &'static str)>,
    /// The shape of the answer, and an example.
    pub(super) answer: (&'static str, &'static str),
    /// Errors beside `unreadable`, `role` and `away`.
    pub(super) errors: &'static [&'static str],
}

/// Whoever asks.
pub(super) const ANYBODY: &str = "anybody";
/// Those who see drafts.
pub(super) const ARBITERS: &str = "arbiters";
/// Who has no event yet, and makes one.
pub(super) const OWNER: &str = "the owner";
const ACTORS: &str = "whoever the act is open to";
const HOLDER: &str = "who holds the code";

impl Call {
    /// The call as somebody types it.
    pub(super) fn curl(&self, base: &str) -> String {
        let path = self.path.replace("{t}", "$T").replace("{round}", "5").replace("{e}", "$E");
        let path = path.replace("{code}", "K7QM-3XPA-9TWD-H2VE");
        let path = path
            .replace("/search", "/search?q=keller")
            .replace("{k}", "2")
            .replace("{number}", "4");
        let token = if matches!(self.who, ANYBODY | HOLDER) { "" } else { TOKEN };
        let stream = if self.path.ends_with("/live") { " -N" } else { "" };
        match self.body {
            None if self.method == "GET" => format!("curl{stream}{token} \"{base}{path}\""),
            None => format!("curl{token} -X {} \"{base}{path}\"", self.method),
            Some(("Bytes", file)) => format!(
                "curl{token} -H 'Content-Type: application/octet-stream' \\\n  --data-binary {file} \"{base}{path}\""
            ),
            Some((_, body)) => format!(
                "curl{token} -H 'Content-Type: application/json' \\\n  -d '{body}' \"{base}{path}\""
            ),
        }
    }
}

const TOKEN: &str = " -H \"Authorization: Bearer $TOKEN\"";

/// Chapters of the reference.
pub(super) const PARTS: &[(&str, &[Call])] = &[
    ("Begin", BEGIN),
    ("Run a tournament", RUN),
    ("Why", WHY),
    ("Results by players", PLAYERS),
    ("Odds and fairness", super::odds::ODDS),
    ("People", super::people::PEOPLE),
    ("Files and lists", super::files::FILES),
    ("Screens", super::screens::SCREENS),
    ("This machine", MACHINE),
];

/// What an error is called, its status, and what it means.
pub(super) const ERRORS: &[(&str, u16, &str)] = &[
    (
        "unreadable",
        400,
        "The body is no JSON, or lacks something; a value in the address is none; or the `key` has blanks or more than 150 bytes. A body that is too long has the status 413.",
    ),
    ("side", 400, "A code for a whole board does not say who reports: name the side."),
    ("password", 401, "Name and password do not belong together."),
    ("token", 401, "The token is not known, has expired or was revoked."),
    ("role", 403, "This role may not do it."),
    ("cross_site", 403, "The request was born on a page of another site."),
    ("missing", 404, "There is no such tournament or event, or not for this reader."),
    (
        "code",
        404,
        "The code is not known. An invitation that was used or has expired has the status 410.",
    ),
    (
        "conflict",
        409,
        "Somebody changed the same thing since the act named in `seen`. `by` is the act, `thing` what it changed. Look again, then decide.",
    ),
    ("changed", 409, "Somebody was quicker. Look at it again."),
    ("busy", 409, "Another list is being imported. Wait for it."),
    ("locked", 409, "The event is on another machine, and is written there."),
    ("over", 410, "The round of this code is closed."),
    ("method", 405, "This call wants another method."),
    ("content_type", 415, "Send `Content-Type: application/json`."),
    (
        "cautions",
        422,
        "It is allowed if somebody takes it upon himself. `cautions` lists what; send the act again with `accepts`, by `key`: 1, or 2 where the level is `twice`.",
    ),
    ("objection", 422, "The rules or the state do not allow it. The message names the article."),
    ("rests", 422, "It cannot be undone while the acts in `acts` stand."),
    (
        "seen",
        428,
        "This act changes something that others may change: say in `seen` the number of the last act that you knew of.",
    ),
    (
        "too_often",
        429,
        "Too many wrong codes or passwords, or too many reports by one code. `Retry-After` says how many seconds to wait.",
    ),
    ("internal", 500, "A fault of Ronde. Nothing was done."),
    (
        "damaged",
        500,
        "The journal was changed by something else than Ronde. Nothing is added to it.",
    ),
    ("full", 507, "The disk is full. Make room, then send the same again with the same `key`."),
    ("network", 503, "The network does not let it. The message says why."),
    ("away", 503, "The database does not answer. Send the same again with the same `key`."),
];

const DONE: (&str, &str) = ("Done", r#"{"seq":118,"head":"118-3f0c1e…","already":false}"#);

const BEGIN: &[Call] = &[
    Call {
        method: "POST",
        path: "/api/read",
        who: OWNER,
        what: "Reads pasted lines as players",
        more: "Nothing is stored. A line that is doubtful says why in `doubt`; `choices` are ways out of it, each with what the line becomes. Titles and heads of columns are in `headings`.",
        body: Some(("Pasted", r#"{"text":"Keller Anna; 2312; SUI\nMartinez Luis 2298"}"#)),
        answer: (
            "Rows",
            r#"{"rows":[{"line":1,"name":"Keller Anna","rating":2312,"federation":"SUI","fide_id":""},{"line":2,"name":"Martinez Luis","rating":2298,"federation":"","fide_id":""}],"headings":[],"rounds":1}"#,
        ),
        errors: &[],
    },
    Call {
        method: "POST",
        path: "/api/new",
        who: OWNER,
        what: "Makes an event with one tournament and its players",
        more: "The answer names the tournament: `t` stands in all calls below.",
        body: Some((
            "NewTournament",
            r#"{"name":"Club evening","rounds":3,"players":[{"name":"Keller, Anna","rating":2312},{"name":"Martinez, Luis","rating":2298}]}"#,
        )),
        answer: ("Made", r#"{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a"}"#),
        errors: &["objection"],
    },
    Call {
        method: "POST",
        path: "/api/demo",
        who: OWNER,
        what: "Makes the demo: sixty players in the middle of round 5",
        more: "",
        body: None,
        answer: ("Made", r#"{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a"}"#),
        errors: &[],
    },
];

const RUN: &[Call] = &[
    Call {
        method: "GET",
        path: "/api/t/{t}",
        who: ARBITERS,
        what: "The whole state",
        more: "Settings, players, rounds with their boards, and the last act in `head`. It holds drafts and dates of birth, so it is for arbiters.",
        body: None,
        answer: (
            "State",
            r#"{"journal":"01a1e36e-5124-7387-ba57-a841e88ed36a","head":{"seq":117,"hash":"…"},"settings":{"name":"Club evening","rounds":3},"players":{"1":{"entrant":{"name":"Keller, Anna","rating":2312},"from":1}},"rounds":[{"phase":"published","boards":[{"table":1,"white":1,"black":2,"result":null}]}],"finished":false}"#,
        ),
        errors: &["missing"],
    },
    Call {
        method: "POST",
        path: "/api/t/{t}/acts",
        who: ACTORS,
        what: "Does an act",
        more: "Everything that changes a tournament is an act; all of them stand below. `key` makes a repeated request the same one: after a broken line, send the same again. `seen` is the last act that you knew of: if somebody changed the same thing since, nothing is done and you get `conflict`. `accepts` takes warnings upon you.",
        body: Some((
            "Wanted",
            r#"{"act":{"act":"enter_result","round":1,"board":3,"result":"1/2-1/2"},"key":"7d0f6f0e-board-3","seen":117}"#,
        )),
        answer: DONE,
        errors: &["missing", "conflict", "cautions", "objection", "rests"],
    },
    Call {
        method: "POST",
        path: "/api/t/{t}/preview",
        who: ARBITERS,
        what: "Says what an act would change",
        more: "Boards, the next pairing, standings and ratings, before and after, and the warnings that it needs. Nothing is done.",
        body: Some(("Wanted", r#"{"act":{"act":"withdraw","player":7,"after":4}}"#)),
        answer: (
            "Preview",
            r#"{"cautions":[],"difference":{"boards":[],"next":null,"standings":[],"ratings":[]}}"#,
        ),
        errors: &["missing", "objection"],
    },
    Call {
        method: "POST",
        path: "/api/t/{t}/whatif",
        who: ARBITERS,
        what: "Says what several changes at once would make different",
        more: "A change is a `result`, a `bye`, a `withdraw`, an `enter` (a late entry) or a `set` of a setting on which pairings or standings depend. Rounds that are paired are paired again from the changed past, the rounds between staying as they were played; `before` and `after` are the two, and in `departure` the pairs of `only_engine` go and those of `only_hand` come. Nothing is done.",
        body: Some((
            "Changes",
            r#"{"changes":[{"change":"result","round":3,"board":5,"result":"1-0"},{"change":"bye","player":12,"round":4,"bye":"H"},{"change":"set","setting":{"rounds":9}}]}"#,
        )),
        answer: (
            "WhatIf",
            r#"{"rounds":[{"round":4,"paired":true,"otherwise":false,"open":0,"before":{"pairs":[[1,2]],"unpaired":[]},"after":{"pairs":[[2,1]],"unpaired":[]},"departure":{"only_engine":[],"only_hand":[],"colours":[[2,1]]}}],"difference":{"boards":[],"next":null,"standings":[],"ratings":[]}}"#,
        ),
        errors: &["missing", "objection"],
    },
    Call {
        method: "GET",
        path: "/api/t/{t}/needs/{number}",
        who: ANYBODY,
        what: "What somebody needs in the round that is being played",
        more: "By the number of the starting list. For each own result the points, the best and the worst rank by points (exact), and the ranks that came out: of all ways in which the open games can end where `exact` is true, else of so many seeded plays. `per_cent` goes by the ratings.",
        body: None,
        answer: (
            "Needs",
            r#"{"number":4,"round":9,"last":true,"opponent":7,"exact":true,"open":5,"results":[{"own":"win","points":"7.0","by_points":{"best":1,"worst":2,"rivals":[1]},"cases":81,"ranks":[{"rank":1,"cases":60,"per_cent":78},{"rank":2,"cases":21,"per_cent":22}],"prizes":{"places":3,"cases":81,"per_cent":100},"words":"With a win over Keller, Anna: 1st or 2nd."}]}"#,
        ),
        errors: &["missing", "objection"],
    },
    Call {
        method: "POST",
        path: "/api/t/{t}/pair",
        who: ARBITERS,
        what: "Pairs the next round",
        more: "The round is a draft until the act `publish`. Games that have no result become adjourned if the caution `missing_become_adjourned` is accepted. Before round 1 the colour of the first player is drawn, unless it is set: the act `draw_colour`.",
        body: Some(("PairWanted", r#"{"key":"pair-round-2"}"#)),
        answer: DONE,
        errors: &["missing", "conflict", "cautions", "objection"],
    },
    Call {
        method: "GET",
        path: "/api/t/{t}/live",
        who: ANYBODY,
        what: "Follows a tournament: server-sent events",
        more: "Arbiters get an event `act` for each act; everybody else at most once a second an event `acts` with a list of them. `look` says that more was missed than is remembered: read the state again. A `ping` with the data `{}` comes after every two seconds of silence. After a break, send the header `Last-Event-ID`, or `?after=` with the number of the last act that you know: you get what you missed, once.",
        body: None,
        answer: (
            "Stream",
            "event: act\nid: 118\ndata: {\"seq\":118,\"act\":\"enter_result\",\"by\":\"owner\",\"round\":1,\"boards\":[{\"board\":3,\"result\":\"1/2-1/2\",\"confirmed\":false}],\"reload\":[\"standings\"]}\n",
        ),
        errors: &["missing"],
    },
    Call {
        method: "GET",
        path: "/api/t/{t}/round/{round}/codes",
        who: ARBITERS,
        what: "Codes with which players report their results",
        more: "One for the board, and one for each player. They work while the round is published and open. The page /t/{t}/round/{round}/codes prints them as slips.",
        body: None,
        answer: (
            "Codes",
            r#"{"round":5,"boards":[{"board":1,"both":{"code":"K7QM-3XPA-9TWD-H2VE","url":"http://192.168.1.20:8080/r/K7QM-3XPA-9TWD-H2VE"},"white":{"code":"K7QM-5Y0R-2CKE-M8HT","url":"http://192.168.1.20:8080/r/K7QM-5Y0R-2CKE-M8HT"},"black":{"code":"K7QM-W4GB-71ZS-PN6D","url":"http://192.168.1.20:8080/r/K7QM-W4GB-71ZS-PN6D"}}]}"#,
        ),
        errors: &["missing", "objection"],
    },
];

const WHY: &[Call] = &[
    Call {
        method: "GET",
        path: "/api/t/{t}/round/{round}/why",
        who: ANYBODY,
        what: "Why a board, a player or the whole round came out so",
        more: "Everybody may ask once the round is published, arbiters before. `?board=` is the number of a table, `?player=` a number of the starting list; without either the whole round is told. It is told from what was known when the round was paired (`frozen`, in milliseconds since 1970), so that later corrections do not change it. `lang` chooses the language.",
        body: None,
        answer: (
            "Why",
            r#"{"round":5,"system":"FIDE_DUTCH_2026","frozen":1800000000000,"title":"Round 5, board 1: Rossi – Martinez","short":["Rossi is alone on 4 points and must meet someone on 3½."],"steps":[{"name":"Bracket","lines":["Rossi comes down to Keller, Martinez, Dubois"],"article":"C.04.3:1.3.2"}]}"#,
        ),
        errors: &["missing", "objection"],
    },
    Call {
        method: "GET",
        path: "/api/t/{t}/round/{round}/why-not",
        who: ANYBODY,
        what: "Why two players do not meet",
        more: "`?one=` and `?other=` are numbers of the starting list. The pair is forced and the round paired again: the answer names the article that forbids it, or the first criterion that gets worse, and the boards that would change.",
        body: None,
        answer: (
            "Why",
            r#"{"round":5,"system":"FIDE_DUTCH_2026","frozen":1800000000000,"title":"Why not Rossi – Dubois?","short":["They met in round 2 (C1)."],"steps":[]}"#,
        ),
        errors: &["missing", "objection"],
    },
];

const PLAYERS: &[Call] = &[
    Call {
        method: "GET",
        path: "/api/r/{code}",
        who: HOLDER,
        what: "How the game of a code stands",
        more: "",
        body: None,
        answer: (
            "Game",
            r#"{"tournament":"01a1e36e-5124-7387-ba57-a841e88ed36a","round":5,"board":8,"side":null,"white":"Gerber, Urs","black":"Moser, Kim","reports":{"white":"1-0","black":null},"result":null,"confirmed":false,"dispute":false}"#,
        ),
        errors: &["code", "over", "too_often"],
    },
    Call {
        method: "POST",
        path: "/api/r/{code}",
        who: HOLDER,
        what: "Reports the result of that game",
        more: "When both sides say the same, it is the result, confirmed; not confirmed, if one telephone has reported for both by the code of the board. What stands already is answered with `already`. After ten reports by one code there is one in ten seconds. When they differ, the arbiter is told. A side may report again until there is a result. `device` is any short name of the telephone: it stands in the journal.",
        body: Some((
            "Report",
            r#"{"side":"white","result":"1-0","key":"f3a1-report","device":"a1b2c3"}"#,
        )),
        answer: (
            "Reported",
            r#"{"seq":119,"already":false,"board":{"tournament":"01a1e36e-5124-7387-ba57-a841e88ed36a","round":5,"board":8,"side":null,"white":"Gerber, Urs","black":"Moser, Kim","reports":{"white":"1-0","black":null},"result":null,"confirmed":false,"dispute":false}}"#,
        ),
        errors: &["side", "code", "over", "too_often", "objection"],
    },
    Call {
        method: "POST",
        path: "/api/r/{code}/undo",
        who: HOLDER,
        what: "Takes the own report back",
        more: "With the same `device`, and as long as nothing rests on it.",
        body: Some(("TakenBack", r#"{"of":119,"key":"f3a1-undo","device":"a1b2c3"}"#)),
        answer: (
            "Reported",
            r#"{"seq":120,"already":false,"board":{"tournament":"01a1e36e-5124-7387-ba57-a841e88ed36a","round":5,"board":8,"side":null,"white":"Gerber, Urs","black":"Moser, Kim","reports":{"white":null,"black":null},"result":null,"confirmed":false,"dispute":false}}"#,
        ),
        errors: &["code", "over", "too_often", "objection", "rests"],
    },
];

const MACHINE: &[Call] = &[
    Call {
        method: "POST",
        path: "/api/hall",
        who: "the owner, on this machine",
        what: "Opens Ronde to the hall, or closes it",
        more: "",
        body: Some(("HallWanted", r#"{"open":true}"#)),
        answer: ("HallAddress", r#"{"address":"http://192.168.1.20:8080"}"#),
        errors: &["network"],
    },
    Call {
        method: "GET",
        path: "/api/openapi.json",
        who: ANYBODY,
        what: "This reference as an OpenAPI 3.1 document",
        more: "",
        body: None,
        answer: ("Anything", r#"{"openapi":"3.1.0"}"#),
        errors: &[],
    },
];
