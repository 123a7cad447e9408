//! The crosstable: what everybody did in every round; in a round robin, against everybody.

use ronde_standings::{Form, Standings};
use ronde_words::PaperWords;

use super::{Block, Page, Paper, Reading, Sheet, Source, Table};
use crate::crosstable::{square, view_in};
use crate::view::View;

/// In which order its rows stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// As the standings have them.
    #[default]
    Rank,
    /// By number.
    Number,
}

/// The largest event whose results still make a square.
const SQUARE: usize = 40;

/// The crosstable. It lies on the long side of its page, in type for the hand: nothing else holds
/// it.
pub fn paper(source: &Source, standings: &Standings, by: By) -> Paper {
    let list = sheet(source, standings, by);
    Paper::new(source, "crosstable", list.title.clone()).with(list)
}

/// The crosstable as a part of another paper.
pub fn sheet(source: &Source, standings: &Standings, by: By) -> Sheet {
    let words = PaperWords::of(source.lang);
    let robin = is_robin(source, standings);
    let view = if robin {
        square(source.snapshot, standings, source.lang)
    } else {
        view_in(source.snapshot, standings, source.lang)
    };
    let mut view = ordered(view, by, robin);
    view.title = String::new();
    if !robin {
        view.notes.push(words.crosstable_how.to_owned());
    }
    let when = crate::standings::when(source.snapshot, standings, source.lang);
    Sheet {
        key: "crosstable".to_owned(),
        title: format!("{} {when}", words.crosstable),
        page: Page { landscape: true, reading: Reading::Hand, ..source.page },
        blocks: vec![Block::Table(Table { view, abreast: 1, kept: 3 })],
    }
}

/// Whether everybody meets everybody, and there is room for it. Cups are fixed beforehand as well,
/// but have few rounds.
fn is_robin(source: &Source, standings: &Standings) -> bool {
    let settings = standings.settings();
    let declared = source.snapshot.rules.declared_rounds.map_or(0, usize::from);
    let everybody = standings.rows().len();
    settings.form() == Form::Predetermined
        && everybody <= SQUARE
        && declared.max(settings.rounds()) + 1 >= everybody
}

/// Rows by number; in a square the columns follow.
fn ordered(mut view: View, by: By, square: bool) -> View {
    if by == By::Rank {
        return view;
    }
    let key = |text: &str| text.parse::<u32>().unwrap_or(u32::MAX);
    view.rows.sort_by_key(|row| key(&row[1]));
    if !square {
        return view;
    }
    let last = view.columns.len() - 1;
    let mut places: Vec<usize> = (3..last).collect();
    places.sort_by_key(|at| key(&view.columns[*at].heading));
    let places: Vec<usize> = (0..3).chain(places).chain([last]).collect();
    view.columns = places.iter().map(|at| view.columns[*at].clone()).collect();
    for row in &mut view.rows {
        *row = places.iter().map(|at| row[*at].clone()).collect();
    }
    view
}
