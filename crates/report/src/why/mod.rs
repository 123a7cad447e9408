//! Why somebody has the rank that he has: points, then every tie-break with its working.

pub mod json;
mod words;

use ronde_model::{Participant, Snapshot};
use ronde_standings::{Account, Decider, Explained, Standings};

use crate::names;
use words::{encounter, steps, term};

/// The whole answer, in words; nothing if the participant does not exist.
pub fn text(snapshot: &Snapshot, standings: &Standings, who: Participant) -> Option<String> {
    let row = standings.row_of(who)?;
    let mut lines = vec![format!(
        "{}: rank {} with {} points",
        names::numbered(snapshot, who),
        row.rank,
        row.score
    )];
    lines.push(neighbours(snapshot, standings, who));
    for explained in standings.why(who)? {
        lines.push(String::new());
        lines.extend(paragraph(snapshot, standings, &explained));
    }
    Some(lines.join("\n") + "\n")
}

/// What decided against the one above, and against the one below.
fn neighbours(snapshot: &Snapshot, standings: &Standings, who: Participant) -> String {
    let rows = standings.rows();
    let Some(place) = standings.line(who) else { return String::new() };
    let name = |at: usize| names::numbered(snapshot, rows[at].who);
    let by = |decider: Decider| match decider {
        Decider::Points => "by points".to_owned(),
        Decider::Lots => "by the draw of lots".to_owned(),
        other => format!("by {}", super::json::decider(standings, other)),
    };
    let mut parts = Vec::new();
    match (place.checked_sub(1), rows[place].below_by) {
        (Some(above), Decider::Nothing) => {
            parts.push(format!("shares the rank with {}", name(above)));
        }
        (Some(above), decider) => parts.push(format!("below {} {}", name(above), by(decider))),
        (None, _) => parts.push("nobody is above".to_owned()),
    }
    match rows.get(place + 1).map(|row| row.below_by) {
        Some(Decider::Nothing) => {
            parts.push(format!("shares the rank with {}", name(place + 1)));
        }
        Some(decider) => parts.push(format!("above {} {}", name(place + 1), by(decider))),
        None => {}
    }
    format!("  {}", parts.join("; "))
}

fn paragraph(snapshot: &Snapshot, standings: &Standings, explained: &Explained) -> Vec<String> {
    let settings = standings.settings();
    let decimals = explained.tie_break.decimals(settings.edition);
    let name = names::tie_break(explained.tie_break.code);
    let value = explained.value.text(decimals);
    let mut lines =
        vec![format!("{} ({name}, {}): {value}", explained.tie_break, explained.article)];
    lines.push(format!("  {}", tied(snapshot, explained)));
    match &explained.account {
        Account::Sum(working) => {
            lines.extend(working.terms.iter().map(|it| format!("  {}", term(snapshot, it))));
            lines.extend(working.steps.iter().map(|it| format!("  {}", steps(it))));
        }
        Account::Encounters(tables) => {
            lines.extend(tables.iter().flat_map(|table| encounter(snapshot, table)));
        }
    }
    lines
}

/// With whom the participant was tied before, and with whom after.
fn tied(snapshot: &Snapshot, explained: &Explained) -> String {
    match (explained.tied.len(), explained.still_tied.len()) {
        (1, _) => "decides nothing here: nobody was tied any more".to_owned(),
        (before, after) if before == after => format!("separates nobody of the {before} tied"),
        (before, 1) => format!("tied with {} others before, with nobody after", before - 1),
        (before, _) => {
            let left: Vec<String> =
                explained.still_tied.iter().map(|who| names::numbered(snapshot, *who)).collect();
            format!("tied with {} others before, still tied after: {}", before - 1, left.join(", "))
        }
    }
}
