//! The standings: everybody in order, with the value of every tie-break.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

use ronde_model::{Participant, Score, Snapshot};

use crate::edition::Edition;
use crate::exact::Ratio;
use crate::form_rule::{self, FormRule, Section};
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
    /// The place that the form gives: less far in a cup, a lower group.
    Place,
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
    /// The group, where groups are ranked by themselves.
    pub group: Option<Group>,
}

/// A group of a Berlin tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its number, from 1.
    pub number: u32,
    /// Whether it is one of the finals, the upper one first; then ranks go on from group to group.
    pub is_final: bool,
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
    /// The line of each participant, by place in the record.
    line_of: Vec<usize>,
    /// What the form gives each participant before any points count; empty elsewhere.
    places: Vec<usize>,
    /// Groups that are ranked by themselves, in order; empty elsewhere.
    sections: Vec<Standings>,
}

/// Where groups of tied participants begin, and what set them apart from those above.
struct Groups {
    order: Vec<usize>,
    starts: Vec<(usize, Decider)>,
}

impl Standings {
    /// Ranks the participants of a tournament.
    pub fn of(snapshot: &Snapshot, settings: Settings) -> Standings {
        let rounds = settings.rounds();
        let record = match (settings.rule(), settings.contest()) {
            (FormRule::Molter, _) => Record::of_molter(snapshot, rounds),
            (_, Contest::Players) => Record::of_players(snapshot, rounds),
            (_, Contest::Teams) => Record::of_teams(snapshot, rounds),
        };
        let groups = match settings.rule() {
            FormRule::Groups => form_rule::sections(snapshot, &settings).unwrap_or_default(),
            _ => Vec::new(),
        };
        let places = match settings.rule() {
            FormRule::Cup => form_rule::cup_places(snapshot, rounds),
            _ => None,
        };
        let mut standings = Standings::unranked(settings, record);
        standings.places =
            places.filter(|it| it.len() == standings.record.len()).unwrap_or_default();
        standings.sections = standings.divided(&groups).unwrap_or_default();
        match groups.first() {
            Some(group) if !standings.sections.is_empty() => standings.join(group.is_final),
            _ => standings.rank(),
        }
        standings
    }

    /// What the tournament itself declares, after its last complete round.
    pub fn declared(snapshot: &Snapshot) -> Standings {
        Standings::of(snapshot, Settings::of(snapshot))
    }

    /// The same after so many rounds.
    pub fn declared_after(snapshot: &Snapshot, rounds: usize) -> Standings {
        Standings::of(snapshot, Settings::of(snapshot).after(rounds))
    }

    fn unranked(settings: Settings, record: Record) -> Standings {
        let (rows, line_of, places, sections) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Standings { settings, record, rows, line_of, places, sections }
    }

    /// Every group ranked by itself; nothing if somebody played outside the group.
    fn divided(&self, groups: &[Section]) -> Option<Vec<Standings>> {
        let part = |group: &Section| {
            let record = self.record.section(&group.members, group.rounds.clone())?;
            let mut part = Standings::unranked(self.settings.after(group.rounds.len()), record);
            part.rank();
            Some(part)
        };
        groups.iter().map(part).collect()
    }

    /// The lines of all groups. Ranks of finals go on from group to group; before them everybody is
    /// ranked in the own group.
    fn join(&mut self, is_final: bool) {
        let mut rows = Vec::with_capacity(self.record.len());
        for (number, part) in (1..).zip(&self.sections) {
            let above = if is_final { u32::try_from(rows.len()).unwrap_or(u32::MAX) } else { 0 };
            let first = rows.is_empty();
            rows.extend(part.rows.iter().map(|row| Row {
                rank: row.rank + above,
                group: Some(Group { number, is_final }),
                below_by: match row.below_by {
                    Decider::First if !first => Decider::Place,
                    by => by,
                },
                ..row.clone()
            }));
        }
        self.line_of = vec![0; self.record.len()];
        for (line, row) in rows.iter().enumerate() {
            let place = self.record.index_of(row.who).expect("a row is about a participant");
            self.line_of[place] = line;
        }
        self.rows = rows;
    }

    /// The group of somebody by itself, else the whole.
    fn section_of(&self, who: Participant) -> &Standings {
        self.sections.iter().find(|it| it.record.index_of(who).is_some()).unwrap_or(self)
    }

    /// Groups that are ranked by themselves, in order; none elsewhere.
    pub fn sections(&self) -> &[Standings] {
        &self.sections
    }

    /// The place of a participant in the list of entries.
    pub(crate) fn place_of(&self, who: Participant) -> Option<usize> {
        self.record.index_of(who)
    }

    /// The same table after so many rounds: by the same rules and the same list.
    #[must_use]
    pub fn after(&self, snapshot: &Snapshot, rounds: usize) -> Standings {
        Standings::of(snapshot, self.settings.after(rounds))
    }

