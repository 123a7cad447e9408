//! Languages are data: what a catalogue says is what readers get.

use ronde_words::{Lang, LangWords, NeedWords, PlanWords, fill, script_words};

#[test]
fn codes_lead_to_languages_and_back() {
    for lang in Lang::ALL {
        assert_eq!(Some(lang), Lang::of_code(lang.code()));
        assert!(!lang.own_name().is_empty());
    }
    assert_eq!(["en", "fr", "de", "it"], Lang::ALL.map(Lang::code));
    assert_eq!(None, Lang::of_code("xx"));
}

#[test]
fn the_form_of_a_word_goes_with_its_number() {
    for (n, lang, expected) in [
        (1, Lang::En, "1 round"),
        (0, Lang::En, "0 rounds"),
        (0, Lang::Fr, "0 ronde"),
        (2, Lang::Fr, "2 rondes"),
        (1, Lang::De, "1 Runde"),
        (5, Lang::It, "5 turni"),
    ] {
        assert_eq!(expected, fill!(PlanWords::of(lang).rounds, n = n));
    }
}

/// A player may be called `{b}`.
#[test]
fn a_value_is_never_taken_for_a_variable() {
    assert_eq!("{b} to 3rd", fill!(NeedWords::of(Lang::En).range, a = "{b}", b = "3rd"));
}

#[test]
fn scripts_get_texts_with_braces_and_forms_by_category() {
    let words = script_words(Lang::En);
    let text = words.get("done_what").unwrap().forms();
    assert_eq!((None, vec![("other", "{what}: done and saved.".to_owned())]), text);
    let (by, forms) = words.get("newer").unwrap().forms();
    let expected = [("one", "{n} newer".to_owned()), ("other", "{n} newer".to_owned())];
    assert_eq!((Some("n"), &expected[..]), (by, &forms[..]));
    assert!(words.get("no_such_key").is_none());
}

/// One language more, made by the build script in one place, is spoken everywhere.
#[cfg(debug_assertions)]
#[test]
fn the_toy_language_is_a_language() {
    let toy = Lang::of_code("qps").unwrap();
    assert!(!Lang::ALL.contains(&toy), "nobody is offered it");
    assert_eq!("en-GB", LangWords::of(toy).locale);
    assert_eq!("[Prîzés]", PlanWords::of(toy).prizes);
    assert_eq!("[1 röûnd]", fill!(PlanWords::of(toy).rounds, n = 1));
    assert_eq!("[3 röûnds]", fill!(PlanWords::of(toy).rounds, n = 3));
}
