//! Words on the screens of the hall. They are read from far away: short.

use serde_json::Value;

ronde_report::words! {
    /// What a screen says.
    pub(crate) ScreenWords;
    screen_n: "Screen {n}", "Écran {n}", "Bildschirm {n}", "Schermo {n}";
    waiting: "Waiting. An arbiter chooses what this screen shows: page of the event, Screens.", "En attente. Un arbitre choisit ce que montre cet écran: page de la manifestation, Écrans.", "Wartet. Ein Schiedsrichter wählt, was dieser Bildschirm zeigt: Seite der Veranstaltung, Bildschirme.", "In attesa. Un arbitro sceglie che cosa mostra questo schermo: pagina della manifestazione, Schermi.";
    public_page: "Pairings, results and standings", "Appariements, résultats et classement", "Paarungen, Resultate und Rangliste", "Abbinamenti, risultati e classifica";
    round_n: "Round {n}", "Ronde {n}", "Runde {n}", "Turno {n}";
    boards_span: "boards {first}–{last} of {all}", "échiquiers {first}–{last} sur {all}", "Bretter {first}–{last} von {all}", "scacchiere {first}–{last} di {all}";
    board_span: "board {first} of {all}", "échiquier {first} sur {all}", "Brett {first} von {all}", "scacchiera {first} di {all}";
    results_in: "{done} of {all} results", "{done} résultats sur {all}", "{done} von {all} Resultaten", "{done} risultati su {all}";
    results: "Results", "Résultats", "Resultate", "Risultati";
    no_results: "No result yet.", "Encore aucun résultat.", "Noch kein Resultat.", "Ancora nessun risultato.";
    standings: "Standings", "Classement", "Rangliste", "Classifica";
    after_round: "after round {n}", "après la ronde {n}", "nach Runde {n}", "dopo il turno {n}";
    starting_list: "Starting list", "Liste de départ", "Startrangliste", "Lista di partenza";
    final_standings: "Final standings", "Classement final", "Schlussrangliste", "Classifica finale";
    complete: "complete", "terminée", "beendet", "completo";
    page: "page {n} of {all}", "page {n} sur {all}", "Seite {n} von {all}", "pagina {n} di {all}";
    starts_in: "starts in {time}", "début dans {time}", "Beginn in {time}", "inizio tra {time}";
    round_in: "Round {n} in {time}", "ronde {n} dans {time}", "Runde {n} in {time}", "turno {n} tra {time}";
    round_starts: "Round {n} starts at {time}", "Ronde {n}: début à {time}", "Runde {n} beginnt um {time}", "Turno {n}: inizio alle {time}";
    starts_now: "Round {n} starts now", "La ronde {n} commence", "Runde {n} beginnt jetzt", "Il turno {n} comincia ora";
    minutes: "{n} min", "{n} min", "{n} min", "{n} min";
    your_board: "your board on your phone", "votre échiquier sur le téléphone", "Ihr Brett auf dem Handy", "la scacchiera sul telefono";
    no_connection: "no connection since {time}, showing the last state", "sans connexion depuis {time}, dernier état connu", "ohne Verbindung seit {time}, letzter bekannter Stand", "senza connessione dalle {time}, ultimo stato noto";
    paused: "paused", "pause", "angehalten", "in pausa";
    next_round: "Round {n} is shown here as soon as it is published.", "La ronde {n} paraît ici dès qu'elle est affichée.", "Runde {n} steht hier, sobald sie ausgehängt ist.", "Il turno {n} appare qui appena è esposto.";
    is_complete: "All results of round {n} are in.", "Tous les résultats de la ronde {n} sont là.", "Alle Resultate der Runde {n} sind da.", "Tutti i risultati del turno {n} sono inseriti.";
    is_over: "The tournament is finished. Thank you for playing.", "Le tournoi est terminé. Merci d'avoir joué.", "Das Turnier ist beendet. Danke fürs Mitspielen.", "Il torneo è terminato. Grazie per aver giocato.";
    is_played: "Round {n} is being played.", "La ronde {n} est en cours.", "Runde {n} läuft.", "Il turno {n} è in corso.";
    entered: "{n} players are entered.", "{n} joueurs sont inscrits.", "{n} Spieler sind eingetragen.", "{n} giocatori sono iscritti.";
    nothing: "Nothing is shown yet. It appears here by itself.", "Rien à montrer pour l'instant. Cela paraît ici tout seul.", "Noch gibt es nichts zu zeigen. Es erscheint hier von selbst.", "Ancora niente da mostrare. Apparirà qui da solo.";
    bye: "bye", "exempt", "spielfrei", "bye";
    half_bye: "bye ½", "bye ½", "Bye ½", "bye ½";
    absent: "not paired", "non apparié", "nicht gepaart", "non abbinato";
    white: "White", "Blancs", "Weiss", "Bianco";
    black: "Black", "Noirs", "Schwarz", "Nero";
}

impl ScreenWords {
    /// All of them, for the screen.
    pub(crate) fn json(&self) -> Value {
        let rows = [
            ("screen_n", self.screen_n),
            ("waiting", self.waiting),
            ("round_n", self.round_n),
            ("boards_span", self.boards_span),
            ("board_span", self.board_span),
            ("results_in", self.results_in),
            ("results", self.results),
            ("no_results", self.no_results),
            ("standings", self.standings),
            ("after_round", self.after_round),
            ("starting_list", self.starting_list),
            ("final_standings", self.final_standings),
            ("complete", self.complete),
            ("page", self.page),
            ("starts_in", self.starts_in),
            ("round_in", self.round_in),
            ("round_starts", self.round_starts),
            ("starts_now", self.starts_now),
            ("minutes", self.minutes),
            ("your_board", self.your_board),
            ("no_connection", self.no_connection),
            ("paused", self.paused),
            ("next_round", self.next_round),
            ("is_complete", self.is_complete),
            ("is_over", self.is_over),
            ("is_played", self.is_played),
            ("entered", self.entered),
            ("nothing", self.nothing),
            ("bye", self.bye),
            ("half_bye", self.half_bye),
            ("absent", self.absent),
            ("white", self.white),
            ("black", self.black),
        ];
        rows.into_iter().map(|(key, text)| (key.to_owned(), Value::from(text))).collect()
    }
}
