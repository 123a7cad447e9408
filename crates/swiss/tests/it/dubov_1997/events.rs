//! Whole events of 300 players, played round by round with the engine's own pairings. Nothing fails
//! on time; `--nocapture` tells it.

use std::time::Instant;

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts,
    PlayedScore, Player, Prohibition, Round, RoundNumber, RoundSpan, Snapshot, Unpaired,
};
use ronde_swiss::legality::violations;
use ronde_swiss::{Board, Detail, System, pair};

use ronde_testkit::Dice;

/// Per cent of draws among the games, of absent players, of forfeits; size of the clubs whose
/// members never meet.
struct Weather {
    name: &'static str,
    draws: u64,
    absent: u64,
    forfeits: u64,
    club: u32,
}

const CALM: Weather = Weather { name: "calm", draws: 30, absent: 2, forfeits: 1, club: 0 };

const WEATHERS: [Weather; 6] = [
    CALM,
    Weather { name: "all draws", draws: 100, ..CALM },
    Weather { name: "no draws", draws: 0, ..CALM },
    Weather { name: "many byes", absent: 30, ..CALM },
    Weather { name: "many forfeits", forfeits: 20, ..CALM },
    Weather { name: "clubs", club: 20, ..CALM },
];

#[test]
fn events_of_300_players_are_paired_to_the_end() {
    let players = std::env::var("RONDE_SOAK_PLAYERS").ok().and_then(|text| text.parse().ok());
    for (seed, weather) in (1..).zip(&WEATHERS) {
        let slowest = play(weather, players.unwrap_or(300), seed);
        eprintln!("{}: slowest round {slowest} ms", weather.name);
    }
}

/// Plays nine rounds; says how long the slowest pairing took, in milliseconds.
fn play(weather: &Weather, players: u32, seed: u64) -> u128 {
    let mut dice = Dice(seed);
    let mut parts = tournament(weather, players, &mut dice);
    let mut slowest = 0;
    for index in 0..9 {
        let round = RoundNumber::from_index(index).unwrap();
        absences(&mut parts, round, weather, &mut dice);
        let snapshot = Snapshot::new(parts.clone()).unwrap();
        let started = Instant::now();
        let paired = pair(&snapshot, round, System::Dubov1997, Colour::White, Detail::Nothing);
        slowest = slowest.max(started.elapsed().as_millis());
        let paired = paired.unwrap_or_else(|error| panic!("{}, {round}: {error}", weather.name));
        let byes: Vec<PairingNumber> = paired.bye.into_iter().collect();
        let broken = violations(&snapshot, round, System::Dubov1997, &paired.boards, &byes);
        assert_eq!(broken, [], "{}, round {round}", weather.name);
        let absent = parts.requests.iter().filter(|it| it.round == round);
        let absent = absent.filter_map(|it| Some((it.who.player()?, Unpaired::Bye(it.bye))));
        let byes = byes.into_iter().map(|number| (number, Unpaired::PairingBye));
        let unpaired: Vec<_> = absent.chain(byes).collect();
        assert_eq!(parts.players.len(), 2 * paired.boards.len() + unpaired.len());
        let games = paired.boards.iter().map(|&board| result(board, weather, &mut dice)).collect();
        parts.rounds.push(Round::new(games, unpaired).unwrap());
    }
    slowest
}

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

fn tournament(weather: &Weather, players: u32, dice: &mut Dice) -> Parts {
    let mut parts = Parts::default();
    let mut rating = 2600;
    for place in 1..=players {
        let mut player = Player::new(number(place), format!("Player {}", dice.below(1_000)));
        rating -= u16::try_from(dice.below(10)).unwrap();
        player.rating = Some(rating);
        parts.players.push(player);
    }
    parts.rules.declared_rounds = Some(9);
    let clubs = players.checked_div(weather.club).unwrap_or(0);
    parts.prohibitions = (0..clubs)
        .map(|club| {
            let members = (1..=players).filter(|it| it % clubs == club);
            let members = members.map(|it| Participant::Player(number(it))).collect();
            Prohibition { rounds: RoundSpan::ALWAYS, members }
        })
        .collect();
    parts
}

fn absences(parts: &mut Parts, round: RoundNumber, weather: &Weather, dice: &mut Dice) {
    for player in &parts.players {
        if dice.below(100) < weather.absent {
            let bye = if dice.below(2) == 0 { Bye::Half } else { Bye::Zero };
            let who = Participant::Player(player.number);
            parts.requests.push(ByeRequest { round, bye, who });
        }
    }
}

fn result(board: Board, weather: &Weather, dice: &mut Dice) -> Game {
    let played = |score| GameResult::Played { score, rated: true };
    let result = if dice.below(100) < weather.forfeits {
        GameResult::Forfeited(Forfeit::BlackWins)
    } else if dice.below(100) < weather.draws {
        played(PlayedScore::Draw)
    } else if dice.below(2) == 0 {
        played(PlayedScore::WhiteWins)
    } else {
        played(PlayedScore::BlackWins)
    };
    Game { white: board.white, black: board.black, result }
}
