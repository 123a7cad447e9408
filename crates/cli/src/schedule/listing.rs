//! A schedule as rows, and the rows as text, CSV and JSON.

use ronde_schedule::berger::Order;
use ronde_schedule::cup::Cup;
use ronde_schedule::table::letters;
use ronde_schedule::{Board, Field, Kind, Labels, Recipe, Round, Schedule, Side, Stage};
use ronde_words::{Lang, ScheduleCommandWords, fill};
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
    w: &'static ScheduleCommandWords,
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
        lang: Lang,
    ) -> Listing {
        let w = ScheduleCommandWords::of(lang);
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
            facts: facts(recipe, schedule, w),
            seats: (0..schedule.seats).map(seat).collect(),
            rounds: Vec::new(),
            long: field.is_some() || matches!(recipe.kind, Kind::Cup(_)),
            w,
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
        let w = self.w;
        let heading = match round.stage {
            Stage::Only => fill!(w.round, n = number),
            stage => fill!(w.round_of_stage, n = number, stage = stage_words(stage, w)),
        };
        let boards = (1..).zip(&round.boards).map(|(number, board): (usize, &Board)| Row {
            number,
            white: self.side(board.white),
            black: self.side(board.black),
            note: String::new(),
        });
        Rows {
            heading,
            boards: boards.collect(),
            resting: round.resting.iter().map(|side| self.side(*side)).collect(),
        }
    }

    /// Rounds of a cup, by matches. Who has White in a later round depends on the earlier ones.
    fn cup(&self, cup: &Cup) -> Vec<Rows> {
        let w = self.w;
        let Ok(bracket) = cup.bracket() else { return Vec::new() };
        let round = |stage: usize| {
            let boards = bracket.of_stage(stage).enumerate().map(|(place, (number, one))| {
                let [mut white, mut black] = one.sides.map(|side| self.side(side));
                let known = one.sides.iter().all(|side| side.seat().is_some());
                if known && stage == 0 && place % 2 == 1 {
                    std::mem::swap(&mut white, &mut black);
                }
                let (best, worst) = one.places;
                let places = || fill!(w.places, best = best, worst = worst);
                let note = if best == 1 { String::new() } else { places() };
                Row { number, white, black, note }
            });
            let resting = bracket.resting[stage].iter().map(|side| self.side(*side));
            let name = stage_words(bracket.stage(stage), w);
            Rows {
                heading: fill!(w.round_of_cup, n = stage + 1, stage = name),
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
            Side::Winner(number) => fill!(self.w.winner, n = number),
            Side::Loser(number) => fill!(self.w.loser, n = number),
            Side::Placed { group, place } => format!("{}{place}", letters(group - 1)),
        }
    }

    /// For people: a line a round where everybody is a number, else a line a board.
    pub(super) fn text(&self) -> String {
        let mut text = format!("{}\n{}\n\n", self.title, self.facts);
        for round in &self.rounds {
            text += &if self.long { long_round(round, self.w) } else { self.short_round(round) };
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
            let rests = shortened(&round.resting, self.w);
            let rests = fill!(self.w.rests, who = rests);
            text += &format!("{}   {rests}\n", " ".repeat(heading));
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
fn stage_words(stage: Stage, w: &ScheduleCommandWords) -> String {
    match stage {
        Stage::Only => w.stage_only.to_owned(),
        Stage::Groups => w.stage_groups.to_owned(),
        Stage::Finals => w.stage_finals.to_owned(),
        Stage::Preliminary => w.stage_preliminary.to_owned(),
        Stage::Cup { left: 2 } => w.stage_final.to_owned(),
        Stage::Cup { left: 3..=4 } => w.stage_semi_finals.to_owned(),
        Stage::Cup { left: 5..=8 } => w.stage_quarter_finals.to_owned(),
        Stage::Cup { left } => fill!(w.stage_last, n = left),
    }
}

/// What kind of tournament a recipe makes, as a title.
pub(super) fn kind(recipe: &Recipe, lang: Lang) -> &'static str {
    let w = ScheduleCommandWords::of(lang);
    match (&recipe.kind, recipe.boards.is_some()) {
        (Kind::RoundRobin(one), teams) => match (one.order, teams) {
            (Order::Rutsch, false) => w.kind_rutsch,
            (Order::Rutsch, true) => w.kind_team_rutsch,
            (Order::Berger | Order::ReversedEnd, false) => w.kind_robin,
            (Order::Berger | Order::ReversedEnd, true) => w.kind_team_robin,
        },
        (Kind::Scheveningen(_), _) => w.kind_scheveningen,
        (Kind::Schiller(_), _) => w.kind_schiller,
        (Kind::Berlin(_), false) => w.kind_berlin,
        (Kind::Berlin(_), true) => w.kind_team_berlin,
        (Kind::Molter(_), _) => w.kind_molter,
        (Kind::Cup(_), false) => w.kind_cup,
        (Kind::Cup(_), true) => w.kind_team_cup,
    }
}

fn facts(recipe: &Recipe, schedule: &Schedule, w: &ScheduleCommandWords) -> String {
    let seats = match (schedule.labels, recipe.boards) {
        (Labels::Teams { size }, _) => fill!(w.teams_of, n = recipe.teams(), size = size),
        (Labels::Numbers, Some(size)) => fill!(w.teams_of, n = schedule.seats, size = size),
        (Labels::Numbers, None) => fill!(w.players, n = schedule.seats),
    };
    let rounds = schedule.rounds.len();
    match &recipe.kind {
        Kind::Cup(cup) => facts_of_cup(cup, seats, rounds, w),
        Kind::Molter(one) => fill!(
            w.facts_molter,
            seats = seats,
            rounds = rounds,
            boards = one.boards(),
            seed = one.seed
        ),
        Kind::Berlin(berlin) => {
            let group = |(index, seats): (usize, &Vec<ronde_schedule::Seat>)| {
                let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
                format!("{}: {}", letters(index), seats.join(" "))
            };
            let groups: Vec<String> = berlin.members().iter().enumerate().map(group).collect();
            let groups = groups.join("; ");
            let facts = fill!(w.facts_berlin, seats = seats, rounds = rounds, groups = groups);
            format!("{facts}\n{}", w.berlin_finals)
        }
        Kind::RoundRobin(_) | Kind::Scheveningen(_) | Kind::Schiller(_) => {
            fill!(w.facts, seats = seats, rounds = rounds)
        }
    }
}

fn facts_of_cup(cup: &Cup, seats: String, rounds: usize, w: &ScheduleCommandWords) -> String {
    let matches = cup.bracket().map_or(0, |bracket| bracket.matches.len());
    let (rounds, weight) = (rounds / cup.legs.max(1), cup.weight());
    let seats = if weight == cup.players {
        seats
    } else {
        fill!(w.who_take, seats = seats, places = weight)
    };
    match cup.legs {
        0 | 1 => fill!(w.facts_cup, seats = seats, rounds = rounds, matches = matches),
        legs => {
            fill!(w.facts_cup_legs, seats = seats, rounds = rounds, matches = matches, legs = legs)
        }
    }
}

/// The first dozen of a list, and how many more.
fn shortened(names: &[String], w: &ScheduleCommandWords) -> String {
    const SHOWN: usize = 12;
    let shown = names.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(SHOWN) {
        0 => shown,
        more => fill!(w.and_more, list = shown, n = more),
    }
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

fn long_round(round: &Rows, w: &ScheduleCommandWords) -> String {
    let white = round.boards.iter().map(|row| row.white.width()).max().unwrap_or(0);
    let mut text = format!("{}\n", round.heading);
    for Row { number, white: first, black, note } in &round.boards {
        let blanks = " ".repeat(white - first.width());
        let note = if note.is_empty() { String::new() } else { format!("   ({note})") };
        text += &format!("{number:>5}  {first}{blanks} – {black}{note}\n");
    }
    if !round.resting.is_empty() {
        let who = shortened(&round.resting, w);
        text += &format!("       {}\n", fill!(w.without_game, who = who));
    }
    text + "\n"
}
