//! The record of players.

use ronde_model::scores::{for_result, in_round};
use ronde_model::{Bye, Histories, Participant, RoundEntry, Score, Snapshot, Unpaired};

use super::{Extra, Record, Sheet, What, Worth, final_round, number};
use crate::working::Unplayed;

impl Record {
    /// Players after so many rounds.
    pub(crate) fn of_players(snapshot: &Snapshot, rounds: usize) -> Record {
        let rounds = rounds.min(snapshot.rounds.len());
        let histories = Histories::of_first(snapshot, rounds);
        let points = &snapshot.rules.points;
        let worth = Worth {
            win: points.win(),
            draw: points.white_draw.max(points.black_draw),
            loss: points.white_loss.min(points.black_loss),
        };
        let players = &snapshot.players;
        // C.04.2:2.1: an estimate is what the event measures a player's strength by.
        let mut record = Record {
            participants: players.iter().map(|player| Participant::Player(player.number)).collect(),
            first_round: 0,
            rounds,
            final_round: final_round(snapshot.rules.declared_rounds, rounds),
            ratings: players.iter().map(|player| player.strength().filter(|it| *it > 0)).collect(),
            worth: [worth; 2],
            boards: 1,
            sheets: Vec::with_capacity(players.len() * rounds),
            extras: Vec::new(),
            scores: [Vec::new(), Vec::new()],
            board_points: Vec::new(),
            games_won: Vec::new(),
            mixed: Vec::new(),
        };
        for index in 0..players.len() {
            for (round, entry) in histories.row(index).iter().enumerate() {
                record.enter(snapshot, index, round, *entry);
            }
        }
        record.add_up();
        record
    }

    fn enter(&mut self, snapshot: &Snapshot, index: usize, round: usize, entry: RoundEntry) {
        let points = match number(round) {
            Some(round) if !snapshot.abnormal.is_empty() => {
                let who = snapshot.players[index].number;
                let points = for_result(snapshot, who, round, entry);
                let extra = in_round(snapshot, who, round, entry) - points;
                if extra != Score::ZERO {
                    let round = round.index();
                    self.extras.push(Extra { who: index, round, points: [extra; 2] });
                }
                points
            }
            _ => snapshot.rules.points.entry(entry),
        };
        self.sheets.push(Sheet { what: what(snapshot, entry), points: [points; 2] });
    }
}

fn what(snapshot: &Snapshot, entry: RoundEntry) -> What {
    let place = |number| snapshot.index_of(number).expect("a snapshot names nobody unknown");
    match entry {
        RoundEntry::Played { opponent, colour, outcome, .. } => {
            What::Played { opponent: place(opponent), colour, outcome }
        }
        RoundEntry::Unfinished { opponent, colour, .. } => {
            What::Unfinished { opponent: place(opponent), colour }
        }
        RoundEntry::Forfeited { opponent, scheduled, won } => {
            What::Forfeited { opponent: Some(place(opponent)), colour: Some(scheduled), won }
        }
        RoundEntry::Unpaired(Unpaired::ForfeitWin) => {
            What::Forfeited { opponent: None, colour: None, won: true }
        }
        RoundEntry::Unpaired(Unpaired::ForfeitLoss) => {
            What::Forfeited { opponent: None, colour: None, won: false }
        }
        RoundEntry::Unpaired(Unpaired::PairingBye) => What::Bye(Unplayed::PairingBye),
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Full)) => What::Bye(Unplayed::FullBye),
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Half)) => What::Bye(Unplayed::HalfBye),
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Zero)) | RoundEntry::Absent => {
            What::Bye(Unplayed::ZeroBye)
        }
    }
}
