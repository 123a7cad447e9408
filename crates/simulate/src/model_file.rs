//! Configuration files of the other generators, `Key=Value` a line, as recipes.
//!
//! | Key | JaVaFo | bbpPairings |
//! |---|---|---|
//! | `PlayersNumber`, `RoundsNumber`, `HighestRating`, `LowestRating` | a number | the same |
//! | `DrawPercentage` | (of old versions) | per cent |
//! | `ForfeitRate` | in a thousand games | once in so many games |
//! | `RetiredRate`, `HalfPointByeRate` | (of old versions) | once in so many |
//! | `QuickgameRate`, `ZPBRate`, `HPBRate`, `FPBRate` | in a thousand | – |
//! | `Groups`, `Separator` | shape of the ratings | – |
//! | `WWPoints` … `FLPoints` | points for each kind of result | – |
//! | `PointsForWin` … `PointsForPAB` | – | the same |
//!
//! JaVaFo's own sample says of its rates that 10 means one in a hundred, so they count thousandths;
//! bbpPairings keeps to the older meaning, once in so many. A zero means never in both. A file may
//! use keys of either program. What is not set stays open, as in the programs themselves; what
//! neither of them knows (late entries, forbidden pairs, unusual results, accelerations) is left
//! out.

use ronde_model::{PointSystem, Score};

use crate::rate::Rate;
use crate::recipe::{Acceleration, Groups, Recipe};

/// Whose file it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// JaVaFo, from version 2.
    JaVaFo,
    /// bbpPairings.
    BbpPairings,
}

/// A line that was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelProblem {
    /// Number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: ModelProblemKind,
}

/// What a value of a configuration file can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelValue {
    /// A whole number.
    Number,
    /// A number from 0 to 100.
    Percentage,
    /// 0 for never, or a number from 1 with at most one decimal: once in so many.
    OneIn,
    /// A number from 0 to 1000.
    Thousandths,
    /// Points with at most one decimal.
    Points,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelProblemKind {
    /// There is no `=` in it.
    NoValue,
    /// Nobody knows the key.
    UnknownKey(String),
    /// The value is none for the key.
    BadValue {
        /// The key.
        key: String,
        /// The value.
        value: String,
        /// What it should be.
        expected: ModelValue,
    },
}

impl Recipe {
    /// Reads a configuration file: all that could be read, and every line that could not.
    pub fn from_model_file(text: &str, dialect: Dialect) -> (Recipe, Vec<ModelProblem>) {
        let mut draft = Draft::new(dialect);
        let mut problems = Vec::new();
        let text = text.trim_start_matches('\u{feff}');
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.trim();
            if content.is_empty() || content.starts_with(['#', '!']) {
                continue;
            }
            let read = match content.split_once(['=', ':']) {
                Some((key, value)) => draft.take(key.trim(), value.trim()),
                None => Err(ModelProblemKind::NoValue),
            };
            problems.extend(read.err().map(|kind| ModelProblem { line, kind }));
        }
        (draft.finish(), problems)
    }
}

/// Sets one value of a point system.
type SetPoints = fn(&mut PointSystem, Score);

/// A recipe while its file is read. Points are put together at the end, because some follow from
/// others.
struct Draft {
    dialect: Dialect,
    recipe: Recipe,
    points: Vec<(SetPoints, Score)>,
    win: Option<Score>,
    draw: Option<Score>,
    loss: Option<Score>,
}

impl Draft {
    fn new(dialect: Dialect) -> Draft {
        let never = Some(Rate::NEVER);
        let mut recipe = Recipe {
            acceleration: Some(Acceleration::None),
            prohibited: Some(Groups::NONE),
            unrated: never,
            late_entries: never,
            unusual: never,
            ..Recipe::default()
        };
        match dialect {
            Dialect::JaVaFo => recipe.withdrawals = never,
            Dialect::BbpPairings => {
                (recipe.quick_games, recipe.full_byes, recipe.zero_byes) = (never, never, never);
            }
        }
        Draft { dialect, recipe, points: Vec::new(), win: None, draw: None, loss: None }
    }

    fn take(&mut self, key: &str, value: &str) -> Result<(), ModelProblemKind> {
        let taken = self
            .take_number(key, value)
            .or_else(|| self.take_rate(key, value))
            .or_else(|| self.take_points(key, value));
        match taken {
            Some(Ok(())) => Ok(()),
            Some(Err(expected)) => {
                let (key, value) = (key.to_owned(), value.to_owned());
                Err(ModelProblemKind::BadValue { key, value, expected })
            }
            None => Err(ModelProblemKind::UnknownKey(key.to_owned())),
        }
    }

