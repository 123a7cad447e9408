//! What the rules of colours say, by the articles that procedures name.

use ronde_swiss::articles::ColourGround;
use ronde_words::{ColourWords, CriterionWords, Lang};

/// What the article says that gave a pair its colours; nothing where it is not known.
pub fn rule(article: &str, lang: Lang) -> Option<&'static str> {
    ColourGround::cited(article).map(|ground| of_ground(ground, lang))
}

fn of_ground(ground: ColourGround, lang: Lang) -> &'static str {
    let (known, w) = (CriterionWords::of(lang), ColourWords::of(lang));
    match ground {
        ColourGround::BothPreferences => known.both_preferences,
        ColourGround::StrongerPreference => known.stronger_preference,
        ColourGround::LastDifferentRound => known.last_different_round,
        ColourGround::HigherRanked => known.higher_ranked,
        ColourGround::InitialColour => known.initial_colour,
        ColourGround::OnlyPreference => w.only_preference,
        ColourGround::FewerWhites => w.fewer_whites,
        ColourGround::LowerDifference => w.lower_difference,
        ColourGround::FirstTeamsPreference => w.first_teams_preference,
        ColourGround::AlternatesFirst => w.alternates_first,
        ColourGround::AlternatesOther => w.alternates_other,
        ColourGround::ByGroup => w.by_group,
        ColourGround::Must => w.must,
        ColourGround::Balance => w.balance,
        ColourGround::Average => w.average,
        ColourGround::Rating => w.rating,
        ColourGround::Alphabet => w.alphabet,
    }
}
