//! The Dutch system, C.04.3: the editions of 2026 and of 2017.
//!
//! A round goes through `judge` (can the field be paired at all?), `procedure_2026` or
//! `procedure_2017` (brackets from the top), `criteria_2026` or `criteria_2017` (what a pair is
//! worth), the kernel (the first of the best), `colours`, and `explain` (why). `quality` counts the
//! criteria of a finished candidate a second time, for reasons and for the checker.
//!
//! # Index of C.04.3 of 2026
//!
//! Tests are in `dutch/tests.rs` unless another file is named; `tests/it/literal.rs` compares every
//! article with the enumerator that follows them word for word.
//!
//! | Article | About | Code | Test |
//! |---|---|---|---|
//! | 1.1 | numbers; who has arrived | `field::build::Builder::arrivals` | `field_tests::arrivals_decide_the_initial_colour` |
//! | 1.2 | ranking order | [`Field::new`](crate::field::Field::new) | `article_3_the_natural_pairing` |
//! | 1.3 | scoregroups, brackets, remainder | [`Field::scoregroups`](crate::field::Field::scoregroups), `bracket` | `c7_…`, `c15_…` |
//! | 1.4 | floats | `field::build::Builder::float` | `field_tests::floats_of_article_1_4` |
//! | 1.5 | the bye | `field::build::Builder::bye_barred`, `drawn` | `field_tests::the_bye_is_barred_…`, `c2_…` |
//! | 1.6, 1.7 | colour differences and preferences | [`colours`](crate::colours) | `colours::tests::colour_preference_of_article_1_7` |
//! | 1.8 | topscorers | `field::build::Builder::is_above_half` | `field_tests::topscorers_of_article_1_8` |
//! | 1.9 | complete round-pairing | `procedure_2026::outlook`, `unpairable` | `article_1_9_3_no_complete_pairing` |
//! | C1 | no rematch | [`Field::bar`](crate::field::Field::bar) | `c1_…`, `field_tests::a_forfeited_game_may_be_paired_again` |
//! | C2 | no second bye | `criteria_2026::Outlook::may_take_bye` | `c2_…` |
//! | C3 | same absolute preference | [`Field::bar`](crate::field::Field::bar) | `c3_…` |
//! | C4 | completion | `criteria_2026::add_completion`, `kernel::rest` | `c4_…` |
//! | C5 | the score of the bye | `procedure_2026::lowest_bye_score` | `c5_…` |
//! | C6 | fewest downfloaters | `criteria_2026::add` | `c6_…` |
//! | C7 | their scores | `criteria_2026::add_floater_scores` | `c7_…` |
//! | C8 | the next bracket | `criteria_2026::add_next_bracket` | `c8_…` |
//! | C9 | unplayed games of the bye | `criteria_2026::add` | `c9_…` |
//! | C10 to C13 | colours | `pair_costs`, `criteria_2026::add_colours` | `c10_…` to `c13_…` |
//! | C14 to C17 | repeated floats | `criteria_2026::add_repeated_floats` | `c14_and_c16_…`, `c15_and_c17_…` |
//! | C18 to C21 | their differences | `criteria_2026::add_float_differences` | `c18_and_c20_…`, `c19_and_c21_…` |
//! | 3.1 to 3.7 | S1, S2, limbo, remainder, candidates | `kernel::first` | `article_3_…`, `article_4_…` |
//! | 3.8 | the best candidate | [`Edition::criteria`] (their order), `kernel::fields` | every `c…` test |
//! | 4.1 | sequence numbers | `bracket::Bracket::players` | `article_4_2_…` |
//! | 4.2 | transpositions | `kernel::first::Work::transpose` | `article_4_2_transpositions_in_order` |
//! | 4.3 | exchanges | `kernel::first::Work::exchange` | `article_4_3_exchanges_in_order` |
//! | 4.4 | sets of moved-down players | `kernel::first::Work::choose_movers` | `article_4_4_…` |
//! | 4.5 | next element | `kernel::first` | `article_4_2_…`, `article_4_3_…` |
//! | 5.1 | initial colour | [`initial_colour`](crate::initial_colour) | `article_5_2_colours_in_order` |
//! | 5.2 | colour allocation | `colours::allocate` | `article_5_2_colours_in_order` |
//!
//! # Index of C.04.3 of 2017, where it differs
//!
//! | Article | About | Code | Test |
//! |---|---|---|---|
//! | A.4 | floats of unplayed rounds | `book` | `field_tests::floats_of_article_1_4` |
//! | A.8 | pairing score differences | `criteria_2017::add_differences` | `c7_…` |
//! | A.9, B | penultimate and collapsed brackets | `procedure_2017` | `c4_…` |
//! | C.2 | no second bye | `book` | `field_tests::the_bye_is_barred_…` |
//! | C.4 | completion | `criteria_2017::add_completion` | `c4_…` |
//! | C.5 to C.7 | pairs, differences, the following bracket | `criteria_2017` | `c6_…`, `c7_…`, `c8_…` |
//! | C.8 to C.11 | colours | `pair_costs` | `c10_…` to `c13_…` |
//! | C.12 to C.15 | repeated floats | `criteria_2017::add_repeated_floats` | `c14_…`, `c15_…` |
//! | C.16 to C.19 | their differences | `criteria_2017::add_float_differences` | `c18_…`, `c19_…` |
//! | D.3 | exchanges with the limbo | `kernel::first::Work::choose_movers` | `c18_and_c20_…` |
//!
//! # Readings
//!
//! - C3: one topscorer of the two is enough (last round only).
//! - C18 and C20: a moved-down player who stays unpaired has a difference larger than any other,
//!   and the larger the higher his score.
//! - Players left over by one bracket never meet each other further down: if they could, C6 would
//!   have paired them.
//! - 2017:C.7 judges the following bracket by fewest unpaired, then by their scores; if it is the
//!   last, an unpaired player who may not take the bye weighs three.
//! - The initial colour goes by the number among those who have arrived (ruling of 27 August 2026).

