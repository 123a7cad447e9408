//! Standings of large fields: 10,000 players with every tie-break, 100,000 with three of them.
//!
//! `cargo bench -p ronde-standings`. Prints the best of five. It never fails on time.

use std::hint::black_box;
use std::time::Duration;

use ronde_model::{
    Bye, Forfeit, Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round, Snapshot,
    Unpaired,
};
use ronde_standings::{Edition, Overrides, Settings, Standings};
use ronde_testkit::measure::{best, calibrate};

/// Every tie-break of players in C.07, with the modifiers that an approval asks for.
const ALL: &str = "DE,DE/P,WIN,WON,BPG,BWG,PS,PS/C1,PS/C2,REP,STD,BH,BH/C1,BH/C2,BH/M1,BH/M2,BH/P,\
    BH/F,AOB,AOB/F,FB,FB/C1,FB/C2,FB/M1,FB/M2,FB/P,SB,SB/C1,SB/C2,SB/P,KS,KS/L+1,ARO,ARO/C1,ARO/C2,\
    ARO/M1,ARO/M2,TPR,PTP,APRO,APPO,RTNG,RTNG/R,TPN,TPN/R";

fn main() {
    println!("calibration: {:>8.2} ms for 50 million steps", millis(best(5, calibrate)));
    report("10,000 players x 11 rounds, all 45 columns", 10_000, ALL, 100);
    report("100,000 players x 11 rounds, BH, SB, ARO", 100_000, "BH,SB,ARO", 500);
}

fn report(name: &str, players: u32, list: &str, target: u32) {
    let snapshot = tournament(players, 11);
    let list = Overrides::with_list(list).expect("names of tie-breaks");
    let asked = Overrides { edition: Some(Edition::E2026), ..list };
    let settings = Settings::settle(&snapshot, &asked).expect("a list that can be used");
    let work = || drop(black_box(Standings::of(&snapshot, settings.clone())));
    println!("{name}: {:>8.2} ms (target: below {target} ms)", millis(best(5, work)));
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Neighbours in the list of scores meet, as in a Swiss; one game in forty is forfeited, one player
/// in forty has a bye.
fn tournament(count: u32, rounds: u32) -> Snapshot {
    let number = |index: u32| PairingNumber::new(index + 1).expect("not zero");
    let players = (0..count).map(|index| {
        let mut player = Player::new(number(index), String::new());
        player.rating = u16::try_from(2800 - index * 1400 / count).ok();
        player
    });
    let mut order: Vec<u32> = (0..count).collect();
    let mut scores = vec![0_u32; count as usize];
    let mut state = 7_u64;
    let mut chance = |below: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut made = Vec::new();
    for _ in 0..rounds {
        order.sort_by_key(|who| std::cmp::Reverse(scores[*who as usize]));
        let (mut games, mut alone, mut paired) = (Vec::new(), Vec::new(), Vec::new());
        for who in &order {
            if chance(40) == 0 {
                alone.push((number(*who), Unpaired::Bye(Bye::Half)));
                scores[*who as usize] += 1;
            } else {
                paired.push(*who);
            }
        }
        for pair in paired.chunks(2) {
            let [white, black] = pair else { continue };
            let result = match chance(40) {
                0 => GameResult::Forfeited(Forfeit::WhiteWins),
                throw => GameResult::Played {
                    score: PlayedScore::ALL[usize::try_from(throw % 3).expect("below three")],
                    rated: true,
                },
            };
            match result {
                GameResult::Played { score: PlayedScore::Draw, .. } => {
                    scores[*white as usize] += 1;
                    scores[*black as usize] += 1;
                }
                GameResult::Played { score: PlayedScore::BlackWins, .. } => {
                    scores[*black as usize] += 2;
                }
                _ => scores[*white as usize] += 2,
            }
            games.push(Game { white: number(*white), black: number(*black), result });
        }
        made.push(Round::new(games, alone).expect("everybody once"));
    }
    let mut parts = Parts { players: players.collect(), rounds: made, ..Parts::default() };
    parts.rules.declared_rounds = u16::try_from(rounds).ok();
    Snapshot::new(parts).expect("parts that fit together")
}
