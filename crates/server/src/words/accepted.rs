//! Warnings that somebody accepted, as the journal names them: a few words each, because the sentence
//! that was read then had values that the journal does not keep.

use super::Lang;

ronde_report::words! {
    /// One for each warning of the desk, by its code.
    pub(crate) AcceptedWords;
    leaves_fide_mode: "leaves FIDE mode", "quitte le mode FIDE", "verlässt den FIDE-Modus", "lascia il modo FIDE";
    rounds_change: "number of rounds changed (C.04.1:1)", "nombre de rondes changé (C.04.1:1)", "Rundenzahl geändert (C.04.1:1)", "numero di turni cambiato (C.04.1:1)";
    tie_breaks_change: "tie-breaks changed", "départages changés", "Feinwertung geändert", "spareggi cambiati";
    system_deprecated: "system no longer recommended (C.04.2:1)", "système plus recommandé (C.04.2:1)", "System nicht mehr empfohlen (C.04.2:1)", "sistema non più raccomandato (C.04.2:1)";
    same_name: "same name twice", "même nom deux fois", "gleicher Name zweimal", "stesso nome due volte";
    numbers_change: "pairing numbers change (C.04.2:2.3)", "les numéros changent (C.04.2:2.3)", "Startnummern ändern sich (C.04.2:2.3)", "i numeri cambiano (C.04.2:2.3)";
    numbers_stay: "pairing numbers stay (C.04.2:2.3)", "les numéros restent (C.04.2:2.3)", "Startnummern bleiben (C.04.2:2.3)", "i numeri restano (C.04.2:2.3)";
    numbers_by_hand: "numbered by hand (C.04.2:2.2)", "numérotation à la main (C.04.2:2.2)", "von Hand nummeriert (C.04.2:2.2)", "numerazione a mano (C.04.2:2.2)";
    expels: "expelled", "exclusion", "Ausschluss", "espulsione";
    second_half_bye: "more half-point byes than allowed", "plus de byes d'un demi-point que permis", "mehr Byes mit ½ Punkt als erlaubt", "più bye da mezzo punto del permesso";
    bye_in_last_rounds: "bye in the last rounds", "bye dans les dernières rondes", "Bye in den letzten Runden", "bye negli ultimi turni";
    full_bye_deprecated: "full-point bye", "bye d'un point", "Bye mit ganzem Punkt", "bye da un punto";
    points_by_decision: "points by decision", "points par décision", "Punkte durch Entscheid", "punti per decisione";
    breaks_rule: "breaks a pairing rule", "enfreint une règle d'appariement", "verletzt eine Paarungsregel", "viola una regola di abbinamento";
    left_out: "somebody is left out", "quelqu'un est laissé de côté", "jemand bleibt draussen", "qualcuno resta fuori";
    not_the_engines: "not the pairing of the rules", "pas l'appariement réglementaire", "nicht die Paarung nach den Regeln", "non l'abbinamento secondo le regole";
    unusual: "unusual result", "résultat inhabituel", "ungewöhnliches Resultat", "risultato insolito";
    not_rated: "not rated", "ne compte pas pour l'Elo", "nicht gewertet", "non valido per l'Elo";
    adjourns: "game adjourned (C.04.2:3.1)", "partie ajournée (C.04.2:3.1)", "Hängepartie (C.04.2:3.1)", "partita aggiornata (C.04.2:3.1)";
    adjourned_not_drawn: "adjourned game not counted as a draw (C.04.2:3.1)", "partie ajournée non comptée nulle (C.04.2:3.1)", "Hängepartie nicht als Remis gezählt (C.04.2:3.1)", "partita aggiornata non contata patta (C.04.2:3.1)";
    replaces_confirmed: "replaces a confirmed result", "remplace un résultat confirmé", "ersetzt ein bestätigtes Resultat", "sostituisce un risultato confermato";
    counts_from_round: "counts from a later round (C.04.2:4.3)", "compte dès une ronde suivante (C.04.2:4.3)", "zählt erst ab einer späteren Runde (C.04.2:4.3)", "conta da un turno successivo (C.04.2:4.3)";
    rating_only: "for the rating report alone (C.04.2:4.3)", "pour le rapport Elo seulement (C.04.2:4.3)", "nur für den Elo-Bericht (C.04.2:4.3)", "solo per il rapporto Elo (C.04.2:4.3)";
    undoes_anothers: "undoes another person's act", "annule l'acte d'une autre personne", "macht den Eintrag einer anderen Person rückgängig", "annulla l'atto di un'altra persona";
    takes_back_published: "takes a published round back (C.04.2:4.4)", "retire une ronde affichée (C.04.2:4.4)", "zieht eine ausgehängte Runde zurück (C.04.2:4.4)", "ritira un turno esposto (C.04.2:4.4)";
    reopens: "opens a closed round", "rouvre une ronde close", "öffnet eine abgeschlossene Runde", "riapre un turno chiuso";
    reinstates_expelled: "lets an expelled player back", "réintègre un joueur exclu", "lässt einen Ausgeschlossenen wieder zu", "riammette un espulso";
    absent: "somebody is absent (C.04.2:3.2)", "quelqu'un est absent (C.04.2:3.2)", "jemand ist abwesend (C.04.2:3.2)", "qualcuno è assente (C.04.2:3.2)";
    loses_results: "results are lost", "des résultats sont perdus", "Resultate gehen verloren", "si perdono risultati";
    both_colours_wrong: "both colours against the claim", "deux couleurs contraires", "beide Farben gegen den Anspruch", "entrambi i colori contrari";
    import_breaks: "the file breaks a rule", "le fichier enfreint une règle", "die Datei verletzt eine Regel", "il file viola una regola";
    changes_published: "changes a published round (C.04.2:4.4)", "modifie une ronde affichée (C.04.2:4.4)", "ändert eine ausgehängte Runde (C.04.2:4.4)", "cambia un turno esposto (C.04.2:4.4)";
    missing_become_adjourned: "missing results become adjourned games (C.04.2:3.1)", "les résultats manquants deviennent des ajournées (C.04.2:3.1)", "fehlende Resultate werden Hängepartien (C.04.2:3.1)", "i risultati mancanti diventano partite aggiornate (C.04.2:3.1)";
    pairs_again: "the round is paired again", "la ronde est appariée à nouveau", "die Runde wird neu ausgelost", "il turno è abbinato di nuovo";
    soft_dropped: "a wish could not be kept", "un souhait n'a pas pu être suivi", "ein Wunsch liess sich nicht erfüllen", "un desiderio non si è potuto seguire";
    resumes: "takes the tournament up again", "reprend le tournoi", "nimmt das Turnier wieder auf", "riprende il torneo";
    absences_carried: "absences not decided", "absences non décidées", "Abwesenheiten nicht entschieden", "assenze non decise";
    absent_without_a_word: "stayed away without a word, paired", "absence sans préavis, appariement maintenu", "ohne Meldung weggeblieben, gepaart", "assenza senza avviso, abbinamento mantenuto";
    absence_with_points: "announced absence with points", "absence annoncée avec points", "angekündigte Abwesenheit mit Punkten", "assenza annunciata con punti";
    bye_not_by_the_book: "value of the bye not by the book", "valeur de l'exemption hors du livre", "Wert des Freiloses nicht nach dem Buch", "valore del riposo fuori dal libro";
    adjourned_is_no_forfeit: "adjourned game entered as forfeit (BAF 78)", "ajournée saisie comme forfait (BAF 78)", "Hängepartie als kampflos eingetragen (BAF 78)", "aggiornata registrata come forfait (BAF 78)";
}

