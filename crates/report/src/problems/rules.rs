//! Words for the records about rounds, colours and points.

use ronde_formats::problem::RulesProblem;
use ronde_model::{PointSystem, Score};
use ronde_words::{Lang, ProblemWords, fill};

use super::Told;

pub(super) fn of(problem: &RulesProblem, lang: Lang) -> Told {
    let w = ProblemWords::of(lang);
    match problem {
        RulesProblem::UnreadableRounds { code, text } => {
            let message = fill!(w.unreadable_rounds, code = code, text = text);
            Told::new(message, w.unreadable_rounds_mend).assumed(w.unreadable_rounds_assumed)
        }
        RulesProblem::RoundsConflict { kept, other } => {
            Told::new(fill!(w.rounds_conflict, kept = kept, other = other), w.remove_one)
                .assumed(fill!(w.rounds_conflict_assumed, kept = kept))
        }
        RulesProblem::UnknownInitialColour { code, text } => {
            let message = fill!(w.unknown_initial_colour, code = code, text = text);
            let told = Told::new(message, w.unknown_initial_colour_mend);
            told.assumed(w.unknown_initial_colour_assumed)
        }
        RulesProblem::InitialColourConflict => Told::new(w.initial_colour_conflict, w.remove_one)
            .assumed(w.initial_colour_conflict_assumed),
        RulesProblem::UnknownOption { code, text } => {
            let message = fill!(w.unknown_option, code = code, text = text);
            Told::new(message, w.unknown_option_mend).assumed(w.means_nothing)
        }
        RulesProblem::UnreadablePoints { code, text } => {
            let message = fill!(w.unreadable_points, code = code, text = text);
            Told::new(message, w.unreadable_points_mend).assumed(w.unreadable_points_assumed)
        }
        RulesProblem::UnknownSymbol { code, text } => {
            let message = fill!(w.unknown_symbol, code = code, text = text);
            Told::new(message, w.unknown_symbol_mend).assumed(w.means_nothing)
        }
        RulesProblem::PointsConflict { code } => {
            let message = fill!(w.points_conflict, code = code);
            Told::new(message, w.remove_one).assumed(w.record_162_counts)
        }
        RulesProblem::PointsTaken { points } => {
            let system = system(points, w);
            Told::new(fill!(w.points_undeclared, systems = system), w.declare_points)
                .assumed(fill!(w.points_undeclared_assumed, system = system))
        }
        RulesProblem::PointsAmbiguous { systems } => {
            let systems = systems.iter().map(|points| system(points, w));
            let joined =
                systems.reduce(|one, other| fill!(w.systems_joined, one = one, other = other));
            let message = fill!(w.points_undeclared, systems = joined.unwrap_or_default());
            Told::new(message, w.declare_points).assumed(system(&PointSystem::STANDARD, w))
        }
        RulesProblem::UnreadableBoards { text } => {
            let message = fill!(w.unreadable_boards, text = text);
            Told::new(message, w.unreadable_boards_mend).assumed(w.unreadable_boards_assumed)
        }
    }
}

/// `3-1-0`, and what the bye is worth where that is not a win.
fn system(points: &PointSystem, w: &ProblemWords) -> String {
    let [win, draw, loss] = [points.white_win, points.white_draw, points.white_loss].map(short);
    let system = format!("{win}-{draw}-{loss}");
    if points.pairing_bye == points.white_win {
        system
    } else {
        fill!(w.system_with_bye, system = system, bye = short(points.pairing_bye))
    }
}

fn short(score: Score) -> String {
    let text = score.to_string();
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
