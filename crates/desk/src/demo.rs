//! A lively open of nine rounds, act by act: what *Try the demo* shows, and what the tests of every
//! store go through.
//!
//! The people are invented. Everything that happens in a hall happens here once: byes, late
//! entries, a withdrawal, forfeits, an adjourned game, a round thrown away, a pairing by hand, a
//! wrong result found one round later, and one that is undone at once.

use crate::desk::{Refusal, Request, decide_accepting};
use crate::engine;
use crate::entry::Stamp;
use crate::judge::Caution;
use crate::role::Role;
use crate::state::{BoardState, Phase, State};
use crate::stored::{
    Act, ByeCode, ColourCode, Decision, Entrant, EntrantId, PlayerChange, Prohibited, ResultCode,
    Scope, Setting, Strength, TitleCode,
};

const FIRST: [&str; 20] = [
    "Anna", "Beat", "Chiara", "David", "Elena", "Fabio", "Greta", "Hugo", "Ines", "Jan", "Klara",
    "Luca", "Maria", "Nils", "Olga", "Paul", "Rosa", "Samuel", "Tilda", "Urs",
];
const LAST: [&str; 23] = [
    "Aebischer",
    "Bernasconi",
    "Chevalley",
    "Dürrenmatt",
    "Egger",
    "Favre",
    "Gasser",
    "Huber",
    "Imhof",
    "Jaquet",
    "Keller",
    "Lüthi",
    "Monnier",
    "Neri",
    "Oberholzer",
    "Pellet",
    "Quadri",
    "Rossi",
    "Schär",
    "Tanner",
    "Uldry",
    "Vögeli",
    "Zürcher",
];
const CLUBS: [&str; 6] = ["Bern", "Bellinzona", "Lausanne", "Chur", "Basel", "Fribourg"];

/// Where the demo stops: round 5 is being played.
pub const DEMO_ROUND: u16 = 5;
/// Rounds of the whole story.
pub const ROUNDS: u16 = 9;
/// Milliseconds between two acts.
const TICK: i64 = 7_000;

/// What happens next, as long as something does.
#[derive(Clone, Debug)]
pub struct Story {
    scene: usize,
    queue: Vec<Act>,
    clock: i64,
    told: u64,
    dice: u64,
    last_round: u16,
    reasons: Vec<u8>,
}

/// Scenes of a round, in order.
const SCENES: usize = 6;

impl Story {
    /// The whole tournament, beginning at that time.
    pub fn whole(start: i64) -> Story {
        Story {
            scene: 0,
            queue: Vec::new(),
            clock: start,
            told: 0,
            dice: 1998,
            last_round: ROUNDS,
            reasons: Vec::new(),
        }
    }

    /// Up to the middle of round 5.
    pub fn demo(start: i64) -> Story {
        Story { last_round: DEMO_ROUND, ..Story::whole(start) }
    }

    /// The next request, given what has become of the ones before. Nothing that the rules warn of
    /// is left unaccepted: the arbiter of this story has read the warnings.
    pub fn next(&mut self, state: &State) -> Option<Request> {
        while self.queue.is_empty() {
            let acts = self.acts(state)?;
            self.queue = acts.into_iter().rev().collect();
            self.scene += 1;
        }
        let act = self.queue.pop()?;
        self.clock += TICK;
        self.told += 1;
        let stamp = Stamp { at: self.clock, by: person(&act).to_owned(), role: role(&act) };
        let mut request = Request::new(stamp, act);
        request.key = format!("demo-{}", self.told);
        if !matches!(request.act, Act::Undo { .. }) {
            let journal = || Ok::<_, Refusal>(Vec::new());
            let decided = decide_accepting(state, request.clone(), journal);
            let cautions = decided.map(|(_, cautions)| cautions).unwrap_or_default();
            let accepted = |caution: &Caution| (caution.key(), caution.level().times());
            request.accepts.extend(cautions.iter().map(accepted));
        }
        Some(request)
    }

    /// What the request names by its hash: the reasons of a pairing.
    pub fn attachment(&self, request: &Request) -> Option<&[u8]> {
        matches!(request.act, Act::Pair { .. }).then_some(self.reasons.as_slice())
    }

    /// The next round as the engine makes it.
    fn paired(&mut self, state: &State) -> Act {
        let made = engine::pair(state, false).expect("the story can always go on");
        self.reasons = made.reasons;
        made.act
    }

    fn acts(&mut self, state: &State) -> Option<Vec<Act>> {
        match self.scene {
            0 => return Some(vec![Act::Create { name: "Open de la Ronde".to_owned() }]),
            1 => return Some(vec![configure()]),
            2 => {
                return Some(vec![
                    register(),
                    Act::Register {
                        first: EntrantId(61),
                        players: vec![latecomer("Wyss, Lea", 1987)],
                        from: 3,
                    },
                ]);
            }
            3 => return Some(prepare()),
            _ => {}
        }
        let (round, scene) = ((self.scene - 4) / SCENES, (self.scene - 4) % SCENES);
        let round = u16::try_from(round + 1).ok()?;
        if round > self.last_round {
            let over = round > ROUNDS && round == ROUNDS + 1 && scene == 0;
            return over.then(|| vec![Act::Finish]);
        }
        let half = round == self.last_round && self.last_round < ROUNDS;
        Some(match scene {
            0 => before_pairing(state, round),
            1 => vec![self.paired(state)],
            2 => self.with_the_draft(state, round),
            3 => vec![Act::Publish { round }],
            4 => self.results(state, round, half),
            _ if half => return None,
            _ => after_results(state, round),
        })
    }

