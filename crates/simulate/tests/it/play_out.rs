//! Events that have begun are played on.

use ronde_model::{
    Bye, ByeRequest, Colour, Game, GameResult, PairingNumber, Participant, Round, RoundNumber,
    Snapshot, Unpaired,
};
use ronde_simulate::{Chances, Recipe, play_out};
use ronde_swiss::System;
use ronde_swiss::check::{Verdict, check_round};

use crate::{made, rounds};

const SYSTEM: System = System::Dutch2026;

/// Two rounds of five, the second without results, and a bye asked for in the fourth.
fn begun() -> Snapshot {
    let recipe = Recipe { players: Some(12), rounds: Some(5), ..Recipe::plain() };
    let mut parts = made(&recipe, 4).snapshot.into_parts();
    parts.rounds.truncate(2);
    let open = parts.rounds[1].games().iter();
    let open = open.map(|game| Game { result: GameResult::Pending, ..*game }).collect();
    parts.rounds[1] = Round::new(open, Vec::new()).unwrap();
    parts.requests.push(ByeRequest {
        round: RoundNumber::new(4).unwrap(),
        bye: Bye::Half,
        who: Participant::Player(PairingNumber::new(7).unwrap()),
    });
    Snapshot::new(parts).unwrap()
}

#[test]
fn to_the_last_round_with_what_was_asked_for() {
    let start = begun();
    let colour = start.rules.initial_colour.unwrap_or(Colour::White);
    let played = play_out(&start, SYSTEM, colour, &Chances::default(), 1);
    assert_eq!(None, played.ended_before);
    let snapshot = played.snapshot;
    assert_eq!(5, snapshot.rounds.len());
    assert_eq!(start.rounds[0], snapshot.rounds[0], "what was played stays");
    assert!(snapshot.rounds[1].games().iter().all(|game| game.result != GameResult::Pending));
    let seven = PairingNumber::new(7).unwrap();
    assert!(snapshot.rounds[3].unpaired().contains(&(seven, Unpaired::Bye(Bye::Half))));
    assert_eq!(start.requests, snapshot.requests, "the request stays where it was entered");
    for round in rounds(&snapshot) {
        let verdict = check_round(&snapshot, round, SYSTEM, colour).verdict;
        assert_eq!(Verdict::Agrees, verdict, "round {round}");
    }
}

#[test]
fn seeds_lead_to_different_ends() {
    let start = begun();
    let end = |seed| play_out(&start, SYSTEM, Colour::White, &Chances::default(), seed).snapshot;
    assert_eq!(end(1), end(1));
    assert_ne!(end(1).rounds[4], end(2).rounds[4]);
}
