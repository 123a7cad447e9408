//! The plan of an event as views: budget, figures, check-list and picture (ssb-course,
//! "Organisation").

use ronde_model::{Date, DateText};
use ronde_plan::budget::BreakEven;
use ronde_plan::checklist::{Deadline, Task};
use ronde_plan::figures::FIRST_PRIZE_FOR_TITLES;
use ronde_plan::{Entry, Money, Plan, Post, picture};
use ronde_words::{Lang, PlanWords, fill, message};

use crate::view::{Column, View};

/// Costs, income, their sums and the balance; below it what the figures mean.
pub fn budget(plan: &Plan, currency: &str, lang: Lang) -> View {
    let w = PlanWords::of(lang);
    let budget = plan.budget();
    let mut rows: Vec<Vec<String>> = budget.costs.iter().map(|one| line(w, w.cost, one)).collect();
    rows.push(sum(w.cost, w.total_costs, budget.total_costs()));
    rows.extend(budget.income.iter().map(|one| line(w, w.income, one)));
    rows.push(sum(w.income, w.total_income, budget.total_income()));
    rows.push(sum(w.is_balance, w.balance, budget.balance()));
    let (rounds, days) = (fill!(w.rounds, n = plan.rounds), fill!(w.days, n = plan.days));
    let players = plan.players;
    View {
        title: fill!(w.title, players = players, rounds = rounds, days = days, currency = currency),
        columns: vec![
            Column::words("side", w.head_side),
            Column::words("post", w.head_post),
            Column::numbers("number", w.head_number),
            Column::numbers("price", w.head_price),
            Column::numbers("amount", w.head_amount),
        ],
        rows,
        notes: remarks(w, plan, currency),
    }
}

fn line(w: &PlanWords, side: &str, entry: &Entry) -> Vec<String> {
    let (number, price) = entry
        .basis
        .map_or_else(Default::default, |(number, price)| (number.to_string(), price.to_string()));
    vec![side.to_owned(), post(w, &entry.post), number, price, entry.amount.to_string()]
}

fn sum(side: &str, name: &str, amount: Money) -> Vec<String> {
    vec![side.to_owned(), name.to_owned(), String::new(), String::new(), amount.to_string()]
}

fn post(w: &PlanWords, post: &Post) -> String {
    match post {
        Post::Prizes => w.prizes.to_owned(),
        Post::Hall => w.hall.to_owned(),
        Post::RatingFees => w.rating_fees.to_owned(),
        Post::Guest(rating) => fill!(w.guest, rating = rating),
        Post::Arbiters => w.arbiters.to_owned(),
        Post::Named(name) => name.clone(),
        Post::Given(name) => fill!(w.given, name = name),
        Post::Entries => w.entries.to_owned(),
    }
}

fn remarks(w: &PlanWords, plan: &Plan, currency: &str) -> Vec<String> {
    let (least, ample) = plan.room();
    let tenths = |value: i64| format!("{}.{}", value / 10, value % 10);
    let money = |text: message!(currency, amount), amount: Money| {
        fill!(text, currency = currency, amount = amount)
    };
    let mut notes = vec![
        fill!(w.room, least = tenths(least), ample = tenths(ample)),
        fill!(w.material, n = plan.boards()),
        money(w.margin, plan.margin()),
        break_even(w, plan.break_even()),
    ];
    if !plan.prizes.is_empty() && !plan.attracts_titles() {
        notes.push(money(w.no_titles, FIRST_PRIZE_FOR_TITLES));
    }
    notes
}

fn break_even(w: &PlanWords, found: BreakEven) -> String {
    match found {
        BreakEven::From(entries) => fill!(w.even_from, n = entries),
        BreakEven::UpTo(entries) => fill!(w.even_up_to, n = entries),
        BreakEven::Always => w.even_always.to_owned(),
        BreakEven::Never => w.even_never.to_owned(),
    }
}

/// The balance against the entries, drawn.
pub fn picture(plan: &Plan, currency: &str, lang: Lang) -> String {
    let w = PlanWords::of(lang);
    let balance = fill!(w.axis_balance, currency = currency);
    let words = picture::Words {
        entries: w.axis_entries,
        balance: &balance,
        expected: w.expected,
        even: w.even_at,
    };
    picture::svg(plan, words)
}

/// What has to be done, first things first.
pub fn checklist(deadlines: &[Deadline], lang: Lang) -> View {
    let w = PlanWords::of(lang);
    let row = |deadline: &Deadline| {
        let date = deadline.date.map_or_else(String::new, |date| date.to_string());
        vec![date, when(w, deadline), task(w, deadline.task).to_owned()]
    };
    let dated = deadlines.iter().any(|deadline| deadline.date.is_some());
    View {
        title: w.checklist.to_owned(),
        columns: vec![
            Column::words("date", w.head_by),
            Column::words("when", w.head_when),
            Column::words("task", w.head_task),
        ],
        rows: deadlines.iter().map(row).collect(),
        notes: if dated { Vec::new() } else { vec![w.give_first_day.to_owned()] },
    }
}

/// A day of the check-list as people write it; tables for programs have it as files do.
pub fn day(date: Date, lang: Lang) -> String {
    crate::paper::day(&DateText::Date(date), lang)
}

fn when(w: &PlanWords, deadline: &Deadline) -> String {
    match deadline.days_before {
        _ if deadline.task == Task::CutOff => w.end_of_month.to_owned(),
        before @ 0.. => fill!(w.days_before, n = before),
        before => fill!(w.on_day, n = (1 - before)),
    }
}

const fn task(w: &PlanWords, task: Task) -> &'static str {
    match task {
        Task::BookHall => w.book_hall,
        Task::AskForSubsidies => w.ask_for_subsidies,
        Task::FindSponsors => w.find_sponsors,
        Task::EngageArbiter => w.engage_arbiter,
        Task::ReserveDate => w.reserve_date,
        Task::InvitePlayers => w.invite_players,
        Task::ArrangeLodging => w.arrange_lodging,
        Task::AnnounceToFederation => w.announce_to_federation,
        Task::AnnounceToFide => w.announce_to_fide,
        Task::InformMedia => w.inform_media,
        Task::PrintProgramme => w.print_programme,
        Task::ReserveMaterial => w.reserve_material,
        Task::ArrangeCanteen => w.arrange_canteen,
        Task::SmokingCorner => w.smoking_corner,
        Task::Toilets => w.toilets,
        Task::Transmission => w.transmission,
        Task::FindHelpers => w.find_helpers,
        Task::TryEquipment => w.try_equipment,
        Task::SendReport => w.send_report,
        Task::CutOff => w.cut_off,
        Task::ThankDonors => w.thank_donors,
    }
}
