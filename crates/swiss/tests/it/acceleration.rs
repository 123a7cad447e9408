//! Virtual points in every system: the ending of a code and the records that it comes to
//! (`acceleration::as_records`) pair alike.

use ronde_model::AccelerationCode;
use ronde_model::{
    Colour, Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round, RoundNumber, Score,
    Snapshot,
};
use ronde_swiss::acceleration::{as_records, kept};
use ronde_swiss::legality::violations;
use ronde_swiss::{Board, Detail, PairingError, RoundPairing, System, pair};
use ronde_testkit::random::{Kind, sized_case};

fn with_code(snapshot: &Snapshot, code: &str) -> Snapshot {
    let mut parts = snapshot.clone().into_parts();
    parts.accelerations.clear();
    parts.event.kind.clear();
    code.clone_into(&mut parts.event.kind_code);
    Snapshot::new(parts).unwrap()
}

fn with_records(snapshot: &Snapshot) -> Snapshot {
    let records = as_records(snapshot);
    let mut parts = snapshot.clone().into_parts();
    parts.event.kind_code.clear();
    parts.accelerations = records;
    Snapshot::new(parts).unwrap()
}

fn paired(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
) -> Result<RoundPairing, PairingError> {
    pair(snapshot, round, system, Colour::White, Detail::Nothing)
}

#[test]
fn a_code_and_its_records_pair_alike_in_every_system() {
    for system in System::ALL {
        for ending in AccelerationCode::ALL.map(AccelerationCode::ending) {
            let mut mattered = 0;
            let kinds = [Kind::Plain, Kind::Arrivals, Kind::Forfeits].into_iter().cycle();
            for (seed, kind) in (0..24).zip(kinds) {
                let case = sized_case(kind, seed, 6, 24);
                let plain = with_code(&case.snapshot, system.code());
                let coded = with_code(&case.snapshot, &format!("{}{ending}", system.code()));
                let by_code = paired(&coded, case.round, system);
                let name = format!("{system}{ending}, {case}");
                assert_eq!(by_code, paired(&with_records(&coded), case.round, system), "{name}");
                mattered += u32::from(by_code != paired(&plain, case.round, system));
                if let Ok(made) = by_code {
                    let byes: Vec<_> = made.bye.into_iter().collect();
                    let found = violations(&coded, case.round, system, &made.boards, &byes);
                    assert!(found.is_empty(), "{name}: {found:?}");
                }
            }
            assert!(mattered > 0, "{system}{ending} changes some rounds");
        }
    }
}

fn eight_players(code: &str) -> Snapshot {
    let number = |number| PairingNumber::new(number).unwrap();
    let mut parts = Parts {
        players: (1..=8).map(|it| Player::new(number(it), format!("Player {it}"))).collect(),
        ..Parts::default()
    };
    for (player, rating) in
        parts.players.iter_mut().zip([2070, 2060, 2050, 2040, 2030, 2020, 2010, 2000])
    {
        player.rating = Some(rating);
    }
    parts.rules.declared_rounds = Some(5);
    code.clone_into(&mut parts.event.kind_code);
    Snapshot::new(parts).unwrap()
}

/// Golden case: 8 players, round 1, upper group 1 to 4: 1/3, 2/4, 5/7, 6/8, colours from the lot.
#[test]
fn ssa_round_1_of_eight_players() {
    for system in System::ALL {
        for ending in ["_SSA", "_SSA_HALVES", "_SSA_KEPT"] {
            let snapshot = eight_players(&format!("{}{ending}", system.code()));
            let made = paired(&snapshot, RoundNumber::FIRST, system).unwrap();
            let boards: Vec<(u32, u32)> =
                made.boards.iter().map(|it| (it.white.get(), it.black.get())).collect();
            assert_eq!([(1, 3), (4, 2), (5, 7), (8, 6)].as_slice(), boards, "{system}{ending}");
        }
    }
}

/// ssb-course: enough points that are never taken back make two categories that do not mix, through
/// all rounds.
#[test]
fn kept_points_make_two_categories() {
    let system = System::Dutch2026;
    let mut parts = eight_players("FIDE_DUTCH_2026_SSA_KEPT").into_parts();
    for players in 9..=32 {
        let number = PairingNumber::new(players).unwrap();
        parts.players.push(Player::new(number, format!("Player {players}")));
    }
    let coded = Snapshot::new(parts).unwrap();
    let mut parts = with_code(&coded, "").into_parts();
    parts.accelerations = kept(&coded, Score::from_points(6));
    for mut snapshot in [coded, Snapshot::new(parts).unwrap()] {
        for round in (1..=5).filter_map(RoundNumber::new) {
            let made = paired(&snapshot, round, system).unwrap();
            let mixed = |board: &&Board| (board.white.get() <= 16) != (board.black.get() <= 16);
            assert_eq!(0, made.boards.iter().filter(mixed).count(), "round {round}");
            let mut parts = snapshot.into_parts();
            parts.rounds.push(played(&made));
            snapshot = Snapshot::new(parts).unwrap();
        }
    }
}

/// White wins at every third board, Black at the others.
fn played(made: &RoundPairing) -> Round {
    let scores = [PlayedScore::WhiteWins, PlayedScore::BlackWins, PlayedScore::BlackWins];
    let games = made.boards.iter().zip(scores.into_iter().cycle()).map(|(board, score)| Game {
        white: board.white,
        black: board.black,
        result: GameResult::Played { score, rated: true },
    });
    Round::new(games.collect(), Vec::new()).unwrap()
}
