//! Files of Papi, the program of the French federation: an Access database with three tables.
//!
//! | Table | holds |
//! |---|---|
//! | `INFO` | settings, a name and a value each: `Nom`, `NbrRondes`, `DateDebut`, `Pairing` … |
//! | `JOUEUR` | a player a row, with colour, opponent and result of each of 24 rounds |
//! | `RES` | how results are printed |
//!
//! The player with reference 1 is `EXEMPT`, the opponent of whoever has the bye. A file has no
//! pairing numbers: players are numbered by rating, title and name (C.04.2:2.2). Ratings that are
//! not FIDE's (`N` national, `E` estimated) stand in the national record, so that no report takes
//! them for FIDE's; the order counts them all the same.

mod jet;
mod people;
mod rounds;

use std::collections::BTreeMap;

use crate::foreign::{
    self, Draft, Foreign, Mismatch, NotForeign, OtherVersion, date_text, one_line,
};
use crate::problem::{Aside, Damage, ForeignProblem, Portion, Setting};
use jet::{Fault, Jet, Row, Table, Value};

/// Whether the bytes begin as databases of Access do.
pub fn is_access(bytes: &[u8]) -> bool {
    jet::is_access(bytes)
}

/// Reads all that is understood.
///
/// # Errors
/// If it is no such file, of another version, encrypted, or too large.
pub fn read(bytes: &[u8]) -> Result<Foreign, NotForeign> {
    foreign::check_size(bytes)?;
    let jet = Jet::open(bytes).map_err(refused)?;
    let (Some(info), Some(players)) = (jet.table("INFO"), jet.table("JOUEUR")) else {
        return Err(NotForeign::Other(Mismatch::PapiTables));
    };
    let mut draft = Draft::default();
    whole(&mut draft, Portion::InfoTable, &info);
    whole(&mut draft, Portion::PlayerTable, &players);
    if !bytes.len().is_multiple_of(4096) {
        draft.found(ForeignProblem::Damaged(Damage::Page));
    }
    let settings = Settings::new(&info);
    settings.take(&mut draft);
    let references = people::read(&mut draft, &players.rows, &settings);
    rounds::read(&mut draft, &players.rows, &references, settings.number("NbrRondes"));
    draft.finish()
}

const fn refused(fault: Fault) -> NotForeign {
    match fault {
        Fault::NotAccess => NotForeign::Other(Mismatch::PapiAccess),
        Fault::Older => NotForeign::Version(OtherVersion::AccessOlder),
        Fault::Newer => NotForeign::Version(OtherVersion::AccessNewer),
        Fault::NoCatalogue => NotForeign::Version(OtherVersion::AccessEncrypted),
    }
}

/// Says what a table has lost.
fn whole(draft: &mut Draft, what: Portion, table: &Table) {
    let found = table.rows.len();
    if found < table.stated || table.broken > 0 {
        let expected = table.stated.max(found + table.broken);
        draft.found(ForeignProblem::Cut { what, found, expected });
    }
}

/// The table of settings.
struct Settings(BTreeMap<String, String>);

impl Settings {
    fn new(info: &Table) -> Settings {
        let text = |row: &Row, name: &str| row.get(name).map_or("", Value::text).to_owned();
        let pairs = info.rows.iter().map(|row| (text(row, "Variable"), text(row, "Value")));
        Settings(pairs.map(|(name, value)| (name, one_line(&value))).collect())
    }

    fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    fn number(&self, name: &str) -> Option<u16> {
        self.text(name).parse().ok()
    }

    fn take(&self, draft: &mut Draft) {
        let event = &mut draft.parts.event;
        self.text("Nom").clone_into(&mut event.name);
        self.text("Lieu").clone_into(&mut event.city);
        self.text("Arbitre").clone_into(&mut event.chief_arbiter);
        self.text("Cadence").clone_into(&mut event.time_control);
        event.start = date_text(self.text("DateDebut"));
        event.end = date_text(self.text("DateFin"));
        event.kind = format!("Papi: {} ({})", self.text("Genre"), self.text("Pairing"));
        let rounds = self.number("NbrRondes").filter(|rounds| (1..=24).contains(rounds));
        draft.parts.rules.declared_rounds = rounds;
        let dates =
            (1..=rounds.unwrap_or(0)).map(|it| date_text(self.text(&format!("DateRd{it}"))));
        let dates: Vec<_> = dates.collect();
        if dates.iter().any(Option::is_some) {
            draft.parts.event.round_dates = dates;
        }
        self.pairing(draft);
        self.tie_breaks(draft);
        self.rest(draft);
    }

    /// How Papi was told to pair. Its accelerations are its own.
    fn pairing(&self, draft: &mut Draft) {
        match self.text("Pairing") {
            "" | "Standard" => {}
            "Berger" => "BERGER_ROUNDROBIN".clone_into(&mut draft.parts.event.kind_code),
            other => draft.found(ForeignProblem::OwnWords {
                what: Setting::PapiPairing,
                text: other.to_owned(),
            }),
        }
    }

    fn tie_breaks(&self, draft: &mut Draft) {
        let names = ["Dep1", "Dep2", "Dep3"].map(|name| self.text(name));
        let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
        if !names.is_empty() {
            let text = names.join(", ");
            draft.found(ForeignProblem::OwnWords { what: Setting::TieBreaks, text });
        }
    }

    /// Prizes, fees, access to servers: named, never looked at.
    fn rest(&self, draft: &mut Draft) {
        let known = ["Nom", "Lieu", "Arbitre", "Cadence", "Genre", "Pairing", "NbrRondes"];
        let starts = ["Date", "Dep", "ClassElo", "Version", "FormatSaisie", "RondeActive"];
        let is_known = |name: &str| {
            known.contains(&name) || starts.iter().any(|start| name.starts_with(start))
        };
        let set = self.0.iter().filter(|(name, value)| !value.is_empty() && !is_known(name));
        let count = set.filter(|(_, value)| *value != "0").count();
        draft.not_taken(Aside::Prizes, count);
    }
}
