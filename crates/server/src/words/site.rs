//! What the public side says as a folder of files.

ronde_report::words! {
    /// Words of the folder's pages.
    pub(crate) SiteWords;
    language: "English", "Français", "Deutsch", "Italiano";
    languages: "Language", "Langue", "Sprache", "Lingua";
    pages: "Pages", "Pages", "Seiten", "Pagine";
    players: "Starting list", "Liste de départ", "Startrangliste", "Lista di partenza";
    rounds: "Rounds", "Rondes", "Runden", "Turni";
    round: "Round {n}", "Ronde {n}", "Runde {n}", "Turno {n}";
    standings: "Standings", "Classement", "Rangliste", "Classifica";
    crosstable: "Crosstable", "Grille américaine", "Kreuztabelle", "Tabellone";
    by_board: "Pairings by board", "Appariements par échiquier", "Paarungen nach Brett", "Abbinamenti per scacchiera";
    by_name: "Pairings by name", "Appariements par nom", "Paarungen nach Name", "Abbinamenti per nome";
    after: "Standings after round {n}", "Classement après la ronde {n}", "Rangliste nach Runde {n}", "Classifica dopo il turno {n}";
    not_begun: "{players} players are entered. The tournament has not begun.", "{players} joueurs sont inscrits. Le tournoi n'a pas commencé.", "{players} Spieler sind eingetragen. Das Turnier hat noch nicht begonnen.", "{players} giocatori sono iscritti. Il torneo non è cominciato.";
    state: "{players} players, round {n} of {rounds}", "{players} joueurs, ronde {n} sur {rounds}", "{players} Spieler, Runde {n} von {rounds}", "{players} giocatori, turno {n} di {rounds}";
    state_open: "{players} players, round {n}", "{players} joueurs, ronde {n}", "{players} Spieler, Runde {n}", "{players} giocatori, turno {n}";
    for_programs: "For programs", "Pour les programmes", "Für Programme", "Per i programmi";
    number: "Number {n}", "Numéro {n}", "Startnummer {n}", "Numero {n}";
    stands: "Rank {rank} with {points} points", "Rang {rank} avec {points} points", "Rang {rank} mit {points} Punkten", "Posizione {rank} con {points} punti";
    has_points: "{points} points", "{points} points", "{points} Punkte", "{points} punti";
    round_head: "Round", "Ronde", "Runde", "Turno";
    colour: "Colour", "Couleur", "Farbe", "Colore";
    opponent: "Opponent", "Adversaire", "Gegner", "Avversario";
    rating: "Elo", "Elo", "Elo", "Elo";
    result: "Result", "Résultat", "Resultat", "Risultato";
    points: "Points", "Points", "Punkte", "Punti";
    white: "White", "Blancs", "Weiss", "Bianco";
    black: "Black", "Noirs", "Schwarz", "Nero";
    bye: "bye", "exempt", "spielfrei", "bye";
    half_bye: "half-point bye", "bye (demi-point)", "Bye mit ½ Punkt", "bye da mezzo punto";
    absent: "absent", "absent", "abwesend", "assente";
    aros: "Average ratings of opponents", "Moyennes Elo des adversaires", "Elo-Schnitte der Gegner", "Medie Elo degli avversari";
    aro: "ARO", "CMA", "ARO", "ARO";
}
