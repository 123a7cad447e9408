//! What can be asked of a random tournament, as options.

use std::path::PathBuf;

use clap::ValueEnum;
use ronde_model::{PointSystem, Score};
use ronde_simulate::{Acceleration, Groups, Rate, Recipe};
use ronde_swiss::{Book, Family, System};
use ronde_words::GenerateWords;

use crate::load::{self, Input};
use crate::outcome::Stop;
use crate::pair::choice::{ColourName, EditionName, SystemName};
use crate::{help, language};

/// Options of a recipe. A RATE is 20 or 1/20 for one in twenty, 5% for the same, 0 for never.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Options {
    #[arg(long, value_name = "N")]
    players: Option<u32>,
    #[arg(long, value_name = "R")]
    rounds: Option<u16>,
    #[arg(long, value_name = "SYSTEM", default_value = "dutch")]
    system: SystemName,
    #[arg(long, value_name = "YEAR")]
    edition: Option<EditionName>,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "plain"])]
    model: Option<PathBuf>,
    #[arg(long, value_name = "COLOUR", alias = "initial-color")]
    #[arg(value_parser = help::offered::<ColourName>("colour"))]
    initial_colour: Option<ColourName>,
    #[arg(long, value_name = "W/D/L", value_parser = point_system)]
    points: Option<PointSystem>,
    #[arg(long, value_name = "POINTS")]
    pairing_bye: Option<Score>,
    #[arg(long, value_name = "WHICH")]
    #[arg(value_parser = help::offered::<AccelerationName>("acceleration"))]
    acceleration: Option<AccelerationName>,
    #[arg(long, value_name = "NxS", value_parser = groups)]
    forbidden: Option<Groups>,
    #[command(flatten)]
    ratings: Ratings,
    #[command(flatten)]
    results: Results,
    #[command(flatten)]
    absences: Absences,
}

#[derive(Clone, Debug, clap::Args)]
struct Ratings {
    #[arg(long, value_name = "RATING")]
    lowest_rating: Option<u16>,
    #[arg(long, value_name = "RATING")]
    highest_rating: Option<u16>,
    #[arg(long, value_name = "N")]
    rating_groups: Option<u16>,
    #[arg(long, value_name = "N")]
    rating_separator: Option<u16>,
    #[arg(long, value_name = "RATE", value_parser = rate)]
    unrated: Option<Rate>,
}

#[derive(Clone, Debug, clap::Args)]
struct Results {
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    draws: Option<u8>,
    #[arg(long, value_name = "RATE", value_parser = rate)]
    forfeits: Option<Rate>,
    #[arg(long, value_name = "RATE", value_parser = rate)]
    double_forfeits: Option<Rate>,
    #[arg(long, value_name = "RATE", value_parser = rate)]
    quick_games: Option<Rate>,
    #[arg(long, value_name = "RATE", value_parser = rate)]
    unusual: Option<Rate>,
}

#[derive(Clone, Debug, clap::Args)]
struct Absences {
    #[arg(long, value_name = "RATE", value_parser = rate)]
    late_entries: Option<Rate>,
    #[arg(long, value_name = "RATE", value_parser = rate)]
    withdrawals: Option<Rate>,
    #[arg(long, value_name = "RATE", value_parser = rate)]
    half_byes: Option<Rate>,
    #[arg(long, value_name = "RATE", value_parser = rate)]
    full_byes: Option<Rate>,
    #[arg(long, value_name = "RATE", value_parser = rate)]
    zero_byes: Option<Rate>,
}

/// Virtual points, as the command line names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AccelerationName {
    None,
    Baku,
    Ssa,
    SsaHalves,
    SsaKept,
    Explicit,
}

