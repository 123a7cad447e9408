//! The shapes of what is sent and answered, as JSON Schema.

use ronde_words::Lang;
use serde_json::{Map, Value, json};

use super::acts::{ACTS, Described};
use super::values::{CHANGES, SETTINGS};

/// Everything that is not an act or a setting, by name.
const PLAIN: &str = include_str!("shapes.json");

/// Where a shape names languages; which there are, the catalogues say.
const LANGUAGE: &str = "/SiteWanted/properties/languages/items";

/// All shapes that the document names.
pub(super) fn shapes() -> Value {
    let mut plain: Value = serde_json::from_str(PLAIN).unwrap_or_default();
    if let Some(language) = plain.pointer_mut(LANGUAGE) {
        language["enum"] = json!(Lang::ALL.map(Lang::code));
    }
    let mut all = plain.as_object().cloned().unwrap_or_default();
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
