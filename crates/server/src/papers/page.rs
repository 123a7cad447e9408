//! The page of papers: every one with its button, and how they are printed.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::http::HeaderMap;
use axum::http::header;
use axum::response::Response;
use ronde_desk::state::Phase;
use ronde_desk::{Role, State};
use ronde_report::paper::catalogue::{Choice, Group, Kind, Missing};
use ronde_words::{Lang, PapersPageWords, fill};

use super::chosen::Chosen;
use super::source::known;
use crate::Server;
use crate::pages::{ForArbiters, Frame, Opened, shown};

/// What the form says.
#[derive(Default, serde::Deserialize)]
pub(crate) struct Asked {
    round: Option<u16>,
    size: Option<String>,
    #[serde(default, rename = "type")]
    reading: String,
    #[serde(default, rename = "in")]
    lang: String,
}

#[derive(Template)]
#[template(path = "papers.html")]
struct Page {
    frame: Frame,
    p: &'static PapersPageWords,
    t: String,
    /// The round that is printed; 0 before the first.
    round: u16,
    rounds: Vec<u16>,
    draft: bool,
    /// What is printed at once: words and address; empty before the first round.
    job: (String, String),
    groups: Vec<Listed>,
    size: &'static str,
    reading: &'static str,
    lang: &'static str,
    languages: [(&'static str, &'static str); Lang::ALL.len()],
    /// Whether slips can have codes: the round is being played.
    codes: bool,
    folder: Folder,
}

impl Page {
    /// The query of a row, with more in it.
    #[expect(clippy::unused_self, reason = "templates call methods")]
    fn with(&self, row: &Row, more: &str) -> String {
        let sign = if row.query.is_empty() { '?' } else { '&' };
        format!("{}{sign}{more}", row.query)
    }
}

/// A group of papers.
struct Listed {
    name: &'static str,
    rows: Vec<Row>,
}

