//! B.02:8.1: the two tables, from a percentage to a difference of ratings and back.

/// B.02:8.1.1: rating difference for a score of 50, 51, … 100 per cent.
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// B.02:8.1.2: the largest difference at which the higher-rated is expected to score 50, 51, … 99
/// per cent; beyond, 100.
const LARGEST: [i32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The difference dp that a score in per cent stands for, from −800 to 800.
pub fn difference(percent: u8) -> i32 {
    match percent {
        0..50 => -DIFFERENCES[usize::from(50 - percent)],
        50..=100 => DIFFERENCES[usize::from(percent - 50)],
        _ => DIFFERENCES[50],
    }
}

/// The second table turned round: the expected score of the higher-rated for each difference up to
/// the largest. Tie-breaks look it up some thousand times for each player.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "a constant has no other conversions, and both numbers are below 736"
)]
const EXPECTED: [u8; 736] = {
    let mut table = [50; 736];
    let mut difference = 0;
    let mut step = 0;
    while difference < table.len() {
        if difference as i32 > LARGEST[step] {
            step += 1;
        }
        table[difference] += step as u8;
        difference += 1;
    }
    table
};

/// The expected score PD in hundredths, for a player who is so much higher rated. The full scale:
/// nothing is cut at 400 points.
pub fn expected(difference: i32) -> i32 {
    let place = usize::try_from(difference.unsigned_abs()).unwrap_or(usize::MAX);
    let higher = EXPECTED.get(place).map_or(100, |&hundredths| i32::from(hundredths));
    if difference < 0 { 100 - higher } else { higher }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B.02:8.1.1 as it is printed.
    const PRINTED: &str = "1.00 800 .99 677 .98 589 .97 538 .96 501 .95 470 .94 444 .93 422 .92 \
        401 \
        .91 383 .90 366 .89 351 .88 336 .87 322 .86 309 .85 296 .84 284 .83 273 .82 262 .81 251 \
        .80 240 .79 230 .78 220 .77 211 .76 202 .75 193 .74 184 .73 175 .72 166 .71 158 .70 149 \
        .69 141 .68 133 .67 125 .66 117 .65 110 .64 102 .63 95 .62 87 .61 80 .60 72 .59 65 .58 57 \
        .57 50 .56 43 .55 36 .54 29 .53 21 .52 14 .51 7 .50 0";

    /// B.02:8.1.2 as it is printed: upper bound, expected score of the higher-rated.
    const PRINTED_EXPECTED: &str = "3 .50 10 .51 17 .52 25 .53 32 .54 39 .55 46 .56 53 .57 61 .58 \
        68 .59 76 .60 83 .61 91 .62 98 .63 106 .64 113 .65 121 .66 129 .67 137 .68 145 .69 153 .70 \
        162 .71 170 .72 179 .73 188 .74 197 .75 206 .76 215 .77 225 .78 235 .79 245 .80 256 .81 \
        267 .82 278 .83 290 .84 302 .85 315 .86 328 .87 344 .88 357 .89 374 .90 391 .91 411 .92 \
        432 .93 456 .94 484 .95 517 .96 559 .97 619 .98 735 .99";

    fn percent(word: &str) -> u8 {
        if word == "1.00" { 100 } else { word.trim_start_matches('.').parse().unwrap() }
    }

    #[test]
    fn every_entry_of_the_table_of_differences() {
        let words: Vec<&str> = PRINTED.split_whitespace().collect();
        let mut rows = 0;
        for pair in words.chunks(2) {
            let dp: i32 = pair[1].parse().unwrap();
            assert_eq!(dp, difference(percent(pair[0])), "{pair:?}");
            assert_eq!(-dp, difference(100 - percent(pair[0])), "{pair:?}, the other side");
            rows += 1;
        }
        assert_eq!(51, rows);
    }

    #[test]
    fn every_entry_of_the_table_of_expectations() {
        let words: Vec<&str> = PRINTED_EXPECTED.split_whitespace().collect();
        let mut lowest = 0;
        for pair in words.chunks(2) {
            let largest: i32 = pair[0].parse().unwrap();
            let higher = i32::from(percent(pair[1]));
            for difference in lowest..=largest {
                assert_eq!(higher, expected(difference), "{difference}");
                let lower = if difference == 0 { higher } else { 100 - higher };
                assert_eq!(lower, expected(-difference), "−{difference}");
            }
            lowest = largest + 1;
        }
        assert_eq!((736, 100, 0), (lowest, expected(736), expected(-736)));
    }
}
