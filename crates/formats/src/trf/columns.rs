//! The columns of every record, as the specification prints them: from 1, both ends included.

/// A run of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub(super) first: usize,
    pub(super) last: usize,
}

impl Field {
    pub(super) const fn new(first: usize, last: usize) -> Field {
        Field { first, last }
    }

    pub(super) const fn width(self) -> usize {
        self.last - self.first + 1
    }

    /// The same columns of the entry that comes `index` entries later in a list.
    pub(super) const fn nth(self, index: usize, stride: usize) -> Field {
        Field { first: self.first + index * stride, last: self.last + index * stride }
    }
}

/// First column of the value of a header record.
pub(super) const VALUE: usize = 5;

/// Players (001) and national records.
pub(super) mod player {
    use super::Field;

    pub(in crate::trf) const NUMBER: Field = Field::new(5, 8);
    pub(in crate::trf) const SEX: Field = Field::new(10, 10);
    pub(in crate::trf) const TITLE: Field = Field::new(11, 13);
    pub(in crate::trf) const NAME: Field = Field::new(15, 47);
    pub(in crate::trf) const RATING: Field = Field::new(49, 52);
    pub(in crate::trf) const FEDERATION: Field = Field::new(54, 56);
    pub(in crate::trf) const ID: Field = Field::new(58, 68);
    pub(in crate::trf) const BIRTH: Field = Field::new(70, 79);
    pub(in crate::trf) const POINTS: Field = Field::new(81, 84);
    pub(in crate::trf) const RANK: Field = Field::new(86, 89);
    /// Where a national record has room for whatever its federation likes.
    pub(in crate::trf) const REST: usize = 81;

    /// The columns of round 1; each further round is [`ROUND_STRIDE`] later.
    pub(in crate::trf) const OPPONENT: Field = Field::new(92, 95);
    pub(in crate::trf) const COLOUR: Field = Field::new(97, 97);
    pub(in crate::trf) const RESULT: Field = Field::new(99, 99);
    pub(in crate::trf) const ROUND_STRIDE: usize = 10;

    /// Columns of the static part that must be blank.
    pub(in crate::trf) const BLANK: [usize; 9] = [4, 9, 14, 48, 53, 57, 69, 80, 85];
    /// Columns that must be blank before and in round 1, and so on.
    pub(in crate::trf) const ROUND_BLANK: [usize; 4] = [90, 91, 96, 98];
}

/// Dates of rounds (132), aligned with the rounds of 001.
pub(super) const ROUND_DATE: Field = Field::new(92, 99);
/// Symbol and value of the point system (162).
pub(super) const POINT_SYMBOL: Field = Field::new(6, 6);
pub(super) const POINT_VALUE: Field = Field::new(7, 10);
pub(super) const POINT_STRIDE: usize = 9;
pub(super) const POINT_ENTRIES: usize = 6;
/// Value of bbpPairings' records of points (`BBW` …).
pub(super) const BBP_VALUE: Field = Field::new(5, 8);
/// Federation and method of the starting rank (172).
pub(super) const METHOD_FEDERATION: Field = Field::new(5, 7);
pub(super) const METHOD: Field = Field::new(9, 13);
/// Symbol and value of match points (362).
pub(super) const MATCH_SYMBOL: Field = Field::new(5, 6);
pub(super) const MATCH_VALUE: Field = Field::new(7, 10);
pub(super) const MATCH_STRIDE: usize = 9;

/// Byes (240).
pub(super) mod bye {
    use super::Field;

    pub(in crate::trf) const KIND: Field = Field::new(5, 5);
    pub(in crate::trf) const ROUND: Field = Field::new(7, 9);
    pub(in crate::trf) const IDS: Field = Field::new(11, 14);
}

/// Virtual points (250).
pub(super) mod virtual_points {
    use super::Field;

    pub(in crate::trf) const MATCH_POINTS: Field = Field::new(5, 8);
    pub(in crate::trf) const POINTS: Field = Field::new(10, 13);
    pub(in crate::trf) const FIRST_ROUND: Field = Field::new(15, 17);
    pub(in crate::trf) const LAST_ROUND: Field = Field::new(19, 21);
    pub(in crate::trf) const FIRST: Field = Field::new(23, 26);
    pub(in crate::trf) const LAST: Field = Field::new(28, 31);
}

