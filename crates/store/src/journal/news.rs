//! Who hears of new lines.

use std::sync::Arc;

use tokio::sync::{Notify, broadcast};
use tokio::task::JoinHandle;

/// Messages that may wait for a subscriber; one who is slower is told to look again.
const WAITING: usize = 1024;

/// What a subscriber hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A journal has lines up to that number.
    Grown {
        /// Which.
        journal: String,
        /// Number of its last line.
        seq: u64,
    },
    /// Something may have been missed: look at every journal again.
    LookAgain,
}

/// Hears of new lines. A journal may be told twice, and with a number that is not its last any
/// more; none is left out without a [`News::LookAgain`].
#[derive(Debug)]
pub struct Subscription(broadcast::Receiver<News>);

impl Subscription {
    /// Waits for the next news; none when the store is closed.
    ///
    /// It may be given up while waiting, and nothing is lost.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(News::LookAgain),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Tells all subscribers of one store.
#[derive(Clone, Debug)]
pub(super) struct Herald(broadcast::Sender<News>);

impl Herald {
    pub(super) fn new() -> Herald {
        Herald(broadcast::Sender::new(WAITING))
    }

    /// It is no matter if nobody listens.
    pub(super) fn tell(&self, news: News) {
        let _ = self.0.send(news);
    }

    pub(super) fn subscribe(&self) -> Subscription {
        Subscription(self.0.subscribe())
    }

    pub(super) fn is_heard(&self) -> bool {
        self.0.receiver_count() > 0
    }
}

/// A task that ends with its owner.
#[derive(Debug)]
pub(super) struct Watch {
    task: JoinHandle<()>,
    stop: Arc<Notify>,
}

impl Watch {
    /// Starts it; it looks now and then at what it is given, and ends when that speaks.
    pub(super) fn start<F>(work: impl FnOnce(Arc<Notify>) -> F) -> Watch
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let stop = Arc::new(Notify::new());
        Watch { task: tokio::spawn(work(stop.clone())), stop }
    }

    /// Ends it, and waits until it has put everything away.
    pub(super) async fn end(mut self) {
        self.stop.notify_one();
        // It has nothing to say, not even if it panicked.
        let _ = (&mut self.task).await;
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.task.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_is_too_slow_is_told_to_look_again() {
        let herald = Herald::new();
        let mut subscription = herald.subscribe();
        let grown = |seq| News::Grown { journal: "j".to_owned(), seq };
        herald.tell(grown(1));
        assert_eq!(Some(grown(1)), subscription.next().await);
        let count = WAITING as u64 + 10;
        (0..count).for_each(|seq| herald.tell(grown(seq)));
        assert_eq!(Some(News::LookAgain), subscription.next().await);
        let mut last = None;
        while last != Some(grown(count - 1)) {
            last = subscription.next().await;
        }
        drop(herald);
        assert_eq!(None, subscription.next().await);
    }
}
