//! Words for what is wrong with JSON, and for what does not fit together in a tournament.

use ronde_formats::json::{self, Complaint, Expected, Found, JsonFault, Misfit, Spot};
use ronde_model::snapshot::Place;
use ronde_model::{Inconsistency, Participant, RoundNumber, Score};
use ronde_words::{JsonWords, Lang, fill};

/// Why a tournament in JSON is not read, as a sentence without a full stop.
pub fn json_fault(why: &JsonFault, lang: Lang) -> String {
    let w = JsonWords::of(lang);
    match why {
        JsonFault::Unreadable { said, .. } => fill!(w.unreadable, why = said),
        JsonFault::TooLarge { limit } => fill!(w.too_large, limit = limit),
        JsonFault::Malformed { spot, what } => {
            format!("{}: {}", json_spot(spot, lang), complaint(what, lang))
        }
        JsonFault::Inconsistent(misfits) => {
            let told: Vec<String> = misfits.iter().map(|it| json_misfit(it, lang)).collect();
            told.join("; ")
        }
    }
}

/// A place in a text in JSON.
pub fn json_spot(spot: &Spot, lang: Lang) -> String {
    let w = JsonWords::of(lang);
    let Spot { line, column, path } = spot;
    if path.is_empty() {
        fill!(w.place, line = line, column = column)
    } else {
        fill!(w.place_field, line = line, column = column, field = path)
    }
}

/// Two things that do not fit together, with their place where it is known.
pub fn json_misfit(misfit: &Misfit, lang: Lang) -> String {
    let told = inconsistency(&misfit.what, lang);
    match &misfit.spot {
        Some(spot) => format!("{}: {told}", json_spot(spot, lang)),
        None => told,
    }
}

/// What the reader of JSON complains of. What nobody has foreseen stays in its own words.
pub fn complaint(complaint: &Complaint, lang: Lang) -> String {
    let w = JsonWords::of(lang);
    match complaint {
        Complaint::CutShort => w.cut_short.to_owned(),
        Complaint::NotJson => w.not_json.to_owned(),
        Complaint::Surplus => w.surplus.to_owned(),
        Complaint::NotOurs => w.not_ours.to_owned(),
        Complaint::NewerForm { version } => {
            fill!(w.newer, version = version, own = json::VERSION)
        }
        Complaint::VersionZero => w.version_zero.to_owned(),
        Complaint::NoField { field } => fill!(w.no_field, field = field),
        Complaint::FieldTwice { field } => fill!(w.field_twice, field = field),
        Complaint::UnknownField { field, known } => {
            fill!(w.unknown_field, field = field, known = named(known))
        }
        Complaint::UnknownWord { word, known } => {
            fill!(w.unknown_word, word = word, known = named(known))
        }
        Complaint::WrongKind { found, expected } => {
            fill!(w.wrong_kind, found = what(found, w), expected = wanted(expected, w))
        }
        Complaint::WrongValue { found, expected } => {
            fill!(w.wrong_value, found = what(found, w), expected = wanted(expected, w))
        }
        Complaint::WrongLength { length } => fill!(w.wrong_length, length = length),
        Complaint::TwiceInRound { player } => fill!(w.twice_in_round, player = player),
        Complaint::ByeWithColour => w.bye_with_colour.to_owned(),
        Complaint::NoTeamBye => w.no_team_bye.to_owned(),
        Complaint::OpponentOrBye => w.opponent_or_bye.to_owned(),
        Complaint::Said(words) => words.clone(),
    }
}

/// Names of fields, as they stand in the file.
fn named(known: &[String]) -> String {
    known.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

fn what(found: &Found, w: &JsonWords) -> String {
    match found {
        Found::Truth(value) => value.clone(),
        Found::Number(value) => fill!(w.found_number, value = value),
        Found::Text(value) => fill!(w.found_text, value = value),
        Found::Null => "null".to_owned(),
        Found::List => w.found_list.to_owned(),
        Found::Object => w.found_object.to_owned(),
        Found::Said(words) => words.clone(),
    }
}

fn wanted(expected: &Expected, w: &JsonWords) -> String {
    match expected {
        Expected::WholeNumber(most) => fill!(w.whole_number, most = most),
        Expected::Text => w.text.to_owned(),
        Expected::Truth => w.truth.to_owned(),
        Expected::List => w.found_list.to_owned(),
        Expected::Object => w.found_object.to_owned(),
        Expected::PlayerNumber => w.player_number.to_owned(),
        Expected::TeamNumber => w.team_number.to_owned(),
        Expected::RoundNumber => fill!(w.round_number, most = RoundNumber::MAX),
        Expected::Points => fill!(w.points, most = Score::LIMIT),
        Expected::Date => w.date.to_owned(),
        Expected::Participant => w.participant.to_owned(),
        Expected::BoardColours => w.board_colours.to_owned(),
        Expected::OneOf(words) => fill!(w.one_of, words = words),
        Expected::Said(words) => words.clone(),
    }
}

/// What does not fit together in a tournament.
pub fn inconsistency(found: &Inconsistency, lang: Lang) -> String {
    let w = JsonWords::of(lang);
    match found {
        Inconsistency::PlayerTwice(number) => fill!(w.player_twice, number = number),
        Inconsistency::TeamTwice(number) => fill!(w.team_twice, number = number),
        Inconsistency::Unknown { who: Participant::Player(number), place } => {
            fill!(w.unknown_player, number = number, place = in_place(*place, w))
        }
        Inconsistency::Unknown { who: Participant::Team(number), place } => {
            fill!(w.unknown_team, number = number, place = in_place(*place, w))
        }
        Inconsistency::TooManyRounds { rounds, most } => {
            fill!(w.too_many_rounds, rounds = rounds, most = most)
        }
    }
}

fn in_place(place: Place, w: &JsonWords) -> String {
    match place {
        Place::Round(index) => fill!(w.in_round, n = index + 1),
        Place::Request => w.in_requests.to_owned(),
        Place::GivenBye => w.in_given_byes.to_owned(),
        Place::National => w.in_national.to_owned(),
        Place::Team => w.in_team.to_owned(),
        Place::Acceleration => w.in_acceleration.to_owned(),
        Place::Prohibition => w.in_prohibition.to_owned(),
        Place::Abnormal => w.in_abnormal.to_owned(),
        Place::RecordedFloats => w.in_floats.to_owned(),
        Place::TeamResult => w.in_team_result.to_owned(),
    }
}
