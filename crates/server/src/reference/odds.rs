//! Calls about odds and fairness.

use super::calls::{ARBITERS, Call};

const AT_WORK: (&str, &str) =
    ("OddsTold", r#"{"stage":"runs","done":620,"plays":2000,"seed":482915337}"#);

/// All of them.
pub(super) const ODDS: &[Call] = &[
    Call {
        method: "POST",
        path: "/api/t/{t}/odds",
        who: ARBITERS,
        what: "Begins a study: the rest of the tournament is played many times",
        more: "`kind` is `chances`, `systems`, `rounds`, `accelerations` or `fairness`. It works in the background, one study at a time, and takes the place of the one before; nothing is written to the journal. More plays than the machine should bear are cut. What it found is shown on the page /t/{t}/odds; the same figures for programs come from `ronde simulate --json`.",
        body: Some(("OddsWanted", r#"{"kind":"chances","plays":2000,"seed":482915337}"#)),
        answer: AT_WORK,
        errors: &["missing", "objection"],
    },
    Call {
        method: "GET",
        path: "/api/t/{t}/odds",
        who: ARBITERS,
        what: "How far the study is",
        more: "`stage` is `waits`, `runs` or `done`.",
        body: None,
        answer: AT_WORK,
        errors: &["missing"],
    },
    Call {
        method: "POST",
        path: "/api/t/{t}/odds/stop",
        who: ARBITERS,
        what: "Stops the study",
        more: "",
        body: None,
        answer: AT_WORK,
        errors: &["missing"],
    },
];
