//! `ronde schedule next` and `ronde schedule check`: a file that was made here, and its results.

use std::path::PathBuf;

use ronde_model::{GameResult, Round, RoundNumber, Snapshot};
use ronde_report::{standings, text};
use ronde_schedule::{Difference, Kind, Recipe, Seat, decide, recipe_of};
use ronde_standings::{Contest, Overrides, Settings, Standings, compare, next_rounds};
use ronde_words::{CheckWords, ScheduleCommandWords, fill};

use super::listing::{self, Listing};
use super::{stop, target};
use crate::language;
use crate::load::{self, Input, Loaded};
use crate::outcome::{Outcome, Stop};
use crate::output;

/// The arguments of `ronde schedule next`.
#[derive(Debug, clap::Args)]
pub(super) struct Next {
    #[command(flatten)]
    input: Input,
    #[arg(long, value_name = "MATCH=NUMBER", value_delimiter = ',', value_parser = decision)]
    winner: Vec<(usize, Seat)>,
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

/// The arguments of `ronde schedule check`.
#[derive(Debug, clap::Args)]
pub(super) struct Check {
    #[command(flatten)]
    input: Input,
}

fn decision(text: &str) -> Result<(usize, Seat), String> {
    let parts = text.split_once(['=', ':']);
    let parts =
        parts.and_then(|(number, who)| Some((number.parse().ok()?, Seat::new(who.parse().ok()?)?)));
    parts.ok_or_else(|| ScheduleCommandWords::of(language::current()).decision.to_owned())
}

fn opened(input: &Input) -> Result<(Loaded, Recipe), Stop> {
    let loaded = load::load(input)?;
    let recipe = recipe_of(&loaded.snapshot).map_err(|error| stop(&error).about(&loaded.name))?;
    Ok((loaded, recipe))
}

fn listing(loaded: &Loaded, recipe: &Recipe) -> Result<Listing, Stop> {
    let schedule = recipe.schedule().map_err(|error| stop(&error))?;
    let snapshot = &loaded.snapshot;
    let field = ronde_schedule::Field {
        players: snapshot.players.clone(),
        teams: snapshot.teams.iter().map(|team| team.name.clone()).collect(),
    };
    let name = &snapshot.event.name;
    let lang = language::current();
    let title = if name.is_empty() { listing::kind(recipe, lang) } else { name };
    Ok(Listing::of(recipe, &schedule, Some(&field), title, lang))
}

/// Prints what follows, and writes it if asked.
pub(super) fn next(args: &Next) -> Result<Outcome, Stop> {
    let (loaded, recipe) = opened(&args.input)?;
    let mut snapshot = loaded.snapshot.clone();
    for &(number, winner) in &args.winner {
        snapshot = decide(&snapshot, number, winner);
    }
    let refused = |error| stop(&error).about(&loaded.name);
    let found = next_rounds(&snapshot, &recipe).map_err(refused)?;
    let mut listing = listing(&loaded, &recipe)?;
    let extended = found.added_to(&snapshot, &recipe);
    if let Some(path) = &args.output {
        target::write_tournament(path, &extended)?;
    }
    if found.rounds.is_empty() {
        let w = ScheduleCommandWords::of(language::current());
        output::print(&format!("{}\n\n", fill!(w.played_out, title = listing.title)))?;
        output::print(&tables(&snapshot, &recipe))?;
        return Ok(Outcome::Done);
    }
    listing.rows_of(snapshot.rounds.len() + 1, &found.rounds);
    output::print(&listing.text())?;
    Ok(Outcome::Done)
}

/// The ranking; where players of teams are ranked, the teams below.
fn tables(snapshot: &Snapshot, recipe: &Recipe) -> String {
    let table = |settings: Settings| {
        let standings = Standings::of(snapshot, settings);
        text::table(&standings::view_in(snapshot, &standings, language::current()))
    };
    let mut text = table(Settings::of(snapshot));
    if matches!(recipe.kind, Kind::Scheveningen(_) | Kind::Schiller(_)) {
        let asked = Overrides { contest: Some(Contest::Teams), ..Overrides::default() };
        text += &Settings::settle(snapshot, &asked).map_or_else(|_| String::new(), table);
    }
    text
}

/// Says in which rounds the file differs.
pub(super) fn check(args: &Check) -> Result<Outcome, Stop> {
    let (loaded, recipe) = opened(&args.input)?;
    let compared = compared(&loaded, &recipe)?;
    output::print(&compared.page)?;
    let same = compared.rounds.iter().all(Option::is_none);
    Ok(if same { Outcome::Done } else { Outcome::Negative })
}

/// What a comparison with the schedule found.
pub(crate) struct Compared {
    /// For people.
    pub(crate) page: String,
    /// The schedule, as its comment has it.
    pub(crate) recipe: String,
    /// In what each round that is paired differs, if it does.
    pub(crate) rounds: Vec<Option<Difference>>,
}

impl Compared {
    /// Rounds that are right but for colours.
    pub(crate) fn colours(&self) -> usize {
        let colours = |it: &&Option<Difference>| matches!(it, Some(Difference::Colours(_)));
        self.rounds.iter().filter(colours).count()
    }

