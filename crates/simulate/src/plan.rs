//! A recipe with nothing left open.

use ronde_model::{Colour, PointSystem};
use ronde_swiss::bye_value::ByeValue;
use ronde_swiss::colours::ColourHistory;
use ronde_swiss::{Book, System};

use crate::dice::Dice;
use crate::generate::GenerateError;
use crate::play::{Chances, UNKNOWN};
use crate::rate::Rate;
use crate::recipe::{Acceleration, Groups, Recipe};

/// What a tournament is made from.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) players: u32,
    pub(crate) rounds: u16,
    pub(crate) system: System,
    pub(crate) initial_colour: Colour,
    pub(crate) points: PointSystem,
    pub(crate) acceleration: Acceleration,
    pub(crate) prohibited: Groups,
    pub(crate) ratings: Ratings,
    pub(crate) late_entries: Rate,
    pub(crate) chances: Chances,
}

/// Where ratings come from.
#[derive(Clone, Debug)]
pub(crate) struct Ratings {
    pub(crate) lowest: u16,
    pub(crate) highest: u16,
    pub(crate) groups: u16,
    pub(crate) separator: u16,
    pub(crate) unrated: Rate,
    pub(crate) given: Option<Vec<Option<u16>>>,
}

impl Plan {
    /// Draws what the recipe leaves open. Each question has a sequence of its own, so a settled
    /// recipe and the same seed give the same tournament again.
    pub(crate) fn new(recipe: &Recipe, seed: u64) -> Result<Plan, GenerateError> {
        check(recipe)?;
        let players = players(recipe, seed);
        let rounds = recipe.rounds.unwrap_or_else(|| rounds(players, seed));
        let points = points(recipe, seed);
        let colours = [Colour::White, Colour::Black];
        Ok(Plan {
            players,
            rounds,
            system: recipe.system,
            initial_colour: recipe
                .initial_colour
                .unwrap_or_else(|| Dice::new(seed, "initial colour").pick(&colours)),
            points,
            acceleration: recipe
                .acceleration
                .unwrap_or_else(|| acceleration(recipe.system, points, rounds, seed)),
            prohibited: recipe.prohibited.unwrap_or_else(|| prohibited(players, seed)),
            ratings: ratings(recipe, seed),
            late_entries: recipe
                .late_entries
                .unwrap_or_else(|| sometimes(seed, "late entry rate", 3, 10, 100)),
            chances: chances(recipe, seed),
        })
    }
}

fn check(recipe: &Recipe) -> Result<(), GenerateError> {
    let given = recipe.ratings.as_ref().map(Vec::len);
    let most = ColourHistory::MEMORY;
    match (recipe.players, given) {
        (Some(0 | 1), _) | (_, Some(0 | 1)) => return Err(GenerateError::TooFewPlayers),
        (Some(players), Some(ratings)) if players as usize != ratings => {
            return Err(GenerateError::RatingsAndPlayers { players, ratings });
        }
        _ => {}
    }
    match (recipe.lowest_rating, recipe.highest_rating) {
        (Some(lowest), Some(highest)) if lowest > highest => {
            return Err(GenerateError::RatingsReversed { lowest, highest });
        }
        _ => {}
    }
    if recipe.rounds.is_some_and(|rounds| rounds == 0 || rounds > most) {
        return Err(GenerateError::NumberOfRounds { most });
    }
    if recipe.draw_percentage.is_some_and(|draws| draws > 100) {
        return Err(GenerateError::DrawPercentage);
    }
    if needs_ratings(recipe.system) && recipe.unrated.is_some_and(|rate| rate != Rate::NEVER) {
        return Err(GenerateError::RatingsNeeded(recipe.system));
    }
    Ok(())
}

/// As many as the public generators draw; more where many rounds are asked for.
fn players(recipe: &Recipe, seed: u64) -> u32 {
    let given = recipe.ratings.as_ref().and_then(|ratings| u32::try_from(ratings.len()).ok());
    recipe.players.or(given).unwrap_or_else(|| {
        let least = recipe.rounds.map_or(0, |rounds| 2 * u32::from(rounds)).max(15);
        Dice::new(seed, "players").between(least, least + 200)
    })
}

/// Between 5 and 13, but not more than half the players can stand.
fn rounds(players: u32, seed: u64) -> u16 {
    let most = u16::try_from(players / 2 + 1).unwrap_or(u16::MAX).min(13);
    Dice::new(seed, "rounds").between_small(most.min(5), most)
}

/// Three in four pay 1, ½ and 0; the others what organisers are known to pay. The bye is worth a
/// draw now and then.
fn points(recipe: &Recipe, seed: u64) -> PointSystem {
    let mut points = recipe.points.unwrap_or_else(|| {
        let mut dice = Dice::new(seed, "points");
        let usual = PointSystem::STANDARD;
        let (three, four) = (PointSystem::of(30, 10, 0), PointSystem::of(20, 10, 0));
        let polish = PointSystem::of(30, 20, 10);
        let mut points =
            dice.pick(&[usual, usual, usual, usual, usual, usual, three, four, polish]);
        // Some books give the bye a whole point (dutch-1992:A5).
        let declares = Book::of(recipe.system).bye_value != ByeValue::Win;
        if dice.one_in(6) && declares {
            points.pairing_bye = points.white_draw;
        }
        points
    });
    if let Some(bye) = recipe.pairing_bye {
        points.pairing_bye = bye;
    }
    points
}

/// C.04.7:1.1: Baku needs a win that is worth two draws, and nothing for a loss.
pub(crate) fn baku_is_possible(points: &PointSystem) -> bool {
    points.white_win.tenths() == 2 * points.white_draw.tenths() && points.white_loss.tenths() == 0
}

