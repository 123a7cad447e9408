//! Screens of the hall: what each shows, and how arbiters steer them from their desk.
//!
//! A screen is any device that has opened `/screen/2`: a television, a beamer, an old laptop. It
//! knows its number and nothing else; what it shows is kept here, so that nobody touches it again.
//! What is kept is no act of the journal: nobody answers for it afterwards, and it goes with the
//! hall.
//!
//! | To find | look in |
//! |---|---|
//! | what is kept: screens, announcements, the count-down | `kept` |
//! | what a screen is told, from what everybody may see | `told` |
//! | the day and hour of a round, as people write them | `moment` |
//! | the line to a screen | `line` |
//! | what arbiters do | `steer` |
//! | pages | `pages` |
//!
//! What is kept is in the store, the same for all who serve one database. Which screens are open at
//! this moment each server knows of its own lines alone.

mod kept;
pub(crate) mod line;
mod moment;
pub(crate) mod pages;
pub(crate) mod steer;
mod told;

pub(crate) use kept::Content;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use tokio::sync::watch;

use crate::access::now;

/// Screens have numbers that somebody reads from a wall and types on a remote control.
pub(crate) const MOST: u16 = 99;

/// Which screens are open, and who is told that something about them has changed.
#[derive(Debug, Default)]
pub struct Screens {
    lines: Mutex<BTreeMap<u16, Heard>>,
    changed: watch::Sender<u64>,
}

/// When a screen was last heard of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Heard {
    /// Lines that are open: more than one if two devices have the same number.
    pub(crate) lines: u32,
    /// Milliseconds since 1970.
    pub(crate) at: i64,
    /// In pixels, as it says itself.
    pub(crate) width: u16,
    pub(crate) height: u16,
}

impl Screens {
    /// Tells every screen to look at what is kept.
    pub(crate) fn change(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// What is known of the screens that were heard of since the program began.
    pub(crate) fn heard(&self) -> BTreeMap<u16, Heard> {
        self.held().clone()
    }

    fn held(&self) -> std::sync::MutexGuard<'_, BTreeMap<u16, Heard>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn comes(&self, screen: u16, (width, height): (u16, u16)) {
        let mut held = self.held();
        let lines = held.get(&screen).map_or(0, |it| it.lines) + 1;
        held.insert(screen, Heard { lines, at: now(), width, height });
    }

    fn is_there(&self, screen: u16) {
        if let Some(it) = self.held().get_mut(&screen) {
            it.at = now();
        }
    }

    fn goes(&self, screen: u16) {
        if let Some(it) = self.held().get_mut(&screen) {
            it.lines = it.lines.saturating_sub(1);
        }
    }
}
