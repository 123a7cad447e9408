//! The rounds of a Papi file: colour, opponent and result in every player's row.

use std::collections::BTreeMap;

use ronde_model::{Bye, Colour, Outcome, PairingNumber, RoundNumber, Unpaired};

use super::jet::Row;
use super::people::{EXEMPT, number, text};
use crate::foreign::{Draft, Side, Told, reconcile};
use crate::problem::{BadRow, Coded, ForeignProblem};

/// Columns there are for rounds.
const MOST: u16 = 24;

pub(super) fn read(
    draft: &mut Draft,
    rows: &[Row],
    references: &BTreeMap<i64, PairingNumber>,
    declared: Option<u16>,
) {
    // In rounds after the last one, only marks of those who have left are written.
    let most = declared.unwrap_or(MOST).min(MOST);
    let played = (1..=MOST).rev().find(|round| {
        let column = format!("Rd{round:02}Adv");
        rows.iter().any(|row| number(row, "Ref") != Some(EXEMPT) && number(row, &column).is_some())
    });
    for round in 1..=most.max(played.unwrap_or(0)) {
        let Some(number) = RoundNumber::new(round) else { break };
        let paired = played.is_some_and(|last| round <= last);
        let mut sides = BTreeMap::new();
        for row in rows {
            let Some(&who) = self::number(row, "Ref").and_then(|it| references.get(&it)) else {
                continue;
            };
            if let Some(side) = side(draft, row, who, number, paired, references) {
                sides.insert(who, side);
            }
        }
        let made = reconcile(draft, number, &sides);
        draft.parts.rounds.push(made);
    }
}

/// What a row says about a round; nothing where the player waits for the pairing.
fn side(
    draft: &mut Draft,
    row: &Row,
    who: PairingNumber,
    round: RoundNumber,
    paired: bool,
    references: &BTreeMap<i64, PairingNumber>,
) -> Option<Side> {
    let column = |end: &str| format!("Rd{:02}{end}", round.get());
    let (colour, opponent) = (text(row, &column("Cl")), number(row, &column("Adv")));
    let result = number(row, &column("Res")).unwrap_or(0);
    let Some(opponent) = opponent.filter(|opponent| *opponent > 0) else {
        return alone(draft, who, round, &colour, result, paired).map(Side::Alone);
    };
    if opponent == EXEMPT {
        return Some(Side::Alone(Unpaired::PairingBye));
    }
    let Some(&opponent) = references.get(&opponent) else {
        let row = BadRow::NoSuchOpponent { who: draft.who(who), round };
        draft.found(ForeignProblem::Row(row));
        return None;
    };
    let colour = match colour.as_str() {
        "B" => Some(Colour::White),
        "N" => Some(Colour::Black),
        _ => None,
    };
    let told = told(draft, who, round, result);
    Some(Side::Against { opponent, colour, told })
}

fn alone(
    draft: &mut Draft,
    who: PairingNumber,
    round: RoundNumber,
    colour: &str,
    result: i64,
    paired: bool,
) -> Option<Unpaired> {
    match (colour, result) {
        // `R`: to be paired. In a round that was, nobody came for the player.
        ("R" | "", 0) => paired.then_some(Unpaired::Bye(Bye::Zero)),
        (_, 0) => Some(Unpaired::Bye(Bye::Zero)),
        (_, 2) => Some(Unpaired::Bye(Bye::Half)),
        (_, 6) => Some(Unpaired::Bye(Bye::Full)),
        (_, code) => {
            let who = draft.who(who);
            unknown(draft, Coded::Alone { who, round }, code);
            Some(Unpaired::Bye(Bye::Zero))
        }
    }
}

fn told(draft: &mut Draft, who: PairingNumber, round: RoundNumber, result: i64) -> Told {
    let played = |outcome| Told::Played { outcome, rated: true };
    match result {
        0 => Told::Nothing,
        1 => played(Outcome::Loss),
        2 => played(Outcome::Draw),
        3 => played(Outcome::Win),
        4 => Told::Lost,
        5 => Told::BothLost,
        6 => Told::Won,
        code => {
            let who = draft.who(who);
            unknown(draft, Coded::Result { who, round }, code);
            Told::Nothing
        }
    }
}

fn unknown(draft: &mut Draft, what: Coded, code: i64) {
    draft.found(ForeignProblem::UnknownCode { what, code: code.to_string() });
}
