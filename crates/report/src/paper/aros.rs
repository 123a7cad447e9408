//! Average ratings of the opponents after each round: article 9 of the Dubov system (dubov-1997)
//! wants the list published, so that players can work out the pairings themselves.

use std::cmp::Reverse;

use ronde_model::{Histories, PairingNumber, RoundEntry, RoundNumber, Score, Snapshot};
use ronde_swiss::{Book, system};
use ronde_words::{HeadWords, PaperWords, fill};

use super::people;
use super::{Block, Paper, Sheet, Source, Table};
use crate::view::{Column, View};

/// Whether article 9 asks for the list: the event is paired by Dubov as approved in 1997.
pub fn are_published(snapshot: &Snapshot) -> bool {
    system::declared(snapshot).is_ok_and(|(system, _)| Book::of(system).articles.averages.is_some())
}

/// Everybody's averages, after each round.
pub struct Aros<'a> {
    snapshot: &'a Snapshot,
    histories: Histories,
}

impl Aros<'_> {
    /// Of the first rounds.
    pub fn of(snapshot: &Snapshot, rounds: usize) -> Aros<'_> {
        Aros { snapshot, histories: Histories::of_first(snapshot, rounds) }
    }

    /// Those of one player from round 1, as the list shows them; none for a number that nobody has.
    pub fn after_each_round(&self, number: PairingNumber) -> Vec<String> {
        let place = self.snapshot.index_of(number);
        let averages = place.map_or_else(Vec::new, |place| self.averages(place));
        averages.into_iter().map(tenths).collect()
    }

    fn averages(&self, place: usize) -> Vec<u64> {
        let entries = self.histories.row(place);
        (1..=entries.len()).map(|round| average(self.snapshot, &entries[..round])).collect()
    }
}

fn tenths(average: u64) -> String {
    format!("{}.{}", average / 10, average % 10)
}

/// The list after a round: everybody by points, then by increasing average, as article 6.2 sets
/// them.
pub fn paper(source: &Source, after: RoundNumber) -> Paper {
    let list = sheet(source, after);
    Paper::new(source, "aros", list.title.clone()).with(list)
}

/// The list as a part of another paper.
pub fn sheet(source: &Source, after: RoundNumber) -> Sheet {
    let words = PaperWords::of(source.lang);
    let when = fill!(HeadWords::of(source.lang).after, n = after);
    let mut view = view(source, usize::from(after.get()));
    view.notes.push(words.aros_how.to_owned());
    if source.snapshot.players.iter().any(|player| player.strength().is_none()) {
        view.notes.push(words.aros_unrated.to_owned());
    }
    Sheet {
        key: "aros".to_owned(),
        title: fill!(words.aros, when = when),
        page: source.page,
        blocks: vec![Block::Table(Table { view, abreast: 1, kept: 3 })],
    }
}

fn view(source: &Source, rounds: usize) -> View {
    let snapshot = source.snapshot;
    let heads = HeadWords::of(source.lang);
    let aros = Aros::of(snapshot, rounds);
    let points = ronde_model::scores::totals(snapshot, &aros.histories);
    let mut lines: Vec<(Score, u64, usize, Vec<String>)> = (0..snapshot.players.len())
        .map(|place| {
            let averages = aros.averages(place);
            let number = snapshot.players[place].number;
            let mut cells = vec![
                number.to_string(),
                people::titled(snapshot, number, source.lang),
                people::rating(snapshot, number),
                points[place].to_string(),
            ];
            cells.extend(averages.iter().copied().map(tenths));
            (points[place], averages.last().copied().unwrap_or(0), place, cells)
        })
        .collect();
    lines.sort_by_key(|(points, average, place, _)| (Reverse(*points), *average, *place));
    let mut columns = vec![
        Column::numbers("number", heads.number),
        Column::words("name", heads.name),
        Column::numbers("rating", heads.rating),
        Column::numbers("points", heads.points),
    ];
    for round in 1..=aros.histories.rounds() {
        let heading = fill!(heads.round, n = round);
        columns.push(Column::numbers(&format!("aro_{round}"), &heading));
    }
    let rows = lines.into_iter().map(|(_, _, _, cells)| cells).collect();
    View { columns, rows, ..View::default() }
}

/// The mean rating of those met over the board, in tenths, a half up; zero without a game.
fn average(snapshot: &Snapshot, entries: &[RoundEntry]) -> u64 {
    let met = entries.iter().filter_map(|entry| entry.met());
    let ratings = met.filter_map(|(opponent, _)| snapshot.player(opponent)?.strength());
    let (sum, count) = ratings.fold((0, 0), |(sum, count), it| (sum + u64::from(it), count + 1));
    if count == 0 { 0 } else { (sum * 20 + count) / (count * 2) }
}

#[cfg(test)]
mod tests {
    use ronde_model::{
        Colour, Game, GameResult, Outcome, PairingNumber, Parts, PlayedScore, Player, Round,
        Unpaired,
    };

    use super::*;

    #[test]
    fn averages_are_those_of_games_that_were_played() {
        let number = |it| PairingNumber::new(it).unwrap();
        let ratings = [2400, 2301, 2250];
        let mut parts = Parts::default();
        for (it, rating) in (1..).zip(ratings) {
            let mut player = Player::new(number(it), format!("P{it}"));
            player.rating = Some(rating);
            parts.players.push(player);
        }
        let game = |white, black| Game {
            white: number(white),
            black: number(black),
            result: GameResult::Played { score: PlayedScore::WhiteWins, rated: true },
        };
        let round = |white, black, free| {
            Round::new(vec![game(white, black)], vec![(number(free), Unpaired::PairingBye)])
                .unwrap()
        };
        parts.rounds = vec![round(1, 2, 3), round(1, 3, 2)];
        let snapshot = Snapshot::new(parts).unwrap();
        let histories = Histories::of(&snapshot);
        for (place, rounds, tenths) in
            [(0, 1, 23_010), (0, 2, 22_755), (1, 2, 24_000), (2, 1, 0), (2, 2, 24_000)]
        {
            assert_eq!(tenths, average(&snapshot, &histories.row(place)[..rounds]), "{place}");
        }
        let forfeit =
            RoundEntry::Forfeited { opponent: number(1), scheduled: Colour::White, won: true };
        let played = RoundEntry::Played {
            opponent: number(3),
            colour: Colour::White,
            outcome: Outcome::Win,
            rated: true,
        };
        assert_eq!(22_500, average(&snapshot, &[forfeit, played]), "forfeits have no average");
        let aros = Aros::of(&snapshot, 2);
        assert_eq!(["2301.0", "2275.5"].as_slice(), aros.after_each_round(number(1)));
        assert!(aros.after_each_round(number(9)).is_empty());
    }
}
