//! How many random tournaments come to their end, and whether all their rounds pair again to
//! themselves: `cargo run --release -p ronde-simulate --example survey -- [SEEDS] [RECIPE WORDS
//! …]`, for instance `-- 1000 players=12 rounds=9 withdrawals=1/10`.

use ronde_model::RoundNumber;
use ronde_simulate::{Generated, Recipe, Warning, generate};
use ronde_swiss::check::{Verdict, check_round};
use ronde_swiss::dutch::Edition;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let seeds: u64 = words.next().map_or(Ok(200), |word| word.parse())?;
    let recipe: Recipe = words.collect::<Vec<_>>().join(" ").parse()?;
    for edition in [Edition::E2026, Edition::E2017] {
        let recipe = Recipe { system: edition.system(), ..recipe.clone() };
        survey(&recipe, seeds)?;
    }
    Ok(())
}

fn survey(recipe: &Recipe, seeds: u64) -> Result<(), Box<dyn std::error::Error>> {
    let (mut again, mut early, mut rounds, mut wrong) = (0, 0, 0, 0);
    for seed in 0..seeds {
        let generated = generate(recipe, seed).map_err(|error| format!("{error:?}"))?;
        let drawn_again = |warning: &Warning| matches!(warning, Warning::DrawnAgain { .. });
        again += u64::from(generated.warnings.iter().any(drawn_again));
        early += u64::from(!generated.is_whole());
        rounds += generated.snapshot.rounds.len();
        wrong += disagreements(&generated);
    }
    println!(
        "{}: {seeds} tournaments with {rounds} rounds; {again} drawn again, {early} ended early; \
         {wrong} rounds differ",
        recipe.system
    );
    Ok(())
}

fn disagreements(generated: &Generated) -> usize {
    let (snapshot, recipe) = (&generated.snapshot, &generated.recipe);
    let Some(colour) = recipe.initial_colour else { return 0 };
    let rounds = (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index);
    let differs = rounds.filter(|round| {
        let verdict = check_round(snapshot, *round, recipe.system, colour).verdict;
        if verdict != Verdict::Agrees {
            println!("seed {}, round {round}: {verdict:?}", generated.seed);
        }
        verdict != Verdict::Agrees
    });
    differs.count()
}
