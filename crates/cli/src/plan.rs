//! `ronde plan`: what an event costs and brings in, and what has to be done by when.

use ronde_model::Date;
use ronde_plan::written::{self, NotAPost};
use ronde_plan::{Money, Plan, checklist, figures};
use ronde_report::plan as views;
use ronde_report::random::not_money;
use ronde_words::Lang;

use crate::form::{Form, Target};
use crate::language;
use crate::outcome::{Outcome, Stop};

/// Plan an event: budget, break-even, room, material, check-list
///
/// Figures that are not given are those of the arbiters' course: a hall of 2 a player, a rating fee
/// of 1 a player and round, an invited player for 500 and 5 more for each point above 2500. What is
/// given for nothing is named with --gift: it is booked as a cost and as a gift.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Entries that are expected
    #[arg(long, value_name = "NUMBER")]
    #[arg(value_parser = clap::value_parser!(i64).range(0..=1_000_000))]
    players: i64,
    /// Rounds
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(i64).range(1..=999))]
    rounds: i64,
    /// Days
    #[arg(long, value_name = "NUMBER", default_value = "1",
        value_parser = clap::value_parser!(i64).range(1..=366))]
    days: i64,
    /// What an entry pays
    #[arg(long, value_name = "AMOUNT", default_value = "0")]
    fee: Money,
    /// Prizes, first to last, such as 400,200,100
    #[arg(long, value_name = "AMOUNTS", value_delimiter = ',')]
    prizes: Vec<Money>,
    /// The hall, for each player
    #[arg(long, value_name = "AMOUNT", default_value_t = figures::HALL_PER_PLAYER)]
    hall: Money,
    /// Fee of the rating list, for each player and round
    #[arg(long, value_name = "AMOUNT", default_value_t = figures::RATING_FEE)]
    rating_fee: Money,
    /// Ratings of invited players, such as 2600,2540; they pay no entry
    #[arg(long, value_name = "RATINGS", value_delimiter = ',',
        value_parser = clap::value_parser!(i64).range(1000..=3000))]
    guests: Vec<i64>,
    /// Arbiters
    #[arg(long, value_name = "NUMBER", default_value = "1",
        value_parser = clap::value_parser!(i64).range(0..=1000))]
    arbiters: i64,
    /// What each arbiter is paid
    #[arg(long, value_name = "AMOUNT", default_value = "0")]
    arbiter_pay: Money,
    /// Another cost, such as programmes=120; may be repeated
    #[arg(long, value_name = "NAME=AMOUNT", value_parser = named)]
    cost: Vec<(String, Money)>,
    /// Material or work that is given, such as clocks=300; may be repeated
    #[arg(long, value_name = "NAME=AMOUNT", value_parser = named)]
    gift: Vec<(String, Money)>,
    /// Other income, such as sponsor=500, canteen=250, subsidy=1000; may be repeated
    #[arg(long, value_name = "NAME=AMOUNT", value_parser = named)]
    income: Vec<(String, Money)>,
    /// First day, such as 2027-04-02: the check-list then has dates
    #[arg(long, value_name = "DATE", value_parser = day)]
    first_day: Option<Date>,
    /// Only the check-list
    #[arg(long, conflicts_with = "svg")]
    checklist: bool,
    /// Currency, a word before amounts
    #[arg(long, value_name = "CODE", default_value = "CHF")]
    currency: String,
    /// Language
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(default_value = language::current().code(), value_parser = language::LangParser)]
    lang: Lang,
    /// Print a picture of the balance against the entries
    #[arg(long, group = "form")]
    svg: bool,
    #[command(flatten)]
    target: Target,
}

/// `programmes=120`.
fn named(text: &str) -> Result<(String, Money), String> {
    written::post(text).map_err(|why| match why {
        NotAPost::NoAmount => "write NAME=AMOUNT, such as programmes=120".to_owned(),
        NotAPost::NoName => "write a name before the =, such as programmes=120".to_owned(),
        NotAPost::Amount(error) => not_money(&error, language::current()),
    })
}

fn day(text: &str) -> Result<Date, String> {
    written::day(text).ok_or_else(|| NOT_A_DAY.to_owned())
}

const NOT_A_DAY: &str = "write year, month and day of a day that exists, such as 2027-04-02";

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
