//! What a tie-break gives a participant.

use std::cmp::Ordering;

use ronde_model::Score;

use crate::exact::Ratio;

/// The value of a tie-break for one participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// The tie-break says nothing: no game was played, or ratings are missing. Ranked last.
    None,
    /// A number.
    Number(Ratio),
    /// A place among those who were tied, 1 for the best; 0 where nothing was decided.
    Place(u32),
    /// Points by board, compared from the front (C.07:12.2, 12.3).
    Boards(Vec<Score>),
}

impl Value {
    /// The number, where it is one.
    pub const fn number(&self) -> Option<Ratio> {
        match self {
            Value::Number(ratio) => Some(*ratio),
            _ => None,
        }
    }

    /// The text in tables: numbers with so many decimals, places as they are, `-` for nothing.
    pub fn text(&self, decimals: u32) -> String {
        match self {
            Value::None => "-".to_owned(),
            Value::Number(ratio) => ratio.decimals(decimals),
            Value::Place(place) => place.to_string(),
            Value::Boards(points) => {
                points.iter().map(Score::to_string).collect::<Vec<_>>().join("|")
            }
        }
    }

    /// Who comes first: `Less` for the better one. Whoever has no value comes last.
    pub(crate) fn order(&self, other: &Value, lower_is_better: bool) -> Ordering {
        match (self, other) {
            (Value::Number(left), Value::Number(right)) if lower_is_better => left.cmp(right),
            (Value::Number(left), Value::Number(right)) => right.cmp(left),
            (Value::Boards(left), Value::Boards(right)) => right.cmp(left),
            (Value::Place(left), Value::Place(right)) => left.cmp(right),
            (Value::None, Value::None) => Ordering::Equal,
            (Value::None, _) => Ordering::Greater,
            (_, Value::None) => Ordering::Less,
            _ => Ordering::Equal,
        }
    }
}
