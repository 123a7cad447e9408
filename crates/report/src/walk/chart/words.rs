//! What is written in the charts, in the reader's language.

use ronde_swiss::chart::{
    Burstein2026ChartText, ChartText, Dubov1997ChartText, Dubov2026ChartText, Dutch1992ChartText,
    Dutch2010ChartText, DutchChartText, Lim2026ChartText, OriginalChartText,
};
use ronde_words::{ChartWords, Lang};

/// A text of a chart.
pub(super) fn of(text: ChartText, lang: Lang) -> &'static str {
    let w = ChartWords::of(lang);
    match text {
        ChartText::Yes => w.yes,
        ChartText::No => w.no,
        ChartText::Found => w.found,
        ChartText::NoneLeft => w.none_left,
        ChartText::NextGroup => w.next_group,
        ChartText::LastGroup => w.last_group,
        ChartText::Original(text) => original(text, w),
        ChartText::Dutch1992(text) => dutch_1992(text, w),
        ChartText::Dutch2010(text) => dutch_2010(text, w),
        ChartText::Dutch(text) => dutch(text, w),
        ChartText::Dubov1997(text) => dubov_1997(text, w),
        ChartText::Dubov2026(text) => dubov_2026(text, w),
        ChartText::Burstein2026(text) => burstein_2026(text, w),
        ChartText::Lim2026(text) => lim_2026(text, w),
    }
}

fn original(text: OriginalChartText, w: &ChartWords) -> &'static str {
    match text {
        OriginalChartText::Title => w.original_title,
        OriginalChartText::O7 => w.original_o7,
        OriginalChartText::O9 => w.original_o9,
        OriginalChartText::O10 => w.original_o10,
        OriginalChartText::O11 => w.original_o11,
        OriginalChartText::O12 => w.original_o12,
        OriginalChartText::O13 => w.original_o13,
        OriginalChartText::O14 => w.original_o14,
        OriginalChartText::O21 => w.original_o21,
        OriginalChartText::O11ToO9 => w.original_o11_to_o9,
        OriginalChartText::O11ToO12 => w.original_o11_to_o12,
        OriginalChartText::O14ToO13 => w.original_o14_to_o13,
        OriginalChartText::O14ToO9 => w.original_o14_to_o9,
        OriginalChartText::O14ToO21 => w.original_o14_to_o21,
    }
}

fn dutch_1992(text: Dutch1992ChartText, w: &ChartWords) -> &'static str {
    match text {
        Dutch1992ChartText::Title => w.dutch_1992_title,
        Dutch1992ChartText::A3 => w.dutch_1992_a3,
        Dutch1992ChartText::C1 => w.dutch_1992_c1,
        Dutch1992ChartText::C2 => w.dutch_1992_c2,
        Dutch1992ChartText::C3 => w.dutch_1992_c3,
        Dutch1992ChartText::C4 => w.dutch_1992_c4,
        Dutch1992ChartText::C5 => w.dutch_1992_c5,
        Dutch1992ChartText::C6 => w.dutch_1992_c6,
        Dutch1992ChartText::C7 => w.dutch_1992_c7,
        Dutch1992ChartText::C8 => w.dutch_1992_c8,
        Dutch1992ChartText::C9 => w.dutch_1992_c9,
        Dutch1992ChartText::C10 => w.dutch_1992_c10,
        Dutch1992ChartText::C11 => w.dutch_1992_c11,
        Dutch1992ChartText::C12 => w.dutch_1992_c12,
        Dutch1992ChartText::C13 => w.dutch_1992_c13,
        Dutch1992ChartText::C14 => w.dutch_1992_c14,
        Dutch1992ChartText::A5 => w.dutch_1992_a5,
        Dutch1992ChartText::C1ToC12 => w.dutch_1992_c1_to_c12,
        Dutch1992ChartText::C1ToC13 => w.dutch_1992_c1_to_c13,
        Dutch1992ChartText::C6ToC2 => w.dutch_1992_c6_to_c2,
        Dutch1992ChartText::C6ToA3 => w.dutch_1992_c6_to_a3,
        Dutch1992ChartText::C8ToC5 => w.dutch_1992_c8_to_c5,
        Dutch1992ChartText::C8ToC9 => w.dutch_1992_c8_to_c9,
        Dutch1992ChartText::C9ToC4 => w.dutch_1992_c9_to_c4,
        Dutch1992ChartText::C9ToC10 => w.dutch_1992_c9_to_c10,
        Dutch1992ChartText::C10ToC7 => w.dutch_1992_c10_to_c7,
        Dutch1992ChartText::C12ToA3 => w.dutch_1992_c12_to_a3,
        Dutch1992ChartText::C13ToC14 => w.dutch_1992_c13_to_c14,
        Dutch1992ChartText::C14ToC4 => w.dutch_1992_c14_to_c4,
        Dutch1992ChartText::C14ToA3 => w.dutch_1992_c14_to_a3,
    }
}

