//! What the rules of colours say, by the articles that procedures name.

use crate::articles::CriterionWords;
use crate::lang::Lang;

crate::words! {
    /// Rules of colours that only the older books have.
    pub(crate) ColourWords;
    must: "one of them must have this colour", "cette couleur est obligatoire pour l'un des deux", "einer von beiden muss diese Farbe haben", "uno dei due deve avere questo colore";
    balance: "White to the one who had it less often", "les Blancs à celui qui les a eus moins souvent", "Weiss für den, der es seltener hatte", "il Bianco a chi l'ha avuto meno spesso";
    average: "White to the higher average of opponents", "les Blancs à la moyenne d'adversaires la plus haute", "Weiss für den höheren Gegnerschnitt", "il Bianco alla media di avversari più alta";
    rating: "White to the lower rating", "les Blancs à l'Elo le plus bas", "Weiss für die tiefere Elo", "il Bianco all'Elo più basso";
    alphabet: "White to the first in the alphabet", "les Blancs au premier dans l'alphabet", "Weiss für den Ersten im Alphabet", "il Bianco al primo in ordine alfabetico";
    by_group: "the preference of the stronger in the upper groups, of the weaker in the lower", "la préférence du plus fort dans les niveaux du haut, du plus faible dans ceux du bas", "in den oberen Gruppen der Anspruch des Stärkeren, in den unteren der des Schwächeren", "la preferenza del più forte nei gruppi alti, del più debole in quelli bassi";
}

/// What the article says that gave a pair its colours; nothing where it is not known.
pub fn rule(article: &str, lang: Lang) -> Option<&'static str> {
    let (known, w) = (CriterionWords::of(lang), ColourWords::of(lang));
    Some(match article {
        "seed-001:E1" | "seed-004:E1" | "C.04.4.1:5.2.2" | "seed-003:3, due colours" => {
            known.both_preferences
        }
        "seed-001:E2" | "seed-004:E2" | "C.04.4.1:5.2.3" => known.stronger_preference,
        "seed-001:E3" | "seed-004:E3" | "C.04.4.1:5.2.4" | "seed-003:3, colour history" => {
            known.last_different_round
        }
        "seed-001:E4" | "seed-004:E4" | "C.04.4.1:5.2.5" => known.higher_ranked,
        "seed-001:E" | "seed-004:E5" | "C.04.4.1:5.2.1" | "original:O19" | "seed-003:5" => {
            known.initial_colour
        }
        "original:O15" => w.by_group,
        "seed-003:2.3, 2.4" => w.must,
        "seed-003:3, numbers of games" => w.balance,
        "seed-003:3, higher ARO" => w.average,
        "seed-003:3, lower R" => w.rating,
        "seed-003:3, alphabet" => w.alphabet,
        _ => return None,
    })
}
