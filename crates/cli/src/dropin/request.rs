//! What such a command line asks for.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use ronde_model::RoundNumber;

use super::beside;
use crate::outcome::Stop;
use crate::pair::choice::{Caller, Rulebook, SystemName};

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Work {
    /// `-p [out]`.
    Pair {
        /// File for the list; standard output when there is none.
        output: Option<PathBuf>,
    },
    /// `-c [round]`, `-check`.
    Check {
        /// The only round to check.
        round: Option<RoundNumber>,
    },
    /// `-g [config]`.
    Generate {
        /// A file of keys and values.
        config: Option<PathBuf>,
    },
}

/// Whether a checklist is asked for, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Checklist {
    /// It is not.
    #[default]
    None,
    /// `-l`: beside the tournament.
    Beside,
    /// `-l list`.
    Named(PathBuf),
}

/// A command line that makes sense.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Request {
    /// `-r`.
    pub(super) release: bool,
    /// What to do besides.
    pub(super) work: Option<Work>,
    /// The tournament, or the model of one.
    pub(super) input: Option<PathBuf>,
    /// `-b`: Baku acceleration.
    pub(super) baku: bool,
    /// The system that was named, as bbpPairings asks for; JaVaFo has one only.
    pub(super) system: Option<SystemName>,
    /// `-o`.
    pub(super) output: Option<PathBuf>,
    /// `-s`.
    pub(super) seed: Option<u64>,
    /// `-l`.
    pub(super) checklist: Checklist,
}

const FORMS: &str = "The forms are:
  ronde [-r] [--dutch|--burstein] in.trf [-b] -p [out] [-l [list]]
  ronde [-r] [--dutch|--burstein] in.trf [-b] -c [round] [-l [list]]
  ronde -check in.trf
  ronde [-r] [--dutch|--burstein] (model.trf -g | -g [config]) [-b] -o out.trf [-s seed] [-l [list]]
  ronde -r
For everything else see `ronde help`.
";

impl Request {
    pub(super) fn parse(arguments: &[OsString]) -> Result<Request, Stop> {
        let mut words = Words { words: arguments, next: 0 };
        let mut request = Request::default();
        while let Some(word) = words.take() {
            request.read(word, &mut words)?;
        }
        request.check()
    }

    fn read(&mut self, word: &OsString, words: &mut Words<'_>) -> Result<(), Stop> {
        match word.to_str() {
            Some("-r") => self.release = true,
            Some("-b") => self.baku = true,
            Some("--dutch") => self.system = Some(SystemName::DUTCH),
            Some("--burstein") => self.system = Some(SystemName::BURSTEIN),
            Some("-p") => self.set(Work::Pair { output: words.value().map(PathBuf::from) })?,
            Some("-c") => {
                let round = words.value().map(round).transpose()?;
                self.set(Work::Check { round })?;
            }
            Some("-check") => {
                self.set(Work::Check { round: None })?;
                if let Some(file) = words.value() {
                    self.take_input(file)?;
                }
            }
            Some("-g") => self.set(Work::Generate { config: words.value().map(PathBuf::from) })?,
            Some("-o") => self.output = Some(words.needed("-o", "a file")?.into()),
            Some("-s") => self.seed = Some(seed(words.needed("-s", "a seed")?)?),
            Some("-l") => {
                let name = words.value().map(PathBuf::from);
                self.checklist = name.map_or(Checklist::Beside, Checklist::Named);
            }
            Some(option) if option.starts_with('-') && option != "-" => {
                return Err(refused(&format!("{option} is no option of this form")));
            }
            _ => self.take_input(word)?,
        }
        Ok(())
    }

    fn set(&mut self, work: Work) -> Result<(), Stop> {
        match self.work.replace(work) {
            None => Ok(()),
            Some(_) => Err(refused("only one of -p, -c and -g can be done at a time")),
        }
    }

    fn take_input(&mut self, file: &OsString) -> Result<(), Stop> {
        match self.input.replace(file.into()) {
            None => Ok(()),
            Some(first) => {
                let (first, second) = (first.display(), file.display());
                Err(refused(&format!("there are two files to read, {first} and {second}")))
            }
        }
    }

