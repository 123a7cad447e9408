//! How an act is decided, stored and acknowledged, and how states in memory follow the store.

use std::sync::Arc;
use std::time::Duration;

use ronde_desk::entry::{Head, Line};

use super::book::{Book, Followed};
use super::shelf::Slot;
use super::{Answer, Done, JournalDamage, Office, OfficeError};
use crate::{Addition, Appended, Attachment, Opening, StoreError, carry};

/// How often an act is decided again because somebody was quicker.
const TRIES: u32 = 100;
/// How often an act is handed to a database that is away, and how long it waits in between.
const PATIENCE: u32 = 20;
const PAUSE: Duration = Duration::from_millis(150);
/// A state is kept after so many acts.
const KEEP_EVERY: u64 = 1_000;
/// Lines that are read at once.
const PAGE: u32 = 5_000;

impl Office {
    pub(super) async fn begin<B: Book>(
        &self,
        journal: &str,
        parent: Option<&str>,
        request: B::Request,
    ) -> Answer<Done<B::State>, B::Refusal> {
        let blank = B::blank(journal);
        let decided = aside(move || B::decide(&blank, request, &[])).await;
        let (line, after) = decided.map_err(OfficeError::Refused)?;
        let lines = [line];
        let opening = Opening {
            journal,
            kind: B::KIND,
            parent,
            lines: &lines,
            attachments: &[],
            holder: None,
        };
        let head = self.store.create(opening).await?;
        let [line] = lines;
        let already = head != head_of(&line);
        let slot = B::shelf(&self.shelves).put(journal, after);
        let state = self.catch_up::<B>(&slot).await?;
        Ok(Done { line, state, already })
    }

    /// The slot of a journal, read from the store if it is not in memory.
    pub(super) async fn open<B: Book>(
        &self,
        journal: &str,
    ) -> Answer<Arc<Slot<B::State>>, B::Refusal> {
        if let Some(slot) = B::shelf(&self.shelves).get(journal) {
            return Ok(slot);
        }
        // Tells a journal that is not there; one of the other kind is no such journal.
        if self.store.kind(journal).await? != B::KIND {
            return Err(StoreError::no_journal(journal).into());
        }
        let kept = match B::VERSION {
            Some(version) => self.store.kept_state(journal, version).await?,
            None => None,
        };
        let slot = B::shelf(&self.shelves).put(journal, B::blank(journal));
        if let Some(kept) = kept {
            let state = aside(move || B::restored(&kept.bytes)).await;
            // A state that cannot be read, or is of another line, is no state at all.
            if let Some(state) = state.filter(|state| B::head(state) == kept.head) {
                slot.kept(kept.head.seq);
                slot.publish(state, B::head);
            }
        }
        self.catch_up::<B>(&slot).await?;
        Ok(slot)
    }

    /// The state with all lines that are in the store.
    ///
    /// The store may have gone back behind what is in memory: a standby that took over had not
    /// heard of the last acts, or somebody has put an older file back. Then memory is wrong, and
    /// everything is folded anew.
    pub(super) async fn catch_up<B: Book>(
        &self,
        slot: &Arc<Slot<B::State>>,
    ) -> Answer<Arc<B::State>, B::Refusal> {
        loop {
            let state = slot.state();
            let ours = B::head(&state);
            let theirs = self.store.head(&slot.journal).await?;
            if ours == theirs {
                return Ok(state);
            }
            if let Some(state) = self.followed::<B>(slot, &state, ours, theirs).await? {
                slot.publish(state, B::head);
            } else {
                let state = self.folded::<B>(slot).await?;
                let end = B::head(&state);
                // Nothing was added meanwhile, and yet the lines end elsewhere.
                if end != theirs && self.store.head(&slot.journal).await? == theirs {
                    return Err(damaged(slot, JournalDamage::End { said: theirs, found: end }));
                }
                if end.seq > B::head(&slot.state()).seq {
                    slot.publish(state, B::head);
                } else {
                    slot.replace(state, B::head);
                }
            }
            self.keep::<B>(slot);
        }
    }

