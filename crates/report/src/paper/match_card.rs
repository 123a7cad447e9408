//! The match card of a player (ssb-course, "Un seul joueur: carte de match"): for a rating list to
//! which nobody else of the tournament is reported. Its fields are those of the example there: who
//! and with which rank, the games with their sum, where it was played, who directed and who
//! arbitrated.

use ronde_model::{
    Colour, DateText, Histories, NationalRecord, Outcome, PairingNumber, Participant, Player,
    RoundEntry, Snapshot, Title,
};
use ronde_standings::Standings;
use ronde_words::{MatchCardWords, fill};

use super::{Block, Paper, Sheet, Source, Table, draw, people};
use crate::estimates;
use crate::figures::{optional, short_halves};
use crate::rating::sex_letter;
use crate::view::{Column, View};

/// A card on a page of its own for each of these, who must be in the tournament; `standings` are
/// the table that the event is ranked by.
pub fn paper(source: &Source, standings: &Standings, whose: &[PairingNumber]) -> Paper {
    let w = MatchCardWords::of(source.lang);
    let snapshot = source.snapshot;
    let maker = Maker {
        source,
        w,
        histories: Histories::of_first(snapshot, standings.rounds()),
        standings: standings.of_players(snapshot),
    };
    let sheets: Vec<Sheet> = whose.iter().filter_map(|number| maker.sheet(*number)).collect();
    let title = match sheets.as_slice() {
        [only] => only.title.clone(),
        _ => w.title.to_owned(),
    };
    Paper { sheets, ..Paper::new(source, "card", title) }
}

struct Maker<'a> {
    source: &'a Source<'a>,
    w: &'static MatchCardWords,
    histories: Histories,
    standings: Standings,
}

/// A game over the board, as the player sees it; nothing else stands on the card.
struct Game {
    round: usize,
    colour: Colour,
    opponent: PairingNumber,
    own: i64,
    other: i64,
}

fn game((round, entry): (usize, &RoundEntry)) -> Option<Game> {
    let RoundEntry::Played { opponent, colour, outcome, .. } = *entry else { return None };
    let (own, other) = match outcome {
        Outcome::Win => (2, 0),
        Outcome::Draw => (1, 1),
        Outcome::Loss => (0, 2),
    };
    Some(Game { round: round + 1, colour, opponent, own, other })
}

