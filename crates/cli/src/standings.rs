//! `ronde standings`: points, ranks and tie-breaks, with their working.

pub(crate) mod choice;
mod needs;
mod prizes;

use clap::ValueEnum;
use ronde_model::{PairingNumber, Participant, Snapshot, TeamNumber};
use ronde_report::{View, crosstable, csv, json, ranking_notes, standings as view, text, why};
use ronde_standings::{Category, Contest, Standings};

use crate::load::{self, Input};
use crate::outcome::{self, Outcome, Stop};
use crate::{language, output};
use choice::{Chosen, Rules};
pub(crate) use prizes::{SharingName, prize_rules};
use ronde_words::{Lang, StandingsWords, fill};

/// Rank a tournament, and say why somebody is where he is
///
/// Equal points are broken by the tie-breaks that the file declares (records 202 and 212), or by
/// those of --tie-breaks, in their order: names as in the Handbook, BH-C1 or BH/C1. Whoever stays
/// tied shares the rank. With --why every value of one participant is shown with the rounds and
/// opponents that made it, and with the article. With --needs it says which ranks each result of a
/// game in play leaves open. A cup, a Berlin and a Molter tournament are ranked by
/// the rules of their form.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    rules: Rules,
    /// Explain the rank of this number
    #[arg(long, value_name = "NUMBER", conflicts_with = "csv")]
    why: Option<u32>,
    /// Only a category: women, U18, S60, 1800-1999, unrated, fed=NED, title=FM, club=NAME; several
    /// joined by +
    #[arg(long, value_name = "CATEGORY", value_parser = category)]
    category: Option<Category>,
    /// Another table
    #[arg(long, value_name = "TABLE", conflicts_with_all = ["why", "category"])]
    table: Option<Table>,
    #[command(flatten)]
    prizes: prizes::Options,
    #[command(flatten)]
    ahead: needs::NeedsOptions,
    /// Language of --why and --needs
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(default_value = language::current().code(), value_parser = language::LangParser)]
    lang: Lang,
    /// Print JSON, for programs (docs/standings-json.md)
    #[arg(long, conflicts_with_all = ["csv", "text", "table", "category"])]
    json: bool,
    /// Print CSV with a header row, for spreadsheets
    #[arg(long, conflicts_with = "text")]
    csv: bool,
    /// Print text (as when nothing is said)
    #[arg(long)]
    text: bool,
}

/// Tables besides the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Table {
    /// Opponents, colours and results of every round
    Cross,
    /// Scores after every round
    Progress,
    /// Medals by federation
    Medals,
}

pub(crate) fn category(text: &str) -> Result<Category, String> {
    Category::read(text).ok_or_else(|| StandingsWords::of(language::current()).category.to_owned())
}

/// Ranks and prints.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let loaded = load::load_scored(&args.input, args.lang)?;
    let snapshot = &loaded.snapshot;
    let chosen = args.rules.choose(snapshot, &loaded.name)?;
    outcome::complain(&chosen.words());
    let standings = Standings::of(snapshot, chosen.settings.clone());
    let number = args.why.or(args.ahead.needs);
    let who = number.map(|number| participant(snapshot, &standings, number)).transpose()?;
    if let Some(who) = who.filter(|_| args.ahead.needs.is_some()) {
        let form = (args.lang, args.json);
        output::print(&args.ahead.page(snapshot, &chosen.settings, who, form)?)?;
        return Ok(Outcome::Done);
    }
    output::print(&page(args, snapshot, &standings, &chosen, who)?)?;
    Ok(Outcome::Done)
}

fn page(
    args: &Args,
    snapshot: &Snapshot,
    standings: &Standings,
    chosen: &Chosen,
    who: Option<Participant>,
) -> Result<String, Stop> {
    if args.json {
        let notes = ranking_notes::notes(snapshot, &chosen.settings, language::for_programs());
        return Ok(json::page(snapshot, standings, who, &notes));
    }
    if let Some(who) = who {
        return Ok(why::text_in(snapshot, standings, who, args.lang).unwrap_or_default());
    }
    let laid_out = |view: &View| if args.csv { csv::table(view) } else { text::table(view) };
    let lang = if args.csv { language::for_programs() } else { args.lang };
    if let Some(prizes) = args.prizes.view(snapshot, standings, (lang, args.csv))? {
        return Ok(laid_out(&prizes));
    }
    Ok(laid_out(&table(args, snapshot, standings, lang)))
}

fn table(args: &Args, snapshot: &Snapshot, standings: &Standings, lang: Lang) -> View {
    match (args.table, &args.category) {
        (Some(Table::Cross), _) => crosstable::view(snapshot, standings, lang),
        (Some(Table::Progress), _) => crosstable::progress(snapshot, standings, lang),
        (Some(Table::Medals), _) => prizes::medals(snapshot, standings, lang),
        (None, Some(category)) => view::category_in(snapshot, standings, category, lang),
        (None, None) => view::view_in(snapshot, standings, lang),
    }
}

/// The player or team with this number.
fn participant(
    snapshot: &Snapshot,
    standings: &Standings,
    number: u32,
) -> Result<Participant, Stop> {
    let (w, most) = (StandingsWords::of(language::current()), snapshot.players.len());
    let (who, none) = match standings.settings().contest() {
        Contest::Players => (PairingNumber::new(number).map(Participant::Player), w.no_player),
        Contest::Teams => (TeamNumber::new(number).map(Participant::Team), w.no_team),
    };
    let known = who.filter(|who| standings.row_of(*who).is_some());
    known.ok_or_else(|| Stop::bad_input(fill!(none, number = number, most = most)))
}
