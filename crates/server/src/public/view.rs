//! What everybody may see of a tournament, computed once for each act and kept: hundreds of
//! telephones ask for the same in the same second.
//!
//! Nothing of a draft is in it, no birth date, and nobody's reasons.

use std::collections::BTreeMap;
use std::sync::Arc;

use ronde_desk::State;
use ronde_desk::state::{BoardState, Phase, RoundState};
use ronde_desk::stored::{EntrantId, ResultCode, UnpairedCode};
use ronde_model::{Colour, Participant, Snapshot};
use ronde_report::graphics::{Float, Mark, Step};
use ronde_standings::{Contest, Row, Settings, Standings};

use crate::Server;
use crate::collation::Collation;
use crate::pages::{aros_of, name_of, points, points_before, rating_of};

/// A tournament as everybody sees it.
pub(crate) struct View {
    pub(crate) seq: u64,
    pub(crate) name: String,
    /// Rounds that are announced.
    pub(crate) rounds: Option<u16>,
    /// The last round that is published; 0 before the first.
    pub(crate) round: u16,
    pub(crate) stage: Stage,
    /// Day and hour of that round, as declared.
    pub(crate) when: String,
    /// What a win is worth.
    pub(crate) win: ronde_model::Score,
    /// Boards of the round in the order of the tables.
    pub(crate) boards: Vec<Board>,
    pub(crate) people: BTreeMap<EntrantId, Person>,
    /// Everybody in the order of names.
    pub(crate) by_name: Vec<EntrantId>,
    /// Everybody in the order of the standings; of the starting list before the first round.
    pub(crate) ranking: Vec<EntrantId>,
    /// The round after which the ranking is: the last complete one.
    pub(crate) after: u16,
    /// The tie-breaks of the ranking: of the teams in a team event.
    pub(crate) tie_breaks: Vec<String>,
    /// Teams in the order of the standings, in a team event.
    pub(crate) teams: Vec<TeamLine>,
    /// Whether averages of opponents are published (dubov-1997:9).
    pub(crate) aros: bool,
}

/// A team in the standings.
pub(crate) struct TeamLine {
    pub(crate) rank: u32,
    pub(crate) name: String,
    pub(crate) points: String,
    pub(crate) values: Vec<String>,
}

/// How far the tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    NotBegun,
    Playing { done: usize, all: usize },
    Between,
    Over,
}

/// A board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) table: u32,
    pub(crate) white: EntrantId,
    pub(crate) black: EntrantId,
    pub(crate) result: Option<ResultCode>,
}

/// Where somebody is in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    At {
        table: u32,
        colour: Colour,
        opponent: EntrantId,
        result: Option<ResultCode>,
    },
    Bye,
    HalfBye,
    Absent,
    /// He has left.
    Gone,
    /// No round is published.
    Nowhere,
}

/// A player.
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) number: u32,
    pub(crate) rating: String,
    pub(crate) federation: String,
    pub(crate) place: Place,
    pub(crate) rank: u32,
    pub(crate) points: String,
    /// Before the round that is shown, as beside the boards everywhere.
    pub(crate) before: String,
    pub(crate) values: Vec<String>,
    pub(crate) steps: Vec<Step>,
    pub(crate) marks: Vec<Mark>,
    /// The average rating of the opponents after each round, where it is published.
    pub(crate) aros: Vec<String>,
}

/// The view of a state.
pub(crate) async fn view(server: &Server, state: &Arc<State>) -> Arc<View> {
    server.tables.views.get(state, 0, View::of).await
}

/// Rounds that everybody sees.
pub(crate) fn published(state: &State) -> impl DoubleEndedIterator<Item = (u16, &RoundState)> {
    let rounds = (1u16..).zip(&state.rounds).take(state.rounds.len());
    let rounds: Vec<(u16, &RoundState)> = rounds.map(|(n, held)| (n, held.as_ref())).collect();
    rounds.into_iter().filter(|(_, held)| held.phase > Phase::Draft)
}

impl View {
    fn of(state: &State) -> View {
        let last = published(state).next_back();
        let mut people = people(state, last);
        let Ranking { after, order, tie_breaks, teams } = rank(state, &mut people);
        let round = last.map_or(0, |(round, _)| round);
        let aros = aros_of(state, round);
        for (id, own) in &aros {
            people.entry(*id).and_modify(|person| person.aros.clone_from(own));
        }
        let when = state.settings.round_dates.get(usize::from(round.max(1)) - 1);
        View {
            seq: state.head.seq,
            name: state.settings.name.clone(),
            rounds: state.last_round(),
            round,
            stage: stage(state, last.map(|it| it.1)),
            when: when.cloned().unwrap_or_default(),
            win: ronde_model::PointSystem::from(state.settings.points).white_win,
            boards: last.map_or_else(Vec::new, |(_, held)| boards(held)),
            by_name: by_name(state),
            after,
            ranking: order,
            tie_breaks,
            teams,
            aros: !aros.is_empty() && round > 0,
            people,
        }
    }
}

fn stage(state: &State, last: Option<&RoundState>) -> Stage {
    match last {
        _ if state.finished => Stage::Over,
        None => Stage::NotBegun,
        Some(held) if held.phase == Phase::Closed => Stage::Between,
        Some(held) => {
            let all = held.boards.len();
            match all - held.missing().count() {
                done if done == all => Stage::Between,
                done => Stage::Playing { done, all },
            }
        }
    }
}

fn boards(held: &RoundState) -> Vec<Board> {
    let board = |it: &BoardState| Board {
        table: it.table,
        white: it.white,
        black: it.black,
        result: it.result,
    };
    let mut boards: Vec<Board> = held.boards.iter().map(board).collect();
    boards.sort_by_key(|board| board.table);
    boards
}

