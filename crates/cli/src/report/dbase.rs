//! The lines of FIDE's dBASE file.

use ronde_formats::dbase::{self, Flaw, Line};
use ronde_model::{Histories, Participant, Player, Score, Sex, Snapshot};
use ronde_rating::event::{bare, counted, decisive_day, halves};
use ronde_rating::performance::by_table;
use ronde_report::names;
use ronde_words::{ReportCommandWords, fill};

use crate::language;
use crate::outcome::Stop;

/// The file, and what had to be left out or replaced, in words.
pub(super) struct Written {
    pub(super) bytes: Vec<u8>,
    pub(super) notes: Vec<String>,
}

/// The file of everybody with a game against a rated opponent.
pub(super) fn write(snapshot: &Snapshot, name: &str) -> Result<Written, Stop> {
    let day = decisive_day(snapshot)
        .ok_or_else(|| Stop::bad_input(fill!(words().no_date, name = name)))?;
    let histories = Histories::of(snapshot);
    let mut notes = Vec::new();
    let players = snapshot.players.iter().enumerate();
    let lines: Vec<Line> = players
        .filter_map(|(index, player)| line(snapshot, &histories, index, player, &mut notes))
        .collect();
    let written = dbase::write(day, &lines);
    notes.extend(written.flaws.iter().map(told));
    Ok(Written { bytes: written.bytes, notes })
}

fn words() -> &'static ReportCommandWords {
    ReportCommandWords::of(language::current())
}

/// What did not fit into the file.
fn told(flaw: &Flaw) -> String {
    match flaw {
        Flaw::Cut { who, text, width } => {
            fill!(words().too_long, who = who, text = text, n = width)
        }
        Flaw::Letters { who } => fill!(words().no_letter, who = who),
    }
}

fn line(
    snapshot: &Snapshot,
    histories: &Histories,
    index: usize,
    player: &Player,
    notes: &mut Vec<String>,
) -> Option<Line> {
    let w = words();
    let who = names::numbered_in(snapshot, Participant::Player(player.number), language::current());
    let games = counted(snapshot, histories, index, &|one| one.rating);
    if games.is_empty() {
        notes.push(fill!(w.no_rated_opponent, who = who));
        return None;
    }
    let code = player.fide_id.trim().parse().ok();
    if code.is_none() && !player.fide_id.trim().is_empty() {
        notes.push(fill!(w.no_fide_number, who = who, text = player.fide_id.trim()));
    }
    // Birthday and Woman are asked for new players only.
    let new = code.is_none();
    let birth = player.birth.as_ref().and_then(ronde_model::DateText::date);
    let birthday = birth.filter(|date| new && date.day().is_some());
    if new && birthday.is_none() {
        notes.push(fill!(w.no_birthday, who = who));
    }
    if new && player.sex.is_none() {
        notes.push(fill!(w.no_sex, who = who));
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
