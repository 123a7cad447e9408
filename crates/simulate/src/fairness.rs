//! Whether an event treated its players as chance would: colours, floats and opponents of each
//! against the same event played again and again.
//!
//! The replays have the same players, ratings, system, byes and absences (who stayed away from his
//! board does so again, whoever waits there), and other luck. For each
//! player and aspect the replays give the distribution; what he had stands somewhere in it. A tail
//! is twice the share of the replays that are as extreme or more on the same side, one at most; for
//! aspects of which only much is a complaint, it is the share with as much or more.
//!
//! | Aspect | is | tails |
//! |---|---|---|
//! | [`Aspect::Colours`] | games with White less games with Black | two |
//! | [`Aspect::Run`] | most games running with one colour | one |
//! | [`Aspect::Down`] | games against a lower pairing score | one |
//! | [`Aspect::Up`] | games against a higher pairing score | one |
//! | [`Aspect::Opposition`] | ratings of the opponents less those to be expected on the same path of scores | two |
//!
//! Who looks at a hundred players finds five beyond five per cent. So the report says how many are
//! to be expected beyond it: not simply five in a hundred, because figures that are small whole
//! numbers jump over the limit, but what the distributions themselves give. And it says who is
//! unusual even after a correction for having looked at all of them (Holm's).
//!
//! The opponents to be expected on a path: for every round, the mean rating of the opponents that
//! the player had in those replays in which he came into the round with the same pairing score. A
//! replay is compared with the others, without itself. Where no replay has the score, the mean of
//! the round stands in for it.

use std::collections::BTreeMap;

use ronde_model::{PairingNumber, Round, Score, Snapshot};

use crate::course::{Course, Way, before_round_1};
use crate::crew::{Watch, Work, crew};
use crate::dice::derived;
use crate::measures::{Float, Sheets};
use crate::study::{StudyError, checked};

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aspect {
    /// Games with White less games with Black.
    Colours,
    /// Most games running with one colour.
    Run,
    /// Games against a lower pairing score.
    Down,
    /// Games against a higher pairing score.
    Up,
    /// Rating of the opponents against what was to be expected, on average, in hundredths.
    Opposition,
}

impl Aspect {
    /// Every one.
    pub const ALL: [Aspect; 5] =
        [Aspect::Colours, Aspect::Run, Aspect::Down, Aspect::Up, Aspect::Opposition];

    /// The name that programs know it by.
    pub const fn key(self) -> &'static str {
        match self {
            Aspect::Colours => "colours",
            Aspect::Run => "run",
            Aspect::Down => "down",
            Aspect::Up => "up",
            Aspect::Opposition => "opposition",
        }
    }

    /// Whether too little is as unusual as too much.
    pub const fn has_two_tails(self) -> bool {
        matches!(self, Aspect::Colours | Aspect::Opposition)
    }
}

/// Beyond this share of the replays, in thousandths, something is called unusual.
pub const LIMIT: u64 = 50;

/// Replays that are enough to find somebody unusual among so many players: with fewer, even what no
/// replay had could be chance, because everybody is looked at in every aspect.
pub fn enough(players: usize) -> u64 {
    let looks = players as u64 * Aspect::ALL.len() as u64;
    2 * looks * 1000 / LIMIT
}

/// What is asked.
#[derive(Clone, Debug)]
pub struct Inquiry<'a> {
    /// The event. Its rounds up to the last whose games all have results are looked at.
    pub event: &'a Snapshot,
    /// How it was paired.
    pub way: Way,
    /// Draws in per cent; `None` leaves it to the ratings.
    pub draw_percentage: Option<u8>,
    /// Replays.
    pub plays: u64,
    /// From which every replay has its own seed.
    pub seed: u64,
    /// Threads to work with.
    pub threads: usize,
}

/// One aspect of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What he had.
    pub value: i64,
    /// What the replays had.
    pub spread: BTreeMap<i64, u64>,
    /// Whether too little counts too.
    two: bool,
}

impl Standing {
    fn plays(&self) -> u64 {
        self.spread.values().sum()
    }

    fn up_to(&self, value: i64) -> u64 {
        self.spread.range(..=value).map(|(_, count)| count).sum()
    }

    /// Replays with less, as much, and more.
    pub fn counts(&self) -> (u64, u64, u64) {
        let equal = self.spread.get(&self.value).copied().unwrap_or(0);
        let less = self.up_to(self.value) - equal;
        (less, equal, self.plays() - less - equal)
    }

