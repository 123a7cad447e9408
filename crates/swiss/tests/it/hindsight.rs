//! Rounds paired from something else than what the file says today: the circumstance is found.

use ronde_model::{
    Bye, Colour, Game, GameResult, NewNumbers, PairingNumber, Participant, Parts, PlayedScore,
    Prohibition, Round, RoundNumber, RoundSpan, Snapshot, Unpaired,
};
use ronde_swiss::hindsight::{Circumstance, circumstances};
use ronde_swiss::{Board, Detail, RoundPairing, System, pair};
use ronde_testkit::random::{Case, Kind, case};

const SYSTEM: System = System::Dutch2026;
const SEEDS: u64 = 25;

fn paired(snapshot: &Snapshot, round: RoundNumber) -> Option<RoundPairing> {
    pair(snapshot, round, SYSTEM, Colour::White, Detail::Nothing).ok()
}

/// The tournament with one more round, as it was paired.
fn with_round(snapshot: &Snapshot, pairing: &RoundPairing) -> Snapshot {
    let mut parts = snapshot.clone().into_parts();
    let game = |board: &Board| Game {
        white: board.white,
        black: board.black,
        result: GameResult::Pending,
    };
    let bye = pairing.bye.map(|number| (number, Unpaired::PairingBye));
    let games = pairing.boards.iter().map(game).collect();
    parts.rounds.truncate(pairing.round.index());
    parts.rounds.push(Round::new(games, bye.into_iter().collect()).unwrap());
    Snapshot::new(parts).unwrap()
}

/// Boards in an order of their own: scores decide about the other one.
fn boards(pairing: &RoundPairing) -> Vec<Board> {
    let mut boards = pairing.boards.clone();
    boards.sort_unstable();
    boards
}

fn cases() -> impl Iterator<Item = Case> {
    (0..SEEDS).flat_map(|seed| Kind::ALL.into_iter().map(move |kind| case(kind, seed)))
}

#[test]
fn a_result_that_was_corrected_later() {
    let mut found = 0;
    for Case { snapshot, round, .. } in cases() {
        let Some(last) = snapshot.rounds.last().filter(|it| !it.games().is_empty()) else {
            continue;
        };
        let game = last.games()[0];
        let GameResult::Played { score: today, .. } = game.result else { continue };
        let then = match today {
            PlayedScore::WhiteWins => PlayedScore::BlackWins,
            _ => PlayedScore::WhiteWins,
        };
        let then = GameResult::Played { score: then, rated: true };
        let mut parts = snapshot.clone().into_parts();
        let mut games = last.games().to_vec();
        games[0].result = then;
        let index = parts.rounds.len() - 1;
        parts.rounds[index] = Round::new(games, last.unpaired().to_vec()).unwrap();
        let supposed = Snapshot::new(parts).unwrap();
        let (Some(of_then), Some(of_today)) = (paired(&supposed, round), paired(&snapshot, round))
        else {
            continue;
        };
        let known = circumstances(&with_round(&snapshot, &of_then), round, SYSTEM, Colour::White);
        let board = Board { white: game.white, black: game.black };
        let wanted =
            Circumstance::Result { round: RoundNumber::from_index(index).unwrap(), board, then };
        if boards(&of_then) == boards(&of_today) && of_then.bye == of_today.bye {
            assert_eq!(Vec::<Circumstance>::new(), known, "the round needs none");
        } else {
            assert!(known.contains(&wanted), "{wanted:?} in {known:?}");
            found += 1;
        }
    }
    assert!(found > 20, "{found} rounds were others");
}

#[test]
fn two_who_were_kept_apart() {
    let mut found = 0;
    for Case { snapshot, round, .. } in cases() {
        let Some(of_today) = paired(&snapshot, round) else { continue };
        let Some(apart) = of_today.boards.first().copied() else { continue };
        let mut parts = snapshot.clone().into_parts();
        let members = vec![Participant::Player(apart.white), Participant::Player(apart.black)];
        parts.prohibitions.push(Prohibition { rounds: RoundSpan::ALWAYS, members });
        let Some(of_then) = paired(&Snapshot::new(parts).unwrap(), round) else { continue };
        let known = circumstances(&with_round(&snapshot, &of_then), round, SYSTEM, Colour::White);
        let wanted = Circumstance::KeptApart(apart.white, apart.black);
        assert!(known.contains(&wanted), "{wanted:?} in {known:?}");
        found += 1;
    }
    assert!(found > 20, "{found} rounds were others");
}

/// C.04.2:2.4: number 2 of ten was number 9 when round 1 was paired.
#[test]
fn a_number_that_was_corrected_after_round_1() {
    let number = |number| PairingNumber::new(number).unwrap();
    let players = (1..=10).map(|it| ronde_model::Player::new(number(it), format!("Player {it}")));
    let mut parts = Parts { players: players.collect(), ..Parts::default() };
    parts.rules.declared_rounds = Some(5);
    let snapshot = Snapshot::new(parts).unwrap();
    let of_then = paired(&snapshot, RoundNumber::FIRST).unwrap();
    let filed = with_round(&snapshot, &of_then);
    // Who was number 9 is number 2 today; those between have moved down by one.
    let today = (1..=10).map(|then| match then {
        9 => (number(9), number(2)),
        2..=8 => (number(then), number(then + 1)),
        _ => (number(then), number(then)),
    });
    let filed = NewNumbers::new(today.collect()).apply(filed.into_parts());
    let filed = Snapshot::new(filed).unwrap();
    let known = circumstances(&filed, RoundNumber::FIRST, SYSTEM, Colour::White);
    assert_eq!(
        vec![Circumstance::Numbers { moved: vec![(number(2), number(9))], colours_by_list: false }],
        known
    );
}

/// Somebody stayed away and was given the point of a bye after the next round was paired.
#[test]
fn a_bye_that_was_given_afterwards() {
    let mut found = 0;
    for Case { snapshot, round, .. } in cases() {
        let Some(last) = snapshot.rounds.last() else { continue };
        let Some(place) = last.unpaired().iter().position(|it| it.1 == Unpaired::PairingBye) else {
            continue;
        };
        let mut parts = snapshot.clone().into_parts();
        let mut unpaired = last.unpaired().to_vec();
        unpaired[place].1 = Unpaired::Bye(Bye::Zero);
        let index = parts.rounds.len() - 1;
        parts.rounds[index] = Round::new(last.games().to_vec(), unpaired).unwrap();
        let supposed = Snapshot::new(parts).unwrap();
        let (Some(of_then), Some(of_today)) = (paired(&supposed, round), paired(&snapshot, round))
        else {
            continue;
        };
        if boards(&of_then) == boards(&of_today) && of_then.bye == of_today.bye {
            continue;
        }
        let known = circumstances(&with_round(&snapshot, &of_then), round, SYSTEM, Colour::White);
        let (player, then) = (last.unpaired()[place].0, Bye::Zero);
        let wanted =
            Circumstance::Bye { round: RoundNumber::from_index(index).unwrap(), player, then };
        assert!(known.contains(&wanted), "{wanted:?} in {known:?}");
        found += 1;
    }
    assert!(found > 10, "{found} rounds were others");
}
