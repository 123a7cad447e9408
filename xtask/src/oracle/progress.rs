//! A line that counts while both cores work.

use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Counts what is done, on the terminal in one line, elsewhere in a line for each tenth.
pub(super) struct Progress {
    what: &'static str,
    of: usize,
    done: AtomicUsize,
}

impl Progress {
    pub(super) fn new(what: &'static str, of: usize) -> Progress {
        Progress { what, of, done: AtomicUsize::new(0) }
    }

    pub(super) fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        let Progress { what, of, .. } = self;
        if stderr().is_terminal() {
            let end = if done >= *of { "\n" } else { "" };
            eprint!("\r{what}: {done} of {of}{end}");
            // A line that could not be shown is no reason to stop.
            let _ = stderr().flush();
        } else if done * 10 / of > (done - 1) * 10 / of {
            eprintln!("{what}: {done} of {of}");
        }
    }
}

/// Runs `work` on equal shares of `items`, one for each core; the outcomes in the order of the
/// items.
pub(super) fn shared<T: Sync, R: Send>(
    items: &[T],
    work: impl Fn(&[T]) -> Result<Vec<R>, String> + Sync,
) -> Result<Vec<R>, String> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let share = items.len().div_ceil(cores).max(1);
    let shares: Result<Vec<Vec<R>>, String> = thread::scope(|scope| {
        let workers: Vec<_> =
            items.chunks(share).map(|chunk| scope.spawn(|| work(chunk))).collect();
        let joined = workers.into_iter().map(|worker| {
            worker.join().unwrap_or_else(|_| Err("a worker stopped early".to_owned()))
        });
        joined.collect()
    });
    shares.map(|shares| shares.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_come_back_in_order() {
        let numbers: Vec<u32> = (0..101).collect();
        let squares = shared(&numbers, |share| Ok(share.iter().map(|n| n * n).collect()));
        assert_eq!(Ok((0..101).map(|n| n * n).collect::<Vec<u32>>()), squares);
        assert_eq!(Ok(vec![]), shared(&[], |share: &[u32]| Ok(share.to_vec())));
        let failed = shared(&numbers, |_| Err::<Vec<u32>, _>("no".to_owned()));
        assert_eq!(Err("no".to_owned()), failed);
    }
}
