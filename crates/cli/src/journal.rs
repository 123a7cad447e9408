//! Where events are: a file that can be carried, an SQLite file, or a PostgreSQL database.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ronde_desk::portable::{self, Content, Fault, Reading, What};
use ronde_office::StoreError;
use ronde_report::journals;
use ronde_report::stores::store_error;
use ronde_words::{CliEndWords, CliEventWords, CliFileWords, fill};

use crate::outcome::Stop;
use crate::{language, load, size};

/// How an SQLite file begins.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// An event, and what was wrong with the file that it came from.
#[derive(Debug)]
pub(crate) struct Found {
    /// Journals and attachments.
    pub(crate) content: Content,
    /// What is wrong with the file, or in the database.
    pub(crate) faults: Vec<Fault>,
}

/// Where an event is, as the command line names it.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    text: String,
    path: Option<PathBuf>,
}

impl Source {
    /// `postgres://…`, `sqlite:FILE`, or a file of either kind.
    pub(crate) fn new(text: &str) -> Source {
        let remote = text.starts_with("postgres://") || text.starts_with("postgresql://");
        let path = (!remote).then(|| PathBuf::from(text.strip_prefix("sqlite:").unwrap_or(text)));
        Source { text: text.to_owned(), path }
    }

    /// What it is called in messages: no password is repeated.
    pub(crate) fn name(&self) -> String {
        if let Some(path) = &self.path {
            return load::name(path);
        }
        let (scheme, rest) = self.text.split_once("://").unwrap_or_default();
        let (server, database) = rest.split_once('/').unwrap_or((rest, ""));
        let server = server.rsplit('@').next().unwrap_or_default();
        let database = database.split('?').next().unwrap_or_default();
        // Without a slash, options would stand where the server is looked for.
        if rest.contains('/') {
            format!("{scheme}://{server}/{database}")
        } else {
            format!("{scheme}://…")
        }
    }

    /// All events that are there. At most `limit` bytes of a file are unpacked.
    pub(crate) fn read(&self, limit: u64) -> Result<Vec<Found>, Stop> {
        let Some(path) = &self.path else { return self.in_store(&self.text) };
        if load::is_standard(path) {
            return Ok(vec![self.in_file(io::stdin().lock(), limit)?]);
        }
        let mut start = [0; 16];
        let begins = File::open(path).and_then(|mut file| {
            let read = file.read(&mut start)?;
            Ok(start[..read].starts_with(SQLITE))
        });
        if begins.map_err(|error| self.unreadable(&error))? {
            return self.in_store(&format!("sqlite:{}", path.display()));
        }
        if self.text.starts_with("sqlite:") {
            let name = self.name();
            return Err(Stop::bad_input(fill!(words().no_sqlite, name = name)));
        }
        let file = File::open(path).map_err(|error| self.unreadable(&error))?;
        Ok(vec![self.in_file(file, limit)?])
    }

    fn unreadable(&self, error: &io::Error) -> Stop {
        load::unreadable(&self.name(), error)
    }

    fn in_file(&self, source: impl Read, limit: u64) -> Result<Found, Stop> {
        let reading = portable::read(source, limit).map_err(|fault| self.stop(&fault))?;
        // What could not be read to its end cannot be judged.
        if let Some(fault) = reading.faults.iter().find(|fault| fault.is_fatal()) {
            return Err(self.stop(fault));
        }
        Ok(Found { content: reading.content, faults: reading.faults })
    }

    fn stop(&self, fault: &Fault) -> Stop {
        let name = self.name();
        match &fault.what {
            What::TooLarge { limit } => {
                let size = size::show(*limit);
                Stop::too_large(fill!(words().unpacked_too_large, name = name, size = size))
            }
            What::Unreadable(why) => {
                let w = CliFileWords::of(language::current());
                Stop::file_access(fill!(w.not_read, name = name, why = why))
            }
            What::NotOurs => {
                let ending = portable::EXTENSION;
                Stop::bad_input(fill!(words().no_event_file, name = name, ending = ending))
            }
            _ => {
                Stop::bad_input(format!("{name}: {}.", journals::fault(fault, language::current())))
            }
        }
    }

    /// Nothing is made or changed by whoever only reads.
    fn in_store(&self, url: &str) -> Result<Vec<Found>, Stop> {
        let readings = runtime()?.block_on(async {
            let store = ronde_store::open_to_read(url).await?;
            ronde_office::carry::events(&*store).await
        });
        let readings = readings.map_err(|error| refused(&error))?;
        if readings.is_empty() {
            return Err(Stop::bad_input(fill!(words().no_event, name = self.name())));
        }
        let found = |Reading { content, faults }| Found { content, faults };
        Ok(readings.into_iter().map(found).collect())
    }

    /// As a store is opened.
    pub(crate) fn url(&self) -> String {
        match &self.path {
            Some(path) => format!("sqlite:{}", path.display()),
            None => self.text.clone(),
        }
    }
}

fn words() -> &'static CliEventWords {
    CliEventWords::of(language::current())
}

/// What drives a store, which answers asynchronously.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Stop> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let w = CliEndWords::of(language::current());
    runtime.map_err(|error| Stop::internal(fill!(w.not_ready, why = error)))
}

pub(crate) fn refused(error: &StoreError) -> Stop {
    let message = format!("{}.", store_error(error, language::current()));
    match error {
        StoreError::Damaged { .. }
        | StoreError::EventDamaged { .. }
        | StoreError::NotOurs { .. }
        | StoreError::Newer { .. }
        | StoreError::Older { .. } => Stop::bad_input(message),
        _ => Stop::file_access(message),
    }
}

/// Whether a file's name says that it is an event.
pub(crate) fn is_event(path: &Path) -> bool {
    path.extension().is_some_and(|it| it.eq_ignore_ascii_case(portable::EXTENSION))
}

/// The program as it is written into files.
pub(crate) fn written_by() -> String {
    format!("Ronde {}", env!("CARGO_PKG_VERSION"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_repeated() {
        for (text, name) in [
            ("postgres://ada:secret@db.example/open?sslmode=require", "postgres://db.example/open"),
            ("postgresql:///open", "postgresql:///open"),
            ("postgres://ada:se?cr@et@db/open?password=a@b", "postgres://db/open"),
            ("postgres://db?password=a@b", "postgres://…"),
            ("sqlite:open.sqlite", "open.sqlite"),
            ("open.ronde", "open.ronde"),
            ("-", "standard input"),
        ] {
            assert_eq!(name, Source::new(text).name());
        }
    }
}
