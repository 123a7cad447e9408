//! Which rules a tournament is paired by, and who says so.

use clap::ValueEnum;
use clap::builder::{
    PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser, ValueParserFactory,
};
use ronde_model::{Colour, Date, Snapshot};
use ronde_report::systems;
use ronde_swiss::initial_colour::shown_by_round_1;
use ronde_swiss::system::{self, Chosen};
use ronde_swiss::{Book, Family, System};
use ronde_words::{DoubtWords, PairWords, fill};

use super::words;
use crate::outcome::Stop;
use crate::{help, language};

/// Options of every command that pairs.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct Rulebook {
    #[arg(long, value_name = "SYSTEM")]
    pub(crate) system: Option<SystemName>,
    #[arg(long, value_name = "YEAR")]
    pub(crate) edition: Option<EditionName>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=999))]
    pub(crate) rounds: Option<u16>,
    /// Whose command line it is.
    #[arg(skip)]
    pub(crate) caller: Caller,
}

/// Whose command line it is: advice names only what it has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Caller {
    /// Ours.
    #[default]
    Commands,
    /// That of JaVaFo or bbpPairings.
    DropIn,
}

/// A pairing system, as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SystemName(Family);

impl SystemName {
    pub(crate) const DUTCH: SystemName = SystemName(Family::Dutch);
    pub(crate) const BURSTEIN: SystemName = SystemName(Family::Burstein);
}

/// Help and completions list the families that are offered.
impl ValueParserFactory for SystemName {
    type Parser = ValueParser;

    fn value_parser() -> ValueParser {
        let names = Family::known().map(|family| {
            let value = PossibleValue::new(family.name()).hide(!Family::ALL.contains(&family));
            value.help(in_help(family))
        });
        let system = |name: String| {
            let family = Family::known().find(|family| family.name() == name);
            SystemName(family.expect("a name of the list"))
        };
        PossibleValuesParser::new(names).map(system).into()
    }
}

/// `The Dubov system; editions 1997, 2026`. One that is not offered goes by its own title.
fn in_help(family: Family) -> String {
    let years: Vec<String> = family.editions().iter().map(u16::to_string).collect();
    let said = help::value_with("system", family.name(), ("years", &years.join(", ")));
    said.unwrap_or_else(|| family.in_help().to_owned())
}

impl From<SystemName> for Family {
    fn from(name: SystemName) -> Family {
        name.0
    }
}

/// An edition of the rules, as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EditionName(u16);

/// Years of which some system has an edition; the newest are listed first.
impl ValueParserFactory for EditionName {
    type Parser = ValueParser;

    fn value_parser() -> ValueParser {
        let editions = System::ALL.into_iter().filter(|it| it.year().is_some());
        let editions = editions.filter_map(|it| it.key().rsplit_once('-'));
        let mut years: Vec<&'static str> = editions.map(|(_, year)| year).collect();
        years.sort_unstable_by(|one, other| other.cmp(one));
        years.dedup();
        let value = |year: &'static str| PossibleValue::new(year).help(year_in_help(year));
        PossibleValuesParser::new(years.into_iter().map(value))
            .map(|year| EditionName(year.parse().expect("a year of the list")))
            .into()
    }
}

impl EditionName {
    /// The edition of that system, if it has one of that year.
    pub(crate) fn of(self, family: Family) -> Result<System, Stop> {
        let year = self.0;
        family.edition(year).ok_or_else(|| {
            let (w, lang) = (PairWords::of(language::current()), language::current());
            let system = systems::family(family, lang);
            let years = family.editions().iter().map(u16::to_string).collect::<Vec<_>>();
            Stop::bad_input(match years.split_last() {
                Some((last, [])) => {
                    fill!(w.edition_only, system = system, year = year, last = last)
                }
                Some((last, others)) => {
                    let others = others.join(", ");
                    fill!(
                        w.edition_others,
                        system = system,
                        year = year,
                        others = others,
                        last = last
                    )
                }
                None => fill!(w.edition_none, system = system),
            })
        })
    }
}

/// Which systems have an edition of that year, and when it was in force.
fn year_in_help(year: &str) -> String {
    let of_year = Family::ALL.into_iter().filter(|family| {
        family.members().any(|system| system.key().rsplit_once('-') == Some((family.name(), year)))
    });
    let titles: Vec<&str> = of_year.map(Family::title).collect();
    let titles = titles.join(", ");
    help::value_with("year", year, ("systems", &titles)).unwrap_or(titles)
}

/// A colour, as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColourName {
    White,
    Black,
}

impl From<ColourName> for Colour {
    fn from(name: ColourName) -> Colour {
        match name {
            ColourName::White => Colour::White,
            ColourName::Black => Colour::Black,
        }
    }
}

/// The system, and what decided it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The system.
    pub(crate) system: System,
    /// What decided its edition.
    pub(crate) by: By,
}

