//! Names for what a pairing is judged by: criteria, rules of colours, articles of every book, in the
//! reader's language.

use ronde_model::{Colour, Score};
use ronde_swiss::System;
use ronde_swiss::colours::{Preference, Strength};
use ronde_swiss::dutch::{ColourRule, Criterion, Edition, Quality};

use crate::lang::{Lang, fill};

/// A rule that no pairing may break, whatever the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absolute {
    /// Nobody meets the same opponent twice.
    Rematch,
    /// Who may have the bye.
    Bye,
    /// Two who must have the same colour do not meet.
    Colours,
    /// The rest can be paired.
    Completion,
    /// The bye goes to a low score.
    ByeScore,
}

/// Its article in the book of a system.
pub const fn absolute(system: System, which: Absolute) -> &'static str {
    let [rematch, bye, colours, completion, bye_score] = match system {
        System::Dutch(Edition::E2017) => ["C.1", "C.2", "C.3", "C.4", "C.5"],
        System::Dutch1992 => ["B1a", "B1b", "B2", "C13", "A5"],
        System::Dutch2010 => ["B1.a", "B1.b", "B2", "C13", "A5"],
        System::Dubov1997 => ["2.1", "2.2", "2.3, 2.4", "7", "4"],
        System::Original => ["O3", "O7", "O4", "O11", "O7"],
        _ => ["C1", "C2", "C3", "C4", "C5"],
    };
    match which {
        Absolute::Rematch => rematch,
        Absolute::Bye => bye,
        Absolute::Colours => colours,
        Absolute::Completion => completion,
        Absolute::ByeScore => bye_score,
    }
}

/// An article without its book, for a text that names the book above: `C8` for `seed-001:C8`.
pub fn short(article: &str) -> &str {
    article.rsplit_once(':').map_or(article, |(_, short)| short)
}

/// `C12` in 2026, `C.10` in 2017.
pub fn criterion(criterion: Criterion) -> String {
    match criterion.edition {
        Edition::E2026 => format!("C{}", criterion.number),
        Edition::E2017 => format!("C.{}", criterion.number),
    }
}

/// The number in C.04.3 of 2026 of what a criterion is about. Score differences, 2017:C.6, have none
/// there.
pub(crate) const fn number_of_2026(criterion: Criterion) -> Option<u8> {
    match (criterion.edition, criterion.number) {
        (Edition::E2026, number) => Some(number),
        (Edition::E2017, 4) => Some(4),
        (Edition::E2017, 6) => None,
        (Edition::E2017, number @ 5..=7) => Some(number + 1),
        (Edition::E2017, number) => Some(number + 2),
    }
}

/// What a criterion is about. The numbers of 2017 follow from those of 2026.
pub fn meaning(criterion: Criterion, lang: Lang) -> &'static str {
    let w = CriterionWords::of(lang);
    match (criterion.edition, criterion.number) {
        (Edition::E2017, 12) => return w.down_last_2017,
        (Edition::E2017, 13) => return w.up_last_2017,
        (Edition::E2017, 14) => return w.down_before_2017,
        (Edition::E2017, 15) => return w.up_before_2017,
        _ => {}
    }
    let Some(number) = number_of_2026(criterion) else { return w.differences };
    match number {
        4 => w.completion,
        5 => w.bye_score,
        6 => w.downfloaters,
        7 => w.downfloater_scores,
        8 => w.next,
        9 => w.bye_unplayed,
        10 => w.colour_difference,
        11 => w.colour_repeated,
        12 => w.preference,
        13 => w.strong_preference,
        14 => w.down_last,
        15 => w.up_last,
        16 => w.down_before,
        17 => w.up_before,
        18 => w.down_last_differences,
        19 => w.up_last_differences,
        20 => w.down_before_differences,
        21 => w.up_before_differences,
        _ => w.absolute,
    }
}

/// Whether a criterion is about the next bracket.
pub fn looks_ahead(criterion: Criterion) -> bool {
    match criterion.edition {
        Edition::E2026 => criterion.number == 8,
        Edition::E2017 => criterion.number == 7,
    }
}

