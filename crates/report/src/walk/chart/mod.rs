//! Flow charts of the books: one table of nodes and arrows for each, from which the chart is drawn and
//! which says where in it a step stands.
//!
//! The chart that came with the course of seed-001 is lost; this is C1 to C14 drawn anew from its text.

mod draw;
mod dubov;
mod dutch_1992;
mod dutch_2010;
mod modern;
mod original;

use ronde_swiss::System;
use ronde_swiss::dutch::Edition;

use crate::articles::short;
use crate::lang::Lang;

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Where one comes in or goes out.
    Door,
    /// Something is done.
    Act,
    /// Something is asked.
    Question,
}

/// A node.
#[derive(Debug)]
pub struct Node {
    /// The article of the book that it is about.
    pub id: &'static str,
    /// What it is.
    pub shape: Shape,
    /// Other articles whose steps stand here.
    pub articles: &'static [&'static str],
    /// What is done or asked, in the order of [`Lang::ALL`].
    pub words: [&'static str; 4],
}

/// From one node to another.
#[derive(Debug)]
pub struct Arrow {
    /// The node that it leaves.
    pub from: &'static str,
    /// The node that it leads to.
    pub to: &'static str,
    /// When, in the order of [`Lang::ALL`]; empty where one always goes on.
    pub when: [&'static str; 4],
}

/// A chart: nodes from the top, and the arrows between them.
#[derive(Debug)]
pub struct Chart {
    /// What it is called.
    pub title: [&'static str; 4],
    /// From the top.
    pub nodes: &'static [Node],
    /// In any order.
    pub arrows: &'static [Arrow],
}

/// The chart of a book.
pub const fn of(system: System) -> &'static Chart {
    match system {
        System::Original => &original::ORIGINAL,
        System::Dutch1992 => &dutch_1992::OF_1992,
        System::Dutch2010 => &dutch_2010::OF_2010,
        System::Dutch(Edition::E2017) => &modern::OF_2017,
        System::Dubov1997 => &dubov::OF_1997,
        System::Dubov2026 => &dubov::OF_2026,
        _ => &modern::OF_2026,
    }
}

/// The word of a language.
pub(super) const fn word(words: &[&'static str; 4], lang: Lang) -> &'static str {
    match lang {
        Lang::En => words[0],
        Lang::Fr => words[1],
        Lang::De => words[2],
        Lang::It => words[3],
    }
}

impl Chart {
    /// The node at which a step of this article stands: the one whose article is the longest beginning
    /// of it, so that `C10.e` stands at C10.
    pub fn node(&self, article: &str) -> Option<&'static str> {
        let article = short(article);
        let begins = |known: &str| {
            let rest = article.strip_prefix(known)?;
            let whole = rest.chars().next().is_none_or(|next| !next.is_alphanumeric());
            whole.then_some(known.len())
        };
        let of = |node: &'static Node| {
            let all = node.articles.iter().chain([&node.id]);
            Some((all.filter_map(|known| begins(known)).max()?, node.id))
        };
        let found = self.nodes.iter().filter_map(of).max_by_key(|(length, _)| *length);
        found.map(|(_, id)| id)
    }

    /// What it is called, in a language.
    pub const fn title_in(&self, lang: Lang) -> &'static str {
        word(&self.title, lang)
    }

    /// The chart as a picture. `lit` is the node where one stands, `before` the one where one stood.
    pub fn svg(&self, lang: Lang, lit: Option<&str>, before: Option<&str>) -> String {
        draw::svg(self, lang, lit, before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_join_nodes_that_exist_and_every_node_is_reached() {
        for system in System::ALL {
            let chart = of(system);
            let known = |id: &str| chart.nodes.iter().any(|node| node.id == id);
            for arrow in chart.arrows {
                assert!(known(arrow.from) && known(arrow.to), "{system}: {arrow:?}");
            }
            for node in &chart.nodes[1..] {
                assert!(chart.arrows.iter().any(|it| it.to == node.id), "{system}: {}", node.id);
            }
            let texts = chart.nodes.iter().map(|node| &node.words).chain([&chart.title]);
            assert!(texts.flatten().all(|text| !text.trim().is_empty()), "{system}");
            for arrow in chart.arrows {
                let said = arrow.when.iter().filter(|text| !text.is_empty()).count();
                assert!(matches!(said, 0 | 4), "{system}: {arrow:?}");
            }
        }
    }

    #[test]
    fn a_step_stands_at_its_node() {
        for (system, article, node) in [
            (System::Dutch1992, "seed-001:C8", "C8"),
            (System::Dutch1992, "seed-001:A6", "C4"),
            (System::Dutch1992, "seed-001:C1", "C1"),
            (System::Dutch1992, "seed-001:C14", "C14"),
            (System::Dutch2010, "seed-004:C10.e", "C10"),
            (System::Dutch2010, "seed-004:D1", "C7"),
            (System::Dubov1997, "seed-003:6.3", "6.3"),
            (System::Dubov2026, "C.04.4.1:3.2.4.2", "3.2.4"),
            (System::Dubov2026, "C.04.4.1:C10", "3.2.2"),
            (System::Dutch(Edition::E2026), "C.04.3:5.2.3", "5.2"),
            (System::Original, "original:O14", "O14"),
        ] {
            assert_eq!(Some(node), of(system).node(article), "{article}");
        }
        assert_eq!(None, of(System::Dutch1992).node("seed-001:Z9"));
    }
}