    fn take_number(&mut self, key: &str, value: &str) -> Option<Result<(), ModelValue>> {
        let small: Option<u16> = value.parse().ok();
        let recipe = &mut self.recipe;
        let slot = match key {
            "PlayersNumber" => {
                let read = value.parse().ok();
                return Some(
                    read.map(|read| recipe.players = Some(read)).ok_or(ModelValue::Number),
                );
            }
            "DrawPercentage" => {
                let read = value.parse().ok().filter(|percentage| *percentage <= 100);
                return Some(
                    read.map(|read| recipe.draw_percentage = Some(read))
                        .ok_or(ModelValue::Percentage),
                );
            }
            "RoundsNumber" => &mut recipe.rounds,
            "HighestRating" => &mut recipe.highest_rating,
            "LowestRating" => &mut recipe.lowest_rating,
            "Groups" => &mut recipe.rating_groups,
            "Separator" => &mut recipe.rating_separator,
            _ => return None,
        };
        Some(small.map(|read| *slot = Some(read)).ok_or(ModelValue::Number))
    }

    fn take_rate(&mut self, key: &str, value: &str) -> Option<Result<(), ModelValue>> {
        let recipe = &mut self.recipe;
        let old_meaning = self.dialect == Dialect::BbpPairings;
        let (slot, once_in) = match key {
            "ForfeitRate" => (&mut recipe.forfeits, old_meaning),
            "RetiredRate" => (&mut recipe.withdrawals, true),
            // bbpPairings itself takes the slip of the pen.
            "HalfPointByeRate" | "HalfPointByteRate" => (&mut recipe.half_byes, true),
            "QuickgameRate" => (&mut recipe.quick_games, false),
            "ZPBRate" => (&mut recipe.zero_byes, false),
            "HPBRate" => (&mut recipe.half_byes, false),
            "FPBRate" => (&mut recipe.full_byes, false),
            _ => return None,
        };
        let (read, expected) = if once_in {
            (one_in(value), ModelValue::OneIn)
        } else {
            (value.parse().ok().and_then(|times| Rate::new(times, 1000)), ModelValue::Thousandths)
        };
        Some(read.map(|read| *slot = Some(read)).ok_or(expected))
    }

    fn take_points(&mut self, key: &str, value: &str) -> Option<Result<(), ModelValue>> {
        let Ok(score) = value.parse::<Score>() else {
            return POINT_KEYS.contains(&key).then_some(Err(ModelValue::Points));
        };
        match key {
            "PointsForWin" => self.win = Some(score),
            "PointsForDraw" => self.draw = Some(score),
            "PointsForLoss" => self.loss = Some(score),
            _ => self.points.push((setter(key)?, score)),
        }
        Some(Ok(()))
    }

    fn finish(self) -> Recipe {
        let usual = PointSystem::STANDARD;
        let mut points = PointSystem::of(
            self.win.unwrap_or(usual.white_win).tenths(),
            self.draw.unwrap_or(usual.white_draw).tenths(),
            self.loss.unwrap_or(usual.white_loss).tenths(),
        );
        for (set, score) in self.points {
            set(&mut points, score);
        }
        Recipe { points: Some(points), ..self.recipe }
    }
}

/// Once in so many, where so many may have a decimal.
fn one_in(value: &str) -> Option<Rate> {
    let tenths = u32::try_from(value.parse::<Score>().ok()?.tenths()).ok()?;
    match tenths {
        0 => Some(Rate::NEVER),
        whole if whole % 10 == 0 => Rate::new(1, whole / 10),
        tenths => Rate::new(10, tenths),
    }
}

const POINT_KEYS: [&str; 18] = [
    "PointsForWin",
    "PointsForDraw",
    "PointsForLoss",
    "PointsForZPB",
    "PointsForForfeitLoss",
    "PointsForPAB",
    "WWPoints",
    "BWPoints",
    "WDPoints",
    "BDPoints",
    "WLPoints",
    "BLPoints",
    "ZPBPoints",
    "HPBPoints",
    "FPBPoints",
    "PABPoints",
    "FWPoints",
    "FLPoints",
];

