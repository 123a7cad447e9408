//! Codes on paper: who holds one may report the result of that game, and do nothing else.
//!
//! Nothing is stored of them. A code is a mark of the server's secret (HMAC, RFC 2104) on the
//! tournament, the round, the board, the two players and the side, so it cannot be guessed, and one
//! that was made for other players at the same board is none any more. Four letters say which
//! tournament, twelve (60 bits) are the mark.

use std::collections::BTreeMap;
use std::sync::Arc;

use ronde_desk::State;
use ronde_desk::state::{BoardState, Phase, RoundState};
use ronde_desk::stored::ColourCode;
use ronde_office::OfficeError;
use ronde_office::{Class, Kind, StoreError};
use sha2::{Digest, Sha256};

use super::view::published;
use crate::Server;
use crate::access::now;

/// Letters that nobody confuses (Crockford's): no I, L, O, U.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Letters that name the tournament.
const TAG: usize = 4;
/// Letters of a whole code.
const LENGTH: usize = 16;
/// How often the store is asked for tournaments, at most, while somebody guesses: milliseconds.
const A_WHILE: i64 = 1_000;

/// Sides that a code can be for: whoever sits there, or one of the two.
pub(crate) const SIDES: [Option<ColourCode>; 3] =
    [None, Some(ColourCode::White), Some(ColourCode::Black)];

/// A code as it was typed or scanned, made plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Code([u8; LENGTH]);

impl Code {
    /// Small letters, hyphens and letters that look like digits are forgiven.
    pub(crate) fn read(text: &str) -> Option<Code> {
        let mut code = [0; LENGTH];
        let mut count = 0;
        for letter in text.bytes().filter(|it| !matches!(it, b'-' | b' ')) {
            let plain = match letter.to_ascii_uppercase() {
                b'O' => b'0',
                b'I' | b'L' => b'1',
                other => other,
            };
            *code.get_mut(count)? = LETTERS.contains(&plain).then_some(plain)?;
            count += 1;
        }
        (count == LENGTH).then_some(Code(code))
    }

    fn tag(&self) -> &[u8] {
        &self.0[..TAG]
    }
}

impl std::fmt::Display for Code {
    /// In groups of four, as one reads it out.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (place, group) in self.0.chunks(4).enumerate() {
            let hyphen = if place > 0 { "-" } else { "" };
            write!(f, "{hyphen}{}", String::from_utf8_lossy(group))?;
        }
        Ok(())
    }
}

/// What a code opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seat {
    pub(crate) round: u16,
    pub(crate) board: u32,
    /// None for a telephone that both use.
    pub(crate) side: Option<ColourCode>,
}

/// A code that was found.
pub(crate) struct Found {
    pub(crate) journal: String,
    pub(crate) state: Arc<State>,
    pub(crate) seat: Seat,
    /// Whether the round still takes reports.
    pub(crate) open: bool,
}

/// Whether players may report results of that round: published, and nothing after it.
pub(crate) fn is_open(state: &State, round: u16) -> bool {
    let published = state.round(round).is_some_and(|held| held.phase == Phase::Published);
    published && usize::from(round) == state.rounds.len() && !state.finished
}

/// The code of a board.
pub(crate) fn code(
    secret: &[u8; 32],
    journal: &str,
    round: u16,
    board: &BoardState,
    side: Option<ColourCode>,
) -> Code {
    let mut letters = [0; LENGTH];
    letters[..TAG].copy_from_slice(&tag(secret, journal));
    let marked = mark(secret, journal, round, board, side);
    spell(&marked, &mut letters[TAG..]);
    Code(letters)
}

fn tag(secret: &[u8; 32], journal: &str) -> [u8; TAG] {
    let mut letters = [0; TAG];
    spell(&hmac(secret, &[b"tournament", journal.as_bytes()]), &mut letters);
    letters
}

fn mark(
    secret: &[u8; 32],
    journal: &str,
    round: u16,
    board: &BoardState,
    side: Option<ColourCode>,
) -> [u8; 32] {
    let side: &[u8] = match side {
        None => b"both",
        Some(ColourCode::White) => b"white",
        Some(ColourCode::Black) => b"black",
    };
    let numbers = [u32::from(round), board.table, board.white.0, board.black.0];
    let numbers: Vec<u8> = numbers.iter().flat_map(|it| it.to_be_bytes()).collect();
    hmac(secret, &[b"board", journal.as_bytes(), &numbers, side])
}

/// Five bits for each letter.
fn spell(bytes: &[u8; 32], letters: &mut [u8]) {
    for (place, letter) in letters.iter_mut().enumerate() {
        let bit = place * 5;
        let two = u16::from_be_bytes([bytes[bit / 8], bytes[bit / 8 + 1]]);
        *letter = LETTERS[usize::from(two >> (11 - bit % 8)) & 31];
    }
}

/// HMAC-SHA-256 of these parts, each with its length, so that no two lists of parts are alike.
fn hmac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut message = Vec::new();
    for part in parts {
        let length = u32::try_from(part.len()).unwrap_or(u32::MAX);
        message.extend(length.to_be_bytes());
        message.extend_from_slice(part);
    }
    hmac_of(key, &message)
}

fn hmac_of(key: &[u8], message: &[u8]) -> [u8; 32] {
    let mut block = [0; 64];
    for (place, byte) in block.iter_mut().zip(key) {
        *place = *byte;
    }
    let pad = |with: u8| block.map(|byte| byte ^ with);
    let inner = Sha256::new().chain_update(pad(0x36)).chain_update(message).finalize();
    Sha256::new().chain_update(pad(0x5c)).chain_update(inner).finalize().into()
}

