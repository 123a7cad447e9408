//! Names of participants and of things, in English where no language is asked for.

use ronde_model::{Participant, Sex, Snapshot};
use ronde_simulate::Acceleration;
use ronde_standings::Category;
use ronde_standings::grammar::Code;
use ronde_standings::working::Unplayed;
use ronde_words::{HeadWords, Lang, TieBreakNameWords, fill};

use crate::tie_breaks;

/// The name of a player or team; its number where it has none.
pub fn participant(snapshot: &Snapshot, who: Participant) -> String {
    participant_in(snapshot, who, Lang::En)
}

/// The same in a language: only those without a name differ.
pub fn participant_in(snapshot: &Snapshot, who: Participant, lang: Lang) -> String {
    let name = match who {
        Participant::Player(number) => snapshot.player(number).map(|player| player.name.clone()),
        Participant::Team(number) => {
            let team = snapshot.teams.iter().find(|team| team.number == number);
            team.map(|team| team.name.clone())
        }
    };
    let name = name.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
    let number = || fill!(HeadWords::of(lang).number_only, n = who.number());
    name.unwrap_or_else(number)
}

/// A category in words.
pub fn category(category: &Category, lang: Lang) -> String {
    let words = HeadWords::of(lang);
    match category {
        Category::Everybody => words.everybody.to_owned(),
        Category::Sex(Sex::Female) => words.women.to_owned(),
        Category::Sex(Sex::Male) => words.men.to_owned(),
        Category::AtLeast(age) => format!("{age}+"),
        Category::Rating(1, high) => fill!(words.below, n = high),
        Category::Rating(low, u16::MAX) => fill!(words.above, n = low),
        Category::Rating(low, high) => format!("Elo {low}–{high}"),
        Category::Unrated => words.unrated.to_owned(),
        Category::Club(name) | Category::Federation(name) => name.clone(),
        Category::Title(title) => title.code().to_owned(),
        Category::All(parts) => {
            let parts: Vec<String> = parts.iter().map(|it| self::category(it, lang)).collect();
            parts.join(", ")
        }
        Category::Under(_) => category.to_string(),
    }
}

/// An acceleration by its name. The code is that of a setting (`SSA_HALVES`) or of a whole
/// tournament (`FIDE_DUTCH_2026_SSA_HALVES`); one that declares none has no acceleration.
pub fn acceleration(code: &str, lang: Lang) -> &'static str {
    let words = HeadWords::of(lang);
    match Acceleration::of_code(&format!("_{}", code.trim().to_ascii_uppercase())) {
        Acceleration::None => words.not_accelerated,
        Acceleration::Baku => words.baku,
        Acceleration::Ssa => words.ssa,
        Acceleration::SsaHalves => words.ssa_halves,
        Acceleration::SsaKept => words.ssa_kept,
        Acceleration::Explicit => words.virtual_points,
    }
}

/// `7 Doe, Jane`.
pub fn numbered(snapshot: &Snapshot, who: Participant) -> String {
    numbered_in(snapshot, who, Lang::En)
}

/// The same in a language: only those without a name differ.
pub fn numbered_in(snapshot: &Snapshot, who: Participant, lang: Lang) -> String {
    format!("{} {}", who.number(), participant_in(snapshot, who, lang))
}

/// What a tie-break is called in the Handbook.
pub const fn tie_break(code: Code) -> &'static str {
    tie_break_in(code, Lang::En)
}

/// The same in a language.
pub const fn tie_break_in(code: Code, lang: Lang) -> &'static str {
    tie_breaks::name(code, lang)
}

/// Why a round was not played.
pub const fn unplayed(why: Unplayed) -> &'static str {
    unplayed_in(why, Lang::En)
}

/// The same in a language.
pub const fn unplayed_in(why: Unplayed, lang: Lang) -> &'static str {
    let words = TieBreakNameWords::of(lang);
    match why {
        Unplayed::PairingBye => words.pairing_bye,
        Unplayed::FullBye => words.full_bye,
        Unplayed::ForfeitWin => words.forfeit_win,
        Unplayed::HalfBye => words.half_bye,
        Unplayed::ZeroBye => words.zero_bye,
        Unplayed::ForfeitLoss => words.forfeit_loss,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_acceleration_has_a_name_in_every_language_and_no_code() {
        let codes = ["", "none", "BAKU", "SSA", "ssa_halves", "SSA_KEPT"];
        for lang in Lang::ALL {
            let names = codes.map(|code| acceleration(code, lang));
            assert_eq!(names[0], names[1], "none is none");
            let mut apart = names[1..].to_vec();
            apart.sort_unstable();
            apart.dedup();
            assert_eq!(5, apart.len(), "{names:?}");
            assert!(names.iter().all(|name| !name.contains('_') && !name.contains("SSA")));
            let of_a_tournament = acceleration("FIDE_DUTCH_2026_SSA_HALVES", lang);
            assert_eq!(names[4], of_a_tournament);
        }
    }
}
