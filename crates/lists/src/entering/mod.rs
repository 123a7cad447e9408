//! Rows of entries, and whom of the lists they mean. Nothing is guessed: a row is matched by its
//! number, or by a name that only one player has; all else is shown with its candidates.
//!
//! | To find | look in |
//! |---|---|
//! | a pasted list: heads, titles, players | `text` |
//! | one line and its parts | `line`, `words` |
//! | what sexes, titles, age groups are called | `marks` |
//! | one person in two lines | `merge` |
//! | rows for the search in lists | `rows` |

mod line;
pub(crate) mod marks;
mod merge;
mod rows;
mod text;
mod words;

use crate::fold;
use crate::lists::{Lists, LookupError, Person, Search};

pub use line::Line;
pub use merge::keys;
pub use rows::{TableError, of_players, of_table, of_text};
pub use text::{Columns, Read, What, read};

/// A row that somebody entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Its line, from 1.
    pub line: u64,
    /// As it was written.
    pub text: String,
    /// The FIDE number, or a national one.
    pub number: Option<String>,
    /// The name.
    pub name: String,
    /// The federation.
    pub federation: Option<String>,
    /// The year of birth.
    pub birth_year: Option<u16>,
}

/// Whom a row means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matched {
    /// The row.
    pub wanted: Wanted,
    /// What the lists say.
    pub verdict: Verdict,
}

/// What the lists say to a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This player.
    Found {
        /// Who.
        person: Person,
        /// By what.
        by: By,
    },
    /// One of these, or nobody in the lists: the user decides.
    Ambiguous {
        /// Who it may be, best first.
        candidates: Vec<Person>,
        /// Why nothing was chosen. `report::lists` has the words.
        why: Doubt,
    },
    /// Nobody in the lists.
    Unknown,
    /// Nothing that could be looked for.
    Empty,
}

/// By what a player was recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// His number.
    Number,
    /// A name that nobody else in the lists has, and nothing against it.
    Name,
}

/// Why nothing was chosen. `report::lists` has the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The number belongs to somebody with another name.
    NumberAndName,
    /// Several numbers agree.
    SeveralNumbers,
    /// Several players have this name.
    SeveralNames,
    /// The only player with this name has another federation or year of birth.
    Contradiction,
    /// Nobody has exactly this name, some have a similar one.
    SimilarNames,
    /// The number is not in the lists, the name is.
    NumberNotListed,
}

/// Candidates that are shown.
const SHOWN: usize = 8;

impl Lists {
    /// Says for every row whom it means.
    ///
    /// # Errors
    /// If a list cannot be read.
    pub async fn match_rows(&self, rows: Vec<Wanted>) -> Result<Vec<Matched>, LookupError> {
        let mut matched = Vec::with_capacity(rows.len());
        for wanted in rows {
            let verdict = self.verdict(&wanted).await?;
            matched.push(Matched { wanted, verdict });
        }
        Ok(matched)
    }

    async fn verdict(&self, wanted: &Wanted) -> Result<Verdict, LookupError> {
        let Some(number) = &wanted.number else { return self.by_name(wanted).await };
        let mut people = self.show(number).await?;
        if people.is_empty() {
            let candidates = self.candidates(wanted).await?;
            return Ok(doubtful(candidates, Doubt::NumberNotListed));
        }
        if people.len() > 1 {
            people.retain(|person| agrees(person, &wanted.name));
        }
        Ok(match people.pop() {
            Some(person) if !people.is_empty() => {
                people.push(person);
                doubtful(people, Doubt::SeveralNumbers)
            }
            Some(person) if agrees(&person, &wanted.name) => {
                Verdict::Found { person, by: By::Number }
            }
            Some(person) => {
                let mut candidates = vec![person];
                candidates.extend(self.candidates(wanted).await?);
                doubtful(candidates, Doubt::NumberAndName)
            }
            None => doubtful(self.show(number).await?, Doubt::NumberAndName),
        })
    }

    async fn by_name(&self, wanted: &Wanted) -> Result<Verdict, LookupError> {
        if fold::words(&wanted.name).is_empty() {
            return Ok(Verdict::Empty);
        }
        let all = self.named(&wanted.name, 200).await?;
        if all.is_empty() {
            return Ok(doubtful(self.candidates(wanted).await?, Doubt::SimilarNames));
        }
        let fitting: Vec<Person> =
            all.iter().filter(|person| fits(person, wanted)).cloned().collect();
        Ok(match fitting.len() {
            0 => doubtful(all, Doubt::Contradiction),
            1 => Verdict::Found {
                person: fitting.into_iter().next().expect("there is one"),
                by: By::Name,
            },
            _ => doubtful(fitting, Doubt::SeveralNames),
        })
    }

    /// Players with a similar name: as typed, or with one mistake.
    async fn candidates(&self, wanted: &Wanted) -> Result<Vec<Person>, LookupError> {
        let search = Search { words: wanted.name.clone(), federation: None, limit: SHOWN };
        self.search(&search).await
    }
}

fn doubtful(mut candidates: Vec<Person>, why: Doubt) -> Verdict {
    candidates.truncate(SHOWN);
    if candidates.is_empty() { Verdict::Unknown } else { Verdict::Ambiguous { candidates, why } }
}

/// Whether a name may be that of the player: it is missing, or at least one word of it (more than
/// an initial) is a word of his.
fn agrees(person: &Person, name: &str) -> bool {
    let typed = fold::readings(name);
    let mut own = person.entries.iter().map(|row| fold::indexed(&row.entry.name));
    let has = |word: &String, own: &str| word.len() > 1 && own.split(' ').any(|own| own == word);
    typed.is_empty() || own.any(|own| typed.iter().flatten().any(|word| has(word, &own)))
}

/// Whether nothing that is known speaks against the player.
fn fits(person: &Person, wanted: &Wanted) -> bool {
    person.entries.iter().all(|row| {
        let entry = &row.entry;
        let federation = wanted.federation.as_ref().is_none_or(|wanted| {
            entry.federation.is_empty() || entry.federation.eq_ignore_ascii_case(wanted)
        });
        let birth = match (entry.birth_year, wanted.birth_year) {
            (Some(listed), Some(wanted)) => listed == wanted,
            _ => true,
        };
        federation && birth
    })
}
