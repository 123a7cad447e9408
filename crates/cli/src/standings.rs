//! `ronde standings`: points, ranks and tie-breaks, with their working.

pub(crate) mod choice;
mod needs;
mod prizes;

use clap::ValueEnum;
use ronde_model::{PairingNumber, Participant, Snapshot, TeamNumber};
use ronde_report::{View, crosstable, csv, json, ranking_notes, standings as view, text, why};
use ronde_standings::{Category, Contest, Standings};

use crate::help;
use crate::load::{self, Input};
use crate::outcome::{self, Outcome, Stop};
use crate::{language, output};
use choice::{Chosen, Rules};
pub(crate) use prizes::{SharingName, prize_rules};
use ronde_words::{Lang, StandingsWords, fill};

/// The arguments of `ronde standings`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    rules: Rules,
    #[arg(long, value_name = "NUMBER", conflicts_with = "csv")]
    why: Option<u32>,
    #[arg(long, value_name = "CATEGORY", value_parser = category)]
    category: Option<Category>,
    #[arg(long, value_name = "TABLE", conflicts_with_all = ["why", "category"])]
    #[arg(value_parser = help::offered::<Table>("table"))]
    table: Option<Table>,
    #[command(flatten)]
    prizes: prizes::Options,
    #[command(flatten)]
    ahead: needs::NeedsOptions,
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(default_value = language::current().code(), value_parser = language::LangParser)]
    lang: Lang,
    #[arg(long, conflicts_with_all = ["csv", "text", "table", "category"])]
    json: bool,
    #[arg(long, conflicts_with = "text")]
    csv: bool,
    #[arg(long)]
    text: bool,
}

/// Tables besides the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Table {
    Cross,
    Progress,
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
