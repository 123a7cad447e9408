//! Names of participants and of things, in English.

use ronde_model::{Participant, Snapshot};
use ronde_standings::grammar::Code;
use ronde_standings::working::Unplayed;

/// The name of a player or team; its number where it has none.
pub fn participant(snapshot: &Snapshot, who: Participant) -> String {
    let name = match who {
        Participant::Player(number) => snapshot.player(number).map(|player| player.name.clone()),
        Participant::Team(number) => {
            let team = snapshot.teams.iter().find(|team| team.number == number);
            team.map(|team| team.name.clone())
        }
    };
    let name = name.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
    name.unwrap_or_else(|| format!("number {}", who.number()))
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