    /// Where he stands, in thousandths: replays with less, and half of those with as much.
    pub fn percentile(&self) -> u64 {
        let (less, equal, _) = self.counts();
        (1000 * (2 * less + equal)).checked_div(2 * self.plays()).unwrap_or(500)
    }

    /// The tail in replays: as extreme or more, both sides together where both count. The event
    /// itself counts as one of them, so that it is never zero.
    pub fn tail(&self) -> u64 {
        self.tail_of(self.value)
    }

    fn tail_of(&self, value: i64) -> u64 {
        let plays = self.plays();
        let equal = self.spread.get(&value).copied().unwrap_or(0);
        let less = self.up_to(value) - equal;
        let more = plays - less - equal;
        let side = if self.two { less.min(more) } else { more } + equal + 1;
        if self.two { (2 * side).min(plays + 1) } else { side.min(plays + 1) }
    }

    /// Whether the tail is within so many thousandths of the replays and the event.
    pub fn is_beyond(&self, thousandths: u64) -> bool {
        self.within(self.tail(), thousandths)
    }

    fn within(&self, tail: u64, thousandths: u64) -> bool {
        1000 * tail <= thousandths * (self.plays() + 1)
    }

    /// Replays in which this player would have been beyond it: what chance gives.
    fn chance_beyond(&self, thousandths: u64) -> u64 {
        let beyond = |value: i64| self.within(self.tail_of(value), thousandths);
        self.spread.iter().filter(|(value, _)| beyond(**value)).map(|(_, count)| count).sum()
    }

    /// The value that so many thousandths of the replays do not exceed.
    pub fn quantile(&self, thousandths: u64) -> Option<i64> {
        let needed = (self.plays() * thousandths).div_ceil(1000).max(1);
        let mut seen = 0;
        let found = self.spread.iter().find(|(_, count)| {
            seen += **count;
            seen >= needed
        });
        found.map(|(value, _)| *value)
    }
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Treated {
    /// Who.
    pub number: PairingNumber,
    /// For each of [`Aspect::ALL`]; nothing of whoever played no game.
    pub standings: Option<Vec<Standing>>,
}

impl Treated {
    /// One aspect.
    pub fn of(&self, aspect: Aspect) -> Option<&Standing> {
        self.standings.as_ref().map(|all| &all[aspect as usize])
    }
}

/// How many are unusual in one aspect, and how many chance gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The aspect.
    pub aspect: Aspect,
    /// Players looked at.
    pub players: usize,
    /// To be expected beyond the limit, in thousandths of a player.
    pub expected: u64,
    /// Those beyond it.
    pub beyond: Vec<PairingNumber>,
    /// Those who are unusual even though everybody was looked at, in every aspect (Holm).
    pub unusual: Vec<PairingNumber>,
}

/// The whole report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// Replays.
    pub plays: u64,
    /// The seed.
    pub seed: u64,
    /// Rounds looked at.
    pub rounds: usize,
    /// Replays in which a round could not be paired; they are not counted.
    pub cut_short: u64,
    /// Everybody, by number.
    pub players: Vec<Treated>,
}

impl Fairness {
    /// Whether the replays are enough to find somebody unusual.
    pub fn is_decided(&self) -> bool {
        self.plays - self.cut_short >= enough(self.players.len())
    }

    /// One verdict for each aspect.
    pub fn verdicts(&self) -> Vec<Verdict> {
        let unusual = self.unusual();
        let verdict = |aspect: Aspect| {
            let all = self.players.iter().filter_map(|it| Some((it.number, it.of(aspect)?)));
            let all: Vec<(PairingNumber, &Standing)> = all.collect();
            let chance: u64 = all.iter().map(|(_, it)| it.chance_beyond(LIMIT)).sum();
            let beyond = all.iter().filter(|(_, it)| it.is_beyond(LIMIT));
            let own = unusual.iter().filter(|(_, it)| *it == aspect);
            Verdict {
                aspect,
                players: all.len(),
                expected: (1000 * chance).checked_div(self.plays - self.cut_short).unwrap_or(0),
                beyond: beyond.map(|(number, _)| *number).collect(),
                unusual: own.map(|(number, _)| *number).collect(),
            }
        };
        Aspect::ALL.map(verdict).to_vec()
    }

