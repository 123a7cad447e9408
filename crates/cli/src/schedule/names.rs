//! Who plays, from a tournament file or a plain list.

use std::path::Path;

use ronde_model::{PairingNumber, Player, Snapshot};
use ronde_schedule::{Field, Recipe};
use ronde_words::{ScheduleCommandWords, fill};

use crate::language;
use crate::load::{self, Input};
use crate::outcome::Stop;

/// People in order, and teams where the list has some.
#[derive(Debug)]
pub(super) struct Names {
    pub(super) players: Vec<Player>,
    /// Name and size of each team.
    pub(super) teams: Vec<(String, usize)>,
}

/// Reads a tournament file, or a list of names.
pub(super) fn read(path: &Path) -> Result<Names, Stop> {
    let bytes = load::is_standard(path).then(Vec::new);
    let bytes = bytes.map_or_else(|| std::fs::read(path), Ok);
    let text = bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
    let record = |line: &str| line.starts_with("001 ") || line.starts_with("012 ");
    let is_tournament = text.trim_start().starts_with('{') || text.lines().any(record);
    // A file that is not there, or standard input, is the business of the usual reader.
    if is_tournament || text.is_empty() {
        let input = Input { file: path.to_owned(), from: None, max_size: None };
        return Ok(of_tournament(&load::load(&input)?.snapshot));
    }
    Ok(of_list(&text))
}

fn of_tournament(snapshot: &Snapshot) -> Names {
    let by_team = snapshot.teams.iter().flat_map(|team| &team.members);
    let mut players: Vec<Player> =
        by_team.filter_map(|number| snapshot.player(*number)).cloned().collect();
    if players.is_empty() {
        players.clone_from(&snapshot.players);
    }
    let teams = snapshot.teams.iter().map(|team| (team.name.clone(), team.members.len()));
    Names { players, teams: teams.collect() }
}

/// `Keller, Anna; SUI; 2312` on each line; `Neuchâtel:` begins a team.
fn of_list(text: &str) -> Names {
    let mut names = Names { players: Vec::new(), teams: Vec::new() };
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(team) = line.strip_suffix(':') {
            names.teams.push((team.trim().to_owned(), 0));
            continue;
        }
        let mut parts = line.split([';', '\t']).map(str::trim);
        let number = PairingNumber::new(1).unwrap_or_else(|| unreachable!("one is a number"));
        let mut player = Player::new(number, parts.next().unwrap_or_default());
        for part in parts {
            match part.parse() {
                Ok(rating) => player.rating = Some(rating),
                Err(_) => part.clone_into(&mut player.federation),
            }
        }
        names.players.push(player);
        if let Some((_, size)) = names.teams.last_mut() {
            *size += 1;
        }
    }
    names
}

impl Names {
    /// Seats: teams where there are some, else players.
    pub(super) fn seats(&self) -> usize {
        if self.teams.is_empty() { self.players.len() } else { self.teams.len() }
    }

    /// Players of a team, where all teams have as many.
    pub(super) fn team_size(&self) -> Result<Option<usize>, Stop> {
        let Some((_, size)) = self.teams.first() else { return Ok(None) };
        match self.teams.iter().find(|(_, other)| other != size) {
            None => Ok(Some(*size)),
            Some((name, other)) => {
                let w = ScheduleCommandWords::of(language::current());
                let said = fill!(w.unequal_teams, name = name, other = other, size = size);
                Err(Stop::bad_input(said))
            }
        }
    }

    /// As entrants of a schedule. Groups without names of their own get letters.
    pub(super) fn field(&self, recipe: &Recipe) -> Field {
        let teams: Vec<String> = self.teams.iter().map(|(name, _)| name.clone()).collect();
        let teams = if teams.is_empty() { Field::numbered(recipe).teams } else { teams };
        let teams = if recipe.team_size().is_none() { Vec::new() } else { teams };
        Field { players: self.players.clone(), teams }
    }
}
