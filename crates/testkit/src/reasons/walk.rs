//! The candidates that are told, row by row against those of the book.

use ronde_model::PairingNumber;

use super::{Checked, Facts, Refused, Said, Told, Verdict};

/// Where a candidate falls: who, with whom.
pub(crate) type Fall = (usize, Option<usize>);

/// S1 and S2 after an exchange.
pub(crate) type Sides = (Vec<usize>, Vec<usize>);

/// What a book asks of its candidates.
pub(crate) trait Candidates {
    fn place(&self, number: PairingNumber) -> usize;

    /// Where the candidate falls first, if it does.
    fn falls(&self, pairs: &[(usize, usize)], left: &[usize]) -> Option<Fall>;

    /// Whether the candidate, which falls there, falls for what is said.
    fn is_true(&self, told: &Refused, pairs: &[(usize, usize)], left: &[usize], fall: Fall)
    -> bool;

    /// Whether those who get nobody are left over, or paired later.
    fn tells_left(&self) -> bool;
}

/// Two columns of which a row falls only if its two may not meet.
pub(crate) struct Across<'a> {
    pub(crate) place: &'a dyn Fn(PairingNumber) -> usize,
    pub(crate) legal: &'a dyn Fn(usize, usize) -> bool,
    pub(crate) facts: &'a Facts<'a>,
}

impl Candidates for Across<'_> {
    fn place(&self, number: PairingNumber) -> usize {
        (self.place)(number)
    }

    fn falls(&self, pairs: &[(usize, usize)], _: &[usize]) -> Option<Fall> {
        let barred = pairs.iter().find(|(one, other)| !(self.legal)(*one, *other));
        barred.map(|&(one, other)| (one, Some(other)))
    }

    fn is_true(&self, told: &Refused, _: &[(usize, usize)], _: &[usize], fall: Fall) -> bool {
        let named = (self.place(told.player), told.opponent.map(|it| self.place(it)));
        named == fall && self.facts.plainly(told) == Some(true)
    }

    fn tells_left(&self) -> bool {
        false
    }
}

/// The rows that are told are those of the book, one after the other, up to what was made. `orders`
/// are the sides after each exchange, the sides as laid out first.
pub(crate) fn walk(
    book: &impl Candidates,
    acts: &[&Told],
    orders: &[Sides],
    made: &[(usize, usize)],
    checked: &mut Checked,
) -> Verdict {
    let is_row = |it: &&&Told| {
        matches!(it.act, Said::Exchanges { .. } | Said::Tries { .. } | Said::Skips(_))
    };
    let rows: Vec<&Told> = acts.iter().filter(is_row).copied().collect();
    let (Some(laid_out), false) = (orders.first(), rows.is_empty()) else {
        return Err("no candidate is told".to_owned());
    };
    let s1 = laid_out.0.clone();
    let (at, skipped) = (0, 0);
    let mut reader = Reader { book, rows: &rows, at, skipped, laid_out, s1, made, checked };
    for (s1, s2) in orders {
        if reader.permute(s1, s2, &mut Vec::new())? {
            let is_all = reader.at == rows.len() && reader.skipped == 0;
            return if is_all { Ok(()) } else { Err(format!("more rows: {rows:?}")) };
        }
    }
    Err(format!("the rows do not end: {rows:?}"))
}

/// The rows as they are read.
struct Reader<'a, B> {
    book: &'a B,
    rows: &'a [&'a Told],
    at: usize,
    /// How many of a skip are passed.
    skipped: u64,
    laid_out: &'a Sides,
    /// S1 after the exchange that was told last.
    s1: Vec<usize>,
    made: &'a [(usize, usize)],
    checked: &'a mut Checked,
}

impl<B: Candidates> Reader<'_, B> {
    fn row(&self) -> Option<&Said> {
        self.rows.get(self.at).map(|told| &told.act)
    }

    fn places(&self, numbers: &[PairingNumber]) -> Vec<usize> {
        numbers.iter().map(|number| self.book.place(*number)).collect()
    }

    /// All candidates that begin with these pairs; says whether the one that was taken is reached.
    fn permute(
        &mut self,
        s1: &[usize],
        s2: &[usize],
        pairs: &mut Vec<(usize, usize)>,
    ) -> Result<bool, String> {
        let Some((&one, others)) = s1.split_first() else { return self.candidate(pairs, s2) };
        for &mate in s2 {
            let rest: Vec<usize> = s2.iter().copied().filter(|&it| it != mate).collect();
            pairs.push((one, mate));
            let ends = self.permute(others, &rest, pairs)?;
            pairs.pop();
            if ends {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn candidate(&mut self, pairs: &[(usize, usize)], left: &[usize]) -> Result<bool, String> {
        let fall = self.book.falls(pairs, left);
        if fall.is_none() != (pairs == self.made) {
            return Err(format!("{pairs:?} falls by {fall:?}"));
        }
        self.exchange();
        if self.skips() {
            return if fall.is_some() { Ok(false) } else { Err("it is skipped".to_owned()) };
        }
        let Some(Said::Tries { pairs: told, left: told_left, falls }) = self.row() else {
            return Err(format!("{pairs:?} is not told, but {:?}", self.row()));
        };
        let falls = falls.clone();
        let told: Vec<(usize, usize)> =
            told.iter().map(|it| (self.book.place(it.0), self.book.place(it.1))).collect();
        let named_left = self.places(told_left);
        let same_left =
            if self.book.tells_left() { named_left == left } else { named_left.is_empty() };
        self.at += 1;
        let is_same =
            told == pairs && same_left && pairs.iter().map(|it| it.0).eq(self.s1.iter().copied());
        self.checked.claim("candidate in order", is_same, || format!("{pairs:?}: {told:?}"))?;
        match (falls, fall) {
            (None, None) => Ok(true),
            (Some(told), Some(fall)) => {
                let is_true = self.book.is_true(&told, pairs, left, fall);
                let what = || format!("{told:?} of {pairs:?}, in truth {fall:?}");
                self.checked.claim("fall of a candidate", is_true, what)?;
                Ok(false)
            }
            (told, fall) => Err(format!("{pairs:?}: {told:?}, in truth {fall:?}")),
        }
    }

    /// S1 after an exchange that is told here.
    fn exchange(&mut self) {
        let Some(Said::Exchanges { down, up }) = self.row() else { return };
        let (down, up) = (self.places(down), self.places(up));
        let stays = self.laid_out.0.iter().filter(|it| !down.contains(it));
        self.s1 = stays.chain(&up).copied().collect();
        self.s1.sort_unstable();
        self.checked.count("exchange");
        self.at += 1;
    }

    /// Whether the candidate in hand is one of a skip.
    fn skips(&mut self) -> bool {
        let Some(Said::Skips(count)) = self.row() else { return false };
        let count = *count;
        self.skipped += 1;
        if self.skipped == count {
            (self.skipped, self.at) = (0, self.at + 1);
        }
        true
    }
}
