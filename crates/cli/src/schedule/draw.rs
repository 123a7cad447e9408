//! `ronde schedule draw`: directed numbers by Varma's tables.

use std::path::PathBuf;

use ronde_model::Player;
use ronde_schedule::berger::RoundRobin;
use ronde_schedule::draw::{self, Draw, Drawer, Split};
use ronde_schedule::table::letters;
use ronde_schedule::{Field, Kind, Recipe, tournament};
use ronde_words::{ScheduleCommandWords, fill};

use super::target::{Form, Target};
use super::{listing, names, stop};
use crate::outcome::{Outcome, Stop};
use crate::{generate, language};

/// The arguments of `ronde schedule draw`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "FILE")]
    names: PathBuf,
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    #[arg(long)]
    split: bool,
    #[command(flatten)]
    target: Target,
}

pub(super) fn run(args: &Args) -> Result<Outcome, Stop> {
    let players = names::read(&args.names)?.players;
    let seed = args.seed.map_or_else(generate::fresh_seed, Ok)?;
    generate::tell_seed(seed);
    let drawer =
        |player: &Player| Drawer { name: player.name.clone(), group: player.federation.clone() };
    let drawers: Vec<Drawer> = players.iter().map(drawer).collect();
    let split = if args.split { Split::Allow } else { Split::Refuse };
    let drawn = draw::draw(&drawers, seed, split).map_err(|error| stop(&error))?;
    match args.target.form() {
        Form::Text => args.target.write(&protocol(&drawers, &drawn, seed)),
        Form::Csv => args.target.write(&csv(&drawers, &drawn)),
        Form::Trf | Form::Snapshot => {
            let mut places: Vec<(usize, &Player)> =
                drawn.numbers().into_iter().zip(&players).collect();
            places.sort_by_key(|(number, _)| *number);
            let players = places.into_iter().map(|(_, player)| player.clone()).collect();
            let recipe = Recipe::from(Kind::RoundRobin(RoundRobin::single(drawers.len())));
            let field = Field { players, teams: Vec::new() };
            let title = listing::kind(&recipe, language::current());
            let made = tournament(&recipe, &field, title).map_err(|error| stop(&error))?;
            args.target.tournament(&made)
        }
        Form::Json | Form::Svg => {
            Err(Stop::bad_input(ScheduleCommandWords::of(language::current()).draw_form))
        }
    }
}

fn protocol(drawers: &[Drawer], drawn: &Draw, seed: u64) -> String {
    let w = ScheduleCommandWords::of(language::current());
    let mut text = format!("{}\n\n", fill!(w.draw_title, n = drawers.len(), seed = seed));
    for (turn, line) in (1..).zip(&drawn.protocol) {
        let Drawer { name, group } = &drawers[line.player];
        let (envelope, number) = (letters(line.envelope), line.number);
        let told = if line.chose {
            fill!(w.takes_and_draws, who = name, envelope = envelope, number = number)
        } else {
            fill!(w.draws, who = name, number = number)
        };
        text += &format!("{turn:>3}  {group:<4} {told}\n");
    }
    if drawn.late.is_empty() {
        return text + &format!("\n{}\n", w.nobody_late);
    }
    text += &format!("\n{}\n", w.some_late);
    for (one, other, round) in &drawn.late {
        let line = fill!(w.meet_late, one = one, other = other, round = round);
        text += &format!("     {line}\n");
    }
    text
}

fn csv(drawers: &[Drawer], drawn: &Draw) -> String {
    let mut text = "turn,federation,name,envelope,number\n".to_owned();
    for (turn, line) in (1..).zip(&drawn.protocol) {
        let Drawer { name, group } = &drawers[line.player];
        let name = name.replace('"', "\"\"");
        text += &format!("{turn},{group},\"{name}\",{},{}\n", letters(line.envelope), line.number);
    }
    text
}
