//! dutch-1992:A1 (and ssb-course, the same article): ratings of other lists as Elo. What comes out
//! is an estimate: no list of FIDE's has it.

use crate::event::HIGHEST;

/// A scale that is a straight line on that of Elo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// What it is called.
    pub name: &'static str,
    /// The Elo of nothing.
    pub at_zero: i32,
    /// The Elo of one point more.
    pub per_point: i32,
}

/// The German INGO, where less is better: 2840 − 8 × INGO.
pub const INGO: Scale = Scale { name: "INGO", at_zero: 2840, per_point: -8 };
/// The British BCR: 600 + 8 × BCR.
pub const BCR: Scale = Scale { name: "BCR", at_zero: 600, per_point: 8 };
/// All of them.
pub const SCALES: [Scale; 2] = [INGO, BCR];

impl Scale {
    /// The scale of that name, in small letters or capitals.
    pub fn named(name: &str) -> Option<Scale> {
        SCALES.into_iter().find(|scale| scale.name.eq_ignore_ascii_case(name.trim()))
    }

    /// As Elo, whoever may have it.
    pub const fn elo(self, value: u16) -> i32 {
        self.at_zero + self.per_point * value as i32
    }

    /// As a rating that somebody can have.
    pub fn rating(self, value: u16) -> Option<u16> {
        u16::try_from(self.elo(value)).ok().filter(|elo| (1..=HIGHEST).contains(elo))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dutch_1992_a1() {
        assert_eq!(2040, INGO.elo(100));
        assert_eq!(2040, BCR.elo(180));
        assert_eq!(2840, INGO.elo(0));
        assert_eq!(600, BCR.elo(0));
    }

    #[test]
    fn scales_by_name_give_ratings_that_can_be() {
        for (name, value, expected) in [
            ("INGO", 120, Some(1880)),
            ("ingo", 354, Some(8)),
            ("Ingo", 355, None),
            ("bcr", 150, Some(1800)),
            ("BCR", 300, Some(3000)),
            ("BCR", 301, None),
            ("BCR", u16::MAX, None),
        ] {
            let scale = Scale::named(name).unwrap();
            assert_eq!(expected, scale.rating(value), "{name} {value}");
        }
        assert_eq!(None, Scale::named("DWZ"));
    }
}
