//! What a tournament does to the Swiss federation's ratings (ssb-course, "Application pratique
//! FSE").

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{Date, DateText, Histories, NationalRecord, PairingNumber, Player, Snapshot};

use super::{Counted, Performances, bare, counted, decisive_day};
use crate::federation::{Change, Member, NoRating, change, coefficient, first_rating};
use crate::fide::RatedGame;

/// The code of the federation's records in a file.
pub const CODE: &str = "SUI";

/// Where the ratings come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ratings {
    /// The file's national records. Opponents without one count with FIDE's rating, which is a list
    /// that the federation recognises (3.2).
    National,
    /// The file has no national records, so those of the starting list.
    StartingList,
}

/// What a tournament file does not say of its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Members on the list for less than two years, or with fewer than twenty games.
    pub newcomers: BTreeSet<PairingNumber>,
    /// The coefficient, where it is known.
    pub k: BTreeMap<PairingNumber, u32>,
    /// The coefficient of everybody whose own is not given.
    pub k_of_all: Option<u32>,
}

/// What happens to a player.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The rating changes.
    Changed(Change),
    /// A first rating, or why there is none.
    First(Result<f64, NoRating>),
    /// A rated player without a game that counts.
    NoGames,
}

/// A player of the tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Who.
    pub number: PairingNumber,
    /// The rating before.
    pub rating: Option<u16>,
    /// The games that count.
    pub games: Vec<Counted>,
    /// Games of earlier events that count for a first rating, too.
    pub earlier: Vec<Earlier>,
    /// What they do.
    pub verdict: Verdict,
    /// What they are worth.
    pub performances: Performances,
}

/// Games that an unrated player has from an earlier event: 3.1 asks for seven, and does not say
/// that they are of one tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// What the event was called.
    pub event: String,
    /// The games that count.
    pub games: Vec<RatedGame>,
}

/// Where the ratings of this file come from.
pub fn ratings(snapshot: &Snapshot) -> Ratings {
    let known = |record: &NationalRecord| record.federation == CODE && record.rating.is_some();
    if snapshot.national.iter().any(known) { Ratings::National } else { Ratings::StartingList }
}

/// Every player of the tournament, in the order of the starting list. Whoever has no rating brings
/// the games of earlier events along, in their order.
pub fn lines(snapshot: &Snapshot, settings: &Settings, earlier: &[Snapshot]) -> Vec<Line> {
    let list = List::of(snapshot);
    let before: Vec<List<'_>> = earlier.iter().map(List::of).collect();
    let year = decisive_day(snapshot).map(Date::year);
    let line = |(index, player): (usize, &Player)| {
        let games = list.games(index);
        let plain = bare(&games);
        let rating = list.own(player);
        let earlier = match rating {
            None => before.iter().filter_map(|event| event.earlier(&list, player)).collect(),
            Some(_) => Vec::new(),
        };
        let verdict = match rating {
            None => Verdict::First(first_rating(&all_games(&earlier, &plain))),
            Some(_) if games.is_empty() => Verdict::NoGames,
            Some(rating) => {
                let k = k_of(settings, player, rating, year);
                Verdict::Changed(change(f64::from(rating), k, &plain))
            }
        };
        let performances = Performances::of(rating, &plain);
        Line { number: player.number, rating, games, earlier, verdict, performances }
    };
    snapshot.players.iter().enumerate().map(line).collect()
}

fn all_games(earlier: &[Earlier], now: &[RatedGame]) -> Vec<RatedGame> {
    earlier.iter().flat_map(|event| &event.games).chain(now).copied().collect()
}

/// A tournament with what the federation's list says of its players.
struct List<'a> {
    snapshot: &'a Snapshot,
    histories: Histories,
    source: Ratings,
    records: BTreeMap<PairingNumber, &'a NationalRecord>,
}