    /// The players by the rules of this table: itself where it ranks players. In an event of teams
    /// they have their own points alone, since tie-breaks of teams say nothing about a player.
    #[must_use]
    pub fn of_players(&self, snapshot: &Snapshot) -> Standings {
        if self.settings.contest() == Contest::Players {
            return self.clone();
        }
        Standings::of(snapshot, Settings::of_players(snapshot).after(self.settings.rounds()))
    }

    /// What was asked for.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Rounds that the table counts.
    pub fn rounds(&self) -> usize {
        self.record.rounds
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
        let part = self.section_of(who);
        let place = part.record.index_of(who)?;
        let settings = &part.settings;
        let (edition, form, primary) = (settings.edition(), settings.form(), settings.primary());
        Some(counted_for(&part.record, edition, form, primary, place))
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    fn ground<'a>(&'a self, shared: &'a Shared) -> Ground<'a> {
        Ground {
            record: &self.record,
            shared,
            edition: self.settings.edition(),
            form: self.settings.form(),
            primary: self.settings.primary(),
            unrated: self.settings.unrated(),
        }
    }

    fn rank(&mut self) {
        let mut groups = self.first_groups();
        let shared = Shared::default();
        let mut list = vec![TieBreak::plain(Code::Pts)];
        list.extend(self.settings.tie_breaks());
        let values = self.values_of_all(&list, &shared);
        let mut columns = Vec::with_capacity(list.len());
        for (place, (tie_break, values)) in list.into_iter().zip(values).enumerate() {
            let decider = place.checked_sub(1).map_or(Decider::Points, Decider::TieBreak);
            columns.push(match values {
                // In a cup nobody is above another for points.
                Some(values) if place == 0 && !self.places.is_empty() => values,
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

    /// Everybody together; or in groups by the place that the form gives.
    fn first_groups(&self) -> Groups {
        let mut order: Vec<usize> = (0..self.record.len()).collect();
        let mut starts = vec![(0, Decider::First)];
        if let Some(places) = Some(&self.places).filter(|it| !it.is_empty()) {
            order.sort_by_key(|who| places[*who]);
            let differs = |line: &usize| places[order[*line]] != places[order[line - 1]];
            starts.extend((1..order.len()).filter(differs).map(|line| (line, Decider::Place)));
        }
        Groups { order, starts }
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
        // dutch-1992:F10: only the first place is broken; whoever else has equal points shares.
        let best = || {
            let score = |who: usize| self.record.score(who, self.settings.primary());
            let most = (0..self.record.len()).map(score).max();
            group.first().map(|who| score(*who)) == most
        };
        if self.settings.edition() == Edition::E1992 && decider != Decider::Points && !best() {
            return false;
        }
        // C.07:12.1: a board count means nothing between unequal game points.
        let game_points = |who: &usize| self.record.score(*who, Basis::Game);
        tie_break.code != Code::Bc
            || group.windows(2).all(|two| game_points(&two[0]) == game_points(&two[1]))
    }

    /// C.07:4.2: those who are tied after everything, by the lots that were drawn.
    fn draw_lots(&self, groups: &mut Groups) {
        let lots = self.settings.lots();
        if lots.is_empty() {
            return;
        }
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
                group: None,
            });
        }
        rows
    }

    /// Every tie-break of one participant, with its working; nothing for somebody unknown.
    pub fn why(&self, who: Participant) -> Option<Vec<Explained>> {
        self.section_of(who).explained(who)
    }

    fn explained(&self, who: Participant) -> Option<Vec<Explained>> {
        let place = self.record.index_of(who)?;
        let own = self.row_of(who)?;
        let form_place = |who: Participant| {
            self.record.index_of(who).and_then(|it| self.places.get(it)).copied()
        };
        let same = |row: &&Row| match form_place(who) {
            Some(place) => form_place(row.who) == Some(place),
            None => row.score == own.score,
        };
        let mut tied: Vec<&Row> = self.rows.iter().filter(same).collect();
        let mut explained = Vec::new();
        for (column, tie_break) in self.settings.tie_breaks().iter().enumerate() {
            let value = own.values[column].clone();
            let group: Vec<usize> =
                tied.iter().filter_map(|row| self.record.index_of(row.who)).collect();
            let applies = self.applies(*tie_break, &group, Decider::TieBreak(column));
            let equal = |row: &&Row| !applies || row.values[column] == value;
            let after: Vec<&Row> = tied.iter().copied().filter(equal).collect();
            explained.push(Explained {
                tie_break: *tie_break,
                article: tie_break.code.article(self.settings.edition()),
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
                // A player wants to see the tables with the own row.
                let own = self.record.participants[who];
                log.retain(|table| table.rows.iter().any(|row| row.who == own));
                Account::Encounters(log)
            }
        }
    }

    /// How the points themselves came about.
    pub fn why_points(&self, who: Participant) -> Option<Working> {
        let part = self.section_of(who);
        let place = part.record.index_of(who)?;
        match part.account(TieBreak::plain(Code::Pts), place, &[]) {
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
