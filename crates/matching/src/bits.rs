//! Sets of small numbers as bits: the masks that keep the inner loops short.

const WORD: usize = 64;

/// A set of numbers below a fixed bound.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    pub(crate) fn empty(bound: usize) -> Bits {
        Bits { words: vec![0; bound.div_ceil(WORD)] }
    }

    pub(crate) fn full(bound: usize) -> Bits {
        let mut bits = Bits::empty(bound);
        bits.fill(bound);
        bits
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    pub(crate) fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Makes this the set of all numbers below `bound`.
    pub(crate) fn fill(&mut self, bound: usize) {
        self.words.fill(u64::MAX);
        if !bound.is_multiple_of(WORD) {
            self.words[bound / WORD] = (1 << (bound % WORD)) - 1;
        }
    }

    #[inline]
    pub(crate) fn insert(&mut self, number: usize) {
        self.words[number / WORD] |= 1 << (number % WORD);
    }

    #[inline]
    pub(crate) fn remove(&mut self, number: usize) {
        self.words[number / WORD] &= !(1 << (number % WORD));
    }

    #[inline]
    pub(crate) fn contains(&self, number: usize) -> bool {
        self.words[number / WORD] >> (number % WORD) & 1 == 1
    }

    /// The numbers of the set, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        ones(self.words.iter().copied())
    }
}

/// One set of numbers per row, in one flat block of memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BitMatrix {
    stride: usize,
    words: Vec<u64>,
}

impl BitMatrix {
    pub(crate) fn empty(side: usize) -> BitMatrix {
        let stride = side.div_ceil(WORD);
        BitMatrix { stride, words: vec![0; stride * side] }
    }

    #[inline]
    pub(crate) fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.stride..][..self.stride]
    }

    #[inline]
    pub(crate) fn contains(&self, row: usize, column: usize) -> bool {
        self.words[row * self.stride + column / WORD] >> (column % WORD) & 1 == 1
    }

    pub(crate) fn set(&mut self, row: usize, column: usize, value: bool) {
        let word = &mut self.words[row * self.stride + column / WORD];
        let bit = 1 << (column % WORD);
        *word = if value { *word | bit } else { *word & !bit };
    }

    pub(crate) fn clear(&mut self) {
        self.words.fill(0);
    }
}

/// The numbers both sets hold, ascending.
#[inline]
pub(crate) fn common<'a>(left: &'a [u64], right: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    ones(left.iter().zip(right).map(|(a, b)| a & b))
}

/// The positions of the ones in a row of words, ascending.
#[inline]
pub(crate) fn ones<I: Iterator<Item = u64>>(words: I) -> Ones<I> {
    Ones { words, current: 0, offset: 0, next_offset: 0 }
}

/// See [`ones`].
pub(crate) struct Ones<I> {
    words: I,
    current: u64,
    offset: usize,
    next_offset: usize,
}

impl<I: Iterator<Item = u64>> Iterator for Ones<I> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.current == 0 {
            self.current = self.words.next()?;
            self.offset = self.next_offset;
            self.next_offset += WORD;
        }
        let position = self.current.trailing_zeros() as usize;
        self.current &= self.current - 1;
        Some(self.offset + position)
    }
}
