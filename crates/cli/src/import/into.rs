//! An event into a store: a backup that is put back, one that was handed to this machine, or one
//! that comes home.

use std::path::PathBuf;

use ronde_desk::portable::Reading;
use ronde_office::arrive::{self, Arrived, NotTaken};
use ronde_report::stores::{in_journal, not_taken};

use crate::journal::{self, Source};
use crate::outcome::{Outcome, Stop};
use crate::pair::words::count;
use crate::{language, output, place};

/// Where an event is put, if not into a file.
#[derive(Debug, clap::Args)]
pub(crate) struct Target {
    /// Put the event into this store: an SQLite file, or postgres://…
    #[arg(long = "into", value_name = "STORE", conflicts_with_all = ["output", "data"])]
    store: Option<String>,
    /// Put the event into the folder that ronde serve keeps everything in
    #[arg(long, value_name = "FOLDER", conflicts_with = "output")]
    data: Option<PathBuf>,
    /// Name of this machine, where an event was handed from one to another
    #[arg(long, value_name = "NAME")]
    machine: Option<String>,
}

impl Target {
    /// The store, if one was named.
    pub(super) fn store(&self) -> Result<Option<Source>, Stop> {
        match (&self.store, &self.data) {
            (Some(url), _) => Ok(Some(Source::new(url))),
            (None, Some(folder)) => {
                place::make(folder)?;
                Ok(Some(Source::new(&place::database(folder))))
            }
            (None, None) => Ok(None),
        }
    }

    /// Puts it there, whole or not at all.
    pub(super) fn put(&self, name: &str, reading: &Reading, to: &Source) -> Result<Outcome, Stop> {
        let machine = self.machine.as_deref();
        let arrived = journal::runtime()?.block_on(async {
            let store = ronde_store::open(&to.url()).await?;
            arrive::arrive(&*store, reading, machine).await
        });
        let arrived = arrived.map_err(|why| stop(name, to, &why))?;
        output::print(&page(to, &arrived))?;
        Ok(Outcome::Done)
    }
}

fn stop(name: &str, to: &Source, why: &NotTaken) -> Stop {
    let there = to.name();
    let advice = match why {
        NotTaken::Store(error) => return journal::refused(error),
        NotTaken::WhoseMachine { to } => format!(" If it is that one: --machine {to}."),
        NotTaken::OtherMachine { .. } => {
            " Leave --machine out, or name another store with --into.".to_owned()
        }
        NotTaken::Here => format!(" `ronde verify {there}` looks at it."),
        NotTaken::Older { .. } | NotTaken::Differs { .. } | NotTaken::Open => {
            " A store has an event once, and it cannot be copied under another name, since every \
             act \
             carries the name of its journal: --into names another store."
                .to_owned()
        }
        _ => " Take another backup.".to_owned(),
    };
    let why = not_taken(why, language::current());
    Stop::bad_input(format!("{name} was not put into {there}: {why}.{advice}"))
}

fn page(to: &Source, arrived: &Arrived) -> String {
    let begun = (arrived.begun > 0).then(|| count(arrived.begun, "new journal"));
    let added = (arrived.added > 0).then(|| count(arrived.added, "new act"));
    let what: Vec<String> = begun.into_iter().chain(added).collect();
    let what = if what.is_empty() { "nothing new".to_owned() } else { what.join(", ") };
    let mut text = format!("{}: {what}\n", to.name());
    if arrived.begun + arrived.added == 0 && arrived.locked.is_none() {
        text += "open: it is written here from now on\n";
    }
    if let Some(machine) = &arrived.locked {
        text += &format!("locked here: it is written on {machine} until it comes back\n");
    }
    for blemish in &arrived.blemishes {
        let told = in_journal(blemish, language::current());
        text += &format!("not whole: {told}\n");
    }
    for (journal, head) in &arrived.heads {
        text += &format!("head of {journal}: {head}\n");
    }
    text
}
