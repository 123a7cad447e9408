//! What a federation would refuse in a report, in words: nothing of it stops a tournament, all of
//! it stops a rating.

mod flaw;

use ronde_model::{DateText, Game, GameResult, Participant, Player, Round, RoundNumber, Snapshot};
use ronde_rating::event::impossible_ratings;
use ronde_words::{Lang, RatingWords, fill};

use crate::names;
use crate::rating::titled;
use crate::view::{Column, View};

pub use flaw::{Flaw, Place};

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
    /// Where it is.
    pub place: Place,
    /// What is wrong.
    pub flaw: Flaw,
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
pub fn view(snapshot: &Snapshot, findings: &[Finding], lang: Lang) -> View {
    let w = RatingWords::of(lang);
    let row = |finding: &Finding| {
        let weight = match finding.weight {
            Weight::Refused => w.refused,
            Weight::Doubtful => w.doubtful,
        };
        vec![weight.to_owned(), finding.place.words(lang), finding.flaw.words(lang)]
    };
    let refused = findings.iter().filter(|it| it.weight == Weight::Refused).count();
    let verdict = match (refused, findings.len()) {
        (0, 0) => w.complete.to_owned(),
        (0, doubtful) => fill!(w.can_be_sent, n = doubtful),
        (refused, _) => fill!(w.sent_back, n = refused),
    };
    View {
        title: titled(snapshot, w.submission_title),
        columns: vec![
            Column::words("weight", w.head_weight),
            Column::words("place", w.head_where),
            Column::words("finding", w.head_what),
        ],
        rows: findings.iter().map(row).collect(),
        notes: vec![verdict],
    }
}

const fn refused(place: Place, flaw: Flaw) -> Finding {
    Finding { weight: Weight::Refused, place, flaw }
}

const fn doubtful(place: Place, flaw: Flaw) -> Finding {
    Finding { weight: Weight::Doubtful, place, flaw }
}

/// Records that every report has.
fn head(snapshot: &Snapshot) -> Vec<Finding> {
    let event = &snapshot.event;
    let needed = [
        ("012", &event.name, Flaw::EventName),
        ("022", &event.city, Flaw::City),
        ("032", &event.federation, Flaw::EventFederation),
        ("102", &event.chief_arbiter, Flaw::ChiefArbiter),
    ];
    let missing = needed.into_iter().filter(|(_, text, _)| text.trim().is_empty());
    let mut found: Vec<Finding> =
        missing.map(|(record, _, flaw)| refused(Place::Record(record), flaw)).collect();
    if event.time_control.trim().is_empty() && event.time_control_code.trim().is_empty() {
        found.push(refused(Place::Record("122"), Flaw::TimeControl));
    }
    if event.kind.trim().is_empty() && event.kind_code.trim().is_empty() {
        found.push(refused(Place::Record("092"), Flaw::Kind));
    }
    found
}

/// Dates that exist, in order.
fn dates(snapshot: &Snapshot) -> Vec<Finding> {
    let event = &snapshot.event;
    let mut found = Vec::new();
    for (record, text, missing, wrong) in [
        ("042", &event.start, Flaw::FirstDay, Flaw::FirstDayIs as fn(String) -> Flaw),
        ("052", &event.end, Flaw::LastDay, Flaw::LastDayIs),
    ] {
        match text {
            None => found.push(refused(Place::Record(record), missing)),
            Some(text) if full(text).is_none() => {
                found.push(refused(Place::Record(record), wrong(text.to_string())));
            }
            Some(_) => {}
        }
    }
    let (start, end) = (event.start.as_ref().and_then(full), event.end.as_ref().and_then(full));
    if let (Some(start), Some(end)) = (start, end)
        && end < start
    {
        let flaw = Flaw::EndsBefore { first: start.to_string(), last: end.to_string() };
        found.push(refused(Place::Record("052"), flaw));
    }
    let undated = (0..snapshot.rounds.len())
        .filter(|&round| !matches!(event.round_dates.get(round), Some(Some(_))));
    let undated = undated.count();
    if undated > 0 {
        found.push(doubtful(Place::Record("132"), Flaw::Undated(undated)));
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
        found.push(refused(Place::Record("142"), Flaw::RoundCount));
    }
    if event.kind_code.trim().is_empty() {
        found.push(refused(Place::Record("192"), Flaw::KindCode));
    }
    if event.time_control_code.trim().is_empty() {
        found.push(doubtful(Place::Record("222"), Flaw::TimeControlCode));
    }
    if event.tie_breaks.trim().is_empty() && event.standings_order.trim().is_empty() {
        found.push(doubtful(Place::Record("202"), Flaw::TieBreaks));
    }
    found
}

