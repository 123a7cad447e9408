//! By which rules and tie-breaks a tournament is ranked, and what decided it.

use clap::ValueEnum;
use ronde_model::{Participant, Snapshot};
use ronde_report::ranking_notes;
use ronde_standings::edition::Chosen as By;
use ronde_standings::{
    Contest, Edition, Form, ListSource, Overrides, Settings, TieBreak, Unusable,
};
use ronde_words::{ProblemWords, StandingsWords, fill};

use crate::outcome::Stop;
use crate::{help, language};

/// Options that choose rules and tie-breaks.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct Rules {
    #[command(flatten)]
    ranking: RankingOptions,
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    #[arg(long, value_name = "FORM")]
    #[arg(value_parser = help::offered::<FormName>("form"))]
    form: Option<FormName>,
}

/// The same options for papers, which name the round themselves.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct RankingOptions {
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    #[arg(long = "rules", value_name = "YEAR")]
    #[arg(value_parser = help::offered::<Year>("rules"))]
    edition: Option<Year>,
    #[arg(long, value_name = "WHO")]
    #[arg(value_parser = help::offered::<ContestName>("contest"))]
    contest: Option<ContestName>,
    #[arg(long, value_name = "RATING")]
    unrated: Option<u16>,
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    lots: Vec<u32>,
}

/// Editions, as the command line names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Year {
    #[value(name = "2026")]
    Y2026,
    #[value(name = "2024")]
    Y2024,
    #[value(name = "1998")]
    Y1998,
    #[value(name = "1992")]
    Y1992,
}

