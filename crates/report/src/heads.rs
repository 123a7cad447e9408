//! Heads of columns, and the titles that stand above them.

crate::words! {
    /// What stands above columns.
    pub(crate) HeadWords;
    rank: "Rank", "Rang", "Rang", "Pos.";
    number: "No.", "No", "Nr.", "N.";
    title: "Title", "Titre", "Titel", "Titolo";
    name: "Name", "Nom", "Name", "Nome";
    rating: "Rating", "Elo", "Elo", "Elo";
    federation: "Fed", "Féd", "Verb.", "Fed";
    group: "Group", "Groupe", "Gruppe", "Gruppo";
    final_n: "Final {n}", "Finale {n}", "Final {n}", "Finale {n}";
    points: "Points", "Points", "Punkte", "Punti";
    round: "R{n}", "R{n}", "R{n}", "T{n}";
    category: "Category", "Catégorie", "Kategorie", "Categoria";
    place: "Place", "Place", "Platz", "Posto";
    amount: "Amount", "Montant", "Betrag", "Importo";
    reason: "Reason", "Raison", "Grund", "Motivo";
    prizes: "Prizes", "Palmarès", "Preise", "Premi";
    standings: "Standings {when}", "Classement {when}", "Rangliste {when}", "Classifica {when}";
    standings_of: "{name}: standings {when}", "{name}: classement {when}", "{name}: Rangliste {when}", "{name}: classifica {when}";
    before: "before round 1", "avant la ronde 1", "vor Runde 1", "prima del turno 1";
    after: "after round {n}", "après la ronde {n}", "nach Runde {n}", "dopo il turno {n}";
    after_of: "after round {n} of {of}", "après la ronde {n} sur {of}", "nach Runde {n} von {of}", "dopo il turno {n} di {of}";
    after_last: "after round {n}, the last", "après la ronde {n}, la dernière", "nach Runde {n}, der letzten", "dopo il turno {n}, l'ultimo";
    number_only: "number {n}", "numéro {n}", "Nummer {n}", "numero {n}";
    place_prize: "the prize of the place", "le prix du rang", "der Preis des Ranges", "il premio del posto";
    share: "{pot} shared by {n} with equal points", "{pot} partagés entre {n} à égalité de points", "{pot} geteilt unter {n} Punktgleichen", "{pot} divisi fra {n} a pari punti";
    hort: "Hort: {own} for the place, and a share of {pot} by {n} with equal points", "Hort: {own} pour le rang, et une part de {pot} entre {n} à égalité de points", "Hort: {own} für den Rang, und ein Teil von {pot} unter {n} Punktgleichen", "Hort: {own} per il posto, e una parte di {pot} fra {n} a pari punti";
    stays: "nobody is left to win prize {place} of {category}: {amount} stay in the fund", "personne ne peut gagner le prix {place} de {category}: {amount} restent au fonds", "niemand kann Preis {place} von {category} gewinnen: {amount} bleiben im Fonds", "nessuno può vincere il premio {place} di {category}: {amount} restano nel fondo";
    women: "women", "femmes", "Frauen", "donne";
    men: "men", "hommes", "Männer", "uomini";
    everybody: "all", "tous", "alle", "tutti";
    unrated: "unrated", "non classés", "ohne Elo", "senza Elo";
    below: "Elo up to {n}", "Elo jusqu'à {n}", "Elo bis {n}", "Elo fino a {n}";
    above: "Elo from {n}", "Elo dès {n}", "Elo ab {n}", "Elo da {n}";
    not_accelerated: "no acceleration", "sans accélération", "keine Beschleunigung", "nessuna accelerazione";
    baku: "Baku acceleration (C.04.7)", "Accélération de Bakou (C.04.7)", "Baku-Beschleunigung (C.04.7)", "Accelerazione di Baku (C.04.7)";
    ssa: "Accelerated Swiss, taken back at round 3", "Suisse accéléré, repris à la ronde 3", "Beschleunigtes Schweizer System, Abzug vor Runde 3", "Svizzero accelerato, tolto al turno 3";
    ssa_halves: "Accelerated Swiss, taken back by halves at rounds 3 and 4", "Suisse accéléré, repris par moitiés aux rondes 3 et 4", "Beschleunigtes Schweizer System, halber Abzug vor Runden 3 und 4", "Svizzero accelerato, tolto a metà ai turni 3 e 4";
    ssa_kept: "Accelerated Swiss, never taken back: two categories", "Suisse accéléré, jamais repris: deux catégories", "Beschleunigtes Schweizer System ohne Abzug: zwei Kategorien", "Svizzero accelerato, mai tolto: due categorie";
    virtual_points: "virtual points as declared", "points virtuels déclarés", "virtuelle Punkte wie angegeben", "punti virtuali dichiarati";
}
