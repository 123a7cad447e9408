//! Names for what a pairing is judged by: criteria, rules of colours, articles of every book, in
//! the reader's language.

use ronde_model::{Colour, Score};
/// An article without its book, for a text that names the book above.
pub use ronde_swiss::articles::short;
pub use ronde_swiss::book::Absolute;
use ronde_swiss::colours::{Preference, Strength};
use ronde_swiss::dutch::{ColourRule, Criterion, Edition, Quality, Subject, Value};
use ronde_swiss::{Book, System};
use ronde_words::{CriterionWords, EffectWords, Lang, fill};

/// The article of an absolute rule in the book of a system.
pub fn absolute(system: System, which: Absolute) -> &'static str {
    Book::of(system).absolute(which)
}

/// `C12` in 2026, `C.10` in 2017.
pub fn criterion(criterion: Criterion) -> String {
    criterion.name()
}

/// What a criterion is about.
pub fn meaning(criterion: Criterion, lang: Lang) -> &'static str {
    meaning_and_effect(criterion, lang).0
}

/// What goes wrong where a criterion gets worse, as one says it to a player.
pub fn effect(criterion: Criterion, lang: Lang) -> &'static str {
    meaning_and_effect(criterion, lang).1
}

fn meaning_and_effect(criterion: Criterion, lang: Lang) -> (&'static str, &'static str) {
    let (w, e) = (CriterionWords::of(lang), EffectWords::of(lang));
    let by_edition = |of_2026, of_2017| match criterion.edition {
        Edition::E2026 => of_2026,
        Edition::E2017 => of_2017,
    };
    match criterion.subject {
        Subject::Completion => (w.completion, e.completion),
        Subject::ByeScore => (w.bye_score, e.bye_score),
        Subject::Downfloaters => (w.downfloaters, e.downfloaters),
        Subject::DownfloaterScores => (w.downfloater_scores, e.downfloater_scores),
        Subject::ScoreDifferences => (w.differences, e.differences),
        Subject::NextBracket => (w.next, e.next),
        Subject::ByeUnplayed => (w.bye_unplayed, e.bye_unplayed),
        Subject::ColourDifference => (w.colour_difference, e.colour_difference),
        Subject::ColourRepeated => (w.colour_repeated, e.colour_repeated),
        Subject::Preference => (w.preference, e.preference),
        Subject::StrongPreference => (w.strong_preference, e.strong_preference),
        Subject::DownLast => (by_edition(w.down_last, w.down_last_2017), e.down_last),
        Subject::UpLast => (by_edition(w.up_last, w.up_last_2017), e.up_last),
        Subject::DownBefore => (by_edition(w.down_before, w.down_before_2017), e.down_before),
        Subject::UpBefore => (by_edition(w.up_before, w.up_before_2017), e.up_before),
        Subject::DownLastDifferences => (w.down_last_differences, e.down_last_differences),
        Subject::UpLastDifferences => (w.up_last_differences, e.up_last_differences),
        Subject::DownBeforeDifferences => (w.down_before_differences, e.down_before_differences),
        Subject::UpBeforeDifferences => (w.up_before_differences, e.up_before_differences),
    }
}

/// Whether a criterion is about the next bracket.
pub fn looks_ahead(criterion: Criterion) -> bool {
    criterion.subject == Subject::NextBracket
}

/// Each criterion of a bracket with its value in words; `None` where nothing speaks against it.
pub fn values(quality: &Quality, lang: Lang) -> Vec<(Criterion, Option<String>)> {
    let w = CriterionWords::of(lang);
    let in_words = |value: &Value| match value {
        Value::Missed(is_so) => is_so.then(|| w.impossible.to_owned()),
        Value::Score(score) => score.map(|score| score.to_string()),
        Value::Count(count) => (*count > 0).then(|| count.to_string()),
        Value::Scores(list) => scores(list, w),
        Value::Next { unpaired, scores } => next(*unpaired, scores, w),
    };
    quality.values().map(|(criterion, value)| (criterion, in_words(value))).collect()
}

/// An unpaired moved-down player has no opponent to differ from; he counts as more than any.
const NO_OPPONENT: Score = Score::from_points(500_000);

fn scores(scores: &[Score], w: &CriterionWords) -> Option<String> {
    let word = |score: &Score| {
        if *score > NO_OPPONENT { w.no_opponent.to_owned() } else { score.to_string() }
    };
    let words: Vec<String> = scores.iter().map(word).collect();
    scores.iter().any(|score| *score != Score::ZERO).then(|| words.join(", "))
}

fn next(unpaired: usize, left: &[Score], w: &CriterionWords) -> Option<String> {
    let words = || {
        let there = fill!(w.unpaired_there, n = unpaired);
        scores(left, w).map_or(there.clone(), |scores| format!("{there} ({scores})"))
    };
    (unpaired > 0).then(words)
}

/// What a player was due: `White (absolute)`.
pub fn due(preference: Option<Preference>, lang: Lang) -> String {
    let w = CriterionWords::of(lang);
    let Some(preference) = preference else { return w.no_preference.to_owned() };
    format!("{} ({})", colour(preference.colour, lang), strength(preference.strength, lang))
}

/// How urgently a colour is due.
pub fn strength(strength: Strength, lang: Lang) -> &'static str {
    let w = CriterionWords::of(lang);
    match strength {
        Strength::Absolute => w.is_absolute,
        Strength::Strong => w.is_strong,
        Strength::Mild => w.is_mild,
    }
}

/// `White` or `Black`.
pub fn colour(colour: Colour, lang: Lang) -> &'static str {
    crate::paper::draw::colour(colour, lang)
}

/// The article that gave the colours, under its number in the edition, and what it says.
pub fn colour_rule(edition: Edition, rule: ColourRule, lang: Lang) -> (&'static str, &'static str) {
    let w = CriterionWords::of(lang);
    let (of_2026, of_2017, words) = match rule {
        ColourRule::BothPreferences => ("5.2.1", "E.1", w.both_preferences),
        ColourRule::StrongerPreference => ("5.2.2", "E.2", w.stronger_preference),
        ColourRule::LastDifferentRound => ("5.2.3", "E.3", w.last_different_round),
        ColourRule::HigherRanked => ("5.2.4", "E.4", w.higher_ranked),
        ColourRule::InitialColour => ("5.2.5", "E.5", w.initial_colour),
    };
    match edition {
        Edition::E2026 => (of_2026, words),
        Edition::E2017 => (of_2017, words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criteria_have_the_names_of_their_edition() {
        let of = |edition: Edition, number| {
            let which = edition.criterion(number).unwrap();
            (criterion(which), meaning(which, Lang::En), meaning(which, Lang::De))
        };
        for (edition, number, name, english, german) in [
            (Edition::E2026, 12, "C12", "colour preferences", "Farbansprüche"),
            (Edition::E2017, 10, "C.10", "colour preferences", "Farbansprüche"),
            (Edition::E2026, 6, "C6", "number of downfloaters", "Zahl der Abfloater"),
            (Edition::E2017, 5, "C.5", "number of downfloaters", "Zahl der Abfloater"),
            (Edition::E2017, 6, "C.6", "score differences", "Punktdifferenzen"),
            (Edition::E2017, 7, "C.7", "the next bracket", "die nächste Gruppe"),
            (Edition::E2017, 8, "C.8", "colour difference beyond two", "Farbdifferenz über zwei"),
        ] {
            assert_eq!((name.to_owned(), english, german), of(edition, number));
        }
    }
}
