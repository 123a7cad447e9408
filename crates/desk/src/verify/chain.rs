//! Following a chain to its end, also after something in it was broken.

use serde::Deserialize;

use super::report::Trouble;
use crate::entry::{self, Broken, Entry, Hash, Head, Line};
use crate::portable::MOST_FAULTS;

/// A chain that was followed.
pub(super) struct Chain<A> {
    /// Acts up to the first that is broken.
    pub(super) entries: Vec<Entry<A>>,
    /// What is broken.
    pub(super) troubles: Vec<Trouble>,
}

/// Follows the chain. After a broken line it goes on with what that line says it is and with what
/// it truly is, so that one change is told once and not again at every act after it.
pub(super) fn follow<A: for<'de> Deserialize<'de>>(journal: &str, lines: &[Line]) -> Chain<A> {
    let mut chain = Chain { entries: Vec::new(), troubles: Vec::new() };
    let mut before = vec![Head::default()];
    let mut more = 0;
    for line in lines {
        match after_one_of(journal, &before, line) {
            Ok((entry, head)) => {
                if chain.troubles.is_empty() {
                    chain.entries.push(entry);
                }
                before = vec![head];
            }
            Err(broken) => {
                let place = before[0].seq.saturating_add(1);
                if chain.troubles.len() < MOST_FAULTS {
                    chain.troubles.push(Trouble::Broken(broken));
                } else {
                    more += 1;
                }
                before = resumed(line, place);
            }
        }
    }
    if more > 0 {
        chain.troubles.push(Trouble::More { count: more });
    }
    chain
}

fn after_one_of<A: for<'de> Deserialize<'de>>(
    journal: &str,
    before: &[Head],
    line: &Line,
) -> Result<(Entry<A>, Head), Broken> {
    let mut read = before.iter().map(|head| entry::read_after(journal, *head, line));
    let first = read.next().expect("something stands before every line");
    match first {
        Ok(read) => Ok(read),
        Err(broken) => read.find_map(Result::ok).ok_or(broken),
    }
}

/// What the next line may follow: this one as it says it is, or as it is.
fn resumed(line: &Line, place: u64) -> Vec<Head> {
    let hashes = [line.hash, Hash::of(line.text.as_bytes())];
    let head = |seq| hashes.map(|hash| Head { seq, hash });
    head(line.seq).into_iter().chain(head(place)).collect()
}
