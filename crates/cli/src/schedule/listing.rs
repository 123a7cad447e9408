//! A schedule as rows, and the rows as text, CSV and JSON.

use ronde_schedule::table::letters;
use ronde_schedule::{Board, Field, Kind, Labels, Recipe, Round, Schedule, Side, Stage};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

/// The version of the JSON form. It is raised when a field goes or changes its meaning.
const VERSION: u32 = 1;

/// Rounds with words for everybody.
pub(super) struct Listing {
    pub(super) title: String,
    facts: String,
    seats: Vec<String>,
    rounds: Vec<Rows>,
    /// Whether lines should have a board each: there are names, or matches that are not known.
    long: bool,
}

struct Rows {
    heading: String,
    boards: Vec<Row>,
    resting: Vec<String>,
}

struct Row {
    number: usize,
    white: String,
    black: String,
    note: String,
}

impl Listing {
    /// `field` has the names, where there are some.
    pub(super) fn of(
        recipe: &Recipe,
        schedule: &Schedule,
        field: Option<&Field>,
        title: &str,
    ) -> Listing {
        let name = |index: usize| match (field, schedule.labels, recipe.boards) {
            (Some(field), _, Some(_)) => field.teams.get(index).cloned(),
            (Some(field), _, None) => field.players.get(index).map(|player| player.name.clone()),
            (None, ..) => None,
        };
        let seat = |index: usize| {
            let label = ronde_schedule::Seat::new(index + 1).map(|seat| schedule.label(seat));
            let label = label.unwrap_or_default();
            name(index).map_or(label.clone(), |name| format!("{label} {name}"))
        };
        let mut listing = Listing {
            title: title.to_owned(),
            facts: facts(recipe, schedule),
            seats: (0..schedule.seats).map(seat).collect(),
            rounds: Vec::new(),
            long: field.is_some() || matches!(recipe.kind, Kind::Cup(_)),
        };
        listing.rounds = match &recipe.kind {
            Kind::Cup(cup) => listing.cup(cup),
            _ => (1..).zip(&schedule.rounds).map(|it| listing.round(it.0, it.1)).collect(),
        };
        listing
    }

    /// Rounds that were found later, from this number on.
    pub(super) fn rows_of(&mut self, first: usize, rounds: &[Round]) {
        self.rounds = (first..).zip(rounds).map(|(number, it)| self.round(number, it)).collect();
        self.long = true;
    }

    fn round(&self, number: usize, round: &Round) -> Rows {
        let stage = match round.stage {
            Stage::Only => String::new(),
            Stage::Groups => " (groups)".to_owned(),
            Stage::Finals => " (finals)".to_owned(),
            stage => format!(" ({})", stage_words(stage)),
        };
        let boards = (1..).zip(&round.boards).map(|(number, board): (usize, &Board)| Row {
            number,
            white: self.side(board.white),
            black: self.side(board.black),
            note: String::new(),
        });
        Rows {
            heading: format!("Round {number}{stage}"),
            boards: boards.collect(),
            resting: round.resting.iter().map(|side| self.side(*side)).collect(),
        }
    }

    /// Rounds of a cup, by matches. Who has White in a later round depends on the earlier ones.
    fn cup(&self, cup: &ronde_schedule::cup::Cup) -> Vec<Rows> {
        let Ok(bracket) = cup.bracket() else { return Vec::new() };
        let round = |stage: usize| {
            let boards = bracket.of_stage(stage).enumerate().map(|(place, (number, one))| {
                let [mut white, mut black] = one.sides.map(|side| self.side(side));
                let known = one.sides.iter().all(|side| side.seat().is_some());
                if known && stage == 0 && place % 2 == 1 {
                    std::mem::swap(&mut white, &mut black);
                }
                let (best, worst) = one.places;
                let note =
                    if best == 1 { String::new() } else { format!("places {best} to {worst}") };
                Row { number, white, black, note }
            });
            let resting = bracket.resting[stage].iter().map(|side| self.side(*side));
            let words = stage_words(bracket.stage(stage));
            Rows {
                heading: format!("Round {}: {words}", stage + 1),
                boards: boards.collect(),
                resting: resting.collect(),
            }
        };
        (0..bracket.rounds()).map(round).collect()
    }

    /// Who it is, or what he will be.
    pub(super) fn side(&self, side: Side) -> String {
        match side {
            Side::Seat(seat) => self.seats.get(seat.index()).cloned().unwrap_or_default(),
            Side::Winner(number) => format!("winner of {number}"),
            Side::Loser(number) => format!("loser of {number}"),
            Side::Placed { group, place } => format!("{}{place}", letters(group - 1)),
        }
    }

    /// For people: a line a round where everybody is a number, else a line a board.
    pub(super) fn text(&self) -> String {
        let mut text = format!("{}\n{}\n\n", self.title, self.facts);
        for round in &self.rounds {
            text += &if self.long { long_round(round) } else { self.short_round(round) };
        }
        text
    }

