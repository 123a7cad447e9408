//! The criteria of a bracket, by their names in the rules.

use ronde_swiss::dutch::{Quality, Value};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::{all_points, points};

/// The criteria in order of importance; less is better.
pub(super) struct Criteria(Quality);

impl From<&Quality> for Criteria {
    fn from(quality: &Quality) -> Criteria {
        Criteria(quality.clone())
    }
}

impl Serialize for Criteria {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (criterion, value) in self.0.values() {
            let key = criterion.key();
            match value {
                Value::Missed(missed) => map.serialize_entry(&key, missed)?,
                Value::Score(score) => map.serialize_entry(&key, &score.map(points))?,
                Value::Count(count) => map.serialize_entry(&key, count)?,
                Value::Scores(scores) => map.serialize_entry(&key, &all_points(scores))?,
                Value::Next { unpaired, scores } => {
                    map.serialize_entry(&format!("{key}_unpaired"), unpaired)?;
                    map.serialize_entry(&format!("{key}_scores"), &all_points(scores))?;
                }
            }
        }
        map.end()
    }
}
