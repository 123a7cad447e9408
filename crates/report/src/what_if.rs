//! What would be if: rounds and standings before and after, side by side.

use ronde_desk::what_if::Fault;
use ronde_model::Score;
use ronde_words::{Lang, WhatIfPageWords, WhatIfWords, fill};

use crate::view::{Column, View};

/// Two at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by what they are")]
pub struct Seat {
    pub board: u32,
    pub white: String,
    pub black: String,
}

/// A round before and after.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundChange {
    /// Which.
    pub round: u16,
    /// Whether it is paired already.
    pub paired: bool,
    /// It was not paired as the rules have it in the first place.
    pub otherwise: bool,
    /// Games that count as drawn.
    pub open: usize,
    /// Boards that go.
    pub gone: Vec<Seat>,
    /// Boards that come.
    pub new: Vec<Seat>,
    /// Who has the bye before, and after, where it is not the same.
    pub byes: [Vec<String>; 2],
    /// One of the two cannot be paired: whether it is the one before, and why.
    pub missing: Option<(bool, String)>,
}

/// Somebody's rank and points before and after; nothing where he has none.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by what they are")]
pub struct PlaceChange {
    pub name: String,
    pub before: Option<(u32, Score)>,
    pub after: Option<(u32, Score)>,
}

/// Why a change cannot be made, as a sentence.
pub fn fault_told(fault: &Fault, lang: Lang) -> String {
    let w = WhatIfPageWords::of(lang);
    match fault {
        Fault::Nothing => w.nothing.to_owned(),
        Fault::UnknownPlayer { player } => fill!(w.unknown_player, n = player),
        Fault::UnknownRound { round, .. } => fill!(w.unknown_round, n = round),
        Fault::UnknownBoard { round, board, boards } => {
            fill!(w.unknown_board, n = round, board = board, boards = boards)
        }
        Fault::BeyondLastRound { round, rounds } => {
            fill!(w.beyond, n = round, rounds = rounds)
        }
        Fault::UnknownSystem { code } => fill!(w.unknown_system, text = code),
        Fault::FewerRounds { paired, .. } => fill!(w.fewer_rounds, n = paired),
        Fault::UnknownTieBreak { name } => fill!(w.unknown_tie_break, text = name),
        Fault::Paper => w.paper.to_owned(),
    }
}

/// A round, side by side.
pub fn round(change: &RoundChange, lang: Lang) -> View {
    let words = WhatIfWords::of(lang);
    let (title, before) =
        if change.paired { (words.paired, words.as_paired) } else { (words.next, words.now) };
    let columns = vec![
        Column::numbers("board_before", words.board),
        // Where the round itself was paired otherwise, the left side is not it.
        Column::words("before", if change.otherwise { words.now } else { before }),
        Column::numbers("board_after", words.board),
        Column::words("after", words.with_changes),
    ];
    let pair = |seat: &Seat| [seat.board.to_string(), format!("{} – {}", seat.white, seat.black)];
    let bye = |who: &String| [String::new(), fill!(words.bye, who = who)];
    let side = |seats: &[Seat], byes: &[String]| -> Vec<[String; 2]> {
        seats.iter().map(pair).chain(byes.iter().map(bye)).collect()
    };
    let left = side(&change.gone, &change.byes[0]);
    let right = side(&change.new, &change.byes[1]);
    let row = |place: usize| {
        let cells = [left.get(place), right.get(place)];
        cells.into_iter().flat_map(|it| it.cloned().unwrap_or_default()).collect()
    };
    View {
        title: fill!(title, n = change.round),
        columns,
        rows: (0..left.len().max(right.len())).map(row).collect(),
        notes: notes(change, words),
    }
}

fn notes(change: &RoundChange, words: &WhatIfWords) -> Vec<String> {
    let n = &change.round;
    let mut notes = Vec::new();
    if change.otherwise {
        notes.push(fill!(words.otherwise, n = n));
    }
    if change.open > 0 {
        notes.push(fill!(words.open, n = change.open));
    }
    notes.extend(change.missing.as_ref().map(|(before, why)| {
        let text = if *before { words.none_before } else { words.none_after };
        fill!(text, n = n, why = why)
    }));
    notes
}

/// Those whose rank or points are other ones, by their new rank.
pub fn standings(changes: &[PlaceChange], lang: Lang) -> View {
    let words = WhatIfWords::of(lang);
    let columns = vec![
        Column::words("name", words.name),
        Column::numbers("rank_before", words.rank),
        Column::numbers("rank_after", words.new_rank),
        Column::numbers("points_before", words.points),
        Column::numbers("points_after", words.new_points),
    ];
    let mut changes: Vec<&PlaceChange> = changes.iter().collect();
    changes.sort_by_key(|it| {
        let rank = |place: Option<(u32, Score)>| place.map_or(u32::MAX, |it| it.0);
        (rank(it.after), rank(it.before), it.name.clone())
    });
    let rank = |place: Option<(u32, Score)>| place.map(|it| it.0.to_string()).unwrap_or_default();
    let points = |place: Option<(u32, Score)>| place.map(|it| it.1.to_string()).unwrap_or_default();
    let row = |it: &&PlaceChange| {
        vec![it.name.clone(), rank(it.before), rank(it.after), points(it.before), points(it.after)]
    };
    let note = match changes.len() {
        0 => words.same_standings.to_owned(),
        n => fill!(words.moved, n = n),
    };
    View {
        title: words.standings.to_owned(),
        columns,
        rows: changes.iter().map(row).collect(),
        notes: vec![note],
    }
}

/// What is to be said of the rounds together.
pub fn note(changes: &[RoundChange], lang: Lang) -> &'static str {
    let words = WhatIfWords::of(lang);
    if changes.is_empty() { words.no_boards } else { words.between }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_stand_side_by_side_and_byes_below() {
        let seat = |board, white: &str, black: &str| Seat {
            board,
            white: white.to_owned(),
            black: black.to_owned(),
        };
        let change = RoundChange {
            round: 4,
            paired: true,
            otherwise: true,
            gone: vec![seat(1, "Rossi", "Keller"), seat(7, "Egger", "Neri")],
            new: vec![seat(2, "Rossi", "Neri")],
            byes: [vec![], vec!["Favre".to_owned()]],
            ..RoundChange::default()
        };
        for lang in Lang::ALL {
            let view = round(&change, lang);
            assert_eq!(["1", "Rossi – Keller", "2", "Rossi – Neri"], *view.rows[0]);
            assert_eq!(["7", "Egger – Neri", ""], view.rows[1][..3]);
            assert!(view.rows[1][3].ends_with(": Favre"));
            assert!(view.title.contains('4') && view.notes[0].contains('4'), "{lang:?}");
        }
    }

    #[test]
    fn the_standings_go_by_the_new_rank() {
        let place = |rank, tenths| Some((rank, Score::from_tenths(tenths)));
        let change =
            |name: &str, before, after| PlaceChange { name: name.to_owned(), before, after };
        let changes = [change("B", place(1, 40), place(3, 30)), change("A", None, place(2, 35))];
        let view = standings(&changes, Lang::En);
        assert_eq!(["A", "", "2", "", "3.5"], *view.rows[0]);
        assert_eq!(["B", "1", "3", "4.0", "3.0"], *view.rows[1]);
        assert_eq!(["The standings stay as they are."], *standings(&[], Lang::En).notes);
    }
}
