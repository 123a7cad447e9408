//! What `--help`, the manual and completions say: the part `command` of the catalogues, filled into
//! the definitions of the arguments by one walk.
//!
//! A key is made of the path of the command and the name of the argument: `command-pair-round`. An
//! argument that several commands share may stand once, under `any`: `command-any-file`. Behind a
//! key, `-more` holds the paragraphs that `-h` leaves out.

mod fixed;
mod mistakes;

use std::ffi::OsStr;
use std::marker::PhantomData;

use clap::builder::{EnumValueParser, PossibleValue, Resettable, StyledStr, TypedValueParser};
use clap::{Arg, Command, CommandFactory, Error, ValueEnum};
use ronde_words::{Pattern, command_words};

use crate::args::Cli;
use crate::language::{self, CodeParser};

pub(crate) use fixed::{in_manual, in_words};
pub(crate) use mistakes::told;

/// Commands whose help shows no exit codes: the command above or below them does, or they are not
/// for scripts.
const WITHOUT_CODES: [&str; 9] = [
    "schedule",
    "players-import",
    "players-search",
    "players-show",
    "players-match",
    "players-convert",
    "examples",
    "completions",
    "man",
];

/// The command line without a word of help, which is all that arguments without a mistake need:
/// most runs never look into the catalogue.
pub(crate) fn bare() -> Command {
    taking_language(Cli::command())
}

fn taking_language(command: Command) -> Command {
    with_language(command).mut_subcommands(taking_language)
}

/// The whole command line, with every word that its help needs.
pub(crate) fn command() -> Command {
    let mut command = filled(Cli::command(), "");
    build(&mut command);
    finished(command)
}

/// The same with all that may stand behind `help`, for completions and the page of the whole.
pub(crate) fn expanded() -> Command {
    let mut command = filled(Cli::command(), "");
    command.build();
    finished(command)
}

/// The same for the manual, which has no page for `help`.
pub(crate) fn for_manual() -> Command {
    let mut command = without_help_command(filled(Cli::command(), ""));
    command.build();
    finished(command)
}

fn without_help_command(command: Command) -> Command {
    command.disable_help_subcommand(true).mut_subcommands(without_help_command)
}

/// How the process ends, in words.
#[cfg(test)]
pub(crate) fn exit_codes() -> &'static str {
    must(&["exit-codes".to_owned()])
}

/// What `--lang all` means.
pub(crate) fn all_languages() -> &'static str {
    must(&["of-lang-all".to_owned()])
}

/// What a value means, under `of-KEY-VALUE`.
pub(crate) fn value(key: &str, value: &str) -> &'static str {
    must(&[format!("of-{key}-{value}")])
}

/// What a value means, where its words have a variable.
pub(crate) fn value_with(key: &str, value: &str, given: (&str, &str)) -> Option<String> {
    let key = format!("of_{key}_{value}");
    let found = command_words(language::current()).get(&key);
    #[cfg(test)]
    tests::note(&key, found.is_some());
    found.map(|words| words.fill(&[(given.0, &given.1)]))
}

/// The text of a key in the language of this run.
fn text(key: &str) -> Option<&'static str> {
    let key = key.replace('-', "_");
    let found = command_words(language::current()).get(&key).map(Pattern::text);
    #[cfg(test)]
    tests::note(&key, found.is_some());
    found
}

/// The text of something that must have one.
fn must(keys: &[String]) -> &'static str {
    let found = keys.iter().find_map(|key| text(key));
    #[cfg(test)]
    tests::demand(keys, found.is_some());
    found.unwrap_or_default()
}

/// Words for a command, its arguments and its subcommands.
fn filled(command: Command, path: &str) -> Command {
    let own = if path.is_empty() { command.get_name().to_owned() } else { path.to_owned() };
    let about = must(&[format!("{own}-about")]);
    let short = about.strip_suffix('.').unwrap_or(about);
    let more = text(&format!("{own}-more")).map(|more| format!("{about}\n\n{more}"));
    let codes = !WITHOUT_CODES.contains(&&*own);
    let below = if path.is_empty() { String::new() } else { format!("{path}-") };
    let command = with_language(command)
        .about(short)
        .long_about(Resettable::from(more.map(StyledStr::from)))
        .mut_args(|arg| filled_argument(arg, &own))
        .mut_subcommands(|sub| {
            let path = format!("{below}{}", sub.get_name());
            filled(sub, &path)
        });
    let command = match command.get_subcommand_value_name() {
        Some(_) => command,
        None => command.subcommand_value_name(value_name("COMMAND")),
    };
    if codes { command.after_help(must(&["exit-codes".to_owned()])) } else { command }
}

/// Every command takes `--lang`. Where it is an option of the command itself, it stays that; else
/// nobody asks for it after [`language::settle`] has.
fn with_language(command: Command) -> Command {
    if command.get_arguments().any(|arg| arg.get_id() == "lang") {
        return command;
    }
    command.arg(Arg::new("lang").long("lang").value_name("LANGUAGE").value_parser(CodeParser))
}

