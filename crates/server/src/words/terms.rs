//! What the cells of norm tables say.

use ronde_report::norms::Terms;

use super::Lang;

ronde_report::words! {
    /// As the reports have them.
    pub(crate) TermWords;
    norm: "norm", "norme", "Norm", "norma";
    open: "open", "ouvert", "offen", "aperto";
    no_norm: "no norm", "pas de norme", "keine Norm", "nessuna norma";
    yes: "yes", "oui", "ja", "sì";
    no: "no", "non", "nein", "no";
    at_least: "at least", "au moins", "mindestens", "almeno";
    at_most: "at most", "au plus", "höchstens", "al massimo";
    games: "games", "parties", "Partien", "partite";
    score: "score", "résultat", "Punkte", "punteggio";
    average: "opponents' average", "moyenne des adversaires", "Gegnerschnitt", "media degli avversari";
    performance: "performance", "performance", "Performance", "performance";
    titled: "titled opponents", "adversaires titrés", "Gegner mit Titel", "avversari titolati";
    titled_for_norm: "with titles that count", "aux titres requis", "mit Titeln, die zählen", "con titoli che contano";
    players: "players of a double round robin", "joueurs du tournoi à double tour", "Spieler des doppelrundigen Turniers", "giocatori del doppio girone";
    federations: "other federations", "autres fédérations", "andere Verbände", "altre federazioni";
    own_federation: "of one's own federation", "de sa propre fédération", "aus dem eigenen Verband", "della propria federazione";
    one_federation: "of one federation", "d'une même fédération", "aus einem Verband", "di una stessa federazione";
    out_of: "of", "sur", "aus", "su";
    against: "against", "contre", "gegen", "contro";
    no_score: "no score is enough", "aucun résultat ne suffit", "kein Resultat genügt", "nessun punteggio basta";
    too_few: "too few games, or too few points", "trop peu de parties ou de points", "zu wenige Partien oder Punkte", "troppo poche partite o pochi punti";
}

/// The words of a language, for the reports.
pub(crate) const fn terms(lang: Lang) -> Terms {
    let w = TermWords::of(lang);
    Terms {
        norm: w.norm,
        open: w.open,
        no_norm: w.no_norm,
        yes: w.yes,
        no: w.no,
        at_least: w.at_least,
        at_most: w.at_most,
        games: w.games,
        score: w.score,
        average: w.average,
        performance: w.performance,
        titled: w.titled,
        titled_for_norm: w.titled_for_norm,
        players: w.players,
        federations: w.federations,
        own_federation: w.own_federation,
        one_federation: w.one_federation,
        out_of: w.out_of,
        against: w.against,
        no_score: w.no_score,
        too_few: w.too_few,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_is_what_the_command_line_says() {
        assert_eq!(ronde_report::norms::ENGLISH, terms(Lang::En));
        assert_eq!("mindestens", terms(Lang::De).at_least);
    }
}
