//! What C.04.6 says, as data.

use super::{CHAPTER, colours};
use crate::book::{AbsoluteArticles, Articles, Book};
use crate::contest::Play;
use crate::upfloating::{self, ABSOLUTE, Chapter, OfMatches};

struct OfTeams;

impl OfMatches for OfTeams {
    const CHAPTER: &'static Chapter = &CHAPTER;
}

const ARTICLES: Articles = Articles {
    bye_value: "C.04.6:1.4",
    no_pairing: Some("C.04.6:3.3.3"),
    ..Articles::of_basic_rules("C.04.6:4.1")
};

pub(crate) static BOOK: Book = Book {
    play: Play::Teams,
    // Colours keep nobody apart (0).
    absolute: AbsoluteArticles { colours: "0", ..ABSOLUTE },
    colours: &colours::COLOURS,
    ..upfloating::book::<OfTeams>("C.04.6", "C.04.6:3.6", ARTICLES)
};
