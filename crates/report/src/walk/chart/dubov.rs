//! The charts of Dubov: as approved in 1997 (dubov-1997), and of C.04.4.1 from 2026.

use super::Shape::{Act, Door, Question};
use super::{Arrow, Chart, Node};

/// dubov-1997.
pub(super) static OF_1997: Chart = Chart {
    title: |w| w.dubov_1997_title,
    nodes: &[
        Node { id: "4", shape: Door, articles: &["9", "1", "2.2"], words: |w| w.dubov_1997_4 },
        Node { id: "5", shape: Question, articles: &[], words: |w| w.dubov_1997_5 },
        Node { id: "6.1", shape: Act, articles: &["6"], words: |w| w.dubov_1997_6_1 },
        Node { id: "8", shape: Act, articles: &["8.1", "8.2"], words: |w| w.dubov_1997_8 },
        Node { id: "7.1", shape: Question, articles: &["2.5"], words: |w| w.dubov_1997_7_1 },
        Node { id: "7.2", shape: Question, articles: &[], words: |w| w.dubov_1997_7_2 },
        Node { id: "7.3", shape: Question, articles: &["7.4", "2.6"], words: |w| w.dubov_1997_7_3 },
        Node { id: "6.2", shape: Act, articles: &["3"], words: |w| w.dubov_1997_6_2 },
        Node {
            id: "6.3",
            shape: Question,
            articles: &["2.1", "2.3", "2.4"],
            words: |w| w.dubov_1997_6_3,
        },
        Node { id: "6.4", shape: Question, articles: &["7"], words: |w| w.dubov_1997_6_4 },
        Node { id: "F", shape: Door, articles: &[], words: |w| w.dubov_1997_f },
    ],
    arrows: &[
        Arrow { from: "4", to: "5", when: None },
        Arrow { from: "5", to: "6.1", when: Some(|w| w.no) },
        Arrow { from: "5", to: "F", when: Some(|w| w.yes) },
        Arrow { from: "6.1", to: "8", when: None },
        Arrow { from: "8", to: "7.1", when: None },
        Arrow { from: "7.1", to: "7.2", when: None },
        Arrow { from: "7.2", to: "7.3", when: None },
        Arrow { from: "7.3", to: "6.2", when: None },
        Arrow { from: "6.2", to: "6.3", when: None },
        Arrow { from: "6.3", to: "6.4", when: None },
        Arrow { from: "6.4", to: "6.1", when: Some(|w| w.next_group) },
        Arrow { from: "6.4", to: "F", when: Some(|w| w.last_group) },
    ],
};

/// C.04.4.1.
pub(super) static OF_2026: Chart = Chart {
    title: |w| w.dubov_2026_title,
    nodes: &[
        Node { id: "3.1", shape: Door, articles: &["1.8", "C2"], words: |w| w.dubov_2026_3_1 },
        Node { id: "3.2.1", shape: Act, articles: &["3.2"], words: |w| w.dubov_2026_3_2_1 },
        Node {
            id: "3.2.2",
            shape: Act,
            articles: &["4.2", "C4", "C5", "C6", "C8", "C9", "C10"],
            words: |w| w.dubov_2026_3_2_2,
        },
        Node { id: "3.2.3", shape: Act, articles: &["C7"], words: |w| w.dubov_2026_3_2_3 },
        Node { id: "3.2.4", shape: Question, articles: &["4.3"], words: |w| w.dubov_2026_3_2_4 },
        Node { id: "1.7", shape: Act, articles: &["3.2.5"], words: |w| w.dubov_2026_1_7 },
        Node {
            id: "3.2.6",
            shape: Act,
            articles: &["4.4", "C1", "C3"],
            words: |w| w.dubov_2026_3_2_6,
        },
        Node { id: "5.2", shape: Door, articles: &[], words: |w| w.dubov_2026_5_2 },
    ],
    arrows: &[
        Arrow { from: "3.1", to: "3.2.1", when: None },
        Arrow { from: "3.2.1", to: "3.2.2", when: None },
        Arrow { from: "3.2.2", to: "3.2.3", when: None },
        Arrow { from: "3.2.3", to: "3.2.4", when: None },
        Arrow { from: "3.2.4", to: "1.7", when: None },
        Arrow { from: "1.7", to: "3.2.6", when: None },
        Arrow { from: "3.2.6", to: "3.2.1", when: Some(|w| w.next_group) },
        Arrow { from: "3.2.6", to: "5.2", when: Some(|w| w.last_group) },
    ],
};
