//! Records about the event (012 to 132, 172 to 222).

use ronde_model::system::without_acceleration;
use ronde_model::{DateText, Family, System};

use super::draft::Draft;
use super::values::{entries, number};
use super::{points, rules};
use crate::problem::{DateOf, HeaderProblem, LineProblem, OldForm, ProblemKind, excerpt};
use crate::trf::columns::{self, Field, METHOD, METHOD_FEDERATION, ROUND_DATE, VALUE};
use crate::trf::date;
use crate::trf::line::Line;

/// Reads a header record; the answer is whether it is one.
pub(super) fn read(draft: &mut Draft<'_>, line: &Line<'_>, code: &str) -> bool {
    match code {
        "012" | "022" | "032" | "042" | "052" | "062" | "072" | "082" | "092" | "102" | "122"
        | "132" | "142" | "152" | "182" | "192" | "202" | "212" | "222" | "352" | "362" | "XXR"
        | "XXC" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
            let value = value(draft, line, code).to_owned();
            if draft.first(line, code, &value) {
                once(draft, line, code, value);
            }
        }
        "112" => {
            let deputy = value(draft, line, code).to_owned();
            draft.parts.event.deputies.push(deputy);
        }
        "162" => points::read_standard(draft, line),
        "172" => read_rank_method(draft, line),
        "XXS" => points::read_javafo(draft, line),
        _ => return false,
    }
    true
}

/// The value of a header record. Where it begins a column too early, it is taken from there.
fn value<'l>(draft: &mut Draft<'_>, line: &'l Line<'_>, code: &str) -> &'l str {
    let stray = line.at(Field::new(4, 4));
    if stray.trim().is_empty() {
        return line.from(VALUE);
    }
    let kind = LineProblem::NotBlank { code: code.to_owned(), text: excerpt(stray) };
    draft.problem_at(line.number, 4, 1, ProblemKind::Line(kind));
    line.from(4)
}

fn once(draft: &mut Draft<'_>, line: &Line<'_>, code: &str, value: String) {
    let event = &mut draft.parts.event;
    match code {
        "012" => event.name = value,
        "022" => event.city = value,
        "032" => event.federation = value,
        "042" => draft.parts.event.start = read_date(draft, line, &value, DateOf::FirstDay),
        "052" => draft.parts.event.end = read_date(draft, line, &value, DateOf::LastDay),
        "062" => draft.parts.event.stated_players = read_count(draft, line, code, &value),
        "072" => draft.parts.event.stated_rated = read_count(draft, line, code, &value),
        "082" => draft.parts.event.stated_teams = read_count(draft, line, code, &value),
        "092" => event.kind = value,
        "102" => event.chief_arbiter = value,
        "122" => event.time_control = value,
        "132" => read_round_dates(draft, line),
        "182" => event.pairing_controller = value,
        "192" => read_kind(draft, line, value),
        "202" => event.tie_breaks = value,
        "212" => event.standings_order = value,
        "222" => read_time_control(draft, line, value),
        _ => rules::read(draft, line, code, &value),
    }
}

/// The columns of the value of a header record.
pub(super) fn value_field(line: &Line<'_>) -> Field {
    Field::new(VALUE, line.columns().max(VALUE))
}

fn read_date(
    draft: &mut Draft<'_>,
    line: &Line<'_>,
    value: &str,
    what: DateOf,
) -> Option<DateText> {
    if date::is_unknown(value) {
        return None;
    }
    let field = value_field(line);
    if let Some((date, form)) = date::parse(value) {
        if form != date::Form::Standard {
            draft.problems.old(line.number, field, OldForm::Date);
        }
        return Some(DateText::Date(date));
    }
    let text = excerpt(value);
    let kind = ProblemKind::Header(HeaderProblem::UnreadableDate { what, text });
    draft.problems.add_text(line, field, kind);
    Some(DateText::Text(value.to_owned()))
}

