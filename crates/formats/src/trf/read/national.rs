//! National records (NRS): the code of a federation, and the number of a player.

use ronde_model::{DateText, NationalRecord};

use super::draft::Draft;
use super::values::number;
use crate::trf::columns::{Field, player};
use crate::trf::date;
use crate::trf::letters::sex_of;
use crate::trf::line::Line;

/// Takes the line for a national record if it can be written again from what was understood;
/// otherwise it is kept as it is. Three letters nobody knows are no mistake (TRF26).
pub(super) fn read(draft: &mut Draft<'_>, line: &Line<'_>) {
    let code = line.code();
    match record(draft, line) {
        Some(record) => draft.parts.national.push(record),
        None => draft.keep_unknown(line, &code),
    }
}

fn record(draft: &Draft<'_>, line: &Line<'_>) -> Option<NationalRecord> {
    let number = draft.player(number(line.get(player::NUMBER))?)?;
    let blank = |column: &usize| matches!(line.column(*column), None | Some(' '));
    if !player::BLANK[..8].iter().all(blank) {
        return None;
    }
    let sex = line.get(player::SEX);
    let rating = line.get(player::RATING);
    let rating_value = rating.parse::<u16>().ok().filter(|value| *value > 0);
    let readable = sex.is_empty() || sex_of(sex).is_some();
    let readable = readable && (rating.is_empty() || rating_value.is_some());
    let text = |field: Field| line.get(field).to_owned();
    readable.then(|| NationalRecord {
        federation: line.code(),
        number,
        sex: sex_of(sex),
        title: text(player::TITLE),
        name: text(player::NAME),
        rating: rating_value,
        origin: text(player::FEDERATION),
        id: text(player::ID),
        birth: birth(line.get(player::BIRTH)),
        rest: line.rest(player::REST).to_owned(),
    })
}

fn birth(text: &str) -> Option<DateText> {
    if date::is_unknown(text) {
        return None;
    }
    Some(match date::parse(text) {
        Some((date, date::Form::Standard)) => DateText::Date(date),
        _ => DateText::Text(text.to_owned()),
    })
}
