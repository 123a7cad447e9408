//! The charts of C.04.3: candidates judged by criteria, in the edition of 2026 and in that of 2017.

use super::Shape::{Act, Door, Question};
use super::{Arrow, Chart, Node};

/// C.04.3 of 2026.
pub(super) static OF_2026: Chart = Chart {
    title: |w| w.dutch_2026_title,
    nodes: &[
        Node { id: "1.3", shape: Door, articles: &["1.2"], words: |w| w.bracket },
        Node { id: "3.1", shape: Act, articles: &[], words: |w| w.parameters },
        Node { id: "3.2", shape: Act, articles: &[], words: |w| w.subgroups },
        Node { id: "3.3", shape: Act, articles: &[], words: |w| w.candidate },
        Node {
            id: "3.4",
            shape: Question,
            articles: &["3.5", "2", "C1", "C2", "C3", "C4"],
            words: |w| w.dutch_2026_3_4,
        },
        Node { id: "3.6", shape: Act, articles: &["4.2", "4.3"], words: |w| w.in_remainder },
        Node { id: "3.7", shape: Act, articles: &["4.4"], words: |w| w.in_heterogeneous },
        Node { id: "3.8", shape: Act, articles: &[], words: |w| w.dutch_2026_3_8 },
        Node { id: "1.4", shape: Question, articles: &["C6", "C7"], words: |w| w.dutch_2026_1_4 },
        Node { id: "5.2", shape: Door, articles: &["5", "1.5"], words: |w| w.dutch_2026_5_2 },
    ],
    arrows: &[
        Arrow { from: "1.3", to: "3.1", when: None },
        Arrow { from: "3.1", to: "3.2", when: None },
        Arrow { from: "3.2", to: "3.3", when: None },
        Arrow { from: "3.3", to: "3.4", when: None },
        Arrow { from: "3.4", to: "3.6", when: Some(|w| w.not_perfect) },
        Arrow { from: "3.4", to: "1.4", when: Some(|w| w.perfect) },
        Arrow { from: "3.6", to: "3.3", when: Some(|w| w.new_candidate) },
        Arrow { from: "3.6", to: "3.7", when: Some(|w| w.all_tried) },
        Arrow { from: "3.7", to: "3.3", when: Some(|w| w.new_candidate) },
        Arrow { from: "3.7", to: "3.8", when: Some(|w| w.all_tried) },
        Arrow { from: "3.8", to: "1.4", when: None },
        Arrow { from: "1.4", to: "1.3", when: Some(|w| w.next) },
        Arrow { from: "1.4", to: "5.2", when: Some(|w| w.last) },
    ],
};

/// C.04.3 of 2017.
pub(super) static OF_2017: Chart = Chart {
    title: |w| w.dutch_2017_title,
    nodes: &[
        Node { id: "A.3", shape: Door, articles: &["A.2"], words: |w| w.bracket },
        Node { id: "B.1", shape: Act, articles: &[], words: |w| w.parameters },
        Node { id: "B.2", shape: Act, articles: &[], words: |w| w.subgroups },
        Node { id: "B.3", shape: Act, articles: &[], words: |w| w.candidate },
        Node {
            id: "B.4",
            shape: Question,
            articles: &["B.5", "C.1", "C.2", "C.3", "C.4"],
            words: |w| w.dutch_2017_b_4,
        },
        Node { id: "B.6", shape: Act, articles: &["D.1", "D.2"], words: |w| w.in_remainder },
        Node { id: "B.7", shape: Act, articles: &["D.3"], words: |w| w.in_heterogeneous },
        Node { id: "B.8", shape: Act, articles: &[], words: |w| w.dutch_2017_b_8 },
        Node { id: "A.9", shape: Question, articles: &[], words: |w| w.dutch_2017_a_9 },
        Node { id: "A.4", shape: Question, articles: &["C.5", "C.6"], words: |w| w.dutch_2026_1_4 },
        Node {
            id: "E",
            shape: Door,
            articles: &["E.1", "E.2", "E.3", "E.4", "E.5", "A.5"],
            words: |w| w.dutch_2017_e,
        },
    ],
    arrows: &[
        Arrow { from: "A.3", to: "B.1", when: None },
        Arrow { from: "B.1", to: "B.2", when: None },
        Arrow { from: "B.2", to: "B.3", when: None },
        Arrow { from: "B.3", to: "B.4", when: None },
        Arrow { from: "B.4", to: "B.6", when: Some(|w| w.not_perfect) },
        Arrow { from: "B.4", to: "A.9", when: Some(|w| w.perfect) },
        Arrow { from: "B.6", to: "B.3", when: Some(|w| w.new_candidate) },
        Arrow { from: "B.6", to: "B.7", when: Some(|w| w.all_tried) },
        Arrow { from: "B.7", to: "B.3", when: Some(|w| w.new_candidate) },
        Arrow { from: "B.7", to: "B.8", when: Some(|w| w.all_tried) },
        Arrow { from: "B.8", to: "A.9", when: None },
        Arrow { from: "A.9", to: "A.4", when: Some(|w| w.yes) },
        Arrow { from: "A.9", to: "B.1", when: Some(|w| w.no) },
        Arrow { from: "A.4", to: "A.3", when: Some(|w| w.next) },
        Arrow { from: "A.4", to: "E", when: Some(|w| w.last) },
    ],
};
