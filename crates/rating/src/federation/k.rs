//! ssb-course, "Coefficient de progression".

/// What the coefficient depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// Age in years, if known.
    pub age: Option<u8>,
    /// Rating, in whole points.
    pub rating: u16,
    /// Months since the member entered the list.
    pub months_listed: u32,
    /// Games since then.
    pub games: u32,
}

/// 36 for juniors up to and including 20 and for newcomers, 24 for others, 16 from 2200 on.
pub fn coefficient(member: Member) -> u32 {
    let junior = member.age.is_some_and(|age| age <= 20);
    let newcomer = member.months_listed < 24 || member.games < 20;
    match member.rating {
        2200.. => 16,
        _ if junior || newcomer => 36,
        _ => 24,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_the_table() {
        for (age, rating, months_listed, games, expected) in [
            (20, 2199, 120, 200, 36),
            (20, 2200, 120, 200, 16),
            (21, 2199, 120, 200, 24),
            (40, 1900, 120, 19, 36),
            (40, 1900, 23, 200, 36),
            (40, 1900, 36, 20, 24),
            (40, 1900, 24, 20, 24),
            (40, 2200, 36, 20, 16),
            (40, 2250, 1, 3, 16),
        ] {
            let member = Member { age: Some(age), rating, months_listed, games };
            assert_eq!(expected, coefficient(member), "{member:?}");
        }
    }
}
