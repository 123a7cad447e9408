//! A tournament as the model of another: same ratings, same rules, things happen as often.

use ronde_model::{Bye, Forfeit, GameResult, PlayedScore, Snapshot, Unpaired};
use ronde_swiss::System;

use crate::rate::Rate;
use crate::recipe::{Acceleration, Groups, Recipe};

impl Recipe {
    /// The recipe for tournaments like this one. Ratings, points and the number of rounds are the
    /// model's, and forfeits, byes, short games and unusual results are as frequent; absences count
    /// as zero-point byes, because a file seldom tells why somebody is not there.
    pub fn like(model: &Snapshot, system: System) -> Recipe {
        let count = Count::of(model);
        let code = model.event.kind_code.trim().to_uppercase();
        let acceleration = match Acceleration::of_code(&code) {
            // Records of virtual points override the code, and name players of the model.
            _ if !model.accelerations.is_empty() => Acceleration::None,
            declared => declared,
        };
        let played = u16::try_from(model.rounds.len()).ok().filter(|rounds| *rounds > 0);
        Recipe {
            players: u32::try_from(model.players.len()).ok(),
            rounds: model.rules.declared_rounds.or(played),
            system,
            initial_colour: model.rules.initial_colour,
            points: Some(model.rules.points),
            acceleration: Some(acceleration),
            prohibited: Some(Groups::NONE),
            unrated: Some(Rate::NEVER),
            ratings: Some(model.players.iter().map(|player| player.rating).collect()),
            forfeits: Some(share(count.forfeited, count.games)),
            double_forfeits: Some(share(count.by_both, count.forfeited)),
            quick_games: Some(share(count.quick, count.games - count.forfeited)),
            unusual: Some(share(count.unusual, count.games - count.forfeited)),
            late_entries: Some(Rate::NEVER),
            withdrawals: Some(Rate::NEVER),
            half_byes: Some(share(count.half, count.asked)),
            full_byes: Some(share(count.full, count.asked)),
            zero_byes: Some(share(count.zero, count.asked)),
            ..Recipe::default()
        }
    }
}

fn share(times: usize, of: usize) -> Rate {
    let small = |number: usize| u32::try_from(number).ok();
    let rate = small(times).zip(small(of)).and_then(|(times, of)| Rate::new(times, of));
    rate.unwrap_or(Rate::NEVER)
}

/// How often what happened.
#[derive(Default)]
struct Count {
    games: usize,
    forfeited: usize,
    by_both: usize,
    quick: usize,
    unusual: usize,
    /// Players times rounds: how often somebody might have asked for a bye.
    asked: usize,
    half: usize,
    full: usize,
    zero: usize,
}

impl Count {
    fn of(model: &Snapshot) -> Count {
        let mut count = Count::default();
        for round in &model.rounds {
            count.asked += model.players.len();
            round.games().iter().for_each(|game| count.game(game.result));
            let byes = |bye| round.unpaired().iter().filter(|(_, why)| *why == bye).count();
            count.half += byes(Unpaired::Bye(Bye::Half));
            count.full += byes(Unpaired::Bye(Bye::Full));
            let silent = model.players.len() - round.present().count();
            count.zero += byes(Unpaired::Bye(Bye::Zero)) + silent;
        }
        count
    }

    fn game(&mut self, result: GameResult) {
        self.games += 1;
        match result {
            GameResult::Played { score, rated } => {
                self.quick += usize::from(!rated);
                self.unusual += usize::from(matches!(
                    score,
                    PlayedScore::HalfToWhite | PlayedScore::HalfToBlack | PlayedScore::BothLose
                ));
            }
            GameResult::Forfeited(forfeit) => {
                self.forfeited += 1;
                self.by_both += usize::from(forfeit == Forfeit::BothLose);
            }
            GameResult::Adjourned | GameResult::Pending => {}
        }
    }
}
