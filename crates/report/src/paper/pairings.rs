//! The pairings of a round, by board and by name; with the results as far as they are in.

use std::collections::BTreeMap;

use ronde_model::{
    Colour, Forfeit, Game, GameResult, Outcome, PairingNumber, Participant, PlayedScore, Round,
    RoundEntry, RoundNumber, Score, Snapshot, TeamNumber, Unpaired,
};
use ronde_words::{HeadWords, PaperWords, fill};

use super::people::{self, Compare};
use super::{Block, Page, Paper, Reading, Sheet, Source, Table};
use crate::crosstable::sign;
use crate::names;
use crate::view::{Column, View};

/// What the list is ordered by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// Boards; those without a game stand at the end.
    #[default]
    Board,
    /// Names: everybody once, with board, colour and opponent.
    Name,
}

/// The pairings of a round. `boards` are the numbers of its boards where they are not 1, 2, 3 …;
/// `order` is how names are ordered.
pub fn paper(source: &Source, round: RoundNumber, by: By, boards: &[u32], order: Compare) -> Paper {
    let words = PaperWords::of(source.lang);
    let (key, title) = match by {
        By::Board => ("pairings-by-board", words.by_board),
        By::Name => ("pairings-by-name", words.by_name),
    };
    let title = fill!(title, n = round);
    let list = match by {
        By::Board => by_board(source, round, boards),
        By::Name => by_name(source, round, boards, order),
    };
    let title = match source.snapshot.event.round_dates.get(round.index()).and_then(Option::as_ref)
    {
        Some(date) => format!("{title} · {}", people::day(date, source.lang)),
        None => title,
    };
    Paper::new(source, key, title.clone()).with(Sheet { title, ..list })
}

/// The list by board, as a part of another paper. Two names in large type side by side want the
/// long side of a page.
pub fn by_board(source: &Source, round: RoundNumber, boards: &[u32]) -> Sheet {
    let key = "pairings-by-board";
    let Some(list) = Listing::of(source, round, boards) else {
        return unpaired(source, round, key);
    };
    let view = trimmed(list.boards(), source.page);
    let blocks = if list.matches.is_empty() {
        vec![Block::Table(Table { view, abreast: 1, kept: 0 })]
    } else {
        vec![
            list.meetings().into(),
            Block::Heading(list.words.all_boards.to_owned()),
            Block::Table(Table { view, abreast: 1, kept: 0 }),
        ]
    };
    let title = fill!(list.words.by_board, n = round);
    let landscape = source.page.landscape || source.page.reading == Reading::Far;
    Sheet { key: key.to_owned(), title, page: Page { landscape, ..source.page }, blocks }
}

/// The list by name, as a part of another paper.
pub fn by_name(source: &Source, round: RoundNumber, boards: &[u32], order: Compare) -> Sheet {
    let key = "pairings-by-name";
    let Some(list) = Listing::of(source, round, boards) else {
        return unpaired(source, round, key);
    };
    let view = list.names(order);
    let view = if source.page.reading == Reading::Far { view.without(&["opponent"]) } else { view };
    let abreast = if source.page.landscape && source.page.reading == Reading::Hand { 2 } else { 1 };
    let title = fill!(list.words.by_name, n = round);
    let blocks = vec![Block::Table(Table { view, abreast, kept: 0 })];
    Sheet { key: key.to_owned(), title, page: source.page, blocks }
}

/// There is nothing to list yet.
fn unpaired(source: &Source, round: RoundNumber, key: &str) -> Sheet {
    let words = PaperWords::of(source.lang);
    Sheet {
        key: key.to_owned(),
        title: fill!(words.round, n = round),
        page: source.page,
        blocks: vec![Block::Words(fill!(words.not_paired, n = round))],
    }
}

/// The larger the type, the fewer columns.
fn trimmed(view: View, page: Page) -> View {
    match (page.reading, page.landscape) {
        (Reading::Hand, _) => view,
        (Reading::Wall, true) => view.without(&["white_number", "black_number"]),
        (Reading::Wall, false) => {
            view.without(&["white_number", "black_number", "white_rating", "black_rating"])
        }
        (Reading::Far, _) => view.without(&[
            "white_number",
            "black_number",
            "white_rating",
            "black_rating",
            "white_points",
            "black_points",
        ]),
    }
}

/// A round and everything that its lists need.
struct Listing<'a> {
    snapshot: &'a Snapshot,
    source: &'a Source<'a>,
    words: &'static PaperWords,
    round: &'a Round,
    boards: &'a [u32],
    /// Points before the round.
    points: Vec<Score>,
    /// Those who take part and of whom the round says nothing.
    absent: Vec<PairingNumber>,
    /// The team of each player, in a team event.
    teams: BTreeMap<PairingNumber, TeamNumber>,
    /// The matches of teams, in the order of their first boards.
    matches: Vec<Match>,
}

