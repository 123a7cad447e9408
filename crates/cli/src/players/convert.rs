//! `ronde players convert`: a value of another scale as Elo.

use ronde_rating::conversion::{SCALES, Scale};
use ronde_rating::event::HIGHEST;
use ronde_words::fill;

use super::words;
use crate::outcome::{Outcome, Stop};
use crate::output;

/// The arguments of `ronde players convert`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "SCALE")]
    scale: String,
    #[arg(value_name = "VALUE")]
    value: u16,
    #[arg(long)]
    json: bool,
}

/// Converts and prints.
pub(super) fn run(args: &Args) -> Result<Outcome, Stop> {
    let scale = Scale::named(&args.scale).ok_or_else(|| unknown(&args.scale))?;
    let source = format!("{} {}", scale.name, args.value);
    let rating = scale.rating(args.value).ok_or_else(|| {
        let elo = scale.elo(args.value);
        let w = words();
        Stop::bad_input(fill!(w.nobody_has_elo, source = source, elo = elo, highest = HIGHEST))
    })?;
    output::print(&if args.json {
        serde_json::json!({ "rating": rating, "source": source }).to_string() + "\n"
    } else {
        fill!(words().is_elo, source = source, rating = rating) + "\n"
    })?;
    Ok(Outcome::Done)
}

fn unknown(name: &str) -> Stop {
    let names: Vec<&str> = SCALES.iter().map(|scale| scale.name).collect();
    Stop::bad_input(fill!(words().no_scale, name = name, names = names.join(", ")))
}
