//! The steps of a procedure.

use ronde_model::PairingNumber;
use ronde_swiss::field::Bar;
use ronde_swiss::steps::{Act, Refusal, Step as Engine};
use serde::Serialize;

use super::reasons::{needed, numbers};
use super::{Due, colour, float, points};
use crate::pair::scene::Scene;

#[derive(Serialize)]
pub(super) struct Step {
    number: usize,
    article: &'static str,
    #[serde(flatten)]
    act: Done,
}

/// What is done; `act` says which, and the fields are those of its name in `docs/pairing-json.md`.
#[derive(Serialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
enum Done {
    Takes { score: String, moved: Vec<u32>, residents: Vec<u32> },
    Sets { name: &'static str, value: i64 },
    LaysOut { left: Vec<u32>, right: Vec<u32> },
    Exchanges { down: Vec<u32>, up: Vec<u32> },
    Drops { requirement: &'static str },
    Transfers { player: u32, to: String },
    Refuses(Refused),
    GoesBack { score: String },
    Cracks { score: String, pair: [u32; 2] },
    Joins { score: String },
    Pairs(Pair),
    Floats { player: u32 },
    Byes { player: u32, passed_over: Vec<Refused> },
    DerivesFloats { round: u16 },
    Averages { player: u32, average: Option<String> },
    Indexes { player: u32, buchholz: String, sonneborn_berger: String },
    Tries { candidate: Vec<[u32; 2]>, left: Vec<u32>, falls: Option<Refused> },
    Skips { count: u64 },
    Needs { floaters: usize, why: &'static str, of: Vec<u32> },
}

#[derive(Serialize)]
struct Pair {
    white: u32,
    black: u32,
    colours: &'static str,
    white_due: Option<Due>,
    black_due: Option<Due>,
}

#[derive(Serialize)]
struct Refused {
    player: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent: Option<u32>,
    why: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    met_in_round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    barred_by_round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    float: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds_ago: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    criterion: Option<&'static str>,
}

/// All steps, counted from 1.
pub(super) fn numbered(scene: &Scene<'_>, steps: &[Engine]) -> Vec<Step> {
    let step = |(number, step): (usize, &Engine)| Step {
        number,
        article: step.article,
        act: Done::of(scene, &step.act),
    };
    (1..).zip(steps).map(step).collect()
}

impl Done {
    fn of(scene: &Scene<'_>, act: &Act) -> Done {
        match act {
            Act::Takes { score, moved, residents } => Done::Takes {
                score: points(*score),
                moved: numbers(moved),
                residents: numbers(residents),
            },
            Act::Sets { name, value } => Done::Sets { name, value: *value },
            Act::LaysOut { left, right } => {
                Done::LaysOut { left: numbers(left), right: numbers(right) }
            }
            Act::Exchanges { down, up } => Done::Exchanges { down: numbers(down), up: numbers(up) },
            Act::Drops { requirement } => Done::Drops { requirement },
            Act::Transfers { player, to } => {
                Done::Transfers { player: player.get(), to: points(*to) }
            }
            Act::Refuses { player, opponent, why } => {
                Done::Refuses(Refused::of(scene, *player, *opponent, *why))
            }
            Act::GoesBack { score } => Done::GoesBack { score: points(*score) },
            Act::Cracks { score, one, other } => {
                Done::Cracks { score: points(*score), pair: [one.get(), other.get()] }
            }
            Act::Joins { score } => Done::Joins { score: points(*score) },
            Act::Pairs { white, black, colours, white_due, black_due } => Done::Pairs(Pair {
                white: white.get(),
                black: black.get(),
                colours,
                white_due: white_due.map(Due::from),
                black_due: black_due.map(Due::from),
            }),
            Act::Floats { player } => Done::Floats { player: player.get() },
            Act::Byes { player, passed_over } => Done::byes(scene, *player, passed_over),
            Act::DerivesFloats { round } => Done::DerivesFloats { round: round.get() },
            Act::Averages { player, tenths } => Done::Averages {
                player: player.get(),
                average: tenths.map(|tenths| format!("{}.{}", tenths / 10, tenths % 10)),
            },
            Act::Indexes { player, buchholz, sonneborn_berger } => Done::Indexes {
                player: player.get(),
                buchholz: format!("{}.{}", buchholz / 10, (buchholz % 10).abs()),
                sonneborn_berger: format!(
                    "{}.{:02}",
                    sonneborn_berger / 100,
                    (sonneborn_berger % 100).abs()
                ),
            },
            Act::Tries { candidate, left, falls } => {
                let falls = falls.map(|it| Refused::of(scene, it.player, it.opponent, it.why));
                let pairs = candidate.iter().map(|(one, other)| [one.get(), other.get()]);
                Done::Tries { candidate: pairs.collect(), left: numbers(left), falls }
            }
            Act::Skips { count } => Done::Skips { count: *count },
            Act::Needs { floaters, why, of } => {
                Done::Needs { floaters: *floaters, why: needed(*why), of: numbers(of) }
            }
        }
    }

    fn byes(
        scene: &Scene<'_>,
        player: PairingNumber,
        passed_over: &[(PairingNumber, Refusal)],
    ) -> Done {
        let passed = passed_over.iter().map(|(who, why)| Refused::of(scene, *who, None, *why));
        Done::Byes { player: player.get(), passed_over: passed.collect() }
    }
}

impl Refused {
    fn of(
        scene: &Scene<'_>,
        player: PairingNumber,
        opponent: Option<PairingNumber>,
        why: Refusal,
    ) -> Refused {
        let mut refused = Refused {
            player: player.get(),
            opponent: opponent.map(PairingNumber::get),
            why: word(why),
            met_in_round: None,
            barred_by_round: None,
            colour: None,
            float: None,
            rounds_ago: None,
            criterion: None,
        };
        match why {
            Refusal::Barred(Bar::Met) => {
                let met = opponent.and_then(|opponent| scene.met_in(player, opponent));
                refused.met_in_round = met.map(ronde_model::RoundNumber::get);
            }
            Refusal::ColourDenied(denied) => refused.colour = Some(colour(denied)),
            Refusal::Float(direction, ago) => {
                refused.float = Some(float(direction));
                refused.rounds_ago = Some(ago);
            }
            Refusal::ByeBarred(round) => refused.barred_by_round = Some(round.get()),
            Refusal::Criterion(article) => refused.criterion = Some(article),
            Refusal::Barred(Bar::Prohibited | Bar::SameAbsolutePreference)
            | Refusal::Colours
            | Refusal::ColourDegree
            | Refusal::Raised
            | Refusal::Rest
            | Refusal::Later => {}
        }
        refused
    }
}

fn word(why: Refusal) -> &'static str {
    match why {
        Refusal::Barred(Bar::Met) => "met",
        Refusal::Barred(Bar::Prohibited) => "prohibited",
        Refusal::Barred(Bar::SameAbsolutePreference) => "same-absolute-preference",
        Refusal::ColourDenied(_) => "colour-denied",
        Refusal::Colours => "colours",
        Refusal::ColourDegree => "colour-degree",
        Refusal::Float(..) => "float",
        Refusal::Raised => "raised",
        Refusal::ByeBarred(_) => "barred",
        Refusal::Rest => "others-unpairable",
        Refusal::Criterion(_) => "worse",
        Refusal::Later => "later",
    }
}