/// Baku is younger than the old books; in their place stands the acceleration of ssb-course.
fn acceleration(system: System, points: PointSystem, rounds: u16, seed: u64) -> Acceleration {
    let is_old = Book::of(system).is_historical();
    match Dice::new(seed, "acceleration").below(12) {
        0 if is_old && rounds > 3 => Acceleration::Ssa,
        1 if is_old && rounds > 4 => Acceleration::SsaHalves,
        0 | 1 if is_old => Acceleration::None,
        0 | 1 if baku_is_possible(&points) && rounds > 2 => Acceleration::Baku,
        2 if rounds > 2 => Acceleration::Explicit,
        _ => Acceleration::None,
    }
}

fn prohibited(players: u32, seed: u64) -> Groups {
    let mut dice = Dice::new(seed, "prohibited groups");
    if players < 12 || !dice.one_in(4) {
        return Groups::NONE;
    }
    Groups { number: dice.between(1, (players / 12).min(6)), size: dice.between(2, 4) }
}

fn ratings(recipe: &Recipe, seed: u64) -> Ratings {
    let mut dice = Dice::new(seed, "rating range");
    let drawn_highest = dice.between_small(2400, 2800);
    let drawn_lowest = dice.between_small(1400, 2300);
    let highest = recipe.highest_rating.unwrap_or_else(|| {
        drawn_highest.max(recipe.lowest_rating.map_or(0, |lowest| lowest.saturating_add(400)))
    });
    let lowest =
        recipe.lowest_rating.unwrap_or_else(|| drawn_lowest.min(highest / 2 + highest / 4));
    Ratings {
        lowest: lowest.min(highest),
        highest,
        groups: recipe.rating_groups.unwrap_or_else(|| dice.between_small(1, 5)),
        separator: recipe.rating_separator.unwrap_or_else(|| dice.between_small(20, 70)),
        unrated: match recipe.unrated {
            _ if needs_ratings(recipe.system) => Rate::NEVER,
            Some(rate) => rate,
            None => sometimes(seed, "unrated", 3, 5, 50),
        },
        given: recipe.ratings.as_ref().map(|given| provisional(recipe.system, given)),
    }
}

/// C.04.4.1:1.1, dubov-1997:1: Dubov pairs by ratings, so everybody must have one.
fn needs_ratings(system: System) -> bool {
    Book::of(system).needs_ratings
}

/// A model's ratings; where everybody must have one, the unrated get the lowest of them, as an
/// arbiter would give it.
fn provisional(system: System, given: &[Option<u16>]) -> Vec<Option<u16>> {
    let lowest = given.iter().flatten().min().copied().unwrap_or(UNKNOWN);
    let rate = |rating: &Option<u16>| match rating {
        None if needs_ratings(system) => Some(lowest),
        rating => *rating,
    };
    given.iter().map(rate).collect()
}

fn chances(recipe: &Recipe, seed: u64) -> Chances {
    let draw = |set: Option<Rate>, what, least, most| {
        set.unwrap_or_else(|| Rate::one_in(Dice::new(seed, what).between(least, most)))
    };
    let rarely = |set: Option<Rate>, what, least, most| {
        set.unwrap_or_else(|| sometimes(seed, what, 2, least, most))
    };
    Chances {
        draw_percentage: recipe.draw_percentage,
        forfeits: draw(recipe.forfeits, "forfeit rate", 10, 100),
        double_forfeits: draw(recipe.double_forfeits, "double forfeit rate", 5, 20),
        quick_games: rarely(recipe.quick_games, "quick game rate", 50, 200),
        unusual: rarely(recipe.unusual, "unusual result rate", 50, 500),
        withdrawals: draw(recipe.withdrawals, "withdrawal rate", 30, 1000),
        half_byes: draw(recipe.half_byes, "half-point bye rate", 20, 200),
        full_byes: rarely(recipe.full_byes, "full-point bye rate", 200, 1000),
        zero_byes: draw(recipe.zero_byes, "zero-point bye rate", 50, 500),
    }
}

/// Never for all but one seed in so many; otherwise one in a number between these two.
fn sometimes(seed: u64, what: &str, seeds: u64, least: u32, most: u32) -> Rate {
    let mut dice = Dice::new(seed, what);
    if dice.one_in(seeds) { Rate::one_in(dice.between(least, most)) } else { Rate::NEVER }
}

/// The recipe that leaves nothing open.
impl From<&Plan> for Recipe {
    fn from(plan: &Plan) -> Recipe {
        let Plan { chances, ratings, .. } = plan;
        Recipe {
            players: Some(plan.players),
            rounds: Some(plan.rounds),
            system: plan.system,
            initial_colour: Some(plan.initial_colour),
            points: Some(plan.points),
            pairing_bye: Some(plan.points.pairing_bye),
            acceleration: Some(plan.acceleration),
            prohibited: Some(plan.prohibited),
            lowest_rating: Some(ratings.lowest),
            highest_rating: Some(ratings.highest),
            rating_groups: Some(ratings.groups),
            rating_separator: Some(ratings.separator),
            unrated: Some(ratings.unrated),
            ratings: ratings.given.clone(),
            draw_percentage: chances.draw_percentage,
            forfeits: Some(chances.forfeits),
            double_forfeits: Some(chances.double_forfeits),
            quick_games: Some(chances.quick_games),
            unusual: Some(chances.unusual),
            late_entries: Some(plan.late_entries),
            withdrawals: Some(chances.withdrawals),
            half_byes: Some(chances.half_byes),
            full_byes: Some(chances.full_byes),
            zero_byes: Some(chances.zero_byes),
        }
    }
}
