//! Words for one round of one player.

use ronde_formats::problem::{CellProblem, Taken};
use ronde_model::RoundNumber;
use ronde_words::{Lang, ProblemWords, fill, message};

use super::{Told, named};

#[expect(clippy::too_many_lines, reason = "a table; a new problem does not compile without words")]
pub(super) fn of(problem: &CellProblem, who: &str, round: RoundNumber, lang: Lang) -> Told {
    let w = ProblemWords::of(lang);
    let alone = |words: message!(round, who)| fill!(words, round = round, who = who);
    let written = |words: message!(round, text, who), text: &str| {
        fill!(words, round = round, text = text, who = who)
    };
    let against = |words: message!(opponent, round, who), opponent| {
        fill!(words, round = round, who = who, opponent = named(opponent, lang))
    };
    match problem {
        CellProblem::UnreadableOpponent { text } => {
            let message = written(w.unreadable_opponent, text);
            Told::new(message, w.unreadable_opponent_mend).assumed(w.no_opponent)
        }
        CellProblem::NoSuchOpponent { opponent } => {
            let message = fill!(w.no_such_opponent, round = round, who = who, opponent = opponent);
            Told::new(message, w.no_such_opponent_mend).assumed(w.no_opponent)
        }
        CellProblem::PlaysHimself => {
            Told::new(alone(w.plays_himself), w.plays_himself_mend).assumed(w.no_opponent)
        }
        CellProblem::OpponentsDisagree { opponent, instead } => {
            let message = match instead {
                None => against(w.opponent_has_none, opponent),
                Some(instead) => fill!(
                    w.opponents_disagree,
                    round = round,
                    who = who,
                    opponent = named(opponent, lang),
                    instead = instead,
                ),
            };
            Told::new(message, w.opponents_disagree_mend).assumed(w.no_opponent)
        }
        CellProblem::OneSided { opponent } => {
            let message = against(w.one_sided_game, opponent);
            Told::new(message, w.one_sided_game_mend).assumed(w.one_sided_game_assumed)
        }
        CellProblem::UnknownColour { text } => {
            let message = written(w.unknown_colour, text);
            Told::new(message, w.unknown_colour_mend).assumed(w.unknown_colour_assumed)
        }
        CellProblem::SameColour { opponent } => {
            Told::new(against(w.same_colour, opponent), w.same_colour_mend).assumed(w.lower_right)
        }
        CellProblem::ColourOneSided { opponent } => {
            let message = against(w.colour_one_sided, opponent);
            Told::new(message, w.colour_one_sided_mend).assumed(w.colour_one_sided_assumed)
        }
        CellProblem::ColourMissing { opponent, forfeited: _ } => {
            let message = against(w.colour_missing, opponent);
            Told::new(message, w.colour_missing_mend).assumed(w.colour_missing_assumed)
        }
        CellProblem::ColourWithoutOpponent => {
            let told = Told::new(alone(w.colour_without_opponent), w.colour_without_opponent_mend);
            told.assumed(w.colour_without_opponent_assumed)
        }
        CellProblem::UnknownResult { text } => {
            let message = written(w.unknown_result, text);
            Told::new(message, w.unknown_result_mend).assumed(w.unknown_result_assumed)
        }
        CellProblem::ResultsDisagree { opponent, own, other, taken } => {
            let message = fill!(
                w.results_disagree,
                round = round,
                who = who,
                own = own,
                opponent = named(opponent, lang),
                other = other,
            );
            Told::new(message, w.results_disagree_mend).assumed(game(*taken, w))
        }
        CellProblem::ResultOneSided { opponent } => {
            let message = against(w.result_one_sided, opponent);
            Told::new(message, w.result_one_sided_mend).assumed(w.result_one_sided_assumed)
        }
        CellProblem::ResultWithoutOpponent { letter } => {
            let message =
                fill!(w.result_without_opponent, round = round, who = who, letter = letter);
            let told = Told::new(message, w.result_without_opponent_mend);
            told.assumed(w.result_without_opponent_assumed)
        }
        CellProblem::ByeWithOpponent { letter, opponent } => {
            let message = fill!(
                w.bye_with_opponent,
                round = round,
                who = who,
                letter = letter,
                opponent = opponent,
            );
            Told::new(message, w.bye_with_opponent_mend).assumed(w.bye_with_opponent_assumed)
        }
        CellProblem::SecondPairingBye { first } => {
            let first = named(first, lang);
            let message = fill!(w.second_pairing_bye, round = round, who = who, first = first);
            Told::new(message, w.second_pairing_bye_mend).assumed(w.second_pairing_bye_assumed)
        }
        CellProblem::ByeGivenBeforehand => {
            let told = Told::new(alone(w.bye_given_beforehand), w.bye_given_beforehand_mend);
            told.assumed(w.bye_given_beforehand_assumed)
        }
        CellProblem::ByeAsForfeit => Told::new(alone(w.bye_as_forfeit), w.bye_as_forfeit_mend)
            .assumed(w.bye_as_forfeit_assumed),
        CellProblem::BeyondDeclared { declared } => {
            let message =
                fill!(w.round_beyond_declared, who = who, round = round, declared = declared);
            Told::new(message, w.round_beyond_declared_mend).assumed(w.rounds_of_file)
        }
        CellProblem::BeyondFormat => Told::new(alone(w.round_beyond_format), w.line_ends)
            .assumed(w.round_beyond_format_assumed),
    }
}

const fn game(taken: Taken, w: &ProblemWords) -> &'static str {
    match taken {
        Taken::NoResult => w.no_result_yet,
        Taken::Forfeited => w.was_forfeited,
        Taken::NotRated => w.not_to_be_rated,
        Taken::Ended => w.has_ended,
    }
}
