//! Every reason of every system is looked at by a program that shares nothing with the engines:
//! what was refused is really forbidden, or really worse in the criterion that is named.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use std::collections::BTreeMap;

use ronde_model::Colour;
use ronde_swiss::colours::{Preference, Strength};
use ronde_swiss::field::{Bar, Float};
use ronde_swiss::reasons::{
    BracketKind, BracketReasons, Excluded, Exclusion, FloatersNeeded, PassedOver, Reasons,
};
use ronde_swiss::steps::{Act, Refusal, Step};
use ronde_swiss::{Detail, RoundPairing, System, pair};
use ronde_testkit::random::{Case, Kind, case};
use ronde_testkit::reasons::{
    self as claims, Book, Bracket, Claims, Need, Refused, Said, Seat, Tally, Told, Why,
};

use crate::witness::{seeds, with_initial_colour};

#[test]
fn every_reason_is_true() {
    let (from, count) = seeds(6);
    let mut rounds = 0;
    let mut tally = Tally::new();
    let mut wrong: BTreeMap<String, (u32, String)> = BTreeMap::new();
    for seed in from..from + count {
        for kind in Kind::ALL {
            for system in System::ALL {
                let case = case(kind, seed);
                match look_at(&case, system) {
                    None => {}
                    Some(Ok(round)) => {
                        rounds += 1;
                        for (kind, count) in round {
                            *tally.entry(kind).or_default() += count;
                        }
                    }
                    Some(Err(what)) => {
                        let kind = what.split(':').next().unwrap_or("").to_owned();
                        let entry = wrong.entry(format!("{system}: {kind}")).or_default();
                        entry.0 += 1;
                        entry.1 =
                            format!("{case}: {}", what.chars().take(1500).collect::<String>());
                    }
                }
            }
        }
    }
    eprintln!("seeds {from} to {}: {rounds} rounds, {tally:#?}", from + count);
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(rounds > 100 * count, "most rounds can be paired: {rounds}");
}

/// The checker is no rubber stamp: whatever is changed in a true account, it objects.
#[test]
fn every_lie_is_found() {
    let mut lies = 0;
    for system in System::ALL {
        for kind in [Kind::Plain, Kind::AllDraws, Kind::Byes, Kind::ManyRounds] {
            let case = case(kind, 3);
            let snapshot = with_initial_colour(&case.snapshot, system);
            let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
            let pairing = pair(&snapshot, case.round, system, colour, Detail::Alternatives);
            let Ok(pairing) = pairing else { continue };
            let truth = claims_of(&pairing);
            claims::check(&snapshot, case.round, &truth).expect("it is true");
            for lie in lies_about(&truth) {
                lies += 1;
                let found = claims::check(&snapshot, case.round, &lie);
                assert!(found.is_err(), "{case}, {system}: {lie:?}");
            }
        }
    }
    assert!(lies > 300, "only {lies} lies were told");
}

/// The account with one thing changed, in every way that comes to mind.
fn lies_about(truth: &Claims) -> Vec<Claims> {
    let mut liar = Liar { truth, lies: Vec::new() };
    (0..truth.told.len()).for_each(|at| liar.about_step(at));
    (0..truth.brackets.len()).for_each(|at| liar.about_bracket(at));
    for at in 0..truth.seats.len() {
        liar.tell(|lie| lie.seats[at].rule.push('?'));
    }
    liar.lies
}

struct Liar<'a> {
    truth: &'a Claims,
    lies: Vec<Claims>,
}

