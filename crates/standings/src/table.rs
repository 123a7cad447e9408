//! The standings: everybody in order, with the value of every tie-break.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

use ronde_model::{Participant, Score, Snapshot};

use crate::edition::Edition;
use crate::exact::Ratio;
use crate::grammar::{Basis, Code, TieBreak};
use crate::record::Record;
use crate::record::unplayed::{Shared, counted_for};
use crate::settings::{Contest, Settings};
use crate::tie_breaks::{Encounter, Ground, Method, method};
use crate::value::Value;
use crate::working::Working;

/// So many values are worth a second thread.
const WORTH_A_THREAD: usize = 20_000;

/// What put a participant below the one above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// Nobody is above.
    First,
    /// Fewer points.
    Points,
    /// The tie-break at this place of the list.
    TieBreak(usize),
    /// A recorded draw of lots.
    Lots,
    /// Nothing: the two share the rank.
    Nothing,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub who: Participant,
    /// The rank; equal ones are shared.
    pub rank: u32,
    /// The score that ranks first.
    pub score: Score,
    /// The value of each tie-break of the list.
    pub values: Vec<Value>,
    /// What put this one below the line above.
    pub below_by: Decider,
}

/// How a value came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Account {
    /// Rounds and opponents.
    Sum(Working),
    /// Mini-tables of the tied.
    Encounters(Vec<Encounter>),
}

/// One tie-break of one participant, with its working.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The tie-break.
    pub tie_break: TieBreak,
    /// The article that defines it.
    pub article: &'static str,
    /// Its value.
    pub value: Value,
    /// How it came about.
    pub account: Account,
    /// Those with whom the participant was still tied before it, himself included, in the order of
    /// the standings.
    pub tied: Vec<Participant>,
    /// Those with whom he is tied after it.
    pub still_tied: Vec<Participant>,
}

/// A standings table.
#[derive(Clone, Debug)]
pub struct Standings {
    settings: Settings,
    record: Record,
    rows: Vec<Row>,
    /// The line of each participant, by his place in the record.
    line_of: Vec<usize>,
}

/// Where groups of tied participants begin, and what set them apart from those above.
struct Groups {
    order: Vec<usize>,
    starts: Vec<(usize, Decider)>,
}

impl Standings {
    /// Ranks the participants of a tournament.
    pub fn of(snapshot: &Snapshot, settings: Settings) -> Standings {
        let record = match settings.contest {
            Contest::Players => Record::of_players(snapshot, settings.rounds),
            Contest::Teams => Record::of_teams(snapshot, settings.rounds),
        };
        let mut standings = Standings { settings, record, rows: Vec::new(), line_of: Vec::new() };
        standings.rank();
        standings
    }

    /// The same table after so many rounds: by the same rules and the same list.
    #[must_use]
    pub fn after(&self, snapshot: &Snapshot, rounds: usize) -> Standings {
        Standings::of(snapshot, Settings { rounds, ..self.settings.clone() })
    }

    /// The players by the rules of this table: itself where it ranks players. In an event of teams
    /// they have their own points alone, since tie-breaks of teams say nothing about a player.
    #[must_use]
    pub fn of_players(&self, snapshot: &Snapshot) -> Standings {
        if self.settings.contest == Contest::Players {
            return self.clone();
        }
        let (contest, settings) = (Contest::Players, self.settings.clone());
        let (tie_breaks, lots) = (Vec::new(), Vec::new());
        Standings::of(snapshot, Settings { contest, tie_breaks, lots, ..settings })
    }

    /// What was asked for.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Everybody, the first first.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The line of one participant.
    pub fn row_of(&self, who: Participant) -> Option<&Row> {
        self.line(who).map(|line| &self.rows[line])
    }

    /// The place of a participant in [`Standings::rows`].
    pub fn line(&self, who: Participant) -> Option<usize> {
        self.record.index_of(who).map(|place| self.line_of[place])
    }

    /// Match points and game points of a team; a player has the same twice.
    pub fn points(&self, who: Participant) -> Option<(Score, Score)> {
        let place = self.record.index_of(who)?;
        Some((self.record.score(place, Basis::Match), self.record.score(place, Basis::Game)))
    }