    /// Holm's correction over all players and aspects: the smallest tail must be within the limit
    /// divided by the number of all, the next by one less, and so on until one is not.
    fn unusual(&self) -> Vec<(PairingNumber, Aspect)> {
        let mut all: Vec<(u64, u64, PairingNumber, Aspect)> = self
            .players
            .iter()
            .flat_map(|player| {
                Aspect::ALL.into_iter().filter_map(|aspect| {
                    let standing = player.of(aspect)?;
                    Some((standing.tail(), standing.plays() + 1, player.number, aspect))
                })
            })
            .collect();
        all.sort_unstable_by_key(|(tail, ..)| *tail);
        let number = all.len() as u64;
        let holds = |(place, (tail, plays, ..)): &(u64, (u64, u64, _, _))| {
            1000 * tail * (number - place) <= LIMIT * plays
        };
        let kept = (0..).zip(all).take_while(holds);
        kept.map(|(_, (.., number, aspect))| (number, aspect)).collect()
    }
}

/// Replays the event and compares.
///
/// # Errors
/// If nothing was played, nothing can be paired, or it was stopped.
pub fn fairness(asked: &Inquiry<'_>, watch: Watch<'_>) -> Result<Fairness, StudyError> {
    if matches!(asked.way, Way::Schedule(_)) {
        return Err(StudyError::FixedBeforehand);
    }
    let event = finished_rounds(asked.event);
    let rounds = event.rounds.len();
    if rounds == 0 {
        return Err(StudyError::NothingPlayed);
    }
    let mut parts = before_round_1(&event).into_parts();
    let declared = asked.event.rules.declared_rounds;
    parts.rules.declared_rounds = declared.or(u16::try_from(rounds).ok());
    let start = Snapshot::new(parts).expect("nobody new is named");
    let course = Course::new(&start, asked.way.clone(), asked.draw_percentage);
    let course = course.with_absences_of(&event);
    checked(&course)?;
    let replays = Replays { asked, course: &course, rounds };
    // Half of the way is the first pass, in which only the expected opponents are found.
    let halfway = |done: u64| watch(done / 2);
    let paths = crew(&Paths(&replays), asked.plays, asked.threads, &halfway);
    let paths = paths.ok_or(StudyError::Stopped)?;
    let second = |done: u64| watch(asked.plays / 2 + done.div_ceil(2));
    let spreads = Spreads { replays: &replays, paths: &paths };
    let found = crew(&spreads, asked.plays, asked.threads, &second).ok_or(StudyError::Stopped)?;
    let sheets = Sheets::of(&event, course.strengths());
    let treated = |(index, spreads): (usize, [BTreeMap<i64, u64>; 5])| Treated {
        number: event.players[index].number,
        standings: aspects(&sheets, &paths, index, Other::TheEvent)
            .map(|values| standings(values, spreads)),
    };
    Ok(Fairness {
        plays: asked.plays,
        seed: asked.seed,
        rounds,
        cut_short: found.cut_short,
        players: found.spreads.into_iter().enumerate().map(treated).collect(),
    })
}

fn standings(values: [i64; 5], spreads: [BTreeMap<i64, u64>; 5]) -> Vec<Standing> {
    let all = Aspect::ALL.into_iter().zip(values).zip(spreads);
    all.map(|((aspect, value), spread)| Standing { value, spread, two: aspect.has_two_tails() })
        .collect()
}

/// The event up to the last round of which every game has a result.
fn finished_rounds(event: &Snapshot) -> Snapshot {
    let open = |round: &Round| {
        !round.is_paired()
            || round.games().iter().any(|game| game.result == ronde_model::GameResult::Pending)
    };
    let finished = event.rounds.iter().position(open).unwrap_or(event.rounds.len());
    let mut parts = (**event).clone();
    parts.rounds.truncate(finished);
    Snapshot::new(parts).expect("nobody new is named")
}

struct Replays<'a> {
    asked: &'a Inquiry<'a>,
    course: &'a Course,
    rounds: usize,
}

impl Replays<'_> {
    /// One replay, as far as the event has come; nothing if it could not be paired so far.
    fn play(&self, play: u64) -> Option<Snapshot> {
        let played = self.course.play_rounds(derived(self.asked.seed, play), self.rounds);
        (played.snapshot.rounds.len() == self.rounds).then_some(played.snapshot)
    }
}

/// Sum and number of ratings.
type Met = (i64, i64);

/// Ratings met by each player in each round: with every pairing score before it, and at all.
struct Path {
    by_score: Vec<BTreeMap<Score, Met>>,
    all: Vec<Met>,
    rounds: usize,
}

