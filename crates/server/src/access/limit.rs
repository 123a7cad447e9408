//! How often somebody may try: a burst, and then one try in a while.
//!
//! Of each who tries only one time is kept: when all of his tries will be his again. What is kept
//! has a bound, so that trying from many addresses fills no memory.

use std::collections::BTreeMap;

/// At most so many are remembered.
const MOST: usize = 20_000;

/// How often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pace {
    /// At once.
    pub(super) burst: i64,
    /// One more in so many milliseconds.
    pub(super) every: i64,
}

/// Who tried.
#[derive(Debug)]
pub(super) struct Limiter {
    pace: Pace,
    /// When each has all of his tries again, in milliseconds since 1970.
    whole: BTreeMap<String, i64>,
}

impl Limiter {
    pub(super) const fn new(pace: Pace) -> Limiter {
        Limiter { pace, whole: BTreeMap::new() }
    }

    /// Takes one try, or says after how many milliseconds there is one.
    pub(super) fn take(&mut self, who: &str, now: i64) -> Result<(), i64> {
        let Pace { burst, every } = self.pace;
        // A clock that was set back must shut nobody out for longer than it would else.
        let whole = self.whole.get(who).copied().unwrap_or(now).clamp(now, now + burst * every);
        let wait = whole - (burst - 1) * every - now;
        if wait > 0 {
            return Err(wait);
        }
        if !self.whole.contains_key(who) && self.whole.len() >= MOST {
            self.make_room(now);
        }
        self.whole.insert(who.to_owned(), whole + every);
        Ok(())
    }

    /// Whether there is no try left at the moment.
    pub(super) fn is_used_up(&self, who: &str, now: i64) -> bool {
        let Pace { burst, every } = self.pace;
        let whole = self.whole.get(who).copied().unwrap_or(now).clamp(now, now + burst * every);
        whole - (burst - 1) * every > now
    }

    /// The try was good: it does not count.
    pub(super) fn give_back(&mut self, who: &str) {
        if let Some(whole) = self.whole.get_mut(who) {
            *whole -= self.pace.every;
        }
    }

    /// Forgets those who have all of their tries; else the one who has the most of them.
    fn make_room(&mut self, now: i64) {
        self.whole.retain(|_, whole| *whole > now);
        if self.whole.len() < MOST {
            return;
        }
        let calmest = self.whole.iter().min_by_key(|(_, whole)| **whole);
        if let Some(who) = calmest.map(|(who, _)| who.clone()) {
            self.whole.remove(&who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Pace = Pace { burst: 3, every: 1_000 };

    #[test]
    fn a_burst_and_then_one_in_a_while() {
        let mut limiter = Limiter::new(PACE);
        // The clock, and whether there was a try, or how long to wait.
        for (now, expected) in [
            (10_000, Ok(())),
            (10_000, Ok(())),
            (10_000, Ok(())),
            (10_000, Err(1_000)),
            (10_400, Err(600)),
            (11_000, Ok(())),
            (11_000, Err(1_000)),
            (60_000, Ok(())),
            (60_000, Ok(())),
            (60_000, Ok(())),
            (60_000, Err(1_000)),
        ] {
            assert_eq!(expected, limiter.take("anna", now), "at {now}");
        }
        assert_eq!(Ok(()), limiter.take("ben", 60_000), "another one");
    }

    #[test]
    fn a_good_try_does_not_count() {
        let mut limiter = Limiter::new(PACE);
        for _ in 0..10 {
            assert_eq!(Ok(()), limiter.take("anna", 0));
            limiter.give_back("anna");
        }
        limiter.give_back("nobody");
        assert_eq!(Ok(()), limiter.take("nobody", 0));
    }

    #[test]
    fn a_clock_that_is_set_back_shuts_nobody_out() {
        let mut limiter = Limiter::new(PACE);
        for _ in 0..3 {
            assert_eq!(Ok(()), limiter.take("anna", 1_000_000));
        }
        assert_eq!(Err(1_000), limiter.take("anna", 0), "no longer than a full wait");
    }

    #[test]
    fn memory_has_a_bound() {
        let mut limiter = Limiter::new(PACE);
        limiter.take("worst", 0).unwrap();
        limiter.take("worst", 0).unwrap();
        for number in 0..MOST + 100 {
            limiter.take(&format!("address {number}"), 0).unwrap();
        }
        assert!(limiter.whole.len() <= MOST);
        limiter.take("worst", 0).unwrap();
        assert_eq!(Err(1_000), limiter.take("worst", 0), "who tried most is remembered");
    }
}
