//! The order of checks when something is added: the same for both databases, within a transaction
//! that its caller begins and ends.

use std::collections::{BTreeMap, BTreeSet};

use ronde_desk::entry::{Hash, Head, Line};
use ronde_office::{
    Addition, Appended, Arrival, Attachment, Handing, Lease, Opening, StoreError, Unfit,
};

use crate::connection::Connection;
use crate::error::Trouble;
use crate::tables::Locked;

/// Longest name of a holder or a key: an index has its bounds.
const LONGEST: usize = 200;
/// Longest name of a journal: folders are named by it, and news of it must fit into a message.
const LONGEST_JOURNAL: usize = 64;

/// Begins a journal; see [`ronde_office::Store::create`].
pub(crate) async fn create(
    tables: &mut dyn Connection,
    opening: &Opening<'_>,
) -> Result<Head, Trouble> {
    names(opening.journal)?;
    let head = head_after(Head::default(), opening.lines)?;
    if let Some(parent) = opening.parent {
        // Held, so that the event is not handed to somebody in the middle of this.
        let found = tables.lock(parent).await?;
        found.ok_or_else(|| StoreError::no_journal(parent))?;
    }
    if let Some(there) = tables.lock(opening.journal).await? {
        return again(tables, opening, there.head).await;
    }
    let lease = tables.lease_of(opening.journal, opening.parent).await?;
    may_add(lease, opening.holder)?;
    attach(tables, opening.attachments).await?;
    tables.add_journal(opening, head).await?;
    tables.add_lines(opening.journal, opening.lines).await?;
    tables.notify(opening.journal, head.seq).await?;
    Ok(head)
}

/// The same journal once more is no mistake: whoever asks may not have heard the first answer.
async fn again(
    tables: &mut dyn Connection,
    opening: &Opening<'_>,
    head: Head,
) -> Result<Head, Trouble> {
    let count = u32::try_from(opening.lines.len()).unwrap_or(u32::MAX);
    if tables.read(opening.journal, 0, count).await? == opening.lines {
        return Ok(head);
    }
    Err(StoreError::Exists { journal: opening.journal.to_owned() }.into())
}

/// Journals from elsewhere; see [`ronde_office::Store::arrive`].
pub(crate) async fn arrive(
    tables: &mut dyn Connection,
    arrival: &Arrival<'_>,
) -> Result<(), Trouble> {
    // The whole family, so that nobody adds to one of them meanwhile.
    hold(tables, arrival.top).await?;
    for opening in arrival.openings {
        if tables.lock(opening.journal).await?.is_some() {
            return Err(StoreError::Exists { journal: opening.journal.to_owned() }.into());
        }
        create(tables, opening).await?;
    }
    for addition in arrival.additions {
        if let Appended::Already(line) = append(tables, addition).await? {
            return Err(StoreError::PartlyKnown { acts: vec![line.seq] }.into());
        }
    }
    hand(tables, arrival.top, arrival.handing).await
}

/// What becomes of the lock. It is lifted only for whom it was set.
async fn hand(
    tables: &mut dyn Connection,
    journal: &str,
    handing: Handing<'_>,
) -> Result<(), Trouble> {
    match handing {
        Handing::Stays => Ok(()),
        Handing::Comes(holder) => {
            may_add(tables.lease_of(journal, None).await?, Some(holder))?;
            Ok(tables.end_lease(journal).await?)
        }
        Handing::Goes(lease) => {
            is_holder(&lease.holder)?;
            if let Some(other) = tables.lease_below(journal, &lease.holder).await? {
                return Err(StoreError::CheckedOut { to: other.holder }.into());
            }
            // It may have been with somebody else, who brings it and is told to whom it goes.
            tables.end_lease(journal).await?;
            Ok(tables.set_lease(journal, lease).await?)
        }
    }
}