/// Whose sheet is compared with the replays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Other {
    /// That of one of them, which is then left out.
    Replay,
    /// That of the event, which is not among them.
    TheEvent,
}

impl Path {
    /// The mean rating to be expected, in hundredths.
    fn expected(&self, place: usize, score: Score, own: Option<i64>) -> Option<i64> {
        let without = |met: Met| match own {
            Some(own) => (met.0 - own, met.1 - 1),
            None => met,
        };
        let here = self.by_score[place].get(&score).copied().map(without);
        let mean = |(sum, count): Met| (count > 0).then(|| 100 * sum / count);
        here.and_then(mean).or_else(|| mean(without(self.all[place])))
    }
}

struct Paths<'a>(&'a Replays<'a>);

impl Work for Paths<'_> {
    type Sum = Path;

    fn nothing(&self) -> Path {
        let cells = self.0.rounds * self.0.course.strengths().len();
        let by_score = vec![BTreeMap::new(); cells];
        Path { by_score, all: vec![(0, 0); cells], rounds: self.0.rounds }
    }

    fn one(&self, play: u64, sum: &mut Path) {
        let Some(played) = self.0.play(play) else { return };
        let sheets = Sheets::of(&played, self.0.course.strengths());
        for index in 0..sheets.len() {
            for round in 0..sheets.rounds() {
                let Some(opponent) = sheets.opponent(index, round) else { continue };
                let rating = i64::from(sheets.strength(opponent));
                let place = index * sum.rounds + round;
                let score = sheets.before(index, round);
                let cell = sum.by_score[place].entry(score).or_default();
                *cell = (cell.0 + rating, cell.1 + 1);
                let cell = &mut sum.all[place];
                *cell = (cell.0 + rating, cell.1 + 1);
            }
        }
    }

    fn add(&self, sum: &mut Path, other: Path) {
        for (cells, more) in sum.by_score.iter_mut().zip(other.by_score) {
            for (score, met) in more {
                let cell = cells.entry(score).or_default();
                *cell = (cell.0 + met.0, cell.1 + met.1);
            }
        }
        for (cell, met) in sum.all.iter_mut().zip(other.all) {
            *cell = (cell.0 + met.0, cell.1 + met.1);
        }
    }
}

/// The aspects of one player's sheet; nothing if he played no game.
fn aspects(sheets: &Sheets<'_>, paths: &Path, index: usize, whose: Other) -> Option<[i64; 5]> {
    let (mut sum, mut games) = (0, 0);
    for round in 0..sheets.rounds() {
        let Some(opponent) = sheets.opponent(index, round) else { continue };
        let rating = i64::from(sheets.strength(opponent));
        let own = (whose == Other::Replay).then_some(rating);
        let place = index * paths.rounds + round;
        let expected = paths.expected(place, sheets.before(index, round), own);
        sum += 100 * rating - expected.unwrap_or(100 * rating);
        games += 1;
    }
    Some([
        sheets.colour_difference(index),
        sheets.longest_run(index),
        sheets.floats(index, Float::Down),
        sheets.floats(index, Float::Up),
        sum.checked_div(games)?,
    ])
}

struct Spreads<'a> {
    replays: &'a Replays<'a>,
    paths: &'a Path,
}

struct Spread {
    spreads: Vec<[BTreeMap<i64, u64>; 5]>,
    cut_short: u64,
}

impl Work for Spreads<'_> {
    type Sum = Spread;

    fn nothing(&self) -> Spread {
        let players = self.replays.course.strengths().len();
        Spread { spreads: vec![Default::default(); players], cut_short: 0 }
    }

    fn one(&self, play: u64, sum: &mut Spread) {
        let Some(played) = self.replays.play(play) else {
            sum.cut_short += 1;
            return;
        };
        let sheets = Sheets::of(&played, self.replays.course.strengths());
        for (index, spreads) in sum.spreads.iter_mut().enumerate() {
            let Some(values) = aspects(&sheets, self.paths, index, Other::Replay) else { continue };
            for (spread, value) in spreads.iter_mut().zip(values) {
                *spread.entry(value).or_default() += 1;
            }
        }
    }

    fn add(&self, sum: &mut Spread, other: Spread) {
        sum.cut_short += other.cut_short;
        for (one, more) in sum.spreads.iter_mut().zip(other.spreads) {
            for (spread, more) in one.iter_mut().zip(more) {
                for (value, count) in more {
                    *spread.entry(value).or_default() += count;
                }
            }
        }
    }
}