/// Each criterion of a bracket with its value in words; `None` where nothing speaks against it.
pub fn values(quality: &Quality, lang: Lang) -> Vec<(Criterion, Option<String>)> {
    let w = CriterionWords::of(lang);
    let flag = |is_so: bool| is_so.then(|| w.impossible.to_owned());
    let scores = |list: &[Score]| scores(list, w);
    let next = |unpaired, left: &[Score]| next(unpaired, left, w);
    match quality {
        Quality::E2026(it) => numbered(
            Edition::E2026,
            [
                flag(it.c4_incomplete),
                it.c5_bye_score.map(|score| score.to_string()),
                number(it.c6_downfloaters),
                scores(&it.c7_downfloater_scores),
                next(it.c8_next_unpaired, &it.c8_next_scores),
                number(it.c9_bye_unplayed.into()),
                number(it.c10_colour_difference),
                number(it.c11_colour_repeated),
                number(it.c12_preference),
                number(it.c13_strong_preference),
                number(it.c14_down_last),
                number(it.c15_up_last),
                number(it.c16_down_before),
                number(it.c17_up_before),
                scores(&it.c18_down_last_differences),
                scores(&it.c19_up_last_differences),
                scores(&it.c20_down_before_differences),
                scores(&it.c21_up_before_differences),
            ],
        ),
        Quality::E2017(it) => numbered(
            Edition::E2017,
            [
                flag(it.c4_incomplete),
                number(it.c5_downfloaters),
                scores(&it.c6_differences),
                next(it.c7_next_unpaired, &it.c7_next_scores),
                number(it.c8_colour_difference),
                number(it.c9_colour_repeated),
                number(it.c10_preference),
                number(it.c11_strong_preference),
                number(it.c12_down_last),
                number(it.c13_up_last),
                number(it.c14_down_before),
                number(it.c15_up_before),
                scores(&it.c16_down_last_differences),
                scores(&it.c17_up_last_differences),
                scores(&it.c18_down_before_differences),
                scores(&it.c19_up_before_differences),
            ],
        ),
    }
}

/// The first criterion that is compared has number 4 in both editions.
fn numbered<const N: usize>(
    edition: Edition,
    values: [Option<String>; N],
) -> Vec<(Criterion, Option<String>)> {
    (4..).map(|number| Criterion { edition, number }).zip(values).collect()
}

