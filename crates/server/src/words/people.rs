//! What the pages of an event, of joining and of logging in say.

ronde_report::words! {
    /// People, devices, codes and the event itself.
    pub(crate) PeopleWords;
    event: "Event", "Événement", "Anlass", "Evento";
    tournaments: "Tournaments", "Tournois", "Turniere", "Tornei";
    standing: "{players} players · round {round} of {rounds}", "{players} joueurs · ronde {round} sur {rounds}", "{players} Spieler · Runde {round} von {rounds}", "{players} giocatori · turno {round} di {rounds}";
    entered: "{players} players", "{players} joueurs", "{players} Spieler", "{players} giocatori";
    hidden: "not shown to the public", "non montré au public", "wird dem Publikum nicht gezeigt", "non mostrato al pubblico";
    hide: "Hide", "Masquer", "Ausblenden", "Nascondere";
    show: "Show", "Montrer", "Einblenden", "Mostrare";
    open: "Open", "Ouvrir", "Öffnen", "Aprire";
    add_tournament: "Add a tournament", "Ajouter un tournoi", "Turnier hinzufügen", "Aggiungere un torneo";
    add: "Add", "Ajouter", "Hinzufügen", "Aggiungere";
    name: "Name", "Nom", "Name", "Nome";
    rounds: "Rounds", "Rondes", "Runden", "Turni";
    rename: "Rename the event", "Renommer l'événement", "Anlass umbenennen", "Rinominare l'evento";
    people: "People", "Personnes", "Personen", "Persone";
    only_you: "Nobody else works on this event yet.", "Personne d'autre ne travaille encore à cet événement.", "Noch niemand sonst arbeitet an diesem Anlass.", "Nessun altro lavora ancora a questo evento.";
    role: "Role", "Rôle", "Rolle", "Ruolo";
    state: "State", "État", "Stand", "Stato";
    owner: "Owner", "Propriétaire", "Inhaber", "Proprietario";
    chief: "Chief arbiter", "Arbitre principal", "Hauptschiedsrichter", "Arbitro principale";
    deputy: "Deputy arbiter", "Arbitre adjoint", "Stellvertreter", "Vice arbitro";
    helper: "Helper", "Assistant", "Helfer", "Assistente";
    helper_boards: "Helper, boards {first}–{last}", "Assistant, échiquiers {first}–{last}", "Helfer, Bretter {first}–{last}", "Assistente, scacchiere {first}–{last}";
    player: "Player", "Joueur", "Spieler", "Giocatore";
    viewer: "Viewer", "Spectateur", "Zuschauer", "Spettatore";
    chief_may: "everything but giving the event away", "tout, sauf céder l'événement", "alles, ausser den Anlass weggeben", "tutto, tranne cedere l'evento";
    deputy_may: "everything of an ordinary day", "tout ce qu'exige une journée ordinaire", "alles, was ein gewöhnlicher Tag braucht", "tutto ciò che serve in una giornata normale";
    helper_may: "results at his boards, check-in", "résultats à ses échiquiers, pointage", "Resultate an seinen Brettern, Anwesenheit", "risultati alle sue scacchiere, presenze";
    active: "works here", "actif", "arbeitet mit", "attivo";
    invited: "invited, not here yet", "invité, pas encore là", "eingeladen, noch nicht da", "invitato, non ancora presente";
    code_over: "code expired", "code expiré", "Code abgelaufen", "codice scaduto";
    revoked: "revoked", "retiré", "entzogen", "revocato";
    access_over: "access has ended", "accès terminé", "Zugang beendet", "accesso terminato";
    some_tournaments: "{n} tournaments only", "{n} tournois seulement", "nur {n} Turniere", "solo {n} tornei";
    invite: "Invite a person", "Inviter une personne", "Jemanden einladen", "Invitare una persona";
    invite_hint: "Whoever is invited scans a code with a telephone, and works from there. No account, no password.", "La personne invitée scanne un code avec son téléphone et travaille de là. Ni compte ni mot de passe.", "Wer eingeladen ist, scannt einen Code mit dem Telefon und arbeitet von dort. Kein Konto, kein Passwort.", "Chi è invitato scansiona un codice con il telefono e lavora da lì. Né account né password.";
    boards_from: "Boards from", "Échiquiers de", "Bretter von", "Scacchiere da";
    boards_to: "to", "à", "bis", "a";
    code_valid: "The code can be used for", "Le code est utilisable pendant", "Der Code gilt", "Il codice vale per";
    one_hour: "1 hour", "1 heure", "1 Stunde", "1 ora";
    one_day: "1 day", "1 jour", "1 Tag", "1 giorno";
    one_week: "1 week", "1 semaine", "1 Woche", "1 settimana";
    new_code: "New code", "Nouveau code", "Neuer Code", "Nuovo codice";
    new_code_says: "The devices that this person had are out until the new code is used.", "Les appareils de cette personne n'ont plus accès tant que le nouveau code n'est pas utilisé.", "Die bisherigen Geräte dieser Person sind draussen, bis der neue Code benutzt ist.", "I dispositivi di questa persona restano esclusi finché il nuovo codice non è usato.";
    revoke: "Revoke", "Retirer", "Entziehen", "Revocare";
    scan: "Scan this with the telephone, or send the link. It works once, on one device.", "À scanner avec le téléphone, ou envoyez le lien. Il sert une fois, sur un seul appareil.", "Mit dem Telefon scannen oder den Link senden. Er gilt einmal, auf einem Gerät.", "Scansionare con il telefono o inviare il link. Vale una volta, su un solo dispositivo.";
    not_in_hall: "Telephones do not reach this machine yet: open it to the hall on the start page first.", "Les téléphones n'atteignent pas encore cet ordinateur: ouvrez-le d'abord à la salle, à la page d'accueil.", "Telefone erreichen diesen Rechner noch nicht: Öffnen Sie ihn zuerst auf der Startseite für den Saal.", "I telefoni non raggiungono ancora questo computer: aprirlo prima alla sala, nella pagina iniziale.";
    usable_until: "Usable until", "Utilisable jusqu'au", "Gültig bis", "Valido fino al";
    copy: "Copy", "Copier", "Kopieren", "Copiare";
    devices: "Devices", "Appareils", "Geräte", "Dispositivi";
    no_devices: "No other device is in.", "Aucun autre appareil n'est connecté.", "Kein anderes Gerät ist angemeldet.", "Nessun altro dispositivo è connesso.";
    device: "Device", "Appareil", "Gerät", "Dispositivo";
    last_used: "Last used", "Dernier usage", "Zuletzt benutzt", "Ultimo uso";
    this_device: "this device", "cet appareil", "dieses Gerät", "questo dispositivo";
    programs: "Programs", "Programmes", "Programme", "Programmi";
    programs_hint: "A token lets a program do what its role may, until it is revoked. It is shown once.", "Un jeton permet à un programme ce que permet son rôle, jusqu'à révocation. Il n'est montré qu'une fois.", "Ein Token erlaubt einem Programm, was seine Rolle darf, bis es entzogen wird. Es wird einmal gezeigt.", "Un token permette a un programma ciò che consente il ruolo, finché non è revocato. È mostrato una volta sola.";
    make_token: "Make a token", "Créer un jeton", "Token erstellen", "Creare un token";
    token_once: "Keep this token now; nobody can show it again.", "Conservez ce jeton maintenant; personne ne pourra le montrer à nouveau.", "Bewahren Sie dieses Token jetzt auf; niemand kann es noch einmal zeigen.", "Conservare ora questo token; nessuno potrà mostrarlo di nuovo.";
    my_access: "My access", "Mon accès", "Mein Zugang", "Il mio accesso";
    you_are: "You are {name} ({role}).", "Vous êtes {name} ({role}).", "Sie sind {name} ({role}).", "Lei è {name} ({role}).";
    set_password: "Set a password", "Définir un mot de passe", "Passwort setzen", "Impostare una password";
    password_hint: "With it you come back from another device. Eight characters or more; a short sentence is a good one.", "Il vous permet de revenir depuis un autre appareil. Huit caractères au moins; une courte phrase convient bien.", "Damit kommen Sie von einem anderen Gerät zurück. Mindestens acht Zeichen; ein kurzer Satz ist gut.", "Permette di tornare da un altro dispositivo. Almeno otto caratteri; una breve frase va bene.";
    password: "Password", "Mot de passe", "Passwort", "Password";
    password_set: "Your password is set. You log in as {name}.", "Votre mot de passe est défini. Vous vous connectez comme {name}.", "Ihr Passwort ist gesetzt. Sie melden sich als {name} an.", "La password è impostata. Si accede come {name}.";
    password_wrong: "Name and password do not fit together. After ten tries you have to wait.", "Le nom et le mot de passe ne vont pas ensemble. Après dix essais, il faut attendre.", "Name und Passwort passen nicht zusammen. Nach zehn Versuchen müssen Sie warten.", "Nome e password non corrispondono. Dopo dieci tentativi bisogna attendere.";
    log_out: "Log out on this device", "Se déconnecter de cet appareil", "Auf diesem Gerät abmelden", "Uscire da questo dispositivo";
    log_in: "Log in", "Se connecter", "Anmelden", "Accedere";
    log_in_hint: "Whoever was invited and has set a password comes back here. Without one, ask the chief arbiter for a new code.", "Qui a été invité et a défini un mot de passe revient ici. Sinon, demandez un nouveau code à l'arbitre principal.", "Wer eingeladen wurde und ein Passwort gesetzt hat, kommt hier zurück. Sonst bitten Sie den Hauptschiedsrichter um einen neuen Code.", "Chi è stato invitato e ha impostato una password torna da qui. Altrimenti chiedere un nuovo codice all'arbitro principale.";
    no_events: "There is no event on this machine yet.", "Il n'y a pas encore d'événement sur cette machine.", "Auf diesem Rechner gibt es noch keinen Anlass.", "Su questo computer non c'è ancora alcun evento.";
    the_event: "The whole event", "Tout l'événement", "Der ganze Anlass", "L'intero evento";
    as_file: "Download as one file", "Télécharger en un seul fichier", "Als eine Datei herunterladen", "Scaricare come un solo file";
    file_holds: "It holds everything, birth dates included.", "Il contient tout, dates de naissance comprises.", "Sie enthält alles, auch Geburtsdaten.", "Contiene tutto, date di nascita comprese.";
    hand_over: "Hand over to another machine", "Remettre à une autre machine", "An einen anderen Rechner übergeben", "Consegnare a un altro computer";
    hand_over_says: "The event is then written there, and locked here until it comes back.", "L'événement est alors tenu là-bas, et verrouillé ici jusqu'à son retour.", "Der Anlass wird dann dort geführt und ist hier gesperrt, bis er zurückkommt.", "L'evento sarà tenuto là e resterà bloccato qui fino al ritorno.";
    other_machine: "Name of the other machine", "Nom de l'autre machine", "Name des anderen Rechners", "Nome dell'altro computer";
    this_machine: "This machine is called {name}.", "Cette machine s'appelle {name}.", "Dieser Rechner heisst {name}.", "Questo computer si chiama {name}.";
    is_away: "The event is on {name} and is written there. Here it is locked.", "L'événement se trouve sur {name} et y est tenu. Ici, il est verrouillé.", "Der Anlass ist auf {name} und wird dort geführt. Hier ist er gesperrt.", "L'evento è su {name} e viene tenuto là. Qui è bloccato.";
    take_back: "Take it back", "Le reprendre", "Zurücknehmen", "Riprenderlo";
    take_back_says: "Only if the other machine is lost: what was done there since does not count.", "Seulement si l'autre machine est perdue: ce qui y a été fait depuis ne compte pas.", "Nur wenn der andere Rechner verloren ist: Was dort seither geschah, zählt nicht.", "Solo se l'altro computer è perso: quanto fatto là da allora non conta.";
    reason: "Reason", "Raison", "Grund", "Motivo";
    join: "Join", "Rejoindre", "Mitmachen", "Partecipare";
    join_as: "You are invited: {name}, {role}.", "Vous êtes invité: {name}, {role}.", "Sie sind eingeladen: {name}, {role}.", "Lei è invitato: {name}, {role}.";
    join_owner: "You come in as the owner of this server.", "Vous entrez comme propriétaire de ce serveur.", "Sie kommen als Inhaber dieses Servers herein.", "Lei entra come proprietario di questo server.";
    join_button: "Work on this device", "Travailler sur cet appareil", "Auf diesem Gerät arbeiten", "Lavorare su questo dispositivo";
    join_once: "The code works once. Another device needs another code.", "Le code sert une fois. Un autre appareil a besoin d'un autre code.", "Der Code gilt einmal. Ein anderes Gerät braucht einen anderen Code.", "Il codice vale una volta. Un altro dispositivo ha bisogno di un altro codice.";
    code_unknown: "This code opens nothing", "Ce code n'ouvre rien", "Dieser Code öffnet nichts", "Questo codice non apre nulla";
    code_ask: "It is unknown, expired, or was used on another device. Ask the chief arbiter for a new one.", "Il est inconnu, expiré, ou a servi sur un autre appareil. Demandez-en un nouveau à l'arbitre principal.", "Er ist unbekannt, abgelaufen oder wurde auf einem anderen Gerät benutzt. Bitten Sie den Hauptschiedsrichter um einen neuen.", "È sconosciuto, scaduto o già usato su un altro dispositivo. Chiederne uno nuovo all'arbitro principale.";
    too_often: "There were too many tries. Wait a minute, then try again.", "Il y a eu trop d'essais. Attendez une minute, puis réessayez.", "Es waren zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.", "Ci sono stati troppi tentativi. Attendere un minuto e riprovare.";
    for_people: "Only people of this event see this page.", "Seules les personnes de cet événement voient cette page.", "Nur Personen dieses Anlasses sehen diese Seite.", "Solo le persone di questo evento vedono questa pagina.";
    fault: "This is a fault of Ronde. What was entered before is safe in the journal.", "C'est une erreur de Ronde. Ce qui a été saisi avant est en sûreté dans le journal.", "Das ist ein Fehler von Ronde. Was vorher eingegeben wurde, steht sicher im Journal.", "È un errore di Ronde. Ciò che è stato inserito prima è al sicuro nel registro.";
    needs_script: "This button needs JavaScript.", "Ce bouton nécessite JavaScript.", "Diese Taste braucht JavaScript.", "Questo pulsante richiede JavaScript.";
}

use ronde_desk::Role;

use super::fill;

impl PeopleWords {
    /// A role in words.
    pub(crate) fn role_of(&self, role: Role) -> String {
        match role {
            Role::Owner => self.owner.to_owned(),
            Role::Chief => self.chief.to_owned(),
            Role::Deputy => self.deputy.to_owned(),
            Role::Helper { first, last } => {
                fill(self.helper_boards, &[("first", &first), ("last", &last)])
            }
            Role::Player { .. } => self.player.to_owned(),
            Role::Viewer => self.viewer.to_owned(),
        }
    }
}
