//! The chart of C.04.4.3.

use super::articles::{
    AT_1_1, AT_2_2, AT_2_3, AT_2_3_1, AT_2_3_2, AT_2_3_3, AT_2_3_4, AT_2_4, AT_2_6, AT_3_2_4,
    AT_3_8, AT_3_9, AT_3_10, AT_4_2, AT_4_4, AT_5, AT_5_2, AT_5_3, AT_5_4, AT_7_1, AT_7_2,
};
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
        Node::door(AT_1_1, &[AT_7_1], Lim2026(Text::At1_1)),
        Node::act(AT_2_2, &[], Lim2026(Text::At2_2)),
        Node::question(
            AT_2_3,
            &[AT_2_3_1, AT_2_3_2, AT_2_3_3, AT_2_3_4, AT_3_2_4, AT_3_9, AT_3_10, AT_4_4],
            Lim2026(Text::At2_3),
        ),
        Node::question(AT_2_6, &[], Lim2026(Text::At2_6)),
        Node::act(AT_3_8, &[], Lim2026(Text::At3_8)),
        Node::act(AT_2_4, &[], Lim2026(Text::At2_4)),
        Node::question(AT_4_2, &[], Lim2026(Text::At4_2)),
        Node::door(AT_5, &[AT_5_2, AT_5_3, AT_5_4, AT_7_2], Lim2026(Text::At5)),
    ],
    arrows: &[
        Arrow::always(AT_1_1, AT_2_2),
        Arrow::always(AT_2_2, AT_2_3),
        Arrow::always(AT_2_3, AT_2_6),
        Arrow::when(AT_2_6, AT_2_2, Lim2026(Text::From2_6To2_2)),
        Arrow::when(AT_2_6, AT_3_8, Lim2026(Text::From2_6To3_8)),
        Arrow::always(AT_3_8, AT_2_4),
        Arrow::always(AT_2_4, AT_4_2),
        Arrow::when(AT_4_2, AT_2_4, Lim2026(Text::From4_2To2_4)),
        Arrow::when(AT_4_2, AT_2_2, NextGroup),
        Arrow::when(AT_4_2, AT_5, LastGroup),
    ],
};
