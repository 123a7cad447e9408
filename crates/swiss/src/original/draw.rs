//! The round: the exempt, then level after level from the extremes to the centre (O7, O9, O11).

use ronde_matching::{Adjacency, Completion};

use super::exempt::exempt;
use super::floaters::designate;
use super::levels::{self, Level, Side};
use super::pairs::{self, Paired};
use super::standings::Standings;

/// A paired round, everybody by rank.
pub(super) struct Drawn {
    pub(super) exempt: Option<usize>,
    /// Levels in the order in which they were paired.
    pub(super) levels: Vec<DrawnLevel>,
}

/// A level, who left it, and its pairs.
pub(super) struct DrawnLevel {
    pub(super) level: Level,
    pub(super) floats: Vec<usize>,
    pub(super) paired: Paired,
    /// Everybody who was unpaired outside it.
    pub(super) elsewhere: Vec<usize>,
}

/// `None` if no complete pairing exists.
pub(super) fn draw(standings: &Standings) -> Option<Drawn> {
    let is_odd = !standings.len().is_multiple_of(2);
    let exempt = if is_odd { Some(exempt(standings)?) } else { None };
    let joined = |a: usize, b: usize| standings.may_meet(a, b);
    let mut rest = Completion::new(Adjacency::from_fn(standings.len(), joined));
    if let Some(rank) = exempt {
        rest.remove(rank);
    }
    if rest.left_over() > 0 {
        return None;
    }
    let mut march = March { standings, rest, unpaired: vec![true; standings.len()] };
    if let Some(rank) = exempt {
        march.unpaired[rank] = false;
    }
    Some(Drawn { exempt, levels: march.through(levels::in_order(standings, exempt)) })
}

/// On the way from the extremes to the centre.
struct March<'a> {
    standings: &'a Standings<'a>,
    /// Everybody unpaired outside the level in hand.
    rest: Completion,
    unpaired: Vec<bool>,
}

impl March<'_> {
    fn through(&mut self, levels: Vec<Level>) -> Vec<DrawnLevel> {
        let (mut down, mut up) = (Vec::new(), Vec::new());
        let mut drawn = Vec::with_capacity(levels.len());
        for mut level in levels {
            level.came = match level.side {
                Side::High => std::mem::take(&mut down),
                Side::Low => std::mem::take(&mut up),
                Side::Median => down.drain(..).chain(up.drain(..)).collect(),
            };
            let done = self.pair(level);
            match done.level.side {
                Side::High => down.clone_from(&done.floats),
                Side::Low => up.clone_from(&done.floats),
                Side::Median => {}
            }
            drawn.push(done);
        }
        drawn
    }

    fn pair(&mut self, level: Level) -> DrawnLevel {
        let all = level.everybody();
        for &rank in &all {
            self.rest.remove(rank);
            self.unpaired[rank] = false;
        }
        let elsewhere: Vec<usize> =
            (0..self.unpaired.len()).filter(|&rank| self.unpaired[rank]).collect();
        let mut floats = designate(self.standings, &level, &mut self.rest, &elsewhere);
        floats.sort_unstable();
        for &rank in &floats {
            self.unpaired[rank] = true;
        }
        let stays = |rank: &usize| floats.binary_search(rank).is_err();
        let staying: Vec<usize> = all.into_iter().filter(stays).collect();
        let paired = pairs::pair(self.standings, &level, &staying);
        DrawnLevel { level, floats, paired, elsewhere }
    }
}
