//! Papers: what is printed and hung up, before it has a form.
//!
//! A paper is made once, from a snapshot and a language; a form prints it, the other
//! forms write down its tables. What only a pencil or an eye needs (lines to sign on, cards to cut,
//! pictures) is [`Block::Drawn`], which has its table beside it for every other form.
//!
//! | Paper | its module |
//! |---|---|
//! | all by their names, for callers | [`catalogue`] |
//! | starting list, by number, name, club, federation | [`starting_list`] |
//! | pairings and results, by board, by name | [`pairings`] |
//! | slips, place cards, badges, cards of players | [`slips`], [`place_cards`], [`badges`], [`player_card`] |
//! | line-ups and matches of teams | [`team_sheet`], [`protocol`] |
//! | how a round was paired | [`bracket`] |
//! | standings, whole and of categories | [`standings`], [`categories`] |
//! | crosstable, wall chart | [`crosstable`], [`wall_chart`] |
//! | prizes with their reasons | [`prizes`] |
//! | average ratings of the opponents (Dubov) | [`aros`] |
//! | the match card of ssb-course | [`match_card`] |
//! | everything at the end | [`final_report`] |
//! | a poster with a QR code | [`announcement`] |
//! | result slips, match protocols, line-ups of teams | [`slips`], [`protocol`], [`team_sheet`] |
//! | the player's card of dutch-1992, badges, place cards | [`player_card`], [`badges`], [`place_cards`] |
//! | how a round was paired | [`bracket`] |
//! | everything to go on by hand | [`pack`] |

pub mod announcement;
pub mod aros;
pub mod badges;
pub mod bracket;
pub mod catalogue;
pub mod categories;
pub mod crosstable;
pub(crate) mod draw;
pub mod final_report;
pub mod match_card;
mod matches;
pub mod pack;
pub mod pairings;
mod people;
pub mod place_cards;
pub mod player_card;
pub mod prizes;
pub mod protocol;
pub mod schedule;
pub mod slips;
mod stamp;
pub mod standings;
pub mod starting_list;
pub mod team_sheet;
pub mod wall_chart;

use ronde_model::Snapshot;
use ronde_words::Lang;

use crate::estimates;
use crate::view::View;
pub(crate) use people::day;
pub use people::{Compare, by_letters};
pub use stamp::stamp;

/// What a paper is made from.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The tournament, as far as it is to be shown.
    pub snapshot: &'a Snapshot,
    /// The reader's language.
    pub lang: Lang,
    /// When and from what it was made, in words: it stands on every page, so that two sheets on a
    /// wall can be told apart.
    pub stamp: &'a str,
    /// Where the same can be read live; printed as an address and as a QR code.
    pub link: Option<&'a str>,
    /// Whether it is not yet published: every page says so.
    pub draft: bool,
    /// The paper it goes on.
    pub page: Page,
}

/// Sizes of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Size {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// How large the type is (UX.md, Print).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// In the hand: 10 points.
    #[default]
    Hand,
    /// On a wall, from three quarters of a metre: 14 points.
    Wall,
    /// On a wall, from one metre and a half: 28 points.
    Far,
}

/// A page: its size, how it lies, and from how far it is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// Its size.
    pub size: Size,
    /// Whether it lies on its long side.
    pub landscape: bool,
    /// The size of its type.
    pub reading: Reading,
}

/// A paper, whole.
#[derive(Clone, Debug)]
pub struct Paper {
    /// The name that programs and files know it by: `pairings-by-name`.
    pub key: String,
    /// What it is, for people.
    pub title: String,
    /// The event, its place and its days: the head of every page.
    pub event: String,
    /// See [`Source::lang`].
    pub lang: Lang,
    /// See [`Source::stamp`].
    pub stamp: String,
    /// See [`Source::link`].
    pub link: Option<String>,
    /// See [`Source::draft`].
    pub draft: bool,
    /// Its parts. Each begins on a new page, and may lie otherwise than the others.
    pub sheets: Vec<Sheet>,
}

