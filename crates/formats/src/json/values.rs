//! Small values: numbers, points, dates, rounds, participants.

use std::fmt;

use ronde_model::{
    Colour, Date, DateText, PairingNumber, Participant, RoundNumber, RoundSpan, Score, TeamNumber,
};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Unexpected, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::complaint::expecting;
use super::form::{Form, Read, Written};

/// A number that the model checks: how it is called, made and taken apart.
macro_rules! number_form {
    ($($form:ident: $model:ident as $integer:ty, $expected:expr, $doc:literal;)+) => {$(
        #[doc = concat!("The form of [`", stringify!($model), "`]: ", $doc, ".")]
        pub(super) struct $form;

        impl Form for $form {
            type Model = $model;

            fn serialize<S: Serializer>(model: &$model, to: S) -> Result<S::Ok, S::Error> {
                model.get().serialize(to)
            }

            fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<$model, D::Error> {
                let number = <$integer>::deserialize(from)?;
                $model::new(number).ok_or_else(|| {
                    D::Error::invalid_value(Unexpected::Unsigned(number.into()), &$expected)
                })
            }
        }
    )+};
}

number_form! {
    PlayerNumber: PairingNumber as u32, expecting::PLAYER_NUMBER,
        "the number of a player, 1 or more";
    OfTeam: TeamNumber as u32, expecting::TEAM_NUMBER, "the number of a team, 1 or more";
    OfRound: RoundNumber as u16, expecting::ROUND_NUMBER, "the number of a round, 1 to 999";
}

/// Points: a JSON number with at most one decimal, such as `7`, `0.5` or `-1.5`.
///
/// No arithmetic is done on the floating-point number in between. Its shortest decimal text, which
/// is the text of the file for any number with at most fifteen digits, is read as exact tenths.
pub(super) struct Points;

impl Form for Points {
    type Model = Score;

    fn serialize<S: Serializer>(model: &Score, to: S) -> Result<S::Ok, S::Error> {
        if model.tenths() % 10 == 0 {
            return to.serialize_i32(model.tenths() / 10);
        }
        let number: f64 = model.to_string().parse().map_err(serde::ser::Error::custom)?;
        to.serialize_f64(number)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Score, D::Error> {
        from.deserialize_any(PointsVisitor)
    }
}

struct PointsVisitor;

impl PointsVisitor {
    fn exactly<E: Error>(self, text: &str, found: Unexpected<'_>) -> Result<Score, E> {
        text.parse().map_err(|_| E::invalid_value(found, &self))
    }
}

impl Visitor<'_> for PointsVisitor {
    type Value = Score;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(expecting::POINTS)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Score, E> {
        self.exactly(&number.to_string(), Unexpected::Unsigned(number))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Score, E> {
        self.exactly(&number.to_string(), Unexpected::Signed(number))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Score, E> {
        self.exactly(&number.to_string(), Unexpected::Float(number))
    }
}

/// A date as ISO 8601 writes it (`2026-02-01`, `2026-02`, `2026`), or `{"text": "…"}` for words
/// that stand where a date was expected.
pub(super) struct Day;

impl Form for Day {
    type Model = DateText;

    fn serialize<S: Serializer>(model: &DateText, to: S) -> Result<S::Ok, S::Error> {
        match model {
            DateText::Date(date) => to.serialize_str(&date.iso()),
            DateText::Text(text) => {
                let mut map = to.serialize_map(Some(1))?;
                map.serialize_entry("text", text)?;
                map.end()
            }
        }
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<DateText, D::Error> {
        from.deserialize_any(DayVisitor)
    }
}

/// Only the exact shape: four digits, then two, then two.
fn from_iso(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let mut next = |digits: usize| match parts.next() {
        None => Some(0),
        Some(part) if part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit()) => {
            part.parse::<u16>().ok().filter(|number| *number > 0)
        }
        Some(_) => None,
    };
    let (year, month, day) = (next(4)?, next(2)?, next(2)?);
    let all = parts.next().is_none();
    let date = Date::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?);
    date.filter(|_| all)
}

struct DayVisitor;

impl<'de> Visitor<'de> for DayVisitor {
    type Value = DateText;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(expecting::DATE)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<DateText, E> {
        let date = from_iso(text).map(DateText::Date);
        date.ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<DateText, A::Error> {
        only_entry::<A, String>(&mut map, "text").map(DateText::Text)
    }
}

/// The value of a map that has this one entry and no other.
fn only_entry<'de, A: MapAccess<'de>, V: Deserialize<'de>>(
    map: &mut A,
    name: &'static str,
) -> Result<V, A::Error> {
    let key: Option<String> = map.next_key()?;
    match key {
        None => return Err(A::Error::missing_field(name)),
        Some(key) if key != name => {
            return Err(unknown_field(&key, name));
        }
        Some(_) => {}
    }
    let value = map.next_value()?;
    match map.next_key::<String>()? {
        None => Ok(value),
        Some(key) => Err(unknown_field(&key, name)),
    }
}

/// As serde says it of fields that it knows when the program is built.
fn unknown_field<E: Error>(found: &str, known: &str) -> E {
    E::custom(format_args!("unknown field `{found}`, expected `{known}`"))
}

/// Rounds from the first to the last, both included: `[1, 4]`.
pub(super) struct Span;

impl Form for Span {
    type Model = RoundSpan;

