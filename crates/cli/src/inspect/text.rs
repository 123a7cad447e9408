//! The page for people.

use anstyle::Style;
use ronde_formats::trf::Encoding;
use ronde_model::{Bye, PointSystem, RoundNumber, Score, Snapshot, Unpaired};
use ronde_report::problems;
use ronde_words::Lang;

use super::Progress;
use super::count::{Players, Unplayed};
use super::leaders::leaders;
use super::missing::missing;
use super::system::System;
use crate::format;
use crate::load::{Loaded, Origin};

const TITLE: Style = Style::new().bold();
/// Leaders shown.
const TOP: usize = 5;
/// Federations named.
const FEDERATIONS: usize = 6;

/// Event, facts, leaders, and what is missing.
pub(super) fn page(loaded: &Loaded) -> String {
    let snapshot = &loaded.snapshot;
    let progress = Progress::of(snapshot);
    let system = System::of(&snapshot.event);
    let mut text = heading(loaded);
    for (name, value) in facts(loaded, &progress, &system) {
        text += &format!("  {name:<14}{value}\n");
    }
    text += &table(snapshot, &progress);
    text += &next(snapshot, &progress, &system);
    text
}

fn heading(loaded: &Loaded) -> String {
    let event = &loaded.snapshot.event;
    let name = if event.name.is_empty() { "A tournament without a name" } else { &event.name };
    let dates = match (&event.start, &event.end) {
        (Some(start), Some(end)) if start == end => start.to_string(),
        (Some(start), Some(end)) => format!("{start} to {end}"),
        (Some(start), None) => format!("from {start}"),
        (None, Some(end)) => format!("until {end}"),
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
    let snapshot = &loaded.snapshot;
    let event = &snapshot.event;
    let time = join([event.time_control.clone(), event.time_control_code.clone()], ", ");
    let rows = [
        ("File", file(loaded)),
        ("System", system_row(system)),
        ("Rounds", rounds(snapshot, progress)),
        ("Players", players(&Players::of(snapshot))),
        ("Titles", titles(&Players::of(snapshot))),
        ("Federations", federations(&Players::of(snapshot))),
        ("Teams", teams(snapshot)),
        ("Points", points(&snapshot.rules.points)),
        ("Not played", unplayed(snapshot)),
        ("Acceleration", many(snapshot.accelerations.len(), "record of virtual points")),
        ("Forbidden", many(snapshot.prohibitions.len(), "group of players who may not meet")),
        ("Special", many(snapshot.abnormal.len(), "record of abnormal points")),
        ("Time control", time),
        ("Arbiters", join([event.chief_arbiter.clone(), event.deputies.join("; ")], "; ")),
        ("Tie-breaks", event.tie_breaks.clone()),
        ("Paired by", event.pairing_controller.clone()),
    ];
    let rows = rows.into_iter().map(|(name, value)| (name, plain(&value)));
    rows.filter(|(_, value)| !value.is_empty()).collect()
}

fn file(loaded: &Loaded) -> String {
    match &loaded.origin {
        Origin::Json => format!("{}, Ronde's JSON form", loaded.name),
        Origin::Foreign { kind, member, not_understood, .. } => {
            let member = member.as_ref().map_or(String::new(), |name| format!(", {name} in it"));
            let bytes = match not_understood {
                0 => String::new(),
                bytes => format!("; {bytes} bytes of it are not understood"),
            };
            format!("{}{member}: {}{bytes}", loaded.name, problems::kind_name(*kind, Lang::En))
        }
        Origin::Trf { flavour, encoding, .. } => {
            let encoding = match encoding {
                Encoding::Utf8 => "",
                Encoding::Windows1252 => ", in Windows-1252",
                Encoding::Utf16 => ", in UTF-16",
            };
            format!("{}, {}{encoding}", loaded.name, format::name(*flavour))
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
        Some(declared) => format!("{} of {declared} paired", progress.paired),
        None => format!("{} paired, number of rounds not declared", progress.paired),
    }
}

fn players(players: &Players) -> String {
    let unrated = players.all - players.rated;
    let mut text = format!("{} ({} rated, {unrated} unrated)", players.all, players.rated);
    if players.late > 0 {
        text += &format!(", {} late", players.late);
    }
    if players.withdrawn > 0 {
        text += &format!(", {} withdrawn", players.withdrawn);
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
    let mut text = join(named, ", ");
    let more = players.federations.len().saturating_sub(FEDERATIONS);
    if more > 0 {
        text += &format!(", and {more} more");
    }
    text
}

fn teams(snapshot: &Snapshot) -> String {
    match snapshot.teams.len() {
        0 => String::new(),
        count => count.to_string(),
    }
}

/// Win, draw and loss, then what does not follow from them.
fn points(points: &PointSystem) -> String {
    let (win, draw, loss) = (points.white_win, points.white_draw, points.white_loss);
    let base = PointSystem::of(win.tenths(), draw.tenths(), loss.tenths());
    let rest = [
        ("win with Black", points.black_win, base.black_win),
        ("draw with Black", points.black_draw, base.black_draw),
        ("loss with Black", points.black_loss, base.black_loss),
        ("forfeit win", points.forfeit_win, base.forfeit_win),
        ("forfeit loss", points.forfeit_loss, base.forfeit_loss),
        ("pairing-allocated bye", points.pairing_bye, base.pairing_bye),
        ("full-point bye", points.full_bye, base.full_bye),
        ("half-point bye", points.half_bye, base.half_bye),
        ("zero-point bye", points.zero_bye, base.zero_bye),
        ("unknown result", points.unknown, base.unknown),
    ];
    let rest = rest.into_iter().filter(|(_, value, follows)| value != follows);
    let rest = rest.map(|(name, value, _)| format!("{name} {}", short(value)));
    let usual = format!("win {}, draw {}, loss {}", short(win), short(draw), short(loss));
    join([usual].into_iter().chain(rest), ", ")
}

/// `½` and `3` where people write them so.
fn short(score: Score) -> String {
    match score.tenths() {
        5 => "½".to_owned(),
        whole if whole % 10 == 0 => (whole / 10).to_string(),
        _ => score.to_string(),
    }
}

fn unplayed(snapshot: &Snapshot) -> String {
    let named = Unplayed::of(snapshot).named().into_iter().filter(|(count, _, _)| *count > 0);
    join(
        named.map(|(count, one, more)| format!("{count} {}", if count == 1 { one } else { more })),
        ", ",
    )
}

fn many(count: usize, what: &str) -> String {
    match (count, what.split_once(' ')) {
        (0, _) => String::new(),
        (1, _) => format!("1 {what}"),
        (_, Some((noun, rest))) => format!("{count} {noun}s {rest}"),
        (_, None) => format!("{count} {what}s"),
    }
}

fn table(snapshot: &Snapshot, progress: &Progress) -> String {
    let Some(leaders) = leaders(snapshot, progress.paired, TOP) else { return String::new() };
    let title = format!("Most points after round {}", progress.paired);
    let mut text = format!("\n{TITLE}{title}{TITLE:#}\n");
    let digits = leaders.table.iter().map(|(_, number)| number.to_string().len()).max();
    let digits = digits.unwrap_or(0).max(4);
    for (points, number) in &leaders.table {
        let name = snapshot.player(*number).map_or("", |player| player.name.as_str());
        text += &format!("  {points:>6}  {number:>digits$}  {}\n", plain(name));
    }
    if leaders.level > 0 {
        text += &format!("          and {} more with as many as the last\n", leaders.level);
    }
    text
}

fn next(snapshot: &Snapshot, progress: &Progress, system: &System) -> String {
    let missing = missing(snapshot, progress, system);
    let title = match progress.next {
        Some(round) => format!("Before round {round} can be paired"),
        None => "All declared rounds are paired".to_owned(),
    };
    let mut text = format!("\n{TITLE}{title}{TITLE:#}\n");
    for what in &missing {
        text += &format!("  - {}\n", plain(&what.words(snapshot)));
    }
    if missing.is_empty() {
        let all = match progress.next {
            Some(_) => "nothing is missing",
            None => "all results are in",
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
    let parts = [("full", Bye::Full), ("half", Bye::Half), ("zero", Bye::Zero)];
    let parts = parts.map(|(name, bye)| (name, count(bye)));
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    let said = join(parts.map(|(name, count)| format!("{count} {name}-point")), ", ");
    if said.is_empty() { said } else { format!("  byes known for round {round}: {said}\n") }
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
