//! Every report and paper by its name on the command line.

use std::sync::LazyLock;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use ronde_report::paper::catalogue;
use ronde_words::Lang;

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

/// What federations and publishers are sent, with a line about each.
const REPORTS: [(Kind, &str, &str); 6] = [
    (Kind::Submission, "submission", "What a federation would refuse"),
    (Kind::Dbase, "dbase", "FIDE's dBASE file"),
    (Kind::National, "national", "Both rating lists as CSV: FIDE's and the Swiss federation's"),
    (Kind::Certificates, "certificates", "Data of norm certificates"),
    (Kind::Pgn, "pgn", "PGN headers of the games"),
    (Kind::Site, "site", "The whole public side as a folder for a web space"),
];

impl ValueEnum for Kind {
    fn value_variants<'a>() -> &'a [Kind] {
        static ALL: LazyLock<Vec<Kind>> = LazyLock::new(|| {
            let reports = REPORTS.iter().map(|(kind, ..)| *kind);
            reports.chain(catalogue::Kind::ALL.map(Kind::Paper)).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match self {
            Kind::Paper(kind) => (kind.key(), kind.name(Lang::En)),
            report => REPORTS.iter().find(|(kind, ..)| kind == report).map(|it| (it.1, it.2))?,
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
