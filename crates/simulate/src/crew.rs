//! Many plays on several threads, with one answer whatever their number.
//!
//! Every play has a number, and from it a seed of its own; what it finds is added to counts. Sums
//! do not ask in which order they were made, so the threads need not agree about anything.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;

/// Told after every play how many are done; answers whether to go on.
pub type Watch<'a> = &'a (dyn Fn(u64) -> bool + Sync);

/// What is done with a play.
pub(crate) trait Work: Sync {
    /// What a thread collects.
    type Sum: Send;

    /// Nothing yet.
    fn nothing(&self) -> Self::Sum;

    /// Does the play with this number and adds what it finds.
    fn one(&self, play: u64, sum: &mut Self::Sum);

    /// Adds what another thread has found.
    fn add(&self, sum: &mut Self::Sum, other: Self::Sum);
}

/// Does so many plays; nothing comes back if somebody stopped it.
pub(crate) fn crew<W: Work>(
    work: &W,
    plays: u64,
    threads: usize,
    watch: Watch<'_>,
) -> Option<W::Sum> {
    let (next, done, stopped) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let hand = || {
        let mut sum = work.nothing();
        loop {
            let play = next.fetch_add(1, Relaxed);
            if play >= plays || stopped.load(Relaxed) {
                return sum;
            }
            work.one(play, &mut sum);
            if !watch(done.fetch_add(1, Relaxed) + 1) {
                stopped.store(true, Relaxed);
            }
        }
    };
    let sum = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(hand)).collect();
        let mut sum = hand();
        for other in others {
            work.add(&mut sum, other.join().expect("a play does not fail"));
        }
        sum
    });
    (!stopped.load(Relaxed)).then_some(sum)
}

/// As many threads as the machine has cores.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Squares;

    impl Work for Squares {
        type Sum = u64;
        fn nothing(&self) -> u64 {
            0
        }
        fn one(&self, play: u64, sum: &mut u64) {
            *sum += play * play;
        }
        fn add(&self, sum: &mut u64, other: u64) {
            *sum += other;
        }
    }

    #[test]
    fn every_play_is_done_once_by_any_number_of_threads() {
        for threads in [0, 1, 2, 5] {
            assert_eq!(Some(328_350), crew(&Squares, 100, threads, &|_| true), "{threads}");
        }
        assert_eq!(None, crew(&Squares, 100, 2, &|done| done < 10));
        assert_eq!(Some(0), crew(&Squares, 0, 2, &|_| false));
    }
}
