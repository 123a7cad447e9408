//! Molter by the plain words of ssb-course, for small fields: no code of the room is used. Cups by
//! the walk through the bracket, which the tests of `schedule` check.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use ronde_model::{GameResult, PlayedScore, Snapshot};
use ronde_schedule::{Kind, Recipe};

/// Points of White and Black in halves.
fn halves(result: GameResult) -> (u32, u32) {
    match result {
        GameResult::Played { score: PlayedScore::WhiteWins, .. } => (2, 0),
        GameResult::Played { score: PlayedScore::BlackWins, .. } => (0, 2),
        GameResult::Played { score: PlayedScore::Draw, .. } => (1, 1),
        _ => panic!("everything was played"),
    }
}

/// Ranks and team numbers: points of all players, Berlin, games won, what the level ones made
/// against each other if all of them have met, the boards from the first.
pub(crate) fn molter(snapshot: &Snapshot) -> Vec<(u32, u32)> {
    let mut team_of = BTreeMap::new();
    for (team, it) in snapshot.teams.iter().enumerate() {
        for (board, member) in it.members.iter().enumerate() {
            team_of.insert(*member, (team, board));
        }
    }
    let teams = snapshot.teams.len();
    let size = snapshot.teams[0].members.len();
    let mut points = vec![0u32; teams];
    let mut berlin = vec![0u32; teams];
    let mut wins = vec![0u32; teams];
    let mut boards = vec![vec![0u32; size]; teams];
    let mut against = vec![vec![None; teams]; teams];
    for game in snapshot.rounds.iter().flat_map(ronde_model::Round::games) {
        let (white, black) = (team_of[&game.white], team_of[&game.black]);
        let (one, other) = halves(game.result);
        for ((team, board), (opponent, _), made) in [(white, black, one), (black, white, other)] {
            points[team] += made;
            berlin[team] += made * u32::try_from(size - board).unwrap();
            wins[team] += u32::from(made == 2);
            boards[team][board] += made;
            *against[team][opponent].get_or_insert(0) += made;
        }
    }
    let mut groups: Vec<Vec<usize>> = vec![(0..teams).collect()];
    groups = split(groups, &|team| points[team]);
    groups = split(groups, &|team| berlin[team]);
    groups = split(groups, &|team| wins[team]);
    groups = groups.into_iter().flat_map(|group| direct(group, &against)).collect();
    groups = split(groups, &|team| boards[team].clone());
    let mut ranked = Vec::new();
    let mut above = 0;
    for group in groups {
        for team in &group {
            ranked.push((above + 1, u32::try_from(team + 1).unwrap()));
        }
        above += u32::try_from(group.len()).unwrap();
    }
    ranked.sort_unstable();
    ranked
}

fn split<K: Ord>(groups: Vec<Vec<usize>>, key: &dyn Fn(usize) -> K) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    for mut group in groups {
        group.sort_by_key(|team| Reverse(key(*team)));
        found.extend(group.chunk_by(|one, other| key(*one) == key(*other)).map(<[usize]>::to_vec));
    }
    found
}

/// Again and again, as long as a table of those still level separates some. Where not all have met,
/// nothing is read off it here; fields in which that would matter are left to the engine's own
/// rule.
fn direct(group: Vec<usize>, against: &[Vec<Option<u32>>]) -> Vec<Vec<usize>> {
    let others = |team: usize| group.iter().copied().filter(move |other| *other != team);
    let all_met =
        group.iter().all(|team| others(*team).all(|other| against[*team][other].is_some()));
    if group.len() < 2 || !all_met {
        return vec![group];
    }
    let made = |team: usize| others(team).filter_map(|other| against[team][other]).sum::<u32>();
    let parts = split(vec![group.clone()], &made);
    if parts.len() == 1 {
        return parts;
    }
    parts.into_iter().flat_map(|part| direct(part, against)).collect()
}

/// Ranks and numbers of a cup that is over: everybody has a place.
pub(crate) fn cup(snapshot: &Snapshot, recipe: &Recipe) -> Vec<(u32, u32)> {
    let Kind::Cup(_) = &recipe.kind else { panic!("{recipe} is no cup") };
    let places = ronde_schedule::cup_places(snapshot, recipe, snapshot.rounds.len()).unwrap();
    let mut ranked: Vec<(u32, u32)> = places
        .into_iter()
        .map(|(place, seat)| (u32::try_from(place).unwrap(), u32::try_from(seat.get()).unwrap()))
        .collect();
    ranked.sort_unstable();
    ranked
}
