//! Whether games give a norm, rule by rule.

use ronde_model::Title;

use super::{EventKind, Level, NormGame, Opponent};
use crate::fide::tables::difference;
use crate::rounding::half_up;

/// Unrated opponents count so (1.4.6).
const UNRATED: u16 = 1400;
/// The longest event that is looked at whole: longer ones count as 13 rounds (1.4.1).
const MOST_ROUNDS: usize = 13;

/// What a norm asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// 1.4.1: nine games.
    Games,
    /// 1.4.8: 35 per cent of the points.
    Percentage,
    /// 1.4.7: the opponents' average.
    Average,
    /// 1.4.8: the performance.
    Performance,
    /// 1.4.5: half of the opponents hold a title, CM and WCM not counted.
    Titled,
    /// 1.4.5: a third of them, at least three, hold the titles that count for the norm; in a double
    /// round robin, where each is met twice and counted once, half of them.
    TitledForNorm,
    /// 1.4.5: a double round robin has six players.
    Players,
    /// 1.4.3: opponents from two federations besides one's own.
    Federations,
    /// 1.4.4: at most three fifths from one's own.
    OwnFederation,
    /// 1.4.4: at most two thirds from any one.
    OneFederation,
}

/// A rule with what there is and what is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// Which.
    pub rule: Rule,
    /// What there is.
    pub have: i64,
    /// What is asked for: at least that, or at most where the rule is a limit.
    pub need: i64,
    /// Whether it holds.
    pub met: bool,
}

/// A set of games judged for a norm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// Which norm.
    pub level: Level,
    /// Rounds, counted from the first game given, that are taken into account.
    pub counted: Vec<usize>,
    /// Score in half points.
    pub halves: i64,
    /// Opponents' average after the weakest was raised.
    pub average: i64,
    /// The opponent who was raised to the floor, as place in the games given.
    pub raised: Option<usize>,
    /// Score in per cent.
    pub percent: u8,
    /// Average and table together.
    pub performance: i64,
    /// Every rule.
    pub checks: Vec<Check>,
}

impl Assessment {
    /// Whether it is a norm.
    pub fn is_norm(&self) -> bool {
        self.checks.iter().all(|check| check.met)
    }

    /// Rules that do not hold.
    pub fn missing(&self) -> impl Iterator<Item = &Check> {
        self.checks.iter().filter(|check| !check.met)
    }
}

/// Judges exactly these games.
pub fn assess(
    level: Level,
    own_federation: &str,
    kind: EventKind,
    games: &[NormGame],
) -> Assessment {
    assess_some(level, own_federation, kind, games, (0..games.len()).collect())
}

/// Judges the games as favourably as the rules allow (1.4.1, 1.4.2): where pairings are not
/// predetermined, games after those that make a norm are ignored and won games may be left out, as
/// long as nine remain. The first norm with the most games is taken; without one, all games.
pub fn best(level: Level, own_federation: &str, kind: EventKind, games: &[NormGame]) -> Assessment {
    let judge = |counted| assess_some(level, own_federation, kind, games, counted);
    let all = judge((0..games.len().min(MOST_ROUNDS)).collect());
    if kind.predetermined || all.is_norm() {
        return all;
    }
    let choices = choices(&games[..games.len().min(MOST_ROUNDS)], kind.fewest_games());
    choices.into_iter().map(judge).find(Assessment::is_norm).unwrap_or(all)
}

/// Every way to ignore later games and leave out won ones, most games first.
fn choices(games: &[NormGame], fewest: usize) -> Vec<Vec<usize>> {
    let mut choices = Vec::new();
    for end in (fewest..=games.len()).rev() {
        let won: Vec<usize> = (0..end).filter(|&game| games[game].score.halves() == 2).collect();
        let spare = end - fewest;
        for mask in 0_u32..1 << won.len() {
            if mask.count_ones() as usize <= spare {
                let dropped = |game: &usize| {
                    won.iter().position(|one| one == game).is_some_and(|bit| mask >> bit & 1 == 1)
                };
                choices.push((0..end).filter(|game| !dropped(game)).collect());
            }
        }
    }
    choices.sort_by_key(|counted: &Vec<usize>| (usize::MAX - counted.len(), counted.clone()));
    choices.dedup();
    choices
}

