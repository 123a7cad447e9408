//! What each tie-break counts, in one sentence.

ronde_report::words! {
    /// The tie-breaks that are offered.
    pub(crate) TieBreakWords;
    bh: "Buchholz: sum of the opponents' points", "Buchholz: somme des points des adversaires", "Buchholz: Summe der Punkte der Gegner", "Buchholz: somma dei punti degli avversari";
    bh_c1: "Buchholz without the lowest opponent", "Buchholz sans l'adversaire le plus faible", "Buchholz ohne den schwächsten Gegner", "Buchholz senza l'avversario più basso";
    bh_m1: "Buchholz without the lowest and the highest", "Buchholz sans le plus faible ni le plus fort", "Buchholz ohne den schwächsten und den stärksten", "Buchholz senza il più basso e il più alto";
    aob: "Average of the opponents' Buchholz", "Moyenne des Buchholz des adversaires", "Durchschnitt der Buchholz der Gegner", "Media dei Buchholz degli avversari";
    fb: "Fore Buchholz: as if the last round were drawn", "Buchholz avant la dernière ronde, comptée nulle", "Buchholz, letzte Runde als Remis gezählt", "Buchholz con l'ultimo turno contato patta";
    sb: "Sonneborn-Berger: points of those beaten, half of those drawn with", "Sonneborn-Berger: points des battus, moitié des annulés", "Sonneborn-Berger: Punkte der Besiegten, halbe der Remis-Gegner", "Sonneborn-Berger: punti dei battuti, metà di chi ha pattato";
    de: "Direct encounter among those level", "Rencontre directe entre ex aequo", "Direkter Vergleich unter Punktgleichen", "Scontro diretto fra pari merito";
    win: "Rounds won, also without playing", "Rondes gagnées, aussi sans jouer", "Gewonnene Runden, auch kampflos", "Turni vinti, anche senza giocare";
    won: "Games won over the board", "Parties gagnées sur l'échiquier", "Am Brett gewonnene Partien", "Partite vinte alla scacchiera";
    bpg: "Games played with Black", "Parties jouées avec les Noirs", "Partien mit Schwarz", "Partite giocate col Nero";
    bwg: "Games won with Black", "Parties gagnées avec les Noirs", "Siege mit Schwarz", "Vittorie col Nero";
    ps: "Progressive: points after each round, added up", "Cumulatif: points après chaque ronde, additionnés", "Fortschritt: Punkte nach jeder Runde, addiert", "Progressivo: punti dopo ogni turno, sommati";
    ks: "Koya: points against those with half or more", "Koya: points contre ceux qui ont la moitié ou plus", "Koya: Punkte gegen alle mit der Hälfte oder mehr", "Koya: punti contro chi ha la metà o più";
    rep: "Rounds that one elected to play", "Rondes que l'on a choisi de jouer", "Runden, die man spielen wollte", "Turni che si è scelto di giocare";
    aro: "Average rating of the opponents", "Elo moyen des adversaires", "Durchschnittliche Elo der Gegner", "Elo medio degli avversari";
    tpr: "Tournament performance rating", "Performance du tournoi", "Turnierleistung (TPR)", "Performance del torneo";
    ptp: "Perfect tournament performance", "Performance parfaite", "Perfekte Turnierleistung", "Performance perfetta";
    apro: "Average performance of the opponents", "Performance moyenne des adversaires", "Durchschnittliche Leistung der Gegner", "Performance media degli avversari";
    rtng: "Own rating", "Propre Elo", "Eigene Elo", "Proprio Elo";
    tpn: "Pairing number", "Numéro d'appariement", "Startnummer", "Numero d'abbinamento";
}