impl Liar<'_> {
    fn tell(&mut self, change: impl Fn(&mut Claims)) {
        let mut lie = self.truth.clone();
        change(&mut lie);
        self.lies.push(lie);
    }

    /// The same act with one thing changed.
    fn change_act(&mut self, at: usize, change: impl Fn(&mut Said)) {
        self.tell(|lie| change(&mut lie.told[at].act));
    }

    fn about_step(&mut self, at: usize) {
        let nonsense = || Why::Criterion("no such article".to_owned());
        let is_candidate = matches!(&self.truth.told[at].act, Said::Tries { falls: Some(_), .. });
        if is_candidate {
            self.tell(|lie| drop(lie.told.remove(at)));
        }
        match &self.truth.told[at].act {
            Said::Tries { falls: None, .. } => {}
            Said::Refuses(_)
            | Said::Tries { .. }
            | Said::Skips(_)
            | Said::Needs { .. }
            | Said::Pairs(_) => self.change_act(at, |act| match act {
                Said::Refuses(refused) | Said::Tries { falls: Some(refused), .. } => {
                    refused.why = nonsense();
                }
                Said::Skips(count) => *count += 1,
                Said::Needs { why, .. } => *why = Need::ByeScore,
                Said::Pairs(seat) => seat.rule.push('?'),
                _ => {}
            }),
            Said::Cracks(..) => self.tell(|lie| drop(lie.told.remove(at))),
            Said::Byes { passed_over, .. } if !passed_over.is_empty() => {
                self.change_act(at, |act| {
                    let Said::Byes { passed_over, .. } = act else { return };
                    passed_over[0].1 = nonsense();
                });
                self.change_act(at, |act| {
                    let Said::Byes { passed_over, .. } = act else { return };
                    passed_over.pop();
                });
            }
            _ => {}
        }
    }

    fn about_bracket(&mut self, at: usize) {
        self.tell(|lie| {
            let need = &mut lie.brackets[at].need;
            *need = if *need == Need::Nobody { Need::Odd } else { Need::Nobody };
        });
        for pair in 0..self.truth.brackets[at].pairs.len() {
            for of in 0..self.truth.brackets[at].pairs[pair].2.len() {
                self.tell(|lie| lie.brackets[at].pairs[pair].2[of].why = Why::Worse(99));
                self.tell(|lie| drop(lie.brackets[at].pairs[pair].2.remove(of)));
            }
        }
    }
}

/// The claims of a round that can be paired, checked.
fn look_at(case: &Case, system: System) -> Option<Result<Tally, String>> {
    let snapshot = with_initial_colour(&case.snapshot, system);
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let pairing = pair(&snapshot, case.round, system, colour, Detail::Alternatives).ok()?;
    Some(claims::check(&snapshot, case.round, &claims_of(&pairing)))
}

/// What the engine says, in the words of the checker.
fn claims_of(pairing: &RoundPairing) -> Claims {
    let Reasons { brackets, bye, steps } = &pairing.reasons;
    let passed_over = bye.iter().flat_map(|bye| &bye.passed_over).map(|(player, why)| {
        let why = match why {
            PassedOver::Barred(round) => Why::ByeBarred(*round),
            PassedOver::OthersUnpairable => Why::Rest,
            PassedOver::Paired => Why::Later,
        };
        (*player, why)
    });
    Claims {
        book: match pairing.system {
            System::Original => Book::Original,
            System::Dutch1992 => Book::Dutch1992,
            System::Dutch2010 => Book::Dutch2010,
            System::Dutch2017 => Book::Dutch2017,
            System::Dutch2026 => Book::Dutch2026,
            System::Dubov1997 => Book::Dubov1997,
            System::Dubov2026 => Book::Dubov2026,
            System::Burstein2026 => Book::Burstein2026,
            System::Lim2026 => Book::Lim2026,
            other @ (System::DoubleSwiss2026 | System::Team2026 | System::Toy) => {
                panic!("{other} has no checker")
            }
        },
        boards: pairing.boards.iter().map(|board| (board.white, board.black)).collect(),
        bye: pairing.bye,
        passed_over: passed_over.collect(),
        seats: brackets.iter().flat_map(seats).collect(),
        brackets: brackets.iter().map(bracket).collect(),
        told: steps.iter().map(told).collect(),
    }
}

fn due(preference: Option<Preference>) -> Option<(Colour, u8)> {
    preference.map(|it| {
        let strength = match it.strength {
            Strength::Mild => 0,
            Strength::Strong => 1,
            Strength::Absolute => 2,
        };
        (it.colour, strength)
    })
}

fn seats(bracket: &BracketReasons) -> impl Iterator<Item = Seat> {
    bracket.pairs.iter().map(|pair| {
        let colour = &pair.colour;
        let (higher, lower) = (due(colour.higher_due), due(colour.lower_due));
        let is_white = colour.higher == Colour::White;
        let (white, black) =
            if is_white { (pair.higher, pair.lower) } else { (pair.lower, pair.higher) };
        let (white_due, black_due) = if is_white { (higher, lower) } else { (lower, higher) };
        Seat { white, black, rule: format!("{:?}", colour.rule), white_due, black_due }
    })
}

