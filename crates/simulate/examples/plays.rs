//! How long many plays take: `cargo run --release -p ronde-simulate --example plays -- 100 9 2000
//! 2` plays an event of 100 players and 9 rounds 2,000 times on two threads.

use std::time::Instant;

use ronde_model::Colour;
use ronde_simulate::course::Way;
use ronde_simulate::study::{Question, study};
use ronde_simulate::{Recipe, planned};
use ronde_standings::grammar::read_list;
use ronde_standings::{Overrides, Settings};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|it| it.parse().ok()).collect();
    let [players, rounds, plays, threads] = numbers[..] else {
        eprintln!("give players, rounds, plays and threads");
        return;
    };
    let recipe = Recipe {
        players: u32::try_from(players).ok(),
        rounds: u16::try_from(rounds).ok(),
        ..Recipe::plain()
    };
    let event = match planned(&recipe, 1) {
        Ok(event) => event,
        Err(error) => return eprintln!("{error:?}"),
    };
    let tie_breaks = read_list("BH/C1,BH,SB").into_iter().flatten().collect();
    let asked = Overrides { tie_breaks: Some(tie_breaks), ..Overrides::default() };
    let settings = match Settings::settle(&event, &asked) {
        Ok(settings) => settings,
        Err(error) => return eprintln!("{error:?}"),
    };
    let question = Question {
        event: &event,
        way: Way::Swiss { system: recipe.system, initial_colour: Colour::White },
        settings,
        prizes: None,
        norms: Some(false),
        draw_percentage: None,
        plays,
        seed: 1,
        threads: usize::try_from(threads).unwrap_or(1),
    };
    let started = Instant::now();
    match study(&question, &|_| true) {
        Ok(found) => {
            let time = started.elapsed();
            let each = time.as_micros() / u128::from(plays.max(1));
            println!("{} plays in {time:.1?}: {each} µs each", found.plays);
        }
        Err(error) => eprintln!("{error:?}"),
    }
}
