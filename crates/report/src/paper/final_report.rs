//! The final report: the event, the starting list, every round, the crosstable, the standings and
//! what can be counted.

use ronde_model::system::without_acceleration;
use ronde_model::{DateText, Forfeit, GameResult, PlayedScore, RoundNumber, Sex, Snapshot};
use ronde_standings::Standings;
use ronde_words::{PaperWords, fill};

use super::people::{self, Compare};
use super::{Block, Page, Paper, Sheet, Source, Table};
use super::{crosstable, pairings, standings as ranking, starting_list};
use crate::names;
use crate::tie_breaks::meaning;
use crate::view::{Column, View};

/// The whole report, in type for the hand. `tables` are the numbers of each round's boards where
/// they are not 1, 2, 3 …
pub fn paper(source: &Source, standings: &Standings, tables: &[Vec<u32>], order: Compare) -> Paper {
    let words = PaperWords::of(source.lang);
    let page = Page { size: source.page.size, ..Page::default() };
    let source = &Source { page, ..*source };
    let mut paper = Paper::new(source, "final-report", words.final_report.to_owned());
    paper.add(cover(source, standings));
    paper.add(ranking::sheet(source, standings, false));
    paper.add(crosstable::sheet(source, standings, crosstable::By::Rank));
    paper.add(starting_list::sheet(source, starting_list::By::Rank, order));
    let rounds = (0..source.snapshot.rounds.len()).filter_map(RoundNumber::from_index);
    for round in rounds {
        let boards = tables.get(round.index()).map_or(&[][..], Vec::as_slice);
        let mut sheet = pairings::by_board(source, round, boards);
        sheet.key = format!("round-{round}");
        sheet.title = round_title(source, round);
        paper.add(sheet);
    }
    paper
}

/// `Round 5: results · 16 November 2026`.
fn round_title(source: &Source, round: RoundNumber) -> String {
    let title = fill!(PaperWords::of(source.lang).results, n = round);
    let dates = &source.snapshot.event.round_dates;
    match dates.get(round.index()).and_then(Option::as_ref) {
        Some(date) => format!("{title} · {}", people::day(date, source.lang)),
        None => title,
    }
}

fn cover(source: &Source, standings: &Standings) -> Sheet {
    let words = PaperWords::of(source.lang);
    let list = standings.settings().tie_breaks().iter();
    let tie_breaks = list.map(|it| vec![it.to_string(), meaning(*it, source.lang)]);
    let tie_breaks = View {
        columns: vec![Column::words("code", words.code), Column::words("meaning", words.what)],
        rows: tie_breaks.collect(),
        ..View::default()
    };
    let mut blocks = vec![Block::Table(Table { view: event(source), abreast: 1, kept: 0 })];
    if !tie_breaks.rows.is_empty() {
        blocks.push(Block::Heading(words.tie_breaks.to_owned()));
        blocks.push(tie_breaks.into());
    }
    blocks.push(Block::Heading(words.statistics.to_owned()));
    blocks.push(statistics(source).into());
    let title = words.final_report.to_owned();
    Sheet { key: "event".to_owned(), title, page: source.page, blocks }
}

/// What is known of the event, a line each.
fn event(source: &Source) -> View {
    let words = PaperWords::of(source.lang);
    let event = &source.snapshot.event;
    let rules = &source.snapshot.rules;
    let day = |date: &Option<DateText>| {
        date.as_ref().map(|it| people::day(it, source.lang)).unwrap_or_default()
    };
    let code = event.kind_code.trim();
    let plain = without_acceleration(code);
    // An acceleration has a name; its code is for files.
    let accelerated = if plain == code { "" } else { names::acceleration(code, source.lang) };
    let system = [event.kind.trim(), plain, accelerated];
    let system: Vec<&str> = system.into_iter().filter(|it| !it.is_empty()).collect();
    let lines = [
        (words.event_name, event.name.trim().to_owned()),
        (words.place, event.city.trim().to_owned()),
        (words.federation, event.federation.trim().to_owned()),
        (words.from, day(&event.start)),
        (words.to, day(&event.end)),
        (words.chief_arbiter, event.chief_arbiter.trim().to_owned()),
        (words.arbiters, event.deputies.join("; ")),
        (words.time_control, event.time_control.trim().to_owned()),
        (words.system, system.join(", ")),
        (words.rounds, crate::figures::optional(rules.declared_rounds)),
        (words.pairings_by, event.pairing_controller.trim().to_owned()),
    ];
    let known = lines.into_iter().filter(|(_, text)| !text.is_empty());
    View {
        columns: vec![Column::words("what", words.event), Column::words("value", "")],
        rows: known.map(|(what, text)| vec![what.to_owned(), text]).collect(),
        ..View::default()
    }
}

