//! The round step by step, beside the flow chart of its book.

use std::sync::Arc;

use askama::Template;
use ronde_desk::moment::{Seats, Told};
use ronde_report::walk::{Frame as Table, Group, Seat, Walk, chart};
use ronde_words::{Lang, WhyPageWords, fill};

use super::page::{Asked, Reader};
use crate::pages::{Frame, PageError, Shown, shown};

#[derive(Template)]
#[template(path = "walk.html")]
struct Page {
    frame: Frame,
    p: &'static WhyPageWords,
    lang: Lang,
    heading: String,
    /// The page that the walk belongs to.
    back: String,
    at: usize,
    count: usize,
    progress: String,
    groups: Vec<Group>,
    /// Place of the group on the table, among the groups.
    group: Option<usize>,
    table: Table,
    /// What lies on the table: the name of each side, and who sits there.
    sides: [(&'static str, Vec<Seat>); 2],
    /// Whether there is one side only.
    alone: bool,
    lines: String,
    /// Title and picture, where the book has a chart.
    chart: Option<(&'static str, String)>,
}

/// One step. Without a number of its own, a board begins where its group is taken up.
pub(super) async fn page(
    reader: &Reader<'_>,
    told: &Arc<Option<Told>>,
    query: &Asked,
    seats: Option<Seats>,
    back: String,
) -> Shown {
    let (p, lang) = (reader.words(), reader.lang());
    let held = told.as_ref().as_ref();
    let paired = held.and_then(|told| Some((told, told.paired.as_ref().ok()?)));
    let missing = || Err(PageError::missing(reader.visitor));
    let Some((told, pairing)) = paired else { return missing() };
    let made = crate::cache::heavy(|| {
        let walk = Walk::of(&told.moment.snapshot, pairing, lang);
        let start = || seats.map_or(0, |seats| walk.start_of(seats));
        let asked = query.step.parse::<usize>().ok().and_then(|step| step.checked_sub(1));
        let at = asked.unwrap_or_else(start).min(walk.len().saturating_sub(1));
        let table = walk.frame(at)?;
        let (groups, chart) = (walk.groups(), walk.chart());
        let group = groups.iter().rposition(|group| group.first <= at);
        let chart = chart
            .map(|of| (chart::title(of, lang), chart::svg(of, lang, table.node, table.before)));
        Some((at, walk.len(), groups, group, table, chart))
    });
    let Some((at, count, groups, group, mut table, chart)) = made else {
        return missing();
    };
    let lines = table.svg();
    let seats = [std::mem::take(&mut table.left), std::mem::take(&mut table.right)];
    let alone = seats[1].is_empty();
    let [first, second] = seats;
    let page = Page {
        frame: reader.frame().await,
        p,
        lang,
        heading: fill!(p.walk_title, n = reader.round),
        back,
        at: at + 1,
        count,
        progress: fill!(p.step_of, n = (at + 1), m = count),
        groups,
        group,
        sides: [(table.sides[0], first), (table.sides[1], second)],
        alone,
        lines,
        table,
        chart,
    };
    Ok(shown(&page))
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "templates call methods, and lend what they pass"
)]
impl Page {
    /// Whether the group of this place is on the table.
    fn is_here(&self, place: &usize) -> bool {
        self.group == Some(*place)
    }

    /// The colour that is due to somebody, for ears.
    fn due_words(&self, seat: &Seat) -> String {
        ronde_report::articles::due(seat.due, self.lang)
    }
}
