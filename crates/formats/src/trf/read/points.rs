//! The three ways of declaring a point system: 162, JaVaFo's `XXS`, bbpPairings' `BBW` ….

use std::collections::BTreeMap;

use ronde_model::{PointSystem, Score};

use super::draft::{Draft, PointDeclarations};
use super::header::value_field;
use crate::problem::{LineProblem, ProblemKind, RulesProblem, excerpt};
use crate::trf::columns::{Field, POINT_ENTRIES, POINT_STRIDE, POINT_SYMBOL, POINT_VALUE, VALUE};
use crate::trf::line::Line;

/// Codes of `XXS`.
const JAVAFO: [&str; 12] =
    ["WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL"];

pub(super) fn read_standard(draft: &mut Draft<'_>, line: &Line<'_>) {
    if !line.at(Field::new(VALUE, VALUE)).trim().is_empty() {
        return read_loosely(draft, line);
    }
    for index in 0..POINT_ENTRIES {
        let symbol_field = POINT_SYMBOL.nth(index, POINT_STRIDE);
        let field = POINT_VALUE.nth(index, POINT_STRIDE);
        let (symbol, text) = (line.get(symbol_field), line.get(field));
        if symbol.is_empty() && text.is_empty() {
            continue;
        }
        read_symbol(draft, line, (symbol_field, symbol), (field, text));
    }
}

/// The prose of the specification speaks of other columns than its table, so symbols and values
/// that stand elsewhere are taken in their order.
fn read_loosely(draft: &mut Draft<'_>, line: &Line<'_>) {
    let kind =
        LineProblem::NotBlank { code: "162".to_owned(), text: excerpt(line.at(Field::new(5, 5))) };
    draft.problem_at(line.number, 5, 1, ProblemKind::Line(kind));
    let field = value_field(line);
    let mut words = line.from(VALUE).split_whitespace();
    while let Some(word) = words.next() {
        let (symbol, joined) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
        let text = if joined.is_empty() { words.next().unwrap_or("") } else { joined };
        read_symbol(draft, line, (field, symbol), (field, text));
    }
}

fn read_symbol(
    draft: &mut Draft<'_>,
    line: &Line<'_>,
    (symbol_field, symbol): (Field, &str),
    (field, text): (Field, &str),
) {
    let code = || "162".to_owned();
    let letter = symbol.chars().next().map(|letter| letter.to_ascii_uppercase());
    let Some(letter) = letter.filter(|letter| "WDLAPX".contains(*letter)) else {
        let problem = RulesProblem::UnknownSymbol { code: code(), text: excerpt(symbol) };
        return draft.problems.add_text(line, symbol_field, ProblemKind::Rules(problem));
    };
    let Ok(value) = text.parse() else {
        let problem = RulesProblem::UnreadablePoints { code: code(), text: excerpt(text) };
        return draft.problems.add_text(line, field, ProblemKind::Rules(problem));
    };
    if draft.points.standard.get(&letter).is_some_and(|known| *known != value) {
        let kind = LineProblem::Repeated { code: code(), first: draft.line_of("162"), same: false };
        return draft.problems.add_text(line, symbol_field, ProblemKind::Line(kind));
    }
    draft.points.standard.entry(letter).or_insert(value);
}

/// `XXS CODE=VALUE …`, also with commas, semicolons or blanks instead of some of it.
pub(super) fn read_javafo(draft: &mut Draft<'_>, line: &Line<'_>) {
    draft.points.javafo_line = line.number;
    let field = value_field(line);
    let separators = [' ', ',', ';', '='];
    let mut words = line.from(VALUE).split(separators).filter(|word| !word.is_empty());
    while let Some(word) = words.next() {
        let code = word.to_ascii_uppercase();
        let targets: Vec<&'static str> = match code.as_str() {
            "W" => vec!["WW", "BW", "FW", "FPB"],
            "D" => vec!["WD", "BD", "HPB"],
            "L" => vec!["WL", "BL"],
            _ => JAVAFO.into_iter().filter(|known| *known == code).collect(),
        };
        if targets.is_empty() {
            let problem =
                RulesProblem::UnknownSymbol { code: "XXS".to_owned(), text: excerpt(word) };
            draft.problems.add_text(line, field, ProblemKind::Rules(problem));
        }
        let text = words.next().unwrap_or("");
        let Ok(value) = text.parse() else {
            let problem =
                RulesProblem::UnreadablePoints { code: "XXS".to_owned(), text: excerpt(text) };
            draft.problems.add_text(line, field, ProblemKind::Rules(problem));
            continue;
        };
        draft.points.javafo.extend(targets.into_iter().map(|target| (target, value)));
    }
}