fn assess_some(
    level: Level,
    own_federation: &str,
    kind: EventKind,
    games: &[NormGame],
    counted: Vec<usize>,
) -> Assessment {
    let chosen: Vec<&NormGame> = counted.iter().map(|&place| &games[place]).collect();
    let number = i64::try_from(chosen.len()).unwrap_or(0);
    let halves: i64 = chosen.iter().map(|game| game.score.halves()).sum();
    let (average, raised) = average(level, &chosen);
    let percent = percent(halves, number);
    let performance = average + i64::from(difference(percent));
    let opponents = distinct(&chosen);
    let mut checks = vec![
        at_least(Rule::Games, number, i64::try_from(kind.fewest_games()).unwrap_or(i64::MAX)),
        at_least(Rule::Percentage, i64::from(percent), 35),
        at_least(Rule::Average, average, level.average()),
        at_least(Rule::Performance, performance, level.performance()),
    ];
    checks.extend(titles(level, &opponents, opponents.len() < chosen.len()));
    if !kind.exempt_from_federations {
        checks.extend(federations(own_federation, &opponents));
    }
    let raised = raised.map(|place| counted[place]);
    Assessment { level, counted, halves, average, raised, percent, performance, checks }
}

/// Score in per cent, halves up.
pub(super) fn percent(halves: i64, games: i64) -> u8 {
    let percent = if games == 0 { 0 } else { half_up(100 * halves, 2 * games) };
    u8::try_from(percent).unwrap_or(100)
}

/// 1.4.6, 1.4.7: the average with the weakest opponent raised to the floor, and who that is.
fn average(level: Level, games: &[&NormGame]) -> (i64, Option<usize>) {
    let mut ratings: Vec<u16> =
        games.iter().map(|game| game.opponent.rating.unwrap_or(UNRATED)).collect();
    let weakest = (0..ratings.len()).min_by_key(|&place| ratings[place]);
    let raised = weakest.filter(|&place| ratings[place] < level.floor());
    if let Some(place) = raised {
        ratings[place] = level.floor();
    }
    let sum: i64 = ratings.iter().map(|&rating| i64::from(rating)).sum();
    let number = i64::try_from(ratings.len()).unwrap_or(0);
    (if number == 0 { 0 } else { half_up(sum, number) }, raised)
}

/// Each opponent once: titles and federations are counted by person.
fn distinct<'a>(games: &[&'a NormGame]) -> Vec<&'a Opponent> {
    let mut opponents: Vec<&Opponent> = games.iter().map(|game| &game.opponent).collect();
    opponents.sort_by_key(|opponent| opponent.number);
    opponents.dedup_by_key(|opponent| opponent.number);
    opponents
}

fn at_least(rule: Rule, have: i64, need: i64) -> Check {
    Check { rule, have, need, met: have >= need }
}

fn at_most(rule: Rule, have: i64, need: i64) -> Check {
    Check { rule, have, need, met: have <= need }
}

fn count(opponents: &[&Opponent], counts: impl Fn(&Opponent) -> bool) -> i64 {
    i64::try_from(opponents.iter().filter(|one| counts(one)).count()).unwrap_or(i64::MAX)
}

fn titles(level: Level, opponents: &[&Opponent], double: bool) -> Vec<Check> {
    let number = i64::try_from(opponents.len()).unwrap_or(0);
    let full = |title: Title| !matches!(title, Title::Cm | Title::Wcm);
    let titled = count(opponents, |one| one.title.is_some_and(full));
    let counted = level.counted_titles();
    let for_norm = count(opponents, |one| one.title.is_some_and(|title| counted.contains(&title)));
    let needed = if double { share_up(number, 2) } else { share_up(number, 3) };
    let mut checks = vec![
        at_least(Rule::Titled, titled, share_up(number, 2)),
        at_least(Rule::TitledForNorm, for_norm, needed.max(3)),
    ];
    if double {
        checks.push(at_least(Rule::Players, number + 1, 6));
    }
    checks
}

/// 1.4.3, 1.4.4: least numbers are rounded up, greatest down.
fn federations(own: &str, opponents: &[&Opponent]) -> [Check; 3] {
    let number = i64::try_from(opponents.len()).unwrap_or(0);
    let is_real = |code: &str| !code.is_empty() && code != "FID" && code != "NON";
    let mut codes: Vec<&str> = opponents.iter().map(|one| one.federation.as_str()).collect();
    codes.retain(|code| is_real(code));
    codes.sort_unstable();
    codes.dedup();
    let of = |code: &str| count(opponents, |one| one.federation == code);
    let foreign = codes.iter().filter(|&&code| code != own).count();
    let largest = codes.iter().map(|code| of(code)).max().unwrap_or(0);
    [
        at_least(Rule::Federations, i64::try_from(foreign).unwrap_or(0), 2),
        at_most(Rule::OwnFederation, if is_real(own) { of(own) } else { 0 }, number * 3 / 5),
        at_most(Rule::OneFederation, largest, number * 2 / 3),
    ]
}

/// A share of a number, rounded up.
fn share_up(number: i64, parts: i64) -> i64 {
    (number + parts - 1).div_euclid(parts)
}
