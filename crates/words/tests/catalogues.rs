//! What the build refuses in a catalogue, and the language that tests add.

#[path = "../build/catalogue.rs"]
#[expect(dead_code, reason = "what is read is written by the build script alone")]
mod catalogue;
#[path = "../build/check.rs"]
mod check;

use catalogue::{Catalogue, read};

/// A catalogue of two messages that is right.
const ENGLISH: &str = "## round

round-open = Open
round-results = { $done ->
    [one] { $done } result
   *[other] { $done } of { $all } results
}
";

#[test]
fn what_is_right_is_taken() {
    let french = "round-results = { $done } résultats sur { $all }\nround-open = Ouvrir\n";
    assert_eq!(Vec::<String>::new(), told(ENGLISH, french));
}

#[test]
fn what_does_not_fit_is_told_with_its_line() {
    let both = "round-open = Ouvrir\nround-results = { $done } sur { $all }\n";
    let with = |line: &str| format!("{both}{line}\n");
    for (french, expected) in [
        ("round-open = Ouvrir\n".to_owned(), "fr:1: round-results is missing (en:4)"),
        (with("round-more = Plus"), "fr:3: round-more is in no part of en"),
        (with("round-open = Ouvert"), "fr:3: round-open stands in line 1 already"),
        (both.replace("{ $all }", "tout"), "fr:2: round-results lacks the variable $all"),
        (
            both.replace("Ouvrir", "Ouvrir { $n }"),
            "fr:1: round-open has a variable $n that English has not",
        ),
        (both.replace("Ouvrir", "{ \"\" }"), "fr:1: round-open says nothing"),
        (both.replace("Ouvrir", "Ouvrir {"), "fr:2: not Fluent: Expected a token starting with"),
        (
            both.replace("Ouvrir", "{ $n ->\n    [one] une\n}"),
            "fr:3: not Fluent: The select expression must have a default variant",
        ),
        (both.replace("Ouvrir", "{ -brand }"), "fr:1: round-open: only variables"),
        (both.replace("Ouvrir", "Ouvrir\n    .title = x"), "fr:1: round-open: attributes"),
        (with("-brand = x"), "fr:3: -brand: terms are not used here"),
    ] {
        let told = told(ENGLISH, &french);
        let first = told.iter().any(|it| it.starts_with(expected));
        assert!(first, "{expected}\n{told:?}\n{french}");
    }
}

#[test]
fn a_key_begins_with_the_name_of_its_part() {
    let told = told("## round\n\nboard-open = Open\n", "board-open = Ouvrir\n");
    assert_eq!(["en:3: board-open does not begin with the name of its part"], *told);
}

fn told(english: &str, french: &str) -> Vec<String> {
    let both = [read("en", english), read("fr", french)];
    let (catalogues, faults): (Vec<Catalogue>, Vec<_>) = both.into_iter().unzip();
    let found = check::check(&catalogues);
    faults.into_iter().flatten().chain(found).map(|fault| fault.to_string()).collect()
}
