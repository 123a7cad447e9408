//! What somebody needs in the round that is being played: the ranks that each own result leaves
//! open.
//!
//! By points the answer is exact, whatever the number of games: they end independently of each
//! other, so the best case for somebody is the sum of the best ends of every game. Where points are
//! level the tie-breaks decide, and they depend on everything; there all ways in which the open
//! games can end are looked at if they are few enough, and otherwise so many seeded plays. One set
//! of plays answers for everybody.

mod points;
mod result;

use std::collections::BTreeMap;
use std::thread;

use ronde_model::{
    Game, GameResult, PairingNumber, Participant, Parts, PlayedScore, Player, Round, RoundNumber,
    Score, Snapshot,
};
use ronde_standings::{Contest, Settings, Standings};

use crate::dice::{Dice, derived};
use crate::odds::{WHOLE, odds};
use crate::play::UNKNOWN;
use points::Table;
use result::own_result;

/// How much is to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Plays, where not everything can be looked at.
    pub plays: u32,
    /// Everything is looked at if there is so much of it or less.
    pub all_up_to: u32,
    /// Each own result is seen so often at least, where the plays are for one player.
    pub at_least: u32,
}

impl Effort {
    /// Where somebody waits for the answer.
    pub const USUAL: Effort = Effort { plays: 2_000, all_up_to: 20_000, at_least: 200 };

    /// Less for a large field, so that the answer comes while somebody waits.
    #[must_use]
    pub fn for_field(self, players: usize) -> Effort {
        let players = u32::try_from(players).unwrap_or(u32::MAX).max(1);
        let most = (self.plays.saturating_mul(300) / players).max(100).min(self.plays);
        let all = (self.all_up_to.saturating_mul(20) / players).max(most).min(self.all_up_to);
        Effort { plays: most, all_up_to: all, at_least: self.at_least.min(most) }
    }
}

/// How the own game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Own {
    /// It is won.
    Win,
    /// It is drawn.
    Draw,
    /// It is lost.
    Loss,
    /// There is nothing left to play for him: the game has ended, or he has none.
    Done,
}

/// How often a rank comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The rank; equal ones are shared.
    pub rank: u32,
    /// Ways, or plays, in which it does.
    pub cases: u32,
    /// The same by how likely each of them is.
    pub weight: u128,
}

/// Ranks by points alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByPoints {
    /// If every game and every tie-break goes his way.
    pub best: u32,
    /// If none does.
    pub worst: u32,
    /// Those who can still come out above or level, and need not.
    pub rivals: Vec<Participant>,
}

/// What one own result leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Need {
    /// The own result.
    pub own: Own,
    /// Points with it; of teams, none.
    pub points: Option<Score>,
    /// Bounds by points; of teams, none.
    pub by_points: Option<ByPoints>,
    /// Ranks that came out, the best first.
    pub ranks: Vec<Share>,
    /// Ways or plays in all.
    pub cases: u32,
    /// The weight of all of them.
    pub weight: u128,
}

impl Need {
    /// How often he is among the first so many: cases and weight.
    pub fn within(&self, places: u32) -> (u32, u128) {
        let among = self.ranks.iter().filter(|share| share.rank <= places);
        among.fold((0, 0), |sum, share| (sum.0 + share.cases, sum.1 + share.weight))
    }

    /// The rank that comes out most often; the better one of equals.
    pub fn likeliest(&self) -> Option<Share> {
        let better = |share: &&Share| (share.weight, std::cmp::Reverse(share.rank));
        self.ranks.iter().max_by_key(better).copied()
    }

    /// A weight in per cent of all, rounded.
    pub fn per_cent(&self, weight: u128) -> u32 {
        let whole = self.weight.max(1);
        u32::try_from((weight * 200 + whole) / (2 * whole)).unwrap_or(100)
    }
}

/// What somebody needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needs {
    /// Who.
    pub who: Participant,
    /// In which round.
    pub round: RoundNumber,
    /// Whether it is the last one.
    pub last: bool,
    /// Whom he meets, while the game is open.
    pub opponent: Option<Participant>,
    /// Whether everything was looked at.
    pub exact: bool,
    /// Games without a result, his own among them.
    pub open: usize,
    /// By own result, the best first.
    pub results: Vec<Need>,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoNeeds {
    /// No round is paired.
    NotPaired,
    /// A game of an earlier round has no result.
    OpenBefore {
        /// That round.
        round: RoundNumber,
    },
}

/// Ranks of somebody by own result.
type Seen = BTreeMap<Own, BTreeMap<u32, (u32, u128)>>;

/// A round in play, with every end of it that was looked at.
#[derive(Clone, Debug)]
pub struct Ahead {
    snapshot: Snapshot,
    settings: Settings,
    effort: Effort,
    seed: u64,
    round: RoundNumber,
    open: Vec<Open>,
    exact: bool,
    /// By the places of participants in the standings' own list.
    people: Vec<Participant>,
    seen: Vec<Seen>,
}

