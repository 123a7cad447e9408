//! Every act: what it does, its fields, and an example that the desk reads.

/// An act.
pub(super) struct Described {
    /// The name in the field `act`.
    pub(super) name: &'static str,
    pub(super) what: &'static str,
    /// `field:Shape`, with `?` behind those that may be left out.
    pub(super) fields: &'static str,
    pub(super) example: &'static str,
    /// Whether the desk alone does it.
    pub(super) own: bool,
}

const fn act(
    name: &'static str,
    what: &'static str,
    fields: &'static str,
    example: &'static str,
) -> Described {
    Described { name, what, fields, example, own: false }
}

const fn own(
    name: &'static str,
    what: &'static str,
    fields: &'static str,
    example: &'static str,
) -> Described {
    Described { name, what, fields, example, own: true }
}

/// All of them, in the order of a tournament.
pub(super) const ACTS: &[Described] = &[
    own(
        "create",
        "The first act of every journal. POST /api/new does it.",
        "name:Text",
        r#"{"act":"create","name":"Club evening"}"#,
    ),
    own(
        "import",
        "A tournament that another program wrote.",
        "file:Text hash:Hash doubts:Texts? tournament:Text system:SystemCode? breaks:Texts?",
        r#"{"act":"import","file":"open.trf","hash":"0000000000000000000000000000000000000000000000000000000000000000","doubts":[],"tournament":"{}"}"#,
    ),
    act(
        "configure",
        "Settings; each replaces the old value.",
        "set:Settings",
        r#"{"act":"configure","set":[{"rounds":7},{"tie_breaks":"BH/C1, BH, SB"}]}"#,
    ),
    act(
        "leave_fide_mode",
        "FIDE's rules no longer bind this tournament; there is no way back.",
        "reason:Text",
        r#"{"act":"leave_fide_mode","reason":"house rules"}"#,
    ),
    act(
        "register",
        "Players. `first` is filled in by the desk; `from` is the first round that they play.",
        "first:PlayerId players:Entrants from:Round",
        r#"{"act":"register","first":0,"players":[{"name":"Keller, Anna","rating":2312,"federation":"SUI"}],"from":1}"#,
    ),
    act(
        "amend",
        "Data of one player.",
        "player:PlayerId set:Changes",
        r#"{"act":"amend","player":7,"set":[{"rating":2205},{"club":"Neuchâtel"}]}"#,
    ),
    act(
        "check_in",
        "Who is there, or is not there after all.",
        "players:PlayerIds present:Flag",
        r#"{"act":"check_in","players":[1,2,7],"present":true}"#,
    ),
    act(
        "withdraw",
        "He plays no more after that round (0: never began).",
        "player:PlayerId after:Count",
        r#"{"act":"withdraw","player":7,"after":4}"#,
    ),
    act(
        "reinstate",
        "He plays again, from that round on.",
        "player:PlayerId from:Round",
        r#"{"act":"reinstate","player":7,"from":6}"#,
    ),
    act(
        "expel",
        "He is sent away after that round.",
        "player:PlayerId after:Count reason:Text",
        r#"{"act":"expel","player":7,"after":4,"reason":"telephone"}"#,
    ),
    act(
        "number",
        "The starting list by hand or by lot, from number 1. With `draw` the desk fills in the \
         order of a round robin.",
        "order:PlayerIds reason:Text draw:NumberDraw?",
        r#"{"act":"number","order":[2,1,3],"reason":"by lot"}"#,
    ),
    act(
        "request_bye",
        "A bye in a round that is not paired yet.",
        "player:PlayerId round:Round bye:Bye",
        r#"{"act":"request_bye","player":7,"round":5,"bye":"H"}"#,
    ),
    act(
        "cancel_bye",
        "No bye after all.",
        "player:PlayerId round:Round",
        r#"{"act":"cancel_bye","player":7,"round":5}"#,
    ),
    act(
        "adjust_points",
        "Points added or taken away, by decision, in tenths.",
        "player:PlayerId tenths:Tenths round:RoundOrNone reason:Text",
        r#"{"act":"adjust_points","player":7,"tenths":-5,"round":3,"reason":"C.07 penalty"}"#,
    ),
    own(
        "draw_colour",
        "The colour of the first player in round 1, drawn. POST /api/t/{t}/pair does it.",
        "seed:Seq colour:Side?",
        r#"{"act":"draw_colour","seed":481516234,"colour":"black"}"#,
    ),
    own(
        "pair",
        "A round as a draft. POST /api/t/{t}/pair does it.",
        "round:Round basis:Seq adjourned:Boards? pairing:Pairing",
        r#"{"act":"pair","round":1,"basis":4,"pairing":{"system":{"swiss":"FIDE_DUTCH_2026"},"origin":{"engine":"0.1.0"},"pairs":[[1,2]],"unpaired":[],"numbers":[1,2]}}"#,
    ),
    act("unpair", "The draft is thrown away.", "round:Round", r#"{"act":"unpair","round":5}"#),
    act(
        "open_manual",
        "Pairs are made by hand from here on. On a published round it needs a case.",
        "round:Round case:CaseOrNone? reason:Text?",
        r#"{"act":"open_manual","round":5,"reason":"two brothers"}"#,
    ),
    act(
        "arrange",
        "The whole round as the arbiter has it now.",
        "round:Round arrangement:Arrangement",
        r#"{"act":"arrange","round":5,"arrangement":{"pairs":[[3,2],[1,4]],"unpaired":[[5,"U"]]}}"#,
    ),
    act(
        "close_manual",
        "The session ends. The desk compares with the engine and fills in `departure`.",
        "round:Round departure:Departure",
        r#"{"act":"close_manual","round":5,"departure":{"only_engine":[],"only_hand":[]}}"#,
    ),
    act(
        "add_pair",
        "Two who have no opponent in a published round meet at a new last board.",
        "round:Round white:PlayerId black:PlayerId case:Case",
        r#"{"act":"add_pair","round":5,"white":9,"black":12,"case":"both_without_opponent"}"#,
    ),
    act("publish", "Everybody may see the round.", "round:Round", r#"{"act":"publish","round":5}"#),
    act(
        "enter_result",
        "A result; it replaces the one before while the round is open.",
        "round:Round board:Board result:Result",
        r#"{"act":"enter_result","round":5,"board":8,"result":"1-0"}"#,
    ),
    act(
        "clear_result",
        "The game has no result after all.",
        "round:Round board:Board",
        r#"{"act":"clear_result","round":5,"board":8}"#,
    ),
    act(
        "confirm_result",
        "Read again and found right.",
        "round:Round board:Board",
        r#"{"act":"confirm_result","round":5,"board":8}"#,
    ),
    act(
        "report_result",
        "What one of the players says. When both say the same, it is the result.",
        "round:Round board:Board side:Side result:Result",
        r#"{"act":"report_result","round":5,"board":8,"side":"white","result":"1-0"}"#,
    ),
    act(
        "correct_result",
        "A result of a round that is closed was wrong (C.04.2:4.3).",
        "round:Round board:Board result:Result scope:Scope decision:Decision reason:Text",
        r#"{"act":"correct_result","round":4,"board":14,"result":"1-0","scope":"pairings","decision":"keep","reason":"slip read wrongly"}"#,
    ),
    act(
        "correct_colours",
        "The game was played with the colours exchanged.",
        "round:Round board:Board decision:Decision",
        r#"{"act":"correct_colours","round":4,"board":14,"decision":"keep"}"#,
    ),
    act("close_round", "All results are in.", "round:Round", r#"{"act":"close_round","round":5}"#),
    act("reopen_round", "They were not.", "round:Round", r#"{"act":"reopen_round","round":5}"#),
    act(
        "decide",
        "Who goes on from a level match of a cup, by its number.",
        "number:Count winner:PlayerId by:DecidedBy?",
        r#"{"act":"decide","number":3,"winner":7}"#,
    ),
    act("finish", "Everything is played; the ranking is final.", "", r#"{"act":"finish"}"#),
    act(
        "resume",
        "It was not.",
        "reason:Text",
        r#"{"act":"resume","reason":"a result was missing"}"#,
    ),
    act(
        "remark",
        "Something to be remembered in the report.",
        "text:Text",
        r#"{"act":"remark","text":"Round 3 began 20 minutes late."}"#,
    ),
    act(
        "undo",
        "The act with that number counts no longer. Undoing an undo does it again.",
        "of:Seq",
        r#"{"act":"undo","of":118}"#,
    ),
];