fn number(count: usize) -> Option<String> {
    (count > 0).then(|| count.to_string())
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
        let there = fill(w.unpaired_there, &[("n", &unpaired)]);
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

crate::words! {
    /// What criteria and rules of colours are called.
    pub(crate) CriterionWords;
    completion: "the rest can be paired", "le reste peut être apparié", "der Rest kann ausgelost werden", "il resto può essere abbinato";
    bye_score: "score of the bye", "points de l'exempt", "Punkte des Spielfreien", "punti di chi ha il bye";
    downfloaters: "number of downfloaters", "nombre de flotteurs descendants", "Zahl der Abfloater", "numero di downfloater";
    downfloater_scores: "scores of downfloaters", "points des flotteurs descendants", "Punkte der Abfloater", "punti dei downfloater";
    next: "the next bracket", "le groupe suivant", "die nächste Gruppe", "il gruppo seguente";
    bye_unplayed: "unplayed games of the bye", "parties non jouées de l'exempt", "ungespielte Partien des Spielfreien", "partite non giocate di chi ha il bye";
    colour_difference: "colour difference beyond two", "différence de couleurs au-delà de deux", "Farbdifferenz über zwei", "differenza di colore oltre due";
    colour_repeated: "same colour three times running", "trois fois de suite la même couleur", "dreimal nacheinander die gleiche Farbe", "tre volte di seguito lo stesso colore";
    preference: "colour preferences", "préférences de couleur", "Farbansprüche", "preferenze di colore";
    strong_preference: "strong colour preferences", "préférences fortes de couleur", "starke Farbansprüche", "preferenze forti di colore";
    down_last: "residents who float down as in the last round", "joueurs du groupe qui descendent comme à la ronde précédente", "Spieler der Gruppe, die wie in der letzten Runde abfloaten", "residenti che scendono come nel turno precedente";
    up_last: "opponents who float up as in the last round", "adversaires qui montent comme à la ronde précédente", "Gegner, die wie in der letzten Runde auffloaten", "avversari che salgono come nel turno precedente";
    down_before: "residents who float down as two rounds ago", "joueurs du groupe qui descendent comme deux rondes avant", "Spieler der Gruppe, die wie vor zwei Runden abfloaten", "residenti che scendono come due turni prima";
    up_before: "opponents who float up as two rounds ago", "adversaires qui montent comme deux rondes avant", "Gegner, die wie vor zwei Runden auffloaten", "avversari che salgono come due turni prima";
    down_last_differences: "differences of those down as in the last round", "écarts de ceux qui descendent comme à la ronde précédente", "Differenzen derer, die wie in der letzten Runde abfloaten", "differenze di chi scende come nel turno precedente";
    up_last_differences: "differences of those up as in the last round", "écarts de ceux qui montent comme à la ronde précédente", "Differenzen derer, die wie in der letzten Runde auffloaten", "differenze di chi sale come nel turno precedente";
    down_before_differences: "differences of those down as two rounds ago", "écarts de ceux qui descendent comme deux rondes avant", "Differenzen derer, die wie vor zwei Runden abfloaten", "differenze di chi scende come due turni prima";
    up_before_differences: "differences of those up as two rounds ago", "écarts de ceux qui montent comme deux rondes avant", "Differenzen derer, die wie vor zwei Runden auffloaten", "differenze di chi sale come due turni prima";
    absolute: "absolute criterion", "critère absolu", "absolutes Kriterium", "criterio assoluto";
    differences: "score differences", "écarts de points", "Punktdifferenzen", "differenze di punti";
    down_last_2017: "downfloat as in the last round", "flotteur descendant comme à la ronde précédente", "Abfloat wie in der letzten Runde", "downfloat come nel turno precedente";
    up_last_2017: "upfloat as in the last round", "flotteur montant comme à la ronde précédente", "Auffloat wie in der letzten Runde", "upfloat come nel turno precedente";
    down_before_2017: "downfloat as two rounds ago", "flotteur descendant comme deux rondes avant", "Abfloat wie vor zwei Runden", "downfloat come due turni prima";
    up_before_2017: "upfloat as two rounds ago", "flotteur montant comme deux rondes avant", "Auffloat wie vor zwei Runden", "upfloat come due turni prima";
    impossible: "not possible", "impossible", "nicht möglich", "non possibile";
    no_opponent: "no opponent", "sans adversaire", "ohne Gegner", "senza avversario";
    unpaired_there: "{n} unpaired there", "{n} y restent sans adversaire", "{n} dort ohne Gegner", "{n} vi restano senza avversario";
    no_preference: "no preference", "sans préférence", "kein Anspruch", "nessuna preferenza";
    is_absolute: "absolute", "absolue", "absolut", "assoluta";
    is_strong: "strong", "forte", "stark", "forte";
    is_mild: "mild", "faible", "mild", "lieve";
    both_preferences: "both get what they are due", "chacun reçoit sa couleur préférentielle", "beide erhalten, was ihnen zusteht", "entrambi ricevono il colore spettante";
    stronger_preference: "the stronger preference", "la préférence la plus forte", "der stärkere Anspruch", "la preferenza più forte";
    last_different_round: "opposite to the last round in which their colours differed", "à l'inverse de la dernière ronde où leurs couleurs différaient", "umgekehrt zur letzten Runde mit verschiedenen Farben", "al contrario dell'ultimo turno con colori diversi";
    higher_ranked: "the preference of the higher-ranked", "la préférence du mieux classé", "der Anspruch des Höherrangierten", "la preferenza del meglio classificato";
    initial_colour: "by number and initial colour", "par le numéro et la couleur initiale", "nach Nummer und Anfangsfarbe", "per numero e colore iniziale";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criteria_have_the_names_of_their_edition() {
        let of = |edition, number| {
            let which = Criterion { edition, number };
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
