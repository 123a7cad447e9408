//! A recipe as a line of words, `players=20 rounds=9 …`, as it stands in the comment of a file.

use std::fmt;
use std::str::FromStr;

use ronde_model::{Colour, PointSystem, Score, Snapshot};
use ronde_swiss::System;

use crate::rate::Rate;
use crate::recipe::{Acceleration, Groups, Recipe};

/// What the comment of a generated file begins with.
const COMMENT: &str = "### seed=";

impl Recipe {
    /// The seed and the recipe of a generated tournament, read off its comment. There is none where
    /// the ratings came from a model tournament: the file has them in another place.
    pub fn of(snapshot: &Snapshot) -> Option<(u64, Recipe)> {
        snapshot.verbatim.iter().find_map(|line| {
            let (seed, words) = line.text.strip_prefix(COMMENT)?.split_once(' ')?;
            Some((seed.parse().ok()?, words.parse().ok()?))
        })
    }
}

/// The words of what is set; the text is read again by [`Recipe::from_str`].
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Words::default();
        words.add("players", self.players);
        words.add("rounds", self.rounds);
        words.add("system", Some(self.system.code()));
        words.add("colour", self.initial_colour.map(colour_word));
        words.add("points", self.points.as_ref().map(points_word));
        words.add("pab", self.pairing_bye);
        words.add("acceleration", self.acceleration.map(acceleration_word));
        words.add("prohibited", self.prohibited.map(|it| format!("{}x{}", it.number, it.size)));
        words.add("lowest", self.lowest_rating);
        words.add("highest", self.highest_rating);
        words.add("groups", self.rating_groups);
        words.add("separator", self.rating_separator);
        words.add("unrated", self.unrated);
        words.add("ratings", self.ratings.as_ref().map(|_| "model"));
        words.add("draws", self.draw_percentage);
        words.add("forfeits", self.forfeits);
        words.add("double-forfeits", self.double_forfeits);
        words.add("quick", self.quick_games);
        words.add("unusual", self.unusual);
        words.add("late", self.late_entries);
        words.add("withdrawals", self.withdrawals);
        words.add("half-byes", self.half_byes);
        words.add("full-byes", self.full_byes);
        words.add("zero-byes", self.zero_byes);
        f.write_str(&words.0.join(" "))
    }
}

#[derive(Default)]
struct Words(Vec<String>);

impl Words {
    fn add<T: fmt::Display>(&mut self, key: &str, value: Option<T>) {
        self.0.extend(value.map(|value| format!("{key}={value}")));
    }
}

const fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

const fn acceleration_word(acceleration: Acceleration) -> &'static str {
    match acceleration {
        Acceleration::None => "none",
        Acceleration::Baku => "baku",
        Acceleration::Ssa => "ssa",
        Acceleration::SsaHalves => "ssa-halves",
        Acceleration::SsaKept => "ssa-kept",
        Acceleration::Explicit => "explicit",
    }
}

/// Win, draw and loss where the rest follows from them, a fourth value where the bye does not, and
/// otherwise every value.
fn points_word(points: &PointSystem) -> String {
    let three = [points.white_win, points.white_draw, points.white_loss];
    let [win, draw, loss] = three.map(Score::tenths);
    let usual = PointSystem::of(win, draw, loss);
    let values = if usual == *points {
        three.to_vec()
    } else if (PointSystem { pairing_bye: points.pairing_bye, ..usual }) == *points {
        [three.as_slice(), &[points.pairing_bye]].concat()
    } else {
        values(points).to_vec()
    };
    let words: Vec<String> = values.iter().map(ToString::to_string).collect();
    words.join("/")
}

/// Every value of a point system, in the order of its fields.
fn values(points: &PointSystem) -> [Score; 13] {
    [
        points.white_win,
        points.black_win,
        points.white_draw,
        points.black_draw,
        points.white_loss,
        points.black_loss,
        points.forfeit_win,
        points.forfeit_loss,
        points.pairing_bye,
        points.full_bye,
        points.half_bye,
        points.zero_bye,
        points.unknown,
    ]
}

/// A word of the text is none of a recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotARecipe {
    /// The word.
    pub word: String,
}

impl fmt::Display for NotARecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not-a-recipe {}", self.word)
    }
}

impl std::error::Error for NotARecipe {}

impl FromStr for Recipe {
    type Err = NotARecipe;

    fn from_str(text: &str) -> Result<Recipe, NotARecipe> {
        let mut recipe = Recipe::default();
        for word in text.split_whitespace() {
            let read = word.split_once('=').and_then(|(key, value)| take(&mut recipe, key, value));
            read.ok_or_else(|| NotARecipe { word: word.to_owned() })?;
        }
        Ok(recipe)
    }
}

