//! 3.2.2 at a glance, where bounds that need no matching are reached.
//!
//! Let k be the number of residents who find no opponent among themselves, or of those below who
//! find none there, if these are more: there cannot be fewer upfloaters (C4, C5), and if there are
//! so few, each meets a resident. Of any set of k players below:
//!
//! * C3: at most half of the bracket has the same absolute preference, so the residents leave room
//!   for so many of each camp among the upfloaters. Nor may more than half of those who stay below:
//!   so many of each camp must come up.
//! * C6: no set has better scores than the k highest for whom there is room.
//! * C7: with w players who seek White and b who seek Black, |w − b| / 2 at the least do not get
//!   what they seek. How many of the upfloaters should seek White follows.
//! * C8 to C10 add up over the upfloaters, so the least burdened of each colour are best, and of
//!   these the first (4.1): an exchange inside a colour leaves everything above as it is.
//!
//! One set is the first of those that are best by these bounds. If its bracket can be paired with
//! no more than |w − b| / 2 preferences disregarded, and the rest be completed (C4, which the
//! caller asks), no set is better and none as good comes earlier. Otherwise nothing is decided.

use super::criteria::Burden;
use super::subgroups;
use super::upfloaters::Scoregroup;

impl Scoregroup<'_> {
    /// The first of the best sets of so many upfloaters; `None` decides nothing.
    pub(super) fn at_a_glance(&self, needed: usize) -> Option<Vec<usize>> {
        let (mut set, last_level) = self.highest(needed)?;
        let (whites, blacks) = self.seekers(&set);
        let wanted = needed - set.len();
        let (mut white, mut black): (Vec<usize>, Vec<usize>) =
            last_level.into_iter().partition(|&place| self.people.seeks_white(place));
        // As many Whites as Blacks in the bracket, or as near as may be.
        let even = (blacks + wanted).saturating_sub(whites) / 2;
        let of_white = even.clamp(wanted.saturating_sub(black.len()), white.len().min(wanted));
        for (seekers, count) in [(&mut white, of_white), (&mut black, wanted - of_white)] {
            seekers.sort_by_key(|&place| (Burden::of(self.people, place), place));
            set.extend(&seekers[..count]);
        }
        set.sort_unstable();
        let bracket = [self.residents, &set].concat();
        let groups = subgroups::by_preference(self.people, &bracket);
        groups.pairs_across(self.people).then_some(set)
    }

    /// C3 and C6: everybody for whom there is room from the scores that are taken whole, and from
    /// the next score. `None` where there is room for some of a camp but not for all.
    fn highest(&self, needed: usize) -> Option<(Vec<usize>, Vec<usize>)> {
        let field = self.people.field;
        let half = usize::midpoint(self.residents.len(), needed);
        let residents =
            |camp: u8| self.residents.iter().filter(|&&it| field.camp(it) == camp).count();
        let rooms = [usize::MAX, half.checked_sub(residents(1))?, half.checked_sub(residents(2))?];
        let stay = self.lower.len().checked_sub(needed)? / 2;
        let below = |camp: u8| self.lower.iter().filter(|&&it| field.camp(it) == camp).count();
        let must = [1, 2].into_iter().find(|&camp| below(camp) >= stay + needed);
        let has_room = |place: &usize| {
            let camp = field.camp(*place);
            rooms[usize::from(camp)] > 0 && must.is_none_or(|must| must == camp)
        };
        let pool: Vec<usize> = self.lower.iter().copied().filter(has_room).collect();
        let level = |place: usize| field.at(place).score;
        let last = level(*pool.get(needed - 1)?);
        let whole = pool.partition_point(|&place| level(place) > last);
        let upto = pool.partition_point(|&place| level(place) >= last);
        let considered = &pool[..upto];
        let fits = |camp: u8| {
            let members = considered.iter().filter(|&&place| field.camp(place) == camp);
            let room = rooms[usize::from(camp)];
            room >= needed || members.count() <= room
        };
        (fits(1) && fits(2)).then(|| (pool[..whole].to_vec(), pool[whole..upto].to_vec()))
    }

    /// How many residents and members of the set seek White, and how many Black.
    fn seekers(&self, set: &[usize]) -> (usize, usize) {
        let all = self.residents.iter().chain(set);
        let whites = all.filter(|&&place| self.people.seeks_white(place)).count();
        (whites, self.residents.len() + set.len() - whites)
    }
}
