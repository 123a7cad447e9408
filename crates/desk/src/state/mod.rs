//! A tournament as the acts have made it.
//!
//! Everything here is what was *done*; what follows from it (scores, colours, standings) is
//! computed from the [`Snapshot`](ronde_model::Snapshot) that [`State::snapshot`] gives.

mod numbering;
mod round;
mod scheduled;
mod settings;
mod snapshot;
mod standings;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::entry::Head;
use crate::stored::{Arrangement, ByeCode, ColourCode, Entrant, EntrantId, TitleCode};
use crate::thing::Thing;

pub use round::{BoardState, Phase, RoundState};
pub use scheduled::LevelMatch;
pub use settings::Settings;
pub use snapshot::Numbers;
pub(crate) use snapshot::{date_text, national_record, numbered_round, prohibition};

/// The version of the state's own form. A kept state of another version is thrown away and folded
/// anew.
pub const VERSION: u32 = 4;

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Which journal.
    pub journal: String,
    /// The last act that is in it.
    pub head: Head,
    /// What is declared.
    pub settings: Settings,
    /// Whether FIDE's rules bind it.
    pub fide_mode: bool,
    /// Who is registered. Shared, as the rounds are: every act makes a new state, and most of it is
    /// the old one.
    pub players: BTreeMap<EntrantId, Arc<Registered>>,
    /// The starting list by hand or by lot, from number 1.
    pub order: Vec<EntrantId>,
    /// Whether players are checked in one by one.
    pub check_in: bool,
    /// The colour of the first player in round 1, if it was drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// Rounds, from the first.
    pub rounds: Vec<Arc<RoundState>>,
    /// The session in which pairs are made by hand.
    pub manual: Option<Manual>,
    /// Who goes on from level matches of a cup.
    pub decisions: Vec<(u32, EntrantId)>,
    /// Points added and taken away.
    pub adjustments: Vec<Adjustment>,
    /// Whether the ranking is final.
    pub finished: bool,
    /// What the report must say.
    pub remarks: Vec<Remark>,
    /// What a file of another program said beyond all this.
    pub imported: Option<Arc<Source>>,
    /// The last act that changed each thing; boards and players carry their own.
    #[serde(with = "as_list")]
    pub changed: BTreeMap<Thing, u64>,
}

/// A colour that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// From which it follows.
    pub seed: u32,
    /// Which.
    pub colour: ColourCode,
}

/// A player, with everything that was done about him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Registered {
    /// What is entered about him.
    pub entrant: Entrant,
    /// The first round he plays.
    pub from: u16,
    /// The last one; none while he stays.
    pub until: Option<u16>,
    /// Sent away, and why.
    pub expelled: Option<String>,
    /// Checked in, or marked as missing.
    pub present: Option<bool>,
    /// The round that came next when the player was last marked as missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent_for: Option<u16>,
    /// Byes asked for.
    pub byes: BTreeMap<u16, ByeCode>,
    /// The table he cannot leave.
    pub table: Option<u32>,
    /// What orders the list, once it may no longer be changed (C.04.2:2.3).
    pub frozen: Option<Rank>,
    /// What a file had beyond the fields of an entrant: the number there.
    pub number_in_file: Option<u32>,
    /// The last act that changed something on which pairings depend.
    pub changed: u64,
    /// The last act that changed his card.
    pub card_changed: u64,
}

/// What the starting list is ordered by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rank {
    /// Rating, or the estimate of it.
    pub rating: Option<u16>,
    /// Title.
    pub title: Option<TitleCode>,
    /// Name.
    pub name: String,
}

/// Pairs are being made by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manual {
    /// In this round.
    pub round: u16,
    /// It was published already, and this is why it may be changed.
    pub case: Option<crate::stored::Case>,
    /// In the arbiter's words.
    pub reason: String,
    /// Whether there was a round before the session.
    pub had_round: bool,
    /// The pairs that will be, where the round is published: everybody sees those of before until
    /// the session is closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<Arrangement>,
}

/// Points by decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjustment {
    /// Whose.
    pub player: EntrantId,
    /// Tenths of a point; negative for a penalty.
    pub tenths: i32,
    /// In which round; none for the whole tournament.
    pub round: Option<u16>,
    /// Why.
    pub reason: String,
}

/// A line of the report (a comment `###` in a TRF).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// The act that made it.
    pub seq: u64,
    /// The round with which it goes, if that is taken back.
    pub round: Option<u16>,
    /// The words.
    pub text: String,
}

/// Where an imported tournament came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// Name of the file.
    pub file: String,
    /// Its hash.
    pub hash: crate::entry::Hash,
    /// What it does not say.
    pub doubts: Vec<String>,
    /// Rounds that were in it.
    pub rounds: u16,
    /// The tournament as it was read, in Ronde's own JSON form: records that no act can make
    /// (teams, national records, comments) are taken from it.
    pub tournament: String,
    /// The same, read; made when it is first asked for.
    #[serde(skip)]
    pub(crate) read: Read,
}

/// What a text says, once it was read. It is no part of the state: the text is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Read(std::sync::OnceLock<ronde_model::Parts>);

impl PartialEq for Read {
    fn eq(&self, _: &Read) -> bool {
        true
    }
}

impl Eq for Read {}

impl Source {
    /// The tournament as it was read; nothing if the text is none.
    pub fn parts(&self) -> &ronde_model::Parts {
        self.read.0.get_or_init(|| {
            let read = ronde_formats::json::read(self.tournament.as_bytes(), u64::MAX);
            read.map(|reading| reading.snapshot.into_parts()).unwrap_or_default()
        })
    }
}