    /// A draft that was made too early, and a round with two boards exchanged by hand.
    fn with_the_draft(&mut self, state: &State, round: u16) -> Vec<Act> {
        match round {
            2 => vec![Act::Unpair { round }, self.paired_again(state)],
            6 => {
                let Some(held) = state.round(round) else { return Vec::new() };
                let mut arrangement = held.arrangement();
                let last = arrangement.pairs.len() - 1;
                let (one, other) = (arrangement.pairs[last - 1], arrangement.pairs[last]);
                arrangement.pairs[last - 1] = crate::stored::Pair(one.0, other.1);
                arrangement.pairs[last] = crate::stored::Pair(other.0, one.1);
                let mut after = state.clone();
                if let Some(held) = after.round_mut(round) {
                    held.arrange(&arrangement);
                }
                let departure = engine::departure(&after, round);
                vec![
                    Act::OpenManual { round, case: None, reason: "guests of the club".to_owned() },
                    Act::Arrange { round, arrangement },
                    Act::CloseManual { round, departure },
                ]
            }
            _ => Vec::new(),
        }
    }

    /// The same round once more. The draft is gone by then, so the pairing rests on what is before
    /// it.
    fn paired_again(&mut self, state: &State) -> Act {
        let mut before = state.clone();
        before.rounds.pop();
        before.keep_order();
        let mut act = self.paired(&before);
        if let Act::Pair { basis, .. } = &mut act {
            *basis = state.head.seq + 1;
        }
        act
    }

    /// The stronger wins more often. A whole number decides, so that every machine tells the same.
    fn result(&mut self, state: &State, board: &BoardState) -> ResultCode {
        let rating = |id: EntrantId| {
            let player = state.players.get(&id).and_then(|player| player.entrant.rating);
            i64::from(player.unwrap_or(1400))
        };
        let white = (500 + (rating(board.white) - rating(board.black)) * 9 / 10).clamp(80, 920);
        let dice = i64::try_from(self.roll() % 1000).unwrap_or(0);
        let draw = 300 - (white - 500).abs() / 2;
        match dice {
            dice if dice < draw => ResultCode::Draw,
            dice if dice < draw + (1000 - draw) * white / 1000 => ResultCode::WhiteWins,
            _ => ResultCode::BlackWins,
        }
    }

    fn roll(&mut self) -> u64 {
        // The constants of Knuth's MMIX; the high bits are the good ones.
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.dice >> 33
    }

    fn results(&mut self, state: &State, round: u16, half: bool) -> Vec<Act> {
        let Some(held) = state.round(round) else { return Vec::new() };
        let mut acts = Vec::new();
        for (place, it) in held.boards.iter().enumerate() {
            let board = it.table;
            let mut result = self.result(state, it);
            match (round, place) {
                (1, 25) => result = ResultCode::WhiteWinsByForfeit,
                (2, 20) => result = ResultCode::BothForfeit,
                (3, 4) => result = ResultCode::Adjourned,
                _ => {}
            }
            if half && place % 3 == 1 {
                continue;
            }
            acts.push(Act::EnterResult { round, board, result });
        }
        // Slips come in any order.
        let count = acts.len();
        for place in 0..count {
            let other = usize::try_from(self.roll()).unwrap_or(0) % count;
            acts.swap(place, other);
        }
        acts
    }
}

/// Helpers enter results at the lower boards.
fn person(act: &Act) -> &'static str {
    match role(act) {
        Role::Helper { .. } => "helper-1",
        Role::Deputy => "deputy",
        _ => "owner",
    }
}

fn role(act: &Act) -> Role {
    if matches!(act, Act::EnterResult { board, .. } if *board > 15) {
        Role::Helper { first: 16, last: 99 }
    } else if matches!(act, Act::CheckIn { .. }) {
        Role::Deputy
    } else {
        Role::Owner
    }
}

fn configure() -> Act {
    Act::Configure {
        set: vec![
            Setting::City("Fribourg".to_owned()),
            Setting::Federation("SUI".to_owned()),
            Setting::Start("2026-10-03".to_owned()),
            Setting::End("2026-10-11".to_owned()),
            Setting::ChiefArbiter("Monnier, Rosa".to_owned()),
            Setting::TimeControl("90 min / 40 + 30 min + 30 s".to_owned()),
            Setting::TimeControlCode("40/5400+30:1800+30".to_owned()),
            Setting::Rounds(ROUNDS),
            Setting::TieBreaks("BH/C1, BH, SB".to_owned()),
            Setting::InitialColour(Some(ColourCode::White)),
        ],
    }
}

