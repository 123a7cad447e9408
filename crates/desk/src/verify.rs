//! Is a journal what was written, and were its rounds paired as the rules say?
//!
//! Four questions, each with an answer of its own: does the chain hold from the first act to the
//! last; does every act fit where it stands; is everything there that acts name by its hash; and
//! does the engine of today make the same round from what was known when it was paired.
//!
//! A chain cannot know that its end was cut off, nor that somebody wrote it anew from the first
//! changed act on. Whoever has a head that was printed at the time, on a round sheet or an export,
//! asks for it ([`Expected`]).
//!
//! Pairing again takes long on large fields, so it is cut into [`Task`]s, which may run side by
//! side.

mod chain;
mod past;
mod report;
mod rounds;

use std::collections::{BTreeMap, BTreeSet};

use crate::entry::{Entry, Hash, Head, Line};
use crate::event::{EventAct, EventState, EventUnfoldable};
use crate::fold;
use crate::portable::{self, Content};
use crate::state::State;
use crate::stored::Act;
use chain::Chain;
use past::Past;

pub use report::{
    Attached, Difference, Expected, Finding, JournalReport, Kind, NoAnswer, NotAHead, Part, Report,
    RoundReport, Trouble, Unplaced,
};
pub use rounds::{Done, Task};

/// Verifies everything, one round after the other.
pub fn verify(content: &Content, expected: &[Expected]) -> Report {
    let opened = open(content, expected);
    let done: Vec<Done> = opened.tasks().iter().map(Task::run).collect();
    opened.report(done)
}

/// Journals whose chains, acts and attachments were looked at; the rounds are still to be paired
/// again.
#[derive(Clone, Debug)]
pub struct Opened {
    event: Option<JournalReport>,
    tournaments: Vec<Tournament>,
    attachments: usize,
    troubles: Vec<Trouble>,
}

/// A tournament's journal, with the acts up to the first that is broken.
#[derive(Clone, Debug)]
struct Tournament {
    report: JournalReport,
    past: Past,
}

/// Reads every journal, follows its chain, and folds it.
pub fn open(content: &Content, expected: &[Expected]) -> Opened {
    let mut troubles = Vec::new();
    let is_event = |journal: &str| journal == content.event;
    let own = content.journals.get(&content.event);
    let event = own.map(|lines| of_event(&content.event, lines));
    let others = content.journals.iter().filter(|(journal, _)| !is_event(journal));
    let mut tournaments: Vec<Tournament> =
        others.map(|(journal, lines)| of_tournament(journal, lines, content)).collect();
    if let Some((_, Some((state, ends)))) = &event {
        troubles.extend(strangers(state, content));
        troubles.extend(ends.iter().filter(|end| !end.is_in(content)).map(End::trouble));
        for tournament in &mut tournaments {
            let known = state.tournaments.get(&tournament.report.journal);
            tournament.report.shown = known.is_none_or(|known| known.shown);
        }
    }
    let changed = content.attachments.iter().filter(|(hash, bytes)| Hash::of(bytes) != **hash);
    troubles.extend(changed.map(|(hash, _)| Trouble::ChangedAttachment { hash: *hash }));
    let absent = expected.iter().filter(|head| !content.journals.values().any(|it| head.is_in(it)));
    troubles.extend(absent.map(|head| Trouble::HeadNotFound { expected: head.clone() }));
    Opened {
        event: event.map(|(report, _)| report),
        tournaments,
        attachments: content.attachments.len(),
        troubles,
    }
}

impl Opened {
    /// The rounds that are to be paired again, or compared with what was made by hand.
    pub fn tasks(&self) -> Vec<Task<'_>> {
        let tournaments = self.tournaments.iter().enumerate();
        tournaments
            .flat_map(|(place, it)| {
                let journal = it.report.journal.as_str();
                let acts = it.past.entries.iter().enumerate();
                let acts = acts.filter(|(_, entry)| rounds::asks(&entry.what));
                acts.map(move |(act, _)| Task { place, journal, past: &it.past, act })
            })
            .collect()
    }

    /// Everything together.
    pub fn report(self, done: Vec<Done>) -> Report {
        let mut tournaments: Vec<JournalReport> =
            self.tournaments.into_iter().map(|it| it.report).collect();
        for Done { place, round } in done {
            tournaments[place].rounds.push(round);
        }
        for tournament in &mut tournaments {
            tournament.rounds.sort_by_key(|round| (round.round, round.act));
        }
        let Opened { event, attachments, troubles, .. } = self;
        Report { event, tournaments, attachments, troubles }
    }
}

/// Where a tournament ended when its event came home, or was taken back.
struct End {
    seq: u64,
    journal: String,
    head: Head,
}

impl End {
    /// A journal that is missing as a whole is told elsewhere.
    fn is_in(&self, content: &Content) -> bool {
        let Some(lines) = content.journals.get(&self.journal) else { return true };
        let found = lines.binary_search_by_key(&self.head.seq, |line| line.seq);
        self.head.seq == 0 || found.is_ok_and(|place| lines[place].hash == self.head.hash)
    }

    fn trouble(&self) -> Trouble {
        Trouble::HeadGone { seq: self.seq, journal: self.journal.clone(), head: self.head }
    }
}

