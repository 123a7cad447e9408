//! C1 to C14, in their order.

use super::candidate::{Asked, Level, Palette, Side, Table, Tally, is_weak};
use super::moves::exchanges;
use super::sheet::Sheet;
use super::whole::{allows_p, alone, completes, is_homogeneous, movers_fit};

/// How far B5 and B6 are still asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Floats {
    /// Both.
    B5AndB6,
    /// B6 is dropped.
    B5,
    /// Both are dropped.
    Neither,
}

impl Floats {
    pub(super) const ALL: [Floats; 3] = [Floats::B5AndB6, Floats::B5, Floats::Neither];

    /// Whether somebody who floated so one round ago, two rounds ago, may not do so again.
    pub(super) fn forbid(self, floated: [bool; 2]) -> bool {
        match self {
            Floats::B5AndB6 => floated[0] || floated[1],
            Floats::B5 => floated[0],
            Floats::Neither => false,
        }
    }
}

/// What is asked of a candidate besides B1 and B2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demands {
    /// B4: disturbed pairs allowed.
    pub x: usize,
    /// B4 with BAF-77: disturbed pairs without a weak player allowed; for floaters, pairs that the
    /// look-ahead of BAF-77 would refuse.
    pub forced: usize,
    /// B5 and B6 for those who meet a higher score.
    pub up: Floats,
    /// B5 and B6 for those who are left over.
    pub down: Floats,
}

/// How often C14 lowered p: of the floaters, and of the homogeneous level or the remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lowered {
    floaters: usize,
    pub(super) others: usize,
}

/// Why a level is paired, and what that demands.
#[derive(Clone, Copy)]
pub(super) enum Errand<'a> {
    /// In its turn.
    Turn { last: bool },
    /// C12: again, with as many pairs, so that those left over fit below.
    C12 { as_before: Lowered, fits: &'a dyn Fn(&[usize]) -> bool },
    /// C13: again, with as few pairs as need be, but one at least.
    C13 { fits: &'a dyn Fn(&[usize]) -> bool },
}

impl Errand<'_> {
    fn is_last(self) -> bool {
        matches!(self, Errand::Turn { last: true })
    }

    /// Whether p may be lowered so often.
    fn allows(self, lowered: Lowered) -> bool {
        match self {
            Errand::Turn { last } => !last || lowered.others == 0,
            Errand::C12 { as_before, .. } => lowered == as_before,
            Errand::C13 { .. } => true,
        }
    }

    /// Whether those left over may be left, with so many pairs made.
    pub(super) fn accepts(self, sheet: &Sheet, left: &[usize], pairs: usize) -> bool {
        match self {
            Errand::Turn { last: false } => true,
            Errand::Turn { last: true } => match left {
                [] => true,
                [exempt] => sheet.cards[*exempt].may_be_exempt,
                _ => false,
            },
            Errand::C12 { fits, .. } => fits(left),
            Errand::C13 { fits } => pairs > 0 && fits(left),
        }
    }
}

/// Why a level was paired as it stands at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Last {
    /// In its turn.
    Turn { last: bool },
    /// C12: those left over had to fit in this level.
    C12 { as_before: Lowered, residents: Vec<usize>, last: bool },
    /// C13: those left over had to be paired with these.
    C13 { others: Vec<usize> },
}

/// A level that was paired.
pub(super) struct Done {
    pub(super) movers: Vec<usize>,
    pub(super) residents: Vec<usize>,
    /// C1: those who float on without being tried.
    pub(super) alone: Vec<usize>,
    pub(super) level: Level,
    pub(super) lowered: Lowered,
    pub(super) last: Last,
}

