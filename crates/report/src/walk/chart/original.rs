//! The chart of the original Swiss, by the articles of its reading.

use super::Shape::{Act, Door, Question};
use super::{Arrow, Chart, Node};

/// Articles O1 to O21.
pub(super) static ORIGINAL: Chart = Chart {
    title: |w| w.original_title,
    nodes: &[
        Node { id: "O7", shape: Door, articles: &[], words: |w| w.original_o7 },
        Node { id: "O9", shape: Act, articles: &["O1", "O2", "O8"], words: |w| w.original_o9 },
        Node { id: "O10", shape: Question, articles: &["O6"], words: |w| w.original_o10 },
        Node { id: "O11", shape: Question, articles: &[], words: |w| w.original_o11 },
        Node { id: "O12", shape: Act, articles: &[], words: |w| w.original_o12 },
        Node {
            id: "O13",
            shape: Act,
            articles: &["O3", "O4", "O15", "O19"],
            words: |w| w.original_o13,
        },
        Node { id: "O14", shape: Question, articles: &["O5"], words: |w| w.original_o14 },
        Node { id: "O21", shape: Door, articles: &[], words: |w| w.original_o21 },
    ],
    arrows: &[
        Arrow { from: "O7", to: "O9", when: None },
        Arrow { from: "O9", to: "O10", when: None },
        Arrow { from: "O10", to: "O11", when: None },
        Arrow { from: "O11", to: "O9", when: Some(|w| w.original_o11_to_o9) },
        Arrow { from: "O11", to: "O12", when: Some(|w| w.original_o11_to_o12) },
        Arrow { from: "O12", to: "O13", when: None },
        Arrow { from: "O13", to: "O14", when: None },
        Arrow { from: "O14", to: "O13", when: Some(|w| w.original_o14_to_o13) },
        Arrow { from: "O14", to: "O9", when: Some(|w| w.original_o14_to_o9) },
        Arrow { from: "O14", to: "O21", when: Some(|w| w.original_o14_to_o21) },
    ],
};