    /// The state after the lines that follow ours; none if our last line is not in the store, or if
    /// one of them needs all that came before.
    async fn followed<B: Book>(
        &self,
        slot: &Slot<B::State>,
        state: &Arc<B::State>,
        ours: Head,
        theirs: Head,
    ) -> Answer<Option<B::State>, B::Refusal> {
        if theirs.seq <= ours.seq {
            return Ok(None);
        }
        let mut lines = self.store.read(&slot.journal, ours.seq.saturating_sub(1), PAGE).await?;
        if ours.seq > 0 {
            if lines.first().map(head_of) != Some(ours) {
                return Ok(None);
            }
            lines.remove(0);
        }
        if lines.is_empty() {
            return Ok(None);
        }
        let state = state.clone();
        match aside(move || B::follow(&state, &lines)).await {
            Ok(Followed::State(state)) => Ok(Some(*state)),
            // What does not follow may follow from the first line on; else that says what is wrong.
            Ok(Followed::NeedsAll) | Err(_) => Ok(None),
        }
    }

    /// Folded anew from the first line, as after an undo.
    async fn folded<B: Book>(&self, slot: &Slot<B::State>) -> Answer<B::State, B::Refusal> {
        let lines = carry::lines(&*self.store, &slot.journal).await?;
        let journal = slot.journal.clone();
        aside(move || B::fold(&journal, &lines)).await.map_err(|why| damaged(slot, why))
    }

