//! Records about rounds, colours and points (142, 152, 352, 362, `XXR`, `XXC`, `BBW` …).

use ronde_model::{Colour, RoundNumber, TeamPoints};

use super::draft::Draft;
use super::header::value_field;
use super::points;
use super::values::number;
use crate::problem::{ProblemKind, RulesProblem, excerpt};
use crate::trf::columns::{MATCH_STRIDE, MATCH_SYMBOL, MATCH_VALUE};
use crate::trf::letters::colour_of;
use crate::trf::line::Line;

pub(super) fn read(draft: &mut Draft<'_>, line: &Line<'_>, code: &str, value: &str) {
    match code {
        "142" | "XXR" => read_rounds(draft, line, code, value),
        "152" => read_initial_colour(draft, line, value),
        "352" => read_boards(draft, line, value),
        "362" => read_team_points(draft, line),
        "XXC" => read_options(draft, line, value),
        _ => points::read_bbp(draft, line, code, value),
    }
}

fn report(draft: &mut Draft<'_>, line: &Line<'_>, problem: RulesProblem) {
    draft.problems.add_text(line, value_field(line), ProblemKind::Rules(problem));
}

fn read_rounds(draft: &mut Draft<'_>, line: &Line<'_>, code: &str, value: &str) {
    let rounds = number(value).and_then(|number| RoundNumber::new(u16::try_from(number).ok()?));
    let Some(rounds) = rounds.map(RoundNumber::get) else {
        let problem =
            RulesProblem::UnreadableRounds { code: code.to_owned(), text: excerpt(value) };
        return report(draft, line, problem);
    };
    let known = draft.parts.rules.declared_rounds.replace(rounds);
    if let Some(known) = known.filter(|known| *known != rounds) {
        let (kept, other) = if code == "142" { (rounds, known) } else { (known, rounds) };
        draft.parts.rules.declared_rounds = Some(kept);
        report(draft, line, RulesProblem::RoundsConflict { kept, other });
    }
}

fn read_initial_colour(draft: &mut Draft<'_>, line: &Line<'_>, value: &str) {
    let mut letters = value.chars();
    if let (Some(colour), None) = (letters.next().and_then(colour_of), letters.next()) {
        return set_colour(draft, line, colour, true);
    }
    let (code, text) = ("152".to_owned(), excerpt(value));
    report(draft, line, RulesProblem::UnknownInitialColour { code, text });
}

/// Record 152 comes before `XXC`, wherever they stand.
fn set_colour(draft: &mut Draft<'_>, line: &Line<'_>, colour: Colour, standard: bool) {
    let known = draft.parts.rules.initial_colour;
    if known.is_none() || standard {
        draft.parts.rules.initial_colour = Some(colour);
    }
    if known.is_some_and(|known| known != colour) {
        report(draft, line, RulesProblem::InitialColourConflict);
    }
}

fn read_options(draft: &mut Draft<'_>, line: &Line<'_>, value: &str) {
    for word in value.split_whitespace() {
        match word.to_ascii_lowercase().as_str() {
            "rank" => draft.parts.rules.order_by_rank = true,
            "white1" => set_colour(draft, line, Colour::White, false),
            "black1" => set_colour(draft, line, Colour::Black, false),
            _ => {
                let (code, text) = ("XXC".to_owned(), excerpt(word));
                report(draft, line, RulesProblem::UnknownOption { code, text });
            }
        }
    }
}

fn read_boards(draft: &mut Draft<'_>, line: &Line<'_>, value: &str) {
    let colours: Option<Vec<Colour>> = value.chars().map(colour_of).collect();
    match colours {
        Some(colours) => draft.parts.rules.board_colours = colours,
        None => report(draft, line, RulesProblem::UnreadableBoards { text: excerpt(value) }),
    }
}

fn read_team_points(draft: &mut Draft<'_>, line: &Line<'_>) {
    let mut points = TeamPoints::default();
    for index in 0..3 {
        let symbol = line.get(MATCH_SYMBOL.nth(index, MATCH_STRIDE));
        let value_field = MATCH_VALUE.nth(index, MATCH_STRIDE);
        let text = line.get(value_field);
        let place = match symbol.to_ascii_uppercase().as_str() {
            "TW" => &mut points.win,
            "TD" => &mut points.draw,
            "TL" => &mut points.loss,
            "" if text.is_empty() => continue,
            _ => {
                let (code, text) = ("362".to_owned(), excerpt(symbol));
                let kind = ProblemKind::Rules(RulesProblem::UnknownSymbol { code, text });
                draft.problems.add_text(line, MATCH_SYMBOL.nth(index, MATCH_STRIDE), kind);
                continue;
            }
        };
        if let Ok(value) = text.parse() {
            *place = value;
        } else {
            let (code, text) = ("362".to_owned(), excerpt(text));
            let kind = ProblemKind::Rules(RulesProblem::UnreadablePoints { code, text });
            draft.problems.add_text(line, value_field, kind);
        }
    }
    draft.parts.rules.team_points = Some(points);
}