/// What a code opens; none if it opens nothing. `guesses` says whether it comes from an address
/// that has sent many wrong ones: for those the store is not asked each time.
///
/// # Errors
/// The store is away.
pub(crate) async fn find(
    server: &Server,
    code: &Code,
    guesses: bool,
) -> Result<Option<Found>, StoreError> {
    // Two tournaments may have the same four letters: each of them is looked at.
    let known = server.gate.tags().1.get(code.tag()).cloned().unwrap_or_default();
    if let Some(found) = among(server, &known, code).await? {
        return Ok(Some(found));
    }
    if guesses && now() < server.gate.tags().0 + A_WHILE {
        return Ok(None);
    }
    look(server).await?;
    let mut fresh = server.gate.tags().1.get(code.tag()).cloned().unwrap_or_default();
    fresh.retain(|journal| !known.contains(journal));
    among(server, &fresh, code).await
}

/// Remembers the letters of every tournament; the newest come first.
async fn look(server: &Server) -> Result<(), StoreError> {
    let journals = server.office.store().journals().await?;
    let mut found: BTreeMap<Vec<u8>, Vec<String>> = BTreeMap::new();
    for journal in journals.into_iter().rev().filter(|it| it.kind == Kind::Tournament) {
        let letters = tag(&server.secret, &journal.id).to_vec();
        found.entry(letters).or_default().push(journal.id);
    }
    *server.gate.tags() = (now(), found);
    Ok(())
}

async fn among(
    server: &Server,
    journals: &[String],
    code: &Code,
) -> Result<Option<Found>, StoreError> {
    for journal in journals {
        let state = match server.office.tournament(journal).await {
            Ok(state) => state,
            // A store that is away is no wrong code.
            Err(OfficeError::Store(error)) if error.class() == Class::TryAgain => {
                return Err(error);
            }
            Err(_) => continue,
        };
        // The round before is looked at too: who is late is told so, and not that his code is
        // wrong.
        let rounds = published(&state).rev().take(2);
        let seat = rounds
            .into_iter()
            .find_map(|(round, held)| seat(&server.secret, journal, round, held, code));
        if let Some(seat) = seat {
            let open = is_open(&state, seat.round);
            return Ok(Some(Found { journal: journal.clone(), state, seat, open }));
        }
    }
    Ok(None)
}

/// The board of a code whose first letters are those of this tournament.
fn seat(
    secret: &[u8; 32],
    journal: &str,
    round: u16,
    held: &RoundState,
    code: &Code,
) -> Option<Seat> {
    let boards = held.boards.iter();
    let mut seats = boards.flat_map(|board| SIDES.map(|side| (board, side)));
    let (board, side) = seats.find(|(board, side)| {
        let mut letters = [0; LENGTH - TAG];
        spell(&mark(secret, journal, round, board, *side), &mut letters);
        letters == code.0[TAG..]
    })?;
    Some(Seat { round, board: board.table, side })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_desk::stored::EntrantId;

    #[test]
    fn the_mark_is_hmac_sha_256() {
        // RFC 4231, test cases 1 and 2.
        for (key, text, expected) in [
            (
                &[0x0b; 20][..],
                "Hi There",
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
            ),
            (
                b"Jefe",
                "what do ya want for nothing?",
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
            ),
        ] {
            let mac = hmac_of(key, text.as_bytes());
            let bytes: Vec<u8> = (0..32)
                .map(|place| u8::from_str_radix(&expected[2 * place..2 * place + 2], 16).unwrap())
                .collect();
            assert_eq!(bytes, mac, "{text}");
        }
    }

    fn board(table: u32, white: u32, black: u32) -> BoardState {
        BoardState {
            table,
            white: EntrantId(white),
            black: EntrantId(black),
            result: None,
            confirmed: false,
            reports: [None; 2],
            for_rating: None,
            changed: 0,
        }
    }

    #[test]
    fn each_board_round_side_and_pair_has_its_own_code() {
        let mut codes = Vec::new();
        for journal in ["one", "two"] {
            for round in 1..=3 {
                for (table, white, black) in [(1, 1, 2), (1, 2, 1), (2, 3, 4)] {
                    for side in SIDES {
                        let board = board(table, white, black);
                        codes.push(code(&[7; 32], journal, round, &board, side).to_string());
                    }
                }
            }
        }
        let all = codes.len();
        codes.sort();
        codes.dedup();
        assert_eq!(all, codes.len());
        let other = code(&[8; 32], "one", 1, &board(1, 1, 2), None).to_string();
        assert!(!codes.contains(&other), "another server's secret gives other codes");
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let made = code(&[7; 32], "one", 1, &board(1, 1, 2), None);
        let written = made.to_string();
        assert_eq!(19, written.len(), "{written}");
        for typed in [
            written.clone(),
            written.to_lowercase(),
            written.replace('-', ""),
            written.replace('-', " "),
            written.replace('0', "o").replace('1', "l"),
        ] {
            assert_eq!(Some(made), Code::read(&typed), "{typed}");
        }
        for wrong in [
            "",
            "K7QM",
            "K7QM-3XPA-9TWD-H2V",
            "K7QM-3XPA-9TWD-H2VEE",
            "K7QM-3XPA-9TWD-H2V%",
            "K7QM-3XPA-9TWD-H2Vé",
        ] {
            assert_eq!(None, Code::read(wrong), "{wrong}");
        }
    }
}
