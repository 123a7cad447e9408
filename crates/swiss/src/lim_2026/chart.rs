//! The chart of C.04.4.3.

use crate::chart::ChartText::{LastGroup, Lim2026, NextGroup};
use crate::chart::{Arrow, Chart, Node};

use Lim2026ChartText as Text;

/// What is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by the box, or the two boxes, where it stands")]
pub enum Lim2026ChartText {
    Title,
    At1_1,
    At2_2,
    At2_3,
    At2_6,
    At3_8,
    At2_4,
    At4_2,
    At5,
    From2_6To2_2,
    From2_6To3_8,
    From4_2To2_4,
}

/// Articles 1 to 7. Steps of the halves that are paired as proposed stand where they are laid out.
pub(super) static CHART: Chart = Chart {
    title: Lim2026(Text::Title),
    nodes: &[
        Node::door("1.1", &["7.1"], Lim2026(Text::At1_1)),
        Node::act("2.2", &[], Lim2026(Text::At2_2)),
        Node::question(
            "2.3",
            &["2.3.1", "2.3.2", "2.3.3", "2.3.4", "3.2.4", "3.9", "3.10", "4.4"],
            Lim2026(Text::At2_3),
        ),
        Node::question("2.6", &[], Lim2026(Text::At2_6)),
        Node::act("3.8", &[], Lim2026(Text::At3_8)),
        Node::act("2.4", &[], Lim2026(Text::At2_4)),
        Node::question("4.2", &[], Lim2026(Text::At4_2)),
        Node::door("5", &["5.2", "5.3", "5.4", "7.2"], Lim2026(Text::At5)),
    ],
    arrows: &[
        Arrow::always("1.1", "2.2"),
        Arrow::always("2.2", "2.3"),
        Arrow::always("2.3", "2.6"),
        Arrow::when("2.6", "2.2", Lim2026(Text::From2_6To2_2)),
        Arrow::when("2.6", "3.8", Lim2026(Text::From2_6To3_8)),
        Arrow::always("3.8", "2.4"),
        Arrow::always("2.4", "4.2"),
        Arrow::when("4.2", "2.4", Lim2026(Text::From4_2To2_4)),
        Arrow::when("4.2", "2.2", NextGroup),
        Arrow::when("4.2", "5", LastGroup),
    ],
};
