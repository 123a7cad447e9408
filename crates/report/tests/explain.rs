//! Explanations of whole rounds: nothing is without words, in any language, under any book.

use ronde_model::{
    Colour, Forfeit, Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round,
    RoundNumber, Snapshot,
};
use ronde_report::explain::{self, Explained, Story};
use ronde_swiss::why_not::why_not;
use ronde_swiss::{Board, Detail, System, facts, pair};
use ronde_testkit::random::{Kind, case};
use ronde_words::Lang;

/// Tournaments of each kind; every one is told under seven books in four languages.
const SEEDS: u64 = 4;

#[track_caller]
fn check(story: &Story, name: &str) {
    assert!(!story.title.is_empty(), "{name}");
    assert!(!story.short.is_empty(), "{name}: {}", story.title);
    let lines = story.steps.iter().flat_map(|part| &part.lines);
    for text in story.short.iter().chain(lines).chain([&story.title]) {
        assert!(!text.trim().is_empty(), "{name}: {story:?}");
        for sign in ["{", "}", "Some(", "Barred", "None", "  "] {
            assert!(!text.contains(sign), "{name}: {sign:?} in {text}");
        }
    }
    for part in &story.steps {
        assert!(!part.name.is_empty() && !part.lines.is_empty(), "{name}: {part:?}");
        assert!(!part.article.is_empty(), "{name}: {part:?}");
        assert!(!part.article.contains("seed"), "{name}: {part:?}");
    }
    assert!(!story.steps.is_empty(), "{name}: {story:?}");
}

/// Every board, colour, float and bye, and everybody who is not paired.
#[test]
fn nobody_is_without_a_story() {
    let (mut told, mut byes, mut away) = (0, 0, 0);
    for seed in 0..SEEDS {
        for kind in Kind::ALL {
            let case = case(kind, seed);
            for system in System::ALL {
                let white = Colour::White;
                let paired = pair(&case.snapshot, case.round, system, white, Detail::Alternatives);
                let Ok(pairing) = paired else { continue };
                let explained = Explained { snapshot: &case.snapshot, pairing: &pairing };
                for lang in Lang::ALL {
                    let name = format!("{kind:?} {seed} {system} {lang:?}");
                    check(&explain::round(&explained, lang), &name);
                    for player in &case.snapshot.players {
                        let story = explain::player(&explained, player.number, lang);
                        check(&story, &format!("{name} {}", player.number));
                        told += 1;
                        byes += usize::from(pairing.bye == Some(player.number));
                        let plays = |it: &Board| [it.white, it.black].contains(&player.number);
                        away += usize::from(!pairing.boards.iter().any(plays));
                    }
                }
            }
        }
    }
    assert!(told > 12_000 && byes > 400 && away > byes, "{told} {byes} {away}");
}

/// Every pair of some rounds: it meets, may not, cannot, or something gets worse.
#[test]
fn every_question_why_not_has_an_answer() {
    let mut told = 0;
    for (kind, seed) in [(Kind::Plain, 1), (Kind::Byes, 2), (Kind::Prohibited, 3)] {
        let case = case(kind, seed);
        let numbers: Vec<PairingNumber> =
            case.snapshot.players.iter().map(|it| it.number).take(7).collect();
        for system in System::ALL {
            for (&one, &other) in numbers.iter().flat_map(|a| numbers.iter().map(move |b| (a, b))) {
                let (snapshot, round) = (&case.snapshot, case.round);
                let answer = why_not(snapshot, round, system, Colour::White, one, other);
                let Ok(answer) = answer else { continue };
                for lang in Lang::ALL {
                    let both = (one, other);
                    let story = explain::why_not(snapshot, round, system, both, &answer, lang);
                    let name = format!("{kind:?} {system} {lang:?} {one}-{other}");
                    assert!(!story.title.is_empty() && !story.short.is_empty(), "{name}");
                    for text in
                        story.short.iter().chain(story.steps.iter().flat_map(|it| &it.lines))
                    {
                        assert!(!text.contains('{') && !text.is_empty(), "{name}: {text}");
                    }
                    told += 1;
                }
            }
        }
    }
    assert!(told > 1_000, "{told}");
}

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

