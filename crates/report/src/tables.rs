//! Any tables for programs: a list of objects whose keys are the columns' keys.

use serde_json::{Map, Value, json};

use crate::paper::Paper;
use crate::view::View;

/// The version of the form. It is raised when something goes or changes its meaning; new keys may
/// come at any time.
const VERSION: u32 = 1;

/// The tables under their names. Cells are strings, exact for every reader; an empty one is `null`.
pub fn json(kind: &str, event: &str, tables: &[(&str, &View)]) -> String {
    let body = tables.iter().map(|(name, view)| ((*name).to_owned(), table(view)));
    let page = json!({
        "ronde_report": VERSION,
        "kind": kind,
        "event": event,
        "tables": body.collect::<Map<String, Value>>(),
    });
    serde_json::to_string_pretty(&page).expect("strings can always be written") + "\n"
}

/// The tables of a paper.
pub fn paper(paper: &Paper) -> String {
    let tables = paper.tables();
    let named: Vec<(&str, &View)> = tables.iter().map(|(key, view)| (&**key, view)).collect();
    json(&paper.key, &paper.event, &named)
}

/// One table: its title, its rows under the keys of its columns, its notes.
pub(crate) fn table(view: &View) -> Value {
    let cell = |text: &String| if text.is_empty() { Value::Null } else { json!(text) };
    let row = |cells: &Vec<String>| {
        let pairs = view.columns.iter().zip(cells);
        Value::Object(pairs.map(|(column, text)| (column.key.clone(), cell(text))).collect())
    };
    json!({
        "title": view.title,
        "rows": view.rows.iter().map(row).collect::<Vec<_>>(),
        "notes": view.notes,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Column;

    #[test]
    fn cells_stand_under_their_keys() {
        let view = View {
            title: "Cards".to_owned(),
            columns: vec![Column::numbers("round", "Round"), Column::words("name", "Name")],
            rows: vec![vec!["1".to_owned(), String::new()]],
            notes: vec!["A note.".to_owned()],
        };
        let page: Value = serde_json::from_str(&json("card", "Open", &[("games", &view)])).unwrap();
        assert_eq!(json!([{ "round": "1", "name": null }]), page["tables"]["games"]["rows"]);
        assert_eq!(json!(["card", 1]), json!([page["kind"], page["ronde_report"]]));
    }
}
