//! Tournaments have the shape that was asked for, and happen as often as was asked.

use ronde_model::{Bye, Forfeit, GameResult, PlayedScore, Round, RoundNumber, Snapshot, Unpaired};
use ronde_simulate::generate::ATTEMPTS;
use ronde_simulate::{GenerateError, Rate, Recipe, Warning, generate};
use ronde_swiss::PairingError;

use crate::made;

/// What is counted over a few tournaments: name, times, among how many, and the rate asked for.
type Row = (&'static str, usize, usize, Rate);

#[test]
fn rates_are_kept() {
    let recipe = Recipe {
        players: Some(60),
        rounds: Some(6),
        forfeits: Some(Rate::one_in(8)),
        double_forfeits: Some(Rate::one_in(4)),
        quick_games: Some(Rate::one_in(10)),
        unusual: Some(Rate::one_in(12)),
        half_byes: Some(Rate::one_in(20)),
        full_byes: Some(Rate::one_in(30)),
        zero_byes: Some(Rate::one_in(25)),
        late_entries: Some(Rate::one_in(6)),
        withdrawals: Some(Rate::one_in(40)),
        unrated: Some(Rate::one_in(5)),
        ..Recipe::default()
    };
    let all: Vec<Snapshot> = (0..12).map(|seed| made(&recipe, seed).snapshot).collect();
    for (what, times, of, rate) in counted(&all, &recipe) {
        let expected = of * rate.times() as usize / rate.of() as usize;
        let found = expected * 3 / 5..=expected * 7 / 5;
        assert!(found.contains(&times), "{what}: {times} of {of}, expected about {expected}");
    }
}

fn counted(all: &[Snapshot], recipe: &Recipe) -> Vec<Row> {
    let rounds = || all.iter().flat_map(|snapshot| &snapshot.rounds);
    let games = || rounds().flat_map(Round::games).map(|game| game.result);
    let forfeited = || games().filter(|result| matches!(result, GameResult::Forfeited(_)));
    let both = forfeited().filter(|result| *result == GameResult::Forfeited(Forfeit::BothLose));
    let scores = || {
        games().filter_map(|result| match result {
            GameResult::Played { score, rated } => Some((score, rated)),
            _ => None,
        })
    };
    let usual = [PlayedScore::WhiteWins, PlayedScore::Draw, PlayedScore::BlackWins];
    let byes = |bye| {
        let listed = rounds().flat_map(Round::unpaired);
        listed.filter(|(_, why)| *why == Unpaired::Bye(bye)).count()
    };
    let players = || all.iter().flat_map(|snapshot| &snapshot.players);
    let late = players().filter(|player| player.participation.from > RoundNumber::FIRST).count();
    let left = players().filter(|player| player.participation.until.is_some()).count();
    let present = rounds().map(|round| {
        let away = round.unpaired().iter().filter(|(_, why)| *why == Unpaired::Bye(Bye::Zero));
        60 - away.count()
    });
    let present: usize = present.sum();
    let rate = |rate: Option<Rate>| rate.expect("the recipe sets it");
    vec![
        ("forfeits", forfeited().count(), games().count(), rate(recipe.forfeits)),
        ("double", both.count(), forfeited().count(), rate(recipe.double_forfeits)),
        ("quick", scores().filter(|it| !it.1).count(), scores().count(), rate(recipe.quick_games)),
        (
            "unusual",
            scores().filter(|it| !usual.contains(&it.0)).count(),
            scores().count(),
            rate(recipe.unusual),
        ),
        ("half", byes(Bye::Half), present, rate(recipe.half_byes)),
        ("full", byes(Bye::Full), present, rate(recipe.full_byes)),
        ("zero", all.iter().map(announced).sum(), present, rate(recipe.zero_byes)),
        ("late", late, players().count(), rate(recipe.late_entries)),
        ("left", left, present * 5 / 6, rate(recipe.withdrawals)),
        (
            "unrated",
            players().filter(|player| player.rating.is_none()).count(),
            players().count(),
            rate(recipe.unrated),
        ),
    ]
}

/// Zero-point byes of players who had come and stayed.
fn announced(snapshot: &Snapshot) -> usize {
    let rounds = (0..).filter_map(RoundNumber::from_index).zip(&snapshot.rounds);
    let zero = rounds.flat_map(|(number, round)| {
        let byes = round.unpaired().iter().filter(|(_, why)| *why == Unpaired::Bye(Bye::Zero));
        byes.filter_map(move |(who, _)| Some((number, snapshot.player(*who)?)))
    });
    zero.filter(|(number, player)| player.participation.covers(*number)).count()
}

#[test]
fn what_was_asked_for_is_there() {
    let recipe = Recipe {
        players: Some(31),
        rounds: Some(5),
        lowest_rating: Some(1600),
        highest_rating: Some(1900),
        ..Recipe::default()
    };
    for seed in 0..20 {
        let snapshot = made(&recipe, seed).snapshot;
        assert_eq!(31, snapshot.players.len());
        assert_eq!(5, snapshot.rounds.len());
        assert_eq!(Some(5), snapshot.rules.declared_rounds);
        let mut ratings = snapshot.players.iter().filter_map(|player| player.rating);
        assert!(ratings.all(|rating| (1600..=1900).contains(&rating)), "seed {seed}");
    }
}

#[test]
fn whatever_is_not_asked_for_varies() {
    let settled: Vec<Recipe> = (0..60).map(small).collect();
    let differs = |what: &str, word: &dyn Fn(&Recipe) -> String| {
        let mut words: Vec<String> = settled.iter().map(word).collect();
        words.sort();
        words.dedup();
        assert!(words.len() > 1, "{what} is always the same: {words:?}");
    };
    let keys: Vec<String> = {
        let text = settled[0].to_string();
        text.split(' ').filter_map(|word| Some(word.split_once('=')?.0.to_owned())).collect()
    };
    for key in keys.iter().filter(|key| !["system", "players", "rounds"].contains(&key.as_str())) {
        differs(key, &|recipe| {
            let text = recipe.to_string();
            let word = text.split(' ').find(|word| word.split('=').next() == Some(key));
            word.unwrap_or_default().to_owned()
        });
    }
    let free = |seed| made(&Recipe { rounds: Some(1), ..Recipe::default() }, seed).recipe.players;
    assert_ne!(free(1), free(2));
}

fn small(seed: u64) -> Recipe {
    let recipe = Recipe { players: Some(14), rounds: Some(3), ..Recipe::default() };
    made(&recipe, seed).recipe
}

#[test]
fn recipes_that_cannot_be_followed_are_refused() {
    let plain = Recipe::plain;
    let cases = [
        (Recipe { players: Some(1), ..plain() }, GenerateError::TooFewPlayers),
        (Recipe { rounds: Some(0), ..plain() }, GenerateError::NumberOfRounds { most: 128 }),
        (Recipe { rounds: Some(129), ..plain() }, GenerateError::NumberOfRounds { most: 128 }),
        (Recipe { draw_percentage: Some(101), ..plain() }, GenerateError::DrawPercentage),
        (
            Recipe { lowest_rating: Some(2000), highest_rating: Some(1999), ..plain() },
            GenerateError::RatingsReversed { lowest: 2000, highest: 1999 },
        ),
        (
            Recipe { players: Some(3), ratings: Some(vec![None; 4]), ..plain() },
            GenerateError::RatingsAndPlayers { players: 3, ratings: 4 },
        ),
    ];
    for (recipe, error) in cases {
        assert_eq!(Some(error), generate(&recipe, 1).err(), "{recipe}");
    }
}

#[test]
fn more_rounds_than_opponents_end_early_and_say_so() {
    let recipe = Recipe { players: Some(4), rounds: Some(6), ..Recipe::plain() };
    let generated = made(&recipe, 1);
    assert!(!generated.is_whole());
    assert_eq!(3, generated.snapshot.rounds.len(), "C.04.1:2: nobody meets anybody twice");
    assert_eq!(Some(6), generated.snapshot.rules.declared_rounds, "C.04.1:1: announced beforehand");
    assert_eq!(Some(&Warning::DrawnAgain { times: ATTEMPTS - 1 }), generated.warnings.first());
    let Some(Warning::EndedEarly { round, why }) = generated.warnings.last() else {
        panic!("{:?}", generated.warnings)
    };
    assert_eq!(4, round.get());
    assert!(matches!(why, PairingError::NoCompletePairing(_)), "{why:?}");
}
