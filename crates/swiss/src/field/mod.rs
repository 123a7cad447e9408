//! The players of one round as a pairing sees them: ranked, with colours, floats and byes.
//!
//! Built once per round from the snapshot; everything an engine asks about a player is here.

mod build;
mod lists;
#[cfg(test)]
mod notation;

pub use build::{available, floats};

use ronde_model::{Colour, PairingNumber, RoundNumber, Score, Snapshot, System, TeamForm};

use crate::book::Book;
use crate::colours::{ColourHistory, Preference};
use crate::contest::{self, Play};
use crate::team_2026::colours::preference as team_preference;
use lists::Lists;

/// Up or down, as C.04.3:1.4 gives it for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Float {
    /// Met somebody with a lower score, or took the bye.
    Down,
    /// Met somebody with a higher score.
    Up,
}

/// What an unplayed round does to the floats: the editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnplayedFloats {
    /// C.04.3:1.4.3 of 2026: the pairing-allocated bye, and points without playing beyond a loss's.
    IfItScored,
    /// C.04.3:A.4.b of 2017: whoever did not play, for any reason.
    Always,
    /// dutch-1992:A4, A5: whoever won without playing; the loser by forfeit is no floater.
    IfItWon,
    /// The original Swiss: whoever did not play is no floater (dutch-1992, comment on A5: new).
    Never,
}

/// Who may not get the pairing-allocated bye: the editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByeRule {
    /// C.04.1:4 of 2026: had one, or scored a win's points in a round without playing.
    WinWithoutPlaying,
    /// C.04.1 of 2017: had one, or won by forfeit.
    ByeOrForfeitWin,
    /// dutch-2010:B1b: had one, or scored anything in a round without playing.
    PointsWithoutPlaying,
    /// C.04.5:C2, C.04.6:C2: had one, won a match by forfeit, or had a full-point bye.
    NamedWins,
}

/// What a system and edition say about histories.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryRules {
    /// Floats of unplayed rounds.
    pub floats: UnplayedFloats,
    /// Who may get the bye.
    pub bye: ByeRule,
    /// Whether floats that were recorded when a round was paired stand (dutch-1992:A4, BAF-78);
    /// otherwise, and where nothing is recorded, they follow from the scores.
    pub recorded_floats: bool,
}

impl HistoryRules {
    /// As C.04.3:1.4.3 and C.04.1:4 of 2026 have it.
    pub(crate) const OF_2026: HistoryRules = HistoryRules {
        floats: UnplayedFloats::IfItScored,
        bye: ByeRule::WinWithoutPlaying,
        recorded_floats: false,
    };
}

impl Entrant {
    /// The number, and what is due.
    pub(crate) fn seat(&self) -> (PairingNumber, Option<Preference>) {
        (self.number, self.preference)
    }
}

/// One player of the round.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// Place in the snapshot's list of players.
    pub index: usize,
    /// Number in the starting list.
    pub number: PairingNumber,
    /// What orders equal scores: the pairing number, or the rank where the file says so.
    pub seed: u32,
    /// Pairing score: points and virtual points (C.04.7:1.5).
    pub score: Score,
    /// The score in the standings, without virtual points.
    pub points: Score,
    /// The secondary score of a team (C.04.6:1.2); nothing elsewhere.
    pub secondary: Score,
    /// Colours of the games played.
    pub colours: ColourHistory,
    /// The colour due (C.04.3:1.7).
    pub preference: Option<Preference>,
    /// Floats of the last round and of the one before (C.04.3:1.4), by tournament round.
    pub floats: [Option<Float>; 2],
    /// Why the bye is barred, if it is (C.04.1:4): the round that bars it.
    pub bye_barred: Option<RoundNumber>,
    /// Rounds so far without a game played (C.04.3:C9).
    pub unplayed: u16,
    /// C.04.3:1.8: in the last round, more than half of the points possible so far.
    pub topscorer: bool,
    /// Place among those who have arrived, from 1: what the initial colour goes by (C.04.3:5.2.5
    /// with the ruling of 27 August 2026 on C.04.2:2.4).
    pub arrival: u32,
}

impl Entrant {
    /// Whether the player floated so in the round before (`ago` 0) or in the one before that (1).
    pub fn floated(&self, float: Float, ago: usize) -> bool {
        self.floats[ago] == Some(float)
    }

    /// The colour that is absolutely due.
    pub fn absolute(&self) -> Option<Colour> {
        self.preference.and_then(Preference::absolute)
    }
}

