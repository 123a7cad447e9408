//! Rows for every rule of a norm.

use super::*;
use GameScore::{Draw, Loss, Win};

/// Nine opponents of 2400 from three federations, four of them GMs, one IM: the average is 2400.
fn field() -> Vec<Opponent> {
    let titles =
        [Some(Title::Gm), Some(Title::Gm), Some(Title::Gm), Some(Title::Im), Some(Title::Fm)];
    let federations = ["FRA", "GER", "SUI"];
    (0..9)
        .map(|place| Opponent {
            number: place + 1,
            rating: Some(2400),
            title: titles.get(place as usize).copied().flatten(),
            federation: federations[place as usize % 3].to_owned(),
        })
        .collect()
}

/// The field with these scores, in half points.
fn games(field: Vec<Opponent>, halves: &[u8]) -> Vec<NormGame> {
    let score = |halves: u8| [Loss, Draw, Win][usize::from(halves)];
    field
        .into_iter()
        .zip(halves)
        .map(|(opponent, &halves)| NormGame { opponent, score: score(halves) })
        .collect()
}

/// 7 of 9: 78 %, dp 220.
const SEVEN: [u8; 9] = [2, 2, 2, 1, 1, 2, 2, 1, 1];

fn missing(assessment: &Assessment) -> Vec<Rule> {
    assessment.missing().map(|check| check.rule).collect()
}

#[test]
fn a_gm_norm_and_its_figures() {
    let found = assess(Level::Gm, "ITA", EventKind::default(), &games(field(), &SEVEN));
    assert_eq!((2400, 78, 2620), (found.average, found.percent, found.performance));
    assert!(found.is_norm(), "{:?}", missing(&found));
}

#[test]
fn each_rule_missing_by_one() {
    let mut eight = games(field(), &SEVEN);
    eight.pop();
    check(&eight, "ITA", &[Rule::Games], "eight games");

    let mut weak = field();
    for opponent in &mut weak {
        opponent.rating = Some(2379);
    }
    check(&games(weak, &[2; 9]), "ITA", &[Rule::Average], "average 2379");

    check(&games(field(), &[2, 2, 2, 2, 2, 1, 0, 1, 1]), "ITA", &[Rule::Performance], "6½ of 9");

    let mut untitled = field();
    untitled[4].title = Some(Title::Cm);
    check(&games(untitled, &SEVEN), "ITA", &[Rule::Titled], "CM does not count: four of nine");

    let mut two = field();
    two[2].title = Some(Title::Im);
    check(&games(two, &SEVEN), "ITA", &[Rule::TitledForNorm], "two GMs");

    let mut one_land = field();
    for opponent in &mut one_land {
        opponent.federation = "FRA".to_owned();
    }
    let broken = [Rule::Federations, Rule::OneFederation];
    check(&games(one_land.clone(), &SEVEN), "ITA", &broken, "one federation");
    let broken = [Rule::Federations, Rule::OwnFederation, Rule::OneFederation];
    check(&games(one_land.clone(), &SEVEN), "FRA", &broken, "all from one's own");
    let exempt = EventKind { exempt_from_federations: true, ..EventKind::default() };
    assert!(assess(Level::Gm, "FRA", exempt, &games(one_land, &SEVEN)).is_norm(), "1.4.3: exempt");

    let mut own = field();
    for opponent in own.iter_mut().take(6) {
        opponent.federation = "ITA".to_owned();
    }
    check(&games(own, &SEVEN), "ITA", &[Rule::OwnFederation], "six of nine: at most five");
}

#[track_caller]
fn check(games: &[NormGame], own: &str, expected: &[Rule], why: &str) {
    let found = assess(Level::Gm, own, EventKind::default(), games);
    assert_eq!(expected, missing(&found), "{why}: {:?}", found.checks);
}

#[test]
fn the_weakest_is_raised_once_and_unrated_is_1400() {
    let mut mixed = field();
    mixed[8].rating = None;
    mixed[7].rating = Some(2100);
    let found = assess(Level::Gm, "ITA", EventKind::default(), &games(mixed, &[2; 9]));
    // Seven of 2400, 2100 as it is, 1400 raised to 2200: 21100 / 9 = 2344.4.
    assert_eq!((2344, Some(8)), (found.average, found.raised));
}