/// A game without a result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    /// Its place in the round.
    place: usize,
    white: PairingNumber,
    black: PairingNumber,
    /// Chances of White and of a draw, in parts of a million.
    chances: [u32; 2],
}

/// How a game can end, White's win first.
const ENDS: [PlayedScore; 3] = [PlayedScore::WhiteWins, PlayedScore::Draw, PlayedScore::BlackWins];

impl Ahead {
    /// Looks at the round that is being played: the last one that is paired.
    ///
    /// # Errors
    /// If no round is paired, or an earlier one is not finished.
    pub fn of(
        snapshot: &Snapshot,
        settings: &Settings,
        effort: Effort,
        seed: u64,
    ) -> Result<Ahead, NoNeeds> {
        let last = snapshot.rounds.iter().rposition(Round::is_paired).ok_or(NoNeeds::NotPaired)?;
        let round = RoundNumber::from_index(last).ok_or(NoNeeds::NotPaired)?;
        let pending = |game: &Game| game.result == GameResult::Pending;
        let before = snapshot.rounds[..last].iter().position(|it| it.games().iter().any(pending));
        if let Some(round) = before.and_then(RoundNumber::from_index) {
            return Err(NoNeeds::OpenBefore { round });
        }
        let mut parts = snapshot.clone().into_parts();
        parts.rounds.truncate(last + 1);
        let snapshot = fitting(parts);
        let settings = settings.after(last + 1);
        let open = open_games(&snapshot, last);
        let ways = ways(open.len());
        let exact = ways.is_some_and(|ways| ways <= effort.all_up_to);
        let people: Vec<Participant> = match settings.contest() {
            Contest::Players => {
                snapshot.players.iter().map(|it| Participant::Player(it.number)).collect()
            }
            Contest::Teams => {
                snapshot.teams.iter().map(|it| Participant::Team(it.number)).collect()
            }
        };
        let none = vec![Seen::new(); people.len()];
        let mut ahead =
            Ahead { snapshot, settings, effort, seed, round, open, exact, people, seen: none };
        ahead.look(ways.filter(|_| exact).unwrap_or(effort.plays));
        Ok(ahead)
    }

    /// The tournament that was looked at.
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    /// Looks at all ways, or at so many plays, on every core. Each case stands for itself, so it
    /// does not matter who looks at it.
    fn look(&mut self, cases: u32) {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let cores = u32::try_from(cores).unwrap_or(1).clamp(1, cases.max(1));
        let shared: &Ahead = self;
        let found: Vec<Vec<Seen>> = thread::scope(|scope| {
            let work = |first: u32| {
                let mine = (first..cases).step_by(cores as usize);
                shared.cases(mine.map(|case| shared.case(case)))
            };
            let others: Vec<_> = (1..cores).map(|first| scope.spawn(move || work(first))).collect();
            let mut found = vec![work(0)];
            found.extend(others.into_iter().map(|it| it.join().expect("a play is computed")));
            found
        });
        for seen in found {
            for (own, more) in self.seen.iter_mut().zip(seen) {
                merge(own, more);
            }
        }
    }

    /// How the open games end in this case, and how much it weighs.
    fn case(&self, case: u32) -> (Vec<usize>, u128) {
        if self.exact {
            return self.way(case);
        }
        let mut dice = Dice::new(derived(self.seed, u64::from(case)), "ends of open games");
        (self.open.iter().map(|game| thrown(game, &mut dice)).collect(), 1)
    }

    /// The way with this number: a digit to the base of three for each game.
    fn way(&self, number: u32) -> (Vec<usize>, u128) {
        let mut left = number as usize;
        let mut weight: u128 = 1;
        let mut end = |game: &Open| {
            let end = left % ENDS.len();
            left /= ENDS.len();
            weight = parts_of(game)[end].saturating_mul(weight);
            end
        };
        let ends = self.open.iter().map(&mut end).collect();
        (ends, weight)
    }

    /// Everybody's ranks in these cases.
    fn cases(&self, cases: impl Iterator<Item = (Vec<usize>, u128)>) -> Vec<Seen> {
        let mut seen = vec![Seen::new(); self.people.len()];
        let mut parts = self.snapshot.clone().into_parts();
        for (ends, weight) in cases {
            let snapshot = self.ended(parts, &ends);
            let standings = Standings::of(&snapshot, self.settings.clone());
            for row in standings.rows() {
                let Ok(place) = self.people.binary_search(&row.who) else { continue };
                let own = own_result(&snapshot, self.round, row.who, &self.open);
                let share = seen[place].entry(own).or_default().entry(row.rank).or_default();
                (share.0, share.1) = (share.0 + 1, share.1 + weight);
            }
            parts = snapshot.into_parts();
        }
        seen
    }