/// A match of two teams.
struct Match {
    /// The one with White on the first board, and the other.
    teams: [TeamNumber; 2],
    /// Its games, by their places in the round.
    games: Vec<usize>,
}

fn matches(round: &Round, teams: &BTreeMap<PairingNumber, TeamNumber>) -> Vec<Match> {
    let mut matches: Vec<Match> = Vec::new();
    for (place, game) in round.games().iter().enumerate() {
        let (Some(&white), Some(&black)) = (teams.get(&game.white), teams.get(&game.black)) else {
            continue;
        };
        let same = |it: &&mut Match| it.teams == [white, black] || it.teams == [black, white];
        match matches.iter_mut().find(same) {
            Some(held) => held.games.push(place),
            None => matches.push(Match { teams: [white, black], games: vec![place] }),
        }
    }
    matches
}

impl<'a> Listing<'a> {
    fn of(source: &'a Source<'a>, round: RoundNumber, boards: &'a [u32]) -> Option<Listing<'a>> {
        let snapshot = source.snapshot;
        let held = snapshot.rounds.get(round.index()).filter(|it| it.is_paired())?;
        let mut present: Vec<PairingNumber> = held.present().collect();
        present.sort_unstable();
        let takes_part = snapshot.players.iter().filter(|it| it.participation.covers(round));
        let absent = takes_part.map(|it| it.number);
        let absent = absent.filter(|it| present.binary_search(it).is_err()).collect();
        let members =
            |team: &'a ronde_model::Team| team.members.iter().map(|it| (*it, team.number));
        let is_team_event = people::is_team_event(snapshot);
        let teams = snapshot.teams.iter().filter(|_| is_team_event).flat_map(members).collect();
        let matches = matches(held, &teams);
        Some(Listing {
            snapshot,
            source,
            words: PaperWords::of(source.lang),
            round: held,
            boards,
            points: people::points_before(snapshot, round.index()),
            absent,
            teams,
            matches,
        })
    }

    /// The number of a board; in a team event that of the match and of the board in it.
    fn board(&self, place: usize) -> String {
        if let Some(number) = self.boards.get(place) {
            return number.to_string();
        }
        for (number, held) in (1..).zip(&self.matches) {
            if let Some(board) = held.games.iter().position(|game| *game == place) {
                return format!("{number}.{}", board + 1);
            }
        }
        (place + 1).to_string()
    }

    fn points_of(&self, number: PairingNumber) -> String {
        let place = self.snapshot.index_of(number);
        place.map_or_else(String::new, |place| self.points[place].to_string())
    }

    /// The name with its title; from afar without.
    fn name(&self, number: PairingNumber) -> String {
        match self.source.page.reading {
            Reading::Hand | Reading::Wall => {
                people::titled(self.snapshot, number, self.source.lang)
            }
            Reading::Far => {
                let who = Participant::Player(number);
                names::participant_in(self.snapshot, who, self.source.lang)
            }
        }
    }

    /// Number, name, rating, points.
    fn side(&self, number: PairingNumber) -> [String; 4] {
        [
            number.to_string(),
            self.name(number),
            people::rating(self.snapshot, number),
            self.points_of(number),
        ]
    }

    /// Everybody without a game: the number, why, and what it is worth. In a team event only those
    /// who were to play: reserves are not absent.
    fn idle(&self) -> Vec<(PairingNumber, &'static str, String)> {
        let worth = |entry| people::short(self.snapshot.rules.points.entry(entry));
        let byes = self.round.unpaired().iter().map(|(number, why)| {
            (*number, people::unpaired(*why, self.words), worth(RoundEntry::Unpaired(*why)))
        });
        let absent = self.absent.iter().filter(|_| self.teams.is_empty());
        let absent = absent.map(|number| (*number, self.words.absent, worth(RoundEntry::Absent)));
        byes.chain(absent).collect()
    }

    fn boards(&self) -> View {
        let words = self.words;
        let heads = HeadWords::of(self.source.lang);
        let game = |(place, game): (usize, &Game)| {
            let mut row = vec![self.board(place)];
            row.extend(self.side(game.white));
            row.push(result(game.result, words));
            row.extend(self.side(game.black));
            row
        };
        let idle = |(number, why, worth): (PairingNumber, &str, String)| {
            let mut row = vec![String::new()];
            row.extend(self.side(number));
            row.extend([worth, String::new(), why.to_owned(), String::new(), String::new()]);
            row
        };
        // As one walks through the hall: somebody may always sit at the same table.
        let mut games: Vec<(usize, &Game)> = self.round.games().iter().enumerate().collect();
        games.sort_by_key(|(place, _)| self.boards.get(*place).copied());
        let games = games.into_iter().map(game);
        View {
            columns: vec![
                Column::numbers("board", words.board),
                Column::numbers("white_number", heads.number),
                Column::words("white", words.white),
                Column::numbers("white_rating", words.elo),
                Column::numbers("white_points", words.pts),
                Column::between("result", words.result),
                Column::numbers("black_number", heads.number),
                Column::words("black", words.black),
                Column::numbers("black_rating", words.elo),
                Column::numbers("black_points", words.pts),
            ],
            rows: games.chain(self.idle().into_iter().map(idle)).collect(),
            ..View::default()
        }
        .without_empty(&["white_rating", "black_rating"])
    }

    fn names(&self, order: Compare) -> View {
        let words = self.words;
        let name = |number| self.name(number);
        let mut lines: Vec<(&str, Vec<String>)> = Vec::new();
        let bare = |number| self.snapshot.player(number).map_or("", |it| it.name.trim());
        for (place, game) in self.round.games().iter().enumerate() {
            for (own, other, colour) in
                [(game.white, game.black, Colour::White), (game.black, game.white, Colour::Black)]
            {
                let shown = format!("{} {}", sign(colour), people::colour(colour, words));
                lines.push((bare(own), vec![name(own), self.board(place), shown, name(other)]));
            }
        }
        for (number, why, _) in self.idle() {
            let row = vec![name(number), String::new(), String::new(), why.to_owned()];
            lines.push((bare(number), row));
        }
        lines.sort_by(|one, other| order(one.0, other.0));
        View {
            columns: vec![
                Column::words("name", HeadWords::of(self.source.lang).name),
                Column::numbers("board", words.board),
                Column::between("colour", words.colour),
                Column::words("opponent", words.opponent),
            ],
            rows: lines.into_iter().map(|(_, row)| row).collect(),
            ..View::default()
        }
    }

    /// The matches of teams.
    fn meetings(&self) -> View {
        let words = self.words;
        let name = |team: TeamNumber| {
            let who = Participant::Team(team);
            names::participant_in(self.snapshot, who, self.source.lang)
        };
        let row = |(place, held): (usize, &Match)| {
            let [one, other] = held.teams;
            vec![(place + 1).to_string(), name(one), self.score(held), name(other)]
        };
        View {
            columns: vec![
                Column::numbers("match", words.match_no),
                Column::words("white", words.team),
                Column::between("result", words.result),
                Column::words("black", words.team),
            ],
            rows: self.matches.iter().enumerate().map(row).collect(),
            ..View::default()
        }
    }

    /// The score of a match; a dash until its last game is over.
    fn score(&self, held: &Match) -> String {
        let mut sum = [Score::ZERO; 2];
        for game in held.games.iter().map(|place| self.round.games()[*place]) {
            if matches!(game.result, GameResult::Pending | GameResult::Adjourned) {
                return "–".to_owned();
            }
            let points = self.worth(game);
            let first = usize::from(self.teams.get(&game.white) != Some(&held.teams[0]));
            sum[first] += points[0];
            sum[1 - first] += points[1];
        }
        format!("{} – {}", people::short(sum[0]), people::short(sum[1]))
    }

    /// What a game gave to White and to Black.
    fn worth(&self, game: Game) -> [Score; 2] {
        let points = &self.snapshot.rules.points;
        let (white, black) = match game.result {
            GameResult::Played { score, rated } => {
                let entry = |outcome: Outcome, opponent, colour| RoundEntry::Played {
                    opponent,
                    colour,
                    outcome,
                    rated,
                };
                (
                    entry(score.white(), game.black, Colour::White),
                    entry(score.black(), game.white, Colour::Black),
                )
            }
            GameResult::Forfeited(forfeit) => {
                let won = |won| {
                    let why = if won { Unpaired::ForfeitWin } else { Unpaired::ForfeitLoss };
                    RoundEntry::Unpaired(why)
                };
                (won(forfeit == Forfeit::WhiteWins), won(forfeit == Forfeit::BlackWins))
            }
            GameResult::Adjourned | GameResult::Pending => return [Score::ZERO; 2],
        };
        [points.entry(white), points.entry(black)]
    }
}

/// `1 – 0`; a dash for a game that goes on.
pub(crate) fn result(result: GameResult, words: &PaperWords) -> String {
    match result {
        GameResult::Played { score, .. } => match score {
            PlayedScore::WhiteWins => "1 – 0",
            PlayedScore::Draw => "½ – ½",
            PlayedScore::BlackWins => "0 – 1",
            PlayedScore::HalfToWhite => "½ – 0",
            PlayedScore::HalfToBlack => "0 – ½",
            PlayedScore::BothLose => "0 – 0",
        },
        GameResult::Forfeited(Forfeit::WhiteWins) => "+ – −",
        GameResult::Forfeited(Forfeit::BlackWins) => "− – +",
        GameResult::Forfeited(Forfeit::BothLose) => "− – −",
        GameResult::Adjourned => words.adjourned,
        GameResult::Pending => "–",
    }
    .to_owned()
}
