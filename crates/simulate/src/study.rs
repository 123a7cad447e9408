//! Chances: the rest of an event played many times.
//!
//! What is counted of each play: who is first (alone or with others, after the tie-breaks of the
//! event), every rank and score, who wins prizes and how much, who makes a norm, and who meets whom
//! in the next round that is not paired. Everything is a count of plays, so the chances of all add
//! up to the number of plays.

use std::collections::BTreeMap;

use ronde_model::{Colour, PairingNumber, Participant, RoundNumber, Score, Snapshot};
use ronde_rating::norms::Level;
use ronde_standings::prizes::{Money, Rules, pay};
use ronde_standings::{Contest, Ratio, Settings, Standings};
use ronde_swiss::PairingError;

use crate::course::{Course, Play, Way};
use crate::crew::{Watch, Work, crew};
use crate::dice::derived;
use crate::norm_hunt::Hunt;

/// What is asked.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// The event as it stands.
    pub event: &'a Snapshot,
    /// How its rounds to come are paired.
    pub way: Way,
    /// How it is ranked in the end. The number of rounds is that of the event.
    pub settings: Settings,
    /// Prizes, if there are any.
    pub prizes: Option<&'a Rules>,
    /// Whether norms are looked for, and if so whether the event is exempt from the rules on
    /// federations whatever its players are (B.01:1.4.3).
    pub norms: Option<bool>,
    /// Draws in per cent; `None` leaves it to the ratings.
    pub draw_percentage: Option<u8>,
    /// How often it is played.
    pub plays: u64,
    /// From which every play has its own seed.
    pub seed: u64,
    /// Threads to work with. They change nothing but the time.
    pub threads: usize,
}

/// Why there is no study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyError {
    /// The event does not say how many rounds it has.
    RoundsNotDeclared,
    /// Nobody takes part, or only one.
    TooFewPlayers,
    /// The next round cannot be paired.
    NoPairing(RoundNumber, PairingError),
    /// Nothing has been played yet, so there is nothing to look at.
    NothingPlayed,
    /// Pairings were fixed beforehand, so colours and opponents owe nothing to chance.
    FixedBeforehand,
    /// Somebody stopped it.
    Stopped,
}

/// What the plays say of one participant. Counts are plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Who.
    pub who: Participant,
    /// First, and nobody else.
    pub first: u64,
    /// First together with others whom the tie-breaks do not separate.
    pub first_shared: u64,
    /// How often each rank.
    pub ranks: BTreeMap<u32, u64>,
    /// How often each score.
    pub points: BTreeMap<Score, u64>,
    /// How often something from each purse, in the order of the purses.
    pub prizes: Vec<u64>,
    /// Prize money of all plays together.
    pub money: i128,
    /// How often each norm, in the order of [`Level::ALL`].
    pub norms: [u64; 4],
    /// Opponents in the next round that is not paired, with the colour against them; without an
    /// opponent there is no game.
    pub opponents: BTreeMap<Option<(PairingNumber, Colour)>, u64>,
}

impl Prospect {
    fn new(who: Participant, purses: usize) -> Prospect {
        Prospect {
            who,
            first: 0,
            first_shared: 0,
            ranks: BTreeMap::new(),
            points: BTreeMap::new(),
            prizes: vec![0; purses],
            money: 0,
            norms: [0; 4],
            opponents: BTreeMap::new(),
        }
    }

    /// How often among the first so many, shared places included.
    pub fn among(&self, first: u32) -> u64 {
        self.ranks.range(..=first).map(|(_, plays)| plays).sum()
    }

    /// Points expected.
    pub fn expected(&self) -> Option<Ratio> {
        let sum: i64 = self
            .points
            .iter()
            .map(|(score, plays)| i64::from(score.tenths()) * i64::try_from(*plays).unwrap_or(0))
            .sum();
        let plays: u64 = self.points.values().sum();
        Ratio::new(sum, 10 * i64::try_from(plays).unwrap_or(0))
    }

