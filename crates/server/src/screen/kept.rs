//! What is kept of screens: one note for each screen, each announcement, each event's count-down.

use ronde_office::{Store, StoreError};
use ronde_words::Lang;
use serde::{Deserialize, Serialize};

use super::MOST;
use crate::error::{Answer, ApiError, Sentence};

/// What the names of our notes begin with.
const PREFIX: &str = "hall/";
/// A round that started so lately, in milliseconds, is still told to start.
const JUST: i64 = 120_000;

/// Something that a screen shows in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Content {
    /// Pairings by board, with results as they arrive.
    Boards,
    /// Pairings by name: where do I sit.
    Names,
    /// Results, the newest first.
    Results,
    Standings,
    /// The clock, and the count-down to the round.
    Clock,
}

impl Content {
    pub(crate) const ALL: [Content; 5] =
        [Content::Boards, Content::Names, Content::Results, Content::Standings, Content::Clock];

    /// As it is written in JSON.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Content::Boards => "boards",
            Content::Names => "names",
            Content::Results => "results",
            Content::Standings => "standings",
            Content::Clock => "clock",
        }
    }
}

/// The share of a list, where several screens have one list among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Part {
    /// From 1.
    pub(crate) at: u16,
    pub(crate) of: u16,
}

impl Part {
    pub(crate) const WHOLE: Part = Part { at: 1, of: 1 };

    /// This part of a list: parts differ by one at most, and together they are the list.
    pub(crate) fn share<T>(self, list: &[T]) -> &[T] {
        let (at, of) = (usize::from(self.at.max(1)), usize::from(self.of.max(1)));
        let end = |part: usize| list.len() * part.min(of) / of;
        &list[end(at - 1)..end(at)]
    }
}

/// What a screen shows, and how large.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    /// Whose arbiters steer it.
    pub(crate) event: String,
    /// In this order.
    pub(crate) shows: Vec<Content>,
    /// Which tournaments; all that the event shows if none is named.
    #[serde(default)]
    pub(crate) tournaments: Vec<String>,
    pub(crate) part: Part,
    /// The diagonal.
    pub(crate) inches: u16,
    /// How far away the farthest reader is.
    pub(crate) metres: u16,
    /// Codes of one or two languages, in turn.
    pub(crate) langs: Vec<String>,
    /// How long a page stays.
    pub(crate) seconds: u16,
    /// The zone of the arbiter's clock, as `Europe/Zurich`; empty for the screen's own.
    #[serde(default)]
    pub(crate) zone: String,
}

impl Setup {
    /// Whether it can be shown.
    pub(crate) fn check(&self) -> Answer<()> {
        let known = |code: &String| Lang::of_code(code).is_some();
        let zone = |it: char| it.is_ascii_alphanumeric() || "_+-/".contains(it);
        let Part { at, of } = self.part;
        let langs = matches!(self.langs.len(), 1 | 2) && self.langs.iter().all(known);
        let rows: [(bool, Sentence); 9] = [
            (!self.shows.is_empty(), |w| w.screen_shows),
            (self.shows.len() <= Content::ALL.len(), |w| w.screen_once),
            (self.tournaments.len() <= 50, |w| w.screen_tournaments),
            (1 <= at && at <= of && of <= MOST, |w| w.screen_part),
            ((10..=400).contains(&self.inches), |w| w.screen_inches),
            ((1..=60).contains(&self.metres), |w| w.screen_metres),
            (langs, |w| w.screen_langs),
            ((5..=120).contains(&self.seconds), |w| w.screen_seconds),
            (self.zone.len() <= 64 && self.zone.chars().all(zone), |w| w.screen_zone),
        ];
        let wrong = rows.into_iter().find(|(good, _)| !good);
        wrong.map_or(Ok(()), |(_, sentence)| Err(ApiError::objection(sentence)))
    }
}

/// How an announcement is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum How {
    /// On a band of every page.
    Band,
    /// On the whole screen, and nothing else.
    Whole,
    /// On a page of its own, in turn with the others.
    Turn,
}

/// What arbiters want everybody in the hall to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Announcement {
    #[serde(default)]
    pub(crate) id: String,
    pub(crate) text: String,
    pub(crate) how: How,
    /// Until when, in milliseconds since 1970; none until it is taken away.
    pub(crate) until: Option<i64>,
}

/// Everything that is kept of screens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kept {
    screens: Vec<(u16, Setup)>,
    /// Event and announcement.
    said: Vec<(String, Announcement)>,
    /// Event and when its next round starts.
    starts: Vec<(String, i64)>,
}

