//! Systems, numbers of rounds and accelerations on the same field with the same luck.
//!
//! Every play has one seed for all variants, and luck belongs to the meeting (see [`Course`]):
//! where two players meet under both, the same throw decides it. So differences between variants
//! are far more certain than the figures themselves, and each is told with the error of the
//! difference.

use ronde_model::{Colour, Snapshot};
use ronde_standings::{Settings, Standings};
use ronde_swiss::System;

use crate::course::{Course, Way, announced};
use crate::crew::{Watch, Work, crew};
use crate::dice::derived;
use crate::mean::Mean;
use crate::measures::{Measure, Values, measure};
use crate::recipe::Acceleration;
use crate::study::{StudyError, checked};

/// A way to hold the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// System and edition.
    pub system: System,
    /// Rounds.
    pub rounds: u16,
    /// Virtual points.
    pub acceleration: Acceleration,
}

/// What is asked.
#[derive(Clone, Debug)]
pub struct Comparison<'a> {
    /// The field; rounds that were played are left out of it.
    pub field: &'a Snapshot,
    /// The variants; the others are compared with the first.
    pub variants: &'a [Variant],
    /// Colour drawn before round 1.
    pub initial_colour: Colour,
    /// How everybody is ranked in the end.
    pub settings: Settings,
    /// Draws in per cent; `None` leaves it to the ratings.
    pub draw_percentage: Option<u8>,
    /// How often each is played.
    pub plays: u64,
    /// From which every play has its own seed.
    pub seed: u64,
    /// Threads to work with.
    pub threads: usize,
}

/// What the plays of one variant say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Which.
    pub variant: Variant,
    /// For each of [`Measure::ALL`], over the plays that came to their end.
    pub means: Vec<Mean>,
    /// The same less that of the first variant, over the plays in which both came to their end.
    pub differences: Vec<Mean>,
    /// Plays in which a round could not be paired.
    pub cut_short: u64,
}

impl Measured {
    fn new(variant: Variant) -> Measured {
        let none = vec![Mean::default(); Measure::ALL.len()];
        Measured { variant, means: none.clone(), differences: none, cut_short: 0 }
    }

    /// The mean of a measure.
    pub fn mean(&self, measure: Measure) -> Mean {
        self.means[measure as usize]
    }

    /// The mean difference from the first variant.
    pub fn difference(&self, measure: Measure) -> Mean {
        self.differences[measure as usize]
    }

    fn enter(&mut self, values: Option<&Values>, first: Option<&Values>) {
        let Some(values) = values else {
            self.cut_short += 1;
            return;
        };
        for (place, value) in values.iter().enumerate() {
            let Some(value) = *value else { continue };
            self.means[place].enter(value);
            if let Some(first) = first.and_then(|first| first[place]) {
                self.differences[place].enter(value - first);
            }
        }
    }
}

/// Plays every variant so many times.
///
/// # Errors
/// If a variant cannot be paired at all, or it was stopped.
pub fn compare(asked: &Comparison<'_>, watch: Watch<'_>) -> Result<Vec<Measured>, StudyError> {
    let courses: Vec<Course> = asked.variants.iter().map(|it| asked.course(*it)).collect();
    for course in &courses {
        checked(course)?;
    }
    let work = Variants { asked, courses };
    crew(&work, asked.plays, asked.threads, watch).ok_or(StudyError::Stopped)
}

impl Comparison<'_> {
    fn course(&self, variant: Variant) -> Course {
        let Variant { system, rounds, acceleration } = variant;
        let explicit: &[_] = match acceleration {
            Acceleration::Explicit => &self.field.accelerations,
            _ => &[],
        };
        let event = announced(self.field, system, rounds, acceleration, explicit);
        let way = Way::Swiss { system, initial_colour: self.initial_colour };
        Course::new(&event, way, self.draw_percentage)
    }
}

struct Variants<'a> {
    asked: &'a Comparison<'a>,
    courses: Vec<Course>,
}

impl Work for Variants<'_> {
    type Sum = Vec<Measured>;

    fn nothing(&self) -> Vec<Measured> {
        self.asked.variants.iter().map(|variant| Measured::new(*variant)).collect()
    }

    fn one(&self, play: u64, sum: &mut Vec<Measured>) {
        let seed = derived(self.asked.seed, play);
        let found: Vec<Option<Values>> = self
            .courses
            .iter()
            .map(|course| {
                let play = course.play(seed);
                let settings = self.asked.settings.after(play.snapshot.rounds.len());
                let whole = play.ended_before.is_none();
                whole.then(|| {
                    let standings = Standings::of(&play.snapshot, settings);
                    measure(&play.snapshot, &standings, course.strengths())
                })
            })
            .collect();
        let first = found.first().and_then(Option::as_ref);
        for (measured, values) in sum.iter_mut().zip(&found) {
            measured.enter(values.as_ref(), first);
        }
    }

    fn add(&self, sum: &mut Vec<Measured>, other: Vec<Measured>) {
        for (one, more) in sum.iter_mut().zip(other) {
            one.cut_short += more.cut_short;
            for (mean, more) in one.means.iter_mut().zip(more.means) {
                mean.add(more);
            }
            for (mean, more) in one.differences.iter_mut().zip(more.differences) {
                mean.add(more);
            }
        }
    }
}
