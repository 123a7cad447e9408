//! The course's own figures (ssb-course), used where the organiser says nothing else.

use crate::money::Money;

/// "Il faut compter environ 1.5 à 2 m² par joueur": the lower figure, in tenths of a square metre.
pub const LEAST_ROOM: i64 = 15;
/// The upper figure.
pub const AMPLE_ROOM: i64 = 20;
/// "soit environ 2 fr / joueur".
pub const HALL_PER_PLAYER: Money = Money::whole(2);
/// "le nombre de participants multipliés par le nombre de rondes": one franc each.
pub const RATING_FEE: Money = Money::whole(1);
/// "env. CHF 500 dès 2500 points".
pub const GUEST_BASE: Money = Money::whole(500);
/// From which rating on.
pub const GUEST_RATING: i64 = 2500;
/// "avec un incrément de 5 CHF par point".
pub const GUEST_PER_POINT: Money = Money::whole(5);
/// "premier prix minimum Frs. 400": below, titled players do not come.
pub const FIRST_PRIZE_FOR_TITLES: Money = Money::whole(400);

/// What an invited player costs, all included. Below 2500 the base is taken: the course gives no
/// lower figure.
pub fn guest(rating: i64) -> Money {
    GUEST_BASE + GUEST_PER_POINT * (rating - GUEST_RATING).max(0)
}
