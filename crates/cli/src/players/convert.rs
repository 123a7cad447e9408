//! `ronde players convert`: a value of another scale as Elo.

use ronde_rating::conversion::{SCALES, Scale};
use ronde_rating::event::HIGHEST;

use crate::outcome::{Outcome, Stop};
use crate::output;

/// Convert a value of another scale to Elo: INGO or BCR
///
/// Elo = 2840 − 8 × INGO = 600 + 8 × BCR (dutch-1992:A1). What comes out is an estimate: enter it
/// on the player's card, or in a file with `ronde convert --estimate`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// INGO or BCR
    #[arg(value_name = "SCALE")]
    scale: String,
    /// The value on that scale
    #[arg(value_name = "VALUE")]
    value: u16,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Converts and prints.
pub(super) fn run(args: &Args) -> Result<Outcome, Stop> {
    let scale = Scale::named(&args.scale).ok_or_else(|| unknown(&args.scale))?;
    let source = format!("{} {}", scale.name, args.value);
    let rating = scale.rating(args.value).ok_or_else(|| {
        Stop::bad_input(format!(
            "{source} would be an Elo of {}, which nobody has: ratings go up to {HIGHEST}.",
            scale.elo(args.value)
        ))
    })?;
    output::print(&if args.json {
        serde_json::json!({ "rating": rating, "source": source }).to_string() + "\n"
    } else {
        format!("{source} is an Elo of {rating} (dutch-1992:A1)\n")
    })?;
    Ok(Outcome::Done)
}

fn unknown(name: &str) -> Stop {
    let names: Vec<&str> = SCALES.iter().map(|scale| scale.name).collect();
    Stop::bad_input(format!("\"{name}\" is no scale that can be converted: {}.", names.join(", ")))
}
