//! The tournament before its first round: players, rules, arrangements.

use ronde_model::{
    AbnormalKind, AbnormalPoints, Colour, PairingNumber, Participant, Participation, Parts, Player,
    PointSystem, Prohibition, RoundNumber, RoundSpan, Score, VirtualPoints,
};

use super::{Dice, Kind};

/// Number of a player; a field starts with 1.
pub(super) fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).expect("players are counted from 1")
}

/// Number of a round.
pub(super) fn round(number: u32) -> RoundNumber {
    u16::try_from(number).ok().and_then(RoundNumber::new).expect("rounds are counted from 1")
}

pub(super) fn tournament(kind: Kind, players: u32, dice: &mut Dice) -> Parts {
    let rounds = declared_rounds(kind, players, dice);
    let mut parts = Parts {
        players: (1..=players).map(|n| Player::new(number(n), format!("Player {n}"))).collect(),
        ..Parts::default()
    };
    parts.rules.declared_rounds = u16::try_from(rounds).ok();
    parts.rules.initial_colour = dice.pick(&[None, Some(Colour::White), Some(Colour::Black)]);
    parts.rules.points = points(kind, dice);
    if kind.has(Kind::Arrivals) {
        arrivals(&mut parts, rounds, dice);
    }
    if kind.has(Kind::Prohibited) {
        prohibitions(&mut parts, rounds, dice);
    }
    if kind.has(Kind::OddPoints) && dice.one_in(3) {
        penalty(&mut parts, rounds, dice);
    }
    if kind == Kind::Baku {
        parts.event.kind_code.push_str("FIDE_DUTCH_2026_BAKU");
    }
    if kind == Kind::Accelerated || kind == Kind::Everything && dice.one_in(3) {
        virtual_points(&mut parts, rounds, dice);
    }
    parts
}

fn declared_rounds(kind: Kind, players: u32, dice: &mut Dice) -> u32 {
    match kind {
        Kind::ManyRounds => dice.between(players.saturating_sub(2).max(1), players),
        Kind::Baku => dice.between(3, 9),
        _ => dice.between(1, (players + 1).min(9)),
    }
}

fn points(kind: Kind, dice: &mut Dice) -> PointSystem {
    let mut points = match kind {
        Kind::ThreeOneZero => PointSystem::of(30, 10, 0),
        Kind::Baku => dice.pick(&[PointSystem::STANDARD, PointSystem::of(20, 10, 0)]),
        Kind::OddPoints | Kind::Everything => dice.pick(&[
            PointSystem::STANDARD,
            PointSystem::of(20, 10, 0),
            PointSystem::of(30, 20, 10),
            PointSystem::of(30, 10, 0),
            PointSystem::of(15, 5, 0),
            PointSystem::of(10, 4, 1),
        ]),
        _ => PointSystem::STANDARD,
    };
    if kind == Kind::HalfBye || kind.has(Kind::OddPoints) && dice.one_in(3) {
        points.pairing_bye = points.white_draw;
    }
    if kind.has(Kind::OddPoints) && dice.one_in(6) {
        points.pairing_bye = Score::ZERO;
    }
    points
}

/// Some come late, some leave early; one in every few of each.
fn arrivals(parts: &mut Parts, rounds: u32, dice: &mut Dice) {
    for player in &mut parts.players {
        let from = if dice.one_in(4) { dice.between(1, rounds) } else { 1 };
        let leaves = dice.one_in(5);
        let until = leaves.then(|| round(dice.between(from, rounds)));
        player.participation = Participation { from: round(from), until };
    }
}

fn prohibitions(parts: &mut Parts, rounds: u32, dice: &mut Dice) {
    let groups = u32::try_from(parts.players.len() / 3).unwrap_or(1);
    for _ in 0..dice.between(1, groups) {
        let mut members: Vec<Participant> =
            parts.players.iter().map(|player| Participant::Player(player.number)).collect();
        dice.shuffle(&mut members);
        let some = dice.pick(&[2, 2, 2, 3, 3, 4]);
        members.truncate(some.min(members.len() / 2));
        let first = dice.between(1, rounds);
        let some = RoundSpan { first: round(first), last: round(dice.between(first, rounds)) };
        let rounds = if dice.one_in(2) { RoundSpan::ALWAYS } else { some };
        if members.len() > 1 {
            parts.prohibitions.push(Prohibition { rounds, members });
        }
    }
}

/// A bonus or a penalty for somebody in some round.
fn penalty(parts: &mut Parts, rounds: u32, dice: &mut Dice) {
    let who = dice.between(1, u32::try_from(parts.players.len()).unwrap_or(1));
    parts.abnormal.push(AbnormalPoints {
        kind: AbnormalKind::Adjustment,
        match_points: None,
        points: Some(Score::from_tenths(dice.pick(&[-10, -5, 5, 10]))),
        round: Some(round(dice.between(1, rounds))),
        who: vec![Participant::Player(number(who))],
    });
}

/// Rows that do not overlap: every player or every half of the list, round by round.
fn virtual_points(parts: &mut Parts, rounds: u32, dice: &mut Dice) {
    let players = u32::try_from(parts.players.len()).unwrap_or(1);
    let values = [Score::ZERO, parts.rules.points.white_draw, parts.rules.points.white_win];
    let middle = dice.between(1, players);
    let halves = [(1, middle), (middle + 1, players)];
    let singles: Vec<(u32, u32)> = (1..=players).map(|player| (player, player)).collect();
    let ranges = if dice.one_in(2) { singles } else { halves.to_vec() };
    let until = dice.between(1, rounds);
    for (first, last) in ranges.into_iter().filter(|(first, last)| first <= last) {
        for here in (1..=until).map(round) {
            parts.accelerations.push(VirtualPoints {
                first: Participant::Player(number(first)),
                last: Participant::Player(number(last)),
                rounds: RoundSpan { first: here, last: here },
                points: dice.pick(&values),
                match_points: Score::ZERO,
            });
        }
    }
}
