//! What was found.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use crate::engine;
use crate::entry::{Broken, Hash, Head, Line, SHORT};
use crate::event::EventMisfit;
use crate::fold::{Misfit, Unfoldable};
use crate::judge::Objection;
use crate::stored::{Arrangement, Departure, EntrantId, Pairing, UnpairedCode};

/// Everything that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The event's own journal; nothing where tournaments have none.
    pub event: Option<JournalReport>,
    /// Its tournaments.
    pub tournaments: Vec<JournalReport>,
    /// Attachments that are there.
    pub attachments: usize,
    /// What is wrong with no journal in particular.
    pub troubles: Vec<Trouble>,
}

impl Report {
    /// Everything that is wrong, with the journal where it belongs to one.
    pub fn troubles(&self) -> impl Iterator<Item = (Option<&JournalReport>, &Trouble)> {
        let whole = self.troubles.iter().map(|trouble| (None, trouble));
        let own =
            self.journals().flat_map(|it| it.troubles.iter().map(move |what| (Some(it), what)));
        whole.chain(own)
    }

    /// All journals, the event's first.
    pub fn journals(&self) -> impl Iterator<Item = &JournalReport> {
        self.event.iter().chain(&self.tournaments)
    }

    /// All rounds of all tournaments.
    pub fn rounds(&self) -> impl Iterator<Item = &RoundReport> {
        self.tournaments.iter().flat_map(|it| &it.rounds)
    }

    /// Whether everything is as it was written, and every round as the engine makes it.
    pub fn is_good(&self) -> bool {
        self.troubles().next().is_none() && self.rounds().all(|it| !it.finding.is_difference())
    }
}

/// What a journal is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The event.
    Event,
    /// One of its tournaments.
    Tournament,
}

/// What was found in one journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalReport {
    /// Which.
    pub journal: String,
    /// What it is about.
    pub kind: Kind,
    /// The name of the event or the tournament.
    pub name: String,
    /// Whether the event shows it.
    pub shown: bool,
    /// Where it ends.
    pub head: Head,
    /// Acts in it.
    pub acts: usize,
    /// Those of them that were undone.
    pub undone: usize,
    /// The file that it began with, if another program wrote one.
    pub imported: Option<String>,
    /// Rounds, in their order; one that was paired twice is there twice.
    pub rounds: Vec<RoundReport>,
    /// Names of the players.
    pub names: BTreeMap<EntrantId, String>,
    /// What is wrong.
    pub troubles: Vec<Trouble>,
}

/// What was found of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundReport {
    /// Which.
    pub round: u16,
    /// The act that made it.
    pub act: u64,
    /// Whether it was undone, thrown away or paired again later.
    pub taken_back: bool,
    /// What was found.
    pub finding: Finding,
}

/// What was found of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "fields are named by what they are")]
pub enum Finding {
    /// The engine makes the same round.
    Agrees { engine: String },
    /// It makes another; `engine` is the version that paired then.
    Differs { engine: String, difference: Difference },
    /// It makes none.
    NoAnswer { engine: String, why: NoAnswer },
    /// The arbiter made it, and this is how it departs from the engine's. `confirmed` says whether
    /// the same would be written down today.
    ByHand { departure: Departure, confirmed: bool },
    /// The arbiter added a pair to a published round.
    Added { white: EntrantId, black: EntrantId },
    /// It came with a file of another program; `ronde check` compares such rounds.
    FromFile,
}

/// Why the engine makes no round today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// The rules have none.
    Refused(Objection),
    /// The journal cannot be followed that far.
    Unreadable(Unfoldable),
}

impl NoAnswer {
    /// What it is called.
    pub fn code(&self) -> String {
        match self {
            NoAnswer::Refused(objection) => objection.code(),
            NoAnswer::Unreadable(_) => "unreadable".to_owned(),
        }
    }
}

impl Finding {
    /// Whether it is not as it should be.
    pub const fn is_difference(&self) -> bool {
        match self {
            Finding::Agrees { .. } | Finding::Added { .. } | Finding::FromFile => false,
            Finding::Differs { .. } | Finding::NoAnswer { .. } => true,
            Finding::ByHand { confirmed, .. } => !*confirmed,
        }
    }
}

/// Something that is kept with a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Tables, or the order of the boards, of the same pairs.
    Tables,
    /// The starting list of that moment.
    Numbers,
    /// Floats.
    Floats,
    /// Wishes not to meet that had to be dropped.
    Dropped,
}

/// How the engine's round differs from the stored one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Pairs and colours; `only_hand` and `colours` are those that are stored.
    pub pairs: Departure,
    /// Without an opponent for the engine, and otherwise in the journal.
    pub unpaired_engine: Vec<(EntrantId, UnpairedCode)>,
    /// Without an opponent in the journal, and otherwise for the engine.
    pub unpaired_stored: Vec<(EntrantId, UnpairedCode)>,
    /// What else is another.
    pub also: BTreeSet<Part>,
}