mod aftermath;
mod book;
mod bracket;
#[cfg(feature = "testing")]
mod certificate;
mod chart;
mod colours;
mod criteria;
mod criteria_2017;
mod criteria_2026;
mod drawn;
mod edition;
mod explain;
mod foreign;
mod handover;
mod judge;
mod kinds;
mod pair_costs;
mod procedure_2017;
mod procedure_2026;
mod quality;
#[cfg(feature = "testing")]
mod second_opinion;
#[cfg(test)]
mod tests;

pub use crate::kernel::typed::Aside;
#[cfg(feature = "testing")]
pub use certificate::{Certificate, certificates};
pub use chart::DutchChartText;
pub use colours::ColourRule;
pub use criteria::{Criterion, CriterionRow, Subject, Value};
pub use drawn::SolvedBy;
pub use edition::Edition;
pub use quality::Quality;
#[cfg(feature = "testing")]
pub use second_opinion::{SecondOpinion, second_opinion};

pub(crate) use book::{BOOK_OF_2017, BOOK_OF_2026};
pub(crate) use procedure_2017::completes;

use ronde_model::Colour;

use crate::book::PairingTask;
use crate::field::Field;
use crate::pairing::{self, Board, Detail, PairingError, RoundPairing};
use crate::reasons::Reasons;
use crate::unpairable::unpairable;
use drawn::Drawn;
use foreign::departure;
use judge::Judge;

/// Pairs a round by C.04.3.
fn pair(task: &PairingTask<'_>, edition: Edition) -> Result<RoundPairing, PairingError> {
    let &PairingTask { field, initial_colour, detail, .. } = task;
    let judge = Judge::new(edition, field)
        .ok_or_else(|| PairingError::NoCompletePairing(unpairable(field)))?;
    let drawn = judge.draw();
    let reasons = match detail {
        Detail::Nothing => Reasons::default(),
        _ => explain::explain(&judge, &drawn, initial_colour, detail),
    };
    Ok(RoundPairing {
        round: field.round,
        system: edition.system(),
        boards: boards(field, &drawn, initial_colour),
        bye: drawn.bye.map(|place| field.at(place).number),
        reasons,
    })
}

fn boards(field: &Field, drawn: &Drawn, initial_colour: Colour) -> Vec<Board> {
    let pairs = drawn.brackets.iter().flat_map(|paired| paired.answer.pairs.iter().copied());
    pairing::boards(field, pairs, |higher, lower| {
        colours::allocate(field, higher, lower, initial_colour).0
    })
}
