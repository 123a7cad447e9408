//! The colour of the first player: drawn once, and for good.

use ronde_desk::judge::Objection;
use ronde_desk::lots::{self, Source};
use ronde_desk::portable::Content;
use ronde_desk::stored::{ColourCode, EntrantId, Setting, SystemCode};
use ronde_desk::verify::{self, Finding};
use ronde_desk::{Act, Refusal, engine, fold, moment};
use ronde_model::Colour;
use ronde_schedule::berger::RoundRobin;
use ronde_schedule::{Kind, Recipe};

use crate::hall::{Hall, set};

/// A seed that gives Black in the journal of the hall.
fn black() -> u32 {
    (0..100).find(|seed| lots::colour("rules", *seed) == ColourCode::Black).unwrap()
}

fn draw(seed: u32) -> Act {
    // Whoever asks cannot choose the colour.
    Act::DrawColour { seed, colour: ColourCode::White }
}

fn has_black(hall: &Hall) -> bool {
    hall.state.round(1).unwrap().boards[0].black == EntrantId(1)
}

#[test]
fn the_first_colour_is_drawn_once_and_stays() {
    // C.04.3:5.2.5.
    let seed = black();
    let mut hall = Hall::new(5);
    assert!(lots::is_due(&hall.state));
    hall.does(draw(seed));
    let drawn = (ColourCode::Black, Source::Drawn { seed }, "C.04.3:5.2.5");
    assert_eq!(Some(drawn), lots::first_colour(&hall.state));
    assert_eq!(Objection::NothingToDraw, hall.objection(draw(seed + 1)), "not until it pleases");
    let of = hall.state.head.seq;
    assert_eq!(Objection::CannotBeUndone { seq: of }, hall.objection(Act::Undo { of }));
    hall.draft();
    assert!(has_black(&hall));
    // Taken back, done again, thrown away and paired anew: the lot stands.
    let pair = hall.state.head.seq;
    hall.does(Act::Undo { of: pair });
    hall.does(Act::Undo { of: pair + 1 });
    hall.does(Act::Unpair { round: 1 });
    hall.paired();
    assert!(has_black(&hall));
    assert_eq!(Some(drawn), lots::first_colour(&hall.state));
    assert_eq!(hall.state, fold::fold("rules", &hall.lines).unwrap());
}

#[test]
fn the_drawn_colour_is_in_files_reasons_and_the_proof() {
    let mut hall = Hall::new(5);
    hall.does(draw(black()));
    hall.played();
    let snapshot = hall.state.snapshot();
    assert_eq!(Some(Colour::Black), snapshot.rules.initial_colour, "record 152 of TRF26");
    let text = format!("### First colour drawn: Black (seed {})", black());
    assert!(snapshot.verbatim.iter().any(|line| line.text == text), "{:?}", snapshot.verbatim);
    let entries = fold::entries("rules", &hall.lines).unwrap().0;
    let told = moment::of(&hall.state, &entries, 1).unwrap();
    assert_eq!(Colour::Black, told.initial);
    let again = engine::again(&hall.state, 1).unwrap();
    assert_eq!(hall.state.round(1).unwrap().arrangement(), again);
    let journals = [("rules".to_owned(), hall.lines.clone())].into();
    let report = verify::verify(&Content { journals, ..Content::default() }, &[]);
    let agrees = |round: &verify::RoundReport| matches!(round.finding, Finding::Agrees { .. });
    assert_eq!((1, true), (report.rounds().count(), report.rounds().all(agrees)));
}

#[test]
fn the_arbiter_may_set_the_colour_instead() {
    let mut hall = Hall::new(5);
    hall.does(set(Setting::InitialColour(Some(ColourCode::White))));
    assert_eq!(Objection::NothingToDraw, hall.objection(draw(black())));
    hall.does(set(Setting::InitialColour(None)));
    hall.does(draw(black()));
    hall.does(set(Setting::InitialColour(Some(ColourCode::White))));
    hall.draft();
    assert!(!has_black(&hall), "what the arbiter says goes before the lot");
}

#[test]
fn a_journal_without_a_draw_keeps_white() {
    let mut hall = Hall::new(5);
    hall.paired();
    assert!(!has_black(&hall));
    assert_eq!(None, hall.state.snapshot().rules.initial_colour);
    assert_eq!(Objection::NothingToDraw, hall.objection(draw(black())), "it has begun");
    let (colour, source, _) = lots::first_colour(&hall.state).unwrap();
    assert_eq!((ColourCode::White, Source::Nobody), (colour, source));
}

#[test]
fn only_a_swiss_system_draws_and_each_book_names_its_article() {
    let mut hall = Hall::under("CUSTOM_DUTCH_1992", 5);
    assert_eq!(Some("dutch-1992:A7"), lots::first_colour(&hall.state).map(|it| it.2));
    let recipe = Recipe::from(Kind::RoundRobin(RoundRobin::single(8))).to_string();
    hall.does(set(Setting::System(SystemCode::Schedule(recipe))));
    assert_eq!(None, lots::first_colour(&hall.state));
    assert!(matches!(hall.tries(draw(1)), Err(Refusal::Objection(Objection::NothingToDraw))));
}
