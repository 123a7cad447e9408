//! The tournament before its first round: event, rules, arrangements.

use ronde_model::{
    Date, DateText, Event, Participant, Parts, Prohibition, RoundNumber, RoundSpan, Rules, Score,
    Verbatim, VirtualPoints,
};
use ronde_swiss::Book;

use crate::dice::Dice;
use crate::matches;
use crate::names;
use crate::plan::Plan;
use crate::recipe::{Acceleration, Recipe};
use crate::roster;

/// Everything that is known before round 1. `seed` decides, `named` is the seed that the user
/// knows.
pub(crate) fn tournament(plan: &Plan, seed: u64, named: u64) -> Parts {
    let mut event = event(plan, seed, named);
    let year = event.start.as_ref().and_then(DateText::date).map_or(2026, Date::year);
    let mut players =
        roster::players(plan, matches::people(plan, named), seed, &event.federation, year);
    roster::come_late(plan, &mut players, seed);
    let rated = players.iter().filter(|player| player.rating.is_some()).count();
    event.stated_rated = u32::try_from(rated).ok();
    let note = Verbatim {
        text: format!("### seed={named} {}", Recipe::from(plan)),
        before: format!("032 {}", event.federation),
    };
    let mut parts = Parts {
        event,
        rules: Rules {
            declared_rounds: Some(plan.rounds),
            initial_colour: Some(plan.initial_colour),
            points: plan.points,
            ..Rules::default()
        },
        players,
        accelerations: virtual_points(plan, seed),
        prohibitions: prohibitions(plan, seed),
        verbatim: vec![note],
        ..Parts::default()
    };
    matches::arrange(&mut parts, plan, named);
    parts
}

/// The type is written as a code in record 092 too: the formats before TRF26 have no other place
/// that tells which rules paired the file.
fn event(plan: &Plan, seed: u64, named: u64) -> Event {
    let mut dice = Dice::new(seed, "event");
    let code = format!("{}{}", plan.system.code(), plan.acceleration.suffix());
    let days = days(plan, &mut dice);
    Event {
        name: format!("Random tournament {named}"),
        city: names::town(&mut dice),
        federation: roster::federation(&mut dice).to_owned(),
        start: days.first().copied().map(DateText::Date),
        end: days.last().copied().map(DateText::Date),
        stated_players: Some(matches::people(plan, named)),
        kind: code.clone(),
        kind_code: code,
        time_control_code: "5400+30".to_owned(),
        round_dates: days.into_iter().map(|day| Some(DateText::Date(day))).collect(),
        pairing_controller: "Ronde".to_owned(),
        ..Event::default()
    }
}

/// A round a day, all of them while the edition was in force.
fn days(plan: &Plan, dice: &mut Dice) -> Vec<Date> {
    let (year, month, day) = Book::of(plan.system).in_force;
    let start = Date::new(year, month, day);
    let waiting = dice.place(2000);
    let days = std::iter::successors(start, |day| Some(next_day(*day)));
    days.skip(waiting).take(usize::from(plan.rounds)).collect()
}

fn next_day(date: Date) -> Date {
    let (year, month, day) = (date.year(), date.month().unwrap_or(1), date.day().unwrap_or(1));
    Date::new(year, month, day + 1)
        .or_else(|| Date::new(year, month + 1, 1))
        .or_else(|| Date::new(year + 1, 1, 1))
        .unwrap_or(date)
}

fn player(number: u32) -> Participant {
    let number = ronde_model::PairingNumber::new(number);
    Participant::Player(number.expect("players are counted from 1"))
}

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).expect("rounds are counted from 1")
}

/// Groups without a common member. Two in three hold for the whole tournament, the others for some
/// rounds.
fn prohibitions(plan: &Plan, seed: u64) -> Vec<Prohibition> {
    if plan.prohibited.size < 2 {
        return Vec::new();
    }
    let mut dice = Dice::new(seed, "prohibitions");
    let mut numbers: Vec<u32> = (1..=plan.players).collect();
    dice.shuffle(&mut numbers);
    let groups = numbers.chunks_exact(plan.prohibited.size as usize);
    let groups = groups.take(plan.prohibited.number as usize);
    let prohibit = |members: &[u32]| {
        let mut members = members.to_vec();
        members.sort_unstable();
        let rounds = if dice.one_in(3) { span(plan.rounds, &mut dice) } else { RoundSpan::ALWAYS };
        Prohibition { rounds, members: members.into_iter().map(player).collect() }
    };
    groups.map(prohibit).collect()
}

fn span(rounds: u16, dice: &mut Dice) -> RoundSpan {
    let first = dice.between_small(1, rounds);
    RoundSpan { first: round(first), last: round(dice.between_small(first, rounds)) }
}

/// Two or three groups by number, the higher with more virtual points; as in Baku they fade out,
/// and none are left after the middle of the tournament.
fn virtual_points(plan: &Plan, seed: u64) -> Vec<VirtualPoints> {
    if plan.acceleration != Acceleration::Explicit || plan.rounds < 2 {
        return Vec::new();
    }
    let mut dice = Dice::new(seed, "virtual points");
    let (win, draw) = (plan.points.win(), plan.points.white_draw);
    let upper = dice.between(1, plan.players.div_ceil(2));
    let lower = dice.between(upper, plan.players);
    let whole = dice.between_small(1, plan.rounds / 2);
    let half = dice.between_small(whole, plan.rounds / 2);
    let row = |numbers: (u32, u32), rounds: (u16, u16), points: Score| {
        let exists = numbers.0 <= numbers.1 && rounds.0 <= rounds.1 && points != Score::ZERO;
        exists.then(|| VirtualPoints {
            first: player(numbers.0),
            last: player(numbers.1),
            rounds: RoundSpan { first: round(rounds.0), last: round(rounds.1) },
            points,
            match_points: Score::ZERO,
        })
    };
    let rows = [
        row((1, upper), (1, whole), win),
        row((upper + 1, lower), (1, whole), draw),
        row((1, upper), (whole + 1, half), draw),
    ];
    rows.into_iter().flatten().collect()
}
