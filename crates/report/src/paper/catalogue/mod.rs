//! Every paper by its name. One list drives the command line, the pages and the tests.

mod make;
#[cfg(test)]
mod tests;

use ronde_model::{PairingNumber, Snapshot};
use ronde_standings::prizes::Rules;
use ronde_standings::{Category, Settings};
use ronde_words::{CatalogueWords, Lang, fill};

use super::{Page, Reading};
pub use make::make;

/// A paper that can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Everybody, by rank, name, club or federation.
    StartingList,
    /// A poster: the address of the live page, large.
    Announcement,
    /// Cards that stand on the tables.
    PlaceCards,
    /// Badges to wear.
    Badges,
    /// Each player's card, filled in as far as played (dutch-1992).
    PlayerCards,
    /// Players and rounds, to be filled in by hand or already filled in.
    WallChart,
    /// All rounds of a schedule, by numbers and names.
    Schedule,
    /// What is printed when a round is published: by board, by name, slips.
    Round,
    /// By board.
    Pairings,
    /// By name.
    PairingsByName,
    /// Result slips.
    Slips,
    /// How each bracket was paired.
    Bracket,
    /// Why these two: a page for each pairing.
    Why,
    /// A sheet for each team's line-up.
    TeamSheets,
    /// A protocol for each match.
    Protocols,
    /// Everything that is needed to go on by hand.
    Pack,
    /// Ranks with tie-breaks.
    Standings,
    /// The same for each category.
    Categories,
    /// Everybody against everybody, by rank.
    Crosstable,
    /// The same by number.
    CrosstableByNumber,
    /// Average ratings of opponents after each round (C.04.4.1:9 of old).
    Aros,
    /// Who gets what, and why.
    Prizes,
    /// A player's match card for a rating list, with rank and director (ssb-course).
    MatchCards,
    /// Everything that was played.
    FinalReport,
}

/// When an arbiter needs a paper: how a long list of them is put in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Before the first round.
    Before,
    /// For each round.
    Round,
    /// After each round.
    Tables,
    /// When all is over.
    End,
}

/// In which order players are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// As they are numbered.
    #[default]
    Rank,
    /// By name.
    Name,
    /// By club.
    Club,
    /// By federation.
    Federation,
}

/// What else can be chosen about a paper.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Which round, or after which; the last one where none is named.
    pub round: Option<u16>,
    /// Which board of the round, from 1; all where none is named.
    pub board: Option<u32>,
    /// Whose card, by number; everybody's where nobody is named.
    pub player: Option<u32>,
    /// In which order.
    pub order: Order,
    /// Which categories; those that somebody belongs to, where none is named.
    pub categories: Vec<Category>,
    /// How the tournament is ranked; as it declares where nothing is said.
    pub ranking: Option<Settings>,
    /// What prizes there are.
    pub prizes: Option<Rules>,
    /// The table of each game, by round, where the hall counts its tables otherwise: somebody sits
    /// always at the same one. Empty where board 1 is the first.
    pub tables: Vec<Vec<u32>>,
    /// A code for each board's slip: its table, the code, and the address that it opens.
    pub codes: Vec<(u32, String, String)>,
}

/// Why a paper cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// There are no players.
    Nobody,
    /// No round is paired.
    NoRound,
    /// That round is not there.
    NoSuchRound {
        /// The round.
        round: u16,
        /// The last that there is.
        last: usize,
    },
    /// The round has no such board.
    NoSuchBoard {
        /// The board.
        board: u32,
        /// The last that there is.
        last: usize,
    },
    /// Nobody has that number.
    NoSuchPlayer {
        /// The number.
        number: u32,
    },
    /// There are no teams.
    Teams,
    /// There is nothing to win.
    Prizes,
    /// There are no categories.
    Categories,
    /// There is no address to show.
    Link,
    /// The engine has no account of the round: it is no Swiss, or no round of one.
    Account,
    /// The engine would have paired the round otherwise.
    Otherwise,
    /// It is not played by a schedule, or its players are not all there.
    Schedule,
}

