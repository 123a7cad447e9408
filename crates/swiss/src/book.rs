//! What a book of rules says, as data: one [`Book`] for each system, which lies in its folder.
//!
//! Whoever wants to know how systems differ asks the book of each and never which system it is.

use ronde_model::{Colour, Family, RoundNumber, Snapshot, System, Title};

use crate::articles::{ColourRow, RequirementRow};
use crate::books;
use crate::bye_value::ByeValue;
use crate::chart::Chart;
use crate::check::{Decider, Departure};
use crate::contest::Play;
use crate::dutch::CriterionRow;
use crate::field::{Field, HistoryRules};
use crate::legality::Violation;
use crate::pairing::{Detail, PairingError, RoundPairing};
use crate::steps::Step;
use crate::trace::{Accounts, Quantity};

pub use crate::burstein_2026::{BursteinCriterion, BursteinCriterionRow};
pub use crate::dubov_2026::{DubovCriterion, DubovCriterionRow};
pub use crate::dutch_2010::{Dutch2010Criterion, Dutch2010CriterionRow};
pub use crate::upfloating::criteria::{CriterionRow as CriterionRowOfMatches, UpfloatCriterion};

/// The book of a system and edition.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question that a book answers alone")]
pub struct Book {
    /// The system.
    pub system: System,
    /// What its articles are cited by: `C.04.3` in `C.04.3:1.9.3`.
    pub chapter: &'static str,
    /// What they were cited by in answers and journals of earlier versions.
    pub former_chapters: &'static [&'static str],
    /// What a round is made of.
    pub play: Play,
    /// What it counts today.
    pub standing: Standing,
    /// A day from which tournaments were paired by it.
    pub in_force: Day,
    /// The first day on which an event that names the family alone means this edition; `None` if it
    /// must be named.
    pub meant_from: Option<Day>,
    /// The rules that no pairing may break.
    pub absolute: AbsoluteArticles,
    /// Where it puts candidates in order, as an explanation cites it.
    pub order: &'static str,
    /// Where it says other things.
    pub articles: Articles,
    /// What its pairings are judged by.
    pub criteria: Criteria,
    /// Where it says who gets which colour, as its steps cite it.
    pub colours: &'static [ColourRow],
    /// What the two sides of a group are called.
    pub sides: Sides,
    /// Whether groups are made even by players from below, not by players who leave.
    pub raises_players: bool,
    /// What unplayed rounds do to floats, and who may get the bye.
    pub history: HistoryRules,
    /// Whether topscorers are excused from the rules on colours in the last round.
    pub excuses_topscorers: bool,
    /// Whether in the last round two players of the same score may meet whatever their colours
    /// (C.04.4.3:6).
    pub frees_equals: bool,
    /// What the bye may be worth.
    pub bye_value: ByeValue,
    /// Rounds running that a player must have been absent without a word to be withdrawn; `None`
    /// where that is left to the arbiter.
    pub patience: Option<usize>,
    /// The titles that break equal ratings in the initial list, highest first; everybody without
    /// one of them comes after.
    pub titles: &'static [Title],
    /// Whether everybody needs a rating or an estimate.
    pub needs_ratings: bool,
    /// The last round before whose pairing numbers are given again where a rating has changed.
    pub numbers_anew_until: Option<u16>,
    /// Its flow chart; a book without one is told without.
    pub chart: Option<&'static Chart>,
    /// Pairs a round.
    pub(crate) pair: fn(&PairingTask<'_>) -> Result<RoundPairing, PairingError>,
    /// How two rounds are compared.
    pub(crate) comparison: Comparison,
}

