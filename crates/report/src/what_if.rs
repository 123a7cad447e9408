//! What would be if: rounds and standings before and after, side by side.

use ronde_model::Score;

use crate::lang::{Lang, fill};
use crate::view::{Column, View};

crate::words! {
    /// What would be different.
    pub(crate) WhatIfWords;
    paired: "Round {n}: as paired, and as it would have been", "Ronde {n}: telle qu'appariée, et telle qu'elle l'aurait été", "Runde {n}: wie ausgelost, und wie sie ausgelost worden wäre", "Turno {n}: come abbinato, e come lo sarebbe stato";
    next: "Round {n}, the next one: now, and with the changes", "Ronde {n}, la prochaine: maintenant, et avec les changements", "Runde {n}, die nächste: jetzt, und mit den Änderungen", "Turno {n}, il prossimo: ora, e con le modifiche";
    board: "Board", "Éch.", "Brett", "Scacch.";
    as_paired: "As paired", "Telle qu'appariée", "Wie ausgelost", "Come abbinato";
    now: "Now", "Maintenant", "Jetzt", "Ora";
    with_changes: "With the changes", "Avec les changements", "Mit den Änderungen", "Con le modifiche";
    bye: "bye: {who}", "exempt: {who}", "spielfrei: {who}", "bye: {who}";
    otherwise: "Round {n} itself was paired otherwise: with what was known then, by hand, or by another program. On the left is what the rules prescribe today without the changes.", "La ronde {n} elle-même a été appariée autrement: avec ce qu'on savait alors, à la main, ou par un autre programme. À gauche, ce que les règles prescrivent aujourd'hui sans les changements.", "Runde {n} selbst wurde anders ausgelost: mit dem, was damals bekannt war, von Hand, oder von einem anderen Programm. Links steht, was die Regeln heute ohne die Änderungen vorschreiben.", "Il turno {n} stesso è stato abbinato diversamente: con ciò che si sapeva allora, a mano, o da un altro programma. A sinistra, ciò che le regole prescrivono oggi senza le modifiche.";
    open: "{n} games without a result count as drawn here (C.04.2:3.1).", "{n} parties sans résultat comptent ici comme nulles (C.04.2:3.1).", "{n} Partien ohne Resultat zählen hier als Remis (C.04.2:3.1).", "{n} partite senza risultato contano qui come patte (C.04.2:3.1).";
    none_before: "Without the changes round {n} cannot be paired: {why}", "Sans les changements, la ronde {n} ne peut pas être appariée: {why}", "Ohne die Änderungen kann Runde {n} nicht ausgelost werden: {why}", "Senza le modifiche il turno {n} non può essere abbinato: {why}";
    none_after: "With the changes round {n} cannot be paired: {why}", "Avec les changements, la ronde {n} ne peut pas être appariée: {why}", "Mit den Änderungen kann Runde {n} nicht ausgelost werden: {why}", "Con le modifiche il turno {n} non può essere abbinato: {why}";
    no_boards: "No round would be paired otherwise.", "Aucune ronde ne serait appariée autrement.", "Keine Runde würde anders ausgelost.", "Nessun turno sarebbe abbinato diversamente.";
    between: "Rounds in between stay as they were played: nobody knows the results of games that were never played.", "Les rondes intermédiaires restent telles que jouées: personne ne connaît le résultat de parties jamais jouées.", "Die Runden dazwischen bleiben, wie sie gespielt wurden: niemand kennt die Resultate von Partien, die nie gespielt wurden.", "I turni intermedi restano come giocati: nessuno conosce i risultati di partite mai giocate.";
    standings: "Standings", "Classement", "Rangliste", "Classifica";
    name: "Name", "Nom", "Name", "Nome";
    rank: "Rank", "Rang", "Rang", "Pos.";
    points: "Points", "Points", "Punkte", "Punti";
    new_rank: "New rank", "Nouveau rang", "Neuer Rang", "Nuova pos.";
    new_points: "New points", "Nouveaux points", "Neue Punkte", "Nuovi punti";
    same_standings: "The standings stay as they are.", "Le classement reste le même.", "Die Rangliste bleibt, wie sie ist.", "La classifica resta com'è.";
    moved: "{n} would have another rank or other points.", "{n} auraient un autre rang ou d'autres points.", "{n} hätten einen anderen Rang oder andere Punkte.", "{n} avrebbero un'altra posizione o altri punti.";
}

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
    let bye = |who: &String| [String::new(), fill(words.bye, &[("who", who)])];
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
        title: fill(title, &[("n", &change.round)]),
        columns,
        rows: (0..left.len().max(right.len())).map(row).collect(),
        notes: notes(change, words),
    }
}

fn notes(change: &RoundChange, words: &WhatIfWords) -> Vec<String> {
    let n = &change.round;
    let mut notes = Vec::new();
    if change.otherwise {
        notes.push(fill(words.otherwise, &[("n", n)]));
    }
    if change.open > 0 {
        notes.push(fill(words.open, &[("n", &change.open)]));
    }
    notes.extend(change.missing.as_ref().map(|(before, why)| {
        let text = if *before { words.none_before } else { words.none_after };
        fill(text, &[("n", n), ("why", why)])
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
        n => fill(words.moved, &[("n", &n)]),
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
