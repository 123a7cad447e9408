//! A round and its boards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::entry::Hash;
use crate::stored::{
    Arrangement, Departure, EntrantId, Origin, Pair, Pairing, ResultCode, SystemCode, UnpairedCode,
};

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Only arbiters see it.
    Draft,
    /// Everybody sees it; results come in.
    Published,
    /// All results are in.
    Closed,
}

/// One board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardState {
    /// The number on the table. It stays as it is while the round lives.
    pub table: u32,
    /// Has White.
    pub white: EntrantId,
    /// Has Black.
    pub black: EntrantId,
    /// The result, once there is one.
    pub result: Option<ResultCode>,
    /// Read again and found right.
    pub confirmed: bool,
    /// What White and Black say.
    pub reports: [Option<ResultCode>; 2],
    /// A correction that came too late for the pairings: what the rating report says (C.04.2:4.3).
    pub for_rating: Option<ResultCode>,
    /// The last act that changed it.
    pub changed: u64,
}

impl BoardState {
    fn new(table: u32, pair: Pair) -> BoardState {
        BoardState {
            table,
            white: pair.0,
            black: pair.1,
            result: None,
            confirmed: false,
            reports: [None; 2],
            for_rating: None,
            changed: 0,
        }
    }

    /// Who sits there.
    pub const fn pair(&self) -> Pair {
        Pair(self.white, self.black)
    }

    /// Whether one telephone has reported for both, and nobody has looked at it since.
    pub fn by_one_telephone(&self) -> bool {
        self.result.is_some() && !self.confirmed && self.reports == [self.result; 2]
    }

    /// Whether both have said something, and not the same.
    pub fn in_dispute(&self) -> bool {
        matches!(self.reports, [Some(one), Some(other)] if one != other)
    }
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundState {
    /// How far it is.
    pub phase: Phase,
    /// By which system it was made.
    pub system: SystemCode,
    /// By whom.
    pub origin: Origin,
    /// Its boards.
    pub boards: Vec<BoardState>,
    /// Who has no opponent.
    pub unpaired: Vec<(EntrantId, UnpairedCode)>,
    /// The starting list when it was paired.
    pub numbers: Vec<EntrantId>,
    /// Upfloaters, as they were then.
    pub up: Vec<EntrantId>,
    /// Downfloaters, as they were then.
    pub down: Vec<EntrantId>,
    /// The reasons, kept beside the journal.
    pub reasons: Option<Hash>,
    /// How a round made by hand differs from the engine's.
    pub departure: Option<Departure>,
    /// Soft prohibitions that were dropped.
    pub dropped: Vec<u32>,
}

impl RoundState {
    /// A new round, as a draft.
    pub(crate) fn new(pairing: Pairing) -> RoundState {
        let Pairing { system, origin, arrangement, numbers, up, down, reasons, dropped } = pairing;
        let mut round = RoundState {
            phase: Phase::Draft,
            system,
            origin,
            boards: Vec::new(),
            unpaired: Vec::new(),
            numbers,
            up,
            down,
            reasons,
            departure: None,
            dropped,
        };
        round.arrange(&arrangement);
        round
    }

    /// Other pairs. Boards that stay keep what is known of them.
    pub(crate) fn arrange(&mut self, arrangement: &Arrangement) {
        let before: BTreeMap<Pair, BoardState> =
            std::mem::take(&mut self.boards).into_iter().map(|it| (it.pair(), it)).collect();
        let tables = arrangement.tables.iter().copied().chain(
            // Without tables of their own, boards are counted.
            (1..).skip(arrangement.tables.len()),
        );
        self.boards = arrangement
            .pairs
            .iter()
            .zip(tables)
            .map(|(pair, table)| match before.get(pair) {
                Some(board) => BoardState { table, ..board.clone() },
                None => BoardState::new(table, *pair),
            })
            .collect();
        self.unpaired.clone_from(&arrangement.unpaired);
        self.unpaired.sort_unstable();
    }

    /// Two more at a new last table.
    pub(crate) fn add(&mut self, pair: Pair) {
        let table = self.boards.iter().map(|board| board.table).max().unwrap_or(0);
        let table = table.saturating_add(1);
        self.unpaired.retain(|(who, _)| !pair.has(*who));
        self.boards.push(BoardState::new(table, pair));
    }

    /// As it stands, as an arrangement.
    pub fn arrangement(&self) -> Arrangement {
        let counted = self.boards.iter().zip(1..).all(|(board, count)| board.table == count);
        let tables = self.boards.iter().map(|board| board.table);
        Arrangement {
            pairs: self.boards.iter().map(BoardState::pair).collect(),
            tables: if counted { Vec::new() } else { tables.collect() },
            unpaired: self.unpaired.clone(),
        }
    }

    /// The board at a table.
    pub fn board(&self, table: u32) -> Option<&BoardState> {
        self.place(table).map(|place| &self.boards[place])
    }

    /// The board at a table, to be changed.
    pub(crate) fn board_mut(&mut self, table: u32) -> Option<&mut BoardState> {
        self.place(table).map(|place| &mut self.boards[place])
    }

    /// Tables are nearly always 1, 2, 3 …, so the place is tried before it is searched.
    fn place(&self, table: u32) -> Option<usize> {
        let guess = (table as usize).checked_sub(1)?;
        if self.boards.get(guess).is_some_and(|board| board.table == table) {
            return Some(guess);
        }
        self.boards.iter().position(|board| board.table == table)
    }

    /// The board at which somebody sits.
    pub fn board_of(&self, who: EntrantId) -> Option<&BoardState> {
        self.boards.iter().find(|board| board.pair().has(who))
    }

    /// Whether the round says something of him.
    pub fn has(&self, who: EntrantId) -> bool {
        self.board_of(who).is_some() || self.unpaired.iter().any(|(other, _)| *other == who)
    }

    /// Tables whose games have no result.
    pub fn missing(&self) -> impl Iterator<Item = u32> {
        self.boards.iter().filter(|board| board.result.is_none()).map(|board| board.table)
    }

    /// Tables whose games are adjourned.
    pub fn adjourned(&self) -> impl Iterator<Item = u32> {
        let held = |board: &&BoardState| board.result == Some(ResultCode::Adjourned);
        self.boards.iter().filter(held).map(|board| board.table)
    }
}
