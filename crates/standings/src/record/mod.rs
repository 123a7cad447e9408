//! What every participant did in every round, players and teams alike: what tie-breaks are
//! computed from.

mod molter;
mod players;
mod section;
mod teams;
pub(crate) mod unplayed;

use ronde_model::{Colour, Outcome, Participant, RoundNumber, Score};

use crate::grammar::Basis;
use crate::working::Unplayed;

/// What happened in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// A game (or match) that was played over the board.
    Played { opponent: usize, colour: Colour, outcome: Outcome },
    /// A game without a result: it counts for whom one met, and for nothing else yet.
    Unfinished { opponent: usize, colour: Colour },
    /// Paired and not played; the opponent is not always named.
    Forfeited { opponent: Option<usize>, colour: Option<Colour>, won: bool },
    /// Games against players of several teams (Molter).
    Mixed,
    /// A round without an opponent.
    Bye(Unplayed),
}

impl What {
    /// The opponent, real or scheduled.
    pub(crate) const fn opponent(self) -> Option<usize> {
        match self {
            What::Played { opponent, .. } | What::Unfinished { opponent, .. } => Some(opponent),
            What::Forfeited { opponent, .. } => opponent,
            What::Mixed | What::Bye(_) => None,
        }
    }

    /// Why it was not played, if it was not.
    pub(crate) const fn unplayed(self) -> Option<Unplayed> {
        match self {
            What::Played { .. } | What::Unfinished { .. } | What::Mixed => None,
            What::Forfeited { won: true, .. } => Some(Unplayed::ForfeitWin),
            What::Forfeited { won: false, .. } => Some(Unplayed::ForfeitLoss),
            What::Bye(why) => Some(why),
        }
    }

    /// C.07:16.1: a requested bye or a forfeit loss.
    pub(crate) fn is_voluntary(self) -> bool {
        self.unplayed().is_some_and(Unplayed::is_voluntary)
    }
}

/// One round of one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sheet {
    /// What happened.
    pub(crate) what: What,
    /// Points of the round: match points, game points. A player has the same twice.
    pub(crate) points: [Score; 2],
}

impl Sheet {
    pub(crate) const fn points(self, basis: Basis) -> Score {
        self.points[basis.index()]
    }
}

/// What a kind of points is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    pub(crate) win: Score,
    pub(crate) draw: Score,
    pub(crate) loss: Score,
}

/// Bonus or penalty of a participant in a round (TRF26:299).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extra {
    who: usize,
    round: usize,
    points: [Score; 2],
}

/// Every sheet of every participant, in one flat table.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    /// Players or teams, by number.
    pub(crate) participants: Vec<Participant>,
    /// The place of the first round that counts; 0 but in the finals of a Berlin tournament.
    first_round: usize,
    /// Rounds that count.
    pub(crate) rounds: usize,
    /// The place of the final round, if it is among them.
    pub(crate) final_round: Option<usize>,
    /// Ratings; teams have none.
    pub(crate) ratings: Vec<Option<u16>>,
    /// What match points and game points are worth.
    pub(crate) worth: [Worth; 2],
    /// Boards of a match; 1 for players.
    pub(crate) boards: usize,
    sheets: Vec<Sheet>,
    extras: Vec<Extra>,
    scores: [Vec<Score>; 2],
    /// Points on each board, for each team and round; empty for players.
    board_points: Vec<Vec<Score>>,
    /// Games won over the board and by forfeit, for each team and round; empty for players.
    games_won: Vec<[u32; 2]>,
    /// Points against each other team, where rounds have no matches (Molter); empty elsewhere.
    mixed: Vec<Vec<(usize, Score)>>,
}

impl Record {
    pub(crate) fn len(&self) -> usize {
        self.participants.len()
    }

    /// The rounds of one participant, from round 1.
    pub(crate) fn row(&self, who: usize) -> &[Sheet] {
        &self.sheets[who * self.rounds..(who + 1) * self.rounds]
    }

    /// The score in the standings.
    pub(crate) fn score(&self, who: usize, basis: Basis) -> Score {
        self.scores[basis.index()][who]
    }

    pub(crate) fn worth(&self, basis: Basis) -> Worth {
        self.worth[basis.index()]
    }

    /// Bonus and penalties up to that round, which is included.
    pub(crate) fn extra(&self, who: usize, round: usize, basis: Basis) -> Score {
        if self.extras.is_empty() {
            return Score::ZERO;
        }
        let own = self.extras.iter().filter(|extra| extra.who == who && extra.round <= round);
        own.map(|extra| extra.points[basis.index()]).sum()
    }

    /// Points on each board of one match; nothing where no board is known.
    pub(crate) fn on_boards(&self, who: usize, round: usize) -> &[Score] {
        self.board_points.get(who * self.rounds + round).map_or(&[], Vec::as_slice)
    }

    /// The number of a round from its place among those that count.
    pub(crate) fn number(&self, round: usize) -> Option<RoundNumber> {
        number(self.first_round + round)
    }

    /// Games that the players of a team won in a round.
    pub(crate) fn games_won(&self, who: usize, round: usize, with_forfeits: bool) -> u32 {
        let won = self.games_won.get(who * self.rounds + round).copied().unwrap_or_default();
        if with_forfeits { won[0] + won[1] } else { won[0] }
    }

    /// Points against each other team, where rounds have no matches.
    pub(crate) fn mixed(&self, who: usize) -> Option<&[(usize, Score)]> {
        self.mixed.get(who).map(Vec::as_slice)
    }

    /// The place of a participant in the list.
    pub(crate) fn index_of(&self, who: Participant) -> Option<usize> {
        self.participants.binary_search(&who).ok()
    }

    /// C.07:8.3: the same tournament, with every game of the final round drawn. Byes stay.
    pub(crate) fn fore(&self) -> Record {
        let mut record = self.clone();
        let Some(round) = self.final_round else { return record };
        let draw = [self.worth[0].draw, self.worth[1].draw];
        for who in 0..record.len() {
            let sheet = &mut record.sheets[who * self.rounds + round];
            let Some(opponent) = sheet.what.opponent() else { continue };
            let colour = Colour::White;
            sheet.what = What::Played { opponent, colour, outcome: Outcome::Draw };
            sheet.points = draw;
        }
        record.add_up();
        record
    }

    /// Scores from the sheets.
    fn add_up(&mut self) {
        for basis in [Basis::Match, Basis::Game] {
            let total = |who: usize| -> Score {
                self.row(who).iter().map(|sheet| sheet.points(basis)).sum()
            };
            let mut totals: Vec<Score> = (0..self.len()).map(total).collect();
            for extra in &self.extras {
                totals[extra.who] += extra.points[basis.index()];
            }
            self.scores[basis.index()] = totals;
        }
    }
}

/// The number of a round from its place.
pub(crate) fn number(round: usize) -> Option<RoundNumber> {
    RoundNumber::from_index(round)
}

/// The final round, if it is among the first so many: the last declared one, or the last there is
/// where nothing was declared.
fn final_round(declared: Option<u16>, rounds: usize) -> Option<usize> {
    let last = declared.map_or(rounds, usize::from);
    (last == rounds).then(|| rounds.checked_sub(1)).flatten()
}
