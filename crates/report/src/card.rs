//! The match card of a single player (seed-002, "Un seul joueur"): for a rating list to which he
//! is the only one of the tournament to be reported.

use ronde_model::{
    Colour, Histories, NationalRecord, Outcome, PairingNumber, Participant, Player, RoundEntry,
    Snapshot,
};

use crate::estimates;
use crate::figures::{optional, short_halves};
use crate::names;
use crate::rating::titled;
use crate::view::{Column, View};

/// A match card: who, the games, where.
pub struct Card {
    /// Whom it is about.
    pub player: View,
    /// His games over the board, and their sum.
    pub games: View,
    /// The event.
    pub event: View,
}

/// The card; none for a number that does not exist.
pub fn card(snapshot: &Snapshot, number: PairingNumber) -> Option<Card> {
    let index = snapshot.index_of(number)?;
    let histories = Histories::of(snapshot);
    let games: Vec<Game> = histories.row(index).iter().enumerate().filter_map(game).collect();
    let who = names::participant(snapshot, Participant::Player(number));
    let mut player = identity(snapshot, &snapshot.players[index]);
    player.title = titled(snapshot, &format!("match card of {who}"));
    Some(Card { player, games: table(snapshot, &games), event: event(snapshot) })
}

fn table(snapshot: &Snapshot, games: &[Game]) -> View {
    let columns = vec![
        Column::numbers("round", "Round"),
        Column::words("colour", "Colour"),
        Column::words("opponent", "Opponent"),
        Column::words("title", "Title"),
        Column::numbers("rating", "Elo"),
        Column::numbers("national_rating", "National"),
        Column::words("sex", "Sex"),
        Column::words("club", "Club"),
        Column::words("federation", "Fed"),
        Column::words("result", "Result"),
    ];
    let own = games.iter().map(|game| game.own).sum();
    let other = games.iter().map(|game| game.other).sum();
    let mut total = vec![String::new(); columns.len()];
    "Total".clone_into(&mut total[2]);
    total[9] = result(own, other);
    let rows = games.iter().map(|game| row(snapshot, game)).chain([total]).collect();
    View { title: String::new(), columns, rows, notes: Vec::new() }
}

/// `½ - ½`, the player's own points first, as the course prints it.
fn result(own: i64, other: i64) -> String {
    format!("{} - {}", short_halves(own), short_halves(other))
}

/// A game that was played, as the player sees it.
struct Game {
    round: usize,
    colour: Colour,
    opponent: PairingNumber,
    own: i64,
    other: i64,
}

/// Only games over the board stand on the card.
fn game((round, entry): (usize, &RoundEntry)) -> Option<Game> {
    let RoundEntry::Played { opponent, colour, outcome, .. } = *entry else { return None };
    let (own, other) = match outcome {
        Outcome::Win => (2, 0),
        Outcome::Draw => (1, 1),
        Outcome::Loss => (0, 2),
    };
    Some(Game { round: round + 1, colour, opponent, own, other })
}

/// The first national record; a file has those of one federation as a rule.
fn record(snapshot: &Snapshot, number: PairingNumber) -> Option<&NationalRecord> {
    snapshot.national.iter().find(|it| it.number == number)
}

fn row(snapshot: &Snapshot, game: &Game) -> Vec<String> {
    let opponent = snapshot.player(game.opponent);
    let national = record(snapshot, game.opponent);
    vec![
        game.round.to_string(),
        crate::rating::colour(game.colour).to_owned(),
        names::participant(snapshot, Participant::Player(game.opponent)),
        optional(opponent.and_then(|it| it.title).map(ronde_model::Title::code)),
        opponent.map(estimates::shown).unwrap_or_default(),
        optional(national.and_then(|it| it.rating)),
        optional(opponent.and_then(|it| it.sex).map(crate::rating::sex_letter)),
        national.map_or_else(String::new, |it| it.origin.trim().to_owned()),
        opponent.map_or_else(String::new, |it| it.federation.trim().to_owned()),
        result(game.own, game.other),
    ]
}

/// Who the card is about. What is not known is left out.
fn identity(snapshot: &Snapshot, player: &Player) -> View {
    let national = record(snapshot, player.number);
    let lines = [
        ("Number", player.number.to_string()),
        ("Rank", optional(player.rank)),
        ("Name", player.name.trim().to_owned()),
        ("Sex", optional(player.sex.map(crate::rating::sex_letter))),
        ("Born", optional(player.birth.clone())),
        ("Club", national.map_or_else(String::new, |it| it.origin.trim().to_owned())),
        ("Federation", player.federation.trim().to_owned()),
        ("FIDE number", player.fide_id.trim().to_owned()),
        ("National number", national.map_or_else(String::new, |it| it.id.trim().to_owned())),
        ("Elo", estimates::shown(player)),
        ("National rating", optional(national.and_then(|it| it.rating))),
    ];
    said("player", "Player", lines)
}

/// Where it was played.
fn event(snapshot: &Snapshot) -> View {
    let event = &snapshot.event;
    said(
        "event",
        "Event",
        [
            ("Name", event.name.trim().to_owned()),
            ("Place", event.city.trim().to_owned()),
            ("From", optional(event.start.clone())),
            ("To", optional(event.end.clone())),
            ("Time control", event.time_control.trim().to_owned()),
            ("Chief arbiter", event.chief_arbiter.trim().to_owned()),
            ("Deputies", event.deputies.join("; ")),
        ],
    )
}

fn said<const N: usize>(key: &str, heading: &str, lines: [(&str, String); N]) -> View {
    let known = lines.into_iter().filter(|(_, text)| !text.is_empty());
    View {
        title: String::new(),
        columns: vec![Column::words(key, heading), Column::words("value", "")],
        rows: known.map(|(name, text)| vec![name.to_owned(), text]).collect(),
        notes: Vec::new(),
    }
}
