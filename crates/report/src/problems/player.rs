//! Words for the static columns of a player.

use ronde_formats::problem::PlayerProblem;
use ronde_words::{Lang, ProblemWords, fill};

use super::Told;

pub(super) fn of(problem: &PlayerProblem, who: &str, lang: Lang) -> Told {
    let w = ProblemWords::of(lang);
    match problem {
        PlayerProblem::UnreadableNumber { text } => {
            let message = fill!(w.unreadable_number, text = text, who = who);
            Told::new(message, w.number_columns).assumed(w.line_comment)
        }
        PlayerProblem::NumberZero => {
            Told::new(fill!(w.number_zero, who = who), w.number_columns).assumed(w.line_comment)
        }
        PlayerProblem::NumberTwice { first } => {
            let message = fill!(w.number_twice, who = who, first = first);
            Told::new(message, w.number_twice_mend).assumed(w.first_counts_comment)
        }
        PlayerProblem::NoName => Told::new(fill!(w.no_name, who = who), w.no_name_mend),
        PlayerProblem::UnknownSex { text } => {
            let message = fill!(w.unknown_sex, text = text, who = who);
            Told::new(message, w.unknown_sex_mend).assumed(w.unknown_sex_assumed)
        }
        PlayerProblem::UnknownTitle { text } => {
            let message = fill!(w.unknown_title, text = text, who = who);
            Told::new(message, w.unknown_title_mend).assumed(w.unknown_title_assumed)
        }
        PlayerProblem::UnreadableRating { text } => {
            let message = fill!(w.unreadable_rating, text = text, who = who);
            Told::new(message, w.unreadable_rating_mend).assumed(w.unreadable_rating_assumed)
        }
        PlayerProblem::UnreadableBirth { text } => {
            let message = fill!(w.unreadable_birth, text = text, who = who);
            Told::new(message, w.unreadable_birth_mend).assumed(w.words_kept)
        }
        PlayerProblem::UnreadablePoints { text } => {
            let message = fill!(w.unreadable_player_points, text = text, who = who);
            let told = Told::new(message, w.unreadable_player_points_mend);
            told.assumed(w.unreadable_player_points_assumed)
        }
        PlayerProblem::UnreadableRank { text } => {
            let message = fill!(w.unreadable_rank, text = text, who = who);
            Told::new(message, w.unreadable_rank_mend).assumed(w.unreadable_rank_assumed)
        }
        PlayerProblem::PointsDiffer { stated, computed, system_known: _ } => {
            let message = fill!(w.points_differ, who = who, stated = stated, computed = computed);
            Told::new(message, w.points_differ_mend)
                .assumed(fill!(w.points_differ_assumed, computed = computed))
        }
    }
}
