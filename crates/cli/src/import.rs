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
use ronde_words::{CliEventWords, Lang, fill};

use crate::journal::{Found, Source};
use crate::load::{self, Input, Loaded};
use crate::outcome::{Outcome, Stop};
use crate::pair::words::plain;
use crate::save::save;
use crate::{format, help, journal, language, output, size};

/// The arguments of `ronde import`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(short, long, value_name = "EVENT")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT")]
    #[arg(value_parser = help::offered::<format::From>("from"))]
    from: Option<format::From>,
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    max_size: Option<u64>,
    #[command(flatten)]
    into: into::Target,
}

fn words() -> &'static CliEventWords {
    CliEventWords::of(language::current())
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
    let told = |lang| doubts.iter().map(|it| doubts::told(it, lang)).collect::<Vec<String>>();
    // A journal keeps its doubts in English, in whatever language it is read.
    let (content, head) = content(&args.file, &loaded, original, &told(Lang::En))?;
    let doubts = told(language::current());
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
        .map_err(|_| Stop::bad_input(fill!(words().several_events, name = source.name())))?;
    let reading = Reading { content: only.content, faults: only.faults };
    args.into.put(&source.name(), &reading, store)
}

/// Where to write. A name that nobody gave never replaces a file.
fn target(args: &Args) -> Result<PathBuf, Stop> {
    if load::is_standard(&args.file) {
        return Err(Stop::bad_input(words().name_a_file));
    }
    if journal::is_event(&args.file) {
        let name = args.file.display();
        return Err(Stop::bad_input(fill!(words().is_event_already, name = name)));
    }
    if let Some(output) = &args.output {
        return Ok(output.clone());
    }
    let target = args.file.with_extension(portable::EXTENSION);
    if target.exists() {
        return Err(Stop::bad_input(fill!(words().there_already, name = target.display())));
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
            let why = Teller { lang: language::current(), state: None }.refusal(&refusal);
            Stop::bad_input(fill!(words().cannot_become, name = loaded.name, why = why))
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
    let (mut state, current) = (EventState::new(event), language::current());
    let mut lines = Vec::new();
    for act in acts {
        let decided = event::decide(&state, EventRequest::new(stamp(), act, ""));
        let decided =
            decided.map_err(|refusal| Stop::bad_input(event_refusal(&refusal, current)))?;
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
    let (w, snapshot) = (words(), &loaded.snapshot);
    let players = fill!(w.players, n = snapshot.players.len());
    let rounds = fill!(w.rounds, n = snapshot.rounds.len());
    let made = fill!(w.made, name = target.display(), players = players, rounds = rounds);
    format!("{made}\n{}{}\n", doubtful(doubts), fill!(w.head, head = head))
}

fn doubtful(doubts: &[String]) -> String {
    let mut text = String::new();
    for doubt in doubts {
        text += &format!("{}\n", fill!(words().not_certain, what = plain(doubt)));
    }
    text
}
