//! Who is asking, and what he may do.
//!
//! On the machine itself nobody needs an account: whoever comes from it, by a name that only it
//! has, is its owner. Everybody else shows something that he was given: a device its cookie, a
//! program its token. It says which person of which event he is; what that person may do stands in
//! the event's journal, and is looked up at every request, so that what is taken from somebody is
//! taken at once. Whoever shows nothing looks.
//!
//! | To find | look in |
//! |---|---|
//! | who is the owner by his address | `owner` |
//! | what must be true of a request before anybody looks at it | `guard` |
//! | who may send how much | `bodies` |
//! | codes, cookies and tokens: drawn, hashed, read | `secret` |
//! | how often somebody may try | `limit` |
//! | what the server remembers for all this | [`gate`] |
//! | names that can be shown without harm | `text` |

mod bodies;
pub mod gate;
mod guard;
mod limit;
mod owner;
pub(crate) mod secret;
pub(crate) mod text;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use ronde_desk::event::OWNER;
use ronde_desk::{Role, Stamp};
use ronde_office::people::{Pass, PassKind};
use ronde_words::{Lang, PageWords};

use crate::Server;
use crate::error::{Answer, ApiError, ErrorCode};
use crate::theme::Theme;

pub(crate) use bodies::{Bodies, no_more_than_allowed};
pub use guard::{data_for_programs, data_not_forms, failed, safe_headers, same_site_only};
pub(crate) use owner::address;
pub(crate) use secret::drawn;

/// A use is noted when the last one that was noted is so long ago.
const NOTED: i64 = 60_000;

/// By this name nobody acts.
const VISITOR: &str = "visitor";

/// Whoever asks for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// By which name the journal knows him.
    pub by: String,
    /// As what he comes, in the event that he asks about.
    pub role: Role,
    /// The language he reads.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// What he came in with, if it was not his address.
    pub pass: Option<Pass>,
}

/// Whether a role is that of an arbiter.
pub(crate) const fn is_arbiter(role: Role) -> bool {
    matches!(role, Role::Owner | Role::Chief | Role::Deputy)
}

impl Visitor {
    /// The words that all pages share, in his language.
    pub(crate) fn words(&self) -> &'static PageWords {
        PageWords::of(self.lang)
    }

    /// Whether he sees what only arbiters see.
    pub fn is_arbiter(&self) -> bool {
        is_arbiter(self.role)
    }

    /// Who does something now.
    pub fn stamp(&self) -> Stamp {
        Stamp { at: now(), by: self.by.clone(), role: self.role }
    }

    /// Whether what he came in with still opens what it did: asked by whatever lasts longer than a
    /// request. `tournament` is the one he asked about.
    pub async fn is_still(&self, server: &Server, tournament: &str) -> bool {
        let Some(pass) = &self.pass else { return true };
        let Some(event) = &pass.event else { return self.is_listed(server).await };
        let Ok(state) = server.office.event(event).await else { return false };
        state.may(&self.by, tournament, now()) == Some(self.role) && self.is_listed(server).await
    }

    async fn is_listed(&self, server: &Server) -> bool {
        let Some(pass) = &self.pass else { return true };
        let listed = server.office.store().credentials().passes(pass.event.as_deref()).await;
        listed.is_ok_and(|listed| listed.iter().any(|it| it.id == pass.id && it.is_open(now())))
    }

    fn viewer(Reads { lang, theme }: Reads) -> Visitor {
        Visitor { by: VISITOR.to_owned(), role: Role::Viewer, lang, theme, pass: None }
    }

    fn owner(Reads { lang, theme }: Reads, pass: Option<Pass>) -> Visitor {
        Visitor { by: OWNER.to_owned(), role: Role::Owner, lang, theme, pass }
    }
}

/// How somebody reads.
#[derive(Clone, Copy, Debug)]
struct Reads {
    lang: Lang,
    theme: Theme,
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.ok().and_then(|it| i64::try_from(it.as_millis()).ok()).unwrap_or(0)
}

/// What is asked about, by the names that routes give to their parts: `{t}` and `{e}`.
#[derive(Clone, Debug, PartialEq, Eq)]
enum About {
    Tournament(String),
    Event(String),
    Nothing,
}

impl About {
    async fn of(parts: &mut Parts, server: &Server) -> About {
        let Ok(found) = RawPathParams::from_request_parts(parts, server).await else {
            return About::Nothing;
        };
        let named = |wanted: &[&str]| {
            let mut all = found.iter();
            all.find(|(name, _)| wanted.contains(name)).map(|(_, value)| value.to_owned())
        };
        match (named(&["t"]), named(&["e", "event"])) {
            (Some(tournament), _) => About::Tournament(tournament),
            (None, Some(event)) => About::Event(event),
            (None, None) => About::Nothing,
        }
    }
}

