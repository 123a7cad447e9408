//! The criteria of a bracket, by their names in the rules.

use ronde_swiss::dutch::{Quality, Quality2017, Quality2026};
use serde::Serialize;

use super::{all_points, points};

/// Fields are in order of importance; less is better.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Criteria {
    E2026(Box<Criteria2026>),
    E2017(Box<Criteria2017>),
}

impl From<&Quality> for Criteria {
    fn from(quality: &Quality) -> Criteria {
        match quality {
            Quality::E2026(quality) => Criteria::E2026(Box::new(quality.into())),
            Quality::E2017(quality) => Criteria::E2017(Box::new(quality.into())),
        }
    }
}

#[derive(Serialize)]
pub(super) struct Criteria2026 {
    c4_incomplete: bool,
    c5_bye_score: Option<String>,
    c6_downfloaters: usize,
    c7_downfloater_scores: Vec<String>,
    c8_next_unpaired: usize,
    c8_next_scores: Vec<String>,
    c9_bye_unplayed: u16,
    c10_colour_difference: usize,
    c11_colour_repeated: usize,
    c12_preference: usize,
    c13_strong_preference: usize,
    c14_down_last: usize,
    c15_up_last: usize,
    c16_down_before: usize,
    c17_up_before: usize,
    c18_down_last_differences: Vec<String>,
    c19_up_last_differences: Vec<String>,
    c20_down_before_differences: Vec<String>,
    c21_up_before_differences: Vec<String>,
}

impl From<&Quality2026> for Criteria2026 {
    fn from(quality: &Quality2026) -> Criteria2026 {
        Criteria2026 {
            c4_incomplete: quality.c4_incomplete,
            c5_bye_score: quality.c5_bye_score.map(points),
            c6_downfloaters: quality.c6_downfloaters,
            c7_downfloater_scores: all_points(&quality.c7_downfloater_scores),
            c8_next_unpaired: quality.c8_next_unpaired,
            c8_next_scores: all_points(&quality.c8_next_scores),
            c9_bye_unplayed: quality.c9_bye_unplayed,
            c10_colour_difference: quality.c10_colour_difference,
            c11_colour_repeated: quality.c11_colour_repeated,
            c12_preference: quality.c12_preference,
            c13_strong_preference: quality.c13_strong_preference,
            c14_down_last: quality.c14_down_last,
            c15_up_last: quality.c15_up_last,
            c16_down_before: quality.c16_down_before,
            c17_up_before: quality.c17_up_before,
            c18_down_last_differences: all_points(&quality.c18_down_last_differences),
            c19_up_last_differences: all_points(&quality.c19_up_last_differences),
            c20_down_before_differences: all_points(&quality.c20_down_before_differences),
            c21_up_before_differences: all_points(&quality.c21_up_before_differences),
        }
    }
}

#[derive(Serialize)]
pub(super) struct Criteria2017 {
    c4_incomplete: bool,
    c5_downfloaters: usize,
    c6_differences: Vec<String>,
    c7_next_unpaired: usize,
    c7_next_scores: Vec<String>,
    c8_colour_difference: usize,
    c9_colour_repeated: usize,
    c10_preference: usize,
    c11_strong_preference: usize,
    c12_down_last: usize,
    c13_up_last: usize,
    c14_down_before: usize,
    c15_up_before: usize,
    c16_down_last_differences: Vec<String>,
    c17_up_last_differences: Vec<String>,
    c18_down_before_differences: Vec<String>,
    c19_up_before_differences: Vec<String>,
}

impl From<&Quality2017> for Criteria2017 {
    fn from(quality: &Quality2017) -> Criteria2017 {
        Criteria2017 {
            c4_incomplete: quality.c4_incomplete,
            c5_downfloaters: quality.c5_downfloaters,
            c6_differences: all_points(&quality.c6_differences),
            c7_next_unpaired: quality.c7_next_unpaired,
            c7_next_scores: all_points(&quality.c7_next_scores),
            c8_colour_difference: quality.c8_colour_difference,
            c9_colour_repeated: quality.c9_colour_repeated,
            c10_preference: quality.c10_preference,
            c11_strong_preference: quality.c11_strong_preference,
            c12_down_last: quality.c12_down_last,
            c13_up_last: quality.c13_up_last,
            c14_down_before: quality.c14_down_before,
            c15_up_before: quality.c15_up_before,
            c16_down_last_differences: all_points(&quality.c16_down_last_differences),
            c17_up_last_differences: all_points(&quality.c17_up_last_differences),
            c18_down_before_differences: all_points(&quality.c18_down_before_differences),
            c19_up_before_differences: all_points(&quality.c19_up_before_differences),
        }
    }
}
