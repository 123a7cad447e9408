//! One box for the players; everything else is filled in.

use askama::Template;
use axum::response::Response;

use super::{Frame, shown};
use crate::access::Visitor;

#[derive(Template)]
#[template(path = "new.html")]
struct New {
    frame: Frame,
}

pub(crate) async fn page(visitor: Visitor) -> Response {
    let title = visitor.lang.words().new_tournament.to_owned();
    shown(&New { frame: Frame::new(&visitor, "new", title) })
}