/// What decided the edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// `--edition`.
    Option,
    /// `--system`, for a system that has one form only.
    System,
    /// A code in the file.
    Code(String),
    /// The dates of the event.
    Date(Date),
    /// Nothing; the rules in force are taken.
    Default,
}

/// The system and edition: the options, else the file, else the rules in force.
pub(crate) fn system(snapshot: &Snapshot, options: &Rulebook) -> Result<Choice, Stop> {
    let declared = system::declared_with_matches(snapshot);
    let family = match (options.system, &declared) {
        (Some(name), _) => Family::from(name),
        (None, Ok((system, _))) => system.family(),
        (None, Err(not)) => {
            let option = match options.caller {
                Caller::Commands => "--system dutch",
                Caller::DropIn => "--dutch",
            };
            let lang = language::current();
            let why = fill!(DoubtWords::of(lang).system_unknown, code = not.code);
            let all_the_same = PairWords::of(lang).dutch_all_the_same;
            return Err(Stop::bad_input(fill!(all_the_same, why = why, option = option)));
        }
    };
    if let Some(edition) = options.edition {
        return Ok(Choice { system: edition.of(family)?, by: By::Option });
    }
    Ok(match declared {
        Ok((system, chosen)) if system.family() == family => Choice { system, by: chosen.into() },
        _ if family.editions().is_empty() => {
            Choice { system: Book::meant(family, None).system, by: By::System }
        }
        // As if the file had no code: it names another system than the one asked for.
        _ => {
            let (system, chosen) = system::by_date(&snapshot.event, family);
            Choice { system, by: chosen.into() }
        }
    })
}

impl From<Chosen> for By {
    fn from(chosen: Chosen) -> By {
        match chosen {
            Chosen::ByCode(code) => By::Code(code),
            Chosen::ByDate(date) => By::Date(date),
            Chosen::ByDefault => By::Default,
        }
    }
}

impl Choice {
    /// `Dutch system, edition of 2026 (by the code FIDE_DUTCH_2025)`.
    pub(crate) fn words(&self) -> String {
        let w = PairWords::of(language::current());
        let by = match &self.by {
            By::Option => w.by_edition.to_owned(),
            By::System => w.by_system.to_owned(),
            By::Code(code) => fill!(w.by_code, code = code),
            By::Date(date) => fill!(w.by_date, date = date),
            By::Default => w.by_default.to_owned(),
        };
        format!("{} ({by})", words::system(self.system))
    }
}

/// The initial colour, and what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Initial {
    /// The colour.
    pub(crate) colour: Colour,
    /// What decided it.
    pub(crate) by: InitialBy,
}

/// What decided the initial colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InitialBy {
    /// Record 152, or `XXC`.
    File,
    /// The boards of round 1.
    Round1,
    /// `--initial-colour`.
    Option,
    /// Nothing; White is taken.
    Default,
}

/// The initial colour: the file, else what round 1 shows, else the option, else White.
pub(crate) fn initial(snapshot: &Snapshot, system: System, option: Option<ColourName>) -> Initial {
    let shown = || shown_by_round_1(snapshot, system);
    if let Some(colour) = snapshot.rules.initial_colour {
        Initial { colour, by: InitialBy::File }
    } else if let Some(colour) = shown() {
        Initial { colour, by: InitialBy::Round1 }
    } else if let Some(name) = option {
        Initial { colour: name.into(), by: InitialBy::Option }
    } else {
        Initial { colour: Colour::White, by: InitialBy::Default }
    }
}

impl Initial {
    /// `initial colour White (as round 1 shows)`.
    pub(crate) fn words(self) -> String {
        let w = PairWords::of(language::current());
        let by = match self.by {
            InitialBy::File => w.colour_file,
            InitialBy::Round1 => w.colour_round_1,
            InitialBy::Option => w.colour_option,
            InitialBy::Default => w.colour_default,
        };
        fill!(w.colour, colour = words::colour(self.colour), by = by)
    }

    /// Whether an option was given that does not count, because the file says otherwise.
    pub(crate) fn overrules(self, option: Option<ColourName>) -> bool {
        option.is_some_and(|name| Colour::from(name) != self.colour)
    }
}

/// The tournament with its number of rounds, which the option may declare where the file does not.
pub(crate) fn declare_rounds(
    snapshot: Snapshot,
    rounds: Option<u16>,
    name: &str,
) -> Result<Snapshot, Stop> {
    let w = PairWords::of(language::current());
    match (snapshot.rules.declared_rounds, rounds) {
        (Some(declared), Some(asked)) if declared != asked => {
            let said = fill!(w.rounds_conflict, name = name, declared = declared, asked = asked);
            Err(Stop::bad_input(said))
        }
        (None, Some(asked)) => {
            let played = snapshot.rounds.len();
            let mut parts = snapshot.into_parts();
            parts.rules.declared_rounds = Some(asked);
            Snapshot::new(parts).map_err(|_| {
                Stop::bad_input(fill!(
                    w.rounds_too_few,
                    name = name,
                    played = played,
                    asked = asked
                ))
            })
        }
        _ => Ok(snapshot),
    }
}
