//! Dutch 2010: the engine and the literal enumerator, which shares no code with it, agree on random
//! small fields of every kind; golden positions as snapshots; whole tournaments.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use ronde_model::{
    Bye, ByeRequest, Colour, Game, PairingNumber, Participant, Parts, Player, Round, RoundNumber,
    Score, Snapshot, Unpaired,
};
use ronde_swiss::Book;
use ronde_swiss::colours::Strength;
use ronde_swiss::field::{Field, Float};
use ronde_swiss::legality::{self, Violation};
use ronde_swiss::steps::Act;
use ronde_swiss::{Board, Detail, RoundPairing, System, pair};
use ronde_testkit::dutch_2010;
use ronde_testkit::notation::result;
use ronde_testkit::random::{Case, Kind, sized_case};

use crate::witness::{Witnessed, agree, answered, compare_all, stay_mended};

const SYSTEM: System = System::Dutch2010;

#[test]
fn dutch_2010_and_its_literal_enumerator_agree() {
    compare_all(40, compare);
}

/// Fields on which the engine once differed.
const REMEMBERED: [(Kind, u64); 6] = [
    // C12, C13: players of S1 met players of the bracket below instead of one of their own.
    (Kind::HalfBye, 40),
    (Kind::LastRound, 87),
    (Kind::ManyRounds, 147),
    (Kind::Unusual, 203),
    (Kind::Arrivals, 262),
    (Kind::ManyRounds, 288),
];

#[test]
fn dutch_2010_old_differences_stay_mended() {
    stay_mended(&REMEMBERED, compare);
}

fn compare(case: &Case) -> bool {
    agree(case, SYSTEM, |snapshot, _| {
        answered(dutch_2010::pair(snapshot, case.round), |it| Witnessed {
            pairs: it.pairs,
            bye: it.bye,
            working: it.trace,
        })
    })
}

fn illegal(snapshot: &Snapshot, paired: &RoundPairing) -> Vec<Violation> {
    let byes: Vec<_> = paired.bye.into_iter().collect();
    legality::violations(snapshot, paired.round, SYSTEM, &paired.boards, &byes)
}

/// Larger fields of every kind: a legal round, the same twice, whose steps lead to its boards.
#[test]
fn dutch_2010_pairs_larger_fields_of_every_kind() {
    for kind in Kind::ALL {
        for seed in 0..3 {
            let case = sized_case(kind, seed, 10, 12);
            let ours = |detail| pair(&case.snapshot, case.round, SYSTEM, Colour::White, detail);
            let quiet = ours(Detail::Nothing);
            match ours(Detail::Alternatives) {
                Ok(told) => {
                    let quiet = quiet.expect("it was paired with reasons");
                    assert_eq!((&quiet.boards, quiet.bye), (&told.boards, told.bye), "{case}");
                    assert_eq!(Vec::<Violation>::new(), illegal(&case.snapshot, &told), "{case}");
                    steps_lead_to_the_boards(&told, &case.to_string());
                }
                Err(error) => assert_eq!(Err(error), quiet, "{case}"),
            }
        }
    }
}

#[track_caller]
fn steps_lead_to_the_boards(round: &RoundPairing, name: &str) {
    let acts = || round.reasons.steps.iter().map(|step| &step.act);
    let mut pairs: Vec<Board> = acts()
        .filter_map(|act| match *act {
            Act::Pairs { white, black, .. } => Some(Board { white, black }),
            _ => None,
        })
        .collect();
    let mut boards = round.boards.clone();
    boards.sort_unstable();
    pairs.sort_unstable();
    assert_eq!(boards, pairs, "{name}");
    let byes: Vec<PairingNumber> = acts()
        .filter_map(|act| match act {
            Act::Byes { player, .. } => Some(*player),
            _ => None,
        })
        .collect();
    assert_eq!(round.bye.into_iter().collect::<Vec<_>>(), byes, "{name}");
    assert!(
        round.reasons.steps.iter().all(|step| step.article.starts_with("dutch-2010:")),
        "{name}"
    );
}

/// A tournament from lines like `1-4 1-0  5-2 =  3-6 +-`, one for each round; `7 bye`, `6 half`
/// and `5 out` for those who had no game.
fn tournament(players: u32, rounds: &[&str]) -> Parts {
    let number = |text: &str| PairingNumber::new(text.parse().unwrap()).unwrap();
    let players = (1..=players).map(|it| PairingNumber::new(it).unwrap());
    let mut parts = Parts {
        players: players.map(|it| Player::new(it, format!("Player {it}"))).collect(),
        ..Parts::default()
    };
    parts.rules.declared_rounds = Some(9);
    for line in rounds {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (mut games, mut unpaired) = (Vec::new(), Vec::new());
        for two in words.chunks(2) {
            match two[0].split_once('-') {
                Some((white, black)) => {
                    let (white, black) = (number(white), number(black));
                    games.push(Game { white, black, result: result(two[1]) });
                }
                None => unpaired.push((number(two[0]), without_game(two[1]))),
            }
        }
        parts.rounds.push(Round::new(games, unpaired).unwrap());
    }
    parts
}

