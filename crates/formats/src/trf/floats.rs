//! Floats that were recorded when a round was paired. No TRF has a record for them, so they stand
//! in a comment of ours, which other programs skip: `### ronde floats 3 up 5 7 down 2 9`.
//!
//! Without them a tournament under dutch-1992 that had adjourned games could not be paired again,
//! or checked, as it was: under BAF 78 a float is final when the round is paired.

use ronde_model::{PairingNumber, RoundFloats, RoundNumber};

/// How such a comment begins.
const MARK: &str = "### ronde floats ";

/// Whether a line is such a comment.
pub(super) fn is_marked(line: &str) -> bool {
    line.starts_with(MARK)
}

/// A round as a comment, with the numbers that have columns. That nobody floated is something that
/// was recorded too.
pub(super) fn line(floats: &RoundFloats, most: u32) -> String {
    let list = |way: &str, numbers: &[PairingNumber]| {
        let numbers: Vec<String> =
            numbers.iter().filter(|it| it.get() <= most).map(|it| format!(" {it}")).collect();
        if numbers.is_empty() { String::new() } else { format!(" {way}{}", numbers.concat()) }
    };
    format!("{MARK}{}{}{}", floats.round, list("up", &floats.up), list("down", &floats.down))
}

/// What a comment says; nothing where it says something else.
pub(super) fn read(line: &str) -> Option<RoundFloats> {
    let mut words = line.strip_prefix(MARK)?.split_whitespace();
    let round = words.next()?.parse().ok().and_then(RoundNumber::new)?;
    let mut floats = RoundFloats { round, up: Vec::new(), down: Vec::new() };
    let mut list = None;
    for word in words {
        match word {
            "up" => list = Some(&mut floats.up),
            "down" => list = Some(&mut floats.down),
            number => list.as_mut()?.push(number.parse().ok().and_then(PairingNumber::new)?),
        }
    }
    Some(floats)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_of_floats_is_read_as_it_was_written() {
        let round = RoundNumber::new(3).unwrap();
        let numbers = |list: &[u32]| list.iter().copied().filter_map(PairingNumber::new).collect();
        let floats = RoundFloats { round, up: numbers(&[5, 7]), down: numbers(&[2]) };
        assert_eq!("### ronde floats 3 up 5 7 down 2", line(&floats, 9999));
        assert_eq!(Some(floats), read("### ronde floats 3 up 5 7 down 2"));
        let nobody = RoundFloats { round, up: Vec::new(), down: Vec::new() };
        assert_eq!("### ronde floats 3", line(&nobody, 9999));
        assert_eq!(Some(nobody), read("### ronde floats 3"));
        for odd in
            ["### ronde floats ", "### ronde floats x", "### ronde floats 3 5", "### floats 3"]
        {
            assert_eq!(None, read(odd), "{odd}");
        }
    }
}
