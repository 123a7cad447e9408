//! The chart of Dubov as approved in 1997.

use crate::chart::ChartText::{Dubov1997, LastGroup, NextGroup, No, Yes};
use crate::chart::{Arrow, Chart, Node};

use Dubov1997ChartText as Text;

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
        Node::door("4", &["9", "1", "2.2"], Dubov1997(Text::At4)),
        Node::question("5", &[], Dubov1997(Text::At5)),
        Node::act("6.1", &["6"], Dubov1997(Text::At6_1)),
        Node::act("8", &["8.1", "8.2"], Dubov1997(Text::At8)),
        Node::question("7.1", &["2.5"], Dubov1997(Text::At7_1)),
        Node::question("7.2", &[], Dubov1997(Text::At7_2)),
        Node::question("7.3", &["7.4", "2.6"], Dubov1997(Text::At7_3)),
        Node::act("6.2", &["3"], Dubov1997(Text::At6_2)),
        Node::question("6.3", &["2.1", "2.3", "2.4"], Dubov1997(Text::At6_3)),
        Node::question("6.4", &["7"], Dubov1997(Text::At6_4)),
        Node::door("F", &[], Dubov1997(Text::End)),
    ],
    arrows: &[
        Arrow::always("4", "5"),
        Arrow::when("5", "6.1", No),
        Arrow::when("5", "F", Yes),
        Arrow::always("6.1", "8"),
        Arrow::always("8", "7.1"),
        Arrow::always("7.1", "7.2"),
        Arrow::always("7.2", "7.3"),
        Arrow::always("7.3", "6.2"),
        Arrow::always("6.2", "6.3"),
        Arrow::always("6.3", "6.4"),
        Arrow::when("6.4", "6.1", NextGroup),
        Arrow::when("6.4", "F", LastGroup),
    ],
};
