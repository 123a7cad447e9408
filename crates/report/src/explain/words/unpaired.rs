//! Why there is no round.

use ronde_swiss::PairingError;
use ronde_swiss::colours::ColourHistory;

use crate::lang::{Lang, fill};

crate::words! {
    /// Why a round cannot be paired, as the end of a sentence.
    pub(crate) UnpairedWords;
    not_declared: "the number of rounds is not declared, and the last round depends on it", "le nombre de rondes n'est pas déclaré, et la dernière en dépend", "die Zahl der Runden ist nicht angegeben, und die letzte hängt davon ab", "il numero dei turni non è dichiarato, e l'ultimo ne dipende";
    no_round_left: "all {n} declared rounds are paired", "les {n} rondes déclarées sont toutes appariées", "alle {n} angegebenen Runden sind ausgelost", "tutti i {n} turni dichiarati sono abbinati";
    rounds_missing: "round {n} is not paired yet", "la ronde {n} n'est pas encore appariée", "Runde {n} ist noch nicht ausgelost", "il turno {n} non è ancora abbinato";
    results_missing: "games of earlier rounds without a result: {n}", "parties de rondes précédentes sans résultat: {n}", "Partien früherer Runden ohne Resultat: {n}", "partite dei turni precedenti senza risultato: {n}";
    nobody: "nobody is there to be paired", "il n'y a personne à apparier", "niemand ist da, der ausgelost werden könnte", "non c'è nessuno da abbinare";
    too_many_rounds: "more than {n} rounds cannot be paired", "on ne peut apparier plus de {n} rondes", "mehr als {n} Runden lassen sich nicht auslosen", "non si possono abbinare più di {n} turni";
    none: "no complete pairing exists", "il n'existe aucun appariement complet", "es gibt keine vollständige Auslosung", "non esiste alcun abbinamento completo";
    rating_missing: "players without a rating: {who}; give each a provisional one (C.04.4.1:1.1)", "joueurs sans Elo: {who}; donnez à chacun un Elo provisoire (C.04.4.1:1.1)", "Spieler ohne Wertungszahl: {who}; geben Sie jedem eine vorläufige (C.04.4.1:1.1)", "giocatori senza Elo: {who}; assegnare a ciascuno un Elo provvisorio (C.04.4.1:1.1)";
    budget: "the bracket of {points} points ({n} players) is too large to be decided exactly by this book", "le niveau à {points} points ({n} joueurs) est trop grand pour que ce règlement le décide exactement", "die Gruppe mit {points} Punkten ({n} Spieler) ist zu gross, um nach diesem Reglement genau entschieden zu werden", "il gruppo a {points} punti ({n} giocatori) è troppo grande per essere deciso esattamente con questo regolamento";
    other: "the engine gives no answer", "le programme ne donne pas de réponse", "das Programm gibt keine Antwort", "il programma non dà risposta";
}

/// Why a round cannot be paired, as the end of a sentence.
pub fn unpaired(error: &PairingError, lang: Lang) -> String {
    let w = UnpairedWords::of(lang);
    match error {
        PairingError::RoundsNotDeclared => w.not_declared.to_owned(),
        PairingError::NoRoundLeft { declared } => fill(w.no_round_left, &[("n", declared)]),
        PairingError::RoundsMissing { first } => fill(w.rounds_missing, &[("n", first)]),
        PairingError::ResultsMissing { games } => fill(w.results_missing, &[("n", &games.len())]),
        PairingError::NobodyToPair => w.nobody.to_owned(),
        PairingError::TooManyRounds => fill(w.too_many_rounds, &[("n", &ColourHistory::MEMORY)]),
        PairingError::NoCompletePairing(_) => w.none.to_owned(),
        PairingError::RatingMissing { players } => {
            let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
            fill(w.rating_missing, &[("who", &numbers.join(", "))])
        }
        PairingError::BudgetSpent { bracket, players, .. } => {
            let points = crate::paper::draw::points(*bracket);
            fill(w.budget, &[("points", &points), ("n", players)])
        }
        _ => w.other.to_owned(),
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
                "die Gruppe mit 1½ Punkten (40 Spieler) ist zu gross, um nach diesem Reglement genau \
                 entschieden zu werden",
            ),
        ] {
            assert_eq!(german, unpaired(&error, Lang::De));
        }
    }
}
