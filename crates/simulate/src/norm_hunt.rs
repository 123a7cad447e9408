//! Norms in simulated events. A whole check of every player for every norm in every play would take
//! longer than the plays, so only those are checked whose performance can be enough: a bound that
//! no choice of games exceeds (B.01:1.4.1, 1.4.2: later games ignored, won ones left out) decides
//! first.

use ronde_model::{Histories, Outcome, Player, RoundEntry, Sex, Snapshot, Unpaired};
use ronde_rating::event::{is_large_international_swiss, norm_games};
use ronde_rating::fide::tables::difference;
use ronde_rating::norms::{EventKind, Level, best};
use ronde_standings::{Form, Settings};

/// How files write that a player belongs to no federation of FIDE's: games against him do not
/// count.
const NO_FEDERATION: &str = "NON";

/// Players and norms that are worth looking at.
pub(crate) struct Hunt<'a> {
    event: &'a Snapshot,
    kind: EventKind,
    rounds: usize,
    /// The place of a player, and of the norm in [`Level::ALL`].
    open: Vec<(usize, usize)>,
    /// What each player counts as, if games against him do.
    ratings: Vec<Option<i64>>,
}

impl<'a> Hunt<'a> {
    /// `played` is one play of the event: it tells whether foreigners are enough in every round
    /// (B.01:1.4.3), which hardly depends on results.
    pub(crate) fn new(
        event: &'a Snapshot,
        played: &Snapshot,
        exempt: bool,
        settings: &Settings,
    ) -> Hunt<'a> {
        let predetermined = settings.form() == Form::Predetermined;
        let mut parts = (**event).clone();
        parts.rounds.clone_from(&played.rounds);
        let whole = Snapshot::new(parts).expect("the same players");
        let large = !predetermined && is_large_international_swiss(&whole);
        let kind = EventKind {
            predetermined,
            exempt_from_federations: exempt || large,
            ..EventKind::default()
        };
        let rounds = played.rounds.len();
        let players = event.players.iter().enumerate();
        let open = players.flat_map(|(index, player)| {
            (0..Level::ALL.len()).filter_map(move |place| {
                let level = Level::ALL[place];
                let above = player.title.is_none_or(|title| level.title() < title);
                let allowed = above && (!level.for_women() || player.sex == Some(Sex::Female));
                (allowed && is_possible(event, rounds, level)).then_some((index, place))
            })
        });
        let ratings = event.players.iter().map(counted_rating).collect();
        Hunt { event, kind, rounds, open: open.collect(), ratings }
    }

    /// Norms that somebody could make.
    pub(crate) fn levels(&self) -> Vec<Level> {
        let open = |place: usize| self.open.iter().any(|(_, it)| *it == place);
        let levels = Level::ALL.into_iter().enumerate();
        levels.filter(|(place, _)| open(*place)).map(|(_, level)| level).collect()
    }

    /// Who made which norm in this play.
    pub(crate) fn norms(&self, played: &Snapshot) -> Vec<(usize, usize)> {
        if self.open.is_empty() {
            return Vec::new();
        }
        let histories = Histories::of(played);
        let mut made = Vec::new();
        for open in self.open.chunk_by(|one, other| one.0 == other.0) {
            let index = open[0].0;
            let Some(reach) = self.reach(&histories, index) else { continue };
            let is_made = |&&(_, place): &&(usize, usize)| {
                let level = Level::ALL[place];
                reach.is_near(level) && self.is_norm(&histories, index, level)
            };
            made.extend(open.iter().filter(is_made));
        }
        made
    }

    fn is_norm(&self, histories: &Histories, index: usize, level: Level) -> bool {
        let won_unplayed = histories.row(index).iter().any(|entry| {
            matches!(
                entry,
                RoundEntry::Forfeited { won: true, .. }
                    | RoundEntry::Unpaired(Unpaired::PairingBye | Unpaired::ForfeitWin)
            )
        });
        let nine = self.rounds == 9;
        let kind = EventKind { one_of_nine_won_unplayed: nine && won_unplayed, ..self.kind };
        let games = norm_games(self.event, histories, index, kind);
        let games: Vec<_> = games.into_iter().map(|(_, game)| game).collect();
        best(level, self.event.players[index].federation.trim(), kind, &games).is_norm()
    }

    /// What bounds the performance of a player for every norm; nothing where there are too few
    /// games.
    fn reach(&self, histories: &Histories, index: usize) -> Option<Reach> {
        let fewest = 8;
        let (mut ratings, mut halves, mut best) = (Vec::with_capacity(self.rounds), 0, 0);
        for entry in histories.row(index) {
            let RoundEntry::Played { opponent, outcome, rated: true, .. } = entry else { continue };
            let Some(place) = self.event.index_of(*opponent) else { continue };
            let Some(rating) = self.ratings[place] else { continue };
            ratings.push(rating);
            halves += match outcome {
                Outcome::Win => 2,
                Outcome::Draw => 1,
                Outcome::Loss => 0,
            };
            let games = ratings.len();
            if games >= fewest {
                best = best.max((100 * halves + games) / (2 * games));
            }
        }
        if ratings.len() < fewest {
            return None;
        }
        ratings.sort_unstable_by_key(|rating| -rating);
        ratings.truncate(fewest);
        let lowest = ratings.last().copied().unwrap_or(0);
        let percent = u8::try_from(best).unwrap_or(100);
        Some(Reach { sum: ratings.iter().sum(), lowest, percent })
    }
}

/// The strongest eight opponents of a player, and the best percentage that the first eight or more
/// games had.
struct Reach {
    sum: i64,
    lowest: i64,
    percent: u8,
}

impl Reach {
    /// No choice of games has a higher performance than the strongest eight opponents (one of them
    /// raised to the floor) with the best percentage.
    fn is_near(&self, level: Level) -> bool {
        let raised = (i64::from(level.floor()) - self.lowest).max(0);
        let average = (self.sum + raised) / 8 + 1;
        average + i64::from(difference(self.percent)) >= level.performance()
            && average >= level.average()
    }
}

/// What an opponent counts as; nothing for one who is of no federation.
fn counted_rating(player: &Player) -> Option<i64> {
    let counts = player.federation.trim() != NO_FEDERATION;
    counts.then(|| i64::from(player.rating.unwrap_or(1400)))
}

/// Enough rounds, and three who hold a title that counts (1.4.1, 1.4.5).
fn is_possible(event: &Snapshot, rounds: usize, level: Level) -> bool {
    let counts = |title: ronde_model::Title| level.counted_titles().contains(&title);
    let titled = event.players.iter().filter(|it| it.title.is_some_and(counts)).count();
    rounds >= 9 && titled >= 3
}
