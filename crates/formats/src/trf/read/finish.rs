//! The end of reading: anchors of kept lines, the snapshot, and what can only be checked with it.

use ronde_model::scores::{self, in_round};
use ronde_model::{Histories, RoundEntry, RoundNumber, Score, Snapshot, Unpaired, Verbatim};

use super::draft::{Draft, Row};
use super::points;
use crate::problem::{FileProblem, HeaderProblem, PlayerProblem, ProblemKind, Who};
use crate::trf::ESTIMATE;
use crate::trf::collector::Collector;
use crate::trf::columns::{Field, VALUE, player};
use crate::trf::line::{Line, characters};
use crate::trf::source::Source;

/// Number of characters by which a record is found again.
pub(in crate::trf) const ANCHOR: usize = 8;

/// Ties each kept line to the record that follows it.
pub(super) fn anchor(draft: &mut Draft<'_>, source: &Source<'_>) {
    let mut kept = std::mem::take(&mut draft.verbatim);
    kept.sort_by_key(|(line, _)| *line);
    let mut kept = kept.into_iter().peekable();
    if kept.peek().is_none() {
        return;
    }
    let mut waiting = Vec::new();
    for (index, bytes) in source.lines().enumerate() {
        if let Some((_, text)) = kept.next_if(|(line, _)| *line == index + 1) {
            waiting.push(text);
        } else if is_record(bytes) && !waiting.is_empty() {
            let line = Line::new(index + 1, characters(bytes).0);
            let before = line.at(Field::new(1, ANCHOR)).trim_end().to_owned();
            let tied = waiting.drain(..).map(|text| Verbatim { text, before: before.clone() });
            draft.parts.verbatim.extend(tied);
        } else if kept.peek().is_none() && waiting.is_empty() {
            break;
        }
    }
    let last = waiting.into_iter().map(|text| Verbatim { text, before: String::new() });
    draft.parts.verbatim.extend(last);
}

/// Neither blank nor a comment of ours, which a rewrite puts where its player is.
fn is_record(bytes: &[u8]) -> bool {
    !bytes.iter().all(u8::is_ascii_whitespace) && !bytes.starts_with(ESTIMATE.as_bytes())
}

/// The snapshot, and everything that was wrong.
pub(super) fn build(mut draft: Draft<'_>) -> (Snapshot, Collector) {
    points::check(&mut draft);
    check_counts(&mut draft);
    if draft.rows.is_empty() {
        draft.problems.add_line(0, ProblemKind::File(FileProblem::NoPlayers));
    }
    draft.parts.rules.points = draft.point_system();
    let rows = std::mem::take(&mut draft.rows);
    let stated: Vec<Stated> = rows.iter().filter_map(Stated::of).collect();
    let mut parts = std::mem::take(&mut draft.parts);
    parts.players = rows.into_iter().map(|row| row.player).collect();
    let snapshot = super::snapshot(parts);
    check_points(&snapshot, &stated, &mut draft.problems);
    (snapshot, draft.problems)
}

fn check_counts(draft: &mut Draft<'_>) {
    let players = draft.rows.len();
    let rated = draft.rows.iter().filter(|row| row.player.rating.is_some()).count();
    let teams = draft.parts.teams.len();
    let event = &draft.parts.event;
    let counts = [
        ("062", "players", event.stated_players, players),
        ("072", "rated players", event.stated_rated, rated),
        ("082", "teams", event.stated_teams, teams),
    ];
    for (code, what, stated, found) in counts {
        let Some(stated) = stated.filter(|stated| *stated as usize != found) else { continue };
        let kind = HeaderProblem::CountDiffers { code: code.to_owned(), what, stated, found };
        draft.problem_at(draft.line_of(code), VALUE, 1, ProblemKind::Header(kind));
    }
}

/// The points that a line states.
struct Stated {
    line: usize,
    number: ronde_model::PairingNumber,
    points: Score,
}

impl Stated {
    fn of(row: &Row) -> Option<Stated> {
        Some(Stated { line: row.line, number: row.player.number, points: row.points? })
    }
}

/// Compares stated points with what the results add up to. Byes of rounds to come and games without
/// a result may have been counted or not.
fn check_points(snapshot: &Snapshot, stated: &[Stated], problems: &mut Collector) {
    let histories = Histories::of(snapshot);
    let totals = scores::totals(snapshot, &histories);
    let announced = announced(snapshot);
    for stated in stated {
        let Some(index) = snapshot.index_of(stated.number) else { continue };
        let computed = totals[index];
        let difference = stated.points - computed;
        let unfinished = || unfinished(snapshot, &histories, index);
        if difference == Score::ZERO || unfinished().allow(announced[index], difference) {
            continue;
        }
        let who = Who::new(stated.number, &snapshot.players[index].name);
        let problem = PlayerProblem::PointsDiffer { stated: stated.points, computed };
        problems.add(stated.line, player::POINTS, ProblemKind::Player { who, problem });
    }
}

/// What byes of rounds to come would give each player.
fn announced(snapshot: &Snapshot) -> Vec<Score> {
    let mut announced = vec![Score::ZERO; snapshot.players.len()];
    let to_come = snapshot.requests.iter();
    for request in to_come.filter(|request| request.round.index() >= snapshot.rounds.len()) {
        let Some(number) = request.who.player() else { continue };
        let Some(index) = snapshot.index_of(number) else { continue };
        let entry = RoundEntry::Unpaired(Unpaired::Bye(request.bye));
        announced[index] += in_round(snapshot, number, request.round, entry);
    }
    announced
}

/// Games without a result, at what they are worth if they count.
#[derive(Default)]
struct Unfinished {
    /// In progress, which is computed as nothing.
    pending: Score,
    /// Adjourned, which is computed as an unknown result.
    adjourned: Score,
}

impl Unfinished {
    /// Whether the difference comes from counting, or not, what may be counted or not.
    fn allow(&self, announced: Score, difference: Score) -> bool {
        let options = |score: Score| [Score::ZERO, score];
        options(announced).into_iter().any(|announced| {
            options(self.pending).into_iter().any(|pending| {
                let mut adjourned = options(-self.adjourned).into_iter();
                adjourned.any(|adjourned| announced + pending + adjourned == difference)
            })
        })
    }
}

fn unfinished(snapshot: &Snapshot, histories: &Histories, index: usize) -> Unfinished {
    let number = snapshot.players[index].number;
    let mut found = Unfinished::default();
    for (round, &entry) in histories.row(index).iter().enumerate() {
        match entry {
            RoundEntry::Unfinished { adjourned: false, .. } => {
                found.pending += snapshot.rules.points.unknown;
            }
            RoundEntry::Unfinished { adjourned: true, .. } => {
                let round = RoundNumber::from_index(round).unwrap_or(RoundNumber::MAX);
                found.adjourned += in_round(snapshot, number, round, entry);
            }
            _ => {}
        }
    }
    found
}