impl State {
    /// A tournament of which nothing is known yet.
    pub fn new(journal: impl Into<String>) -> State {
        State {
            journal: journal.into(),
            head: Head::default(),
            settings: Settings::default(),
            fide_mode: true,
            players: BTreeMap::new(),
            order: Vec::new(),
            check_in: false,
            drawn: None,
            rounds: Vec::new(),
            manual: None,
            decisions: Vec::new(),
            adjustments: Vec::new(),
            finished: false,
            remarks: Vec::new(),
            imported: None,
            changed: BTreeMap::new(),
        }
    }

    /// Whether a first round exists: much may not be changed any more.
    pub fn started(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// The round that is paired next, from 1.
    pub fn next_round(&self) -> u16 {
        u16::try_from(self.rounds.len()).unwrap_or(u16::MAX).saturating_add(1)
    }

    /// A round by its number.
    pub fn round(&self, number: u16) -> Option<&RoundState> {
        self.rounds.get(usize::from(number).checked_sub(1)?).map(Arc::as_ref)
    }

    /// A round by its number, to be changed.
    pub(crate) fn round_mut(&mut self, number: u16) -> Option<&mut RoundState> {
        self.rounds.get_mut(usize::from(number).checked_sub(1)?).map(Arc::make_mut)
    }

    /// The pairs of a round as the session has them; as they stand where there is none.
    pub fn worked_on(&self, round: u16) -> Option<Arrangement> {
        let session = self.manual.as_ref().filter(|manual| manual.round == round);
        let aside = session.and_then(|manual| manual.aside.clone());
        aside.or_else(|| self.round(round).map(RoundState::arrangement))
    }

    /// The state as it will be when the session is closed; itself where nothing is held aside.
    pub fn with_session(&self) -> Cow<'_, State> {
        let Some((round, aside)) =
            self.manual.as_ref().and_then(|manual| Some((manual.round, manual.aside.as_ref()?)))
        else {
            return Cow::Borrowed(self);
        };
        let mut after = self.clone();
        if let Some(held) = after.round_mut(round) {
            held.arrange(aside);
        }
        Cow::Owned(after)
    }

    /// Whether a round is over: it is closed, or a later one was made here. From then on C.04.2:4.3
    /// says what may be corrected. A file may bring several rounds that are still to be played.
    pub fn is_over(&self, round: u16) -> bool {
        let later = self.rounds.iter().skip(usize::from(round));
        let made_here = |held: &Arc<RoundState>| held.origin != crate::stored::Origin::File;
        let closed = self.round(round).is_some_and(|held| held.phase == Phase::Closed);
        closed || later.clone().any(made_here)
    }

    /// The round that is played now: the first that lacks a result or waits to be closed; the last
    /// one where there is none, and 0 before the first.
    pub fn round_in_play(&self) -> u16 {
        let open = |(held, number): &(&Arc<RoundState>, u16)| {
            let waits = held.phase == Phase::Published && !self.is_over(*number);
            held.phase > Phase::Draft && (waits || held.missing().next().is_some())
        };
        let found = self.rounds.iter().zip(1u16..).find(open);
        found.map_or(self.next_round() - 1, |(_, number)| number)
    }

    /// The number that the next registered player gets in the journal.
    pub fn next_id(&self) -> EntrantId {
        EntrantId(self.players.keys().next_back().map_or(1, |last| last.0.saturating_add(1)))
    }

    /// The last act that changed this thing, or anything that touches it; 0 if none did.
    pub fn last_change(&self, thing: Thing) -> u64 {
        let noted = |thing| self.changed.get(&thing).copied().unwrap_or(0);
        let latest = |changes: &mut dyn Iterator<Item = u64>| changes.max().unwrap_or(0);
        match thing {
            Thing::Players => {
                let each = latest(&mut self.players.values().map(|player| player.changed));
                each.max(noted(thing))
            }
            Thing::Player(id) => {
                let own = self.players.get(&id).map_or(0, |player| player.changed);
                own.max(noted(Thing::Players))
            }
            Thing::Card(id) => self.players.get(&id).map_or(0, |player| player.card_changed),
            Thing::Boards(round) => {
                let boards = self.round(round).map_or(&[][..], |held| &held.boards);
                latest(&mut boards.iter().map(|board| board.changed)).max(noted(thing))
            }
            Thing::Board(round, table) => {
                let board = self.round(round).and_then(|held| held.board(table));
                board.map_or(0, |board| board.changed).max(noted(Thing::Boards(round)))
            }
            _ => noted(thing),
        }
    }

    /// Notes that an act changed something.
    pub(crate) fn mark(&mut self, thing: Thing, seq: u64) {
        match thing {
            Thing::Player(id) => {
                if let Some(player) = self.players.get_mut(&id).map(Arc::make_mut) {
                    player.changed = seq;
                }
            }
            Thing::Card(id) => {
                if let Some(player) = self.players.get_mut(&id).map(Arc::make_mut) {
                    player.card_changed = seq;
                }
            }
            Thing::Board(round, table) => {
                match self.round_mut(round).and_then(|held| held.board_mut(table)) {
                    Some(board) => board.changed = seq,
                    // Some board: the round as a whole has changed.
                    None => drop(self.changed.insert(Thing::Boards(round), seq)),
                }
            }
            _ => drop(self.changed.insert(thing, seq)),
        }
    }

    /// The state in its own form, equal for equal states, byte for byte.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a state is maps, lists, texts and numbers")
    }
}

/// JSON knows texts as keys only.
mod as_list {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serializer};

    use crate::thing::Thing;

    pub(super) fn serialize<S: Serializer>(
        map: &BTreeMap<Thing, u64>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(map)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<Thing, u64>, D::Error> {
        Vec::<(Thing, u64)>::deserialize(deserializer).map(|list| list.into_iter().collect())
    }
}