/// Why two players may not be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bar {
    /// C.04.3:C1: they have met.
    Met,
    /// The organiser forbids it (TRF26 record 260); counts as C1.
    Prohibited,
    /// C.04.3:C3: same absolute preference, and neither is a topscorer.
    SameAbsolutePreference,
}

/// Everybody to be paired in a round, in ranking order (C.04.3:1.2): score down, number up.
///
/// Invariant: sorted so; a player's place in `entrants` is his name in the engines.
#[derive(Clone, Debug)]
pub struct Field {
    entrants: Vec<Entrant>,
    /// Whom each has met, by place.
    met: Lists,
    /// The groups in which each is kept apart, by number.
    apart: Lists,
    camps: Vec<u8>,
    most_bars: usize,
    /// Two who must meet each other, if they meet anybody.
    bound: Option<(usize, usize)>,
    /// Whether colours keep nobody of the same score apart (C.04.4.3:6).
    equals_freed: bool,
    /// The round being paired.
    pub round: RoundNumber,
    /// Whether it is the last of the declared ones.
    pub last_round: bool,
}

impl Field {
    /// The field of a round, from the rounds before it and the byes announced for it.
    pub fn new(snapshot: &Snapshot, round: RoundNumber, rules: HistoryRules) -> Field {
        build::field(snapshot, round, rules, None)
    }

    /// The field as the book of a system sees it: three of them excuse nobody from the rules on
    /// colours.
    pub fn of(snapshot: &Snapshot, round: RoundNumber, system: System) -> Field {
        let book = Book::of(system);
        let snapshot = contest::view(snapshot, system);
        Field::of_book(book, &snapshot, Field::new(&snapshot, round, book.history))
    }

    /// The same with one more of the list, whom something keeps away.
    pub(crate) fn with_one_more(
        snapshot: &Snapshot,
        round: RoundNumber,
        system: System,
        index: usize,
    ) -> Field {
        let book = Book::of(system);
        let snapshot = contest::view(snapshot, system);
        let field = build::field(&snapshot, round, book.history, Some(index));
        Field::of_book(book, &snapshot, field)
    }

    fn of_book(book: &Book, snapshot: &Snapshot, field: Field) -> Field {
        let mut field = if book.excuses_topscorers { field } else { field.without_topscorers() };
        field.equals_freed = book.frees_equals && field.last_round;
        match book.play {
            Play::Games => field,
            Play::TwoGames => field.with_preferences(|_| None),
            Play::Teams => {
                let (form, last) = (TeamForm::of_event(&snapshot.event), field.last_round);
                field.with_preferences(|it| team_preference(form, &it.colours, last))
            }
        }
    }

    /// The same field where the book knows other preferences than C.04.3.
    fn with_preferences(mut self, due: impl Fn(&Entrant) -> Option<Preference>) -> Field {
        for entrant in &mut self.entrants {
            entrant.preference = due(entrant);
        }
        self.camps = self.entrants.iter().map(camp).collect();
        self
    }

    /// The same field with two players bound to each other: neither may meet anybody else, nor take
    /// the bye.
    #[must_use]
    pub(crate) fn with_bound(mut self, one: usize, other: usize) -> Field {
        self.bound = Some((one, other));
        for place in [one, other] {
            self.entrants[place].bye_barred = Some(self.round);
        }
        self
    }

    /// The same field with nobody bound.
    pub(crate) fn unbound(&self) -> Field {
        Field { bound: None, ..self.clone() }
    }

    /// The two who are bound to each other.
    pub(crate) fn bound(&self) -> Option<(usize, usize)> {
        self.bound
    }

    /// Whom the player at this place is bound to.
    pub(crate) fn bound_to(&self, place: usize) -> Option<usize> {
        let (one, other) = self.bound?;
        match place {
            _ if place == one => Some(other),
            _ if place == other => Some(one),
            _ => None,
        }
    }

    /// `met` and `apart` have a row for every entrant; `apart` holds numbers of groups, whose sizes
    /// are given too.
    fn from_entrants(
        entrants: Vec<Entrant>,
        met: Lists,
        apart: Lists,
        group_sizes: &[usize],
        round: RoundNumber,
        last_round: bool,
    ) -> Field {
        let bars = |place: usize| {
            let kept = apart.row(place).iter().map(|&group| group_sizes[group as usize]);
            met.row(place).len() + kept.sum::<usize>()
        };
        Field {
            camps: entrants.iter().map(camp).collect(),
            most_bars: (0..entrants.len()).map(bars).max().unwrap_or(0),
            entrants,
            met,
            apart,
            bound: None,
            equals_freed: false,
            round,
            last_round,
        }
    }

