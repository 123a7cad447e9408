//! Flow charts of the books: boxes and arrows, from which a chart is drawn and which say where in
//! it a step stands. What is written in them has a name here and its words in the catalogues.

use crate::articles::short;
pub use crate::burstein_2026::Burstein2026ChartText;
pub use crate::dubov_1997::Dubov1997ChartText;
pub use crate::dubov_2026::Dubov2026ChartText;
pub use crate::dutch::DutchChartText;
pub use crate::dutch_1992::Dutch1992ChartText;
pub use crate::dutch_2010::Dutch2010ChartText;
pub use crate::lim_2026::Lim2026ChartText;
pub use crate::original::OriginalChartText;

/// A chart: nodes from the top, and the arrows between them.
#[derive(Debug)]
pub struct Chart {
    /// What it is called.
    pub title: ChartText,
    /// From the top.
    pub nodes: &'static [Node],
    /// In any order.
    pub arrows: &'static [Arrow],
}

/// A box of a chart.
#[derive(Debug)]
pub struct Node {
    /// The article of the book that it is about.
    pub id: &'static str,
    /// What it is.
    pub shape: Shape,
    /// Other articles whose steps stand here, with or without their book.
    pub articles: &'static [&'static str],
    /// What is done or asked.
    pub text: ChartText,
}

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

/// From one node to another.
#[derive(Debug)]
pub struct Arrow {
    /// The node that it leaves.
    pub from: &'static str,
    /// The node that it leads to.
    pub to: &'static str,
    /// When; nothing where one always goes on.
    pub when: Option<ChartText>,
}

/// What is written in a chart: a few answers that all charts know, and what only one book says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartText {
    /// It is so.
    Yes,
    /// It is not so.
    No,
    /// What was looked for is found.
    Found,
    /// There is nothing left to try.
    NoneLeft,
    /// On to the next group.
    NextGroup,
    /// The last group is paired.
    LastGroup,
    /// Of the original Swiss.
    Original(OriginalChartText),
    /// Of the 1990s.
    Dutch1992(Dutch1992ChartText),
    /// Of 2010.
    Dutch2010(Dutch2010ChartText),
    /// Of C.04.3, in both its editions.
    Dutch(DutchChartText),
    /// Of Dubov as approved in 1997.
    Dubov1997(Dubov1997ChartText),
    /// Of C.04.4.1.
    Dubov2026(Dubov2026ChartText),
    /// Of C.04.4.2.
    Burstein2026(Burstein2026ChartText),
    /// Of C.04.4.3.
    Lim2026(Lim2026ChartText),
}

impl Node {
    pub(crate) const fn door(
        id: &'static str,
        articles: &'static [&'static str],
        text: ChartText,
    ) -> Node {
        Node { id: short(id), shape: Shape::Door, articles, text }
    }

    pub(crate) const fn act(
        id: &'static str,
        articles: &'static [&'static str],
        text: ChartText,
    ) -> Node {
        Node { id: short(id), shape: Shape::Act, articles, text }
    }

    pub(crate) const fn question(
        id: &'static str,
        articles: &'static [&'static str],
        text: ChartText,
    ) -> Node {
        Node { id: short(id), shape: Shape::Question, articles, text }
    }

    /// How much of an article, given without its chapter, the node knows: `C10` of `C10.e`. Nothing
    /// where the article is none of its own.
    fn known_length(&self, article: &str) -> Option<usize> {
        let begins = |known: &&str| {
            let rest = article.strip_prefix(short(known))?;
            let is_whole = rest.chars().next().is_none_or(|next| !next.is_alphanumeric());
            is_whole.then_some(short(known).len())
        };
        self.articles.iter().chain([&self.id]).filter_map(begins).max()
    }
}

impl Arrow {
    pub(crate) const fn always(from: &'static str, to: &'static str) -> Arrow {
        Arrow { from: short(from), to: short(to), when: None }
    }

    pub(crate) const fn when(from: &'static str, to: &'static str, when: ChartText) -> Arrow {
        Arrow { from: short(from), to: short(to), when: Some(when) }
    }
}

impl Chart {
    /// The node at which a step of this article stands: the one whose article is the longest
    /// beginning of it, so that `C10.e` stands at C10.
    pub fn node(&self, article: &str) -> Option<&'static str> {
        let article = short(article);
        let of = |node: &'static Node| Some((node.known_length(article)?, node.id));
        let found = self.nodes.iter().filter_map(of).max_by_key(|(length, _)| *length);
        found.map(|(_, id)| id)
    }
}

#[cfg(test)]
mod tests {
    use ronde_model::System;

    use crate::book::Book;
    use crate::books;

    #[test]
    fn arrows_join_nodes_that_exist_and_every_node_is_reached() {
        for book in books::ALL {
            let (system, Some(chart)) = (book.system, book.chart) else { continue };
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
    fn every_book_that_is_offered_has_a_chart() {
        // Those of matches are not offered at the desk, and are told step by step alone.
        let offered = books::ALL.iter().filter(|book| !System::OF_MATCHES.contains(&book.system));
        let without = offered.filter(|book| book.chart.is_none());
        let chapters: Vec<&str> = without.map(|book| book.chapter).collect();
        assert!(chapters.iter().all(|chapter| *chapter == "toy"), "{chapters:?}");
    }

    #[test]
    fn a_step_stands_at_its_node() {
        let node = |system, article| Book::of(system).chart.and_then(|chart| chart.node(article));
        for (system, article, expected) in [
            (System::Dutch1992, "dutch-1992:C8", Some("C8")),
            (System::Dutch1992, "dutch-1992:A6", Some("C4")),
            (System::Dutch1992, "dutch-1992:C1", Some("C1")),
            (System::Dutch1992, "dutch-1992:C14", Some("C14")),
            (System::Dutch1992, "dutch-1992:Z9", None),
            (System::Dutch2010, "dutch-2010:C10.e", Some("C10")),
            (System::Dutch2010, "dutch-2010:D1", Some("C7")),
            (System::Dubov1997, "dubov-1997:6.3", Some("6.3")),
            (System::Dubov2026, "C.04.4.1:3.2.4.2", Some("3.2.4")),
            (System::Dubov2026, "C.04.4.1:C10", Some("3.2.2")),
            (System::Burstein2026, "C.04.4.2:C7", Some("3.2.2")),
            (System::Burstein2026, "C.04.4.2:4.1", Some("1.8")),
            (System::Dutch2026, "C.04.3:5.2.3", Some("5.2")),
            (System::Original, "original:O14", Some("O14")),
        ] {
            assert_eq!(expected, node(system, article), "{article}");
        }
    }
}
