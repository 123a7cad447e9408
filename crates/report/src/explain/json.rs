//! A story for programs.

use serde_json::{Value, json};

use super::Story;
use crate::tables;

/// Title, short sentences, steps and tables of a story, each string as a reader has it.
pub fn json(story: &Story) -> Value {
    let step = |part: &super::Part| {
        let super::Part { name, article, lines, .. } = part;
        json!({ "name": name, "article": article, "lines": lines })
    };
    json!({
        "title": story.title,
        "short": story.short,
        "steps": story.steps.iter().map(step).collect::<Vec<_>>(),
        "tables": story.tables.iter().map(tables::table).collect::<Vec<_>>(),
    })
}