    /// The score that so many in a thousand plays do not exceed.
    pub fn quantile(&self, thousandths: u64) -> Option<Score> {
        let plays: u64 = self.points.values().sum();
        let needed = (plays * thousandths).div_ceil(1000).max(1);
        let mut seen = 0;
        let found = self.points.iter().find(|(_, count)| {
            seen += **count;
            seen >= needed
        });
        found.map(|(score, _)| *score)
    }

    /// The rank that half of the plays do not exceed.
    pub fn median_rank(&self) -> Option<u32> {
        let plays: u64 = self.ranks.values().sum();
        let mut seen = 0;
        let found = self.ranks.iter().find(|(_, count)| {
            seen += **count;
            2 * seen >= plays
        });
        found.map(|(rank, _)| *rank)
    }

    fn add(&mut self, other: Prospect) {
        self.first += other.first;
        self.first_shared += other.first_shared;
        self.money += other.money;
        for (count, more) in self.prizes.iter_mut().zip(other.prizes) {
            *count += more;
        }
        for (count, more) in self.norms.iter_mut().zip(other.norms) {
            *count += more;
        }
        for (rank, count) in other.ranks {
            *self.ranks.entry(rank).or_default() += count;
        }
        for (score, count) in other.points {
            *self.points.entry(score).or_default() += count;
        }
        for (opponent, count) in other.opponents {
            *self.opponents.entry(opponent).or_default() += count;
        }
    }
}

/// What the plays say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// How often the event was played.
    pub plays: u64,
    /// The seed.
    pub seed: u64,
    /// Plays in which a round could not be paired; they were ranked as far as they went.
    pub cut_short: u64,
    /// The first round that is not paired yet.
    pub next: Option<RoundNumber>,
    /// Rounds played or paired already, and declared.
    pub rounds: (usize, u16),
    /// Norms that the event could give at all.
    pub norms: Vec<Level>,
    /// Everybody, by number.
    pub prospects: Vec<Prospect>,
}

impl Study {
    /// Everybody, the best prospects first: by the chance of winning, shared or not, then by the
    /// points expected.
    pub fn by_chance(&self) -> Vec<&Prospect> {
        let mut order: Vec<&Prospect> = self.prospects.iter().collect();
        order.sort_by(|one, other| {
            let chance = |it: &Prospect| it.first + it.first_shared;
            let by_chance = chance(other).cmp(&chance(one));
            by_chance.then_with(|| other.expected().cmp(&one.expected()))
        });
        order
    }

    /// What is known of one participant.
    pub fn of(&self, who: Participant) -> Option<&Prospect> {
        let place = self.prospects.binary_search_by_key(&who, |it| it.who);
        place.ok().map(|place| &self.prospects[place])
    }
}

/// Plays the rest of the event.
///
/// # Errors
/// If there is nothing to be played with, or it was stopped.
pub fn study(question: &Question<'_>, watch: Watch<'_>) -> Result<Study, StudyError> {
    let event = question.event;
    let rounds = event.rules.declared_rounds.ok_or(StudyError::RoundsNotDeclared)?;
    let course = Course::new(event, question.way.clone(), question.draw_percentage);
    checked(&course)?;
    let first = course.play(derived(question.seed, 0));
    let hunt = question.norms.filter(|_| question.settings.contest() == Contest::Players);
    let hunt = hunt.map(|exempt| Hunt::new(event, &first.snapshot, exempt, &question.settings));
    let work = Plays { question, course: &course, hunt: hunt.as_ref() };
    let sum = crew(&work, question.plays, question.threads, watch).ok_or(StudyError::Stopped)?;
    Ok(Study {
        plays: question.plays,
        seed: question.seed,
        cut_short: sum.cut_short,
        next: course.next(),
        rounds: (course.start().rounds.len(), rounds),
        norms: hunt.map_or_else(Vec::new, |hunt| hunt.levels()),
        prospects: sum.prospects,
    })
}

/// The seed of a play, from that of the study.
pub fn seed_of(seed: u64, play: u64) -> u64 {
    derived(seed, play)
}