    fn short_round(&self, round: &Rows) -> String {
        let widest =
            |rows: &mut dyn Iterator<Item = &String>| rows.map(|it| it.width()).max().unwrap_or(0);
        let mut whites = self.rounds.iter().flat_map(|round| &round.boards).map(|row| &row.white);
        let white = widest(&mut whites);
        let mut blacks = self.rounds.iter().flat_map(|round| &round.boards).map(|row| &row.black);
        let black = widest(&mut blacks);
        let heading = self.rounds.iter().map(|round| round.heading.width()).max().unwrap_or(0);
        // So many games that a line fits a sheet of paper.
        let games = (88_usize.saturating_sub(heading) / (white + black + 4)).max(1);
        let mut text = String::new();
        for (index, line) in round.boards.chunks(games).enumerate() {
            let first = if index == 0 { round.heading.as_str() } else { "" };
            text += &format!("{}{}", first, " ".repeat(heading - first.width()));
            for row in line {
                let (before, after) = (white - row.white.width(), black - row.black.width());
                let (before, after) = (" ".repeat(before), " ".repeat(after));
                text += &format!("   {before}{}-{}{after}", row.white, row.black);
            }
            text = text.trim_end().to_owned() + "\n";
        }
        if !round.resting.is_empty() {
            let rests = shortened(&round.resting);
            text += &format!("{}   rests: {rests}\n", " ".repeat(heading));
        }
        text
    }

    /// A line for each game; nobody as Black where somebody rests.
    pub(super) fn csv(&self) -> String {
        let mut text = "round,board,white,black\n".to_owned();
        for (number, round) in (1..).zip(&self.rounds) {
            for row in &round.boards {
                let (white, black) = (quoted(&row.white), quoted(&row.black));
                text += &format!("{number},{},{white},{black}\n", row.number);
            }
            for rests in &round.resting {
                text += &format!("{number},,{},\n", quoted(rests));
            }
        }
        text
    }

    pub(super) fn json(&self, recipe: &Recipe) -> String {
        let rounds = (1..).zip(&self.rounds).map(|(number, round)| JsonRound {
            round: number,
            name: &round.heading,
            boards: round
                .boards
                .iter()
                .map(|row| JsonBoard { board: row.number, white: &row.white, black: &row.black })
                .collect(),
            resting: &round.resting,
        });
        let page = JsonPage {
            version: VERSION,
            title: &self.title,
            recipe: recipe.to_string(),
            code: recipe.code(),
            seats: &self.seats,
            rounds: rounds.collect(),
        };
        serde_json::to_string_pretty(&page).expect("strings and numbers can always be written")
            + "\n"
    }
}

#[derive(Serialize)]
struct JsonPage<'a> {
    version: u32,
    title: &'a str,
    recipe: String,
    code: String,
    seats: &'a [String],
    rounds: Vec<JsonRound<'a>>,
}

#[derive(Serialize)]
struct JsonRound<'a> {
    round: usize,
    name: &'a str,
    boards: Vec<JsonBoard<'a>>,
    resting: &'a [String],
}

#[derive(Serialize)]
struct JsonBoard<'a> {
    board: usize,
    white: &'a str,
    black: &'a str,
}

/// `Quarter-finals`.
pub(super) fn stage_words(stage: Stage) -> String {
    match stage {
        Stage::Only => "round".to_owned(),
        Stage::Groups => "groups".to_owned(),
        Stage::Finals => "finals".to_owned(),
        Stage::Preliminary => "preliminary round".to_owned(),
        Stage::Cup { left: 2 } => "final".to_owned(),
        Stage::Cup { left: 3..=4 } => "semi-finals".to_owned(),
        Stage::Cup { left: 5..=8 } => "quarter-finals".to_owned(),
        Stage::Cup { left } => format!("last {left}"),
    }
}

fn facts(recipe: &Recipe, schedule: &Schedule) -> String {
    let unit = if recipe.boards.is_some() { "teams" } else { "players" };
    let seats = match (schedule.labels, recipe.boards) {
        (Labels::Teams { size }, _) => format!("{} teams of {size}", recipe.teams()),
        (Labels::Numbers, Some(boards)) => format!("{} {unit} of {boards}", schedule.seats),
        (Labels::Numbers, None) => format!("{} {unit}", schedule.seats),
    };
    let rounds = schedule.rounds.len();
    match &recipe.kind {
        Kind::Cup(cup) => {
            let legs = if cup.legs > 1 { format!(" of {} games", cup.legs) } else { String::new() };
            let matches = cup.bracket().map_or(0, |bracket| bracket.matches.len());
            let number = rounds / cup.legs.max(1);
            let weight = cup.weight();
            let places = if weight == cup.players {
                String::new()
            } else {
                format!(", who take {weight} places")
            };
            format!("{seats}{places}; {number} rounds, {matches} matches{legs}")
        }
        Kind::Molter(molter) => {
            format!("{seats}, {rounds} rounds, {} boards, seed {}", molter.boards(), molter.seed)
        }
        Kind::Berlin(berlin) => {
            let group = |(index, seats): (usize, &Vec<ronde_schedule::Seat>)| {
                let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
                format!("{}: {}", letters(index), seats.join(" "))
            };
            let groups: Vec<String> = berlin.members().iter().enumerate().map(group).collect();
            let groups = groups.join("; ");
            format!(
                "{seats}, {rounds} rounds; groups {groups}\nIn the finals A2 is the second of \
                 group A"
            )
        }
        _ => format!("{seats}, {rounds} rounds; the first-named has White"),
    }
}

/// The first dozen of a list, and how many more.
fn shortened(names: &[String]) -> String {
    const SHOWN: usize = 12;
    let shown = names.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(SHOWN) {
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

fn long_round(round: &Rows) -> String {
    let white = round.boards.iter().map(|row| row.white.width()).max().unwrap_or(0);
    let mut text = format!("{}\n", round.heading);
    for Row { number, white: first, black, note } in &round.boards {
        let blanks = " ".repeat(white - first.width());
        let note = if note.is_empty() { String::new() } else { format!("   ({note})") };
        text += &format!("{number:>5}  {first}{blanks} – {black}{note}\n");
    }
    if !round.resting.is_empty() {
        text += &format!("       without a game: {}\n", shortened(&round.resting));
    }
    text + "\n"
}
