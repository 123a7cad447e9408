//! Categories of players: standings and prizes among some of them.

use std::fmt;

use ronde_model::{DateText, Player, Sex, Snapshot, Title};

/// Who belongs to a category. Whoever lacks what it asks for does not belong to it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Category {
    /// Everybody.
    Everybody,
    /// Of this sex.
    Sex(Sex),
    /// Not older than this in the year of the event: born in that year less the age, or later.
    Under(u16),
    /// At least this old in the year of the event.
    AtLeast(u16),
    /// Rated between these two, both included.
    Rating(u16, u16),
    /// Without a rating.
    Unrated,
    /// Of this club, as the federation's own record names it (its columns 54 to 56 and beyond).
    Club(String),
    /// Of this federation.
    Federation(String),
    /// With this title.
    Title(Title),
    /// All of these at once.
    All(Vec<Category>),
}

impl Category {
    /// Whether a player of the tournament belongs to it.
    pub fn holds(&self, snapshot: &Snapshot, player: &Player) -> bool {
        match self {
            Category::Everybody => true,
            Category::Sex(sex) => player.sex == Some(*sex),
            Category::Under(age) => age_in_year(snapshot, player).is_some_and(|it| it <= *age),
            Category::AtLeast(age) => age_in_year(snapshot, player).is_some_and(|it| it >= *age),
            Category::Rating(low, high) => {
                player.rating.is_some_and(|rating| (*low..=*high).contains(&rating))
            }
            Category::Unrated => player.rating.is_none(),
            Category::Club(club) => club_of(snapshot, player).is_some_and(|it| same(it, club)),
            Category::Federation(code) => same(&player.federation, code),
            Category::Title(title) => player.title == Some(*title),
            Category::All(parts) => parts.iter().all(|part| part.holds(snapshot, player)),
        }
    }

    /// Reads `women`, `men`, `U18`, `S60`, `1800-1999`, `-1999`, `2000-`, `unrated`, `club=NAME`,
    /// `fed=NED`, `title=FM`, and several of them joined by `+`.
    pub fn read(text: &str) -> Option<Category> {
        let mut parts: Vec<Category> =
            text.split('+').map(|part| one(part.trim())).collect::<Option<_>>()?;
        if parts.len() == 1 { parts.pop() } else { Some(Category::All(parts)) }
    }
}

fn one(text: &str) -> Option<Category> {
    let lower = text.to_lowercase();
    match lower.as_str() {
        "all" => return Some(Category::Everybody),
        "women" | "w" => return Some(Category::Sex(Sex::Female)),
        "men" | "m" => return Some(Category::Sex(Sex::Male)),
        "unrated" => return Some(Category::Unrated),
        _ => {}
    }
    if let Some((name, value)) = text.split_once('=') {
        return match name.to_lowercase().as_str() {
            "club" => Some(Category::Club(value.to_owned())),
            "fed" => Some(Category::Federation(value.to_owned())),
            "title" => {
                let title = |it: &Title| it.code().eq_ignore_ascii_case(value);
                Title::ALL.into_iter().find(title).map(Category::Title)
            }
            _ => None,
        };
    }
    if let Some((low, high)) = lower.split_once('-') {
        let bound =
            |text: &str, empty| if text.is_empty() { Some(empty) } else { text.parse().ok() };
        return Some(Category::Rating(bound(low, 1)?, bound(high, u16::MAX)?));
    }
    let (letter, age) = lower.split_at_checked(1)?;
    match letter {
        "u" => age.parse().ok().map(Category::Under),
        "s" => age.parse().ok().map(Category::AtLeast),
        _ => None,
    }
}

/// The form that [`Category::read`] takes.
impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Category::Everybody => f.write_str("all"),
            Category::Sex(Sex::Female) => f.write_str("women"),
            Category::Sex(Sex::Male) => f.write_str("men"),
            Category::Under(age) => write!(f, "U{age}"),
            Category::AtLeast(age) => write!(f, "S{age}"),
            Category::Rating(1, high) => write!(f, "-{high}"),
            Category::Rating(low, u16::MAX) => write!(f, "{low}-"),
            Category::Rating(low, high) => write!(f, "{low}-{high}"),
            Category::Unrated => f.write_str("unrated"),
            Category::Club(club) => write!(f, "club={club}"),
            Category::Federation(code) => write!(f, "fed={code}"),
            Category::Title(title) => write!(f, "title={}", title.code()),
            Category::All(parts) => {
                let parts: Vec<String> = parts.iter().map(Category::to_string).collect();
                f.write_str(&parts.join("+"))
            }
        }
    }
}

/// Years reached in the year in which the event begins; a birthday later in the year counts.
fn age_in_year(snapshot: &Snapshot, player: &Player) -> Option<u16> {
    let event = &snapshot.event;
    let day = [&event.start, &event.end].into_iter().flatten().find_map(DateText::date)?;
    let born = player.birth.as_ref().and_then(DateText::date)?;
    day.year().checked_sub(born.year())
}

/// The club of a player: what his national record has in the place of the federation.
pub fn club_of<'a>(snapshot: &'a Snapshot, player: &Player) -> Option<&'a str> {
    let own = snapshot.national.iter().filter(|record| record.number == player.number);
    own.map(|record| record.origin.trim()).find(|origin| !origin.is_empty())
}

fn same(left: &str, right: &str) -> bool {
    left.trim().eq_ignore_ascii_case(right.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{Date, PairingNumber, Parts};

    #[test]
    fn categories_are_read_and_written() {
        for text in [
            "all",
            "women",
            "men",
            "U18",
            "S60",
            "1800-1999",
            "-1999",
            "2000-",
            "unrated",
            "club=Lake",
            "fed=NED",
            "title=FM",
            "women+U18",
        ] {
            let read = Category::read(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(text, read.to_string());
        }
        for text in ["", "X9", "U", "title=KING", "a-b", "U18+"] {
            assert_eq!(None, Category::read(text), "{text}");
        }
    }

    #[test]
    fn who_belongs() {
        let mut player = Player::new(PairingNumber::new(1).unwrap(), "A");
        player.sex = Some(Sex::Female);
        player.rating = Some(1850);
        player.title = Some(Title::Wcm);
        player.federation = "NED".to_owned();
        player.birth = Date::new(2008, 0, 0).map(DateText::Date);
        let mut parts = Parts { players: vec![player.clone()], ..Parts::default() };
        parts.event.start = Date::new(2026, 7, 1).map(DateText::Date);
        let snapshot = Snapshot::new(parts).unwrap();
        for (text, holds) in [
            ("women", true),
            ("men", false),
            ("U18", true),
            ("U17", false),
            ("S18", true),
            ("S19", false),
            ("1800-1850", true),
            ("1851-", false),
            ("unrated", false),
            ("fed=ned", true),
            ("title=WCM", true),
            ("title=GM", false),
            ("club=Lake", false),
            ("women+U18+fed=NED", true),
            ("women+U16", false),
        ] {
            let category = Category::read(text).unwrap();
            assert_eq!(holds, category.holds(&snapshot, &player), "{text}");
        }
    }
}
