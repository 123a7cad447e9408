//! One clear next step, always; and never a word of a draft to somebody who may not see it.

use ronde_desk::absences;
use ronde_desk::sheet::is_outdated;
use ronde_desk::state::{Phase, RoundState};
use ronde_desk::{Role, State};
use ronde_words::{AskWords, Lang, PageWords, RoundWords, ScheduleWords, fill};

use super::{declared_rounds, shown_rounds};
use crate::access::Visitor;

/// The sentence of the next-step bar, the words on its button and where that leads.
#[derive(Default)]
pub(crate) struct Next {
    pub(crate) sentence: String,
    /// Empty where nothing is to be done.
    pub(crate) button: String,
    /// A page, or nothing where the button does an act.
    pub(crate) href: String,
    /// The act, as JSON.
    pub(crate) act: String,
    /// Where the act leads; empty to stay.
    pub(crate) then: String,
    /// Whether the button asks the engine for a pairing.
    pub(crate) pairs: bool,
    /// The round whose draft is out of date, and is to be paired again; 0 for none.
    pub(crate) again: u16,
    /// The draft that is to be looked over before the button is pressed.
    pub(crate) look: String,
    /// Whether something is wrong that must be seen first.
    pub(crate) warns: bool,
    /// The words on the button that pairs although games are open, and where it leads; empty where
    /// there is nothing to ask.
    pub(crate) open: String,
    pub(crate) open_then: String,
}

impl Next {
    fn link(sentence: String, button: &str, href: String) -> Next {
        Next { sentence, button: button.to_owned(), href, ..Next::default() }
    }

    fn act(sentence: String, button: String, act: String) -> Next {
        Next { sentence, button, act, ..Next::default() }
    }
}

/// What this reader does next.
pub(crate) fn next_step(id: &str, state: &State, visitor: &Visitor) -> Next {
    let words = visitor.words();
    match visitor.role {
        Role::Owner | Role::Chief | Role::Deputy => arbiter(id, state, visitor.lang),
        Role::Helper { .. } => helper(id, state, visitor, words),
        Role::Player { .. } | Role::Viewer => reader(id, state, visitor, words),
    }
}

fn arbiter(id: &str, state: &State, lang: Lang) -> Next {
    let words = ronde_words::PageWords::of(lang);
    if state.finished {
        let href = format!("/t/{id}/standings");
        return Next::link(words.is_over.to_owned(), words.see_standings, href);
    }
    if let Some(manual) = &state.manual {
        let sentence = fill!(words.by_hand, n = manual.round);
        let href = format!("/t/{id}/round/{}/hand", manual.round);
        return Next::link(sentence, words.go_on_by_hand, href);
    }
    let round = state.round_in_play();
    match state.round(round) {
        None => first(id, state, words),
        Some(held) => of_round(id, state, (round, held), lang),
    }
}

