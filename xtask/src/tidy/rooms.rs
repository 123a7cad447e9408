//! Rules about the rooms: who may use whom, and what each must and must not contain.

use serde_json::Value;

use super::tree::{Tree, code_lines, has_word};
use crate::workspace::{list, text};

/// Which rooms a room may use. This is the diagram of the design; a new arrow is a decision, so it
/// is made here, in plain sight.
const MAY_USE: &[(&str, &[&str])] = &[
    ("matching", &[]),
    ("model", &[]),
    ("words", &[]),
    ("swiss", &["model", "matching"]),
    ("schedule", &["model"]),
    // The rating tie-breaks read FIDE's tables, which exist once.
    // Cups, Berlin and Molter tournaments are ranked by the rules of their schedules.
    ("standings", &["model", "rating", "schedule"]),
    ("rating", &["model"]),
    ("plan", &["model"]),
    ("formats", &["model"]),
    // Plays end in norms, and rounds to come may be those of a schedule.
    ("simulate", &["model", "swiss", "schedule", "standings", "rating"]),
    ("desk", &["model", "swiss", "schedule", "standings", "rating", "formats"]),
    // Lists with INGO or BCR are kept as Elo; the conversions exist once.
    ("lists", &["model", "rating", "formats"]),
    // It knows what a store can do, and no store.
    ("office", &["desk"]),
    ("store", &["desk", "office"]),
    // Cards and bracket sheets show floats, colours due and the reasons of a pairing. Chances,
    // comparisons and fairness have their tables and pictures here. Rounds to come of a schedule
    // are printed before they are played. The desk refuses in codes and data; the words for people
    // stand here once, for pages and terminal. So do the words for what is wrong with a file, with
    // a rating list or with a store, which is why it knows their errors.
    (
        "report",
        &[
            "model",
            "swiss",
            "schedule",
            "standings",
            "rating",
            "plan",
            "formats",
            "simulate",
            "desk",
            "office",
            "lists",
            "words",
        ],
    ),
    (
        "server",
        &[
            "model",
            "formats",
            "schedule",
            "rating",
            "standings",
            // The plan of an event has a page; its fields are read here.
            "plan",
            "simulate",
            "desk",
            "report",
            "lists",
            "office",
            "words",
        ],
    ),
    (
        "cli",
        &[
            "model",
            "matching",
            "swiss",
            "schedule",
            "standings",
            "rating",
            "plan",
            "formats",
            "simulate",
            "desk",
            "lists",
            "office",
            "store",
            "report",
            "server",
            "words",
        ],
    ),
    // Cases and fixtures. It knows no engine: what checks an engine must not lean on it.
    ("testkit", &["model", "formats"]),
];

/// Rooms that the tests of any room may use besides: cases, files, random tournaments, the toy
/// system.
const TESTS_MAY_USE: &[&str] = &["testkit", "formats", "simulate", "swiss"];

/// Rooms that the tests of one room may use besides.
const TESTS_OF_ROOM_MAY_USE: &[(&str, &str)] = &[
    // A server under test keeps its journals somewhere.
    ("server", "store"),
    // Snapshots that the office's reports are compared with.
    ("store", "model"),
];

/// Crates that only some rooms may use.
const RESERVED: &[(&str, &[&str])] = &[
    // A library's errors are enums that an arbiter can act on.
    ("anyhow", &["cli", "server"]),
    ("rusqlite", &["store", "lists"]),
    ("tokio-postgres", &["store"]),
];

/// Rooms whose answer depends on the snapshot alone.
const PURE: &[&str] = &["model", "matching", "swiss", "schedule", "standings", "rating", "plan"];

/// Crates that would bring chance or time into a pure room.
const IMPURE: &[&str] = &["rand", "rand_pcg", "rand_chacha", "getrandom", "fastrand", "chrono"];

