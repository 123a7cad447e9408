//! Simulated events for people: chances, comparisons and fairness as tables and pictures.
//!
//! | To find | look in |
//! |---|---|
//! | chances of first place, prizes, norms; next opponents | [`chances`] |
//! | systems, rounds and accelerations side by side | [`comparison`] |
//! | colours, floats and opponents against chance, in words | [`fairness`] |
//! | the pictures | [`plot`] |

pub mod chances;
pub mod comparison;
pub mod fairness;
pub mod plot;
#[cfg(test)]
mod tests;

use ronde_standings::Ratio;

/// A share of plays in per cent with one decimal; what is not nothing never looks like it.
fn percent(count: u64, of: u64) -> String {
    let (count, of) = (i64::try_from(count).unwrap_or(0), i64::try_from(of).unwrap_or(0));
    let Some(share) = Ratio::new(100 * count, of) else { return String::new() };
    match share.decimals(1).as_str() {
        "0.0" if count > 0 => "<0.1 %".to_owned(),
        "0.0" => String::new(),
        "100.0" if count < of => ">99.9 %".to_owned(),
        text => format!("{text} %"),
    }
}

/// With a sign, also where it is a plus.
fn signed(text: &str) -> String {
    match text.strip_prefix('-') {
        Some(rest) if rest.chars().all(|it| matches!(it, '0' | '.')) => rest.to_owned(),
        Some(rest) => format!("−{rest}"),
        None if text.chars().all(|it| matches!(it, '0' | '.')) => text.to_owned(),
        None => format!("+{text}"),
    }
}
