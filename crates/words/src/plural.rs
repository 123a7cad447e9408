//! Which form of a word goes with a number, by CLDR.

use fixed_decimal::Decimal;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralOperands, PluralRuleType, PluralRules};

use crate::{Lang, LangWords};

/// The rules of a language, for numbers of things or for places in an order.
fn rules(lang: Lang, ordinal: bool) -> Option<PluralRules> {
    let locale: Locale = LangWords::of(lang).locale.parse().ok()?;
    let kind = if ordinal { PluralRuleType::Ordinal } else { PluralRuleType::Cardinal };
    PluralRules::try_new(locale.into(), kind.into()).ok()
}

/// The name that CLDR gives to the category of a number in a language. What is no number belongs to
/// the rest, `other`.
pub(crate) fn category(number: &str, ordinal: bool, lang: Lang) -> &'static str {
    let operands = || Some(PluralOperands::from(&number.parse::<Decimal>().ok()?));
    let category = || Some(rules(lang, ordinal)?.category_for(operands()?));
    name(category().unwrap_or(PluralCategory::Other))
}

const fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

/// A number as the rules read it: `3½` is `3.5`. Anything else stays as it is shown.
pub(crate) fn decimal(shown: &str) -> String {
    match shown.strip_suffix('½') {
        Some("") => "0.5".to_owned(),
        Some(whole) => format!("{whole}.5"),
        None => shown.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_categories_of_cldr() {
        for (shown, ordinal, lang, expected) in [
            ("1", false, Lang::En, "one"),
            ("0", false, Lang::En, "other"),
            ("0", false, Lang::Fr, "one"),
            ("1½", false, Lang::Fr, "one"),
            ("1½", false, Lang::De, "other"),
            ("22", true, Lang::En, "two"),
            ("111", true, Lang::En, "other"),
            ("some", false, Lang::En, "other"),
        ] {
            assert_eq!(expected, category(&decimal(shown), ordinal, lang), "{shown} {lang:?}");
        }
    }
}
