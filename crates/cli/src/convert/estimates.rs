//! `--estimate`: what the arbiter holds players without a rating to be worth (C.04.2:2.1,
//! dutch-1992:A1).

use std::str::FromStr;

use ronde_model::{Estimate, Snapshot};
use ronde_rating::conversion::{SCALES, Scale};
use ronde_rating::event::HIGHEST;
use ronde_words::{ConvertWords, fill};

use crate::language;
use crate::outcome::Stop;
use crate::rate::options;

/// An estimate with the number of its player, such as `7=1850 club list` or `7=INGO 120`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Estimated {
    number: u32,
    estimate: Estimate,
}

impl FromStr for Estimated {
    type Err = String;

    fn from_str(text: &str) -> Result<Estimated, String> {
        let names: Vec<&str> = SCALES.iter().map(|scale| scale.name).collect();
        let unread = || {
            let w = ConvertWords::of(language::current());
            let scales = names.join(", ");
            fill!(w.estimate_unread, text = text, highest = HIGHEST, scales = scales)
        };
        let (number, rest) = text.split_once('=').ok_or_else(unread)?;
        let number = number.trim().parse().map_err(|_| unread())?;
        let estimate = estimate(rest.trim()).ok_or_else(unread)?;
        Ok(Estimated { number, estimate })
    }
}

/// `1850 club list` is 1850 from a club list, `INGO 120` is 1880 from INGO 120.
fn estimate(text: &str) -> Option<Estimate> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    if let Some(scale) = Scale::named(first) {
        let value = rest.parse().ok()?;
        let source = format!("{} {value}", scale.name);
        return Some(Estimate { rating: scale.rating(value)?, source });
    }
    let rating = first.parse().ok().filter(|rating| (1..=HIGHEST).contains(rating))?;
    Some(Estimate { rating, source: rest.to_owned() })
}

/// The tournament with these estimates in place of older ones.
pub(super) fn put(snapshot: &Snapshot, estimates: &[Estimated]) -> Result<Snapshot, Stop> {
    let mut parts = (**snapshot).clone();
    for Estimated { number, estimate } in estimates {
        let who = options::player(snapshot, *number, "--estimate")?;
        let player = parts.players.iter_mut().find(|player| player.number == who);
        let player = player.expect("the player was found a moment ago");
        if let Some(rating) = player.rating {
            let w = ConvertWords::of(language::current());
            return Err(Stop::bad_input(fill!(w.has_rating, number = number, rating = rating)));
        }
        player.estimate = Some(estimate.clone());
    }
    Ok(Snapshot::new(parts).expect("nobody new is named"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_ratings_with_a_source_or_values_of_another_scale() {
        for (text, expected) in [
            ("7=1850", Some((7, 1850, ""))),
            ("7 = 1850 club list", Some((7, 1850, "club list"))),
            ("12=INGO 120", Some((12, 1880, "INGO 120"))),
            ("12=bcr  150", Some((12, 1800, "BCR 150"))),
            ("12=INGO 400", None),
            ("12=INGO", None),
            ("12=3001", None),
            ("12=0", None),
            ("1850", None),
            ("x=1850", None),
        ] {
            let read = text.parse::<Estimated>().ok();
            let read =
                read.as_ref().map(|it| (it.number, it.estimate.rating, &*it.estimate.source));
            assert_eq!(expected, read, "{text}");
        }
    }
}
