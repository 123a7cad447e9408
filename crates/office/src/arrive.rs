//! An event that comes from elsewhere: a backup that is put back, an event that was handed to this
//! machine, or one that comes home.
//!
//! One machine at a time writes, and the lock of each store says which. What comes must go on where
//! ours ends, line for line: it is never merged. An event cannot be copied under another name
//! either, since every act carries the name of its journal and the hash of the act before.

mod whose;

use std::borrow::Cow;
use std::collections::BTreeMap;

use ronde_desk::entry::{Head, Line};
use ronde_desk::event::{self, EventState, EventUnfoldable};
use ronde_desk::portable::{self, Content, Fault, Reading};

use self::whose::Whose;
use crate::backup::{self, InJournal};
use crate::{
    Addition, Arrival, Attachment, Handing, JournalInfo, Kind, Lease, Opening, Store, StoreError,
};

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// Journals that are new here.
    pub begun: usize,
    /// Acts that were added to those that were here.
    pub added: usize,
    /// Where each journal ends now.
    pub heads: BTreeMap<String, Head>,
    /// The machine on which it is written, if that is another.
    pub locked: Option<String>,
    /// What is wrong with it and stops nobody.
    pub blemishes: Vec<InJournal>,
}

/// Something that is wrong with what comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// With the file.
    File(Fault),
    /// With what is in it.
    Content(InJournal),
    /// With the event's own journal.
    Event(EventUnfoldable),
    /// The event cannot be at home on this machine.
    NoHome,
}

/// Why an event was not taken. The store is as it was. `report::stores` has the words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotTaken {
    /// The file is not what was written.
    #[error("damaged: {0:?}")]
    Damaged(Box<Flaw>),
    /// There is nothing in it, or more than one event.
    #[error("not-one")]
    NotOne,
    /// It was handed to a machine, and nobody said whether this is it.
    #[error("whose-machine {to}")]
    WhoseMachine {
        /// To which.
        to: String,
    },
    /// The store is that of another machine than was said.
    #[error("other-machine {own}")]
    OtherMachine {
        /// Its name.
        own: String,
    },
    /// It is here, act for act.
    #[error("here")]
    Here,
    /// What is here has more.
    #[error("older {journal} {more}")]
    Older {
        /// Which.
        journal: String,
        /// How many.
        more: u64,
    },
    /// What is here went another way.
    #[error("differs {journal} {act}")]
    Differs {
        /// Which.
        journal: String,
        /// The first act that is another, as far as it is known.
        act: u64,
    },
    /// It would go on with what is here, which is open.
    #[error("open")]
    Open,
    /// The store cannot do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Takes an event in, whole or not at all. `machine` is the name of this one, if somebody said it.
///
/// An event that is written elsewhere is locked here; one that waits here for this very machine is
/// opened. The store keeps the name under which an event is written in it, if it has none yet.
///
/// # Errors
/// It is damaged, here already, or cannot be stored; the store is as it was.
pub async fn arrive(
    store: &dyn Store,
    reading: &Reading,
    machine: Option<&str>,
) -> Result<Arrived, NotTaken> {
    let own = store.machine(None).await?;
    if let (Some(own), Some(said)) = (&own, machine)
        && own != said
    {
        return Err(NotTaken::OtherMachine { own: own.clone() });
    }
    let mut content = Cow::Borrowed(sound(reading)?);
    let top = top(&content)?.to_owned();
    let event = event(&content)?;
    let here = family(store, &top).await?;
    let lease = here.get(&top).and_then(|info| info.lease.clone());
    let whose = Whose { event: event.as_ref(), own: own.as_deref(), said: machine };
    let locked = whose.locked(lease.as_ref(), !here.is_empty())?;
    if let (None, Some(act)) = (&locked, whose.settles()?) {
        content.to_mut().journals.entry(top.clone()).or_default().push(act);
    }
    let come = Coming::of(&content, &top, &here, lease.as_ref())?;
    if come.is_nothing() && !(locked.is_none() && whose.waits_for_it(lease.as_ref())) {
        if locked.is_none() && lease.is_none() {
            whose.keep(store).await?;
        }
        return Err(NotTaken::Here);
    }
    if !here.is_empty() && lease.is_none() {
        return Err(NotTaken::Open);
    }
    come.put(store, locked.as_deref()).await?;
    if locked.is_none() {
        whose.keep(store).await?;
    }
    Ok(come.arrived(locked))
}

fn damaged(flaw: Flaw) -> NotTaken {
    NotTaken::Damaged(Box::new(flaw))
}

/// What can be worked with.
fn sound(reading: &Reading) -> Result<&Content, NotTaken> {
    if let Some(fault) = reading.faults.first() {
        return Err(damaged(Flaw::File(fault.clone())));
    }
    match backup::damage(&reading.content).into_iter().next() {
        Some(trouble) => Err(damaged(Flaw::Content(trouble))),
        None => Ok(&reading.content),
    }
}

/// What the event's own journal says, if there is one.
fn event(content: &Content) -> Result<Option<EventState>, NotTaken> {
    let Some(lines) = content.journals.get(&content.event) else { return Ok(None) };
    let state = event::fold(&content.event, lines);
    state.map(Some).map_err(|error| damaged(Flaw::Event(error)))
}

