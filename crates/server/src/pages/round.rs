//! A round: draft with what an arbiter checks, published, closed.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State as Shared};
use ronde_desk::state::{Phase, RoundState};
use ronde_desk::stored::{Act, Case, EntrantId, Origin, UnpairedCode};
use ronde_desk::{Entry, State, Thing, engine, judge};
use ronde_words::{AskWords, Lang, PageWords, RoundWords, ScheduleWords, WhyPageWords, fill};

use super::marks::{Side, notes, side};
use super::{Frame, Next, Opened, name_of, next_step, result_text, shown, visible};
use super::{PageError, Shown};
use crate::Server;
use crate::access::Visitor;
use crate::cache::Sheet;
use crate::words::asks::first_colour_told;
use ronde_report::doubts;
use ronde_report::refusals::Teller;

#[derive(Template)]
#[template(path = "round.html")]
struct Page {
    frame: Frame,
    p: &'static RoundWords,
    y: &'static WhyPageWords,
    z: &'static ScheduleWords,
    next: Next,
    round: u16,
    id: String,
    band: &'static str,
    stands: &'static str,
    made: Option<Made>,
    origin: String,
    draft: bool,
    /// The first colour, and what is to be known of the book.
    told: Vec<String>,
    told_title: &'static str,
    /// The paper that is printed: of a round to be played the slips as well.
    job: &'static str,
    checklist: Vec<Check>,
    noted: usize,
    boards: Vec<Board>,
    unpaired: Vec<(Side, &'static str)>,
    /// Whoever is in the tournament and at no board, late entries among them.
    free: Vec<(u32, String)>,
    ways: Ways,
    /// Matches of a cup that wait for somebody to go on.
    level: Vec<Level>,
    /// What ways there are to decide one: their codes and words.
    deciders: Vec<(&'static str, &'static str)>,
}

/// A match of a cup that ended level.
struct Level {
    number: u32,
    sides: [(u32, String); 2],
}

/// When something was done, and by whom.
pub(crate) struct Made {
    pub(crate) at: i64,
    pub(crate) by: String,
}

struct Check {
    done: bool,
    text: String,
}

struct Board {
    table: u32,
    white: Side,
    black: Side,
    result: &'static str,
    code: String,
    notes: Vec<&'static str>,
}

/// What may be done with the round now, as acts in JSON; empty where it may not.
#[derive(Default)]
struct Ways {
    by_hand: String,
    throw_away: String,
    take_back: String,
    reopen: String,
    /// Cases in which the published round may be changed: their codes and words.
    cases: Vec<(String, &'static str)>,
    /// Cases in which two without an opponent may be paired at a new last board.
    pair_cases: Vec<(String, &'static str)>,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    Opened { visitor, state }: Opened,
) -> Shown {
    let held = held(&server, &visitor, &state, &id, round).await?;
    let (words, p) = (visitor.words(), RoundWords::of(visitor.lang));
    let sheet = server.tables.sheet(&state, round).await;
    let draft = held.phase == Phase::Draft;
    let boards = boards(&state, &sheet, held, (words, p));
    let noted = boards.iter().filter(|board| !board.notes.is_empty()).count();
    let checklist = if draft { checklist(&state, held, round, noted, p) } else { Vec::new() };
    let (band, stands) = phase(held, words);
    let seq = state.last_change(Thing::Round(round));
    let page = Page {
        frame: Frame::of(&visitor, "round", &id, &state).at_round(round).placed(&server).await,
        p,
        y: WhyPageWords::of(visitor.lang),
        z: ScheduleWords::of(visitor.lang),
        next: next_step(&id, &state, &visitor),
        round,
        band,
        stands,
        made: if visitor.is_arbiter() { made(&server, &id, seq, visitor.lang).await } else { None },
        origin: origin(held, p),
        draft,
        told: told(&state, held, round, &visitor),
        told_title: AskWords::of(visitor.lang).told_title,
        job: if held.phase == Phase::Published { "round" } else { "pairings" },
        checklist,
        noted,
        boards,
        unpaired: unpaired(&state, &sheet, held, (words, p)),
        free: free(&state, round).map(|id| (id.0, name_of(&state, id))).collect(),
        ways: ways(&state, &visitor, round, seq),
        level: level(&state, &visitor, round),
        deciders: deciders(ScheduleWords::of(visitor.lang)),
        id,
    };
    Ok(shown(&page))
}

/// The round. Where it is not paired, comes next and cannot be, an arbiter reads why.
async fn held<'a>(
    server: &Server,
    visitor: &Visitor,
    state: &'a Arc<State>,
    id: &str,
    round: u16,
) -> Result<&'a RoundState, PageError> {
    let why = match visible(state, visitor, round) {
        Ok(held) => return Ok(held),
        Err(why) => why,
    };
    if visitor.is_arbiter()
        && round == state.next_round()
        && let Some(page) = crate::why::deadlock(server, visitor, state, id).await
    {
        return Err(PageError::instead(page));
    }
    Err(super::unpaired::page(server, visitor, state, id, why).await)
}

/// Who did an act, and when.
pub(crate) async fn made(server: &Server, journal: &str, seq: u64, lang: Lang) -> Option<Made> {
    let line = server.office.store().line(journal, seq).await.ok()??;
    let entry: Entry<Act> = serde_json::from_str(&line.text).ok()?;
    let people = super::people(server, journal, lang).await;
    Some(Made { at: entry.stamp.at, by: people.name(&entry.stamp.by, entry.stamp.role) })
}

fn origin(held: &RoundState, p: &'static RoundWords) -> String {
    match &held.origin {
        Origin::Engine(version) if held.departure.is_none() => version.clone(),
        Origin::Engine(_) | Origin::Hand => p.by_hand.to_owned(),
        Origin::File => p.from_file.to_owned(),
    }
}

fn boards(
    state: &State,
    sheet: &Sheet,
    held: &RoundState,
    words: (&'static PageWords, &'static RoundWords),
) -> Vec<Board> {
    let mut boards: Vec<Board> = held
        .boards
        .iter()
        .map(|it| Board {
            table: it.table,
            white: side(state, sheet, it.white, sheet.get(&it.black), words),
            black: side(state, sheet, it.black, sheet.get(&it.white), words),
            result: result_text(it.result),
            code: super::result_code(it.result),
            notes: notes(state, sheet, it.white, it.black, words.1),
        })
        .collect();
    boards.sort_by_key(|board| board.table);
    boards
}

fn unpaired(
    state: &State,
    sheet: &Sheet,
    held: &RoundState,
    words: (&'static PageWords, &'static RoundWords),
) -> Vec<(Side, &'static str)> {
    let each = held.unpaired.iter();
    each.map(|(id, why)| (side(state, sheet, *id, None, words), why_words(*why, words.0))).collect()
}

/// Who has which colour in round 1; and for arbiters what `ronde pair` says too: where the
/// tournament asks for what the book does not know, wishes that were not kept, what a file left
/// open.
fn told(state: &State, held: &RoundState, round: u16, visitor: &Visitor) -> Vec<String> {
    let lang = visitor.lang;
    let mut told = Vec::new();
    if round == 1 && held.origin != Origin::File {
        told.push(first_colour_told(state, lang));
    }
    told.retain(|text| !text.is_empty());
    if !visitor.is_arbiter() {
        return told;
    }
    if let Some(system) = state.settings.swiss() {
        for (note, numbers) in engine::notes(state, round) {
            let named = |number: ronde_model::PairingNumber| {
                let name = numbers.id(number).map(|id| name_of(state, id)).unwrap_or_default();
                format!("{number} {name}")
            };
            told.push(ronde_report::notes::sentence(&note, system, &named, lang));
        }
    }
    told.extend(dropped(state, held, lang));
    told.extend(left_open(state, round, lang));
    told
}

/// Wishes that pairs should not meet, and did not hold.
fn dropped(state: &State, held: &RoundState, lang: Lang) -> Vec<String> {
    let w = AskWords::of(lang);
    let places = held.dropped.iter().filter_map(|place| usize::try_from(*place).ok());
    let wishes = places.filter_map(|place| state.settings.prohibited.get(place));
    let names = wishes.map(|wish| {
        let names: Vec<String> = wish.members.iter().map(|id| name_of(state, *id)).collect();
        fill!(w.wish_dropped, who = names.join(" – "))
    });
    names.collect()
}

/// What was wrong or missing in the file, beside the first round that was paired from it here.
fn left_open(state: &State, round: u16, lang: Lang) -> Vec<String> {
    let source = state.imported.as_ref().filter(|source| source.rounds + 1 == round);
    let doubts = source.map(|source| doubts::of_source(source, lang)).unwrap_or_default();
    doubts.iter().map(|text| fill!(RoundWords::of(lang).doubt, text = text)).collect()
}

/// What was looked after before the round was made.
fn checklist(
    state: &State,
    held: &RoundState,
    round: u16,
    noted: usize,
    p: &'static RoundWords,
) -> Vec<Check> {
    let mut checks = Vec::new();
    let mut check = |done, text: String| checks.push(Check { done, text });
    if let Some(before) = state.round(round - 1) {
        let complete = before.missing().next().is_none();
        check(complete, fill!(p.check_complete, n = (round - 1)));
    }
    let names = |ids: &mut dyn Iterator<Item = EntrantId>| {
        ids.map(|id| name_of(state, id)).collect::<Vec<_>>().join("; ")
    };
    let byes = names(&mut held.unpaired.iter().map(|(id, _)| *id));
    check(
        true,
        if byes.is_empty() { p.check_no_byes.to_owned() } else { fill!(p.check_byes, who = byes) },
    );
    let gone = state.players.iter().filter(|(_, it)| it.until.is_some_and(|last| last < round));
    let gone = names(&mut gone.map(|(id, _)| *id));
    if !gone.is_empty() {
        check(true, fill!(p.check_withdrawn, who = gone));
    }
    match noted {
        0 => check(true, p.check_no_notes.to_owned()),
        n => check(false, fill!(p.check_notes, n = n)),
    }
    checks
}

/// The judge himself is asked what may be done.
fn ways(state: &State, visitor: &Visitor, round: u16, seq: u64) -> Ways {
    if !visitor.is_arbiter() {
        return Ways::default();
    }
    let may = |act: &Act| visitor.role.may(act) && judge::judge(state, act).is_ok();
    let json = |act: Act| {
        if may(&act) { serde_json::to_string(&act).unwrap_or_default() } else { String::new() }
    };
    let last = usize::from(round) == state.rounds.len() && state.manual.is_none();
    let published = state.round(round).is_some_and(|held| held.phase == Phase::Published);
    let reason = "…".to_owned();
    let open = |case| Act::OpenManual { round, case: Some(case), reason: reason.clone() };
    let teller = Teller { lang: visitor.lang, state: None };
    let cases = if published && last { ALL_CASES } else { &[] };
    let cases = cases.iter().filter(|case| may(&open(**case)));
    let code = |case: &Case| {
        let value = serde_json::to_value(case).ok();
        value.and_then(|it| it.as_str().map(str::to_owned)).unwrap_or_default()
    };
    Ways {
        by_hand: json(Act::OpenManual { round, case: None, reason: String::new() }),
        throw_away: json(Act::Unpair { round }),
        take_back: if published && last {
            format!(r#"{{"act":"undo","of":{seq}}}"#)
        } else {
            String::new()
        },
        reopen: json(Act::ReopenRound { round }),
        cases: cases.map(|case| (code(case), teller.case(*case))).collect(),
        pair_cases: free_two(state, round).map_or_else(Vec::new, |[white, black]| {
            let fits = |case: &&Case| may(&Act::AddPair { round, white, black, case: **case });
            ALL_CASES.iter().filter(fits).map(|case| (code(case), teller.case(*case))).collect()
        }),
    }
}

/// Level matches, for whoever may decide them, on the page of the last round.
fn level(state: &State, visitor: &Visitor, round: u16) -> Vec<Level> {
    if !visitor.is_arbiter() || usize::from(round) != state.rounds.len() || state.finished {
        return Vec::new();
    }
    let side =
        |people: &Vec<EntrantId>| (people.first().map_or(0, |id| id.0), side_name(state, people));
    let level = state.level_matches().into_iter();
    level.map(|it| Level { number: it.number, sides: it.sides.each_ref().map(side) }).collect()
}

/// A player, or a team by its own name.
pub(crate) fn side_name(state: &State, people: &[EntrantId]) -> String {
    let Some(first) = people.first() else { return String::new() };
    let team = state.players.get(first).map(|player| player.entrant.team.trim().to_owned());
    team.filter(|team| people.len() > 1 && !team.is_empty())
        .unwrap_or_else(|| name_of(state, *first))
}

fn deciders(z: &'static ScheduleWords) -> Vec<(&'static str, &'static str)> {
    vec![("tie_break_games", z.by_games), ("lots", z.by_lot), ("rules_of_the_event", z.by_rules)]
}

/// Two of those who are free, by whom the judge is asked whether any may be paired.
fn free_two(state: &State, round: u16) -> Option<[EntrantId; 2]> {
    let mut free = free(state, round);
    Some([free.next()?, free.next()?])
}

/// Those who have not left and sit at no board. Somebody who came late is in no list of the round.
fn free(state: &State, round: u16) -> impl Iterator<Item = EntrantId> {
    let held = state.round(round);
    let stays = move |until: Option<u16>| until.is_none_or(|last| last >= round);
    let here = state.players.iter().filter(move |(_, it)| stays(it.until)).map(|(id, _)| *id);
    here.filter(move |id| held.is_some_and(|held| held.board_of(*id).is_none()))
}

const ALL_CASES: &[Case] = &[
    Case::Rematch,
    Case::RulesOfTheEvent,
    Case::BothWithoutOpponent,
    Case::LateEntry,
    Case::LastRoundTopBoards,
    Case::AbsoluteRule,
];

pub(crate) const fn phase(round: &RoundState, words: &PageWords) -> (&'static str, &'static str) {
    match round.phase {
        Phase::Draft => ("draft", words.draft),
        Phase::Published => ("published", words.published),
        Phase::Closed => ("published", words.closed),
    }
}

pub(crate) const fn why_words(why: UnpairedCode, words: &PageWords) -> &'static str {
    match why {
        UnpairedCode::PairingBye | UnpairedCode::Full | UnpairedCode::ForfeitWin => words.bye,
        UnpairedCode::Half => words.half_bye,
        UnpairedCode::Zero | UnpairedCode::ForfeitLoss => words.absent,
    }
}