fn bracket(it: &BracketReasons) -> Bracket {
    let refused = |player, opponent, by| Refused { player, opponent, why: exclusion(by) };
    let pairs = it.pairs.iter().map(|pair| {
        let of = |excluded: &Excluded| refused(pair.higher, Some(excluded.player), excluded.by);
        (pair.higher, pair.lower, pair.excluded.iter().map(of).collect())
    });
    let left = it.downfloats.iter().map(|float| {
        let of = |excluded: &Excluded| refused(excluded.player, None, excluded.by);
        (float.player, float.excluded.iter().map(of).collect())
    });
    Bracket {
        moved_down: it.moved_down.clone(),
        residents: it.residents.clone(),
        must_complete: it.kind != BracketKind::Ordinary,
        halves: (it.upper_half.clone(), it.lower_half.clone()),
        pairs: pairs.collect(),
        mover_pairs: it.pairs.iter().filter(|pair| pair.moved_down).count(),
        left: left.collect(),
        need: need(it.floaters_needed),
        without_exchange: it.without_exchange.map(exclusion),
    }
}

fn need(why: FloatersNeeded) -> Need {
    match why {
        FloatersNeeded::Nobody => Need::Nobody,
        FloatersNeeded::Odd => Need::Odd,
        FloatersNeeded::Opponents => Need::Opponents,
        FloatersNeeded::Completion => Need::Completion,
        FloatersNeeded::ByeScore => Need::ByeScore,
    }
}

fn exclusion(by: Exclusion) -> Why {
    match by {
        Exclusion::Barred(bar) => barred(bar),
        Exclusion::Worse(criterion) => Why::Worse(criterion.number),
        Exclusion::Later => Why::Later,
    }
}

fn barred(bar: Bar) -> Why {
    match bar {
        Bar::Met => Why::Met,
        Bar::Prohibited => Why::Prohibited,
        Bar::SameAbsolutePreference => Why::SameColour,
    }
}

fn refusal(why: Refusal) -> Why {
    match why {
        Refusal::Barred(bar) => barred(bar),
        Refusal::ColourDenied(colour) => Why::ColourDenied(colour),
        Refusal::Colours => Why::Colours,
        Refusal::ColourDegree => Why::ColourDegree,
        Refusal::Float(Float::Up, ago) => Why::Up(ago),
        Refusal::Float(Float::Down, ago) => Why::Down(ago),
        Refusal::Raised => Why::Raised,
        Refusal::ByeBarred(round) => Why::ByeBarred(round),
        Refusal::Rest => Why::Rest,
        Refusal::Criterion(article) => Why::Criterion(article.to_owned()),
        Refusal::Later => Why::Later,
    }
}

fn told(step: &Step) -> Told {
    let act = match step.act.clone() {
        Act::Takes { score, moved, residents } => Said::Takes { moved, residents, score },
        Act::LaysOut { left, right } => Said::LaysOut { left, right },
        Act::Exchanges { down, up } => Said::Exchanges { down, up },
        Act::Transfers { player, .. } => Said::Transfers { player },
        Act::Refuses { player, opponent, why } => {
            Said::Refuses(Refused { player, opponent, why: refusal(why) })
        }
        Act::Tries { candidate, left, falls } => {
            let falls = falls.map(|fall| Refused {
                player: fall.player,
                opponent: fall.opponent,
                why: refusal(fall.why),
            });
            Said::Tries { pairs: candidate, left, falls }
        }
        Act::Skips { count } => Said::Skips(count),
        Act::Needs { floaters, why, of } => Said::Needs { count: floaters, why: need(why), of },
        Act::Pairs { white, black, colours, white_due, black_due } => Said::Pairs(Seat {
            white,
            black,
            rule: colours.to_owned(),
            white_due: due(white_due),
            black_due: due(black_due),
        }),
        Act::Floats { player } => Said::Floats(player),
        Act::Indexes { player, buchholz, sonneborn_berger } => {
            Said::Indexes { player, buchholz, sonneborn_berger }
        }
        Act::Cracks { one, other, .. } => Said::Cracks(one, other),
        Act::Byes { player, passed_over } => {
            let passed_over = passed_over.into_iter().map(|(who, why)| (who, refusal(why)));
            Said::Byes { player, passed_over: passed_over.collect() }
        }
        _ => Said::Other,
    };
    Told { article: step.article.to_owned(), act }
}