    /// The same field under a book that excuses nobody from the rules on colours.
    #[must_use]
    pub(crate) fn without_topscorers(mut self) -> Field {
        for entrant in &mut self.entrants {
            entrant.topscorer = false;
        }
        self.camps = self.entrants.iter().map(camp).collect();
        self
    }

    /// Everybody, in ranking order.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Number of players to be paired.
    pub fn len(&self) -> usize {
        self.entrants.len()
    }

    /// Whether nobody is to be paired.
    pub fn is_empty(&self) -> bool {
        self.entrants.is_empty()
    }

    /// The player at this place of the ranking.
    pub fn at(&self, place: usize) -> &Entrant {
        &self.entrants[place]
    }

    /// Why the two may not be paired, if they may not.
    pub fn bar(&self, a: usize, b: usize) -> Option<Bar> {
        if self.have_met(a, b) {
            Some(Bar::Met)
        } else if self.are_prohibited(a, b) || self.are_parted(a, b) {
            Some(Bar::Prohibited)
        } else if !self.kinds_may_meet(a, b) {
            Some(Bar::SameAbsolutePreference)
        } else {
            None
        }
    }

    fn have_met(&self, a: usize, b: usize) -> bool {
        self.met.row(a).iter().any(|&opponent| opponent as usize == b)
    }

    pub(crate) fn are_prohibited(&self, a: usize, b: usize) -> bool {
        let groups = self.apart.row(a);
        !groups.is_empty() && groups.iter().any(|group| self.apart.row(b).contains(group))
    }

    /// Whether anything but their colours keeps the two apart (C1, prohibited pairs).
    pub fn are_barred(&self, a: usize, b: usize) -> bool {
        self.are_parted(a, b) || self.have_met(a, b) || self.are_prohibited(a, b)
    }

    /// Whether one of them is bound to somebody else.
    fn are_parted(&self, a: usize, b: usize) -> bool {
        let is_bound = |place: usize, (one, other): (usize, usize)| place == one || place == other;
        self.bound.is_some_and(|two| is_bound(a, two) != is_bound(b, two))
    }

    /// Whether their colours let the two meet (C3): non-topscorers with the same absolute
    /// preference shall not; one topscorer lifts it, and for some books an equal score in the last
    /// round.
    pub fn kinds_may_meet(&self, a: usize, b: usize) -> bool {
        self.camps[a] == 0
            || self.camps[a] != self.camps[b]
            || self.equals_freed && self.entrants[a].score == self.entrants[b].score
    }

    /// 1 for an absolute preference for White, 2 for Black, 0 for everybody who may meet both:
    /// those without one, and topscorers. Members of one camp never meet (C3), but for equals whom
    /// the last round frees.
    pub(crate) fn camp(&self, place: usize) -> u8 {
        self.camps[place]
    }

    /// Whom this player has met from that place of the ranking on; and, as numbers beyond all
    /// places, the groups in which he is kept apart, and whether he is bound. That nobody else may
    /// meet those who are bound is not told: it is the same for all.
    pub(crate) fn bars_from(&self, place: usize, from: usize) -> Vec<u32> {
        let met = self.met.row(place).iter().copied().filter(|&it| it as usize >= from);
        let groups = self.apart.row(place).iter().map(|group| !group);
        let bound = self.bound_to(place).map(|_| u32::MAX / 2);
        let mut bars: Vec<u32> = met.chain(groups).chain(bound).collect();
        bars.sort_unstable();
        bars
    }

    /// The most players that anybody has met or may not meet, those who are bound apart.
    pub(crate) fn most_bars(&self) -> usize {
        self.most_bars
    }

    /// Whether the two may be paired.
    pub fn may_meet(&self, a: usize, b: usize) -> bool {
        self.kinds_may_meet(a, b) && !self.are_barred(a, b)
    }

    /// Places of the players with one score after another, highest first: the scoregroups.
    pub fn scoregroups(&self) -> Vec<std::ops::Range<usize>> {
        let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
        for place in 0..self.len() {
            match groups.last_mut() {
                Some(group) if self.at(group.start).score == self.at(place).score => {
                    group.end = place + 1;
                }
                _ => groups.push(place..place + 1),
            }
        }
        groups
    }
}

fn camp(entrant: &Entrant) -> u8 {
    match entrant.absolute().filter(|_| !entrant.topscorer) {
        Some(Colour::White) => 1,
        Some(Colour::Black) => 2,
        None => 0,
    }
}