fn dutch_2010(text: Dutch2010ChartText, w: &ChartWords) -> &'static str {
    match text {
        Dutch2010ChartText::Title => w.dutch_2010_title,
        Dutch2010ChartText::A3 => w.dutch_2010_a3,
        Dutch2010ChartText::C2 => w.dutch_2010_c2,
        Dutch2010ChartText::C3 => w.dutch_2010_c3,
        Dutch2010ChartText::C4 => w.dutch_2010_c4,
        Dutch2010ChartText::C5 => w.dutch_2010_c5,
        Dutch2010ChartText::C6 => w.dutch_2010_c6,
        Dutch2010ChartText::C7 => w.dutch_2010_c7,
        Dutch2010ChartText::C8 => w.dutch_2010_c8,
        Dutch2010ChartText::C9 => w.dutch_2010_c9,
        Dutch2010ChartText::C10 => w.dutch_2010_c10,
        Dutch2010ChartText::C12 => w.dutch_2010_c12,
        Dutch2010ChartText::C13 => w.dutch_2010_c13,
        Dutch2010ChartText::C14 => w.dutch_2010_c14,
        Dutch2010ChartText::A5 => w.dutch_2010_a5,
        Dutch2010ChartText::C1ToC13 => w.dutch_2010_c1_to_c13,
        Dutch2010ChartText::C6ToA3 => w.dutch_2010_c6_to_a3,
        Dutch2010ChartText::C6ToA5 => w.dutch_2010_c6_to_a5,
        Dutch2010ChartText::C9ToC7 => w.dutch_2010_c9_to_c7,
        Dutch2010ChartText::C10ToC4 => w.dutch_2010_c10_to_c4,
        Dutch2010ChartText::C10ToC3 => w.dutch_2010_c10_to_c3,
        Dutch2010ChartText::C10ToC12 => w.dutch_2010_c10_to_c12,
        Dutch2010ChartText::C12ToA3 => w.dutch_2010_c12_to_a3,
        Dutch2010ChartText::C13ToC14 => w.dutch_2010_c13_to_c14,
        Dutch2010ChartText::C14ToC3 => w.dutch_2010_c14_to_c3,
        Dutch2010ChartText::C14ToC2 => w.dutch_2010_c14_to_c2,
        Dutch2010ChartText::C14ToA3 => w.dutch_2010_c14_to_a3,
    }
}

fn dutch(text: DutchChartText, w: &ChartWords) -> &'static str {
    match text {
        DutchChartText::In2026Title => w.dutch_2026_title,
        DutchChartText::Bracket => w.bracket,
        DutchChartText::Parameters => w.parameters,
        DutchChartText::Subgroups => w.subgroups,
        DutchChartText::Candidate => w.candidate,
        DutchChartText::In2026At3_4 => w.dutch_2026_3_4,
        DutchChartText::InRemainder => w.in_remainder,
        DutchChartText::InHeterogeneous => w.in_heterogeneous,
        DutchChartText::In2026At3_8 => w.dutch_2026_3_8,
        DutchChartText::In2026At1_4 => w.dutch_2026_1_4,
        DutchChartText::In2026At5_2 => w.dutch_2026_5_2,
        DutchChartText::NotPerfect => w.not_perfect,
        DutchChartText::Perfect => w.perfect,
        DutchChartText::NewCandidate => w.new_candidate,
        DutchChartText::AllTried => w.all_tried,
        DutchChartText::Next => w.next,
        DutchChartText::Last => w.last,
        DutchChartText::In2017Title => w.dutch_2017_title,
        DutchChartText::In2017B4 => w.dutch_2017_b_4,
        DutchChartText::In2017B8 => w.dutch_2017_b_8,
        DutchChartText::In2017A9 => w.dutch_2017_a_9,
        DutchChartText::In2017E => w.dutch_2017_e,
    }
}

