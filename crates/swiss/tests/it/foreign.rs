//! Rounds that somebody else paired: the prescribed one agrees with itself, and every other one is
//! told apart, with the article or the criterion that decides.

use ronde_model::{
    Colour, Game, GameResult, Parts, PlayedScore, Round, RoundNumber, Snapshot, Unpaired,
};
use ronde_swiss::check::{Decider, Verdict, check_round};
use ronde_swiss::dutch::Edition;
use ronde_swiss::{Board, Detail, RoundPairing, pair};
use ronde_testkit::random::{Case, Kind, case};

#[test]
fn the_prescribed_round_agrees_and_no_other_does() {
    let mut seen = [0; 4];
    for seed in 100..125 {
        for kind in Kind::ALL {
            for edition in [Edition::E2017, Edition::E2026] {
                let case = case(kind, seed);
                for verdict in verdicts(&case, edition, &format!("{kind:?} {seed} {edition}")) {
                    seen[verdict] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "agrees, illegal, worse, colours: {seen:?}");
}

/// Checks the prescribed round and every round with two opponents or two colours changed.
fn verdicts(case: &Case, edition: Edition, name: &str) -> Vec<usize> {
    let system = edition.system();
    let Ok(round) = pair(&case.snapshot, case.round, system, Colour::White, Detail::Nothing) else {
        return Vec::new();
    };
    let verdict = |boards: &[Board]| {
        let held = with_round(case, &round, boards);
        classify(&check_round(&held, case.round, system, Colour::White).verdict, name)
    };
    let own = verdict(&round.boards);
    assert_eq!(0, own, "{name}: the prescribed round agrees");
    let mut found = vec![own];
    for changed in changes(&round.boards) {
        let other = verdict(&changed);
        assert_ne!(0, other, "{name}: {changed:?}");
        found.push(other);
    }
    found
}

fn classify(verdict: &Verdict, name: &str) -> usize {
    match verdict {
        Verdict::Agrees => 0,
        Verdict::Illegal(_) => 1,
        Verdict::NotPrescribed(departure) => {
            let fault = matches!(departure.decided_by, Decider::EngineFault(_));
            assert!(!fault, "{name}: {departure:?}");
            2
        }
        Verdict::ColoursDiffer(_) => 3,
        Verdict::CannotBePaired(error) => panic!("{name}: {error}"),
    }
}

/// The first two boards with opponents changed both ways, and the first with colours changed.
fn changes(boards: &[Board]) -> Vec<Vec<Board>> {
    let mut all = Vec::new();
    if let [first, rest @ ..] = boards {
        let turned = Board { white: first.black, black: first.white };
        all.push([&[turned], rest].concat());
    }
    for second in 1..boards.len() {
        let (one, two) = (boards[0], boards[second]);
        for pair in [
            [
                Board { white: one.white, black: two.black },
                Board { white: two.white, black: one.black },
            ],
            [
                Board { white: one.white, black: two.white },
                Board { white: one.black, black: two.black },
            ],
        ] {
            let mut changed = boards.to_vec();
            changed[0] = pair[0];
            changed[second] = pair[1];
            all.push(changed);
        }
    }
    all
}

/// The case with the round entered as if it had been played so.
fn with_round(case: &Case, round: &RoundPairing, boards: &[Board]) -> Snapshot {
    let games = boards.iter().map(|board| Game {
        white: board.white,
        black: board.black,
        result: GameResult::Played { score: PlayedScore::Draw, rated: true },
    });
    let bye = round.bye.map(|number| (number, Unpaired::PairingBye));
    let held = Round::new(games.collect(), bye.into_iter().collect()).expect("nobody sits twice");
    let before: RoundNumber = case.round;
    let mut parts: Parts = case.snapshot.clone().into_parts();
    parts.rounds.truncate(before.index());
    parts.rounds.push(held);
    Snapshot::new(parts).expect("everybody exists")
}
