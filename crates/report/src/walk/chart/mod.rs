//! Flow charts of the books: one table of nodes and arrows for each, from which the chart is drawn and
//! which says where in it a step stands.
//!
//! The chart that came with the course of dutch-1992 is lost; this is C1 to C14 drawn anew from its text.

mod draw;
mod dubov;
mod dutch_1992;
mod dutch_2010;
mod modern;
mod original;

use ronde_swiss::System;
use ronde_words::{ChartWords, Lang};

use crate::articles::short;

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

/// One of the words of the charts.
pub type Word = fn(&ChartWords) -> &'static str;

/// A node.
#[derive(Debug)]
pub struct Node {
    /// The article of the book that it is about.
    pub id: &'static str,
    /// What it is.
    pub shape: Shape,
    /// Other articles whose steps stand here.
    pub articles: &'static [&'static str],
    /// What is done or asked.
    pub words: Word,
}

/// From one node to another.
#[derive(Debug)]
pub struct Arrow {
    /// The node that it leaves.
    pub from: &'static str,
    /// The node that it leads to.
    pub to: &'static str,
    /// When; nothing where one always goes on.
    pub when: Option<Word>,
}

/// A chart: nodes from the top, and the arrows between them.
#[derive(Debug)]
pub struct Chart {
    /// What it is called.
    pub title: Word,
    /// From the top.
    pub nodes: &'static [Node],
    /// In any order.
    pub arrows: &'static [Arrow],
}

/// The chart of each book that has one.
static CHARTS: [(System, &Chart); 7] = [
    (System::Original, &original::ORIGINAL),
    (System::Dutch1992, &dutch_1992::OF_1992),
    (System::Dutch2010, &dutch_2010::OF_2010),
    (System::Dutch2017, &modern::OF_2017),
    (System::Dutch2026, &modern::OF_2026),
    (System::Dubov1997, &dubov::OF_1997),
    (System::Dubov2026, &dubov::OF_2026),
];

/// The chart of a book, where it has one.
pub fn of(system: System) -> Option<&'static Chart> {
    CHARTS.iter().find(|(of, _)| *of == system).map(|(_, chart)| *chart)
}

impl Arrow {
    /// When, in a language; empty where one always goes on.
    pub fn when_in(&self, lang: Lang) -> &'static str {
        self.when.map_or("", |when| when(ChartWords::of(lang)))
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
    pub fn title_in(&self, lang: Lang) -> &'static str {
        (self.title)(ChartWords::of(lang))
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
            let chart = of(system).expect("every system that is offered has a chart");
            let known = |id: &str| chart.nodes.iter().any(|node| node.id == id);
            for arrow in chart.arrows {
                assert!(known(arrow.from) && known(arrow.to), "{system}: {arrow:?}");
            }
            for node in &chart.nodes[1..] {
                assert!(chart.arrows.iter().any(|it| it.to == node.id), "{system}: {}", node.id);
            }
        }
    }

    #[test]
    fn a_step_stands_at_its_node() {
        for (system, article, node) in [
            (System::Dutch1992, "dutch-1992:C8", "C8"),
            (System::Dutch1992, "dutch-1992:A6", "C4"),
            (System::Dutch1992, "dutch-1992:C1", "C1"),
            (System::Dutch1992, "dutch-1992:C14", "C14"),
            (System::Dutch2010, "dutch-2010:C10.e", "C10"),
            (System::Dutch2010, "dutch-2010:D1", "C7"),
            (System::Dubov1997, "dubov-1997:6.3", "6.3"),
            (System::Dubov2026, "C.04.4.1:3.2.4.2", "3.2.4"),
            (System::Dubov2026, "C.04.4.1:C10", "3.2.2"),
            (System::Dutch2026, "C.04.3:5.2.3", "5.2"),
            (System::Original, "original:O14", "O14"),
        ] {
            assert_eq!(Some(node), of(system).unwrap().node(article), "{article}");
        }
        assert_eq!(None, of(System::Dutch1992).unwrap().node("dutch-1992:Z9"));
    }
}
