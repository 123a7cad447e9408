//! What somebody needs in the round that is played, in sentences and as a table.

use ronde_model::Snapshot;
use ronde_simulate::needs::{Need, Needs, Own, Share};
use ronde_words::{Lang, NeedWords, fill, rank};

use crate::names;
use crate::view::{Column, View};

/// So many names are read; more are only counted.
const NAMES: usize = 6;

/// A heading.
pub fn title(snapshot: &Snapshot, needs: &Needs, lang: Lang) -> String {
    let words = NeedWords::of(lang);
    let who = names::participant_in(snapshot, needs.who, lang);
    if needs.last {
        return fill!(words.title_last, who = who);
    }
    fill!(words.title, who = who, n = needs.round)
}

/// A sentence for each own result: "With a win over Keller: 1st or 2nd."
pub fn sentences(snapshot: &Snapshot, needs: &Needs, lang: Lang) -> Vec<String> {
    needs.results.iter().map(|need| sentence(snapshot, needs, need, lang)).collect()
}

fn sentence(snapshot: &Snapshot, needs: &Needs, need: &Need, lang: Lang) -> String {
    let words = NeedWords::of(lang);
    let own = own(snapshot, needs, need.own, lang);
    let ranks = ranks(need, lang);
    if needs.exact {
        return fill!(words.exactly, own = own, ranks = ranks);
    }
    let Some(bounds) = &need.by_points else {
        return fill!(words.in_plays_only, own = own, ranks = ranks, n = need.cases);
    };
    if bounds.best == bounds.worst {
        return fill!(words.exactly, own = own, ranks = span(&[bounds.best], lang));
    }
    // What the plays saw reaches as far as points allow: nothing else is possible.
    let seen = need.ranks.first().zip(need.ranks.last()).map(|(it, last)| (it.rank, last.rank));
    if seen == Some((bounds.best, bounds.worst)) {
        return fill!(words.exactly, own = own, ranks = ranks);
    }
    let possible = span(&[bounds.best, bounds.worst], lang);
    fill!(words.in_plays, own = own, ranks = ranks, n = need.cases, bounds = possible)
}

fn own(snapshot: &Snapshot, needs: &Needs, own: Own, lang: Lang) -> String {
    let words = NeedWords::of(lang);
    match (own, needs.opponent) {
        (Own::Win, Some(opponent)) => {
            let who = names::participant_in(snapshot, opponent, lang);
            fill!(words.win_over, who = who)
        }
        (Own::Win, None) => words.win.to_owned(),
        (Own::Draw, _) => words.draw.to_owned(),
        (Own::Loss, _) => words.loss.to_owned(),
        (Own::Done, _) => words.done.to_owned(),
    }
}

/// `1st or 2nd`; `2nd to 5th, mostly 3rd`.
fn ranks(need: &Need, lang: Lang) -> String {
    let words = NeedWords::of(lang);
    let list: Vec<u32> = need.ranks.iter().map(|share| share.rank).collect();
    let range = match *list.as_slice() {
        [one, two] if two > one + 1 => {
            fill!(words.two, a = rank(one, lang), b = rank(two, lang))
        }
        [best, .., worst] => span(&[best, worst], lang),
        _ => return span(&list, lang),
    };
    let Some(most) = need.likeliest().filter(|_| list.len() > 2) else { return range };
    let text = if 2 * most.weight > need.weight { words.mostly } else { words.most_often };
    fill!(text, ranks = range, most = rank(most.rank, lang))
}

/// One rank, two that follow each other, or from one to another.
fn span(ends: &[u32], lang: Lang) -> String {
    let words = NeedWords::of(lang);
    match *ends {
        [] => String::new(),
        [a] => fill!(words.one, a = rank(a, lang)),
        [a, .., b] if a == b => fill!(words.one, a = rank(a, lang)),
        [a, .., b] => {
            let text = if b == a + 1 { words.two } else { words.range };
            fill!(text, a = rank(a, lang), b = rank(b, lang))
        }
    }
}

/// A row for each own result; `places` is how far the prizes go, 0 for none.
pub fn view(snapshot: &Snapshot, needs: &Needs, places: u32, lang: Lang) -> View {
    let words = NeedWords::of(lang);
    let mut columns = vec![
        Column::words("own", words.result),
        Column::words("ranks", words.ranks),
        Column::between("by_points", words.by_points),
        Column::numbers("points", words.points),
    ];
    if places > 0 {
        columns.push(Column::numbers("prizes", &fill!(words.among, n = places)));
    }
    let row = |need: &Need| {
        let bounds = need.by_points.as_ref().map(|it| match (it.best, it.worst) {
            (best, worst) if best == worst => best.to_string(),
            (best, worst) => format!("{best}–{worst}"),
        });
        let own = match need.own {
            Own::Win => words.row_win,
            Own::Draw => words.row_draw,
            Own::Loss => words.row_loss,
            Own::Done => words.done,
        };
        let mut cells = vec![
            own.to_owned(),
            chances(need),
            bounds.unwrap_or_default(),
            need.points.map(|points| points.to_string()).unwrap_or_default(),
        ];
        if places > 0 {
            cells.push(per_cent(need, need.within(places).1));
        }
        cells
    };
    View {
        title: title(snapshot, needs, lang),
        columns,
        rows: needs.results.iter().map(row).collect(),
        notes: notes(snapshot, needs, lang),
    }
}

/// The likeliest ranks with their chances, in the order of the ranks.
fn chances(need: &Need) -> String {
    let mut shares: Vec<&Share> = need.ranks.iter().collect();
    shares.sort_by_key(|share| std::cmp::Reverse(share.weight));
    let more = shares.len() > NAMES;
    shares.truncate(NAMES);
    shares.sort_by_key(|share| share.rank);
    let told: Vec<String> = shares
        .iter()
        .map(|share| format!("{}: {}", share.rank, per_cent(need, share.weight)))
        .collect();
    told.join(" · ") + if more { " · …" } else { "" }
}

