//! `ronde hand-over`: an event goes to another machine, comes home, or is given up for lost there.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use ronde_desk::event::{EventAct, EventRefusal, EventRequest, EventState};
use ronde_desk::portable::{self, Content, Packing};
use ronde_office::OfficeError;
use ronde_office::{Kind, Office, Store, StoreError, carry};
use ronde_report::refusals::event_refusal;
use ronde_report::stores::{journal_damaged, store_error};
use ronde_words::{CliEventWords, fill};

use crate::journal::{self, Source};
use crate::outcome::{Outcome, Stop};
use crate::pair::words::plain;
use crate::save::Place;
use crate::{import, language, output};

/// How often the act is tried while results come in.
const TRIES: u32 = 5;

/// The arguments of `ronde hand-over`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "STORE")]
    store: String,
    #[arg(long, value_name = "NAME", required_unless_present_any = ["back", "take_back"])]
    to: Option<String>,
    #[arg(long, conflicts_with_all = ["to", "take_back"])]
    back: bool,
    #[arg(long, value_name = "REASON", conflicts_with_all = ["to", "output"])]
    take_back: Option<String>,
    #[arg(short, long, value_name = "FILE", required_unless_present = "take_back")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "EVENT")]
    event: Option<String>,
    #[arg(long, value_name = "NAME")]
    machine: Option<String>,
}

/// Writes the act, sets or lifts the lock with it, and writes the file.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let source = Source::new(&args.store);
    // Nothing is locked before it is known that the file can be written.
    let place = args.output.as_deref().map(Place::find).transpose()?;
    let (state, content) = journal::runtime()?.block_on(handed(args, &source))?;
    let w = CliEventWords::of(language::current());
    let (Some(output), Some(place)) = (&args.output, place) else {
        let again = fill!(w.written_here_again, name = plain(&state.name));
        output::print(&format!("{again}\n"))?;
        return Ok(Outcome::Done);
    };
    let saved =
        place.save(|file| portable::write(&content, &journal::written_by(), Packing::Gzip, file));
    saved.map_err(|stop| {
        let again = format!("ronde export {} -o FILE.ronde", source.name());
        let machine = plain(state.machine());
        let locked = fill!(w.locked_all_the_same, machine = machine, command = again);
        stop.with(&format!(" {locked}"))
    })?;
    let (file, machine) = (output.display(), plain(state.machine()));
    let command = format!("ronde import {file} --into STORE --machine {machine}");
    let name = plain(&state.name);
    let mut text =
        fill!(w.handed_over, name = name, machine = machine, file = file, command = command);
    text += "\n";
    for (journal, head) in content.heads() {
        text += &format!("{}\n", fill!(w.head_of, journal = journal, head = head));
    }
    output::print(&text)?;
    Ok(Outcome::Done)
}

async fn handed(args: &Args, source: &Source) -> Result<(EventState, Content), Stop> {
    let refused = |error: StoreError| journal::refused(&error);
    // A name that was mistyped makes no store.
    if let Err(error @ StoreError::Nothing { .. }) = ronde_store::open_to_read(&source.url()).await
    {
        return Err(refused(error));
    }
    let store = ronde_store::open(&source.url()).await.map_err(refused)?;
    let office = Office::new(store.clone());
    let event = chosen(args, &office, &store, &source.name()).await?;
    let own = machine(args, &*store, &event).await?;
    let event = settled(args, &office, event, &own).await?;
    let event = acted(args, &office, &event, &own).await?;
    let content = carry::event_of(&*store, &event.journal).await.map_err(refused)?;
    Ok((event, content))
}

/// The name of this machine: the one that its store has kept, or else the one that is said. A store
/// without a name gets it.
async fn machine(args: &Args, store: &dyn Store, event: &EventState) -> Result<String, Stop> {
    let refused = |error: StoreError| journal::refused(&error);
    let kept = store.machine(None).await.map_err(refused)?;
    let unlocked = is_written_here(store, event).await.map_err(refused)?;
    // Whoever writes an event has the name under which it is written.
    let writes = Some(event.machine().to_owned()).filter(|name| unlocked && !name.is_empty());
    let name = match (kept, &args.machine) {
        (Some(kept), Some(said)) if kept != *said => {
            let w = CliEventWords::of(language::current());
            let other = fill!(w.other_machine, kept = plain(&kept), said = plain(said));
            return Err(Stop::bad_input(other));
        }
        (Some(kept), _) => return Ok(kept),
        (None, said) => said.clone().or(writes).ok_or_else(|| nameless(args))?,
    };
    if args.take_back.is_some() && name != event.home {
        return Ok(name);
    }
    let kept = store.machine(Some(&name)).await.map_err(refused)?;
    Ok(kept.unwrap_or(name))
}