/// Rooms that deny floats, hash-ordered maps and long functions by clippy's lints.
const EXACT: &[&str] = &["model", "matching", "swiss", "schedule", "standings", "plan", "formats"];

/// Rooms in which not even the type of a float is named.
const WITHOUT_FLOATS: &[&str] = &["model", "matching", "swiss", "schedule", "standings", "plan"];

const DENIED: &[&str] =
    &["clippy::float_arithmetic", "clippy::disallowed_types", "clippy::too_many_lines"];

/// Every dependency of every room is one that [`MAY_USE`], [`RESERVED`] and [`IMPURE`] allow.
pub(super) fn dependencies(metadata: &Value) -> Vec<String> {
    let mut found = Vec::new();
    for package in list(&metadata["packages"]) {
        let name = text(&package["name"]);
        let Some(room) = name.strip_prefix("ronde-") else { continue };
        let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| *known == room) else {
            found.push(format!("{name}: no such room in the table of xtask/src/tidy/rooms.rs"));
            continue;
        };
        for dependency in list(&package["dependencies"]) {
            let used = text(&dependency["name"]);
            let in_tests = dependency["kind"] == "dev";
            if let Some(reason) = refusal(room, allowed, &used, in_tests) {
                found.push(format!("{name}: must not depend on {used}: {reason}"));
            }
        }
    }
    found
}

fn refusal(room: &str, allowed: &[&str], used: &str, in_tests: bool) -> Option<&'static str> {
    if let Some(other) = used.strip_prefix("ronde-") {
        // A room's own tests ask it for its feature `testing`.
        let fine_in_tests = other == room
            || TESTS_MAY_USE.contains(&other)
            || TESTS_OF_ROOM_MAY_USE.contains(&(room, other));
        let fine = allowed.contains(&other) || (in_tests && fine_in_tests);
        return (!fine).then_some("the diagram of the rooms has no such arrow");
    }
    if in_tests {
        return None;
    }
    if PURE.contains(&room) && IMPURE.contains(&used) {
        return Some("same snapshot, same answer: no chance and no clock in this room");
    }
    let reserved = RESERVED.iter().find(|(name, _)| *name == used)?;
    (!reserved.1.contains(&room)).then_some("this crate is reserved for other rooms")
}

/// Every room says in the first line of its code what it is for.
pub(super) fn charters(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for room in tree.rooms() {
        let first = main_file(tree, room).and_then(|(_, text)| text.lines().next());
        let charter = first.and_then(|line| line.strip_prefix("//! ")).unwrap_or_default();
        // Fewer than four words are a title, not a charter.
        if charter.split_whitespace().count() < 4 {
            found.push(format!(
                "crates/{room}: the first line of its code must be its charter (//! …)"
            ));
        }
    }
    found
}

fn main_file<'a>(tree: &'a Tree, room: &str) -> Option<(String, &'a str)> {
    ["lib.rs", "main.rs"].iter().find_map(|name| {
        let path = format!("crates/{room}/src/{name}");
        tree.text(&path).map(|text| (path, text))
    })
}

/// The exact rooms deny the lints that keep them exact.
pub(super) fn denied_lints(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for room in tree.rooms().filter(|room| EXACT.contains(room)) {
        let text = main_file(tree, room).map_or("", |(_, text)| text);
        let denied: String = text.lines().filter(|line| line.starts_with("#![deny(")).collect();
        for lint in DENIED.iter().filter(|lint| !denied.contains(**lint)) {
            found
                .push(format!("crates/{room}: #![deny({lint})] is missing at the top of its code"));
        }
    }
    found
}

/// `unsafe` is forbidden for the workspace, and every package takes the workspace's lints.
pub(super) fn no_unsafe_code(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    if !tree.text("Cargo.toml").is_some_and(|text| text.contains("unsafe_code = \"forbid\"")) {
        found.push("Cargo.toml: unsafe_code = \"forbid\" is missing".to_owned());
    }
    for (path, text) in tree.texts(&["/Cargo.toml"]) {
        if !text.contains("[lints]\nworkspace = true") {
            found.push(format!(
                "{path}: must take the workspace's lints ([lints] workspace = true)"
            ));
        }
    }
    found
}