/// Adds lines; see [`ronde_office::Store::append`].
///
/// A known key comes first: whoever repeats a request that was stored wants to hear of it, even if
/// the journal has grown or was handed away since.
pub(crate) async fn append(
    tables: &mut dyn Connection,
    addition: &Addition<'_>,
) -> Result<Appended, Trouble> {
    let journal = addition.journal;
    let head = head_after(addition.expected, addition.lines)?;
    if addition.handing != Handing::Stays {
        // Nobody is in the middle of an act of a tournament when its event goes.
        hold(tables, journal).await?;
    }
    let found = tables.lock(journal).await?;
    let found = found.ok_or_else(|| StoreError::no_journal(journal))?;
    if let Some(line) = known(tables, addition).await? {
        return Ok(Appended::Already(line));
    }
    let lease = tables.lease_of(journal, found.parent.as_deref()).await?;
    match addition.handing {
        // What is not locked here is written here, and nobody can take it back.
        Handing::Comes(holder) => may_add(lease, Some(holder))?,
        _ => may_add(lease, addition.holder)?,
    }
    if found.head != addition.expected {
        return Err(StoreError::Moved { head: found.head }.into());
    }
    ends_so(tables, addition.heads).await?;
    attach(tables, addition.attachments).await?;
    tables.add_lines(journal, addition.lines).await?;
    tables.set_head(journal, head).await?;
    hand(tables, journal, addition.handing).await?;
    tables.notify(journal, head.seq).await?;
    Ok(Appended::Now(head))
}

/// Whether the journals end as the act says that they do.
async fn ends_so(
    tables: &mut dyn Connection,
    heads: Option<&BTreeMap<String, Head>>,
) -> Result<(), Trouble> {
    for (journal, said) in heads.into_iter().flatten() {
        if tables.head(journal).await? != Some(*said) {
            return Err(StoreError::WentOn { journal: journal.clone() }.into());
        }
    }
    Ok(())
}

/// The line that came of the same request before. Several lines are one request: all of their keys
/// are known, or none is.
async fn known(
    tables: &mut dyn Connection,
    addition: &Addition<'_>,
) -> Result<Option<Line>, Trouble> {
    let (mut known, mut keys) = (Vec::new(), 0);
    for line in addition.lines.iter().filter(|line| !line.key.is_empty()) {
        keys += 1;
        known.extend(tables.by_key(addition.journal, &line.key).await?);
    }
    if known.len() < keys && !known.is_empty() {
        let acts = known.iter().map(|line| line.seq).collect();
        return Err(StoreError::PartlyKnown { acts }.into());
    }
    Ok(known.into_iter().next())
}

/// Hands a journal to somebody; see [`ronde_office::Store::lease`].
pub(crate) async fn lease(
    tables: &mut dyn Connection,
    journal: &str,
    lease: &Lease,
) -> Result<(), Trouble> {
    is_holder(&lease.holder)?;
    let parent = locked(tables, journal).await?;
    if let Some(other) = tables.lease_below(journal, &lease.holder).await? {
        return Err(StoreError::CheckedOut { to: other.holder }.into());
    }
    match tables.lease_of(journal, parent.as_deref()).await? {
        Some(other) if other.holder != lease.holder => {
            Err(StoreError::CheckedOut { to: other.holder }.into())
        }
        _ => Ok(tables.set_lease(journal, lease).await?),
    }
}

/// Takes it back; see [`ronde_office::Store::release`].
pub(crate) async fn release(
    tables: &mut dyn Connection,
    journal: &str,
    holder: &str,
) -> Result<(), Trouble> {
    locked(tables, journal).await?;
    match tables.lease_of(journal, None).await? {
        Some(lease) if lease.holder == holder => Ok(tables.end_lease(journal).await?),
        _ => Err(StoreError::NotCheckedOut { holder: holder.to_owned() }.into()),
    }
}

