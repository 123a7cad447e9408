//! A schedule as a tournament that every other room understands, and back.

use std::collections::BTreeMap;

use ronde_model::{
    Bye, Colour, Event, Game, GameResult, PairingNumber, Parts, Player, Rules, Snapshot, Team,
    TeamNumber, TeamPoints, Unpaired, Verbatim,
};

use crate::berger::{Order, RoundRobin};
use crate::error::Error;
use crate::field::{Field, meetings, number};
use crate::follow::{self, GroupOrders};
use crate::recipe::{Kind, Recipe};
use crate::scheveningen::{Scheveningen, Way};
use crate::schiller::Schiller;
use crate::table::{Round, Seat, Side};

/// The comment that carries the recipe.
const MARK: &str = "### ronde schedule ";
/// The comment that carries a decision.
const DECISION: &str = "### ronde decision ";

/// The tournament before its first game: all rounds whose players are known are paired.
///
/// # Errors
/// What is not possible, or entrants that do not fit.
pub fn tournament(recipe: &Recipe, field: &Field, name: &str) -> Result<Snapshot, Error> {
    let snapshot = unpaired(recipe, field, name)?;
    // Nobody has played yet, so no group has an order.
    let rounds = follow::next_rounds(&snapshot, recipe, &|_| Vec::new())?;
    Ok(with_rounds(&snapshot, recipe, &rounds.rounds))
}

/// The same before anything is paired.
///
/// # Errors
/// What is not possible, or entrants that do not fit.
pub fn unpaired(recipe: &Recipe, field: &Field, name: &str) -> Result<Snapshot, Error> {
    field.checked(recipe)?;
    let rounds = recipe.fixed_rounds()?;
    let players: Vec<Player> = field.players.iter().enumerate().map(numbered).collect();
    let is_cup = matches!(recipe.kind, Kind::Cup(_));
    // How many games a cup takes depends on its play-offs.
    let declared = if is_cup { None } else { u16::try_from(rounds).ok() };
    let teams = teams(recipe, field);
    let parts = Parts {
        event: Event {
            name: name.to_owned(),
            kind: recipe.words().to_owned(),
            kind_code: recipe.code(),
            pairing_controller: format!("Ronde {}", env!("CARGO_PKG_VERSION")),
            stated_players: u32::try_from(players.len()).ok(),
            stated_teams: u32::try_from(teams.len()).ok().filter(|number| *number > 0),
            ..Event::default()
        },
        rules: Rules {
            declared_rounds: declared,
            team_points: recipe.boards.map(|_| TeamPoints::default()),
            board_colours: board_colours(recipe),
            ..Rules::default()
        },
        players,
        teams,
        verbatim: vec![Verbatim { text: format!("{MARK}{recipe}"), before: String::new() }],
        ..Parts::default()
    };
    Ok(Snapshot::new(parts).expect("nobody is there twice"))
}

fn numbered((index, player): (usize, &Player)) -> Player {
    Player { number: number(index), rank: None, ..player.clone() }
}

fn teams(recipe: &Recipe, field: &Field) -> Vec<Team> {
    let size = recipe.team_size().unwrap_or(0);
    let team = |(index, name): (usize, &String)| Team {
        number: team_number(index),
        name: name.clone(),
        nickname: crate::table::letters(index),
        strength: None,
        match_points: None,
        game_points: None,
        rank: None,
        members: (0..size).map(|board| number(index * size + board)).collect(),
    };
    field.teams.iter().enumerate().map(team).collect()
}

fn team_number(index: usize) -> TeamNumber {
    let number = u32::try_from(index + 1).ok().and_then(TeamNumber::new);
    number.expect("a list of teams is short")
}

/// W B W B … for the first-named team.
fn board_colours(recipe: &Recipe) -> Vec<Colour> {
    let colour = |board: usize| if board.is_multiple_of(2) { Colour::White } else { Colour::Black };
    (0..recipe.boards.unwrap_or(0)).map(colour).collect()
}

/// A round of a schedule between its people, games without results.
pub fn games_of_round(recipe: &Recipe, round: &Round) -> ronde_model::Round {
    model_round(recipe, round)
}