/// No float decides an order.
pub(super) fn no_floats(tree: &Tree) -> Vec<String> {
    let float = |line: &str| has_word(line, "f64") || has_word(line, "f32");
    lines_of_rooms(tree, WITHOUT_FLOATS, float, "no floats in this room")
}

/// No clock in the pure rooms.
pub(super) fn no_clock(tree: &Tree) -> Vec<String> {
    let clock = |line: &str| has_word(line, "SystemTime") || has_word(line, "Instant");
    lines_of_rooms(tree, PURE, clock, "no clock in this room")
}

/// Each boundary has its own types, so `model` can change freely.
pub(super) fn model_has_no_serde(tree: &Tree) -> Vec<String> {
    let serde =
        |line: &str| ["serde", "Serialize", "Deserialize"].iter().any(|word| has_word(line, word));
    lines_of_rooms(tree, &["model"], serde, "file types belong to formats, not to model")
}

/// SQL is written in `store` and `lists`, and nowhere else.
pub(super) fn sql_only_in_store(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    let outside =
        |path: &str| !path.starts_with("crates/store/") && !path.starts_with("crates/lists/");
    for (path, text) in tree.texts(&[".rs"]).filter(|(path, _)| outside(path)) {
        for (number, _) in code_lines(text).filter(|(_, line)| is_sql(line)) {
            found.push(format!("{path}:{number}: SQL belongs to crates/store and crates/lists"));
        }
    }
    for (path, _) in tree.texts(&[".sql"]).filter(|(path, _)| outside(path)) {
        found.push(format!("{path}: SQL belongs to crates/store and crates/lists"));
    }
    found
}

/// Written in two halves, so that this file does not break its own rule.
const SQL: &[&str] = &[
    concat!("SELECT", " "),
    concat!("INSERT", " INTO"),
    concat!("DELETE", " FROM"),
    concat!("CREATE", " TABLE"),
    concat!("ALTER", " TABLE"),
];

fn is_sql(line: &str) -> bool {
    SQL.iter().any(|words| line.contains(words))
}

