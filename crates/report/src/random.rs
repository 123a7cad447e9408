//! What stands in the way of random tournaments, of studies and of what somebody needs: `simulate`
//! gives codes and data, and these are the words, as ends of sentences without a full stop.

use ronde_plan::NotMoney;
use ronde_simulate::needs::NoNeeds;
use ronde_simulate::study::StudyError;
use ronde_simulate::{GenerateError, ModelProblem, ModelProblemKind, ModelValue, Warning};
use ronde_words::{Lang, RandomWords, fill};

use crate::explain::words::unpaired;
use crate::systems;

/// What is to be known of a random tournament.
pub fn warning(warning: &Warning, lang: Lang) -> String {
    let w = RandomWords::of(lang);
    match warning {
        Warning::EndedEarly { round, why } => {
            fill!(w.ended_early, round = round, why = unpaired(why, lang))
        }
        Warning::DrawnAgain { times } => fill!(w.drawn_again, times = times),
        Warning::BakuWithOtherPoints => w.baku.to_owned(),
    }
}

/// Why a recipe cannot be followed.
pub fn not_generated(error: &GenerateError, lang: Lang) -> String {
    let w = RandomWords::of(lang);
    match error {
        GenerateError::TooFewPlayers => w.too_few_players.to_owned(),
        GenerateError::RatingsAndPlayers { players, ratings } => {
            fill!(w.ratings_and_players, players = players, ratings = ratings)
        }
        GenerateError::RatingsReversed { lowest, highest } => {
            fill!(w.ratings_reversed, lowest = lowest, highest = highest)
        }
        GenerateError::NumberOfRounds { most } => fill!(w.number_of_rounds, most = most),
        GenerateError::DrawPercentage => w.draw_percentage.to_owned(),
        GenerateError::RatingsNeeded(system) => {
            fill!(w.ratings_needed, system = systems::with_edition(*system, lang))
        }
        GenerateError::NoFirstRound(why) => {
            fill!(w.round_unpaired, round = 1, why = unpaired(why, lang))
        }
    }
}

/// A line of a configuration file that was not taken.
pub fn model_problem(problem: &ModelProblem, lang: Lang) -> String {
    let w = RandomWords::of(lang);
    let what = match &problem.kind {
        ModelProblemKind::NoValue => w.no_value.to_owned(),
        ModelProblemKind::UnknownKey(key) => fill!(w.unknown_key, key = key),
        ModelProblemKind::BadValue { key, value, expected } => {
            let expected = match expected {
                ModelValue::Number => w.value_number,
                ModelValue::Percentage => w.value_percentage,
                ModelValue::OneIn => w.value_one_in,
                ModelValue::Thousandths => w.value_thousandths,
                ModelValue::Points => w.value_points,
            };
            fill!(w.bad_value, key = key, value = value, expected = expected)
        }
    };
    fill!(w.line, line = problem.line, what = what)
}

/// Why there is no study.
pub fn no_study(error: &StudyError, lang: Lang) -> String {
    let w = RandomWords::of(lang);
    match error {
        StudyError::RoundsNotDeclared => w.rounds_not_declared.to_owned(),
        StudyError::TooFewPlayers => w.nobody.to_owned(),
        StudyError::NoPairing(round, why) => {
            fill!(w.round_unpaired, round = round, why = unpaired(why, lang))
        }
        StudyError::NothingPlayed => w.nothing_played.to_owned(),
        StudyError::FixedBeforehand => w.fixed.to_owned(),
        StudyError::Stopped => w.stopped.to_owned(),
    }
}

/// Why nobody can say what somebody needs.
pub fn no_needs(why: NoNeeds, lang: Lang) -> String {
    let w = RandomWords::of(lang);
    match why {
        NoNeeds::NotPaired => w.no_round_paired.to_owned(),
        NoNeeds::OpenBefore { round } => fill!(w.open_before, round = round),
    }
}

/// A text that is no rate.
pub const fn not_a_rate(lang: Lang) -> &'static str {
    RandomWords::of(lang).not_a_rate
}

/// A text that is no amount of money.
pub fn not_money(error: &NotMoney, lang: Lang) -> String {
    fill!(RandomWords::of(lang).not_money, text = error.text)
}