fn nameless(args: &Args) -> Stop {
    let w = CliEventWords::of(language::current());
    Stop::bad_input(if args.take_back.is_some() { w.name_to_take_back } else { w.name_to_leave })
}

/// Whether nobody else has the event, as this store knows.
async fn is_written_here(store: &dyn Store, event: &EventState) -> Result<bool, StoreError> {
    let journals = store.journals().await?;
    Ok(journals.iter().any(|it| it.id == event.journal && it.lease.is_none()))
}

/// An event that is to leave must have a home to come back to: this machine, by its name of today.
async fn settled(
    args: &Args,
    office: &Office,
    event: EventState,
    own: &str,
) -> Result<EventState, Stop> {
    let leaves = args.to.is_some() && event.away.is_none() && event.home != own;
    if !event.home.is_empty() && !leaves {
        return Ok(event);
    }
    let home = if event.home.is_empty() { own } else { &*event.home };
    let settle = EventAct::Settle { home: own.to_owned() };
    done(office, &event, settle, home).await.map_err(stop)
}

/// Does the act, again if a result comes in between.
async fn acted(
    args: &Args,
    office: &Office,
    event: &EventState,
    own: &str,
) -> Result<EventState, Stop> {
    // What is locked here is refused by the lock; a lost machine is given up only at home.
    let machine = if args.take_back.is_some() { own } else { event.machine() };
    let mut tries = 0;
    loop {
        tries += 1;
        let heads = heads(&**office.store(), event).await;
        let act = act(args, heads.map_err(|error| journal::refused(&error))?);
        match done(office, event, act, machine).await {
            Err(OfficeError::Store(StoreError::WentOn { .. })) if tries < TRIES => {}
            outcome => return outcome.map_err(stop),
        }
    }
}

fn stop(error: OfficeError<EventRefusal>) -> Stop {
    match error {
        OfficeError::Refused(refusal) => {
            Stop::bad_input(event_refusal(&refusal, language::current()))
        }
        OfficeError::Store(error) => {
            Stop::bad_input(format!("{}.", store_error(&error, language::current())))
        }
        OfficeError::Damaged { journal, why } => {
            let told = journal_damaged(&journal, &why, language::current());
            Stop::bad_input(format!("{told}."))
        }
    }
}

fn act(args: &Args, heads: BTreeMap<String, ronde_desk::Head>) -> EventAct {
    match (&args.to, &args.take_back) {
        (Some(to), _) => EventAct::HandOver { to: to.clone() },
        (None, Some(reason)) => EventAct::TakeBack { heads, reason: reason.clone() },
        (None, None) => EventAct::Return { heads },
    }
}

async fn heads(
    store: &dyn Store,
    event: &EventState,
) -> Result<BTreeMap<String, ronde_desk::Head>, StoreError> {
    let mut heads = BTreeMap::new();
    for journal in event.tournaments.keys() {
        heads.insert(journal.clone(), store.head(journal).await?);
    }
    Ok(heads)
}

async fn done(
    office: &Office,
    event: &EventState,
    act: EventAct,
    machine: &str,
) -> Result<EventState, OfficeError<EventRefusal>> {
    let request = EventRequest::new(import::stamp(), act, machine);
    let done = office.submit_event(&event.journal, request).await?;
    Ok(EventState::clone(&done.state))
}

/// The event that is meant; the only one if none is named.
async fn chosen(
    args: &Args,
    office: &Office,
    store: &Arc<dyn Store>,
    name: &str,
) -> Result<EventState, Stop> {
    let journals = store.journals().await.map_err(|error| journal::refused(&error))?;
    let mut events = Vec::new();
    for journal in journals.iter().filter(|it| it.kind == Kind::Event) {
        let state = office.event(&journal.id).await;
        let state = state.map_err(stop)?;
        events.push(EventState::clone(&state));
    }
    let list: Vec<String> =
        events.iter().map(|it| format!("{} ({})", plain(&it.name), it.journal)).collect();
    if let Some(asked) = &args.event {
        events.retain(|it| it.name == *asked || it.journal == *asked);
    }
    let w = CliEventWords::of(language::current());
    match <[EventState; 1]>::try_from(events) {
        Ok([only]) => Ok(only),
        Err(_) if list.is_empty() => Err(Stop::bad_input(fill!(w.no_event, name = name))),
        Err(_) => {
            let which = fill!(w.which_event, name = name, list = list.join(", "));
            Err(Stop::bad_input(which))
        }
    }
}
