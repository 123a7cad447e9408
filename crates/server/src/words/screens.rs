//! Words of the pages from which screens are steered.

use crate::screen::Content;

ronde_report::words! {
    /// What the chooser says.
    pub(crate) ScreensWords;
    title: "Screens", "Écrans", "Bildschirme", "Schermi";
    which: "Which screen is this?", "Quel est cet écran?", "Welcher Bildschirm ist das?", "Quale schermo è questo?";
    which_says: "Take a number. From then on this device shows what an arbiter chooses, and nobody needs to touch it again.", "Prenez un numéro. Cet appareil montre ensuite ce qu'un arbitre choisit; plus besoin d'y toucher.", "Wählen Sie eine Nummer. Danach zeigt dieses Gerät, was ein Schiedsrichter wählt; niemand muss es mehr anfassen.", "Scegliere un numero. Poi questo apparecchio mostra ciò che sceglie un arbitro; non serve più toccarlo.";
    a_new_one: "a new one", "un nouveau", "ein neuer", "uno nuovo";
    on_already: "on already", "déjà allumé", "schon an", "già acceso";
    choose_shown: "Choose what the screens show", "Choisir ce que montrent les écrans", "Wählen, was die Bildschirme zeigen", "Scegliere che cosa mostrano gli schermi";
    running: "Screens of this event", "Écrans de cette manifestation", "Bildschirme dieser Veranstaltung", "Schermi di questa manifestazione";
    none_running: "None yet. Choose below what the first one shows.", "Aucun pour l'instant. Choisissez ci-dessous ce que montre le premier.", "Noch keine. Wählen Sie unten, was der erste zeigt.", "Ancora nessuno. Scegliere sotto che cosa mostra il primo.";
    number: "Screen", "Écran", "Bildschirm", "Schermo";
    shows: "Shows", "Montre", "Zeigt", "Mostra";
    state: "State", "État", "Zustand", "Stato";
    on: "on", "allumé", "an", "acceso";
    last_heard: "last heard", "vu pour la dernière fois à", "zuletzt gehört", "sentito l'ultima volta";
    never: "not opened yet", "pas encore ouvert", "noch nicht geöffnet", "non ancora aperto";
    twice: "two devices have this number", "deux appareils ont ce numéro", "zwei Geräte haben diese Nummer", "due apparecchi hanno questo numero";
    change: "Change", "Modifier", "Ändern", "Cambiare";
    show_here: "Show here", "Montrer ici", "Hier zeigen", "Mostrare qui";
    free: "Free", "Libérer", "Freigeben", "Liberare";
    waits: "Screen {n} is on and waits.", "L'écran {n} est allumé et attend.", "Bildschirm {n} ist an und wartet.", "Lo schermo {n} è acceso e attende.";
    open_on_tv: "On the television or the computer of the beamer, open this address and take a number:", "Sur le téléviseur ou l'ordinateur du projecteur, ouvrez cette adresse et prenez un numéro:", "Am Fernseher oder am Rechner des Beamers diese Adresse öffnen und eine Nummer wählen:", "Sul televisore o sul computer del proiettore aprire questo indirizzo e scegliere un numero:";
    not_open: "Other devices do not reach this machine yet. Open it to the hall on the start page.", "Les autres appareils n'atteignent pas encore cet ordinateur. Ouvrez-le à la salle sur la page d'accueil.", "Andere Geräte erreichen diesen Rechner noch nicht. Öffnen Sie ihn auf der Startseite für den Saal.", "Gli altri apparecchi non raggiungono ancora questo computer. Aprirlo alla sala dalla pagina iniziale.";
    choose: "What a screen shows", "Ce que montre un écran", "Was ein Bildschirm zeigt", "Che cosa mostra uno schermo";
    in_turn: "In turn", "Tour à tour", "Der Reihe nach", "A turno";
    boards: "pairings by board", "appariements par échiquier", "Paarungen nach Brett", "abbinamenti per scacchiera";
    names: "pairings by name", "appariements par nom", "Paarungen nach Name", "abbinamenti per nome";
    results: "results as they come in", "résultats à mesure", "Resultate, wie sie kommen", "risultati man mano";
    standings: "standings", "classement", "Rangliste", "classifica";
    clock: "clock and count-down", "horloge et compte à rebours", "Uhr und Countdown", "orologio e conto alla rovescia";
    tournaments: "Tournaments", "Tournois", "Turniere", "Tornei";
    share: "Share of the lists", "Part des listes", "Anteil an den Listen", "Parte delle liste";
    share_says: "Several screens side by side: each has its part, in equal shares of boards and names.", "Plusieurs écrans côte à côte: chacun sa part, échiquiers et noms à parts égales.", "Mehrere Bildschirme nebeneinander: jeder zeigt seinen Teil, Bretter und Namen zu gleichen Teilen.", "Più schermi affiancati: ciascuno la sua parte, scacchiere e nomi in parti uguali.";
    part: "part", "partie", "Teil", "parte";
    of: "of", "sur", "von", "di";
    part_of: "part {n} of {all}", "partie {n} sur {all}", "Teil {n} von {all}", "parte {n} di {all}";
    diagonal: "Diagonal in inches", "Diagonale en pouces", "Diagonale in Zoll", "Diagonale in pollici";
    distance: "Farthest reader in metres", "Lecteur le plus éloigné en mètres", "Fernster Leser in Metern", "Lettore più lontano in metri";
    seconds: "Seconds a page", "Secondes par page", "Sekunden je Seite", "Secondi per pagina";
    languages: "Languages, one or two", "Langues, une ou deux", "Sprachen, eine oder zwei", "Lingue, una o due";
    start: "Start", "Démarrer", "Starten", "Avviare";
    start_screen: "Start screen {n}", "Démarrer l'écran {n}", "Bildschirm {n} starten", "Avviare lo schermo {n}";
    size_says: "{inches}″, {metres} m, {langs}", "{inches}″, {metres} m, {langs}", "{inches}″, {metres} m, {langs}", "{inches}″, {metres} m, {langs}";
    announce: "Announcement", "Annonce", "Durchsage", "Annuncio";
    announce_text: "Text, on all screens of the event", "Texte, sur tous les écrans de la manifestation", "Text, auf allen Bildschirmen der Veranstaltung", "Testo, su tutti gli schermi della manifestazione";
    band: "on a band", "sur un bandeau", "auf einem Band", "su una fascia";
    whole: "on the whole screen", "sur tout l'écran", "auf dem ganzen Bildschirm", "su tutto lo schermo";
    turn: "as a page in turn", "comme une page parmi les autres", "als Seite in der Reihe", "come pagina a turno";
    how_long: "How long", "Durée", "Wie lange", "Durata";
    quarter: "15 min", "15 min", "15 min", "15 min";
    one_hour: "1 hour", "1 heure", "1 Stunde", "1 ora";
    four_hours: "4 hours", "4 heures", "4 Stunden", "4 ore";
    until_taken: "until taken away", "jusqu'à ce qu'on l'enlève", "bis jemand sie wegnimmt", "finché non è tolto";
    put_up: "Announce", "Annoncer", "Anzeigen", "Annunciare";
    take_away: "Take away", "Enlever", "Wegnehmen", "Togliere";
    until: "until", "jusqu'à", "bis", "fino alle";
    count_down: "Count-down", "Compte à rebours", "Countdown", "Conto alla rovescia";
    count_says: "Day and hour of the rounds come from the settings of each tournament. What is said here comes before them, until it has passed.", "Les jours et heures des rondes viennent des réglages de chaque tournoi. Ce qui est dit ici passe avant, jusqu'à son heure.", "Tag und Zeit der Runden kommen aus den Einstellungen der Turniere. Was hier steht, geht vor, bis es vorbei ist.", "Giorno e ora dei turni vengono dalle impostazioni di ogni torneo. Ciò che si dice qui ha la precedenza, finché non è passato.";
    round_starts: "The round starts at", "La ronde commence à", "Die Runde beginnt um", "Il turno comincia alle";
    starts_at: "Counting down to", "Compte à rebours jusqu'à", "Countdown bis", "Conto alla rovescia fino alle";
    in_minutes: "in {n} min", "dans {n} min", "in {n} min", "tra {n} min";
    set: "Set", "Fixer", "Setzen", "Fissare";
    numbers: "Screens have the numbers 1 to 99.", "Les écrans portent les numéros 1 à 99.", "Bildschirme haben die Nummern 1 bis 99.", "Gli schermi hanno i numeri da 1 a 99.";
    of_another: "Screen {n} shows another event. Number {free} is free.", "L'écran {n} montre une autre manifestation. Le numéro {free} est libre.", "Bildschirm {n} zeigt eine andere Veranstaltung. Nummer {free} ist frei.", "Lo schermo {n} mostra un'altra manifestazione. Il numero {free} è libero.";
    too_many_said: "There are {n} announcements already. Take one away first.", "Il y a déjà {n} annonces. Enlevez-en une d'abord.", "Es gibt schon {n} Durchsagen. Nehmen Sie zuerst eine weg.", "Ci sono già {n} annunci. Toglierne prima uno.";
    said_length: "An announcement has 1 to {n} letters.", "Une annonce compte de 1 à {n} lettres.", "Eine Durchsage hat 1 bis {n} Zeichen.", "Un annuncio ha da 1 a {n} lettere.";
    start_when: "The round starts within the next thirty days.", "La ronde commence dans les trente prochains jours.", "Die Runde beginnt in den nächsten dreissig Tagen.", "Il turno comincia entro trenta giorni.";
    advice: "{inches}-inch, {metres} m: {rows} rows a page.", "{inches} pouces, {metres} m: {rows} lignes par page.", "{inches} Zoll, {metres} m: {rows} Zeilen je Seite.", "{inches} pollici, {metres} m: {rows} righe per pagina.";
    advice_boards: "{boards} boards take {time}.", "{boards} échiquiers prennent {time}.", "{boards} Bretter brauchen {time}.", "{boards} scacchiere richiedono {time}.";
    advice_split: "With {n} screens: {time}.", "Avec {n} écrans: {time}.", "Mit {n} Bildschirmen: {time}.", "Con {n} schermi: {time}.";
    advice_names: "{players} names take {time}.", "{players} noms prennent {time}.", "{players} Namen brauchen {time}.", "{players} nomi richiedono {time}.";
    at_once: "All at once: no page is turned.", "Tout à la fois: aucune page ne tourne.", "Alles auf einmal: keine Seite wechselt.", "Tutto insieme: nessuna pagina cambia.";
    tv_keys: "Keys on the screen itself: → next page, ← back, Space pause, any key full screen.", "Touches sur l'écran même: → page suivante, ← retour, Espace pause, toute touche plein écran.", "Tasten am Bildschirm selbst: → nächste Seite, ← zurück, Leertaste Pause, jede Taste Vollbild.", "Tasti sullo schermo stesso: → pagina seguente, ← indietro, Spazio pausa, ogni tasto schermo intero.";
}

impl ScreensWords {
    /// Something that a screen shows.
    pub(crate) const fn content(&self, content: Content) -> &'static str {
        match content {
            Content::Boards => self.boards,
            Content::Names => self.names,
            Content::Results => self.results,
            Content::Standings => self.standings,
            Content::Clock => self.clock,
        }
    }
}
