//! PGN headers of a round: a game of each board without its moves, for boards that transmit and for
//! those who type games in; and a tournament out of the games of a file ([`read()`]).

mod read;

pub(crate) use read::is_tag;
pub use read::read;

use ronde_model::{
    DateText, Forfeit, Game, GameResult, PairingNumber, PlayedScore, RoundNumber, Snapshot,
};

/// The games of a round in board order; `None` where the round is not there.
pub fn round(snapshot: &Snapshot, number: RoundNumber) -> Option<String> {
    let games = snapshot.rounds.get(number.index())?.games().iter().enumerate();
    let games: Vec<String> =
        games.map(|(board, game)| headers(snapshot, number, board + 1, *game)).collect();
    Some(games.join("\n"))
}

fn headers(snapshot: &Snapshot, round: RoundNumber, board: usize, game: Game) -> String {
    let event = &snapshot.event;
    let result = result(game.result);
    let mut tags = vec![
        ("Event".to_owned(), known(&event.name)),
        ("Site".to_owned(), site(&event.city, &event.federation)),
        ("Date".to_owned(), date(snapshot, round)),
        ("Round".to_owned(), format!("{round}.{board}")),
        ("White".to_owned(), name(snapshot, game.white)),
        ("Black".to_owned(), name(snapshot, game.black)),
        ("Result".to_owned(), result.to_owned()),
    ];
    tags.extend(side(snapshot, "White", game.white));
    tags.extend(side(snapshot, "Black", game.black));
    let tags = tags.iter().map(|(key, value)| format!("[{key} \"{}\"]\n", escaped(value)));
    format!("{}\n{result}\n", tags.collect::<String>())
}

/// The four characters of a result. A game that was not played, or ended otherwise, has none.
const fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Played { score: PlayedScore::WhiteWins, .. }
        | GameResult::Forfeited(Forfeit::WhiteWins) => "1-0",
        GameResult::Played { score: PlayedScore::BlackWins, .. }
        | GameResult::Forfeited(Forfeit::BlackWins) => "0-1",
        GameResult::Played { score: PlayedScore::Draw, .. } => "1/2-1/2",
        GameResult::Played { .. }
        | GameResult::Forfeited(Forfeit::BothLose)
        | GameResult::Adjourned
        | GameResult::Pending => "*",
    }
}

/// PGN writes `?` for what is not known.
fn known(text: &str) -> String {
    let text = text.trim();
    if text.is_empty() { "?".to_owned() } else { text.to_owned() }
}

fn site(city: &str, federation: &str) -> String {
    let (city, federation) = (known(city), federation.trim());
    if federation.is_empty() { city } else { format!("{city} {federation}") }
}

/// The day of the round, else the first day of the event: `2026.07.11`, `????.??.??`.
fn date(snapshot: &Snapshot, round: RoundNumber) -> String {
    let event = &snapshot.event;
    let of_round = event.round_dates.get(round.index()).and_then(Option::as_ref);
    let date = of_round.or(event.start.as_ref()).and_then(DateText::date);
    let Some(date) = date else { return "????.??.??".to_owned() };
    let two = |part: Option<u8>| part.map_or("??".to_owned(), |part| format!("{part:02}"));
    format!("{:04}.{}.{}", date.year(), two(date.month()), two(date.day()))
}

fn name(snapshot: &Snapshot, number: PairingNumber) -> String {
    known(snapshot.player(number).map_or("", |player| &player.name))
}

/// Title, rating, FIDE number and team. Readers want `0`, never `-`, for no rating.
fn side(snapshot: &Snapshot, colour: &str, number: PairingNumber) -> Vec<(String, String)> {
    let Some(player) = snapshot.player(number) else { return Vec::new() };
    let team = snapshot.teams.iter().find(|team| team.members.contains(&number));
    let tags = [
        ("Title", player.title.map_or(String::new(), |title| title.code().to_owned())),
        ("Elo", player.rating.unwrap_or(0).to_string()),
        ("FideId", player.fide_id.trim().to_owned()),
        ("Team", team.map_or(String::new(), |team| team.name.trim().to_owned())),
    ];
    let tags = tags.into_iter().filter(|(_, value)| !value.is_empty());
    tags.map(|(key, value)| (format!("{colour}{key}"), value)).collect()
}

/// Quotation marks and backslashes are escaped; control characters cannot stand in a tag.
fn escaped(text: &str) -> String {
    let plain = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    plain.collect::<String>().replace('\\', "\\\\").replace('"', "\\\"")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{Parts, Player, Round};

    #[test]
    fn a_board_with_everything_and_one_with_little() {
        let player =
            |number: u32, name: &str| Player::new(PairingNumber::new(number).unwrap(), name);
        let mut first = player(1, "Keller, \"Anni\"");
        first.title = Some(ronde_model::Title::Im);
        first.rating = Some(2312);
        first.fide_id = "99900001".to_owned();
        let number = |number| PairingNumber::new(number).unwrap();
        let score = GameResult::Played { score: PlayedScore::Draw, rated: true };
        let game = Game { white: number(1), black: number(2), result: score };
        let mut parts = Parts {
            players: vec![first, player(2, "")],
            rounds: vec![Round::new(vec![game], Vec::new()).unwrap()],
            ..Parts::default()
        };
        parts.event.name = "Open".to_owned();
        let snapshot = Snapshot::new(parts).unwrap();
        let expected = "\
[Event \"Open\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"1.1\"]
[White \"Keller, \\\"Anni\\\"\"]
[Black \"?\"]
[Result \"1/2-1/2\"]
[WhiteTitle \"IM\"]
[WhiteElo \"2312\"]
[WhiteFideId \"99900001\"]
[BlackElo \"0\"]

1/2-1/2
";
        assert_eq!(Some(expected), round(&snapshot, RoundNumber::FIRST).as_deref());
        assert_eq!(None, round(&snapshot, RoundNumber::new(2).unwrap()));
    }

    #[test]
    fn results_as_pgn_has_them() {
        for (given, written) in [
            (GameResult::Pending, "*"),
            (GameResult::Adjourned, "*"),
            (GameResult::Forfeited(Forfeit::BlackWins), "0-1"),
            (GameResult::Forfeited(Forfeit::BothLose), "*"),
            (GameResult::Played { score: PlayedScore::HalfToWhite, rated: true }, "*"),
            (GameResult::Played { score: PlayedScore::WhiteWins, rated: false }, "1-0"),
        ] {
            assert_eq!(written, result(given), "{given:?}");
        }
    }
}
