//! Virtual points: explicit ones (TRF26 record 250, `XXA`), Baku (C.04.7) and the accelerated Swiss
//! of ssb-course (SSA).
//!
//! | Rule | About | Declared by | Test |
//! |---|---|---|---|
//! | TRF26:250 | who has what in which rounds | records, which override any code | `tests/it/acceleration.rs` |
//! | C.04.7 | Baku | `_BAKU` | `groups_and_rounds_of_c_04_7` |
//! | ssb-course, SSA | a point for the first half in rounds 1 and 2, taken back whole at round 3 | `_SSA` | `ssa_of_ssb_course` |
//! | ssb-course, SSA | half of it taken back at round 3, half at round 4 | `_SSA_HALVES` | `ssa_of_ssb_course` |
//! | ssb-course, SSA | enough points, never taken back: two categories that do not mix | `_SSA_KEPT` | `ssa_of_ssb_course` |
//!
//! The endings belong to the code of the type of tournament, as `FIDE_DUTCH_2026_SSA`. Only `_BAKU`
//! is of ETT26; [`as_records`] turns any of them into records that other programs understand.
//!
//! Readings: the first half of an odd list is the smaller one, as S1 in dutch-1992:A6; whoever
//! enters late above its last member joins it, as in C.04.7:1.3; "a point" is what a win is worth;
//! "enough points" are more than anybody can make in the declared rounds ([`kept`] takes any other
//! number). Virtual points that are kept to the last round count for the topscorers, as explicit
//! ones do.
//!
//! # Who is counted in C.04.7:1.2
//!
//! N, of whom the first 2·⌈N/4⌉ are GA, are those who are taken into account for the pairing of
//! round 1: with an opponent, or with the bye that the pairing gave. Whoever has a requested bye in
//! round 1, worth anything or nothing, is not among them, no more than a late entry.
//!
//! - *For it.* The article splits a sorted list, the one before the first round; until 2025 it said
//!   in so many words the list "of players to be paired". The place in that list is the pairing
//!   number (C.04.2:2.3), and by the note of the article the number of members of GA is the pairing
//!   number of its last member. By the ruling of 27 August 2026 nobody holds a pairing number
//!   before that player is taken into account for a pairing, be it as a late entry or for byes in
//!   every round so far. So the player is not in the list that is split, and later gets a number
//!   between the others, and C.04.7:1.3 says what becomes of GA then: its last member stays the
//!   same.
//! - *Against it.* C.04.2:2.4 calls only those late entries who enter after round 1, and C.04.7:1.3
//!   speaks of late entries: whoever asks for a bye has entered. And the note counts "161 players
//!   in the tournament". But 1.3 need not name him for 1.2 to leave him out, and the example has no
//!   bye. A report file could not keep the two apart either: both have a `Z` or a blank in round 1.
//! - *Others.* Gacrux counts as we do, byes of either kind left out. bbpPairings counts the whole
//!   list, and takes ⌈N/2⌉ of it, which 1.2 rounds up to an even number.
//!
//! `tests/it/baku_start.rs` has both sides on a tournament in which they differ.

use ronde_model::system::{AccelerationCode, without_acceleration};
use ronde_model::{
    Histories, PairingNumber, Participant, RoundEntry, RoundNumber, RoundSpan, Score, Snapshot,
    Unpaired, VirtualPoints,
};

use crate::field::available;

/// Where a tournament's virtual points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acceleration {
    /// There are none.
    None,
    /// Records say who gets what in which round. They override the code of the system.
    Explicit,
    /// C.04.7: the last member of the upper group (GA) and the accelerated rounds.
    Baku(Baku),
    /// ssb-course: the first half of the starting list is ahead.
    Ssa(Ssa),
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

/// The accelerated Swiss of ssb-course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ssa {
    /// Number in the starting list of the last of the first half; zero if there is none.
    pub last_of_upper: u32,
    /// When the point is taken back.
    pub form: SsaForm,
}

/// When the fictitious point of ssb-course is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SsaForm {
    /// Whole, at round 3.
    Whole,
    /// Half of it at round 3, the other half at round 4.
    Halves,
    /// Never, and so many points are given.
    Kept(Score),
}

