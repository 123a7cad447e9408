//! What is wrong with journals and with files of events: the desk gives codes and data, and these
//! are the words, as ends of sentences without a full stop.

use ronde_desk::entry::Broken;
use ronde_desk::event::EventUnfoldable;
use ronde_desk::fold::{Misfit, Unfoldable};
use ronde_desk::portable::{self, Damage, Fault, HeaderFault, LineFault, What};
use ronde_desk::verify::{Attached, Trouble, Unplaced};
use ronde_words::{JournalWords, Lang, fill};

use crate::problems::{complaint, json_fault};
use crate::refusals::event_misfit;

/// What is wrong with a line of a journal.
pub fn broken(broken: &Broken, lang: Lang) -> String {
    let w = JournalWords::of(lang);
    match broken {
        Broken::Changed { seq } => fill!(w.changed, seq = seq),
        Broken::Torn { seq, named, expected } => {
            fill!(w.torn, seq = seq, named = named, expected = expected)
        }
        Broken::Gap { after, found } => fill!(w.gap, after = after, found = found),
        Broken::Foreign { seq, named, expected } => {
            fill!(w.foreign, seq = seq, named = named, expected = expected)
        }
        Broken::Unreadable { seq, why } => {
            fill!(w.unreadable, seq = seq, why = complaint(why, lang))
        }
        Broken::Newer { seq } => fill!(w.newer, seq = seq),
        Broken::Key { seq } => fill!(w.key, seq = seq),
        Broken::Head { expected, found } => fill!(w.head, expected = expected, found = found),
    }
}

/// Why an act fits nowhere.
pub fn misfit(misfit: &Misfit, lang: Lang) -> String {
    let w = JournalWords::of(lang);
    match misfit {
        Misfit::Creation => w.creation.to_owned(),
        Misfit::UnknownPlayer(id) => fill!(w.unknown_player, id = id),
        Misfit::PlayerTwice(id) => fill!(w.player_twice, id = id),
        Misfit::UnknownRound(round) => fill!(w.unknown_round, round = round),
        Misfit::NotNext { round, next } => fill!(w.not_next, round = round, next = next),
        Misfit::UnknownBoard(round, board) => {
            fill!(w.unknown_board, round = round, board = board)
        }
        Misfit::SeatedTwice(round, id) => fill!(w.seated_twice, id = id, round = round),
        Misfit::TableTwice(round, board) => fill!(w.table_twice, round = round, board = board),
        Misfit::NoSession(round) => fill!(w.no_session, round = round),
        Misfit::NothingToUndo(seq) => fill!(w.nothing_to_undo, seq = seq),
        Misfit::Import(why) => fill!(w.not_imported, why = json_fault(why, lang)),
        Misfit::NumberTooHigh(id) => fill!(w.number_too_high, id = id),
        Misfit::Journal(why) => broken(why, lang),
    }
}

/// Why the journal of a tournament cannot be folded.
pub fn unfoldable(why: &Unfoldable, lang: Lang) -> String {
    match why {
        Unfoldable::Broken(why) => broken(why, lang),
        Unfoldable::Misfit { seq, why } => misplaced(*seq, &misfit(why, lang), lang),
    }
}

/// Why the journal of an event cannot be folded.
pub fn event_unfoldable(why: &EventUnfoldable, lang: Lang) -> String {
    match why {
        EventUnfoldable::Broken(why) => broken(why, lang),
        EventUnfoldable::Misfit { seq, why } => {
            misplaced(*seq, event_misfit(why, lang).trim_end_matches('.'), lang)
        }
    }
}

fn misplaced(seq: u64, why: &str, lang: Lang) -> String {
    fill!(JournalWords::of(lang).misfit, seq = seq, why = why)
}

