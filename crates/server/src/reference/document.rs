//! The OpenAPI document.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::shapes::{named, shapes};
use crate::error::ErrorCode;
use crate::routes::{CHAPTERS, Call, Who};

/// All of it.
pub(super) fn document() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for chapter in CHAPTERS {
        for call in chapter.calls {
            let path = paths.entry(call.path).or_insert_with(|| json!({}));
            path[call.method.name().to_lowercase()] = operation(chapter.name, call);
        }
    }
    let tags: Vec<Value> = CHAPTERS.iter().map(|it| json!({ "name": it.name })).collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Ronde",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Chess tournaments. What the pages do, programs can do too.",
        },
        "servers": [{ "url": "/" }],
        "tags": tags,
        "paths": paths,
        "components": {
            "schemas": shapes(),
            "securitySchemes": {
                "token": { "type": "http", "scheme": "bearer", "description": "A token for \
                    programs, made by the owner or the chief arbiter on the page of the event. On \
                    the machine itself nobody needs one." },
            },
        },
        "security": [{}, { "token": [] }],
    })
}

fn operation(part: &str, call: &Call) -> Value {
    let kind = match call.answer.0 {
        "Stream" => "text/event-stream",
        "Bytes" => "application/octet-stream",
        _ => "application/json",
    };
    let mut answers = Map::new();
    let content =
        json!({ kind: { "schema": named(call.answer.0), "example": example(call.answer.1) } });
    answers.insert("200".to_owned(), json!({ "description": "Done.", "content": content }));
    for (status, meaning) in errors(call) {
        let content = json!({ "application/json": { "schema": named("Error") } });
        answers.insert(status.to_string(), json!({ "description": meaning, "content": content }));
    }
    let mut operation = json!({
        "tags": [part],
        "operationId": operation_id(call),
        "summary": call.what,
        "description": format!("{} Open to: {}.", call.more, call.who.words()).trim_start(),
        "parameters": parameters(call),
        "responses": answers,
    });
    if let Some((shape, text)) = call.body {
        let kind = if shape == "Bytes" { "application/octet-stream" } else { "application/json" };
        let content = json!({ kind: { "schema": named(shape), "example": example(text) } });
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation
}

fn example(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| json!(text))
}

/// `post_api_t_acts`: stable, and unlike every other.
fn operation_id(call: &Call) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
    let path: String = call.path.chars().filter(|it| !matches!(it, '{' | '}')).map(plain).collect();
    format!("{}{path}", call.method.name().to_lowercase())
}

/// Parts of the path in braces.
fn parameters(call: &Call) -> Vec<Value> {
    let parts = call.path.split('/').filter_map(|it| it.strip_prefix('{')?.strip_suffix('}'));
    let parameter = |name: &str| {
        let (about, kind) = match name {
            "t" => ("The tournament.", "string"),
            "e" => ("The event.", "string"),
            "round" => ("The round, from 1.", "integer"),
            "code" => ("The code on the slip.", "string"),
            "k" => ("The number of the screen.", "integer"),
            _ => ("", "string"),
        };
        json!({
            "name": name, "in": "path", "required": true, "description": about,
            "schema": { "type": kind },
        })
    };
    let query = |name: &&str| {
        let required = *name == "q";
        json!({
            "name": name, "in": "query", "required": required, "schema": { "type": "string" },
        })
    };
    parts.map(parameter).chain(call.query.iter().map(query)).collect()
}

/// Errors of a call by their status, each with what it can mean.
fn errors(call: &Call) -> BTreeMap<u16, String> {
    let always: &[ErrorCode] = match call.body {
        Some(_) => &[ErrorCode::Unreadable, ErrorCode::Away],
        None => &[ErrorCode::Away],
    };
    let mut found: BTreeMap<u16, String> = BTreeMap::new();
    for code in ErrorCode::ALL {
        let role = *code == ErrorCode::Role && call.who != Who::Anybody;
        if role || always.contains(code) || call.errors.contains(code) {
            let said = found.entry(code.status().as_u16()).or_default();
            if !said.is_empty() {
                said.push('\n');
            }
            let _ = write!(said, "`{}`: {}", code.name(), code.meaning());
        }
    }
    found
}
