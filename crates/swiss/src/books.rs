//! Every book there is: the row that a new system adds.

use crate::book::Book;
use crate::{
    burstein_2026, double_swiss_2026, dubov_1997, dubov_2026, dutch, dutch_1992, dutch_2010,
    lim_2026, original, team_2026,
};

/// Every book.
pub static ALL: &[&Book] = &[
    &original::BOOK,
    &dutch_1992::BOOK,
    &dutch_2010::BOOK,
    &dutch::BOOK_OF_2017,
    &dutch::BOOK_OF_2026,
    &dubov_1997::BOOK,
    &dubov_2026::BOOK,
    &burstein_2026::BOOK,
    &lim_2026::BOOK,
    &double_swiss_2026::BOOK,
    &team_2026::BOOK,
    #[cfg(feature = "toy")]
    &crate::toy::BOOK,
];

/// The book that an article is cited from: that of Dubov 2026 for `C.04.4.1:C5`. Editions of one
/// chapter share their citations; the newest is given.
pub fn of_article(article: &str) -> Option<&'static Book> {
    let (chapter, _) = article.split_once([':', ','])?;
    let cites = |book: &&&Book| book.chapter == chapter || book.former_chapters.contains(&chapter);
    ALL.iter().rev().find(cites).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::System;

    #[test]
    fn articles_are_found_by_the_names_of_today_and_of_before() {
        for (article, system) in [
            ("dutch-1992:C8", System::Dutch1992),
            ("seed-001:C8", System::Dutch1992),
            ("seed-001, BAF 78", System::Dutch1992),
            ("seed-004:C10.e", System::Dutch2010),
            ("seed-003:6.3", System::Dubov1997),
            ("seed-000:6.3", System::Dubov1997),
            ("original:O14", System::Original),
            ("C.04.4.1:C5", System::Dubov2026),
            ("C.04.4.2:C5", System::Burstein2026),
            ("C.04.4.3:2.6", System::Lim2026),
            ("C.04.3:D", System::Dutch2026),
        ] {
            assert_eq!(Some(system), of_article(article).map(|book| book.system), "{article}");
        }
        assert!(of_article("C.04.2:3.1").is_none());
    }
}
