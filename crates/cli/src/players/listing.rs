//! Players for a terminal.

use ronde_lists::lists::{Lists, Person};
use ronde_lists::{Entry, Tempo};
use ronde_report::{Column, View, text};

/// A table of people, one line each.
pub(super) fn people(people: &[Person]) -> String {
    text::table(&table(people))
}

pub(super) fn table(people: &[Person]) -> View {
    let forgiven = people.iter().any(|person| person.forgiven);
    View {
        title: String::new(),
        columns: vec![
            Column::words("number", "Number"),
            Column::words("title", "Title"),
            Column::words("name", "Name"),
            Column::words("federation", "Fed"),
            Column::numbers("birth_year", "Born"),
            Column::numbers("standard", "Standard"),
            Column::numbers("rapid", "Rapid"),
            Column::numbers("blitz", "Blitz"),
            Column::words("club", "Club"),
            Column::words("other", "Other lists"),
        ],
        rows: people.iter().map(row).collect(),
        notes: if forgiven { vec!["~ found by forgiving a mistake".to_owned()] } else { vec![] },
    }
}

fn row(person: &Person) -> Vec<String> {
    let entry = person.main();
    let mark = if person.forgiven { "~ " } else { "" };
    let own = &person.entries[0];
    let others = person.entries.iter().skip(1).map(|row| {
        let rating =
            row.entry.best_rating().map_or("unrated".to_owned(), |rating| rating.to_string());
        format!("{} {rating}", row.list.source)
    });
    let others: Vec<String> = others.collect();
    let source = (!own.list.source.is_fide()).then(|| format!("only in {}", own.list.source));
    vec![
        entry.number.clone(),
        title(entry).to_owned(),
        format!("{mark}{}", entry.name),
        entry.federation.clone(),
        shown(entry.birth_year),
        shown(entry.rating(Tempo::Standard)),
        shown(entry.rating(Tempo::Rapid)),
        shown(entry.rating(Tempo::Blitz)),
        entry.club.clone(),
        source.into_iter().chain(others).collect::<Vec<_>>().join(", "),
    ]
}

fn title(entry: &Entry) -> &'static str {
    entry.title.or(entry.women_title).map_or("", ronde_model::Title::code)
}

fn shown(number: Option<u16>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}

/// One person, with what every list says.
pub(super) fn person(person: &Person) -> String {
    let main = person.main();
    let mut lines = vec![[title(main), &main.name].join(" ").trim().to_owned()];
    let fide = person.entries.iter().find_map(|row| row.entry.fide);
    let club = person.entries.iter().map(|row| &row.entry.club).find(|club| !club.is_empty());
    for (what, value) in [
        ("FIDE number", fide.map(|fide| fide.to_string())),
        ("Federation", Some(main.federation.clone())),
        ("Born", main.birth_year.map(|year| year.to_string())),
        ("Other titles", Some(main.other_titles.clone())),
        ("Club", club.cloned()),
        ("Inactive", main.inactive.then(|| "yes".to_owned())),
    ] {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            lines.push(format!("  {:<13} {value}", format!("{what}:")));
        }
    }
    let view = View {
        columns: vec![
            Column::words("list", "List"),
            Column::words("dated", "Date"),
            Column::words("number", "Number"),
            Column::numbers("standard", "Standard"),
            Column::numbers("rapid", "Rapid"),
            Column::numbers("blitz", "Blitz"),
        ],
        rows: person.entries.iter().map(list_row).collect(),
        ..View::default()
    };
    lines.extend(text::table(&view).lines().map(|line| format!("  {line}")));
    lines.join("\n") + "\n"
}

fn list_row(row: &ronde_lists::lists::Sourced) -> Vec<String> {
    let rating =
        |tempo| row.entry.rating(tempo).map_or("-".to_owned(), |rating| rating.to_string());
    vec![
        row.list.source.to_string(),
        row.list.dated.clone(),
        row.entry.number.clone(),
        rating(Tempo::Standard),
        rating(Tempo::Rapid),
        rating(Tempo::Blitz),
    ]
}

/// `the lists fide (2026-10) and SUI (2026-09)`.
pub(super) fn lists(lists: &Lists) -> String {
    let names = lists.infos().map(|info| format!("{} ({})", info.source, info.dated));
    let names: Vec<String> = names.collect();
    let word = if names.len() == 1 { "the list" } else { "the lists" };
    format!("{word} {}", names.join(" and "))
}
