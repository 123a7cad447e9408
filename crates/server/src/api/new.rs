//! A new tournament: read what was pasted, create, register.

use axum::Json;
use axum::extract::State as Shared;
use ronde_desk::demo::Story;
use ronde_desk::event::{EventAct, EventRequest};
use ronde_desk::stored::{Entrant, EntrantId, Setting, SystemCode};
use ronde_desk::{Act, Request};
use ronde_office::{Attachment, new_id};
use ronde_schedule::berger::RoundRobin;
use ronde_schedule::{Kind, Recipe};
use serde::Deserialize;
use serde_json::{Value, json};

use super::birth::{self, Birth};
use super::{Body, lists, paste};
use crate::Server;
use crate::access::{Visitor, now, text};
use crate::error::{Answer, ApiError, carried_through};

/// What was pasted.
#[derive(Deserialize)]
pub(crate) struct Pasted {
    text: String,
}

/// Reads pasted lines. Nothing is stored.
pub(crate) async fn read(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    body: Body<Pasted>,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_enter));
    }
    let Json(Pasted { text }) = body?;
    let lists = lists::open(&server).await;
    let paste::Pasted { rows, headings } = paste::read(&text, lists.as_deref(), visitor.lang).await;
    let players = rows.iter().filter(|row| !row.name.is_empty() && !row.blocked).count();
    Ok(Json(json!({ "rows": rows, "headings": headings, "rounds": suggested(players) })))
}

/// Enough rounds for one winner and two more (ssb-course), an odd number as is usual, at most nine
/// and never more than half of the players: beyond that, good players run out of opponents.
fn suggested(players: usize) -> u16 {
    let Ok(numbers) = ronde_schedule::numbers::remarkable(players) else { return 7 };
    let wish = (numbers.least + 2).min(9);
    let odd = wish - (1 - wish % 2);
    let most = numbers.most.unwrap_or(numbers.single);
    u16::try_from(odd.max(numbers.least).min(most).max(1)).unwrap_or(9)
}

/// How rounds are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Way {
    /// As the settings say; a Swiss system if they say nothing.
    #[default]
    Swiss,
    RoundRobin,
    DoubleRoundRobin,
}

/// A tournament that somebody wants.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    name: String,
    #[serde(default)]
    rounds: Option<u16>,
    players: Vec<Entrant>,
    #[serde(default)]
    way: Way,
    /// Other settings.
    #[serde(default)]
    set: Vec<Setting>,
    /// What makes a repeated request the same one, and when it was made.
    #[serde(default)]
    key: String,
    #[serde(default)]
    at: i64,
}

/// Tie-breaks of a Swiss tournament, and of a round robin, where nothing else is wished (C.07).
const USUAL: &str = "BH/C1, BH, SB";
const USUAL_ALL_PLAY_ALL: &str = "DE, WIN, SB, KS";

impl Wanted {
    /// Everything that is to be done, in order.
    fn acts(self) -> Vec<Act> {
        let mut set = self.set;
        let count = self.players.len().max(2);
        let cycles = match self.way {
            Way::Swiss => None,
            Way::RoundRobin => Some(1),
            Way::DoubleRoundRobin => Some(2),
        };
        let rounds = self.rounds;
        if let Some(cycles) = cycles {
            let all = RoundRobin { cycles, ..RoundRobin::single(count) };
            let recipe = Recipe::from(Kind::RoundRobin(all)).to_string();
            set.insert(0, Setting::System(SystemCode::Schedule(recipe)));
        }
        // The rounds of a schedule follow from it.
        let scheduled = set.iter().any(|it| matches!(it, Setting::System(SystemCode::Schedule(_))));
        if let Some(rounds) = rounds.filter(|_| !scheduled) {
            set.push(Setting::Rounds(rounds));
        }
        if !set.iter().any(|it| matches!(it, Setting::TieBreaks(_))) {
            let list = if scheduled { USUAL_ALL_PLAY_ALL } else { USUAL };
            set.push(Setting::TieBreaks(list.to_owned()));
        }
        let mut acts = vec![Act::Configure { set }];
        if !self.players.is_empty() {
            acts.push(Act::Register { first: EntrantId(0), players: self.players, from: 1 });
        }
        acts
    }
}

/// Creates an event with one tournament, declares the rounds, registers the players: all of it or
/// nothing, and once however often it is asked for with the same key.
pub(crate) async fn create(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(only_owner());
    }
    let Json(wanted) = body?;
    let name = wanted.name.trim().to_owned();
    if name.is_empty() {
        return Err(ApiError::objection(|w| w.tournament_name));
    }
    text::check(&json!({ "name": name }))?;
    let birth = Birth::new(&visitor, &wanted.key, wanted.at)?;
    let acts = wanted.acts();
    acts.iter().try_for_each(text::check)?;
    let journal = birth::aside(server, birth, name, acts, Vec::new()).await?;
    Ok(Json(json!({ "t": journal })))
}

pub(super) fn only_owner() -> ApiError {
    ApiError::role(|w| w.owner_only)
}

/// An event and its only tournament, named alike.
async fn begin(server: &Server, visitor: &Visitor, name: &str) -> Answer<String> {
    let (event, journal) = (new_id(), new_id());
    let name = name.trim().to_owned();
    let act = EventAct::Create { name: name.clone(), home: String::new() };
    let asked = EventRequest::new(visitor.stamp(), act, "");
    server.office.begin_event(&event, asked).await?;
    let act = Act::Create { name: name.clone() };
    let request = Request::new(visitor.stamp(), act);
    server.office.begin_tournament(&journal, Some(&event), request).await?;
    let act = EventAct::AddTournament { journal: journal.clone(), name };
    let asked = EventRequest::new(visitor.stamp(), act, "");
    server.office.submit_event(&event, asked).await?;
    Ok(journal)
}

/// The demo: sixty players in the middle of round 5, and nothing to lose.
pub(crate) async fn demo(Shared(server): Shared<Server>, visitor: Visitor) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(only_owner());
    }
    let journal = carried_through(async move { told(&server, &visitor).await }).await?;
    Ok(Json(json!({ "t": journal })))
}

async fn told(server: &Server, visitor: &Visitor) -> Answer<String> {
    const HOURS: i64 = 3 * 3_600_000;
    let mut story = Story::demo(now() - HOURS);
    let mut journal = None;
    let mut state = std::sync::Arc::new(ronde_desk::State::new("demo"));
    while let Some(request) = story.next(&state) {
        match (&journal, request.act.clone()) {
            (None, Act::Create { name }) => {
                let begun = begin(server, visitor, &name).await?;
                state = server.office.tournament(&begun).await?;
                journal = Some(begun);
            }
            (Some(journal), _) => {
                let reasons = story.attachment(&request).map(<[u8]>::to_vec).map(Attachment::of);
                let named: Vec<Attachment> = reasons.into_iter().collect();
                let done = server.office.submit(journal, request, &named).await?;
                state = done.state;
            }
            (None, _) => break,
        }
    }
    journal.ok_or_else(ApiError::fault)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_that_are_suggested() {
        for (players, rounds) in
            [(0, 7), (2, 1), (4, 2), (8, 4), (16, 5), (20, 7), (60, 7), (100, 9), (1000, 10)]
        {
            assert_eq!(rounds, suggested(players), "{players} players");
        }
    }
}
