//! C.07:14, cuts and medians, with the exception of C.07:16.5 for voluntary unplayed rounds.

use ronde_model::Score;

use crate::grammar::Modifiers;
use crate::working::{Cap, Cut, Source, Term, Unplayed};

/// Cuts the least significant values first, then the most significant ones.
pub(super) fn apply(terms: &mut [Term], modifiers: Modifiers) {
    for _ in 0..modifiers.low {
        cut_low(terms);
    }
    for _ in 0..modifiers.high {
        cut_high(terms);
    }
}

/// The least significant value belongs to the opponent with the lowest score; of several, it is
/// the smallest. Where the participant has voluntary unplayed rounds, the lowest contribution of
/// those goes instead, unless it is lower still (C.07:16.5).
fn cut_low(terms: &mut [Term]) {
    let Some(least) = lowest(terms, |term| (score(term), term.amount)) else { return };
    let voluntary = terms.iter().enumerate().filter(|(_, term)| is_voluntary(term));
    let voluntary = voluntary.min_by_key(|(_, term)| (term.amount, score(term)));
    match voluntary.map(|(place, _)| place) {
        Some(place) if place != least && terms[place].amount >= terms[least].amount => {
            terms[place].cut = Some(Cut::Voluntary);
        }
        _ => terms[least].cut = Some(Cut::Lowest),
    }
}

/// High cuts know no exception.
fn cut_high(terms: &mut [Term]) {
    let left = terms.iter_mut().filter(|term| term.cut.is_none());
    if let Some(term) = left.max_by_key(|term| (score(term), term.amount)) {
        term.cut = Some(Cut::Highest);
    }
}

fn lowest<K: Ord>(terms: &[Term], key: impl Fn(&Term) -> K) -> Option<usize> {
    let left = terms.iter().enumerate().filter(|(_, term)| term.cut.is_none());
    left.min_by_key(|(_, term)| key(term)).map(|(place, _)| place)
}

/// C.07:16.5 speaks of contributions that come from a voluntary unplayed round: where a forfeit
/// counts as a game (`/P`, 15.2), it is none.
fn is_voluntary(term: &Term) -> bool {
    let dummy = matches!(term.source, Source::Dummy { .. });
    dummy && term.cut.is_none() && term.unplayed.is_some_and(Unplayed::is_voluntary)
}

/// The score of the opponent, or of who stands in his place.
fn score(term: &Term) -> Option<Score> {
    match term.source {
        Source::OpponentScore { counted, .. } | Source::Oneself { counted } => Some(counted),
        Source::Dummy { own, cap: None } => Some(own),
        Source::Dummy { cap: Some(cap), .. } => {
            let (Cap::ScheduledOpponent(most) | Cap::AllDraws(most)) = cap;
            Some(most)
        }
        _ => None,
    }
}