    /// Rounds with other pairs.
    pub(crate) fn pairs(&self) -> usize {
        self.rounds.iter().flatten().count() - self.colours()
    }
}

/// Compares a tournament that is played by a schedule; `None` for any other one.
pub(crate) fn of_schedule(loaded: &Loaded) -> Option<Result<Compared, Stop>> {
    let recipe = recipe_of(&loaded.snapshot).ok()?;
    Some(compared(loaded, &recipe))
}

fn compared(loaded: &Loaded, recipe: &Recipe) -> Result<Compared, Stop> {
    let listing = listing(loaded, recipe)?;
    let rounds =
        compare(&loaded.snapshot, recipe).map_err(|error| stop(&error).about(&loaded.name))?;
    let name = &loaded.name;
    let words: String =
        (1..).zip(&rounds).map(|(round, it)| difference(&listing, round, it.as_ref())).collect();
    let w = ScheduleCommandWords::of(language::current());
    let page = if words.is_empty() {
        format!("{}\n", fill!(w.agrees, n = rounds.len(), name = name, recipe = recipe))
    } else {
        format!("{}\n{words}", fill!(w.differs, name = name, recipe = recipe))
    };
    Ok(Compared { page, recipe: recipe.to_string(), rounds })
}

fn difference(listing: &Listing, round: usize, found: Option<&Difference>) -> String {
    let name = |seat: Seat| listing.side(ronde_schedule::Side::Seat(seat));
    let pairs = |list: &[(Seat, Seat)]| -> String {
        let line = |pair: &(Seat, Seat)| format!("    {} – {}\n", name(pair.0), name(pair.1));
        list.iter().map(line).collect::<Vec<_>>().concat()
    };
    let w = ScheduleCommandWords::of(language::current());
    let in_file = CheckWords::of(language::current()).in_file;
    match found {
        None => String::new(),
        Some(Difference::NoSuchRound) => {
            format!("  {}\n", fill!(w.no_such_round, round = round))
        }
        Some(Difference::Colours(list)) => {
            format!("  {}\n{}", fill!(w.colours_reversed, round = round), pairs(list))
        }
        Some(Difference::Pairs { missing, added }) => format!(
            "  {}\n   {}\n{}   {in_file}\n{}",
            fill!(w.other_pairs, round = round),
            w.as_scheduled,
            pairs(missing),
            pairs(added)
        ),
    }
}

/// A round of a schedule.
pub(crate) struct Found {
    /// The schedule, as its comment has it.
    pub(crate) recipe: String,
    /// Its games as engines print them: their number, then White and Black of each.
    pub(crate) list: String,
    /// The tournament with the round, and with what else is known by now.
    pub(crate) tournament: Snapshot,
}

/// A round as the schedule has it; `None` for a tournament without a schedule. Without a number it
/// is the first round that lacks a result, else the one that follows.
pub(crate) fn pairs(loaded: &Loaded, round: Option<RoundNumber>) -> Option<Result<Found, Stop>> {
    let recipe = recipe_of(&loaded.snapshot).ok()?;
    Some(pairs_of(loaded, &recipe, round))
}

fn pairs_of(loaded: &Loaded, recipe: &Recipe, round: Option<RoundNumber>) -> Result<Found, Stop> {
    let snapshot = &loaded.snapshot;
    let open = |round: &Round| round.games().iter().any(|it| it.result == GameResult::Pending);
    let wanted = match round {
        Some(round) => round.index(),
        None => snapshot.rounds.iter().position(open).unwrap_or(snapshot.rounds.len()),
    };
    let tournament = if wanted < snapshot.rounds.len() {
        snapshot.clone()
    } else {
        let next =
            next_rounds(snapshot, recipe).map_err(|error| stop(&error).about(&loaded.name))?;
        next.added_to(snapshot, recipe)
    };
    let round = tournament.rounds.get(wanted).ok_or_else(|| {
        let w = ScheduleCommandWords::of(language::current());
        Stop::bad_input(fill!(w.no_round, name = loaded.name, round = wanted + 1))
    })?;
    let games = round.games();
    let lines: Vec<String> =
        games.iter().map(|it| format!("{} {}\n", it.white, it.black)).collect();
    let list = format!("{}\n{}", games.len(), lines.concat());
    Ok(Found { recipe: recipe.to_string(), list, tournament })
}