fn by_name(state: &State) -> Vec<EntrantId> {
    let named = state.players.iter().map(|(id, player)| (player.entrant.name.as_str(), *id));
    let mut named: Vec<(&str, EntrantId)> = named.collect();
    Collation::shared().sort(&mut named, |(name, _)| name);
    named.into_iter().map(|(_, id)| id).collect()
}

fn people(state: &State, last: Option<(u16, &RoundState)>) -> BTreeMap<EntrantId, Person> {
    let places = last.map(|(_, held)| places(held)).unwrap_or_default();
    let before = last.map(|(round, _)| points_before(state, round)).unwrap_or_default();
    let person = |(id, player): (&EntrantId, &Arc<ronde_desk::state::Registered>)| {
        let left = player.expelled.is_some()
            || player.until.is_some_and(|until| until < last.map_or(1, |it| it.0));
        let place = match places.get(id) {
            Some(place @ Place::At { .. }) => *place,
            _ if left => Place::Gone,
            Some(place) => *place,
            None if last.is_none() => Place::Nowhere,
            None => Place::Absent,
        };
        let person = Person {
            name: name_of(state, *id),
            number: 0,
            rating: rating_of(&player.entrant),
            federation: player.entrant.federation.clone(),
            place,
            rank: 0,
            points: String::new(),
            before: before.get(id).cloned().unwrap_or_default(),
            values: Vec::new(),
            steps: Vec::new(),
            marks: Vec::new(),
            aros: Vec::new(),
        };
        (*id, person)
    };
    state.players.iter().map(person).collect()
}

fn places(held: &RoundState) -> BTreeMap<EntrantId, Place> {
    let seats = held.boards.iter().flat_map(|it| {
        let at =
            |colour, opponent| Place::At { table: it.table, colour, opponent, result: it.result };
        [(it.white, at(Colour::White, it.black)), (it.black, at(Colour::Black, it.white))]
    });
    let others = held.unpaired.iter().map(|(id, why)| (*id, unpaired(*why)));
    seats.chain(others).collect()
}

/// Why somebody has no opponent, as everybody may know it.
pub(crate) const fn unpaired(why: UnpairedCode) -> Place {
    match why {
        UnpairedCode::PairingBye | UnpairedCode::Full | UnpairedCode::ForfeitWin => Place::Bye,
        UnpairedCode::Half => Place::HalfBye,
        UnpairedCode::Zero | UnpairedCode::ForfeitLoss => Place::Absent,
    }
}

/// The ranking after the last complete round.
struct Ranking {
    after: u16,
    order: Vec<EntrantId>,
    tie_breaks: Vec<String>,
    teams: Vec<TeamLine>,
}

/// Puts ranks, points and rounds into their places, and gives the order.
fn rank(state: &State, people: &mut BTreeMap<EntrantId, Person>) -> Ranking {
    let complete = state.complete_rounds();
    let (snapshot, mut standings, numbers) = state.standings_after(complete);
    let mut teams = Vec::new();
    if standings.settings().contest() == Contest::Teams {
        teams = standings.rows().iter().map(|row| team(&snapshot, &standings, row)).collect();
    }
    let tie_breaks = standings.settings().tie_breaks().iter().map(ToString::to_string).collect();
    if !teams.is_empty() {
        standings = Standings::of(&snapshot, Settings::of_players(&snapshot).after(complete));
    }
    let mut order = Vec::new();
    for row in standings.rows() {
        let Participant::Player(number) = row.who else { continue };
        let Some(id) = numbers.id(number) else { continue };
        let Some(person) = people.get_mut(&id) else { continue };
        person.number = number.get();
        person.rank = row.rank;
        person.points = points(row.score);
        person.values = ronde_report::standings::values(&standings, row);
        order.push(id);
    }
    walked(state, people);
    if published(state).next().is_none() {
        order.sort_by_key(|id| people.get(id).map(|person| person.number));
    }
    Ranking { after: u16::try_from(complete).unwrap_or(u16::MAX), order, tie_breaks, teams }
}

fn team(snapshot: &Snapshot, standings: &Standings, row: &Row) -> TeamLine {
    TeamLine {
        rank: row.rank,
        name: ronde_report::names::participant(snapshot, row.who),
        points: points(row.score),
        values: ronde_report::standings::values(standings, row),
    }
}

/// What everybody did in every round that is published, the one in play included.
fn walked(state: &State, people: &mut BTreeMap<EntrantId, Person>) {
    let rounds = published(state).count();
    let (snapshot, numbers) = state.numbered_snapshot(rounds);
    let players = Settings::of_players(&snapshot).after(rounds);
    for line in Standings::of(&snapshot, players).crosstable() {
        let id = line.who.player().and_then(|number| numbers.id(number));
        let Some((id, person)) = id.and_then(|id| Some((id, people.get_mut(&id)?))) else {
            continue;
        };
        let running = published(state)
            .next_back()
            .is_some_and(|(_, held)| held.board_of(id).is_some_and(|it| it.result.is_none()));
        // A game that is being played is no step yet.
        let played = line.cells.len() - usize::from(running && !line.cells.is_empty());
        person.steps = line.cells[..played].iter().map(Step::from).collect();
        person.marks =
            line.cells.iter().zip(&state.rounds).map(|it| mark(id, it.0, it.1)).collect();
    }
}

fn mark(id: EntrantId, cell: &ronde_standings::tables::Cell, held: &RoundState) -> Mark {
    let float = if held.up.contains(&id) {
        Some(Float::Up)
    } else if held.down.contains(&id) {
        Some(Float::Down)
    } else {
        None
    };
    Mark { float, ..Mark::from(cell) }
}