    /// The round with these ends.
    fn ended(&self, mut parts: Parts, ends: &[usize]) -> Snapshot {
        let round = &parts.rounds[self.round.index()];
        let mut games = round.games().to_vec();
        for (open, end) in self.open.iter().zip(ends) {
            games[open.place].result = GameResult::Played { score: ENDS[*end], rated: true };
        }
        let unpaired = round.unpaired().to_vec();
        let round = Round::new(games, unpaired).expect("the players are the same");
        parts.rounds[self.round.index()] = round;
        fitting(parts)
    }

    /// What somebody needs; none if nobody has that number.
    pub fn needs(&self, who: Participant) -> Option<Needs> {
        let place = self.people.binary_search(&who).ok()?;
        let game = self.game_of(who);
        let table = Table::new(&self.snapshot, self.round, &self.open);
        let mut seen = self.seen[place].clone();
        self.top_up(who, place, &mut seen);
        let opponent = game
            .map(|(game, white)| Participant::Player(if white { game.black } else { game.white }));
        let need = |(own, ranks): (Own, BTreeMap<u32, (u32, u128)>)| {
            let shares = ranks.into_iter();
            let ranks: Vec<Share> =
                shares.map(|(rank, (cases, weight))| Share { rank, cases, weight }).collect();
            let player = who.player();
            let found = player.and_then(|number| table.bounds(number, own));
            Need {
                own,
                points: found.as_ref().map(|(points, _)| *points),
                by_points: found.map(|(_, bounds)| bounds),
                cases: ranks.iter().map(|share| share.cases).sum(),
                weight: ranks.iter().map(|share| share.weight).sum(),
                ranks,
            }
        };
        let declared = self.snapshot.rules.declared_rounds;
        Some(Needs {
            who,
            round: self.round,
            last: declared == Some(self.round.get()),
            opponent,
            exact: self.exact,
            open: self.open.len(),
            results: seen.into_iter().map(need).collect(),
        })
    }

    /// The open game of a player, and whether he has White.
    fn game_of(&self, who: Participant) -> Option<(&Open, bool)> {
        let number = who.player()?;
        let own = self.open.iter().find(|game| game.white == number || game.black == number)?;
        Some((own, own.white == number))
    }

    /// An own result that is unlikely came up seldom or never: it is played on its own.
    fn top_up(&self, who: Participant, place: usize, seen: &mut Seen) {
        let Some((game, white)) = self.game_of(who).filter(|_| !self.exact) else { return };
        let at = self.open.iter().position(|it| it.place == game.place);
        let Some(at) = at else { return };
        for (own, end) in [(Own::Win, 0), (Own::Draw, 1), (Own::Loss, 2)] {
            let end = if white { end } else { 2 - end };
            let had: u32 = seen.get(&own).into_iter().flatten().map(|(_, share)| share.0).sum();
            let missing = had..self.effort.at_least;
            let more = self.cases(missing.map(|play| {
                let (mut ends, weight) = self.case(self.effort.plays.saturating_add(play));
                ends[at] = end;
                (ends, weight)
            }));
            let more = more.into_iter().nth(place).unwrap_or_default();
            merge(seen, more);
        }
    }
}

fn merge(seen: &mut Seen, more: Seen) {
    for (own, ranks) in more {
        let into = seen.entry(own).or_default();
        for (rank, (cases, weight)) in ranks {
            let share = into.entry(rank).or_default();
            (share.0, share.1) = (share.0 + cases, share.1 + weight);
        }
    }
}

fn fitting(parts: Parts) -> Snapshot {
    Snapshot::new(parts).expect("only results have changed")
}

/// Ways in which so many games can end, where a number holds them.
fn ways(games: usize) -> Option<u32> {
    3u32.checked_pow(u32::try_from(games).ok()?)
}

fn open_games(snapshot: &Snapshot, round: usize) -> Vec<Open> {
    let lowest = snapshot.players.iter().filter_map(Player::strength).min();
    let unrated = lowest.unwrap_or(UNKNOWN);
    let rating = |number| snapshot.player(number).and_then(Player::strength).unwrap_or(unrated);
    let games = snapshot.rounds[round].games().iter().enumerate();
    games
        .filter(|(_, game)| game.result == GameResult::Pending)
        .map(|(place, game)| {
            let odds = odds(rating(game.white), rating(game.black), None);
            let chances = [odds.white, odds.draw];
            Open { place, white: game.white, black: game.black, chances }
        })
        .collect()
}

/// Chances of the three ends in thousandths, so that the product of all games is a number.
fn parts_of(game: &Open) -> [u128; 3] {
    let thousandths = |parts: u32| u128::from(parts.div_ceil(1000).max(1));
    let [white, draw] = game.chances;
    [thousandths(white), thousandths(draw), thousandths(WHOLE - white - draw)]
}

fn thrown(game: &Open, dice: &mut Dice) -> usize {
    let [white, draw] = game.chances;
    match dice.below(u64::from(WHOLE)) {
        thrown if thrown < u64::from(white) => 0,
        thrown if thrown < u64::from(white + draw) => 1,
        _ => 2,
    }
}
