//! `ronde plan`: what an event costs and brings in, and what has to be done by when.

use ronde_model::Date;
use ronde_plan::written::{self, NotAPost};
use ronde_plan::{Money, Plan, checklist, figures};
use ronde_report::plan as views;
use ronde_report::random::not_money;
use ronde_words::{CliPlanWords, Lang};

use crate::form::{Form, Target};
use crate::language;
use crate::outcome::{Outcome, Stop};

/// The arguments of `ronde plan`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "NUMBER")]
    #[arg(value_parser = clap::value_parser!(i64).range(0..=1_000_000))]
    players: i64,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(i64).range(1..=999))]
    rounds: i64,
    #[arg(long, value_name = "NUMBER", default_value = "1",
        value_parser = clap::value_parser!(i64).range(1..=366))]
    days: i64,
    #[arg(long, value_name = "AMOUNT", default_value = "0")]
    fee: Money,
    #[arg(long, value_name = "AMOUNTS", value_delimiter = ',')]
    prizes: Vec<Money>,
    #[arg(long, value_name = "AMOUNT", default_value_t = figures::HALL_PER_PLAYER)]
    hall: Money,
    #[arg(long, value_name = "AMOUNT", default_value_t = figures::RATING_FEE)]
    rating_fee: Money,
    #[arg(long, value_name = "RATINGS", value_delimiter = ',',
        value_parser = clap::value_parser!(i64).range(1000..=3000))]
    guests: Vec<i64>,
    #[arg(long, value_name = "NUMBER", default_value = "1",
        value_parser = clap::value_parser!(i64).range(0..=1000))]
    arbiters: i64,
    #[arg(long, value_name = "AMOUNT", default_value = "0")]
    arbiter_pay: Money,
    #[arg(long, value_name = "NAME=AMOUNT", value_parser = named)]
    cost: Vec<(String, Money)>,
    #[arg(long, value_name = "NAME=AMOUNT", value_parser = named)]
    gift: Vec<(String, Money)>,
    #[arg(long, value_name = "NAME=AMOUNT", value_parser = named)]
    income: Vec<(String, Money)>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    first_day: Option<Date>,
    #[arg(long, conflicts_with = "svg")]
    checklist: bool,
    #[arg(long, value_name = "CODE", default_value = "CHF")]
    currency: String,
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(default_value = language::current().code(), value_parser = language::LangParser)]
    lang: Lang,
    #[arg(long, group = "form")]
    svg: bool,
    #[command(flatten)]
    target: Target,
}

/// `programmes=120`.
fn named(text: &str) -> Result<(String, Money), String> {
    let w = CliPlanWords::of(language::current());
    written::post(text).map_err(|why| match why {
        NotAPost::NoAmount => w.no_amount.to_owned(),
        NotAPost::NoName => w.no_name.to_owned(),
        NotAPost::Amount(error) => not_money(&error, language::current()),
    })
}

fn day(text: &str) -> Result<Date, String> {
    let w = CliPlanWords::of(language::current());
    written::day(text).ok_or_else(|| w.no_day.to_owned())
}

/// Plans and prints.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let plan = plan(args);
    let usual = if args.svg { Form::Svg } else { Form::Text };
    let form = args.target.form(usual);
    let lang = if form == Form::Json { language::for_programs() } else { args.lang };
    if form == Form::Svg {
        let drawn = views::picture(&plan, &args.currency, lang);
        return args.target.write(drawn.as_bytes());
    }
    let budget = views::budget(&plan, &args.currency, lang);
    let list = views::checklist(&checklist::checklist(args.first_day, args.days), lang);
    let both = [("budget", &budget), ("checklist", &list)];
    let shown = if args.checklist { &both[1..] } else { &both[..] };
    args.target.tables(usual, "plan", "", shown)
}

fn plan(args: &Args) -> Plan {
    Plan {
        players: args.players,
        rounds: args.rounds,
        days: args.days,
        entry_fee: args.fee,
        prizes: args.prizes.clone(),
        hall_per_player: args.hall,
        rating_fee: args.rating_fee,
        guests: args.guests.clone(),
        arbiters: args.arbiters,
        arbiter_pay: args.arbiter_pay,
        costs: args.cost.clone(),
        gifts: args.gift.clone(),
        income: args.income.clone(),
    }
}