/// Some programs write `284 (146 rated)`: only a plain number is taken.
fn read_count(draft: &mut Draft<'_>, line: &Line<'_>, code: &str, value: &str) -> Option<u32> {
    if value.is_empty() {
        return None;
    }
    let count = number(value);
    if count.is_none() {
        let kind = HeaderProblem::UnreadableCount { code: code.to_owned(), text: excerpt(value) };
        draft.problems.add_text(line, value_field(line), ProblemKind::Header(kind));
    }
    count
}

fn read_round_dates(draft: &mut Draft<'_>, line: &Line<'_>) {
    let stride = columns::player::ROUND_STRIDE;
    let early = line.at(Field::new(VALUE, ROUND_DATE.first - 1));
    if !early.trim().is_empty() {
        let kind = LineProblem::NotBlank { code: "132".to_owned(), text: excerpt(early.trim()) };
        let field = Field::new(VALUE, ROUND_DATE.first - 1);
        draft.problems.add_text(line, field, ProblemKind::Line(kind));
        return draft.set_aside(line);
    }
    let mut dates = Vec::new();
    for (round, field) in entries(line, ROUND_DATE, stride).take(999).enumerate() {
        dates.push(read_round_date(draft, line, field, round + 1));
    }
    let used = dates.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    dates.truncate(used);
    draft.parts.event.round_dates = dates;
}

/// Ten columns are there for each round, so a full year with two blanks fewer is understood too.
fn read_round_date(
    draft: &mut Draft<'_>,
    line: &Line<'_>,
    field: Field,
    round: usize,
) -> Option<DateText> {
    let wide = Field::new(field.first, field.last + 2);
    let text = line.get(wide);
    if date::is_unknown(text) {
        return None;
    }
    if let Some((date, form)) = date::parse(text) {
        if form != date::Form::Short {
            draft.problems.old(line.number, wide, OldForm::Date);
        }
        return Some(DateText::Date(date));
    }
    let what = DateOf::Round(round);
    let kind = HeaderProblem::UnreadableDate { what, text: excerpt(text) };
    draft.problems.add_text(line, wide, ProblemKind::Header(kind));
    Some(DateText::Text(text.to_owned()))
}

fn read_rank_method(draft: &mut Draft<'_>, line: &Line<'_>) {
    let federation = line.get(METHOD_FEDERATION);
    let method = line.from(METHOD.first);
    let known = ["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"];
    if line.at(Field::new(8, 8)).trim().is_empty() && known.contains(&method) {
        let pair = (federation.to_owned(), method.to_owned());
        return draft.parts.event.rank_methods.push(pair);
    }
    let kind = HeaderProblem::UnknownRankMethod { text: excerpt(line.from(VALUE)) };
    draft.problems.add_text(line, value_field(line), ProblemKind::Header(kind));
    draft.set_aside(line);
}

fn read_kind(draft: &mut Draft<'_>, line: &Line<'_>, value: String) {
    if !is_kind(&value) {
        let kind = ProblemKind::Header(HeaderProblem::UnknownKind { text: excerpt(&value) });
        draft.problems.add_text(line, value_field(line), kind);
    }
    draft.parts.event.kind_code = value;
}

