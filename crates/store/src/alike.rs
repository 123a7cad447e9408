//! What both stores do in the same words: they differ in how a connection is got, how a transaction
//! ends and how news travel, and in nothing else.

/// The methods of [`Store`](ronde_office::Store) that read, and those that write without being
/// news. A macro, because the types of the two connections have no common parent: the module where
/// it stands has `connection`, its store has `reader`, `begin` and `told`.
macro_rules! alike {
    () => {
        fn credentials(&self) -> &dyn Credentials {
            self
        }

        fn notes(&self) -> &dyn Notes {
            self
        }

        fn read<'a>(&'a self, journal: &'a str, after: u64, limit: u32) -> Reply<'a, Vec<Line>> {
            Box::pin(
                async move { self.told(self.reader().await?.read(journal, after, limit).await) },
            )
        }

        fn head<'a>(&'a self, journal: &'a str) -> Reply<'a, Head> {
            Box::pin(async move {
                let head = self.told(self.reader().await?.head(journal).await)?;
                head.ok_or_else(|| StoreError::no_journal(journal))
            })
        }

        fn line<'a>(&'a self, journal: &'a str, seq: u64) -> Reply<'a, Option<Line>> {
            Box::pin(async move {
                let Some(before) = seq.checked_sub(1) else { return Ok(None) };
                let lines = self.told(self.reader().await?.read(journal, before, 1).await)?;
                Ok(lines.into_iter().find(|line| line.seq == seq))
            })
        }

        fn by_key<'a>(&'a self, journal: &'a str, key: &'a str) -> Reply<'a, Option<Line>> {
            Box::pin(async move { self.told(self.reader().await?.by_key(journal, key).await) })
        }

        fn listing(&self) -> Reply<'_, Listing> {
            Box::pin(async move { self.told(self.reader().await?.listing().await) })
        }

        fn kind<'a>(&'a self, journal: &'a str) -> Reply<'a, Kind> {
            Box::pin(async move {
                let kind = self.told(self.reader().await?.kind(journal).await)?;
                kind.ok_or_else(|| StoreError::no_journal(journal))
            })
        }

        fn machine<'a>(&'a self, name: Option<&'a str>) -> Reply<'a, Option<String>> {
            Box::pin(async move {
                let known = self.told(self.reader().await?.machine(None).await)?;
                if known.is_some() || name.is_none() {
                    return Ok(known);
                }
                let mut writing = self.begin().await?;
                let outcome = protocol::machine(connection(&mut writing), name).await;
                writing.end(outcome).await
            })
        }

        fn parent<'a>(&'a self, journal: &'a str) -> Reply<'a, Option<String>> {
            Box::pin(async move {
                let parent = self.told(self.reader().await?.parent(journal).await)?;
                parent.ok_or_else(|| StoreError::no_journal(journal))
            })
        }

        fn attachment(&self, hash: Hash) -> Reply<'_, Option<Vec<u8>>> {
            Box::pin(async move { self.told(self.reader().await?.attachment(hash).await) })
        }

        fn keep_state<'a>(
            &'a self,
            journal: &'a str,
            seq: u64,
            version: u32,
            bytes: &'a [u8],
        ) -> Reply<'a, ()> {
            Box::pin(async move {
                let mut writing = self.begin().await?;
                let tables = connection(&mut writing);
                let outcome = protocol::keep_state(tables, journal, seq, version, bytes).await;
                writing.end(outcome).await
            })
        }

        fn kept_state<'a>(
            &'a self,
            journal: &'a str,
            version: u32,
        ) -> Reply<'a, Option<KeptState>> {
            Box::pin(
                async move { self.told(self.reader().await?.kept_state(journal, version).await) },
            )
        }

        fn lease<'a>(&'a self, journal: &'a str, lease: &'a Lease) -> Reply<'a, ()> {
            Box::pin(async move {
                let mut writing = self.begin().await?;
                let outcome = protocol::lease(connection(&mut writing), journal, lease).await;
                writing.end(outcome).await
            })
        }

        fn release<'a>(&'a self, journal: &'a str, holder: &'a str) -> Reply<'a, ()> {
            Box::pin(async move {
                let mut writing = self.begin().await?;
                let outcome = protocol::release(connection(&mut writing), journal, holder).await;
                writing.end(outcome).await
            })
        }
    };
}

pub(crate) use alike;
