//! What the tables of norms and ratings say: their headings, by the keys that programs know.

ronde_report::words! {
    /// Headings and short values.
    pub(crate) NormWords;
    number: "No.", "No", "Nr.", "N.";
    title: "Title", "Titre", "Titel", "Titolo";
    name: "Name", "Nom", "Name", "Nome";
    federation: "Fed", "Féd", "Verb.", "Fed";
    rating: "Rating", "Elo", "Elo", "Elo";
    games: "Games", "Parties", "Partien", "Partite";
    score: "Score", "Points", "Punkte", "Punti";
    expected: "Exp.", "Att.", "Erw.", "Att.";
    change: "Change", "Écart", "Änderung", "Variaz.";
    new_rating: "New", "Nouveau", "Neu", "Nuovo";
    average: "Opp. av.", "Moy. adv.", "Gegnerschnitt", "Media avv.";
    performance: "Perf", "Perf", "Perf.", "Perf";
    remark: "Remark", "Remarque", "Bemerkung", "Nota";
    norm: "Norm", "Norme", "Norm", "Norma";
    verdict: "Verdict", "Verdict", "Urteil", "Esito";
    missing: "Missing", "Manque", "Fehlt", "Manca";
    forecast: "To come", "À venir", "Noch nötig", "Da fare";
    met: "Met", "Remplie", "Erfüllt", "Soddisfatta";
    rule: "Rule", "Règle", "Regel", "Regola";
    round: "Round", "Ronde", "Runde", "Turno";
    colour: "Colour", "Couleur", "Farbe", "Colore";
    opponent: "Opp.", "Adv.", "Geg.", "Avv.";
    opponent_name: "Opponent", "Adversaire", "Gegner", "Avversario";
    opponent_rating: "Rating", "Elo", "Elo", "Elo";
    difference: "Diff.", "Diff.", "Diff.", "Diff.";
    counted: "Counted", "Compté", "Gezählt", "Contata";
    gain: "Gain", "Gain", "Gewinn", "Guadagno";
}

impl NormWords {
    /// The heading of a column.
    pub(crate) fn heading(&self, key: &str) -> Option<&'static str> {
        self.of_players(key).or_else(|| self.of_games(key))
    }

    fn of_players(&self, key: &str) -> Option<&'static str> {
        Some(match key {
            "number" => self.number,
            "title" => self.title,
            "name" => self.name,
            "federation" => self.federation,
            "rating" => self.rating,
            "games" => self.games,
            "score" => self.score,
            "expected" => self.expected,
            "change" => self.change,
            "new_rating" => self.new_rating,
            "average" => self.average,
            "performance" => self.performance,
            "remark" => self.remark,
            _ => return None,
        })
    }

    fn of_games(&self, key: &str) -> Option<&'static str> {
        Some(match key {
            "norm" => self.norm,
            "verdict" => self.verdict,
            "missing" => self.missing,
            "forecast" => self.forecast,
            "met" => self.met,
            "rule" => self.rule,
            "round" => self.round,
            "colour" => self.colour,
            "opponent" => self.opponent,
            "opponent_name" => self.opponent_name,
            "opponent_rating" => self.opponent_rating,
            "difference" => self.difference,
            "counted" => self.counted,
            "gain" => self.gain,
            _ => return None,
        })
    }
}
