//! One act, from what is asked to the line that is written.

use std::collections::BTreeMap;

use crate::engine;
use crate::entry::{Entry, Head, Line, Stamp};
use crate::fold::{self, Misfit, Unfoldable};
use crate::judge::{self, Caution, Objection};
use crate::lots;
use crate::resting::{comes_back, end_of_chain, resting};
use crate::role::Role;
use crate::scheduled;
use crate::state::{Phase, State};
use crate::stored::{Act, ColourCode, Departure, EntrantId, Imported, NumberDraw, Setting};
use crate::thing::Thing;

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who and when.
    pub stamp: Stamp,
    /// What.
    pub act: Act,
    /// What makes a repeated request the same one; empty if it need not be.
    pub key: String,
    /// The last act that the page showed. Whoever names none takes things as they are.
    pub seen: Option<u64>,
    /// Warnings that are accepted, and how often.
    pub accepts: BTreeMap<String, u8>,
}

impl Request {
    /// An act without anything beside it.
    pub fn new(stamp: Stamp, act: Act) -> Request {
        Request { stamp, act, key: String::new(), seen: None, accepts: BTreeMap::new() }
    }
}

/// Why an act was not done. The journal is as it was. What people are told is for others to say:
/// the desk gives codes and data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not with this role.
    Role {
        /// As what it was tried.
        role: Role,
    },
    /// Somebody else changed the same thing meanwhile.
    Conflict {
        /// What.
        thing: Thing,
        /// By which act.
        by: u64,
    },
    /// The rules, or the state, do not allow it.
    Objection(Objection),
    /// It must be accepted first.
    Cautions(Vec<Caution>),
    /// It cannot be undone because later acts rest on it.
    Rests {
        /// Which.
        acts: Vec<u64>,
    },
    /// The key of the request is that of another one.
    KeyTaken {
        /// The act that came of the other.
        by: u64,
    },
    /// It fits nowhere.
    Misfit(Misfit),
}

impl From<Objection> for Refusal {
    fn from(objection: Objection) -> Refusal {
        Refusal::Objection(objection)
    }
}

/// An act that is allowed: the line to be written, and the state after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// The line.
    pub line: Line,
    /// What it says.
    pub entry: Entry<Act>,
    /// The state after it.
    pub state: State,
}

/// Decides about an act. For an undo the whole journal is needed: `journal` is asked for it then,
/// and only then.
///
/// # Errors
/// Why it is refused; or why the journal could not be read.
pub fn decide<E: From<Refusal>>(
    state: &State,
    request: Request,
    journal: impl FnOnce() -> Result<Vec<Entry<Act>>, E>,
) -> Result<Decided, E> {
    if let Act::Undo { of } = request.act {
        // Whoever may do nothing need not make anybody read a whole journal.
        if matches!(request.stamp.role, Role::Viewer) {
            return Err(Refusal::Role { role: request.stamp.role }.into());
        }
        let entries = journal()?;
        return Ok(undo(state, request, of, entries)?);
    }
    Ok(ordinary(state, request)?)
}

/// Decides with everything accepted that must be, and says what that was: for programs that show
/// the warnings themselves, and for previews.
///
/// # Errors
/// Why it is refused; or why the journal could not be read.
pub fn decide_accepting<E: From<Refusal>>(
    state: &State,
    mut request: Request,
    journal: impl FnOnce() -> Result<Vec<Entry<Act>>, E>,
) -> Result<(Decided, Vec<Caution>), E> {
    let entries = if matches!(request.act, Act::Undo { .. }) { journal()? } else { Vec::new() };
    let once = |request: Request| {
        let Act::Undo { of } = request.act else { return ordinary(state, request) };
        undo(state, request, of, entries.clone())
    };
    match once(request.clone()) {
        Err(Refusal::Cautions(open)) => {
            let accepts = open.iter().map(|caution| (caution.key(), caution.level().times()));
            request.accepts.extend(accepts);
            Ok((once(request)?, open))
        }
        other => Ok((other?, Vec::new())),
    }
}

