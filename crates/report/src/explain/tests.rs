//! Every kind of reason in every language: no place is left open, nothing is told as a program has
//! it.

use ronde_model::{Colour, PairingNumber, Parts, Player, RoundNumber, Score, Snapshot};
use ronde_swiss::System;
use ronde_swiss::colours::{Preference, Strength};
use ronde_swiss::dutch::Edition;
use ronde_swiss::facts::{Deadlock, Fact, Repair};
use ronde_swiss::field::{Bar, Float};
use ronde_swiss::reasons::{Exclusion, FloatersNeeded, PassedOver};
use ronde_swiss::steps::{Act, Fall, Refusal};
use ronde_swiss::why_not::{NotThere, WhyNot};

use super::words::{acts, colours, effects, refusals};
use super::*;

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

fn snapshot() -> Snapshot {
    let names = ["Keller, Anna", "Rossi, Paolo", "Keller, Beat", "", "Martinez"];
    let players = (1..).zip(names).map(|(it, name)| Player::new(number(it), name));
    let mut parts = Parts { players: players.collect(), ..Parts::default() };
    parts.rules.declared_rounds = Some(5);
    Snapshot::new(parts).unwrap()
}

#[track_caller]
fn complete(texts: &[String], name: &str) {
    assert!(!texts.is_empty(), "{name}");
    for text in texts {
        assert!(!text.trim().is_empty(), "{name}");
        assert!(!text.contains(['{', '}']), "{name}: {text}");
    }
}

