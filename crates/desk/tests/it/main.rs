//! The desk from outside.

mod estimates;
mod event;
mod files;
mod hall;
mod portable;
mod portable_import;
mod preview;
mod properties;
mod rules_absences;
mod rules_colour;
mod rules_players;
mod rules_ranking;
mod rules_results;
mod rules_rounds;
mod rules_settings;
mod rules_undo;
mod schedules;
mod seen;
mod story;
mod verify;
mod what_if;
