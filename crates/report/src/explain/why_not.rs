//! Why two do not meet, in words.

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};
use ronde_swiss::check::{Decider, Departure};
use ronde_swiss::dutch::{Criterion, Edition, Quality, Subject};
use ronde_swiss::field::Float;
use ronde_swiss::why_not::{Forced, WhyNot};
use ronde_swiss::{Board, System, Unpairable};
use ronde_words::{ChangeWords, Lang, StoryWords, fill};

use super::words::acts::{quantity, symbol};
use super::words::refusals::criterion_in_full;
use super::words::{cited, effects};
use super::{Part, Scene, Story, absent, facts};
use crate::articles::{self, Absolute, short};
use crate::view::{Column, View};

/// Boards that the sentence counts and the table lists.
const MOST_LISTED: usize = 60;

/// Why the two do not meet: the article that forbids it, or what would get worse and which boards
/// would move.
pub fn why_not(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    (one, other): (PairingNumber, PairingNumber),
    answer: &WhyNot,
    lang: Lang,
) -> Story {
    let scene = Scene::new(snapshot, round, system).told_in(lang);
    let asked = Asked { scene: &scene, a: scene.call(one), b: scene.call(other) };
    let w = ChangeWords::of(lang);
    let there = [one, other].into_iter().filter(|it| snapshot.player(*it).is_some());
    let mut story = Story {
        title: fill!(w.title, n = round, a = asked.a, b = asked.b),
        tables: vec![facts(&scene, &there.collect::<Vec<_>>())],
        ..Story::default()
    };
    match answer {
        WhyNot::Meet(board) => asked.meet(&mut story, *board),
        WhyNot::NotThere { .. } if one == other => story.short.push(w.same.to_owned()),
        WhyNot::NotThere { player, .. } => {
            story.short.push(absent::sentence(&scene, *player));
            let name = StoryWords::of(lang).n_absent;
            story.steps.push(Part::new(name, absent::ARTICLE, story.short.clone()));
        }
        WhyNot::Forbidden(bar) => {
            let why = scene.bar(one, other, *bar);
            let said = fill!(w.forbidden, a = asked.a, b = asked.b, why = why);
            story.steps.push(Part::new(w.p_article, scene.bar_article(*bar), vec![said.clone()]));
            story.short.push(said);
        }
        WhyNot::NoCompletion(heart) => asked.no_completion(&mut story, heart),
        WhyNot::Worse(forced) => asked.worse(&mut story, forced),
    }
    story
}

/// The question, and what the two are called.
struct Asked<'a> {
    scene: &'a Scene<'a>,
    a: String,
    b: String,
}