/// The event's own journal, or the only tournament.
fn top(content: &Content) -> Result<&str, NotTaken> {
    if content.journals.contains_key(&content.event) {
        return Ok(&content.event);
    }
    let mut names = content.journals.keys();
    match (names.next(), names.next()) {
        (Some(only), None) => Ok(only),
        _ => Err(NotTaken::NotOne),
    }
}

/// All journals, the event's own first.
fn names<'a>(content: &'a Content, top: &'a str) -> impl Iterator<Item = &'a str> {
    let others = content.journals.keys().map(|name| &**name).filter(move |name| *name != top);
    std::iter::once(top).chain(others)
}

/// The journals of this event that are here.
async fn family(store: &dyn Store, top: &str) -> Result<BTreeMap<String, JournalInfo>, StoreError> {
    let all = store.journals().await?.into_iter();
    let ours = all.filter(|it| it.id == top || it.parent.as_deref() == Some(top));
    Ok(ours.map(|info| (info.id.clone(), info)).collect())
}

/// A journal that is here, where it ends, and the lines that go on from there.
type Going<'a> = (&'a str, Head, &'a [Line]);

/// What goes on with each journal that is here, if all of it goes on where ours end.
fn going_on<'a>(
    content: &'a Content,
    here: &'a BTreeMap<String, JournalInfo>,
) -> Result<Vec<Going<'a>>, NotTaken> {
    let mut going = Vec::new();
    for (journal, info) in here {
        let lines = content.journals.get(journal).map_or(&[][..], Vec::as_slice);
        let (ours, theirs) = (info.head, portable::head(lines));
        if theirs.seq < ours.seq {
            let (journal, more) = (journal.clone(), ours.seq - theirs.seq);
            return Err(NotTaken::Older { journal, more });
        }
        let same = usize::try_from(ours.seq).unwrap_or(usize::MAX);
        if same > 0 && lines[same - 1].hash != ours.hash {
            return Err(NotTaken::Differs { journal: journal.clone(), act: ours.seq });
        }
        if lines.len() > same {
            going.push((&**journal, ours, &lines[same..]));
        }
    }
    Ok(going)
}

/// What comes, beside what is here.
struct Coming<'a> {
    content: &'a Content,
    top: &'a str,
    /// Journals that are new here.
    fresh: Vec<&'a str>,
    /// What the others go on with.
    going: Vec<Going<'a>>,
    /// Who has it, as this store knows.
    holder: Option<&'a str>,
}

impl<'a> Coming<'a> {
    fn of(
        content: &'a Content,
        top: &'a str,
        here: &'a BTreeMap<String, JournalInfo>,
        lease: Option<&'a Lease>,
    ) -> Result<Coming<'a>, NotTaken> {
        let fresh = names(content, top).filter(|it| !here.contains_key(*it)).collect();
        let going = going_on(content, here)?;
        let holder = lease.map(|lease| &*lease.holder);
        Ok(Coming { content, top, fresh, going, holder })
    }

    fn is_nothing(&self) -> bool {
        self.fresh.is_empty() && self.going.is_empty()
    }

    fn arrived(&self, locked: Option<String>) -> Arrived {
        Arrived {
            begun: self.fresh.len(),
            added: self.going.iter().map(|(_, _, lines)| lines.len()).sum(),
            heads: self.content.heads(),
            locked,
            blemishes: backup::blemishes(self.content),
        }
    }

    async fn put(&self, store: &dyn Store, locked: Option<&str>) -> Result<(), StoreError> {
        let Coming { content, top, holder, .. } = *self;
        let next = locked.map(|holder| Lease { holder: holder.to_owned(), until: None });
        let handing = match (&next, holder) {
            (Some(next), _) => Handing::Goes(next),
            (None, Some(holder)) => Handing::Comes(holder),
            (None, None) => Handing::Stays,
        };
        let named = content.attachments.iter();
        let attachments: Vec<Attachment> =
            named.map(|(hash, bytes)| Attachment { hash: *hash, bytes: bytes.clone() }).collect();
        // They belong to the event and not to one of its journals; they come with the first.
        let with = |first: bool| if first { &attachments[..] } else { &[] };
        let opening = |(place, journal): (usize, &&'a str)| {
            let own = *journal == top;
            let kind =
                if own && !content.event.is_empty() { Kind::Event } else { Kind::Tournament };
            let (lines, parent) = (&content.journals[*journal][..], (!own).then_some(top));
            Opening { journal, kind, parent, lines, attachments: with(place == 0), holder }
        };
        let openings: Vec<Opening<'_>> = self.fresh.iter().enumerate().map(opening).collect();
        let addition = |(place, (journal, expected, lines)): (usize, &Going<'a>)| Addition {
            attachments: with(place == 0 && self.fresh.is_empty()),
            holder,
            ..Addition::new(journal, *expected, lines)
        };
        let additions: Vec<Addition<'_>> = self.going.iter().enumerate().map(addition).collect();
        store.arrive(Arrival { top, openings: &openings, additions: &additions, handing }).await
    }
}