/// Everything that can be counted.
#[derive(Default)]
struct Counts {
    white: usize,
    draws: usize,
    black: usize,
    /// Decisions of an arbiter that are neither.
    other: usize,
    forfeits: usize,
    unfinished: usize,
    byes: usize,
}

impl Counts {
    fn of(snapshot: &Snapshot) -> Counts {
        let mut counts = Counts::default();
        for round in &snapshot.rounds {
            counts.byes += round.unpaired().len();
            for game in round.games() {
                *counts.kind(game.result) += 1;
            }
        }
        counts
    }

    fn kind(&mut self, result: GameResult) -> &mut usize {
        match result {
            GameResult::Played { score: PlayedScore::WhiteWins, .. } => &mut self.white,
            GameResult::Played { score: PlayedScore::Draw, .. } => &mut self.draws,
            GameResult::Played { score: PlayedScore::BlackWins, .. } => &mut self.black,
            GameResult::Played { .. } => &mut self.other,
            GameResult::Forfeited(Forfeit::WhiteWins | Forfeit::BlackWins | Forfeit::BothLose) => {
                &mut self.forfeits
            }
            GameResult::Adjourned | GameResult::Pending => &mut self.unfinished,
        }
    }
}

fn statistics(source: &Source) -> View {
    let words = PaperWords::of(source.lang);
    let snapshot = source.snapshot;
    let players = &snapshot.players;
    let counts = Counts::of(snapshot);
    let played = counts.white + counts.draws + counts.black + counts.other;
    let ratings: Vec<usize> = players.iter().filter_map(|it| it.rating).map(usize::from).collect();
    let mut federations: Vec<&str> = players.iter().map(|it| it.federation.trim()).collect();
    federations.sort_unstable();
    federations.dedup();
    federations.retain(|it| !it.is_empty());
    let with = |known: &dyn Fn(&ronde_model::Player) -> bool| {
        players.iter().filter(|it| known(it)).count()
    };
    let average = ratings.iter().sum::<usize>().checked_div(ratings.len()).unwrap_or(0);
    let all = players.len();
    let rows = [
        (words.players, all, None),
        (words.rated, ratings.len(), Some(all)),
        (words.titled, with(&|it| it.title.is_some()), Some(all)),
        (words.women, with(&|it| it.sex == Some(Sex::Female)), Some(all)),
        (words.federations, federations.len(), None),
        (words.average_rating, average, None),
        (words.games, played, None),
        (words.white_wins, counts.white, Some(played)),
        (words.draws, counts.draws, Some(played)),
        (words.black_wins, counts.black, Some(played)),
        (words.forfeits, counts.forfeits, None),
        (words.byes, counts.byes, None),
        (words.unfinished, counts.unfinished, None),
    ];
    let row = |(what, count, of): (&str, usize, Option<usize>)| {
        let share =
            of.filter(|of| *of > 0).map(|of| format!("{} %", (count * 200 + of) / (of * 2)));
        vec![what.to_owned(), count.to_string(), share.unwrap_or_default()]
    };
    View {
        columns: vec![
            Column::words("what", words.what),
            Column::numbers("count", words.count),
            Column::numbers("share", words.share),
        ],
        rows: rows.into_iter().filter(|(_, count, _)| *count > 0).map(row).collect(),
        ..View::default()
    }
}
