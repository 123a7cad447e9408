//! Names of participants and of things, in English where no language is asked for.

use ronde_model::{Participant, Sex, Snapshot};
use ronde_standings::Category;
use ronde_standings::grammar::Code;
use ronde_standings::working::Unplayed;

use crate::heads::HeadWords;
use crate::lang::{Lang, fill};

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
    let number = || fill(HeadWords::of(lang).number_only, &[("n", &who.number())]);
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
        Category::Rating(1, high) => fill(words.below, &[("n", high)]),
        Category::Rating(low, u16::MAX) => fill(words.above, &[("n", low)]),
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

/// `7 Doe, Jane`.
pub fn numbered(snapshot: &Snapshot, who: Participant) -> String {
    format!("{} {}", who.number(), participant(snapshot, who))
}

/// What a tie-break is called in the Handbook.
pub const fn tie_break(code: Code) -> &'static str {
    match code {
        Code::Pts => "Points",
        Code::De => "Direct Encounter",
        Code::Win => "Number of Wins",
        Code::Won => "Number of Games Won",
        Code::Bpg => "Number of Games Played with Black",
        Code::Bwg => "Number of Games Won with Black",
        Code::Ps => "Sum of Progressive Scores",
        Code::Rep => "Rounds one Elected to Play",
        Code::Std => "Standard Points",
        Code::Tpn => "Tournament Pairing Number",
        Code::Bh => "Buchholz",
        Code::Aob => "Average of Opponents' Buchholz",
        Code::Fb => "Fore Buchholz",
        Code::Sb => "Sonneborn-Berger",
        Code::Ks => "Koya System",
        Code::Aro => "Average Rating of Opponents",
        Code::Tpr => "Tournament Performance Rating",
        Code::Ptp => "Perfect Tournament Performance",
        Code::Apro => "Average Performance Rating of Opponents",
        Code::Appo => "Average Perfect Performance of Opponents",
        Code::Rtng => "Rating",
        Code::Bc => "Board Count",
        Code::Tbr => "Top Board Result",
        Code::Bbe => "Bottom Board Elimination",
        Code::MpVGp => "Match Points versus Game Points",
        Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb => "Extended Sonneborn-Berger",
        Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => {
            "Extended Direct Encounter"
        }
        Code::Sssc => "Score Strength Combination",
        Code::Sob => "Sum of Buchholz",
        Code::Ber => "Berlin",
    }
}

/// Why a round was not played.
pub const fn unplayed(why: Unplayed) -> &'static str {
    match why {
        Unplayed::PairingBye => "pairing-allocated bye",
        Unplayed::FullBye => "full-point bye",
        Unplayed::ForfeitWin => "forfeit win",
        Unplayed::HalfBye => "half-point bye",
        Unplayed::ZeroBye => "zero-point bye",
        Unplayed::ForfeitLoss => "forfeit loss",
    }
}
