//! The criteria of C.04.3, a row each: number, what it is about, and how it is counted. Quality,
//! words, JSON, stored reasons and explanations are made from these rows.

use ronde_model::Score;

use super::edition::Edition;
use super::pair_costs::{denies_strong, repeats_colour, wants_same_colour, widens_difference};
use super::quality::{Aftermath, Candidate};

/// A criterion: `C12` in 2026, `C.10` in 2017.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Criterion {
    /// Which book.
    pub edition: Edition,
    /// Its number there.
    pub number: u8,
    /// What it is about.
    pub subject: Subject,
}

/// What a criterion is about, whatever its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// Whether the rest can no longer be completed.
    Completion,
    /// The lowest score at which the bye can still be given.
    ByeScore,
    /// Players left over.
    Downfloaters,
    /// Their scores.
    DownfloaterScores,
    /// Pairing score differences (2017:A.8).
    ScoreDifferences,
    /// Players that the next bracket must leave over, and their scores. In 2017 a player who is
    /// barred from the bye counts three where that bracket is the last.
    NextBracket,
    /// Unplayed games of the one player left over, if that is who takes the bye.
    ByeUnplayed,
    /// Pairs in which a colour difference goes beyond two.
    ColourDifference,
    /// Pairs in which a colour comes for the third time running.
    ColourRepeated,
    /// Players without their colour preference.
    Preference,
    /// Players without their strong colour preference.
    StrongPreference,
    /// Players who float down as in the last round: in 2026 residents left over, in 2017 everybody.
    DownLast,
    /// Players who float up as in the last round: in 2026 opponents of moved-down players, in 2017
    /// everybody.
    UpLast,
    /// Players who float down as the round before.
    DownBefore,
    /// Players who float up as the round before.
    UpBefore,
    /// Differences of those who float down as in the last round: in 2026 moved-down players.
    DownLastDifferences,
    /// Differences of those who float up as in the last round.
    UpLastDifferences,
    /// Differences of those who float down as the round before.
    DownBeforeDifferences,
    /// Differences of those who float up as the round before.
    UpBeforeDifferences,
}

/// How far a candidate falls short in one criterion. Less is better; lists are sorted from the
/// largest and compared so.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// Whether it is missed.
    Missed(bool),
    /// A score, where there is one.
    Score(Option<Score>),
    /// So many.
    Count(usize),
    /// Scores or differences.
    Scores(Vec<Score>),
    /// Of the next bracket.
    Next {
        /// Players who stay unpaired there.
        unpaired: usize,
        /// Their scores.
        scores: Vec<Score>,
    },
}

/// A row of the table.
#[derive(Debug)]
pub struct CriterionRow {
    /// Which it is.
    pub criterion: Criterion,
    /// How it is counted, off a finished candidate and what the rest makes of it.
    pub(super) count: Count,
}

type Count = fn(&Candidate<'_>, &Aftermath) -> Value;

impl Criterion {
    /// As it is cited within its book: `C12` in 2026, `C.10` in 2017.
    pub fn name(self) -> String {
        match self.edition {
            Edition::E2026 => format!("C{}", self.number),
            Edition::E2017 => format!("C.{}", self.number),
        }
    }

    /// What JSON calls it: `c12_preference`.
    pub fn key(self) -> String {
        format!("c{}_{}", self.number, self.subject.key())
    }
}

impl Subject {
    const fn key(self) -> &'static str {
        match self {
            Subject::Completion => "incomplete",
            Subject::ByeScore => "bye_score",
            Subject::Downfloaters => "downfloaters",
            Subject::DownfloaterScores => "downfloater_scores",
            Subject::ScoreDifferences => "differences",
            Subject::NextBracket => "next",
            Subject::ByeUnplayed => "bye_unplayed",
            Subject::ColourDifference => "colour_difference",
            Subject::ColourRepeated => "colour_repeated",
            Subject::Preference => "preference",
            Subject::StrongPreference => "strong_preference",
            Subject::DownLast => "down_last",
            Subject::UpLast => "up_last",
            Subject::DownBefore => "down_before",
            Subject::UpBefore => "up_before",
            Subject::DownLastDifferences => "down_last_differences",
            Subject::UpLastDifferences => "up_last_differences",
            Subject::DownBeforeDifferences => "down_before_differences",
            Subject::UpBeforeDifferences => "up_before_differences",
        }
    }
}

