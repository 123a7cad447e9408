//! The few changes to a report file that questions and proofs need, column by column (TRF26:001).
//!
//! This reads nothing of Ronde's own reader: a witness that is asked through our own eyes would see
//! what we see.

use std::collections::BTreeMap;

/// A pair, White first; a bye has opponent 0.
pub(super) type Pair = (u32, u32);

/// Column of the pairing number in record 001, counted in characters from 0.
const NUMBER: usize = 4;
/// Column of the first round, and how many columns a round has.
const ROUND: usize = 91;
const STEP: usize = 10;

/// The value of the first record with this code.
pub(super) fn value<'a>(text: &'a str, code: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(code)).map(str::trim)
}

/// The declared number of rounds (TRF26:142).
pub(super) fn declared_rounds(text: &str) -> Option<u32> {
    value(text, "142")?.parse().ok()
}

/// How many rounds have a column with something in it.
pub(super) fn rounds_in(text: &str) -> u32 {
    let longest = players(text).map(|line| line.trim_end().chars().count()).max().unwrap_or(0);
    u32::try_from(longest.saturating_sub(ROUND).div_ceil(STEP)).unwrap_or(0)
}

/// The same tournament with Baku acceleration said in numbers (TRF26:250) instead of by the suffix
/// of its code; `None` if it has no such suffix.
pub(super) fn baku_in_numbers(text: &str) -> Option<String> {
    value(text, "192").filter(|code| code.ends_with("_BAKU"))?;
    let last = last_of_upper(text)?;
    let win = tenths(text, 'W').unwrap_or(10);
    // C.04.7:1.4: half of the rounds are accelerated, half of those by a whole win.
    let accelerated = declared_rounds(text)?.div_ceil(2);
    let whole = accelerated.div_ceil(2);
    let mut told = text.replace("_BAKU", "");
    told.push_str(&virtual_points(win, 1, whole, last));
    if accelerated > whole {
        told.push_str(&virtual_points(win / 2, whole + 1, accelerated, last));
    }
    Some(told)
}

/// The same tournament with Baku acceleration said by the suffix of its code instead of in numbers;
/// `None` if it has no numbers, or if a win is not worth two draws: then C.04.7:1.1 does not say
/// what Baku would be.
pub(super) fn baku_by_code(text: &str) -> Option<String> {
    value(text, "250")?;
    let (win, draw) = (tenths(text, 'W').unwrap_or(10), tenths(text, 'D').unwrap_or(5));
    if win != 2 * draw {
        return None;
    }
    let lines = text.lines().filter(|line| !line.starts_with("250"));
    let lines = lines.map(|line| match line.get(..3) {
        Some("192") => "192 FIDE_DUTCH_2026_BAKU",
        _ => line,
    });
    Some(lines.flat_map(|line| [line, "\n"]).collect())
}

/// C.04.7:1.2: the last of the upper group among those who were there at the start.
fn last_of_upper(text: &str) -> Option<u32> {
    let started: Vec<u32> =
        players(text).filter(|line| was_paired(line, 1)).filter_map(number).collect();
    let upper = 2 * started.len().div_ceil(4);
    started.get(upper.min(started.len()).checked_sub(1)?).copied()
}

fn virtual_points(tenths: u32, from: u32, until: u32, last: u32) -> String {
    let points = format!("{}.{}", tenths / 10, tenths % 10);
    format!("250      {points:>4} {from:>3} {until:>3}    1 {last:>4}\n")
}

/// Points of one kind from record 162, in tenths.
fn tenths(text: &str, kind: char) -> Option<u32> {
    let mut words = value(text, "162")?.split_whitespace();
    words.find(|word| word.starts_with(kind))?;
    let (whole, part) = words.next()?.split_once('.')?;
    Some(whole.parse::<u32>().ok()? * 10 + part.parse::<u32>().ok()?)
}

/// The file cut off after `round`, with these pairs in it, and no results yet.
pub(super) fn with_round(text: &str, round: u32, pairs: &[Pair]) -> String {
    let seats: BTreeMap<u32, String> = pairs.iter().flat_map(|&pair| seats(pair)).collect();
    let lines = text.lines().map(|line| match number(line) {
        Some(number) => replace_round(line, round, seats.get(&number)),
        None => line.to_owned(),
    });
    lines.map(|line| line + "\n").collect()
}