impl Difference {
    /// Between the rounds.
    pub(super) fn of(again: &Arrangement, stored: &Arrangement) -> Difference {
        let set = |it: &Arrangement| -> BTreeSet<(EntrantId, UnpairedCode)> {
            it.unpaired.iter().copied().collect()
        };
        let (engine, written) = (set(again), set(stored));
        let pairs = engine::compared(again, stored);
        let order = again.pairs != stored.pairs || again.tables != stored.tables;
        let also = (pairs.is_none() && order).then_some(Part::Tables);
        Difference {
            pairs,
            unpaired_engine: engine.difference(&written).copied().collect(),
            unpaired_stored: written.difference(&engine).copied().collect(),
            also: also.into_iter().collect(),
        }
    }

    /// Between the rounds and everything that is kept with them. Reasons are left out: a later
    /// version may say more.
    pub(super) fn of_whole(again: &Pairing, stored: &Pairing) -> Difference {
        let parts = [
            (again.numbers != stored.numbers, Part::Numbers),
            ((&again.up, &again.down) != (&stored.up, &stored.down), Part::Floats),
            (again.dropped != stored.dropped, Part::Dropped),
        ];
        let mut difference = Difference::of(&again.arrangement, &stored.arrangement);
        let other = parts.into_iter().filter(|(differs, _)| *differs).map(|(_, part)| part);
        difference.also.extend(other);
        difference
    }

    /// Whether there is none.
    pub fn is_none(&self) -> bool {
        *self == Difference::default()
    }
}

/// Why an act fits nowhere, in the journal of a tournament or in that of the event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplaced {
    /// In that of a tournament.
    #[error(transparent)]
    Tournament(Misfit),
    /// In that of the event.
    #[error(transparent)]
    Event(EventMisfit),
}

/// What an act names by its hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attached {
    /// The file that was imported.
    File,
    /// The reasons of a pairing.
    Reasons,
}

/// Something wrong. `report::journals` has the words; as a text it is a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The chain is broken.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// More acts are broken than anybody wants to read.
    #[error("more {count}")]
    More {
        /// How many were not told.
        count: u64,
    },
    /// There is no act at all.
    #[error("empty")]
    Empty,
    /// An act fits nowhere.
    #[error("misfit {seq}: {why}")]
    Unfoldable {
        /// Which.
        seq: u64,
        /// Why.
        why: Unplaced,
    },
    /// Something that an act names is not there.
    #[error("missing-attachment {seq} {hash}")]
    MissingAttachment {
        /// Which act.
        seq: u64,
        /// The hash that it names.
        hash: Hash,
        /// What it is.
        what: Attached,
    },
    /// Something that acts name was changed.
    #[error("changed-attachment {hash}")]
    ChangedAttachment {
        /// The hash that it should have.
        hash: Hash,
    },
    /// The event has a tournament whose journal is not there.
    #[error("missing-journal {journal} {name}")]
    MissingJournal {
        /// Which.
        journal: String,
        /// Its name.
        name: String,
    },
    /// There is a journal that no act of the event has added.
    #[error("stray-journal {journal}")]
    StrayJournal {
        /// Which.
        journal: String,
    },
    /// An act of the event says how a tournament ended then, and it has no such act.
    #[error("head-gone {seq}: {journal} {head}")]
    HeadGone {
        /// Which act of the event.
        seq: u64,
        /// The tournament's journal.
        journal: String,
        /// What was said.
        head: Head,
    },
    /// A head that was written down is in no journal.
    #[error("head-not-found {expected}")]
    HeadNotFound {
        /// What was written down.
        expected: Expected,
    },
}

/// A head that somebody wrote down or printed: the number of an act, and its hash or the first
/// twenty or more characters of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// Number of the act.
    pub seq: u64,
    /// The hash, or how it begins.
    pub hash: String,
}

impl Expected {
    /// Whether these lines have that act with that hash, at their end or before it.
    pub fn is_in(&self, lines: &[Line]) -> bool {
        let same =
            |line: &Line| line.seq == self.seq && line.hash.to_string().starts_with(&self.hash);
        lines.iter().any(same)
    }
}

impl From<Head> for Expected {
    fn from(head: Head) -> Expected {
        Expected { seq: head.seq, hash: head.hash.to_string() }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.seq, self.hash)
    }
}

/// A text that is no head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not-a-head")]
pub struct NotAHead;

impl FromStr for Expected {
    type Err = NotAHead;

    fn from_str(text: &str) -> Result<Expected, NotAHead> {
        let (seq, hash) = text.trim().split_once('-').ok_or(NotAHead)?;
        let seq = seq.parse().map_err(|_| NotAHead)?;
        // People type what they read, capitals or not.
        let hash = hash.to_ascii_lowercase();
        let plain = hash.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        if seq == 0 || !plain || !(SHORT..=64).contains(&hash.len()) {
            return Err(NotAHead);
        }
        Ok(Expected { seq, hash })
    }
}
