//! The crosstable and the progress table: what everybody did in every round.

use ronde_model::{Colour, Outcome, Participant, Score};

use crate::grammar::Basis;
use crate::record::{Sheet, What};
use crate::table::Standings;
use crate::working::Unplayed;

/// What a cell of the crosstable says about a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// A game, or a match of teams.
    Played {
        /// Against whom.
        opponent: Participant,
        /// With which colour (on the first board).
        colour: Colour,
        /// How it ended.
        outcome: Outcome,
    },
    /// A game without a result.
    Unfinished {
        /// Against whom.
        opponent: Participant,
        /// With which colour.
        colour: Colour,
    },
    /// Paired and not played.
    Forfeited {
        /// Against whom, where it is known.
        opponent: Option<Participant>,
        /// Whether this one was there.
        won: bool,
    },
    /// Games against players of several teams (Molter).
    Mixed,
    /// No opponent.
    Bye(Unplayed),
}

/// One round of one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What happened.
    pub meeting: Meeting,
    /// The opponent's rank in these standings.
    pub opponent_rank: Option<u32>,
    /// Points of the round (match points of a team).
    pub points: Score,
    /// Game points of a team's match; a player has the same as above.
    pub game_points: Score,
    /// The score after the round.
    pub running: Score,
}

/// One line of the crosstable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// Who.
    pub who: Participant,
    /// The rank.
    pub rank: u32,
    /// The score.
    pub score: Score,
    /// Every round, from the first.
    pub cells: Vec<Cell>,
}

impl Standings {
    /// The crosstable, in the order of the standings. Its running scores are the progress table.
    pub fn crosstable(&self) -> Vec<CrossRow> {
        let mut ranks = vec![0; self.record().len()];
        for row in self.rows() {
            if let Some(place) = self.record().index_of(row.who) {
                ranks[place] = row.rank;
            }
        }
        let line = |row: &crate::table::Row| {
            let place = self.record().index_of(row.who).expect("a row is about a participant");
            CrossRow {
                who: row.who,
                rank: row.rank,
                score: row.score,
                cells: self.cells(place, &ranks),
            }
        };
        self.rows().iter().map(line).collect()
    }

    fn cells(&self, who: usize, ranks: &[u32]) -> Vec<Cell> {
        let (record, primary) = (self.record(), self.settings().primary());
        let mut sum = Score::ZERO;
        let cell = |(round, sheet): (usize, &Sheet)| {
            sum += sheet.points(primary);
            Cell {
                meeting: self.meeting(sheet),
                opponent_rank: sheet.what.opponent().map(|opponent| ranks[opponent]),
                points: sheet.points(Basis::Match),
                game_points: sheet.points(Basis::Game),
                running: sum + record.extra(who, round, primary),
            }
        };
        record.row(who).iter().enumerate().map(cell).collect()
    }

    fn meeting(&self, sheet: &Sheet) -> Meeting {
        let name = |opponent: usize| self.record().participants[opponent];
        match sheet.what {
            What::Played { opponent, colour, outcome } => {
                Meeting::Played { opponent: name(opponent), colour, outcome }
            }
            What::Unfinished { opponent, colour } => {
                Meeting::Unfinished { opponent: name(opponent), colour }
            }
            What::Forfeited { opponent, won, .. } => {
                Meeting::Forfeited { opponent: opponent.map(name), won }
            }
            What::Mixed => Meeting::Mixed,
            What::Bye(why) => Meeting::Bye(why),
        }
    }
}
