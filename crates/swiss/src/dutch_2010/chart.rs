//! The chart of the Swiss on ratings in its form of 2010: C1 to C14 of dutch-2010, with P0, M0, X1
//! and Z1.

use super::articles::{
    A2, A3, A4, A5, A6, A7_D, A8, B1, B2, B5, B6, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C12,
    C13, C14, D1, D2, D3, D4, E, E1, E2, E3, E4, E5, F1,
};
use crate::chart::ChartText::{Dutch1992, Dutch2010, Found, No, NoneLeft};
use crate::chart::{Arrow, Chart, Dutch1992ChartText, Node};

use Dutch2010ChartText as Text;

/// What is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by the box, or the two boxes, where it stands")]
pub enum Dutch2010ChartText {
    Title,
    A3,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    C8,
    C9,
    C10,
    C12,
    C13,
    C14,
    A5,
    C1ToC13,
    C6ToA3,
    C6ToA5,
    C9ToC7,
    C10ToC4,
    C10ToC3,
    C10ToC12,
    C12ToA3,
    C13ToC14,
    C14ToC3,
    C14ToC2,
    C14ToA3,
}

/// C1 to C14.
pub(super) static CHART: Chart = Chart {
    title: Dutch2010(Text::Title),
    nodes: &[
        Node::door(A3, &[A4], Dutch2010(Text::A3)),
        Node::question(C1, &[B1], Dutch1992(Dutch1992ChartText::C1)),
        Node::act(C2, &[A6, A8], Dutch2010(Text::C2)),
        Node::act(C3, &[], Dutch2010(Text::C3)),
        Node::act(C4, &[], Dutch2010(Text::C4)),
        Node::act(C5, &[A2], Dutch2010(Text::C5)),
        Node::question(C6, &[E, E1, E2, E3, E4, E5], Dutch2010(Text::C6)),
        Node::act(C7, &[D1], Dutch2010(Text::C7)),
        Node::act(C8, &[D2, D3], Dutch2010(Text::C8)),
        Node::act(C9, &[], Dutch2010(Text::C9)),
        Node::act(C10, &[B2, B5, B6, A7_D], Dutch2010(Text::C10)),
        Node::question(C12, &[], Dutch2010(Text::C12)),
        Node::question(C13, &[D4], Dutch2010(Text::C13)),
        Node::act(C14, &[], Dutch2010(Text::C14)),
        Node::door(A5, &[F1], Dutch2010(Text::A5)),
    ],
    arrows: &[
        Arrow::always(A3, C1),
        Arrow::when(C1, C2, No),
        Arrow::when(C1, C12, Dutch1992(Dutch1992ChartText::C1ToC12)),
        Arrow::when(C1, C13, Dutch2010(Text::C1ToC13)),
        Arrow::always(C2, C3),
        Arrow::always(C3, C4),
        Arrow::always(C4, C5),
        Arrow::always(C5, C6),
        Arrow::when(C6, C7, No),
        Arrow::when(C6, C4, Dutch1992(Dutch1992ChartText::C6ToC2)),
        Arrow::when(C6, A3, Dutch2010(Text::C6ToA3)),
        Arrow::when(C6, A5, Dutch2010(Text::C6ToA5)),
        Arrow::when(C7, C6, Found),
        Arrow::when(C7, C8, NoneLeft),
        Arrow::when(C8, C5, Dutch1992(Dutch1992ChartText::C8ToC5)),
        Arrow::when(C8, C9, Dutch1992(Dutch1992ChartText::C8ToC9)),
        Arrow::when(C9, C7, Dutch2010(Text::C9ToC7)),
        Arrow::when(C9, C10, NoneLeft),
        Arrow::when(C10, C4, Dutch2010(Text::C10ToC4)),
        Arrow::when(C10, C3, Dutch2010(Text::C10ToC3)),
        Arrow::when(C10, C12, Dutch2010(Text::C10ToC12)),
        Arrow::when(C12, A3, Dutch2010(Text::C12ToA3)),
        Arrow::when(C12, C13, No),
        Arrow::when(C13, A3, Dutch2010(Text::C1ToC13)),
        Arrow::when(C13, C14, Dutch2010(Text::C13ToC14)),
        Arrow::when(C14, C3, Dutch2010(Text::C14ToC3)),
        Arrow::when(C14, C2, Dutch2010(Text::C14ToC2)),
        Arrow::when(C14, A3, Dutch2010(Text::C14ToA3)),
    ],
};
