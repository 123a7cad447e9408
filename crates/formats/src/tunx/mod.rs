//! Swiss-Manager's own files, `.TUNX`.
//!
//! The format is not published. What is known of it was found by comparing files of real events
//! with their published results; all of it is here, and everything else is counted and named.
//! Numbers are little endian; a text is a count of characters (two bytes) and UTF-16.
//!
//! | Part | begins with | holds |
//! |---|---|---|
//! | header | `93 FF 89 44` | 108 bytes, then the texts about the event |
//! | 95 | `95 FF 89 44` | configuration: rounds, type, current round, number of players, dates |
//! | A3 | `A3 FF 89 44` | per round: time of its start, 106 bytes with its day and the number of its records |
//! | A5 | `A5 FF 89 44` | per player: 30 texts and 110 bytes |
//! | B3 | `B3 FF 89 44` | per board: 21 bytes with White, Black and the result |
//! | C5 | `C5 FF 89 44` | pairs of players who may not meet, two bytes each; not in every file |
//! | D3, E3 | `D3 FF 89 44` | where the parts begin; the end |
//!
//! Players are numbered as they stand in A5, which is the order of the starting list. A board
//! without an opponent has FFFF for the pairing-allocated bye and FFFE for whoever is not paired.
//! Tie-breaks are codes with parameters that are not known, so none are taken.

mod boards;
mod bytes;
mod people;

use ronde_model::{DateText, Event};

use crate::foreign::{self, Draft, Foreign, Mismatch, NotForeign, OtherVersion, day_of, one_line};
use crate::problem::{Aside, Coded, Damage, ForeignProblem, Gap, Portion, Setting, Unread};
use bytes::{Bytes, Section, not_zero};

pub(crate) const MAGIC: [u8; 4] = [0x93, 0xFF, 0x89, 0x44];
const HEADER: usize = 108;

const CONFIGURATION: u8 = 0x95;
const ROUNDS: u8 = 0xA3;
const PLAYERS: u8 = 0xA5;
const BOARDS: u8 = 0xB3;
const FORBIDDEN: u8 = 0xC5;
const CONTENTS: u8 = 0xD3;
const END: u8 = 0xE3;

/// Texts of the event, by their place.
mod texts {
    pub(super) const NAME: usize = 0;
    pub(super) const DIRECTOR: usize = 3;
    pub(super) const VENUE: usize = 5;
    pub(super) const CITY: usize = 10;
    pub(super) const TIME_CONTROL: usize = 14;
    pub(super) const FEDERATION: usize = 20;
    pub(super) const CHIEF_ARBITER: usize = 21;
    pub(super) const DEPUTIES: usize = 35;
    /// Subtitles, organiser, arbiters, files, short name, internal number, age groups,
    /// addresses, and the federation again: known, and not needed here.
    pub(super) const OTHERS: [usize; 13] = [1, 2, 4, 6, 7, 8, 9, 11, 13, 22, 23, 24, 25];
}

/// The configuration, by offset from its beginning.
mod fields {
    pub(super) const ROUNDS: usize = 0x00;
    pub(super) const KIND: usize = 0x0B;
    pub(super) const CURRENT: usize = 0x11;
    pub(super) const PLAYERS: usize = 0x13;
    pub(super) const TIE_BREAKS: usize = 0x1B;
    pub(super) const FIRST_DAY: usize = 0x47;
    pub(super) const LAST_DAY: usize = 0x4B;
}

/// What the configuration says.
#[derive(Clone, Copy, Debug, Default)]
struct Configuration {
    rounds: u16,
    kind: u8,
    current: u8,
    players: u16,
}