/// The name of the machine; see [`ronde_office::Store::machine`].
pub(crate) async fn machine(
    tables: &mut dyn Connection,
    name: Option<&str>,
) -> Result<Option<String>, Trouble> {
    name.map_or(Ok(()), is_holder)?;
    Ok(tables.machine(name).await?)
}

/// Keeps a state; see [`ronde_office::Store::keep_state`].
pub(crate) async fn keep_state(
    tables: &mut dyn Connection,
    journal: &str,
    seq: u64,
    version: u32,
    bytes: &[u8],
) -> Result<(), Trouble> {
    let head = tables.head(journal).await?;
    let head = head.ok_or_else(|| StoreError::no_journal(journal))?;
    if seq == 0 || seq > head.seq {
        return Err(StoreError::unfit(Unfit::NoActToKeep(seq)).into());
    }
    Ok(tables.keep_state(journal, seq, version, bytes).await?)
}

/// Holds a journal and those whose parent it is, and tells its own parent.
async fn locked(tables: &mut dyn Connection, journal: &str) -> Result<Option<String>, Trouble> {
    let found = hold(tables, journal).await?;
    let found = found.ok_or_else(|| StoreError::no_journal(journal))?;
    Ok(found.parent)
}

/// Holds a journal and those whose parent it is. Whoever begins a child holds the parent, so that
/// the parent comes first: the children are looked for when none is being made any more.
async fn hold(tables: &mut dyn Connection, journal: &str) -> Result<Option<Locked>, Trouble> {
    let found = tables.lock(journal).await?;
    if found.is_some() {
        tables.lock_family(journal).await?;
    }
    Ok(found)
}

/// Nobody adds to a journal that is with somebody, save for that one.
fn may_add(lease: Option<Lease>, holder: Option<&str>) -> Result<(), StoreError> {
    match (lease, holder) {
        (None, None) => Ok(()),
        (Some(lease), Some(holder)) if lease.holder == holder => Ok(()),
        (Some(lease), _) => Err(StoreError::CheckedOut { to: lease.holder }),
        (None, Some(holder)) => Err(StoreError::NotCheckedOut { holder: holder.to_owned() }),
    }
}

/// In the order of their hashes, so that two transactions never wait for each other.
async fn attach(tables: &mut dyn Connection, attachments: &[Attachment]) -> Result<(), Trouble> {
    let mut sorted: Vec<&Attachment> = attachments.iter().collect();
    sorted.sort_by_key(|attachment| attachment.hash);
    for attachment in sorted {
        if Hash::of(&attachment.bytes) != attachment.hash {
            return Err(StoreError::unfit(Unfit::AttachmentHash).into());
        }
        tables.attach(attachment).await?;
    }
    Ok(())
}

/// The head once `lines` follow `head`, if they can be stored.
fn head_after(head: Head, lines: &[Line]) -> Result<Head, StoreError> {
    let mut keys = BTreeSet::new();
    let mut last = head;
    for line in lines {
        if line.seq != last.seq + 1 {
            return Err(StoreError::unfit(Unfit::NotNext { act: line.seq, after: last.seq }));
        }
        if Hash::of(line.text.as_bytes()) != line.hash {
            return Err(StoreError::unfit(Unfit::ActHash(line.seq)));
        }
        if line.text.contains('\0') {
            return Err(StoreError::unfit(Unfit::ZeroByte(line.seq)));
        }
        if !line.key.is_empty() {
            fits(&line.key)?;
            if !keys.insert(&line.key) {
                return Err(StoreError::unfit(Unfit::KeyTwice));
            }
        }
        last = Head { seq: line.seq, hash: line.hash };
    }
    if lines.is_empty() {
        return Err(StoreError::unfit(Unfit::Nothing));
    }
    Ok(last)
}

