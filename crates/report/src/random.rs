//! Lines of a configuration file that are not taken, why nobody can say what is needed, texts that
//! are no amounts: these are the words, as ends of sentences without a full stop.

use ronde_plan::NotMoney;
use ronde_simulate::needs::NoNeeds;
use ronde_simulate::{ModelProblem, ModelProblemKind, ModelValue};
use ronde_words::{Lang, RandomWords, fill};

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

/// Why nobody can say what somebody needs.
pub fn no_needs(why: NoNeeds, lang: Lang) -> String {
    let w = RandomWords::of(lang);
    match why {
        NoNeeds::NotPaired => w.no_round_paired.to_owned(),
        NoNeeds::OpenBefore { round } => fill!(w.open_before, round = round),
    }
}

/// A text that is no amount of money.
pub fn not_money(error: &NotMoney, lang: Lang) -> String {
    fill!(RandomWords::of(lang).not_money, text = error.text)
}
