//! Words of the page of odds. Tables and pictures have theirs in the room of reports.

ronde_report::words! {
    /// What stands around the tables.
    pub(crate) OddsWords;
    title: "Odds and fairness", "Chances et équité", "Chancen und Fairness", "Probabilità ed equità";
    lead: "The rest of the tournament is played many times, by ratings. Only arbiters see it, and nothing is kept.", "La suite du tournoi est jouée de nombreuses fois, selon les Elo. Seuls les arbitres la voient, et rien n'est conservé.", "Der Rest des Turniers wird viele Male nach Elo gespielt. Nur Schiedsrichter sehen es, und nichts wird aufbewahrt.", "Il resto del torneo è giocato molte volte, secondo gli Elo. Lo vedono solo gli arbitri, e niente è conservato.";
    what: "Question", "Question", "Frage", "Domanda";
    chances: "Who will win, who meets whom?", "Qui va gagner, qui rencontre qui?", "Wer gewinnt, wer trifft auf wen?", "Chi vincerà, chi incontra chi?";
    systems: "What would other systems do?", "Que feraient d'autres systèmes?", "Was täten andere Systeme?", "Che cosa farebbero altri sistemi?";
    rounds: "What would more or fewer rounds do?", "Que feraient plus ou moins de rondes?", "Was täten mehr oder weniger Runden?", "Che cosa farebbero più o meno turni?";
    accelerations: "What would acceleration do?", "Que ferait l'accélération?", "Was täte eine Beschleunigung?", "Che cosa farebbe l'accelerazione?";
    fairness: "Were colours and opponents fair so far?", "Couleurs et adversaires ont-ils été équitables?", "Waren Farben und Gegner bisher fair?", "Colori e avversari sono stati equi finora?";
    plays: "Plays", "Essais", "Läufe", "Prove";
    plays_hint: "empty: 2000, for fairness as many as it takes", "vide: 2000, pour l'équité autant qu'il faut", "leer: 2000, für Fairness so viele wie nötig", "vuoto: 2000, per l'equità quante ne servono";
    seed: "Seed", "Germe", "Startwert", "Seme";
    seed_hint: "empty: drawn by lot and said", "vide: tiré au sort et indiqué", "leer: wird ausgelost und genannt", "vuoto: estratto a sorte e indicato";
    start: "Start", "Lancer", "Starten", "Avviare";
    stop: "Stop", "Arrêter", "Abbrechen", "Fermare";
    look: "Look again", "Actualiser", "Neu ansehen", "Aggiornare";
    running: "{done} of {of} plays", "{done} essais sur {of}", "{done} von {of} Läufen", "{done} prove su {of}";
    waits: "Another study is running; this one begins after it.", "Une autre étude est en cours; celle-ci commence ensuite.", "Eine andere Studie läuft; diese beginnt danach.", "Un altro studio è in corso; questo comincia dopo.";
    stopped: "Stopped.", "Arrêté.", "Abgebrochen.", "Fermato.";
    failed: "There is no answer: {why}", "Il n'y a pas de réponse: {why}", "Es gibt keine Antwort: {why}", "Non c'è risposta: {why}";
    changed: "Something has changed since: start again for the odds of now.", "Quelque chose a changé depuis: relancez pour les chances actuelles.", "Seither hat sich etwas geändert: neu starten für die Chancen von jetzt.", "Da allora qualcosa è cambiato: riavviare per le probabilità attuali.";
    needs_script: "To start a study, the browser must run scripts. On the command line: ronde simulate.", "Pour lancer une étude, le navigateur doit exécuter des scripts. En ligne de commande: ronde simulate.", "Zum Starten muss der Browser Skripte ausführen. Auf der Kommandozeile: ronde simulate.", "Per avviare uno studio il browser deve eseguire script. Da riga di comando: ronde simulate.";
    no_cup: "A cup cannot be played on.", "Une coupe ne peut pas être simulée.", "Ein Pokal kann nicht simuliert werden.", "Una coppa non può essere simulata.";
    no_teams: "Swiss events of teams cannot be played on yet.", "Les systèmes suisses par équipes ne peuvent pas encore être simulés.", "Mannschaftsturniere nach Schweizer System können noch nicht simuliert werden.", "Gli svizzeri a squadre non possono ancora essere simulati.";
    only_swiss: "Only Swiss tournaments can be compared.", "Seuls les tournois suisses peuvent être comparés.", "Nur Turniere nach Schweizer System können verglichen werden.", "Solo i tornei svizzeri possono essere confrontati.";
    no_rounds: "The number of rounds is not announced yet.", "Le nombre de rondes n'est pas encore annoncé.", "Die Zahl der Runden ist noch nicht angekündigt.", "Il numero di turni non è ancora annunciato.";
    too_few: "Fewer than two players take part.", "Moins de deux joueurs participent.", "Weniger als zwei Spieler nehmen teil.", "Partecipano meno di due giocatori.";
    no_pairing: "Round {n} cannot be paired.", "La ronde {n} ne peut pas être appariée.", "Runde {n} kann nicht gepaart werden.", "Il turno {n} non può essere abbinato.";
    nothing_played: "No round has been played yet.", "Aucune ronde n'a encore été jouée.", "Noch keine Runde ist gespielt.", "Nessun turno è ancora stato giocato.";
    fixed: "Pairings were fixed beforehand, so colours and opponents owe nothing to chance.", "Les appariements étaient fixés d'avance: couleurs et adversaires ne doivent rien au hasard.", "Die Paarungen standen im Voraus fest: Farben und Gegner hängen nicht vom Zufall ab.", "Gli abbinamenti erano fissati in anticipo: colori e avversari non dipendono dal caso.";
}
