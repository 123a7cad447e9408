//! What is declared.

use ronde_swiss::System;
use serde::{Deserialize, Serialize};

use crate::stored::{
    ByeRules, ColourCode, Lot, Points, PrimaryCode, Prizes, Prohibited, Setting, SystemCode,
};

/// What is declared about a tournament, as far as it was; the rest is what is usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "named as the settings that make it")]
pub struct Settings {
    pub name: String,
    pub city: String,
    pub federation: String,
    pub start: String,
    pub end: String,
    pub chief_arbiter: String,
    pub deputies: Vec<String>,
    pub time_control: String,
    pub time_control_code: String,
    pub round_dates: Vec<String>,
    pub system: SystemCode,
    /// None until it is announced (C.04.1:1).
    pub rounds: Option<u16>,
    pub points: Points,
    pub tie_breaks: String,
    pub acceleration: String,
    pub initial_colour: Option<ColourCode>,
    pub bye_rules: ByeRules,
    pub prohibited: Vec<Prohibited>,
    #[serde(default)]
    pub prizes: Prizes,
    /// By the year of the edition; by the date of the event where nothing is said.
    #[serde(default)]
    pub tie_break_rules: Option<u16>,
    #[serde(default)]
    pub primary_points: Option<PrimaryCode>,
    #[serde(default)]
    pub unrated_as: Option<u16>,
    #[serde(default)]
    pub lots: Vec<Lot>,
    #[serde(default)]
    pub director: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: String::new(),
            city: String::new(),
            federation: String::new(),
            start: String::new(),
            end: String::new(),
            chief_arbiter: String::new(),
            deputies: Vec::new(),
            time_control: String::new(),
            time_control_code: String::new(),
            round_dates: Vec::new(),
            system: SystemCode::from(System::DEFAULT),
            rounds: None,
            points: Points::default(),
            tie_breaks: String::new(),
            acceleration: String::new(),
            initial_colour: None,
            bye_rules: ByeRules::default(),
            prohibited: Vec::new(),
            prizes: Prizes::default(),
            tie_break_rules: None,
            primary_points: None,
            unrated_as: None,
            lots: Vec::new(),
            director: String::new(),
        }
    }
}

impl Settings {
    /// The Swiss system; none for a schedule, or for a code of a later version.
    pub fn swiss(&self) -> Option<System> {
        self.system.swiss().ok().flatten()
    }

    /// Puts a new value into its place. A table belongs to a player and is put there.
    pub(crate) fn put(&mut self, setting: Setting) {
        match setting {
            Setting::Name(value) => self.name = value,
            Setting::City(value) => self.city = value,
            Setting::Federation(value) => self.federation = value,
            Setting::Start(value) => self.start = value,
            Setting::End(value) => self.end = value,
            Setting::ChiefArbiter(value) => self.chief_arbiter = value,
            Setting::Deputies(value) => self.deputies = value,
            Setting::TimeControl(value) => self.time_control = value,
            Setting::TimeControlCode(value) => self.time_control_code = value,
            Setting::RoundDates(value) => self.round_dates = value,
            Setting::System(value) => self.system = value,
            Setting::Rounds(value) => self.rounds = Some(value),
            Setting::Points(value) => self.points = value,
            Setting::TieBreaks(value) => self.tie_breaks = value,
            Setting::Acceleration(value) => self.acceleration = value,
            Setting::InitialColour(value) => self.initial_colour = value,
            Setting::ByeRules(value) => self.bye_rules = value,
            Setting::Prohibited(value) => self.prohibited = value,
            Setting::Prizes(value) => self.prizes = value,
            Setting::TieBreakRules(value) => self.tie_break_rules = value,
            Setting::PrimaryPoints(value) => self.primary_points = value,
            Setting::UnratedAs(value) => self.unrated_as = value,
            Setting::Lots(value) => self.lots = value,
            Setting::Director(value) => self.director = value,
            Setting::FixedTable(..) => {}
        }
    }
}
