//! The starting list: ratings first, people around them, order last (C.04.2:2.2).

use std::cmp::Reverse;

use ronde_model::{Date, DateText, PairingNumber, Participation, Player, RoundNumber, Sex, Title};

use ronde_swiss::Book;

use crate::dice::Dice;
use crate::names;
use crate::plan::{Plan, Ratings};

const FEDERATIONS: [&str; 24] = [
    "ARG", "AUT", "BEL", "BRA", "CAN", "CZE", "DEN", "ENG", "ESP", "FRA", "GEO", "GER", "HUN",
    "IND", "ITA", "NED", "NOR", "PHI", "POL", "ROU", "SUI", "SWE", "TUR", "USA",
];

/// Lowest ratings for the titles, men's and women's, and how many of ten who have the rating have
/// the title.
const TITLES: [(Title, u16, Option<Sex>, u64); 8] = [
    (Title::Gm, 2480, None, 9),
    (Title::Im, 2380, None, 8),
    (Title::Wgm, 2280, Some(Sex::Female), 8),
    (Title::Fm, 2270, None, 7),
    (Title::Wim, 2170, Some(Sex::Female), 7),
    (Title::Cm, 2150, None, 3),
    (Title::Wfm, 2070, Some(Sex::Female), 6),
    (Title::Wcm, 1970, Some(Sex::Female), 3),
];

/// A federation.
pub(crate) fn federation(dice: &mut Dice) -> &'static str {
    dice.pick(&FEDERATIONS)
}

/// So many players in initial order, with numbers from 1. `host` is where half of them come from,
/// `year` is when they play.
pub(crate) fn players(plan: &Plan, people: u32, seed: u64, host: &str, year: u16) -> Vec<Player> {
    let mut dice = Dice::new(seed, "people");
    let ratings = ratings(&plan.ratings, people, seed);
    let titles = Book::of(plan.system).titles;
    let mut players: Vec<Player> =
        ratings.into_iter().map(|rating| person(rating, titles, host, year, &mut dice)).collect();
    players.sort_by_cached_key(|player| {
        let place = titles.iter().position(|title| player.title == Some(*title));
        let title = place.unwrap_or(usize::MAX);
        (Reverse(player.rating), title, names::alphabetical(&player.name))
    });
    number(&mut players, seed);
    players
}

/// Numbers of the starting list, and FIDE numbers from a range that FIDE has not reached.
fn number(players: &mut [Player], seed: u64) {
    let mut dice = Dice::new(seed, "numbers");
    let range: u64 = if players.len() < 1_000_000 { 1_000_000 } else { 100_000_000 };
    let offset = dice.below(range);
    for (index, player) in (0..).zip(players.iter_mut()) {
        player.number = PairingNumber::new(index + 1).expect("players are counted from 1");
        // The step has no factor in common with the range, so nobody has another's number.
        let place = (offset + u64::from(index) * 377_617) % range;
        player.fide_id = (99 * range + place).to_string();
    }
}

fn ratings(ratings: &Ratings, players: u32, seed: u64) -> Vec<Option<u16>> {
    if let Some(given) = &ratings.given {
        return given.clone();
    }
    let mut dice = Dice::new(seed, "ratings");
    let draw = |_| {
        let rating = rating(ratings, &mut dice);
        (!dice.hits(ratings.unrated)).then_some(rating)
    };
    (0..players).map(draw).collect()
}

/// A rating on a bell around the median, thrown again while it is out of range.
fn rating(ratings: &Ratings, dice: &mut Dice) -> u16 {
    let (lowest, highest) = (i32::from(ratings.lowest), i32::from(ratings.highest));
    let deviation = (highest - lowest) / (i32::from(ratings.groups) + 1);
    let middle = i32::midpoint(lowest, highest) - i32::from(ratings.separator);
    let throws = (0..20).map(|_| middle.max(lowest) + deviation * dice.bell() / 1000);
    let within = throws.into_iter().find_map(|thrown| {
        u16::try_from(thrown).ok().filter(|it| (ratings.lowest..=ratings.highest).contains(it))
    });
    within.unwrap_or(ratings.lowest)
}

fn person(rating: Option<u16>, titles: &[Title], host: &str, year: u16, dice: &mut Dice) -> Player {
    let sex = if dice.one_in(6) { Sex::Female } else { Sex::Male };
    let first = PairingNumber::new(1).expect("one is not zero");
    let mut player = Player::new(first, names::person(sex, dice));
    player.sex = Some(sex);
    player.title = rating.and_then(|rating| title(rating, titles, sex, dice));
    player.rating = rating;
    let federation = if dice.one_in(2) { host } else { federation(dice) };
    federation.clone_into(&mut player.federation);
    player.birth = birth(year, dice).map(DateText::Date);
    player
}

/// The highest title that the rating and luck allow, of those that the book knows.
fn title(rating: u16, titles: &[Title], sex: Sex, dice: &mut Dice) -> Option<Title> {
    let open = TITLES.iter().filter(|(title, least, only, _)| {
        rating >= *least && only.is_none_or(|only| only == sex) && titles.contains(title)
    });
    open.into_iter().find(|(.., of_ten)| dice.below(10) < *of_ten).map(|(title, ..)| *title)
}

/// Between 9 and 78 years before the event; of one in five only the year is known.
fn birth(year: u16, dice: &mut Dice) -> Option<Date> {
    let born = year - dice.between_small(9, 78).min(dice.between_small(15, 78));
    let (month, day) = (dice.between(1, 12), dice.between(1, 28));
    let exact = !dice.one_in(5);
    let part = |number: u32| if exact { u8::try_from(number).unwrap_or(0) } else { 0 };
    Date::new(born, part(month), part(day))
}

/// Sets the first rounds of those who come late. Two players at least are there from the start.
pub(crate) fn come_late(plan: &Plan, players: &mut [Player], seed: u64) {
    let mut dice = Dice::new(seed, "late entries");
    let mut there = players.len();
    let latest = plan.rounds.div_ceil(2).max(2).min(plan.rounds);
    for player in players {
        if there > 2 && latest > 1 && dice.hits(plan.late_entries) {
            let from = RoundNumber::new(dice.between_small(2, latest));
            player.participation = Participation { from: from.expect("two or more"), until: None };
            there -= 1;
        }
    }
}
