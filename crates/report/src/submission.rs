//! What a federation would refuse in a report, in words: nothing of it stops a tournament, all of it
//! stops a rating.

use ronde_model::{DateText, Game, GameResult, Participant, Player, Round, RoundNumber, Snapshot};
use ronde_rating::event::{HIGHEST, impossible_ratings};

use crate::names;
use crate::rating::titled;
use crate::view::{Column, View};

/// Which report is to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// TRF16.
    Trf16,
    /// TRF26.
    Trf26,
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// It would be sent back.
    Refused,
    /// Somebody would ask.
    Doubtful,
}

/// Something that is missing or wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How bad it is.
    pub weight: Weight,
    /// Where: a record of the file, a player or a round.
    pub place: String,
    /// What is wrong and what to do.
    pub words: String,
}

/// Everything that would be refused or asked about.
pub fn findings(snapshot: &Snapshot, form: Form) -> Vec<Finding> {
    let mut found = head(snapshot);
    found.extend(dates(snapshot));
    if form == Form::Trf26 {
        found.extend(head_2026(snapshot));
    }
    found.extend(snapshot.players.iter().flat_map(|player| of_player(snapshot, player)));
    found.extend(ratings(snapshot));
    found.extend(repeated(snapshot));
    found.extend(rounds(snapshot));
    found
}

/// The findings as a table.
pub fn view(snapshot: &Snapshot, findings: &[Finding]) -> View {
    let row = |finding: &Finding| {
        let weight = match finding.weight {
            Weight::Refused => "refused",
            Weight::Doubtful => "doubtful",
        };
        vec![weight.to_owned(), finding.place.clone(), finding.words.clone()]
    };
    let refused = findings.iter().filter(|it| it.weight == Weight::Refused).count();
    let verdict = match (refused, findings.len()) {
        (0, 0) => "The report is complete.".to_owned(),
        (0, doubtful) => format!("The report can be sent; {doubtful} to look at."),
        (refused, _) => format!("The report would be sent back: {refused} to correct."),
    };
    View {
        title: titled(snapshot, "is the report complete?"),
        columns: vec![
            Column::words("weight", "Weight"),
            Column::words("place", "Where"),
            Column::words("finding", "What"),
        ],
        rows: findings.iter().map(row).collect(),
        notes: vec![verdict],
    }
}

fn refused(place: impl Into<String>, words: impl Into<String>) -> Finding {
    Finding { weight: Weight::Refused, place: place.into(), words: words.into() }
}

fn doubtful(place: impl Into<String>, words: impl Into<String>) -> Finding {
    Finding { weight: Weight::Doubtful, place: place.into(), words: words.into() }
}

/// Records that every report has.
fn head(snapshot: &Snapshot) -> Vec<Finding> {
    let event = &snapshot.event;
    let needed = [
        ("record 012", &event.name, "the name of the event"),
        ("record 022", &event.city, "the city"),
        ("record 032", &event.federation, "the federation where it was held"),
        ("record 102", &event.chief_arbiter, "the chief arbiter"),
    ];
    let missing = needed.into_iter().filter(|(_, text, _)| text.trim().is_empty());
    let mut found: Vec<Finding> = missing
        .map(|(place, _, what)| refused(place, format!("{what} is missing; write it")))
        .collect();
    if event.time_control.trim().is_empty() && event.time_control_code.trim().is_empty() {
        let words = "the time control is missing; the rating list depends on it (B.02)";
        found.push(refused("record 122", words));
    }
    if event.kind.trim().is_empty() && event.kind_code.trim().is_empty() {
        found.push(refused("record 092", "the type of the tournament is missing; write it"));
    }
    found
}

/// Dates that exist, in order.
fn dates(snapshot: &Snapshot) -> Vec<Finding> {
    let event = &snapshot.event;
    let mut found = Vec::new();
    for (place, text, what) in
        [("record 042", &event.start, "first day"), ("record 052", &event.end, "last day")]
    {
        match text {
            None => found.push(refused(place, format!("the {what} is missing; write it"))),
            Some(text) if full(text).is_none() => {
                let words = format!("the {what} is no day: {text}; write year, month and day");
                found.push(refused(place, words));
            }
            Some(_) => {}
        }
    }
    let (start, end) = (event.start.as_ref().and_then(full), event.end.as_ref().and_then(full));
    if let (Some(start), Some(end)) = (start, end)
        && end < start
    {
        let words = format!("the last day {end} is before the first, {start}; correct one of them");
        found.push(refused("record 052", words));
    }
    let undated = (0..snapshot.rounds.len())
        .filter(|&round| !matches!(event.round_dates.get(round), Some(Some(_))));
    let undated = undated.count();
    if undated > 0 {
        let words = format!("{undated} rounds have no date; write the days of all rounds");
        found.push(doubtful("record 132", words));
    }
    found
}

