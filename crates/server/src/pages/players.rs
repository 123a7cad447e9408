//! The starting list.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::response::Response;
use ronde_desk::state::Registered;

use super::{Frame, name_of, shown, state_of};
use crate::Server;
use crate::access::Visitor;

#[derive(Template)]
#[template(path = "players.html")]
struct Players {
    frame: Frame,
    players: Vec<Row>,
}

struct Row {
    id: u32,
    number: String,
    name: String,
    rating: String,
    federation: String,
    club: String,
    withdrawn: bool,
    absent: bool,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Response {
    let state = match state_of(&server, &visitor, &id).await {
        Ok(state) => state,
        Err(response) => return response,
    };
    let numbers = state.numbering(state.next_round());
    let row = |id: ronde_desk::stored::EntrantId, player: &Registered| Row {
        id: id.0,
        number: numbers.number(id).map(|it| it.to_string()).unwrap_or_default(),
        name: name_of(&state, id),
        rating: player.entrant.rating.map(|it| it.to_string()).unwrap_or_default(),
        federation: player.entrant.federation.clone(),
        club: player.entrant.club.clone(),
        withdrawn: player.until.is_some(),
        absent: player.present == Some(false) || (state.check_in && player.present.is_none()),
    };
    let listed = numbers.ids().filter_map(|id| Some((id, state.players.get(&id)?)));
    let others = state.players.iter().filter(|(id, _)| numbers.number(**id).is_none());
    let all = listed.chain(others.map(|(id, player)| (*id, player)));
    let players = all.map(|(id, player)| row(id, player)).collect();
    shown(&Players { frame: Frame::of(&visitor, "players", &id, &state), players })
}
