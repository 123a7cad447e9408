//! Badges, 86 by 54 millimetres, to be cut along the lines.

use ronde_model::{Player, Title};

use super::draw::{self, div, escaped, own_way};
use super::{Block, Page, Paper, Sheet, Size, Source};
use crate::figures::optional;
use crate::view::{Column, View};

/// A badge for every player, by number.
pub fn paper(source: &Source) -> Paper {
    let w = BadgeWords::of(source.lang);
    let people = &source.snapshot.players;
    let page = |players: &[Player]| {
        let badges: String = players.iter().map(|player| badge(source, player)).collect();
        div(&format!("badge-page badge-{}", draw::size(source.page.size)), &badges)
    };
    let markup = people.chunks(on_a_page(source.page.size)).map(page).collect();
    let view = view(source);
    Paper::new(source, "badges", w.title.to_owned()).with(Sheet {
        key: "badges".to_owned(),
        title: w.title.to_owned(),
        page: Page { landscape: false, ..source.page },
        blocks: vec![Block::Drawn { markup, view }],
    })
}

/// Two beside each other; the longer paper has room for one row more.
const fn on_a_page(size: Size) -> usize {
    match size {
        Size::A4 => 10,
        Size::Letter => 8,
    }
}

fn badge(source: &Source, player: &Player) -> String {
    let snapshot = source.snapshot;
    let name = draw::name(snapshot, player.number);
    let (surname, given) = draw::halves(&name);
    let event = div("badge-event", &own_way(&snapshot.event.name));
    let surname = div(&format!("badge-surname {}", draw::length(surname)), &own_way(surname));
    let given = div(&format!("badge-given {}", draw::length(given)), &own_way(given));
    let club = div("badge-club", &own_way(&draw::club(snapshot, player.number)));
    let number = format!(r#"<span class="badge-number">{}</span>"#, player.number);
    let about = format!("<span>{}</span>", escaped(&draw::standing(player)));
    let foot = div("badge-foot", &(about + &number));
    div("badge", &(event + &div("badge-name", &(surname + &given)) + &club + &foot))
}

/// What both badges and place cards say, as a table.
pub(crate) fn view(source: &Source) -> View {
    let (snapshot, w) = (source.snapshot, BadgeWords::of(source.lang));
    let row = |player: &Player| {
        vec![
            player.number.to_string(),
            draw::name(snapshot, player.number),
            optional(player.title.map(Title::code)),
            optional(player.rating),
            player.federation.trim().to_owned(),
            draw::club(snapshot, player.number),
        ]
    };
    View {
        title: w.people.to_owned(),
        columns: vec![
            Column::numbers("number", w.number),
            Column::words("name", w.name),
            Column::words("title", w.fide_title),
            Column::numbers("rating", w.rating),
            Column::words("federation", w.federation),
            Column::words("club", w.club),
        ],
        rows: snapshot.players.iter().map(row).collect(),
        notes: Vec::new(),
    }
}

crate::words! {
    /// Words of badges and place cards.
    pub(crate) BadgeWords;
    title: "Badges", "Badges", "Namensschilder", "Badge";
    people: "Players", "Joueurs", "Spieler", "Giocatori";
    number: "No.", "N°", "Nr.", "N.";
    name: "Name", "Nom", "Name", "Nome";
    fide_title: "Title", "Titre", "Titel", "Titolo";
    rating: "Rating", "Elo", "Elo", "Elo";
    federation: "Fed", "Féd", "Verband", "Fed";
    club: "Club", "Club", "Klub", "Circolo";
}
