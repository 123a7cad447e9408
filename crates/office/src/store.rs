//! What a store of journals can do: lines that are only ever added, for whichever database keeps
//! them.
//!
//! A store knows lines, heads and the order in which they came; it does not look into them. What an
//! act means is the business of `ronde_desk`. An event has a journal, and each of its tournaments
//! has one whose parent is the event's.
//!
//! What is acknowledged is on the disk. Two who add to one journal at the same time are put in an
//! order by the head that each of them saw: the second is told the new head and decides again. A
//! request that is repeated with its key gives the line of the first time.

use std::collections::BTreeMap;
use std::pin::Pin;

use ronde_desk::entry::{Hash, Head, Line};
use ronde_desk::portable::Damage;

use crate::error::StoreError;
use crate::news::Subscription;
use crate::notes::Notes;
use crate::people::Credentials;

/// What a store answers, later.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What a journal is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// An event: its people and its tournaments.
    Event,
    /// One tournament.
    Tournament,
}

impl Kind {
    /// The word under which it is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Event => "event",
            Kind::Tournament => "tournament",
        }
    }

    /// The kind that has this word.
    pub fn of(word: &str) -> Option<Kind> {
        [Kind::Event, Kind::Tournament].into_iter().find(|kind| kind.word() == word)
    }
}

/// Bytes that a line names by their hash: reasons of a pairing, the original of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// SHA-256 of the bytes.
    pub hash: Hash,
    /// The bytes.
    pub bytes: Vec<u8>,
}

impl Attachment {
    /// These bytes.
    pub fn of(bytes: Vec<u8>) -> Attachment {
        Attachment { hash: Hash::of(&bytes), bytes }
    }
}

/// A journal that begins.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// Its name, as [`new_id`] makes it.
    pub journal: &'a str,
    /// What it is about.
    pub kind: Kind,
    /// The event's journal, if it is a tournament of one.
    pub parent: Option<&'a str>,
    /// Its first line, or all of them if it comes from elsewhere.
    pub lines: &'a [Line],
    /// What the lines name.
    pub attachments: &'a [Attachment],
    /// Who brings it back, if the event was handed to somebody.
    pub holder: Option<&'a str>,
}

/// Lines to be added to a journal.
#[derive(Clone, Copy, Debug)]
pub struct Addition<'a> {
    /// Which.
    pub journal: &'a str,
    /// The head that the writer saw. If it is another by now, nothing is added.
    pub expected: Head,
    /// What is added.
    pub lines: &'a [Line],
    /// What the lines name.
    pub attachments: &'a [Attachment],
    /// Who brings them back, if the journal was handed to somebody.
    pub holder: Option<&'a str>,
    /// What becomes of the lock, in the same step.
    pub handing: Handing<'a>,
    /// Where other journals must end, if the lines say so.
    pub heads: Option<&'a BTreeMap<String, Head>>,
}

impl<'a> Addition<'a> {
    /// Lines and nothing besides.
    pub const fn new(journal: &'a str, expected: Head, lines: &'a [Line]) -> Addition<'a> {
        Addition {
            journal,
            expected,
            lines,
            attachments: &[],
            holder: None,
            handing: Handing::Stays,
            heads: None,
        }
    }
}

/// What becomes of the lock of a journal, and with an event's of its tournaments'.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Handing<'a> {
    /// It stays as it is.
    #[default]
    Stays,
    /// The journals are with that one from now on.
    Goes(&'a Lease),
    /// They are back from that one, who has them.
    Comes(&'a str),
}

/// Journals that come from elsewhere: some that begin here, and lines that others go on with.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<'a> {
    /// The journal whose lock is meant: the event's own.
    pub top: &'a str,
    /// Those that are not here yet; a parent before its children.
    pub openings: &'a [Opening<'a>],
    /// What those that are here go on with.
    pub additions: &'a [Addition<'a>],
    /// What becomes of the lock.
    pub handing: Handing<'a>,
}

/// What became of an addition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on the disk; this is the new head.
    Now(Head),
    /// The keys of the lines are known: the request was here before, and this line came of it.
    Already(Line),
}

/// A journal in the list of journals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalInfo {
    /// Its name.
    pub id: String,
    /// What it is about.
    pub kind: Kind,
    /// The event's journal, if it is a tournament of one.
    pub parent: Option<String>,
    /// Its end.
    pub head: Head,
    /// To whom it was handed, if it was.
    pub lease: Option<Lease>,
}

/// All journals of a store, those that cannot be read apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// By name.
    pub journals: Vec<JournalInfo>,
    /// Rows that make no sense. They hide none of the others.
    pub unreadable: Vec<Unreadable>,
}