/// `1-9 1` White won, `0` Black won, `=` a draw, `-` the first did not come.
fn round(text: &str) -> Round {
    let words: Vec<&str> = text.split_whitespace().collect();
    let game = |two: &[&str]| {
        let (white, black) = two[0].split_once('-').unwrap();
        let played = |score| GameResult::Played { score, rated: true };
        let result = match two[1] {
            "1" => played(PlayedScore::WhiteWins),
            "0" => played(PlayedScore::BlackWins),
            "=" => played(PlayedScore::Draw),
            _ => GameResult::Forfeited(Forfeit::BlackWins),
        };
        let number = |text: &str| number(text.parse().unwrap());
        Game { white: number(white), black: number(black), result }
    };
    Round::new(words.chunks(2).map(game).collect(), Vec::new()).unwrap()
}

fn snapshot(players: u32, rounds: &[&str]) -> Snapshot {
    let players = (1..=players).map(|it| {
        let mut player = Player::new(number(it), format!("P{it}, X"));
        player.rating = Some(2420 - 20 * u16::try_from(it).unwrap());
        player
    });
    let rounds = rounds.iter().map(|it| round(it)).collect();
    let mut parts = Parts { players: players.collect(), rounds, ..Parts::default() };
    parts.rules.declared_rounds = Some(9);
    Snapshot::new(parts).unwrap()
}

/// dutch-1992:B4, BAF-77, example 1: x, p, S1, S2 and every refused candidate, in the order
/// printed.
#[test]
fn the_first_example_of_baf_77_is_told_in_its_own_steps() {
    let snapshot = snapshot(
        14,
        &[
            "1-9 1 12-4 = 5-13 1 3-11 0 14-6 1 7-2 1 8-10 =",
            "11-1 1 4-5 = 14-7 = 9-3 1 13-6 1 12-8 = 2-10 =",
            "1-13 1 9-4 0 5-14 = 11-2 - 6-7 1 10-12 = 8-3 =",
        ],
    );
    let fourth = RoundNumber::new(4).unwrap();
    let pairing =
        pair(&snapshot, fourth, System::Dutch1992, Colour::White, Detail::Alternatives).unwrap();
    let explained = Explained { snapshot: &snapshot, pairing: &pairing };
    let board = Board { white: number(4), black: number(1) };
    let story = explain::board(&explained, board, Lang::En);
    let lines: Vec<&str> =
        story.steps.iter().flat_map(|part| part.lines.iter().map(String::as_str)).collect();
    let expected = [
        "x = 1 (pairs that must disregard a colour due)",
        "p = 2 (pairs to be made)",
        "S1: 1 P1, 4 P4",
        "S2: 5 P5, 11 P11, 14 P14",
        "1–5, 4–11; left over: 14",
        "1–5, 4–14; left over: 11",
        "1–11, 4–5; left over: 14",
        "✕ not 1 P1 with 11 P11: they met in round 2 (B1a)",
        "1–11, 4–14; left over: 5",
        "1–14, 4–5; left over: 11",
        "1–14, 4–11; left over: 5",
        "exchange: 4 P4 from S1 to S2, 5 P5 to S1",
        "1–4, 5–11; left over: 14",
        "✓ taken",
        "4 P4 – 1 P1",
    ];
    let mut rest = lines.iter();
    for line in expected {
        assert!(rest.any(|it| *it == line), "{line}\nin\n{}", lines.join("\n"));
    }
    let tried = lines.iter().filter(|it| it.contains("left over: ")).count();
    assert_eq!(7, tried, "{}", lines.join("\n"));
    let articles: Vec<&str> = story.steps.iter().map(|part| part.article.as_str()).collect();
    for article in ["A3", "C2", "C3", "A6", "C8", "E1"] {
        assert!(articles.contains(&article), "{article}: {articles:?}");
    }
}

/// Two who have met are all that is left: the fact, and what the arbiter can do.
#[test]
fn a_round_without_a_pairing_is_told_with_its_repairs() {
    let snapshot = snapshot(2, &["1-2 1"]);
    let (round, system) = (RoundNumber::new(2).unwrap(), System::ALL[4]);
    let found = facts::deadlock(&snapshot, round, system).unwrap();
    for (lang, words) in [
        (Lang::En, "P1 and P2 have met in round 1 (C1)"),
        (Lang::Fr, "P1 et P2 se sont rencontrés à la ronde 1 (C1)"),
        (Lang::De, "P1 und P2 haben in Runde 1 gegeneinander gespielt (C1)"),
        (Lang::It, "P1 e P2 si sono incontrati nel turno 1 (C1)"),
    ] {
        let story = explain::deadlock(&snapshot, round, system, &found, lang);
        check(&story, words);
        assert_eq!([words], story.steps[0].lines.as_slice());
        assert!(story.short[0].contains("C.04.3:1.9.3"), "{:?}", story.short);
    }
}
