//! Every report and paper by its name on the command line.

use std::sync::LazyLock;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use ronde_report::paper::catalogue;

use crate::{help, language};

/// What `ronde report` makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Submission,
    Dbase,
    National,
    Certificates,
    Pgn,
    Site,
    Paper(catalogue::Kind),
}

/// What federations and publishers are sent.
const REPORTS: [(Kind, &str); 6] = [
    (Kind::Submission, "submission"),
    (Kind::Dbase, "dbase"),
    (Kind::National, "national"),
    (Kind::Certificates, "certificates"),
    (Kind::Pgn, "pgn"),
    (Kind::Site, "site"),
];

impl ValueEnum for Kind {
    fn value_variants<'a>() -> &'a [Kind] {
        static ALL: LazyLock<Vec<Kind>> = LazyLock::new(|| {
            let reports = REPORTS.iter().map(|(kind, _)| *kind);
            reports.chain(catalogue::Kind::ALL.map(Kind::Paper)).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match self {
            Kind::Paper(kind) => (kind.key(), kind.name(language::current())),
            report => {
                let name = REPORTS.iter().find(|(kind, _)| kind == report).map(|it| it.1)?;
                (name, help::value("report", name))
            }
        };
        Some(PossibleValue::new(name).help(help))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_have_the_same_name() {
        let all = Kind::value_variants();
        let mut names: Vec<String> = all
            .iter()
            .map(|kind| kind.to_possible_value().unwrap().get_name().to_owned())
            .collect();
        names.sort();
        names.dedup();
        assert_eq!(all.len(), names.len());
    }
}