impl From<AccelerationName> for Acceleration {
    fn from(name: AccelerationName) -> Acceleration {
        match name {
            AccelerationName::None => Acceleration::None,
            AccelerationName::Baku => Acceleration::Baku,
            AccelerationName::Ssa => Acceleration::Ssa,
            AccelerationName::SsaHalves => Acceleration::SsaHalves,
            AccelerationName::SsaKept => Acceleration::SsaKept,
            AccelerationName::Explicit => Acceleration::Explicit,
        }
    }
}

fn point_system(text: &str) -> Result<PointSystem, String> {
    let values: Vec<Score> = text.split(['/', '-']).filter_map(|part| part.parse().ok()).collect();
    match values[..] {
        [win, draw, loss] if text.split(['/', '-']).count() == 3 => {
            Ok(PointSystem::of(win.tenths(), draw.tenths(), loss.tenths()))
        }
        _ => Err(GenerateWords::of(language::current()).point_system.to_owned()),
    }
}

fn rate(text: &str) -> Result<Rate, String> {
    text.parse().map_err(|_| GenerateWords::of(language::current()).rate.to_owned())
}

fn groups(text: &str) -> Result<Groups, String> {
    let parts = text.split_once(['x', 'X']);
    let parts = parts.and_then(|(number, size)| Some((number.parse().ok()?, size.parse().ok()?)));
    let (number, size) = parts.ok_or(GenerateWords::of(language::current()).groups)?;
    Ok(Groups { number, size })
}

impl Options {
    /// The recipe: the model's, the plain one or everything by lot, with what was asked for.
    pub(super) fn recipe(&self) -> Result<Recipe, Stop> {
        let family = Family::from(self.system);
        let system = self
            .edition
            .map_or_else(|| Ok(Book::meant(family, None).system), |year| year.of(family))?;
        let base = match &self.model {
            Some(path) => model(path, system)?,
            None if self.plain => Recipe::plain(),
            None => Recipe::default(),
        };
        let points = self.points.or(base.points);
        let recipe = Recipe {
            players: self.players.or(base.players),
            rounds: self.rounds.or(base.rounds),
            system,
            initial_colour: self.initial_colour.map(Into::into).or(base.initial_colour),
            points,
            pairing_bye: self.pairing_bye.or(base.pairing_bye),
            acceleration: self.acceleration.map(Into::into).or(base.acceleration),
            prohibited: self.forbidden.or(base.prohibited),
            ..base
        };
        Ok(self.absences.apply(self.results.apply(self.ratings.apply(recipe))))
    }
}

fn model(path: &std::path::Path, system: System) -> Result<Recipe, Stop> {
    let input = Input { file: path.to_owned(), from: None, max_size: None };
    Ok(Recipe::like(&load::load(&input)?.snapshot, system))
}

impl Ratings {
    fn apply(&self, base: Recipe) -> Recipe {
        Recipe {
            lowest_rating: self.lowest_rating.or(base.lowest_rating),
            highest_rating: self.highest_rating.or(base.highest_rating),
            rating_groups: self.rating_groups.or(base.rating_groups),
            rating_separator: self.rating_separator.or(base.rating_separator),
            unrated: self.unrated.or(base.unrated),
            ..base
        }
    }
}

impl Results {
    fn apply(&self, base: Recipe) -> Recipe {
        Recipe {
            draw_percentage: self.draws.or(base.draw_percentage),
            forfeits: self.forfeits.or(base.forfeits),
            double_forfeits: self.double_forfeits.or(base.double_forfeits),
            quick_games: self.quick_games.or(base.quick_games),
            unusual: self.unusual.or(base.unusual),
            ..base
        }
    }
}

impl Absences {
    fn apply(&self, base: Recipe) -> Recipe {
        Recipe {
            late_entries: self.late_entries.or(base.late_entries),
            withdrawals: self.withdrawals.or(base.withdrawals),
            half_byes: self.half_byes.or(base.half_byes),
            full_byes: self.full_byes.or(base.full_byes),
            zero_byes: self.zero_byes.or(base.zero_byes),
            ..base
        }
    }
}