    /// Options that mean nothing for the work are refused.
    fn check(self) -> Result<Request, Stop> {
        let generates = matches!(self.work, Some(Work::Generate { .. }));
        let refusal = match &self.work {
            None if self.input.is_some() => Some("nothing is said to be done with the file"),
            Some(Work::Generate { config: Some(_) }) if self.input.is_some() => {
                Some("a tournament is made from a model or from a configuration, not from both")
            }
            Some(Work::Generate { .. }) if self.output.is_none() => {
                Some("-g needs -o and a file to write")
            }
            _ if !generates && (self.output.is_some() || self.seed.is_some()) => {
                Some("-o and -s belong to -g")
            }
            _ => None,
        };
        refusal.map_or(Ok(self), |why| Err(refused(why)))
    }

    /// The rules: `--dutch` is the Dutch system whatever the file's code, in the edition that the
    /// file asks for.
    pub(super) fn rulebook(&self) -> Rulebook {
        let system = self.system;
        Rulebook { system, caller: Caller::DropIn, ..Rulebook::default() }
    }

    /// Where the checklist goes, if one is asked for: the name given, or that of the file with
    /// the ending `.list`.
    pub(super) fn checklist_path(&self, file: Option<&Path>) -> Option<PathBuf> {
        match &self.checklist {
            Checklist::None => None,
            Checklist::Beside => Some(file.unwrap_or(Path::new("stdin")).with_extension("list")),
            Checklist::Named(name) => Some(beside(name, file)),
        }
    }
}

fn refused(why: &str) -> Stop {
    Stop::bad_input(format!("{why}.")).showing(FORMS.to_owned())
}

fn round(word: &OsString) -> Result<RoundNumber, Stop> {
    let number = word.to_str().and_then(|text| text.parse().ok()).and_then(RoundNumber::new);
    number.ok_or_else(|| refused(&format!("{} is no number of a round", word.display())))
}

fn seed(word: &OsString) -> Result<u64, Stop> {
    let number = word.to_str().and_then(|text| text.parse().ok());
    number.ok_or_else(|| refused(&format!("{} is no seed; a whole number is", word.display())))
}

struct Words<'a> {
    words: &'a [OsString],
    next: usize,
}

impl<'a> Words<'a> {
    fn take(&mut self) -> Option<&'a OsString> {
        let word = self.words.get(self.next)?;
        self.next += 1;
        Some(word)
    }

    /// The word that follows, unless it is an option.
    fn value(&mut self) -> Option<&'a OsString> {
        let word = self.words.get(self.next)?;
        let is_option = word.to_str().is_some_and(|text| text.starts_with('-') && text != "-");
        if is_option { None } else { self.take() }
    }

    fn needed(&mut self, option: &str, what: &str) -> Result<&'a OsString, Stop> {
        self.value().ok_or_else(|| refused(&format!("{option} needs {what}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_of_both_programs() {
        let pair = |output: Option<&str>| Some(Work::Pair { output: output.map(PathBuf::from) });
        let of = |line: &str| parse(line).unwrap();
        assert_eq!(pair(None), of("in.trf -p").work);
        assert_eq!(pair(Some("out.txt")), of("--dutch in.trf -p out.txt -l x.list").work);
        assert_eq!(
            Checklist::Named("x.list".into()),
            of("--dutch in.trf -p out.txt -l x.list").checklist
        );
        assert_eq!(Checklist::Beside, of("in.trf -p -l").checklist);
        assert_eq!(None, of("--dutch -p").input);
        assert_eq!(Some(SystemName::BURSTEIN), of("--burstein in.trf -p").system);
        assert!(of("in.trf -b -p").baku);
        assert!(of("-r in.trf -c").release);
        assert_eq!(Some(Work::Check { round: RoundNumber::new(4) }), of("in.trf -c 4").work);
        assert_eq!(Some(PathBuf::from("in.trf")), of("-check in.trf").input);
        assert_eq!(None, of("-r").work);
        assert_eq!(Some(17), of("--dutch -g -o x.trf -s 17").seed);
        let config = Some(Work::Generate { config: Some("a.cfg".into()) });
        assert_eq!(config, of("-g a.cfg -o x.trf").work);
        assert_eq!(Some(PathBuf::from("model.trf")), of("-r model.trf -g -b -o x.trf").input);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for line in [
            "in.trf -p -c",
            "one.trf two.trf -p",
            "in.trf -r",
            "-g",
            "model.trf -g config -o x.trf",
            "in.trf -p -s 4",
            "in.trf -c four",
            "-g -o x.trf -s many",
            "in.trf -p -z",
        ] {
            assert!(parse(line).is_err(), "{line}");
        }
    }

    fn parse(line: &str) -> Result<Request, Stop> {
        let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        Request::parse(&words)
    }
}
