//! Calls about odds and fairness.

use super::{Call, Who, get, handler, post};
use crate::error::ErrorCode;
use crate::odds;

const AT_WORK: (&str, &str) =
    ("OddsTold", r#"{"stage":"runs","done":620,"plays":2000,"seed":482915337}"#);

/// All of them.
pub(super) const ODDS: &[Call] = &[
    post(
        "/api/t/{t}/odds",
        handler!(odds::start),
        Who::Arbiters,
        "Begins a study: the rest of the tournament is played many times",
        AT_WORK,
    )
    .more(
        "`kind` is `chances`, `systems`, `rounds`, `accelerations` or `fairness`. It works \
            in the background, one study at a time, and takes the place of the one before; \
            nothing is written to the journal. More plays than the machine should bear are cut. \
            What it found is shown on the page /t/{t}/odds; the same figures for programs come \
            from `ronde simulate --json`.",
    )
    .takes(("OddsWanted", r#"{"kind":"chances","plays":2000,"seed":482915337}"#))
    .errors(&[ErrorCode::Missing, ErrorCode::Objection]),
    get(
        "/api/t/{t}/odds",
        handler!(odds::progress),
        Who::Arbiters,
        "How far the study is",
        AT_WORK,
    )
    .more("`stage` is `waits`, `runs` or `done`.")
    .errors(&[ErrorCode::Missing]),
    post("/api/t/{t}/odds/stop", handler!(odds::stop), Who::Arbiters, "Stops the study", AT_WORK)
        .errors(&[ErrorCode::Missing]),
];