/// `BBW`, `BBD`, `BBL`, `BBZ`, `BBF`, `BBU`, each with one value.
pub(super) fn read_bbp(draft: &mut Draft<'_>, line: &Line<'_>, code: &str, text: &str) {
    draft.points.bbp_line = line.number;
    if let (Some(letter), Ok(value)) = (code.chars().nth(2), text.parse()) {
        draft.points.bbp.insert(letter, value);
        return;
    }
    let problem = RulesProblem::UnreadablePoints { code: code.to_owned(), text: excerpt(text) };
    draft.problems.add_text(line, value_field(line), ProblemKind::Rules(problem));
}

/// Looks whether the ways that were used say the same.
pub(super) fn check(draft: &mut Draft<'_>) {
    let declared = &draft.points;
    let system = system(declared);
    let others = [
        ("XXS", declared.javafo_line, declared.javafo.is_empty(), of_javafo(&declared.javafo)),
        ("BBW", declared.bbp_line, declared.bbp.is_empty(), of_bbp(&declared.bbp)),
    ];
    if declared.standard.is_empty() {
        return;
    }
    for (code, line, unused, other) in others {
        if !unused && other != system {
            let kind = RulesProblem::PointsConflict { code: code.to_owned() };
            draft.problem_at(line, 1, 3, ProblemKind::Rules(kind));
        }
    }
}

/// The system that counts: 162 before `XXS` before `BBW`.
pub(super) fn system(declared: &PointDeclarations) -> PointSystem {
    match declared {
        PointDeclarations { standard, .. } if !standard.is_empty() => of_standard(standard),
        PointDeclarations { javafo, .. } if !javafo.is_empty() => of_javafo(javafo),
        PointDeclarations { bbp, .. } => of_bbp(bbp),
    }
}

/// TRF26:162. W also pays forfeit wins and full-point byes, D half-point byes, A every absence; P
/// is W and X is D unless they are given.
fn of_standard(values: &BTreeMap<char, Score>) -> PointSystem {
    let value = |symbol: char, default: i32| {
        values.get(&symbol).copied().unwrap_or(Score::from_tenths(default)).tenths()
    };
    let (win, draw, absent) = (value('W', 10), value('D', 5), Score::from_tenths(value('A', 0)));
    let base = PointSystem::of(win, draw, value('L', 0));
    PointSystem {
        zero_bye: absent,
        forfeit_loss: absent,
        pairing_bye: Score::from_tenths(value('P', win)),
        unknown: Score::from_tenths(value('X', draw)),
        ..base
    }
}

/// JaVaFo: every value on its own. Its shortcut for a win does not move the bye.
fn of_javafo(values: &BTreeMap<&'static str, Score>) -> PointSystem {
    let standard = PointSystem::STANDARD;
    let value = |code: &str, default: Score| values.get(code).copied().unwrap_or(default);
    let white_draw = value("WD", standard.white_draw);
    PointSystem {
        white_win: value("WW", standard.white_win),
        black_win: value("BW", standard.black_win),
        white_draw,
        black_draw: value("BD", standard.black_draw),
        white_loss: value("WL", standard.white_loss),
        black_loss: value("BL", standard.black_loss),
        forfeit_win: value("FW", standard.forfeit_win),
        forfeit_loss: value("FL", standard.forfeit_loss),
        pairing_bye: value("PAB", standard.pairing_bye),
        full_bye: value("FPB", standard.full_bye),
        half_bye: value("HPB", standard.half_bye),
        zero_bye: value("ZPB", standard.zero_bye),
        unknown: white_draw,
    }
}

/// bbpPairings: W also pays forfeit wins and full-point byes, D half-point byes; U is W unless
/// given.
fn of_bbp(values: &BTreeMap<char, Score>) -> PointSystem {
    let value = |letter: char, default: Score| values.get(&letter).copied().unwrap_or(default);
    let (win, draw) = (value('W', Score::from_tenths(10)), value('D', Score::from_tenths(5)));
    let loss = value('L', Score::ZERO);
    PointSystem {
        zero_bye: value('Z', Score::ZERO),
        forfeit_loss: value('F', Score::ZERO),
        pairing_bye: value('U', win),
        ..PointSystem::of(win.tenths(), draw.tenths(), loss.tenths())
    }
}
