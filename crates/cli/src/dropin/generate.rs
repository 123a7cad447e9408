//! `-g`: a random tournament.

use std::fs;
use std::path::Path;

use ronde_model::{RoundNumber, Snapshot};
use ronde_report::random::model_problem;
use ronde_simulate::{Acceleration, Dialect, Recipe};
use ronde_swiss::System;
use ronde_swiss::check::check_round;

use super::request::Request;
use super::{Streams, beside, checklist, load};
use crate::generate::{self, Kind};
use crate::language;
use crate::outcome::{Outcome, Stop};
use crate::pair::choice::{self, Rulebook};
use crate::pair::scene::Scene;
use crate::save::save;

pub(super) fn run(
    request: &Request,
    config: Option<&Path>,
    streams: &mut Streams<'_>,
) -> Result<Outcome, Stop> {
    let recipe = recipe(request, config, streams)?;
    let seed = request.seed.map_or_else(generate::fresh_seed, Ok)?;
    streams.complain(&format!("seed {seed}\n"));
    let made = generate::draw(&recipe, seed)?;
    streams.complain(&generate::warnings(&made));
    let read = config.or(request.input.as_deref());
    let output = request.output.as_deref().unwrap_or(Path::new("-"));
    let output = beside(output, read);
    generate::write(&output, &made.snapshot, kind(request, &output))?;
    if let Some(path) = request.checklist_path(Some(&output)) {
        let list = lists(&made.snapshot)? + checklist::LEGEND;
        save(&path, |target| target.write_all(list.as_bytes()))?;
    }
    if made.is_whole() { Ok(Outcome::Done) } else { Ok(Outcome::Negative) }
}

/// What the caller's program writes itself: the dialect of bbpPairings where a system is named,
/// else that of JaVaFo; unless the name says JSON.
fn kind(request: &Request, path: &Path) -> Kind {
    let json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    match dialect(request) {
        _ if json => Kind::Json,
        Dialect::BbpPairings => Kind::Bbp,
        Dialect::JaVaFo => Kind::Trf16,
    }
}

/// From the model tournament, from the file of keys, or everything by lot.
fn recipe(
    request: &Request,
    config: Option<&Path>,
    streams: &mut Streams<'_>,
) -> Result<Recipe, Stop> {
    let mut recipe = match (config, &request.input) {
        (Some(path), _) => from_keys(path, dialect(request), streams)?,
        // JaVaFo's model is a file of keys; that of bbpPairings is a tournament.
        (None, Some(path)) if request.system.is_none() && has_keys(path) => {
            from_keys(path, Dialect::JaVaFo, streams)?
        }
        (None, Some(_)) => {
            let model = load(request)?.snapshot;
            let system = choice::system(&model, &request.rulebook());
            let system = system.map_or(System::DEFAULT, |choice| choice.system);
            Recipe::like(&model, system)
        }
        (None, None) => Recipe::from_model_file("", dialect(request)).0,
    };
    if request.baku {
        recipe.acceleration = Some(Acceleration::Baku);
    }
    Ok(recipe)
}

fn dialect(request: &Request) -> Dialect {
    if request.system.is_some() { Dialect::BbpPairings } else { Dialect::JaVaFo }
}

/// Whether a file holds lines of a key and a value rather than a tournament.
fn has_keys(path: &Path) -> bool {
    let Ok(text) = fs::read(path) else { return false };
    let text = String::from_utf8_lossy(&text);
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.find(|line| !line.starts_with('#')).is_some_and(|line| {
        let key = line.split('=').next().unwrap_or_default().trim();
        line.contains('=') && key.chars().all(char::is_alphanumeric)
    })
}

fn from_keys(path: &Path, dialect: Dialect, streams: &mut Streams<'_>) -> Result<Recipe, Stop> {
    let name = path.display();
    let text = fs::read_to_string(path)
        .map_err(|error| Stop::file_access(format!("{name} could not be read: {error}.")))?;
    let (recipe, problems) = Recipe::from_model_file(&text, dialect);
    for problem in &problems {
        let told = model_problem(problem, language::current());
        streams.complain(&format!("{name}, {told}\n"));
    }
    if problems.is_empty() {
        return Ok(recipe);
    }
    Err(Stop::bad_input(format!("{name} cannot be followed. Mend the lines above.")))
}

/// The checklist of every round.
fn lists(snapshot: &Snapshot) -> Result<String, Stop> {
    let system = choice::system(snapshot, &Rulebook::default())?.system;
    let initial = choice::initial(snapshot, system, None).colour;
    let mut text = String::new();
    for round in (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index) {
        let check = check_round(snapshot, round, system, initial);
        let scene = Scene::new(snapshot, round, system);
        text += &format!("Round #{round}\n");
        text += &checklist::page(&scene, check.prescribed.as_ref());
    }
    Ok(text)
}
