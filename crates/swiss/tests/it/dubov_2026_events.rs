//! Whole events paired by Dubov of 2026, round by round, under every kind of stress: legal,
//! explained, the same twice.
//!
//! `RONDE_EVENT_PLAYERS` makes them larger; the longest time for a round is told, never judged.

use std::time::{Duration, Instant};

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts,
    PlayedScore, Player, Prohibition, Round, RoundNumber, RoundSpan, Snapshot, Unpaired,
};
use ronde_swiss::legality::violations;
use ronde_swiss::steps::Act;
use ronde_swiss::{Board, Detail, RoundPairing, System, pair};

/// What is unusual about an event, in per cent.
#[derive(Clone, Copy)]
struct Stress {
    name: &'static str,
    draws: u64,
    /// Of the decisive games.
    white_wins: u64,
    absent: u64,
    forfeits: u64,
    /// Players of a club do not meet; none below 2.
    club: u32,
    baku: bool,
}

const NORMAL: Stress = Stress {
    name: "normal",
    draws: 30,
    white_wins: 54,
    absent: 3,
    forfeits: 1,
    club: 0,
    baku: false,
};

const STRESSES: [Stress; 8] = [
    NORMAL,
    Stress { name: "all draws", draws: 100, ..NORMAL },
    Stress { name: "no draws", draws: 0, ..NORMAL },
    Stress { name: "White wins", draws: 10, white_wins: 90, ..NORMAL },
    Stress { name: "many byes", absent: 30, ..NORMAL },
    Stress { name: "many forfeits", forfeits: 20, ..NORMAL },
    Stress { name: "clubs", club: 8, ..NORMAL },
    Stress { name: "Baku", baku: true, ..NORMAL },
];

#[test]
fn dubov_2026_events_are_legal_and_explained() {
    let given = std::env::var("RONDE_EVENT_PLAYERS").ok().and_then(|text| text.parse().ok());
    let players = given.unwrap_or(61);
    for stress in &STRESSES {
        let longest = play(stress, players, 1);
        eprintln!("{}: {players} players, longest round {longest:?}", stress.name);
    }
}

fn play(stress: &Stress, players: u32, seed: u64) -> Duration {
    let mut dice = Dice(seed);
    let mut parts = event(stress, players);
    let mut longest = Duration::ZERO;
    for index in 0..9 {
        let round = RoundNumber::from_index(index).unwrap();
        absences(&mut parts, round, stress, &mut dice);
        let snapshot = Snapshot::new(parts).unwrap();
        let started = Instant::now();
        let paired = pair(&snapshot, round, System::Dubov2026, Colour::White, Detail::Nothing);
        longest = longest.max(started.elapsed());
        let paired =
            paired.unwrap_or_else(|error| panic!("{} round {round}: {error}", stress.name));
        check(&snapshot, &paired, stress.name);
        parts = snapshot.into_parts();
        let absent = parts.requests.iter().filter(|it| it.round == round);
        let absent = absent.filter_map(|it| Some((it.who.player()?, Unpaired::Bye(it.bye))));
        let bye = paired.bye.map(|number| (number, Unpaired::PairingBye));
        let unpaired = absent.chain(bye).collect();
        let games = paired.boards.iter().map(|&board| game(board, stress, &mut dice)).collect();
        parts.rounds.push(Round::new(games, unpaired).unwrap());
    }
    longest
}

/// Legal; everybody is paired once; the same again; every board stands in the steps.
fn check(snapshot: &Snapshot, paired: &RoundPairing, name: &str) {
    let (round, system) = (paired.round, paired.system);
    let byes: Vec<PairingNumber> = paired.bye.into_iter().collect();
    let broken = violations(snapshot, round, system, &paired.boards, &byes);
    assert!(broken.is_empty(), "{name} round {round}: {broken:?}");
    let again = pair(snapshot, round, system, Colour::White, Detail::Alternatives).unwrap();
    assert_eq!((&paired.boards, paired.bye), (&again.boards, again.bye), "{name} round {round}");
    let mut steps: Vec<Board> = Vec::new();
    for step in &again.reasons.steps {
        if let Act::Pairs { white, black, .. } = step.act {
            steps.push(Board { white, black });
        }
    }
    steps.sort_unstable();
    let mut boards = paired.boards.clone();
    boards.sort_unstable();
    assert_eq!(boards, steps, "{name} round {round}");
}

fn event(stress: &Stress, players: u32) -> Parts {
    let number = |it: u32| PairingNumber::new(it).unwrap();
    let mut parts = Parts::default();
    for it in 1..=players {
        let mut player = Player::new(number(it), format!("Player {it}"));
        player.rating = u16::try_from(2600 - 1200 * it / players).ok();
        parts.players.push(player);
    }
    parts.rules.declared_rounds = Some(9);
    if stress.baku {
        parts.event.kind_code.push_str("FIDE_DUBOV_BAKU");
    }
    if stress.club > 1 {
        let clubs = players / stress.club;
        let members = |club: u32| {
            let of_club = (1..=players).filter(move |it| it % clubs == club);
            of_club.map(|it| Participant::Player(number(it))).collect()
        };
        let rounds = RoundSpan::ALWAYS;
        parts.prohibitions =
            (0..clubs).map(|club| Prohibition { rounds, members: members(club) }).collect();
    }
    parts
}

fn absences(parts: &mut Parts, round: RoundNumber, stress: &Stress, dice: &mut Dice) {
    for player in &parts.players {
        if dice.below(100) < stress.absent {
            let bye = [Bye::Half, Bye::Half, Bye::Zero, Bye::Full][dice.index(4)];
            let who = Participant::Player(player.number);
            parts.requests.push(ByeRequest { round, bye, who });
        }
    }
}

fn game(board: Board, stress: &Stress, dice: &mut Dice) -> Game {
    let played = |score| GameResult::Played { score, rated: true };
    let result = if dice.below(100) < stress.forfeits {
        let forfeits = [Forfeit::WhiteWins, Forfeit::BlackWins, Forfeit::BothLose];
        GameResult::Forfeited(forfeits[dice.index(3)])
    } else if dice.below(100) < stress.draws {
        played(PlayedScore::Draw)
    } else if dice.below(100) < stress.white_wins {
        played(PlayedScore::WhiteWins)
    } else {
        played(PlayedScore::BlackWins)
    };
    Game { white: board.white, black: board.black, result }
}

/// A source of chance that never changes.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ mixed >> 31) % limit
    }

    fn index(&mut self, limit: u64) -> usize {
        usize::try_from(self.below(limit)).unwrap()
    }
}