fn latecomer(name: &str, rating: u16) -> Entrant {
    Entrant {
        name: name.to_owned(),
        rating: Some(rating),
        federation: "SUI".to_owned(),
        ..Entrant::default()
    }
}

/// Sixty players from 2480 down; the last four have no rating.
fn register() -> Act {
    let player = |place: usize| {
        let rating = 2480 - u16::try_from(place * 19 + (place * place) % 13).unwrap_or(0);
        let woman = (place % 20).is_multiple_of(2) && !matches!(FIRST[place % 20], "Paul" | "Nils");
        let title = match place {
            0 | 1 => Some(TitleCode::Gm),
            2..=4 => Some(TitleCode::Im),
            5..=8 => Some(TitleCode::Fm),
            10 => Some(TitleCode::Wim),
            _ => None,
        };
        Entrant {
            name: format!("{}, {}", LAST[(place * 7) % 23], FIRST[place % 20]),
            sex: Some(if woman { 'w' } else { 'm' }),
            title,
            rating: (place < 56).then_some(rating),
            ratings: vec![Strength {
                source: "SUI".to_owned(),
                rating: rating.saturating_sub(15),
                list: "2026-09-01".to_owned(),
            }],
            federation: if place % 9 == 4 { "FRA" } else { "SUI" }.to_owned(),
            fide_id: if place < 56 { (1_390_000 + place * 37).to_string() } else { String::new() },
            birth: (1950 + (place * 11) % 62).to_string(),
            club: CLUBS[place % 6].to_owned(),
            ..Entrant::default()
        }
    };
    Act::Register { first: EntrantId(1), players: (0..60).map(player).collect(), from: 1 }
}

/// Before round 1: two who must not meet, a table that cannot be left, somebody who checks in late,
/// byes.
fn prepare() -> Vec<Act> {
    let prohibited = Prohibited {
        members: vec![EntrantId(3), EntrantId(4)],
        first: 1,
        last: ROUNDS,
        soft: false,
        reason: "sister and brother".to_owned(),
    };
    vec![
        Act::Configure { set: vec![Setting::Prohibited(vec![prohibited])] },
        Act::Configure { set: vec![Setting::FixedTable(EntrantId(33), Some(12))] },
        Act::CheckIn { players: (1..=59).map(EntrantId).collect(), present: true },
        Act::RequestBye { player: EntrantId(17), round: 3, bye: ByeCode::Half },
        Act::RequestBye { player: EntrantId(44), round: 2, bye: ByeCode::Zero },
        Act::RequestBye { player: EntrantId(45), round: 4, bye: ByeCode::Half },
        Act::CancelBye { player: EntrantId(45), round: 4 },
    ]
}

fn before_pairing(state: &State, round: u16) -> Vec<Act> {
    match round {
        2 => vec![
            Act::CheckIn { players: vec![EntrantId(60)], present: true },
            Act::Amend {
                player: EntrantId(21),
                set: vec![
                    PlayerChange::Rating(Some(2199)),
                    PlayerChange::Club("Genève".to_owned()),
                ],
            },
        ],
        3 => vec![
            Act::CheckIn { players: vec![EntrantId(61)], present: true },
            Act::Withdraw { player: EntrantId(50), after: 2 },
        ],
        // Its adjourned game was won, which the pairing of round 4 did not know.
        5 => state
            .round(3)
            .and_then(|held| held.adjourned().next())
            .map(|board| Act::EnterResult { round: 3, board, result: ResultCode::WhiteWins })
            .into_iter()
            .collect(),
        6 => vec![Act::Expel { player: EntrantId(58), after: 5, reason: "a telephone".to_owned() }],
        7 => vec![Act::Remark { text: "The round began ten minutes late.".to_owned() }],
        _ => Vec::new(),
    }
}

fn after_results(state: &State, round: u16) -> Vec<Act> {
    let mut acts = Vec::new();
    match round {
        // Somebody typed a result that was not on the slip, and took it back.
        4 => {
            let wrong = Act::EnterResult { round, board: 7, result: ResultCode::BothForfeit };
            acts = vec![wrong, Act::Undo { of: state.head.seq + 1 }];
        }
        // What was entered for round 2 was wrong; found while round 3 is played.
        3 => {
            let entered = state.round(2).and_then(|held| held.board(3)).and_then(|it| it.result);
            let result = match entered {
                Some(ResultCode::Draw) => ResultCode::WhiteWins,
                _ => ResultCode::Draw,
            };
            acts = vec![Act::CorrectResult {
                round: 2,
                board: 3,
                result,
                scope: Scope::Pairings,
                decision: Decision::Keep,
                reason: "the slip was misread".to_owned(),
            }];
        }
        8 => acts = vec![Act::ConfirmResult { round, board: 1 }],
        _ => {}
    }
    let open = state.round(round).is_some_and(|held| held.phase == Phase::Published);
    acts.extend(open.then_some(Act::CloseRound { round }));
    acts
}
