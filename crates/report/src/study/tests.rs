//! Texts and pictures of simulated events.

use std::collections::BTreeMap;

use ronde_model::{Colour, PairingNumber, Parts, Player, Rules, Snapshot};
use ronde_simulate::Acceleration;
use ronde_simulate::compare::{Comparison, Variant, compare};
use ronde_simulate::course::{Course, Way};
use ronde_simulate::fairness::{Aspect, Inquiry, fairness as ask};
use ronde_simulate::measures::Measure;
use ronde_simulate::study::{Question, study};
use ronde_standings::Settings;
use ronde_swiss::System;
use ronde_words::Lang;

use super::chances::Chances;
use super::{comparison, fairness, percent, plot, signed};

const DUBOV: Way = Way::Swiss { system: System::Dubov2026, initial_colour: Colour::White };

fn event() -> Snapshot {
    let players = (1..=8).map(|number| {
        let who = PairingNumber::new(number).unwrap();
        let mut player = Player::new(who, format!("Player <{number}> & Co"));
        player.rating = u16::try_from(2100 - 50 * number).ok();
        player
    });
    Snapshot::new(Parts {
        rules: Rules { declared_rounds: Some(3), ..Rules::default() },
        players: players.collect(),
        ..Parts::default()
    })
    .unwrap()
}

#[test]
fn shares_and_signs() {
    for (count, of, text) in [
        (0, 1000, ""),
        (1, 100_000, "<0.1 %"),
        (1, 1000, "0.1 %"),
        (123, 1000, "12.3 %"),
        (99_999, 100_000, ">99.9 %"),
        (5, 5, "100.0 %"),
        (0, 0, ""),
    ] {
        assert_eq!(text, percent(count, of), "{count} of {of}");
    }
    for (text, told) in [("1.2", "+1.2"), ("-1.2", "−1.2"), ("0.0", "0.0"), ("-0.0", "0.0")] {
        assert_eq!(told, signed(text));
    }
}

#[test]
fn chances_in_every_language() {
    let event = event();
    let question = Question {
        event: &event,
        way: DUBOV,
        settings: Settings::of(&event),
        prizes: None,
        norms: None,
        draw_percentage: None,
        plays: 50,
        seed: 1,
        threads: 1,
    };
    let found = study(&question, &|_| true).unwrap();
    let chances = Chances { event: &event, study: &found, prizes: None, tie_breaks: false };
    for lang in Lang::ALL {
        let view = chances.view(lang);
        assert_eq!(8, view.rows.len());
        assert!(view.rows.iter().all(|row| row.len() == view.columns.len()));
        assert!(view.notes[0].contains("50") && view.notes[1].contains("14.1"), "{lang:?}");
        let next = chances.opponents(lang).unwrap();
        assert!(next.rows.iter().all(|row| row[2].contains("100.0 %")), "round 1 is certain");
        for (name, svg) in chances.pictures(lang) {
            sound(name, &svg);
        }
    }
}

#[test]
fn a_comparison_in_every_language() {
    let event = event();
    let variant = |system, acceleration| Variant { system, rounds: 3, acceleration };
    let variants = [
        variant(System::Dubov2026, Acceleration::None),
        variant(System::Original, Acceleration::Ssa),
    ];
    let asked = Comparison {
        field: &event,
        variants: &variants,
        initial_colour: Colour::White,
        settings: Settings::of(&event),
        draw_percentage: None,
        plays: 20,
        seed: 1,
        threads: 1,
    };
    let found = compare(&asked, &|_| true).unwrap();
    for lang in Lang::ALL {
        let view = comparison::view(&found, 1, 20, lang);
        assert!(view.rows.len() >= Measure::ALL.len());
        assert_eq!(view.columns[3].heading, comparison::labels(&variants, lang)[1]);
        assert!(view.rows[0][3].contains('±') && view.rows[0][3].contains('('), "{view:?}");
        assert!(!view.rows[0][2].contains('('), "the first is compared with nothing");
        sound("comparison", &comparison::picture(&found, lang));
    }
    let rounds = [3, 5].map(|rounds| Variant { rounds, ..variants[0] });
    assert_eq!(["3 rounds", "5 rounds"].as_slice(), comparison::labels(&rounds, Lang::En));
}

#[test]
fn fairness_in_every_language() {
    let start = event();
    let event = Course::new(&start, DUBOV, None).play(5).snapshot;
    let inquiry = Inquiry {
        event: &event,
        way: DUBOV,
        draw_percentage: None,
        plays: 50,
        seed: 1,
        threads: 1,
    };
    let found = ask(&inquiry, &|_| true).unwrap();
    let mut told = BTreeMap::new();
    for lang in Lang::ALL {
        let words = fairness::words(&event, &found, lang);
        assert_eq!(Aspect::ALL.len() + 1, words.len());
        assert!(words.iter().all(|line| !line.contains('{')), "{words:?}");
        told.insert(words[0].clone(), lang.code());
        let view = fairness::view(&event, &found, lang);
        assert!(view.rows.iter().all(|row| row.len() == view.columns.len()));
        sound("fairness", &fairness::picture(&found, lang));
    }
    assert_eq!(4, told.len(), "four languages");
}

/// Markup that closes, has a title, and no style that a page would refuse.
#[track_caller]
fn sound(name: &str, svg: &str) {
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{name}");
    assert!(!svg.contains("<style") && !svg.contains("style=") && !svg.contains("<Player"));
    for tag in ["text", "g", "title"] {
        let (open, shut) = (format!("<{tag}"), format!("</{tag}>"));
        let opened =
            svg.matches(&format!("{open} ")).count() + svg.matches(&format!("{open}>")).count();
        assert_eq!(opened, svg.matches(&shut).count(), "{name}: {tag}");
    }
    assert_eq!(1, plot::alone(svg).matches("<style>").count());
}