/// A journal whose row makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Its name, as far as it is one.
    pub journal: String,
    /// What is wrong.
    pub why: Damage,
}

/// A journal is with another machine, and nothing is added to it here until it is back.
///
/// The clock ends no lease, since a clock may jump and two machines would go on with one journal:
/// somebody has to release it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// Who has it.
    pub holder: String,
    /// When it is to be back, in milliseconds since 1970, if that was said.
    pub until: Option<i64>,
}

/// A state that was kept, so that opening a journal need not begin at its first line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptState {
    /// The head of the lines that it follows from.
    pub head: Head,
    /// The state in whatever form its owner gave it.
    pub bytes: Vec<u8>,
}

/// Where journals are kept.
///
/// Each method stands for one transaction. What it has acknowledged is on the disk; when it answers
/// with an error, nothing of it is there, save for [`StoreError::Doubtful`].
pub trait Store: Send + Sync {
    /// Begins a journal.
    ///
    /// If there is a journal with that name whose first lines are these, it is the same request
    /// once more, and the answer is its head.
    fn create<'a>(&'a self, opening: Opening<'a>) -> Reply<'a, Head>;

    /// Begins journals and adds to others, all of it or nothing. None of those that begin may be
    /// here.
    fn arrive<'a>(&'a self, arrival: Arrival<'a>) -> Reply<'a, ()>;

    /// Adds lines to a journal, all of them or none.
    ///
    /// Of several lines whose keys are known in part, none is added.
    fn append<'a>(&'a self, addition: Addition<'a>) -> Reply<'a, Appended>;

    /// Lines after that number, at most so many.
    fn read<'a>(&'a self, journal: &'a str, after: u64, limit: u32) -> Reply<'a, Vec<Line>>;

    /// The end of a journal.
    fn head<'a>(&'a self, journal: &'a str) -> Reply<'a, Head>;

    /// One line.
    fn line<'a>(&'a self, journal: &'a str, seq: u64) -> Reply<'a, Option<Line>>;

    /// The line that came of the request with that key.
    fn by_key<'a>(&'a self, journal: &'a str, key: &'a str) -> Reply<'a, Option<Line>>;

    /// All journals, and those that cannot be read.
    fn listing(&self) -> Reply<'_, Listing>;

    /// All journals that can be read, by name.
    fn journals(&self) -> Reply<'_, Vec<JournalInfo>> {
        Box::pin(async move { Ok(self.listing().await?.journals) })
    }

    /// What a journal is about.
    fn kind<'a>(&'a self, journal: &'a str) -> Reply<'a, Kind>;

    /// The event's journal, if this one is a tournament of an event.
    fn parent<'a>(&'a self, journal: &'a str) -> Reply<'a, Option<String>>;

    /// The bytes with that hash.
    fn attachment(&self, hash: Hash) -> Reply<'_, Option<Vec<u8>>>;

    /// Keeps the state after line `seq`. `version` says in which form its bytes are; of one journal
    /// only the newest state is kept.
    fn keep_state<'a>(
        &'a self,
        journal: &'a str,
        seq: u64,
        version: u32,
        bytes: &'a [u8],
    ) -> Reply<'a, ()>;

    /// The state that was kept, if it has that version and its bytes are those that were kept.
    fn kept_state<'a>(&'a self, journal: &'a str, version: u32) -> Reply<'a, Option<KeptState>>;

    /// Hands a journal, and with an event's its tournaments', to somebody. Once more to the same
    /// one changes the time.
    fn lease<'a>(&'a self, journal: &'a str, lease: &'a Lease) -> Reply<'a, ()>;

    /// It is back from that holder, or given up for lost by somebody who names him.
    fn release<'a>(&'a self, journal: &'a str, holder: &'a str) -> Reply<'a, ()>;

    /// The name of the machine whose store this is, the same for every program that opens it. The
    /// first who brings one names it for ever; nothing is kept while nobody does.
    fn machine<'a>(&'a self, name: Option<&'a str>) -> Reply<'a, Option<String>>;

    /// Hears of every line that is added from now on, by whatever machine or program.
    fn subscribe(&self) -> Subscription;

    /// What people come in with, kept in the same place.
    fn credentials(&self) -> &dyn Credentials;

    /// Small texts that are in no journal, kept in the same place.
    fn notes(&self) -> &dyn Notes;
}

/// A name for a new journal that no other machine gives: a UUID of version 7, so that names are in
/// the order in which they were given.
pub fn new_id() -> String {
    uuid::Uuid::now_v7().to_string()
}