impl Missing {
    /// What is missing, and what to do.
    pub fn words(&self, lang: Lang) -> String {
        let w = CatalogueWords::of(lang);
        let text = match self {
            Missing::Nobody => w.nobody,
            Missing::NoRound => w.no_round,
            Missing::NoSuchRound { round, last } => {
                return fill!(w.no_such_round, n = round, last = last);
            }
            Missing::NoSuchBoard { board, last } => {
                return fill!(w.no_such_board, n = board, last = last);
            }
            Missing::NoSuchPlayer { number } => {
                return fill!(w.no_such_player, n = number);
            }
            Missing::Teams => w.no_teams,
            Missing::Prizes => w.no_prizes,
            Missing::Categories => w.no_categories,
            Missing::Link => w.no_link,
            Missing::Account => w.no_account,
            Missing::Otherwise => w.otherwise,
            Missing::Schedule => w.no_schedule,
        };
        text.to_owned()
    }
}

impl Group {
    /// All, in the order of an event.
    pub const ALL: [Group; 4] = [Group::Before, Group::Round, Group::Tables, Group::End];

    /// Its heading.
    pub fn name(self, lang: Lang) -> &'static str {
        let w = CatalogueWords::of(lang);
        match self {
            Group::Before => w.before,
            Group::Round => w.of_round,
            Group::Tables => w.tables,
            Group::End => w.at_end,
        }
    }
}

impl Kind {
    /// All, in the order in which an event needs them.
    pub const ALL: [Kind; 24] = [
        Kind::StartingList,
        Kind::Announcement,
        Kind::PlaceCards,
        Kind::Badges,
        Kind::PlayerCards,
        Kind::WallChart,
        Kind::Schedule,
        Kind::Round,
        Kind::Pairings,
        Kind::PairingsByName,
        Kind::Slips,
        Kind::Bracket,
        Kind::Why,
        Kind::TeamSheets,
        Kind::Protocols,
        Kind::Pack,
        Kind::Standings,
        Kind::Categories,
        Kind::Crosstable,
        Kind::CrosstableByNumber,
        Kind::Aros,
        Kind::Prizes,
        Kind::MatchCards,
        Kind::FinalReport,
    ];

