//! Positions small enough to be followed by hand: why two do not meet, and why a round cannot be
//! paired, article by article.

use ronde_model::{
    Bye, ByeRequest, Colour, Game, GameResult, PairingNumber, Participant, Parts, PlayedScore,
    Player, Prohibition, Round, RoundNumber, RoundSpan, Snapshot, Unpaired,
};
use ronde_swiss::check::Decider;
use ronde_swiss::dutch::Edition;
use ronde_swiss::facts::{Fact, Repair, deadlock};
use ronde_swiss::field::Bar;
use ronde_swiss::why_not::{NotThere, WhyNot, why_not};
use ronde_swiss::{Board, System};

const DUTCH: System = System::Dutch2026;

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

/// So many players, five rounds declared; a line a round, as `1-3 1`, `4-2 ½` or `5 bye`.
fn event(players: u32, lines: &[&str]) -> Parts {
    let player = |it: u32| {
        let mut player = Player::new(number(it), format!("Player {it}"));
        player.rating = Some(u16::try_from(2400 - 10 * it).unwrap());
        player
    };
    let mut parts = Parts { players: (1..=players).map(player).collect(), ..Parts::default() };
    parts.rules.declared_rounds = Some(5);
    parts.rounds = lines.iter().map(|line| played(line)).collect();
    parts
}

fn played(line: &str) -> Round {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (mut games, mut unpaired) = (Vec::new(), Vec::new());
    let of = |text: &str| number(text.parse().unwrap());
    for entry in words.chunks(2) {
        let score = match entry[1] {
            "1" => PlayedScore::WhiteWins,
            "0" => PlayedScore::BlackWins,
            "½" => PlayedScore::Draw,
            _ => {
                unpaired.push((of(entry[0]), Unpaired::PairingBye));
                continue;
            }
        };
        let (white, black) = entry[0].split_once('-').unwrap();
        let result = GameResult::Played { score, rated: true };
        games.push(Game { white: of(white), black: of(black), result });
    }
    Round::new(games, unpaired).unwrap()
}

fn prohibited(parts: &mut Parts, pairs: &[(u32, u32)]) {
    for &(one, other) in pairs {
        let members = [one, other].map(|it| Participant::Player(number(it))).to_vec();
        parts.prohibitions.push(Prohibition { rounds: RoundSpan::ALWAYS, members });
    }
}

fn ask(parts: &Parts, system: System, one: u32, other: u32) -> WhyNot {
    let snapshot = Snapshot::new(parts.clone()).unwrap();
    let next = round(u16::try_from(parts.rounds.len()).unwrap() + 1);
    why_not(&snapshot, next, system, Colour::White, number(one), number(other)).unwrap()
}

fn boards(boards: &[(u32, u32)]) -> Vec<Board> {
    boards.iter().map(|&(w, b)| Board { white: number(w), black: number(b) }).collect()
}

#[test]
fn who_is_not_there() {
    let mut parts = event(8, &["1-5 ½ 6-2 ½ 3-7 ½ 8-4 ½"]);
    parts.requests.push(ByeRequest {
        round: round(2),
        bye: Bye::Half,
        who: Participant::Player(number(3)),
    });
    parts.players[3].participation.until = Some(round(1));
    parts.players[4].participation.from = round(3);
    for (one, other, player, why) in [
        (1, 99, 99, NotThere::Unknown),
        (99, 1, 99, NotThere::Unknown),
        (1, 1, 1, NotThere::Unknown),
        (1, 3, 3, NotThere::Bye(Bye::Half)),
        (4, 1, 4, NotThere::Left),
        (1, 5, 5, NotThere::NotYet),
    ] {
        for system in System::ALL {
            let expected = WhyNot::NotThere { player: number(player), why };
            assert_eq!(expected, ask(&parts, system, one, other), "{system}: {one}, {other}");
        }
    }
}

#[test]
fn what_a_rule_forbids() {
    let mut parts = event(6, &["1-4 ½ 2-5 ½ 3-6 ½", "1-5 ½ 2-6 ½ 4-3 ½"]);
    prohibited(&mut parts, &[(3, 5)]);
    for (one, other, bar, article) in [
        (1, 4, Bar::Met, "C.04.1:2, C1"),
        (3, 5, Bar::Prohibited, "TRF26:260"),
        (1, 2, Bar::SameAbsolutePreference, "C.04.1:7, C3: both had White twice"),
    ] {
        for system in System::ALL {
            assert_eq!(WhyNot::Forbidden(bar), ask(&parts, system, one, other), "{article}");
        }
    }
}

/// C.04.3:4.2: in round 1 nothing is worse, but 1–6 comes after 1–5.
#[test]
fn the_order_of_article_4() {
    let parts = event(8, &[]);
    let met = Board { white: number(1), black: number(5) };
    assert_eq!(WhyNot::Meet(met), ask(&parts, DUTCH, 5, 1));
    let WhyNot::Worse(forced) = ask(&parts, DUTCH, 1, 6) else { panic!("they could meet") };
    assert_eq!(Decider::Order, forced.departure.decided_by);
    assert_eq!(boards(&[(1, 5), (6, 2)]), forced.gone);
    assert_eq!(boards(&[(1, 6), (5, 2)]), forced.new);
    assert_eq!(boards(&[(1, 6), (5, 2), (3, 7), (8, 4)]), forced.boards);
}

