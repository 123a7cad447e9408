//! Files for others, read back by programs that others wrote.

use std::process::Command;

use crate::{process, setup, workspace};

/// Compares the report with the tournament file, field by field.
const SCRIPT: &str = include_str!("readers.py");

/// Why the step did not succeed.
pub(crate) enum Trouble {
    /// The reader could not be installed: nothing was tried.
    NotTried(String),
    /// It reads something else than was written.
    Wrong(String),
}

/// FIDE's dBASE file of the example, read by `dbfread` from PyPI.
pub(crate) fn dbase() -> Result<String, Trouble> {
    let target = workspace::target_dir().map_err(Trouble::Wrong)?;
    let folder = target.join("readers");
    let python = setup::python_package(&folder.join("dbfread"), "dbfread")
        .map_err(|why| Trouble::NotTried(format!("dbfread: {why}")))?;
    let example = workspace::root().join("examples/open-9-rounds.trf");
    let report = folder.join("report.dbf");
    // The executable that the tests were just run with: `cargo run` of one package chooses other
    // features of the dependencies, and would build them all again.
    let mut ronde = Command::new(target.join("debug").join("ronde"));
    ronde.arg("report").arg(&example).args(["dbase", "-o"]).arg(&report);
    process::capture(&mut ronde).map_err(Trouble::Wrong)?;
    let mut reader = Command::new(python);
    reader.args(["-c", SCRIPT]).arg(&example).arg(&report);
    process::capture(&mut reader).map_err(Trouble::Wrong)
}
