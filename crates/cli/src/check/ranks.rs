//! The ranks that a file states, against its points and tie-breaks.

use ronde_model::{Participant, Snapshot};
use ronde_standings::{Contest, Settings, Standings};

use crate::load::Loaded;
use crate::outcome::Stop;
use crate::standings::choice::Rules;

/// A rank that is not the right one.
pub(crate) struct WrongRank {
    /// Whose.
    pub(crate) who: Participant,
    /// What the file has.
    pub(crate) stated: u32,
    /// The best rank that the list allows, and the worst: they differ where it leaves a tie.
    pub(crate) best: u32,
    pub(crate) worst: u32,
}

/// What was found about ranks.
#[derive(Default)]
pub(crate) struct Ranks {
    /// The tie-breaks they were compared with; empty where only points count.
    pub(crate) tie_breaks: Vec<String>,
    /// Ranks that are stated.
    pub(crate) stated: usize,
    /// Those that are not right.
    pub(crate) wrong: Vec<WrongRank>,
}

impl Ranks {
    /// Compares the ranks of a file with the list that it declares, or that is given.
    /// Where points do not add up, that is the mistake to mend first, and nothing is compared.
    pub(crate) fn of(loaded: &Loaded, rules: &Rules) -> Result<Ranks, Stop> {
        if wrong_points(loaded) > 0 {
            return Ok(Ranks::default());
        }
        let snapshot = &loaded.snapshot;
        let chosen = rules.choose(snapshot, &loaded.name)?;
        let standings = Standings::of(snapshot, chosen.settings.clone());
        let stated = stated(snapshot, &chosen.settings);
        // Where the list ends early, what stands behind it may separate more.
        let whole =
            chosen.settings.cut_short().is_none() && !chosen.settings.tie_breaks().is_empty();
        let wrong =
            if whole { by_list(&standings, &stated) } else { by_order(&standings, &stated) };
        let tie_breaks = chosen.settings.tie_breaks().iter().map(ToString::to_string).collect();
        Ok(Ranks { tie_breaks, stated: stated.len(), wrong })
    }
}

/// Points that are not what the results add up to: the reader has added them up.
pub(crate) fn wrong_points(loaded: &Loaded) -> usize {
    loaded.problems.iter().filter(|problem| problem.code() == "points-differ").count()
}

fn stated(snapshot: &Snapshot, settings: &Settings) -> Vec<(Participant, u32)> {
    let given = |rank: Option<u32>| rank.filter(|rank| *rank > 0);
    match settings.contest() {
        Contest::Players => {
            let players = snapshot.players.iter();
            players
                .filter_map(|it| Some((Participant::Player(it.number), given(it.rank)?)))
                .collect()
        }
        Contest::Teams => {
            let teams = snapshot.teams.iter();
            teams.filter_map(|it| Some((Participant::Team(it.number), given(it.rank)?))).collect()
        }
    }
}

/// With a list every rank is known, but for those whom it leaves tied: lots may have put them in
/// any order.
fn by_list(standings: &Standings, stated: &[(Participant, u32)]) -> Vec<WrongRank> {
    let wrong = |(who, stated): &(Participant, u32)| {
        let (best, worst) = allowed(standings, *who)?;
        let right = (best..=worst).contains(stated);
        (!right).then_some(WrongRank { who: *who, stated: *stated, best, worst })
    };
    stated.iter().filter_map(wrong).collect()
}

/// The best rank that a participant can have, and the worst.
fn allowed(standings: &Standings, who: Participant) -> Option<(u32, u32)> {
    let line = standings.line(who)?;
    let rows = standings.rows();
    let best = rows[line].rank;
    let below = rows[line..].iter().take_while(|row| row.rank == best).count();
    Some((best, u32::try_from(line + below).unwrap_or(u32::MAX)))
}

/// Without a list only an order that contradicts what is known is wrong: somebody stands below
/// another whom he is ahead of. Then those are named who stand where nobody with their points can.
fn by_order(standings: &Standings, stated: &[(Participant, u32)]) -> Vec<WrongRank> {
    let mut lines: Vec<(u32, u32)> = stated
        .iter()
        .filter_map(|(who, stated)| Some((*stated, allowed(standings, *who)?.0)))
        .collect();
    lines.sort_unstable();
    let mut above = 0;
    for group in lines.chunk_by(|left, right| left.0 == right.0) {
        if group.iter().any(|(_, best)| *best < above) {
            return by_list(standings, stated);
        }
        above = group.iter().map(|(_, best)| *best).chain([above]).max().unwrap_or(0);
    }
    Vec::new()
}