/// The others are 3 and 4, who have met.
#[test]
fn when_the_others_cannot_be_paired() {
    let parts = event(4, &["3-4 ½", "1-3 ½ 2-4 ½"]);
    for system in System::ALL {
        let WhyNot::NoCompletion(heart) = ask(&parts, system, 1, 2) else {
            panic!("{system}: 3 and 4 have met")
        };
        assert_eq!(vec![number(3)], heart.players, "{system}: he finds no opponent");
        assert_eq!(vec![Vec::<PairingNumber>::new()], heart.opponents);
    }
}

/// What is worse in the round with the pair, and where.
#[test]
fn the_first_criterion_that_gets_worse() {
    // 1 and 4 had White, 2 and 3 Black.
    let drawn = event(4, &["1-3 ½ 4-2 ½"]);
    // 1 and 2 have won; 4 and 3 have lost.
    let decided = event(4, &["1-3 1 2-4 1"]);
    // 5 had the bye, so 1 or 2 would take it if 3 and 4 met.
    let odd = event(5, &["1-3 1 2-4 1 5 bye"]);
    for (parts, one, other, new, old, article) in [
        (&drawn, 1, 4, 12, 10, "two players do not get their colour"),
        (&decided, 1, 4, 6, 5, "two downfloaters instead of none"),
        (&odd, 3, 4, 5, 6, "2026: a higher score has the bye; 2017: a larger difference"),
    ] {
        for (edition, number) in [(Edition::E2026, new), (Edition::E2017, old)] {
            let WhyNot::Worse(forced) = ask(parts, edition.system(), one, other) else {
                panic!("{article}: they could meet")
            };
            let expected = Decider::Criterion(edition.criterion(number).unwrap());
            assert_eq!(expected, forced.departure.decided_by, "{article}, {edition}");
            assert!(forced.departure.qualities.is_some());
        }
    }
}

/// Books that are procedures: the first quantity or requirement in which the steps differ.
#[test]
fn the_first_step_that_differs() {
    let drawn = event(4, &["1-3 ½ 4-2 ½"]);
    let decided = event(4, &["1-3 1 2-4 1"]);
    let two = Some(2);
    for (system, parts, article, name, prescribed, given) in [
        (System::Dutch1992, &drawn, "dutch-1992:C11", "x", None, two),
        (System::Dutch2010, &drawn, "dutch-2010:C10.e", "X", None, two),
        (System::Dubov1997, &drawn, "dubov-1997:6.3", "same column", Some(0), two),
        (System::Dubov2026, &drawn, "C.04.4.1:C7", "C7", Some(0), two),
        (System::Original, &drawn, "original:O14", "same colour", Some(0), two),
        (System::Dutch1992, &decided, "dutch-1992:C1", "floaters", None, two),
        (System::Dutch2010, &decided, "dutch-2010:C1", "floaters", None, two),
        (System::Dubov1997, &decided, "dubov-1997:7.1", "transfers", None, two),
        (System::Dubov2026, &decided, "C.04.4.1:C5", "upfloaters", Some(0), two),
        (System::Original, &decided, "original:O11", "floaters", None, two),
    ] {
        let WhyNot::Worse(forced) = ask(parts, system, 1, 4) else { panic!("they could meet") };
        let expected = Decider::Step { article, name, prescribed, given };
        assert_eq!(expected, forced.departure.decided_by, "{system}");
    }
}

#[test]
fn facts_and_repairs_of_a_deadlock() {
    let met =
        |one, other, when| Fact::Met { one: number(one), other: number(other), round: round(when) };
    let apart = |one, other| Fact::Prohibited { one: number(one), other: number(other) };
    let leave = |player| Repair::LeaveOut { player: number(player) };
    let mut kept_apart = event(4, &["1-2 ½ 4-3 ½", "3-1 ½ 2-4 ½"]);
    prohibited(&mut kept_apart, &[(1, 4)]);
    let all_have_met = event(4, &["1-2 ½ 4-3 ½", "3-1 ½ 2-4 ½", "1-4 ½ 3-2 ½"]);
    let alone = event(1, &["1 bye"]);
    let barred = Fact::ByeBarred { player: number(1), round: round(1) };
    let rows: [(&Parts, &[Fact], &[Repair], &str); 3] = [
        (
            &kept_apart,
            &[met(1, 2, 1), met(1, 3, 2), apart(1, 4)],
            &[Repair::Lift(apart(1, 4)), Repair::Newcomer, leave(1), leave(4)],
            "1 has met 2 and 3 and is kept from 4",
        ),
        (
            &all_have_met,
            &[met(1, 2, 1), met(1, 3, 2), met(1, 4, 3)],
            &[],
            "all have met: no single act helps",
        ),
        (
            &alone,
            &[barred, Fact::Odd { players: 1 }],
            &[Repair::Lift(barred), Repair::Newcomer, leave(1)],
            "alone, and had the bye",
        ),
    ];
    for (parts, facts, repairs, why) in rows {
        let next = round(u16::try_from(parts.rounds.len()).unwrap() + 1);
        let snapshot = Snapshot::new(parts.clone()).unwrap();
        for system in System::ALL {
            let found = deadlock(&snapshot, next, system).expect(why);
            assert_eq!(facts, found.facts.as_slice(), "{why}, {system}");
            assert_eq!(repairs, found.repairs.as_slice(), "{why}, {system}");
        }
    }
}