impl From<Year> for Edition {
    fn from(year: Year) -> Edition {
        match year {
            Year::Y2026 => Edition::E2026,
            Year::Y2024 => Edition::E2024,
            Year::Y1998 => Edition::E1998,
            Year::Y1992 => Edition::E1992,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormName {
    Swiss,
    Predetermined,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ContestName {
    Players,
    Teams,
}

/// What was chosen.
pub(crate) struct Chosen {
    /// Everything that the standings need.
    pub(crate) settings: Settings,
    /// What the user should know.
    pub(crate) notes: Vec<String>,
}

impl Chosen {
    /// A line about the rules, and the notes.
    pub(crate) fn words(&self) -> String {
        let word = ProblemWords::of(language::current()).note;
        let notes = self.notes.iter().map(|note| format!("{word}: {note}\n"));
        std::iter::once(format!("{}\n", said(&self.settings))).chain(notes).collect()
    }
}

impl Rules {
    /// A list and an edition, where they are given; everything else as the file has it.
    pub(crate) fn new(tie_breaks: Option<String>, edition: Option<Year>) -> Rules {
        let ranking = RankingOptions { tie_breaks, edition, ..RankingOptions::default() };
        Rules { ranking, ..Rules::default() }
    }

    /// The settings, from the options, else the file, else the rules in force.
    pub(crate) fn choose(&self, snapshot: &Snapshot, name: &str) -> Result<Chosen, Stop> {
        let asked = self.overrides(snapshot, name)?;
        let settings = settled(snapshot, &asked)?;
        let notes = ranking_notes::notes(snapshot, &settings, language::current());
        Ok(Chosen { settings, notes })
    }

    fn overrides(&self, snapshot: &Snapshot, name: &str) -> Result<Overrides, Stop> {
        Ok(Overrides {
            form: self.form.map(|form| match form {
                FormName::Swiss => Form::Swiss,
                FormName::Predetermined => Form::Predetermined,
            }),
            rounds: self.rounds(snapshot, name)?,
            ..self.ranking.overrides(snapshot, name)?
        })
    }

    fn rounds(&self, snapshot: &Snapshot, name: &str) -> Result<Option<usize>, Stop> {
        match self.round.map(usize::from) {
            Some(round) if round > snapshot.rounds.len() => {
                let (w, n) = (words(), snapshot.rounds.len());
                Err(Stop::bad_input(fill!(w.no_round, n = n, name = name, round = round)))
            }
            round => Ok(round),
        }
    }
}

impl RankingOptions {
    /// The settings that are asked for; none where nothing is.
    pub(crate) fn choose(&self, snapshot: &Snapshot, name: &str) -> Result<Option<Settings>, Stop> {
        let asked = self.overrides(snapshot, name)?;
        if asked == Overrides::default() {
            return Ok(None);
        }
        settled(snapshot, &asked).map(Some)
    }

    fn overrides(&self, snapshot: &Snapshot, name: &str) -> Result<Overrides, Stop> {
        let contest = self.contest(snapshot, name)?;
        Ok(Overrides {
            edition: self.edition.map(Edition::from),
            contest,
            tie_breaks: self.list()?,
            unrated: self.unrated,
            lots: self.lots(snapshot, contest)?,
            ..Overrides::default()
        })
    }

    fn contest(&self, snapshot: &Snapshot, name: &str) -> Result<Option<Contest>, Stop> {
        match self.contest {
            Some(ContestName::Teams) if snapshot.teams.is_empty() => {
                Err(Stop::bad_input(fill!(words().no_teams, name = name)))
            }
            Some(ContestName::Teams) => Ok(Some(Contest::Teams)),
            Some(ContestName::Players) => Ok(Some(Contest::Players)),
            None => Ok(None),
        }
    }

    fn lots(
        &self,
        snapshot: &Snapshot,
        contest: Option<Contest>,
    ) -> Result<Option<Vec<Participant>>, Stop> {
        let contest = contest.unwrap_or_else(|| Settings::of(snapshot).contest());
        let lot = |number: &u32| {
            let who = match contest {
                Contest::Players => ronde_model::PairingNumber::new(*number)
                    .filter(|it| snapshot.player(*it).is_some())
                    .map(Participant::Player),
                Contest::Teams => ronde_model::TeamNumber::new(*number)
                    .filter(|it| snapshot.teams.iter().any(|team| team.number == *it))
                    .map(Participant::Team),
            };
            who.ok_or_else(|| Stop::bad_input(fill!(words().no_such_lot, number = number)))
        };
        if self.lots.is_empty() {
            return Ok(None);
        }
        self.lots.iter().map(lot).collect::<Result<_, _>>().map(Some)
    }

    /// A list of the user must be right.
    fn list(&self) -> Result<Option<Vec<TieBreak>>, Stop> {
        let Some(text) = &self.tie_breaks else { return Ok(None) };
        let asked = Overrides::with_list(text);
        let asked = asked.map_err(|why| not_this_list(&Unusable::Unreadable(why)))?;
        Ok(asked.tie_breaks)
    }
}

fn settled(snapshot: &Snapshot, asked: &Overrides) -> Result<Settings, Stop> {
    Settings::settle(snapshot, asked).map_err(|why| not_this_list(&why))
}

fn words() -> &'static StandingsWords {
    StandingsWords::of(language::current())
}

/// With the option that helps, where one does.
fn not_this_list(why: &Unusable) -> Stop {
    let (w, told) = (words(), ranking_notes::unusable(why, language::current()));
    Stop::bad_input(match why {
        Unusable::OnlyTeams(_) => fill!(w.not_this_list_but_teams, why = told),
        Unusable::Unreadable(_) | Unusable::NotInEdition { .. } | Unusable::NeedsMatches(_) => {
            fill!(w.not_this_list, why = told)
        }
    })
}

fn said(settings: &Settings) -> String {
    let w = words();
    let form = match settings.form() {
        Form::Swiss => w.form_swiss,
        Form::Predetermined => w.form_predetermined,
    };
    let by = match settings.edition_by() {
        By::Asked => w.by_option.to_owned(),
        By::Declared => w.by_file.to_owned(),
        By::ByDate(date) | By::NearestToDate(date) => fill!(w.by_date, date = date),
        By::ByDefault => w.in_force.to_owned(),
    };
    let from = match settings.list_from() {
        ListSource::Asked => w.by_option,
        ListSource::Declared => w.by_file,
        ListSource::Article1992 => w.by_article,
        ListSource::Form => w.by_form,
        ListSource::None => w.by_nothing,
    };
    let list: Vec<String> = settings.tie_breaks().iter().map(ToString::to_string).collect();
    let list =
        if list.is_empty() { from.to_owned() } else { format!("{} ({from})", list.join(",")) };
    fill!(w.rules, year = settings.edition(), by = by, form = form, list = list)
}
