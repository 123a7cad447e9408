//! Who is meant by a number or a name.

use ronde_model::{PairingNumber, Player, Snapshot};
use ronde_words::{ExplainWords, fill};

use crate::language;
use crate::outcome::Stop;
use crate::pair::words::plain;

/// Names that are listed where several are meant.
const LISTED: usize = 5;

/// The player of that number, else the only one of that name: the family name, the whole name, or
/// the beginning of one.
pub(super) fn player(snapshot: &Snapshot, name: &str, text: &str) -> Result<PairingNumber, Stop> {
    let (w, text) = (ExplainWords::of(language::current()), text.trim());
    if let Some(number) = text.parse().ok().and_then(PairingNumber::new) {
        return match snapshot.player(number) {
            Some(_) => Ok(number),
            None => Err(Stop::bad_input(fill!(w.no_player, number = number, name = name))),
        };
    }
    let wanted = text.to_lowercase();
    let family = |it: &&Player| {
        it.name.split(',').next().unwrap_or_default().trim().to_lowercase() == wanted
    };
    let begins = |it: &&Player| it.name.trim().to_lowercase().starts_with(&wanted);
    // Whoever has no name is not meant by none.
    let meant = || snapshot.players.iter().filter(|_| !wanted.is_empty());
    let mut found: Vec<&Player> = meant().filter(family).collect();
    if found.is_empty() {
        found = meant().filter(begins).collect();
    }
    match found.as_slice() {
        [one] => Ok(one.number),
        [] => Err(Stop::bad_input(fill!(w.nobody_called, name = name, text = plain(text)))),
        several => {
            let names: Vec<String> = several
                .iter()
                .take(LISTED)
                .map(|it| format!("{} {}", it.number, plain(it.name.trim())))
                .collect();
            let more = if several.len() > LISTED { "; …" } else { "" };
            let list = names.join("; ") + more;
            let said = fill!(w.several_called, name = name, text = plain(text), list = list);
            Err(Stop::bad_input(said))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::Parts;

    #[test]
    fn a_number_or_a_name_that_is_clear() {
        let names = ["Keller, Anna", "Keller, Beat", "Rossi, Paolo", "Ross, Ann", ""];
        let players = (1..)
            .zip(names)
            .map(|(number, name)| Player::new(PairingNumber::new(number).unwrap(), name));
        let parts = Parts { players: players.collect(), ..Parts::default() };
        let snapshot = Snapshot::new(parts).unwrap();
        for (text, expected) in [
            ("3", Ok(3)),
            ("rossi", Ok(3)),
            ("Ross", Ok(4)),
            ("Keller, B", Ok(2)),
            ("Keller", Err("several players in a.trf are called Keller: 1 Keller, Anna; 2")),
            ("9", Err("there is no player 9 in a.trf")),
            ("Weber", Err("nobody in a.trf is called Weber")),
            ("  ", Err("nobody")),
        ] {
            let found = player(&snapshot, "a.trf", text).map(PairingNumber::get);
            match (expected, found) {
                (Ok(number), found) => assert_eq!(Some(number), found.ok(), "{text}"),
                (Err(words), Err(stop)) => assert!(stop.words().contains(words), "{text}"),
                (Err(_), Ok(number)) => panic!("{text}: {number}"),
            }
        }
    }
}
