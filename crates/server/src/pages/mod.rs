//! Pages, one file each. Every page of a tournament carries the number of the last act it shows, so
//! that news and acts know what the reader has seen.

pub(crate) mod crosstable;
mod error;
pub(crate) mod event;
pub(crate) mod files;
mod frame;
mod groups;
pub(crate) mod hand;
pub(crate) mod help;
pub(crate) mod join;
pub(crate) mod journal;
mod marks;
pub(crate) mod new;
mod next;
pub(crate) mod norms;
pub(crate) mod overview;
pub(crate) mod plan;
pub(crate) mod players;
pub(crate) mod prizes;
pub(crate) mod results;
pub(crate) mod round;
pub(crate) mod schedule;
pub(crate) mod settings;
pub(crate) mod standings;
pub(crate) mod start;
pub(crate) mod unpaired;
pub(crate) mod working;

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Response};
use ronde_desk::state::{BoardState, Phase, RoundState};
use ronde_desk::stored::{EntrantId, ResultCode};
use ronde_desk::{Role, Stamp, State};
use ronde_model::Score;
pub(crate) use ronde_report::figures::fraction;
use ronde_report::paper::aros::{self, Aros};
use ronde_report::refusals::role_name;
use ronde_words::{Lang, fill};

use crate::Server;
use crate::access::Visitor;
use crate::error::ApiError;

pub(crate) use error::{PageError, PhoneMessage, Shown};
pub(crate) use frame::Frame;
pub(crate) use next::{Next, next_step};

/// The last round that this reader may see.
pub(crate) fn shown_rounds(state: &State, visitor: &Visitor) -> u16 {
    let seen =
        |round: &&std::sync::Arc<RoundState>| visitor.is_arbiter() || round.phase > Phase::Draft;
    u16::try_from(state.rounds.iter().filter(seen).count()).unwrap_or(u16::MAX)
}

/// How many rounds there are: as announced, or as the schedule has them.
pub(crate) fn declared_rounds(state: &State) -> Option<u16> {
    state.last_round()
}

/// A page, or the fault that kept it from being made.
pub(crate) fn shown(page: &impl Template) -> Response {
    match page.render() {
        Ok(text) => Html(text).into_response(),
        Err(_) => ApiError::fault().into_response(),
    }
}

/// What is not there.
pub(crate) async fn missing(visitor: Visitor) -> PageError {
    PageError::missing(&visitor)
}

/// The state of the tournament, or why there is none.
pub(crate) async fn state_of(
    server: &Server,
    visitor: &Visitor,
    id: &str,
) -> Result<std::sync::Arc<State>, PageError> {
    if is_hidden(server, visitor, id).await {
        return Err(PageError::missing(visitor));
    }
    server.office.tournament(id).await.map_err(|error| PageError::of(visitor, error))
}

/// Whether a tournament is kept from this reader: its event does not show it, or does not have it.
pub(crate) async fn is_hidden(server: &Server, visitor: &Visitor, id: &str) -> bool {
    if visitor.role != ronde_desk::Role::Viewer {
        return false;
    }
    let found = server.gate.event_of(&**server.office.store(), id).await;
    let Ok(Some(event)) = found else { return found.is_err() };
    let state = server.office.event(&event).await;
    state.map_or(true, |state| state.tournaments.get(id).is_none_or(|it| !it.shown))
}

/// A tournament as it is now, and who asks for it: what nearly every page begins with. Where there
/// is none, or none for this reader, the page that says so is the answer.
pub(crate) struct Opened {
    pub(crate) visitor: Visitor,
    pub(crate) state: std::sync::Arc<State>,
}

impl Opened {
    async fn of(visitor: Visitor, parts: &mut Parts, server: &Server) -> Result<Opened, PageError> {
        let named = RawPathParams::from_request_parts(parts, server).await?;
        let id = named.iter().find(|(name, _)| *name == "t").map_or("", |(_, id)| id);
        let state = state_of(server, &visitor, id).await?;
        Ok(Opened { visitor, state })
    }
}

impl FromRequestParts<Server> for Opened {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Opened, PageError> {
        let visitor = Visitor::from_request_parts(parts, server).await?;
        Opened::of(visitor, parts, server).await
    }
}

/// The same for arbiters; everybody else is told before anything is opened.
pub(crate) struct ForArbiters(pub(crate) Opened);

impl FromRequestParts<Server> for ForArbiters {
    type Rejection = PageError;