impl Kept {
    /// As it is now: what is over is no longer there.
    pub(crate) async fn read(store: &dyn Store, now: i64) -> Result<Kept, StoreError> {
        let mut kept = Kept::default();
        for (name, text) in store.notes().notes(PREFIX).await? {
            let name: Vec<&str> = name[PREFIX.len()..].split('/').collect();
            // A note of another version that cannot be read is as good as none.
            match name.as_slice() {
                ["screen", number] => {
                    let setup = serde_json::from_str(&text).ok();
                    kept.screens.extend(number.parse().ok().zip(setup));
                }
                ["said", event, _] => {
                    let said = serde_json::from_str::<Announcement>(&text).ok();
                    let said = said.filter(|it| it.until.is_none_or(|until| until > now));
                    kept.said.extend(said.map(|it| ((*event).to_owned(), it)));
                }
                ["starts", event] => {
                    let at = text.parse().ok().filter(|at| *at > now - JUST);
                    kept.starts.extend(at.map(|at| ((*event).to_owned(), at)));
                }
                _ => {}
            }
        }
        kept.screens.sort_by_key(|(number, _)| *number);
        Ok(kept)
    }

    pub(crate) fn screen(&self, number: u16) -> Option<&Setup> {
        self.screens.iter().find(|(it, _)| *it == number).map(|(_, setup)| setup)
    }

    pub(crate) fn screens(&self) -> impl Iterator<Item = &(u16, Setup)> {
        self.screens.iter()
    }

    pub(crate) fn of_event(&self, event: &str) -> impl Iterator<Item = &(u16, Setup)> {
        self.screens.iter().filter(move |(_, setup)| setup.event == event)
    }

    /// Announcements of an event in the order in which they were made.
    pub(crate) fn said(&self, event: &str) -> Vec<Announcement> {
        let mine = self.said.iter().filter(|(it, _)| it == event);
        mine.map(|(_, said)| said.clone()).collect()
    }

    /// When the next round starts, as an arbiter has said.
    pub(crate) fn starts(&self, event: &str) -> Option<i64> {
        self.starts.iter().find(|(it, _)| it == event).map(|(_, at)| *at)
    }

    /// The first number that no screen has.
    pub(crate) fn free(&self) -> u16 {
        (1..=MOST).find(|number| self.screen(*number).is_none()).unwrap_or(MOST)
    }
}

/// Keeps what a screen shows; none frees its number.
pub(crate) async fn set_screen(
    store: &dyn Store,
    number: u16,
    setup: Option<&Setup>,
) -> Result<(), StoreError> {
    let text = setup.and_then(|it| serde_json::to_string(it).ok());
    store.notes().set_note(&format!("{PREFIX}screen/{number}"), text.as_deref()).await
}

/// Keeps an announcement under its `id`; none takes it away.
pub(crate) async fn set_said(
    store: &dyn Store,
    event: &str,
    id: &str,
    said: Option<&Announcement>,
) -> Result<(), StoreError> {
    let text = said.and_then(|it| serde_json::to_string(it).ok());
    store.notes().set_note(&format!("{PREFIX}said/{event}/{id}"), text.as_deref()).await
}

/// Keeps when the next round starts; none takes it away.
pub(crate) async fn set_starts(
    store: &dyn Store,
    event: &str,
    at: Option<i64>,
) -> Result<(), StoreError> {
    let text = at.map(|it| it.to_string());
    store.notes().set_note(&format!("{PREFIX}starts/{event}"), text.as_deref()).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_the_whole_list() {
        let list: Vec<u16> = (1..=100).collect();
        for (at, of, first, last) in [
            (1, 1, 1, 100),
            (1, 2, 1, 50),
            (2, 2, 51, 100),
            (1, 3, 1, 33),
            (2, 3, 34, 66),
            (3, 3, 67, 100),
        ] {
            let share = Part { at, of }.share(&list);
            assert_eq!((Some(&first), Some(&last)), (share.first(), share.last()), "{at} of {of}");
        }
        assert!(Part { at: 1, of: 3 }.share(&[7, 8]).is_empty(), "less than one for each");
        assert_eq!(&[7, 8], Part::WHOLE.share(&[7, 8]));
    }

    #[test]
    fn a_setup_that_cannot_be_shown_is_refused() {
        let good = Setup {
            event: "e".to_owned(),
            shows: vec![Content::Boards],
            tournaments: Vec::new(),
            part: Part::WHOLE,
            inches: 55,
            metres: 10,
            langs: vec!["de".to_owned()],
            seconds: 10,
            zone: "Europe/Zurich".to_owned(),
        };
        assert!(good.check().is_ok());
        let bad = [
            Setup { shows: Vec::new(), ..good.clone() },
            Setup { part: Part { at: 3, of: 2 }, ..good.clone() },
            Setup { part: Part { at: 0, of: 2 }, ..good.clone() },
            Setup { inches: 5, ..good.clone() },
            Setup { metres: 0, ..good.clone() },
            Setup { langs: Vec::new(), ..good.clone() },
            Setup { langs: vec!["xx".to_owned()], ..good.clone() },
            Setup { seconds: 0, ..good.clone() },
            Setup { zone: "<b>".to_owned(), ..good.clone() },
        ];
        for setup in bad {
            assert!(setup.check().is_err(), "{setup:?}");
        }
    }
}