/// A part of a paper that begins on a page of its own.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// The name that programs know it by, inside its paper.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// How its pages lie.
    pub page: Page,
    /// What stands on it, from top to bottom.
    pub blocks: Vec<Block>,
}

/// Something on a sheet.
#[derive(Clone, Debug)]
pub enum Block {
    /// A heading between two blocks. It never stands alone at the foot of a page.
    Heading(String),
    /// A paragraph.
    Words(String),
    /// A table; its heads are repeated on every page.
    Table(Table),
    /// The same, with a key of its own for programs.
    Named(&'static str, Table),
    /// Something with a layout of its own: markup that is already escaped and needs no script, and
    /// the same as a table for the forms that have no layout.
    Drawn {
        /// What is printed.
        markup: String,
        /// What is written down elsewhere.
        view: View,
    },
}

/// A table and how it is set.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// What it says.
    pub view: View,
    /// How many columns of print stand side by side: names and boards are short.
    pub abreast: u8,
    /// The first columns that are repeated where a wide table goes on over several pages.
    pub kept: usize,
}

impl Paper {
    /// An empty paper with what stands on every page.
    pub fn new(source: &Source, key: &str, title: String) -> Paper {
        Paper {
            key: key.to_owned(),
            title,
            event: event(source.snapshot),
            lang: source.lang,
            stamp: source.stamp.to_owned(),
            link: source.link.map(str::to_owned),
            draft: source.draft,
            sheets: Vec::new(),
        }
    }

    /// Every table under a key that no other has, for the forms without layout: its own or the
    /// sheet's key, and a number where there are several. Each has a title: its own, that of the
    /// heading above, or that of the sheet.
    pub fn tables(&self) -> Vec<(String, View)> {
        let mut tables: Vec<(String, View)> = Vec::new();
        for sheet in &self.sheets {
            let mut heading = if sheet.title.is_empty() { &self.title } else { &sheet.title };
            for block in &sheet.blocks {
                let view = match block {
                    Block::Heading(text) => {
                        heading = text;
                        continue;
                    }
                    Block::Words(_) => continue,
                    Block::Table(table) | Block::Named(_, table) => &table.view,
                    Block::Drawn { view, .. } => view,
                };
                let mut view = view.clone();
                if view.title.is_empty() {
                    view.title.clone_from(heading);
                }
                let key = match block {
                    Block::Named(key, _) => key,
                    _ if sheet.key.is_empty() => self.key.as_str(),
                    _ => sheet.key.as_str(),
                };
                let key = free_key(key, &tables);
                tables.push((key, view));
            }
        }
        tables
    }

    /// With one more part.
    #[must_use]
    pub fn with(mut self, sheet: Sheet) -> Paper {
        self.add(sheet);
        self
    }

    /// Adds a part, whose tables say what the sign of an estimated rating means.
    pub(crate) fn add(&mut self, mut sheet: Sheet) {
        for block in &mut sheet.blocks {
            if let Block::Table(Table { view, .. }) | Block::Drawn { view, .. } = block {
                *view = estimates::noted(std::mem::take(view), self.lang);
            }
        }
        self.sheets.push(sheet);
    }
}

impl From<View> for Block {
    fn from(view: View) -> Block {
        Block::Table(Table { view, abreast: 1, kept: 0 })
    }
}

/// The key, with a number if it is taken.
fn free_key(key: &str, taken: &[(String, View)]) -> String {
    let free = |key: &String| !taken.iter().any(|(other, _)| other == key);
    let numbered = (2..).map(|number| format!("{key}-{number}"));
    let mut keys = std::iter::once(key.to_owned()).chain(numbered);
    keys.find(free).expect("numbers do not end")
}

/// `Lakeside Open, Geneva`.
fn event(snapshot: &Snapshot) -> String {
    let event = &snapshot.event;
    let parts = [event.name.trim(), event.city.trim()];
    let known: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    known.join(", ")
}
