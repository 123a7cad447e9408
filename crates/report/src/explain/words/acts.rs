//! The acts of a procedure, one by one.

use ronde_model::PairingNumber;
use ronde_swiss::articles::Requirement;
use ronde_swiss::book::Sides;
use ronde_swiss::reasons::FloatersNeeded;
use ronde_swiss::steps::{Act, Fall, Refusal, Step};
use ronde_swiss::{Book, System};
use ronde_words::{Lang, ProcedureWords, fill, message};

use super::{cited, colours, refusals};
use crate::articles;
use crate::explain::Scene;

/// A step in words; several lines where it has several parts.
pub fn step(scene: &Scene<'_>, step: &Step) -> Vec<String> {
    // Dubov of 1997 has both: those who leave a group (6.4) and those who come to it (7).
    if let Act::Needs { floaters, why, of } = &step.act
        && Requirement::cited(step.article) == Some(Requirement::LeftOver)
    {
        return needs(scene, ProcedureWords::of(scene.lang()).must_leave, *floaters, (*why, of));
    }
    act(scene, &step.act)
}

/// An act in words.
pub fn act(scene: &Scene<'_>, act: &Act) -> Vec<String> {
    let w = ProcedureWords::of(scene.lang());
    let name = |player: &PairingNumber| scene.named(*player);
    let one = match act {
        Act::Takes { score, moved, residents } => {
            let (points, who) = (scene.points(*score), scene.all_named(residents));
            let mut lines = vec![fill!(w.takes, points = points, who = who)];
            if !moved.is_empty() {
                lines.push(fill!(w.with_moved, who = scene.all_scored(moved)));
            }
            return lines;
        }
        Act::Sets { name, value } => sets(name, *value, scene.lang()),
        Act::LaysOut { left, right } => {
            let (first, second) = sides(scene.system, scene.lang());
            return vec![
                format!("{first}: {}", scene.all_named(left)),
                format!("{second}: {}", scene.all_named(right)),
            ];
        }
        Act::Exchanges { down, up } => exchange(scene, down, up),
        Act::Drops { requirement } => fill!(w.drops, article = articles::short(requirement)),
        Act::Transfers { player, to } => {
            fill!(w.transfers, who = name(player), points = scene.points(*to))
        }
        Act::Refuses { player, opponent, why } => refuses(scene, *player, *opponent, *why),
        Act::GoesBack { score } => fill!(w.goes_back, points = scene.points(*score)),
        Act::Cracks { score, one, other } => {
            let points = scene.points(*score);
            fill!(w.cracks, one = name(one), other = name(other), points = points)
        }
        Act::Joins { score } => fill!(w.joins, points = scene.points(*score)),
        Act::Pairs { white, black, .. } => {
            let pair = format!("{} – {}", name(white), name(black));
            return std::iter::once(pair).chain(colours_of(scene, act)).collect();
        }
        Act::Floats { player } => fill!(w.leaves, who = name(player)),
        Act::Byes { player, passed_over } => return byes(scene, *player, passed_over),
        Act::DerivesFloats { round } => fill!(w.derives, n = round),
        Act::Tries { candidate, left, falls } => return tries(scene, candidate, left, *falls),
        Act::Skips { count } => fill!(w.skips, n = count),
        Act::Needs { floaters, why, of } => {
            let text = if scene.book().raises_players { w.must_come } else { w.must_leave };
            return needs(scene, text, *floaters, (*why, of));
        }
        Act::Averages { .. } | Act::Indexes { .. } => {
            return figure(act)
                .map(|(player, said)| format!("{}: {said}", name(&player)))
                .into_iter()
                .collect();
        }
    };
    vec![one]
}

/// By which article a pair has its colours, what it says, and what each was due.
pub(crate) fn colours_of(scene: &Scene<'_>, act: &Act) -> Option<String> {
    let Act::Pairs { white, black, colours, white_due, black_due } = act else { return None };
    let lang = scene.lang();
    let w = ProcedureWords::of(lang);
    let article = articles::short(colours);
    let (first, second) = (articles::due(*white_due, lang), articles::due(*black_due, lang));
    let (white, black) = (scene.call(*white), scene.call(*black));
    let rule = colours::rule(colours, lang);
    let due = fill!(w.colours_due, white = white, first = first, black = black, second = second);
    Some(match rule {
        Some(rule) => fill!(w.colours_by, article = article, rule = rule, due = due),
        None => fill!(w.colours, article = article, due = due),
    })
}

/// What the two sides are called in the book.
pub fn sides(system: System, lang: Lang) -> (&'static str, &'static str) {
    let w = ProcedureWords::of(lang);
    match Book::of(system).sides {
        Sides::Colours => (w.whites, w.blacks),
        Sides::Subgroups => ("G1", "G2"),
        Sides::Members => (w.top_members, w.bottom_members),
        Sides::Ends => (w.from_top, w.from_bottom),
        Sides::Halves => ("S1", "S2"),
    }
}

/// The same where there is little room: signs that need no language, if there are some.
pub fn signs_of_sides(system: System, lang: Lang) -> (&'static str, &'static str) {
    match Book::of(system).sides {
        Sides::Colours => ("○", "■"),
        Sides::Members => ("↑", "↓"),
        Sides::Subgroups | Sides::Ends | Sides::Halves => sides(system, lang),
    }
}

/// `x = 1 (pairs that …)`. A name that is not explained stands alone.
pub fn sets(name: &str, value: i64, lang: Lang) -> String {
    let meaning = quantity(name, lang);
    let name = match name {
        "upfloaters" => ProcedureWords::of(lang).upfloater_count,
        other => symbol(other),
    };
    match meaning {
        Some(meaning) => format!("{name} = {value} ({meaning})"),
        None => format!("{name} = {value}"),
    }
}

