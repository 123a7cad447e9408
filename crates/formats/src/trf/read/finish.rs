//! The end of reading: anchors of kept lines, the snapshot, and what can only be checked with it.

use ronde_model::scores::{self, in_round};
use ronde_model::{
    Histories, PointSystem, RoundEntry, RoundNumber, Score, Snapshot, Unpaired, Verbatim,
};

use super::draft::{Draft, Row};
use super::point_system::{self, Finding};
use super::points;
use crate::problem::{
    Counted, FileProblem, HeaderProblem, PlayerProblem, ProblemKind, RulesProblem, Who,
};
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
    let declared = draft.points.are_declared();
    let rows = std::mem::take(&mut draft.rows);
    let stated: Vec<Stated> = rows.iter().filter_map(Stated::of).collect();
    let mut parts = std::mem::take(&mut draft.parts);
    parts.players = rows.into_iter().map(|row| row.player).collect();
    let snapshot = super::snapshot(parts);
    let snapshot = settle_points(snapshot, &stated, declared, &mut draft.problems);
    (snapshot, draft.problems)
}

fn check_counts(draft: &mut Draft<'_>) {
    let players = draft.rows.len();
    let rated = draft.rows.iter().filter(|row| row.player.rating.is_some()).count();
    let teams = draft.parts.teams.len();
    let event = &draft.parts.event;
    let counts = [
        ("062", Counted::Players, event.stated_players, players),
        ("072", Counted::Rated, event.stated_rated, rated),
        ("082", Counted::Teams, event.stated_teams, teams),
    ];
    for (code, what, stated, found) in counts {
        let Some(stated) = stated.filter(|stated| *stated as usize != found) else { continue };
        let kind = HeaderProblem::CountDiffers { code: code.to_owned(), what, stated, found };
        draft.problem_at(draft.line_of(code), VALUE, 1, ProblemKind::Header(kind));
    }
}

/// The points that a line states.
pub(super) struct Stated {
    line: usize,
    pub(super) number: ronde_model::PairingNumber,
    pub(super) points: Score,
}

impl Stated {
    fn of(row: &Row) -> Option<Stated> {
        Some(Stated { line: row.line, number: row.player.number, points: row.points? })
    }
}

/// Compares stated points with what the results add up to. Where no record declares the point
/// system, the one that explains them is taken.
fn settle_points(
    snapshot: Snapshot,
    stated: &[Stated],
    declared: bool,
    problems: &mut Collector,
) -> Snapshot {
    if are_the_sums(&snapshot, stated) {
        return snapshot;
    }
    let histories = Histories::of(&snapshot);
    let found = differing(&snapshot, &histories, stated);
    let Some(&(first, _)) = found.first() else { return snapshot };
    let explains =
        |points| differing(&with_points(&snapshot, points), &histories, stated).is_empty();
    let finding = if declared {
        Finding::Nothing
    } else {
        point_system::find(&snapshot, &histories, stated, explains)
    };
    let line = stated[first].line;
    match finding {
        Finding::Explained(points) => {
            let kind = ProblemKind::Rules(RulesProblem::PointsTaken { points });
            problems.add(line, player::POINTS, kind);
            return with_points(&snapshot, points);
        }
        Finding::Ambiguous(systems) => {
            let kind = ProblemKind::Rules(RulesProblem::PointsAmbiguous { systems });
            problems.add(line, player::POINTS, kind);
        }
        Finding::Nothing => {
            // A system that explains most lines is the one that was meant: the others are mistakes.
            let system_known = declared || 2 * found.len() < stated.len();
            for (place, computed) in found {
                let Stated { line, number, points } = stated[place];
                let name = snapshot.player(number).map_or("", |player| &player.name);
                let problem =
                    PlayerProblem::PointsDiffer { stated: points, computed, system_known };
                let kind = ProblemKind::Player { who: Who::new(number, name), problem };
                problems.add(line, player::POINTS, kind);
            }
        }
    }
    snapshot
}

/// Whether all stated points are what the results add up to. So it is in most files, and the sums
/// are made without a table of who did what in each round.
fn are_the_sums(snapshot: &Snapshot, stated: &[Stated]) -> bool {
    let sums = scores::all_totals(snapshot);
    let sum = |number| snapshot.index_of(number).map(|index| sums[index]);
    stated.iter().all(|stated| sum(stated.number) == Some(stated.points))
}

fn with_points(snapshot: &Snapshot, points: PointSystem) -> Snapshot {
    let mut parts = (**snapshot).clone();
    parts.rules.points = points;
    super::snapshot(parts)
}

/// Places in the list of those whose stated points differ from what the results add up to, and what
/// these do. Byes of rounds to come and games without a result may have been counted or not.
fn differing(snapshot: &Snapshot, histories: &Histories, stated: &[Stated]) -> Vec<(usize, Score)> {
    let totals = scores::totals(snapshot, histories);
    let announced = announced(snapshot);
    let differs = |(place, stated): (usize, &Stated)| {
        let index = snapshot.index_of(stated.number)?;
        let computed = totals[index];
        let difference = stated.points - computed;
        let unfinished = || unfinished(snapshot, histories, index);
        let is_said = difference == Score::ZERO || unfinished().allow(announced[index], difference);
        (!is_said).then_some((place, computed))
    };
    stated.iter().enumerate().filter_map(differs).collect()
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
    for bye in &snapshot.given_byes {
        if let Some(index) = snapshot.index_of(bye.who) {
            announced[index] += snapshot.rules.points.pairing_bye;
        }
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
