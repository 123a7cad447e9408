//! What programs read: the JSON that `--json` prints. Its fields are described in
//! `docs/pairing-json.md` and never change their meaning.
//!
//! Points are strings with one decimal, exact for every reader.

pub(crate) mod check;
mod criteria;
pub(crate) mod pairing;
mod reasons;
mod steps;

use ronde_model::{Bye, Colour, Score};
use ronde_swiss::colours::{Preference, Strength};
use ronde_swiss::field::Float;
use serde::Serialize;

use crate::pair::choice::{By, Choice, Initial, InitialBy};

/// The version of these forms. It is raised when a field goes or changes its meaning.
const VERSION: u32 = 1;

/// Indented, with a line end after the last brace.
fn printed(page: &impl Serialize) -> String {
    serde_json::to_string_pretty(page).expect("strings and numbers can always be written") + "\n"
}

/// The rules, and what decided them.
#[derive(Serialize)]
struct System {
    name: &'static str,
    /// None for a system that has one form only.
    edition: Option<String>,
    decided_by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
}

impl From<&Choice> for System {
    fn from(choice: &Choice) -> System {
        let (decided_by, code, date) = match &choice.by {
            By::Option | By::System => ("option", None, None),
            By::Code(code) => ("code", Some(code.clone()), None),
            By::Date(date) => ("date", None, Some(date.to_string())),
            By::Default => ("default", None, None),
        };
        let edition = choice.system.year().map(|year| year.to_string());
        System { name: choice.system.name(), edition, decided_by, code, date }
    }
}

/// The colour drawn before round 1, and what decided it.
#[derive(Serialize)]
struct InitialColour {
    colour: &'static str,
    decided_by: &'static str,
}

impl From<Initial> for InitialColour {
    fn from(initial: Initial) -> InitialColour {
        let decided_by = match initial.by {
            InitialBy::File => "file",
            InitialBy::Round1 => "round-1",
            InitialBy::Option => "option",
            InitialBy::Default => "default",
        };
        InitialColour { colour: colour(initial.colour), decided_by }
    }
}

/// A colour that is due.
#[derive(Serialize)]
struct Due {
    colour: &'static str,
    strength: &'static str,
}

impl From<Preference> for Due {
    fn from(preference: Preference) -> Due {
        let strength = match preference.strength {
            Strength::Absolute => "absolute",
            Strength::Strong => "strong",
            Strength::Mild => "mild",
        };
        Due { colour: colour(preference.colour), strength }
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

fn float(float: Float) -> &'static str {
    match float {
        Float::Down => "down",
        Float::Up => "up",
    }
}

fn bye(bye: Bye) -> &'static str {
    match bye {
        Bye::Full => "full",
        Bye::Half => "half",
        Bye::Zero => "zero",
    }
}

/// Points with one decimal; a moved-down player without an opponent has no difference to tell.
fn points(score: Score) -> String {
    if score > Score::from_points(500_000) { "no-opponent".to_owned() } else { score.to_string() }
}

fn all_points(scores: &[Score]) -> Vec<String> {
    scores.iter().copied().map(points).collect()
}
