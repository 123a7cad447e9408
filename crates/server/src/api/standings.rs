//! The standings for programs: the same object as `ronde standings --json`.

use axum::extract::{Path, Query, State as Shared};
use axum::http::header;
use axum::response::IntoResponse as _;

use crate::Server;
use crate::access::Visitor;
use crate::error::{Answer, ApiError, ErrorCode};
use crate::pages::is_hidden;
use crate::pages::standings::{Asked, after, notes};

pub(crate) async fn standings(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Answer {
    if is_hidden(&server, &visitor, &journal).await {
        return Err(ApiError::told(ErrorCode::Missing, visitor.words().missing_page));
    }
    let state = server.office.tournament(&journal).await?;
    let places = server.tables.places(&state, after(&state, asked.after)).await;
    let notes = notes(&places, visitor.lang);
    let page = ronde_report::json::page(&places.snapshot, &places.standings, None, &notes);
    Ok(([(header::CONTENT_TYPE, "application/json")], page).into_response())
}
