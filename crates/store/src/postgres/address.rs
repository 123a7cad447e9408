//! What the URL of a PostgreSQL database says, and what the environment says where it is silent, as
//! PostgreSQL's own programs have it.
//!
//! `postgres://USER:PASSWORD@HOST:PORT/DATABASE?…`, with several hosts if there are several servers
//! (`one:5432,two:5432`), of which `target_session_attrs=read-write` takes the one that may be
//! written. `sslmode` is `disable`, `allow`, `prefer`, `require`, `verify-ca` or `verify-full`;
//! `sslrootcert`, `sslcert` and `sslkey` name files. `connect_timeout` is in seconds,
//! `statement_timeout` as the server has it (`30s`), and `options` goes to the server as it is.
//! What is not known is left aside: the same URL serves other programs.

use std::borrow::Cow;
use std::env;
use std::path::Path;
use std::str::FromStr;

use ronde_office::AddressFault;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use super::passfile;
use super::tls::{Files, Tls, Trust};
use crate::pool::PATIENCE;

/// What goes on to the one who connects.
const PASSED_ON: [&str; 14] = [
    "user",
    "password",
    "dbname",
    "host",
    "hostaddr",
    "port",
    "connect_timeout",
    "tcp_user_timeout",
    "keepalives",
    "keepalives_idle",
    "keepalives_interval",
    "keepalives_retries",
    "target_session_attrs",
    "load_balance_hosts",
];

/// Where sockets are, if no host is named.
const SOCKETS: [&str; 3] = ["/var/run/postgresql", "/private/tmp", "/tmp"];

/// Where the database is, and how it is reached.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(crate) config: Config,
    pub(crate) tls: Tls,
}

impl Address {
    pub(crate) fn of(url: &str) -> Result<Address, AddressFault> {
        let asked = Asked::of(url, &|name| env::var(name).ok())?;
        Ok(Address { tls: Tls::new(asked.trust, &asked.files)?, config: asked.config })
    }

    /// What is told to people: never the password.
    pub(crate) fn place(&self) -> String {
        place(&self.config)
    }
}

fn place(config: &Config) -> String {
    let host = |host: &Host| match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    };
    let hosts: Vec<String> = config.get_hosts().iter().map(host).collect();
    let database = config.get_dbname().or(config.get_user()).unwrap_or_default();
    format!("PostgreSQL {database} @ {}", hosts.join(", "))
}

type Environment<'a> = &'a dyn Fn(&str) -> Option<String>;

/// What was asked for.
#[derive(Debug)]
struct Asked {
    config: Config,
    trust: Trust,
    files: Files,
}

/// What the part of the URL after the question mark says.
struct Parameters {
    passed_on: String,
    sslmode: Option<String>,
    files: Files,
    options: Vec<String>,
    names_host: bool,
}

impl Asked {
    fn of(url: &str, environment: Environment<'_>) -> Result<Asked, AddressFault> {
        let (base, query) = url.split_once('?').unwrap_or((url, ""));
        let said = Parameters::of(query, environment)?;
        let base = if said.names_host { without_host(base) } else { base.into() };
        let config = Config::from_str(&format!("{base}?{}", said.passed_on));
        let mut config = config.map_err(|error| refused(&error))?;
        let (mode, trust) = mode(said.sslmode.as_deref().unwrap_or("prefer"))?;
        config.ssl_mode(mode).application_name("ronde");
        if !said.options.is_empty() {
            config.options(said.options.join(" "));
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        fill(&mut config, environment)?;
        Ok(Asked { config, trust, files: said.files })
    }
}

impl Parameters {
    fn of(query: &str, environment: Environment<'_>) -> Result<Parameters, AddressFault> {
        let mut said = Parameters {
            passed_on: String::new(),
            sslmode: environment("PGSSLMODE"),
            files: Files {
                root: environment("PGSSLROOTCERT"),
                certificate: environment("PGSSLCERT"),
                key: environment("PGSSLKEY"),
            },
            options: environment("PGOPTIONS").into_iter().collect(),
            names_host: false,
        };
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            said.take(&decoded(key)?, decoded(value)?);
        }
        Ok(said)
    }