impl FromRequestParts<Server> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Answer<Visitor> {
        let lang = crate::words::lang(parts.uri.query().unwrap_or_default(), &parts.headers);
        let reads = Reads { lang, theme: Theme::of(&parts.headers) };
        let about = About::of(parts, server).await;
        // A program that shows a token is that program, wherever it runs.
        if let Some(token) = secret::bearer(&parts.headers) {
            return by_token(parts, server, &about, token, reads).await;
        }
        if owner::is_here(parts, server.behind_proxy) {
            return Ok(Visitor::owner(reads, None));
        }
        by_cookie(parts, server, &about, reads).await
    }
}

/// A token that nobody knows is told so: the program would else wonder why it may only look.
async fn by_token(
    parts: &Parts,
    server: &Server,
    about: &About,
    token: Option<&str>,
    reads: Reads,
) -> Answer<Visitor> {
    let from = owner::address(parts, server.behind_proxy);
    server.gate.may_try(&from, now())?;
    let found = match token {
        Some(token) => pass_of(server, token, PassKind::Token).await?,
        None => None,
    };
    let Some(pass) = found else {
        return Err(ApiError::new(ErrorCode::Token, |w| w.token_unknown));
    };
    server.gate.did_well(&from);
    resolved(server, about, pass, reads).await
}

async fn by_cookie(parts: &Parts, server: &Server, about: &About, reads: Reads) -> Answer<Visitor> {
    if let Some(value) = secret::cookie(&parts.headers, None)
        && let Some(pass) = pass_of(server, value, PassKind::Session).await?
    {
        return resolved(server, about, pass, reads).await;
    }
    // Nobody who shows nothing makes the database work.
    if !secret::has_cookies(&parts.headers) {
        return Ok(Visitor::viewer(reads));
    }
    let Some(event) = event_of(server, about).await? else { return Ok(Visitor::viewer(reads)) };
    let Some(value) = secret::cookie(&parts.headers, Some(&event)) else {
        return Ok(Visitor::viewer(reads));
    };
    match pass_of(server, value, PassKind::Session).await? {
        Some(pass) if pass.event.as_deref() == Some(&*event) => {
            resolved(server, about, pass, reads).await
        }
        _ => Ok(Visitor::viewer(reads)),
    }
}

/// The pass with that secret, if it is of that kind and not over.
async fn pass_of(server: &Server, value: &str, kind: PassKind) -> Answer<Option<Pass>> {
    let store = server.office.store();
    let found = store.credentials().pass(secret::hash(value)).await.map_err(ApiError::away)?;
    let at = now();
    let found = found.filter(|pass| pass.kind == kind && pass.is_open(at));
    if let Some(pass) = &found
        && at - pass.used > NOTED
    {
        let (store, id) = (store.clone(), pass.id.clone());
        // Nobody waits for it, and it is no matter if it fails.
        tokio::spawn(async move { store.credentials().touch(&id, at).await });
    }
    Ok(found)
}

/// As what the person of a pass comes: what the journal says of him, there and now.
async fn resolved(server: &Server, about: &About, pass: Pass, reads: Reads) -> Answer<Visitor> {
    let Some(event) = pass.event.clone() else {
        let owner = pass.person == OWNER;
        return Ok(if owner { Visitor::owner(reads, Some(pass)) } else { Visitor::viewer(reads) });
    };
    if event_of(server, about).await?.as_deref() != Some(&*event) {
        return Ok(Visitor::viewer(reads));
    }
    let state = server.office.event(&event).await.map_err(ApiError::away)?;
    let role = match about {
        About::Tournament(tournament) => state.may(&pass.person, tournament, now()),
        About::Event(_) | About::Nothing => {
            state.standing(&pass.person, now()).map(|(role, _)| role)
        }
    };
    let Reads { lang, theme } = reads;
    // The owner of another machine is nobody here: only this one's own rows make an owner.
    let role = role.filter(|role| *role != Role::Owner);
    Ok(role.map_or_else(
        || Visitor::viewer(reads),
        |role| Visitor { by: pass.person.clone(), role, lang, theme, pass: Some(pass) },
    ))
}

async fn event_of(server: &Server, about: &About) -> Answer<Option<String>> {
    match about {
        About::Nothing => Ok(None),
        About::Event(event) => Ok(Some(event.clone())),
        About::Tournament(tournament) => {
            server.gate.event_of(&**server.office.store(), tournament).await.map_err(ApiError::away)
        }
    }
}
