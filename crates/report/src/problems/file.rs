//! Words for the file as a whole, the shape of its lines, and the records about the event.

use ronde_formats::problem::{Counted, DateOf, FileProblem, HeaderProblem, LineProblem, OldForm};
use ronde_words::{Lang, ProblemWords, fill};

use super::Told;

pub(super) fn of_file(problem: &FileProblem, lang: Lang) -> Told {
    let w = ProblemWords::of(lang);
    match problem {
        FileProblem::NotUtf8 { lines } => {
            Told::new(fill!(w.not_utf8, n = lines), w.not_utf8_mend).assumed(w.not_utf8_assumed)
        }
        FileProblem::NoPlayers => Told::new(w.no_players, w.no_players_mend),
        FileProblem::Old { form: OldForm::Title, places } => {
            Told::new(fill!(w.old_title, n = places), w.old_title_mend).assumed(w.old_title_assumed)
        }
        FileProblem::Old { form: OldForm::Date, places } => {
            Told::new(fill!(w.old_date, n = places), w.old_date_mend).assumed(w.old_date_assumed)
        }
    }
}

pub(super) fn of_line(problem: &LineProblem, lang: Lang) -> Told {
    let w = ProblemWords::of(lang);
    match problem {
        LineProblem::Tabs => Told::new(w.tabs, w.tabs_mend).assumed(w.tabs_assumed),
        LineProblem::LowerCaseCode { code } => {
            Told::new(w.lower_case_code, fill!(w.lower_case_code_mend, code = code))
                .assumed(fill!(w.lower_case_code_assumed, code = code))
        }
        LineProblem::UnknownRecord { code } => {
            Told::new(fill!(w.unknown_record, code = code), w.unknown_record_mend)
                .assumed(w.unknown_record_assumed)
        }
        LineProblem::TooShort { code, needed } => {
            let message = fill!(w.line_too_short, code = code, needed = needed);
            Told::new(message, w.line_too_short_mend).assumed(w.line_too_short_assumed)
        }
        LineProblem::NotBlank { code, text } => {
            let message = fill!(w.not_blank, code = code, text = text);
            Told::new(message, w.not_blank_mend).assumed(w.not_blank_assumed)
        }
        LineProblem::BytesCounted => {
            Told::new(w.bytes_counted, w.bytes_counted_mend).assumed(w.bytes_counted_assumed)
        }
        LineProblem::TooLong { read } => Told::new(w.line_too_long, w.line_ends)
            .assumed(fill!(w.line_too_long_assumed, read = read)),
        LineProblem::Repeated { code, first, same: _ } => {
            let message = fill!(w.repeated_record, code = code, first = first);
            Told::new(message, w.remove_one).assumed(w.repeated_record_assumed)
        }
    }
}

pub(super) fn of_header(problem: &HeaderProblem, lang: Lang) -> Told {
    let w = ProblemWords::of(lang);
    match problem {
        HeaderProblem::UnreadableDate { what, text } => {
            let message = fill!(w.unreadable_date, what = day(*what, w), text = text);
            Told::new(message, w.unreadable_date_mend).assumed(w.words_kept)
        }
        HeaderProblem::UnreadableCount { code, text } => {
            let message = fill!(w.unreadable_count, code = code, text = text);
            Told::new(message, w.unreadable_count_mend).assumed(w.unreadable_count_assumed)
        }
        HeaderProblem::CountDiffers { code, what, stated, found } => {
            let what = counted(*what, w);
            let message =
                fill!(w.count_differs, code = code, stated = stated, what = what, found = found);
            Told::new(message, fill!(w.count_differs_mend, found = found))
                .assumed(fill!(w.count_differs_assumed, found = found))
        }
        HeaderProblem::UnknownKind { text } => {
            Told::new(fill!(w.unknown_kind, text = text), w.unknown_kind_mend).assumed(w.kept_as_is)
        }
        HeaderProblem::UnreadableTimeControl { text } => {
            let message = fill!(w.unreadable_time_control, text = text);
            Told::new(message, w.unreadable_time_control_mend).assumed(w.kept_as_is)
        }
        HeaderProblem::UnknownRankMethod { text } => {
            let message = fill!(w.unknown_rank_method, text = text);
            Told::new(message, w.unknown_rank_method_mend).assumed(w.nothing_comment)
        }
    }
}

fn day(of: DateOf, w: &ProblemWords) -> String {
    match of {
        DateOf::FirstDay => w.first_day.to_owned(),
        DateOf::LastDay => w.last_day.to_owned(),
        DateOf::Round(round) => fill!(w.day_of_round, round = round),
    }
}

const fn counted(what: Counted, w: &ProblemWords) -> &'static str {
    match what {
        Counted::Players => w.players,
        Counted::Rated => w.rated_players,
        Counted::Teams => w.teams,
    }
}
