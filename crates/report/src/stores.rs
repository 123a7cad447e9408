//! Why a store of journals did not do what was asked: the office gives codes and data, and these
//! are the words, as ends of sentences without a full stop. What a database or the system says
//! itself stays in its own words.

use ronde_office::arrive::{Flaw, NotTaken};
use ronde_office::backup::InJournal;
use ronde_office::{AddressFault, Doubt, EventDamage, JournalDamage, Lost, StoreError, Unfit};
use ronde_words::{JournalWords, Lang, StoreWords, fill};

use crate::journals::{broken, damage, event_unfoldable, fault, trouble, unfoldable};

/// Why a store did not do it, and what to do.
pub fn store_error(error: &StoreError, lang: Lang) -> String {
    let w = StoreWords::of(lang);
    match error {
        StoreError::Moved { head } => fill!(w.moved, seq = head.seq),
        StoreError::WentOn { journal } => fill!(w.went_on, journal = journal),
        StoreError::CheckedOut { to } => fill!(w.checked_out, to = to),
        StoreError::NotCheckedOut { holder } => fill!(w.not_checked_out, holder = holder),
        StoreError::NoJournal { journal } => fill!(w.no_journal, journal = journal),
        StoreError::Exists { journal } => fill!(w.exists, journal = journal),
        StoreError::PartlyKnown { acts } => {
            let acts: Vec<String> = acts.iter().map(ToString::to_string).collect();
            fill!(w.partly_known, acts = acts.join(", "))
        }
        StoreError::Unfit { why } => fill!(w.unfit, why = unfit(why, lang)),
        StoreError::Full { place } => fill!(w.full, place = place),
        StoreError::ReadOnly { place } => fill!(w.read_only, place = place),
        StoreError::Busy { place } => fill!(w.busy, place = place),
        StoreError::EventBusy { event } => fill!(w.event_busy, event = event),
        StoreError::JournalBusy { journal } => fill!(w.journal_busy, journal = journal),
        StoreError::Damaged { place, what } => {
            fill!(w.damaged, place = place, what = damage(what, lang))
        }
        StoreError::EventDamaged { event, what } => {
            fill!(w.event_damaged, event = event, what = event_damage(what, lang))
        }
        StoreError::NotOurs { place } => fill!(w.not_ours, place = place),
        StoreError::Replaced { place } => fill!(w.replaced, place = place),
        StoreError::Older { place } => fill!(w.older, place = place),
        StoreError::Nothing { place } => fill!(w.nothing, place = place),
        StoreError::Newer { place } => fill!(w.newer, place = place),
        StoreError::Gone { place, why } => fill!(w.gone, place = place, why = lost(why, lang)),
        StoreError::Doubtful { place, why } => {
            let why = match why {
                Doubt::Exchanged => w.exchanged,
                Doubt::Lost(why) => lost(why, lang),
            };
            fill!(w.doubtful, place = place, why = why)
        }
        StoreError::Unsure { error } => {
            fill!(w.doubtful, place = w.the_store, why = store_error(error, lang))
        }
        StoreError::Address { why } => fill!(w.address, why = address_fault(why, lang)),
        StoreError::Encoding { place, encoding } => {
            fill!(w.encoding, place = place, encoding = encoding)
        }
        StoreError::Refused { place, why } => fill!(w.refused, place = place, why = why),
        StoreError::Other { place, why } => format!("{place}: {why}"),
    }
}

fn lost(why: &Lost, lang: Lang) -> &str {
    let w = StoreWords::of(lang);
    match why {
        Lost::NoneFree => w.lost_none_free,
        Lost::Closed => w.lost_closed,
        Lost::NoAnswer => w.lost_no_answer,
        Lost::GivenUp => w.lost_given_up,
        Lost::Said(words) => words,
    }
}

