//! The static columns of a player (001).

use ronde_model::{DateText, PairingNumber, Participation, Player, Score, Sex, Title};

use super::cells;
use super::draft::{Draft, Named, Row};
use super::values::number;
use crate::problem::{LineProblem, OldForm, PlayerProblem, ProblemKind, Who, excerpt};
use crate::trf::columns::{Field, player};
use crate::trf::date;
use crate::trf::letters::{old_title_of, sex_of, title_of};
use crate::trf::line::Line;

/// Reads a player's line; sets it aside where it has no usable number.
pub(super) fn read(draft: &mut Draft<'_>, line: &Line<'_>) {
    let realigned = realigned(draft, line);
    let line = realigned.as_ref().unwrap_or(line);
    let name = line.get(player::NAME);
    let Some(number) = usable_number(draft, line, name) else {
        return draft.set_aside(line);
    };
    check_blanks(draft, line);
    let named = Named { number, name };
    let mut reader = Reader { draft, line, named };
    let player = reader.player();
    let points = reader.points();
    let cells = cells::read(draft, line, named);
    draft.add_row(Row { line: line.number, player, points, cells });
}

/// The starting number, unless it is none, zero, or another player's.
fn usable_number(draft: &mut Draft<'_>, line: &Line<'_>, name: &str) -> Option<PairingNumber> {
    let text = line.get(player::NUMBER);
    if line.columns() < player::NUMBER.last {
        let kind = LineProblem::TooShort { code: "001".to_owned(), needed: player::NUMBER.last };
        draft.problem_at(line.number, line.columns() + 1, 1, ProblemKind::Line(kind));
        return None;
    }
    let found = number(text);
    let problem = match found.and_then(PairingNumber::new) {
        Some(number) => match draft.row_of(number.get()) {
            None => return Some(number),
            Some(row) => PlayerProblem::NumberTwice { first: draft.rows[row].line },
        },
        None if found == Some(0) => PlayerProblem::NumberZero,
        None => PlayerProblem::UnreadableNumber { text: excerpt(text) },
    };
    let number = found.unwrap_or(0);
    let who = Who { number, name: excerpt(name) };
    draft.problems.add_text(line, player::NUMBER, ProblemKind::Player { who, problem });
    None
}

/// The line in its columns, where a name with accents has shifted the rest because the program that
/// wrote it counted bytes.
fn realigned(draft: &mut Draft<'_>, line: &Line<'_>) -> Option<Line<'static>> {
    if line.is_ascii() || !is_shifted(line) {
        return None;
    }
    let candidate = line.counted_in_bytes(player::NAME.last).filter(|line| !is_shifted(line))?;
    draft.problems.add(line.number, player::NAME, ProblemKind::Line(LineProblem::BytesCounted));
    Some(candidate)
}

/// Whether there is text in columns that must be blank.
fn is_shifted(line: &Line<'_>) -> bool {
    let rounds = line.columns().saturating_sub(player::ROUND_BLANK[0]) / player::ROUND_STRIDE + 1;
    stray_column(line).is_some() || cells::stray_column(line, rounds).is_some()
}

fn stray_column(line: &Line<'_>) -> Option<usize> {
    let stray = |column: &usize| !matches!(line.column(*column), None | Some(' '));
    player::BLANK.into_iter().find(stray)
}

/// Only the first stray text is reported: a shifted line would give a dozen.
fn check_blanks(draft: &mut Draft<'_>, line: &Line<'_>) {
    if let Some(column) = stray_column(line) {
        let field = Field::new(column, column);
        let text = excerpt(line.at(field));
        let kind = LineProblem::NotBlank { code: "001".to_owned(), text };
        draft.problems.add(line.number, field, ProblemKind::Line(kind));
    }
}

struct Reader<'r, 'd, 'l> {
    draft: &'r mut Draft<'d>,
    line: &'r Line<'l>,
    named: Named<'r>,
}

impl Reader<'_, '_, '_> {
    fn player(&mut self) -> Player {
        let Named { number, name } = self.named;
        if name.is_empty() {
            self.report(player::NAME, PlayerProblem::NoName);
        }
        Player {
            number,
            name: name.to_owned(),
            sex: self.sex(),
            title: self.title(),
            rating: self.rating(),
            estimate: None,
            federation: self.line.get(player::FEDERATION).to_owned(),
            league: String::new(),
            fide_id: self.line.get(player::ID).to_owned(),
            birth: self.birth(),
            rank: self.rank(),
            participation: Participation::WHOLE,
        }
    }

    fn sex(&mut self) -> Option<Sex> {
        let text = self.line.get(player::SEX);
        let sex = sex_of(text);
        // Gacrux writes `u` for a sex that is not known: that is what nothing means.
        if sex.is_none() && !text.is_empty() && !text.eq_ignore_ascii_case("u") {
            self.report(player::SEX, PlayerProblem::UnknownSex { text: excerpt(text) });
        }
        sex
    }

    fn title(&mut self) -> Option<Title> {
        let text = self.line.get(player::TITLE);
        if text.is_empty() {
            return None;
        }
        if let Some(title) = title_of(text) {
            return Some(title);
        }
        let old = old_title_of(text);
        if old.is_some() {
            self.draft.problems.old(self.line.number, player::TITLE, OldForm::Title);
        } else {
            self.report(player::TITLE, PlayerProblem::UnknownTitle { text: excerpt(text) });
        }
        old
    }

    fn rating(&mut self) -> Option<u16> {
        let text = self.line.get(player::RATING);
        if text.is_empty() {
            return None;
        }
        let rating = number(text).and_then(|rating| u16::try_from(rating).ok());
        if rating.is_none() {
            self.report(player::RATING, PlayerProblem::UnreadableRating { text: excerpt(text) });
        }
        rating.filter(|rating| *rating > 0)
    }

    /// A two-digit year of birth may be of either century, so it stays text.
    fn birth(&mut self) -> Option<DateText> {
        let text = self.line.get(player::BIRTH);
        if date::is_unknown(text) {
            return None;
        }
        match date::parse(text) {
            Some((date, date::Form::Standard)) => Some(DateText::Date(date)),
            Some((date, date::Form::Old)) if has_full_year(text) => {
                self.draft.problems.old(self.line.number, player::BIRTH, OldForm::Date);
                Some(DateText::Date(date))
            }
            _ => {
                self.report(player::BIRTH, PlayerProblem::UnreadableBirth { text: excerpt(text) });
                Some(DateText::Text(text.to_owned()))
            }
        }
    }

    fn rank(&mut self) -> Option<u32> {
        let text = self.line.get(player::RANK);
        if text.is_empty() {
            return None;
        }
        let rank = number(text);
        if rank.is_none() {
            self.report(player::RANK, PlayerProblem::UnreadableRank { text: excerpt(text) });
        }
        rank.filter(|rank| *rank > 0)
    }

    fn points(&mut self) -> Option<Score> {
        let text = self.line.get(player::POINTS);
        if text.is_empty() {
            return None;
        }
        let points = text.parse().ok();
        if points.is_none() {
            self.report(player::POINTS, PlayerProblem::UnreadablePoints { text: excerpt(text) });
        }
        points
    }

    fn report(&mut self, field: Field, problem: PlayerProblem) {
        let kind = ProblemKind::Player { who: self.named.who(), problem };
        self.draft.problems.add_text(self.line, field, kind);
    }
}

/// Four digits together somewhere.
fn has_full_year(text: &str) -> bool {
    text.split(|character: char| !character.is_ascii_digit()).any(|part| part.len() >= 4)
}
