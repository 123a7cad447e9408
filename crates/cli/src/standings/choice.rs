//! By which rules and tie-breaks a tournament is ranked, and what decided it.

use clap::ValueEnum;
use ronde_model::{GameResult, Participant, Round, Snapshot};
use ronde_standings::edition::{self, Chosen as By};
use ronde_standings::grammar::{mixed_families, read_list};
use ronde_standings::settings::declared_list;
use ronde_standings::{Basis, Code, Contest, Edition, Form, Settings, TieBreak};

use crate::outcome::Stop;
use crate::pair::words::count;

/// Options that choose rules and tie-breaks.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct Rules {
    /// Tie-breaks in order, such as DE,BH/C1,SB; those of the file when left out
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// Standings after this round; the last one with a result when left out
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// Tie-break rules: by the date of the event when left out, else 2026
    #[arg(long = "rules", value_name = "YEAR")]
    edition: Option<Year>,
    /// Whether pairings were fixed beforehand; by the type in the file when left out
    #[arg(long, value_name = "FORM")]
    form: Option<FormName>,
    /// Who is ranked; by the type in the file when left out
    #[arg(long, value_name = "WHO")]
    contest: Option<ContestName>,
    /// Rating that the unrated count, if the rules of the event say so
    #[arg(long, value_name = "RATING")]
    unrated: Option<u16>,
    /// A draw of lots that was held: numbers, the winner first
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    lots: Vec<u32>,
}

/// Editions, as the command line names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Year {
    /// C.07 from 1 March 2026
    #[value(name = "2026")]
    Y2026,
    /// C.07 of 2024
    #[value(name = "2024")]
    Y2024,
    /// The rules of 1998: an unplayed game is a draw against oneself
    #[value(name = "1998")]
    Y1998,
    /// Article F10 of 1992: only the first place is broken
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
    /// Pairings follow from results
    Swiss,
    /// Round robin, Scheveningen and the like
    Predetermined,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ContestName {
    /// Players
    Players,
    /// Teams
    Teams,
}

/// What was chosen.
pub(crate) struct Chosen {
    /// Everything that the standings need.
    pub(crate) settings: Settings,
    /// What decided the edition and the list.
    by: String,
    /// What the user should know.
    pub(crate) notes: Vec<String>,
    /// Why the file's list could not be used to its end: what stands behind is left out.
    pub(crate) ends_at: Option<String>,
}

impl Chosen {
    /// A line about the rules, and the notes.
    pub(crate) fn words(&self) -> String {
        let notes = self.notes.iter().map(|note| format!("note: {note}\n"));
        std::iter::once(format!("{}\n", self.by)).chain(notes).collect()
    }
}

impl Rules {
    /// A list and an edition, where they are given; everything else as the file has it.
    pub(crate) fn new(tie_breaks: Option<String>, edition: Option<Year>) -> Rules {
        Rules { tie_breaks, edition, ..Rules::default() }
    }

    /// The settings, from the options, else the file, else the rules in force.
    pub(crate) fn choose(&self, snapshot: &Snapshot, name: &str) -> Result<Chosen, Stop> {
        let mut settings = Settings::declared(snapshot);
        let (declared, by) = edition::declared(snapshot);
        settings.edition = self.edition.map_or(declared, Edition::from);
        if let Some(form) = self.form {
            settings.form = match form {
                FormName::Swiss => Form::Swiss,
                FormName::Predetermined => Form::Predetermined,
            };
        }
        settings.contest = self.contest(snapshot, settings.contest, name)?;
        settings.rounds = self.rounds(snapshot, settings.rounds, name)?;
        settings.unrated = self.unrated;
        settings.lots = self.lots(snapshot, settings.contest)?;
        // seed-002:3: game points come first there.
        if !settings.edition.is_c07() && settings.contest == Contest::Teams {
            settings.primary = Basis::Game;
        }
        let (list, from, ends_at) = self.list(snapshot, &settings)?;
        settings.tie_breaks = list;
        let notes = notes(snapshot, &settings, by, self.edition.is_none(), ends_at.as_deref());
        let by = said(&settings, &edition_words(by, self.edition.is_some()), from);
        Ok(Chosen { settings, by, notes, ends_at })
    }

    fn contest(&self, snapshot: &Snapshot, declared: Contest, name: &str) -> Result<Contest, Stop> {
        match self.contest {
            Some(ContestName::Teams) if snapshot.teams.is_empty() => Err(Stop::bad_input(format!(
                "{name} lists no teams (records 310 or 013). Leave out --contest teams."
            ))),
            Some(ContestName::Teams) => Ok(Contest::Teams),
            Some(ContestName::Players) => Ok(Contest::Players),
            None => Ok(declared),
        }
    }

    fn rounds(&self, snapshot: &Snapshot, last: usize, name: &str) -> Result<usize, Stop> {
        match self.round.map(usize::from) {
            None => Ok(last),
            Some(round) if round <= snapshot.rounds.len() => Ok(round),
            Some(round) => Err(Stop::bad_input(format!(
                "{name} has {}, so there are no standings after round {round}.",
                count(snapshot.rounds.len(), "round")
            ))),
        }
    }