fn seats((white, black): Pair) -> Vec<(u32, String)> {
    if black == 0 {
        return vec![(white, "0000 - U".to_owned())];
    }
    vec![(white, format!("{black:>4} w  ")), (black, format!("{white:>4} b  "))]
}

/// A line whose last round is `round`: with this seat, else with whatever absence it had there.
fn replace_round(line: &str, round: u32, seat: Option<&String>) -> String {
    let start = column(round);
    let before: String = line.chars().take(start).collect();
    let given: String = line.chars().skip(start).take(STEP - 2).collect();
    let seat = seat.map_or(given.as_str(), String::as_str);
    format!("{before:<start$}{seat}")
}

fn players(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| line.starts_with("001"))
}

fn number(line: &str) -> Option<u32> {
    let digits = line.strip_prefix("001").and_then(|_| line.get(NUMBER..NUMBER + 4))?;
    digits.trim().parse().ok()
}

/// Whether the pairing of that round knew the player: by an opponent, or by the bye that it gave.
fn was_paired(line: &str, round: u32) -> bool {
    let entry: String = line.chars().skip(column(round)).take(STEP - 2).collect();
    let opponent: String = entry.chars().take(4).collect();
    entry.ends_with('U') || opponent.trim().parse().is_ok_and(|number: u32| number > 0)
}

fn column(round: u32) -> usize {
    ROUND + STEP * usize::try_from(round.saturating_sub(1)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A report of five players with the given entries in the rounds.
    fn report(entries: [&str; 5]) -> String {
        let line = |(index, entry): (usize, &&str)| {
            format!("{:<91}{entry}\n", format!("001 {:>4} m    Ünal, Örs", index + 1))
        };
        let players: String = entries.iter().enumerate().map(line).collect();
        format!("142 5\n162  W 3.0    D 1.5\n192 FIDE_DUTCH_2026_BAKU\n{players}")
    }

    const ENTRIES: [&str; 5] = [
        "   3 w 1     2 b 1",
        "0000 - H     1 w 0",
        "   1 b 0     4 w +",
        "   5 w 1     3 b -",
        "   4 b 0  0000 - U",
    ];

    #[test]
    fn what_a_file_says() {
        let text = report(ENTRIES);
        assert_eq!(Some(5), declared_rounds(&text));
        assert_eq!(2, rounds_in(&text));
        assert_eq!(
            (Some(30), Some(15), None),
            (tenths(&text, 'W'), tenths(&text, 'D'), tenths(&text, 'P'))
        );
    }

    #[test]
    fn baku_in_numbers_and_back() {
        let told = baku_in_numbers(&report(ENTRIES)).unwrap();
        assert!(told.contains("192 FIDE_DUTCH_2026\n"), "{told}");
        // Player 2 is absent at the start, so the upper group of two ends with 3 (C.04.7:1.2).
        let expected = "250       3.0   1   2    1    3\n250       1.5   3   3    1    3\n";
        assert!(told.ends_with(expected), "{told}");
        assert_eq!(Some(report(ENTRIES)), baku_by_code(&told));
        assert_eq!(None, baku_in_numbers(&told));
        assert_eq!(None, baku_by_code(&report(ENTRIES)));
        assert_eq!(None, baku_by_code(&told.replace("D 1.5", "D 1.0")), "C.04.7:1.1");
    }

    #[test]
    fn a_round_with_other_pairs() {
        let told = with_round(&report(ENTRIES), 2, &[(4, 1), (3, 0)]);
        let expected = report([
            "   3 w 1     4 b  ",
            "0000 - H     1 w 0",
            "   1 b 0  0000 - U",
            "   5 w 1     1 w  ",
            "   4 b 0  0000 - U",
        ]);
        assert_eq!(expected, told);
        assert_eq!(1, rounds_in(&with_round(&report(ENTRIES), 1, &[(1, 2)])));
    }
}