/// What is possible is never nothing, and what is not certain is never everything.
fn per_cent(need: &Need, weight: u128) -> String {
    match need.per_cent(weight) {
        0 if weight > 0 => "<1 %".to_owned(),
        100 if weight < need.weight => ">99 %".to_owned(),
        part => format!("{part} %"),
    }
}

fn notes(snapshot: &Snapshot, needs: &Needs, lang: Lang) -> Vec<String> {
    let words = NeedWords::of(lang);
    let mut notes = Vec::new();
    let cases: u32 = needs.results.iter().map(|need| need.cases).sum();
    notes.push(if needs.exact {
        fill!(words.all_ways, n = cases, m = needs.open)
    } else {
        fill!(words.plays, m = needs.open)
    });
    if !needs.last {
        notes.push(fill!(words.after_round, n = needs.round));
    }
    for need in &needs.results {
        let rivals = need.by_points.as_ref().map_or(&[][..], |it| &it.rivals);
        // With nothing left to play nobody comes any more.
        if needs.open > 0 && (1..=NAMES).contains(&rivals.len()) {
            let name = |who| names::participant_in(snapshot, who, lang);
            let who: Vec<String> = rivals.iter().map(|who| name(*who)).collect();
            let own = own(snapshot, needs, need.own, lang);
            notes.push(fill!(words.rivals, own = own, who = who.join("; ")));
        }
    }
    notes
}

#[cfg(test)]
mod tests {
    use ronde_model::{PairingNumber, Participant, Player, RoundNumber, Score};
    use ronde_simulate::needs::ByPoints;

    use super::*;

    fn need(own: Own, ranks: &[(u32, u32)], bounds: (u32, u32)) -> Need {
        let share = |(rank, cases): &(u32, u32)| {
            let (rank, cases) = (*rank, *cases);
            Share { rank, cases, weight: u128::from(cases) }
        };
        let ranks: Vec<Share> = ranks.iter().map(share).collect();
        let cases = ranks.iter().map(|it| it.cases).sum();
        Need {
            own,
            points: Some(Score::from_tenths(45)),
            by_points: Some(ByPoints { best: bounds.0, worst: bounds.1, rivals: Vec::new() }),
            cases,
            weight: u128::from(cases),
            ranks,
        }
    }

    fn event(exact: bool) -> (Snapshot, Needs) {
        let number = |number| PairingNumber::new(number).unwrap();
        let players = vec![
            Player::new(number(1), "Dubois, Jean-Marc"),
            Player::new(number(2), "Keller, Anna"),
        ];
        let snapshot = Snapshot::new(ronde_model::Parts { players, ..Default::default() }).unwrap();
        let needs = Needs {
            who: Participant::Player(number(1)),
            round: RoundNumber::new(5).unwrap(),
            last: true,
            opponent: Some(Participant::Player(number(2))),
            exact,
            open: 3,
            results: vec![
                need(Own::Win, &[(1, 5), (2, 4)], (1, 2)),
                need(Own::Draw, &[(2, 1), (3, 6), (5, 2)], (2, 6)),
                need(Own::Loss, &[(11, 9)], (11, 11)),
            ],
        };
        (snapshot, needs)
    }

    #[test]
    fn each_own_result_has_a_sentence() {
        for (lang, exact, told) in [
            (
                Lang::En,
                true,
                [
                    "With a win over Keller, Anna: 1st or 2nd.",
                    "With a draw: 2nd to 5th, mostly 3rd.",
                    "With a loss: 11th.",
                ],
            ),
            (
                Lang::De,
                true,
                [
                    "Mit einem Sieg gegen Keller, Anna: Rang 1 oder 2.",
                    "Mit einem Remis: Rang 2 bis 5, meist 3.",
                    "Mit einer Niederlage: Rang 11.",
                ],
            ),
            (
                Lang::Fr,
                true,
                [
                    "Avec un gain contre Keller, Anna: 1er ou 2e.",
                    "Avec une nulle: 2e à 5e, le plus souvent 3e.",
                    "Avec une perte: 11e.",
                ],
            ),
            (
                Lang::It,
                true,
                [
                    "Con una vittoria contro Keller, Anna: 1º o 2º.",
                    "Con una patta: dal 2º al 5º, per lo più 3º.",
                    "Con una sconfitta: 11º.",
                ],
            ),
            (
                Lang::En,
                false,
                [
                    "With a win over Keller, Anna: 1st or 2nd.",
                    "With a draw: 2nd to 5th, mostly 3rd in 9 plays; 2nd to 6th is possible by \
                     points.",
                    "With a loss: 11th.",
                ],
            ),
        ] {
            let (snapshot, needs) = event(exact);
            assert_eq!(told, *sentences(&snapshot, &needs, lang), "{lang:?}");
        }
    }

    #[test]
    fn the_table_has_chances_and_prizes() {
        let (snapshot, needs) = event(true);
        let view = view(&snapshot, &needs, 3, Lang::En);
        assert_eq!("What Dubois, Jean-Marc needs in the last round", view.title);
        assert_eq!(["Win", "1: 56 % · 2: 44 %", "1–2", "4.5", "100 %"], *view.rows[0]);
        assert_eq!(["Draw", "2: 11 % · 3: 67 % · 5: 22 %", "2–6", "4.5", "78 %"], *view.rows[1]);
        assert_eq!(["Loss", "11: 100 %", "11", "4.5", "0 %"], *view.rows[2]);
        assert!(view.notes[0].starts_with("Exact: all 27 ways"), "{:?}", view.notes);
    }
}