impl Maker<'_> {
    fn sheet(&self, number: PairingNumber) -> Option<Sheet> {
        let snapshot = self.source.snapshot;
        let index = snapshot.index_of(number)?;
        let games: Vec<Game> =
            self.histories.row(index).iter().enumerate().filter_map(game).collect();
        let table = |view: View| Table { view, abreast: 1, kept: 0 };
        let player = table(self.identity(&snapshot.players[index]));
        let event = table(self.event());
        Some(Sheet {
            key: "card".to_owned(),
            title: fill!(self.w.of, name = draw::name(self.source, number)),
            page: self.source.page,
            blocks: vec![
                Block::Named("player", player),
                Block::Named("games", table(self.games(&games))),
                Block::Named("event", event),
            ],
        })
    }

    /// Who the card is about. What is not known is left out.
    fn identity(&self, player: &Player) -> View {
        let (w, snapshot) = (self.w, self.source.snapshot);
        let national = record(snapshot, player.number);
        let rank = self.standings.row_of(Participant::Player(player.number)).map(|row| row.rank);
        let begun = self.histories.rounds() > 0;
        said(
            "player",
            w.player,
            [
                (w.number, player.number.to_string()),
                (w.rank, optional(rank.filter(|_| begun))),
                (w.name, player.name.trim().to_owned()),
                (w.fide_title, optional(player.title.map(Title::code))),
                (w.sex, optional(player.sex.map(sex_letter))),
                (w.born, self.day(player.birth.as_ref())),
                (w.club, draw::club(snapshot, player.number)),
                (w.federation, player.federation.trim().to_owned()),
                (w.fide_id, player.fide_id.trim().to_owned()),
                (w.national_id, national.map_or_else(String::new, |it| it.id.trim().to_owned())),
                (w.elo, estimates::shown(player)),
                (w.national_rating, optional(national.and_then(|it| it.rating))),
            ],
        )
    }

    fn games(&self, games: &[Game]) -> View {
        let w = self.w;
        let columns = vec![
            Column::numbers("round", w.round),
            Column::words("colour", w.colour),
            Column::words("opponent", w.opponent),
            Column::words("title", w.fide_title),
            Column::numbers("rating", w.elo),
            Column::numbers("national_rating", w.national),
            Column::words("sex", w.sex),
            Column::words("club", w.club),
            Column::words("federation", w.fed),
            Column::between("result", w.result),
        ];
        let own = games.iter().map(|game| game.own).sum();
        let other = games.iter().map(|game| game.other).sum();
        let mut total = vec![String::new(); columns.len()];
        w.total.clone_into(&mut total[2]);
        total[9] = result(own, other);
        let rows = games.iter().map(|game| self.row(game)).chain([total]).collect();
        let view = View { columns, rows, ..View::default() };
        view.without_empty(&["title", "national_rating", "sex", "club", "federation"])
    }

    fn row(&self, game: &Game) -> Vec<String> {
        let snapshot = self.source.snapshot;
        let opponent = snapshot.player(game.opponent);
        vec![
            game.round.to_string(),
            draw::colour(game.colour, self.source.lang).to_owned(),
            draw::name(self.source, game.opponent),
            optional(opponent.and_then(|it| it.title).map(Title::code)),
            opponent.map(estimates::shown).unwrap_or_default(),
            optional(record(snapshot, game.opponent).and_then(|it| it.rating)),
            optional(opponent.and_then(|it| it.sex).map(sex_letter)),
            draw::club(snapshot, game.opponent),
            opponent.map_or_else(String::new, |it| it.federation.trim().to_owned()),
            result(game.own, game.other),
        ]
    }

    /// Where it was played, and who answers for it.
    fn event(&self) -> View {
        let (w, event) = (self.w, &self.source.snapshot.event);
        said(
            "event",
            w.event,
            [
                (w.event_name, event.name.trim().to_owned()),
                (w.place, event.city.trim().to_owned()),
                (w.from, self.day(event.start.as_ref())),
                (w.to, self.day(event.end.as_ref())),
                (w.time_control, event.time_control.trim().to_owned()),
                (w.director, event.director.trim().to_owned()),
                (w.chief_arbiter, event.chief_arbiter.trim().to_owned()),
                (w.deputies, event.deputies.join("; ")),
            ],
        )
    }

    fn day(&self, date: Option<&DateText>) -> String {
        date.map_or_else(String::new, |date| people::day(date, self.source.lang))
    }
}

/// `½ - ½`, the player's own points first, as the course prints it.
fn result(own: i64, other: i64) -> String {
    format!("{} - {}", short_halves(own), short_halves(other))
}

/// The first national record; a file has those of one federation as a rule.
fn record(snapshot: &Snapshot, number: PairingNumber) -> Option<&NationalRecord> {
    snapshot.national.iter().find(|it| it.number == number)
}

fn said<const N: usize>(key: &str, heading: &str, lines: [(&str, String); N]) -> View {
    let known = lines.into_iter().filter(|(_, text)| !text.is_empty());
    View {
        columns: vec![Column::words(key, heading), Column::words("value", "")],
        rows: known.map(|(name, text)| vec![name.to_owned(), text]).collect(),
        ..View::default()
    }
}

#[cfg(test)]
mod tests {
    use ronde_model::{Game, GameResult, Parts, PlayedScore, Round, Unpaired};
    use ronde_words::Lang;

    use super::super::Page;
    use super::*;