fn dubov_1997(text: Dubov1997ChartText, w: &ChartWords) -> &'static str {
    match text {
        Dubov1997ChartText::Title => w.dubov_1997_title,
        Dubov1997ChartText::At4 => w.dubov_1997_4,
        Dubov1997ChartText::At5 => w.dubov_1997_5,
        Dubov1997ChartText::At6_1 => w.dubov_1997_6_1,
        Dubov1997ChartText::At8 => w.dubov_1997_8,
        Dubov1997ChartText::At7_1 => w.dubov_1997_7_1,
        Dubov1997ChartText::At7_2 => w.dubov_1997_7_2,
        Dubov1997ChartText::At7_3 => w.dubov_1997_7_3,
        Dubov1997ChartText::At6_2 => w.dubov_1997_6_2,
        Dubov1997ChartText::At6_3 => w.dubov_1997_6_3,
        Dubov1997ChartText::At6_4 => w.dubov_1997_6_4,
        Dubov1997ChartText::End => w.dubov_1997_f,
    }
}

fn lim_2026(text: Lim2026ChartText, w: &ChartWords) -> &'static str {
    match text {
        Lim2026ChartText::Title => w.lim_2026_title,
        Lim2026ChartText::At1_1 => w.lim_2026_1_1,
        Lim2026ChartText::At2_2 => w.lim_2026_2_2,
        Lim2026ChartText::At2_3 => w.lim_2026_2_3,
        Lim2026ChartText::At2_6 => w.lim_2026_2_6,
        Lim2026ChartText::At3_8 => w.lim_2026_3_8,
        Lim2026ChartText::At2_4 => w.lim_2026_2_4,
        Lim2026ChartText::At4_2 => w.lim_2026_4_2,
        Lim2026ChartText::At5 => w.lim_2026_5,
        Lim2026ChartText::From2_6To2_2 => w.lim_2026_2_6_to_2_2,
        Lim2026ChartText::From2_6To3_8 => w.lim_2026_2_6_to_3_8,
        Lim2026ChartText::From4_2To2_4 => w.lim_2026_4_2_to_2_4,
    }
}

fn dubov_2026(text: Dubov2026ChartText, w: &ChartWords) -> &'static str {
    match text {
        Dubov2026ChartText::Title => w.dubov_2026_title,
        Dubov2026ChartText::At3_1 => w.dubov_2026_3_1,
        Dubov2026ChartText::At3_2_1 => w.dubov_2026_3_2_1,
        Dubov2026ChartText::At3_2_2 => w.dubov_2026_3_2_2,
        Dubov2026ChartText::At3_2_3 => w.dubov_2026_3_2_3,
        Dubov2026ChartText::At3_2_4 => w.dubov_2026_3_2_4,
        Dubov2026ChartText::At1_7 => w.dubov_2026_1_7,
        Dubov2026ChartText::At3_2_6 => w.dubov_2026_3_2_6,
        Dubov2026ChartText::At5_2 => w.dubov_2026_5_2,
    }
}

fn burstein_2026(text: Burstein2026ChartText, w: &ChartWords) -> &'static str {
    match text {
        Burstein2026ChartText::Title => w.burstein_2026_title,
        Burstein2026ChartText::At1_6 => w.burstein_2026_1_6,
        Burstein2026ChartText::AtDutch => w.burstein_2026_dutch,
        Burstein2026ChartText::At3_1 => w.burstein_2026_3_1,
        Burstein2026ChartText::At3_2 => w.burstein_2026_3_2,
        Burstein2026ChartText::At1_8 => w.burstein_2026_1_8,
        Burstein2026ChartText::At3_2_2 => w.burstein_2026_3_2_2,
        Burstein2026ChartText::At5_2 => w.burstein_2026_5_2,
    }
}
