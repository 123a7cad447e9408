//! One answer everywhere: a tournament of each form is played to its end, and every outlet that shows
//! ranks, points, tie-breaks or prizes says the same. Outlets are rows of [`OUTLETS`]; a paper or a
//! file of the desk without a row fails the test.

mod desk;
mod outlets;
mod tables;

use ronde_desk::portable::{Purpose, exported};
use ronde_model::{Participant, Snapshot};
use ronde_standings::{Contest, Standings};

use crate::Place;
use crate::round_trips::{FORMS, Form, Luck, written};
use desk::Served;
use outlets::{NO_RANKING, OTHER_FILES, OUTLETS};
use tables::{Grid, Line, csv, html, number};

/// A tournament in a file, and the same opened at a running desk.
pub(super) struct World {
    place: Place,
    desk: Served,
    journal: String,
    snapshot: Snapshot,
}

/// What the one table says.
fn expected(snapshot: &Snapshot) -> Vec<Line> {
    let standings = Standings::declared(snapshot);
    let lines = standings.rows().iter().map(|row| Line {
        rank: row.rank.to_string(),
        name: name(snapshot, row.who),
        points: number(&row.score.to_string()),
        values: ronde_report::standings::values(&standings, row)
            .iter()
            .map(|value| number(value))
            .collect(),
    });
    lines.collect()
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
    fn of(form: &Form) -> World {
        let mut luck = Luck::of(form.name, 21);
        let mut played = form.begun(&mut luck);
        played.goes_on(&mut luck);
        let snapshot = exported(&played.state, Purpose::Tournament);
        let place = Place::new();
        let bytes = written(&snapshot, "trf");
        place.put("event.trf", &bytes);
        let desk = Served::start(&place);
        let journal = desk.open("event.trf", &bytes);
        World { place, desk, journal, snapshot }
    }

    fn is_of_teams(&self) -> bool {
        Standings::declared(&self.snapshot).settings().contest() == Contest::Teams
    }
}

fn one_answer(name: &str) {
    let form = FORMS.iter().find(|form| form.name == name).unwrap();
    let world = World::of(form);
    let expected = expected(&world.snapshot);
    assert!(expected.len() > 1, "{name}");
    for outlet in OUTLETS {
        let Some(shown) = (outlet.lines)(&world) else { continue };
        let cut = |line: &Line| outlet.shows.of(line);
        let mut all: Vec<Line> = expected.iter().map(cut).collect();
        let mut found: Vec<Line> = shown.iter().map(cut).collect();
        if !outlet.in_order {
            all.sort();
            found.sort();
        }
        assert_eq!(all, found, "{name}: {}", outlet.name);
    }
    prizes_agree(&world, name);
    every_outlet_has_a_row(&world);
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
    let path = format!("/t/{}/prizes?purses=all%3A300%2C200%2C100", world.journal);
    let page = html(&world.desk.page(&path));
    assert_eq!(paid(&csv(&table), 3, 4), paid(&page, 2, 3), "{form}: the desk's page of prizes");
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