fn ends(entry: &Entry<EventAct>) -> Vec<End> {
    let (EventAct::Return { heads } | EventAct::TakeBack { heads, .. }) = &entry.what else {
        return Vec::new();
    };
    let end = |(journal, head): (&String, &Head)| End {
        seq: entry.seq,
        journal: journal.clone(),
        head: *head,
    };
    heads.iter().map(end).collect()
}

/// What an event says of its tournaments.
type Said = (EventState, Vec<End>);

fn of_event(journal: &str, lines: &[Line]) -> (JournalReport, Option<Said>) {
    let chain: Chain<EventAct> = chain::follow(journal, lines);
    let mut report = blank(journal, Kind::Event, lines, chain.troubles);
    let mut state = EventState::new(journal);
    for (entry, line) in chain.entries.iter().zip(lines) {
        let head = Head { seq: line.seq, hash: line.hash };
        if let Err(error) = crate::event::step(&mut state, entry, head) {
            report.troubles.push(match error {
                EventUnfoldable::Misfit { seq, why } => {
                    Trouble::Unfoldable { seq, why: Unplaced::Event(why) }
                }
                EventUnfoldable::Broken(broken) => Trouble::Broken(broken),
            });
            break;
        }
    }
    report.name.clone_from(&state.name);
    let whole = report.troubles.is_empty();
    let ends = chain.entries.iter().flat_map(ends).collect();
    (report, whole.then_some((state, ends)))
}

fn of_tournament(journal: &str, lines: &[Line], content: &Content) -> Tournament {
    let chain: Chain<Act> = chain::follow(journal, lines);
    let mut report = blank(journal, Kind::Tournament, lines, chain.troubles);
    let head = portable::head(&lines[..chain.entries.len()]);
    let past = Past::of(journal, chain.entries);
    report.undone = past.cancelled.len();
    report.troubles.extend(missing(&past.entries, content));
    match past.end(journal, head) {
        Ok(state) => describe(&mut report, &state, &past.entries),
        Err(fold::Unfoldable::Misfit { seq, why }) => {
            report.troubles.push(Trouble::Unfoldable { seq, why: Unplaced::Tournament(why) });
        }
        Err(fold::Unfoldable::Broken(broken)) => report.troubles.push(Trouble::Broken(broken)),
    }
    Tournament { report, past }
}

fn blank(journal: &str, kind: Kind, lines: &[Line], mut troubles: Vec<Trouble>) -> JournalReport {
    if lines.is_empty() {
        troubles.push(Trouble::Empty);
    }
    JournalReport {
        journal: journal.to_owned(),
        kind,
        name: String::new(),
        shown: true,
        head: portable::head(lines),
        acts: lines.len(),
        undone: 0,
        imported: None,
        rounds: Vec::new(),
        names: BTreeMap::new(),
        troubles,
    }
}

/// What the report says of a tournament beside its rounds, and the rounds that a file brought.
fn describe(report: &mut JournalReport, state: &State, entries: &[Entry<Act>]) {
    report.name.clone_from(&state.settings.name);
    let named = state.players.iter();
    report.names = named.map(|(id, player)| (*id, player.entrant.name.clone())).collect();
    let Some(source) = &state.imported else { return };
    let import = entries.iter().find(|entry| matches!(entry.what, Act::Import(_)));
    let act = import.map_or(0, |entry| entry.seq);
    let of_file = |round| RoundReport { round, act, taken_back: false, finding: Finding::FromFile };
    report.rounds = (1..=source.rounds).map(of_file).collect();
    report.imported = Some(source.file.clone());
}

/// What an act names by its hash, and what that is.
fn named(act: &Act) -> Option<(Hash, Attached)> {
    if let Act::Import(imported) = act {
        return Some((imported.hash, Attached::File));
    }
    let Act::Pair { pairing, .. } = act else { return None };
    Some((pairing.reasons?, Attached::Reasons))
}

/// Everything that these lines of a tournament name by its hash: what belongs into a file with
/// them.
pub fn attachments(lines: &[Line]) -> BTreeSet<Hash> {
    let acts = lines.iter().filter_map(|line| serde_json::from_str::<Entry<Act>>(&line.text).ok());
    acts.filter_map(|entry| named(&entry.what)).map(|(hash, _)| hash).collect()
}

/// What acts name and nobody has.
fn missing(entries: &[Entry<Act>], content: &Content) -> Vec<Trouble> {
    let named = entries.iter().filter_map(|entry| {
        let (hash, what) = named(&entry.what)?;
        let absent = !content.attachments.contains_key(&hash);
        absent.then_some(Trouble::MissingAttachment { seq: entry.seq, hash, what })
    });
    named.collect()
}

/// Tournaments without a journal, and journals without a tournament.
fn strangers(state: &EventState, content: &Content) -> Vec<Trouble> {
    let known: BTreeSet<&String> = state.tournaments.keys().collect();
    let there: BTreeSet<&String> =
        content.journals.keys().filter(|journal| **journal != content.event).collect();
    let absent = known.difference(&there).map(|journal| Trouble::MissingJournal {
        journal: (*journal).clone(),
        name: state.tournaments[*journal].name.clone(),
    });
    let stray = there.difference(&known);
    let stray = stray.map(|journal| Trouble::StrayJournal { journal: (*journal).clone() });
    absent.chain(stray).collect()
}
