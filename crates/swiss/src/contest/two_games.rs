//! C.04.5: two rounds of the file are one match.
//!
//! A match is forfeited if one player at least forfeits both games; it may then be repeated. Any
//! other match counts as played (C.04.5:0). A player had a colour in it if a game of it was played
//! (1.6): where each forfeits one game, the two have met and nobody had a colour.

use std::cmp::Ordering;

use ronde_model::{
    Bye, ByeRequest, Forfeit, Game, GameResult, Histories, MatchScore, MatchScores, PairingNumber,
    Participation, Parts, PlayedScore, PointSystem, Round, RoundEntry, RoundNumber, RoundSpan,
    Score, Snapshot, Unpaired, VirtualPoints, scores,
};

use super::{columns, empty_view, match_of_column, prohibitions};

/// The parts of the view.
pub(super) fn parts(snapshot: &Snapshot) -> Parts {
    let histories = Histories::of(snapshot);
    let matches = snapshot.rounds.len().div_ceil(2);
    let mut reader =
        Reader { snapshot, histories, scores: MatchScores::new(snapshot.players.len(), matches) };
    let mut parts = empty_view(snapshot);
    parts.rounds =
        (0..matches).filter_map(RoundNumber::from_index).map(|it| reader.round(it)).collect();
    parts.players.clone_from(&snapshot.players);
    for player in &mut parts.players {
        player.participation = participation(player.participation);
    }
    parts.rules.declared_rounds = snapshot.rules.declared_rounds.map(|rounds| rounds.div_ceil(2));
    parts.rules.points = of_matches(&snapshot.rules.points);
    parts.requests = requests(snapshot);
    parts.given_byes.clone_from(&snapshot.given_byes);
    parts.given_byes.iter_mut().for_each(|it| it.round = match_of_column(it.round));
    parts.given_byes.dedup();
    parts.prohibitions = prohibitions(snapshot, span, Some);
    let virtual_points = snapshot.accelerations.iter();
    parts.accelerations =
        virtual_points.map(|it| VirtualPoints { rounds: span(it.rounds), ..*it }).collect();
    parts.match_scores = Some(reader.scores);
    parts
}

fn participation(columns: Participation) -> Participation {
    Participation { from: match_of_column(columns.from), until: columns.until.map(match_of_column) }
}

fn span(columns: RoundSpan) -> RoundSpan {
    if columns == RoundSpan::ALWAYS {
        return columns;
    }
    RoundSpan { first: match_of_column(columns.first), last: match_of_column(columns.last) }
}

/// Byes are for whole matches: one that is asked for either game is for both. The first counts.
fn requests(snapshot: &Snapshot) -> Vec<ByeRequest> {
    let mut found: Vec<ByeRequest> = Vec::new();
    for request in &snapshot.requests {
        let round = match_of_column(request.round);
        if !found.iter().any(|it| it.round == round && it.who == request.who) {
            found.push(ByeRequest { round, ..*request });
        }
    }
    found
}

/// What a match is worth: two games, and a win with a draw for the bye (C.04.5:1.4) unless the
/// event gives it another value.
fn of_matches(points: &PointSystem) -> PointSystem {
    let twice = |score: Score| score + score;
    let draw = points.white_draw.max(points.black_draw);
    let mut whole = PointSystem::of(
        twice(points.win()).tenths(),
        twice(draw).tenths(),
        twice(points.white_loss.min(points.black_loss)).tenths(),
    );
    whole.pairing_bye = if points.pairing_bye == points.win() {
        points.win() + draw
    } else {
        twice(points.pairing_bye)
    };
    whole
}

struct Reader<'a> {
    snapshot: &'a Snapshot,
    histories: Histories,
    scores: MatchScores,
}

