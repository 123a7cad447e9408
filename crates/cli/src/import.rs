//! `ronde import`: a tournament file of another program becomes an event with a journal; an event
//! is put into a store.

mod into;

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use ronde_desk::event::{self, EventAct, EventRequest, EventState, OWNER};
use ronde_desk::portable::{self, Content, Packing, Reading};
use ronde_desk::{Act, Refusal, Request, Role, Stamp, State, opening};
use ronde_formats::Severity;
use ronde_office::new_id;

use ronde_report::doubts;
use ronde_report::refusals::{Teller, event_refusal};
use ronde_words::Lang;

use crate::journal::{Found, Source};
use crate::load::{self, Input, Loaded};
use crate::outcome::{Outcome, Stop};
use crate::pair::words::{count, plain};
use crate::save::save;
use crate::{format, journal, output, size};

/// Make an event out of a tournament file of any program, or put an event into a store
///
/// The event is one file, .ronde, with a journal: everything that is done from now on is an act in
/// it. The first act says what the file says, and what it does not say; nothing is made up. The
/// file itself is kept in it. The last line is the head of the journal: write it down, and ronde
/// verify --head can tell later whether anything was cut off.
///
/// With --into or --data it is put into a store, and so is an event that is one already: a backup,
/// or one that was handed over. Its chains are followed and its acts put into their places before;
/// then all of it is there, or nothing. An event that is there already is not touched, unless it
/// was handed over and comes back, going on where the store's own ends.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Tournament file, or event
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Event to write; when left out, the name of the file with .ronde
    #[arg(short, long, value_name = "EVENT")]
    output: Option<PathBuf>,
    /// Format of the file; found out by itself when left out
    #[arg(long, value_name = "FORMAT")]
    from: Option<format::From>,
    /// Largest file to read: 2GB for JSON when left out; never above 64MB for others
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    max_size: Option<u64>,
    #[command(flatten)]
    into: into::Target,
}

/// Reads, makes the journal, writes.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let store = args.into.store()?;
    if let Some(store) = store.as_ref().filter(|_| journal::is_event(&args.file)) {
        return put_event(args, store);
    }
    let target = if store.is_some() { None } else { Some(target(args)?) };
    let input = Input { file: args.file.clone(), from: args.from, max_size: args.max_size };
    let loaded = load::load(&input)?;
    let original = original(&args.file, &loaded)?;
    let serious = loaded.count(Severity::Error) + loaded.count(Severity::Warning);
    let doubts = ronde_desk::doubts::of(&loaded.snapshot, &loaded.problems, serious);
    // A journal keeps its doubts in English, whoever reads it.
    let doubts: Vec<String> = doubts.iter().map(|it| doubts::told(it, Lang::En)).collect();
    let (content, head) = content(&args.file, &loaded, original, &doubts)?;
    let Some(target) = target else {
        let store = store.expect("one of the two was named");
        let reading = Reading { content, faults: Vec::new() };
        output::print(&doubtful(&doubts))?;
        return args.into.put(&loaded.name, &reading, &store);
    };
    save(&target, |file| portable::write(&content, &journal::written_by(), Packing::Gzip, file))?;
    output::print(&page(&target, &loaded, &doubts, &head))?;
    Ok(Outcome::Done)
}

/// An event as it is.
fn put_event(args: &Args, store: &Source) -> Result<Outcome, Stop> {
    let source = Source::new(&args.file.display().to_string());
    let found = source.read(args.max_size.unwrap_or(portable::LIMIT))?;
    let [only] = <[Found; 1]>::try_from(found)
        .map_err(|_| Stop::bad_input(format!("{} has more than one event.", source.name())))?;
    let reading = Reading { content: only.content, faults: only.faults };
    args.into.put(&source.name(), &reading, store)
}

