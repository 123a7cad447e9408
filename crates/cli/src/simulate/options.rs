//! The options of `ronde simulate`.

use std::path::PathBuf;

use ronde_simulate::compare::Variant;
use ronde_simulate::{Acceleration, Recipe};
use ronde_standings::prizes::Rules;
use ronde_swiss::{Book, Family, System};
use ronde_words::{Lang, SimulateWords, fill};

use super::asked::Asked;
use crate::generate::AccelerationName;
use crate::help;
use crate::outcome::Stop;
use crate::pair::choice::{EditionName, SystemName};
use crate::standings::{SharingName, prize_rules};
use crate::{format, language};

/// Variants that a table and a reader can hold.
const MOST: usize = 12;

/// What is played.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Options {
    #[arg(value_name = "FILE", conflicts_with_all = ["players", "lowest_rating", "highest_rating"])]
    pub(super) file: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", requires = "file")]
    #[arg(value_parser = help::offered::<format::From>("from"))]
    pub(super) from: Option<format::From>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=5000))]
    pub(super) players: Option<u32>,
    #[arg(long, value_name = "R", value_delimiter = ',')]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=99))]
    pub(super) rounds: Vec<u16>,
    #[arg(long, value_name = "SYSTEM", conflicts_with = "compare")]
    pub(super) system: Option<SystemName>,
    #[arg(long, value_name = "YEAR", conflicts_with = "compare")]
    pub(super) edition: Option<EditionName>,
    #[arg(long, value_name = "SYSTEMS", value_delimiter = ',', value_parser = system)]
    pub(super) compare: Vec<System>,
    #[arg(long, value_name = "WHICH", value_delimiter = ',')]
    #[arg(value_parser = help::offered::<AccelerationName>("acceleration"))]
    accelerate: Vec<AccelerationName>,
    #[arg(long, value_name = "RATING")]
    lowest_rating: Option<u16>,
    #[arg(long, value_name = "RATING")]
    highest_rating: Option<u16>,
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    draws: Option<u8>,
    #[arg(long, value_name = "LIST")]
    pub(super) tie_breaks: Option<String>,
    #[arg(long, value_name = "PRIZES")]
    prizes: Option<String>,
    #[arg(long, value_name = "HOW", default_value = "by-rank", requires = "prizes")]
    #[arg(value_parser = help::offered::<SharingName>("sharing"))]
    sharing: SharingName,
    #[arg(long, requires = "prizes")]
    cumulative: bool,
    #[arg(long)]
    exempt: bool,
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(default_value = language::current().code(), value_parser = language::LangParser)]
    lang: Lang,
}

fn system(text: &str) -> Result<System, String> {
    System::of_name(text).ok_or_else(|| {
        let known: Vec<&str> = System::ALL.into_iter().map(System::key).collect();
        fill!(SimulateWords::of(language::current()).system, list = known.join(", "))
    })
}

impl Options {
    pub(super) fn lang(&self) -> Lang {
        self.lang
    }

    pub(super) fn draws(&self) -> Option<u8> {
        self.draws
    }

    pub(super) fn exempt(&self) -> bool {
        self.exempt
    }

    /// Whether there is something to compare.
    pub(super) fn is_comparison(&self) -> bool {
        !self.compare.is_empty() || !self.accelerate.is_empty() || self.rounds.len() > 1
    }

    /// The prizes, if any were named.
    pub(super) fn prizes(&self) -> Result<Option<Rules>, Stop> {
        prize_rules(self.prizes.as_deref(), self.sharing, self.cumulative)
    }

    /// A planned event: games and nothing else.
    pub(super) fn recipe(&self, players: u32, rounds: u16) -> Result<Recipe, Stop> {
        let family = self.system.map_or(Family::Dutch, Family::from);
        let system = self
            .edition
            .map_or_else(|| Ok(Book::meant(family, None).system), |year| year.of(family))?;
        Ok(Recipe {
            players: Some(players),
            rounds: Some(rounds),
            system: self.compare.first().copied().unwrap_or(system),
            lowest_rating: self.lowest_rating,
            highest_rating: self.highest_rating,
            ..Recipe::plain()
        })
    }

    /// What is to be compared: everything with everything. One alone means: against the event's
    /// own.
    pub(super) fn variants(&self, asked: &Asked) -> Result<Vec<Variant>, Stop> {
        if !self.is_comparison() {
            return Ok(Vec::new());
        }
        let Some(own) = asked.system else {
            return Err(Stop::bad_input(SimulateWords::of(language::current()).nothing_to_compare));
        };
        let declared = asked.event.rules.declared_rounds.unwrap_or(0);
        let accelerated = if asked.event.accelerations.is_empty() {
            Acceleration::of_code(asked.event.event.kind_code.trim())
        } else {
            Acceleration::Explicit
        };
        let named: Vec<Acceleration> = self.accelerate.iter().map(|it| (*it).into()).collect();
        let systems = against(own, &self.compare);
        let accelerations = against(accelerated, &named);
        // A single number of rounds is that of the event, not one more to compare.
        let rounds = if self.rounds.is_empty() { vec![declared] } else { self.rounds.clone() };
        let mut variants = Vec::new();
        for system in systems {
            for rounds in &rounds {
                for acceleration in &accelerations {
                    let (rounds, acceleration) = (*rounds, *acceleration);
                    variants.push(Variant { system, rounds, acceleration });
                }
            }
        }
        checked(&variants, asked)?;
        Ok(variants)
    }
}

/// Those that were named; a single one after the event's own.
fn against<T: Copy + PartialEq>(own: T, named: &[T]) -> Vec<T> {
    match named {
        [] => vec![own],
        [one] if *one != own => vec![own, *one],
        _ => named.to_vec(),
    }
}

fn checked(variants: &[Variant], asked: &Asked) -> Result<(), Stop> {
    let w = SimulateWords::of(language::current());
    if variants.len() > MOST {
        return Err(Stop::bad_input(fill!(w.too_many, n = variants.len(), most = MOST)));
    }
    let explicit = variants.iter().any(|it| it.acceleration == Acceleration::Explicit);
    if explicit && asked.event.accelerations.is_empty() {
        return Err(Stop::bad_input(w.no_virtual_points));
    }
    if variants.iter().any(|it| it.rounds == 0) {
        return Err(Stop::bad_input(w.not_declared));
    }
    Ok(())
}
