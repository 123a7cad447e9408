//! What to do next, always one clear step; what waits for a look; what was done last.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::response::Response;
use ronde_desk::state::{Phase, RoundState};
use ronde_desk::stored::EntrantId;
use ronde_desk::{Act, Entry, State, Thing, absences, fold};
use ronde_words::{ActWords, AskWords, Lang, RoundWords, SafetyWords, ScheduleWords, fill};
use serde_json::json;

use super::round::{Made, made, side_name};
use super::standings::{complete, name};
use super::{
    Frame, Next, Opened, People, declared_rounds, name_of, next_step, people, points, result_text,
    shown, shown_rounds,
};
use crate::Server;
use crate::access::Visitor;
use crate::words::acts::{self, bye_word};
use ronde_report::doubts;
use ronde_report::refusals::Teller;

/// Boards that are shown at once.
const TOP: usize = 10;
/// Acts that are shown at once.
const LAST: u32 = 8;

#[derive(Template)]
#[template(path = "overview.html")]
struct Overview {
    frame: Frame,
    p: &'static RoundWords,
    id: String,
    next: Next,
    then: String,
    /// Whether only prizes, norms and the report are left.
    ended: bool,
    draft: bool,
    /// The first in the standings, once all is over.
    ranks: Vec<Leader>,
    top: Vec<Board>,
    done: usize,
    boards: usize,
    started: Option<Made>,
    look: Vec<Look>,
    /// Absences to be decided, each with its answers.
    asks: Vec<Ask>,
    last: Vec<Done>,
}

impl Overview {
    fn of_results(&self) -> String {
        fill!(self.p.of_results, done = self.done, all = self.boards)
    }
}

struct Board {
    table: u32,
    white: String,
    black: String,
    result: &'static str,
    code: String,
}

struct Leader {
    rank: u32,
    number: u32,
    name: String,
    points: String,
}

/// Something that waits for somebody.
struct Look {
    warns: bool,
    text: String,
    href: String,
}

/// Something that somebody must decide: the words on each button, and its act as JSON.
struct Ask {
    text: String,
    who: String,
    answers: Vec<(String, String)>,
}

/// Something that was done.
pub(crate) struct Done {
    pub(crate) seq: u64,
    pub(crate) at: i64,
    pub(crate) by: String,
    pub(crate) what: String,
    pub(crate) undone: bool,
    pub(crate) undo: String,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    Opened { visitor, state }: Opened,
) -> Response {
    let p = RoundWords::of(visitor.lang);
    let arbiter = visitor.is_arbiter();
    let round = shown_rounds(&state, &visitor);
    let held = state.round(round);
    let open = held.filter(|held| held.phase == Phase::Published);
    let since = state.last_change(Thing::Round(round));
    let page = Overview {
        frame: Frame::of(&visitor, "overview", &id, &state).placed(&server).await,
        p,
        next: next_step(&id, &state, &visitor),
        then: if arbiter { then(&state, p) } else { String::new() },
        ended: arbiter && state.finished,
        draft: held.is_some_and(|held| held.phase == Phase::Draft),
        ranks: if state.finished { ranks(&server, &state).await } else { Vec::new() },
        top: held.map_or_else(Vec::new, |held| top(&state, held)),
        done: open.map_or(0, |it| it.boards.len() - it.missing().count()),
        boards: open.map_or(0, |it| it.boards.len()),
        started: if open.is_some() && arbiter {
            made(&server, &id, since, visitor.lang).await
        } else {
            None
        },
        look: if arbiter { look(&id, &state, &visitor) } else { Vec::new() },
        asks: if arbiter { asks(&state, visitor.lang) } else { Vec::new() },
        last: if arbiter { last(&server, &id, &state, &visitor).await } else { Vec::new() },
        id,
    };
    shown(&page)
}

fn top(state: &State, held: &RoundState) -> Vec<Board> {
    let board = |it: &ronde_desk::state::BoardState| Board {
        table: it.table,
        white: name_of(state, it.white),
        black: name_of(state, it.black),
        result: result_text(it.result),
        code: super::result_code(it.result),
    };
    held.boards.iter().take(TOP).map(board).collect()
}

async fn ranks(server: &Server, state: &Arc<State>) -> Vec<Leader> {
    let places = server.tables.places(state, complete(state)).await;
    let rank = |row: &ronde_standings::Row| Leader {
        rank: row.rank,
        number: row.who.number(),
        name: name(state, &places, row.who),
        points: points(row.score),
    };
    places.standings.rows().iter().take(TOP).map(rank).collect()
}

/// What comes after the next step.
fn then(state: &State, p: &'static RoundWords) -> String {
    let round = state.next_round() - 1;
    let is = |phase| state.rounds.last().is_some_and(|held| held.phase == phase);
    let (draft, closed) = (is(Phase::Draft), is(Phase::Closed));
    match declared_rounds(state) {
        _ if state.finished => String::new(),
        _ if round == 0 => p.then_first.to_owned(),
        _ if draft => fill!(p.then_draft, n = round),
        Some(rounds) if closed && rounds > round => fill!(p.then_closed, next = (round + 1)),
        Some(rounds) if rounds == round => fill!(p.then_last, n = round),
        _ => fill!(p.then_round, n = round, next = (round + 1)),
    }
}