/// Where to write. A name that nobody gave never replaces a file.
fn target(args: &Args) -> Result<PathBuf, Stop> {
    if load::is_standard(&args.file) {
        return Err(Stop::bad_input(
            "an event keeps the file that it was made from, so name a file and not standard input.",
        ));
    }
    if journal::is_event(&args.file) {
        let name = args.file.display();
        return Err(Stop::bad_input(format!(
            "{name} is an event already: `ronde verify` and `ronde export` read it, and with \
             --into or \
             --data it is put into a store."
        )));
    }
    if let Some(output) = &args.output {
        return Ok(output.clone());
    }
    let target = args.file.with_extension(portable::EXTENSION);
    if target.exists() {
        return Err(Stop::bad_input(format!(
            "{} is there already. Name another file with -o, or the same to replace it.",
            target.display()
        )));
    }
    Ok(target)
}

/// The bytes of the file, as they are.
fn original(path: &Path, loaded: &Loaded) -> Result<Vec<u8>, Stop> {
    match loaded.origin.bytes() {
        Some(bytes) => Ok(bytes.to_vec()),
        None => std::fs::read(path).map_err(|error| load::unreadable(&loaded.name, &error)),
    }
}

/// The event, and the head of its tournament's journal.
fn content(
    path: &Path,
    loaded: &Loaded,
    original: Vec<u8>,
    doubts: &[String],
) -> Result<(Content, String), Stop> {
    let stem = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into());
    let name = match loaded.snapshot.event.name.trim() {
        "" => stem,
        name => name.to_owned(),
    };
    let file = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into());
    let kind = ronde_formats::kind(&original);
    let imported = opening::imported((&file, &original), kind, &loaded.snapshot, doubts.to_vec());
    let (event, open) = (new_id(), new_id());
    let mut content = Content { event: event.clone(), ..Content::default() };
    content.attach(original);
    let acts = [Act::Create { name: name.clone() }, Act::Import(Box::new(imported))];
    let mut state = State::new(&open);
    for act in acts {
        let request = Request::new(stamp(), act);
        let nothing = || Ok::<_, Refusal>(Vec::new());
        let decided = ronde_desk::decide_accepting(&state, request, nothing);
        let (decided, _) = decided.map_err(|refusal| {
            let why = Teller { lang: Lang::En, state: None }.refusal(&refusal);
            Stop::bad_input(format!("{} cannot become an event: {why}", loaded.name))
        })?;
        content.journals.entry(open.clone()).or_default().push(decided.line);
        state = decided.state;
    }
    let lines = event_lines(&event, open, name)?;
    content.journals.insert(event, lines);
    Ok((content, state.head.to_string()))
}

fn event_lines(event: &str, open: String, name: String) -> Result<Vec<ronde_desk::Line>, Stop> {
    let acts = [
        EventAct::Create { name: name.clone(), home: String::new() },
        EventAct::AddTournament { journal: open, name },
    ];
    let mut state = EventState::new(event);
    let mut lines = Vec::new();
    for act in acts {
        let decided = event::decide(&state, EventRequest::new(stamp(), act, ""));
        let decided =
            decided.map_err(|refusal| Stop::bad_input(event_refusal(&refusal, Lang::En)))?;
        lines.push(decided.line);
        state = decided.state;
    }
    Ok(lines)
}

pub(crate) fn stamp() -> Stamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let at = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    Stamp { at, by: OWNER.to_owned(), role: Role::Owner }
}

fn page(target: &Path, loaded: &Loaded, doubts: &[String], head: &str) -> String {
    let snapshot = &loaded.snapshot;
    let mut text = format!(
        "{}: {}, {}\n",
        target.display(),
        count(snapshot.players.len(), "player"),
        count(snapshot.rounds.len(), "round")
    );
    text += &doubtful(doubts);
    text + &format!("head: {head}\n")
}

fn doubtful(doubts: &[String]) -> String {
    let mut text = String::new();
    for doubt in doubts {
        text += &format!("not certain: {}\n", plain(doubt));
    }
    text
}