fn without_game(text: &str) -> Unpaired {
    match text {
        "bye" => Unpaired::PairingBye,
        "half" => Unpaired::Bye(Bye::Half),
        "out" => Unpaired::Bye(Bye::Zero),
        _ => panic!("{text} is no bye"),
    }
}

/// The next round as `1-4 5-2 3-6 bye 7`, White first, in the order of boards.
fn next_round(parts: Parts) -> String {
    let snapshot = Snapshot::new(parts).unwrap();
    let round = RoundNumber::from_index(snapshot.rounds.len()).unwrap();
    let paired = pair(&snapshot, round, SYSTEM, Colour::White, Detail::Nothing).unwrap();
    let boards = paired.boards.iter().map(|board| format!("{}-{}", board.white, board.black));
    let mut words: Vec<String> = boards.collect();
    words.extend(paired.bye.map(|number| format!("bye {number}")));
    words.join(" ")
}

fn field(parts: Parts) -> Field {
    let snapshot = Snapshot::new(parts).unwrap();
    let round = RoundNumber::from_index(snapshot.rounds.len()).unwrap();
    Field::new(&snapshot, round, Book::of(SYSTEM).history)
}

/// Golden 1.9 holds for this edition too: seven players, White drawn for number 1.
#[test]
fn f4_the_first_round() {
    assert_eq!("1-4 5-2 3-6 bye 7", next_round(tournament(7, &[])), "F4, E5, A5");
    assert_eq!("1-4 5-2 3-6", next_round(tournament(6, &[])), "F4");
}

#[test]
fn floats_and_the_exempt_of_a4_a5_and_b1b() {
    let rounds = ["1-5 1-0 6-2 0-1 3-7 = 4 half 8 out 9 bye"];
    let mut parts = tournament(9, &rounds);
    let of = |field: &Field, number: u32| {
        let found = field.entrants().iter().find(|entrant| entrant.number.get() == number);
        let entrant = found.unwrap();
        (entrant.floats[0], entrant.bye_barred.is_some())
    };
    let after = field(parts.clone());
    assert_eq!((Some(Float::Down), true), of(&after, 9), "B1.b: the exempt");
    assert_eq!((Some(Float::Down), true), of(&after, 4), "B1.b: half a point without playing");
    assert_eq!((None, false), of(&after, 8), "no point, no float");
    assert_eq!((None, false), of(&after, 1), "equal scores in round 1");
    let score =
        |field: &Field| field.entrants().iter().find(|it| it.number.get() == 9).unwrap().score;
    assert_eq!(Score::from_points(1), score(&after), "A5: one point");
    parts.rules.points.pairing_bye = Score::from_tenths(5);
    assert_eq!(Score::from_tenths(5), score(&field(parts)), "A5: or half a point");
}

#[test]
fn f2_and_f3_games_that_were_not_played() {
    // 1 and 3 were to play in round 1; 3 did not come, so they may meet, and 1 has no colour.
    let parts = tournament(4, &["1-3 +- 4-2 0-1"]);
    let after = field(parts.clone());
    let first = &after.entrants()[0];
    assert_eq!((None, Some(Float::Down)), (first.preference, first.floats[0]), "F2, B1.b");
    assert!(after.may_meet(0, 2), "F2: not illegal for later rounds");
    assert_eq!("2-1 3-4", next_round(parts), "A7.f: 2 had Black and is due White");
    // BWW- is -BWW: two games running with White, though not the last two rounds.
    let gap = tournament(2, &["1-2 1-0", "2-1 1-0", "2-1 1-0", "1 out 2 out"]);
    let due = field(gap).entrants()[0].absolute();
    assert_eq!(Some(Colour::Black), due, "F3, A7.a: 2 must have Black");
}

