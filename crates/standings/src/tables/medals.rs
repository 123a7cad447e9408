//! The medal table: who brought home how many first, second and third places.

use std::collections::BTreeMap;

use crate::tables::Selected;

/// The first three places of one competition, by whom they are counted (a federation, a club).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Podium {
    /// Who has a medal: place 1 to 3, and for whom it counts.
    pub medals: Vec<(u32, String)>,
}

impl Podium {
    /// The podium of a category. Shared places give each a medal, and the places below stay empty,
    /// as the ranks say. Whoever counts for nobody is left out.
    pub fn of(category: &[Selected<'_>], counts_for: impl Fn(&Selected<'_>) -> String) -> Podium {
        let winners = category.iter().filter(|selected| selected.place <= 3);
        let medals = winners.map(|selected| (selected.place, counts_for(selected)));
        Podium { medals: medals.filter(|(_, whom)| !whom.is_empty()).collect() }
    }
}

/// One line of the medal table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MedalRow {
    /// Federation or club.
    pub name: String,
    /// Place in the table; equal ones are shared.
    pub rank: u32,
    /// First, second and third places.
    pub medals: [u32; 3],
}

/// Counts the medals of several competitions: most first places first, then second, then third.
pub fn medal_table(podiums: &[Podium]) -> Vec<MedalRow> {
    let mut counts: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    for (place, whom) in podiums.iter().flat_map(|podium| &podium.medals) {
        if let Some(medal) = counts.entry(whom).or_default().get_mut(*place as usize - 1) {
            *medal += 1;
        }
    }
    let mut lines: Vec<(&str, [u32; 3])> = counts.into_iter().collect();
    lines.sort_by_key(|(name, medals)| (std::cmp::Reverse(*medals), *name));
    let mut rows: Vec<MedalRow> = Vec::new();
    for (line, (name, medals)) in (1..).zip(lines) {
        let shared = rows.last().filter(|above| above.medals == medals);
        let rank = shared.map_or(line, |above| above.rank);
        rows.push(MedalRow { name: name.to_owned(), rank, medals });
    }
    rows
}
