//! The round: the bye, then scoregroup after scoregroup towards the median, and the median, which
//! takes pairs apart where it is blocked (C.04.4.3:1, 2.2, 2.6).

use ronde_model::Score;

use super::bye::bye;
use super::floaters::{self, Floater};
use super::groups::{self, Group, Side};
use super::players::Players;
use super::rest::can_all_be_paired;
use super::scrutiny::{self, Pair, Paired};

/// A paired round, everybody by place.
pub(super) struct Drawn {
    pub(super) bye: Option<usize>,
    /// Scoregroups in the order in which they were paired.
    pub(super) groups: Vec<DrawnGroup>,
    /// Pairs taken apart for the sake of the median, in order.
    pub(super) cracked: Vec<Cracked>,
}

/// A scoregroup, who left it, and its pairs; those that were taken apart are not among them.
pub(super) struct DrawnGroup {
    pub(super) group: Group,
    pub(super) floaters: Vec<Floater>,
    pub(super) paired: Paired,
}

/// A pair that was taken apart (C.04.4.3:2.6).
pub(super) struct Cracked {
    /// The score of the group in which it was made.
    pub(super) score: Score,
    pub(super) pair: Pair,
}

/// `None` if no complete pairing exists.
pub(super) fn draw(players: &Players<'_>) -> Option<Drawn> {
    let everybody: Vec<usize> = (0..players.field.len()).collect();
    let is_odd = !everybody.len().is_multiple_of(2);
    let bye = if is_odd { Some(bye(players)?) } else { None };
    if !is_odd && !can_all_be_paired(players.field, &everybody) {
        return None;
    }
    let mut groups = groups::in_order(players, bye);
    let mut median = groups.pop().expect("there is a median");
    let mut march = March { players, drawn: Vec::new(), cracked: Vec::new() };
    march.outer_groups(groups, &mut median);
    while !can_all_be_paired(players.field, &median.everybody()) {
        march.crack(&mut median);
    }
    let staying = median.everybody();
    let paired = scrutiny::pair(players, &median, staying);
    march.drawn.push(DrawnGroup { group: median, floaters: Vec::new(), paired });
    Some(Drawn { bye, groups: march.drawn, cracked: march.cracked })
}

/// On the way to the median.
struct March<'a> {
    players: &'a Players<'a>,
    drawn: Vec<DrawnGroup>,
    cracked: Vec<Cracked>,
}

impl March<'_> {
    /// Those above from the top, those below from the bottom; each hands its floaters on.
    fn outer_groups(&mut self, groups: Vec<Group>, median: &mut Group) {
        let mut groups = groups.into_iter().peekable();
        while let Some(group) = groups.next() {
            let next = groups.peek_mut().filter(|next| next.side == group.side);
            let next = next.unwrap_or(&mut *median);
            let mut next_door = next.residents.clone();
            if group.side == Side::Below {
                next_door.extend(&next.from_above);
            }
            let drawn = self.outer(group, &next_door);
            let mut leave: Vec<usize> = drawn.floaters.iter().map(|it| it.place).collect();
            leave.sort_unstable();
            match drawn.group.side {
                Side::Below => next.from_below = leave,
                Side::Above | Side::Median => next.from_above = leave,
            }
            self.drawn.push(drawn);
        }
    }

    fn outer(&self, group: Group, next_door: &[usize]) -> DrawnGroup {
        let floaters = floaters::choose(self.players, &group, next_door);
        let mut staying = group.everybody();
        staying.retain(|place| floaters.iter().all(|floater| floater.place != *place));
        let paired = scrutiny::pair(self.players, &group, staying);
        DrawnGroup { group, floaters, paired }
    }

    /// 2.6: on the side that sent fewer, above if both sent as many, the pair that was made last;
    /// where that side has none left, on the other.
    fn crack(&mut self, median: &mut Group) {
        let below_first = median.from_above.len() > median.from_below.len();
        let sides =
            if below_first { [Side::Below, Side::Above] } else { [Side::Above, Side::Below] };
        let last_of = |drawn: &mut Vec<DrawnGroup>, side: Side| {
            let on_side = drawn.iter_mut().filter(|it| it.group.side == side);
            let group = on_side.rev().find(|it| !it.paired.pairs.is_empty())?;
            Some((group.group.score, side, group.paired.pairs.pop()?))
        };
        let (score, side, pair) = sides
            .into_iter()
            .find_map(|side| last_of(&mut self.drawn, side))
            .expect("with everybody in the median the round can be paired");
        let came = match side {
            Side::Below => &mut median.from_below,
            Side::Above | Side::Median => &mut median.from_above,
        };
        came.extend([pair.one, pair.other]);
        came.sort_unstable();
        self.cracked.push(Cracked { score, pair });
    }
}
