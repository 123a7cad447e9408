//! Who hears of new lines.

use tokio::sync::broadcast;

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

/// Tells all subscribers of one store; a store that is written elsewhere needs one.
#[derive(Clone, Debug)]
pub struct Herald(broadcast::Sender<News>);

impl Default for Herald {
    fn default() -> Herald {
        Herald::new()
    }
}

impl Herald {
    /// Nobody hears it yet.
    pub fn new() -> Herald {
        Herald(broadcast::Sender::new(WAITING))
    }

    /// Tells it; it is no matter if nobody listens.
    pub fn tell(&self, news: News) {
        let _ = self.0.send(news);
    }

    /// Hears of what is told from now on.
    pub fn subscribe(&self) -> Subscription {
        Subscription(self.0.subscribe())
    }

    /// Whether anybody listens.
    pub fn is_heard(&self) -> bool {
        self.0.receiver_count() > 0
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