struct Row {
    key: &'static str,
    name: &'static str,
    /// What follows the address of each form.
    query: String,
    /// Orders beside the usual one: their words and query.
    orders: Vec<(&'static str, String)>,
    /// Why there is none, and where something can be done about it.
    lacks: String,
    elsewhere: String,
    public: bool,
}

/// The folder for a web space.
struct Folder {
    /// Whether the reader may set it, and this machine can keep it.
    settable: bool,
    path: String,
    languages: Vec<(&'static str, &'static str, bool)>,
    /// When it was written last, or why not.
    at: i64,
    trouble: String,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(t): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    ForArbiters(Opened { visitor, state }): ForArbiters,
) -> Response {
    let p = PapersPageWords::of(visitor.lang);
    let chosen = match &asked.size {
        Some(size) => Chosen::read(size, &asked.reading, &asked.lang),
        None => Chosen::of(&headers),
    };
    let last = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
    let round = asked.round.filter(|it| (1..=last).contains(it)).unwrap_or(last);
    let draft = state.round(round).is_some_and(|it| it.phase == Phase::Draft);
    let (size, reading, lang) = chosen.words();
    let open = crate::public::is_open(&state, round);
    let (held, words) = (state.clone(), visitor.lang);
    let id = t.clone();
    let (_, reachable) = crate::public::address(&server, &headers);
    let mut groups = server.tables.in_turn(move || groups(&held, &id, round, words, p)).await;
    if !reachable {
        without_address(&mut groups, words);
    }
    let page = Page {
        frame: Frame::of(&visitor, "papers", &t, &state).at_round(round).placed(&server).await,
        p,
        round,
        rounds: (1..=last).collect(),
        draft,
        job: job(p, round, draft),
        groups,
        size,
        reading,
        lang,
        languages: Lang::ALL.map(|it| (it.code(), it.own_name())),
        codes: open,
        folder: folder(&server, &t, visitor.role == Role::Owner, visitor.lang),
        t,
    };
    let mut response = shown(&page);
    if asked.size.is_some() {
        response.headers_mut().append(header::SET_COOKIE, chosen.kept());
    }
    response
}

/// One key prints what hangs on the wall and lies on the boards; of a draft the pairings alone.
fn job(p: &'static PapersPageWords, round: u16, draft: bool) -> (String, String) {
    match (round, draft) {
        (0, _) => (String::new(), String::new()),
        (_, true) => {
            (fill!(p.print_draft, n = round), format!("pairings.html?round={round}&print=yes"))
        }
        (_, false) => {
            (fill!(p.print_round, n = round), format!("round.html?round={round}&print=yes"))
        }
    }
}

fn groups(
    state: &State,
    t: &str,
    round: u16,
    lang: Lang,
    p: &'static PapersPageWords,
) -> Vec<Listed> {
    let asked = Some(round).filter(|it| *it > 0);
    let row = |kind: Kind| {
        let known = known(state, kind, asked, true);
        let there = u16::try_from(known.snapshot.rounds.len()).unwrap_or(u16::MAX);
        // Tables of a draft are those of the round before.
        let round = asked.map(|it| it.min(there)).filter(|it| *it > 0);
        let choice = Choice { round, ..Choice::default() };
        let query = round.map_or_else(String::new, |it| format!("?round={it}"));
        let mut lacks = match kind.possible(&known.snapshot, &choice) {
            Ok(()) => String::new(),
            Err(missing) => missing.words(lang),
        };
        let mut elsewhere = String::new();
        let announced = !state.settings.prizes.purses.trim().is_empty();
        if kind == Kind::Prizes && lacks.is_empty() && !announced {
            p.prizes_there.clone_into(&mut lacks);
            elsewhere = format!("/t/{t}/prizes");
        }
        let orders = if kind == Kind::StartingList { orders(p, &query) } else { Vec::new() };
        let (key, name, public) = (kind.key(), kind.name(lang), kind.is_public());
        Row { key, name, query, orders, lacks, elsewhere, public }
    };
    // Papers for teams are for events of teams alone.
    let teams = !state.snapshot().teams.is_empty();
    let shown = |kind: &Kind| teams || !kind.needs_teams();
    let listed = |group: Group| Listed {
        name: group.name(lang),
        rows: Kind::ALL
            .into_iter()
            .filter(|it| it.group() == group)
            .filter(shown)
            .map(row)
            .collect(),
    };
    Group::ALL.map(listed).into()
}

/// A poster leads telephones to an address, which they must be able to reach.
fn without_address(groups: &mut [Listed], lang: Lang) {
    for row in groups.iter_mut().flat_map(|group| &mut group.rows) {
        if row.key == Kind::Announcement.key() && row.lacks.is_empty() {
            row.lacks = Missing::Link.words(lang);
        }
    }
}

fn orders(p: &'static PapersPageWords, query: &str) -> Vec<(&'static str, String)> {
    let with = |by: &str| {
        if query.is_empty() { format!("?by={by}") } else { format!("{query}&by={by}") }
    };
    vec![
        (p.by_name, with("name")),
        (p.by_club, with("club")),
        (p.by_federation, with("federation")),
    ]
}

fn folder(server: &Server, t: &str, owner: bool, lang: Lang) -> Folder {
    let kept = server.sites.place(t);
    let told = server.sites.told(t);
    let chosen = |lang: Lang| kept.as_ref().is_some_and(|it| it.languages.contains(&lang));
    let (at, trouble) = match told {
        Some(Ok(at)) => (at, String::new()),
        Some(Err(why)) => (0, why.words(lang)),
        None => (0, String::new()),
    };
    Folder {
        settable: owner && server.sites.keeps(),
        path: kept.as_ref().map(|it| it.folder.display().to_string()).unwrap_or_default(),
        languages: Lang::ALL.map(|it| (it.code(), it.own_name(), chosen(it))).to_vec(),
        at,
        trouble,
    }
}