/// A whole day, not only a year.
fn full(text: &DateText) -> Option<ronde_model::Date> {
    text.date().filter(|date| date.month().is_some() && date.day().is_some())
}

/// Records that TRF26 added.
fn head_2026(snapshot: &Snapshot) -> Vec<Finding> {
    let event = &snapshot.event;
    let mut found = Vec::new();
    if snapshot.rules.declared_rounds.is_none() {
        found.push(refused("record 142", "the number of rounds is missing; write it"));
    }
    if event.kind_code.trim().is_empty() {
        let words = "the code of the type is missing, such as FIDE_DUTCH_2026; write it";
        found.push(refused("record 192", words));
    }
    if event.time_control_code.trim().is_empty() {
        let words = "the code of the time control is missing, such as 5400+30; write it";
        found.push(doubtful("record 222", words));
    }
    if event.tie_breaks.trim().is_empty() && event.standings_order.trim().is_empty() {
        found.push(doubtful("record 202", "no tie-breaks are declared; write their codes"));
    }
    found
}

/// What the rating officer must know of a player.
fn of_player(snapshot: &Snapshot, player: &Player) -> Vec<Finding> {
    let place = format!("player {}", names::numbered(snapshot, Participant::Player(player.number)));
    let id = player.fide_id.trim();
    let mut found = Vec::new();
    if player.name.trim().is_empty() {
        found.push(refused(&place, "the name is missing; write it"));
    }
    if player.federation.trim().is_empty() {
        found.push(refused(&place, "the federation is missing; write its three letters"));
    }
    if id.len() > 11 || id.bytes().any(|byte| !byte.is_ascii_digit()) {
        found.push(refused(&place, format!("{id} is no FIDE number; it has digits only")));
    }
    if id.is_empty() {
        found.extend(newcomer(&place, player));
    }
    found
}

/// Without a FIDE number the federation must register the player, who must be known for that.
fn newcomer(place: &str, player: &Player) -> Vec<Finding> {
    let mut found = Vec::new();
    if player.rating.is_some() {
        let words = "has a rating and no FIDE number; find the number in the rating list";
        found.push(refused(place, words));
    } else {
        let words = "has no FIDE number: the federation must register the player first";
        found.push(doubtful(place, words));
    }
    match &player.birth {
        None => {
            let words = "has neither FIDE number nor date of birth; a new player needs the date";
            found.push(refused(place, words));
        }
        Some(birth) if full(birth).is_none() => {
            let words = format!("a new player's date of birth must be a day, not {birth}");
            found.push(refused(place, words));
        }
        Some(_) => {}
    }
    if player.sex.is_none() {
        found.push(refused(place, "has neither FIDE number nor sex; a new player needs m or w"));
    }
    found
}

fn ratings(snapshot: &Snapshot) -> Vec<Finding> {
    let wrong = impossible_ratings(snapshot).into_iter();
    wrong
        .map(|(number, rating)| {
            let who = names::numbered(snapshot, Participant::Player(number));
            let words = format!(
                "the rating {rating} cannot be: no list ever had one above {HIGHEST}; correct it"
            );
            refused(format!("player {who}"), words)
        })
        .collect()
}

/// A FIDE number stands for one person.
fn repeated(snapshot: &Snapshot) -> Vec<Finding> {
    let mut ids: Vec<(&str, u32)> = snapshot
        .players
        .iter()
        .map(|player| (player.fide_id.trim(), player.number.get()))
        .filter(|(id, _)| !id.is_empty())
        .collect();
    ids.sort_unstable();
    let twice = ids.windows(2).filter(|two| two[0].0 == two[1].0);
    twice
        .map(|two| {
            let words = format!("has the FIDE number {} of player {}", two[1].0, two[0].1);
            refused(format!("player {}", two[1].1), words)
        })
        .collect()
}

fn rounds(snapshot: &Snapshot) -> Vec<Finding> {
    let mut found = Vec::new();
    let played = snapshot.rounds.iter().filter(|round| round.is_paired()).count();
    let declared = usize::from(snapshot.rules.declared_rounds.unwrap_or(0));
    if played == 0 {
        found.push(refused("rounds", "there is no game in the file"));
    } else if played < declared {
        let words =
            format!("{played} of {declared} rounds are in the file; report when it is over");
        found.push(refused("rounds", words));
    }
    let open = snapshot.rounds.iter().enumerate().filter_map(|(index, round)| {
        let number = RoundNumber::from_index(index)?;
        let open = open_games(round);
        let words = format!("{open} games have no result; enter it");
        (open > 0).then(|| refused(format!("round {number}"), words))
    });
    found.extend(open);
    found
}

fn open_games(round: &Round) -> usize {
    let open = |game: &&Game| matches!(game.result, GameResult::Pending | GameResult::Adjourned);
    round.games().iter().filter(open).count()
}
