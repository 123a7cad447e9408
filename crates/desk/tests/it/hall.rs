//! A small open, for rows that name an article.

use ronde_desk::fold;
use ronde_desk::judge::{Caution, Objection};
use ronde_desk::stored::{Decision, Entrant, EntrantId, ResultCode, Scope, Setting, SystemCode};
use ronde_desk::{Act, Decided, Line, Refusal, Request, Role, Stamp, State, decide, engine};

const JOURNAL: &str = "rules";

/// A small open, as far as a row needs it.
pub(crate) struct Hall {
    pub(crate) lines: Vec<Line>,
    pub(crate) state: State,
}

impl Hall {
    /// Eight players, so many rounds declared.
    pub(crate) fn new(rounds: u16) -> Hall {
        let mut hall = Hall { lines: Vec::new(), state: State::new(JOURNAL) };
        hall.does(Act::Create { name: "Hall".to_owned() });
        hall.does(set(Setting::Rounds(rounds)));
        let players = (0..8).map(|place| player(place, 2200 - 50 * place)).collect();
        hall.does(Act::Register { first: EntrantId(0), players, from: 1 });
        hall
    }

    pub(crate) fn under(system: &str, rounds: u16) -> Hall {
        let mut hall = Hall::new(rounds);
        hall.does(Act::LeaveFideMode { reason: "history".to_owned() });
        hall.does(set(Setting::System(SystemCode::Swiss(system.to_owned()))));
        hall
    }

    pub(crate) fn asks(&self, request: Request) -> Result<Decided, Refusal> {
        let journal = || Ok::<_, Refusal>(fold::entries(JOURNAL, &self.lines).unwrap().0);
        decide(&self.state, request, journal)
    }

    pub(crate) fn tries(&self, act: Act) -> Result<Decided, Refusal> {
        self.asks(Request::new(owner(), act))
    }

    /// The cautions that an act carries.
    pub(crate) fn cautions(&self, act: Act) -> Vec<Caution> {
        match self.tries(act) {
            Err(Refusal::Cautions(cautions)) => cautions,
            Ok(_) => Vec::new(),
            Err(other) => panic!("refused: {other:?}"),
        }
    }

    pub(crate) fn objection(&self, act: Act) -> Objection {
        match self.tries(act) {
            Err(Refusal::Objection(objection)) => objection,
            Err(other) => panic!("{other:?}"),
            Ok(_) => panic!("it was allowed"),
        }
    }

    /// Does it, whatever must be accepted.
    #[track_caller]
    pub(crate) fn does(&mut self, act: Act) {
        let mut request = Request::new(owner(), act);
        if let Err(Refusal::Cautions(open)) = self.asks(request.clone()) {
            request.accepts.extend(open.iter().map(|it| (it.key(), it.level().times())));
        }
        let decided = self.asks(request).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        self.lines.push(decided.line);
        self.state = decided.state;
    }

    /// By the rules of 1992: round 2 is paired while a game of round 1 is adjourned.
    pub(crate) fn with_an_adjourned_game() -> Hall {
        let mut hall = Hall::under("CUSTOM_DUTCH_1992", 7);
        hall.paired();
        hall.does(Act::EnterResult { round: 1, board: 1, result: ResultCode::Adjourned });
        hall.all_white(1);
        hall.does(Act::CloseRound { round: 1 });
        hall.paired();
        hall
    }

    /// Pairs and publishes the next round.
    pub(crate) fn paired(&mut self) -> u16 {
        let round = self.state.next_round();
        let made = engine::pair(&self.state, false).unwrap();
        self.does(made.act);
        self.does(Act::Publish { round });
        round
    }

    pub(crate) fn draft(&mut self) -> u16 {
        let round = self.state.next_round();
        let made = engine::pair(&self.state, false).unwrap();
        self.does(made.act);
        round
    }

    /// White wins everywhere, and the round is closed.
    pub(crate) fn played(&mut self) -> u16 {
        let round = self.paired();
        self.all_white(round);
        self.does(Act::CloseRound { round });
        round
    }

    pub(crate) fn all_white(&mut self, round: u16) {
        let open: Vec<u32> = self.state.round(round).unwrap().missing().collect();
        for board in open {
            self.does(Act::EnterResult { round, board, result: ResultCode::WhiteWins });
        }
    }
}

pub(crate) fn owner() -> Stamp {
    Stamp { at: 0, by: "owner".to_owned(), role: Role::Owner }
}

pub(crate) fn set(setting: Setting) -> Act {
    Act::Configure { set: vec![setting] }
}

pub(crate) fn player(place: u16, rating: u16) -> Entrant {
    Entrant {
        name: format!("Player, {place}"),
        rating: Some(rating),
        fide_id: format!("{}", 100 + place),
        ..Entrant::default()
    }
}

pub(crate) fn correct(round: u16, scope: Scope, decision: Decision) -> Act {
    let reason = "misread".to_owned();
    Act::CorrectResult { round, board: 1, result: ResultCode::Draw, scope, decision, reason }
}
