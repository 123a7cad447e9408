//! Where the round goes: into the tournament, or as a list of its own.

use std::path::Path;

use ronde_formats::json;
use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_model::{PointSystem, Snapshot};
use ronde_report::losses;
use ronde_swiss::{RoundPairing, contest};

use super::{Ready, list};
use crate::format;
use crate::language;
use crate::load::Loaded;
use crate::outcome::{self, Stop};
use crate::save::save;
use crate::schedule::Found;

/// Writes the tournament with the round added where the name is that of a tournament file, and the
/// list of pairs under any other name.
pub(super) fn write(
    path: &Path,
    loaded: &Loaded,
    ready: &Ready,
    pairing: &RoundPairing,
) -> Result<(), Stop> {
    let new = || contest::enter(ready.written(), pairing);
    write_either(path, loaded, new, &list::plain(pairing))
}

/// The same for a round of a schedule.
pub(super) fn write_scheduled(path: &Path, loaded: &Loaded, found: &Found) -> Result<(), Stop> {
    write_either(path, loaded, || found.tournament.clone(), &found.list)
}

fn write_either(
    path: &Path,
    loaded: &Loaded,
    new: impl FnOnce() -> Snapshot,
    list: &str,
) -> Result<(), Stop> {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let extension = extension.map(str::to_ascii_lowercase);
    if !matches!(extension.as_deref(), Some("json" | "trf" | "trfx")) {
        return save(path, |target| target.write_all(list.as_bytes()));
    }
    let new = new();
    let flavour = match extension.as_deref() {
        Some("json") => return save(path, |target| json::write(&new, target)),
        Some("trfx") => Flavour::TrfX,
        _ => flavour(loaded, &new),
    };
    let line_ending = loaded.origin.line_ending();
    let new = format::for_dialect(&new, loaded.origin.flavour(), flavour);
    let written = trf::write(&new, flavour, WriteOptions { line_ending });
    outcome::complain(&losses::lines(&written.losses, language::current()).concat());
    save(path, |target| target.write_all(written.text.as_bytes()))
}

/// The kind of file that was read. The formats of 2006 and 2016 cannot hold a number of rounds that
/// was declared on the command line, nor a point system; JaVaFo's form of them can.
fn flavour(loaded: &Loaded, new: &Snapshot) -> Flavour {
    let Some(read) = loaded.origin.flavour() else { return Flavour::Trf26 };
    let declared_now = loaded.snapshot.rules.declared_rounds != new.rules.declared_rounds;
    let pays_otherwise = new.rules.points != PointSystem::STANDARD;
    match read {
        Flavour::Trf06 | Flavour::Trf16 if declared_now || pays_otherwise => Flavour::TrfX,
        same => same,
    }
}