fn of_round(id: &str, state: &State, (round, held): (u16, &RoundState), lang: Lang) -> Next {
    let words = ronde_words::PageWords::of(lang);
    let missing = held.missing().count();
    match held.phase {
        Phase::Draft if is_outdated(state, round) => {
            let p = RoundWords::of(lang);
            Next {
                sentence: fill!(p.outdated, n = round),
                button: p.pair_again.to_owned(),
                again: round,
                warns: true,
                ..Next::default()
            }
        }
        Phase::Draft => Next {
            look: format!("/t/{id}/round/{round}"),
            ..Next::act(
                fill!(words.is_draft, n = round, boards = held.boards.len()),
                fill!(words.publish_round, n = round),
                format!(r#"{{"act":"publish","round":{round}}}"#),
            )
        },
        Phase::Published | Phase::Closed if missing > 0 => with_open_games(
            Next::link(
                played(words, round, missing),
                words.enter_results,
                format!("/t/{id}/round/{round}/results"),
            ),
            (id, state, lang),
            missing,
        ),
        Phase::Published => Next::act(
            fill!(words.all_in, n = round),
            fill!(words.close_round, n = round),
            format!(r#"{{"act":"close_round","round":{round}}}"#),
        ),
        Phase::Closed => closed(id, state, round, lang),
    }
}

/// Absences that nobody has decided about come before the pairing.
fn with_absences(next: Next, state: &State, lang: Lang) -> Next {
    let w = AskWords::of(lang);
    let more = match absences::carried(state).len() {
        0 => return next,
        n => fill!(w.decide, n = n),
    };
    Next { sentence: format!("{} {more}", next.sentence), warns: true, ..next }
}

/// Whoever cannot wait for the last games pairs with them as adjourned (C.04.2:3.1, dutch-1992:F9).
fn with_open_games(next: Next, (id, state, lang): (&str, &State, Lang), missing: usize) -> Next {
    let (w, round) = (AskWords::of(lang), state.next_round());
    let is_to_come = declared_rounds(state).is_none_or(|rounds| round <= rounds);
    if !is_to_come || state.settings.swiss().is_none() {
        return next;
    }
    Next {
        open: fill!(w.pair_open, n = round, missing = missing),
        open_then: format!("/t/{id}/round/{round}"),
        ..next
    }
}

/// A closed round: level matches of a cup are decided first, then comes the next round or the end.
fn closed(id: &str, state: &State, round: u16, lang: Lang) -> Next {
    let words = ronde_words::PageWords::of(lang);
    let p = ScheduleWords::of(lang);
    let said =
        |sentence: String| Next::link(sentence, p.say_who, format!("/t/{id}/round/{round}#level"));
    match state.level_matches().len() {
        0 => {}
        level => return said(fill!(p.level_next, n = round, level = level)),
    }
    let sentence = fill!(words.is_closed, n = round);
    if declared_rounds(state) == Some(round) {
        return Next::act(sentence, words.finish.to_owned(), r#"{"act":"finish"}"#.to_owned());
    }
    with_absences(pair(id, sentence, round + 1, words), state, lang)
}

fn pair(id: &str, sentence: String, round: u16, words: &PageWords) -> Next {
    let button = fill!(words.pair_round, n = round);
    let then = format!("/t/{id}/round/{round}");
    Next { sentence, button, then, pairs: true, ..Next::default() }
}

fn first(id: &str, state: &State, words: &PageWords) -> Next {
    let count = state.players.len();
    if count == 0 {
        let href = format!("/t/{id}/players");
        return Next::link(words.nobody_yet.to_owned(), words.add_players, href);
    }
    let next = pair(id, fill!(words.not_begun, n = count), 1, words);
    // Numbers are drawn, and the whole table is seen, before the first round.
    let look = if state.recipe().is_some() { format!("/t/{id}/schedule") } else { String::new() };
    Next { look, ..next }
}

fn played(words: &PageWords, round: u16, missing: usize) -> String {
    fill!(words.is_played, n = round, missing = missing)
}

fn helper(id: &str, state: &State, visitor: &Visitor, words: &PageWords) -> Next {
    let round = shown_rounds(state, visitor);
    match state.round(round) {
        Some(held) if held.phase == Phase::Published => Next::link(
            played(words, round, held.missing().count()),
            words.enter_results,
            format!("/t/{id}/round/{round}/results"),
        ),
        _ => reader(id, state, visitor, words),
    }
}

/// What everybody may know.
fn reader(id: &str, state: &State, visitor: &Visitor, words: &PageWords) -> Next {
    let round = shown_rounds(state, visitor);
    let standings = format!("/t/{id}/standings");
    if state.finished {
        return Next::link(words.is_over.to_owned(), words.see_standings, standings);
    }
    let Some(held) = state.round(round) else {
        let sentence = fill!(words.registered, n = state.players.len());
        return Next { sentence, ..Next::default() };
    };
    if held.phase == Phase::Closed {
        return Next::link(fill!(words.is_closed, n = round), words.see_standings, standings);
    }
    let sentence = match held.missing().count() {
        0 => fill!(words.all_in, n = round),
        missing => played(words, round, missing),
    };
    Next::link(sentence, words.see_pairings, format!("/t/{id}/round/{round}"))
}
