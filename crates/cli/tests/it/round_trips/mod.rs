//! A tournament goes from the desk into a file, through the command line, and back to the desk: it
//! stays the same tournament. One of every form, with everything that chance can do to it.
//!
//! `ROUND_TRIPS=200` plays so many of each form; here it is a few.

mod forms;
mod play;
mod same;

use ronde_desk::portable::{Purpose, exported};
use ronde_desk::{Act, State, opening};
use ronde_formats::trf::{Flavour, WriteOptions};
use ronde_model::Snapshot;

use crate::Place;
pub(crate) use forms::{FORMS, Form};
use play::Desk;
pub(crate) use play::Luck;
use same::same;

/// So many of each form, unless somebody asks for more.
const USUAL: u64 = 3;

/// What `ROUND_TRIPS` says, else the usual number.
pub(crate) fn count(usual: u64) -> u64 {
    std::env::var("ROUND_TRIPS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// What a file of the tournament is ranked like: the one place to change when the command does.
#[track_caller]
fn ranks(place: &Place, file: &str) -> serde_json::Value {
    let ended = place.run(&["standings", file, "--json"]);
    assert_eq!(0, ended.code, "{file}: {}", ended.stderr);
    let mut page: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    // What the file is called is no part of the ranking.
    page.as_object_mut().unwrap().remove("file");
    page
}

/// `check` finds every round as the rules or the schedule have it.
#[track_caller]
fn agrees(place: &Place, file: &str, why: &str) {
    let ended = place.run(&["check", file]);
    assert_eq!(0, ended.code, "{why}: {}{}", ended.stdout, ended.stderr);
}

pub(crate) fn written(snapshot: &Snapshot, ending: &str) -> Vec<u8> {
    if ending == "json" {
        let mut bytes = Vec::new();
        ronde_formats::json::write(snapshot, &mut bytes).unwrap();
        return bytes;
    }
    let options = WriteOptions::default();
    ronde_formats::trf::write(snapshot, Flavour::Trf26, options).text.into_bytes()
}

/// The file as the desk opens it.
#[track_caller]
fn opened(bytes: &[u8], name: &str) -> Desk {
    let ronde_formats::Opened { kind, content, .. } = ronde_formats::open(bytes, name).unwrap();
    let ronde_formats::Content::Tournament(read) = content else { panic!("{name}") };
    let imported = opening::imported((name, bytes), kind, &read.snapshot, Vec::new());
    let mut desk = Desk::new();
    desk.does(Act::Import(Box::new(imported)));
    desk
}

/// Desk, file, command line, file, desk.
#[track_caller]
fn there_and_back(place: &Place, state: &State, ending: &str, why: &str) -> Desk {
    let (out, back) = (format!("out.{ending}"), format!("back.{ending}"));
    place.put(&out, written(&exported(state, Purpose::Tournament), ending));
    let ended = place.run(&["convert", &out, &back]);
    assert_eq!(0, ended.code, "{why}: {}", ended.stderr);
    let desk = opened(&std::fs::read(place.path(&back)).unwrap(), &back);
    place.put("again.json", written(&exported(&desk.state, Purpose::Tournament), "json"));
    assert_eq!(ranks(place, &out), ranks(place, "again.json"), "{why}");
    agrees(place, &out, why);
    agrees(place, "again.json", why);
    desk
}

fn one(form: &Form, seed: u64) {
    let mut luck = Luck::of(form.name, seed);
    let mut desk = form.begun(&mut luck);
    desk.plays(&mut luck);
    let place = Place::new();
    for ending in ["trf", "json"] {
        let why = format!("{} {seed} as {ending}", form.name);
        let first = there_and_back(&place, &desk.state, ending, &why);
        same(&desk.state, &first.state, &why);
        let second = there_and_back(&place, &first.state, ending, &why);
        same(&first.state, &second.state, &format!("{why}, a second time"));
        goes_on_alike(&desk, second, &luck, &why);
    }
}

/// Whatever comes next is the same at both desks.
#[track_caller]
fn goes_on_alike(one: &Desk, mut other: Desk, luck: &Luck, why: &str) {
    let mut one = Desk { state: one.state.clone(), lines: one.lines.clone() };
    for desk in [&mut one, &mut other] {
        desk.goes_on(&mut luck.clone());
    }
    same(&one.state, &other.state, &format!("{why}, and goes on"));
    assert_eq!(one.state.finished, other.state.finished, "{why}, to its end");
}

/// A test for each form, and none without one.
macro_rules! stay_the_same {
    ($($test:ident: $name:literal,)*) => {
        mod stay_the_same {
            $(#[test]
            fn $test() {
                super::all_of($name);
            })*
        }

        #[test]
        fn every_form_has_its_test() {
            let named: Vec<&str> = FORMS.iter().map(|form| form.name).collect();
            assert_eq!(vec![$($name),*], named);
        }
    };
}

stay_the_same! {
    dutch: "Dutch",
    baku: "Baku",
    dubov: "Dubov",
    of_1992: "1992",
    round_robins: "round robin",
    double_round_robins: "double round robin",
    rutsch: "Rütsch",
    team_round_robins: "team round robin",
    team_round_robins_by_game_points: "team round robin by game points",
    scheveningen: "Scheveningen",
    schiller: "Schiller",
    berlin: "Berlin",
    team_berlin: "team Berlin",
    molter: "Molter",
    cups: "cup",
    cups_by_lot: "cup by lot",
    team_cups: "team cup",
}

fn all_of(name: &str) {
    let form = FORMS.iter().find(|form| form.name == name).unwrap();
    for seed in 0..count(USUAL) {
        one(form, seed);
    }
}

/// A schedule is made on the command line, played at the desk, and looked at on the command line.
#[test]
fn a_schedule_of_the_command_line_is_played_on_at_the_desk() {
    let place = Place::new();
    let made: [&[&str]; 10] = [
        &["round-robin", "-n", "7"],
        &["round-robin", "-n", "6", "--double"],
        &["round-robin", "-n", "5", "--rutsch"],
        &["round-robin", "-n", "4", "--teams-of", "2"],
        &["scheveningen", "--boards", "4"],
        &["schiller"],
        &["berlin", "-n", "8"],
        &["molter", "--teams", "4", "--players", "4", "--rounds", "3"],
        &["cup", "-n", "6", "--third"],
        &["cup", "-n", "4", "--teams-of", "3"],
    ];
    for args in made {
        for file in ["x.trf", "x.json"] {
            let ended = place.run(&[&["schedule"], args, &["-o", file]].concat());
            assert_eq!(0, ended.code, "{args:?}: {}", ended.stderr);
            let mut desk = opened(&std::fs::read(place.path(file)).unwrap(), file);
            assert_eq!(1, desk.state.rounds.len(), "{args:?}: it opens at round 1");
            assert!(desk.state.round(1).unwrap().missing().count() > 0, "{args:?}");
            assert_eq!(1, desk.state.round_in_play(), "{args:?}");
            desk.goes_on(&mut Luck::of(file, 7));
            assert!(desk.state.finished, "{args:?}: it is played to its end");
            place.put("played.json", written(&exported(&desk.state, Purpose::Tournament), "json"));
            agrees(&place, "played.json", &format!("{args:?}"));
        }
    }
}
