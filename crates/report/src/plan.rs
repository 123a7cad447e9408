//! The plan of an event as views: budget, figures and check-list (seed-002, "Organisation").

use ronde_plan::budget::BreakEven;
use ronde_plan::checklist::{Deadline, Task};
use ronde_plan::figures::FIRST_PRIZE_FOR_TITLES;
use ronde_plan::{Entry, Money, Plan, Post};

use crate::view::{Column, View};

/// Costs, income, their sums and the balance; below it what the figures mean.
pub fn budget(plan: &Plan, currency: &str) -> View {
    let budget = plan.budget();
    let mut rows: Vec<Vec<String>> = budget.costs.iter().map(|one| line("cost", one)).collect();
    rows.push(sum("cost", "Total of the costs", budget.total_costs()));
    rows.extend(budget.income.iter().map(|one| line("income", one)));
    rows.push(sum("income", "Total of the income", budget.total_income()));
    rows.push(sum("balance", "Balance", budget.balance()));
    View {
        title: format!(
            "Plan: {} entries, {}, {}, in {currency}",
            plan.players,
            counted(plan.rounds, "round"),
            counted(plan.days, "day")
        ),
        columns: vec![
            Column::words("side", "Side"),
            Column::words("post", "Post"),
            Column::numbers("number", "Number"),
            Column::numbers("price", "Each"),
            Column::numbers("amount", "Amount"),
        ],
        rows,
        notes: remarks(plan, currency),
    }
}

fn counted(number: i64, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn line(side: &str, entry: &Entry) -> Vec<String> {
    let (number, price) = entry
        .basis
        .map_or_else(Default::default, |(number, price)| (number.to_string(), price.to_string()));
    vec![side.to_owned(), post(&entry.post), number, price, entry.amount.to_string()]
}

fn sum(side: &str, name: &str, amount: Money) -> Vec<String> {
    vec![side.to_owned(), name.to_owned(), String::new(), String::new(), amount.to_string()]
}

fn post(post: &Post) -> String {
    match post {
        Post::Prizes => "Prizes".to_owned(),
        Post::Hall => "Hall, for each player".to_owned(),
        Post::RatingFees => "Rating fees, for each player and round".to_owned(),
        Post::Guest(rating) => format!("Invited player of {rating}"),
        Post::Arbiters => "Arbiters".to_owned(),
        Post::Named(name) => name.clone(),
        Post::Given(name) => format!("{name} (given)"),
        Post::Entries => "Entries".to_owned(),
    }
}

fn remarks(plan: &Plan, currency: &str) -> Vec<String> {
    let (scarce, ample) = plan.room();
    let tenths = |value: i64| format!("{}.{}", value / 10, value % 10);
    let mut notes = vec![
        format!("Room: {} to {} m² (1.5 to 2 m² a player).", tenths(scarce), tenths(ample)),
        format!("Material: {0} boards with sets and {0} clocks.", plan.boards()),
        format!("Each entry leaves {currency} {} after its own costs.", plan.margin()),
        break_even(plan.break_even()),
    ];
    if !plan.prizes.is_empty() && !plan.attracts_titles() {
        notes.push(format!(
            "The first prize is below {currency} {FIRST_PRIZE_FOR_TITLES}: titled players will \
             hardly come."
        ));
    }
    notes
}

fn break_even(found: BreakEven) -> String {
    match found {
        BreakEven::From(entries) => format!("The balance is even from {entries} entries on."),
        BreakEven::UpTo(entries) => format!(
            "The balance is even up to {entries} entries only: each one costs more than it pays."
        ),
        BreakEven::Always => "The balance is never negative, however many enter.".to_owned(),
        BreakEven::Never => "No number of entries makes the balance even.".to_owned(),
    }
}

/// What has to be done, first things first.
pub fn checklist(deadlines: &[Deadline]) -> View {
    let row = |deadline: &Deadline| {
        let date = deadline.date.map_or_else(String::new, |date| date.to_string());
        vec![date, when(deadline), task(deadline.task).to_owned()]
    };
    let dated = deadlines.iter().any(|deadline| deadline.date.is_some());
    let without = "Give the first day to see dates.".to_owned();
    View {
        title: "Check-list".to_owned(),
        columns: vec![
            Column::words("date", "By"),
            Column::words("when", "When"),
            Column::words("task", "What"),
        ],
        rows: deadlines.iter().map(row).collect(),
        notes: if dated { Vec::new() } else { vec![without] },
    }
}

fn when(deadline: &Deadline) -> String {
    match deadline.days_before {
        _ if deadline.task == Task::CutOff => "end of the month".to_owned(),
        before @ 0.. => format!("{before} days before"),
        before => format!("day {}", 1 - before),
    }
}

const fn task(task: Task) -> &'static str {
    match task {
        Task::BookHall => "book the hall: 1.5 to 2 m² a player, good light, quiet",
        Task::AskForSubsidies => "ask for subsidies and lottery money: they may come a year late",
        Task::FindSponsors => "ask sponsors, advertisers, donors and travel agencies",
        Task::EngageArbiter => "engage the arbiter",
        Task::ReserveDate => "reserve the date with the federation: site and calendar",
        Task::InvitePlayers => "invite players: fee, travel and lodging in writing",
        Task::ArrangeLodging => "lodging: who sleeps where, confirmed in writing",
        Task::AnnounceToFederation => "announce the event to the national rating officer",
        Task::AnnounceToFide => "announce the event to FIDE through the federation's officer",
        Task::InformMedia => "inform the local papers: an advertisement may bring an article",
        Task::PrintProgramme => "print and send the programme",
        Task::ReserveMaterial => "reserve sets, boards and clocks, and their transport",
        Task::ArrangeCanteen => "canteen: run it, or a caterer who pays a share",
        Task::SmokingCorner => "a smoking corner outside the playing area",
        Task::Toilets => "toilets, separate for women and men",
        Task::Transmission => "live transmission: what the provider costs and delivers",
        Task::FindHelpers => "helpers, and at least a meal for each",
        Task::TryEquipment => "try computer and printer, load the newest rating lists",
        Task::SendReport => "send the reports to the rating lists",
        Task::CutOff => "cut-off of the rating lists: later reports wait for the next ones",
        Task::ThankDonors => "thank the donors by name, also those who gave work",
    }
}
