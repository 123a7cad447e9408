//! Why somebody is not among those who are paired.

use ronde_model::{Bye, PairingNumber, Unpaired};
use ronde_words::{StoryWords, fill};

use super::Scene;

/// Whoever has left the tournament, or announced an absence, is not paired.
pub(super) const ARTICLE: &str = "C.04.2:3.2, 3.3";

/// One sentence about somebody who has no opponent and not the bye.
pub(super) fn sentence(scene: &Scene<'_>, number: PairingNumber) -> String {
    let w = StoryWords::of(scene.lang());
    let Some(player) = scene.snapshot.player(number) else {
        return fill!(w.unknown, n = number);
    };
    let who = scene.call(number);
    let text = match asked(scene, number) {
        Some(bye @ (Bye::Half | Bye::Full)) => {
            let points = &scene.snapshot.rules.points;
            let score = match bye {
                Bye::Half => points.half_bye,
                _ => points.full_bye,
            };
            let points = scene.points(score);
            return fill!(w.asked_bye, who = who, points = points);
        }
        Some(Bye::Zero) => w.away,
        None if player.participation.covers(scene.round) => w.not_there,
        None if player.participation.until.is_some_and(|until| until < scene.round) => w.left,
        None => w.not_yet,
    };
    fill!(text, who = who)
}

/// The bye that was granted for the round: as the round itself has it where it is there.
fn asked(scene: &Scene<'_>, number: PairingNumber) -> Option<Bye> {
    let held = scene.snapshot.rounds.get(scene.round.index());
    let in_round = held.and_then(|held| {
        held.unpaired().iter().find_map(|(who, why)| match why {
            Unpaired::Bye(bye) if *who == number => Some(*bye),
            _ => None,
        })
    });
    let given = || {
        let mut given = scene.snapshot.given_byes.iter();
        given.any(|it| it.round == scene.round && it.who == number).then_some(Bye::Full)
    };
    let asked = || {
        let mut requests = scene.snapshot.requests.iter();
        let found =
            requests.find(|it| it.round == scene.round && it.who.player() == Some(number))?;
        Some(found.bye)
    };
    in_round.or_else(asked).or_else(given)
}
