//! Somebody who shows several tournaments at once, and only wants to know that something which
//! everybody sees has changed.

use std::sync::Arc;

use futures_util::FutureExt as _;
use futures_util::future::select_all;
use tokio::sync::broadcast::Receiver;

use super::hub::{Batch, Channel, Hub, Seat};
use crate::people::enter::From;

/// A place among the streams, and the journals that are followed.
pub(crate) struct Ears {
    /// Held, so that their readers go on.
    channels: Vec<(Arc<Channel>, Receiver<Arc<Batch>>)>,
    _place: Seat,
}

impl Ears {
    /// Follows nothing yet. None if too many follow already.
    pub(crate) fn new(hub: &Hub, from: &From) -> Option<Ears> {
        Some(Ears { channels: Vec::new(), _place: hub.place(from, false)? })
    }

    /// Follows these journals from now on, and no others. One that cannot be read is left out: its
    /// state cannot be shown either.
    pub(crate) async fn turn_to(&mut self, hub: &Hub, journals: &[String]) {
        let mut channels = Vec::new();
        for journal in journals {
            if let Ok(channel) = hub.channel(journal).await {
                let ear = channel.public.subscribe();
                channels.push((channel, ear));
            }
        }
        self.channels = channels;
    }

    /// Waits until one of them has changed; for ever, if there is none.
    pub(crate) async fn hear(&mut self) {
        if self.channels.is_empty() {
            return std::future::pending().await;
        }
        // What was missed has changed too; a channel ends with the program.
        let _ = select_all(self.channels.iter_mut().map(|(_, ear)| ear.recv().boxed())).await;
    }
}