    fn take(&mut self, key: &str, value: String) {
        match key {
            "sslmode" | "ssl-mode" => self.sslmode = Some(value),
            "sslrootcert" | "ssl-root-cert" | "ssl-ca" => self.files.root = Some(value),
            "sslcert" | "ssl-cert" => self.files.certificate = Some(value),
            "sslkey" | "ssl-key" => self.files.key = Some(value),
            "options" => self.options.push(value),
            "statement_timeout" => self.options.push(format!("-c statement_timeout={value}")),
            _ if PASSED_ON.contains(&key) => {
                self.names_host |= matches!(key, "host" | "hostaddr");
                self.passed_on.extend([key, "=", &*encoded(&value), "&"]);
            }
            _ => {
                let name = key.strip_prefix("options[").and_then(|key| key.strip_suffix(']'));
                self.options.extend(name.map(|name| format!("-c {name}={value}")));
            }
        }
    }
}

fn refused(error: &tokio_postgres::Error) -> AddressFault {
    let why = std::error::Error::source(error).map_or(String::new(), |why| format!(": {why}"));
    AddressFault::Said(format!("{error}{why}"))
}

/// `allow` is what it always was here: no TLS.
fn mode(word: &str) -> Result<(SslMode, Trust), AddressFault> {
    match &*word.to_ascii_lowercase() {
        "disable" | "allow" => Ok((SslMode::Disable, Trust::Anybody)),
        "prefer" => Ok((SslMode::Prefer, Trust::Anybody)),
        "require" => Ok((SslMode::Require, Trust::Anybody)),
        "verify-ca" => Ok((SslMode::Require, Trust::Issuer)),
        "verify-full" => Ok((SslMode::Require, Trust::Name)),
        _ => Err(AddressFault::SslMode(word.to_owned())),
    }
}

/// A host that is named after the question mark takes the place of the one before it.
fn without_host(base: &str) -> Cow<'_, str> {
    let Some((scheme, rest)) = base.split_once("://") else { return base.into() };
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let user = authority.rsplit_once('@').map_or("", |(user, _)| user);
    let at = if user.is_empty() { "" } else { "@" };
    format!("{scheme}://{user}{at}{path}").into()
}

/// What the URL does not say.
fn fill(config: &mut Config, environment: Environment<'_>) -> Result<(), AddressFault> {
    if config.get_user().is_none_or(str::is_empty) {
        let own = ["PGUSER", "USER", "LOGNAME", "USERNAME"].into_iter().find_map(environment);
        config.user(own.unwrap_or_else(|| "unknown".to_owned()));
    }
    if let (None, Some(database)) = (config.get_dbname(), environment("PGDATABASE")) {
        config.dbname(database);
    }
    if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
        let port = environment("PGPORT").map_or(Ok(5432), |port| port.parse());
        let port = port.map_err(|_| AddressFault::Port)?;
        let port = config.get_ports().first().copied().unwrap_or(port);
        let named = environment("PGHOSTADDR").or_else(|| environment("PGHOST"));
        config.host(named.unwrap_or_else(|| nearest(port)));
        if config.get_ports().is_empty() {
            config.port(port);
        }
    }
    if config.get_password().is_none() {
        let known = environment("PGPASSWORD").or_else(|| passfile::password(config, environment));
        known.map(|password| config.password(password));
    }
    Ok(())
}

/// The socket of a server on this machine, if there is one.
fn nearest(port: u16) -> String {
    let there = |folder: &&str| Path::new(folder).join(format!(".s.PGSQL.{port}")).exists();
    SOCKETS.into_iter().find(there).unwrap_or("localhost").to_owned()
}

/// A text from a URL.
fn decoded(text: &str) -> Result<String, AddressFault> {
    let wrong = || AddressFault::Text;
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        match first {
            b'+' => bytes.push(b' '),
            b'%' => {
                let (code, after) = after.split_at_checked(2).ok_or_else(wrong)?;
                let code = std::str::from_utf8(code).map_err(|_| wrong())?;
                bytes.push(u8::from_str_radix(code, 16).map_err(|_| wrong())?);
                rest = after;
            }
            other => bytes.push(*other),
        }
    }
    String::from_utf8(bytes).map_err(|_| wrong())
}

