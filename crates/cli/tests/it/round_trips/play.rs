//! A desk at which chance plays.

use ronde_desk::state::Phase;
use ronde_desk::stored::{ByeCode, DecidedBy, ResultCode};
use ronde_desk::{Act, Line, Request, Role, Stamp, State, decide_accepting, engine, fold};

/// Throws from a seed (SplitMix64).
#[derive(Clone)]
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn of(name: &str, seed: u64) -> Luck {
        let start = name.bytes().fold(seed, |hash, byte| hash.wrapping_mul(31) + u64::from(byte));
        Luck(start)
    }

    pub(crate) fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (bits ^ (bits >> 31)) >> 16
    }

    pub(crate) fn within(&mut self, least: usize, most: usize) -> usize {
        let span = u64::try_from(most - least + 1).unwrap();
        least + usize::try_from(self.throw() % span).unwrap()
    }

    pub(crate) fn one_in(&mut self, count: u64) -> bool {
        self.throw().is_multiple_of(count)
    }

    fn result(&mut self) -> ResultCode {
        match self.within(0, 9) {
            0..=2 => ResultCode::WhiteWins,
            3..=5 => ResultCode::Draw,
            6..=8 => ResultCode::BlackWins,
            _ => ResultCode::WhiteWinsByForfeit,
        }
    }
}

const JOURNAL: &str = "moving";

/// A journal that grows.
pub(crate) struct Desk {
    pub(crate) state: State,
    pub(crate) lines: Vec<Line>,
}

impl Desk {
    pub(crate) fn new() -> Desk {
        let mut desk = Desk { state: State::new(JOURNAL), lines: Vec::new() };
        desk.does(Act::Create { name: "Moving".to_owned() });
        desk
    }

    /// Does it, whatever must be accepted.
    #[track_caller]
    pub(crate) fn does(&mut self, act: Act) {
        let what = format!("{act:?}");
        let stamp = Stamp { at: 0, by: "owner".to_owned(), role: Role::Owner };
        let journal =
            || Ok::<_, ronde_desk::Refusal>(fold::entries(JOURNAL, &self.lines).unwrap().0);
        let decided = decide_accepting(&self.state, Request::new(stamp, act), journal);
        let (decided, _) = decided.unwrap_or_else(|refusal| panic!("{what}: {refusal:?}"));
        self.lines.push(decided.line);
        self.state = decided.state;
    }

    /// Some rounds, the last one perhaps in part, or the whole of it.
    pub(crate) fn plays(&mut self, luck: &mut Luck) {
        for _ in 0..luck.within(0, 12) {
            if self.is_over() {
                break;
            }
            self.pairs(luck);
            if luck.one_in(6) {
                self.enters(luck, true);
                return;
            }
            self.enters(luck, false);
        }
    }

    /// To the end, as far as there is one.
    #[track_caller]
    pub(crate) fn goes_on(&mut self, luck: &mut Luck) {
        self.enters(luck, false);
        for _ in 0..60 {
            if self.is_over() {
                self.does(Act::Finish);
                return;
            }
            self.pairs(luck);
            self.enters(luck, false);
        }
    }

    /// So many rounds, the last of them with half of its results, as far as there are so many.
    pub(crate) fn stops_in_round(&mut self, round: u16, luck: &mut Luck) {
        while self.state.next_round() <= round && !self.is_over() {
            self.enters(luck, false);
            self.pairs(luck);
        }
        let open: Vec<u32> = self.state.round(round).unwrap().missing().collect();
        for board in open.iter().skip(1).step_by(2).copied() {
            self.does(Act::EnterResult { round, board, result: luck.result() });
        }
    }

    /// Whether the schedule, or what was announced, has ended.
    fn is_over(&self) -> bool {
        let closed = self.state.rounds.last().is_some_and(|held| held.phase == Phase::Closed);
        closed && self.state.last_round() == Some(self.state.next_round() - 1)
    }

    /// Level matches are decided or played again; whoever wants asks for a bye; then comes the
    /// round.
    #[track_caller]
    fn pairs(&mut self, luck: &mut Luck) {
        for level in self.state.level_matches() {
            if luck.one_in(2) {
                let winner = level.sides[luck.within(0, 1)][0];
                let by = Some(DecidedBy::TieBreakGames);
                self.does(Act::Decide { number: level.number, winner, by });
            }
        }
        if self.is_over() {
            return;
        }
        let round = self.state.next_round();
        if self.state.settings.swiss().is_some() && luck.one_in(3) {
            let player = self.state.numbers(round)[luck.within(0, 8)];
            self.does(Act::RequestBye { player, round, bye: ByeCode::Half });
        }
        let made = engine::pair(&self.state, false).unwrap_or_else(|why| panic!("{why:?}"));
        self.does(made.act);
        self.does(Act::Publish { round });
    }

    /// Results, in every open round; a round whose results are all there is closed.
    fn enters(&mut self, luck: &mut Luck, in_part: bool) {
        for round in 1..self.state.next_round() {
            let open: Vec<u32> = self.state.round(round).unwrap().missing().collect();
            for board in open {
                let result = luck.result();
                if !in_part || luck.one_in(2) {
                    self.does(Act::EnterResult { round, board, result });
                }
            }
            let held = self.state.round(round).unwrap();
            if held.phase == Phase::Published && held.missing().next().is_none() {
                self.does(Act::CloseRound { round });
            }
        }
    }
}
