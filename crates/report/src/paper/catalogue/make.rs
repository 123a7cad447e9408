//! From a name to a paper.

use ronde_model::{PairingNumber, RoundNumber, Snapshot};
use ronde_standings::prizes::pay;
use ronde_standings::{Category, Settings, Standings};
use ronde_swiss::Detail;
use ronde_words::{CatalogueWords, fill};

use super::{Choice, Kind, Missing, Order};
use crate::explain::{self, Explained};
use crate::paper::{
    Compare, Page, Paper, Source, announcement, aros, badges, bracket, categories, crosstable,
    final_report, match_card, pack, pairings, place_cards, player_card, prizes, protocol, schedule,
    slips, standings, starting_list, team_sheet, wall_chart,
};

/// Ages of the usual categories.
const YOUNG: [u16; 7] = [8, 10, 12, 14, 16, 18, 20];
const OLD: [u16; 2] = [50, 65];

/// Makes a paper. Names are put in the order of `compare`, which the caller has: dictionaries are
/// large.
///
/// # Errors
/// What the tournament lacks for it.
pub fn make(
    kind: Kind,
    source: &Source,
    choice: &Choice,
    compare: Compare,
) -> Result<Paper, Missing> {
    kind.possible(source.snapshot, choice)?;
    let maker = Maker { source, choice, compare };
    let paper = match kind.group() {
        super::Group::Before => maker.before(kind)?,
        super::Group::Round => maker.of_round(kind)?,
        super::Group::Tables | super::Group::End => maker.table(kind)?,
    };
    Ok(Paper { key: kind.key().to_owned(), ..paper })
}

struct Maker<'a> {
    source: &'a Source<'a>,
    choice: &'a Choice,
    compare: Compare<'a>,
}

