//! Words of the reference for programs. What each call does is written in English alone, as in the
//! document that programs read.

ronde_report::words! {
    /// What the reference says around the calls.
    pub(crate) ReferenceWords;
    title: "Interface for programs", "Interface pour programmes", "Schnittstelle für Programme", "Interfaccia per programmi";
    lead: "What the pages do, programs can do too: JSON over HTTP. The same as a document that tools read:", "Ce que font les pages, les programmes le peuvent aussi: du JSON par HTTP. La même chose pour les outils:", "Was die Seiten tun, können auch Programme: JSON über HTTP. Dasselbe für Werkzeuge:", "Ciò che fanno le pagine possono farlo anche i programmi: JSON su HTTP. Lo stesso per gli strumenti:";
    who_title: "Who is asking", "Qui demande", "Wer fragt", "Chi chiede";
    who_text: "On the machine itself nobody needs a token. From elsewhere, send the token that the owner or the chief arbiter made on the page of the event, as Authorization: Bearer. Without one, everybody may read what is public.", "Sur la machine même, aucun jeton n'est nécessaire. D'ailleurs, envoyez le jeton créé par le propriétaire ou l'arbitre principal sur la page de la manifestation, par Authorization: Bearer. Sans jeton, chacun lit ce qui est public.", "Auf dem Rechner selbst braucht niemand ein Token. Von anderswo senden Sie das Token, das der Besitzer oder der Hauptschiedsrichter auf der Seite der Veranstaltung gemacht hat, als Authorization: Bearer. Ohne Token liest jeder, was öffentlich ist.", "Sulla macchina stessa non serve alcun token. Da altrove si invia il token creato dal proprietario o dall'arbitro principale sulla pagina della manifestazione, come Authorization: Bearer. Senza token chiunque legge ciò che è pubblico.";
    open_to: "Open to", "Ouvert à", "Offen für", "Aperto a";
    answer: "Answer", "Réponse", "Antwort", "Risposta";
    errors: "Errors", "Erreurs", "Fehler", "Errori";
    errors_text: "An error has a status, a name in error, and a sentence in message. Nothing was done.", "Une erreur a un statut, un nom dans error et une phrase dans message. Rien n'a été fait.", "Ein Fehler hat einen Status, einen Namen in error und einen Satz in message. Nichts wurde getan.", "Un errore ha uno stato, un nome in error e una frase in message. Nulla è stato fatto.";
    acts: "Acts", "Actes", "Handlungen", "Atti";
    acts_text: "Everything that changes a tournament. The desk does the marked ones itself.", "Tout ce qui change un tournoi. Ceux qui sont marqués, le logiciel les fait lui-même.", "Alles, was ein Turnier ändert. Die bezeichneten macht das Programm selbst.", "Tutto ciò che cambia un torneo. Quelli segnati li fa il programma stesso.";
    own: "by itself", "de lui-même", "von selbst", "da sé";
    settings: "Settings", "Réglages", "Einstellungen", "Impostazioni";
    begin: "Begin", "Commencer", "Beginnen", "Cominciare";
    run: "Run a tournament", "Diriger un tournoi", "Ein Turnier leiten", "Dirigere un torneo";
    by_players: "Results by players", "Résultats par les joueurs", "Resultate durch Spieler", "Risultati dai giocatori";
    odds: "Odds and fairness", "Chances et équité", "Chancen und Fairness", "Probabilità ed equità";
    people: "People", "Personnes", "Personen", "Persone";
    files: "Files and lists", "Fichiers et listes", "Dateien und Listen", "File e liste";
    screens: "Screens", "Écrans", "Bildschirme", "Schermi";
    machine: "This machine", "Cet ordinateur", "Dieser Rechner", "Questo computer";
    why: "Why", "Pourquoi", "Warum", "Perché";
    contents: "Contents", "Sommaire", "Inhalt", "Indice";
}

impl ReferenceWords {
    /// A chapter of the calls, by the name that the document gives it.
    pub(crate) fn part(&self, name: &'static str) -> &'static str {
        match name {
            "Begin" => self.begin,
            "Run a tournament" => self.run,
            "Results by players" => self.by_players,
            "Odds and fairness" => self.odds,
            "People" => self.people,
            "Files and lists" => self.files,
            "Screens" => self.screens,
            "This machine" => self.machine,
            "Why" => self.why,
            other => other,
        }
    }
}
