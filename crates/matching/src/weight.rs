//! What a weight must be, and the weights we use.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::ops::{Add, Neg, Sub};

/// A totally ordered abelian group, exact, in which doubles can be halved.
///
/// This is all that the primal–dual argument needs: `a < b` must imply
/// `a + c < b + c`. Division never happens except of a value that is a double
/// already, so integers stay integers.
pub trait Weight:
    Copy + Ord + Debug + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self>
{
    /// The neutral element: an edge of this weight neither helps nor harms.
    const ZERO: Self;

    /// Twice the value.
    #[must_use]
    fn doubled(self) -> Self;

    /// The value whose double this is; only asked of doubles.
    #[must_use]
    fn halved(self) -> Self;

    /// Whether sums along paths of any graph that fits in memory stay exact.
    ///
    /// Duals grow to a few times the number of vertices times the largest
    /// weight; [`Graph`](crate::Graph) refuses weights that leave no room: an
    /// `i32` may go up to 2¹⁴ either way, an `i64` to 2⁴⁰, an `i128` to 2⁹⁶.
    fn is_moderate(self) -> bool;

    /// Whether `price - 2·weight < bound`: the innermost question of a search,
    /// asked by itself so that a list can answer from its first entry.
    #[inline]
    fn undercuts(price: &Self, weight: &Self, bound: &Self) -> bool {
        *price - weight.doubled() < *bound
    }

    /// How `left + right` compares with `bound`; apart for the same reason.
    #[inline]
    fn compare_sum(left: &Self, right: &Self, bound: &Self) -> Ordering {
        (*left + *right).cmp(bound)
    }
}

macro_rules! integer_weight {
    ($($integer:ty: $limit:expr),*) => {$(
        impl Weight for $integer {
            const ZERO: $integer = 0;

            #[inline]
            fn doubled(self) -> $integer {
                self + self
            }

            #[inline]
            fn halved(self) -> $integer {
                debug_assert!(self % 2 == 0, "only doubles are halved");
                self / 2
            }

            fn is_moderate(self) -> bool {
                (-$limit..=$limit).contains(&self)
            }
        }
    )*};
}

integer_weight!(i32: 1 << 14, i64: 1 << 40, i128: 1 << 96);

/// `N` weights in order of importance: the first that differs decides.
///
/// Sums go entry by entry, so a list of criteria needs no big number and no
/// packing: adding up the edges of a matching adds up each criterion. Entries
/// are `i64` unless said otherwise; `i32` halves the memory a search reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lex<const N: usize, L = i64>(pub [L; N]);

impl<const N: usize, L: Weight> Default for Lex<N, L> {
    fn default() -> Lex<N, L> {
        Lex([L::ZERO; N])
    }
}

impl<const N: usize, L: Weight> Add for Lex<N, L> {
    type Output = Lex<N, L>;

    #[inline]
    fn add(self, other: Lex<N, L>) -> Lex<N, L> {
        Lex(std::array::from_fn(|lane| self.0[lane] + other.0[lane]))
    }
}

impl<const N: usize, L: Weight> Sub for Lex<N, L> {
    type Output = Lex<N, L>;

    #[inline]
    fn sub(self, other: Lex<N, L>) -> Lex<N, L> {
        Lex(std::array::from_fn(|lane| self.0[lane] - other.0[lane]))
    }
}

impl<const N: usize, L: Weight> Neg for Lex<N, L> {
    type Output = Lex<N, L>;

    #[inline]
    fn neg(self) -> Lex<N, L> {
        Lex(self.0.map(|entry| -entry))
    }
}

impl<const N: usize, L: Weight> Weight for Lex<N, L> {
    const ZERO: Lex<N, L> = Lex([L::ZERO; N]);

    #[inline]
    fn doubled(self) -> Lex<N, L> {
        Lex(self.0.map(L::doubled))
    }

    #[inline]
    fn halved(self) -> Lex<N, L> {
        Lex(self.0.map(L::halved))
    }

    fn is_moderate(self) -> bool {
        self.0.into_iter().all(L::is_moderate)
    }

    #[inline]
    fn undercuts(price: &Lex<N, L>, weight: &Lex<N, L>, bound: &Lex<N, L>) -> bool {
        for lane in 0..N {
            let reduced = price.0[lane] - weight.0[lane].doubled();
            if reduced != bound.0[lane] {
                return reduced < bound.0[lane];
            }
        }
        false
    }

    #[inline]
    fn compare_sum(left: &Lex<N, L>, right: &Lex<N, L>, bound: &Lex<N, L>) -> Ordering {
        for lane in 0..N {
            let sum = left.0[lane] + right.0[lane];
            if sum != bound.0[lane] {
                return sum.cmp(&bound.0[lane]);
            }
        }
        Ordering::Equal
    }
}

/// A number of pairs, and only then a weight.
///
/// "Most pairs first, weight second" is not another algorithm: it is the same
/// one with one more criterion in front, and one certificate proves both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counted<W> {
    /// How many pairs; 1 for an edge.
    pub pairs: i64,
    /// What decides among equally many pairs.
    pub weight: W,
}

impl<W: Weight> Add for Counted<W> {
    type Output = Counted<W>;

    #[inline]
    fn add(self, other: Counted<W>) -> Counted<W> {
        Counted { pairs: self.pairs + other.pairs, weight: self.weight + other.weight }
    }
}

impl<W: Weight> Sub for Counted<W> {
    type Output = Counted<W>;

    #[inline]
    fn sub(self, other: Counted<W>) -> Counted<W> {
        Counted { pairs: self.pairs - other.pairs, weight: self.weight - other.weight }
    }
}

impl<W: Weight> Neg for Counted<W> {
    type Output = Counted<W>;

    #[inline]
    fn neg(self) -> Counted<W> {
        Counted { pairs: -self.pairs, weight: -self.weight }
    }
}

impl<W: Weight> Weight for Counted<W> {
    const ZERO: Counted<W> = Counted { pairs: 0, weight: W::ZERO };

    #[inline]
    fn doubled(self) -> Counted<W> {
        Counted { pairs: self.pairs.doubled(), weight: self.weight.doubled() }
    }

    #[inline]
    fn halved(self) -> Counted<W> {
        Counted { pairs: self.pairs.halved(), weight: self.weight.halved() }
    }

    fn is_moderate(self) -> bool {
        self.pairs.is_moderate() && self.weight.is_moderate()
    }

    #[inline]
    fn undercuts(price: &Counted<W>, weight: &Counted<W>, bound: &Counted<W>) -> bool {
        match (price.pairs - weight.pairs.doubled()).cmp(&bound.pairs) {
            Ordering::Equal => W::undercuts(&price.weight, &weight.weight, &bound.weight),
            decided => decided.is_lt(),
        }
    }

    #[inline]
    fn compare_sum(left: &Counted<W>, right: &Counted<W>, bound: &Counted<W>) -> Ordering {
        (left.pairs + right.pairs)
            .cmp(&bound.pairs)
            .then_with(|| W::compare_sum(&left.weight, &right.weight, &bound.weight))
    }
}
