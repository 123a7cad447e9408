//! Words for the records beside the games.

use ronde_formats::problem::{Column, Range, RecordProblem};
use ronde_model::Participant;
use ronde_words::{Lang, ProblemWords, fill, message};

use super::Told;

pub(super) fn of(problem: &RecordProblem, code: &str, lang: Lang) -> Told {
    let w = ProblemWords::of(lang);
    let bye = |words: message!(code, round, who), who, round| {
        fill!(words, code = code, who = participant(who, w), round = round)
    };
    match problem {
        RecordProblem::Unreadable { what, text } => {
            let what = column(*what, w);
            let message = fill!(w.unreadable_field, code = code, text = text, what = what);
            Told::new(message, fill!(w.unreadable_field_mend, what = what))
                .assumed(w.record_comment)
        }
        RecordProblem::Misaligned { text } => {
            let message = fill!(w.misaligned_record, code = code, text = text);
            Told::new(message, w.misaligned_record_mend).assumed(w.record_comment)
        }
        RecordProblem::NoSuch { who } => {
            let message = fill!(w.no_such_participant, code = code, who = participant(*who, w));
            Told::new(message, w.no_such_participant_mend).assumed(w.no_such_participant_assumed)
        }
        RecordProblem::RangeReversed { what, first, last } => {
            let what = range(*what, w);
            let message =
                fill!(w.range_reversed, code = code, what = what, first = first, last = last);
            Told::new(message, w.range_reversed_mend).assumed(fill!(
                w.range_reversed_assumed,
                first = first,
                last = last
            ))
        }
        RecordProblem::Nobody => {
            let message = fill!(w.nobody_named, code = code);
            Told::new(message, w.nobody_named_mend).assumed(w.nobody_named_assumed)
        }
        RecordProblem::OnlyOne => {
            Told::new(fill!(w.only_one, code = code), w.only_one_mend).assumed(w.only_one_assumed)
        }
        RecordProblem::ByeContradicted { who, round } => {
            let message = bye(w.bye_contradicted, *who, round);
            Told::new(message, w.bye_contradicted_mend).assumed(w.bye_contradicted_assumed)
        }
        RecordProblem::ByeOnlyHere { who, round } => {
            let message = bye(w.bye_only_here, *who, round);
            Told::new(message, w.bye_only_here_mend).assumed(w.bye_only_here_assumed)
        }
        RecordProblem::ByeTwice { who, round } => {
            Told::new(bye(w.bye_twice, *who, round), w.remove_one).assumed(w.first_counts)
        }
        RecordProblem::TeamTwice { number, first } => {
            let message = fill!(w.team_twice, code = code, number = number, first = first);
            Told::new(message, w.team_twice_mend).assumed(w.first_counts_comment)
        }
        RecordProblem::MemberTwice { player } => {
            let message = fill!(w.member_twice, code = code, player = player);
            Told::new(message, w.member_twice_mend).assumed(w.member_twice_assumed)
        }
        RecordProblem::RostersDiffer { team } => {
            let message = fill!(w.rosters_differ, team = team);
            Told::new(message, w.rosters_differ_mend).assumed(w.rosters_differ_assumed)
        }
    }
}

fn participant(who: Participant, w: &ProblemWords) -> String {
    match who {
        Participant::Player(number) => fill!(w.who_number, number = number),
        Participant::Team(number) => fill!(w.team_number, number = number),
    }
}

const fn range(what: Range, w: &ProblemWords) -> &'static str {
    match what {
        Range::Rounds => w.rounds,
        Range::Numbers => w.numbers,
    }
}

const fn column(what: Column, w: &ProblemWords) -> &'static str {
    match what {
        Column::Round => w.field_round,
        Column::Player => w.field_player,
        Column::Team => w.field_team,
        Column::Participant => w.field_participant,
        Column::Opponent => w.field_opponent,
        Column::Member => w.field_member,
        Column::TeamNumber => w.field_team_number,
        Column::FirstNumber => w.field_first_number,
        Column::LastNumber => w.field_last_number,
        Column::Strength => w.field_strength,
        Column::Rank => w.field_rank,
        Column::Points => w.field_points,
        Column::MatchPoints => w.field_match_points,
        Column::GamePoints => w.field_game_points,
        Column::Result => w.field_result,
        Column::ResultKind => w.field_result_kind,
        Column::ByeKind => w.field_bye_kind,
        Column::Colour => w.field_colour,
        Column::ForfeitMark => w.field_forfeit_mark,
    }
}