/// The tournament with further rounds, games without results.
pub(crate) fn with_rounds(snapshot: &Snapshot, recipe: &Recipe, rounds: &[Round]) -> Snapshot {
    let mut parts = (**snapshot).clone();
    parts.rounds.extend(rounds.iter().map(|round| model_round(recipe, round)));
    Snapshot::new(parts).expect("a schedule names only its entrants")
}

fn model_round(recipe: &Recipe, round: &Round) -> ronde_model::Round {
    let games = round.boards.iter().filter_map(|board| board.seats());
    let games = games.flat_map(|(white, black)| games_of(recipe, white, black)).collect();
    // A player dispensed from a round of a cup has won it against nobody; elsewhere he rests.
    let bye = if matches!(recipe.kind, Kind::Cup(_)) { Bye::Full } else { Bye::Zero };
    let resting = round.resting.iter().filter_map(|side| side.seat());
    let resting = resting.flat_map(|seat| people(recipe, seat));
    let resting = resting.map(|number| (number, Unpaired::Bye(bye))).collect();
    ronde_model::Round::new(games, resting).expect("nobody sits at two boards")
}

fn games_of(recipe: &Recipe, white: Seat, black: Seat) -> Vec<Game> {
    let pairs = people(recipe, white).into_iter().zip(people(recipe, black)).enumerate();
    let game = |(board, (one, other)): (usize, (PairingNumber, PairingNumber))| {
        let (white, black) = if board % 2 == 0 { (one, other) } else { (other, one) };
        Game { white, black, result: GameResult::Pending }
    };
    pairs.map(game).collect()
}

/// The people of a seat: one player, or a team's.
fn people(recipe: &Recipe, seat: Seat) -> Vec<PairingNumber> {
    let size = recipe.boards.unwrap_or(1);
    (0..size).map(|board| number(seat.index() * size + board)).collect()
}

/// The tournament with a decision: who goes on from a level match of a cup without playing.
#[must_use]
pub fn decide(snapshot: &Snapshot, number: usize, winner: Seat) -> Snapshot {
    let mut parts = (**snapshot).clone();
    parts.verbatim.push(decision(number, winner));
    Snapshot::new(parts).expect("a comment names nobody")
}

/// A decision as the line that a file carries.
pub fn decision(number: usize, winner: Seat) -> Verbatim {
    let text = format!("{DECISION}match={number} winner={winner}");
    Verbatim { text, before: String::new() }
}

/// Whether a comment carries a schedule or a decision: without it the tournament is another one.
pub fn is_of_schedule(line: &str) -> bool {
    line.starts_with(MARK) || is_decision(line)
}

/// Whether a line of a file is a decision.
pub fn is_decision(line: &str) -> bool {
    line.starts_with(DECISION)
}

/// The decisions that a tournament carries, by the number of the match; the last one counts.
pub fn decisions(snapshot: &Snapshot) -> BTreeMap<usize, Seat> {
    let lines = snapshot.verbatim.iter().filter_map(|line| line.text.strip_prefix(DECISION));
    let decision = |text: &str| {
        let (number, winner) = text.trim().strip_prefix("match=")?.split_once(" winner=")?;
        Some((number.parse().ok()?, Seat::new(winner.parse().ok()?)?))
    };
    lines.filter_map(decision).collect()
}

/// The recipe of a tournament: its comment, else what its type and size tell.
///
/// # Errors
/// A comment that cannot be read, or nothing that tells.
pub fn recipe_of(snapshot: &Snapshot) -> Result<Recipe, Error> {
    let marked = snapshot.verbatim.iter().find_map(|line| line.text.strip_prefix(MARK));
    match marked {
        Some(text) => text.parse(),
        None => by_code(snapshot).ok_or(Error::NoRecipe),
    }
}