    /// Decides, stores, and acknowledges; one after another for each journal.
    pub(super) async fn hand_in<B: Book>(
        &self,
        slot: &Arc<Slot<B::State>>,
        request: B::Request,
        attachments: &[Attachment],
    ) -> Answer<Done<B::State>, B::Refusal> {
        let _turn = slot.turn.lock().await;
        let mut state = slot.state();
        for _ in 0..TRIES {
            let before = B::head(&state);
            let (line, after) = match self.decided::<B>(slot, &state, &request).await? {
                Ok(decided) => decided,
                Err(refusal) => {
                    if let Some(line) = self.known(&slot.journal, B::key(&request)).await? {
                        return self.repeated::<B>(slot, line, &request).await;
                    }
                    state = self.catch_up::<B>(slot).await?;
                    if B::head(&state) == before {
                        return Err(OfficeError::Refused(refusal));
                    }
                    continue;
                }
            };
            let lock = B::lock(&state, &after, &request);
            let (journal, lines) = (&*slot.journal, std::slice::from_ref(&line));
            let (expected, handing) = (before, lock.handing());
            let heads = B::heads(&request);
            let addition =
                Addition { attachments, handing, heads, ..Addition::new(journal, expected, lines) };
            match self.add(addition, &line).await {
                Ok(Appended::Now(_)) => {
                    let state = slot.publish(after, B::head);
                    self.keep::<B>(slot);
                    return Ok(Done { line, state, already: false });
                }
                Ok(Appended::Already(line)) => {
                    return self.repeated::<B>(slot, line, &request).await;
                }
                Err(StoreError::Moved { .. }) => state = self.catch_up::<B>(slot).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::JournalBusy { journal: slot.journal.clone() }.into())
    }

    async fn decided<B: Book>(
        &self,
        slot: &Slot<B::State>,
        state: &Arc<B::State>,
        request: &B::Request,
    ) -> Answer<Result<(Line, B::State), B::Refusal>, B::Refusal> {
        let mut lines = if B::needs_all(request) {
            carry::lines(&*self.store, &slot.journal).await?
        } else {
            Vec::new()
        };
        // What came in the meantime is not in the state; storing will tell.
        lines.retain(|line| line.seq <= B::head(state).seq);
        let (state, request) = (state.clone(), request.clone());
        Ok(aside(move || B::decide(&state, request, &lines)).await)
    }

    /// The line that a request with this key has become, if it was here before.
    pub(super) async fn known(&self, journal: &str, key: &str) -> Result<Option<Line>, StoreError> {
        if key.is_empty() {
            return Ok(None);
        }
        self.store.by_key(journal, key).await
    }

    /// A request that was here before is answered with its act; one that only has the key of
    /// another is refused, and is not told what the other was.
    async fn repeated<B: Book>(
        &self,
        slot: &Arc<Slot<B::State>>,
        line: Line,
        request: &B::Request,
    ) -> Answer<Done<B::State>, B::Refusal> {
        if !B::came_of(&line, request) {
            return Err(OfficeError::Refused(B::key_taken(line.seq)));
        }
        let state = self.catch_up::<B>(slot).await?;
        Ok(Done { line, state, already: true })
    }

    /// Stores a line. When the store goes away, the same line is handed to it again: if it was
    /// stored after all, it is found there.
    async fn add(&self, addition: Addition<'_>, line: &Line) -> Result<Appended, StoreError> {
        let mut doubt = false;
        let mut tries = 0;
        loop {
            tries += 1;
            match self.store.append(addition).await {
                Err(StoreError::Doubtful { .. }) if tries < PATIENCE => doubt = true,
                Err(error) if error.may_pass() && tries < PATIENCE => {}
                // With its lock it went: the act was stored, and only its own lock stands in the
                // way.
                Err(
                    StoreError::Moved { .. }
                    | StoreError::CheckedOut { .. }
                    | StoreError::NotCheckedOut { .. },
                ) if doubt => {
                    let there = self.store.line(addition.journal, line.seq).await;
                    let head = head_of(line);
                    let ours = there.map_err(doubtful)?.is_some_and(|it| it.hash == line.hash);
                    return if ours { Ok(Appended::Now(head)) } else { Err(moved(head)) };
                }
                Ok(Appended::Already(there)) if doubt && there.hash == line.hash => {
                    return Ok(Appended::Now(head_of(line)));
                }
                // It may be there since the first try: nobody may be told that it is not.
                outcome if doubt => return outcome.map_err(doubtful),
                outcome => return outcome,
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Keeps the state now and then; nobody waits for it, and it is no matter if it fails.
    fn keep<B: Book>(&self, slot: &Arc<Slot<B::State>>) {
        let Some(version) = B::VERSION else { return };
        let state = slot.state();
        let seq = B::head(&state).seq;
        if !slot.is_due(seq, KEEP_EVERY) {
            return;
        }
        let (store, slot) = (self.store.clone(), slot.clone());
        tokio::spawn(async move {
            let bytes = aside(move || B::bytes(&state)).await;
            let _ = store.keep_state(&slot.journal, seq, version, &bytes).await;
        });
    }
}

/// Work for the processor, where it holds up no other request.
pub(super) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(answer) => answer,
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}

/// Work that is brought to its end even if whoever asked for it has gone.
pub(super) async fn to_its_end<T: Send + 'static>(
    work: impl Future<Output = T> + Send + 'static,
) -> T {
    match tokio::spawn(work).await {
        Ok(answer) => answer,
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}

/// What was in doubt once is in doubt until the store has said otherwise.
fn doubtful(error: StoreError) -> StoreError {
    match error {
        StoreError::Moved { .. } | StoreError::Doubtful { .. } | StoreError::Unsure { .. } => error,
        other => StoreError::Unsure { error: Box::new(other) },
    }
}

const fn head_of(line: &Line) -> Head {
    Head { seq: line.seq, hash: line.hash }
}

const fn moved(head: Head) -> StoreError {
    StoreError::Moved { head }
}

fn damaged<S, R>(slot: &Slot<S>, why: JournalDamage) -> OfficeError<R> {
    OfficeError::Damaged { journal: slot.journal.clone(), why }
}