impl<'a> List<'a> {
    fn of(snapshot: &'a Snapshot) -> List<'a> {
        let records = snapshot.national.iter().filter(|record| record.federation == CODE);
        List {
            snapshot,
            histories: Histories::of(snapshot),
            source: ratings(snapshot),
            records: records.map(|record| (record.number, record)).collect(),
        }
    }

    fn own(&self, player: &Player) -> Option<u16> {
        match self.source {
            Ratings::National => self.records.get(&player.number).and_then(|record| record.rating),
            Ratings::StartingList => player.rating,
        }
    }

    /// 3.2: against opponents on a list that the federation recognises; an arbiter's estimate is
    /// none.
    fn games(&self, index: usize) -> Vec<Counted> {
        let rating = |one: &Player| self.own(one).or(one.rating);
        counted(self.snapshot, &self.histories, index, &rating)
    }

    /// What this event adds to the first rating of a player of another. Games that were played with
    /// a rating have changed that one, and are not counted again.
    fn earlier(&self, other: &List<'_>, player: &Player) -> Option<Earlier> {
        let same = |one: &Player| self.identity(one).is_same(&other.identity(player));
        let index = self.snapshot.players.iter().position(same)?;
        let games = bare(&self.games(index));
        let counts = self.own(&self.snapshot.players[index]).is_none() && !games.is_empty();
        counts.then(|| Earlier { event: self.snapshot.event.name.trim().to_owned(), games })
    }

    fn identity(&self, player: &'a Player) -> Identity<'a> {
        let record = self.records.get(&player.number);
        Identity {
            national: record.map_or("", |record| record.id.trim()),
            fide: player.fide_id.trim(),
            name: player.name.trim(),
            born: player.birth.as_ref().and_then(DateText::date).map(Date::year),
        }
    }
}

/// By what a player of one event is known again in another.
struct Identity<'a> {
    national: &'a str,
    fide: &'a str,
    name: &'a str,
    born: Option<u16>,
}

impl Identity<'_> {
    /// By the national number, else by FIDE's, else by the name, if the years of birth do not
    /// differ.
    fn is_same(&self, other: &Identity<'_>) -> bool {
        let both = |one: &str, other: &str| !one.is_empty() && !other.is_empty();
        if both(self.national, other.national) {
            return self.national == other.national;
        }
        if both(self.fide, other.fide) {
            return self.fide == other.fide;
        }
        let years_differ = self.born.zip(other.born).is_some_and(|(one, other)| one != other);
        both(self.name, other.name) && self.name == other.name && !years_differ
    }
}

fn k_of(settings: &Settings, player: &Player, rating: u16, year: Option<u16>) -> u32 {
    let given = settings.k.get(&player.number).copied().or(settings.k_of_all);
    let born = player.birth.as_ref().and_then(DateText::date).map(Date::year);
    let age = year.zip(born).and_then(|(year, born)| u8::try_from(year.checked_sub(born)?).ok());
    let new = settings.newcomers.contains(&player.number);
    let (months_listed, games) = if new { (0, 0) } else { (24, 20) };
    given.unwrap_or_else(|| coefficient(Member { age, rating, months_listed, games }))
}

#[cfg(test)]
mod tests {
    use ronde_model::{Estimate, Game, GameResult, Parts, PlayedScore, Round};

    use super::*;
    use crate::federation::tests::SEVEN;
    use crate::fide::GameScore::{Draw, Loss, Win};

    fn number(number: usize) -> PairingNumber {
        PairingNumber::new(u32::try_from(number).unwrap()).unwrap()
    }

    /// The newcomer is number 1 and has White in every game; each opponent plays once.
    fn event(name: &str, newcomer: &Player, games: &[(u16, crate::fide::GameScore)]) -> Snapshot {
        let mut parts = Parts { players: vec![newcomer.clone()], ..Parts::default() };
        name.clone_into(&mut parts.event.name);
        for (place, (rating, score)) in games.iter().enumerate() {
            let black = number(place + 2);
            let mut player = Player::new(black, format!("Opponent, {rating}"));
            player.rating = Some(*rating);
            parts.players.push(player);
            let score = match score {
                Win => PlayedScore::WhiteWins,
                Draw => PlayedScore::Draw,
                Loss => PlayedScore::BlackWins,
            };
            let result = GameResult::Played { score, rated: true };
            let game = Game { white: number(1), black, result };
            parts.rounds.push(Round::new(vec![game], Vec::new()).unwrap());
        }
        Snapshot::new(parts).unwrap()
    }

    fn newcomer(name: &str) -> Player {
        Player::new(number(1), name)
    }

