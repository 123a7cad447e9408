//! The players of a Papi file.

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{Date, DateText, NationalRecord, PairingNumber, Player, Sex};

use super::Settings;
use super::jet::{Row, Value};
use crate::foreign::{Draft, MOST_PLAYERS, full_name, initial_order, one_line, title_of};
use crate::problem::{Aside, BadRow, ForeignProblem, Gap};

/// Whose reference stands for "no opponent".
pub(super) const EXEMPT: i64 = 1;

/// A player while the numbers are not known.
struct Entered<'a> {
    reference: i64,
    row: &'a Row,
    player: Player,
    /// What orders the list, whoever computed it.
    strength: u16,
    /// Whether it is FIDE's.
    fide: bool,
}

/// Takes all players; the numbers they get, by reference.
pub(super) fn read(
    draft: &mut Draft,
    rows: &[Row],
    settings: &Settings,
) -> BTreeMap<i64, PairingNumber> {
    let (rating, kind) = columns(settings);
    let mut seen = BTreeSet::new();
    let mut entered = Vec::new();
    for row in rows {
        let reference = number(row, "Ref").unwrap_or(0);
        if reference == EXEMPT || entered.len() >= MOST_PLAYERS {
            continue;
        }
        if reference < 1 || !seen.insert(reference) {
            draft.found(ForeignProblem::Row(BadRow::Reference { reference }));
            continue;
        }
        entered.push(enter(row, reference, rating, kind));
    }
    entered.sort_by(|left, right| {
        initial_order(&left.player, &right.player, (left.strength, right.strength))
            .then(left.reference.cmp(&right.reference))
    });
    if !entered.is_empty() {
        draft.not_said(Gap::Numbers);
    }
    list(draft, entered)
}

/// The columns of the rating that the event counts, and of its kind.
fn columns(settings: &Settings) -> (&'static str, &'static str) {
    match settings.text("ClassElo") {
        "Rapide" => ("Rapide", "RapideFide"),
        "Blitz" => ("Blitz", "BlitzFide"),
        _ => ("Elo", "Fide"),
    }
}

fn enter<'a>(row: &'a Row, reference: i64, rating: &str, kind: &str) -> Entered<'a> {
    let name = full_name(&text(row, "Nom"), &text(row, "Prenom"));
    // The number is given when all are known.
    let mut player = Player::new(FIRST, name);
    player.sex = match text(row, "Sexe").as_str() {
        "M" => Some(Sex::Male),
        "F" => Some(Sex::Female),
        _ => None,
    };
    player.title = french_title(&text(row, "FideTitre"));
    player.federation = text(row, "Federation");
    player.league = text(row, "Ligue");
    text(row, "FideCode").trim_start_matches('0').clone_into(&mut player.fide_id);
    player.birth = match row.get("NeLe") {
        Some(Value::Days(days)) => day(*days).map(DateText::Date),
        _ => None,
    };
    let strength = number(row, rating).and_then(|it| u16::try_from(it).ok()).unwrap_or(0);
    let fide = text(row, kind) == "F";
    player.rating = Some(strength).filter(|it| fide && *it > 0);
    Entered { reference, row, player, strength, fide }
}

const FIRST: PairingNumber = match PairingNumber::new(1) {
    Some(number) => number,
    None => unreachable!(),
};

/// Women's titles have an `f` after the letter: `mf` is WIM.
fn french_title(text: &str) -> Option<ronde_model::Title> {
    match text {
        "gf" => title_of("wg"),
        "mf" => title_of("wm"),
        "ff" => title_of("wf"),
        "cf" => title_of("wc"),
        other => title_of(other),
    }
}

fn list(draft: &mut Draft, entered: Vec<Entered<'_>>) -> BTreeMap<i64, PairingNumber> {
    let mut references = BTreeMap::new();
    let [mut contacts, mut fixed] = [0_usize; 2];
    for (number, mut one) in (1_u32..).zip(entered) {
        let Some(number) = PairingNumber::new(number) else { break };
        one.player.number = number;
        references.insert(one.reference, number);
        draft.parts.national.push(national(&one));
        let private = ["Adresse", "CP", "Tel", "EMail", "Commentaire"];
        contacts += usize::from(private.iter().any(|name| !text(one.row, name).is_empty()));
        fixed += usize::from(self::number(one.row, "Fixe").is_some_and(|board| board > 0));
        draft.parts.players.push(one.player);
    }
    draft.not_taken(Aside::Contacts, contacts);
    draft.not_taken(Aside::FixedBoards, fixed);
    references
}

/// What the French federation knows.
fn national(one: &Entered<'_>) -> NationalRecord {
    let row = one.row;
    NationalRecord {
        federation: "FRA".to_owned(),
        number: one.player.number,
        sex: one.player.sex,
        title: text(row, "Cat"),
        name: one.player.name.clone(),
        rating: Some(one.strength).filter(|it| !one.fide && *it > 0),
        origin: text(row, "Club"),
        id: text(row, "NrFFE"),
        birth: one.player.birth.clone(),
        rest: String::new(),
    }
}

pub(super) fn text(row: &Row, name: &str) -> String {
    one_line(row.get(name).map_or("", Value::text))
}

pub(super) fn number(row: &Row, name: &str) -> Option<i64> {
    row.get(name).and_then(Value::number)
}

/// The day so many days after 30 December 1899, from which Access counts.
fn day(days: i64) -> Option<Date> {
    Date::from_days(days.checked_sub(25_569)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_access() {
        for (days, expected) in [
            (0, (1899, 12, 30)),
            (1, (1899, 12, 31)),
            (2, (1900, 1, 1)),
            (60, (1900, 2, 28)),
            (61, (1900, 3, 1)),
            (36_585, (2000, 2, 29)),
            (45_292, (2024, 1, 1)),
        ] {
            let (year, month, at) = expected;
            assert_eq!(Date::new(year, month, at), day(days), "{days}");
        }
        assert_eq!(None, day(i64::MAX));
        assert_eq!(None, day(-1_000_000));
    }
}