/// Findings for each line of code of the sources of `rooms` that is `wrong`.
fn lines_of_rooms(
    tree: &Tree,
    rooms: &[&str],
    wrong: impl Fn(&str) -> bool,
    why: &str,
) -> Vec<String> {
    let mut found = Vec::new();
    let inside =
        |path: &str| rooms.iter().any(|room| path.starts_with(&format!("crates/{room}/src/")));
    for (path, text) in tree.texts(&[".rs"]).filter(|(path, _)| inside(path)) {
        for (number, _) in code_lines(text).filter(|(_, line)| wrong(line)) {
            found.push(format!("{path}:{number}: {why}"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn arrows_of_the_diagram() {
        arrow("ronde-swiss", "ronde-model", None, true);
        arrow("ronde-swiss", "ronde-matching", None, true);
        arrow("ronde-swiss", "ronde-formats", None, false);
        arrow("ronde-swiss", "ronde-formats", Some("dev"), true); // its tests read files
        arrow("ronde-model", "ronde-swiss", None, false);
        arrow("ronde-model", "ronde-swiss", Some("dev"), true); // with its toy system
        arrow("ronde-model", "ronde-desk", Some("dev"), false);
        arrow("ronde-matching", "ronde-model", None, false); // knows no chess
        arrow("ronde-server", "ronde-office", None, true);
        arrow("ronde-server", "ronde-store", None, false); // only the executable names a store
        arrow("ronde-server", "ronde-store", Some("dev"), true);
        arrow("ronde-office", "ronde-store", Some("dev"), false);
        arrow("ronde-cellar", "serde", None, false); // no such room
        arrow("ronde-swiss", "rand", None, false);
        arrow("ronde-swiss", "rand", Some("dev"), true);
        arrow("ronde-formats", "anyhow", None, false);
        arrow("ronde-cli", "anyhow", None, true);
        arrow("ronde-server", "rusqlite", None, false);
    }

    #[track_caller]
    fn arrow(package: &str, used: &str, kind: Option<&str>, allowed: bool) {
        let metadata = json!({"packages": [
            {"name": package, "dependencies": [{"name": used, "kind": kind}]},
        ]});
        let found = dependencies(&metadata);
        assert_eq!(allowed, found.is_empty(), "{package} -> {used}: {found:?}");
    }

    #[test]
    fn a_room_without_charter_is_found() {
        check(charters, "lib.rs", "//! What a tournament is: people and rounds.\n", 0);
        check(charters, "main.rs", "//! What a tournament is: people and rounds.\n", 0);
        check(charters, "lib.rs", "//! Model.\n", 1);
        check(charters, "lib.rs", "use std::fmt;\n//! What a tournament is.\n", 1);
        check(charters, "other.rs", "//! What a tournament is: people and rounds.\n", 1);
    }

    #[test]
    fn a_missing_lint_is_found() {
        let all =
            "#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]";
        check(denied_lints, "lib.rs", all, 0);
        check(denied_lints, "lib.rs", "#![deny(clippy::float_arithmetic)]", 2);
        check(denied_lints, "lib.rs", &format!("// {all}"), 3);
    }

    #[test]
    fn floats_clocks_and_serde_are_found_in_code_only() {
        check(no_floats, "score.rs", "pub struct Score(f64);", 1);
        check(no_floats, "score.rs", "/// Never an f64.\npub struct Score(i32);", 0);
        check(no_clock, "score.rs", "let now = std::time::Instant::now();", 1);
        check(no_clock, "score.rs", "let now = 1;", 0);
        check(model_has_no_serde, "score.rs", "#[derive(serde::Serialize)]", 1);
        check(model_has_no_serde, "score.rs", "//! Derives no Serialize.", 0);
    }

    /// Runs a rule on a tree with one room, `model`, that has one source file.
    #[track_caller]
    fn check(rule: fn(&Tree) -> Vec<String>, file: &str, text: &str, expected: usize) {
        let path = format!("crates/model/src/{file}");
        let found = rule(&Tree::made_up(&[("crates/model/Cargo.toml", ""), (&path, text)]));
        assert_eq!(expected, found.len(), "{text:?}: {found:?}");
    }

    #[test]
    fn unsafe_code_stays_forbidden() {
        let root = ("Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n");
        let taken = ("crates/model/Cargo.toml", "[lints]\nworkspace = true\n");
        let not_taken = ("crates/model/Cargo.toml", "[package]\n");
        assert_eq!(0, no_unsafe_code(&Tree::made_up(&[root, taken])).len());
        assert_eq!(1, no_unsafe_code(&Tree::made_up(&[root, not_taken])).len());
        assert_eq!(1, no_unsafe_code(&Tree::made_up(&[("Cargo.toml", ""), taken])).len());
    }

    #[test]
    fn sql_is_found_outside_the_store() {
        let query = format!("let query = \"{}name\";", SQL[0]);
        let comment = format!("// {}name", SQL[0]);
        let tree = |path: &str, text: &str| Tree::made_up(&[(path, text)]);
        assert_eq!(1, sql_only_in_store(&tree("crates/desk/src/lib.rs", &query)).len());
        assert_eq!(0, sql_only_in_store(&tree("crates/desk/src/lib.rs", &comment)).len());
        assert_eq!(0, sql_only_in_store(&tree("crates/store/src/lib.rs", &query)).len());
        assert_eq!(0, sql_only_in_store(&tree("crates/lists/src/lib.rs", &query)).len());
        assert_eq!(1, sql_only_in_store(&tree("crates/desk/a.sql", "")).len());
    }
}