fn ordinary(state: &State, mut request: Request) -> Result<Decided, Refusal> {
    allowed(&request.stamp, &request.act)?;
    complete(state, &mut request.act)?;
    unchanged(state, &request)?;
    let cautions = judge::judge(state, &request.act)?;
    let accepted = accepted(cautions, &request)?;
    let entry = entry(state, request, accepted);
    let line = entry.line();
    let mut after = state.clone();
    fold::step(&mut after, &entry, head(&line)).map_err(misfit)?;
    Ok(Decided { line, entry, state: after })
}

fn misfit(error: Unfoldable) -> Refusal {
    match error {
        Unfoldable::Misfit { why, .. } => Refusal::Misfit(why),
        Unfoldable::Broken(broken) => Refusal::Misfit(Misfit::Journal(broken)),
    }
}

const fn head(line: &Line) -> Head {
    Head { seq: line.seq, hash: line.hash }
}

fn allowed(stamp: &Stamp, act: &Act) -> Result<(), Refusal> {
    let may = stamp.role.may(act);
    if may { Ok(()) } else { Err(Refusal::Role { role: stamp.role }) }
}

/// What only the desk knows, whatever was asked: the numbers of new players, how births and
/// federations are kept, how a round made by hand differs, what an imported file breaks.
fn complete(state: &State, act: &mut Act) -> Result<(), Refusal> {
    judge::facts::settle(act);
    match FilledIn::of(act) {
        FilledIn::FirstNumber(first) => *first = state.next_id(),
        FilledIn::Departure(round, departure) => *departure = engine::departure(state, round),
        FilledIn::Colour(seed, colour) => *colour = lots::colour(&state.journal, *seed),
        FilledIn::File(imported) => {
            let unread = Act::Import(Box::new(imported.clone()));
            let mut after = state.clone();
            fold::try_act(&mut after, state.head.seq + 1, &unread).map_err(Refusal::Misfit)?;
            imported.system = Some(after.settings.system.clone());
            imported.breaks = engine::broken_by_import(&after);
            imported.rounds = Some(scheduled::held_of_file(&after));
        }
        FilledIn::Order(order, draw) => *order = scheduled::drawn(state, draw)?,
        FilledIn::Nothing => {}
    }
    Ok(())
}

/// The parts of an act that the desk fills in, with what they are made from.
enum FilledIn<'a> {
    /// The number of the first new player.
    FirstNumber(&'a mut EntrantId),
    /// How a round made by hand differs from the engine's.
    Departure(u16, &'a mut Departure),
    /// The colour that a seed draws.
    Colour(&'a mut u32, &'a mut ColourCode),
    /// What a file means and breaks.
    File(&'a mut Imported),
    /// The starting list that a draw gives.
    Order(&'a mut Vec<EntrantId>, &'a mut NumberDraw),
    /// It stays as it was asked for.
    Nothing,
}

impl FilledIn<'_> {
    fn of(act: &mut Act) -> FilledIn<'_> {
        match act {
            Act::Register { first, .. } => FilledIn::FirstNumber(first),
            Act::CloseManual { round, departure } => FilledIn::Departure(*round, departure),
            Act::DrawColour { seed, colour } => FilledIn::Colour(seed, colour),
            Act::Import(imported) => FilledIn::File(imported),
            Act::Number { order, draw: Some(draw), .. } => FilledIn::Order(order, draw),
            Act::Create { .. }
            | Act::Configure { .. }
            | Act::LeaveFideMode { .. }
            | Act::Number { .. }
            | Act::RequestBye { .. }
            | Act::CancelBye { .. }
            | Act::AdjustPoints { .. }
            | Act::CheckIn { .. }
            | Act::Amend { .. }
            | Act::Withdraw { .. }
            | Act::Reinstate { .. }
            | Act::Expel { .. }
            | Act::Pair { .. }
            | Act::Unpair { .. }
            | Act::OpenManual { .. }
            | Act::Arrange { .. }
            | Act::AddPair { .. }
            | Act::Publish { .. }
            | Act::EnterResult { .. }
            | Act::ClearResult { .. }
            | Act::ConfirmResult { .. }
            | Act::ReportResult { .. }
            | Act::CorrectResult { .. }
            | Act::CorrectColours { .. }
            | Act::CloseRound { .. }
            | Act::ReopenRound { .. }
            | Act::Decide { .. }
            | Act::Finish
            | Act::Resume { .. }
            | Act::Remark { .. }
            | Act::Undo { .. } => FilledIn::Nothing,
        }
    }
}