    fn lots(&self, snapshot: &Snapshot, contest: Contest) -> Result<Vec<Participant>, Stop> {
        let lot = |number: &u32| {
            let who = match contest {
                Contest::Players => ronde_model::PairingNumber::new(*number)
                    .filter(|it| snapshot.player(*it).is_some())
                    .map(Participant::Player),
                Contest::Teams => ronde_model::TeamNumber::new(*number)
                    .filter(|it| snapshot.teams.iter().any(|team| team.number == *it))
                    .map(Participant::Team),
            };
            who.ok_or_else(|| {
                Stop::bad_input(format!("--lots names {number}, who does not exist."))
            })
        };
        self.lots.iter().map(lot).collect()
    }

    /// The list, where it comes from, and why it had to end. A list of the user must be right; in
    /// one of a file, what cannot be used ends it.
    fn list(
        &self,
        snapshot: &Snapshot,
        settings: &Settings,
    ) -> Result<(Vec<TieBreak>, &'static str, Option<String>), Stop> {
        let (names, from) = match &self.tie_breaks {
            Some(text) => (read_list(text), "by the option"),
            None if settings.edition == Edition::E1992 => (read_list("DE,ARO"), "by article F10"),
            None => match declared_list(snapshot) {
                Some(declared) => (declared, "declared in the file"),
                None => (Vec::new(), "none are declared, so equal points share the rank"),
            },
        };
        let mut list = Vec::new();
        for name in names {
            match name.map_err(|error| error.to_string()).and_then(|it| usable(it, settings)) {
                Ok(tie_break) => list.push(tie_break),
                Err(why) if self.tie_breaks.is_some() => {
                    return Err(Stop::bad_input(format!("--tie-breaks: {why}.")));
                }
                Err(why) => return Ok((list, from, Some(why))),
            }
        }
        Ok((list, from, None))
    }
}

/// A tie-break of the edition, and of players or teams.
fn usable(tie_break: TieBreak, settings: &Settings) -> Result<TieBreak, String> {
    let (code, edition) = (tie_break.code, settings.edition);
    if !code.exists_in(edition) {
        let known = Code::all().filter(|code| code.exists_in(edition)).map(Code::name);
        let known: Vec<&str> = known.collect();
        return Err(format!(
            "the rules of {edition} have no tie-break {}; they have {}",
            code.name(),
            known.join(", ")
        ));
    }
    if code.is_for_teams() && settings.contest == Contest::Players {
        return Err(format!(
            "{} is a tie-break of team events, and players are ranked here; a ranking of teams is \
             --contest teams",
            code.name()
        ));
    }
    Ok(tie_break)
}

fn edition_words(by: By, option: bool) -> String {
    match by {
        _ if option => "by the option".to_owned(),
        By::ByDate(date) | By::NearestToDate(date) => format!("by the date {date}"),
        By::ByDefault => "in force now".to_owned(),
    }
}

fn said(settings: &Settings, edition_by: &str, from: &str) -> String {
    let form = match settings.form {
        Form::Swiss => "Swiss",
        Form::Predetermined => "pairings fixed beforehand",
    };
    let list: Vec<String> = settings.tie_breaks.iter().map(ToString::to_string).collect();
    let list =
        if list.is_empty() { from.to_owned() } else { format!("{} ({from})", list.join(",")) };
    format!("rules of {} ({edition_by}), {form}; tie-breaks: {list}", settings.edition)
}

fn notes(
    snapshot: &Snapshot,
    settings: &Settings,
    by: By,
    by_file: bool,
    ends_at: Option<&str>,
) -> Vec<String> {
    let mut notes = Vec::new();
    if let (By::NearestToDate(date), true) = (by, by_file) {
        notes.push(format!(
            "the event of {date} was played by tie-break rules with a virtual opponent, which \
             Ronde does not have; those of 2024 are the nearest"
        ));
    }
    if let Some(why) = ends_at {
        notes.push(format!("the list of the file cannot be used to its end: {why}"));
    }
    let codes = || settings.tie_breaks.iter().map(|it| it.code);
    let round_robin = settings.form == Form::Predetermined && settings.edition == Edition::E2026;
    if let Some(code) = codes().find(|it| round_robin && it.is_barred_from_round_robins()) {
        notes.push(format!("{} must not be used in round robins (C.07:8)", code.name()));
    }
    if let Some(code) =
        codes().find(|it| it.needs_ratings() && somebody_unrated(snapshot, settings))
    {
        notes.push(format!(
            "{} is dropped, because somebody without a rating takes part (C.07:10); --unrated sets \
             a rating for them",
            code.name()
        ));
    }
    if settings.edition == Edition::E1998 && !mixed_families(&settings.tie_breaks).is_empty() {
        notes.push("tie-breaks of several families are mixed (seed-002:3)".to_owned());
    }
    notes.extend(open_games(snapshot, settings.rounds));
    notes
}

fn somebody_unrated(snapshot: &Snapshot, settings: &Settings) -> bool {
    let rounds = snapshot.rounds.iter().take(settings.rounds);
    let at_boards = rounds.flat_map(Round::games).flat_map(|it| [it.white, it.black]);
    let unrated =
        |number| snapshot.player(number).is_some_and(|player| player.strength().is_none());
    settings.unrated.is_none()
        && settings.contest == Contest::Players
        && at_boards.into_iter().any(unrated)
}

fn open_games(snapshot: &Snapshot, rounds: usize) -> Option<String> {
    let games = snapshot.rounds.iter().take(rounds).flat_map(Round::games);
    let open = games.filter(|game| game.result == GameResult::Pending).count();
    (open > 0).then(|| format!("{} without a result", count(open, "game")))
}
