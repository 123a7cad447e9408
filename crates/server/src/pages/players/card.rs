//! The card of one player: everything that is known, and everything that can be done about him.

use askama::Template;
use axum::extract::{Path, State as Shared};
use ronde_desk::State;
use ronde_desk::state::{Phase, Registered, RoundState};
use ronde_desk::stored::{Entrant, EntrantId, TitleCode, UnpairedCode};
use ronde_model::Title;
use ronde_rating::conversion::{SCALES, Scale};
use ronde_words::{PlayerWords, fill};

use super::super::{Frame, Opened, aros_of, name_of, own_points, rating_of, shown, shown_rounds};
use super::super::{PageError, Shown};
use super::{TITLES, bye_sign, listed, rounds_to_come, standing};
use crate::Server;
use crate::access::Visitor;

#[derive(Template)]
#[template(path = "card.html")]
struct Page {
    frame: Frame,
    p: &'static PlayerWords,
    t: String,
    id: u32,
    number: String,
    name: String,
    state: String,
    points: String,
    entrant: Entrant,
    rating: String,
    national_rating: String,
    estimate: String,
    source: String,
    scales: [Scale; 2],
    title: &'static str,
    sex: String,
    games: Vec<Game>,
    /// What the averages of opponents are for, where they are published (dubov-1997:9).
    aro_hint: &'static str,
    /// Rounds that are still to come, with the bye that is asked for.
    byes: Vec<Bye>,
    byes_hint: String,
    swiss: bool,
    table: String,
    enemies: Vec<String>,
    leaves: bool,
    /// The last rounds after which he may leave, the usual one first.
    after: Vec<u16>,
    from: Vec<u16>,
    rounds: Vec<u16>,
    titles: [&'static str; 8],
    finished: bool,
}

struct Bye {
    round: u16,
    /// What he gets; empty where he plays.
    kind: &'static str,
    /// Whether the rules of the event allow none in this round.
    barred: bool,
}

struct Game {
    round: u16,
    board: String,
    colour: &'static str,
    opponent: String,
    opponent_id: u32,
    rating: String,
    result: String,
    float: &'static str,
    aro: String,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((t, number)): Path<(String, u32)>,
    Opened { visitor, state }: Opened,
) -> Shown {
    let id = EntrantId(number);
    let Some(player) = state.players.get(&id) else {
        return Err(PageError::missing(&visitor));
    };
    let frame = Frame::of(&visitor, "players", &t, &state).placed(&server).await;
    Ok(shown(&card(frame, &state, t, id, player, &visitor)))
}

fn card(
    frame: Frame,
    state: &State,
    t: String,
    id: EntrantId,
    player: &Registered,
    visitor: &Visitor,
) -> Page {
    let p = PlayerWords::of(visitor.lang);
    let rules = state.settings.bye_rules;
    let number = listed(state).into_iter().find(|(who, _)| *who == id).map(|it| it.1);
    let rounds = shown_rounds(state, visitor);
    let points =
        crate::cache::heavy(|| super::super::points_before(state, rounds.saturating_add(1)));
    let free = state.last_round().map(|all| all.saturating_sub(rules.none_in_last));
    let games = games(state, rounds, id, visitor);
    let bye = |round: u16| Bye {
        round,
        kind: player.byes.get(&round).map_or("", |bye| bye_sign(*bye)),
        barred: free.is_some_and(|last| round > last),
    };
    Page {
        frame,
        p,
        t,
        id: id.0,
        number: number.unwrap_or_default(),
        name: name_of(state, id),
        state: standing(state, player, p, visitor).0,
        points: points.get(&id).cloned().unwrap_or_default(),
        entrant: shown_data(player, visitor),
        rating: player.entrant.rating.map(|it| it.to_string()).unwrap_or_default(),
        national_rating: player
            .entrant
            .national_rating()
            .map(|(_, rating)| rating.to_string())
            .unwrap_or_default(),
        estimate: player.entrant.estimated().map(|it| it.to_string()).unwrap_or_default(),
        source: player.entrant.estimate.as_ref().map(|it| it.source.clone()).unwrap_or_default(),
        scales: SCALES,
        title: player.entrant.title.map_or("", |title: TitleCode| Title::from(title).code()),
        sex: player.entrant.sex.map(String::from).unwrap_or_default(),
        aro_hint: if games.iter().any(|game| !game.aro.is_empty()) { p.aro_hint } else { "" },
        games,
        byes: rounds_to_come(state).into_iter().map(bye).collect(),
        byes_hint: fill!(p.byes_hint, half = rules.half_byes, last = rules.none_in_last),
        swiss: state.settings.swiss().is_some(),
        table: player.table.map(|it| it.to_string()).unwrap_or_default(),
        enemies: enemies(state, id),
        leaves: player.until.is_some(),
        after: leaving(state, id),
        from: rounds_to_come(state),
        rounds: (1..=rounds).collect(),
        titles: TITLES,
        finished: state.finished,
    }
}

/// When somebody was born is nobody's business but the arbiters'.
fn shown_data(player: &Registered, visitor: &Visitor) -> Entrant {
    let mut entrant = player.entrant.clone();
    if !visitor.is_arbiter() {
        entrant.birth.clear();
        entrant.sex = None;
    }
    entrant
}

/// Rounds after which he may leave: from the last that he is in to the end.
fn leaving(state: &State, id: EntrantId) -> Vec<u16> {
    let last = state.rounds.iter().zip(1..).filter(|(held, _)| held.has(id)).map(|it| it.1).last();
    let first: u16 = last.unwrap_or(0);
    let end = state.last_round().unwrap_or(first).max(first);
    (first..end.max(first + 1)).collect()
}

fn enemies(state: &State, id: EntrantId) -> Vec<String> {
    let sets = state.settings.prohibited.iter().filter(|it| it.members.contains(&id));
    let others = sets.flat_map(|it| it.members.iter().filter(|other| **other != id));
    others.map(|other| name_of(state, *other)).collect()
}

/// Every round, with the average of the opponents where it is published.
fn games(state: &State, rounds: u16, id: EntrantId, visitor: &Visitor) -> Vec<Game> {
    let mut games: Vec<Game> =
        (1..=rounds).filter_map(|round| game(state, round, id, visitor)).collect();
    let aros = crate::cache::heavy(|| aros_of(state, rounds));
    let own = aros.get(&id).map_or(&[][..], Vec::as_slice);
    for game in &mut games {
        let after = own.get(usize::from(game.round) - 1);
        game.aro = after.cloned().unwrap_or_default();
    }
    games
}

fn game(state: &State, round: u16, id: EntrantId, visitor: &Visitor) -> Option<Game> {
    let held = state.round(round)?;
    let p = PlayerWords::of(visitor.lang);
    let float = float(held, id, p);
    let Some(board) = held.board_of(id) else {
        return without_opponent(held, round, id, float, visitor);
    };
    let white = board.white == id;
    let opponent = if white { board.black } else { board.white };
    let other = state.players.get(&opponent);
    Some(Game {
        round,
        board: board.table.to_string(),
        colour: if white { "white" } else { "black" },
        opponent: name_of(state, opponent),
        opponent_id: opponent.0,
        rating: other.map(|it| rating_of(&it.entrant)).unwrap_or_default(),
        result: own_points(board.result, white).to_owned(),
        float,
        aro: String::new(),
    })
}

fn without_opponent(
    held: &RoundState,
    round: u16,
    id: EntrantId,
    float: &'static str,
    visitor: &Visitor,
) -> Option<Game> {
    let w = visitor.words();
    let (_, why) = held.unpaired.iter().find(|(who, _)| *who == id)?;
    // What the pairing bye is worth, the settings say; here it is only named.
    let (words, result) = match why {
        UnpairedCode::PairingBye => (w.bye, ""),
        UnpairedCode::Full => (w.bye, "1"),
        UnpairedCode::Half => (w.half_bye, "½"),
        UnpairedCode::Zero => (w.absent, "0"),
        UnpairedCode::ForfeitWin => ("–", "+"),
        UnpairedCode::ForfeitLoss => ("–", "−"),
    };
    Some(Game {
        round,
        board: String::new(),
        colour: "",
        opponent: words.to_owned(),
        opponent_id: 0,
        rating: String::new(),
        result: result.to_owned(),
        float,
        aro: String::new(),
    })
}

fn float(held: &RoundState, id: EntrantId, p: &'static PlayerWords) -> &'static str {
    if held.phase >= Phase::Draft && held.up.contains(&id) {
        p.up
    } else if held.down.contains(&id) {
        p.down
    } else {
        ""
    }
}