fn address_fault(why: &AddressFault, lang: Lang) -> String {
    let w = StoreWords::of(lang);
    match why {
        AddressFault::Text => w.address_text.to_owned(),
        AddressFault::SslMode(word) => fill!(w.address_sslmode, word = word),
        AddressFault::HalfIdentity => w.address_half_identity.to_owned(),
        AddressFault::Port => w.address_port.to_owned(),
        AddressFault::File { path, why } => format!("{path}: {why}"),
        AddressFault::Said(words) => words.clone(),
        AddressFault::NoPostgres => w.address_no_postgres.to_owned(),
    }
}

fn event_damage(what: &EventDamage, lang: Lang) -> String {
    let w = StoreWords::of(lang);
    match what {
        EventDamage::Fault(it) => fault(it, lang),
        EventDamage::Tournament(journal, None) => fill!(w.event_tournament, journal = journal),
        EventDamage::Tournament(journal, Some(why)) => {
            fill!(w.event_tournament_why, journal = journal, why = damage(why, lang))
        }
    }
}

fn unfit(why: &Unfit, lang: Lang) -> String {
    let w = StoreWords::of(lang);
    match why {
        Unfit::NoActToKeep(seq) => fill!(w.unfit_no_act, seq = seq),
        Unfit::AttachmentHash => w.unfit_attachment.to_owned(),
        Unfit::NotNext { act, after } => fill!(w.unfit_not_next, act = act, after = after),
        Unfit::ActHash(seq) => fill!(w.unfit_hash, seq = seq),
        Unfit::ZeroByte(seq) => fill!(w.unfit_zero_byte, seq = seq),
        Unfit::KeyTwice => w.unfit_key_twice.to_owned(),
        Unfit::Nothing => w.unfit_nothing.to_owned(),
        Unfit::JournalName { name, most } => {
            fill!(w.unfit_journal_name, most = most, name = name)
        }
        Unfit::MachineName { name, most } => {
            fill!(w.unfit_machine_name, most = most, name = name)
        }
        Unfit::Key { key, most } => fill!(w.unfit_key, most = most, key = key),
        Unfit::Note(bytes) => fill!(w.unfit_note, bytes = bytes),
        Unfit::TextOfPass(bytes) => fill!(w.unfit_text_of_pass, bytes = bytes),
    }
}

/// A journal is not what was written.
pub fn journal_damaged(journal: &str, why: &JournalDamage, lang: Lang) -> String {
    let why = match why {
        JournalDamage::Broken(why) => broken(why, lang),
        JournalDamage::Tournament(why) => unfoldable(why, lang),
        JournalDamage::Event(why) => event_unfoldable(why, lang),
        JournalDamage::End { said, found } => {
            fill!(JournalWords::of(lang).damage_head, said = said, found = found)
        }
    };
    fill!(StoreWords::of(lang).journal_damaged, journal = journal, why = why)
}

/// Why an event was not taken in.
pub fn not_taken(why: &NotTaken, lang: Lang) -> String {
    let w = StoreWords::of(lang);
    match why {
        NotTaken::Damaged(flaw) => {
            let why = match &**flaw {
                Flaw::File(it) => fault(it, lang),
                Flaw::Content(it) => in_journal(it, lang),
                Flaw::Event(why) => event_unfoldable(why, lang),
                Flaw::NoHome => w.taken_no_home.to_owned(),
            };
            fill!(w.taken_damaged, why = why)
        }
        NotTaken::NotOne => w.taken_not_one.to_owned(),
        NotTaken::WhoseMachine { to } => fill!(w.taken_whose_machine, to = to),
        NotTaken::OtherMachine { own } => fill!(w.taken_other_machine, own = own),
        NotTaken::Here => w.taken_here.to_owned(),
        NotTaken::Older { journal, more } => {
            fill!(w.taken_older, journal = journal, more = more)
        }
        NotTaken::Differs { journal, act } => {
            fill!(w.taken_differs, journal = journal, act = act)
        }
        NotTaken::Open => w.taken_open.to_owned(),
        NotTaken::Store(error) => store_error(error, lang),
    }
}

/// Something wrong, with its journal where it belongs to one.
pub fn in_journal(found: &InJournal, lang: Lang) -> String {
    let told = trouble(&found.trouble, lang);
    match &found.journal {
        Some(journal) => format!("{journal}: {told}"),
        None => told,
    }
}