/// A text for a URL.
fn encoded(text: &str) -> String {
    let digit = |number: u8| char::from_digit(u32::from(number), 16).unwrap_or('0');
    text.bytes().flat_map(|byte| ['%', digit(byte >> 4), digit(byte & 15)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio_postgres::config::TargetSessionAttrs;

    fn asked(url: &str) -> Asked {
        Asked::of(url, &|_| None).unwrap()
    }

    #[test]
    fn a_password_is_told_to_nobody() {
        let asked = asked("postgres://anna:geheim@db.example/chess");
        assert_eq!("PostgreSQL chess @ db.example", place(&asked.config));
        assert_eq!(Some(&b"geheim"[..]), asked.config.get_password());
    }

    #[test]
    fn several_servers_of_which_one_may_be_written() {
        let url = "postgres://anna@one:1,two:2/chess?target_session_attrs=read-write";
        let asked = asked(url);
        assert_eq!("PostgreSQL chess @ one, two", place(&asked.config));
        assert_eq!([1, 2], asked.config.get_ports());
        let wanted = asked.config.get_target_session_attrs();
        assert_eq!(TargetSessionAttrs::ReadWrite, wanted);
    }

    #[test]
    fn how_far_a_certificate_is_looked_at() {
        for (word, expected) in [
            ("disable", (SslMode::Disable, Trust::Anybody)),
            ("allow", (SslMode::Disable, Trust::Anybody)),
            ("prefer", (SslMode::Prefer, Trust::Anybody)),
            ("require", (SslMode::Require, Trust::Anybody)),
            ("verify-ca", (SslMode::Require, Trust::Issuer)),
            ("verify-full", (SslMode::Require, Trust::Name)),
        ] {
            let asked = asked(&format!("postgres://h/d?sslmode={word}&sslrootcert=%2Fa%20b"));
            assert_eq!(expected, (asked.config.get_ssl_mode(), asked.trust), "{word}");
            assert_eq!(Some("/a b"), asked.files.root.as_deref());
        }
        assert_eq!(SslMode::Prefer, asked("postgres://h/d").config.get_ssl_mode());
        let odd = Asked::of("postgres://h/d?sslmode=verify", &|_| None).unwrap_err();
        assert_eq!(AddressFault::SslMode("verify".to_owned()), odd);
        let odd = Asked::of("postgres://h/d?options=%2", &|_| None).unwrap_err();
        assert_eq!(AddressFault::Text, odd);
    }

    #[test]
    fn what_goes_to_the_server() {
        let url = "postgres://h/d?options=-c%20a=1&options[search_path]=ronde&statement_timeout=30s\
                   &gssencmode=disable&connect_timeout=3";
        let config = asked(url).config;
        let options = "-c a=1 -c search_path=ronde -c statement_timeout=30s";
        assert_eq!(Some(options), config.get_options());
        assert_eq!(Some(&std::time::Duration::from_secs(3)), config.get_connect_timeout());
        let plain = asked("postgres://h/d").config;
        assert_eq!((None, Some(&PATIENCE)), (plain.get_options(), plain.get_connect_timeout()));
    }

    #[test]
    #[cfg(unix)]
    fn a_host_after_the_question_mark_is_the_host() {
        let url = "postgres://anna:x@localhost:5432/chess?host=/run/postgresql&port=5433";
        let config = asked(url).config;
        assert_eq!("PostgreSQL chess @ /run/postgresql", place(&config));
        assert_eq!((Some("anna"), &[5433][..]), (config.get_user(), config.get_ports()));
    }

    #[test]
    fn the_environment_says_what_the_url_does_not() {
        let environment = |name: &str| {
            let value = match name {
                "PGUSER" => "bea",
                "PGPASSWORD" => "geheim",
                "PGHOST" => "elsewhere",
                "PGPORT" => "99",
                "PGDATABASE" => "chess",
                "PGSSLMODE" => "verify-full",
                _ => return None,
            };
            Some(value.to_owned())
        };
        let silent = Asked::of("postgres://", &environment).unwrap();
        assert_eq!("PostgreSQL chess @ elsewhere", place(&silent.config));
        assert_eq!((Some("bea"), &[99][..]), (silent.config.get_user(), silent.config.get_ports()));
        assert_eq!(
            (Trust::Name, Some(&b"geheim"[..])),
            (silent.trust, silent.config.get_password())
        );
        let url = "postgres://anna:x@here/open?sslmode=disable";
        let said = Asked::of(url, &environment).unwrap();
        assert_eq!("PostgreSQL open @ here", place(&said.config));
        assert_eq!(
            (Some("anna"), Some(&b"x"[..])),
            (said.config.get_user(), said.config.get_password())
        );
        assert_eq!(SslMode::Disable, said.config.get_ssl_mode());
    }
}