    async fn from_request_parts(
        parts: &mut Parts,
        server: &Server,
    ) -> Result<ForArbiters, PageError> {
        let visitor = Visitor::from_request_parts(parts, server).await?;
        if !visitor.is_arbiter() {
            return Err(PageError::only_arbiters(&visitor));
        }
        Opened::of(visitor, parts, server).await.map(ForArbiters)
    }
}

/// A board as the pages show it.
pub(crate) struct Board {
    pub(crate) table: u32,
    pub(crate) white: String,
    pub(crate) white_points: String,
    pub(crate) black: String,
    pub(crate) black_points: String,
    /// The result as people write it, and as it is stored.
    pub(crate) result: &'static str,
    pub(crate) code: String,
    pub(crate) confirmed: bool,
    /// The act that changed it last, and who did that, where it was looked up.
    pub(crate) changed: u64,
    pub(crate) by: String,
}

/// Boards of a round in the order of their tables, as one walks through the hall, with the points
/// before it.
pub(crate) fn boards(state: &State, held: &RoundState, round: u16) -> Vec<Board> {
    let points = crate::cache::heavy(|| points_before(state, round));
    let of = |id| points.get(&id).cloned().unwrap_or_default();
    let board = |it: &BoardState| Board {
        table: it.table,
        white: name_of(state, it.white),
        white_points: of(it.white),
        black: name_of(state, it.black),
        black_points: of(it.black),
        result: result_text(it.result),
        code: result_code(it.result),
        confirmed: it.confirmed,
        changed: it.changed,
        by: String::new(),
    };
    let mut boards: Vec<Board> = held.boards.iter().map(board).collect();
    boards.sort_by_key(|board| board.table);
    boards
}

/// The round, if this reader may see it; else the words that say why not.
pub(crate) fn visible<'a>(
    state: &'a State,
    visitor: &Visitor,
    round: u16,
) -> Result<&'a RoundState, String> {
    let words = visitor.words();
    let why = match state.round(round) {
        Some(held) if round <= shown_rounds(state, visitor) => return Ok(held),
        Some(_) => words.not_published,
        None if is_declared(state, round) => words.not_paired,
        None => words.no_round,
    };
    Err(fill!(why, n = round))
}

/// Whether the tournament has, or may still have, a round of this number.
fn is_declared(state: &State, round: u16) -> bool {
    round > 0 && declared_rounds(state).is_none_or(|rounds| round <= rounds)
}

/// Names of those who act in the event of a tournament, by what the journal calls them.
pub(crate) async fn people(server: &Server, journal: &str, lang: Lang) -> People {
    let nobody = People { names: BTreeMap::new(), lang };
    let found = server.gate.event_of(&**server.office.store(), journal).await;
    let Ok(Some(event)) = found else { return nobody };
    let Ok(state) = server.office.event(&event).await else { return nobody };
    let people = state.people.iter().filter(|(id, person)| **id != person.name);
    let names = people.map(|(id, person)| (id.clone(), person.name.clone())).collect();
    People { names, lang }
}

/// Those who work on an event, for readers.
pub(crate) struct People {
    names: BTreeMap<String, String>,
    lang: Lang,
}

impl People {
    /// The name, or what he came as where no name was given: `helper-1` is a helper, the first.
    pub(crate) fn name(&self, by: &str, role: Role) -> String {
        if let Some(name) = self.names.get(by) {
            return name.clone();
        }
        let word = role_name(role, self.lang);
        match by.strip_prefix(frame::role_code(role)) {
            Some("") => word.to_owned(),
            Some(rest) if rest.starts_with('-') => format!("{word} {}", &rest[1..]),
            _ => by.to_owned(),
        }
    }

    /// The role beside a name that does not say it already.
    pub(crate) fn role(&self, by: &str, role: Role) -> &'static str {
        let named = self.names.contains_key(by) || !by.starts_with(frame::role_code(role));
        if named { role_name(role, self.lang) } else { "" }
    }

    /// The names that news bring, for the scripts.
    fn known(&self, stamps: &BTreeMap<u64, Stamp>) -> String {
        let mut names = self.names.clone();
        for stamp in stamps.values() {
            names.insert(stamp.by.clone(), self.name(&stamp.by, stamp.role));
        }
        let owner = Role::Owner;
        names
            .entry(frame::role_code(owner).to_owned())
            .or_insert_with(|| self.name(frame::role_code(owner), owner));
        crate::script_words::in_page(&names)
    }
}