impl Asked<'_> {
    fn words(&self) -> &'static ChangeWords {
        ChangeWords::of(self.scene.lang())
    }

    fn meet(&self, story: &mut Story, board: Board) {
        let white = self.scene.call(board.white);
        story.short.push(fill!(self.words().meet, a = self.a, b = self.b, white = white));
    }

    fn no_completion(&self, story: &mut Story, heart: &Unpairable) {
        let (w, scene) = (self.words(), self.scene);
        let article = scene.rule(Absolute::Completion);
        let said = fill!(w.no_completion, a = self.a, b = self.b, article = article);
        let without = fill!(w.one_without, who = scene.all_named(&heart.players));
        let mut lines = vec![said.clone()];
        lines.extend(heart.players.iter().zip(&heart.opponents).map(|(player, others)| {
            let (who, others) = (scene.named(*player), scene.all_named(others));
            fill!(w.may_meet, who = who, others = others)
        }));
        story.steps.push(Part::new(w.p_article, article, lines));
        story.short.extend([said, without]);
    }

    fn worse(&self, story: &mut Story, forced: &Forced) {
        let (w, scene) = (self.words(), self.scene);
        let decided = self.decided(&forced.departure);
        let board = forced.boards.iter().find(|it| {
            let names = [scene.call(it.white), scene.call(it.black)];
            names.contains(&self.a) && names.contains(&self.b)
        });
        let article = decided.article.clone();
        if let Some(board) = board {
            let line = format!("{} – {}", scene.named(board.white), scene.named(board.black));
            story.steps.push(Part::new(w.p_forced, article.clone(), vec![line]));
        }
        story.short.push(decided.said);
        story.steps.push(Part::new(w.p_decides, article.clone(), decided.lines));
        let concerned = self.concerned(&forced.departure, forced);
        if !concerned.is_empty() {
            story.short.extend(concerned.iter().cloned());
            story.steps.push(Part::new(w.p_concerned, article.clone(), concerned));
        }
        let said = match forced.new.len().max(forced.gone.len()) {
            0 => w.no_move.to_owned(),
            many => fill!(w.moves, n = many),
        };
        story.short.push(said.clone());
        story.steps.push(Part::new(w.p_moves, article, vec![said]));
        story.tables.insert(0, self.table(forced));
    }

    fn decided(&self, departure: &Departure) -> Decided {
        let (w, scene) = (self.words(), self.scene);
        let (a, b, points) = (&self.a, &self.b, scene.points(departure.bracket));
        match departure.decided_by {
            Decider::Criterion(criterion) => {
                let effect = effects::of_criterion(criterion, scene.lang());
                let article = articles::criterion(criterion);
                let said = fill!(
                    w.worse,
                    a = a,
                    b = b,
                    points = points,
                    effect = effect,
                    article = article
                );
                Decided { said, lines: vec![values(scene, departure, criterion)], article }
            }
            Decider::Order => {
                let article = order(scene);
                let said = fill!(w.order, a = a, b = b, points = points, article = article);
                Decided::plain(said, article)
            }
            Decider::Step { article, name, prescribed, given } => {
                let what = what(scene, name, prescribed, given);
                let article = cited(article);
                let named = short(article);
                let said =
                    fill!(w.step, a = a, b = b, points = points, what = what, article = named);
                Decided { said, lines: vec![what], article: article.to_owned() }
            }
            Decider::EngineFault(criterion) => {
                let article = criterion_in_full(scene, criterion);
                let said = fill!(w.fault, a = a, b = b, points = points, article = article);
                Decided::plain(said, articles::criterion(criterion))
            }
            Decider::Procedure => {
                let said = fill!(w.procedure, a = a, b = b, points = points);
                Decided::plain(said, order(scene))
            }
        }
    }

    /// Whom the criterion that decides is about, of those whose boards would be new.
    fn concerned(&self, departure: &Departure, forced: &Forced) -> Vec<String> {
        let (w, scene) = (self.words(), self.scene);
        let Decider::Criterion(criterion) = departure.decided_by else { return Vec::new() };
        let (text, players) = match (criterion.edition, criterion.subject) {
            (_, Subject::ByeScore | Subject::ByeUnplayed) => {
                (w.other_bye, forced.bye.into_iter().collect())
            }
            (
                _,
                Subject::ColourDifference
                | Subject::ColourRepeated
                | Subject::Preference
                | Subject::StrongPreference,
            ) => (w.without_colour, self.without_colour(&forced.new)),
            (_, Subject::DownLast | Subject::DownLastDifferences) => {
                (w.floats_again, self.floating(&forced.new, Float::Down, 0))
            }
            (_, Subject::UpLast | Subject::UpLastDifferences) => {
                (w.floats_again, self.floating(&forced.new, Float::Up, 0))
            }
            (_, Subject::DownBefore | Subject::DownBeforeDifferences) => {
                (w.floats_again, self.floating(&forced.new, Float::Down, 1))
            }
            (_, Subject::UpBefore | Subject::UpBeforeDifferences) => {
                (w.floats_again, self.floating(&forced.new, Float::Up, 1))
            }
            (
                Edition::E2026,
                Subject::Downfloaters | Subject::DownfloaterScores | Subject::NextBracket,
            ) => {
                let down = forced.new.iter().filter_map(|it| self.down(*it)).collect();
                (StoryWords::of(scene.lang()).s_floaters, down)
            }
            (
                Edition::E2017,
                Subject::Downfloaters | Subject::DownfloaterScores | Subject::NextBracket,
            )
            | (_, Subject::Completion | Subject::ScoreDifferences) => return Vec::new(),
        };
        let players: Vec<PairingNumber> = players;
        if players.is_empty() {
            return Vec::new();
        }
        vec![fill!(text, who = scene.all_named(&players))]
    }

    /// The higher-scored of two.
    fn down(&self, board: Board) -> Option<PairingNumber> {
        let score = |player| self.scene.score(player);
        match score(board.white).cmp(&score(board.black)) {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(board.white),
            std::cmp::Ordering::Less => Some(board.black),
        }
    }

    fn without_colour(&self, boards: &[Board]) -> Vec<PairingNumber> {
        let due = |player| self.scene.entrant(player).and_then(|it| it.preference);
        let denied = |player, colour: Colour| due(player).is_some_and(|it| it.colour != colour);
        let both =
            boards.iter().flat_map(|it| [(it.white, Colour::White), (it.black, Colour::Black)]);
        both.filter(|(player, colour)| denied(*player, *colour)).map(|it| it.0).collect()
    }

    fn floating(&self, boards: &[Board], float: Float, ago: usize) -> Vec<PairingNumber> {
        let floater = |board: &Board| {
            let down = self.down(*board)?;
            let up = if down == board.white { board.black } else { board.white };
            let player = if float == Float::Down { down } else { up };
            let entrant = self.scene.entrant(player)?;
            entrant.floated(float, ago).then_some(player)
        };
        boards.iter().filter_map(floater).collect()
    }

    /// What is prescribed and what would be, side by side.
    fn table(&self, forced: &Forced) -> View {
        let (w, scene) = (self.words(), self.scene);
        let cell = |board: Option<&Board>| {
            board.map_or_else(String::new, |it| {
                format!("{} – {}", scene.named(it.white), scene.named(it.black))
            })
        };
        let rows = forced.gone.len().max(forced.new.len());
        View {
            title: w.t_moves.to_owned(),
            columns: vec![
                Column::words("prescribed", w.t_prescribed),
                Column::words("instead", w.t_instead),
            ],
            rows: (0..rows.min(MOST_LISTED))
                .map(|at| vec![cell(forced.gone.get(at)), cell(forced.new.get(at))])
                .collect(),
            notes: Vec::new(),
        }
    }
}

