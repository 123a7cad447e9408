//! APRO (C.07:10.4): the mean performance rating (TPR) of the opponents, a half up.

use super::Ground;
use super::performance::OpponentsAverage;
use super::tpr::Performance;

pub(super) fn average(ground: Ground<'_>) -> OpponentsAverage<'_> {
    OpponentsAverage::new(ground, &Performance::new(ground))
}