    /// The score of a participant as tie-breaks of others count it: unplayed rounds as the edition
    /// has them (C.07:16.3; a draw each in 1998).
    pub fn adjusted(&self, who: Participant) -> Option<Score> {
        let Settings { edition, form, primary, .. } = self.settings;
        let place = self.record.index_of(who)?;
        Some(counted_for(&self.record, edition, form, primary, place))
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    fn ground<'a>(&'a self, shared: &'a Shared) -> Ground<'a> {
        Ground {
            record: &self.record,
            shared,
            edition: self.settings.edition,
            form: self.settings.form,
            primary: self.settings.primary,
            unrated: self.settings.unrated,
        }
    }

    fn rank(&mut self) {
        let everybody = (0..self.record.len()).collect();
        let mut groups = Groups { order: everybody, starts: vec![(0, Decider::First)] };
        let shared = Shared::default();
        let mut list = vec![TieBreak::plain(Code::Pts)];
        list.extend(&self.settings.tie_breaks);
        let values = self.values_of_all(&list, &shared);
        let mut columns = Vec::with_capacity(list.len());
        for (place, (tie_break, values)) in list.into_iter().zip(values).enumerate() {
            let decider = place.checked_sub(1).map_or(Decider::Points, Decider::TieBreak);
            columns.push(match values {
                Some(values) => self.split(tie_break, values, &mut groups, decider),
                None => self.resolve(tie_break, &shared, &mut groups, decider),
            });
        }
        self.draw_lots(&mut groups);
        let points = columns.remove(0);
        self.rows = self.lines(&groups, &points, columns);
        self.line_of = vec![0; self.record.len()];
        for (line, place) in groups.order.iter().enumerate() {
            self.line_of[*place] = line;
        }
    }

    /// The columns that everybody has for himself; nothing for those that ask who is tied. None
    /// depends on another, so in a large field every core computes the next one that is left.
    fn values_of_all(&self, list: &[TieBreak], shared: &Shared) -> Vec<Option<Vec<Value>>> {
        let many = self.record.len() * list.len() >= WORTH_A_THREAD;
        let cores = if many { thread::available_parallelism().map_or(1, usize::from) } else { 1 };
        let next = AtomicUsize::new(0);
        let work = || {
            let mut done = Vec::new();
            loop {
                let place = next.fetch_add(1, Relaxed);
                let Some(tie_break) = list.get(place) else { return done };
                done.push((place, self.values(*tie_break, shared)));
            }
        };
        let mut found = thread::scope(|scope| {
            let others: Vec<_> = (1..cores.min(list.len())).map(|_| scope.spawn(work)).collect();
            let mut found = work();
            let joined = others.into_iter().map(|it| it.join().expect("a column is computed"));
            found.extend(joined.flatten());
            found
        });
        found.sort_unstable_by_key(|(place, _)| *place);
        found.into_iter().map(|(_, values)| values).collect()
    }

    /// The values of one tie-break, by participant.
    fn values(&self, tie_break: TieBreak, shared: &Shared) -> Option<Vec<Value>> {
        let Method::Alone(rule) = method(self.ground(shared), tie_break) else { return None };
        let mut working = Working::default();
        let mut value = |who: usize| {
            working.clear();
            rule.work(who, &mut working);
            std::mem::replace(&mut working.value, Value::None)
        };
        Some((0..self.record.len()).map(&mut value).collect())
    }

    /// Splits the groups by the values of a tie-break, which come back.
    fn split(
        &self,
        tie_break: TieBreak,
        values: Vec<Value>,
        groups: &mut Groups,
        decider: Decider,
    ) -> Vec<Value> {
        let lower = tie_break.lower_is_better();
        groups.split(decider, |group| {
            if !self.applies(tie_break, group, decider) {
                return Vec::new();
            }
            group.sort_by(|left, right| values[*left].order(&values[*right], lower));
            let equal = |left: &usize, right: &usize| values[*left] == values[*right];
            group.chunk_by(equal).map(<[usize]>::len).collect()
        });
        values
    }

    /// The values of a tie-break among the tied; splits the groups by it.
    fn resolve(
        &self,
        tie_break: TieBreak,
        shared: &Shared,
        groups: &mut Groups,
        decider: Decider,
    ) -> Vec<Value> {
        let mut values = vec![Value::Place(0); self.record.len()];
        let Method::Together(resolver) = method(self.ground(shared), tie_break) else {
            return values;
        };
        groups.split(decider, |group| {
            if group.len() < 2 || !self.applies(tie_break, group, decider) {
                return Vec::new();
            }
            let places = resolver.places(group, &mut Vec::new());
            place(group, &places, &mut values)
        });
        values
    }

    /// Whether a tie-break may separate these.
    fn applies(&self, tie_break: TieBreak, group: &[usize], decider: Decider) -> bool {
        // seed-001:F10: only the first place is broken; whoever else has equal points shares.
        let best = || {
            let score = |who: usize| self.record.score(who, self.settings.primary);
            let most = (0..self.record.len()).map(score).max();
            group.first().map(|who| score(*who)) == most
        };
        if self.settings.edition == Edition::E1992 && decider != Decider::Points && !best() {
            return false;
        }
        // C.07:12.1: a board count means nothing between unequal game points.
        let game_points = |who: &usize| self.record.score(*who, Basis::Game);
        tie_break.code != Code::Bc
            || group.windows(2).all(|two| game_points(&two[0]) == game_points(&two[1]))
    }

    /// C.07:4.2: those who are tied after everything, by the lots that were drawn.
    fn draw_lots(&self, groups: &mut Groups) {
        if self.settings.lots.is_empty() {
            return;
        }
        let lots = &self.settings.lots;
        let drawn = |who: &usize| {
            let who = self.record.participants[*who];
            lots.iter().position(|lot| *lot == who).unwrap_or(lots.len())
        };
        groups.split(Decider::Lots, |group| {
            group.sort_by_key(drawn);
            group.chunk_by(|left, right| drawn(left) == drawn(right)).map(<[usize]>::len).collect()
        });
    }

    fn lines(&self, groups: &Groups, points: &[Value], mut columns: Vec<Vec<Value>>) -> Vec<Row> {
        let mut rows = Vec::with_capacity(groups.order.len());
        let mut starts = groups.starts.iter().peekable();
        let mut rank = 0;
        for (line, who) in groups.order.iter().copied().enumerate() {
            let start = starts.next_if(|(start, _)| *start == line);
            if start.is_some() {
                rank = u32::try_from(line + 1).unwrap_or(u32::MAX);
            }
            let score = points[who].number().map_or(0, Ratio::numerator);
            let mut taken = Vec::with_capacity(columns.len());
            for column in &mut columns {
                taken.push(std::mem::replace(&mut column[who], Value::None));
            }
            rows.push(Row {
                who: self.record.participants[who],
                rank,
                score: Score::from_tenths(i32::try_from(score).unwrap_or(i32::MAX)),
                values: taken,
                below_by: start.map_or(Decider::Nothing, |(_, decider)| *decider),
            });
        }
        rows
    }

    /// Every tie-break of one participant, with its working; nothing if he does not exist.
    pub fn why(&self, who: Participant) -> Option<Vec<Explained>> {
        let place = self.record.index_of(who)?;
        let own = self.row_of(who)?;
        let same_score = |row: &&Row| row.score == own.score;
        let mut tied: Vec<&Row> = self.rows.iter().filter(same_score).collect();
        let mut explained = Vec::new();
        for (column, tie_break) in self.settings.tie_breaks.iter().enumerate() {
            let value = own.values[column].clone();
            let group: Vec<usize> =
                tied.iter().filter_map(|row| self.record.index_of(row.who)).collect();
            let applies = self.applies(*tie_break, &group, Decider::TieBreak(column));
            let equal = |row: &&Row| !applies || row.values[column] == value;
            let after: Vec<&Row> = tied.iter().copied().filter(equal).collect();
            explained.push(Explained {
                tie_break: *tie_break,
                article: tie_break.code.article(self.settings.edition),
                account: self.account(*tie_break, place, &group),
                value,
                tied: tied.iter().map(|row| row.who).collect(),
                still_tied: after.iter().map(|row| row.who).collect(),
            });
            tied = after;
        }
        Some(explained)
    }

    fn account(&self, tie_break: TieBreak, who: usize, tied: &[usize]) -> Account {
        let shared = Shared::default();
        match method(self.ground(&shared), tie_break) {
            Method::Alone(rule) => {
                let mut working = Working::default();
                rule.work(who, &mut working);
                Account::Sum(working)
            }
            Method::Together(resolver) => {
                let mut log = Vec::new();
                if tied.len() > 1 {
                    resolver.places(tied, &mut log);
                }
                // A player wants to see the tables in which he stands.
                let own = self.record.participants[who];
                log.retain(|table| table.rows.iter().any(|row| row.who == own));
                Account::Encounters(log)
            }
        }
    }

    /// How the points themselves came about.
    pub fn why_points(&self, who: Participant) -> Option<Working> {
        let place = self.record.index_of(who)?;
        match self.account(TieBreak::plain(Code::Pts), place, &[]) {
            Account::Sum(working) => Some(working),
            Account::Encounters(_) => None,
        }
    }
}

/// Enters places where somebody was separated, and sorts the group by them; the sizes of the new
/// groups come back.
fn place(group: &mut [usize], places: &[u32], values: &mut [Value]) -> Vec<usize> {
    if places.iter().all(|place| *place == 1) {
        return Vec::new();
    }
    let mut lined_up: Vec<(u32, usize)> =
        places.iter().copied().zip(group.iter().copied()).collect();
    lined_up.sort_by_key(|(place, _)| *place);
    for (slot, (place, who)) in group.iter_mut().zip(&lined_up) {
        *slot = *who;
        values[*who] = Value::Place(*place);
    }
    lined_up.chunk_by(|left, right| left.0 == right.0).map(<[_]>::len).collect()
}

impl Groups {
    /// Splits every group of two or more: `cut` puts a group in order and gives the sizes of the
    /// parts, or nothing to leave it as it is.
    fn split(&mut self, decider: Decider, mut cut: impl FnMut(&mut [usize]) -> Vec<usize>) {
        let mut starts = Vec::with_capacity(self.starts.len());
        for (place, (start, why)) in self.starts.iter().copied().enumerate() {
            let end = self.starts.get(place + 1).map_or(self.order.len(), |(next, _)| *next);
            starts.push((start, why));
            if end - start < 2 {
                continue;
            }
            let sizes = cut(&mut self.order[start..end]);
            let mut next = start;
            for size in sizes.iter().take(sizes.len().saturating_sub(1)) {
                next += size;
                starts.push((next, decider));
            }
        }
        self.starts = starts;
    }
}