/// The value that a key sets by itself.
fn setter(key: &str) -> Option<SetPoints> {
    Some(match key {
        "WWPoints" => |points, score| points.white_win = score,
        "BWPoints" => |points, score| points.black_win = score,
        "WDPoints" => |points, score| points.white_draw = score,
        "BDPoints" => |points, score| points.black_draw = score,
        "WLPoints" => |points, score| points.white_loss = score,
        "BLPoints" => |points, score| points.black_loss = score,
        "ZPBPoints" | "PointsForZPB" => |points, score| points.zero_bye = score,
        "HPBPoints" => |points, score| points.half_bye = score,
        "FPBPoints" => |points, score| points.full_bye = score,
        "PABPoints" | "PointsForPAB" => |points, score| points.pairing_bye = score,
        "FWPoints" => |points, score| points.forfeit_win = score,
        "FLPoints" | "PointsForForfeitLoss" => |points, score| points.forfeit_loss = score,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_javafo() {
        let text = "# a comment\n\nPlayersNumber=100\nRoundsNumber = 9\nForfeitRate=20\n\
                    QuickgameRate=5\nZPBRate=10\nHPBRate=30\nFPBRate=0\nHighestRating=2650\n\
                    LowestRating=1000\nSeparator=100\nGroups=2\n\
                    WWPoints=3.0\nBWPoints=3\nPABPoints=2\n";
        let (recipe, problems) = Recipe::from_model_file(text, Dialect::JaVaFo);
        assert_eq!(Vec::<ModelProblem>::new(), problems);
        let words = recipe.to_string();
        assert_eq!(
            "players=100 rounds=9 system=FIDE_DUTCH_2026 \
             points=3.0/3.0/0.5/0.5/0.0/0.0/1.0/0.0/2.0/1.0/0.5/0.0/0.5 acceleration=none \
             prohibited=0x0 lowest=1000 highest=2650 groups=2 separator=100 unrated=0 \
             forfeits=20/1000 quick=5/1000 unusual=0 late=0 withdrawals=0 half-byes=30/1000 \
             full-byes=0 zero-byes=10/1000",
            words
        );
    }

    #[test]
    fn keys_of_bbp_pairings() {
        let text = "PlayersNumber=9\r\nRoundsNumber=3\r\nDrawPercentage=40\r\nForfeitRate=20\r\n\
                    RetiredRate=100\r\nHalfPointByeRate=7.5\r\nPointsForWin=3\r\n\
                    PointsForDraw=1\r\nPointsForForfeitLoss=0.5\r\n";
        let (recipe, problems) = Recipe::from_model_file(text, Dialect::BbpPairings);
        assert_eq!(Vec::<ModelProblem>::new(), problems);
        let words = recipe.to_string();
        assert_eq!(
            "players=9 rounds=3 system=FIDE_DUTCH_2026 \
             points=3.0/3.0/1.0/1.0/0.0/0.0/3.0/0.5/3.0/3.0/1.0/0.0/1.0 acceleration=none \
             prohibited=0x0 unrated=0 draws=40 forfeits=1/20 quick=0 unusual=0 late=0 \
             withdrawals=1/100 half-byes=10/75 full-byes=0 zero-byes=0",
            words
        );
    }

    #[test]
    fn every_wrong_line_is_named_and_the_others_are_read() {
        let text = "PlayersNumber=ten\nRoundsNumber=5\nhello\nChairs=4\nHPBRate=1001\n\
                    PointsForWin=much\nRetiredRate=0.5\n";
        let (recipe, problems) = Recipe::from_model_file(text, Dialect::JaVaFo);
        assert_eq!(Some(5), recipe.rounds);
        let bad = |key: &str, value: &str, expected| {
            let (key, value) = (key.to_owned(), value.to_owned());
            ModelProblemKind::BadValue { key, value, expected }
        };
        let found: Vec<_> = problems.into_iter().map(|it| (it.line, it.kind)).collect();
        assert_eq!(
            vec![
                (1, bad("PlayersNumber", "ten", ModelValue::Number)),
                (3, ModelProblemKind::NoValue),
                (4, ModelProblemKind::UnknownKey("Chairs".to_owned())),
                (5, bad("HPBRate", "1001", ModelValue::Thousandths)),
                (6, bad("PointsForWin", "much", ModelValue::Points)),
                (7, bad("RetiredRate", "0.5", ModelValue::OneIn)),
            ],
            found
        );
    }
}
