//! What C1, C12 and C13 ask of a whole level: B1 and B2 only, by trying everything.

use super::sheet::Sheet;

/// Whether everybody can be paired, but for one who may be exempt if they are odd.
pub(super) fn completes(sheet: &Sheet, players: &[usize]) -> bool {
    completes_with(sheet, players, &|one, other| sheet.meet[one][other], &|_| true)
}

/// The same with some pairs and some exemptions refused.
fn completes_with(
    sheet: &Sheet,
    players: &[usize],
    may_meet: &dyn Fn(usize, usize) -> bool,
    may_rest: &dyn Fn(usize) -> bool,
) -> bool {
    if players.len().is_multiple_of(2) {
        return perfect(players, may_meet);
    }
    players.iter().filter(|&&it| sheet.cards[it].may_be_exempt && may_rest(it)).any(|&exempt| {
        let rest: Vec<usize> = players.iter().copied().filter(|&it| it != exempt).collect();
        perfect(&rest, may_meet)
    })
}

fn perfect(players: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> bool {
    let Some((&first, others)) = players.split_first() else { return true };
    others.iter().filter(|&&other| may_meet(first, other)).any(|&other| {
        let left: Vec<usize> = others.iter().copied().filter(|&it| it != other).collect();
        perfect(&left, may_meet)
    })
}

/// Most pairs that are possible among these.
fn most_pairs(sheet: &Sheet, players: &[usize]) -> usize {
    let Some((&first, others)) = players.split_first() else { return 0 };
    let without = most_pairs(sheet, others);
    let with = others.iter().filter(|&&other| sheet.meet[first][other]).map(|&other| {
        let left: Vec<usize> = others.iter().copied().filter(|&it| it != other).collect();
        1 + most_pairs(sheet, &left)
    });
    with.max().unwrap_or(0).max(without)
}

/// Whether each of the movers can have a resident.
pub(super) fn movers_fit(sheet: &Sheet, movers: &[usize], residents: &[usize]) -> bool {
    let Some((&first, others)) = movers.split_first() else { return true };
    residents.iter().filter(|&&mate| sheet.meet[first][mate]).any(|&mate| {
        let left: Vec<usize> = residents.iter().copied().filter(|&it| it != mate).collect();
        movers_fit(sheet, others, &left)
    })
}

/// A3 by the plain numbers: at least half come from above.
pub(super) fn is_homogeneous(movers: usize, residents: usize) -> bool {
    movers == 0 || movers >= residents
}

/// C12: whether these movers allow p pairs in the level.
pub(super) fn allows_p(sheet: &Sheet, movers: &[usize], residents: &[usize], last: bool) -> bool {
    let everybody = [movers, residents].concat();
    match (is_homogeneous(movers.len(), residents.len()), last) {
        (true, true) => completes(sheet, &everybody),
        (true, false) => most_pairs(sheet, &everybody) == everybody.len() / 2,
        (false, false) => movers_fit(sheet, movers, residents),
        (false, true) => {
            let is_mover = |place: usize| movers.contains(&place);
            let may_meet = |a: usize, b: usize| sheet.meet[a][b] && !(is_mover(a) && is_mover(b));
            completes_with(sheet, &everybody, &may_meet, &|place| !is_mover(place))
        }
    }
}

/// C1: those who can meet nobody of the level.
pub(super) fn alone(sheet: &Sheet, level: &[usize]) -> Vec<usize> {
    let meets = |place: usize| level.iter().any(|&other| sheet.meet[place][other]);
    level.iter().copied().filter(|&place| !meets(place)).collect()
}