#[test]
fn eight_games_where_a_round_of_nine_was_won_unplayed() {
    let mut eight = games(field(), &SEVEN);
    eight.pop();
    let kind = EventKind { one_of_nine_won_unplayed: true, ..EventKind::default() };
    let found = best(Level::Gm, "ITA", kind, &eight);
    assert!(found.is_norm(), "{:?}", missing(&found));
    eight.pop();
    assert_eq!(vec![Rule::Games], missing(&best(Level::Gm, "ITA", kind, &eight)), "seven");
}

/// 1.4.5: everybody is met twice and counts once; half of them must hold the title.
#[test]
fn double_round_robins() {
    let twice = |players: usize| {
        let met: Vec<Opponent> = field().into_iter().take(players - 1).collect();
        let both: Vec<Opponent> = met.iter().chain(&met).cloned().collect();
        let halves = vec![2; both.len()];
        assess(Level::Gm, "ITA", EventKind::default(), &games(both, &halves))
    };
    assert!(twice(6).is_norm(), "three GMs of five: {:?}", twice(6).checks);
    assert_eq!(vec![Rule::TitledForNorm], missing(&twice(8)), "three GMs of seven, four needed");
    assert_eq!(vec![Rule::Games, Rule::Players], missing(&twice(5)), "five players");
}

#[test]
fn thirty_five_per_cent() {
    let mut strong = field();
    for opponent in &mut strong {
        opponent.rating = Some(2750);
        opponent.title = Some(Title::Gm);
    }
    // 3 of 9 is 33 %, dp −125: performance 2625.
    let found = assess(
        Level::Gm,
        "ITA",
        EventKind::default(),
        &games(strong, &[0, 0, 0, 1, 1, 1, 1, 1, 1]),
    );
    assert_eq!(vec![Rule::Percentage], missing(&found), "{:?}", found.checks);
}

#[test]
fn won_games_are_left_out_and_later_ones_ignored() {
    let weak = Opponent { number: 10, rating: Some(1900), title: None, federation: "FRA".into() };
    let mut eleven = games(field(), &SEVEN);
    eleven.insert(0, NormGame { opponent: weak.clone(), score: Win });
    let late = Opponent { number: 11, ..weak };
    eleven.push(NormGame { opponent: late, score: Loss });
    let all = assess(Level::Gm, "ITA", EventKind::default(), &eleven);
    assert!(!all.is_norm());
    let found = best(Level::Gm, "ITA", EventKind::default(), &eleven);
    assert!(found.is_norm(), "{:?}", missing(&found));
    assert!(!found.counted.contains(&10), "the loss in the last round is ignored");
    let fixed = EventKind { predetermined: true, ..EventKind::default() };
    assert!(!best(Level::Gm, "ITA", fixed, &eleven).is_norm(), "all rounds of a round robin count");
}

#[test]
fn other_norms_have_other_figures() {
    for (level, performance, average, floor) in [
        (Level::Im, 2450, 2230, 2050),
        (Level::Wgm, 2400, 2180, 2000),
        (Level::Wim, 2250, 2030, 1850),
    ] {
        assert_eq!(
            (performance, average, floor),
            (level.performance(), level.average(), level.floor())
        );
    }
    // 5 of 9 against 2400: 56 %, dp 43: 2443, no IM norm; 5½: 61 %, dp 80: 2480.
    let five = [1, 1, 1, 1, 1, 1, 1, 1, 2];
    let found = assess(Level::Im, "ITA", EventKind::default(), &games(field(), &five));
    assert_eq!(vec![Rule::Performance], missing(&found));
    let better = [1, 1, 1, 1, 1, 1, 1, 2, 2];
    assert!(assess(Level::Im, "ITA", EventKind::default(), &games(field(), &better)).is_norm());
}

#[test]
fn a_forecast_says_what_the_rounds_to_come_must_bring() {
    let all = games(field(), &[2, 2, 1, 2, 1, 2, 1, 0, 0]);
    let (played, rest) = all.split_at(7);
    let rest: Vec<Opponent> = rest.iter().map(|game| game.opponent.clone()).collect();
    // 5½ of 7 so far; 7 of 9 are needed (2620), 6½ give 2575.
    let found = forecast(Level::Gm, "ITA", EventKind::default(), played, &rest);
    assert_eq!(Some(3), found.halves_needed);
    assert!(found.then.is_norm());
    let lost = games(field(), &[0, 0, 0, 0, 0, 0, 0]);
    let found = forecast(Level::Gm, "ITA", EventKind::default(), &lost, &rest);
    assert_eq!(None, found.halves_needed);
    assert!(missing(&found.then).contains(&Rule::Performance));
}
