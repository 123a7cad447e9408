//! Searching the lists while a name is being typed, and one player with all his ratings.

mod list;
mod pool;

use std::cmp::Reverse;
use std::path::Path;
use std::sync::Arc;

use list::List;
pub(crate) use list::info;

use crate::fold;
use crate::index::Ranks;
use crate::schema::federation_word;
use crate::source::{Entry, ListInfo, Source};

/// Why the lists cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LookupError {
    /// A file is not one of ours, or damaged.
    #[error("database {file}: {error}")]
    Database {
        /// Which.
        file: String,
        /// Why.
        error: std::io::Error,
    },
    /// A file of another version of this program.
    #[error("version {file}")]
    Version {
        /// Which.
        file: String,
    },
    /// The folder cannot be read.
    #[error("folder {folder}: {error}")]
    Folder {
        /// Which.
        folder: String,
        /// Why.
        error: std::io::Error,
    },
}

/// A player as one list has him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sourced {
    /// Which list.
    pub list: Arc<ListInfo>,
    /// What it says.
    pub entry: Entry,
}

/// A player with all his ratings: lists that give the same FIDE number speak of the same person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What the lists say, FIDE's first.
    pub entries: Vec<Sourced>,
    /// Whether he was found only by forgiving a mistake in what was typed.
    pub forgiven: bool,
}

impl Person {
    /// What the first list says.
    pub fn main(&self) -> &Entry {
        &self.entries[0].entry
    }
}

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Beginnings of names in any order, or the beginning of a number.
    pub words: String,
    /// Only this federation.
    pub federation: Option<String>,
    /// At most so many players.
    pub limit: usize,
}

/// With fewer players than these found as typed, one mistake is forgiven.
const TOO_FEW: usize = 5;
/// Words beyond these do not narrow a search any more.
const MOST_WORDS: usize = 8;

/// The lists of a folder. They may be searched by many at once.
///
/// A list imported later is seen by opening the folder again, which is cheap.
#[derive(Debug)]
pub struct Lists(Vec<List>);

impl Lists {
    /// Opens every list of the folder; none if the folder does not exist.
    ///
    /// # Errors
    /// If the folder or one of the lists cannot be read.
    pub async fn open(folder: &Path) -> Result<Lists, LookupError> {
        let failed = |error| LookupError::Folder { folder: folder.display().to_string(), error };
        let entries = match std::fs::read_dir(folder) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Lists(vec![])),
            entries => entries.map_err(failed)?,
        };
        let mut paths = Vec::new();
        for entry in entries {
            let path = entry.map_err(failed)?.path();
            let name = path.file_name().and_then(|name| name.to_str());
            if name.and_then(Source::of_file).is_some() {
                paths.push(path);
            }
        }
        paths.sort();
        let mut lists = Vec::new();
        for path in paths {
            lists.extend(List::open(&path).await?);
        }
        Ok(Lists(lists))
    }

    /// What is there, FIDE's lists first.
    pub fn infos(&self) -> impl Iterator<Item = &ListInfo> {
        self.0.iter().map(|list| &*list.info)
    }

    /// Players that fit, best first; those found by forgiving a mistake come last.
    ///
    /// # Errors
    /// If a list cannot be read.
    pub async fn search(&self, search: &Search) -> Result<Vec<Person>, LookupError> {
        let number = search.words.trim();
        if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.by_number_beginning(number, search).await;
        }
        let words: Vec<Vec<String>> =
            fold::readings(&search.words).into_iter().take(MOST_WORDS).collect();
        if words.is_empty() {
            return Ok(Vec::new());
        }
        let mut asked = Vec::new();
        let mut exact = Vec::new();
        for list in &self.0 {
            let all = Asked::new(list, &words, search.federation.as_deref()).await?;
            exact.extend(list.best_of(&all.sets(), search.limit).await?);
            asked.push(all);
        }
        let mut people = merged(exact, false);
        if people.len() < TOO_FEW.min(search.limit) {
            let more = forgiving(&asked, &words, search.limit).await?;
            let known = |person: &Person| people.iter().any(|other| same(other, person));
            let more: Vec<Person> = more.into_iter().filter(|person| !known(person)).collect();
            people.extend(more);
        }
        people.truncate(search.limit);
        Ok(people)
    }

    async fn by_number_beginning(
        &self,
        number: &str,
        search: &Search,
    ) -> Result<Vec<Person>, LookupError> {
        let mut found = Vec::new();
        for list in &self.0 {
            found.extend(list.numbered(number, search).await?);
        }
        // A number that was typed in full comes first, whatever the rating.
        found.sort_by_key(|row| (row.entry.number != number, Reverse(row.entry.best_rating())));
        let mut people = merged_in_order(found, false);
        people.truncate(search.limit);
        Ok(people)
    }

    /// Everybody with this number: the FIDE number, or a national one. Lists that give the same
    /// FIDE number are put together.
    ///
    /// # Errors
    /// If a list cannot be read.
    pub async fn show(&self, number: &str) -> Result<Vec<Person>, LookupError> {
        let mut found: Vec<Sourced> = Vec::new();
        for list in &self.0 {
            found.extend(list.with_number(number).await?);
        }
        let mut fides: Vec<u32> = found.iter().filter_map(|row| row.entry.fide).collect();
        fides.sort_unstable();
        fides.dedup();
        for fide in fides {
            for list in &self.0 {
                for row in list.with_fide(fide).await? {
                    if !found.contains(&row) {
                        found.push(row);
                    }
                }
            }
        }
        Ok(merged(found, false))
    }

    /// Everybody whose name has exactly these words, in any order.
    ///
    /// # Errors
    /// If a list cannot be read.
    pub async fn named(&self, name: &str, limit: usize) -> Result<Vec<Person>, LookupError> {
        let words = fold::readings(name);
        if words.is_empty() {
            return Ok(Vec::new());
        }
        let whole = |word: &String| format!("{word} ");
        let whole: Vec<Vec<String>> =
            words.iter().map(|readings| readings.iter().map(whole).collect()).collect();
        let mut found = Vec::new();
        for list in &self.0 {
            let asked = Asked::new(list, &whole, None).await?;
            found.extend(list.best_of(&asked.sets(), limit).await?);
        }
        found.retain(|row| fold::words(&row.entry.name).len() == words.len());
        Ok(merged(found, false))
    }
}