/// Forbidden pairs (260).
pub(super) mod prohibition {
    use super::Field;

    pub(in crate::trf) const FIRST_ROUND: Field = Field::new(5, 7);
    pub(in crate::trf) const LAST_ROUND: Field = Field::new(9, 11);
    pub(in crate::trf) const IDS: Field = Field::new(13, 16);
}

/// Abnormal points (299).
pub(super) mod abnormal {
    use super::Field;

    pub(in crate::trf) const KIND: Field = Field::new(5, 5);
    pub(in crate::trf) const MATCH_POINTS: Field = Field::new(7, 11);
    pub(in crate::trf) const POINTS: Field = Field::new(13, 17);
    pub(in crate::trf) const ROUND: Field = Field::new(20, 22);
    pub(in crate::trf) const IDS: Field = Field::new(24, 27);
}

/// Line-ups (300).
pub(super) mod line_up {
    use super::Field;

    pub(in crate::trf) const ROUND: Field = Field::new(5, 7);
    pub(in crate::trf) const TEAM: Field = Field::new(9, 11);
    pub(in crate::trf) const OPPONENT: Field = Field::new(13, 15);
    pub(in crate::trf) const BOARDS: Field = Field::new(17, 20);
}

/// Teams of TRF26 (310).
pub(super) mod team {
    use super::Field;

    pub(in crate::trf) const NUMBER: Field = Field::new(5, 7);
    pub(in crate::trf) const NAME: Field = Field::new(9, 40);
    pub(in crate::trf) const NICKNAME: Field = Field::new(42, 46);
    pub(in crate::trf) const STRENGTH: Field = Field::new(48, 53);
    pub(in crate::trf) const MATCH_POINTS: Field = Field::new(55, 60);
    pub(in crate::trf) const GAME_POINTS: Field = Field::new(62, 67);
    pub(in crate::trf) const RANK: Field = Field::new(69, 71);
    pub(in crate::trf) const MEMBERS: Field = Field::new(74, 77);
}

/// Teams of TRF16 (013).
pub(super) mod old_team {
    use super::Field;

    pub(in crate::trf) const NAME: Field = Field::new(5, 36);
    pub(in crate::trf) const MEMBERS: Field = Field::new(37, 40);
}

/// Byes of teams (320).
pub(super) mod team_bye {
    use super::Field;

    pub(in crate::trf) const MATCH_POINTS: Field = Field::new(5, 8);
    pub(in crate::trf) const GAME_POINTS: Field = Field::new(10, 13);
    pub(in crate::trf) const TEAMS: Field = Field::new(15, 17);
    pub(in crate::trf) const STRIDE: usize = 4;
}

/// Forfeited matches (330).
pub(super) mod match_forfeit {
    use super::Field;

    pub(in crate::trf) const RESULT: Field = Field::new(5, 6);
    pub(in crate::trf) const ROUND: Field = Field::new(8, 10);
    pub(in crate::trf) const WHITE: Field = Field::new(12, 14);
    pub(in crate::trf) const BLACK: Field = Field::new(16, 18);
}

/// Rows of team results (802).
pub(super) mod team_row {
    use super::Field;

    pub(in crate::trf) const TEAM: Field = Field::new(5, 7);
    pub(in crate::trf) const NICKNAME: Field = Field::new(9, 13);
    pub(in crate::trf) const MATCH_POINTS: Field = Field::new(15, 20);
    pub(in crate::trf) const GAME_POINTS: Field = Field::new(22, 27);
    /// The columns of round 1; each further round is [`STRIDE`] later.
    pub(in crate::trf) const OPPONENT: Field = Field::new(29, 31);
    pub(in crate::trf) const COLOUR: Field = Field::new(33, 33);
    pub(in crate::trf) const POINTS: Field = Field::new(35, 38);
    pub(in crate::trf) const FORFEIT: Field = Field::new(39, 39);
    pub(in crate::trf) const STRIDE: usize = 13;
}

/// JaVaFo's virtual points (`XXA`).
pub(super) mod acceleration {
    use super::Field;

    pub(in crate::trf) const PLAYER: Field = Field::new(5, 8);
    pub(in crate::trf) const POINTS: Field = Field::new(10, 13);
}

/// Distance from one number to the next in every list of four-column numbers, and in `XXA`.
pub(super) const LIST_STRIDE: usize = 5;
