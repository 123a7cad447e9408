//! Events for the tests of files and of verifying: a small one of which every bit can be tried, and
//! the whole story.

use ronde_desk::demo::Story;
use ronde_desk::event::{self, EventAct, EventRequest, EventState, OWNER};
use ronde_desk::portable::Content;
use ronde_desk::stored::{Entrant, EntrantId, ResultCode, Setting, SystemCode};
use ronde_desk::{Act, Line, Refusal, Request, Role, Stamp, State, decide_accepting, engine, fold};

pub(crate) const EVENT: &str = "event";
pub(crate) const OPEN: &str = "open";

/// A journal that grows, with what its acts name.
pub(crate) struct Growing {
    pub(crate) state: State,
    pub(crate) lines: Vec<Line>,
    pub(crate) reasons: Vec<Vec<u8>>,
}

impl Growing {
    pub(crate) fn new() -> Growing {
        Growing { state: State::new(OPEN), lines: Vec::new(), reasons: Vec::new() }
    }

    /// Does what is asked, which must be allowed.
    #[track_caller]
    pub(crate) fn ask(&mut self, request: Request) {
        if matches!(request.act, Act::Pair { .. }) {
            let adjourn =
                matches!(&request.act, Act::Pair { adjourned, .. } if !adjourned.is_empty());
            self.reasons.push(engine::pair(&self.state, adjourn).unwrap().reasons);
        }
        let what = format!("{:?}", request.act);
        let entries = || Ok::<_, Refusal>(fold::entries(OPEN, &self.lines).unwrap().0);
        let decided = decide_accepting(&self.state, request, entries);
        let (decided, _) = decided.unwrap_or_else(|refusal| panic!("{what}: {refusal:?}"));
        self.lines.push(decided.line);
        self.state = decided.state;
    }

    /// The same by the owner, who accepts every warning.
    #[track_caller]
    pub(crate) fn act(&mut self, act: Act) {
        let at = 1000 + i64::try_from(self.lines.len()).unwrap();
        self.ask(Request::new(owner(at), act));
    }

    /// Pairs the next round, and publishes it.
    #[track_caller]
    pub(crate) fn pair(&mut self) {
        let round = self.state.next_round();
        self.act(engine::pair(&self.state, false).unwrap().act);
        self.act(Act::Publish { round });
    }

    /// White wins everywhere.
    #[track_caller]
    pub(crate) fn play(&mut self) {
        let round = self.state.next_round() - 1;
        let boards: Vec<u32> = self.state.round(round).unwrap().missing().collect();
        for board in boards {
            self.act(Act::EnterResult { round, board, result: ResultCode::WhiteWins });
        }
        self.act(Act::CloseRound { round });
    }

    /// The event around it.
    pub(crate) fn event(self) -> Content {
        let mut content = Content { event: EVENT.to_owned(), ..Content::default() };
        content.journals.insert(EVENT.to_owned(), event_lines());
        content.journals.insert(OPEN.to_owned(), self.lines);
        for reasons in self.reasons {
            content.attach(reasons);
        }
        content
    }
}

pub(crate) fn owner(at: i64) -> Stamp {
    Stamp { at, by: OWNER.to_owned(), role: Role::Owner }
}

fn event_lines() -> Vec<Line> {
    let mut state = EventState::new(EVENT);
    let mut lines = Vec::new();
    for act in [
        EventAct::Create { name: "Festival".to_owned(), home: "laptop".to_owned() },
        EventAct::AddTournament { journal: OPEN.to_owned(), name: "Open".to_owned() },
    ] {
        let request = EventRequest::new(owner(1), act, "laptop");
        let decided = event::decide(&state, request).unwrap();
        lines.push(decided.line);
        state = decided.state;
    }
    lines
}

/// Six players, two rounds, the first of them closed.
pub(crate) fn small() -> Growing {
    let mut growing = Growing::new();
    growing.act(Act::Create { name: "Six".to_owned() });
    let system = SystemCode::Swiss("FIDE_DUTCH_2026".to_owned());
    growing.act(Act::Configure { set: vec![Setting::System(system), Setting::Rounds(3)] });
    let names = ["Ås, Ada", "Bo, Ben", "Cy, Cleo", "Do, Dan", "Ey, Eva", "Fu, Fay"];
    let players = names.iter().zip((1..).map(|place| 2000 - 10 * place)).map(|(name, rating)| {
        Entrant { name: (*name).to_owned(), rating: Some(rating), ..Entrant::default() }
    });
    growing.act(Act::Register { first: EntrantId(0), players: players.collect(), from: 1 });
    growing.pair();
    growing.play();
    growing.pair();
    growing
}

/// The whole open of nine rounds.
pub(crate) fn whole_story() -> Growing {
    let mut story = Story::whole(1_790_000_000_000);
    let mut growing = Growing::new();
    while let Some(request) = story.next(&growing.state) {
        growing.ask(request);
    }
    growing
}
