//! The page for people.

use anstyle::Style;
use ronde_formats::trf::Encoding;
use ronde_model::{Bye, PointSystem, RoundNumber, Score, Snapshot, Unpaired};
use ronde_report::problems;
use ronde_words::{InspectWords, fill};
use unicode_width::UnicodeWidthStr;

use super::Progress;
use super::count::{Players, Unplayed};
use super::leaders::leaders;
use super::missing::missing;
use super::system::System;
use crate::format;
use crate::language;
use crate::load::{Loaded, Origin};

const TITLE: Style = Style::new().bold();
/// Leaders shown.
const TOP: usize = 5;
/// Federations named.
const FEDERATIONS: usize = 6;
/// Cells of the terminal for the names of facts, unless a language needs more.
const NAMES: usize = 14;

fn words() -> &'static InspectWords {
    InspectWords::of(language::current())
}

/// Event, facts, leaders, and what is missing.
pub(super) fn page(loaded: &Loaded) -> String {
    let snapshot = &loaded.snapshot;
    let progress = Progress::of(snapshot);
    let system = System::of(&snapshot.event, language::current());
    let mut text = heading(loaded);
    let facts = facts(loaded, &progress, &system);
    let widest = facts.iter().map(|(name, _)| name.width() + 1).max().unwrap_or(0).max(NAMES);
    for (name, value) in facts {
        text += &format!("  {name}{}{value}\n", " ".repeat(widest - name.width()));
    }
    text += &table(snapshot, &progress);
    text += &next(snapshot, &progress, &system);
    text
}

fn heading(loaded: &Loaded) -> String {
    let event = &loaded.snapshot.event;
    let w = words();
    let name = if event.name.is_empty() { w.no_name } else { &event.name };
    let dates = match (&event.start, &event.end) {
        (Some(start), Some(end)) if start == end => start.to_string(),
        (Some(start), Some(end)) => fill!(w.dates, first = start, last = end),
        (Some(start), None) => fill!(w.from, first = start),
        (None, Some(end)) => fill!(w.until, last = end),
        (None, None) => String::new(),
    };
    let place = join([event.city.clone(), event.federation.clone()], ", ");
    let line = join([place, dates], ", ");
    let mut text = format!("{TITLE}{}{TITLE:#}\n", plain(name));
    if !line.is_empty() {
        text += &format!("{}\n", plain(&line));
    }
    text + "\n"
}

/// Rows of a name and a value; what is not known or not there has no row.
fn facts(loaded: &Loaded, progress: &Progress, system: &System) -> Vec<(&'static str, String)> {
    let (w, snapshot) = (words(), &loaded.snapshot);
    let event = &snapshot.event;
    let time = join([event.time_control.clone(), event.time_control_code.clone()], ", ");
    let some = |n: usize, words: String| if n == 0 { String::new() } else { words };
    let virtual_points = snapshot.accelerations.len();
    let (forbidden, abnormal) = (snapshot.prohibitions.len(), snapshot.abnormal.len());
    let rows = [
        (w.row_file, file(loaded)),
        (w.row_system, system_row(system)),
        (w.row_rounds, rounds(snapshot, progress)),
        (w.row_players, players(&Players::of(snapshot))),
        (w.row_titles, titles(&Players::of(snapshot))),
        (w.row_federations, federations(&Players::of(snapshot))),
        (w.row_teams, teams(snapshot)),
        (w.row_points, points(&snapshot.rules.points)),
        (w.row_not_played, join(Unplayed::of(snapshot).named(w), ", ")),
        (w.row_acceleration, some(virtual_points, fill!(w.virtual_points, n = virtual_points))),
        (w.row_forbidden, some(forbidden, fill!(w.forbidden, n = forbidden))),
        (w.row_special, some(abnormal, fill!(w.abnormal, n = abnormal))),
        (w.row_time_control, time),
        (w.row_arbiters, join([event.chief_arbiter.clone(), event.deputies.join("; ")], "; ")),
        (w.row_tie_breaks, event.tie_breaks.clone()),
        (w.row_paired_by, event.pairing_controller.clone()),
    ];
    let rows = rows.into_iter().map(|(name, value)| (name, plain(&value)));
    rows.filter(|(_, value)| !value.is_empty()).collect()
}

fn file(loaded: &Loaded) -> String {
    let (w, name) = (words(), &loaded.name);
    match &loaded.origin {
        Origin::Json => fill!(w.json_form, name = name),
        Origin::Foreign { kind, member, not_understood, .. } => {
            let name = match member {
                Some(member) => fill!(w.member, name = name, member = member),
                None => name.clone(),
            };
            let what = format!("{name}: {}", problems::kind_name(*kind, language::current()));
            match not_understood {
                0 => what,
                bytes => fill!(w.not_understood, what = what, n = bytes),
            }
        }
        Origin::Trf { flavour, encoding, .. } => {
            let what = format!("{name}, {}", format::name(*flavour));
            match encoding {
                Encoding::Utf8 => what,
                Encoding::Windows1252 => fill!(w.in_windows_1252, what = what),
                Encoding::Utf16 => fill!(w.in_utf_16, what = what),
            }
        }
    }
}

fn system_row(system: &System) -> String {
    if system.code.is_empty() {
        return system.words.clone();
    }
    format!("{} ({})", system.words, system.code)
}

fn rounds(snapshot: &Snapshot, progress: &Progress) -> String {
    match snapshot.rules.declared_rounds {
        Some(declared) => fill!(words().paired_of, n = progress.paired, all = declared),
        None => fill!(words().paired, n = progress.paired),
    }
}

