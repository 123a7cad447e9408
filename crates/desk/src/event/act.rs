//! What is done to an event, as it is stored: never changed, only added to.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::entry::{Hash, Head};
use crate::role::Role;

/// Which tournaments somebody may work on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// All of the event, also those that are added later.
    #[default]
    All,
    /// These, by their journals.
    Some(BTreeSet<String>),
}

impl Reach {
    /// Whether that tournament is among them.
    pub fn has(&self, journal: &str) -> bool {
        match self {
            Reach::All => true,
            Reach::Some(journals) => journals.contains(journal),
        }
    }

    /// Whether everything of the other is in this.
    pub fn covers(&self, other: &Reach) -> bool {
        match (self, other) {
            (Reach::All, _) => true,
            (Reach::Some(_), Reach::All) => false,
            (Reach::Some(mine), Reach::Some(other)) => other.is_subset(mine),
        }
    }
}

/// One act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "act")]
#[expect(missing_docs, reason = "fields are named by what they are")]
pub enum EventAct {
    /// The first act of every event. `home` is the machine on which it lives; an event that was
    /// made as a file has none yet.
    Create {
        name: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        home: String,
    },
    /// An event that came as a file, or took the place of one that is lost elsewhere, is at home
    /// here from now on.
    Settle { home: String },
    /// Another name.
    Rename { name: String },
    /// One more tournament, by its journal.
    AddTournament { journal: String, name: String },
    /// A tournament is no longer shown. Its journal stays.
    DropTournament { journal: String },
    /// It is shown again.
    ShowTournament { journal: String },
    /// Somebody is invited, or once more with a new code for a new device. Of the code only the
    /// hash is kept; it can be used until `expires`. `until` ends the access itself.
    Invite {
        person: String,
        name: String,
        role: Role,
        #[serde(default)]
        tournaments: Reach,
        code: Hash,
        expires: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<i64>,
    },
    /// The code was typed in on a device; no other can use it from now on.
    Accept { person: String, device: String, code: Hash },
    /// Another role, or other tournaments.
    ChangeRole { person: String, role: Role, tournaments: Reach },
    /// Somebody may do nothing any more.
    Revoke { person: String },
    /// The event goes to another machine: it is written there, and locked here.
    HandOver { to: String },
    /// It comes home from there, with these ends of its tournaments' journals.
    Return { heads: BTreeMap<String, Head> },
    /// The other machine is given up for lost: the event goes on at home from these ends, and what
    /// was written there since does not count.
    TakeBack { heads: BTreeMap<String, Head>, reason: String },
}

impl EventAct {
    /// The name under which it is stored.
    pub const fn name(&self) -> &'static str {
        match self {
            EventAct::Create { .. } => "create",
            EventAct::Settle { .. } => "settle",
            EventAct::Rename { .. } => "rename",
            EventAct::AddTournament { .. } => "add_tournament",
            EventAct::DropTournament { .. } => "drop_tournament",
            EventAct::ShowTournament { .. } => "show_tournament",
            EventAct::Invite { .. } => "invite",
            EventAct::Accept { .. } => "accept",
            EventAct::ChangeRole { .. } => "change_role",
            EventAct::Revoke { .. } => "revoke",
            EventAct::HandOver { .. } => "hand_over",
            EventAct::Return { .. } => "return",
            EventAct::TakeBack { .. } => "take_back",
        }
    }
}
