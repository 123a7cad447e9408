//! Every round is the prescribed one, in both editions and whatever happens in the tournament.

use ronde_model::{PointSystem, Score};
use ronde_simulate::{Acceleration, Generated, Groups, Rate, Recipe};
use ronde_swiss::check::{Verdict, check_round};
use ronde_swiss::dutch::Edition;

use crate::{made, rounds};

/// Tournaments of each kind and edition.
const SEEDS: u64 = 12;

#[test]
fn plain_games() {
    check("plain", &Recipe::plain());
}

#[test]
fn everything_from_the_seed() {
    check("seed", &Recipe::default());
}

#[test]
fn byes_of_every_kind() {
    let often = Some(Rate::one_in(8));
    let recipe = Recipe { half_byes: often, full_byes: often, zero_byes: often, ..Recipe::plain() };
    check("byes", &recipe);
}

#[test]
fn late_entries_and_withdrawals() {
    let late_entries = Some(Rate::one_in(3));
    let withdrawals = Some(Rate::one_in(12));
    check("arrivals", &Recipe { late_entries, withdrawals, ..Recipe::plain() });
}

#[test]
fn forfeits_of_one_and_of_both() {
    let (forfeits, double_forfeits) = (Some(Rate::one_in(4)), Some(Rate::one_in(3)));
    check("forfeits", &Recipe { forfeits, double_forfeits, ..Recipe::plain() });
}

#[test]
fn unusual_and_short_games() {
    let often = Some(Rate::one_in(4));
    check("unusual", &Recipe { unusual: often, quick_games: often, ..Recipe::plain() });
}

#[test]
fn other_points() {
    for (win, draw, loss) in [(30, 10, 0), (20, 10, 0), (30, 20, 10)] {
        let points = Some(PointSystem::of(win, draw, loss));
        let forfeits = Some(Rate::one_in(10));
        check("points", &Recipe { points, forfeits, ..Recipe::plain() });
    }
}

#[test]
fn a_bye_worth_less_than_a_win() {
    for tenths in [5, 0] {
        let pairing_bye = Some(Score::from_tenths(tenths));
        check("bye", &Recipe { pairing_bye, players: Some(11), ..Recipe::plain() });
    }
}

#[test]
fn accelerations() {
    for acceleration in [Acceleration::Baku, Acceleration::Explicit] {
        let late_entries = Some(Rate::one_in(6));
        let acceleration = Some(acceleration);
        let recipe = Recipe { acceleration, late_entries, rounds: Some(7), ..Recipe::plain() };
        check("accelerated", &recipe);
    }
}

#[test]
fn prohibited_groups() {
    let prohibited = Some(Groups { number: 3, size: 4 });
    check("prohibited", &Recipe { prohibited, ..Recipe::plain() });
}

#[test]
fn all_drawn_and_none_drawn() {
    for percentage in [0, 100] {
        let draw_percentage = Some(percentage);
        check("draws", &Recipe { draw_percentage, highest_rating: Some(1500), ..Recipe::plain() });
    }
}

#[test]
fn nearly_as_many_rounds_as_players() {
    for (players, rounds) in [(5, 5), (6, 5), (8, 6), (9, 8)] {
        let recipe = Recipe { players: Some(players), rounds: Some(rounds), ..Recipe::plain() };
        check("many rounds", &recipe);
    }
}

#[track_caller]
fn check(kind: &str, recipe: &Recipe) {
    for edition in [Edition::E2026, Edition::E2017] {
        for seed in 0..SEEDS {
            let players = recipe.players.or(u32::try_from(8 + 2 * seed).ok());
            let recipe = Recipe { system: edition.system(), players, ..recipe.clone() };
            let generated = made(&recipe, seed);
            check_rounds(kind, edition, &generated);
        }
    }
}

/// The engine, asked again on the finished file, gives the same round; and no rule is broken.
#[track_caller]
fn check_rounds(kind: &str, edition: Edition, generated: &Generated) {
    let snapshot = &generated.snapshot;
    let colour = snapshot.rules.initial_colour.expect("the initial colour is stated");
    for round in rounds(snapshot) {
        let checked = check_round(snapshot, round, edition.system(), colour);
        let what = format!("{kind}, {edition}, seed {}, round {round}", generated.seed);
        assert_eq!(Verdict::Agrees, checked.verdict, "{what}: {}", generated.recipe);
        let (boards, byes) = (&checked.given, &checked.given_byes);
        let broken =
            ronde_swiss::legality::violations(snapshot, round, edition.system(), boards, byes);
        assert_eq!(Vec::<ronde_swiss::legality::Violation>::new(), broken, "{what}");
    }
}
