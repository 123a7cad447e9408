//! One answer everywhere: a tournament of each form is played to its end, and every outlet that
//! shows ranks, points, tie-breaks or prizes says the same. Outlets are rows of [`OUTLETS`]; a
//! paper or a file of the desk without a row fails the test.

mod desk;
mod one_by_one;
mod outlets;
mod tables;

use ronde_desk::portable::{Purpose, exported};
use ronde_model::{Participant, Snapshot};
use ronde_standings::{Contest, Standings};

use crate::Place;
use crate::round_trips::{FORMS, Form, Luck, count, written};
use desk::Served;
use outlets::{NO_RANKING, OTHER_COMMANDS, OTHER_FILES, OTHER_ROUTES, OUTLETS, ROUTES_OF_ROWS};
use tables::{Grid, Line, csv, html, html_with, lines, number};

/// `ROUND_TRIPS=50` plays so many of each form from here on.
const FIRST_SEED: u64 = 21;

/// A tournament in a file, and the same opened at a running desk.
pub(super) struct World {
    place: Place,
    desk: Served,
    journal: String,
    snapshot: Snapshot,
    form: &'static str,
    /// Whether it was played to its end; else a round is being played.
    is_over: bool,
}

/// What the one table says.
fn expected(snapshot: &Snapshot) -> Vec<Line> {
    let standings = Standings::declared(snapshot);
    let row = |row: &ronde_standings::Row| Line {
        rank: row.rank.to_string(),
        name: name(snapshot, row.who),
        points: number(&row.score.to_string()),
        values: ronde_report::standings::values(&standings, row)
            .iter()
            .map(|value| number(value))
            .collect(),
    };
    standings.rows().iter().map(row).collect()
}

fn name(snapshot: &Snapshot, who: Participant) -> String {
    match who {
        Participant::Player(number) => snapshot.player(number).unwrap().name.clone(),
        Participant::Team(number) => {
            snapshot.teams.iter().find(|team| team.number == number).unwrap().name.clone()
        }
    }
}

impl World {
    fn of(form: &Form, seed: u64, is_over: bool) -> World {
        let mut luck = Luck::of(form.name, seed);
        let mut played = form.begun(&mut luck);
        if is_over {
            played.goes_on(&mut luck);
        } else {
            played.stops_in_round(2, &mut luck);
        }
        let snapshot = exported(&played.state, Purpose::Tournament);
        let place = Place::new();
        let bytes = written(&snapshot, "trf");
        place.put("event.trf", &bytes);
        let desk = Served::start(&place);
        let journal = desk.open("event.trf", &bytes);
        if is_over {
            desk.finish(&journal);
        }
        World { place, desk, journal, snapshot, form: form.name, is_over }
    }

    fn is_of_teams(&self) -> bool {
        Standings::declared(&self.snapshot).settings().contest() == Contest::Teams
    }

    /// The commands that `ronde` has.
    fn commands(&self) -> Vec<String> {
        let help = self.cli(&["-h"]);
        let rows = help.lines().skip_while(|line| !line.starts_with("Commands:")).skip(1);
        let rows = rows.take_while(|line| !line.is_empty());
        let name = |line: &str| line.strip_prefix("  ")?.split(' ').next().map(str::to_owned);
        rows.filter_map(name).filter(|it| !it.is_empty()).collect()
    }

    fn is_cup(&self) -> bool {
        self.form.contains("cup")
    }
}

fn one_answer(name: &str) {
    let form = FORMS.iter().find(|form| form.name == name).unwrap();
    for seed in FIRST_SEED..FIRST_SEED + count(1) {
        let world = World::of(form, seed, true);
        outlets_agree(&world);
        prizes_agree(&world, name);
        categories_agree(&world);
        every_outlet_has_a_row(&world);
        outlets_agree(&World::of(form, seed, false));
    }
}

/// While a round is being played, the table is that of the last complete round.
fn outlets_agree(world: &World) {
    let expected = expected(&world.snapshot);
    let when = if world.is_over { "over" } else { "a round in play" };
    let name = format!("{}, {when}", world.form);
    assert!(expected.len() > 1, "{name}");
    // What all are compared with has the tie-breaks that were declared, so that none can be missed;
    // points at the head of a list rank first and are no tie-break.
    let declared = ronde_standings::declared::list(&world.snapshot).map_or(0, |it| it.len());
    assert!(expected.iter().all(|line| line.values.len() + 1 >= declared), "{name}");
    for outlet in OUTLETS {
        let Some(shown) = (outlet.lines)(world) else { continue };
        let cut = |line: &Line| outlet.shows.of(line);
        let mut all: Vec<Line> = expected.iter().map(cut).collect();
        let mut found: Vec<Line> = shown.iter().map(cut).collect();
        outlet.covers.align(&mut all, &mut found);
        assert_eq!(all, found, "{name}: {}", outlet.name);
    }
}

