//! Events as they leave a store: everything of one, to be carried, sent or backed up.

use ronde_desk::Line;
use ronde_desk::event;
use ronde_desk::portable::{self, Content, Damage, Fault, MOST_FAULTS, Reading, What};
use ronde_desk::verify;

use crate::{EventDamage, JournalInfo, Kind, Listing, Store, StoreError, Unreadable};

/// Lines that are fetched at once.
const PAGE: u32 = 5_000;
/// How often an event is read again because a tournament was begun meanwhile.
const TRIES: u32 = 3;

/// Every event with its tournaments, and every tournament without an event. What cannot be read is
/// told with the event to which it belongs, and hides nothing else; journals that cannot even be
/// listed come last.
///
/// # Errors
/// The store cannot be reached.
pub async fn events(store: &dyn Store) -> Result<Vec<Reading>, StoreError> {
    let Listing { journals, unreadable } = store.listing().await?;
    let is_top = |it: &JournalInfo| {
        let parent = it.parent.as_ref();
        parent.is_none_or(|parent| !journals.iter().any(|other| other.id == *parent))
    };
    let mut readings = Vec::new();
    for top in journals.iter().filter(|it| is_top(it)) {
        readings.push(of_top(store, &journals, top).await?);
    }
    if !unreadable.is_empty() {
        let fault = |it: Unreadable| unread(&it.journal, it.why);
        let faults = unreadable.into_iter().map(fault).collect();
        readings.push(Reading { content: Content::default(), faults });
    }
    Ok(readings)
}

/// The event to which a journal belongs; the journal may be the event's own.
///
/// # Errors
/// There is no such journal, something of it is damaged, or the store cannot be read.
pub async fn event_of(store: &dyn Store, journal: &str) -> Result<Content, StoreError> {
    let mut tries = 0;
    loop {
        tries += 1;
        let listing = store.listing().await?;
        let find = |id: &str| listing.journals.iter().find(|it| it.id == id);
        let missing = || StoreError::NoJournal { journal: journal.to_owned() };
        let named = find(journal).ok_or_else(missing)?;
        let top = named.parent.as_deref().and_then(find).unwrap_or(named);
        let Reading { content, faults } = of_top(store, &listing.journals, top).await?;
        let event = top.id.clone();
        if let Some(fault) = faults.into_iter().next() {
            let what = EventDamage::Fault(Box::new(fault));
            return Err(StoreError::EventDamaged { event, what });
        }
        match left_out(store, &content, &listing.unreadable).await? {
            None => return Ok(content),
            // Begun since the list was made.
            Some(LeftOut::Begun) if tries < TRIES => {}
            Some(LeftOut::Begun) => return Err(StoreError::EventBusy { event }),
            Some(LeftOut::Unread(what)) => {
                return Err(StoreError::EventDamaged { event, what });
            }
        }
    }
}

/// Why a tournament that the event names is not in its content although it is in the store.
enum LeftOut {
    Begun,
    Unread(EventDamage),
}

/// A tournament that was never in the store, or is not any more, leaves a blemish; one whose row
/// cannot be read must not be left out as if it were not there.
async fn left_out(
    store: &dyn Store,
    content: &Content,
    unreadable: &[Unreadable],
) -> Result<Option<LeftOut>, StoreError> {
    let Some(lines) = content.journals.get(&content.event) else { return Ok(None) };
    // One that does not fold is told by whoever looks at it.
    let Ok(state) = event::fold(&content.event, lines) else { return Ok(None) };
    let absent = state.tournaments.keys().filter(|it| !content.journals.contains_key(*it));
    for journal in absent {
        match store.head(journal).await {
            Ok(_) if unreadable.is_empty() => return Ok(Some(LeftOut::Begun)),
            Err(StoreError::NoJournal { .. }) if unreadable.is_empty() => {}
            Ok(_) | Err(StoreError::NoJournal { .. } | StoreError::Damaged { .. }) => {
                let why = unreadable.first().map(|it| it.why.clone());
                return Ok(Some(LeftOut::Unread(EventDamage::Tournament(journal.clone(), why))));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

async fn of_top(
    store: &dyn Store,
    journals: &[JournalInfo],
    top: &JournalInfo,
) -> Result<Reading, StoreError> {
    let event = if top.kind == Kind::Event { top.id.clone() } else { String::new() };
    let mut content = Content { event, ..Content::default() };
    let mut faults = Vec::new();
    let children = journals.iter().filter(|it| it.parent.as_deref() == Some(&top.id));
    for journal in std::iter::once(top).chain(children) {
        let lines = readable(store, journal, &mut faults).await?;
        for hash in verify::attachments(&lines) {
            match store.attachment(hash).await {
                Ok(bytes) => content.attachments.extend(bytes.map(|bytes| (hash, bytes))),
                Err(StoreError::Damaged { .. }) => {
                    faults.push(Fault::whole(What::Attachment(hash)));
                }
                Err(error) => return Err(error),
            }
        }
        content.journals.insert(journal.id.clone(), lines);
    }
    Ok(Reading { content, faults })
}

/// All lines of a journal that can be read, and whether they end where the store says.
async fn readable(
    store: &dyn Store,
    journal: &JournalInfo,
    faults: &mut Vec<Fault>,
) -> Result<Vec<Line>, StoreError> {
    let mut lines: Vec<Line> = Vec::new();
    let (mut after, mut limit) = (0, PAGE);
    loop {
        if faults.len() >= MOST_FAULTS {
            faults.push(unread(&journal.id, Damage::NotReadAfter(after)));
            return Ok(lines);
        }
        match store.read(&journal.id, after, limit).await {
            Ok(page) => {
                let Some(last) = page.last() else { break };
                (after, limit) = (last.seq, (limit * 2).min(PAGE));
                lines.extend(page);
            }
            // One of them cannot be read; those before it and after it may.
            Err(StoreError::Damaged { .. }) if limit > 1 => limit /= 2,
            Err(StoreError::Damaged { what, .. }) => {
                faults.push(unread(&journal.id, what));
                after += 1;
            }
            Err(error) => return Err(error),
        }
    }
    let (said, found) = (store.head(&journal.id).await?, portable::head(&lines));
    // It may have grown while it was read.
    let grown = said != journal.head && (journal.head.seq..=said.seq).contains(&found.seq);
    if found != said && !grown {
        let journal = journal.id.clone();
        faults.push(Fault::whole(What::Head { journal, said, found }));
    }
    Ok(lines)
}

fn unread(journal: &str, why: Damage) -> Fault {
    Fault::whole(What::Journal { journal: journal.to_owned(), why })
}

/// A whole journal.
///
/// # Errors
/// The store cannot be read.
pub async fn lines(store: &dyn Store, journal: &str) -> Result<Vec<Line>, StoreError> {
    let mut lines: Vec<Line> = Vec::new();
    loop {
        let after = lines.last().map_or(0, |line| line.seq);
        let page = store.read(journal, after, PAGE).await?;
        if page.is_empty() {
            return Ok(lines);
        }
        lines.extend(page);
    }
}