/// Who of a list has each of the words.
struct Asked<'a> {
    list: &'a List,
    /// For every word, those who have it.
    words: Vec<Ranks>,
    /// Those of the federation, if one was asked for.
    federation: Option<Ranks>,
}

impl<'a> Asked<'a> {
    async fn new(
        list: &'a List,
        words: &[Vec<String>],
        federation: Option<&str>,
    ) -> Result<Asked<'a>, LookupError> {
        let mut asked = Asked { list, words: Vec::new(), federation: None };
        for readings in words {
            asked.words.push(list.having(readings).await?);
        }
        if let Some(federation) = federation {
            let word = format!("{} ", federation_word(federation));
            asked.federation = Some(list.having(&[word]).await?);
        }
        Ok(asked)
    }

    fn sets(&self) -> Vec<&Ranks> {
        self.words.iter().chain(&self.federation).collect()
    }

    /// All sets, with another one for the word at this place.
    fn sets_with<'b>(&'b self, place: usize, other: &'b Ranks) -> Vec<&'b Ranks> {
        let mut sets = self.sets();
        sets[place] = other;
        sets
    }
}

/// Looks for the words with one mistake in one of them.
async fn forgiving(
    asked: &[Asked<'_>],
    words: &[Vec<String>],
    limit: usize,
) -> Result<Vec<Person>, LookupError> {
    let mut found = Vec::new();
    for all in asked {
        for (place, readings) in words.iter().enumerate() {
            let near = all.list.neighbours(readings).await?;
            if !near.is_empty() {
                let near = all.list.having(&near).await?;
                found.extend(all.list.best_of(&all.sets_with(place, &near), limit).await?);
            }
        }
    }
    Ok(merged(found, true))
}

/// Puts rows of one person together, best first.
fn merged(mut found: Vec<Sourced>, forgiven: bool) -> Vec<Person> {
    found.sort_by_key(|row| Reverse(row.entry.best_rating()));
    merged_in_order(found, forgiven)
}

fn merged_in_order(found: Vec<Sourced>, forgiven: bool) -> Vec<Person> {
    let mut people: Vec<Person> = Vec::new();
    for row in found {
        let fide = row.entry.fide;
        let known = people.iter_mut().find(|person| {
            fide.is_some() && person.entries.iter().any(|own| own.entry.fide == fide)
        });
        match known {
            Some(person) if person.entries.contains(&row) => {}
            Some(person) => person.entries.push(row),
            None => people.push(Person { entries: vec![row], forgiven }),
        }
    }
    for person in &mut people {
        person.entries.sort_by_key(|row| (!row.list.source.is_fide(), row.list.source.clone()));
    }
    people
}

/// Whether two findings are about the same person.
fn same(one: &Person, other: &Person) -> bool {
    let first = &one.entries[0];
    other
        .entries
        .iter()
        .any(|row| row == first || (row.entry.fide.is_some() && row.entry.fide == first.entry.fide))
}