    /// The name that programs, addresses and files know it by. It never changes.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::StartingList => "starting-list",
            Kind::Announcement => "announcement",
            Kind::PlaceCards => "place-cards",
            Kind::Badges => "badges",
            Kind::PlayerCards => "player-cards",
            Kind::WallChart => "wall-chart",
            Kind::Schedule => "schedule",
            Kind::Round => "round",
            Kind::Pairings => "pairings",
            Kind::PairingsByName => "pairings-by-name",
            Kind::Slips => "slips",
            Kind::Bracket => "bracket",
            Kind::Why => "why",
            Kind::TeamSheets => "team-sheets",
            Kind::Protocols => "protocols",
            Kind::Pack => "pack",
            Kind::Standings => "standings",
            Kind::Categories => "categories",
            Kind::Crosstable => "crosstable",
            Kind::CrosstableByNumber => "crosstable-by-number",
            Kind::Aros => "aros",
            Kind::Prizes => "prizes",
            Kind::MatchCards => "card",
            Kind::FinalReport => "final-report",
        }
    }

    /// The paper of that name.
    pub fn of_key(key: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// What it is called.
    pub fn name(self, lang: Lang) -> &'static str {
        let w = CatalogueWords::of(lang);
        match self {
            Kind::StartingList => w.starting_list,
            Kind::Announcement => w.announcement,
            Kind::PlaceCards => w.place_cards,
            Kind::Badges => w.badges,
            Kind::PlayerCards => w.player_cards,
            Kind::WallChart => w.wall_chart,
            Kind::Schedule => w.schedule,
            Kind::Round => w.round,
            Kind::Pairings => w.pairings,
            Kind::PairingsByName => w.pairings_by_name,
            Kind::Slips => w.slips,
            Kind::Bracket => w.bracket,
            Kind::Why => w.why,
            Kind::TeamSheets => w.team_sheets,
            Kind::Protocols => w.protocols,
            Kind::Pack => w.pack,
            Kind::Standings => w.standings,
            Kind::Categories => w.categories,
            Kind::Crosstable => w.crosstable,
            Kind::CrosstableByNumber => w.crosstable_by_number,
            Kind::Aros => w.aros,
            Kind::Prizes => w.prizes,
            Kind::MatchCards => w.match_cards,
            Kind::FinalReport => w.final_report,
        }
    }

    /// When it is needed.
    pub const fn group(self) -> Group {
        match self {
            Kind::StartingList
            | Kind::Announcement
            | Kind::PlaceCards
            | Kind::Badges
            | Kind::PlayerCards
            | Kind::WallChart
            | Kind::Schedule => Group::Before,
            Kind::Round
            | Kind::Pairings
            | Kind::PairingsByName
            | Kind::Slips
            | Kind::Bracket
            | Kind::Why
            | Kind::TeamSheets
            | Kind::Protocols
            | Kind::Pack => Group::Round,
            Kind::Standings
            | Kind::Categories
            | Kind::Crosstable
            | Kind::CrosstableByNumber
            | Kind::Aros => Group::Tables,
            Kind::Prizes | Kind::MatchCards | Kind::FinalReport => Group::End,
        }
    }

    /// Whether everybody may read it as soon as it is published: it says nothing that does not hang
    /// on the wall.
    pub const fn is_public(self) -> bool {
        matches!(
            self,
            Kind::StartingList
                | Kind::Schedule
                | Kind::Pairings
                | Kind::PairingsByName
                | Kind::Standings
                | Kind::Crosstable
                | Kind::CrosstableByNumber
                | Kind::Aros
        )
    }

    /// Whether it is about one round, and there is none of it without.
    pub const fn needs_round(self) -> bool {
        matches!(
            self,
            Kind::Round
                | Kind::Pairings
                | Kind::PairingsByName
                | Kind::Slips
                | Kind::Bracket
                | Kind::Why
                | Kind::Protocols
        )
    }

    /// Whether it shows what was before a round is played: a draft is part of it.
    pub const fn shows_drafts(self) -> bool {
        self.needs_round() || matches!(self, Kind::Pack)
    }

    /// Whether it is for teams alone.
    pub const fn needs_teams(self) -> bool {
        matches!(self, Kind::TeamSheets | Kind::Protocols)
    }

    /// From how far it is usually read: what hangs on a wall is larger.
    pub const fn reading(self) -> Reading {
        match self {
            Kind::Pairings | Kind::PairingsByName | Kind::Round => Reading::Wall,
            _ => Reading::Hand,
        }
    }

    /// Whether its pages usually lie on their long side.
    pub const fn lies(self) -> bool {
        matches!(self, Kind::Crosstable | Kind::CrosstableByNumber | Kind::WallChart)
    }

    /// The page it usually goes on.
    pub fn page(self) -> Page {
        Page { landscape: self.lies(), reading: self.reading(), ..Page::default() }
    }

    /// What the tournament lacks for it, so that it can be said before anybody asks for it.
    ///
    /// # Errors
    /// The first thing that is missing.
    pub fn possible(self, snapshot: &Snapshot, choice: &Choice) -> Result<(), Missing> {
        if snapshot.players.is_empty() {
            return Err(Missing::Nobody);
        }
        if self.needs_teams() && snapshot.teams.is_empty() {
            return Err(Missing::Teams);
        }
        if let Some(number) = choice.player.filter(|it| numbered(snapshot, *it).is_none()) {
            return Err(Missing::NoSuchPlayer { number });
        }
        if self == Kind::Schedule && ronde_standings::as_far_as_known(snapshot).is_err() {
            return Err(Missing::Schedule);
        }
        let last = snapshot.rounds.len();
        if self.needs_round() && last == 0 {
            return Err(Missing::NoRound);
        }
        match choice.round {
            Some(round) if usize::from(round) > last || round == 0 => {
                Err(Missing::NoSuchRound { round, last })
            }
            _ => Ok(()),
        }
    }
}

/// The player of that number.
fn numbered(snapshot: &Snapshot, number: u32) -> Option<PairingNumber> {
    PairingNumber::new(number).filter(|number| snapshot.player(*number).is_some())
}