fn filled_argument(arg: Arg, path: &str) -> Arg {
    let id = arg.get_id().as_str().to_owned();
    let [own, any] = [format!("{path}-{id}"), format!("any-{id}")];
    let help = must(&[own.clone(), any.clone()]);
    let more = text(&format!("{own}-more")).or_else(|| text(&format!("{any}-more")));
    let long = more.map(|more| StyledStr::from(format!("{help}\n\n{more}")));
    let arg = arg.help(help).long_help(Resettable::from(long));
    let arg = match arg.get_help_heading() {
        Some(heading) => {
            let heading = must(&[format!("heading-{heading}")]);
            arg.help_heading(heading)
        }
        None => arg,
    };
    let takes_value = arg.get_action().takes_values();
    match arg.get_value_names().filter(|_| takes_value) {
        Some(names) => {
            let names: Vec<&str> = names.iter().map(|name| value_name(name)).collect();
            arg.value_names(names)
        }
        None => arg,
    }
}

/// `FILE` as readers know it. Names without letters to translate, such as `N`, stay.
fn value_name(name: &str) -> &'static str {
    let key: String = name
        .chars()
        .map(|sign| if sign.is_ascii_alphanumeric() { sign.to_ascii_lowercase() } else { '-' })
        .collect();
    must(&[format!("value-{}", key.trim_matches('-'))])
}

/// Lets clap add what it adds to every command: `--help`, `--version` and the command `help`.
fn build(command: &mut Command) {
    // It builds the command on the way, and is the only public call that does no more than that.
    command.render_usage();
    command.get_subcommands_mut().for_each(build);
}

/// Words for what clap has added.
fn finished(command: Command) -> Command {
    let longer = command.get_long_about().is_some()
        || command.get_arguments().any(|arg| {
            let explained = |value: &PossibleValue| value.get_help().is_some();
            arg.get_long_help().is_some() && arg.get_id() != "help"
                || arg.get_possible_values().iter().any(explained)
        });
    let command = command.mut_args(|arg| match arg.get_id().as_str() {
        "help" if longer => arg
            .help(must(&["print-help-short".to_owned()]))
            .long_help(must(&["print-help-long".to_owned()])),
        "help" => arg.help(must(&["print-help".to_owned()])),
        "version" => arg.help(must(&["print-version".to_owned()])),
        _ => arg,
    });
    command.mut_subcommands(|sub| finished(if sub.get_name() == "help" { help(sub) } else { sub }))
}

/// Words for the command `help`.
fn help(command: Command) -> Command {
    let command = command.about(must(&["print-help-of".to_owned()]));
    command.mut_args(|arg| match arg.get_id().as_str() {
        "subcommand" => {
            arg.help(must(&["print-help-which".to_owned()])).value_name(value_name("COMMAND"))
        }
        _ => arg,
    })
}

/// One of a fixed set of values, whose words stand in the catalogues under `of-KEY-VALUE`.
#[derive(Clone, Debug)]
pub(crate) struct Offered<T> {
    key: &'static str,
    of: PhantomData<fn() -> T>,
}

/// Reads a value of an enumeration.
pub(crate) fn offered<T: ValueEnum>(key: &'static str) -> Offered<T> {
    Offered { key, of: PhantomData }
}

impl<T: ValueEnum + Clone + Send + Sync + 'static> TypedValueParser for Offered<T> {
    type Value = T;

    fn parse_ref(&self, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        EnumValueParser::<T>::new().parse_ref(cmd, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let values = T::value_variants().iter().filter_map(ValueEnum::to_possible_value);
        Some(Box::new(values.map(|value| {
            let help = self::value(self.key, value.get_name());
            value.help(help)
        })))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    use ronde_words::Lang;

    use super::*;

    thread_local! {
        static FOUND: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
        static MISSING: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    }

    /// A key that was looked for.
    pub(super) fn note(key: &str, found: bool) {
        if found {
            FOUND.with_borrow_mut(|keys| keys.insert(key.to_owned()));
        }
    }

    /// Something that must have words under one of these keys.
    pub(super) fn demand(keys: &[String], found: bool) {
        if !found {
            MISSING.with_borrow_mut(|missing| missing.insert(keys.join(" or ")));
        }
    }

    fn look(command: &Command) {
        command.get_arguments().for_each(|arg| drop(arg.get_possible_values()));
        command.get_subcommands().for_each(look);
    }

    /// Every command and argument has its words, and no words are left over. The build refuses a
    /// language whose keys are not those of English.
    #[test]
    fn words_and_arguments_fit_together() {
        for command in [command(), expanded(), for_manual()] {
            look(&command);
        }
        assert_eq!(BTreeSet::new(), MISSING.take(), "keys of the part `command` are missing");
        let found = FOUND.take();
        let known = command_words(Lang::En).iter().map(|(key, _)| (*key).to_owned());
        let unused: Vec<String> = known.filter(|key| !found.contains(key)).collect();
        assert_eq!(Vec::<String>::new(), unused, "nobody says these keys of the part `command`");
    }
}
