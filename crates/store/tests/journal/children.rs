//! This program once more, as another process: one test of it, with an environment that tells it
//! what to do.

use std::process::{Child, Command, Stdio};

/// A child that runs the test of this name. Standard output is for the caller to read.
pub(crate) fn child(test: &str, environment: &[(&str, &str)]) -> Child {
    prepared(Command::new(this_program()), test, environment)
}

/// The same with a limit on the length of files, of so many kilobytes. The signal that the system
/// sends at the limit is ignored, so that writing fails instead, as on a full disk.
pub(crate) fn limited_child(test: &str, kilobytes: u32, environment: &[(&str, &str)]) -> Child {
    let mut shell = Command::new("bash");
    let script = format!("trap '' XFSZ; ulimit -f {kilobytes}; exec \"$@\"");
    shell.args(["-c", &script, "limited"]).arg(this_program());
    prepared(shell, test, environment)
}

fn this_program() -> std::path::PathBuf {
    std::env::current_exe().expect("the path of this program")
}

fn prepared(mut command: Command, test: &str, environment: &[(&str, &str)]) -> Child {
    command.args([test, "--exact", "--nocapture", "--quiet"]);
    command.envs(environment.iter().copied());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().expect("a child")
}