fn take(recipe: &mut Recipe, key: &str, value: &str) -> Option<()> {
    match key {
        "players" => recipe.players = Some(value.parse().ok()?),
        "rounds" => recipe.rounds = Some(value.parse().ok()?),
        "system" => recipe.system = system(value)?,
        "colour" => recipe.initial_colour = Some(colour(value)?),
        "points" => recipe.points = Some(points(value)?),
        "pab" => recipe.pairing_bye = Some(value.parse().ok()?),
        "acceleration" => recipe.acceleration = Some(acceleration(value)?),
        "prohibited" => recipe.prohibited = Some(groups(value)?),
        "lowest" => recipe.lowest_rating = Some(value.parse().ok()?),
        "highest" => recipe.highest_rating = Some(value.parse().ok()?),
        "groups" => recipe.rating_groups = Some(value.parse().ok()?),
        "separator" => recipe.rating_separator = Some(value.parse().ok()?),
        "draws" => recipe.draw_percentage = Some(value.parse().ok()?),
        _ => *rate(recipe, key)? = Some(value.parse().ok()?),
    }
    Some(())
}

fn rate<'r>(recipe: &'r mut Recipe, key: &str) -> Option<&'r mut Option<Rate>> {
    Some(match key {
        "unrated" => &mut recipe.unrated,
        "forfeits" => &mut recipe.forfeits,
        "double-forfeits" => &mut recipe.double_forfeits,
        "quick" => &mut recipe.quick_games,
        "unusual" => &mut recipe.unusual,
        "late" => &mut recipe.late_entries,
        "withdrawals" => &mut recipe.withdrawals,
        "half-byes" => &mut recipe.half_byes,
        "full-byes" => &mut recipe.full_byes,
        "zero-byes" => &mut recipe.zero_byes,
        _ => return None,
    })
}

fn system(code: &str) -> Option<System> {
    System::of_code(code)
}

fn colour(word: &str) -> Option<Colour> {
    [Colour::White, Colour::Black].into_iter().find(|colour| colour_word(*colour) == word)
}

fn acceleration(word: &str) -> Option<Acceleration> {
    Acceleration::ALL.into_iter().find(|one| acceleration_word(*one) == word)
}

fn groups(word: &str) -> Option<Groups> {
    let (number, size) = word.split_once('x')?;
    Some(Groups { number: number.parse().ok()?, size: size.parse().ok()? })
}

fn points(word: &str) -> Option<PointSystem> {
    let values: Vec<Score> = word.split('/').map(str::parse).collect::<Result<_, _>>().ok()?;
    match *values.as_slice() {
        [win, draw, loss] => Some(PointSystem::of(win.tenths(), draw.tenths(), loss.tenths())),
        [win, draw, loss, pairing_bye] => Some(PointSystem {
            pairing_bye,
            ..PointSystem::of(win.tenths(), draw.tenths(), loss.tenths())
        }),
        [white_win, black_win, white_draw, black_draw, white_loss, black_loss, ref rest @ ..] => {
            let &[forfeit_win, forfeit_loss, pairing_bye, full_bye, half_bye, zero_bye, unknown] =
                rest
            else {
                return None;
            };
            Some(PointSystem {
                white_win,
                black_win,
                white_draw,
                black_draw,
                white_loss,
                black_loss,
                forfeit_win,
                forfeit_loss,
                pairing_bye,
                full_bye,
                half_bye,
                zero_bye,
                unknown,
            })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_is_read_as_it_is_written() {
        let mut odd = PointSystem::of(30, 10, 0);
        odd.black_win = Score::from_tenths(35);
        odd.zero_bye = Score::from_tenths(-5);
        let half = PointSystem { pairing_bye: Score::from_tenths(5), ..PointSystem::STANDARD };
        for points in [PointSystem::STANDARD, PointSystem::of(30, 20, 10), half, odd] {
            for pairing_bye in [None, Some(Score::from_tenths(5))] {
                let recipe = Recipe {
                    players: Some(20),
                    initial_colour: Some(Colour::Black),
                    points: Some(points),
                    pairing_bye,
                    acceleration: Some(Acceleration::Baku),
                    prohibited: Some(Groups { number: 2, size: 3 }),
                    half_byes: Rate::new(3, 50),
                    ..Recipe::plain()
                };
                let accelerations = Acceleration::ALL.into_iter().cycle();
                for (system, acceleration) in System::ALL.into_iter().zip(accelerations) {
                    let acceleration = Some(acceleration);
                    let recipe = Recipe { system, acceleration, ..recipe.clone() };
                    assert_eq!(Ok(recipe.clone()), recipe.to_string().parse(), "{recipe}");
                }
            }
        }
    }

    #[test]
    fn a_wrong_word_is_named() {
        for word in
            ["players", "players=many", "chairs=3", "points=1/0", "colour=red", "ratings=model"]
        {
            let error = format!("rounds=3 {word}").parse::<Recipe>().unwrap_err();
            assert_eq!(word, error.word);
        }
    }
}
