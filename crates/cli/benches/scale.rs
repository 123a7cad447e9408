//! How long a round takes, from a hundred players to a hundred thousand, and under stress.
//!
//! `cargo bench -p ronde-cli --bench scale`; a million players are added by
//! `RONDE_BENCH_MILLION=1`. `RONDE_BENCH_FILE=event.json` times the next round of that file and
//! nothing else. Best of five; every round is checked to be complete and legal before its
//! time is printed. Nothing fails on time.

use std::collections::BTreeSet;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts,
    PlayedScore, Player, PointSystem, Round, RoundNumber, Snapshot, Unpaired,
};
use ronde_swiss::dutch::Edition;
use ronde_swiss::legality::violations;
use ronde_swiss::{Board, Detail, RoundPairing, pair};
use ronde_testkit::measure::{best, calibrate};
use ronde_testkit::{Dice, clubs};

/// What an event is like, in per cent.
#[derive(Clone, Copy)]
struct Profile {
    name: &'static str,
    draws: u64,
    /// White's share of the decisive games; the better number wins more often if this is zero.
    white_wins: u64,
    half_byes: u64,
    forfeits: u64,
    club: u32,
    points: PointSystem,
    baku: bool,
}

const REAL: Profile = Profile {
    name: "like a real open",
    draws: 30,
    white_wins: 0,
    half_byes: 2,
    forfeits: 1,
    club: 0,
    points: PointSystem::STANDARD,
    baku: false,
};

const VARIANTS: [Profile; 6] = [
    REAL,
    Profile { name: "all draws", draws: 100, ..REAL },
    Profile { name: "no draws", draws: 0, ..REAL },
    Profile { name: "Baku", baku: true, ..REAL },
    Profile { name: "3-1-0", points: PointSystem::of(30, 10, 0), ..REAL },
    Profile { name: "clubs of 300", club: 300, ..REAL },
];

const STRESSES: [Profile; 3] = [
    Profile { name: "White wins 30 %", white_wins: 30, ..REAL },
    Profile { name: "40 % half-point byes", half_byes: 40, ..REAL },
    Profile { name: "20 % forfeits", forfeits: 20, ..REAL },
];

const ROUNDS: u16 = 9;
const SHOWN: [u16; 3] = [2, 5, 9];

fn main() {
    if let Some(file) = std::env::var_os("RONDE_BENCH_FILE") {
        return one_file(Path::new(&file));
    }
    let million = std::env::var_os("RONDE_BENCH_MILLION").is_some();
    println!("calibration: {:.2} ms for 50 million steps\n", millis(best(5, calibrate)));
    real_fields(million);
    growth();
    stress();
}

/// Pairing alone, for the round after the last of a file in the JSON form.
fn one_file(file: &Path) {
    let source = std::fs::File::open(file).expect("the file can be opened");
    let reading = ronde_formats::json::read(source, u64::MAX).expect("the file can be read");
    let parts = reading.snapshot.into_parts();
    let next = RoundNumber::from_index(parts.rounds.len()).expect("rounds are few");
    let event = Event { parts, edition: Edition::E2026 };
    pair_round(&event, next);
    println!("pairing alone: {:.3} ms", time_pairing(&event, next.get()));
}

/// Pairing alone, and the whole command with reading and writing.
fn real_fields(million: bool) {
    println!("rounds 2, 5 and 9 of 9, 2026, like a real open: ms\n");
    println!("| players | pairing alone | whole command | memory of the command |");
    println!("|---|---|---|---|");
    for players in [100, 1_000, 10_000, 100_000].into_iter().chain(million.then_some(1_000_000)) {
        let event = play(players, &REAL, Edition::E2026);
        let alone: Vec<f64> = SHOWN.iter().map(|&round| time_pairing(&event, round)).collect();
        let whole: Vec<(f64, u64)> =
            SHOWN.iter().map(|&round| time_command(&event, round)).collect();
        let memory = whole.iter().map(|it| it.1).max().unwrap_or(0);
        let whole: Vec<f64> = whole.iter().map(|it| it.0).collect();
        println!("| {players} | {} | {} | {memory} MB |", row(&alone), row(&whole));
    }
}

