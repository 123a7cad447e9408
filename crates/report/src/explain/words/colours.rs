//! What the rules of colours say, by the articles that procedures name.

use ronde_words::{ColourWords, CriterionWords, Lang};

/// What the article says that gave a pair its colours; nothing where it is not known.
pub fn rule(article: &str, lang: Lang) -> Option<&'static str> {
    let (known, w) = (CriterionWords::of(lang), ColourWords::of(lang));
    Some(match article {
        "dutch-1992:E1"
        | "dutch-2010:E1"
        | "C.04.4.1:5.2.2"
        | "C.04.4.2:5.2.2"
        | "C.04.4.3:5.2"
        | "C.04.6:4.3.3"
        | "dubov-1997:3, due colours" => known.both_preferences,
        "dutch-1992:E2" | "dutch-2010:E2" | "C.04.4.1:5.2.3" | "C.04.4.2:5.2.3"
        | "C.04.6:4.3.4" => known.stronger_preference,
        "dutch-1992:E3"
        | "dutch-2010:E3"
        | "C.04.4.1:5.2.4"
        | "C.04.4.2:5.2.4"
        | "C.04.4.3:5.4, histories"
        | "C.04.5:4.3.3"
        | "C.04.6:4.3.6"
        | "dubov-1997:3, colour history" => known.last_different_round,
        "dutch-1992:E4" | "dutch-2010:E4" | "C.04.4.1:5.2.5" | "C.04.4.2:5.2.5" => {
            known.higher_ranked
        }
        "dutch-1992:E" | "dutch-2010:E5" | "C.04.4.1:5.2.1" | "C.04.4.2:5.2.1" | "C.04.4.3:7.2"
        | "C.04.5:4.3.1" | "C.04.6:4.3.1" | "original:O19" | "dubov-1997:5" => known.initial_colour,
        "C.04.6:4.3.2" => w.only_preference,
        "C.04.5:4.3.2" => w.fewer_whites,
        "C.04.6:4.3.5" => w.lower_difference,
        "C.04.6:4.3.7" => w.first_teams_preference,
        "C.04.5:4.3.4" | "C.04.6:4.3.8" => w.alternates_first,
        "C.04.5:4.3.5" | "C.04.6:4.3.9" => w.alternates_other,
        "original:O15" | "C.04.4.3:5.4, rank" => w.by_group,
        "dubov-1997:2.3, 2.4" | "C.04.4.3:5.3" => w.must,
        "dubov-1997:3, numbers of games" => w.balance,
        "dubov-1997:3, higher ARO" => w.average,
        "dubov-1997:3, lower R" => w.rating,
        "dubov-1997:3, alphabet" => w.alphabet,
        _ => return None,
    })
}