/// What was accepted, side by side. A code of a later program stays as it is.
pub(crate) fn accepted(codes: &[String], lang: Lang) -> String {
    let w = AcceptedWords::of(lang);
    let told = |code: &String| w.code(code).map_or_else(|| code.replace('_', " "), str::to_owned);
    codes.iter().map(told).collect::<Vec<_>>().join(", ")
}

impl AcceptedWords {
    /// The words for a code.
    fn code(&self, code: &str) -> Option<&'static str> {
        self.of_players(code).or_else(|| self.of_rounds(code))
    }

    fn of_players(&self, code: &str) -> Option<&'static str> {
        Some(match code {
            "leaves_fide_mode" => self.leaves_fide_mode,
            "rounds_change" => self.rounds_change,
            "tie_breaks_change" => self.tie_breaks_change,
            "system_deprecated" => self.system_deprecated,
            "same_name" => self.same_name,
            "numbers_change" => self.numbers_change,
            "numbers_stay" => self.numbers_stay,
            "numbers_by_hand" => self.numbers_by_hand,
            "expels" => self.expels,
            "second_half_bye" => self.second_half_bye,
            "bye_in_last_rounds" => self.bye_in_last_rounds,
            "full_bye_deprecated" => self.full_bye_deprecated,
            "points_by_decision" => self.points_by_decision,
            "breaks_rule" => self.breaks_rule,
            "left_out" => self.left_out,
            "not_the_engines" => self.not_the_engines,
            "unusual" => self.unusual,
            "not_rated" => self.not_rated,
            _ => return None,
        })
    }

    fn of_rounds(&self, code: &str) -> Option<&'static str> {
        Some(match code {
            "adjourns" => self.adjourns,
            "adjourned_not_drawn" => self.adjourned_not_drawn,
            "replaces_confirmed" => self.replaces_confirmed,
            "counts_from_round" => self.counts_from_round,
            "rating_only" => self.rating_only,
            "undoes_anothers" => self.undoes_anothers,
            "takes_back_published" => self.takes_back_published,
            "reopens" => self.reopens,
            "reinstates_expelled" => self.reinstates_expelled,
            "absent" => self.absent,
            "loses_results" => self.loses_results,
            "both_colours_wrong" => self.both_colours_wrong,
            "import_breaks" => self.import_breaks,
            "changes_published" => self.changes_published,
            "missing_become_adjourned" => self.missing_become_adjourned,
            "pairs_again" => self.pairs_again,
            "soft_dropped" => self.soft_dropped,
            "resumes" => self.resumes,
            "absences_carried" => self.absences_carried,
            "absent_without_a_word" => self.absent_without_a_word,
            "absence_with_points" => self.absence_with_points,
            "bye_not_by_the_book" => self.bye_not_by_the_book,
            "adjourned_is_no_forfeit" => self.adjourned_is_no_forfeit,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_accepted_is_said_in_the_reader_s_language() {
        let codes =
            ["adjourns".to_owned(), "counts_from_round".to_owned(), "of_tomorrow".to_owned()];
        let told = "Hängepartie (C.04.2:3.1), zählt erst ab einer späteren Runde (C.04.2:4.3), of tomorrow";
        assert_eq!(told, accepted(&codes, Lang::De));
    }
}