/// Journals are named as [`ronde_office::new_id`] names them, or at least so that no folder and no
/// message is led astray.
fn names(journal: &str) -> Result<(), StoreError> {
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
    if journal.is_empty() || journal.len() > LONGEST_JOURNAL || !journal.bytes().all(plain) {
        let (name, most) = (journal.to_owned(), LONGEST_JOURNAL);
        return Err(StoreError::unfit(Unfit::JournalName { name, most }));
    }
    Ok(())
}

/// A machine is called as people call it, blanks and all.
fn is_holder(name: &str) -> Result<(), StoreError> {
    if name.trim().is_empty() || name.len() > LONGEST || name.chars().any(char::is_control) {
        let (name, most) = (name.to_owned(), LONGEST);
        return Err(StoreError::unfit(Unfit::MachineName { name, most }));
    }
    Ok(())
}

fn fits(key: &str) -> Result<(), StoreError> {
    let odd = key.chars().any(|letter| letter.is_control() || letter.is_whitespace());
    if key.is_empty() || key.len() > LONGEST || odd {
        let (key, most) = (key.to_owned(), LONGEST);
        return Err(StoreError::unfit(Unfit::Key { key, most }));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(seq: u64, key: &str, text: &str) -> Line {
        Line { seq, key: key.to_owned(), text: text.to_owned(), hash: Hash::of(text.as_bytes()) }
    }

    #[test]
    fn lines_that_cannot_be_stored() {
        check(&[line(3, "", "a"), line(4, "k", "b")], None);
        check(&[], Some("Nothing"));
        check(&[line(4, "", "a")], Some("NotNext { act: 4, after: 2 }"));
        check(&[line(3, "", "a"), line(3, "", "b")], Some("NotNext { act: 3, after: 3 }"));
        check(&[line(3, "", "a\0")], Some("ZeroByte"));
        check(&[line(3, "k", "a"), line(4, "k", "b")], Some("KeyTwice"));
        check(&[line(3, "k l", "a")], Some("Key {"));
        check(&[line(3, &"k".repeat(201), "a")], Some("most: 200"));
        check(&[Line { hash: Hash::NONE, ..line(3, "", "a") }], Some("ActHash"));
    }

    #[track_caller]
    fn check(lines: &[Line], expected: Option<&str>) {
        let head = Head { seq: 2, hash: Hash::of(b"before") };
        match (head_after(head, lines), expected) {
            (Ok(head), None) => assert_eq!(lines.last().map(|line| line.seq), Some(head.seq)),
            (Err(error), Some(words)) => assert!(error.to_string().contains(words), "{error}"),
            (found, _) => panic!("{found:?} instead of {expected:?}"),
        }
    }

    #[test]
    fn names_of_journals() {
        for good in ["0197-open", "j", "A_b-9", &"x".repeat(64)] {
            assert_eq!(Ok(()), names(good));
        }
        for bad in ["", "..", "a/b", "a\\b", "a b", "Zürich", "a.b", &"x".repeat(65)] {
            let told = names(bad).unwrap_err().to_string();
            assert!(told.contains("JournalName"), "{bad}: {told}");
        }
    }

    #[test]
    fn names_of_holders() {
        for good in ["club", "Club PC", "Büro 2"] {
            assert_eq!(Ok(()), is_holder(good));
        }
        for bad in ["", " ", "a\nb", &"x".repeat(201)] {
            assert!(is_holder(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn only_the_holder_adds_to_a_journal_that_was_handed_away() {
        let lease = || Some(Lease { holder: "club".to_owned(), until: None });
        assert_eq!(Ok(()), may_add(None, None));
        assert_eq!(Ok(()), may_add(lease(), Some("club")));
        assert_eq!(Err(StoreError::CheckedOut { to: "club".to_owned() }), may_add(lease(), None));
        let other = may_add(lease(), Some("other"));
        assert_eq!(Err(StoreError::CheckedOut { to: "club".to_owned() }), other);
        let late = may_add(None, Some("club"));
        assert_eq!(Err(StoreError::NotCheckedOut { holder: "club".to_owned() }), late);
    }
}