impl Done {
    /// What the last errand demands of those left over, in the hands of `use_it`.
    pub(super) fn with_errand<T>(&self, sheet: &Sheet, use_it: impl Fn(Errand<'_>) -> T) -> T {
        match &self.last {
            Last::Turn { last } => use_it(Errand::Turn { last: *last }),
            Last::C12 { as_before, residents, last } => {
                let fits = |left: &[usize]| {
                    allows_p(sheet, &sorted([left, &self.alone].concat()), residents, *last)
                };
                use_it(Errand::C12 { as_before: *as_before, fits: &fits })
            }
            Last::C13 { others } => {
                let fits = |left: &[usize]| completes(sheet, &[left, others].concat());
                use_it(Errand::C13 { fits: &fits })
            }
        }
    }

    /// Those who go down.
    fn leaving(&self) -> Vec<usize> {
        sorted([self.alone.as_slice(), &self.level.left].concat())
    }

    fn again(&self, sheet: &Sheet, errand: Errand<'_>) -> Option<(Level, Lowered)> {
        let stays = |&place: &usize| !self.alone.contains(&place);
        let movers: Vec<usize> = self.movers.iter().copied().filter(stays).collect();
        let residents: Vec<usize> = self.residents.iter().copied().filter(stays).collect();
        level(sheet, &movers, &residents, errand)
    }
}

fn sorted(mut places: Vec<usize>) -> Vec<usize> {
    places.sort_unstable();
    places
}

/// The whole round: pairs, and the exempt.
#[expect(clippy::type_complexity, reason = "pairs and the exempt")]
pub(super) fn round(sheet: &Sheet) -> Option<(Vec<(usize, usize)>, Option<usize>)> {
    let levels = levels(sheet)?;
    let exempt = levels.last().and_then(|last| last.level.left.first().copied());
    Some((levels.into_iter().flat_map(|it| it.level.pairs).collect(), exempt))
}

/// Every level as it stands at the end.
pub(super) fn levels(sheet: &Sheet) -> Option<Vec<Done>> {
    let levels = sheet.levels();
    let (residents, upper) = levels.split_last()?;
    let mut done: Vec<Done> = Vec::new();
    for residents in upper {
        c12(sheet, &mut done, residents, false);
        let movers = done.last().map(Done::leaving).unwrap_or_default();
        done.push(in_turn(sheet, movers, residents.clone()));
    }
    c12(sheet, &mut done, residents, true);
    let movers = c13(sheet, &mut done, residents)?;
    let (level, lowered) = level(sheet, &movers, residents, Errand::Turn { last: true })?;
    let (residents, alone, last) = (residents.clone(), Vec::new(), Last::Turn { last: true });
    done.push(Done { movers, residents, alone, level, lowered, last });
    Some(done)
}

/// C1 and the rest, for a level that is not the last.
fn in_turn(sheet: &Sheet, movers: Vec<usize>, residents: Vec<usize>) -> Done {
    let alone = alone(sheet, &[movers.as_slice(), &residents].concat());
    let lowered = Lowered { floaters: 0, others: 0 };
    let last = Last::Turn { last: false };
    let mut done = Done { movers, residents, alone, level: Level::default(), lowered, last };
    if let Some((level, lowered)) = done.again(sheet, Errand::Turn { last: false }) {
        (done.level, done.lowered) = (level, lowered);
    }
    done
}

/// C12: the level above is paired again if its floaters do not fit here and others do.
fn c12(sheet: &Sheet, done: &mut [Done], residents: &[usize], last: bool) {
    let Some(above) = done.last_mut() else { return };
    let movers = above.leaving();
    let everybody = [movers.as_slice(), residents].concat();
    let is_stuck = alone(sheet, &everybody).iter().any(|place| movers.contains(place))
        || !is_homogeneous(movers.len(), residents.len()) && !movers_fit(sheet, &movers, residents);
    if !is_stuck || above.level.pairs.is_empty() {
        return;
    }
    let fits = |left: &[usize]| {
        let movers = sorted([left, &above.alone].concat());
        allows_p(sheet, &movers, residents, last)
    };
    let as_before = above.lowered;
    if let Some((level, lowered)) = above.again(sheet, Errand::C12 { as_before, fits: &fits }) {
        (above.level, above.lowered) = (level, lowered);
        above.last = Last::C12 { as_before, residents: residents.to_vec(), last };
    }
}

/// C13: until the last level can be paired. Gives the movers into it.
fn c13(sheet: &Sheet, done: &mut Vec<Done>, residents: &[usize]) -> Option<Vec<usize>> {
    let mut movers = done.last().map(Done::leaving).unwrap_or_default();
    // Those of levels that were joined to the last.
    let mut joined: Vec<usize> = Vec::new();
    loop {
        if completes(sheet, &[movers.as_slice(), residents].concat()) {
            return Some(movers);
        }
        let above = done.last_mut()?;
        let others = [&above.alone, joined.as_slice(), residents].concat();
        let fits = |left: &[usize]| completes(sheet, &[left, &others].concat());
        if let Some((level, lowered)) = above.again(sheet, Errand::C13 { fits: &fits }) {
            (above.level, above.lowered) = (level, lowered);
            above.last = Last::C13 { others };
            movers = sorted([above.leaving(), joined].concat());
            return Some(movers);
        }
        joined.extend_from_slice(&above.residents);
        done.pop();
        let leaving = done.last().map(Done::leaving).unwrap_or_default();
        movers = sorted([leaving.as_slice(), &joined].concat());
    }
}

/// C2 to C14 for one level.
fn level(
    sheet: &Sheet,
    movers: &[usize],
    residents: &[usize],
    errand: Errand<'_>,
) -> Option<(Level, Lowered)> {
    let everybody = [movers, residents].concat();
    if is_homogeneous(movers.len(), residents.len()) {
        return homogeneous(sheet, &everybody, &[], 0, errand);
    }
    for floaters in 0..movers.len() {
        if let Some(found) = heterogeneous(sheet, movers, residents, floaters, errand) {
            return Some(found);
        }
    }
    // C14 with p = 0: the floaters go down; from the last level they cannot.
    if errand.is_last() {
        homogeneous(sheet, &everybody, &[], movers.len(), errand)
    } else {
        homogeneous(sheet, residents, movers, movers.len(), errand)
    }
}

/// A homogeneous level; `down` leave it in any case.
fn homogeneous(
    sheet: &Sheet,
    players: &[usize],
    down: &[usize],
    floaters: usize,
    errand: Errand<'_>,
) -> Option<(Level, Lowered)> {
    let palette = Palette::of(sheet, players);
    for others in 0..=players.len() / 2 {
        let lowered = Lowered { floaters, others };
        if !errand.allows(lowered) {
            continue;
        }
        let p = players.len() / 2 - others;
        let orders = exchanges(players.len(), p);
        let accept = |left: &[usize]| errand.accepts(sheet, &sorted([down, left].concat()), p);
        let base = palette.x.saturating_sub(others);
        let attempt = |demands: Demands| {
            let table = Table { sheet, palette, demands, side: Side::Level };
            with_asked(&table, players, p, table.homogeneous(players, p, &orders, &accept)?)
        };
        for x in base..=p.max(base) {
            // Whatever is refused without B5, B6 and BAF-77 is refused with them.
            if attempt(loosest(x)).is_none() {
                continue;
            }
            if let Some(mut level) = loosening(x, x).into_iter().find_map(attempt) {
                level.left = sorted([down, &level.left].concat());
                return Some((level, lowered));
            }
        }
    }
    None
}

/// A homogeneous level or a remainder with what was asked of it.
#[expect(clippy::unnecessary_wraps, reason = "it ends an attempt")]
fn with_asked(table: &Table<'_>, players: &[usize], p: usize, level: Level) -> Option<Level> {
    let Table { palette, demands, side, .. } = *table;
    let asked = Asked { players: players.to_vec(), p, palette, demands, side };
    Some(Level { of_others: Some(asked), ..level })
}

/// B1, B2 and x alone.
fn loosest(x: usize) -> Demands {
    Demands { x, forced: x, up: Floats::Neither, down: Floats::Neither }
}

/// C9, C10, BAF-77 in the order in which demands are given up.
fn loosening(x: usize, forced: usize) -> Vec<Demands> {
    let mut all = Vec::new();
    for forced in 0..=forced {
        for up in Floats::ALL {
            all.extend(Floats::ALL.map(|down| Demands { x, forced, up, down }));
        }
    }
    all
}

/// A heterogeneous level whose `p` of floaters was lowered so often.
fn heterogeneous(
    sheet: &Sheet,
    movers: &[usize],
    residents: &[usize],
    floaters: usize,
    errand: Errand<'_>,
) -> Option<(Level, Lowered)> {
    let everybody = [movers, residents].concat();
    let palette = Palette::of(sheet, &everybody);
    let (s1, s2) = everybody.split_at(movers.len() - floaters);
    for others in 0..=(everybody.len() - 2 * s1.len()) / 2 {
        let lowered = Lowered { floaters, others };
        if !errand.allows(lowered) {
            continue;
        }
        let task = Floating { sheet, palette, s1, s2, others, errand };
        let base = palette.x.saturating_sub(floaters + others);
        // C10 changes the last floater only; before C14 lowers p or C12 and C13 give up, the
        // other permutations of S2 are tried too.
        let found = task.search(base, false).or_else(|| task.search(base, true));
        if let Some(level) = found {
            return Some((level, lowered));
        }
    }
    None
}

/// Floaters with a remainder whose p was lowered so often.
pub(super) struct Floating<'a> {
    pub(super) sheet: &'a Sheet,
    pub(super) palette: Palette,
    pub(super) s1: &'a [usize],
    pub(super) s2: &'a [usize],
    pub(super) others: usize,
    pub(super) errand: Errand<'a>,
}