/// What no book shares with another, from which a book is made that is like most in all else: a
/// chapter of the Handbook of 2026 that FIDE advises against, for games of players.
pub(crate) struct Outline {
    pub(crate) system: System,
    pub(crate) chapter: &'static str,
    pub(crate) order: &'static str,
    pub(crate) articles: Articles,
    pub(crate) pair: fn(&PairingTask<'_>) -> Result<RoundPairing, PairingError>,
    pub(crate) comparison: Comparison,
}

impl Outline {
    /// A book states before this in what it parts from the others.
    pub(crate) const fn book(self) -> Book {
        Book {
            system: self.system,
            chapter: self.chapter,
            former_chapters: &[],
            play: Play::Games,
            standing: Standing::Deprecated,
            in_force: (2026, 2, 1),
            meant_from: FROM_THE_BEGINNING,
            absolute: AbsoluteArticles::C1_TO_C5,
            order: self.order,
            articles: self.articles,
            criteria: Criteria::None,
            colours: &[],
            sides: Sides::Halves,
            raises_players: false,
            history: HistoryRules::OF_2026,
            excuses_topscorers: false,
            frees_equals: false,
            bye_value: ByeValue::Declared,
            patience: None,
            titles: &Title::ALL,
            needs_ratings: false,
            numbers_anew_until: None,
            chart: None,
            pair: self.pair,
            comparison: self.comparison,
        }
    }
}

/// Year, month, day.
pub type Day = (u16, u8, u8);

/// Before any event.
pub(crate) const FROM_THE_BEGINNING: Option<Day> = Some((0, 0, 0));

/// What a book counts today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A chapter of FIDE's Handbook, under the basic rules of C.04.1 and C.04.2.
    Handbook,
    /// The same, of which FIDE advises against.
    Deprecated,
    /// Older than the Handbook's basic rules; not for tournaments that FIDE rates.
    Historical,
}

/// Articles of the absolute rules.
#[derive(Debug)]
pub struct AbsoluteArticles {
    /// Nobody meets the same opponent twice.
    pub rematch: &'static str,
    /// Who may have the bye.
    pub bye: &'static str,
    /// Two who must have the same colour do not meet.
    pub colours: &'static str,
    /// The rest can be paired.
    pub completion: &'static str,
    /// The bye goes to a low score.
    pub bye_score: &'static str,
}

impl AbsoluteArticles {
    /// As the chapters of the Handbook number them since 2026.
    pub(crate) const C1_TO_C5: AbsoluteArticles = AbsoluteArticles {
        rematch: "C1",
        bye: "C2",
        colours: "C3",
        completion: "C4",
        bye_score: "C5",
    };
}

/// A rule that no pairing may break, whatever the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absolute {
    /// Nobody meets the same opponent twice.
    Rematch,
    /// Who may have the bye.
    Bye,
    /// Two who must have the same colour do not meet.
    Colours,
    /// The rest can be paired.
    Completion,
    /// The bye goes to a low score.
    ByeScore,
}

/// Where a book says what an arbiter is told or asked beside the pairing itself.
#[derive(Debug)]
pub struct Articles {
    /// The colour drawn before round 1.
    pub initial_colour: &'static str,
    /// That an announced absence is worth nothing; none where the tournament's own rules may grant
    /// half a point.
    pub announced_absence: Option<&'static str>,
    /// What the bye is worth.
    pub bye_value: &'static str,
    /// That staying away without a word is a withdrawal; none where the arbiter decides.
    pub without_a_word: Option<&'static str>,
    /// That a game without a result is a draw for the pairing.
    pub adjourned: &'static str,
    /// That an adjourned game is won and lost as a game that was played, and never by forfeit, even
    /// if one of the two does not come back to it.
    pub end_of_adjourned: Option<&'static str>,
    /// Who decides where there is no pairing, if it is said.
    pub no_pairing: Option<&'static str>,
    /// What floating is, where the article that takes up a group does not say it.
    pub floats: Option<&'static str>,
    /// That averages of opponents' ratings are published.
    pub averages: Option<&'static str>,
}

impl Articles {
    /// Of a book that says where the initial colour is drawn and leaves all else to the basic rules
    /// and the rules of the tournament.
    pub(crate) const fn of_basic_rules(initial_colour: &'static str) -> Articles {
        Articles {
            initial_colour,
            announced_absence: None,
            bye_value: "C.04.1:3",
            without_a_word: None,
            adjourned: "C.04.2:3.1",
            end_of_adjourned: None,
            no_pairing: None,
            floats: None,
            averages: None,
        }
    }
}

