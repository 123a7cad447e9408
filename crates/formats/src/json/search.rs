//! Finding where a file says what does not fit: a second reading that keeps nothing.

use std::cell::Cell;
use std::fmt;
use std::io::{BufReader, Read};

use ronde_model::snapshot::Place;
use ronde_model::{Inconsistency, Participant};
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::complaint::expecting;
use super::fault::Spot;

/// What to look for: a number, in these sections of the file, as the value of these fields (or of a
/// list in them).
struct Target {
    sections: &'static [&'static str],
    fields: &'static [&'static str],
    number: u64,
    /// Only in this element of the section.
    element: Option<usize>,
    /// Occurrences to pass over: the second of two equal numbers is the one too many.
    skip: Cell<usize>,
}

/// The spot at which the file says this, if it does.
pub(super) fn find(source: impl Read, what: Inconsistency) -> Option<Spot> {
    let target = target(what)?;
    let mut json = serde_json::Deserializer::from_reader(BufReader::new(source));
    let mut track = serde_path_to_error::Track::new();
    let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    let error = Sections(&target).deserialize(tracked).err()?;
    let path = track.path().to_string();
    Some(Spot { line: error.line(), column: error.column(), path })
}

fn target(what: Inconsistency) -> Option<Target> {
    let of = |sections, fields, number: u32| Target {
        sections,
        fields,
        number: number.into(),
        element: None,
        skip: Cell::new(0),
    };
    match what {
        Inconsistency::PlayerTwice(number) => {
            Some(Target { skip: Cell::new(1), ..of(&["players"], &["number"], number.get()) })
        }
        Inconsistency::TeamTwice(number) => {
            Some(Target { skip: Cell::new(1), ..of(&["teams"], &["number"], number.get()) })
        }
        Inconsistency::Unknown { who, place } => {
            let (sections, fields) = said_in(who, place);
            let element = if let Place::Round(index) = place { Some(index) } else { None };
            Some(Target { element, ..of(sections, fields, who.number()) })
        }
        Inconsistency::TooManyRounds { .. } => None,
    }
}

/// Sections and fields in which each part of a tournament names people and teams.
fn said_in(who: Participant, place: Place) -> (&'static [&'static str], &'static [&'static str]) {
    let is_team = matches!(who, Participant::Team(_));
    match place {
        Place::Round(_) => (&["rounds"], &["games", "unpaired"]),
        Place::Request if is_team => (&["requests"], &["team"]),
        Place::Request => (&["requests"], &["who"]),
        Place::National => (&["national"], &["number"]),
        Place::Team => (&["teams"], &["members"]),
        Place::Acceleration if is_team => (&["accelerations"], &["team"]),
        Place::Acceleration => (&["accelerations"], &["first", "last"]),
        Place::Prohibition if is_team => (&["prohibitions"], &["team"]),
        Place::Prohibition => (&["prohibitions"], &["members"]),
        Place::Abnormal if is_team => (&["abnormal"], &["team"]),
        Place::Abnormal => (&["abnormal"], &["who"]),
        Place::GivenBye => (&["given_byes"], &["who"]),
        Place::RecordedFloats => (&["recorded_floats"], &["up", "down"]),
        Place::TeamResult if is_team => (
            &["line_ups", "team_byes", "match_forfeits", "team_rows"],
            &["team", "opponent", "teams", "white", "black"],
        ),
        Place::TeamResult => (&["line_ups"], &["boards"]),
    }
}

/// The outermost object: enters the sections that count.
struct Sections<'t>(&'t Target);

impl<'de> DeserializeSeed<'de> for Sections<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Sections<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(expecting::OBJECT)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if self.0.sections.contains(&key.as_str()) {
                map.next_value_seed(Records(self.0))?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}

/// The list of a section: enters the elements that count.
struct Records<'t>(&'t Target);

impl<'de> DeserializeSeed<'de> for Records<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Records<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(expecting::LIST)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        for index in 0.. {
            let counts = self.0.element.is_none_or(|only| only == index);
            let value = Value { target: self.0, counts: false };
            let more = if counts {
                list.next_element_seed(value)?.is_some()
            } else {
                list.next_element::<IgnoredAny>()?.is_some()
            };
            if !more {
                break;
            }
        }
        Ok(())
    }
}

/// Any value inside a record. Finding the number is the error that ends the search, because an
/// error is what carries line, column and path.
#[derive(Clone, Copy)]
struct Value<'t> {
    target: &'t Target,
    /// Whether the nearest field around it is one of those looked for.
    counts: bool,
}

impl<'de> DeserializeSeed<'de> for Value<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Value<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        if !self.counts || number != self.target.number {
            return Ok(());
        }
        match self.target.skip.get() {
            0 => Err(E::custom("here")),
            left => {
                self.target.skip.set(left - 1);
                Ok(())
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            let counts = self.target.fields.contains(&key.as_str());
            map.next_value_seed(Value { counts, ..self })?;
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while list.next_element_seed(self)?.is_some() {}
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }
}