/// What a quantity is written as: where the book has no letter for it, the criterion that counts
/// it.
pub fn symbol(name: &str) -> &str {
    match name {
        "floater score" => "C6",
        "next bracket" => "C7",
        "preferences" => "C8",
        other => other,
    }
}

/// What a quantity of the book counts.
pub fn quantity(name: &str, lang: Lang) -> Option<&'static str> {
    let w = ProcedureWords::of(lang);
    Some(match name {
        "x" | "X1" => w.x,
        "X" => w.x_given,
        "p" => w.p,
        "n" => w.n,
        "upfloaters" => w.upfloaters,
        "w" => w.w,
        "b" => w.b,
        "M0" => w.m0,
        "P0" => w.p0,
        "M1" => w.m1,
        "P1" => w.p1,
        "Z1" => w.z1,
        "Z" => w.z_given,
        "C7" | "preferences" => w.c7,
        "floater score" => w.floater_score,
        "next bracket" => w.next_bracket,
        "MaxT" => w.max_t,
        _ => return None,
    })
}

fn exchange(scene: &Scene<'_>, down: &[PairingNumber], up: &[PairingNumber]) -> String {
    let w = ProcedureWords::of(scene.lang());
    let (left, right) = sides(scene.system, scene.lang());
    let (down_names, up_names) = (scene.all_named(down), scene.all_named(up));
    match (down, up) {
        (_, []) => fill!(w.crosses, who = down_names, from = left, to = right),
        ([], _) => fill!(w.crosses, who = up_names, from = right, to = left),
        _ => fill!(w.exchange, down = down_names, left = left, right = right, up = up_names),
    }
}

fn refuses(
    scene: &Scene<'_>,
    player: PairingNumber,
    opponent: Option<PairingNumber>,
    why: Refusal,
) -> String {
    let w = ProcedureWords::of(scene.lang());
    let (who, why) = (scene.named(player), refusals::refusal(scene, player, opponent, why));
    match opponent.map(|it| scene.named(it)) {
        Some(other) => fill!(w.not_pair, who = who, other = other, why = why),
        None => fill!(w.not_one, who = who, why = why),
    }
}

/// A candidate by numbers, as the books write them, and where it falls.
fn tries(
    scene: &Scene<'_>,
    candidate: &[(PairingNumber, PairingNumber)],
    left: &[PairingNumber],
    falls: Option<Fall>,
) -> Vec<String> {
    let w = ProcedureWords::of(scene.lang());
    let pairs: Vec<String> =
        candidate.iter().map(|(one, other)| format!("{one}–{other}")).collect();
    let mut line = pairs.join(", ");
    if !left.is_empty() {
        let who: Vec<String> = left.iter().map(ToString::to_string).collect();
        line += "; ";
        line += &fill!(w.left_over, who = who.join(", "));
    }
    let end = match falls {
        None => w.accepted.to_owned(),
        Some(fall) => format!("✕ {}", refuses(scene, fall.player, fall.opponent, fall.why)),
    };
    vec![line, end]
}

fn needs(
    scene: &Scene<'_>,
    text: message!(n, why),
    floaters: usize,
    (why, of): (FloatersNeeded, &[PairingNumber]),
) -> Vec<String> {
    let w = ProcedureWords::of(scene.lang());
    let why = refusals::needed(scene, why).unwrap_or_default();
    let mut lines = vec![fill!(text, n = floaters, why = why)];
    if !of.is_empty() {
        lines.push(fill!(w.without_opponent, who = scene.all_named(of)));
    }
    lines
}

fn byes(
    scene: &Scene<'_>,
    player: PairingNumber,
    passed_over: &[(PairingNumber, Refusal)],
) -> Vec<String> {
    let w = ProcedureWords::of(scene.lang());
    let mut lines = vec![fill!(w.byes, who = scene.named(player))];
    lines.extend(passed_over.iter().map(|(other, why)| refuses(scene, *other, None, *why)));
    lines
}

/// Tenths as a number with one decimal; nothing without a game.
pub fn average(tenths: Option<i64>) -> String {
    match tenths {
        Some(tenths) => format!("{}.{}", tenths / 10, tenths % 10),
        None => "–".to_owned(),
    }
}

/// Whom a step gives figures to, and which.
pub fn figure(act: &Act) -> Option<(PairingNumber, String)> {
    if let Act::Averages { player, tenths } = *act {
        return Some((player, average(tenths)));
    }
    let Act::Indexes { player, buchholz, sonneborn_berger } = *act else { return None };
    Some((player, index(buchholz, sonneborn_berger)))
}

/// Buchholz in tenths and Sonneborn-Berger in hundredths, as one reads them: `12.5, 31.25`.
fn index(buchholz: i64, sonneborn_berger: i64) -> String {
    let (whole, rest) = (sonneborn_berger / 100, (sonneborn_berger % 100).abs());
    format!("{}, {whole}.{rest:02}", average(Some(buchholz)))
}

/// The heading of a table of such figures; none where there is no table.
pub fn heading(act: &Act, lang: Lang) -> Option<&'static str> {
    let w = ProcedureWords::of(lang);
    if matches!(act, Act::Averages { .. }) {
        return Some(w.averages);
    }
    matches!(act, Act::Indexes { .. }).then_some(w.indexes)
}

/// The article of a step as a reader finds it.
pub fn article(step: &Step) -> &str {
    cited(step.article)
}