impl Acceleration {
    /// Reads what the tournament declares by the ending of its code.
    /// `available` are the players of the round being paired, needed when that is the first.
    pub fn of(snapshot: &Snapshot, histories: &Histories, available: &[bool]) -> Acceleration {
        if !snapshot.accelerations.is_empty() {
            return Acceleration::Explicit;
        }
        let Some(ending) = declared(snapshot) else { return Acceleration::None };
        let started = |index: usize| match histories.row(index).first() {
            Some(&entry) => was_paired(entry),
            None => available[index],
        };
        let numbers: Vec<u32> = (0..snapshot.players.len())
            .filter(|&index| started(index))
            .map(|index| snapshot.players[index].number.get())
            .collect();
        let rounds = snapshot.rules.declared_rounds.unwrap_or(0);
        match ending {
            AccelerationCode::Baku => Acceleration::Baku(Baku::new(&numbers, rounds)),
            AccelerationCode::Ssa => Acceleration::Ssa(Ssa::new(&numbers, SsaForm::Whole)),
            AccelerationCode::SsaHalves => Acceleration::Ssa(Ssa::new(&numbers, SsaForm::Halves)),
            AccelerationCode::SsaKept => {
                let enough = snapshot.rules.points.win().tenths() * (i32::from(rounds) + 1);
                let form = SsaForm::Kept(Score::from_tenths(enough));
                Acceleration::Ssa(Ssa::new(&numbers, form))
            }
        }
    }

    /// Virtual points of the player at this place of the list in that round.
    pub fn points(self, snapshot: &Snapshot, index: usize, round: RoundNumber) -> Score {
        let number = snapshot.players[index].number;
        let win = || snapshot.rules.points.win();
        match self {
            Acceleration::None => Score::ZERO,
            Acceleration::Explicit => snapshot
                .accelerations
                .iter()
                .filter(|row| row.applies(Participant::Player(number), round))
                .map(|row| row.points)
                .sum(),
            Acceleration::Baku(baku) => baku.points(number.get(), round, win()),
            Acceleration::Ssa(ssa) => ssa.points(number.get(), round, win()),
        }
    }
}

fn declared(snapshot: &Snapshot) -> Option<AccelerationCode> {
    let event = &snapshot.event;
    [&event.kind_code, &event.kind].into_iter().find_map(|text| {
        let code = text.trim().to_uppercase();
        AccelerationCode::of_code(&code)
    })
}

/// The virtual points of a tournament as records (TRF26:250), whatever declares them: the same
/// tournament with these records and without the ending of its code is paired alike, by any
/// program.
pub fn as_records(snapshot: &Snapshot) -> Vec<VirtualPoints> {
    let histories = Histories::of(snapshot);
    let at_the_start = available(snapshot, RoundNumber::FIRST);
    let win = snapshot.rules.points.win();
    match Acceleration::of(snapshot, &histories, &at_the_start) {
        Acceleration::None => Vec::new(),
        Acceleration::Explicit => snapshot.accelerations.clone(),
        Acceleration::Baku(baku) => {
            baku.spans(win).filter_map(|it| record(baku.last_of_upper, it)).collect()
        }
        Acceleration::Ssa(ssa) => {
            ssa.spans(win).into_iter().filter_map(|it| record(ssa.last_of_upper, it)).collect()
        }
    }
}

/// The same tournament with its virtual points as records and without the ending of its code, for
/// files that are read by programs which do not know the ending, or read it otherwise.
#[must_use]
pub fn written_out(snapshot: &Snapshot) -> Snapshot {
    let mut parts = (**snapshot).clone();
    parts.accelerations = as_records(snapshot);
    for code in [&mut parts.event.kind_code, &mut parts.event.kind] {
        let end = without_acceleration(&code.trim().to_uppercase()).len();
        if end < code.trim().len() && !parts.accelerations.is_empty() {
            *code = code.trim()[..end].to_owned();
        }
    }
    Snapshot::new(parts).expect("ranges of numbers name nobody new")
}

/// ssb-course: so many points for the first half of the list, never taken back, as a record.
pub fn kept(snapshot: &Snapshot, points: Score) -> Vec<VirtualPoints> {
    let there = available(snapshot, RoundNumber::FIRST);
    let players = snapshot.players.iter().zip(there);
    let numbers: Vec<u32> =
        players.filter(|(_, there)| *there).map(|(player, _)| player.number.get()).collect();
    let ssa = Ssa::new(&numbers, SsaForm::Kept(points));
    ssa.spans(Score::ZERO).into_iter().filter_map(|it| record(ssa.last_of_upper, it)).collect()
}

/// First round, last round, points.
type Span = (u16, u16, Score);

fn record(last_of_upper: u32, (first, last, points): Span) -> Option<VirtualPoints> {
    let rounds = RoundSpan { first: RoundNumber::new(first)?, last: RoundNumber::new(last)? };
    (first <= last && points != Score::ZERO).then_some(VirtualPoints {
        first: Participant::Player(PairingNumber::new(1)?),
        last: Participant::Player(PairingNumber::new(last_of_upper)?),
        rounds,
        points,
        match_points: Score::ZERO,
    })
}

