//! Pages for telephones: pairings, standings and my board for everybody; the result of a game for
//! who holds a code; slips with those codes; results board by board for a helper.
//!
//! | To find | look in |
//! |---|---|
//! | what everybody may see, kept for each act | `view` |
//! | the public page | `page` |
//! | codes on paper, and what they open | `codes`, `slips` |
//! | a result by a player, by a helper | `report`, `entry` |

mod codes;
pub(crate) mod entry;
pub(crate) mod events;
pub(crate) mod page;
pub(crate) mod report;
pub(crate) mod slips;
pub(crate) mod view;

use axum::http::HeaderMap;
use ronde_desk::State;
use ronde_desk::stored::EntrantId;
use ronde_words::{Lang, PageWords, PhoneWords};

use crate::Server;
use crate::access::Visitor;

pub(crate) use codes::{code, is_open};
pub use report::Reporters;

/// What every page for telephones needs.
pub(crate) struct Frame {
    pub(crate) w: &'static PageWords,
    pub(crate) p: &'static PhoneWords,
    pub(crate) lang: &'static str,
    /// For the switch: code, and the address of this page in that language.
    pub(crate) languages: [(&'static str, String); Lang::ALL.len()],
    pub(crate) title: String,
    pub(crate) page: &'static str,
    /// Where the head leads.
    pub(crate) home: String,
    /// The tournament and its last act, for the news.
    pub(crate) tournament: String,
    pub(crate) seq: u64,
    pub(crate) round: u16,
    /// The event, under which the telephone remembers who its owner is.
    pub(crate) event: String,
    pub(crate) role: &'static str,
    pub(crate) theme: &'static str,
    pub(crate) script_words: String,
}

impl Frame {
    pub(crate) fn new(visitor: &Visitor, page: &'static str, title: String) -> Frame {
        Frame {
            w: visitor.words(),
            p: PhoneWords::of(visitor.lang),
            lang: visitor.lang.code(),
            languages: Lang::ALL.map(|lang| (lang.code(), format!("?lang={}", lang.code()))),
            title,
            page,
            home: "/p".to_owned(),
            tournament: String::new(),
            seq: 0,
            round: 0,
            event: String::new(),
            role: "viewer",
            theme: visitor.theme.code(),
            script_words: crate::script_words::json(visitor.lang),
        }
    }

    /// The same query beside the language.
    fn with_query(mut self, query: &str) -> Frame {
        self.languages =
            Lang::ALL.map(|lang| (lang.code(), format!("?{query}&lang={}", lang.code())));
        self
    }
}

/// The address under which telephones find this machine, and whether they can: what the reader's
/// own browser calls it, unless that is a name which every machine gives itself.
pub(crate) fn address(server: &Server, headers: &HeaderMap) -> (String, bool) {
    let base = crate::people::base(server, headers);
    let host = base.split_once("://").map_or(&*base, |(_, host)| host);
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let local = matches!(name, "localhost" | "127.0.0.1" | "[::1]" | "[:");
    (base, !local)
}

/// What stands before the comma of a name, in capitals, as on the boards: the winner on a button.
fn family(state: &State, id: EntrantId) -> String {
    let name = state.players.get(&id).map_or("", |player| &player.entrant.name);
    name.split(',').next().unwrap_or(name).trim().to_uppercase()
}
