//! How many of what a check found.

use ronde_swiss::PairingError;
use ronde_swiss::check::Verdict;
use ronde_words::{CheckWords, fill};

use crate::language;
use crate::outcome::Outcome;

/// Counts over one file or many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Files looked at.
    pub(crate) files: usize,
    /// Files that could not be read or not be checked.
    pub(crate) unreadable: usize,
    /// Files with an error of their own, such as points that do not add up.
    pub(crate) with_errors: usize,
    /// Rounds compared.
    pub(crate) rounds: usize,
    /// Rounds that break an absolute rule.
    pub(crate) illegal: usize,
    /// Legal rounds that are not the prescribed ones.
    pub(crate) not_prescribed: usize,
    /// Rounds that are right but for colours.
    pub(crate) colours: usize,
    /// Points of a player that are not what the results add up to: errors of the file.
    pub(crate) points: usize,
    /// Ranks that contradict points or tie-breaks.
    pub(crate) ranks: usize,
    /// Rounds for which there is nothing to compare with.
    pub(crate) not_checked: usize,
    /// The worst way in which a file could not be read, or a round not be checked.
    pub(crate) worst: Option<Outcome>,
}

impl Tally {
    /// Adds those of another.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.files += other.files;
        self.unreadable += other.unreadable;
        self.with_errors += other.with_errors;
        self.rounds += other.rounds;
        self.illegal += other.illegal;
        self.not_prescribed += other.not_prescribed;
        self.colours += other.colours;
        self.points += other.points;
        self.ranks += other.ranks;
        self.not_checked += other.not_checked;
        self.worsen(other.worst);
    }

    fn worsen(&mut self, by: Option<Outcome>) {
        self.worst = [self.worst, by].into_iter().flatten().max_by_key(|it| rank(*it));
    }

    /// A file that could not be read.
    pub(crate) fn unreadable(outcome: Outcome) -> Tally {
        Tally { files: 1, unreadable: 1, worst: Some(outcome), ..Tally::default() }
    }

    /// Counts a round.
    pub(crate) fn round(&mut self, verdict: &Verdict) {
        self.rounds += 1;
        match verdict {
            Verdict::Agrees => {}
            Verdict::Illegal(_) => self.illegal += 1,
            Verdict::NotPrescribed(_) => self.not_prescribed += 1,
            Verdict::ColoursDiffer(_) => self.colours += 1,
            Verdict::CannotBePaired(error) => {
                self.not_checked += 1;
                if matches!(error, PairingError::BudgetSpent { .. }) {
                    self.worsen(Some(Outcome::TooLarge));
                }
            }
        }
    }

    /// Rounds that are not as prescribed.
    pub(crate) fn differing_rounds(&self) -> usize {
        self.illegal + self.not_prescribed + self.colours
    }

    /// Everything that is not as it should be.
    pub(crate) fn differences(&self) -> usize {
        self.differing_rounds() + self.ranks
    }

    /// How the command ends: differences are the answer that was asked for, so they come before
    /// what could not be answered.
    pub(crate) fn outcome(&self) -> Outcome {
        match self.worst {
            Some(Outcome::Internal) => Outcome::Internal,
            _ if self.differences() > 0 => Outcome::Negative,
            Some(worst) => worst,
            None if self.with_errors + self.not_checked > 0 => Outcome::BadInput,
            None => Outcome::Done,
        }
    }

    /// The last line.
    pub(crate) fn words(&self) -> String {
        let w = CheckWords::of(language::current());
        let (files, rounds) = (fill!(w.files, n = self.files), fill!(w.rounds, n = self.rounds));
        let differences = fill!(w.differences, n = self.differences());
        let mut text = fill!(w.sum, files = files, rounds = rounds, differences = differences);
        let found = self.kinds(w);
        if !found.is_empty() {
            text += &format!(" ({})", found.join(", "));
        }
        if self.with_errors > 0 {
            text += &format!("; {}", fill!(w.files_with_errors, n = self.with_errors));
        }
        if self.unreadable > 0 {
            text += &format!("; {}", fill!(w.files_not_checked, n = self.unreadable));
        }
        text
    }

    /// How many of each kind, where there are some.
    fn kinds(&self, w: &CheckWords) -> Vec<String> {
        let kinds = [
            (self.illegal, fill!(w.n_illegal, n = self.illegal)),
            (self.not_prescribed, fill!(w.n_not_prescribed, n = self.not_prescribed)),
            (self.colours, fill!(w.n_colours, n = self.colours)),
            (self.ranks, fill!(w.n_ranks, n = self.ranks)),
            (self.not_checked, fill!(w.n_not_checked, n = self.not_checked)),
        ];
        kinds.into_iter().filter(|(number, _)| *number > 0).map(|(_, words)| words).collect()
    }
}

/// Internal errors first, then files that are not there, then files that are not right.
fn rank(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Done | Outcome::Negative => 0,
        Outcome::BadInput => 1,
        Outcome::TooLarge => 2,
        Outcome::FileAccess => 3,
        Outcome::Internal => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outcome_is_the_worst_answer() {
        let differs = Tally { files: 1, rounds: 5, colours: 1, ..Tally::default() };
        let agrees = Tally { files: 1, rounds: 5, ..Tally::default() };
        let errors = Tally { with_errors: 1, ..agrees };
        let missing = Tally::unreadable(Outcome::FileAccess);
        let junk = Tally::unreadable(Outcome::BadInput);
        let fault = Tally::unreadable(Outcome::Internal);
        for (tallies, outcome) in [
            (vec![], Outcome::Done),
            (vec![agrees, agrees], Outcome::Done),
            (vec![agrees, differs], Outcome::Negative),
            (vec![junk, differs, missing], Outcome::Negative),
            (vec![junk, agrees, missing], Outcome::FileAccess),
            (vec![agrees, junk], Outcome::BadInput),
            (vec![errors], Outcome::BadInput),
            (vec![fault, differs], Outcome::Internal),
        ] {
            let mut all = Tally::default();
            for tally in &tallies {
                all.add(tally);
            }
            assert_eq!(outcome, all.outcome(), "{tallies:?}");
        }
        let (bracket, players) = (ronde_model::Score::from_points(3), 90);
        let spent = PairingError::BudgetSpent { bracket, players, steps: 1000 };
        let mut over = agrees;
        over.round(&Verdict::CannotBePaired(spent));
        assert_eq!((1, Outcome::TooLarge), (over.not_checked, over.outcome()));
        let mut all = differs;
        all.add(&junk);
        assert_eq!(
            "2 files, 5 rounds: 1 difference (1 with other colours); 1 file not checked",
            all.words()
        );
    }
}
