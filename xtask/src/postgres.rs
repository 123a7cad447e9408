//! PostgreSQL servers for the tests: made for them, on free ports of this machine, and gone after.
//!
//! There are two, since one of them is restarted in the middle of a test. PostgreSQL refuses to run
//! as root; root starts it as the user `postgres`, whom its package makes.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{process, workspace};

/// The servers, and what tells the tests of them.
pub(crate) struct Servers {
    plain: Server,
    restarted: Server,
}

impl Servers {
    /// Starts both, or says why there are none.
    pub(crate) fn start() -> Result<Servers, String> {
        let programs = programs().ok_or("no initdb is installed")?;
        let plain = Server::start(&programs, "plain")?;
        let restarted = Server::start(&programs, "restarted")?;
        println!("PostgreSQL for the tests: {}", plain.folder.display());
        Ok(Servers { plain, restarted })
    }

    /// Variables for the tests.
    pub(crate) fn environment(&self) -> Vec<(&'static str, String)> {
        let mut list = vec![
            ("RONDE_TEST_POSTGRES", self.plain.url()),
            ("RONDE_TEST_POSTGRES_RESTARTED", self.restarted.url()),
            ("RONDE_TEST_POSTGRES_RESTART", self.restarted.restart()),
        ];
        if let Some(certificate) = &self.plain.certificate {
            list.push(("RONDE_TEST_POSTGRES_CERTIFICATE", certificate.display().to_string()));
        }
        list
    }
}

struct Server {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    password: String,
    /// What the server shows to whoever asks for TLS, where there is a program to make it.
    certificate: Option<PathBuf>,
}

impl Server {
    fn start(programs: &Path, name: &str) -> Result<Server, String> {
        let folder = folder(name)?;
        let (port, password) = (free_port()?, password()?);
        let mut server =
            Server { programs: programs.to_owned(), folder, port, password, certificate: None };
        // One that was left running by a run that was stopped.
        let _ = server.stop();
        server.make()?;
        let log = server.folder.join("log").display().to_string();
        process::capture(server.control("start").args(["-w", "-t", "60", "-l", &log]))
            .map_err(|error| format!("{error}; {log} says more"))?;
        Ok(server)
    }

    fn make(&mut self) -> Result<(), String> {
        let data = self.data();
        if data.exists() {
            fs::remove_dir_all(&data).map_err(|error| format!("{}: {error}", data.display()))?;
        }
        let secret = self.folder.join("password");
        write(&secret, &self.password)?;
        own(&secret)?;
        let mut initdb = as_user(&self.programs.join("initdb"));
        initdb.args(["--username=ronde", "--auth=scram-sha-256", "--encoding=UTF8"]);
        initdb.args(["--locale=C", "--no-sync", "-D"]).arg(&data);
        process::capture(initdb.arg(format!("--pwfile={}", secret.display())))?;
        self.certificate = self.certified().ok();
        let encrypted = if self.certificate.is_some() { "on" } else { "off" };
        let settings = format!(
            "listen_addresses = '127.0.0.1'\nport = {}\nunix_socket_directories = ''\n\
             max_connections = 200\nssl = {encrypted}\n",
            self.port
        );
        let file = data.join("postgresql.conf");
        let old = fs::read_to_string(&file).map_err(|error| error.to_string())?;
        write(&file, &format!("{old}\n{settings}"))
    }