/// Points with a half sign.
pub(crate) fn points(score: Score) -> String {
    let tenths = score.tenths();
    match (tenths / 10, tenths % 10) {
        (0, 5) => "½".to_owned(),
        (whole, 5) => format!("{whole}½"),
        (whole, 0) => whole.to_string(),
        (whole, rest) => format!("{whole}.{}", rest.abs()),
    }
}

/// A result as people write it.
pub(crate) const fn result_text(result: Option<ResultCode>) -> &'static str {
    match result {
        None => "–",
        Some(ResultCode::WhiteWins) => "1 – 0",
        Some(ResultCode::Draw) => "½ – ½",
        Some(ResultCode::BlackWins) => "0 – 1",
        Some(ResultCode::HalfToWhite) => "½ – 0",
        Some(ResultCode::HalfToBlack) => "0 – ½",
        Some(ResultCode::BothLose) => "0 – 0",
        Some(ResultCode::WhiteWinsUnrated) => "1 – 0 *",
        Some(ResultCode::DrawUnrated) => "½ – ½ *",
        Some(ResultCode::BlackWinsUnrated) => "0 – 1 *",
        Some(ResultCode::WhiteWinsByForfeit) => "+ – −",
        Some(ResultCode::BlackWinsByForfeit) => "− – +",
        Some(ResultCode::BothForfeit) => "− – −",
        Some(ResultCode::Adjourned) => "…",
    }
}

/// The same for one of the two, as his own points: nobody has to turn it round.
pub(crate) const fn own_points(result: Option<ResultCode>, white: bool) -> &'static str {
    let Some(result) = result else { return "–" };
    match if white { result } else { result.reversed() } {
        ResultCode::WhiteWins | ResultCode::WhiteWinsUnrated => "1",
        ResultCode::Draw | ResultCode::DrawUnrated | ResultCode::HalfToWhite => "½",
        ResultCode::WhiteWinsByForfeit => "+",
        ResultCode::BlackWinsByForfeit | ResultCode::BothForfeit => "−",
        ResultCode::Adjourned => "…",
        ResultCode::BlackWins
        | ResultCode::BlackWinsUnrated
        | ResultCode::HalfToBlack
        | ResultCode::BothLose => "0",
    }
}

/// A result as it is stored.
pub(crate) fn result_code(result: Option<ResultCode>) -> String {
    let value = result.and_then(|it| serde_json::to_value(it).ok());
    value.as_ref().and_then(|it| it.as_str()).unwrap_or_default().to_owned()
}

/// Keys of a page and their words, as JSON that can stand in it.
pub(crate) fn page_keys(rows: &[(&str, &str)]) -> String {
    crate::script_words::in_page(&rows)
}

/// Somebody's name with his title.
/// The rating as pages show it: `~1850` where it is an estimate.
pub(crate) fn rating_of(entrant: &ronde_desk::stored::Entrant) -> String {
    ronde_report::estimates::of(entrant.rating, entrant.estimated())
}

pub(crate) fn name_of(state: &State, id: EntrantId) -> String {
    let Some(player) = state.players.get(&id) else { return id.to_string() };
    match player.entrant.title {
        Some(title) => {
            let title = ronde_model::Title::from(title);
            format!("{} {}", title.code(), player.entrant.name)
        }
        None => player.entrant.name.clone(),
    }
}

/// Everybody's average rating of opponents after each of so many rounds, where the rules want it
/// published (dubov-1997:9); nothing elsewhere.
pub(crate) fn aros_of(state: &State, rounds: u16) -> BTreeMap<EntrantId, Vec<String>> {
    let rounds = usize::from(rounds).min(state.rounds.len());
    let (snapshot, numbers) = state.numbered_snapshot(rounds);
    if !aros::are_published(&snapshot) {
        return BTreeMap::new();
    }
    let aros = Aros::of(&snapshot, rounds);
    let each = snapshot.players.iter().map(|player| player.number);
    each.filter_map(|number| Some((numbers.id(number)?, aros.after_each_round(number)))).collect()
}

/// Points of everybody before a round, to be shown beside the boards.
pub(crate) fn points_before(
    state: &State,
    round: u16,
) -> std::collections::BTreeMap<EntrantId, String> {
    let rounds = usize::from(round.saturating_sub(1));
    let (snapshot, numbers) = state.numbered_snapshot(rounds.min(state.rounds.len()));
    let totals = ronde_desk::engine::standing(&snapshot);
    let each = snapshot.players.iter().zip(totals);
    each.filter_map(|(player, total)| Some((numbers.id(player.number)?, points(total)))).collect()
}