impl Maker<'_> {
    fn before(&self, kind: Kind) -> Result<Paper, Missing> {
        let source = self.source;
        Ok(match kind {
            Kind::StartingList => {
                let by = match self.choice.order {
                    Order::Rank => starting_list::By::Rank,
                    Order::Name => starting_list::By::Name,
                    Order::Club => starting_list::By::Club,
                    Order::Federation => starting_list::By::Federation,
                };
                starting_list::paper(source, by, self.compare)
            }
            Kind::Announcement => {
                if source.link.is_none() {
                    return Err(Missing::Link);
                }
                let round = self.asked();
                announcement::paper(source, announcement::Said { round, ..Default::default() })
            }
            Kind::PlaceCards => place_cards::paper(source),
            Kind::Badges => badges::paper(source),
            Kind::PlayerCards => {
                let whose = match self.choice.player {
                    Some(_) => player_card::Whose::Only(self.whose()),
                    None => player_card::Whose::All,
                };
                player_card::paper(source, &self.after(None), &whose)
            }
            Kind::Schedule => schedule::paper(source).ok_or(Missing::Schedule)?,
            _ => {
                // Without a round it is to be filled in by hand.
                let blank = source.snapshot.rounds.is_empty();
                wall_chart::paper(source, &self.standings(), blank)
            }
        })
    }

    fn of_round(&self, kind: Kind) -> Result<Paper, Missing> {
        let source = self.source;
        if kind == Kind::TeamSheets {
            return Ok(team_sheet::paper(source, self.asked()));
        }
        if kind == Kind::Pack {
            return Ok(self.pack());
        }
        let round = self.last().ok_or(Missing::NoRound)?;
        let boards = self.boards(round);
        Ok(match kind {
            Kind::Pairings => {
                pairings::paper(source, round, pairings::By::Board, boards, self.compare)
            }
            Kind::PairingsByName => {
                pairings::paper(source, round, pairings::By::Name, boards, self.compare)
            }
            Kind::Slips => slips::paper(source, round, boards, &self.codes()),
            Kind::Bracket => self.bracket(round)?,
            Kind::Why => self.why(round)?,
            Kind::Protocols => protocol::paper(source, round),
            _ => self.round(round),
        })
    }

    /// What is printed when a round is published: one job.
    fn round(&self, round: RoundNumber) -> Paper {
        let title = fill!(CatalogueWords::of(self.source.lang).round_n, n = round);
        let boards = self.boards(round);
        let mut paper = Paper::new(self.source, Kind::Round.key(), title);
        paper.add(pairings::by_board(self.source, round, boards));
        paper.add(pairings::by_name(self.source, round, boards, self.compare));
        let slips = Kind::Slips.page();
        let page = Page { size: self.source.page.size, ..slips };
        let source = Source { page, ..*self.source };
        paper.sheets.extend(slips::paper(&source, round, boards, &self.codes()).sheets);
        paper
    }

    /// Everything to go on by hand from the round that is being played, or before the first.
    fn pack(&self) -> Paper {
        let round = self.last().unwrap_or(RoundNumber::FIRST);
        let standings = Standings::of(self.source.snapshot, self.settings().after(round.index()));
        let (boards, order) = (self.boards(round), self.compare);
        pack::paper(self.source, pack::Pack { round, standings: &standings, boards, order })
    }

    /// The engine's own account, if it is that of the round that was played.
    fn bracket(&self, round: RoundNumber) -> Result<Paper, Missing> {
        let pairing = bracket::pairing(self.source.snapshot, round, Detail::Outcome);
        let pairing = pairing.ok_or(Missing::Account)?;
        let played = self.source.snapshot.rounds.get(round.index()).ok_or(Missing::NoRound)?;
        let mut made: Vec<_> = pairing.boards.iter().map(|it| (it.white, it.black)).collect();
        let mut held: Vec<_> = played.games().iter().map(|it| (it.white, it.black)).collect();
        made.sort_unstable();
        held.sort_unstable();
        if made != held {
            return Err(Missing::Otherwise);
        }
        Ok(bracket::paper(self.source, &pairing))
    }

    /// Why these pairs: by the rules that the event declares, from the rounds before.
    fn why(&self, round: RoundNumber) -> Result<Paper, Missing> {
        let pairing = bracket::pairing(self.source.snapshot, round, Detail::Alternatives);
        let pairing = pairing.ok_or(Missing::Account)?;
        let explained = Explained { snapshot: self.source.snapshot, pairing: &pairing };
        let last = explain::paper::boards(&explained).0.len();
        match self.choice.board {
            Some(board) if board == 0 || usize::try_from(board).is_ok_and(|it| it > last) => {
                Err(Missing::NoSuchBoard { board, last })
            }
            board => Ok(explain::paper::paper(self.source, &explained, board)),
        }
    }

    fn table(&self, kind: Kind) -> Result<Paper, Missing> {
        let source = self.source;
        Ok(match kind {
            Kind::Standings => standings::paper(source, &self.standings(), false),
            Kind::Categories => {
                let chosen = match &*self.choice.categories {
                    [] => usual(source.snapshot),
                    named => named.to_vec(),
                };
                if chosen.is_empty() {
                    return Err(Missing::Categories);
                }
                categories::paper(source, &self.standings(), &chosen)
            }
            Kind::Crosstable => crosstable::paper(source, &self.standings(), crosstable::By::Rank),
            Kind::CrosstableByNumber => {
                crosstable::paper(source, &self.standings(), crosstable::By::Number)
            }
            Kind::Aros => aros::paper(source, self.last().ok_or(Missing::NoRound)?),
            Kind::Prizes => {
                let rules = self.choice.prizes.as_ref().ok_or(Missing::Prizes)?;
                let payout = pay(source.snapshot, &self.standings(), rules);
                prizes::paper(source, rules, &payout)
            }
            Kind::MatchCards => match_card::paper(source, &self.after(None), &self.whose()),
            _ => final_report::paper(source, &self.standings(), &self.choice.tables, self.compare),
        })
    }

    /// Those whose cards are asked for.
    fn whose(&self) -> Vec<PairingNumber> {
        let players = self.source.snapshot.players.iter().map(|it| it.number);
        let asked = self.choice.player;
        players.filter(|number| asked.is_none_or(|asked| number.get() == asked)).collect()
    }

    /// The round that is asked for.
    fn asked(&self) -> Option<RoundNumber> {
        self.choice.round.and_then(RoundNumber::new)
    }

    /// The same, else the last that there is.
    fn last(&self) -> Option<RoundNumber> {
        let rounds = self.source.snapshot.rounds.len();
        self.asked().or_else(|| rounds.checked_sub(1).and_then(RoundNumber::from_index))
    }

    /// After the round that is asked for, else as the tournament stands.
    fn standings(&self) -> Standings {
        self.after(self.choice.round)
    }

    fn after(&self, round: Option<u16>) -> Standings {
        let snapshot = self.source.snapshot;
        let settings = self.settings();
        let settings = match round {
            Some(round) => settings.after(usize::from(round).min(snapshot.rounds.len())),
            None => settings,
        };
        Standings::of(snapshot, settings)
    }

    /// The ranking that is asked for, else the one that the tournament declares.
    fn settings(&self) -> Settings {
        let asked = self.choice.ranking.clone();
        asked.unwrap_or_else(|| Settings::of(self.source.snapshot))
    }

    fn boards(&self, round: RoundNumber) -> &[u32] {
        self.choice.tables.get(round.index()).map_or(&[], Vec::as_slice)
    }

    fn codes(&self) -> Vec<slips::Code> {
        let code = |(board, text, address): &(u32, String, String)| slips::Code {
            board: *board,
            text: text.clone(),
            address: address.clone(),
        };
        self.choice.codes.iter().map(code).collect()
    }
}

/// The usual categories to which some belong, and not all.
fn usual(snapshot: &Snapshot) -> Vec<Category> {
    let some = |category: &Category| {
        let all = &snapshot.players;
        let count = all.iter().filter(|it| category.holds(snapshot, it)).count();
        count > 0 && count < all.len()
    };
    let women = Category::Sex(ronde_model::Sex::Female);
    let ages = YOUNG.map(Category::Under).into_iter().chain(OLD.map(Category::AtLeast));
    std::iter::once(women).chain(ages).filter(some).collect()
}
