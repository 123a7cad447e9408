//! What would be if, and what somebody needs: pages and calls that only compute.
//!
//! | To find | look in |
//! |---|---|
//! | the page of changes | `page` |
//! | changes read from an address, and put into one | `asked` |
//! | what somebody needs | `needs` |
//! | the same for programs | `api` |
//! | an answer with names, for tables | [`rounds`], [`places`] |

pub(crate) mod api;
mod asked;
pub(crate) mod needs;
pub(crate) mod page;

use ronde_desk::stored::{Arrangement, EntrantId, Pair, UnpairedCode};
use ronde_desk::what_if::{Repaired, WhatIf};
use ronde_model::Score;
use ronde_report::refusals::Teller;
use ronde_report::what_if::{PlaceChange, RoundChange, Seat};

pub(crate) use needs::is_open;

/// Rounds that would be paired otherwise, with names.
pub fn rounds(
    answer: &WhatIf,
    teller: Teller<'_>,
    name: &dyn Fn(EntrantId) -> String,
) -> Vec<RoundChange> {
    answer.rounds.iter().map(|it| round(it, teller, name)).collect()
}

fn round(it: &Repaired, teller: Teller<'_>, name: &dyn Fn(EntrantId) -> String) -> RoundChange {
    let seats = |pairs: &mut dyn Iterator<Item = Pair>, held: Option<&Arrangement>| {
        let mut seats: Vec<Seat> = pairs.map(|pair| seat(pair, held, name)).collect();
        seats.sort_by_key(|seat| seat.board);
        seats
    };
    let (before, after) = (it.before.as_ref(), it.after.as_ref());
    let turned = it.departure.colours.iter();
    let gone = it.departure.only_engine.iter().copied();
    let gone = seats(&mut gone.chain(turned.clone().map(|pair| Pair(pair.1, pair.0))), before);
    let new = it.departure.only_hand.iter().copied();
    let new = seats(&mut new.chain(turned.copied()), after);
    let byes = [bye(before), bye(after)];
    let same = byes[0] == byes[1] || before.is_none() || after.is_none();
    let named = |bye: Option<EntrantId>| bye.filter(|_| !same).map(name).into_iter().collect();
    RoundChange {
        round: it.round,
        paired: it.paired,
        otherwise: it.otherwise,
        open: it.open,
        gone,
        new,
        byes: byes.map(named),
        missing: it.why.as_ref().map(|why| (before.is_none(), teller.objection(why))),
    }
}

fn seat(pair: Pair, held: Option<&Arrangement>, name: &dyn Fn(EntrantId) -> String) -> Seat {
    let place = held.and_then(|it| it.pairs.iter().position(|other| *other == pair));
    let table = |place: usize| {
        let given = held.and_then(|it| it.tables.get(place).copied());
        given.unwrap_or_else(|| u32::try_from(place + 1).unwrap_or(u32::MAX))
    };
    Seat { board: place.map_or(0, table), white: name(pair.0), black: name(pair.1) }
}

fn bye(held: Option<&Arrangement>) -> Option<EntrantId> {
    let unpaired = &held?.unpaired;
    unpaired.iter().find(|(_, why)| *why == UnpairedCode::PairingBye).map(|(id, _)| *id)
}

/// Those who would have another rank or other points, with names.
pub fn places(answer: &WhatIf, name: &dyn Fn(EntrantId) -> String) -> Vec<PlaceChange> {
    let place = |it: ronde_desk::preview::Place| (it.rank, Score::from_tenths(it.tenths));
    let changes = answer.difference.standings.iter();
    changes
        .map(|it| PlaceChange {
            name: name(it.player),
            before: it.before.map(place),
            after: it.after.map(place),
        })
        .collect()
}
