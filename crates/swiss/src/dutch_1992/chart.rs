//! The chart of the Swiss on ratings as it stood in the 1990s. The one that came with the course of
//! dutch-1992 is lost; this is C1 to C14 drawn anew from its text.

use super::articles::{
    A2, A3, A4, A5, A6, A8, B1, B1A, B2, B3, B4, B5, B6, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10,
    C11, C12, C13, C14, D1, D2, E, E1, E2, E3, E4, F1,
};
use crate::chart::ChartText::{Dutch1992, Found, No, NoneLeft, Original, Yes};
use crate::chart::{Arrow, Chart, Node, OriginalChartText};

use Dutch1992ChartText as Text;

/// What is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by the box, or the two boxes, where it stands")]
pub enum Dutch1992ChartText {
    Title,
    A3,
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    C8,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    A5,
    C1ToC12,
    C1ToC13,
    C6ToC2,
    C6ToA3,
    C8ToC5,
    C8ToC9,
    C9ToC4,
    C9ToC10,
    C10ToC7,
    C12ToA3,
    C13ToC14,
    C14ToC4,
    C14ToA3,
}

/// C1 to C14.
pub(super) static CHART: Chart = Chart {
    title: Dutch1992(Text::Title),
    nodes: &[
        Node::door(A3, &[A4], Dutch1992(Text::A3)),
        Node::question(C1, &[B1, B1A, B2], Dutch1992(Text::C1)),
        Node::act(C2, &[A8], Dutch1992(Text::C2)),
        Node::act(C3, &[], Dutch1992(Text::C3)),
        Node::act(C4, &[A6], Dutch1992(Text::C4)),
        Node::act(C5, &[A2], Dutch1992(Text::C5)),
        Node::question(C6, &[B3, E, E1, E2, E3, E4], Dutch1992(Text::C6)),
        Node::act(C7, &[D1], Dutch1992(Text::C7)),
        Node::act(C8, &[D2], Dutch1992(Text::C8)),
        Node::act(C9, &[], Dutch1992(Text::C9)),
        Node::act(C10, &[B5, B6], Dutch1992(Text::C10)),
        Node::question(C11, &[B4], Dutch1992(Text::C11)),
        Node::question(C12, &[], Dutch1992(Text::C12)),
        Node::question(C13, &[], Dutch1992(Text::C13)),
        Node::act(C14, &[], Dutch1992(Text::C14)),
        Node::door(A5, &[F1], Dutch1992(Text::A5)),
    ],
    arrows: &[
        Arrow::always(A3, C1),
        Arrow::when(C1, C2, No),
        Arrow::when(C1, C12, Dutch1992(Text::C1ToC12)),
        Arrow::when(C1, C13, Dutch1992(Text::C1ToC13)),
        Arrow::always(C2, C3),
        Arrow::always(C3, C4),
        Arrow::always(C4, C5),
        Arrow::always(C5, C6),
        Arrow::when(C6, C7, No),
        Arrow::when(C6, C2, Dutch1992(Text::C6ToC2)),
        Arrow::when(C6, A3, Dutch1992(Text::C6ToA3)),
        Arrow::when(C6, A5, Original(OriginalChartText::O14ToO21)),
        Arrow::when(C7, C6, Found),
        Arrow::when(C7, C8, NoneLeft),
        Arrow::when(C8, C5, Dutch1992(Text::C8ToC5)),
        Arrow::when(C8, C9, Dutch1992(Text::C8ToC9)),
        Arrow::when(C9, C4, Dutch1992(Text::C9ToC4)),
        Arrow::when(C9, C10, Dutch1992(Text::C9ToC10)),
        Arrow::when(C10, C7, Dutch1992(Text::C10ToC7)),
        Arrow::when(C10, C2, Dutch1992(Text::C9ToC4)),
        Arrow::when(C10, C11, Dutch1992(Text::C9ToC10)),
        Arrow::when(C11, C3, Yes),
        Arrow::when(C11, C12, No),
        Arrow::when(C12, A3, Dutch1992(Text::C12ToA3)),
        Arrow::when(C12, C13, No),
        Arrow::when(C13, A3, Dutch1992(Text::C1ToC13)),
        Arrow::when(C13, C14, Dutch1992(Text::C13ToC14)),
        Arrow::when(C14, C4, Dutch1992(Text::C14ToC4)),
        Arrow::when(C14, A3, Dutch1992(Text::C14ToA3)),
    ],
};
