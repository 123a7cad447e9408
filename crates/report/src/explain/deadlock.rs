//! A round that cannot be paired, in words: the facts, and what is open to the arbiter.

use ronde_model::{PairingNumber, RoundNumber, Snapshot};
use ronde_swiss::System;
use ronde_swiss::facts::{Deadlock, Fact, Repair};
use ronde_words::{ChangeWords, Lang, fill, message};

use super::{Part, Scene, Story, facts};
use crate::articles::Absolute;

/// Repairs that the short sentence names; the steps have them all.
const NAMED: usize = 3;

/// Why the round cannot be paired, and what makes it so that it can.
pub fn deadlock(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    deadlock: &Deadlock,
    lang: Lang,
) -> Story {
    let scene = Scene::new(snapshot, round, system).told_in(lang);
    let w = ChangeWords::of(lang);
    let article = decides(&scene);
    let of_facts = deadlock.facts.iter().map(|fact| {
        let (line, article) = fact_words(&scene, *fact);
        Part::new(w.p_fact, article, vec![line])
    });
    let repairs: Vec<String> =
        deadlock.repairs.iter().map(|repair| repair_words(&scene, *repair)).collect();
    let of_repairs =
        repairs.iter().map(|it| Part::new(w.p_repair, article.clone(), vec![it.clone()]));
    let named: Vec<&str> = repairs.iter().take(NAMED).map(String::as_str).collect();
    let open = if named.is_empty() {
        w.d_nothing.to_owned()
    } else {
        fill!(w.d_open, list = named.join("; "))
    };
    let none = fill!(w.d_none, article = article);
    Story {
        title: fill!(w.d_title, n = round),
        short: vec![none, w.d_together.to_owned(), open],
        steps: of_facts.chain(of_repairs).collect(),
        tables: vec![facts(&scene, &concerned(&deadlock.facts))],
        picture: None,
    }
}

/// Who decides where there is no pairing.
fn decides(scene: &Scene<'_>) -> String {
    let said = scene.book().articles.no_pairing;
    said.unwrap_or_else(|| scene.rule(Absolute::Completion)).to_owned()
}

/// Everybody whom the facts name, each once, in their order.
fn concerned(facts: &[Fact]) -> Vec<PairingNumber> {
    let mut players: Vec<PairingNumber> = Vec::new();
    for fact in facts {
        let named = match *fact {
            Fact::Met { one, other, .. }
            | Fact::Prohibited { one, other }
            | Fact::SameAbsoluteColour { one, other } => vec![one, other],
            Fact::ByeBarred { player, .. } => vec![player],
            Fact::Odd { .. } => Vec::new(),
        };
        for player in named {
            if !players.contains(&player) {
                players.push(player);
            }
        }
    }
    players
}

/// A fact, and its article.
pub(super) fn fact_words(scene: &Scene<'_>, fact: Fact) -> (String, String) {
    let w = ChangeWords::of(scene.lang());
    let name = |player| scene.call(player);
    match fact {
        Fact::Met { one, other, round } => {
            let article = scene.rule(Absolute::Rematch);
            let (a, b) = (name(one), name(other));
            (fill!(w.f_met, a = a, b = b, n = round, article = article), article.to_owned())
        }
        Fact::Prohibited { one, other } => {
            let said = fill!(w.f_prohibited, a = name(one), b = name(other));
            (said, "TRF26:260".to_owned())
        }
        Fact::SameAbsoluteColour { one, other } => {
            let article = scene.rule(Absolute::Colours);
            let (a, b) = (name(one), name(other));
            let colour = scene.must_have(one).or_else(|| scene.must_have(other));
            let said = match colour {
                Some(colour) => fill!(w.f_colour, a = a, b = b, colour = colour, article = article),
                None => fill!(w.f_same_colour, a = a, b = b, article = article),
            };
            (said, article.to_owned())
        }
        Fact::ByeBarred { player, round } => {
            let article = scene.book().bye_rule();
            (fill!(w.f_bye, a = name(player), n = round, article = article), article)
        }
        Fact::Odd { players } => {
            let article = scene.book().odd();
            (fill!(w.f_odd, n = players, article = article), article.to_owned())
        }
    }
}

fn repair_words(scene: &Scene<'_>, repair: Repair) -> String {
    let w = ChangeWords::of(scene.lang());
    let name = |player| scene.call(player);
    let two = |text: message!(a, b), one, other| fill!(text, a = name(one), b = name(other));
    match repair {
        Repair::Lift(Fact::Met { one, other, .. }) => two(w.r_met, one, other),
        Repair::Lift(Fact::Prohibited { one, other }) => two(w.r_prohibited, one, other),
        Repair::Lift(Fact::SameAbsoluteColour { one, other }) => two(w.r_colour, one, other),
        Repair::Lift(Fact::ByeBarred { player, .. }) => fill!(w.r_bye, a = name(player)),
        Repair::BringBack { player } => fill!(w.r_back, a = name(player)),
        Repair::Newcomer => w.r_newcomer.to_owned(),
        Repair::LeaveOut { player } => fill!(w.r_leave, a = name(player)),
        Repair::Lift(Fact::Odd { .. }) => w.r_other.to_owned(),
    }
}