/// The same are paid the same on the command line, on paper and on the desk's page.
fn prizes_agree(world: &World, form: &str) {
    let purse = "all:300,200,100";
    let table = world.cli(&["standings", "event.trf", "--prizes", purse, "--csv"]);
    let paper = world.cli(&["report", "event.trf", "prizes", "--prizes", purse, "--form", "csv"]);
    assert_eq!(table, paper, "{form}");
    assert!(table.lines().count() > 1, "{form}: {table}");
    let paid = |grid: &Grid, name: usize, amount: usize| -> Vec<(String, String)> {
        grid[1..].iter().map(|row| (row[name].clone(), number(&row[amount]))).collect()
    };
    let expected = paid(&csv(&table), 3, 4);
    let asked = "purses=all%3A300%2C200%2C100";
    let page = world.desk.page(&format!("/t/{}/prizes?{asked}", world.journal));
    assert_eq!(expected, paid(&html(&page), 2, 3), "{form}: the desk's page of prizes");
    let printed = world.desk.page(&format!("/t/{}/paper/prizes.html?{asked}", world.journal));
    assert_eq!(
        expected,
        paid(&html_with(&printed, &["Amount"]), 3, 4),
        "{form}: the desk's printed prizes"
    );
}

/// Women are ranked among each other alike on the command line, on paper and on the desk's page.
fn categories_agree(world: &World) {
    if world.is_of_teams() {
        return;
    }
    let form = world.form;
    let table =
        lines(&csv(&world.cli(&["standings", "event.trf", "--category", "women", "--csv"])));
    if table.is_empty() || table.len() == world.snapshot.players.len() {
        return;
    }
    let page = world.desk.page(&format!("/t/{}/standings?group=women", world.journal));
    assert_eq!(table, lines(&html(&page)), "{form}: the desk's page of a category");
    let printed = ["report", "event.trf", "categories", "--category", "women", "--form", "csv"];
    assert_eq!(table, lines(&csv(&world.cli(&printed))), "{form}: the paper of a category");
}

fn every_outlet_has_a_row(world: &World) {
    let known = |name: &str| {
        let without = NO_RANKING.iter().chain(OTHER_FILES).any(|it| *it == name);
        without || OUTLETS.iter().any(|outlet| outlet.of == name)
    };
    for kind in ronde_report::paper::catalogue::Kind::ALL {
        assert!(known(kind.key()), "the paper {} is no row of OUTLETS", kind.key());
    }
    for file in world.desk.files(&world.journal) {
        assert!(known(&file), "the file {file} is no row of OUTLETS");
    }
    for command in world.commands() {
        let is_row = OUTLETS.iter().any(|it| it.name.starts_with(&format!("ronde {command}")));
        let other = OTHER_COMMANDS.contains(&command.as_str());
        assert!(is_row != other, "the command {command} is no row of OUTLETS");
    }
}

/// A page or a call that computes is looked at by a row, or is known to rank nobody.
#[test]
fn every_page_and_call_is_known() {
    let answers = |method: &str, path: &str| {
        method == "GET" || ["preview", "whatif"].iter().any(|it| path.ends_with(it))
    };
    for (method, path) in ronde_server::routes() {
        let is_row = ROUTES_OF_ROWS.contains(&path);
        let known = is_row != OTHER_ROUTES.contains(&path);
        assert!(known || !answers(method, path), "{method} {path} is no row of OUTLETS");
    }
}

macro_rules! one_answer {
    ($($test:ident: $name:literal,)*) => {
        $(#[test]
        fn $test() {
            one_answer($name);
        })*

        #[test]
        fn every_form_has_its_test() {
            let named: Vec<&str> = FORMS.iter().map(|form| form.name).collect();
            assert_eq!(vec![$($name),*], named);
        }
    };
}

one_answer! {
    dutch: "Dutch",
    baku: "Baku",
    dubov: "Dubov",
    of_1992: "1992",
    round_robin: "round robin",
    double_round_robin: "double round robin",
    rutsch: "Rütsch",
    team_round_robin: "team round robin",
    team_round_robin_by_game_points: "team round robin by game points",
    scheveningen: "Scheveningen",
    schiller: "Schiller",
    berlin: "Berlin",
    team_berlin: "team Berlin",
    molter: "Molter",
    cup: "cup",
    cup_by_lot: "cup by lot",
    team_cup: "team cup",
}
