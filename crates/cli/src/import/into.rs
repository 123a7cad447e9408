//! An event into a store: a backup that is put back, one that was handed to this machine, or one
//! that comes home.

use std::path::PathBuf;

use ronde_desk::portable::Reading;
use ronde_office::arrive::{self, Arrived, NotTaken};
use ronde_report::stores::{in_journal, not_taken};
use ronde_words::fill;

use super::words;
use crate::journal::{self, Source};
use crate::outcome::{Outcome, Stop};
use crate::{language, output, place};

/// Where an event is put, if not into a file.
#[derive(Debug, clap::Args)]
pub(crate) struct Target {
    #[arg(long = "into", value_name = "STORE", conflicts_with_all = ["output", "data"])]
    store: Option<String>,
    #[arg(long, value_name = "FOLDER", conflicts_with = "output")]
    data: Option<PathBuf>,
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
    let (w, there) = (words(), to.name());
    let advice = match why {
        NotTaken::Store(error) => return journal::refused(error),
        NotTaken::WhoseMachine { to } => fill!(w.if_that_machine, to = to),
        NotTaken::OtherMachine { .. } => w.leave_machine_out.to_owned(),
        NotTaken::Here => fill!(w.look_at_it, there = there),
        NotTaken::Older { .. } | NotTaken::Differs { .. } | NotTaken::Open => {
            w.once_in_a_store.to_owned()
        }
        _ => w.another_backup.to_owned(),
    };
    let why = not_taken(why, language::current());
    let refused = fill!(w.not_taken, name = name, there = there, why = why);
    Stop::bad_input(format!("{refused} {advice}"))
}

fn page(to: &Source, arrived: &Arrived) -> String {
    let w = words();
    let begun = (arrived.begun > 0).then(|| fill!(w.new_journals, n = arrived.begun));
    let added = (arrived.added > 0).then(|| fill!(w.new_acts, n = arrived.added));
    let what: Vec<String> = begun.into_iter().chain(added).collect();
    let what = if what.is_empty() { w.nothing_new.to_owned() } else { what.join(", ") };
    let mut text = format!("{}: {what}\n", to.name());
    if arrived.begun + arrived.added == 0 && arrived.locked.is_none() {
        text += &format!("{}\n", w.open_here);
    }
    if let Some(machine) = &arrived.locked {
        text += &format!("{}\n", fill!(w.locked_here, machine = machine));
    }
    for blemish in &arrived.blemishes {
        let told = in_journal(blemish, language::current());
        text += &format!("{}\n", fill!(w.not_whole, what = told));
    }
    for (journal, head) in &arrived.heads {
        text += &format!("{}\n", fill!(w.head_of, journal = journal, head = head));
    }
    text
}
