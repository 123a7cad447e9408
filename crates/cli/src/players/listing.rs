//! Players for a terminal.

use ronde_lists::lists::{Lists, Person};
use ronde_lists::{Entry, Tempo};
use ronde_report::{Column, View, text};
use ronde_words::fill;

use super::words;

/// A table of people, one line each.
pub(super) fn people(people: &[Person]) -> String {
    text::table(&table(people))
}

pub(super) fn table(people: &[Person]) -> View {
    let w = words();
    let forgiven = people.iter().any(|person| person.forgiven);
    View {
        title: String::new(),
        columns: vec![
            Column::words("number", w.head_number),
            Column::words("title", w.head_title),
            Column::words("name", w.head_name),
            Column::words("federation", w.head_federation),
            Column::numbers("birth_year", w.head_born),
            Column::numbers("standard", w.head_standard),
            Column::numbers("rapid", w.head_rapid),
            Column::numbers("blitz", w.head_blitz),
            Column::words("club", w.head_club),
            Column::words("other", w.head_other),
        ],
        rows: people.iter().map(row).collect(),
        notes: if forgiven { vec![w.forgiven.to_owned()] } else { vec![] },
    }
}

fn row(person: &Person) -> Vec<String> {
    let (w, entry) = (words(), person.main());
    let mark = if person.forgiven { "~ " } else { "" };
    let own = &person.entries[0];
    let others = person.entries.iter().skip(1).map(|row| {
        let rating =
            row.entry.best_rating().map_or(w.unrated.to_owned(), |rating| rating.to_string());
        format!("{} {rating}", row.list.source)
    });
    let others: Vec<String> = others.collect();
    let source = (!own.list.source.is_fide()).then(|| fill!(w.only_in, source = own.list.source));
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
    let (w, main) = (words(), person.main());
    let mut lines = vec![[title(main), &main.name].join(" ").trim().to_owned()];
    let fide = person.entries.iter().find_map(|row| row.entry.fide);
    let club = person.entries.iter().map(|row| &row.entry.club).find(|club| !club.is_empty());
    for (what, value) in [
        (w.fide_number, fide.map(|fide| fide.to_string())),
        (w.federation, Some(main.federation.clone())),
        (w.head_born, main.birth_year.map(|year| year.to_string())),
        (w.other_titles, Some(main.other_titles.clone())),
        (w.head_club, club.cloned()),
        (w.inactive, main.inactive.then(|| w.yes.to_owned())),
    ] {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            lines.push(format!("  {:<13} {value}", format!("{what}:")));
        }
    }
    let view = View {
        columns: vec![
            Column::words("list", w.head_list),
            Column::words("dated", w.head_date),
            Column::words("number", w.head_number),
            Column::numbers("standard", w.head_standard),
            Column::numbers("rapid", w.head_rapid),
            Column::numbers("blitz", w.head_blitz),
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
    let w = words();
    match &names[..] {
        [name] => fill!(w.the_list, name = name),
        [] => fill!(w.the_lists, names = ""),
        [first, others @ ..] => {
            let both = |a: String, b: &String| fill!(w.and, a = a, b = b);
            fill!(w.the_lists, names = others.iter().fold(first.clone(), both))
        }
    }
}
