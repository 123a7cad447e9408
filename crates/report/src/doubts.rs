//! What people are told of what an imported file leaves open: the desk gives it as data, and these
//! are the words. A journal keeps them in English, as it always did.

use ronde_desk::doubts::{self, Doubt};
use ronde_desk::state::Source;
use ronde_formats::Problem;
use ronde_model::{Colour, Snapshot};
use ronde_words::{DoubtWords, Lang, fill};

use crate::{problems, systems};

/// Players of one kind that are named.
const SHOWN: usize = 10;

/// A doubt as a sentence without a full stop.
pub fn told(doubt: &Doubt, lang: Lang) -> String {
    let w = DoubtWords::of(lang);
    match doubt {
        Doubt::Rounds => w.rounds.to_owned(),
        Doubt::SystemByDate { date, system } => {
            fill!(w.system_by_date, date = date, system = systems::with_edition(*system, lang))
        }
        Doubt::SystemByDefault { system } => {
            fill!(w.system_by_default, system = systems::with_edition(*system, lang))
        }
        Doubt::SystemUnknown { code } => fill!(w.system_unknown, code = code),
        Doubt::Colour { shown: Some(Colour::White) } => w.colour_white.to_owned(),
        Doubt::Colour { shown: Some(Colour::Black) } => w.colour_black.to_owned(),
        Doubt::Colour { shown: None } => w.colour_unknown.to_owned(),
        Doubt::Names { players } => fill!(w.names, n = players),
        Doubt::Federations { players } => {
            fill!(w.federations, n = players.len(), who = named(players, w))
        }
        Doubt::TieBreaks => w.tie_breaks.to_owned(),
        Doubt::NoGames { round } => fill!(w.no_games, round = round),
        Doubt::NoResult { round, games } => fill!(w.no_result, n = games, round = round),
        Doubt::Read(problem) => read(problem, lang),
        Doubt::More { problems } => fill!(w.more, n = problems),
    }
}

/// Federations with the names of those who have them.
fn named(players: &[(String, String)], w: &DoubtWords) -> String {
    let one = |(federation, name): &(String, String)| format!("{federation} ({name})");
    let shown: Vec<String> = players.iter().take(SHOWN).map(one).collect();
    let shown = shown.join(", ");
    if players.len() > SHOWN { fill!(w.and_others, who = shown) } else { shown }
}

/// A problem with its line and with what was assumed.
fn read(problem: &Problem, lang: Lang) -> String {
    let w = DoubtWords::of(lang);
    let told = problems::told(problem, lang);
    let what = match told.assumed {
        Some(assumed) => fill!(w.with_assumed, what = told.message, assumed = assumed),
        None => told.message,
    };
    match problem.line {
        0 => what,
        line => fill!(w.in_line, line = line, what = what),
    }
}

/// The doubts that a journal keeps, in the reader's language where they can be found again: those
/// about the tournament itself, which is in the journal too. What was said of the lines of the file
/// stays as it was written.
pub fn of_source(source: &Source, lang: Lang) -> Vec<String> {
    if lang == Lang::default() || source.doubts.is_empty() {
        return source.doubts.clone();
    }
    let tournament = Snapshot::new(source.parts().clone()).ok();
    let known = tournament.as_ref().map(doubts::of_snapshot).unwrap_or_default();
    let in_english: Vec<String> = known.iter().map(|it| told(it, Lang::default())).collect();
    let again = |sentence: &String| {
        let place = in_english.iter().position(|it| it == sentence);
        place.map_or_else(|| sentence.clone(), |place| told(&known[place], lang))
    };
    source.doubts.iter().map(again).collect()
}
