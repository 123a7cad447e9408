//! What C.04.5 says, as data.

use super::{CHAPTER, colours};
use crate::book::{Articles, Book};
use crate::contest::Play;
use crate::upfloating::{self, Chapter, OfMatches};

struct OfDoubleSwiss;

impl OfMatches for OfDoubleSwiss {
    const CHAPTER: &'static Chapter = &CHAPTER;
}

const ARTICLES: Articles = Articles {
    bye_value: "C.04.5:1.4",
    no_pairing: Some("C.04.5:3.3.3"),
    ..Articles::of_basic_rules("C.04.5:4.1")
};

pub(crate) static BOOK: Book = Book {
    play: Play::TwoGames,
    colours: &colours::COLOURS,
    ..upfloating::book::<OfDoubleSwiss>("C.04.5", "C.04.5:3.6", ARTICLES)
};
