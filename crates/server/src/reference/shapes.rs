//! The shapes of what is sent and answered, as JSON Schema.

use serde_json::{Map, Value, json};

use super::acts::{ACTS, Described};
use super::values::{CHANGES, SETTINGS};

/// All shapes that the document names.
pub(super) fn shapes() -> Value {
    let mut all = Map::new();
    for (name, shape) in plain().into_iter().chain(sent()).chain(answered()) {
        all.insert(name.to_owned(), shape);
    }
    all.insert("Setting".to_owned(), one_of("One setting.", SETTINGS));
    all.insert("PlayerChange".to_owned(), one_of("One thing that is amended.", CHANGES));
    for act in ACTS {
        all.insert(act_name(act.name), act_shape(act));
    }
    let acts: Vec<Value> = ACTS.iter().map(|act| named(&act_name(act.name))).collect();
    let mapping: Map<String, Value> = ACTS
        .iter()
        .map(|act| (act.name.to_owned(), json!(reference(&act_name(act.name)))))
        .collect();
    let discriminator = json!({ "propertyName": "act", "mapping": mapping });
    all.insert("Act".to_owned(), json!({ "oneOf": acts, "discriminator": discriminator }));
    Value::Object(all)
}

/// `enter_result` is `ActEnterResult`.
fn act_name(name: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    format!("Act{}", name.split('_').map(capital).collect::<String>())
}

fn reference(name: &str) -> String {
    format!("#/components/schemas/{name}")
}

/// A shape by its name.
pub(super) fn named(name: &str) -> Value {
    json!({ "$ref": reference(name) })
}

fn list_of(name: &str) -> Value {
    json!({ "type": "array", "items": named(name) })
}

fn act_shape(act: &Described) -> Value {
    let mut properties = Map::new();
    properties.insert("act".to_owned(), json!({ "const": act.name }));
    let mut required = vec!["act"];
    for field in act.fields.split_whitespace() {
        let (name, shape) = field.split_once(':').unwrap_or((field, "Anything"));
        let optional = shape.ends_with('?');
        if !optional {
            required.push(name);
        }
        properties.insert(name.to_owned(), field_shape(shape.trim_end_matches('?')));
    }
    let example: Value = serde_json::from_str(act.example).unwrap_or_default();
    json!({
        "type": "object",
        "description": act.what,
        "properties": properties,
        "required": required,
        "examples": [example],
    })
}

/// The shape of a field, by the short name that the table of acts uses.
fn field_shape(short: &str) -> Value {
    match short {
        "Text" => json!({ "type": "string" }),
        "Texts" => json!({ "type": "array", "items": { "type": "string" } }),
        "Flag" => json!({ "type": "boolean" }),
        "Count" => json!({ "type": "integer", "minimum": 0 }),
        "Tenths" => json!({ "type": "integer" }),
        "PlayerIds" => list_of("PlayerId"),
        "Entrants" => list_of("Entrant"),
        "Settings" => list_of("Setting"),
        "Changes" => list_of("PlayerChange"),
        "Boards" => list_of("AdjournedGame"),
        "RoundOrNone" => json!({ "oneOf": [named("Round"), { "type": "null" }] }),
        "CaseOrNone" => json!({ "oneOf": [named("Case"), { "type": "null" }] }),
        shape => named(shape),
    }
}

/// A choice of objects with one field each, told by their examples.
fn one_of(about: &str, rows: &[(&str, &str)]) -> Value {
    let choice = |(what, example): &(&str, &str)| {
        let example: Value = serde_json::from_str(example).unwrap_or_default();
        let mut shape = like(&example);
        shape["description"] = json!(what);
        shape["examples"] = json!([example]);
        shape["additionalProperties"] = json!(false);
        shape
    };
    let choices: Vec<Value> = rows.iter().map(choice).collect();
    json!({ "description": about, "oneOf": choices })
}

/// The shape of an example. What is one number or text there may also be none.
fn like(example: &Value) -> Value {
    match example {
        Value::Object(fields) => {
            let properties: Map<String, Value> =
                fields.iter().map(|(name, value)| (name.clone(), like(value))).collect();
            let required: Vec<&String> =
                if fields.len() == 1 { fields.keys().collect() } else { Vec::new() };
            json!({ "type": "object", "properties": properties, "required": required })
        }
        Value::Array(items) => {
            let items = items.first().map_or_else(|| json!({}), like);
            json!({ "type": "array", "items": items })
        }
        Value::Number(_) => json!({ "type": ["integer", "null"] }),
        Value::String(_) => json!({ "type": ["string", "null"] }),
        Value::Bool(_) => json!({ "type": "boolean" }),
        Value::Null => json!({}),
    }
}