/// Whether an entry is what this request has become when it was here before: the same act by the
/// same person. What the desk itself adds to an act is not compared, and neither are time and
/// warnings.
pub fn came_of(entry: &Entry<Act>, request: &Request) -> bool {
    entry.stamp.by == request.stamp.by && same_act(&entry.what, &request.act)
}

/// A pairing is asked for by its round: what the engine makes of it is not compared.
fn same_act(done: &Act, wanted: &Act) -> bool {
    if let (Act::Pair { round: done, .. }, Act::Pair { round: wanted, .. }) = (done, wanted) {
        return done == wanted;
    }
    asked(done) == asked(wanted)
}

/// The act without what [`complete`] puts into it.
fn asked(act: &Act) -> Act {
    let mut act = act.clone();
    judge::facts::settle(&mut act);
    match FilledIn::of(&mut act) {
        FilledIn::FirstNumber(first) => *first = EntrantId(0),
        FilledIn::Departure(_, departure) => *departure = Departure::default(),
        FilledIn::File(imported) => {
            (imported.system, imported.breaks, imported.rounds) = (None, Vec::new(), None);
        }
        FilledIn::Order(order, draw) => (*order, draw.seed) = (Vec::new(), None),
        // Whoever asks again brings another seed; what was drawn is drawn.
        FilledIn::Colour(seed, colour) => (*seed, *colour) = (0, ColourCode::White),
        FilledIn::Nothing => {}
    }
    act
}

/// Two arbiters on different boards never collide, two on the same board always do.
fn unchanged(state: &State, request: &Request) -> Result<(), Refusal> {
    let conflict = |thing: &Thing, seen: u64| {
        let by = state.last_change(*thing);
        if by > seen { Err(Refusal::Conflict { thing: *thing, by }) } else { Ok(()) }
    };
    if let Act::Pair { basis, round, .. } = request.act {
        // A round that is not the next is refused anyway, and need not be looked at.
        if round != state.next_round() {
            return Ok(());
        }
        // It was computed from that state, whatever the page showed.
        if basis > state.head.seq {
            return Err(another_journal(state));
        }
        return request.act.rests_on().iter().try_for_each(|thing| conflict(thing, basis));
    }
    // Two players who report the same game say what each has seen.
    if matches!(request.act, Act::ReportResult { .. }) {
        return Ok(());
    }
    // A page that has seen more than there is shows another journal than this one.
    let Some(seen) = request.seen else { return Ok(()) };
    if seen > state.head.seq {
        return Err(another_journal(state));
    }
    request.act.writes().iter().try_for_each(|thing| conflict(thing, seen))?;
    looked_at(state, &request.act).iter().try_for_each(|thing| conflict(thing, seen))
}

/// Whoever knows acts that are not there has seen a journal that went another way: the database
/// went back, or a standby took over that had not heard of them.
const fn another_journal(state: &State) -> Refusal {
    Refusal::Conflict { thing: Thing::Tournament, by: state.head.seq }
}

/// What must be as the page showed it although the act does not change it. Whoever publishes or
/// closes a round, or ends the tournament, puts his name to all that stands there: a result that
/// was corrected since, or a board moved, he has not seen.
fn looked_at(state: &State, act: &Act) -> Vec<Thing> {
    if matches!(act, Act::Publish { .. } | Act::CloseRound { .. }) {
        return act.rests_on();
    }
    if !matches!(act, Act::Finish) {
        return Vec::new();
    }
    let rounds = (1..state.next_round()).flat_map(|it| [Thing::Round(it), Thing::Boards(it)]);
    // Tie-breaks are no matter for pairings, and yet they make the ranking.
    rounds.chain(act.rests_on()).chain([Thing::Papers]).collect()
}

