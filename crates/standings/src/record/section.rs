//! A part of a tournament by itself: some participants, in some rounds, among themselves.

use std::ops::Range;

use super::{Extra, Record, Sheet, What};

impl Record {
    /// These participants (by place, in order) in these rounds; nothing if one of them met somebody
    /// else there.
    pub(crate) fn section(&self, members: &[usize], rounds: Range<usize>) -> Option<Record> {
        let place = |who: usize| members.binary_search(&who).ok();
        let mut sheets = Vec::with_capacity(members.len() * rounds.len());
        for who in members {
            for sheet in self.row(*who).get(rounds.clone())? {
                sheets.push(Sheet { what: among(sheet.what, place)?, ..*sheet });
            }
        }
        let every = members
            .iter()
            .flat_map(|who| rounds.clone().map(move |round| *who * self.rounds + round));
        let every: Vec<usize> = every.collect();
        let extra = |it: &Extra| {
            let who = place(it.who).filter(|_| rounds.contains(&it.round))?;
            Some(Extra { who, round: it.round - rounds.start, ..*it })
        };
        let last = self.final_round.filter(|it| rounds.contains(it));
        let mut section = Record {
            participants: members.iter().map(|who| self.participants[*who]).collect(),
            first_round: self.first_round + rounds.start,
            rounds: rounds.len(),
            final_round: last.map(|it| it - rounds.start),
            ratings: members.iter().map(|who| self.ratings[*who]).collect(),
            worth: self.worth,
            boards: self.boards,
            sheets,
            extras: self.extras.iter().filter_map(extra).collect(),
            scores: [Vec::new(), Vec::new()],
            board_points: every
                .iter()
                .filter_map(|at| self.board_points.get(*at).cloned())
                .collect(),
            games_won: every.iter().filter_map(|at| self.games_won.get(*at).copied()).collect(),
            mixed: Vec::new(),
        };
        section.add_up();
        Some(section)
    }
}

/// The same with the opponent's place in the section.
fn among(what: What, place: impl Fn(usize) -> Option<usize>) -> Option<What> {
    Some(match what {
        What::Played { opponent, colour, outcome } => {
            What::Played { opponent: place(opponent)?, colour, outcome }
        }
        What::Unfinished { opponent, colour } => {
            What::Unfinished { opponent: place(opponent)?, colour }
        }
        What::Forfeited { opponent: Some(opponent), colour, won } => {
            What::Forfeited { opponent: Some(place(opponent)?), colour, won }
        }
        What::Forfeited { opponent: None, .. } | What::Mixed | What::Bye(_) => what,
    })
}