/// Whether the plays can begin.
pub(crate) fn checked(course: &Course) -> Result<(), StudyError> {
    if course.start().players.len() < 2 {
        return Err(StudyError::TooFewPlayers);
    }
    let next = course.next().unwrap_or(RoundNumber::FIRST);
    course.check().map_err(|why| StudyError::NoPairing(next, why))
}

struct Plays<'a> {
    question: &'a Question<'a>,
    course: &'a Course,
    hunt: Option<&'a Hunt<'a>>,
}

struct Sum {
    prospects: Vec<Prospect>,
    cut_short: u64,
}

impl Work for Plays<'_> {
    type Sum = Sum;

    fn nothing(&self) -> Sum {
        let start = self.course.start();
        let participants: Vec<Participant> = match self.question.settings.contest() {
            Contest::Players => {
                start.players.iter().map(|it| Participant::Player(it.number)).collect()
            }
            Contest::Teams => start.teams.iter().map(|it| Participant::Team(it.number)).collect(),
        };
        let purses = self.question.prizes.map_or(0, |prizes| prizes.purses.len());
        let prospects = participants.into_iter().map(|who| Prospect::new(who, purses)).collect();
        Sum { prospects, cut_short: 0 }
    }

    fn one(&self, play: u64, sum: &mut Sum) {
        let play = self.course.play(derived(self.question.seed, play));
        sum.cut_short += u64::from(play.ended_before.is_some());
        let rounds = play.snapshot.rounds.len();
        let settings = self.question.settings.after(rounds);
        let standings = Standings::of(&play.snapshot, settings);
        sum.rank(&standings);
        if let Some(prizes) = self.question.prizes {
            let payout = pay(self.question.event, &standings, prizes);
            sum.pay(payout.awards.iter().map(|it| (it.who, it.purse, it.amount)));
        }
        if let Some(hunt) = self.hunt {
            for (index, level) in hunt.norms(&play.snapshot) {
                sum.prospects[index].norms[level] += 1;
            }
        }
        if self.question.settings.contest() == Contest::Players {
            self.next_opponents(&play, sum);
        }
    }

    fn add(&self, sum: &mut Sum, other: Sum) {
        sum.cut_short += other.cut_short;
        for (one, more) in sum.prospects.iter_mut().zip(other.prospects) {
            one.add(more);
        }
    }
}

impl Plays<'_> {
    fn next_opponents(&self, play: &Play, sum: &mut Sum) {
        let Some(round) = self.course.next().and_then(|it| play.snapshot.rounds.get(it.index()))
        else {
            return;
        };
        let mut enter = |number, met| {
            if let Some(index) = play.snapshot.index_of(number) {
                *sum.prospects[index].opponents.entry(met).or_default() += 1;
            }
        };
        for game in round.games() {
            enter(game.white, Some((game.black, Colour::White)));
            enter(game.black, Some((game.white, Colour::Black)));
        }
        for (number, _) in round.unpaired() {
            enter(*number, None);
        }
    }
}

impl Sum {
    fn place(&self, who: Participant) -> Option<usize> {
        self.prospects.binary_search_by_key(&who, |it| it.who).ok()
    }

    fn rank(&mut self, standings: &Standings) {
        let rows = standings.rows();
        let shared = rows.get(1).is_some_and(|second| second.rank == 1);
        for row in rows {
            let Some(place) = self.place(row.who) else { continue };
            let prospect = &mut self.prospects[place];
            if row.rank == 1 {
                let count = if shared { &mut prospect.first_shared } else { &mut prospect.first };
                *count += 1;
            }
            *prospect.ranks.entry(row.rank).or_default() += 1;
            *prospect.points.entry(row.score).or_default() += 1;
        }
    }

    /// A purse is won once a play, however many of its prizes somebody gets a share of.
    fn pay(&mut self, awards: impl Iterator<Item = (Participant, usize, Money)>) {
        for (who, purse, amount) in awards {
            let Some(place) = self.place(who) else { continue };
            self.prospects[place].prizes[purse] += 1;
            self.prospects[place].money += i128::from(amount);
        }
    }
}