/// The exponent from 1,000 to 100,000 players in the last round.
fn growth() {
    println!("\nround 9 of 9, pairing alone: ms, and the exponent of growth\n");
    println!("| event | edition | 1,000 | 10,000 | 100,000 | exponent |");
    println!("|---|---|---|---|---|---|");
    for profile in &VARIANTS {
        for edition in [Edition::E2026, Edition::E2017] {
            let time = |players| time_pairing(&play(players, profile, edition), ROUNDS);
            let (one, ten, hundred) = (time(1_000), time(10_000), time(100_000));
            let exponent = (hundred / one).log10() / 2.0;
            println!(
                "| {} | {edition} | {one:.2} | {ten:.2} | {hundred:.1} | {exponent:.2} |",
                profile.name
            );
        }
    }
}

fn stress() {
    println!("\nthe slowest round of 9 under stress, pairing alone: ms\n");
    println!("| event | players | 2026 | 2017 |");
    println!("|---|---|---|---|");
    for profile in &STRESSES {
        let slowest = |edition| {
            let event = play(10_000, profile, edition);
            (1..=ROUNDS).map(|round| time_pairing(&event, round)).fold(0.0, f64::max)
        };
        let (new, old) = (slowest(Edition::E2026), slowest(Edition::E2017));
        println!("| {} | 10,000 | {new:.1} | {old:.1} |", profile.name);
    }
}

fn row(times: &[f64]) -> String {
    let words: Vec<String> = times.iter().map(|time| format!("{time:.2}")).collect();
    words.join(", ")
}

/// A whole event, every round paired by the engine.
struct Event {
    parts: Parts,
    edition: Edition,
}

impl Event {
    /// The event before this round, with the byes announced for it.
    fn before(&self, round: RoundNumber) -> Snapshot {
        let mut parts = self.parts.clone();
        parts.rounds.truncate(round.index());
        Snapshot::new(parts).expect("everybody exists")
    }
}

fn play(players: u32, profile: &Profile, edition: Edition) -> Event {
    let mut event = Event { parts: field(players, profile, edition), edition };
    let mut dice = Dice(u64::from(players));
    for index in 0..usize::from(ROUNDS) {
        let round = RoundNumber::from_index(index).expect("rounds are few");
        announce(&mut event.parts, round, profile, &mut dice);
        let paired = pair_round(&event, round);
        let games = paired.boards.iter().map(|&it| result(it, players, profile, &mut dice));
        let games = games.collect();
        let absent = event.parts.requests.iter().filter(|it| it.round == round);
        let absent = absent.filter_map(|it| Some((it.who.player()?, Unpaired::Bye(it.bye))));
        let bye = paired.bye.map(|number| (number, Unpaired::PairingBye));
        let unpaired = absent.chain(bye).collect();
        event.parts.rounds.push(Round::new(games, unpaired).expect("nobody sits twice"));
    }
    event
}

fn pair_round(event: &Event, round: RoundNumber) -> RoundPairing {
    let snapshot = event.before(round);
    let paired = pair_snapshot(&snapshot, round, event.edition);
    let byes: Vec<PairingNumber> = paired.bye.into_iter().collect();
    let broken = violations(&snapshot, round, event.edition.system(), &paired.boards, &byes);
    assert!(broken.is_empty(), "round {round} is legal: {broken:?}");
    let seated: BTreeSet<_> =
        paired.boards.iter().flat_map(|it| [it.white, it.black]).chain(byes).collect();
    let absent = snapshot.requests.iter().filter(|it| it.round == round).count();
    assert_eq!(snapshot.players.len(), seated.len() + absent, "everybody is paired");
    paired
}

fn pair_snapshot(snapshot: &Snapshot, round: RoundNumber, edition: Edition) -> RoundPairing {
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    pair(snapshot, round, edition.system(), colour, Detail::Nothing)
        .expect("the round can be paired")
}

