//! What every page carries: the top line, the rail, and who is reading.

use ronde_desk::stored::SystemCode;
use ronde_desk::{Role, State};
use ronde_words::{HelpWords, Lang, PageWords, ScheduleWords};

use super::{declared_rounds, shown_rounds};
use crate::Server;
use crate::access::Visitor;

/// What every page needs.
pub(crate) struct Frame {
    pub(crate) w: &'static PageWords,
    /// What the keys do.
    pub(crate) k: &'static HelpWords,
    pub(crate) lang: &'static str,
    /// For the switch.
    pub(crate) languages: [&'static str; Lang::ALL.len()],
    /// What the address says besides, with an `&` at its end: another language keeps it.
    pub(crate) kept: String,
    pub(crate) title: String,
    /// The tournament, where the page is about one.
    pub(crate) about: Option<About>,
    pub(crate) page: &'static str,
    /// Whether the reader sees what only arbiters see.
    pub(crate) arbiter: bool,
    /// Whether he enters something: an arbiter, or a helper.
    pub(crate) enters: bool,
    /// By which name the journal knows him, and as what he comes.
    pub(crate) me: String,
    pub(crate) role: &'static str,
    /// The boards of a helper, as `1-20`; empty for everybody else.
    pub(crate) boards: String,
    /// `light`, `dark`, or nothing while the system decides.
    pub(crate) theme: &'static str,
    /// What the scripts say, as JSON.
    pub(crate) script_words: String,
}

/// The tournament that a page is about.
pub(crate) struct About {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) seq: u64,
    /// The round that the page shows; the last one where it shows none.
    pub(crate) round: u16,
    /// The last round that this reader may see.
    pub(crate) last: u16,
    pub(crate) rounds: Option<u16>,
    pub(crate) fide_mode: bool,
    /// What the page of its schedule is called; empty where it has none.
    pub(crate) schedule: &'static str,
    /// The event, and its other tournaments.
    pub(crate) event: String,
    pub(crate) others: Vec<Other>,
}

/// Another tournament of the same event.
pub(crate) struct Other {
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Frame {
    pub(crate) fn new(visitor: &Visitor, page: &'static str, title: String) -> Frame {
        let boards = match visitor.role {
            Role::Helper { first, last } => format!("{first}-{last}"),
            _ => String::new(),
        };
        Frame {
            w: visitor.words(),
            k: HelpWords::of(visitor.lang),
            lang: visitor.lang.code(),
            languages: Lang::ALL.map(Lang::code),
            kept: String::new(),
            title,
            about: None,
            page,
            arbiter: visitor.is_arbiter(),
            enters: visitor.is_arbiter() || matches!(visitor.role, Role::Helper { .. }),
            me: visitor.by.clone(),
            role: role_code(visitor.role),
            boards,
            theme: visitor.theme.code(),
            script_words: crate::script_words::json(visitor.lang),
        }
    }

    pub(crate) fn of(visitor: &Visitor, page: &'static str, id: &str, state: &State) -> Frame {
        let name = state.settings.name.clone();
        let last = shown_rounds(state, visitor);
        let about = About {
            id: id.to_owned(),
            name: name.clone(),
            seq: state.head.seq,
            round: last,
            last,
            rounds: declared_rounds(state),
            fide_mode: state.fide_mode,
            schedule: match state.settings.system {
                SystemCode::Schedule(_) => ScheduleWords::of(visitor.lang).schedule,
                SystemCode::Swiss(_) => "",
            },
            event: String::new(),
            others: Vec::new(),
        };
        Frame { about: Some(about), ..Frame::new(visitor, page, name) }
    }

    /// On a page about this round.
    #[must_use]
    pub(crate) fn at_round(mut self, round: u16) -> Frame {
        if let Some(about) = &mut self.about {
            about.round = round;
        }
        self
    }

    /// With the event and its other tournaments, for the switch in the top line.
    pub(crate) async fn placed(mut self, server: &Server) -> Frame {
        let Some(about) = &mut self.about else { return self };
        let found = server.gate.event_of(&**server.office.store(), &about.id).await;
        let Ok(Some(event)) = found else { return self };
        if let Ok(state) = server.office.event(&event).await {
            let others = state.tournaments.iter().filter(|(id, it)| it.shown && **id != about.id);
            for (id, it) in others {
                // Its name of today; the event knows the one that it was added with.
                let held = server.office.tournament(id).await;
                let name = held.map_or_else(|_| it.name.clone(), |it| it.settings.name.clone());
                about.others.push(Other { id: id.clone(), name });
            }
        }
        about.event = event;
        self
    }
}

impl About {
    /// The page of this kind for another round, in the stepper.
    fn step(&self, page: &str, round: u16) -> String {
        let id = &self.id;
        match page {
            "results" => format!("/t/{id}/round/{round}/results"),
            "papers" => format!("/t/{id}/papers?round={round}"),
            "standings" => format!("/t/{id}/standings?after={round}"),
            "crosstable" => format!("/t/{id}/crosstable?after={round}"),
            _ => format!("/t/{id}/round/{round}"),
        }
    }

    /// The round before; empty at the first.
    pub(crate) fn before(&self, page: &str) -> String {
        if self.round > 1 { self.step(page, self.round - 1) } else { String::new() }
    }

    /// The round after; empty at the last.
    pub(crate) fn after(&self, page: &str) -> String {
        if self.round < self.last { self.step(page, self.round + 1) } else { String::new() }
    }
}

/// A role by the name that the scripts know.
pub(super) const fn role_code(role: Role) -> &'static str {
    match role {
        Role::Owner => "owner",
        Role::Chief => "chief",
        Role::Deputy => "deputy",
        Role::Helper { .. } => "helper",
        Role::Player { .. } => "player",
        Role::Viewer => "viewer",
    }
}
