//! The standings of some of them: women, youths, a club.

use ronde_standings::{Category, Standings};
use ronde_words::PaperWords;

use super::standings::{explained, title, trimmed};
use super::{Block, Paper, Sheet, Source, Table};
use crate::names;
use crate::standings::category_in;
use crate::view::View;

/// The standings of each category, one below the other.
pub fn paper(source: &Source, standings: &Standings, categories: &[Category]) -> Paper {
    let words = PaperWords::of(source.lang);
    let list = sheet(source, standings, categories);
    Paper::new(source, "categories", words.of_category.to_owned()).with(list)
}

/// The same as a part of another paper.
pub fn sheet(source: &Source, standings: &Standings, categories: &[Category]) -> Sheet {
    let words = PaperWords::of(source.lang);
    let mut blocks = Vec::new();
    for category in categories {
        let name = names::category(category, source.lang);
        blocks.push(Block::Heading(capital(&name)));
        let view = category_in(source.snapshot, standings, category, source.lang);
        if view.rows.is_empty() {
            blocks.push(Block::Words(words.nobody.to_owned()));
            continue;
        }
        let view = View { title: String::new(), ..trimmed(&view, source) };
        blocks.push(Block::Table(Table { view, abreast: 1, kept: 0 }));
    }
    blocks.extend(explained(source, standings).into_iter().map(Block::Words));
    let title = title(source, standings);
    Sheet { key: "categories".to_owned(), title, page: source.page, blocks }
}

/// With a capital: it stands alone.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