fn half(points: Score) -> Score {
    Score::from_tenths(points.tenths() / 2)
}

impl Ssa {
    /// ssb-course: the first half of those who were there at the start.
    fn new(numbers: &[u32], form: SsaForm) -> Ssa {
        let upper = numbers.len() / 2;
        Ssa { last_of_upper: upper.checked_sub(1).map_or(0, |last| numbers[last]), form }
    }

    /// Rounds and what the first half is ahead in them.
    fn spans(self, win: Score) -> Vec<Span> {
        match self.form {
            SsaForm::Whole => vec![(1, 2, win)],
            SsaForm::Halves => vec![(1, 2, win), (3, 3, half(win))],
            SsaForm::Kept(points) => vec![(1, RoundNumber::MAX.get(), points)],
        }
    }

    fn points(self, number: u32, round: RoundNumber, win: Score) -> Score {
        if number > self.last_of_upper {
            return Score::ZERO;
        }
        let holds = |&&(first, last, _): &&Span| (first..=last).contains(&round.get());
        self.spans(win).iter().find(holds).map_or(Score::ZERO, |span| span.2)
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
            half(win)
        }
    }

    fn spans(self, win: Score) -> impl Iterator<Item = Span> {
        [(1, self.full_until, win), (self.full_until + 1, self.half_until, half(win))].into_iter()
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
    use ronde_model::{Parts, Player};

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

    /// Players 1 to so many, and a code.
    fn snapshot(players: u32, code: &str) -> Snapshot {
        let number = |number| PairingNumber::new(number).unwrap();
        let mut parts = Parts {
            players: (1..=players).map(|it| Player::new(number(it), "")).collect(),
            ..Parts::default()
        };
        parts.event.kind_code = code.to_owned();
        parts.rules.declared_rounds = Some(5);
        Snapshot::new(parts).unwrap()
    }

    #[test]
    fn ssa_of_ssb_course() {
        // (code, players, who, tenths in rounds 1 to 5)
        for (code, players, who, expected) in [
            ("FIDE_DUTCH_2026_SSA", 8, 4, [10, 10, 0, 0, 0]),
            ("FIDE_DUTCH_2026_SSA", 8, 5, [0, 0, 0, 0, 0]),
            ("custom_original_ssa", 7, 3, [10, 10, 0, 0, 0]), // the smaller half
            ("custom_original_ssa", 7, 4, [0, 0, 0, 0, 0]),
            ("CUSTOM_DUTCH_1992_SSA_HALVES", 8, 1, [10, 10, 5, 0, 0]),
            ("CUSTOM_DUTCH_1992_SSA_KEPT", 8, 4, [60, 60, 60, 60, 60]), // six wins for five rounds
            ("CUSTOM_DUTCH_1992_SSA_KEPT", 8, 5, [0, 0, 0, 0, 0]),
            ("FIDE_DUTCH_2026_BAKU", 8, 4, [10, 10, 5, 0, 0]), // C.04.7:1.4
            ("FIDE_DUTCH_2026", 8, 1, [0, 0, 0, 0, 0]),
        ] {
            let snapshot = snapshot(players, code);
            let all = vec![true; snapshot.players.len()];
            let acceleration = Acceleration::of(&snapshot, &Histories::of(&snapshot), &all);
            let records = as_records(&snapshot);
            for (round, tenths) in (1..).filter_map(RoundNumber::new).zip(expected) {
                let index = snapshot.index_of(PairingNumber::new(who).unwrap()).unwrap();
                let points = acceleration.points(&snapshot, index, round);
                assert_eq!(tenths, points.tenths(), "{code}, {who} in round {round}");
                let whom = Participant::Player(snapshot.players[index].number);
                let rows = records.iter().filter(|row| row.applies(whom, round));
                let by_records: Score = rows.map(|row| row.points).sum();
                assert_eq!(points, by_records, "{code} as records, {who} in round {round}");
            }
        }
    }

    #[test]
    fn any_number_of_points_can_be_kept() {
        let records = kept(&snapshot(9, ""), Score::from_tenths(25));
        let [only] = records.as_slice() else { panic!("one record") };
        assert_eq!((1, 4, 25), (only.first.number(), only.last.number(), only.points.tenths()));
        assert_eq!(RoundSpan::ALWAYS, only.rounds, "never taken back");
        assert_eq!(Vec::<VirtualPoints>::new(), kept(&snapshot(1, ""), Score::from_points(1)));
    }
}