/// What pairings are judged by, most important first: the table of the book, from which everything
/// that speaks of a criterion is made.
#[derive(Clone, Copy, Debug)]
pub enum Criteria {
    /// By none that a refusal could cite.
    None,
    /// The book is a procedure: articles for whose sake its steps refuse something.
    OfSteps(&'static [RequirementRow]),
    /// The requirements that a procedure loosens one after another, as C10 of dutch-2010.
    OfLoosening(&'static [Dutch2010CriterionRow]),
    /// The candidates of a bracket, as in C.04.3.
    OfCandidates(&'static [CriterionRow]),
    /// The upfloaters of a scoregroup and their bracket, as in C.04.4.1.
    OfUpfloaters(&'static [DubovCriterionRow]),
    /// The floaters of a bracket and its pairs, as in C.04.4.2.
    OfFloaters(&'static [BursteinCriterionRow]),
    /// The set of upfloaters and the identifier of a bracket, as in C.04.5 and C.04.6.
    OfMatches(&'static [CriterionRowOfMatches]),
}

/// What the two sides of a group are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// S1 and S2, the halves of a group.
    Halves,
    /// G1 and G2, by the colour due.
    Subgroups,
    /// White-seekers and Black-seekers, in columns.
    Colours,
    /// Top members and bottom members of pairs.
    Members,
    /// From the top and from the bottom.
    Ends,
}

/// What every engine is given.
#[derive(Clone, Copy)]
pub(crate) struct PairingTask<'a> {
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) field: &'a Field,
    pub(crate) initial_colour: Colour,
    pub(crate) detail: Detail,
}

/// How a book compares a round with the prescribed one.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Comparison {
    /// By the criteria of the first bracket that differs; mates are given by place.
    Criteria(fn(&Field, &[Option<usize>]) -> Option<Departure>),
    /// By the steps of both.
    Steps(StepRules),
    /// As another book does in the rounds that are paired by it; by the steps in all others.
    Seeded {
        /// The book of such a round among so many.
        by: fn(u16, RoundNumber) -> Option<&'static Book>,
        /// What is counted in the others.
        rules: StepRules,
    },
}

/// How one round is compared with the prescribed one.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Measure {
    /// As [`Comparison::Criteria`].
    Criteria(fn(&Field, &[Option<usize>]) -> Option<Departure>),
    /// As [`Comparison::Steps`].
    Steps(StepRules),
}

impl Comparison {
    /// That of a round which the book itself pairs.
    pub(crate) fn measure(self) -> Measure {
        match self {
            Comparison::Criteria(departure) => Measure::Criteria(departure),
            Comparison::Steps(rules) | Comparison::Seeded { rules, .. } => Measure::Steps(rules),
        }
    }
}

/// What is counted of a group beside what its steps tell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepRules {
    /// Everything that is counted before it matters who meets whom, made of what the steps told.
    pub(crate) before_pairs: fn(&Accounts<'_>, &[Step], Vec<Quantity>) -> Vec<Quantity>,
    /// What is counted of the pairs.
    pub(crate) of_pairs: fn(&Accounts<'_>, &[Step]) -> Vec<Quantity>,
    /// Whether pairs are compared only if the sides were laid out alike.
    pub(crate) by_columns: bool,
    /// What decides where they were laid out otherwise and nothing that is counted differs.
    pub(crate) unlike_columns: Decider,
}

impl StepRules {
    /// Where the steps tell everything.
    pub(crate) const AS_TOLD: StepRules = StepRules {
        before_pairs: |_, _, told| told,
        of_pairs: |_, _| Vec::new(),
        by_columns: false,
        unlike_columns: Decider::Procedure,
    };
}

impl Book {
    /// The book of a system.
    pub fn of(system: System) -> &'static Book {
        let book = books::ALL.iter().find(|book| book.system == system);
        book.expect("every system has a book")
    }

    /// The book by which a round of that system is paired: another one where its own says so, as
    /// C.04.4.2:1.6 of the seeding rounds.
    pub fn of_round(system: System, snapshot: &Snapshot, round: RoundNumber) -> &'static Book {
        Book::among(system, snapshot.rules.declared_rounds.unwrap_or(0), round)
    }

