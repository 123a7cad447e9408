//! The chart of the original Swiss, by the articles of its reading.

use super::articles::{O1, O2, O3, O4, O5, O6, O7, O8, O9, O10, O11, O12, O13, O14, O15, O19, O21};
use crate::chart::ChartText::Original;
use crate::chart::{Arrow, Chart, Node};

use OriginalChartText as Text;

/// What is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by the box, or the two boxes, where it stands")]
pub enum OriginalChartText {
    Title,
    O7,
    O9,
    O10,
    O11,
    O12,
    O13,
    O14,
    O21,
    O11ToO9,
    O11ToO12,
    O14ToO13,
    O14ToO9,
    O14ToO21,
}

/// Articles O1 to O21.
pub(super) static CHART: Chart = Chart {
    title: Original(Text::Title),
    nodes: &[
        Node::door(O7, &[], Original(Text::O7)),
        Node::act(O9, &[O1, O2, O8], Original(Text::O9)),
        Node::question(O10, &[O6], Original(Text::O10)),
        Node::question(O11, &[], Original(Text::O11)),
        Node::act(O12, &[], Original(Text::O12)),
        Node::act(O13, &[O3, O4, O15, O19], Original(Text::O13)),
        Node::question(O14, &[O5], Original(Text::O14)),
        Node::door(O21, &[], Original(Text::O21)),
    ],
    arrows: &[
        Arrow::always(O7, O9),
        Arrow::always(O9, O10),
        Arrow::always(O10, O11),
        Arrow::when(O11, O9, Original(Text::O11ToO9)),
        Arrow::when(O11, O12, Original(Text::O11ToO12)),
        Arrow::always(O12, O13),
        Arrow::always(O13, O14),
        Arrow::when(O14, O13, Original(Text::O14ToO13)),
        Arrow::when(O14, O9, Original(Text::O14ToO9)),
        Arrow::when(O14, O21, Original(Text::O14ToO21)),
    ],
};
