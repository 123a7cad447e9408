//! Badges, 86 by 54 millimetres, to be cut along the lines.

use ronde_model::{Player, Title};
use ronde_words::BadgeWords;

use super::draw::{self, div, escaped, own_way};
use super::{Block, Page, Paper, Sheet, Size, Source};
use crate::estimates;
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
    let name = draw::name(source, player.number);
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
            draw::name(source, player.number),
            optional(player.title.map(Title::code)),
            estimates::shown(player),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::place_cards;
    use ronde_model::{PairingNumber, Parts, Snapshot};
    use ronde_words::Lang;

    /// Players with a name that would break a page, if it could.
    fn event(players: u32) -> Snapshot {
        let number = |it| PairingNumber::new(it).unwrap();
        let name = format!("{}, </div>王伟", "x".repeat(48));
        let players = (1..=players).map(|it| Player::new(number(it), name.clone())).collect();
        Snapshot::new(Parts { players, ..Parts::default() }).unwrap()
    }

    fn source(snapshot: &Snapshot, size: Size) -> Source<'_> {
        let page = Page { size, landscape: true, ..Page::default() };
        Source { snapshot, lang: Lang::En, stamp: "", link: None, draft: false, page }
    }

    #[track_caller]
    fn check(paper: &Paper, class: &str, pages: usize, names: usize) {
        let Block::Drawn { markup, view } = &paper.sheets[0].blocks[0] else { panic!() };
        let found = (markup.matches(class).count(), markup.matches("&lt;/div&gt;").count());
        assert_eq!((pages, names), found, "{class}");
        assert_eq!(markup.matches("<div").count(), markup.matches("</div>").count());
        assert!(markup.contains("long-4"), "a long name is set small");
        assert!(!paper.sheets[0].page.landscape);
        assert_eq!(21, view.rows.len());
    }

    #[test]
    fn pages_hold_as_many_as_fit() {
        let snapshot = event(21);
        let (a4, letter) = (source(&snapshot, Size::A4), source(&snapshot, Size::Letter));
        check(&paper(&a4), "badge-page", 3, 21);
        check(&paper(&letter), "badge-page", 3, 21);
        // Two cards on a page, and the name on both sides of each.
        check(&place_cards::paper(&a4), "tent-page", 11, 42);
        assert_eq!((10, 8), (on_a_page(Size::A4), on_a_page(Size::Letter)));
    }
}