fn object(about: &str, properties: Value, required: &[&str]) -> Value {
    json!({ "type": "object", "description": about, "properties": properties, "required": required })
}

fn text(about: &str) -> Value {
    json!({ "type": "string", "description": about })
}

/// Words and numbers, as they stand in acts and in the state.
fn plain() -> Vec<(&'static str, Value)> {
    let number = |about: &str, least: u8| json!({ "type": "integer", "minimum": least, "description": about });
    let words = |about: &str, words: &[&str]| json!({ "type": "string", "description": about, "enum": words });
    vec![
        ("Anything", json!({ "description": "Whatever JSON." })),
        ("Round", number("A round, from 1.", 1)),
        ("Board", number("The number on the table.", 1)),
        ("Seq", number("The number of an act in the journal.", 0)),
        (
            "PlayerId",
            number(
                "Who somebody is in the journal, in the order of registration. It stays; the number in the starting list does not.",
                0,
            ),
        ),
        ("Hash", json!({ "type": "string", "pattern": "^[0-9a-f]{64}$" })),
        (
            "Result",
            words(
                "White first; `u` is not rated, `f` a forfeit, `adj` adjourned.",
                &[
                    "1-0", "1/2-1/2", "0-1", "1/2-0", "0-1/2", "0-0", "1-0u", "1/2-1/2u", "0-1u",
                    "1-0f", "0-1f", "0-0f", "adj",
                ],
            ),
        ),
        ("Side", words("A colour.", &["white", "black"])),
        ("Bye", words("Worth a win, a draw, nothing.", &["F", "H", "Z"])),
        (
            "Case",
            words(
                "Why a published round may be changed (C.04.2:4.4).",
                &[
                    "rematch",
                    "rules_of_the_event",
                    "both_without_opponent",
                    "late_entry",
                    "last_round_top_boards",
                    "absolute_rule",
                ],
            ),
        ),
        (
            "Scope",
            words("How far a correction reaches (C.04.2:4.3).", &["pairings", "rating_only"]),
        ),
        (
            "Decision",
            words("What becomes of the next round, where it is paired.", &["keep", "pair_again"]),
        ),
        (
            "SystemCode",
            json!({ "type": "object", "description": "A Swiss system by its code, or a recipe of a schedule.", "properties": { "swiss": { "type": "string" }, "schedule": { "type": "string" } } }),
        ),
        (
            "AdjournedGame",
            object(
                "A game without a result.",
                json!({ "round": named("Round"), "board": named("Board") }),
                &["round", "board"],
            ),
        ),
        (
            "Pair",
            json!({ "type": "array", "description": "White and Black.", "items": named("PlayerId"), "minItems": 2, "maxItems": 2 }),
        ),
        (
            "Arrangement",
            object(
                "Who meets whom. `unpaired` has pairs of player and why: U, F, H, Z, +, -.",
                json!({ "pairs": list_of("Pair"), "tables": { "type": "array", "items": named("Board") }, "unpaired": { "type": "array", "items": { "type": "array" } } }),
                &["pairs"],
            ),
        ),
        (
            "Departure",
            object(
                "How a round made by hand differs from the engine's.",
                json!({ "only_engine": list_of("Pair"), "only_hand": list_of("Pair"), "colours": list_of("Pair"), "unpaired": list_of("PlayerId"), "no_engine": { "type": "string" } }),
                &["only_engine", "only_hand"],
            ),
        ),
        (
            "Pairing",
            object(
                "A round as the engine made it.",
                json!({ "system": named("SystemCode"), "origin": {}, "pairs": list_of("Pair"), "unpaired": { "type": "array" }, "numbers": list_of("PlayerId") }),
                &["system", "origin", "pairs", "numbers"],
            ),
        ),
        (
            "Entrant",
            object(
                "A player. What is not known is left out.",
                json!({
                    "name": text("`Last, First`"), "sex": { "type": "string", "enum": ["m", "w"] }, "title": { "type": "string", "enum": ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"] },
                    "rating": { "type": "integer" }, "ratings": { "type": "array" }, "federation": text("Three letters."), "fide_id": text("FIDE number."), "national_id": text("National number."),
                    "birth": text("`1990-05-17` or `1990`."), "club": text("Club."), "team": text("Team."), "category": text("Category for prizes."),
                }),
                &["name"],
            ),
        ),
    ]
}

/// What is sent.
fn sent() -> Vec<(&'static str, Value)> {
    let key = text("Makes a repeated request the same one.");
    let accepts = json!({ "type": "object", "description": "Warnings that are taken upon oneself, by their keys, and how often.", "additionalProperties": { "type": "integer" } });
    vec![
        ("Pasted", object("Lines.", json!({ "text": text("As they were pasted.") }), &["text"])),
        (
            "NewTournament",
            object(
                "A tournament that somebody wants.",
                json!({ "name": text("Name."), "rounds": named("Round"), "players": list_of("Entrant") }),
                &["name", "players"],
            ),
        ),
        (
            "Wanted",
            object(
                "An act that somebody wants.",
                json!({ "act": named("Act"), "key": key, "seen": named("Seq"), "accepts": accepts }),
                &["act"],
            ),
        ),
        (
            "PairWanted",
            object(
                "A pairing that somebody wants.",
                json!({ "key": key, "accepts": accepts, "adjourn": { "type": "boolean" } }),
                &[],
            ),
        ),
        (
            "Report",
            object(
                "What a player says.",
                json!({ "side": named("Side"), "result": { "type": "string", "enum": ["1-0", "1/2-1/2", "0-1"] }, "key": key, "device": text("A short name of the telephone.") }),
                &["result"],
            ),
        ),
        (
            "TakenBack",
            object(
                "A report that its sender takes back.",
                json!({ "of": named("Seq"), "key": key, "device": text("The same as in the report.") }),
                &["of"],
            ),
        ),
        (
            "HallWanted",
            object(
                "Whether the hall may come in.",
                json!({ "open": { "type": "boolean" } }),
                &["open"],
            ),
        ),
    ]
}

/// What is answered.
fn answered() -> Vec<(&'static str, Value)> {
    let caution = json!({ "key": { "type": "string" }, "code": { "type": "string" }, "level": { "type": "string" }, "message": { "type": "string" } });
    let printed = json!({ "type": "object", "properties": { "code": { "type": "string" }, "url": { "type": "string" } }, "required": ["code", "url"] });
    let result = json!({ "oneOf": [named("Result"), { "type": "null" }] });
    let side = json!({ "oneOf": [named("Side"), { "type": "null" }] });
    vec![
        ("Caution", object("A warning.", caution, &["key", "code", "level", "message"])),
        (
            "Error",
            object(
                "Why something was not done.",
                json!({ "error": text("What kind."), "message": text("In words."), "cautions": list_of("Caution"), "by": named("Seq"), "thing": {}, "acts": list_of("Seq") }),
                &["error", "message"],
            ),
        ),
        (
            "Done",
            object(
                "It is on the disk.",
                json!({ "seq": named("Seq"), "head": text("The end of the journal: number and hash."), "already": { "type": "boolean", "description": "The same key came before; nothing was done again." } }),
                &["seq", "head", "already"],
            ),
        ),
        ("Made", object("A tournament was made.", json!({ "t": text("Its journal.") }), &["t"])),
        (
            "Rows",
            object(
                "Lines as they were understood.",
                json!({ "rows": { "type": "array", "items": { "type": "object" } } }),
                &["rows"],
            ),
        ),
        (
            "Preview",
            object(
                "What an act would change.",
                json!({ "cautions": list_of("Caution"), "difference": { "type": "object" } }),
                &["cautions", "difference"],
            ),
        ),
        (
            "State",
            object(
                "A tournament as its acts have made it.",
                json!({ "journal": { "type": "string" }, "head": { "type": "object" }, "settings": { "type": "object" }, "players": { "type": "object" }, "rounds": { "type": "array" }, "finished": { "type": "boolean" } }),
                &["journal", "head", "settings", "players", "rounds", "finished"],
            ),
        ),
        (
            "HallAddress",
            object(
                "Where the hall finds this machine.",
                json!({ "address": { "type": ["string", "null"] } }),
                &["address"],
            ),
        ),
        ("Stream", json!({ "type": "string", "description": "Server-sent events." })),
        (
            "Game",
            object(
                "How a game stands.",
                json!({
                    "tournament": { "type": "string" }, "round": named("Round"), "board": named("Board"), "side": side, "white": text("White's name."), "black": text("Black's name."),
                    "reports": { "type": "object", "properties": { "white": result, "black": result }, "required": ["white", "black"] },
                    "result": result, "confirmed": { "type": "boolean" }, "dispute": { "type": "boolean" },
                }),
                &["round", "board", "white", "black", "reports", "result", "confirmed", "dispute"],
            ),
        ),
        (
            "Reported",
            object(
                "A report is on the disk.",
                json!({ "seq": named("Seq"), "already": { "type": "boolean" }, "board": named("Game") }),
                &["seq", "already", "board"],
            ),
        ),
        (
            "Codes",
            object(
                "Codes of a round.",
                json!({ "round": named("Round"), "boards": { "type": "array", "items": { "type": "object", "properties": { "board": named("Board"), "both": printed, "white": printed, "black": printed }, "required": ["board", "both", "white", "black"] } } }),
                &["round", "boards"],
            ),
        ),
    ]
}
