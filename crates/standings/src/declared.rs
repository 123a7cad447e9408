//! What a tournament says about its ranking, record by record.

use ronde_model::{DateText, Event, GameResult, PrimaryPoints, Round, Snapshot};

use crate::edition::{self, Chosen, Edition};
use crate::form_rule::FormRule;
use crate::grammar::{Basis, Code, TieBreak, Unreadable, read_list};
use crate::settings::Contest;

/// The list of tie-breaks that a tournament declares: record 212, else 202. `None` where nothing is
/// declared.
pub fn list(snapshot: &Snapshot) -> Option<Vec<Result<TieBreak, Unreadable>>> {
    text(&snapshot.event).map(read_list)
}

/// The same as it is written.
pub fn text(event: &Event) -> Option<&str> {
    let texts = [event.standings_order.trim(), event.tie_breaks.trim()];
    texts.into_iter().find(|text| !text.is_empty())
}

/// The edition that the caller wants, that is declared, or that was in force on the first day.
pub(crate) fn edition(snapshot: &Snapshot, asked: Option<Edition>) -> (Edition, Chosen) {
    let declared = snapshot.rules.ranking.edition;
    let declared = Edition::ALL.into_iter().find(|it| Some(it.year()) == declared);
    match (asked, declared) {
        (Some(edition), _) => (edition, Chosen::Asked),
        (None, Some(edition)) => (edition, Chosen::Declared),
        (None, None) => {
            let event = &snapshot.event;
            let mut days = [&event.start, &event.end].into_iter().flatten();
            edition::in_force(days.find_map(DateText::date))
        }
    }
}

/// Teams are ranked where the tournament says that it is a team event: by its code or words, by
/// match points, or by byes and forfeits of teams. Members alone say nothing: many an individual
/// event lists clubs.
pub(crate) fn contest(snapshot: &Snapshot) -> Contest {
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

/// The points that rank first: as the caller wants, as the list begins, as declared, by the code of
/// the tournament (`…_GP` and `…_GP_MP` rank by game points), by the form, by the edition.
pub(crate) fn primary(
    snapshot: &Snapshot,
    asked: Option<Basis>,
    first: Option<&Result<TieBreak, Unreadable>>,
    edition: Edition,
    rule: FormRule,
) -> Basis {
    let points = |it: &TieBreak| if it.code == Code::Pts { it.basis } else { None };
    let listed = first.and_then(|it| it.as_ref().ok()).and_then(points);
    let declared = snapshot.rules.ranking.primary.map(|it| match it {
        PrimaryPoints::Match => Basis::Match,
        PrimaryPoints::Game => Basis::Game,
    });
    // ssb-course:3: game points come first there.
    let usual = if rule.counts_games() || !edition.is_c07() { Basis::Game } else { Basis::Match };
    asked.or(listed).or(declared).or_else(|| by_code(snapshot)).unwrap_or(usual)
}

fn by_code(snapshot: &Snapshot) -> Option<Basis> {
    let code = snapshot.event.kind_code.trim().to_uppercase();
    let code = code.strip_suffix("_BAKU").unwrap_or(&code);
    let match_first = code.ends_with("_MP_GP") || code.ends_with("_MP");
    let game_first = code.ends_with("_GP_MP") || code.ends_with("_GP");
    match (match_first && !code.ends_with("_GP_MP"), game_first) {
        (true, _) => Some(Basis::Match),
        (false, true) => Some(Basis::Game),
        (false, false) => None,
    }
}

/// How far a round has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundProgress {
    /// Only paired, or only byes are known.
    NotBegun,
    /// Some games have a result, others have not.
    InPlay,
    /// Every game has a result.
    Complete,
}

impl RoundProgress {
    /// From the number of games, and of those without a result.
    pub const fn of(is_paired: bool, games: usize, open: usize) -> RoundProgress {
        match (games, open) {
            (0, _) if !is_paired => RoundProgress::NotBegun,
            (_, 0) => RoundProgress::Complete,
            (games, open) if open == games => RoundProgress::NotBegun,
            _ => RoundProgress::InPlay,
        }
    }
}

/// Rounds up to the last one with a result; the one before it while games of that round are in
/// play. A round that is only paired, or for which only byes are known, changes no standings, and a
/// table of half a round would rank by who finished early.
pub fn complete_rounds(
    rounds: impl DoubleEndedIterator<Item = RoundProgress> + ExactSizeIterator,
) -> usize {
    let mut rounds = rounds.enumerate().rev();
    match rounds.find(|(_, progress)| *progress != RoundProgress::NotBegun) {
        None => 0,
        Some((last, RoundProgress::InPlay)) => last,
        Some((last, _)) => last + 1,
    }
}

/// The same of a tournament.
pub(crate) fn counted_rounds(snapshot: &Snapshot) -> usize {
    let progress = |round: &Round| {
        let games = round.games();
        let open = games.iter().filter(|game| game.result == GameResult::Pending).count();
        RoundProgress::of(round.is_paired(), games.len(), open)
    };
    complete_rounds(snapshot.rounds.iter().map(progress))
}
