//! The file in which PostgreSQL's own programs look for passwords:
//! `HOST:PORT:DATABASE:USER:PASSWORD` a line, where `*` is anything.

use std::path::{Path, PathBuf};

use tokio_postgres::Config;
use tokio_postgres::config::Host;

/// The password for that database, if somebody wrote it down.
pub(crate) fn password(
    config: &Config,
    environment: &dyn Fn(&str) -> Option<String>,
) -> Option<String> {
    let path = file(environment)?;
    let text = is_private(&path).then(|| std::fs::read_to_string(&path).ok()).flatten()?;
    let host = config.get_hosts().first().map_or_else(
        || config.get_hostaddrs().first().map(ToString::to_string),
        |host| match host {
            Host::Tcp(name) => Some(name.clone()),
            #[cfg(unix)]
            Host::Unix(_) => Some("localhost".to_owned()),
        },
    )?;
    let port = config.get_ports().first().unwrap_or(&5432).to_string();
    let user = config.get_user()?;
    let wanted = [&host, &port, config.get_dbname().unwrap_or(user), user];
    text.lines().find_map(|line| found(line, wanted))
}

fn file(environment: &dyn Fn(&str) -> Option<String>) -> Option<PathBuf> {
    if let Some(named) = environment("PGPASSFILE") {
        return Some(named.into());
    }
    if cfg!(windows) {
        return Some(Path::new(&environment("APPDATA")?).join("postgresql").join("pgpass.conf"));
    }
    Some(Path::new(&environment("HOME")?).join(".pgpass"))
}

/// A file that others can read too is not used.
fn is_private(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::metadata(path).is_ok_and(|about| about.permissions().mode().trailing_zeros() >= 6)
    }
    #[cfg(not(unix))]
    path.is_file()
}

/// The password of a line that speaks of this host, port, database and user.
fn found(line: &str, wanted: [&str; 4]) -> Option<String> {
    if line.starts_with('#') {
        return None;
    }
    let fields = fields(line);
    let (password, about) = fields.split_last()?;
    let fits = |(said, wanted): (&String, &str)| said == "*" || said == wanted;
    (about.len() == 4 && about.iter().zip(wanted).all(fits)).then(|| password.clone())
}

/// Five at most; a backslash takes the next letter as it is.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match letter {
            ':' if fields.len() < 5 => fields.push(String::new()),
            '\\' => fields.last_mut().map_or((), |last| last.extend(letters.next())),
            other => fields.last_mut().map_or((), |last| last.push(other)),
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_file() {
        let wanted = ["db.example", "5432", "chess", "anna"];
        for (line, expected) in [
            ("db.example:5432:chess:anna:geheim", Some("geheim")),
            ("*:*:*:anna:a\\:b\\\\c", Some("a:b\\c")),
            ("*:*:*:*:a:b", Some("a:b")),
            ("other:5432:chess:anna:x", None),
            ("db.example:5433:chess:anna:x", None),
            ("#db.example:5432:chess:anna:x", None),
            ("db.example:5432:chess:anna", None),
            ("", None),
        ] {
            assert_eq!(expected.map(str::to_owned), found(line, wanted), "{line}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn a_file_that_others_can_read_is_not_used() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pass");
        std::fs::write(&path, "# home\n*:*:chess:anna:geheim\n").unwrap();
        let mut config = Config::new();
        config.host("db.example").user("anna").dbname("chess");
        let named = path.display().to_string();
        let environment = |name: &str| (name == "PGPASSFILE").then(|| named.clone());
        let set = |mode| std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode));
        set(0o644).unwrap();
        assert_eq!(None, password(&config, &environment));
        set(0o600).unwrap();
        assert_eq!(Some("geheim".to_owned()), password(&config, &environment));
        config.dbname("other");
        assert_eq!(None, password(&config, &environment));
    }
}
