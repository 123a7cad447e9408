//! What somebody needs in the round that is played, against every end of every game.

use std::collections::BTreeMap;

use ronde_model::{
    Game, GameResult, Outcome, PairingNumber, Participant, PlayedScore, Round, Score, Snapshot,
};
use ronde_simulate::Recipe;
use ronde_simulate::needs::{Ahead, Effort, Need, NoNeeds, Own};
use ronde_simulate::rate::Rate;
use ronde_standings::{Overrides, Settings, Standings};

use crate::made;

/// The last round again, with the results of its first so many boards and no others.
fn in_play(recipe: &Recipe, seed: u64, known: usize) -> Snapshot {
    let mut parts = made(recipe, seed).snapshot.into_parts();
    let last = parts.rounds.pop().unwrap();
    let games = last.games().iter().enumerate().map(|(place, game)| {
        let result = if place < known { game.result } else { GameResult::Pending };
        Game { result, ..*game }
    });
    parts.rounds.push(Round::new(games.collect(), last.unpaired().to_vec()).unwrap());
    Snapshot::new(parts).unwrap()
}

fn settings(snapshot: &Snapshot, list: &str) -> Settings {
    let list = Overrides::with_list(list).unwrap();
    Settings::settle(snapshot, &list).unwrap().after(snapshot.rounds.len())
}

const ALL: Effort = Effort { plays: 300, all_up_to: 20_000, at_least: 50 };
const PLAYS: Effort = Effort { all_up_to: 0, ..ALL };

/// One end of the round: points and rank of everybody, and how his own game ended.
type End = BTreeMap<PairingNumber, (Score, u32, Option<Outcome>)>;

/// Every end of the round, one game after the other.
fn every_end(snapshot: &Snapshot, settings: &Settings) -> Vec<End> {
    let last = snapshot.rounds.len() - 1;
    let games = snapshot.rounds[last].games();
    let Some(place) = games.iter().position(|game| game.result == GameResult::Pending) else {
        return vec![];
    };
    let mut ends = Vec::new();
    for score in [PlayedScore::WhiteWins, PlayedScore::Draw, PlayedScore::BlackWins] {
        let mut parts = snapshot.clone().into_parts();
        let mut games = games.to_vec();
        games[place].result = GameResult::Played { score, rated: true };
        let (white, black) = (games[place].white, games[place].black);
        let unpaired = parts.rounds[last].unpaired().to_vec();
        parts.rounds[last] = Round::new(games, unpaired).unwrap();
        let ended = Snapshot::new(parts).unwrap();
        let mut further = every_end(&ended, settings);
        if further.is_empty() {
            let table = Standings::of(&ended, settings.clone());
            let row = |row: &ronde_standings::Row| {
                (row.who.player().unwrap(), (row.score, row.rank, None))
            };
            further.push(table.rows().iter().map(row).collect());
        }
        for mut end in further {
            end.get_mut(&white).unwrap().2 = Some(score.white());
            end.get_mut(&black).unwrap().2 = Some(score.black());
            ends.push(end);
        }
    }
    ends
}

fn outcome(own: Own) -> Option<Outcome> {
    match own {
        Own::Win => Some(Outcome::Win),
        Own::Draw => Some(Outcome::Draw),
        Own::Loss => Some(Outcome::Loss),
        Own::Done => None,
    }
}

#[track_caller]
fn agrees(ends: &[End], number: PairingNumber, need: &Need) {
    let mine: Vec<&End> = ends.iter().filter(|end| end[&number].2 == outcome(need.own)).collect();
    let mut ranks: BTreeMap<u32, u32> = BTreeMap::new();
    for end in &mine {
        *ranks.entry(end[&number].1).or_default() += 1;
        assert_eq!(Some(end[&number].0), need.points, "{number} {:?}", need.own);
    }
    let found: BTreeMap<u32, u32> =
        need.ranks.iter().map(|share| (share.rank, share.cases)).collect();
    assert_eq!(ranks, found, "{number} {:?}", need.own);
    let others = |end: &End, counts: &dyn Fn(Score, Score) -> bool| {
        let own = end[&number].0;
        let others = end.iter().filter(|(other, row)| **other != number && counts(row.0, own));
        u32::try_from(others.count()).unwrap() + 1
    };
    let bounds = need.by_points.as_ref().unwrap();
    let best = mine.iter().map(|end| others(end, &|score, own| score > own)).min().unwrap();
    let worst = mine.iter().map(|end| others(end, &|score, own| score >= own)).max().unwrap();
    assert_eq!((best, worst), (bounds.best, bounds.worst), "{number} {:?}", need.own);
    let rival = |other: PairingNumber| {
        let sides: Vec<_> = mine.iter().map(|end| end[&other].0.cmp(&end[&number].0)).collect();
        let always_above = sides.iter().all(|side| side.is_gt());
        let always_below = sides.iter().all(|side| side.is_lt());
        !always_above && !always_below
    };
    let others = ends[0].keys().copied().filter(|other| *other != number && rival(*other));
    let rivals: Vec<Participant> = others.map(Participant::Player).collect();
    assert_eq!(rivals, bounds.rivals, "{number} {:?}", need.own);
}

