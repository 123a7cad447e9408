//! Virtual points: explicit ones (TRF26 record 250, `XXA`) and Baku (C.04.7).

use ronde_model::{Histories, Participant, RoundEntry, RoundNumber, Score, Snapshot, Unpaired};

/// Where a tournament's virtual points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acceleration {
    /// There are none.
    None,
    /// Records say who gets what in which round. They override the code of the system.
    Explicit,
    /// C.04.7: the last member of the upper group (GA) and the accelerated rounds.
    Baku(Baku),
}

/// The upper group and the two spans of rounds of C.04.7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Baku {
    /// Number in the starting list of the last member of GA; whoever enters late above it joins GA
    /// (C.04.7:1.3). Zero if nobody was there at the start.
    pub last_of_upper: u32,
    /// Rounds with a whole win of virtual points (C.04.7:1.4).
    pub full_until: u16,
    /// Rounds after those with half of it.
    pub half_until: u16,
}

impl Acceleration {
    /// Reads what the tournament declares. Baku is declared by the suffix `_BAKU` of its code.
    /// `available` are the players of the round being paired, needed when that is the first.
    pub fn of(snapshot: &Snapshot, histories: &Histories, available: &[bool]) -> Acceleration {
        if !snapshot.accelerations.is_empty() {
            return Acceleration::Explicit;
        }
        let event = &snapshot.event;
        let declared = [&event.kind_code, &event.kind];
        if !declared.iter().any(|code| code.trim().to_uppercase().ends_with("_BAKU")) {
            return Acceleration::None;
        }
        let started = |index: usize| match histories.row(index).first() {
            Some(&entry) => was_paired(entry),
            None => available[index],
        };
        let numbers: Vec<u32> = (0..snapshot.players.len())
            .filter(|&index| started(index))
            .map(|index| snapshot.players[index].number.get())
            .collect();
        Acceleration::Baku(Baku::new(&numbers, snapshot.rules.declared_rounds.unwrap_or(0)))
    }

    /// Virtual points of the player at this place of the list in that round.
    pub fn points(self, snapshot: &Snapshot, index: usize, round: RoundNumber) -> Score {
        let number = snapshot.players[index].number;
        match self {
            Acceleration::None => Score::ZERO,
            Acceleration::Explicit => snapshot
                .accelerations
                .iter()
                .filter(|row| row.applies(Participant::Player(number), round))
                .map(|row| row.points)
                .sum(),
            Acceleration::Baku(baku) => {
                baku.points(number.get(), round, snapshot.rules.points.win())
            }
        }
    }
}

impl Baku {
    /// C.04.7:1.2 and 1.4, from the starting list of those who were there at the start.
    fn new(numbers: &[u32], declared_rounds: u16) -> Baku {
        let upper = 2 * numbers.len().div_ceil(4);
        let accelerated = declared_rounds.div_ceil(2);
        Baku {
            last_of_upper: upper.min(numbers.len()).checked_sub(1).map_or(0, |last| numbers[last]),
            full_until: accelerated.div_ceil(2),
            half_until: accelerated,
        }
    }

    fn points(self, number: u32, round: RoundNumber, win: Score) -> Score {
        if number > self.last_of_upper || round.get() > self.half_until {
            Score::ZERO
        } else if round.get() <= self.full_until {
            win
        } else {
            Score::from_tenths(win.tenths() / 2)
        }
    }
}

/// Whether the player was taken into account for the pairing of that round: with an opponent, or
/// with the bye that the pairing gave (C.04.2:2.4 with the ruling of 27 August 2026).
pub(crate) fn was_paired(entry: RoundEntry) -> bool {
    match entry {
        RoundEntry::Played { .. }
        | RoundEntry::Unfinished { .. }
        | RoundEntry::Forfeited { .. }
        | RoundEntry::Unpaired(
            Unpaired::PairingBye | Unpaired::ForfeitWin | Unpaired::ForfeitLoss,
        ) => true,
        RoundEntry::Unpaired(Unpaired::Bye(_)) | RoundEntry::Absent => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_and_rounds_of_c_04_7() {
        let numbers: Vec<u32> = (1..=161).collect();
        let baku = Baku::new(&numbers, 9);
        assert_eq!(82, baku.last_of_upper, "1.2: 161 players, 82 in the upper group");
        let points = |number, round| {
            let round = RoundNumber::new(round).unwrap();
            baku.points(number, round, Score::from_points(1)).tenths()
        };
        let upper: Vec<i32> = (1..=9).map(|round| points(82, round)).collect();
        assert_eq!([10, 10, 10, 5, 5, 0, 0, 0, 0].as_slice(), upper, "1.4: nine rounds");
        assert_eq!(0, points(83, 1), "1.4: the lower group has none");
        let eleven = Baku::new(&numbers, 11);
        assert_eq!((3, 6), (eleven.full_until, eleven.half_until), "1.4: eleven rounds");
    }
}