    fn first(snapshot: &Snapshot, earlier: &[Snapshot]) -> Verdict {
        lines(snapshot, &Settings::default(), earlier).swap_remove(0).verdict
    }

    /// 3.1: seven games, of whichever events; by hand the rating of the worked table is 1809.3472.
    #[test]
    fn the_seven_games_of_a_first_rating_may_be_of_several_events() {
        let nina = newcomer("Newcomer, Nina");
        let [one, two, three] =
            [("A", 0..3), ("B", 3..5), ("C", 5..7)].map(|(it, of)| event(it, &nina, &SEVEN[of]));
        let too_few = |games| Verdict::First(Err(NoRating::TooFewGames { games }));
        assert_eq!(too_few(2), first(&three, &[]));
        assert_eq!(too_few(5), first(&three, std::slice::from_ref(&one)));
        let Verdict::First(Ok(rating)) = first(&three, &[one.clone(), two.clone()]) else {
            panic!()
        };
        assert!((rating - 1809.3472).abs() < 0.000_05, "{rating}");
        let line = lines(&three, &Settings::default(), &[one, two]).swap_remove(0);
        let told: Vec<(&str, usize)> =
            line.earlier.iter().map(|it| (it.event.as_str(), it.games.len())).collect();
        assert_eq!(vec![("A", 3), ("B", 2)], told);
        assert_eq!(2, line.games.len(), "the games of this event stay its own");
    }

    #[test]
    fn a_player_is_known_again_by_number_or_name() {
        let with = |change: &dyn Fn(&mut Player)| {
            let mut player = newcomer("Newcomer, Nina");
            change(&mut player);
            player
        };
        let born = |year| Date::new(year, 0, 0).map(DateText::Date);
        let id = |id: &str| with(&|it| id.clone_into(&mut it.fide_id));
        let year = |year| with(&|it| it.birth = born(year));
        for (then, now, same) in [
            (newcomer("Newcomer, Nina"), newcomer("Newcomer, Nina"), true),
            (newcomer("Newcomer, Nino"), newcomer("Newcomer, Nina"), false),
            (id("123"), id("123"), true),
            (id("123"), id("124"), false),
            (id("123"), newcomer("Newcomer, Nina"), true),
            (year(1990), year(1990), true),
            (year(1990), year(1991), false),
            (year(1990), newcomer("Newcomer, Nina"), true),
        ] {
            let earlier = event("A", &then, &SEVEN[..5]);
            let verdict = first(&event("B", &now, &SEVEN[5..]), &[earlier]);
            assert_eq!(same, matches!(verdict, Verdict::First(Ok(_))), "{then:?} {now:?}");
        }
    }

    /// Games that changed a rating are not those of a first one; whoever is rated now brings none.
    #[test]
    fn games_played_with_a_rating_are_not_brought_along() {
        let nina = newcomer("Newcomer, Nina");
        let rated = Player { rating: Some(1800), ..nina.clone() };
        let then = event("A", &rated, &SEVEN[..5]);
        let now = event("B", &nina, &SEVEN[5..]);
        assert_eq!(Verdict::First(Err(NoRating::TooFewGames { games: 2 })), first(&now, &[then]));
        let then = event("A", &nina, &SEVEN[..5]);
        let now = event("B", &rated, &SEVEN[5..]);
        let line = lines(&now, &Settings::default(), &[then]).swap_remove(0);
        assert!(matches!(line.verdict, Verdict::Changed(_)) && line.earlier.is_empty());
    }

    /// An estimate is no rating of a list that the federation recognises (3.2), nor FIDE's.
    #[test]
    fn estimates_are_no_ratings_of_a_list() {
        let mut parts = event("A", &newcomer("Newcomer, Nina"), &SEVEN).into_parts();
        for player in &mut parts.players {
            let rating = player.rating.take().unwrap_or(1800);
            player.estimate = Some(Estimate { rating, source: "INGO 130".to_owned() });
        }
        let snapshot = Snapshot::new(parts).unwrap();
        let nothing = Verdict::First(Err(NoRating::TooFewGames { games: 0 }));
        assert_eq!(nothing, first(&snapshot, &[]));
        let fide = crate::event::fide::lines(&snapshot, &crate::event::fide::Settings::default());
        assert!(fide.iter().all(|line| line.games.is_empty()), "{fide:?}");
    }
}
