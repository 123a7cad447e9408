//! What an arbiter should know of the book before the round is paired: where the file asks for what
//! the book does not provide for.

use ronde_model::{Player, RoundNumber};
use ronde_swiss::bye_value::ByeValue;
use ronde_swiss::{System, absent, system};

use super::Ready;
use super::words::Absolute;

/// Notes for standard error, each a line.
pub(super) fn notes(ready: &Ready) -> String {
    [bye_value(ready), without_a_word(ready), numbers_and_ratings(ready)].concat()
}

/// Seed-001:A5, seed-004:A5: what the bye may be worth.
fn bye_value(ready: &Ready) -> String {
    let (system, points) = (ready.choice.system, &ready.snapshot.rules.points);
    let value = ByeValue::of(system);
    if value.allows(points) {
        return String::new();
    }
    let allowed = match value {
        ByeValue::Win => "a win",
        _ => "a win or a draw",
    };
    let (bye, article) = (points.pairing_bye, ready.scene().rule(Absolute::ByeScore));
    format!(
        "note: the bye is worth {bye} points in the file; by the book ({article}) it is {allowed}\n"
    )
}

/// Seed-001:F8, seed-004:F8: whoever stayed away without a word is paired no more.
fn without_a_word(ready: &Ready) -> String {
    let before = ready.round.get().checked_sub(1).and_then(RoundNumber::new);
    let Some(before) = before else { return String::new() };
    let gone = absent::to_withdraw(&ready.snapshot, before, ready.choice.system);
    let scene = ready.scene();
    let still_there = gone.into_iter().filter(|number| scene.entrant(*number).is_some());
    let article = if ready.choice.system == System::Original { "O18" } else { "F8" };
    let note = |number| {
        format!(
            "note: {} stayed away without a word and is paired all the same; by the book \
             ({article}) he is withdrawn\n",
            scene.named(number)
        )
    };
    still_there.map(note).collect()
}

/// The last round before whose pairing C.04.4.1:1.2.2 has numbers given anew.
const NUMBERS_ANEW_UNTIL: u16 = 4;

/// C.04.4.1:1.2.2: a rating that comes or changes early gives everybody a new number.
fn numbers_and_ratings(ready: &Ready) -> String {
    if ready.choice.system != System::Dubov2026 || ready.round.get() > NUMBERS_ANEW_UNTIL {
        return String::new();
    }
    let mut rated: Vec<&Player> =
        ready.snapshot.players.iter().filter(|player| player.strength().is_some()).collect();
    rated.sort_by_key(|player| player.number);
    let Some(pair) = rated.windows(2).find(|pair| pair[0].strength() < pair[1].strength()) else {
        return String::new();
    };
    let scene = ready.scene();
    let (above, below) = (scene.named(pair[0].number), scene.named(pair[1].number));
    // Later than round 1 the file itself must say that it is Dubov's.
    let is_declared =
        system::declared(&ready.snapshot).is_ok_and(|(it, _)| it == System::Dubov2026);
    let how = if ready.round == RoundNumber::FIRST || is_declared {
        "`ronde convert --initial-list 2026` does it, in the rounds that are there too"
    } else {
        "`ronde convert --initial-list 2026` does it once the file has the code FIDE_DUBOV (record \
         192)"
    };
    format!(
        "note: the numbers do not follow the ratings: {below} is rated above {above}. Where a \
         rating has changed, numbers must be given anew until round {NUMBERS_ANEW_UNTIL} is paired \
         (C.04.4.1:1.2.2): {how}\n"
    )
}
