//! The standings with their tie-breaks, each explained below.

use ronde_model::Score;
use ronde_standings::grammar::TieBreak;
use ronde_standings::{Contest, Standings};
use ronde_words::{HeadWords, PaperWords, fill};

use super::{Block, Paper, Reading, Sheet, Source, Table};
use crate::graphics::{self, Step};
use crate::html::{self, Extra};
use crate::ranking_notes::notes;
use crate::standings::{view_in, when};
use crate::tie_breaks::meaning;
use crate::view::View;

/// The standings; with the curve of everybody's score if `progress` is asked for.
pub fn paper(source: &Source, standings: &Standings, progress: bool) -> Paper {
    let list = sheet(source, standings, progress);
    Paper::new(source, "standings", list.title.clone()).with(list)
}

/// The standings as a part of another paper.
pub fn sheet(source: &Source, standings: &Standings, progress: bool) -> Sheet {
    let view = trimmed(&view_in(source.snapshot, standings, source.lang), source);
    let view = View { title: String::new(), notes: explained(source, standings), ..view };
    let table = Table { view, abreast: 1, kept: 0 };
    let words = PaperWords::of(source.lang);
    let blocks = match curves(source, standings, progress) {
        Some(curves) => {
            let pictures = Some((words.progress, &*curves));
            let extra = Extra { pictures, ..Extra::default() };
            let markup = html::drawn(source.page, &table, extra);
            let how = Block::Words(words.progress_how.to_owned());
            vec![Block::Drawn { markup, view: table.view }, how]
        }
        None => vec![Block::Table(table)],
    };
    Sheet {
        key: "standings".to_owned(),
        title: title(source, standings),
        page: source.page,
        blocks,
    }
}

/// `Standings after round 5 of 9`.
pub(crate) fn title(source: &Source, standings: &Standings) -> String {
    let when = when(source.snapshot, standings, source.lang);
    fill!(HeadWords::of(source.lang).standings, when = when)
}

/// The larger the type, the fewer columns; and none that is empty. From afar one reads place, name
/// and points.
pub(super) fn trimmed(view: &View, source: &Source) -> View {
    let view = view.without_empty(&["title", "rating", "federation"]);
    match (source.page.reading, source.page.landscape) {
        (Reading::Hand, _) => view,
        (Reading::Wall, true) => view.without(&["number"]),
        (Reading::Wall, false) => view.without(&["number", "rating"]),
        (Reading::Far, _) => {
            let few = ["rank", "name", "points"];
            let keys = view.columns.iter().map(|column| column.key.as_str());
            let others: Vec<&str> = keys.filter(|key| !few.contains(key)).collect();
            view.without(&others)
        }
    }
}

/// What each tie-break counts.
pub(super) fn explained(source: &Source, standings: &Standings) -> Vec<String> {
    if source.page.reading == Reading::Far {
        return Vec::new();
    }
    let list = standings.settings().tie_breaks().iter();
    let meanings = list.map(|it: &TieBreak| format!("{it}: {}", meaning(*it, source.lang)));
    let notes = notes(source.snapshot, standings.settings(), source.lang);
    meanings.chain(notes).collect()
}

/// The curves of the scores, by line; none where nothing was played.
fn curves(source: &Source, standings: &Standings, progress: bool) -> Option<Vec<String>> {
    let settings = standings.settings();
    if !progress || settings.rounds() == 0 {
        return None;
    }
    let rules = &source.snapshot.rules;
    let played = u16::try_from(settings.rounds()).unwrap_or(u16::MAX);
    let rounds = rules.declared_rounds.unwrap_or(played);
    let win = match settings.contest() {
        Contest::Players => rules.points.win(),
        Contest::Teams => rules.team_points.unwrap_or_default().win,
    };
    let word = PaperWords::of(source.lang).progress;
    let curve = |row: &ronde_standings::tables::CrossRow| {
        let steps: Vec<Step> = row.cells.iter().map(Step::from).collect();
        graphics::progress(word, rounds, win.max(Score::from_tenths(1)), &steps)
    };
    Some(standings.crosstable().iter().map(curve).collect())
}
