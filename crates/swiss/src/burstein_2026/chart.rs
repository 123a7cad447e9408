//! The chart of Burstein, C.04.4.2 from 2026.

use crate::chart::ChartText::{Burstein2026, LastGroup, NextGroup, No, Yes};
use crate::chart::{Arrow, Chart, Node};

use Burstein2026ChartText as Text;

/// What is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by the box where it stands")]
pub enum Burstein2026ChartText {
    Title,
    At1_6,
    AtDutch,
    At3_1,
    At3_2,
    At1_8,
    At3_2_2,
    At5_2,
}

/// C.04.4.2:3.
pub(super) static CHART: Chart = Chart {
    title: Burstein2026(Text::Title),
    nodes: &[
        Node::question("1.6", &[], Burstein2026(Text::At1_6)),
        Node::door("C.04.3", &[], Burstein2026(Text::AtDutch)),
        Node::act("3.1", &["C2"], Burstein2026(Text::At3_1)),
        Node::act("3.2", &["1.2.2"], Burstein2026(Text::At3_2)),
        Node::act("1.8", &["1.7", "4.1"], Burstein2026(Text::At1_8)),
        Node::act(
            "3.2.2",
            &["3.2.1", "4.2", "4.3", "C1", "C3", "C4", "C5", "C6", "C7", "C8"],
            Burstein2026(Text::At3_2_2),
        ),
        Node::door("5.2", &[], Burstein2026(Text::At5_2)),
    ],
    arrows: &[
        Arrow::when("1.6", "C.04.3", Yes),
        Arrow::when("1.6", "3.1", No),
        Arrow::always("3.1", "3.2"),
        Arrow::always("3.2", "1.8"),
        Arrow::always("1.8", "3.2.2"),
        Arrow::when("3.2.2", "3.2", NextGroup),
        Arrow::when("3.2.2", "5.2", LastGroup),
    ],
};