impl Reader<'_> {
    fn round(&mut self, round: RoundNumber) -> Round {
        let mut seated = vec![false; self.snapshot.players.len()];
        for place in 0..seated.len() {
            self.score(place, round);
        }
        let games = self.games(round, &mut seated);
        let mut unpaired = Vec::new();
        for (place, _) in seated.into_iter().enumerate().filter(|(_, seated)| !seated) {
            let why = self.without_opponent(place, round);
            unpaired.extend(why.map(|why| (self.snapshot.players[place].number, why)));
        }
        Round::new(games, unpaired).expect("nobody is seated twice")
    }

    fn games(&mut self, round: RoundNumber, seated: &mut [bool]) -> Vec<Game> {
        let (first, second) = columns(round);
        let openings = self.games_of(first).map(|game| (game.white, game.black));
        // Whoever sits in the second game alone had the other colour in the first.
        let closings = self.games_of(second).map(|game| (game.black, game.white));
        let pairs: Vec<(PairingNumber, PairingNumber)> = openings.chain(closings).collect();
        let mut games = Vec::new();
        for (white, black) in pairs {
            let places = (self.snapshot.index_of(white), self.snapshot.index_of(black));
            let (Some(one), Some(other)) = places else { continue };
            if seated[one] || seated[other] {
                continue;
            }
            (seated[one], seated[other]) = (true, true);
            let sights = [first, second].map(|column| self.sight(one, black, other, white, column));
            let scores = [one, other].map(|place| self.scores.of(place, round).primary);
            let (result, has_colour) = result(sights, scores);
            games.push(Game { white, black, result });
            for place in [one, other].into_iter().filter(|_| !has_colour) {
                self.scores.take_colour(place, round.index());
            }
        }
        games
    }

    fn games_of(&self, column: usize) -> impl Iterator<Item = &Game> {
        self.snapshot.rounds.get(column).map(Round::games).unwrap_or_default().iter()
    }

    fn entry(&self, place: usize, column: usize) -> Option<RoundEntry> {
        self.histories.row(place).get(column).copied()
    }

    /// The game of two players in a column, from both sides. A column that is there and says
    /// nothing of it is a game to which neither came.
    fn sight(
        &self,
        one: usize,
        black: PairingNumber,
        other: usize,
        white: PairingNumber,
        column: usize,
    ) -> Sight {
        let (Some(mine), Some(theirs)) = (self.entry(one, column), self.entry(other, column))
        else {
            return Sight::Open;
        };
        if mine.paired_with() != Some(black) || theirs.paired_with() != Some(white) {
            return Sight::Unplayed { came: [false; 2] };
        }
        match mine {
            RoundEntry::Played { .. } => Sight::Played,
            RoundEntry::Unfinished { adjourned: true, .. } => Sight::Adjourned,
            RoundEntry::Unfinished { adjourned: false, .. } => Sight::Open,
            RoundEntry::Forfeited { won, .. } => {
                let theirs = matches!(theirs, RoundEntry::Forfeited { won: true, .. });
                Sight::Unplayed { came: [won, theirs] }
            }
            RoundEntry::Unpaired(_) | RoundEntry::Absent => Sight::Unplayed { came: [false; 2] },
        }
    }

    fn score(&mut self, place: usize, round: RoundNumber) {
        let (first, second) = columns(round);
        let number = self.snapshot.players[place].number;
        let mut primary = Score::ZERO;
        for column in [first, second] {
            let known = self.entry(place, column).zip(RoundNumber::from_index(column));
            let Some((entry, column)) = known else { continue };
            primary += if self.snapshot.abnormal.is_empty() {
                self.snapshot.rules.points.entry(entry)
            } else {
                scores::in_round(self.snapshot, number, column, entry)
            };
        }
        self.scores.add(place, round.index(), MatchScore { primary, secondary: Score::ZERO });
    }

    /// Why somebody has no match. A bye in one column is a bye for the match; of two different ones
    /// both halves count, so that only two full ones are a full one.
    fn without_opponent(&self, place: usize, round: RoundNumber) -> Option<Unpaired> {
        let (first, second) = columns(round);
        let whys: Vec<Unpaired> = [first, second]
            .into_iter()
            .filter_map(|column| match self.entry(place, column)? {
                RoundEntry::Unpaired(why) => Some(why),
                _ => None,
            })
            .collect();
        let has = |why: Unpaired| whys.contains(&why);
        match whys.as_slice() {
            [] => None,
            _ if has(Unpaired::PairingBye) => Some(Unpaired::PairingBye),
            [one] => Some(*one),
            [one, other, ..] if one == other => Some(*one),
            _ => Some(Unpaired::Bye(Bye::Half)),
        }
    }
}

/// A game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    /// It has no result yet, or no column.
    Open,
    Adjourned,
    Played,
    /// Who came to it: White of the first game, and the other.
    Unplayed {
        came: [bool; 2],
    },
}

/// What became of a match, and whether it counts for colours.
fn result(games: [Sight; 2], scores: [Score; 2]) -> (GameResult, bool) {
    if games.contains(&Sight::Open) {
        return (GameResult::Pending, true);
    }
    if games.contains(&Sight::Adjourned) {
        return (GameResult::Adjourned, true);
    }
    let forfeits = |side: usize| {
        games.iter().all(|game| matches!(game, Sight::Unplayed { came } if !came[side]))
    };
    let forfeit = match (forfeits(0), forfeits(1)) {
        (true, true) => Some(Forfeit::BothLose),
        (true, false) => Some(Forfeit::BlackWins),
        (false, true) => Some(Forfeit::WhiteWins),
        (false, false) => None,
    };
    if let Some(forfeit) = forfeit {
        return (GameResult::Forfeited(forfeit), false);
    }
    let score = match scores[0].cmp(&scores[1]) {
        Ordering::Greater => PlayedScore::WhiteWins,
        Ordering::Equal => PlayedScore::Draw,
        Ordering::Less => PlayedScore::BlackWins,
    };
    (GameResult::Played { score, rated: true }, games.contains(&Sight::Played))
}
