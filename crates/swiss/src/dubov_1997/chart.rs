//! The chart of Dubov as approved in 1997.

use super::articles::{
    AT_1, AT_2_1, AT_2_2, AT_2_3, AT_2_4, AT_2_5, AT_2_6, AT_3, AT_4, AT_5, AT_6, AT_6_1, AT_6_2,
    AT_6_3, AT_6_4, AT_7, AT_7_1, AT_7_2, AT_7_3, AT_7_4, AT_8, AT_8_1, AT_8_2, AT_9,
};
use crate::chart::ChartText::{Dubov1997, LastGroup, NextGroup, No, Yes};
use crate::chart::{Arrow, Chart, Node};

use Dubov1997ChartText as Text;

/// Where the round is paired; the book has no article for it.
const END: &str = "F";

/// What is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by the box, or the two boxes, where it stands")]
pub enum Dubov1997ChartText {
    Title,
    At4,
    At5,
    At6_1,
    At8,
    At7_1,
    At7_2,
    At7_3,
    At6_2,
    At6_3,
    At6_4,
    End,
}

/// Chapters 3 to 9.
pub(super) static CHART: Chart = Chart {
    title: Dubov1997(Text::Title),
    nodes: &[
        Node::door(AT_4, &[AT_9, AT_1, AT_2_2], Dubov1997(Text::At4)),
        Node::question(AT_5, &[], Dubov1997(Text::At5)),
        Node::act(AT_6_1, &[AT_6], Dubov1997(Text::At6_1)),
        Node::act(AT_8, &[AT_8_1, AT_8_2], Dubov1997(Text::At8)),
        Node::question(AT_7_1, &[AT_2_5], Dubov1997(Text::At7_1)),
        Node::question(AT_7_2, &[], Dubov1997(Text::At7_2)),
        Node::question(AT_7_3, &[AT_7_4, AT_2_6], Dubov1997(Text::At7_3)),
        Node::act(AT_6_2, &[AT_3], Dubov1997(Text::At6_2)),
        Node::question(AT_6_3, &[AT_2_1, AT_2_3, AT_2_4], Dubov1997(Text::At6_3)),
        Node::question(AT_6_4, &[AT_7], Dubov1997(Text::At6_4)),
        Node::door(END, &[], Dubov1997(Text::End)),
    ],
    arrows: &[
        Arrow::always(AT_4, AT_5),
        Arrow::when(AT_5, AT_6_1, No),
        Arrow::when(AT_5, END, Yes),
        Arrow::always(AT_6_1, AT_8),
        Arrow::always(AT_8, AT_7_1),
        Arrow::always(AT_7_1, AT_7_2),
        Arrow::always(AT_7_2, AT_7_3),
        Arrow::always(AT_7_3, AT_6_2),
        Arrow::always(AT_6_2, AT_6_3),
        Arrow::always(AT_6_3, AT_6_4),
        Arrow::when(AT_6_4, AT_6_1, NextGroup),
        Arrow::when(AT_6_4, END, LastGroup),
    ],
};