    fn serialize<S: Serializer>(model: &RoundSpan, to: S) -> Result<S::Ok, S::Error> {
        (Written::<OfRound>(&model.first), Written::<OfRound>(&model.last)).serialize(to)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<RoundSpan, D::Error> {
        let (Read(first), Read(last)) = <(Read<OfRound>, Read<OfRound>)>::deserialize(from)?;
        Ok(RoundSpan { first, last })
    }
}

/// A player by bare number, a team as `{"team": 3}`.
pub(super) struct Who;

impl Form for Who {
    type Model = Participant;

    fn serialize<S: Serializer>(model: &Participant, to: S) -> Result<S::Ok, S::Error> {
        match model {
            Participant::Player(number) => PlayerNumber::serialize(number, to),
            Participant::Team(number) => {
                let mut map = to.serialize_map(Some(1))?;
                map.serialize_entry("team", &Written::<OfTeam>(number))?;
                map.end()
            }
        }
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Participant, D::Error> {
        from.deserialize_any(WhoVisitor)
    }
}

struct WhoVisitor;

impl<'de> Visitor<'de> for WhoVisitor {
    type Value = Participant;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(expecting::PARTICIPANT)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Participant, E> {
        let player = u32::try_from(number).ok().and_then(PairingNumber::new);
        let player = player.map(Participant::Player);
        player.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Participant, A::Error> {
        only_entry::<A, Read<OfTeam>>(&mut map, "team").map(|Read(team)| Participant::Team(team))
    }
}

/// Colours of boards in one word: `"WBWB"`.
pub(super) struct Boards;

impl Form for Boards {
    type Model = Vec<Colour>;

    fn serialize<S: Serializer>(model: &Vec<Colour>, to: S) -> Result<S::Ok, S::Error> {
        let letter = |colour: &Colour| if *colour == Colour::White { 'W' } else { 'B' };
        to.serialize_str(&model.iter().map(letter).collect::<String>())
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Colour>, D::Error> {
        let text = String::deserialize(from)?;
        let colour = |letter: char| match letter {
            'W' => Some(Colour::White),
            'B' => Some(Colour::Black),
            _ => None,
        };
        text.chars().map(colour).collect::<Option<_>>().ok_or_else(|| {
            D::Error::invalid_value(Unexpected::Str(&text), &expecting::BOARD_COLOURS)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_exact() {
        let read = |text: &str| serde_json::from_str::<Read<Points>>(text).ok().map(|read| read.0);
        for tenths in (-2000..2000).chain(99_999_000..=99_999_999) {
            let score = Score::from_tenths(tenths);
            let text = serde_json::to_string(&Written::<Points>(&score)).unwrap();
            assert_eq!(Some(score), read(&text), "{text}");
            assert_eq!(score.to_string().trim_end_matches(".0"), text);
        }
        assert_eq!(Some(Score::from_tenths(5)), read("5e-1"));
        assert_eq!(Some(Score::ZERO), read("-0"));
        for refused in ["0.25", "1e9", "\"1\"", "10000000", "1.05", "null", "0.30000000000000004"] {
            assert_eq!(None, read(refused), "{refused}");
        }
    }

    #[test]
    fn dates_are_exact() {
        for (text, date) in [
            ("2026-02-01", Date::new(2026, 2, 1)),
            ("2026-02", Date::new(2026, 2, 0)),
            ("1987", Date::new(1987, 0, 0)),
            ("2026-2-1", None),
            ("2026-00-01", None),
            ("2026-02-30", None),
            ("2026-02-01-01", None),
            ("2026-02-", None),
            ("87", None),
            ("", None),
        ] {
            assert_eq!(date, from_iso(text), "{text}");
            assert!(date.is_none_or(|date| date.iso() == text), "{text}");
        }
    }
}
