//! Place cards: two on a page, each folded in the middle, so that the name stands on both sides.

use ronde_model::Player;
use ronde_words::PlaceCardWords;

use super::draw::{self, div, escaped, own_way, span};
use super::{Block, Page, Paper, Sheet, Source, badges};

/// A card for every player, by number.
pub fn paper(source: &Source) -> Paper {
    let w = PlaceCardWords::of(source.lang);
    let page = |players: &[Player]| {
        let cards: String = players.iter().map(|player| card(source, player)).collect();
        div(&format!("tent-page tent-{}", draw::size(source.page.size)), &cards)
    };
    let markup = source.snapshot.players.chunks(2).map(page).collect();
    let mut view = badges::view(source);
    w.title.clone_into(&mut view.title);
    Paper::new(source, "place-cards", w.title.to_owned()).with(Sheet {
        key: "place-cards".to_owned(),
        title: w.title.to_owned(),
        page: Page { landscape: false, ..source.page },
        blocks: vec![Block::Drawn { markup, view }],
    })
}

/// The far side is upside down on the page and upright on the table.
fn card(source: &Source, player: &Player) -> String {
    let side = side(source, player);
    div("tent", &(div("tent-side tent-far", &side) + &div("tent-side", &side)))
}

fn side(source: &Source, player: &Player) -> String {
    let name = draw::name(source, player.number);
    let (surname, given) = draw::halves(&name);
    let event = div("tent-event", &own_way(&source.snapshot.event.name));
    let surname = div(&format!("tent-surname {}", draw::length(surname)), &own_way(surname));
    let given = div(&format!("tent-given {}", draw::length(given)), &own_way(given));
    let about = span("", &escaped(&draw::standing(player)));
    event + &div("tent-name", &(surname + &given)) + &div("tent-about", &about)
}