fn field(players: u32, profile: &Profile, edition: Edition) -> Parts {
    let number = |it: u32| PairingNumber::new(it).expect("not zero");
    let mut parts = Parts {
        players: (1..=players).map(|it| Player::new(number(it), format!("Player {it}"))).collect(),
        ..Parts::default()
    };
    let suffix = if profile.baku { "_BAKU" } else { "" };
    parts.event.kind_code = format!("FIDE_DUTCH_{edition}{suffix}");
    parts.rules.declared_rounds = Some(ROUNDS);
    parts.rules.initial_colour = Some(Colour::White);
    parts.rules.points = profile.points;
    parts.prohibitions = clubs(players, profile.club);
    parts
}

fn announce(parts: &mut Parts, round: RoundNumber, profile: &Profile, dice: &mut Dice) {
    parts.requests.clear();
    for player in &parts.players {
        if dice.below(100) < profile.half_byes {
            let who = Participant::Player(player.number);
            parts.requests.push(ByeRequest { round, bye: Bye::Half, who });
        }
    }
}

fn result(board: Board, players: u32, profile: &Profile, dice: &mut Dice) -> Game {
    let played = |score| GameResult::Played { score, rated: true };
    let result = if dice.below(100) < profile.forfeits {
        GameResult::Forfeited(if dice.below(2) == 0 {
            Forfeit::WhiteWins
        } else {
            Forfeit::BlackWins
        })
    } else if dice.below(100) < profile.draws {
        played(PlayedScore::Draw)
    } else if dice.below(100) < white_share(board, players, profile) {
        played(PlayedScore::WhiteWins)
    } else {
        played(PlayedScore::BlackWins)
    };
    Game { white: board.white, black: board.black, result }
}

/// White's chance in a decisive game, in per cent: a little more than half, and the more the
/// better the number.
fn white_share(board: Board, players: u32, profile: &Profile) -> u64 {
    if profile.white_wins > 0 {
        return profile.white_wins;
    }
    let ahead = i64::from(board.black.get()) - i64::from(board.white.get());
    let share = 54 + 40 * ahead / i64::from(players);
    u64::try_from(share.clamp(2, 98)).unwrap_or(50)
}

fn time_pairing(event: &Event, round: u16) -> f64 {
    let round = RoundNumber::new(round).expect("not zero");
    let snapshot = event.before(round);
    let runs = if snapshot.players.len() > 200_000 { 2 } else { 5 };
    millis(best(runs, || drop(black_box(pair_snapshot(&snapshot, round, event.edition)))))
}

/// The command from JSON to a list of pairs, and its largest memory in megabytes.
fn time_command(event: &Event, round: u16) -> (f64, u64) {
    let round = RoundNumber::new(round).expect("not zero");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (input, output) = (folder.path().join("event.json"), folder.path().join("pairs.txt"));
    let file = std::fs::File::create(&input).expect("the folder can be written");
    ronde_formats::json::write(&event.before(round), std::io::BufWriter::new(file))
        .expect("the file can be written");
    let runs = if event.parts.players.len() > 200_000 { 2 } else { 5 };
    let mut memory = 0;
    let time = best(runs, || memory = memory.max(run_command(&input, &output)));
    (millis(time), memory)
}

fn run_command(input: &Path, output: &Path) -> u64 {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ronde"))
        .args(["pair".as_ref(), input.as_os_str(), "-o".as_ref(), output.as_os_str()])
        .stderr(Stdio::null())
        .spawn()
        .expect("ronde is built");
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    loop {
        peak = peak.max(peak_memory(&status));
        if let Some(exit) = child.try_wait().expect("it can be waited for") {
            assert!(exit.success(), "ronde pair succeeds");
            return peak;
        }
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// The largest resident size so far, in megabytes, where the system tells it.
fn peak_memory(status: &str) -> u64 {
    let text = std::fs::read_to_string(status).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|it| it.parse::<u64>().ok()).unwrap_or(0) / 1024
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
