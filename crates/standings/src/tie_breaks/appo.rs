//! APPO (C.07:10.5): the mean perfect performance (PTP) of the opponents, a half up.

use super::Ground;
use super::performance::OpponentsAverage;
use super::ptp::Perfect;

pub(super) fn average(ground: Ground<'_>) -> OpponentsAverage<'_> {
    OpponentsAverage::new(ground, &Perfect::new(ground))
}