fn players(players: &Players) -> String {
    let (w, unrated) = (words(), players.all - players.rated);
    let mut text = fill!(w.players, all = players.all, rated = players.rated, unrated = unrated);
    if players.late > 0 {
        text = fill!(w.late, what = text, n = players.late);
    }
    if players.withdrawn > 0 {
        text = fill!(w.withdrawn, what = text, n = players.withdrawn);
    }
    text
}

fn titles(players: &Players) -> String {
    let titles = players.titles.iter().map(|(title, count)| format!("{count} {}", title.code()));
    join(titles, ", ")
}

fn federations(players: &Players) -> String {
    let named = players.federations.iter().take(FEDERATIONS);
    let named = named.map(|(code, count)| format!("{code} {count}"));
    let text = join(named, ", ");
    match players.federations.len().saturating_sub(FEDERATIONS) {
        0 => text,
        more => fill!(words().and_more, list = text, n = more),
    }
}

fn teams(snapshot: &Snapshot) -> String {
    match snapshot.teams.len() {
        0 => String::new(),
        count => count.to_string(),
    }
}

/// Win, draw and loss, then what does not follow from them.
fn points(points: &PointSystem) -> String {
    let w = words();
    let (win, draw, loss) = (points.white_win, points.white_draw, points.white_loss);
    let base = PointSystem::of(win.tenths(), draw.tenths(), loss.tenths());
    let usual = [
        fill!(w.win, points = short(win)),
        fill!(w.draw, points = short(draw)),
        fill!(w.loss, points = short(loss)),
    ];
    let rest = [
        (w.black_win, points.black_win, base.black_win),
        (w.black_draw, points.black_draw, base.black_draw),
        (w.black_loss, points.black_loss, base.black_loss),
        (w.forfeit_win, points.forfeit_win, base.forfeit_win),
        (w.forfeit_loss, points.forfeit_loss, base.forfeit_loss),
        (w.pairing_bye, points.pairing_bye, base.pairing_bye),
        (w.full_bye, points.full_bye, base.full_bye),
        (w.half_bye, points.half_bye, base.half_bye),
        (w.zero_bye, points.zero_bye, base.zero_bye),
        (w.unknown_result, points.unknown, base.unknown),
    ];
    let rest = rest.into_iter().filter(|(_, value, follows)| value != follows);
    let rest = rest.map(|(words, value, _)| fill!(words, points = short(value)));
    join(usual.into_iter().chain(rest), ", ")
}

/// `½` and `3` where people write them so.
fn short(score: Score) -> String {
    match score.tenths() {
        5 => "½".to_owned(),
        whole if whole % 10 == 0 => (whole / 10).to_string(),
        _ => score.to_string(),
    }
}

fn table(snapshot: &Snapshot, progress: &Progress) -> String {
    let Some(leaders) = leaders(snapshot, progress.paired, TOP) else { return String::new() };
    let w = words();
    let title = fill!(w.leaders, n = progress.paired);
    let mut text = format!("\n{TITLE}{title}{TITLE:#}\n");
    let digits = leaders.table.iter().map(|(_, number)| number.to_string().len()).max();
    let digits = digits.unwrap_or(0).max(4);
    for (points, number) in &leaders.table {
        let name = snapshot.player(*number).map_or("", |player| player.name.as_str());
        text += &format!("  {points:>6}  {number:>digits$}  {}\n", plain(name));
    }
    if leaders.level > 0 {
        text += &format!("          {}\n", fill!(w.level, n = leaders.level));
    }
    text
}

fn next(snapshot: &Snapshot, progress: &Progress, system: &System) -> String {
    let missing = missing(snapshot, progress, system);
    let w = words();
    let title = match progress.next {
        Some(round) => fill!(w.before, n = round),
        None => w.all_paired.to_owned(),
    };
    let mut text = format!("\n{TITLE}{title}{TITLE:#}\n");
    for what in &missing {
        text += &format!("  - {}\n", plain(&what.words(snapshot, language::current())));
    }
    if missing.is_empty() {
        let all = match progress.next {
            Some(_) => w.nothing_missing,
            None => w.all_results,
        };
        text += &format!("  {all}\n");
    }
    if let Some(round) = progress.next {
        text += &byes_of(snapshot, round);
    }
    text
}

/// Byes already known for a round that is not paired yet.
fn byes_of(snapshot: &Snapshot, round: RoundNumber) -> String {
    let asked = snapshot.requests.iter().filter(|request| request.round == round);
    let asked = asked.map(|request| (request.who.number(), request.bye));
    let written = snapshot.rounds.get(round.index()).map_or(&[][..], |round| round.unpaired());
    let written = written.iter().filter_map(|(number, why)| match why {
        Unpaired::Bye(bye) => Some((number.get(), *bye)),
        _ => None,
    });
    let mut byes: Vec<(u32, Bye)> = asked.chain(written).collect();
    byes.sort_unstable();
    byes.dedup();
    let count = |bye: Bye| byes.iter().filter(|(_, other)| *other == bye).count();
    let w = words();
    let parts = [(w.known_full, Bye::Full), (w.known_half, Bye::Half), (w.known_zero, Bye::Zero)];
    let parts = parts.map(|(words, bye)| (words, count(bye)));
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    let list = join(parts.map(|(words, count)| fill!(words, n = count)), ", ");
    if list.is_empty() {
        return list;
    }
    format!("  {}\n", fill!(w.byes_known, n = round, list = list))
}

/// Those that say something, with a separator between.
fn join(parts: impl IntoIterator<Item = String>, separator: &str) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(separator)
}

/// Text of a file as it may be shown on a terminal: no control characters.
fn plain(text: &str) -> String {
    text.chars().map(|character| if character.is_control() { '·' } else { character }).collect()
}
