//! The document says what the program does: every act and setting is read by the desk, every shape
//! fits its example.

use std::collections::BTreeSet;

use ronde_desk::Act;
use ronde_desk::stored::{PlayerChange, Setting};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::acts::ACTS;
use super::document::document;
use super::values::{CHANGES, SETTINGS};
use crate::routes::calls;

/// The names that serde knows, from the message in which it lists them.
fn known<T: DeserializeOwned>(wrong: &str) -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(wrong).err().expect("no such name").to_string();
    let list = error.split_once("expected one of").expect(&error).1;
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_act_has_an_example_that_the_desk_reads() {
    let described: BTreeSet<String> = ACTS.iter().map(|act| act.name.to_owned()).collect();
    assert_eq!(known::<Act>(r#"{"act":"no such act"}"#), described);
    for act in ACTS {
        let read: Act = serde_json::from_str(act.example)
            .unwrap_or_else(|error| panic!("{}: {error}: {}", act.name, act.example));
        assert_eq!(act.name, read.name());
        fits(&format!("Act{}", camel(act.name)), act.example);
        fits("Act", act.example);
    }
}

#[test]
fn every_setting_and_change_has_an_example_that_the_desk_reads() {
    let names = |rows: &[(&str, &str)]| -> BTreeSet<String> {
        let name = |(_, text): &(&str, &str)| {
            let value: Value = serde_json::from_str(text).unwrap();
            value.as_object().unwrap().keys().next().unwrap().clone()
        };
        rows.iter().map(name).collect()
    };
    assert_eq!(known::<Setting>(r#"{"no such setting":1}"#), names(SETTINGS));
    assert_eq!(known::<PlayerChange>(r#"{"no such field":1}"#), names(CHANGES));
    for (_, text) in SETTINGS {
        serde_json::from_str::<Setting>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        fits("Setting", text);
    }
    for (_, text) in CHANGES {
        serde_json::from_str::<PlayerChange>(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        fits("PlayerChange", text);
    }
}

#[test]
fn bodies_and_answers_fit_their_shapes() {
    for call in calls() {
        if let Some((shape, text)) = call.body.filter(|(shape, _)| *shape != "Bytes") {
            fits(shape, text);
        }
        if !matches!(call.answer.0, "Stream" | "Bytes") {
            fits(call.answer.0, call.answer.1);
        }
    }
}

#[test]
fn a_shape_refuses_what_does_not_fit() {
    for (shape, text) in [
        ("ActEnterResult", r#"{"act":"enter_result","round":5,"board":8,"result":"2-0"}"#),
        ("ActEnterResult", r#"{"act":"enter_result","round":5,"board":8}"#),
        ("ActPublish", r#"{"act":"publish","round":"five"}"#),
        ("ActPublish", r#"{"act":"finish","round":5}"#),
        ("Setting", r#"{"rounds":"seven"}"#),
        ("Setting", r#"{"no such setting":7}"#),
        ("Game", r#"{"round":5}"#),
    ] {
        let value: Value = serde_json::from_str(text).unwrap();
        let document = document();
        let shape = &document["components"]["schemas"][shape];
        assert!(!is_like(&document, shape, &value), "{text}");
    }
}

#[test]
fn the_document_names_nothing_that_it_does_not_have() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let text = document.to_string();
    for name in text.split("#/components/schemas/").skip(1) {
        let name = name.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name}");
    }
    let mut ids = BTreeSet::new();
    for operations in document["paths"].as_object().unwrap().values() {
        for operation in operations.as_object().unwrap().values() {
            let id = operation["operationId"].as_str().unwrap().to_owned();
            assert!(ids.insert(id.clone()), "{id} twice");
        }
    }
}

fn camel(name: &str) -> String {
    name.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

#[track_caller]
fn fits(shape: &str, text: &str) {
    let value: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let document = document();
    let found = &document["components"]["schemas"][shape];
    assert!(!found.is_null(), "there is no shape {shape}");
    assert!(is_like(&document, found, &value), "{text} is no {shape}: {found}");
}

/// As much of JSON Schema as the document uses.
fn is_like(document: &Value, shape: &Value, value: &Value) -> bool {
    if let Some(name) = shape["$ref"].as_str() {
        let target = document.pointer(name.trim_start_matches('#')).expect(name);
        return is_like(document, target, value);
    }
    if let Some(choices) = shape["oneOf"].as_array() {
        return choices.iter().filter(|it| is_like(document, it, value)).count() == 1;
    }
    let constant = shape.get("const").is_none_or(|it| it == value);
    let listed = shape["enum"].as_array().is_none_or(|it| it.contains(value));
    constant && listed && is_of_kind(shape, value) && parts_fit(document, shape, value)
}

fn is_of_kind(shape: &Value, value: &Value) -> bool {
    let is = |kind: &Value| match kind.as_str().unwrap_or_default() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("{other} is no kind"),
    };
    match &shape["type"] {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(is),
        kind => is(kind),
    }
}

fn parts_fit(document: &Value, shape: &Value, value: &Value) -> bool {
    let items = shape.get("items").zip(value.as_array());
    if !items.is_none_or(|(shape, items)| items.iter().all(|it| is_like(document, shape, it))) {
        return false;
    }
    let Some(fields) = value.as_object() else { return true };
    let required = shape["required"].as_array().cloned().unwrap_or_default();
    let complete = required.iter().all(|name| fields.contains_key(name.as_str().unwrap()));
    let closed = shape["additionalProperties"] == Value::Bool(false);
    complete
        && fields.iter().all(|(name, value)| match shape["properties"].get(name) {
            Some(shape) => is_like(document, shape, value),
            None => !closed,
        })
}