/// Whether the bytes begin as Swiss-Manager's files do.
pub fn is_tunx(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// Reads all that is understood.
///
/// # Errors
/// If it is no such file, another version of one, or too large.
pub fn read(bytes: &[u8]) -> Result<Foreign, NotForeign> {
    foreign::check_size(bytes)?;
    if !is_tunx(bytes) {
        return Err(other_version(bytes));
    }
    let sections = bytes::sections(bytes);
    let Some(configuration) = bytes::find(&sections, CONFIGURATION) else {
        return Err(NotForeign::Other(Mismatch::TunxCut));
    };
    let mut draft = Draft::default();
    let settings = settings(&mut draft, configuration.data);
    event(&mut draft, bytes, configuration.start);
    let counts = rounds(&mut draft, &sections, settings);
    people::read(&mut draft, &sections, settings);
    boards::read(&mut draft, &sections, settings, &counts);
    boards::forbidden(&mut draft, &sections);
    strangers(&mut draft, &sections);
    if bytes::find(&sections, END).is_none() {
        draft.found(ForeignProblem::Damaged(Damage::NoEnd));
    }
    draft.finish()
}

fn other_version(bytes: &[u8]) -> NotForeign {
    // The marks of all parts end alike; those of other versions may begin otherwise.
    if matches!(bytes, [_, 0xFF, _, 0x44, ..]) {
        return NotForeign::Version(OtherVersion::SwissManager);
    }
    NotForeign::Other(Mismatch::Tunx)
}

fn settings(draft: &mut Draft, data: &[u8]) -> Configuration {
    let data = Bytes(data);
    let configuration = Configuration {
        rounds: data.two(fields::ROUNDS).unwrap_or(0),
        kind: data.one(fields::KIND).unwrap_or(0),
        current: data.one(fields::CURRENT).unwrap_or(0),
        players: data.two(fields::PLAYERS).unwrap_or(0),
    };
    let rules = &mut draft.parts.rules;
    rules.declared_rounds = Some(configuration.rounds).filter(|rounds| (1..=999).contains(rounds));
    let day = |at| data.four(at).and_then(day_of).map(DateText::Date);
    draft.parts.event.start = day(fields::FIRST_DAY);
    draft.parts.event.end = day(fields::LAST_DAY);
    kind(draft, configuration.kind);
    tie_breaks(draft, data);
    let known = [
        (fields::ROUNDS, 2),
        (fields::KIND, 1),
        (fields::CURRENT, 1),
        (fields::PLAYERS, 2),
        (fields::TIE_BREAKS, 11),
        (fields::FIRST_DAY, 8),
    ];
    let bytes = not_zero(data.0, &known);
    unknown(draft, Unread::Configuration, bytes);
    configuration
}

/// What the type of tournament means for the rules.
fn kind(draft: &mut Draft, kind: u8) {
    let event = &mut draft.parts.event;
    match kind {
        0 => "Swiss-Manager: Swiss system".clone_into(&mut event.kind),
        1 => {
            "Swiss-Manager: round robin".clone_into(&mut event.kind);
            "BERGER_ROUNDROBIN".clone_into(&mut event.kind_code);
        }
        2 | 3 => {
            "Swiss-Manager: team tournament".clone_into(&mut event.kind);
            draft.not_said(Gap::Teams);
        }
        other => {
            let code = other.to_string();
            draft.found(ForeignProblem::UnknownCode { what: Coded::Kind, code });
        }
    }
}

/// The codes are there, their parameters (cuts, unplayed games) are not understood.
fn tie_breaks(draft: &mut Draft, data: Bytes<'_>) {
    let count = usize::from(data.one(fields::TIE_BREAKS).unwrap_or(0)).min(5);
    let code = |index: usize| data.one(fields::TIE_BREAKS + 2 + 2 * index);
    let codes: Vec<String> = (0..count).filter_map(code).map(|code| code.to_string()).collect();
    if !codes.is_empty() {
        let text = codes.join(", ");
        draft.found(ForeignProblem::OwnWords { what: Setting::TieBreaks, text });
    }
}

fn event(draft: &mut Draft, bytes: &[u8], end: usize) {
    let (found, read) = bytes::texts(bytes, HEADER, end);
    let get = |index: usize| found.get(index).map_or(String::new(), |text| one_line(text));
    let city = [get(texts::CITY), get(texts::VENUE)].into_iter().find(|it| !it.is_empty());
    let event: &mut Event = &mut draft.parts.event;
    event.name = get(texts::NAME);
    event.city = city.unwrap_or_default();
    event.federation = get(texts::FEDERATION);
    event.time_control = get(texts::TIME_CONTROL);
    event.director = get(texts::DIRECTOR);
    event.chief_arbiter = get(texts::CHIEF_ARBITER);
    let deputies = get(texts::DEPUTIES);
    let deputies = deputies.split(';').map(str::trim).filter(|name| !name.is_empty());
    event.deputies = deputies.map(str::to_owned).collect();
    let others = texts::OTHERS.iter().filter(|index| !get(**index).is_empty()).count();
    draft.not_taken(Aside::EventTexts, others);
    let used = [
        texts::NAME,
        texts::DIRECTOR,
        texts::VENUE,
        texts::CITY,
        texts::TIME_CONTROL,
        texts::FEDERATION,
        texts::CHIEF_ARBITER,
        texts::DEPUTIES,
    ];
    let strange = (0..found.len()).filter(|it| !used.contains(it) && !texts::OTHERS.contains(it));
    let strange: usize = strange.map(|index| 2 * found[index].encode_utf16().count()).sum();
    unknown(draft, Unread::Texts, strange + end.saturating_sub(read));
    // Of the header the mark, the version of the program and the number of the event are known.
    let header = bytes.get(..HEADER).unwrap_or(bytes);
    unknown(draft, Unread::Header, not_zero(header, &[(0, 4), (0x1C, 8)]));
}

/// How many records of B3 each round has.
fn rounds(draft: &mut Draft, sections: &[Section<'_>], settings: Configuration) -> Vec<usize> {
    const LENGTH: usize = 106;
    const DAY: usize = 30;
    const RECORDS: usize = 36;
    let section = bytes::find(sections, ROUNDS);
    let data = section.map_or(&[][..], |section| section.data);
    let mut counts = Vec::new();
    let (mut at, mut strange, mut times) = (0, 0, 0);
    let declared = usize::from(settings.rounds);
    while counts.len() < declared
        && let Some((time, after)) = bytes::text(data, at)
        && let Some(record) = data.get(after..after + LENGTH)
    {
        times += usize::from(!time.is_empty());
        let record = Bytes(record);
        let day = record.four(DAY).and_then(day_of).map(DateText::Date);
        draft.parts.event.round_dates.push(day);
        counts.push(usize::from(record.two(RECORDS).unwrap_or(0)));
        strange += not_zero(record.0, &[(DAY, 4), (RECORDS, 2)]);
        at = after + LENGTH;
    }
    if counts.len() < declared {
        let what = Portion::Rounds;
        draft.found(ForeignProblem::Cut { what, found: counts.len(), expected: declared });
    }
    let dates = &mut draft.parts.event.round_dates;
    if dates.iter().all(Option::is_none) {
        dates.clear();
    }
    draft.not_taken(Aside::RoundTimes, times);
    unknown(draft, Unread::Rounds, strange);
    counts
}

/// Parts that nobody here knows.
fn strangers(draft: &mut Draft, sections: &[Section<'_>]) {
    let known = [CONFIGURATION, ROUNDS, PLAYERS, BOARDS, FORBIDDEN, CONTENTS, END];
    for section in sections.iter().filter(|section| !known.contains(&section.code)) {
        let what = Unread::Section { code: section.code };
        unknown(draft, what, not_zero(section.data, &[]));
    }
}

fn unknown(draft: &mut Draft, what: Unread, bytes: usize) {
    if bytes > 0 {
        draft.found(ForeignProblem::NotUnderstood { what, bytes });
    }
}
