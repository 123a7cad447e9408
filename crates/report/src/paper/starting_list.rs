//! The starting list: by number, name, club or federation.

use ronde_model::{Player, Snapshot, Team};
use ronde_words::{HeadWords, PaperWords, fill};

use super::people::{self, Compare};
use super::{Block, Paper, Reading, Sheet, Source, Table};
use crate::figures::optional;
use crate::view::{Column, View};

/// What the list is ordered by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// The number in the starting list.
    #[default]
    Rank,
    /// The name.
    Name,
    /// The club, then the name.
    Club,
    /// The federation, then the name.
    Federation,
}

/// The list; a team event has its teams before its players.
pub fn paper(source: &Source, by: By, order: Compare) -> Paper {
    let words = PaperWords::of(source.lang);
    let (key, title) = match by {
        By::Rank => ("starting-list", words.starting_list),
        By::Name => ("starting-list-by-name", words.starting_by_name),
        By::Club => ("starting-list-by-club", words.starting_by_club),
        By::Federation => ("starting-list-by-federation", words.starting_by_federation),
    };
    let list = sheet(source, by, order);
    let list = Sheet { key: key.to_owned(), title: title.to_owned(), ..list };
    Paper::new(source, key, title.to_owned()).with(list)
}

/// The list as a part of another paper.
pub fn sheet(source: &Source, by: By, order: Compare) -> Sheet {
    let words = PaperWords::of(source.lang);
    let snapshot = source.snapshot;
    let mut blocks = Vec::new();
    if people::is_team_event(snapshot) {
        blocks.push(Block::Table(Table { view: teams(source), abreast: 1, kept: 0 }));
        blocks.push(Block::Heading(words.players.to_owned()));
    }
    let mut view = players(source, by, order);
    view.notes.push(fill!(words.of_players, n = snapshot.players.len()));
    blocks.push(Block::Table(Table { view, abreast: 1, kept: 0 }));
    let key = "starting-list".to_owned();
    Sheet { key, title: words.starting_list.to_owned(), page: source.page, blocks }
}

fn teams(source: &Source) -> View {
    let words = PaperWords::of(source.lang);
    let heads = HeadWords::of(source.lang);
    let row = |team: &Team| {
        let strength = team.strength.map(|it| it.to_string());
        let average = strength.or_else(|| average(source.snapshot, team));
        vec![
            team.number.to_string(),
            team.name.trim().to_owned(),
            team.members.len().to_string(),
            optional(average),
        ]
    };
    View {
        columns: vec![
            Column::numbers("number", heads.number),
            Column::words("team", words.team),
            Column::numbers("players", words.players),
            Column::numbers("average", words.average),
        ],
        rows: source.snapshot.teams.iter().map(row).collect(),
        ..View::default()
    }
}

/// The mean rating of the members who have one, with a decimal.
fn average(snapshot: &Snapshot, team: &Team) -> Option<String> {
    let players = team.members.iter().filter_map(|number| snapshot.player(*number));
    let ratings: Vec<u32> = players.filter_map(Player::strength).map(u32::from).collect();
    let count = u32::try_from(ratings.len()).ok()?;
    let tenths = (ratings.iter().sum::<u32>() * 10).checked_div(count)?;
    Some(format!("{}.{}", tenths / 10, tenths % 10))
}

fn players(source: &Source, by: By, order: Compare) -> View {
    let snapshot = source.snapshot;
    let clubs = people::clubs(snapshot);
    let teams = people::team_names(snapshot);
    let club = |player: &Player| clubs.get(&player.number).copied().unwrap_or_default();
    let mut list: Vec<&Player> = snapshot.players.iter().collect();
    // Whoever has no club or federation stands behind those who have one.
    let grouped = |one: &str, other: &str| {
        one.is_empty().cmp(&other.is_empty()).then_with(|| order(one, other))
    };
    list.sort_by(|one, other| {
        let name = || order(one.name.trim(), other.name.trim());
        match by {
            By::Rank => one.number.cmp(&other.number),
            By::Name => name(),
            By::Club => grouped(club(one), club(other)).then_with(name),
            By::Federation => {
                grouped(one.federation.trim(), other.federation.trim()).then_with(name)
            }
        }
    });
    let row = |player: &&Player| {
        vec![
            player.number.to_string(),
            people::title(player),
            crate::names::participant_in(
                snapshot,
                ronde_model::Participant::Player(player.number),
                source.lang,
            ),
            people::rating(snapshot, player.number),
            player.federation.trim().to_owned(),
            club(player).to_owned(),
            teams.get(&player.number).cloned().unwrap_or_default(),
            player.fide_id.trim().to_owned(),
        ]
    };
    let rows = list.iter().map(row).collect();
    let view = View { columns: columns(source), rows, ..View::default() };
    let view =
        arranged(view, by).without_empty(&["title", "federation", "club", "team", "fide_id"]);
    match source.page.reading {
        Reading::Hand => view,
        Reading::Wall => view.without(&["fide_id"]),
        Reading::Far => view.without(&["fide_id", "club", "title"]),
    }
}

fn columns(source: &Source) -> Vec<Column> {
    let (words, heads) = (PaperWords::of(source.lang), HeadWords::of(source.lang));
    vec![
        Column::numbers("number", heads.number),
        Column::words("title", heads.title),
        Column::words("name", heads.name),
        Column::numbers("rating", heads.rating),
        Column::words("federation", heads.federation),
        Column::words("club", words.club),
        Column::words("team", words.team),
        Column::words("fide_id", words.fide_id),
    ]
}

/// What the list is ordered by stands in its first column.
fn arranged(mut view: View, by: By) -> View {
    let key = match by {
        By::Rank => "number",
        By::Name => "name",
        By::Club => "club",
        By::Federation => "federation",
    };
    let Some(at) = view.columns.iter().position(|column| column.key == key) else { return view };
    view.columns[..=at].rotate_right(1);
    for row in &mut view.rows {
        row[..=at].rotate_right(1);
    }
    view
}