fn look(id: &str, state: &State, visitor: &Visitor) -> Vec<Look> {
    let p = RoundWords::of(visitor.lang);
    let mut found = Vec::new();
    let results = |round: u16| format!("/t/{id}/round/{round}/results");
    let open = (1u16..).zip(&state.rounds).filter(|(_, held)| held.phase == Phase::Published);
    for (round, held) in open {
        for board in held.boards.iter().filter(|board| board.in_dispute()) {
            let text = fill!(p.disagree, board = board.table);
            found.push(Look { warns: true, text, href: results(round) });
        }
        let one = SafetyWords::of(visitor.lang).one_telephone;
        for board in held.boards.iter().filter(|board| board.by_one_telephone()) {
            let text = fill!(one, board = board.table);
            found.push(Look { warns: true, text, href: results(round) });
        }
        for board in held.boards.iter().filter(|board| board.result.is_none()) {
            let missing = |id: &ronde_desk::stored::EntrantId| {
                state.players.get(id).is_some_and(|it| it.present == Some(false))
            };
            for who in [board.white, board.black].into_iter().filter(|id| missing(id)) {
                let who = name_of(state, who);
                let text = fill!(p.not_seen, board = board.table, who = who);
                found.push(Look { warns: true, text, href: results(round) });
            }
        }
    }
    for (round, held) in (1u16..).zip(&state.rounds) {
        for board in held.adjourned() {
            let text = fill!(p.adjourned, round = round, board = board);
            found.push(Look { warns: false, text, href: results(round) });
        }
    }
    found.extend(asked(id, state, visitor));
    found.extend(level(id, state, visitor));
    let source = state.imported.as_ref();
    let doubts = source.map(|it| doubts::of_source(it, visitor.lang)).unwrap_or_default();
    let doubts = doubts.into_iter().take(TOP);
    found.extend(doubts.map(|text| Look {
        warns: false,
        text: fill!(p.doubt, text = text),
        href: format!("/t/{id}/journal"),
    }));
    found
}

/// Absences: those carried from an earlier round, and those that the book takes for a withdrawal.
fn asks(state: &State, lang: Lang) -> Vec<Ask> {
    let (w, next) = (AskWords::of(lang), state.next_round());
    let withdraws = |who: EntrantId| {
        let after = next - 1;
        let act = json!({ "act": "withdraw", "player": who, "after": after });
        (w.withdraws.to_owned(), act.to_string())
    };
    let marks = |words: String, who: EntrantId, present: bool| {
        let act = json!({ "act": "check_in", "players": [who], "present": present });
        (words, act.to_string())
    };
    let carried = absences::carried(state).into_iter().map(|(id, round)| {
        let who = name_of(state, id);
        let answers = vec![
            marks(fill!(w.back, n = next), id, true),
            marks(w.absent_again.to_owned(), id, false),
            withdraws(id),
        ];
        Ask { text: fill!(w.absent_before, who = who, round = round, next = next), who, answers }
    });
    let book = absences::without_a_word(state).filter(|_| is_over(state));
    let (players, article) = book.unwrap_or_default();
    let by_the_book = players.into_iter().map(|id| {
        let who = name_of(state, id);
        let text = fill!(w.without_a_word, who = who, article = article);
        Ask { text, who, answers: vec![withdraws(id)] }
    });
    carried.chain(by_the_book).collect()
}

/// Whether the last round is not a draft: who has lost by forfeit is known then.
fn is_over(state: &State) -> bool {
    !state.finished && state.rounds.last().is_some_and(|held| held.phase != Phase::Draft)
}

/// Matches of a cup that wait for somebody to go on.
fn level(id: &str, state: &State, visitor: &Visitor) -> Vec<Look> {
    let p = ScheduleWords::of(visitor.lang);
    let round = state.next_round() - 1;
    let told = |it: &ronde_desk::state::LevelMatch| {
        let [one, other] = it.sides.each_ref().map(|side| side_name(state, side));
        fill!(p.level_look, n = it.number, one = one, other = other)
    };
    let href = format!("/t/{id}/round/{round}#level");
    let level = if state.finished { Vec::new() } else { state.level_matches() };
    level.iter().map(|it| Look { warns: true, text: told(it), href: href.clone() }).collect()
}

/// Byes for the round that is paired next.
fn asked(id: &str, state: &State, visitor: &Visitor) -> Vec<Look> {
    let (p, w) = (RoundWords::of(visitor.lang), ActWords::of(visitor.lang));
    let next = state.next_round();
    let byes = state.players.iter().filter_map(|(who, it)| Some((who, it.byes.get(&next)?)));
    byes.map(|(who, bye)| Look {
        warns: false,
        text: fill!(p.bye_asked, who = name_of(state, *who), bye = bye_word(w, *bye), round = next),
        href: format!("/t/{id}/players/{who}"),
    })
    .collect()
}

/// The last acts. What undoes one of them comes after it, so these few say which still count.
async fn last(server: &Server, id: &str, state: &State, visitor: &Visitor) -> Vec<Done> {
    let after = state.head.seq.saturating_sub(u64::from(LAST));
    let lines = server.office.store().read(id, after, LAST).await.unwrap_or_default();
    let entries: Vec<Entry<Act>> =
        lines.iter().filter_map(|line| serde_json::from_str(&line.text).ok()).collect();
    let cancelled = fold::cancelled(&entries);
    let teller = Teller { lang: visitor.lang, state: Some(state) };
    let people = people(server, id, visitor.lang).await;
    let entries = entries.iter().rev();
    let one = |it: &Entry<Act>| {
        done(it, cancelled.contains(&it.seq), acts::act(teller, &it.what), &people)
    };
    entries.map(one).collect()
}

/// An act as a line of a list.
pub(crate) fn done(entry: &Entry<Act>, undone: bool, what: String, people: &People) -> Done {
    Done {
        seq: entry.seq,
        at: entry.stamp.at,
        by: people.name(&entry.stamp.by, entry.stamp.role),
        what,
        undone,
        undo: format!(r#"{{"act":"undo","of":{}}}"#, entry.seq),
    }
}
