//! Changes in an address: `c=result:3:5=1-0` for each that was made, and the fields of the form for
//! the next ones.

use std::fmt::Write as _;

use ronde_desk::State;
use ronde_desk::stored::Setting;
use ronde_desk::what_if::Change;

/// So many changes at once; a person changes a few.
pub(super) const MOST: usize = 60;

/// What an address asks.
#[derive(Debug, Default)]
pub(super) struct Asked {
    /// In the order in which they were made.
    pub(super) changes: Vec<Change>,
    /// Texts that are no changes.
    pub(super) wrong: Vec<String>,
    /// Whether the form made some of them: the address can be shorter then.
    pub(super) added: bool,
    /// A round and a board that the form begins with.
    pub(super) round: String,
    pub(super) board: String,
    pub(super) player: String,
}

impl Asked {
    /// Reads the pairs of an address.
    pub(super) fn read(pairs: &[(String, String)], state: &State) -> Asked {
        let fields = Fields(pairs);
        let mut asked = Asked {
            round: fields.get("round").to_owned(),
            board: fields.get("board").to_owned(),
            player: fields.get("player").to_owned(),
            ..Asked::default()
        };
        for (_, text) in pairs.iter().filter(|(key, _)| key == "c") {
            asked.add(text);
        }
        let texts = from_form(fields, state);
        asked.added = !texts.is_empty();
        for text in &texts {
            asked.add(text);
        }
        asked
    }

    fn add(&mut self, text: &str) {
        match text.parse::<Change>() {
            Ok(change) => {
                self.changes.retain(|other| !is_about_the_same(other, &change));
                self.changes.push(change);
            }
            Err(_) => self.wrong.push(text.to_owned()),
        }
    }
}

/// Fields by their names; what is not there is empty.
#[derive(Clone, Copy)]
struct Fields<'a>(&'a [(String, String)]);

impl<'a> Fields<'a> {
    fn get(self, name: &str) -> &'a str {
        self.0.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
    }
}

/// The changes that the fields of the form make: those that are filled in.
fn from_form(fields: Fields<'_>, state: &State) -> Vec<String> {
    let field = |name: &str| fields.get(name);
    let mut texts = Vec::new();
    if !field("board").is_empty() && !field("result").is_empty() {
        let (round, board, result) = (field("round"), field("board"), field("result"));
        texts.push(format!("result:{round}:{board}={result}"));
    }
    let (player, when) = (field("player"), field("when"));
    if !player.is_empty() && !when.is_empty() {
        texts.push(match field("what") {
            "withdraw" => format!("withdraw:{player}@{when}"),
            "enter" => format!("enter:{player}@{when}"),
            bye => format!("bye:{player}@{when}={bye}"),
        });
    }
    let settings = &state.settings;
    let rounds = state.last_round().map(|it| it.to_string()).unwrap_or_default();
    let system = settings.system.to_string();
    let declared = [
        ("system", system),
        ("rounds", rounds),
        ("tie-breaks", settings.tie_breaks.clone()),
        ("acceleration", settings.acceleration.to_lowercase()),
    ];
    for (kind, now) in declared {
        let said = field(kind);
        let none = kind == "acceleration" && said == "none" && now.is_empty();
        if !said.is_empty() && !said.eq_ignore_ascii_case(&now) && !none {
            texts.push(format!("{kind}:{said}"));
        }
    }
    texts
}

/// The later one counts.
fn is_about_the_same(one: &Change, other: &Change) -> bool {
    match (one, other) {
        (
            Change::Result { round, board, .. },
            Change::Result { round: other_round, board: other_board, .. },
        ) => (round, board) == (other_round, other_board),
        (
            Change::Bye { player, round, .. },
            Change::Bye { player: other_player, round: other_round, .. },
        ) => (player, round) == (other_player, other_round),
        (Change::Withdraw { player, .. }, Change::Withdraw { player: other, .. })
        | (Change::Enter { player, .. }, Change::Enter { player: other, .. }) => player == other,
        (Change::Set { setting }, Change::Set { setting: other }) => {
            std::mem::discriminant::<Setting>(setting) == std::mem::discriminant(other)
        }
        _ => false,
    }
}

/// The address of a list of changes, after the question mark; empty without one.
pub(super) fn address(changes: &[Change]) -> String {
    let pairs: Vec<String> =
        changes.iter().map(|change| format!("c={}", encoded(&change.to_string()))).collect();
    pairs.join("&")
}

/// What would mean something else in an address is written as its bytes.
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b':' | b'@' | b',' => {
                encoded.push(char::from(byte));
            }
            other => drop(write!(encoded, "%{other:02X}")),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> Asked {
        let pairs: Vec<(String, String)> =
            pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let mut state = State::new("t");
        state.settings.rounds = Some(9);
        Asked::read(&pairs, &state)
    }

    #[test]
    fn the_form_adds_to_the_list_and_the_later_one_counts() {
        for (pairs, expected) in [
            (
                &[("c", "result:3:5=1-0"), ("round", "3"), ("board", "5"), ("result", "0-1")][..],
                "c=result:3:5%3D0-1",
            ),
            (&[("c", "rounds:7"), ("rounds", "11")], "c=rounds:11"),
            (&[("rounds", "9"), ("system", "FIDE_DUTCH_2026")], ""),
            (&[("player", "12"), ("what", "half"), ("when", "4")], "c=bye:12@4%3Dhalf"),
            (&[("player", "7"), ("what", "withdraw"), ("when", "3")], "c=withdraw:7@3"),
            (&[("player", "7"), ("what", "withdraw"), ("when", "")], ""),
            (&[("tie-breaks", "BH/C1, SB")], "c=tie-breaks:BH%2FC1,%20SB"),
        ] {
            assert_eq!(expected, address(&read(pairs).changes), "{pairs:?}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_kept_apart() {
        let asked =
            read(&[("c", "result:3=1-0"), ("c", "rounds:7"), ("round", "3"), ("board", "4")]);
        assert_eq!(["result:3=1-0"], *asked.wrong);
        assert_eq!("c=rounds:7", address(&asked.changes));
        assert!(!asked.added, "a round and a board alone are where the form begins");
    }
}