    fn number(number: u32) -> PairingNumber {
        PairingNumber::new(number).unwrap()
    }

    fn event() -> Snapshot {
        let names = ["Capponi, Axel", "Glayre, Claude", "Sadeghi, Hassan"];
        let mut players: Vec<Player> =
            (1..).zip(names).map(|(at, name)| Player::new(number(at), name)).collect();
        players[2].rating = Some(2150);
        let game = |white, black, score| Game {
            white: number(white),
            black: number(black),
            result: GameResult::Played { score, rated: true },
        };
        let round = |held, free| Round::new(vec![held], vec![(number(free), Unpaired::PairingBye)]);
        let rounds = vec![
            round(game(2, 3, PlayedScore::BlackWins), 1).unwrap(),
            round(game(1, 2, PlayedScore::WhiteWins), 3).unwrap(),
            round(game(3, 1, PlayedScore::Draw), 2).unwrap(),
        ];
        let mut parts = Parts { players, rounds, ..Parts::default() };
        "Young Masters".clone_into(&mut parts.event.name);
        "Kesselring, René".clone_into(&mut parts.event.director);
        "Piguet, Michel".clone_into(&mut parts.event.chief_arbiter);
        Snapshot::new(parts).unwrap()
    }

    fn rows(view: &View) -> Vec<String> {
        view.rows.iter().map(|row| row.join("|")).collect()
    }

    /// The rank is that of the standings, whatever a file states; a bye is no game.
    #[test]
    fn a_card_has_the_rank_the_games_and_the_director() {
        let snapshot = event();
        let settings = ronde_standings::Settings::of(&snapshot);
        let standings = Standings::of(&snapshot, settings);
        let page = Page::default();
        for (lang, rank, director, games) in [
            (
                Lang::En,
                "Rank|1",
                "Tournament director|Kesselring, René",
                "2|White|Glayre, Claude||1 - 0",
            ),
            (
                Lang::Fr,
                "Rang|1",
                "Direction du tournoi|Kesselring, René",
                "2|Blancs|Glayre, Claude||1 - 0",
            ),
            (
                Lang::De,
                "Rang|1",
                "Turnierleitung|Kesselring, René",
                "2|Weiss|Glayre, Claude||1 - 0",
            ),
            (
                Lang::It,
                "Posizione|1",
                "Direzione del torneo|Kesselring, René",
                "2|Bianco|Glayre, Claude||1 - 0",
            ),
        ] {
            let snapshot = &snapshot;
            let source = Source { snapshot, lang, stamp: "", link: None, draft: false, page };
            let paper = paper(&source, &standings, &[number(1)]);
            let tables = paper.tables();
            let keys: Vec<&str> = tables.iter().map(|(key, _)| &**key).collect();
            assert_eq!(["player", "games", "event"].as_slice(), keys);
            assert!(rows(&tables[0].1).contains(&rank.to_owned()), "{:?}", tables[0].1.rows);
            assert!(rows(&tables[2].1).contains(&director.to_owned()), "{:?}", tables[2].1.rows);
            let found = rows(&tables[1].1);
            assert_eq!((games, 3), (&*found[0], found.len()), "two games and their sum");
            assert!(found[2].ends_with("||1½ - ½"), "{found:?}");
        }
    }

    #[test]
    fn everybody_has_a_page_of_his_own() {
        let snapshot = event();
        let settings = ronde_standings::Settings::of(&snapshot);
        let standings = Standings::of(&snapshot, settings);
        let (lang, page) = (Lang::En, Page::default());
        let source =
            Source { snapshot: &snapshot, lang, stamp: "", link: None, draft: false, page };
        let paper = paper(&source, &standings, &[number(1), number(2), number(3)]);
        assert_eq!((3, "Match cards"), (paper.sheets.len(), &*paper.title));
        assert_eq!("event-3", paper.tables().last().unwrap().0);
    }
}
