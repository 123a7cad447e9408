//! What has to be done, and by when (ssb-course: Délais, Information, Locaux, Matériel, Logement
//! …).
//!
//! The course names the things; only the rating lists have dates of their own: what arrives after
//! the cut-off waits for the next list. The course's lists closed on 31 May and 30 November; today
//! they are monthly, so the cut-off is taken to be the end of the month in which the event ends.
//! The other deadlines are this program's proposal, counted from the first day.

use ronde_model::Date;

/// A thing to do. What it means in words is found elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Task {
    /// The hall is booked: 1.5 to 2 m² a player, light, quiet.
    BookHall,
    /// Subsidies and the lottery are asked; the course warns that they come a year late.
    AskForSubsidies,
    /// Sponsors, advertisers and travel agencies are asked.
    FindSponsors,
    /// The arbiter is engaged.
    EngageArbiter,
    /// The date is reserved on the federation's site and in its calendar.
    ReserveDate,
    /// Invited players: travel and lodging.
    InvitePlayers,
    /// Who lodges where, in writing: the course has a story about that.
    ArrangeLodging,
    /// The events are announced to the rating officer of the federation.
    AnnounceToFederation,
    /// And, for FIDE, through the federation's FIDE officer.
    AnnounceToFide,
    /// Local papers: an advertisement buys an article.
    InformMedia,
    /// The programme is printed and posted.
    PrintProgramme,
    /// Sets, boards and clocks are reserved, with their transport.
    ReserveMaterial,
    /// Canteen, or a caterer who pays a share.
    ArrangeCanteen,
    /// A place for smokers outside the playing area.
    SmokingCorner,
    /// Toilets, separate where women play.
    Toilets,
    /// Live transmission: costs of the provider.
    Transmission,
    /// Helpers, and a meal for each.
    FindHelpers,
    /// The computer, the rating lists and a printer are tried.
    TryEquipment,
    /// The report goes to the federations.
    SendReport,
    /// The rating lists close; later reports wait for the next ones.
    CutOff,
    /// Donors are thanked and named, those who gave work among them.
    ThankDonors,
}

/// A thing to do with its last day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// What.
    pub task: Task,
    /// Days before the first day; negative after it.
    pub days_before: i32,
    /// The day, where the first day is known.
    pub date: Option<Date>,
}

/// Every task and how many days before the first day it should be done.
const TASKS: [(Task, i32); 20] = [
    (Task::AskForSubsidies, 365),
    (Task::BookHall, 270),
    (Task::FindSponsors, 240),
    (Task::EngageArbiter, 240),
    (Task::ReserveDate, 180),
    (Task::InvitePlayers, 150),
    (Task::ArrangeLodging, 90),
    (Task::PrintProgramme, 90),
    (Task::ReserveMaterial, 60),
    (Task::InformMedia, 45),
    (Task::AnnounceToFide, 35),
    (Task::AnnounceToFederation, 35),
    (Task::ArrangeCanteen, 30),
    (Task::FindHelpers, 30),
    (Task::Transmission, 21),
    (Task::Toilets, 7),
    (Task::SmokingCorner, 7),
    (Task::TryEquipment, 3),
    (Task::SendReport, -3),
    (Task::ThankDonors, -14),
];

/// The check-list of an event of so many days, with dates where its first day is known. What comes
/// after the event is counted from its last day.
pub fn checklist(first_day: Option<Date>, days: i64) -> Vec<Deadline> {
    let length = i32::try_from(days.clamp(1, 366)).unwrap_or(1) - 1;
    let mut list: Vec<Deadline> = TASKS
        .iter()
        .map(|&(task, before)| {
            let days_before = if before < 0 { before - length } else { before };
            let date = first_day.and_then(|first| earlier(first, days_before));
            Deadline { task, days_before, date }
        })
        .collect();
    list.push(cut_off(first_day, length));
    list.sort_by_key(|deadline| -deadline.days_before);
    list
}

/// The end of the month in which the event ends; without a day, a month after it.
fn cut_off(first_day: Option<Date>, length: i32) -> Deadline {
    let last_day = first_day.and_then(|first| earlier(first, -length));
    let month_ends = |after: &i32| {
        let day = last_day.and_then(|last| earlier(last, -after));
        day.and_then(next).is_some_and(|day| day.day() == Some(1))
    };
    let after = (0..31).find(month_ends);
    let days_before = -length - after.unwrap_or(30);
    let date = first_day.filter(|_| after.is_some()).and_then(|first| earlier(first, days_before));
    Deadline { task: Task::CutOff, days_before, date }
}

/// The day so many days before; after it, where the number is negative.
pub fn earlier(date: Date, days: i32) -> Option<Date> {
    let step: fn(Date) -> Option<Date> = if days < 0 { next } else { previous };
    (0..days.unsigned_abs()).try_fold(date, |day, _| step(day))
}

fn next(date: Date) -> Option<Date> {
    let (year, month, day) = (date.year(), date.month()?, date.day()?);
    Date::new(year, month, day + 1)
        .or_else(|| Date::new(year, month + 1, 1))
        .or_else(|| Date::new(year + 1, 1, 1))
}

fn previous(date: Date) -> Option<Date> {
    let (year, month, day) = (date.year(), date.month()?, date.day()?);
    let last_of = |year, month| (28..=31).rev().find_map(|last| Date::new(year, month, last));
    match (month, day) {
        (1, 1) => Date::new(year.checked_sub(1)?, 12, 31),
        (_, 1) => last_of(year, month - 1),
        _ => Date::new(year, month, day - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(year: u16, month: u8, day: u8) -> Date {
        Date::new(year, month, day).unwrap()
    }

    #[test]
    fn days_are_counted_over_months_and_leap_years() {
        for (date, days, expected) in [
            (day(2026, 3, 1), 1, day(2026, 2, 28)),
            (day(2024, 3, 1), 1, day(2024, 2, 29)),
            (day(2026, 1, 1), 1, day(2025, 12, 31)),
            (day(2026, 12, 31), -1, day(2027, 1, 1)),
            (day(2026, 7, 15), 365, day(2025, 7, 15)),
            (day(2024, 2, 28), -2, day(2024, 3, 1)),
        ] {
            assert_eq!(Some(expected), earlier(date, days), "{days} before {date}");
        }
        assert_eq!(None, earlier(Date::new(2026, 0, 0).unwrap(), 1), "a year is not a day");
    }

    #[test]
    fn the_list_is_in_order_and_the_report_comes_after_the_last_day() {
        let list = checklist(Some(day(2027, 4, 2)), 4);
        assert!(list.is_sorted_by_key(|deadline| -deadline.days_before));
        let report = list.iter().find(|deadline| deadline.task == Task::SendReport).unwrap();
        assert_eq!(Some(day(2027, 4, 8)), report.date, "three days after the 5th");
        let cut_off = |first| {
            let list = checklist(Some(first), 4);
            assert!(list.is_sorted_by_key(|deadline| -deadline.days_before), "{list:?}");
            list.iter().find(|deadline| deadline.task == Task::CutOff).unwrap().date.unwrap()
        };
        assert_eq!(day(2027, 4, 30), cut_off(day(2027, 4, 2)));
        assert_eq!(day(2027, 5, 31), cut_off(day(2027, 4, 29)), "it ends in May");
        assert_eq!(day(2028, 2, 29), cut_off(day(2028, 2, 26)), "on its last day");
        assert!(checklist(None, 1).iter().all(|deadline| deadline.date.is_none()));
    }
}