fn accepted(cautions: Vec<Caution>, request: &Request) -> Result<Vec<String>, Refusal> {
    let mut codes: Vec<String> = cautions.iter().map(Caution::code).collect();
    codes.sort();
    codes.dedup();
    let open = judge::unaccepted(cautions, &request.accepts);
    if open.is_empty() { Ok(codes) } else { Err(Refusal::Cautions(open)) }
}

fn entry(state: &State, request: Request, accepted: Vec<String>) -> Entry<Act> {
    let Request { stamp, key, act, .. } = request;
    Entry { accepted, ..Entry::after(&state.journal, state.head, stamp, key, act) }
}

fn undo(
    state: &State,
    request: Request,
    of: u64,
    mut entries: Vec<Entry<Act>>,
) -> Result<Decided, Refusal> {
    let found = entries.binary_search_by_key(&of, |entry| entry.seq).ok();
    let Some(target) = found.map(|place| &entries[place]) else {
        return Err(Objection::NothingToUndo { seq: of }.into());
    };
    let end = end_of_chain(&entries, target);
    if stays_for_good(&end.what) {
        return Err(Objection::CannotBeUndone { seq: of }.into());
    }
    if fold::cancelled(&entries).contains(&of) {
        return Err(Objection::AlreadyUndone { seq: of }.into());
    }
    let own = target.stamp.by == request.stamp.by;
    allowed(&request.stamp, &end.what)?;
    if !own && !request.stamp.role.may_undo_others() {
        return Err(Refusal::Role { role: request.stamp.role });
    }
    let acts = resting(&entries, of);
    if !acts.is_empty() {
        return Err(Refusal::Rests { acts });
    }
    let mut cautions = undo_cautions(state, &entries, target, end)?;
    if !own {
        cautions.push(Caution::UndoesAnothers { seq: of });
    }
    let accepted = accepted(cautions, &request)?;
    let entry = entry(state, request, accepted);
    let line = entry.line();
    entries.push(entry.clone());
    let after = fold::fold_entries(&state.journal, &entries, head(&line));
    let after = after.map_err(|error| fits_no_longer(error, &entry))?;
    Ok(Decided { line, entry, state: after })
}

/// What cannot be taken back. Lots that could would be drawn until they please.
const fn stays_for_good(act: &Act) -> bool {
    matches!(
        act,
        Act::Create { .. } | Act::Import(_) | Act::LeaveFideMode { .. } | Act::DrawColour { .. }
    )
}

/// An act that finds its player or its board no more rests on what would be undone.
fn fits_no_longer(error: Unfoldable, undo: &Entry<Act>) -> Refusal {
    match error {
        Unfoldable::Misfit { seq, .. } if seq != undo.seq => Refusal::Rests { acts: vec![seq] },
        other => misfit(other),
    }
}

/// An act that is done again is judged as if it were new; one that is taken away says so where
/// everybody has seen it.
fn undo_cautions(
    state: &State,
    entries: &[Entry<Act>],
    target: &Entry<Act>,
    end: &Entry<Act>,
) -> Result<Vec<Caution>, Refusal> {
    if comes_back(entries, target, end) {
        // A pairing that comes back was made from what is there again.
        let is_pairing = matches!(end.what, Act::Pair { .. });
        return Ok(if is_pairing { Vec::new() } else { judge::judge(state, &end.what)? });
    }
    if state.finished && !matches!(end.what, Act::Finish | Act::Remark { .. }) {
        return Err(Objection::Finished.into());
    }
    let steers =
        matches!(&end.what, Act::Configure { set } if set.iter().any(Setting::steers_pairing));
    let draft = state.rounds.last().is_some_and(|held| held.phase == Phase::Draft);
    if steers && draft {
        return Err(Objection::DraftRestsOnIt { round: state.next_round() - 1 }.into());
    }
    if let Act::Publish { round } = end.what {
        return Ok(vec![Caution::TakesBackPublished { round }]);
    }
    let resumes = matches!(end.what, Act::Finish);
    Ok(if resumes { vec![Caution::Resumes] } else { Vec::new() })
}
