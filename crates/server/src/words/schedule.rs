//! What the desk says of tournaments whose rounds follow from a schedule.

use ronde_desk::stored::{Affinity, DecidedBy, DrawWay, NumberDraw};
use ronde_words::{ScheduleWords, fill};

/// How numbers were drawn.
pub(crate) fn drawn(w: &ScheduleWords, draw: &NumberDraw) -> String {
    let seed = draw.seed.unwrap_or(0);
    let apart = match draw.apart {
        Affinity::Federation => w.federation,
        Affinity::Club => w.club,
    };
    match draw.way {
        DrawWay::Lots => fill!(w.drawn_lots, seed = seed),
        DrawWay::Varma => fill!(w.drawn_varma, seed = seed, apart = apart),
    }
}

/// What decided a level match.
pub(crate) const fn way(w: &ScheduleWords, by: DecidedBy) -> &'static str {
    match by {
        DecidedBy::TieBreakGames => w.by_games,
        DecidedBy::Lots => w.by_lot,
        DecidedBy::RulesOfTheEvent => w.by_rules,
    }
}