/// What is wrong with an event.
pub fn trouble(trouble: &Trouble, lang: Lang) -> String {
    let w = JournalWords::of(lang);
    match trouble {
        Trouble::Broken(why) => broken(why, lang),
        Trouble::More { count } => {
            fill!(w.more_acts, n = count, told = portable::MOST_FAULTS)
        }
        Trouble::Empty => w.empty.to_owned(),
        Trouble::Unfoldable { seq, why: Unplaced::Tournament(why) } => {
            misplaced(*seq, &misfit(why, lang), lang)
        }
        Trouble::Unfoldable { seq, why: Unplaced::Event(why) } => {
            misplaced(*seq, event_misfit(why, lang).trim_end_matches('.'), lang)
        }
        Trouble::MissingAttachment { seq, hash, what } => {
            let what = match what {
                Attached::File => w.attached_file,
                Attached::Reasons => w.attached_reasons,
            };
            fill!(w.missing_attachment, seq = seq, what = what, hash = hash)
        }
        Trouble::ChangedAttachment { hash } => fill!(w.changed_attachment, hash = hash),
        Trouble::MissingJournal { journal, name } => {
            fill!(w.missing_journal, name = name, journal = journal)
        }
        Trouble::StrayJournal { journal } => fill!(w.stray_journal, journal = journal),
        Trouble::HeadGone { seq, journal, head } => {
            fill!(w.head_gone, seq = seq, journal = journal, act = head.seq, hash = head.hash)
        }
        Trouble::HeadNotFound { expected } => {
            fill!(w.head_not_found, act = expected.seq, hash = expected.hash)
        }
    }
}

/// What is wrong in the file of an event, with its line.
pub fn fault(fault: &Fault, lang: Lang) -> String {
    match fault.line {
        0 => what(&fault.what, lang),
        line => {
            fill!(JournalWords::of(lang).at_line, line = line, what = what(&fault.what, lang))
        }
    }
}

/// What is wrong in the file of an event.
pub fn what(what: &What, lang: Lang) -> String {
    let w = JournalWords::of(lang);
    match what {
        What::Unreadable(why) => fill!(w.file_unreadable, why = why),
        What::Packing => w.file_packing.to_owned(),
        What::NotOurs => w.file_not_ours.to_owned(),
        What::Newer { version } => {
            fill!(w.file_newer, version = version, own = portable::VERSION)
        }
        What::TooLarge { limit } => fill!(w.file_too_large, limit = limit),
        What::Header(why) => fill!(w.file_header, why = header(why, lang)),
        What::Line(LineFault::Unreadable(why)) => {
            fill!(w.file_line, why = complaint(why, lang))
        }
        What::Line(LineFault::NoContent) => fill!(w.file_line, why = w.file_no_content),
        What::NotText => w.file_not_text.to_owned(),
        What::UnknownJournal(journal) => fill!(w.file_unknown_journal, journal = journal),
        What::Attachment(hash) => fill!(w.changed_attachment, hash = hash),
        What::AttachmentTwice(hash) => fill!(w.file_attachment_twice, hash = hash),
        What::CutOff => w.file_cut_off.to_owned(),
        What::AfterTheEnd => w.file_after_the_end.to_owned(),
        What::Count { said, found } => fill!(w.file_count, found = found, said = said),
        What::Sum => w.file_sum.to_owned(),
        What::More { count } => fill!(w.file_more, n = count, told = portable::MOST_FAULTS),
        What::Journal { journal, why } => {
            fill!(w.not_read, journal = journal, why = damage(why, lang))
        }
        What::Head { journal, said, found } => {
            fill!(w.other_head, journal = journal, found = found, said = said)
        }
    }
}

fn header(why: &HeaderFault, lang: Lang) -> String {
    let w = JournalWords::of(lang);
    match why {
        HeaderFault::Unreadable(why) => complaint(why, lang),
        HeaderFault::NoHead(text) => fill!(w.file_no_head, text = text),
        HeaderFault::EventNotNamed => w.file_event_not_named.to_owned(),
    }
}

/// What a database holds instead of what was written. What it says itself stays in its words.
pub fn damage(damage: &Damage, lang: Lang) -> String {
    let w = JournalWords::of(lang);
    match damage {
        Damage::Number(number) => fill!(w.damage_number, number = number),
        Damage::Hash => w.damage_hash.to_owned(),
        Damage::Text(seq) => fill!(w.damage_text, seq = seq),
        Damage::Key(seq) => fill!(w.damage_key, seq = seq),
        Damage::Kind(word) => fill!(w.damage_kind, word = word),
        Damage::Attachment(hash) => fill!(w.damage_attachment, hash = hash.short()),
        Damage::Pass(word) => fill!(w.damage_pass, word = word),
        Damage::Value => w.damage_value.to_owned(),
        Damage::Secret(name) => fill!(w.damage_secret, name = name),
        Damage::NotReadAfter(seq) => fill!(w.damage_not_read_after, seq = seq),
        Damage::Said(words) => words.clone(),
    }
}
