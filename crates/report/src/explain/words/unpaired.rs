//! Why there is no round.

use ronde_swiss::PairingError;
use ronde_swiss::colours::ColourHistory;
use ronde_words::{Lang, UnpairedWords, fill};

/// Why a round cannot be paired, as the end of a sentence.
pub fn unpaired(error: &PairingError, lang: Lang) -> String {
    let w = UnpairedWords::of(lang);
    match error {
        PairingError::RoundsNotDeclared => w.not_declared.to_owned(),
        PairingError::NoRoundLeft { declared } => fill!(w.no_round_left, n = declared),
        PairingError::RoundsMissing { first } => fill!(w.rounds_missing, n = first),
        PairingError::ResultsMissing { games } => fill!(w.results_missing, n = games.len()),
        PairingError::NobodyToPair => w.nobody.to_owned(),
        PairingError::TooManyRounds => fill!(w.too_many_rounds, n = ColourHistory::MEMORY),
        PairingError::NoCompletePairing(_) => w.none.to_owned(),
        PairingError::RatingMissing { players } => {
            let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
            fill!(w.rating_missing, who = numbers.join(", "))
        }
        PairingError::BudgetSpent { bracket, players, .. } => {
            let points = crate::paper::draw::points(*bracket);
            fill!(w.budget, points = points, n = players)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{PairingNumber, Score};

    #[test]
    fn every_reason_has_its_words() {
        let player = PairingNumber::new(7).unwrap();
        let bracket = Score::from_tenths(15);
        for (error, german) in [
            (PairingError::NoRoundLeft { declared: 9 }, "alle 9 angegebenen Runden sind ausgelost"),
            (PairingError::NobodyToPair, "niemand ist da, der ausgelost werden könnte"),
            (
                PairingError::RatingMissing { players: vec![player] },
                "Spieler ohne Wertungszahl: 7; geben Sie jedem eine vorläufige (C.04.4.1:1.1)",
            ),
            (
                PairingError::BudgetSpent { bracket, players: 40, steps: 0 },
                "die Gruppe mit 1½ Punkten (40 Spieler) ist zu gross, um nach diesem Reglement \
                 genau \
                 entschieden zu werden",
            ),
        ] {
            assert_eq!(german, unpaired(&error, Lang::De));
        }
    }
}