/// N is Black and B White, as in the book: 1 and 2 meet, 3 and 4 were only their opponents.
#[test]
fn f3_gaps_in_the_middle() {
    let check = |rounds: &[&str], due: (Colour, Strength), expected: &str, names: &str| {
        let mut parts = tournament(4, rounds);
        let preferences = field(parts.clone());
        for player in &preferences.entrants()[..2] {
            let found = player.preference.map(|it| (it.colour, it.strength));
            assert_eq!(Some(due), found, "A7: {names}, player {}", player.number);
        }
        let last = RoundNumber::from_index(rounds.len() - 1);
        parts.players[2..].iter_mut().for_each(|player| player.participation.until = last);
        assert_eq!(expected, next_round(parts), "E3: {names}");
    };
    let white = (Colour::White, Strength::Mild);
    let rounds = ["3-1 = 2-4 =", "1-3 = 4-2 =", "1-3 = 2 out 4 out", "2-4 = 1 out 3 out"];
    let rounds = [rounds.as_slice(), &["3-1 = 4-2 ="]].concat();
    check(&rounds, white, "2-1", "NBB-N against BN-BN");
    // Round by round the two never differed; without their gaps they did.
    let rounds = ["2-4 = 1 out 3 out", "3-1 = 4-2 =", "1-3 = 2 out 4 out", "1-3 = 2-4 ="];
    let rounds = [rounds.as_slice(), &["3-1 = 4-2 ="]].concat();
    check(&rounds, white, "2-1", "-NBBN against BN-BN");
    let rounds = ["1-3 = 4-2 =", "3-1 = 2-4 =", "2-4 = 1 out 3 out", "1-3 = 2 out 4 out"];
    let rounds =
        [rounds.as_slice(), &["3-1 = 4-2 =", "1 out 2 out 3 out 4 out", "1-3 = 2-4 ="]].concat();
    check(&rounds, (Colour::Black, Strength::Strong), "1-2", "BN-BN-B against NBB-N-B");
}

#[test]
fn f5_withdrawn_and_absent() {
    let mut parts = tournament(5, &["1-3 1-0 4-2 0-1 5 bye"]);
    parts.players[1].participation.until = RoundNumber::new(1);
    let who = Participant::Player(PairingNumber::new(4).unwrap());
    parts.requests.push(ByeRequest { round: RoundNumber::new(2).unwrap(), bye: Bye::Zero, who });
    assert_eq!("5-1 bye 3", next_round(parts), "F5: 2 withdrew, 4 announced his absence");
}

#[test]
fn f6_a_published_round_is_only_judged() {
    let snapshot = Snapshot::new(tournament(4, &["1-3 1-0 4-2 0-1"])).unwrap();
    let number = |it| PairingNumber::new(it).unwrap();
    let board = |white, black| Board { white: number(white), black: number(black) };
    let second = RoundNumber::new(2).unwrap();
    let judge = |boards: &[Board]| legality::violations(&snapshot, second, SYSTEM, boards, &[]);
    assert_eq!(Vec::<Violation>::new(), judge(&[board(1, 4), board(3, 2)]), "worse, but it stands");
    assert!(!judge(&[board(3, 1), board(2, 4)]).is_empty(), "B1 is violated");
}

#[test]
fn f7_a_corrected_result_counts_from_then_on() {
    let before = next_round(tournament(4, &["1-3 1-0 4-2 0-1"]));
    let after = next_round(tournament(4, &["1-3 0-1 4-2 0-1"]));
    assert_eq!(("2-1 3-4", "2-3 4-1"), (before.as_str(), after.as_str()));
}

#[test]
fn f9_adjourned_games_are_draws() {
    let adjourned = next_round(tournament(6, &["1-4 adj 5-2 0-1 3-6 1-0"]));
    let drawn = next_round(tournament(6, &["1-4 = 5-2 0-1 3-6 1-0"]));
    assert_eq!(drawn, adjourned);
}

/// Nine rounds played with the engine's own pairings: legal, complete, and told step by step.
#[test]
fn dutch_2010_plays_whole_tournaments() {
    for (players, seed) in [(24, 1), (31, 2), (60, 3)] {
        let mut dice: u64 = 0x9E37_79B9_7F4A_7C15 ^ seed;
        let mut throw = |sides: u64| {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            dice % sides
        };
        let mut parts = tournament(players, &[]);
        for round in (1..=9).filter_map(RoundNumber::new) {
            let snapshot = Snapshot::new(parts.clone()).unwrap();
            let paired = pair(&snapshot, round, SYSTEM, Colour::Black, Detail::Outcome).unwrap();
            assert_eq!(Vec::<Violation>::new(), illegal(&snapshot, &paired));
            assert_eq!(
                players as usize,
                2 * paired.boards.len() + usize::from(paired.bye.is_some())
            );
            steps_lead_to_the_boards(&paired, &format!("{players} players, round {round}"));
            let results = ["1-0", "1-0", "=", "0-1", "0-1", "+-"];
            let games = paired.boards.iter().map(|board| {
                let result = result(results[usize::try_from(throw(6)).unwrap()]);
                Game { white: board.white, black: board.black, result }
            });
            let games = games.collect();
            let bye = paired.bye.map(|number| (number, Unpaired::PairingBye));
            parts.rounds.push(Round::new(games, bye.into_iter().collect()).unwrap());
        }
    }
}
