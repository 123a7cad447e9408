//! What a standings table is asked for.

use ronde_model::{GameResult, Participant, Round, Snapshot};

use crate::edition::{Edition, Form, declared, declared_form};
use crate::grammar::{Basis, TieBreak, Unreadable, read_list};

/// Who is ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contest {
    /// Players.
    Players,
    /// Teams.
    Teams,
}

/// What a standings table is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The tie-break rules.
    pub edition: Edition,
    /// Whether pairings were fixed beforehand.
    pub form: Form,
    /// Who is ranked.
    pub contest: Contest,
    /// Rounds that count, from the first.
    pub rounds: usize,
    /// The points that rank first, in a team event.
    pub primary: Basis,
    /// What breaks equal points, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// What unrated players count, if the event's rules say it (C.07:10).
    pub unrated: Option<u16>,
    /// A draw of lots that was held, the winner first. It decides among those whom everything else
    /// leaves tied (C.07:4.2).
    pub lots: Vec<Participant>,
}

impl Settings {
    /// What the file itself declares, after the last round with a result. The list of tie-breaks
    /// is left empty: see [`declared_list`].
    pub fn declared(snapshot: &Snapshot) -> Settings {
        Settings {
            edition: declared(snapshot).0,
            form: declared_form(snapshot),
            contest: declared_contest(snapshot),
            rounds: rounds_with_results(snapshot),
            primary: declared_primary(snapshot),
            tie_breaks: Vec::new(),
            unrated: None,
            lots: Vec::new(),
        }
    }
}

/// The list of tie-breaks that a file declares: record 212, else 202. The points that 212 begins
/// with are left out, since they always come first. `None` where nothing is declared.
pub fn declared_list(snapshot: &Snapshot) -> Option<Vec<Result<TieBreak, Unreadable>>> {
    let event = &snapshot.event;
    let texts = [&event.standings_order, &event.tie_breaks];
    let text = texts.into_iter().find(|text| !text.trim().is_empty())?;
    let mut list = read_list(text);
    let points = |name: &Result<TieBreak, Unreadable>| {
        name.as_ref().is_ok_and(|it| it.code == crate::grammar::Code::Pts)
    };
    if list.first().is_some_and(points) {
        list.drain(..1);
    }
    Some(list)
}

/// Teams are ranked where the file says that it is a team event: by its code or words, by match
/// points, or by byes and forfeits of teams. Members alone say nothing: many an individual event
/// lists clubs.
fn declared_contest(snapshot: &Snapshot) -> Contest {
    let event = &snapshot.event;
    let named = [&event.kind_code, &event.kind].iter().any(|it| it.to_uppercase().contains("TEAM"));
    let team_records = snapshot.rules.team_points.is_some()
        || !snapshot.team_byes.is_empty()
        || !snapshot.match_forfeits.is_empty();
    if !snapshot.teams.is_empty() && (named || team_records) {
        Contest::Teams
    } else {
        Contest::Players
    }
}

/// `…_GP` and `…_GP_MP` rank by game points; so do the rules of 1998 (seed-002:3), which the caller
/// sets.
fn declared_primary(snapshot: &Snapshot) -> Basis {
    let code = snapshot.event.kind_code.trim().to_uppercase();
    let first = read_list(&snapshot.event.standings_order).into_iter().next();
    let stated = first.and_then(Result::ok).and_then(|it| it.basis);
    let by_code = match code.strip_suffix("_BAKU").unwrap_or(&code) {
        code if code.ends_with("_GP_MP") => Basis::Game,
        code if code.ends_with("_GP") && !code.ends_with("_MP_GP") => Basis::Game,
        _ => Basis::Match,
    };
    stated.unwrap_or(by_code)
}

/// Rounds up to the last one with a result: a round that is only paired, or for which only byes
/// are known, changes no standings.
fn rounds_with_results(snapshot: &Snapshot) -> usize {
    let has_result = |round: &Round| {
        round.games().iter().any(|game| game.result != GameResult::Pending)
            || (round.is_paired() && round.games().is_empty())
    };
    snapshot.rounds.iter().rposition(has_result).map_or(0, |last| last + 1)
}