impl Floating<'_> {
    /// C11, BAF-77, C10.
    fn search(&self, base: usize, all_permutations: bool) -> Option<Level> {
        let mut everybody = self.s1.iter().chain(self.s2);
        let pairs = usize::midpoint(self.s1.len(), self.s2.len()) - self.others;
        // Without a weak player there is nothing to overlook.
        let weak = everybody.any(|&it| is_weak(self.sheet, it, None));
        let most = if weak { pairs } else { 0 };
        for x in base..=pairs.max(base) {
            let side = Side::Floaters { x_was_raised: x > base };
            let attempt = |demands: Demands| {
                let palette = self.palette;
                let table = Table { sheet: self.sheet, palette, demands, side };
                let level =
                    if all_permutations { self.any(&table) } else { self.with_last(&table) };
                let (players, p) = ([self.s1, self.s2].concat(), self.s1.len());
                let asked = Asked { players, p, palette, demands, side };
                level.map(|level| Level { of_floaters: Some(asked), ..level })
            };
            let loosest = Demands { forced: most, ..loosest(x) };
            // Among all permutations, one that serves more demands serves these.
            if all_permutations && attempt(loosest).is_none() {
                continue;
            }
            let mut demands = loosening(x, most);
            demands.retain(|it| it.down == Floats::B5AndB6);
            if let Some(level) = demands.into_iter().find_map(attempt) {
                return Some(level);
            }
        }
        None
    }

    /// C6, C7: every permutation of S2 until the remainder can be paired.
    fn any(&self, table: &Table<'_>) -> Option<Level> {
        let accept = |rest: &[usize], after: Tally| self.remainder(table, rest, after);
        table.floaters(self.s1, self.s2, table.tally(), &accept)
    }

    /// C6 for the floaters, then the remainder; C10: other opponents of the last floater.
    fn with_last(&self, table: &Table<'_>) -> Option<Level> {
        let (last, before) = self.s1.split_last()?;
        let nothing = |_: &[usize], _: Tally| Some(Level::default());
        let first = table.floaters(self.s1, self.s2, table.tally(), &nothing)?.pairs;
        let fixed = &first[..before.len()];
        let mut tally = table.tally();
        for &(floater, mate) in fixed {
            tally = table.pair(floater, mate, tally)?;
        }
        let is_fixed = |place: usize| fixed.iter().any(|pair| pair.1 == place);
        let open: Vec<usize> = self.s2.iter().copied().filter(|&it| !is_fixed(it)).collect();
        let accept = |rest: &[usize], after: Tally| self.remainder(table, rest, after);
        let mut level = table.floaters(&[*last], &open, tally, &accept)?;
        level.pairs = fixed.iter().copied().chain(level.pairs).collect();
        Some(level)
    }

    /// C2 to C9 for the remainder, which may use what is left of x and of BAF-77's tolerance.
    pub(super) fn remainder(
        &self,
        table: &Table<'_>,
        players: &[usize],
        left: Tally,
    ) -> Option<Level> {
        let sheet = self.sheet;
        let palette = Palette::of(sheet, players);
        let p = players.len() / 2 - self.others;
        let orders = exchanges(players.len(), p);
        let pairs = self.s1.len() + p;
        let accept = |left: &[usize]| self.errand.accepts(sheet, left, pairs);
        let attempt = |demands: Demands| {
            let table = Table { sheet, palette, demands, side: Side::Level };
            with_asked(&table, players, p, table.homogeneous(players, p, &orders, &accept)?)
        };
        let up = table.demands.up;
        let base = palette.x.saturating_sub(self.others);
        let mut all = base..=left.x.max(base);
        let x = all.find(|&x| attempt(Demands { up, ..loosest(x) }).is_some())?;
        // What the weak players cannot take, and what is overlooked.
        let forced = x.saturating_sub(palette.weak) + left.forced;
        let mut demands = loosening(x, forced.min(x));
        demands.retain(|it| it.up == up);
        demands.into_iter().find_map(attempt)
    }
}