/// The codes of the systems that are paired here, and of ETT26. What varies in them (`_G2`, `_4x3`,
/// `_BAKU`) is looked at only roughly.
fn is_kind(code: &str) -> bool {
    let code = code.to_ascii_uppercase();
    let code = without_acceleration(&code);
    let whole = [
        "FIDE_DOUBLESWISS",
        "CUSTOM_SWISS",
        "CUSTOM_DOUBLESWISS",
        "BERGER_ROUNDROBIN",
        "FIDE_ROUNDROBIN",
        "BERGER_DOUBLEROUNDROBIN",
        "FIDE_DOUBLEROUNDROBIN",
        "CUSTOM_ROUNDROBIN",
        "FIDE_SCHILLER",
        "CUSTOM_SCHILLER",
        "FIDE_SCHEVENINGEN",
        "FIDE_DOUBLESCHEVENINGEN",
        "CUSTOM_SCHEVENINGEN",
        "CUSTOM_KNOCKOUT",
        "FIDE_TEAM",
        "CUSTOM_TEAM_SWISS",
        "CUSTOM_TEAM_SWISS_MP",
        "CUSTOM_TEAM_SWISS_GP",
        "BERGER_TEAM_ROUNDROBIN",
        "FIDE_TEAM_ROUNDROBIN",
        "BERGER_TEAM_DOUBLEROUNDROBIN",
        "FIDE_TEAM_DOUBLEROUNDROBIN",
        "CUSTOM_TEAM_ROUNDROBIN",
        "CUSTOM_TEAM_KNOCKOUT",
    ];
    let counted = [
        "BERGER_ROUNDROBIN_G",
        "FIDE_SCHEVENINGEN_G",
        "BERGER_TEAM_ROUNDROBIN_G",
        "FIDE_SCHILLER_",
    ];
    whole.contains(&code)
        || System::of_code(code).is_some()
        || Family::known().any(|family| family.code() == Some(code))
        || counted.iter().any(|start| code.strip_prefix(start).is_some_and(starts_with_digit))
        || code.strip_prefix("FIDE_TEAM").is_some_and(is_team_variant)
}

fn starts_with_digit(text: &str) -> bool {
    text.starts_with(|character: char| character.is_ascii_digit())
}

/// `[_TYPEA|_TYPEB][_MP_GP|_GP_MP|_MP|_GP]`.
fn is_team_variant(text: &str) -> bool {
    let text = text.strip_prefix("_TYPEA").or(text.strip_prefix("_TYPEB")).unwrap_or(text);
    ["", "_MP_GP", "_GP_MP", "_MP", "_GP"].contains(&text)
}

fn read_time_control(draft: &mut Draft<'_>, line: &Line<'_>, value: String) {
    if !is_time_control(&value) {
        let text = excerpt(&value);
        let kind = ProblemKind::Header(HeaderProblem::UnreadableTimeControl { text });
        draft.problems.add_text(line, value_field(line), kind);
    }
    draft.parts.event.time_control_code = value;
}

/// `d[:d…]`, or `Wd-Bd`, where `d` is `[moves/]seconds[+increment]`.
fn is_time_control(text: &str) -> bool {
    let periods = |text: &str| text.split(':').all(is_period);
    match text.strip_prefix('W').and_then(|rest| rest.split_once("-B")) {
        Some((white, black)) => periods(white) && periods(black),
        None => periods(text),
    }
}

fn is_period(text: &str) -> bool {
    let time =
        text.split_once('/').map_or(Some(text), |(moves, time)| number(moves).and(Some(time)));
    time.is_some_and(|time| match time.split_once('+') {
        Some((seconds, increment)) => number(seconds).is_some() && number(increment).is_some(),
        None => number(time).is_some(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_of_record_222() {
        for good in ["5400+30", "40/6000+30:900+30", "W300-B240", "900", "40/7200:3600"] {
            assert!(is_time_control(good), "{good}");
        }
        for bad in ["90'+30\"", "", "5400+", "W300", "a/b", "40/"] {
            assert!(!is_time_control(bad), "{bad}");
        }
    }

    #[test]
    fn types_of_record_192() {
        for good in [
            "FIDE_DUTCH_BAKU",
            "BERGER_ROUNDROBIN_G4",
            "FIDE_TEAM_TYPEA_MP_GP_BAKU",
            "FIDE_TEAM",
            "FIDE_SCHILLER_4x3",
        ] {
            assert!(is_kind(good), "{good}");
        }
        for bad in ["FIDE_DUTCH_2031", "", "FIDE_TEAM_X", "SWISS", "BERGER_ROUNDROBIN_G"] {
            assert!(!is_kind(bad), "{bad}");
        }
    }
}