/// What decides: the sentence, the figures, the article.
struct Decided {
    said: String,
    lines: Vec<String>,
    article: String,
}

impl Decided {
    fn plain(said: String, article: String) -> Decided {
        Decided { lines: vec![said.clone()], said, article }
    }
}

/// Where the book puts candidates in order.
pub(super) fn order(scene: &Scene<'_>) -> String {
    scene.book().order.to_owned()
}

/// `C12, colour preferences: 0 → 2`.
pub(super) fn values(scene: &Scene<'_>, departure: &Departure, criterion: Criterion) -> String {
    let lang = scene.lang();
    let value = |quality: &Quality| {
        let all = articles::values(quality, lang);
        let found = all.into_iter().find(|(which, _)| *which == criterion);
        found.and_then(|(_, value)| value).unwrap_or_else(|| "0".to_owned())
    };
    let both = departure.qualities.as_ref();
    let (from, to) = both.map_or_else(
        || (String::new(), String::new()),
        |(prescribed, given)| (value(prescribed), value(given)),
    );
    let (article, meaning) = (articles::criterion(criterion), articles::meaning(criterion, lang));
    fill!(ChangeWords::of(lang).values, article = article, meaning = meaning, from = from, to = to)
}

/// What differs first in the steps of a procedure.
pub(super) fn what(
    scene: &Scene<'_>,
    name: &'static str,
    prescribed: Option<i64>,
    given: Option<i64>,
) -> String {
    let w = ChangeWords::of(scene.lang());
    let what = match name {
        "bye" => w.n_bye.to_owned(),
        "floaters" => w.n_floaters.to_owned(),
        "transfers" => w.n_transfers.to_owned(),
        "exchanges" => w.n_exchanges.to_owned(),
        "goes back" => w.n_goes_back.to_owned(),
        "cracks" => w.n_cracks.to_owned(),
        "joins" => w.n_joins.to_owned(),
        "upfloater score" => w.n_upfloater_score.to_owned(),
        "following group" => w.n_following_group.to_owned(),
        "floaters raised" => w.n_floaters_raised.to_owned(),
        "floaters met" => w.n_floaters_met.to_owned(),
        "preferences denied" => w.n_preferences_denied.to_owned(),
        "strong denied" => w.n_strong_denied.to_owned(),
        _ => match quantity(name, scene.lang()) {
            Some(meaning) => format!("{} ({meaning})", symbol(name)),
            None => fill!(w.given_up, article = short(name)),
        },
    };
    let figure = |value: Option<i64>| value.map_or_else(|| "–".to_owned(), |it| it.to_string());
    let (from, to) = (figure(prescribed), figure(given));
    fill!(w.changes, what = what, from = from, to = to)
}
