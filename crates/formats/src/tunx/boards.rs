//! The boards of a `.TUNX` file (section B3).

use std::collections::BTreeSet;

use ronde_model::{
    Bye, Forfeit, Game, GameResult, PairingNumber, Participant, PlayedScore, Prohibition, Round,
    RoundNumber, RoundSpan, Unpaired,
};

use super::bytes::{self, Bytes, Section, not_zero};
use super::{BOARDS, Configuration, FORBIDDEN};
use crate::foreign::Draft;
use crate::problem::{Aside, Coded, Damage, ForeignProblem, Portion, Unread};

const LENGTH: usize = 21;
/// In real events this byte is 1 at boards that no rule explains: set by hand, it seems.
const BY_HAND: usize = 6;
/// In the place of Black: the pairing-allocated bye.
const BYE: u16 = 0xFFFF;
/// In the place of Black: nobody, because the player is not paired.
const NOBODY: u16 = 0xFFFE;

/// One record.
#[derive(Clone, Copy)]
struct Board {
    white: u16,
    black: u16,
    result: u16,
}

pub(super) fn read(
    draft: &mut Draft,
    sections: &[Section<'_>],
    settings: Configuration,
    counts: &[usize],
) {
    let section = bytes::find(sections, BOARDS);
    let data = section.map_or(&[][..], |section| section.data);
    let records: Vec<&[u8]> = data.chunks_exact(LENGTH).collect();
    let (mut at, mut strange, mut by_hand) = (0, data.len() % LENGTH, 0);
    for (index, count) in counts.iter().enumerate() {
        let Some(number) = RoundNumber::from_index(index) else { break };
        let found = records.get(at..at + count).unwrap_or(records.get(at..).unwrap_or(&[]));
        if found.len() < *count {
            let what = Portion::Boards { round: number };
            draft.found(ForeignProblem::Cut { what, found: found.len(), expected: *count });
        }
        strange += found.iter().map(|record| not_zero(record, &[(0, 7)])).sum::<usize>();
        by_hand += found.iter().filter(|record| record[BY_HAND] != 0).count();
        let boards = found.iter().filter_map(|record| board(record));
        let boards: Vec<Board> = boards.collect();
        let made = Table::new(draft, number, number.get() > settings.current.into()).round(&boards);
        draft.parts.rounds.push(made);
        at += found.len();
    }
    strange += LENGTH * records.len().saturating_sub(at);
    draft.not_taken(Aside::BoardsByHand, by_hand);
    super::unknown(draft, Unread::Boards, strange);
}

/// Pairs that may not meet. The only real file with this part has a pair in it that round 1 would
/// have brought together, and its boards are those of the next transposition.
pub(super) fn forbidden(draft: &mut Draft, sections: &[Section<'_>]) {
    let section = bytes::find(sections, FORBIDDEN);
    let data = section.map_or(&[][..], |section| section.data);
    let mut strange = data.len() % 4;
    for record in data.chunks_exact(4) {
        let record = Bytes(record);
        let member = |at| {
            let number = PairingNumber::new(record.two(at).unwrap_or(0).into())?;
            draft.player(number).map(|_| Participant::Player(number))
        };
        match (member(0), member(2)) {
            (Some(one), Some(other)) if one != other => {
                let (rounds, members) = (RoundSpan::ALWAYS, vec![one, other]);
                draft.parts.prohibitions.push(Prohibition { rounds, members });
            }
            _ => strange += 4,
        }
    }
    super::unknown(draft, Unread::Pairs, strange);
}

fn board(record: &[u8]) -> Option<Board> {
    let record = Bytes(record);
    Some(Board { white: record.two(0)?, black: record.two(2)?, result: record.two(4)? })
}

/// A round while it is put together.
struct Table<'a> {
    draft: &'a mut Draft,
    number: RoundNumber,
    /// Whether the round is still to be paired: only absences are known of it.
    ahead: bool,
    seated: BTreeSet<PairingNumber>,
    games: Vec<Game>,
    alone: Vec<(PairingNumber, Unpaired)>,
}

impl<'a> Table<'a> {
    fn new(draft: &'a mut Draft, number: RoundNumber, ahead: bool) -> Table<'a> {
        Table {
            draft,
            number,
            ahead,
            seated: BTreeSet::new(),
            games: Vec::new(),
            alone: Vec::new(),
        }
    }

    fn round(mut self, boards: &[Board]) -> Round {
        for board in boards {
            self.seat(*board);
        }
        if !self.ahead && !self.games.is_empty() {
            self.absent();
        }
        Round::new(self.games, self.alone).unwrap_or_default()
    }

    /// The player with this number, if there is one who has no board yet.
    fn free(&mut self, number: u16) -> Option<PairingNumber> {
        let player = PairingNumber::new(number.into());
        let player = player.filter(|number| self.draft.player(*number).is_some());
        let round = self.number;
        let damage = match player {
            None => Damage::NoSuchPlayer { round, player: number },
            Some(player) if !self.seated.contains(&player) => return Some(player),
            Some(_) => Damage::PlayerTwice { round, player: number },
        };
        self.draft.found(ForeignProblem::Damaged(damage));
        None
    }

    fn seat(&mut self, board: Board) {
        let Some(white) = self.free(board.white) else { return };
        match board.black {
            BYE | NOBODY => {
                let why = self.reason(board);
                self.seated.insert(white);
                self.alone.push((white, why));
            }
            black => {
                let Some(black) = self.free(black).filter(|black| *black != white) else { return };
                self.seated.extend([white, black]);
                let result = self.result(white, black, board.result);
                self.games.push(Game { white, black, result });
            }
        }
    }

    /// Why somebody has no opponent.
    fn reason(&mut self, board: Board) -> Unpaired {
        match (board.black, board.result) {
            // A bye is worth its point from the moment it is given.
            (BYE, 0 | 9) | (NOBODY, 9) => Unpaired::PairingBye,
            (NOBODY, 0 | 3) => Unpaired::Bye(Bye::Zero),
            (NOBODY, 1) => Unpaired::Bye(Bye::Full),
            (NOBODY, 2) => Unpaired::Bye(Bye::Half),
            (_, code) => {
                self.unknown(Coded::Bye { player: board.white, round: self.number }, code);
                Unpaired::Bye(Bye::Zero)
            }
        }
    }

    fn result(&mut self, white: PairingNumber, black: PairingNumber, code: u16) -> GameResult {
        let played = |score| GameResult::Played { score, rated: true };
        match code {
            0 => GameResult::Pending,
            1 => played(PlayedScore::WhiteWins),
            2 => played(PlayedScore::Draw),
            3 => played(PlayedScore::BlackWins),
            4 => GameResult::Forfeited(Forfeit::WhiteWins),
            5 => GameResult::Forfeited(Forfeit::BlackWins),
            6 => GameResult::Forfeited(Forfeit::BothLose),
            other => {
                self.unknown(Coded::Pair { white, black, round: self.number }, other);
                GameResult::Pending
            }
        }
    }

    fn unknown(&mut self, what: Coded, code: u16) {
        let code = code.to_string();
        self.draft.found(ForeignProblem::UnknownCode { what, code });
    }

    /// In a round that was paired everybody has a record.
    fn absent(&mut self) {
        let missing = self.draft.parts.players.len() - self.seated.len();
        if missing > 0 {
            let silent = Damage::Silent { round: self.number, players: missing };
            self.draft.found(ForeignProblem::Damaged(silent));
        }
    }
}
