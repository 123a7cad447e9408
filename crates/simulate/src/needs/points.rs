//! Bounds by points: exact, because the open games of a round share nobody.

use ronde_model::scores::{in_round, totals};
use ronde_model::{
    Colour, Histories, PairingNumber, Participant, RoundEntry, RoundNumber, Score, Snapshot,
};

use super::{ByPoints, ENDS, Open, Own};

/// Points of everybody, with the open games at every end.
pub(super) struct Table<'a> {
    snapshot: &'a Snapshot,
    /// Without the open games.
    base: Vec<Score>,
    games: Vec<Row>,
}

/// Places of the two in the list, and their points at each end, White's win first.
struct Row {
    places: [usize; 2],
    points: [[Score; 2]; 3],
}

impl Table<'_> {
    pub(super) fn new<'a>(snapshot: &'a Snapshot, round: RoundNumber, open: &[Open]) -> Table<'a> {
        let base = totals(snapshot, &Histories::of_first(snapshot, round.get().into()));
        let row = |game: &Open| {
            let places = [snapshot.index_of(game.white)?, snapshot.index_of(game.black)?];
            let points = ENDS.map(|score| {
                let side = |at: usize, number, opponent, colour, outcome| {
                    let entry = RoundEntry::Played { opponent, colour, outcome, rated: true };
                    let adjourned = false;
                    let now = RoundEntry::Unfinished { opponent, colour, adjourned };
                    let of = |entry| in_round(snapshot, number, round, entry);
                    base[at] - of(now) + of(entry)
                };
                let [white, black] = places;
                [
                    side(white, game.white, game.black, Colour::White, score.white()),
                    side(black, game.black, game.white, Colour::Black, score.black()),
                ]
            });
            Some(Row { places, points })
        };
        let games = open.iter().filter_map(row).collect();
        Table { snapshot, base, games }
    }

    /// Points of a player with this own result, and the ranks that they leave open.
    pub(super) fn bounds(&self, number: PairingNumber, own: Own) -> Option<(Score, ByPoints)> {
        let me = self.snapshot.index_of(number)?;
        let mine = self.games.iter().position(|row| row.places.contains(&me));
        let end = |row: &Row| match (own, row.places[0] == me) {
            (Own::Win, true) | (Own::Loss, false) => Some(0),
            (Own::Draw, _) => Some(1),
            (Own::Loss, true) | (Own::Win, false) => Some(2),
            (Own::Done, _) => None,
        };
        let fixed = mine.and_then(|at| end(&self.games[at]));
        let points = match (mine, fixed) {
            (Some(at), Some(end)) => {
                let row = &self.games[at];
                row.points[end][usize::from(row.places[0] != me)]
            }
            _ => self.base[me],
        };
        // Of each game, the ends that can still be.
        let ends = |at: usize| match fixed.filter(|_| Some(at) == mine) {
            Some(end) => end..end + 1,
            None => 0..ENDS.len(),
        };
        Some((points, self.count(me, points, ends)))
    }

    fn count(
        &self,
        me: usize,
        points: Score,
        ends: impl Fn(usize) -> std::ops::Range<usize>,
    ) -> ByPoints {
        let (mut above, mut level) = (0, 0);
        let mut least: Vec<Score> = self.base.clone();
        let mut most: Vec<Score> = self.base.clone();
        let mut at_board = vec![false; self.base.len()];
        for (at, row) in self.games.iter().enumerate() {
            let others = |end: usize, counts: &dyn Fn(Score) -> bool| {
                let both = row.places.iter().zip(row.points[end]);
                let counted = both.filter(|(place, score)| **place != me && counts(*score));
                u32::try_from(counted.count()).unwrap_or(2)
            };
            above += ends(at).map(|end| others(end, &|score| score > points)).min().unwrap_or(0);
            level += ends(at).map(|end| others(end, &|score| score >= points)).max().unwrap_or(0);
            for (side, place) in row.places.iter().enumerate() {
                let possible = || ends(at).map(|end| row.points[end][side]);
                at_board[*place] = true;
                least[*place] = possible().min().unwrap_or(self.base[*place]);
                most[*place] = possible().max().unwrap_or(self.base[*place]);
            }
        }
        let resting = (0..self.base.len()).filter(|place| !at_board[*place] && *place != me);
        for place in resting {
            above += u32::from(self.base[place] > points);
            level += u32::from(self.base[place] >= points);
        }
        let contends =
            |place: &usize| *place != me && most[*place] >= points && least[*place] <= points;
        let rivals = (0..self.base.len()).filter(contends);
        let rivals = rivals.map(|place| Participant::Player(self.snapshot.players[place].number));
        ByPoints { best: above + 1, worst: level + 1, rivals: rivals.collect() }
    }
}