/// The same in all languages, and in each in other words than in English.
#[track_caller]
fn in_all(name: &str, of: impl Fn(&Scene<'_>) -> Vec<String>, told: bool) {
    let snapshot = snapshot();
    let all = Lang::ALL.map(|lang| {
        let scene = Scene::new(&snapshot, RoundNumber::FIRST, System::Dutch1992).told_in(lang);
        let texts = of(&scene);
        complete(&texts, &format!("{name} {lang:?}"));
        texts
    });
    let again = Lang::ALL[1..].iter().zip(&all[1..]).filter(|(_, it)| **it == all[0]);
    assert_eq!(0, if told { again.count() } else { 0 }, "{name}: {:?}", all[0]);
}

#[test]
fn every_act_has_its_words() {
    let (a, b) = (number(1), number(2));
    let score = Score::from_tenths(15);
    let due = Some(Preference { colour: Colour::White, strength: Strength::Strong });
    let fall = Fall { player: a, opponent: Some(b), why: Refusal::Colours };
    let rows: Vec<(Act, bool)> = vec![
        (Act::Takes { score, moved: vec![a], residents: vec![b] }, true),
        (Act::LaysOut { left: vec![a], right: vec![] }, true),
        (Act::Exchanges { down: vec![a], up: vec![b] }, true),
        (Act::Exchanges { down: vec![a], up: vec![] }, true),
        (Act::Exchanges { down: vec![], up: vec![b] }, true),
        (Act::Drops { requirement: "dutch-1992:B6" }, true),
        (Act::Transfers { player: a, to: score }, true),
        (Act::Refuses { player: a, opponent: Some(b), why: Refusal::Later }, true),
        (Act::Refuses { player: a, opponent: None, why: Refusal::Raised }, true),
        (Act::GoesBack { score }, true),
        (Act::Cracks { score, one: a, other: b }, true),
        (Act::Joins { score }, true),
        (
            Act::Pairs {
                white: a,
                black: b,
                colours: "dutch-1992:E2",
                white_due: due,
                black_due: None,
            },
            true,
        ),
        (Act::Floats { player: a }, true),
        (Act::Byes { player: a, passed_over: vec![(b, Refusal::Rest)] }, true),
        (Act::DerivesFloats { round: RoundNumber::FIRST }, true),
        (Act::Averages { player: a, tenths: Some(20_005) }, false),
        (Act::Tries { candidate: vec![(a, b)], left: vec![number(3)], falls: Some(fall) }, true),
        (Act::Tries { candidate: vec![(a, b)], left: vec![], falls: None }, true),
        (Act::Skips { count: 12 }, true),
        (Act::Needs { floaters: 1, why: FloatersNeeded::Odd, of: vec![] }, true),
        (Act::Needs { floaters: 2, why: FloatersNeeded::Opponents, of: vec![a, b] }, true),
    ];
    for (act, told) in rows {
        in_all(&format!("{act:?}"), |scene| acts::act(scene, &act), told);
    }
    for name in
        ["x", "X1", "X", "p", "n", "upfloaters", "w", "b", "M0", "P0", "M1", "P1", "Z1", "Z"]
    {
        in_all(name, |scene| vec![acts::sets(name, 1, scene.lang())], true);
    }
    assert_eq!("Q = 3", acts::sets("Q", 3, Lang::It));
}

#[test]
fn every_refusal_has_its_words() {
    let (a, b) = (number(1), Some(number(2)));
    for why in [
        Refusal::Barred(Bar::Met),
        Refusal::Barred(Bar::Prohibited),
        Refusal::Barred(Bar::SameAbsolutePreference),
        Refusal::ColourDenied(Colour::Black),
        Refusal::Colours,
        Refusal::ColourDegree,
        Refusal::Float(Float::Up, 1),
        Refusal::Float(Float::Up, 2),
        Refusal::Float(Float::Down, 1),
        Refusal::Float(Float::Down, 2),
        Refusal::Raised,
        Refusal::ByeBarred(RoundNumber::FIRST),
        Refusal::Rest,
        Refusal::Criterion("C.04.4.1:C8"),
        Refusal::Criterion("unknown:Q7"),
        Refusal::Later,
    ] {
        for opponent in [b, None] {
            let told = |scene: &Scene<'_>| vec![refusals::refusal(scene, a, opponent, why)];
            in_all(&format!("{why:?}"), told, true);
        }
    }
}

#[test]
fn every_exclusion_has_its_words() {
    let two = Some((number(1), number(2)));
    let worse = |edition: Edition, number| Exclusion::Worse(edition.criterion(number).unwrap());
    let mut all = vec![Exclusion::Later];
    all.extend([Bar::Met, Bar::Prohibited, Bar::SameAbsolutePreference].map(Exclusion::Barred));
    all.extend((4..=21).map(|it| worse(Edition::E2026, it)));
    all.extend((4..=19).map(|it| worse(Edition::E2017, it)));
    for why in all {
        for pair in [two, None] {
            in_all(&format!("{why:?}"), |scene| vec![refusals::exclusion(scene, pair, why)], true);
        }
        if let Exclusion::Worse(which) = why {
            let told =
                |scene: &Scene<'_>| vec![effects::of_criterion(which, scene.lang()).to_owned()];
            in_all(&format!("{which:?}"), told, true);
        }
    }
    for why in [
        FloatersNeeded::Odd,
        FloatersNeeded::Opponents,
        FloatersNeeded::Completion,
        FloatersNeeded::ByeScore,
    ] {
        in_all(
            &format!("{why:?}"),
            |scene| refusals::needed(scene, why).into_iter().collect(),
            true,
        );
    }
    for why in
        [PassedOver::Barred(RoundNumber::FIRST), PassedOver::OthersUnpairable, PassedOver::Paired]
    {
        in_all(&format!("{why:?}"), |scene| vec![refusals::passed_over(scene, why)], true);
    }
}

/// Articles that the engines name for colours and criteria are known here.
#[test]
fn every_article_of_an_engine_is_explained() {
    for article in [
        "dutch-1992:E",
        "dutch-1992:E1",
        "dutch-1992:E2",
        "dutch-1992:E3",
        "dutch-1992:E4",
        "dutch-2010:E1",
        "dutch-2010:E2",
        "dutch-2010:E3",
        "dutch-2010:E4",
        "dutch-2010:E5",
        "C.04.4.1:5.2.1",
        "C.04.4.1:5.2.2",
        "C.04.4.1:5.2.3",
        "C.04.4.1:5.2.4",
        "C.04.4.1:5.2.5",
        "original:O15",
        "original:O19",
        "dubov-1997:5",
        "dubov-1997:2.3, 2.4",
        "dubov-1997:3, due colours",
        "dubov-1997:3, numbers of games",
        "dubov-1997:3, colour history",
        "dubov-1997:3, higher ARO",
        "dubov-1997:3, lower R",
        "dubov-1997:3, alphabet",
    ] {
        let told = |scene: &Scene<'_>| colours::rule(article, scene.lang()).map(str::to_owned);
        in_all(article, |scene| told(scene).into_iter().collect(), true);
    }
    for article in [
        "C.04.4.1:C5",
        "C.04.4.1:C6",
        "C.04.4.1:C7",
        "C.04.4.1:C8",
        "C.04.4.1:C9",
        "C.04.4.1:C10",
        "dutch-2010:C10.a",
        "dutch-2010:C10.b",
        "dutch-2010:C10.c",
        "dutch-2010:C10.d",
        "dutch-2010:C10.e",
        "dutch-2010:C10.f",
        "dutch-2010:C10.g",
        "dutch-2010:D4",
        "dutch-1992:C6",
        "original:O6",
        "original:O7",
        "original:O10",
        "original:O12",
        "original:O14",
        "dubov-1997:6.3",
        "dubov-1997:6.4",
        "dubov-1997:7.2",
    ] {
        let told = |scene: &Scene<'_>| effects::of_article(article, scene.lang());
        in_all(article, |scene| told(scene).map(str::to_owned).into_iter().collect(), true);
    }
}

#[test]
fn players_are_called_so_that_nobody_is_taken_for_another() {
    let snapshot = snapshot();
    let engine = Scene::new(&snapshot, RoundNumber::FIRST, System::Dutch1992);
    let scene = Scene::new(&snapshot, RoundNumber::FIRST, System::Dutch1992).told_in(Lang::De);
    for (player, call, named, plain) in [
        (1, "Keller, Anna", "1 Keller, Anna", "1 Keller, Anna"),
        (2, "Rossi", "2 Rossi", "2 Rossi, Paolo"),
        (5, "Martinez", "5 Martinez", "5 Martinez"),
    ] {
        let player = number(player);
        assert_eq!((call, named), (&*scene.call(player), &*scene.named(player)));
        assert_eq!((plain, player.to_string()), (&*engine.named(player), engine.call(player)));
    }
    assert!(scene.named(number(4)).contains('4'), "{}", scene.named(number(4)));
    for (tenths, lang, words) in [
        (0, Lang::En, "0 points"),
        (5, Lang::En, "½ point"),
        (10, Lang::De, "1 Punkt"),
        (15, Lang::De, "1½ Punkten"),
        (15, Lang::Fr, "1½ point"),
        (20, Lang::Fr, "2 points"),
        (5, Lang::It, "½ punto"),
        (35, Lang::It, "3½ punti"),
    ] {
        let scene = Scene::new(&snapshot, RoundNumber::FIRST, System::Dutch1992).told_in(lang);
        assert_eq!(words, scene.points(Score::from_tenths(tenths)));
    }
}

#[test]
fn every_fact_and_repair_has_its_words() {
    let (one, other, round) = (number(1), number(2), RoundNumber::FIRST);
    let facts = vec![
        Fact::Met { one, other, round },
        Fact::Prohibited { one, other },
        Fact::SameAbsoluteColour { one, other },
        Fact::ByeBarred { player: one, round },
        Fact::Odd { players: 5 },
    ];
    let mut repairs: Vec<Repair> = facts[..4].iter().map(|it| Repair::Lift(*it)).collect();
    repairs.push(Repair::BringBack { player: one });
    repairs.push(Repair::LeaveOut { player: one });
    repairs.push(Repair::Newcomer);
    let found = Deadlock { facts, repairs };
    let snapshot = snapshot();
    let stories = Lang::ALL.map(|lang| deadlock(&snapshot, round, System::Dutch2026, &found, lang));
    for story in &stories {
        complete(&story.short, "short");
        assert_eq!(12, story.steps.len());
        for part in &story.steps {
            complete(&part.lines, &part.name);
            assert!(!part.article.is_empty(), "{part:?}");
            let same = stories.iter().flat_map(|it| &it.steps).filter(|it| it.lines == part.lines);
            assert_eq!(1, same.count(), "{part:?}");
        }
    }
}

#[test]
fn answers_without_a_pairing_have_their_words() {
    let snapshot = snapshot();
    let system = System::Dutch2017;
    for answer in [
        WhyNot::Meet(Board { white: number(1), black: number(2) }),
        WhyNot::NotThere { player: number(9), why: NotThere::Unknown },
        WhyNot::Forbidden(Bar::Prohibited),
    ] {
        for lang in Lang::ALL {
            let two = (number(1), number(2));
            let story = why_not(&snapshot, RoundNumber::FIRST, system, two, &answer, lang);
            complete(&story.short, &format!("{answer:?}"));
        }
    }
}