#[test]
fn bounds_and_ranks_are_those_of_every_end() {
    for (players, seed, known, list) in [
        (6, 1, 0, "DE,BH/C1,SB"),
        (7, 2, 0, "BH/C1,BH,DE,WIN"),
        (8, 3, 1, "PS,BH,DE"),
        (9, 4, 0, "SB,DE"),
        (10, 5, 2, "DE,BH,ARO"),
        (12, 6, 1, ""),
    ] {
        let recipe = Recipe {
            players: Some(players),
            rounds: Some(4),
            half_byes: Some(Rate::NEVER),
            ..Recipe::plain()
        };
        let snapshot = in_play(&recipe, seed, known);
        let settings = settings(&snapshot, list);
        let ends = every_end(&snapshot, &settings);
        let ahead = Ahead::of(&snapshot, &settings, ALL, 1).unwrap();
        for player in &snapshot.players {
            let needs = ahead.needs(Participant::Player(player.number)).unwrap();
            assert!(needs.exact && needs.last);
            let cases: u32 = needs.results.iter().map(|need| need.cases).sum();
            assert_eq!(ends.len(), cases as usize);
            let results = if needs.opponent.is_some() { 3 } else { 1 };
            assert_eq!(results, needs.results.len());
            for need in &needs.results {
                agrees(&ends, player.number, need);
                let all = need.ranks.iter().map(|share| share.weight).sum::<u128>();
                assert_eq!(need.weight, all);
                assert_eq!(need.weight, need.within(u32::MAX).1);
            }
        }
    }
}

#[test]
fn plays_see_nothing_that_cannot_be_and_come_out_alike() {
    let recipe = Recipe { players: Some(14), rounds: Some(5), ..Recipe::plain() };
    let snapshot = in_play(&recipe, 8, 0);
    let settings = settings(&snapshot, "BH/C1,BH,SB");
    let ends = every_end(&snapshot, &settings);
    let ahead = Ahead::of(&snapshot, &settings, PLAYS, 42).unwrap();
    let again = Ahead::of(&snapshot, &settings, PLAYS, 42).unwrap();
    let other = Ahead::of(&snapshot, &settings, PLAYS, 43).unwrap();
    let mut differs = false;
    for player in &snapshot.players {
        let who = Participant::Player(player.number);
        let needs = ahead.needs(who).unwrap();
        assert!(!needs.exact);
        assert_eq!(again.needs(who), Some(needs.clone()), "the same seed, the same answer");
        differs |= other.needs(who) != Some(needs.clone());
        for need in &needs.results {
            assert!(need.cases >= PLAYS.at_least, "{need:?}");
            let bounds = need.by_points.as_ref().unwrap();
            for share in &need.ranks {
                assert!((bounds.best..=bounds.worst).contains(&share.rank), "{need:?}");
                let possible = ends.iter().any(|end| {
                    let (_, rank, own) = end[&player.number];
                    rank == share.rank && own == outcome(need.own)
                });
                assert!(possible, "{} {share:?}", player.number);
            }
        }
    }
    assert!(differs, "another seed, another answer");
}

#[test]
fn who_has_nothing_left_to_play_has_one_line() {
    let recipe = Recipe { players: Some(9), rounds: Some(3), ..Recipe::plain() };
    let snapshot = in_play(&recipe, 11, 2);
    let settings = settings(&snapshot, "BH");
    let ahead = Ahead::of(&snapshot, &settings, ALL, 1).unwrap();
    let done = snapshot.rounds[2].games()[0].white;
    let needs = ahead.needs(Participant::Player(done)).unwrap();
    assert_eq!(None, needs.opponent);
    assert_eq!([Own::Done], *needs.results.iter().map(|it| it.own).collect::<Vec<_>>());
    assert!(ahead.needs(Participant::Player(PairingNumber::new(99).unwrap())).is_none());
}

#[test]
fn there_is_no_answer_before_a_round_or_with_a_gap_behind() {
    let recipe = Recipe { players: Some(6), rounds: Some(3), ..Recipe::plain() };
    let mut parts = in_play(&recipe, 12, 0).into_parts();
    let settings = settings(&Snapshot::new(parts.clone()).unwrap(), "BH");
    parts.rounds[0] = Round::new(
        parts.rounds[0]
            .games()
            .iter()
            .map(|it| Game { result: GameResult::Pending, ..*it })
            .collect(),
        parts.rounds[0].unpaired().to_vec(),
    )
    .unwrap();
    let gap = Snapshot::new(parts.clone()).unwrap();
    let first = ronde_model::RoundNumber::FIRST;
    let found = Ahead::of(&gap, &settings, ALL, 1).err();
    assert_eq!(Some(NoNeeds::OpenBefore { round: first }), found);
    parts.rounds.clear();
    let none = Snapshot::new(parts).unwrap();
    assert_eq!(Some(NoNeeds::NotPaired), Ahead::of(&none, &settings, ALL, 1).err());
}