impl Edition {
    /// Its criteria that are compared, most important first.
    pub const fn criteria(self) -> &'static [CriterionRow] {
        match self {
            Edition::E2026 => &OF_2026,
            Edition::E2017 => &OF_2017,
        }
    }

    /// The criterion of that number; the absolute ones are not compared and are not among them.
    pub fn criterion(self, number: u8) -> Option<Criterion> {
        let mut all = self.criteria().iter().map(|row| row.criterion);
        all.find(|criterion| criterion.number == number)
    }
}

const fn of_2026(number: u8, subject: Subject, count: Count) -> CriterionRow {
    CriterionRow { criterion: Criterion { edition: Edition::E2026, number, subject }, count }
}

const fn of_2017(number: u8, subject: Subject, count: Count) -> CriterionRow {
    CriterionRow { criterion: Criterion { edition: Edition::E2017, number, subject }, count }
}

/// C4 to C21 of 2026; their order is C.04.3:3.8.1.
pub(super) static OF_2026: [CriterionRow; 18] = [
    of_2026(4, Subject::Completion, |_, after| Value::Missed(after.incomplete)),
    of_2026(5, Subject::ByeScore, |_, after| Value::Score(after.bye_score)),
    of_2026(6, Subject::Downfloaters, |it, _| Value::Count(it.left.len())),
    of_2026(7, Subject::DownfloaterScores, |it, _| Value::Scores(it.left_scores())),
    of_2026(8, Subject::NextBracket, |_, after| next(after)),
    of_2026(9, Subject::ByeUnplayed, |it, after| Value::Count(it.bye_unplayed(after))),
    of_2026(10, Subject::ColourDifference, |it, _| it.pairs_that(widens_difference)),
    of_2026(11, Subject::ColourRepeated, |it, _| it.pairs_that(repeats_colour)),
    of_2026(12, Subject::Preference, |it, _| it.pairs_that(wants_same_colour)),
    of_2026(13, Subject::StrongPreference, |it, _| it.pairs_that(denies_strong)),
    of_2026(14, Subject::DownLast, |it, _| Value::Count(it.residents_down(0))),
    of_2026(15, Subject::UpLast, |it, _| Value::Count(it.opponents_up(0).len())),
    of_2026(16, Subject::DownBefore, |it, _| Value::Count(it.residents_down(1))),
    of_2026(17, Subject::UpBefore, |it, _| Value::Count(it.opponents_up(1).len())),
    of_2026(18, Subject::DownLastDifferences, |it, _| Value::Scores(it.movers_down(0))),
    of_2026(19, Subject::UpLastDifferences, |it, _| Value::Scores(it.opponents_up(0))),
    of_2026(20, Subject::DownBeforeDifferences, |it, _| Value::Scores(it.movers_down(1))),
    of_2026(21, Subject::UpBeforeDifferences, |it, _| Value::Scores(it.opponents_up(1))),
];

/// C.4 to C.19 of 2017.
pub(super) static OF_2017: [CriterionRow; 16] = [
    // In the penultimate and last brackets.
    of_2017(4, Subject::Completion, |_, after| Value::Missed(after.incomplete)),
    of_2017(5, Subject::Downfloaters, |it, _| Value::Count(it.left.len())),
    of_2017(6, Subject::ScoreDifferences, |it, _| Value::Scores(it.pairing_score_differences())),
    of_2017(7, Subject::NextBracket, |_, after| next(after)),
    of_2017(8, Subject::ColourDifference, |it, _| it.pairs_that(widens_difference)),
    of_2017(9, Subject::ColourRepeated, |it, _| it.pairs_that(repeats_colour)),
    of_2017(10, Subject::Preference, |it, _| it.pairs_that(wants_same_colour)),
    of_2017(11, Subject::StrongPreference, |it, _| it.pairs_that(denies_strong)),
    of_2017(12, Subject::DownLast, |it, _| Value::Count(it.all_down(0).len())),
    of_2017(13, Subject::UpLast, |it, _| Value::Count(it.all_up(0).len())),
    of_2017(14, Subject::DownBefore, |it, _| Value::Count(it.all_down(1).len())),
    of_2017(15, Subject::UpBefore, |it, _| Value::Count(it.all_up(1).len())),
    of_2017(16, Subject::DownLastDifferences, |it, _| Value::Scores(it.all_down(0))),
    of_2017(17, Subject::UpLastDifferences, |it, _| Value::Scores(it.all_up(0))),
    of_2017(18, Subject::DownBeforeDifferences, |it, _| Value::Scores(it.all_down(1))),
    of_2017(19, Subject::UpBeforeDifferences, |it, _| Value::Scores(it.all_up(1))),
];

fn next(after: &Aftermath) -> Value {
    Value::Next { unpaired: after.next_unpaired, scores: after.next_scores.clone() }
}