/// What the rating officer must know of a player.
fn of_player(snapshot: &Snapshot, player: &Player) -> Vec<Finding> {
    let place = Place::Player(names::numbered(snapshot, Participant::Player(player.number)));
    let id = player.fide_id.trim();
    let mut flaws = Vec::new();
    if player.name.trim().is_empty() {
        flaws.push(Flaw::Name);
    }
    if player.federation.trim().is_empty() {
        flaws.push(Flaw::Federation);
    }
    if id.len() > 11 || id.bytes().any(|byte| !byte.is_ascii_digit()) {
        flaws.push(Flaw::FideNumber(id.to_owned()));
    }
    let mut found: Vec<Finding> =
        flaws.into_iter().map(|flaw| refused(place.clone(), flaw)).collect();
    if id.is_empty() {
        found.extend(newcomer(&place, player));
    }
    found
}

/// Without a FIDE number the federation must register the player, who must be known for that.
fn newcomer(place: &Place, player: &Player) -> Vec<Finding> {
    let mut found = vec![match player.rating {
        Some(_) => refused(place.clone(), Flaw::RatedWithoutNumber),
        None => doubtful(place.clone(), Flaw::WithoutNumber),
    }];
    match &player.birth {
        None => found.push(refused(place.clone(), Flaw::Birth)),
        Some(birth) if full(birth).is_none() => {
            found.push(refused(place.clone(), Flaw::BirthIs(birth.to_string())));
        }
        Some(_) => {}
    }
    if player.sex.is_none() {
        found.push(refused(place.clone(), Flaw::Sex));
    }
    found
}

fn ratings(snapshot: &Snapshot) -> Vec<Finding> {
    let wrong = impossible_ratings(snapshot).into_iter();
    wrong
        .map(|(number, rating)| {
            let who = names::numbered(snapshot, Participant::Player(number));
            refused(Place::Player(who), Flaw::Rating(rating.to_string()))
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
            let flaw = Flaw::SameNumber { id: two[1].0.to_owned(), other: two[0].1 };
            refused(Place::Player(two[1].1.to_string()), flaw)
        })
        .collect()
}

fn rounds(snapshot: &Snapshot) -> Vec<Finding> {
    let mut found = Vec::new();
    let played = snapshot.rounds.iter().filter(|round| round.is_paired()).count();
    let declared = usize::from(snapshot.rules.declared_rounds.unwrap_or(0));
    if played == 0 {
        found.push(refused(Place::Rounds, Flaw::NoGame));
    } else if played < declared {
        found.push(refused(Place::Rounds, Flaw::NotOver { played, declared }));
    }
    let open = snapshot.rounds.iter().enumerate().filter_map(|(index, round)| {
        let number = RoundNumber::from_index(index)?;
        let open = open_games(round);
        (open > 0).then(|| refused(Place::Round(number), Flaw::Open(open)))
    });
    found.extend(open);
    found
}

fn open_games(round: &Round) -> usize {
    let open = |game: &&Game| matches!(game.result, GameResult::Pending | GameResult::Adjourned);
    round.games().iter().filter(open).count()
}
