//! The chart of Dubov, C.04.4.1 from 2026.

use crate::chart::ChartText::{Dubov2026, LastGroup, NextGroup};
use crate::chart::{Arrow, Chart, Node};

use Dubov2026ChartText as Text;

/// What is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by the box, or the two boxes, where it stands")]
pub enum Dubov2026ChartText {
    Title,
    At3_1,
    At3_2_1,
    At3_2_2,
    At3_2_3,
    At3_2_4,
    At1_7,
    At3_2_6,
    At5_2,
}

/// C.04.4.1:3.
pub(super) static CHART: Chart = Chart {
    title: Dubov2026(Text::Title),
    nodes: &[
        Node::door("3.1", &["1.8", "C2"], Dubov2026(Text::At3_1)),
        Node::act("3.2.1", &["3.2"], Dubov2026(Text::At3_2_1)),
        Node::act("3.2.2", &["4.2", "C4", "C5", "C6", "C8", "C9", "C10"], Dubov2026(Text::At3_2_2)),
        Node::act("3.2.3", &["C7"], Dubov2026(Text::At3_2_3)),
        Node::question("3.2.4", &["4.3"], Dubov2026(Text::At3_2_4)),
        Node::act("1.7", &["3.2.5"], Dubov2026(Text::At1_7)),
        Node::act("3.2.6", &["4.4", "C1", "C3"], Dubov2026(Text::At3_2_6)),
        Node::door("5.2", &[], Dubov2026(Text::At5_2)),
    ],
    arrows: &[
        Arrow::always("3.1", "3.2.1"),
        Arrow::always("3.2.1", "3.2.2"),
        Arrow::always("3.2.2", "3.2.3"),
        Arrow::always("3.2.3", "3.2.4"),
        Arrow::always("3.2.4", "1.7"),
        Arrow::always("1.7", "3.2.6"),
        Arrow::when("3.2.6", "3.2.1", NextGroup),
        Arrow::when("3.2.6", "5.2", LastGroup),
    ],
};