    /// A certificate that nobody but the tests trusts.
    fn certified(&self) -> Result<PathBuf, String> {
        let (key, certificate) = (self.data().join("server.key"), self.data().join("server.crt"));
        let mut openssl = as_user(Path::new("openssl"));
        openssl.args(["req", "-new", "-x509", "-nodes", "-days", "30", "-newkey", "rsa:2048"]);
        openssl.args(["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]);
        openssl.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
        openssl.arg("-keyout").arg(key).arg("-out").arg(&certificate);
        process::capture(&mut openssl)?;
        // Whoever runs the tests must be able to read it.
        let copy = self.folder.join("certificate.pem");
        fs::copy(certificate, &copy).map_err(|error| error.to_string())?;
        Ok(copy)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn control(&self, word: &str) -> Command {
        let mut command = as_user(&self.programs.join("pg_ctl"));
        command.args([word, "-s", "-D"]).arg(self.data());
        command
    }

    fn stop(&self) -> Result<(), String> {
        process::capture(self.control("stop").args(["-m", "immediate"])).map(drop)
    }

    fn url(&self) -> String {
        format!("postgres://ronde:{}@127.0.0.1:{}/postgres", self.password, self.port)
    }

    /// What a test runs, with `-m MODE` after it.
    fn restart(&self) -> String {
        let mut command = self.control("restart");
        command.args(["-w", "-l"]).arg(self.folder.join("log"));
        let words = std::iter::once(command.get_program()).chain(command.get_args());
        let quoted = words.map(|word| format!("'{}'", word.to_string_lossy()));
        quoted.collect::<Vec<_>>().join(" ")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // If it does not stop now, the next run stops it.
        let _ = self.stop();
    }
}

/// The folder with `initdb` and `pg_ctl`: the newest that Debian has, else where the path leads.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions
        .filter(|version| version.path().join("bin/initdb").exists())
        .filter_map(|version| version.file_name().to_str()?.parse::<u32>().ok())
        .max();
    if let Some(newest) = newest {
        return Some(PathBuf::from(format!("/usr/lib/postgresql/{newest}/bin")));
    }
    let found = process::capture(Command::new("sh").args(["-c", "command -v initdb"])).ok()?;
    Path::new(found.trim()).parent().map(Path::to_path_buf)
}

/// A command of the user under whom the server runs.
fn as_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program);
    // Not where that user may not even look.
    command.current_dir("/");
    command
}

fn is_root() -> bool {
    process::capture(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0")
}

/// A folder for one server, below Cargo's target folder, or in the system's temporary one if the
/// user `postgres` cannot reach that.
fn folder(name: &str) -> Result<PathBuf, String> {
    let target = workspace::target_dir()?;
    let spelt: String = target
        .to_string_lossy()
        .chars()
        .map(|letter| if letter.is_alphanumeric() { letter } else { '-' })
        .collect();
    let elsewhere = std::env::temp_dir().join(format!("ronde-postgres{spelt}"));
    let mut trouble = String::new();
    for folder in [target.join("postgres").join(name), elsewhere.join(name)] {
        let made = fs::create_dir_all(&folder).map_err(|error| error.to_string());
        let made = made.and_then(|()| own(&folder));
        let mut test = as_user(Path::new("test"));
        match made.and_then(|()| process::capture(test.arg("-w").arg(&folder))) {
            Ok(_) => return Ok(folder),
            Err(error) => trouble = error,
        }
    }
    Err(trouble)
}

/// Gives a file to the user under whom the server runs.
fn own(path: &Path) -> Result<(), String> {
    if !is_root() {
        return Ok(());
    }
    process::capture(Command::new("chown").arg("postgres").arg(path)).map(drop)
}

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.map(|address| address.port()).map_err(|error| format!("no free port: {error}"))
}

/// Others on this machine could connect too.
fn password() -> Result<String, String> {
    use std::io::Read;
    let mut bytes = [0; 16];
    let random = fs::File::open("/dev/urandom").and_then(|mut file| file.read_exact(&mut bytes));
    random.map_err(|error| format!("no random numbers: {error}"))?;
    Ok(format!("{:032x}", u128::from_le_bytes(bytes)))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made_up() -> Server {
        Server {
            programs: PathBuf::from("/bin/nowhere"),
            folder: PathBuf::from("/nowhere/a b"),
            port: 1,
            password: "secret".to_owned(),
            certificate: None,
        }
    }

    #[test]
    fn the_tests_get_a_url_and_a_command() {
        let server = made_up();
        assert_eq!("postgres://ronde:secret@127.0.0.1:1/postgres", server.url());
        let restart = server.restart();
        assert!(restart.contains("'/bin/nowhere/pg_ctl' 'restart'"), "{restart}");
        assert!(restart.contains("'/nowhere/a b/data'"), "{restart}");
    }

    #[test]
    fn a_server_is_there_until_nobody_needs_it() {
        let Some(programs) = programs() else {
            eprintln!("SKIPPED: a server of PostgreSQL: none is installed");
            return;
        };
        let server = Server::start(&programs, "probe").unwrap();
        let port = server.port;
        let reached = || std::net::TcpStream::connect(("127.0.0.1", port)).is_ok();
        assert!(reached());
        let restart = format!("{} -m fast", server.restart());
        process::capture(Command::new("sh").args(["-c", &restart]).current_dir("/")).unwrap();
        assert!(reached());
        drop(server);
        assert!(!reached());
    }

    #[test]
    fn passwords_differ() {
        assert_ne!(password().unwrap(), password().unwrap());
        assert_eq!(32, password().unwrap().len());
    }
}