    /// The book of a round in a tournament of so many rounds.
    pub fn among(system: System, declared: u16, round: RoundNumber) -> &'static Book {
        let book = Book::of(system);
        match book.comparison {
            Comparison::Seeded { by, .. } => by(declared, round).unwrap_or(book),
            Comparison::Criteria(_) | Comparison::Steps(_) => book,
        }
    }

    /// The edition of a family that an event ending on that day is taken to be paired by; without a
    /// day the newest.
    ///
    /// For the Dutch system this is the rule of ETT26 for `FIDE_DUTCH`: before 1 February 2026 the
    /// edition of 2017, whatever came before it. Dubov was rewritten in 2018, and that text is far
    /// closer to the one of 2026 than to the one of 1997.
    pub fn meant(family: Family, day: Option<Day>) -> &'static Book {
        let meant = |book: &&Book| match (book.meant_from, day) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(from), Some(day)) => from <= day,
        };
        let book = family.members().map(Book::of).rfind(meant);
        book.expect("one edition of a family is meant from the beginning")
    }

    /// Whether it is older than the basic rules of the Handbook.
    pub fn is_historical(&self) -> bool {
        self.standing == Standing::Historical
    }

    /// The article of an absolute rule, without the chapter.
    pub const fn absolute(&self, which: Absolute) -> &'static str {
        match which {
            Absolute::Rematch => self.absolute.rematch,
            Absolute::Bye => self.absolute.bye,
            Absolute::Colours => self.absolute.colours,
            Absolute::Completion => self.absolute.completion,
            Absolute::ByeScore => self.absolute.bye_score,
        }
    }

    /// Who may have the bye: the book's own article, and that of the basic rules where it is under
    /// them.
    pub fn bye_rule(&self) -> String {
        match self.standing {
            Standing::Handbook | Standing::Deprecated => format!("{}, C.04.1:4", self.absolute.bye),
            Standing::Historical => self.absolute.bye.to_owned(),
        }
    }

    /// That somebody has the bye where the number of players is odd.
    pub fn odd(&self) -> &'static str {
        match self.standing {
            Standing::Handbook | Standing::Deprecated => "C.04.1:3",
            Standing::Historical => self.absolute.bye_score,
        }
    }

    /// The article that a violation breaks, under its number in this book.
    pub fn broken(&self, violation: Violation) -> String {
        let (basic, own) = match violation {
            Violation::Prohibited(..) => return "TRF26:260".to_owned(),
            Violation::Rematch(..) => (Some("C.04.1:2"), Some(Absolute::Rematch)),
            Violation::ByeBarred(..) => (Some("C.04.1:4"), Some(Absolute::Bye)),
            Violation::SameAbsolutePreference(..) => (None, Some(Absolute::Colours)),
            Violation::ColourDenied(..) => (Some("C.04.1:6, 7"), None),
            Violation::ByeTooMany(_) => (Some("C.04.1:3"), None),
        };
        if self.is_historical() {
            let missing = match violation {
                Violation::ByeTooMany(_) => Absolute::ByeScore,
                _ => Absolute::Colours,
            };
            return format!("{}: {}", self.system, self.absolute(own.unwrap_or(missing)));
        }
        let own = own.map(|which| format!("{}:{}", self.chapter, self.absolute(which)));
        let both: Vec<String> = basic.map(str::to_owned).into_iter().chain(own).collect();
        both.join(", ")
    }

    /// Whether anything is to be told before a round is paired that the tournament may have
    /// declared otherwise.
    pub fn has_notes(&self) -> bool {
        self.bye_value != ByeValue::Declared
            || self.patience.is_some()
            || self.numbers_anew_until.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_book_that_withdraws_names_its_article() {
        for book in books::ALL {
            let names = book.articles.without_a_word.is_some();
            assert_eq!(book.patience.is_some(), names, "{}", book.system);
        }
    }

    #[test]
    fn every_system_has_its_own_book() {
        for system in System::ALL.into_iter().chain(System::OF_MATCHES) {
            assert_eq!(system, Book::of(system).system);
            assert_eq!(system.family(), Book::meant(system.family(), None).system.family());
        }
        assert_eq!(System::Dubov1997, Book::meant(Family::Dubov, Some((2017, 12, 31))).system);
        assert_eq!(System::Dubov2026, Book::meant(Family::Dubov, Some((2018, 1, 1))).system);
        assert_eq!(System::Dubov2026, Book::meant(Family::Dubov, None).system);
    }
}
