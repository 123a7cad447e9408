//! The plain list of pairs, as engines have always written it.

use ronde_swiss::RoundPairing;

/// The number of lines that follow, then `white black` in board order, the bye as `number 0`. The
/// bye counts as a pair, as with JaVaFo and bbpPairings.
pub(crate) fn plain(pairing: &RoundPairing) -> String {
    let boards = pairing.boards.iter().map(|board| format!("{} {}\n", board.white, board.black));
    let bye = pairing.bye.map(|number| format!("{number} 0\n"));
    let lines: Vec<String> = boards.chain(bye).collect();
    format!("{}\n{}", lines.len(), lines.concat())
}
