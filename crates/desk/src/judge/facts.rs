//! Births and federations: read into the form that is kept, or refused. Every way in comes through
//! here. Journals are not judged again, so what older ones hold stays as it was written.

use ronde_model::birth::{self, NoBirth};
use ronde_model::federation;

use super::Objection;
use crate::stored::{Act, Entrant, PlayerChange, Setting};

/// Writes births and federations of an act as they are kept, where they can be read. Once more, it
/// changes nothing.
pub(crate) fn settle(act: &mut Act) {
    if let Act::Register { players, .. } = act {
        players.iter_mut().for_each(settle_entrant);
    } else if let Act::Amend { set, .. } = act {
        set.iter_mut().for_each(settle_change);
    } else if let Act::Configure { set } = act {
        for setting in set {
            if let Setting::Federation(text) = setting {
                settle_federation(text);
            }
        }
    }
}

fn settle_entrant(entrant: &mut Entrant) {
    settle_birth(&mut entrant.birth);
    settle_federation(&mut entrant.federation);
}

fn settle_change(change: &mut PlayerChange) {
    match change {
        PlayerChange::Birth(text) => settle_birth(text),
        PlayerChange::Federation(text) => settle_federation(text),
        _ => {}
    }
}

fn settle_birth(text: &mut String) {
    if text.trim().is_empty() {
        text.clear();
    } else if let Ok(date) = birth::read(text) {
        *text = date.iso();
    }
}

fn settle_federation(text: &mut String) {
    if text.trim().is_empty() {
        text.clear();
    } else if let Some(code) = federation::code(text) {
        code.clone_into(text);
    }
}

/// What is known of somebody who is entered.
pub(super) fn entrant(entrant: &Entrant) -> Result<(), Objection> {
    born(&entrant.name, &entrant.birth)?;
    federated(&entrant.name, &entrant.federation)
}

/// A date of birth as people write it.
pub(super) fn born(name: &str, text: &str) -> Result<(), Objection> {
    let either = match birth::read(text) {
        _ if text.trim().is_empty() => return Ok(()),
        Ok(_) => return Ok(()),
        Err(NoBirth::EitherWay(one, other)) => Some((one.iso(), other.iso())),
        Err(NoBirth::Unreadable) => None,
    };
    Err(Objection::Birth { name: name.to_owned(), text: text.trim().to_owned(), either })
}

/// A code of FIDE's: it goes into reports as it is, and ratings are asked for by it.
pub(super) fn federated(name: &str, text: &str) -> Result<(), Objection> {
    if text.trim().is_empty() || federation::code(text).is_some() {
        return Ok(());
    }
    let (name, text) = (name.to_owned(), text.trim().to_owned());
    Err(Objection::Federation { nearest: federation::nearest(&text), name, text })
}