/// Types of tournament whose table the code and the number of players determine.
fn by_code(snapshot: &Snapshot) -> Option<Recipe> {
    let code = snapshot.event.kind_code.trim().to_ascii_uppercase();
    let players = snapshot.players.len();
    let (plain, team) = match code.split_once("_TEAM_") {
        Some((maker, rest)) => (format!("{maker}_{rest}"), true),
        None => (code, false),
    };
    let (name, number) = match plain.rsplit_once("_G") {
        Some((name, number)) => (name.to_owned(), number.parse().ok()?),
        None => (plain, 1),
    };
    let seats = if team { snapshot.teams.len() } else { players };
    let robin = |cycles, order| Kind::RoundRobin(RoundRobin { players: seats, cycles, order });
    let match_of = |cycles| {
        Kind::Scheveningen(Scheveningen { boards: players / 2, cycles, way: Way::Balanced })
    };
    let kind = match name.as_str() {
        "BERGER_ROUNDROBIN" | "FIDE_ROUNDROBIN" => robin(number, Order::Berger),
        "BERGER_DOUBLEROUNDROBIN" => robin(2, Order::Berger),
        "FIDE_DOUBLEROUNDROBIN" => robin(2, Order::ReversedEnd),
        "FIDE_SCHEVENINGEN" => match_of(number),
        "FIDE_DOUBLESCHEVENINGEN" => match_of(2),
        other => Kind::Schiller(schiller(other)?),
    };
    let boards = if team { snapshot.teams.first().map(|team| team.members.len()) } else { None };
    let recipe = Recipe { kind, boards };
    let fits = recipe.players() == players && recipe.schedule().is_ok();
    fits.then_some(recipe)
}

fn schiller(code: &str) -> Option<Schiller> {
    let size = code.strip_prefix("FIDE_SCHILLER")?;
    let (groups, size) = match size.strip_prefix('_') {
        Some(size) => size.split_once('X')?,
        None => ("4", "3"),
    };
    Some(Schiller { groups: groups.parse().ok()?, size: size.parse().ok()?, as_printed: false })
}

/// In what a round differs from the schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Other pairs: those that the schedule has and the round has not, and the reverse.
    Pairs {
        /// In the schedule only.
        missing: Vec<(Seat, Seat)>,
        /// In the round only.
        added: Vec<(Seat, Seat)>,
    },
    /// The right pairs, these with the other colours.
    Colours(Vec<(Seat, Seat)>),
    /// There is no such round.
    NoSuchRound,
}

/// Compares every round that is paired with the schedule; rounds that depend on results with what
/// followed from the results before them. `None` for a round that agrees.
///
/// # Errors
/// A tournament of which nobody knows the schedule, or an earlier round from which nothing follows.
pub fn compare(
    snapshot: &Snapshot,
    recipe: &Recipe,
    orders: GroupOrders<'_>,
) -> Result<Vec<Option<Difference>>, Error> {
    let played = meetings(snapshot, recipe);
    let mut found = Vec::new();
    for (index, round) in played.iter().enumerate() {
        let expected = follow::due_round(snapshot, recipe, index, orders)?;
        let pairs: Vec<(Seat, Seat)> = round.iter().map(|one| (one.white, one.black)).collect();
        let none = Some(Difference::NoSuchRound);
        found.push(expected.map_or(none, |it| difference(&it, &pairs)));
    }
    Ok(found)
}

fn difference(expected: &Round, pairs: &[(Seat, Seat)]) -> Option<Difference> {
    let seats = |(white, black): (Side, Side)| Some((white.seat()?, black.seat()?));
    let wanted: Vec<(Seat, Seat)> =
        expected.boards.iter().filter_map(|board| seats((board.white, board.black))).collect();
    let either = |list: &[(Seat, Seat)], pair: &(Seat, Seat)| {
        list.contains(pair) || list.contains(&(pair.1, pair.0))
    };
    let absent = |from: &[(Seat, Seat)], list: &[(Seat, Seat)]| -> Vec<(Seat, Seat)> {
        from.iter().filter(|pair| !either(list, pair)).copied().collect()
    };
    let (missing, added) = (absent(&wanted, pairs), absent(pairs, &wanted));
    if !missing.is_empty() || !added.is_empty() {
        return Some(Difference::Pairs { missing, added });
    }
    let turned: Vec<(Seat, Seat)> =
        pairs.iter().filter(|pair| !wanted.contains(pair)).copied().collect();
    (!turned.is_empty()).then_some(Difference::Colours(turned))
}
