//! The lines of FIDE's dBASE file.

use ronde_formats::dbase::{self, Line, Written};
use ronde_model::{Histories, Participant, Player, Score, Sex, Snapshot};
use ronde_rating::event::{bare, counted, decisive_day, halves};
use ronde_rating::performance::by_table;
use ronde_report::names;

use crate::outcome::Stop;

/// The file of everybody with a game against a rated opponent.
pub(super) fn write(snapshot: &Snapshot, name: &str) -> Result<Written, Stop> {
    let day = decisive_day(snapshot).ok_or_else(|| {
        Stop::bad_input(format!(
            "{name} has no date (records 042 and 052), which the file's header needs. Write the \
             first and the last day."
        ))
    })?;
    let histories = Histories::of(snapshot);
    let mut notes = Vec::new();
    let players = snapshot.players.iter().enumerate();
    let lines: Vec<Line> = players
        .filter_map(|(index, player)| line(snapshot, &histories, index, player, &mut notes))
        .collect();
    let mut written = dbase::write(day, &lines);
    notes.append(&mut written.notes);
    Ok(Written { notes, ..written })
}

fn line(
    snapshot: &Snapshot,
    histories: &Histories,
    index: usize,
    player: &Player,
    notes: &mut Vec<String>,
) -> Option<Line> {
    let who = names::numbered(snapshot, Participant::Player(player.number));
    let games = counted(snapshot, histories, index, &|one| one.rating);
    if games.is_empty() {
        notes.push(format!("{who}: left out, no game against a rated opponent"));
        return None;
    }
    let code = player.fide_id.trim().parse().ok();
    if code.is_none() && !player.fide_id.trim().is_empty() {
        notes.push(format!("{who}: {} is no FIDE number and is left out", player.fide_id.trim()));
    }
    // Birthday and Woman are asked for new players only.
    let new = code.is_none();
    let birth = player.birth.as_ref().and_then(ronde_model::DateText::date);
    let birthday = birth.filter(|date| new && date.day().is_some());
    if new && birthday.is_none() {
        notes.push(format!("{who}: a new player needs the day of birth, which is missing"));
    }
    if new && player.sex.is_none() {
        notes.push(format!("{who}: a new player's sex is missing"));
    }
    let average = by_table(&bare(&games)).and_then(|it| u16::try_from(it.average).ok());
    Some(Line {
        name: player.name.trim().to_owned(),
        country: player.federation.trim().to_owned(),
        code,
        score: Score::from_tenths(i32::try_from(5 * halves(&games)).unwrap_or(0)),
        games: u8::try_from(games.len()).unwrap_or(u8::MAX),
        average,
        birthday,
        woman: player.sex.filter(|_| new).map(|sex| sex == Sex::Female),
    })
}
