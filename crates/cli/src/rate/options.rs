//! What a tournament file does not say and a rating needs.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use clap::ValueEnum;
use ronde_model::{PairingNumber, Participant, Player, Snapshot};
use ronde_rating::event::{HIGHEST, decisive_day, federation, fide, impossible_ratings};
use ronde_rating::fide::k::List;
use ronde_report::names;
use ronde_words::{Lang, RateWords, fill};

use crate::load::{self, Input};
use crate::outcome::Stop;
use crate::{help, language};

/// Options about lists, K and newcomers.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Options {
    #[arg(long, value_name = "LIST", default_value = "standard")]
    #[arg(value_parser = help::offered::<ListName>("tempo"))]
    list: ListName,
    #[arg(long, value_name = "K", value_delimiter = ',')]
    k: Vec<String>,
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    new: Vec<u32>,
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    reached_2400: Vec<u32>,
    #[arg(long, value_name = "FILE")]
    earlier: Vec<PathBuf>,
}

/// By whose rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Federation {
    Fide,
    Sui,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ListName {
    Standard,
    Rapid,
    Blitz,
}

/// K of all, and of some.
type Coefficients = (Option<u32>, BTreeMap<PairingNumber, u32>);

impl Options {
    /// For FIDE's rules.
    pub(crate) fn fide(&self, snapshot: &Snapshot) -> Result<fide::Settings, Stop> {
        let (k_of_all, k) = self.coefficients(snapshot)?;
        Ok(fide::Settings {
            list: match self.list {
                ListName::Standard => List::Standard,
                ListName::Rapid | ListName::Blitz => List::Quick,
            },
            newcomers: players(snapshot, &self.new, "--new")?,
            reached_2400: players(snapshot, &self.reached_2400, "--reached-2400")?,
            k,
            k_of_all,
        })
    }

    /// For the Swiss federation's rules.
    pub(crate) fn federation(&self, snapshot: &Snapshot) -> Result<federation::Settings, Stop> {
        let (k_of_all, k) = self.coefficients(snapshot)?;
        let newcomers = players(snapshot, &self.new, "--new")?;
        Ok(federation::Settings { newcomers, k, k_of_all })
    }

    /// The earlier events whose games count for a first rating (ssb-course:3.1).
    pub(crate) fn earlier(&self, snapshot: &Snapshot) -> Result<Vec<Snapshot>, Stop> {
        let read = |file: &PathBuf| {
            let loaded = load::load(&Input { file: file.clone(), from: None, max_size: None })?;
            possible(&loaded.snapshot, &loaded.name)?;
            Ok((loaded.snapshot, loaded.name))
        };
        let mut found: Vec<Snapshot> = Vec::new();
        for (event, name) in self.earlier.iter().map(read).collect::<Result<Vec<_>, Stop>>()? {
            if event == *snapshot || found.contains(&event) {
                return Err(Stop::bad_input(fill!(words().earlier_twice, name = name)));
            }
            found.push(event);
        }
        Ok(found)
    }

    /// FIDE's ratings are computed from one event.
    pub(crate) fn without_earlier(&self) -> Result<(), Stop> {
        if self.earlier.is_empty() {
            return Ok(());
        }
        Err(Stop::bad_input(words().earlier_only_swiss))
    }

    /// What K rests on, and what was missing for it.
    pub(crate) fn notes(&self, snapshot: &Snapshot, by: Federation, lang: Lang) -> Vec<String> {
        let mut notes = Vec::new();
        let standard = by == Federation::Sui || self.list == ListName::Standard;
        if self.k.iter().any(|word| !word.contains('=')) || !standard {
            return notes;
        }
        let w = RateWords::of(lang);
        notes.push(w.k_follows.to_owned());
        if decisive_day(snapshot).is_none() {
            notes.push(w.no_date.to_owned());
        }
        let unborn = |player: &&Player| {
            player.rating.is_some()
                && player.birth.as_ref().and_then(ronde_model::DateText::date).is_none()
        };
        let unborn: Vec<String> =
            snapshot.players.iter().filter(unborn).map(|it| it.number.to_string()).collect();
        if !unborn.is_empty() {
            notes.push(fill!(w.no_birth, who = unborn.join(", ")));
        }
        notes
    }

    fn coefficients(&self, snapshot: &Snapshot) -> Result<Coefficients, Stop> {
        let mut found: Coefficients = (None, BTreeMap::new());
        for word in &self.k {
            match word.split_once('=') {
                None => found.0 = Some(coefficient(word)?),
                Some((number, k)) => {
                    let number = number.trim().parse().map_err(|_| not_k(word))?;
                    found.1.insert(player(snapshot, number, "--k")?, coefficient(k)?);
                }
            }
        }
        Ok(found)
    }
}

fn words() -> &'static RateWords {
    RateWords::of(language::current())
}

fn coefficient(text: &str) -> Result<u32, Stop> {
    text.trim().parse().ok().filter(|k| (1..=100).contains(k)).ok_or_else(|| not_k(text))
}

fn not_k(text: &str) -> Stop {
    Stop::bad_input(fill!(words().not_k, text = text))
}

/// Numbers that an option names, all of which must exist.
fn players(
    snapshot: &Snapshot,
    numbers: &[u32],
    option: &str,
) -> Result<BTreeSet<PairingNumber>, Stop> {
    numbers.iter().map(|&number| player(snapshot, number, option)).collect()
}

/// The player whom an option names.
pub(crate) fn player(
    snapshot: &Snapshot,
    number: u32,
    option: &str,
) -> Result<PairingNumber, Stop> {
    let known = PairingNumber::new(number).filter(|it| snapshot.player(*it).is_some());
    known.ok_or_else(|| {
        let (w, n) = (words(), snapshot.players.len());
        Stop::bad_input(fill!(w.no_player, option = option, number = number, n = n))
    })
}

/// Stops where a rating cannot be: it would spoil the figures of all opponents.
pub(crate) fn possible(snapshot: &Snapshot, name: &str) -> Result<(), Stop> {
    let (w, lang) = (words(), language::current());
    let wrong: Vec<String> = impossible_ratings(snapshot)
        .iter()
        .map(|(number, rating)| {
            let who = names::numbered_in(snapshot, Participant::Player(*number), lang);
            fill!(w.rating_of, rating = rating, who = who)
        })
        .collect();
    if wrong.is_empty() {
        return Ok(());
    }
    let list = wrong.join(", ");
    Err(Stop::bad_input(fill!(w.impossible, name = name, list = list, highest = HIGHEST)))
}
