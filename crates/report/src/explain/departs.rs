//! A round in a file that is not the prescribed one: where it departs, in words.

use ronde_model::{PairingNumber, Snapshot};
use ronde_swiss::check::{Decider, Departure, RoundCheck, Verdict};
use ronde_swiss::facts::Fact;
use ronde_swiss::legality::Violation;
use ronde_swiss::{Board, System};
use ronde_words::{ChangeWords, ExclusionWords, Lang, StoryWords, fill};

use super::deadlock::fact_words;
use super::why_not::{order, values, what};
use super::words::{cited, effects};
use super::{Part, Scene, Story};
use crate::articles::{self, Absolute, short};
use crate::view::{Column, View};

/// What is to be said before the prescribed round is explained; nothing where the round in the file
/// is the prescribed one, or cannot be compared.
pub fn departs(
    snapshot: &Snapshot,
    system: System,
    check: &RoundCheck,
    lang: Lang,
) -> Option<Story> {
    let scene = Scene::new(snapshot, check.round, system).told_in(lang);
    let w = ChangeWords::of(lang);
    let steps = match &check.verdict {
        Verdict::Agrees | Verdict::CannotBePaired(_) => return None,
        Verdict::Illegal(broken) => {
            broken.iter().map(|it| violation(&scene, *it)).collect::<Vec<_>>()
        }
        Verdict::NotPrescribed(departure) => vec![departed(&scene, departure)],
        Verdict::ColoursDiffer(boards) => {
            let list: Vec<String> = boards.iter().map(|it| pair(&scene, *it)).collect();
            let line = fill!(w.g_colours, list = list.join("; "));
            vec![Part::new(w.p_departs, scene.rule(Absolute::Colours), vec![line])]
        }
    };
    let mut short = vec![StoryWords::of(lang).departs.to_owned()];
    short.extend(steps.iter().filter_map(|part| part.lines.first()).map(|line| sentence(line)));
    Some(Story {
        title: fill!(w.g_title, n = check.round),
        short,
        steps,
        tables: vec![table(&scene, check)],
        picture: None,
    })
}

/// With a capital letter and a full stop.
fn sentence(line: &str) -> String {
    let mut letters = line.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str().trim_end_matches('.'))
}

fn pair(scene: &Scene<'_>, board: Board) -> String {
    format!("{} – {}", scene.named(board.white), scene.named(board.black))
}

/// A rule that the round breaks.
fn violation(scene: &Scene<'_>, violation: Violation) -> Part {
    let w = ChangeWords::of(scene.lang());
    let (line, article) = match violation {
        Violation::Rematch(one, other, round) => fact_words(scene, Fact::Met { one, other, round }),
        Violation::Prohibited(one, other) => fact_words(scene, Fact::Prohibited { one, other }),
        Violation::ByeBarred(player, round) => fact_words(scene, Fact::ByeBarred { player, round }),
        Violation::SameAbsolutePreference(one, other, _) => {
            fact_words(scene, Fact::SameAbsoluteColour { one, other })
        }
        Violation::ColourDenied(who, colour) => {
            let article = scene.rule(Absolute::Colours);
            let (who, colour) = (scene.call(who), scene.colour(colour));
            (
                fill!(
                    ExclusionWords::of(scene.lang()).colour_denied,
                    who = who,
                    colour = colour,
                    article = article
                ),
                article.to_owned(),
            )
        }
        Violation::ByeTooMany(who) => {
            let article = violation.article();
            (fill!(w.g_bye, a = scene.call(who), article = article), article.to_owned())
        }
    };
    Part::new(w.p_departs, article, vec![line])
}

/// Where it is legal, but not the prescribed one.
fn departed(scene: &Scene<'_>, departure: &Departure) -> Part {
    let w = ChangeWords::of(scene.lang());
    let points = scene.points(departure.bracket);
    let (lines, article) = match departure.decided_by {
        Decider::Criterion(criterion) => {
            let effect = values(scene, departure, criterion);
            let meant = effects::of_criterion(criterion, scene.lang());
            let line = fill!(w.g_worse, points = points, effect = effect);
            (vec![line, meant.to_owned()], articles::criterion(criterion))
        }
        Decider::EngineFault(criterion) => {
            let effect = values(scene, departure, criterion);
            (
                vec![fill!(w.g_better, points = points, effect = effect)],
                articles::criterion(criterion),
            )
        }
        Decider::Order => (vec![fill!(w.g_order, points = points)], order(scene)),
        Decider::Step { article, name, prescribed, given } => {
            let effect = what(scene, name, prescribed, given);
            let line = fill!(w.g_worse, points = points, effect = effect);
            (vec![line], short(cited(article)).to_owned())
        }
        Decider::Procedure => (vec![fill!(w.g_procedure, points = points)], order(scene)),
    };
    Part::new(w.p_departs, article, lines)
}

/// A board, or who has the bye.
type Row = (PairingNumber, Option<PairingNumber>);

/// Boards that are only prescribed, and those that are only there.
fn table(scene: &Scene<'_>, check: &RoundCheck) -> View {
    let w = ChangeWords::of(scene.lang());
    let rows = |boards: &[Board], byes: &[PairingNumber]| -> Vec<Row> {
        let boards = boards.iter().map(|it| (it.white, Some(it.black)));
        boards.chain(byes.iter().map(|it| (*it, None))).collect()
    };
    let prescribed =
        check.prescribed.as_ref().map_or_else(Vec::new, |it| rows(&it.boards, it.bye.as_slice()));
    let given = rows(&check.given, &check.given_byes);
    let cell = |row: Option<&&Row>| match row {
        None => String::new(),
        Some((white, Some(black))) => pair(scene, Board { white: *white, black: *black }),
        Some((who, None)) => {
            format!("{}: {}", StoryWords::of(scene.lang()).n_bye, scene.named(*who))
        }
    };
    let ours: Vec<&Row> = prescribed.iter().filter(|row| !given.contains(row)).collect();
    let theirs: Vec<&Row> = given.iter().filter(|row| !prescribed.contains(row)).collect();
    View {
        title: w.g_title_table.to_owned(),
        columns: vec![
            Column::words("prescribed", w.t_prescribed),
            Column::words("given", w.t_given),
        ],
        rows: (0..ours.len().max(theirs.len()))
            .map(|at| vec![cell(ours.get(at)), cell(theirs.get(at))])
            .collect(),
        notes: Vec::new(),
    }
}
