//! What the scripts say. It reaches a page as one JSON object in the element `words`.
//!
//! `{n}` and its like are gaps. Where a number chooses the form, the text is an object: the name of
//! the gap under `by`, and a text under each number or category of CLDR. A key that is missing
//! shows as `⟨key⟩`.

use ronde_words::{ByKey, Lang, LangWords, script_words};
use serde_json::{Map, Value};

/// All of them in one language, as JSON that can stand in a page: no text ends the script.
pub(crate) fn json(lang: Lang) -> String {
    in_page(&texts(lang, script_words(lang)))
}

/// The texts of a part, and how the language writes numbers and times, for scripts.
pub(crate) fn texts(lang: Lang, words: ByKey) -> Map<String, Value> {
    let text = |forms: (Option<&str>, Vec<(&str, String)>)| -> Value {
        let (by, mut forms) = forms;
        let Some(by) = by else { return forms.pop().map(|it| it.1).into() };
        let forms = forms.into_iter().map(|(key, text)| (key.to_owned(), text.into()));
        forms.chain([("by".to_owned(), by.into())]).collect::<Map<_, _>>().into()
    };
    let texts = words.iter().map(|(key, pattern)| ((*key).to_owned(), text(pattern.forms())));
    texts.chain([("locale".to_owned(), LangWords::of(lang).locale.into())]).collect()
}

/// Anything as JSON that can stand in a page: no text ends its element, or an attribute.
pub(crate) fn in_page(value: &impl serde::Serialize) -> String {
    const SIGNS: [(char, &str); 4] =
        [('<', "\\u003c"), ('>', "\\u003e"), ('&', "\\u0026"), ('\'', "\\u0027")];
    let text = serde_json::to_string(value).unwrap_or_default();
    SIGNS.iter().fold(text, |text, (sign, code)| text.replace(*sign, code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals_reach_the_scripts() {
        let words = texts(Lang::Fr, script_words(Lang::Fr));
        assert_eq!("Enregistré.", words["saved"]);
        let newer = serde_json::json!({
            "by": "n", "one": "{n} plus récent", "other": "{n} plus récents"
        });
        assert_eq!(newer, words["newer"]);
    }

    #[test]
    fn no_word_ends_the_script() {
        for lang in Lang::ALL {
            assert!(!json(lang).contains('<'));
        }
    }
}
