//! The charts of C.04.3: candidates judged by criteria, in the edition of 2026 and in that of 2017.

use crate::chart::ChartText::{Dutch, No, Yes};
use crate::chart::{Arrow, Chart, Node};

use DutchChartText as Text;

/// What is written in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by the box, or the two boxes, where it stands")]
pub enum DutchChartText {
    In2026Title,
    Bracket,
    Parameters,
    Subgroups,
    Candidate,
    In2026At3_4,
    InRemainder,
    InHeterogeneous,
    In2026At3_8,
    In2026At1_4,
    In2026At5_2,
    NotPerfect,
    Perfect,
    NewCandidate,
    AllTried,
    Next,
    Last,
    In2017Title,
    In2017B4,
    In2017B8,
    In2017A9,
    In2017E,
}

/// C.04.3 of 2026.
pub(super) static OF_2026: Chart = Chart {
    title: Dutch(Text::In2026Title),
    nodes: &[
        Node::door("1.3", &["1.2"], Dutch(Text::Bracket)),
        Node::act("3.1", &[], Dutch(Text::Parameters)),
        Node::act("3.2", &[], Dutch(Text::Subgroups)),
        Node::act("3.3", &[], Dutch(Text::Candidate)),
        Node::question("3.4", &["3.5", "2", "C1", "C2", "C3", "C4"], Dutch(Text::In2026At3_4)),
        Node::act("3.6", &["4.2", "4.3"], Dutch(Text::InRemainder)),
        Node::act("3.7", &["4.4"], Dutch(Text::InHeterogeneous)),
        Node::act("3.8", &[], Dutch(Text::In2026At3_8)),
        Node::question("1.4", &["C6", "C7"], Dutch(Text::In2026At1_4)),
        Node::door("5.2", &["5", "1.5"], Dutch(Text::In2026At5_2)),
    ],
    arrows: &[
        Arrow::always("1.3", "3.1"),
        Arrow::always("3.1", "3.2"),
        Arrow::always("3.2", "3.3"),
        Arrow::always("3.3", "3.4"),
        Arrow::when("3.4", "3.6", Dutch(Text::NotPerfect)),
        Arrow::when("3.4", "1.4", Dutch(Text::Perfect)),
        Arrow::when("3.6", "3.3", Dutch(Text::NewCandidate)),
        Arrow::when("3.6", "3.7", Dutch(Text::AllTried)),
        Arrow::when("3.7", "3.3", Dutch(Text::NewCandidate)),
        Arrow::when("3.7", "3.8", Dutch(Text::AllTried)),
        Arrow::always("3.8", "1.4"),
        Arrow::when("1.4", "1.3", Dutch(Text::Next)),
        Arrow::when("1.4", "5.2", Dutch(Text::Last)),
    ],
};

/// C.04.3 of 2017.
pub(super) static OF_2017: Chart = Chart {
    title: Dutch(Text::In2017Title),
    nodes: &[
        Node::door("A.3", &["A.2"], Dutch(Text::Bracket)),
        Node::act("B.1", &[], Dutch(Text::Parameters)),
        Node::act("B.2", &[], Dutch(Text::Subgroups)),
        Node::act("B.3", &[], Dutch(Text::Candidate)),
        Node::question("B.4", &["B.5", "C.1", "C.2", "C.3", "C.4"], Dutch(Text::In2017B4)),
        Node::act("B.6", &["D.1", "D.2"], Dutch(Text::InRemainder)),
        Node::act("B.7", &["D.3"], Dutch(Text::InHeterogeneous)),
        Node::act("B.8", &[], Dutch(Text::In2017B8)),
        Node::question("A.9", &[], Dutch(Text::In2017A9)),
        Node::question("A.4", &["C.5", "C.6"], Dutch(Text::In2026At1_4)),
        Node::door("E", &["E.1", "E.2", "E.3", "E.4", "E.5", "A.5"], Dutch(Text::In2017E)),
    ],
    arrows: &[
        Arrow::always("A.3", "B.1"),
        Arrow::always("B.1", "B.2"),
        Arrow::always("B.2", "B.3"),
        Arrow::always("B.3", "B.4"),
        Arrow::when("B.4", "B.6", Dutch(Text::NotPerfect)),
        Arrow::when("B.4", "A.9", Dutch(Text::Perfect)),
        Arrow::when("B.6", "B.3", Dutch(Text::NewCandidate)),
        Arrow::when("B.6", "B.7", Dutch(Text::AllTried)),
        Arrow::when("B.7", "B.3", Dutch(Text::NewCandidate)),
        Arrow::when("B.7", "B.8", Dutch(Text::AllTried)),
        Arrow::always("B.8", "A.9"),
        Arrow::when("A.9", "A.4", Yes),
        Arrow::when("A.9", "B.1", No),
        Arrow::when("A.4", "A.3", Dutch(Text::Next)),
        Arrow::when("A.4", "E", Dutch(Text::Last)),
    ],
};
