//! What tie-breaks are called, and rounds that were not played.

crate::words! {
    /// Names as the Handbook and the federations have them.
    pub(crate) TieBreakNames;
    pts: "Points", "Points", "Punkte", "Punti";
    de: "Direct Encounter", "Rencontre directe", "Direkter Vergleich", "Scontro diretto";
    win: "Number of Wins", "Nombre de victoires", "Anzahl Siege", "Numero di vittorie";
    won: "Number of Games Won", "Nombre de parties gagnées", "Anzahl gewonnener Partien", "Numero di partite vinte";
    bpg: "Number of Games Played with Black", "Nombre de parties jouées avec les Noirs", "Anzahl Partien mit Schwarz", "Numero di partite giocate col Nero";
    bwg: "Number of Games Won with Black", "Nombre de parties gagnées avec les Noirs", "Anzahl Siege mit Schwarz", "Numero di partite vinte col Nero";
    ps: "Sum of Progressive Scores", "Somme des scores progressifs (cumulatif)", "Fortschrittswertung", "Somma dei punteggi progressivi";
    rep: "Rounds one Elected to Play", "Rondes que l'on a choisi de jouer", "Runden, die man spielen wollte", "Turni che si è scelto di giocare";
    std: "Standard Points", "Points standards", "Standardpunkte", "Punti standard";
    tpn: "Tournament Pairing Number", "Numéro d'appariement", "Startnummer", "Numero d'abbinamento";
    bh: "Buchholz", "Buchholz", "Buchholz", "Buchholz";
    aob: "Average of Opponents' Buchholz", "Moyenne des Buchholz des adversaires", "Durchschnitt der Buchholz der Gegner", "Media dei Buchholz degli avversari";
    fb: "Fore Buchholz", "Buchholz anticipé", "Vorläufige Buchholz", "Buchholz anticipato";
    sb: "Sonneborn-Berger", "Sonneborn-Berger", "Sonneborn-Berger", "Sonneborn-Berger";
    ks: "Koya System", "Système Koya", "Koya-System", "Sistema Koya";
    aro: "Average Rating of Opponents", "Moyenne des Elo des adversaires", "Elo-Durchschnitt der Gegner", "Media Elo degli avversari";
    tpr: "Tournament Performance Rating", "Performance Elo du tournoi", "Turnierleistung", "Performance del torneo";
    ptp: "Perfect Tournament Performance", "Performance parfaite du tournoi", "Perfekte Turnierleistung", "Performance perfetta del torneo";
    apro: "Average Performance Rating of Opponents", "Moyenne des performances des adversaires", "Durchschnittliche Turnierleistung der Gegner", "Media delle performance degli avversari";
    appo: "Average Perfect Performance of Opponents", "Moyenne des performances parfaites des adversaires", "Durchschnittliche perfekte Leistung der Gegner", "Media delle performance perfette degli avversari";
    rtng: "Rating", "Elo", "Elo", "Elo";
    bc: "Board Count", "Points pondérés par échiquier", "Brettwertung", "Conteggio delle scacchiere";
    tbr: "Top Board Result", "Résultat des premiers échiquiers", "Resultat der vordersten Bretter", "Risultato delle prime scacchiere";
    bbe: "Bottom Board Elimination", "Élimination des derniers échiquiers", "Streichung der hintersten Bretter", "Eliminazione delle ultime scacchiere";
    mp_gp: "Match Points versus Game Points", "Points de rencontre ou points de partie", "Mannschaftspunkte gegen Brettpunkte", "Punti di squadra o punti di scacchiera";
    esb: "Extended Sonneborn-Berger", "Sonneborn-Berger étendu", "Erweiterte Sonneborn-Berger", "Sonneborn-Berger esteso";
    ede: "Extended Direct Encounter", "Rencontre directe étendue", "Erweiterter direkter Vergleich", "Scontro diretto esteso";
    sssc: "Score Strength Combination", "Combinaison score et force", "Punkte und Gegnerstärke zusammen", "Combinazione di punti e forza";
    sob: "Sum of Buchholz", "Somme des Buchholz", "Summe der Buchholz", "Somma dei Buchholz";
    gwon: "Games Won by all Players", "Victoires individuelles", "Einzelsiege", "Vittorie individuali";
    ber: "Berlin", "Berlin", "Berliner Wertung", "Berlino";
    pairing_bye: "pairing-allocated bye", "exempt", "spielfrei", "bye";
    full_bye: "full-point bye", "bye (point entier)", "Bye mit 1 Punkt", "bye da un punto";
    forfeit_win: "forfeit win", "gain par forfait", "kampfloser Sieg", "vittoria a forfait";
    half_bye: "half-point bye", "bye (demi-point)", "Bye mit ½ Punkt", "bye da mezzo punto";
    zero_bye: "zero-point bye", "bye sans point", "abgemeldet", "bye da zero punti";
    forfeit_loss: "forfeit loss", "perte par forfait", "kampflose Niederlage", "sconfitta a forfait";
}
