//! One box for the players; everything else is filled in, and visible.

use askama::Template;
use axum::extract::State as Shared;
use ronde_words::{NewWords, fill};

use super::{Frame, PageError, Shown, shown};
use crate::Server;
use crate::access::Visitor;
use crate::api::lists;
use crate::systems;

#[derive(Template)]
#[template(path = "new.html")]
struct New {
    frame: Frame,
    p: &'static NewWords,
    /// Which lists players are looked up in, or that there are none.
    lists: String,
    /// Code and name of each Swiss system; the first is chosen.
    systems: Vec<(&'static str, String)>,
}

pub(crate) async fn page(Shared(server): Shared<Server>, visitor: Visitor) -> Shown {
    let w = visitor.words();
    if !visitor.is_arbiter() {
        return Err(PageError::only_arbiters(&visitor));
    }
    let p = NewWords::of(visitor.lang);
    let lists = match lists::open(&server).await {
        Some(lists) => {
            let names: Vec<String> = lists::names(&lists)
                .into_iter()
                .map(|(source, dated, _)| format!("{source} {dated}"))
                .collect();
            fill!(p.with_list, lists = names.join(", "))
        }
        None => p.no_list.to_owned(),
    };
    let page = New {
        frame: Frame::new(&visitor, "new", w.new_tournament.to_owned()),
        p,
        lists,
        systems: systems::for_a_new_one(p),
    };
    Ok(shown(&page))
}
