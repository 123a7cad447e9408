//! The event that is played: from a file, or planned.

use ronde_model::{Colour, Snapshot};
use ronde_schedule::{Kind, recipe_of};
use ronde_simulate::course::Way;
use ronde_standings::prizes::Rules;
use ronde_standings::{Contest, Settings};
use ronde_swiss::System;
use ronde_words::{CheckWords, SimulateWords, fill};

use super::options::Options;
use crate::generate;
use crate::language;
use crate::load::{self, Input};
use crate::outcome::Stop;
use crate::pair::choice::{self, Rulebook};
use crate::standings::choice::Rules as TieBreakRules;

/// What planned events break ties by, unless something else is asked for.
const USUAL: &str = "BH/C1,BH,SB";

fn listed(settings: &Settings) -> String {
    let list: Vec<String> = settings.tie_breaks().iter().map(ToString::to_string).collect();
    list.join(",")
}

/// Everything that the plays need.
pub(super) struct Asked {
    pub(super) event: Snapshot,
    pub(super) way: Way,
    /// The system, where the event is a Swiss.
    pub(super) system: Option<System>,
    pub(super) initial_colour: Colour,
    pub(super) settings: Settings,
    pub(super) prizes: Option<Rules>,
    said: String,
}

impl Asked {
    /// How it is paired and ranked, for standard error.
    pub(super) fn notes(&self) -> String {
        self.said.clone()
    }
}

impl Options {
    /// The event, its rules and its prizes.
    pub(super) fn read(&self, seed: u64) -> Result<Asked, Stop> {
        let w = SimulateWords::of(language::current());
        let prizes = self.prizes()?;
        let (event, name) = match &self.file {
            Some(file) => {
                let input = Input { file: file.clone(), from: self.from, max_size: None };
                let loaded = load::load_scored(&input, self.lang())?;
                (self.with_rounds(loaded.snapshot, &loaded.name)?, loaded.name)
            }
            None => (self.planned(seed)?, w.planned.to_owned()),
        };
        let chosen = TieBreakRules::new(self.tie_breaks.clone(), None).choose(&event, &name)?;
        let (way, paired_by) = self.paired_by(&event)?;
        let said = match self.file {
            Some(_) => paired_by + &chosen.words(),
            None => format!("{}\n", fill!(w.tie_breaks, list = listed(&chosen.settings))),
        };
        let (system, initial_colour) = match way {
            Way::Swiss { system, initial_colour } => (Some(system), initial_colour),
            Way::Schedule(_) => (None, Colour::White),
        };
        if system.is_some() && chosen.settings.contest() == Contest::Teams {
            return Err(Stop::bad_input(fill!(w.no_teams, name = name)));
        }
        let settings = chosen.settings;
        Ok(Asked { event, way, system, initial_colour, settings, prizes, said })
    }

    /// The number of rounds, where one is asked for that is not to be compared with others.
    fn with_rounds(&self, event: Snapshot, name: &str) -> Result<Snapshot, Stop> {
        match (self.is_comparison(), &self.rounds[..]) {
            (false, [rounds]) => choice::declare_rounds(event, Some(*rounds), name),
            (true, [rounds, ..]) if event.rules.declared_rounds.is_none() => {
                choice::declare_rounds(event, Some(*rounds), name)
            }
            _ => Ok(event),
        }
    }

    /// By the schedule that the file carries, else by a Swiss system.
    fn paired_by(&self, event: &Snapshot) -> Result<(Way, String), Stop> {
        let scheduled = self.system.is_none() && self.compare.is_empty();
        if let Some(recipe) = recipe_of(event).ok().filter(|_| scheduled) {
            if matches!(recipe.kind, Kind::Cup(_)) {
                return Err(Stop::bad_input(SimulateWords::of(language::current()).no_cup));
            }
            // A round in play has no successor yet; a schedule that does not fit never has one.
            match ronde_standings::next_rounds(event, &recipe) {
                Err(error @ ronde_schedule::Error::TooFewRounds { .. }) => {
                    let told = ronde_report::no_schedule(&error, language::current());
                    return Err(Stop::bad_input(format!("{told}.")));
                }
                _ => return Ok((Way::Schedule(Box::new(recipe)), String::new())),
            }
        }
        let rulebook =
            Rulebook { system: self.system, edition: self.edition, ..Rulebook::default() };
        let system = choice::system(event, &rulebook)?;
        let initial = choice::initial(event, system.system, None);
        let said = if self.is_comparison() {
            String::new()
        } else {
            format!("{}, {}\n", system.words(), initial.words())
        };
        let way = Way::Swiss { system: system.system, initial_colour: initial.colour };
        Ok((way, said))
    }

    /// An event that exists only in its numbers.
    fn planned(&self, seed: u64) -> Result<Snapshot, Stop> {
        let w = SimulateWords::of(language::current());
        let Some(players) = self.players else {
            return Err(Stop::bad_input(w.which_event));
        };
        let Some(&rounds) = self.rounds.first() else {
            return Err(Stop::bad_input(w.how_many_rounds));
        };
        let recipe = self.recipe(players, rounds)?;
        let event =
            ronde_simulate::planned(&recipe, seed).map_err(|error| generate::refused(&error))?;
        let mut parts = event.into_parts();
        USUAL.clone_into(&mut parts.event.tie_breaks);
        let all = fill!(w.players, n = players);
        let rounds = fill!(CheckWords::of(language::current()).rounds, n = rounds);
        parts.event.name = fill!(w.planned_name, players = all, rounds = rounds);
        Ok(Snapshot::new(parts).expect("only the tie-breaks have changed"))
    }
}
