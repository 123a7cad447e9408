//! Work that goes on beside a store and ends with it.

use std::sync::Arc;

use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// A task that ends with its owner.
#[derive(Debug)]
pub(crate) struct Watch {
    task: JoinHandle<()>,
    stop: Arc<Notify>,
}

impl Watch {
    /// Starts it; it looks now and then at what it is given, and ends when that speaks.
    pub(crate) fn start<F>(work: impl FnOnce(Arc<Notify>) -> F) -> Watch
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let stop = Arc::new(Notify::new());
        Watch { task: tokio::spawn(work(stop.clone())), stop }
    }

    /// Ends it, and waits until it has put everything away.
    pub(crate) async fn end(mut self) {
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
