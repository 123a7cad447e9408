//! What the scripts say, in four languages. It reaches a page as one JSON object in the element `words`.
//!
//! `{n}` and its like are gaps. A key that ends in `_one` is taken instead of its fellow where the
//! language counts `n` as one. A key that is missing shows as `⟨key⟩`.

use crate::words::Lang;

macro_rules! rows {
    ($($key:ident: $en:literal, $fr:literal, $de:literal, $it:literal;)*) => {
        /// The key, and its text in the order of [`Lang::ALL`].
        const ROWS: &[(&str, [&str; 4])] = &[$((stringify!($key), [$en, $fr, $de, $it])),*];
    };
}

rows! {
    saved: "Saved.", "Enregistré.", "Gespeichert.", "Salvato.";
    done_what: "{what}: done and saved.", "{what}: fait et enregistré.", "{what}: ausgeführt und gespeichert.", "{what}: fatto e salvato.";
    undo: "Undo", "Annuler", "Rückgängig", "Annulla";
    undone: "Taken back: {what}", "Annulé: {what}", "Rückgängig gemacht: {what}", "Annullato: {what}";
    redone: "Done again: {what}", "Refait: {what}", "Wieder ausgeführt: {what}", "Rifatto: {what}";
    nothing_to_undo: "There is nothing of yours to undo on this page.", "Il n'y a rien à annuler sur cette page.", "Auf dieser Seite gibt es nichts rückgängig zu machen.", "Non c'è niente da annullare in questa pagina.";
    cancel: "Cancel", "Annuler", "Abbrechen", "Annulla";
    close: "Close", "Fermer", "Schliessen", "Chiudi";
    back: "Back", "Retour", "Zurück", "Indietro";
    go_on: "Do it", "Confirmer", "Ausführen", "Conferma";
    understood: "Understood", "Compris", "Verstanden", "Capito";
    warning: "Warning", "Avertissement", "Warnung", "Avviso";
    please_confirm: "Please confirm", "Veuillez confirmer", "Bitte bestätigen", "Confermare";
    in_the_journal: "Your answer will be in the journal.", "Votre réponse figurera dans le journal.", "Ihre Antwort steht danach im Journal.", "La risposta resterà nel registro.";
    what_it_changes: "What it changes", "Ce que cela change", "Was sich ändert", "Che cosa cambia";
    to_the_report: "Go on to the report", "Continuer vers le rapport", "Weiter zum Bericht", "Avanti al rapporto";
    report_will_say: "The report will say", "Le rapport dira", "Im Bericht wird stehen", "Il rapporto dirà";
    no_difference: "Nothing else changes.", "Rien d'autre ne change.", "Sonst ändert sich nichts.", "Non cambia altro.";
    changes_boards: "Boards", "Échiquiers", "Bretter", "Scacchiere";
    changes_standings: "Standings", "Classement", "Rangliste", "Classifica";
    changes_ratings: "Ratings", "Elo", "Elo", "Elo";
    changes_next: "Next pairing", "Prochain appariement", "Nächste Paarung", "Prossimo abbinamento";
    and_others: "and {n} others", "et {n} autres", "und {n} weitere", "e altri {n}";
    and_others_one: "and one other", "et un autre", "und ein weiterer", "e un altro";
    board_of_round: "Round {round}, board {board}", "Ronde {round}, échiquier {board}", "Runde {round}, Brett {board}", "Turno {round}, scacchiera {board}";
    not_done: "This was not done. Please try again.", "Cela n'a pas été fait. Veuillez réessayer.", "Das wurde nicht ausgeführt. Bitte versuchen Sie es noch einmal.", "Non è stato fatto. Riprovare.";
    not_yet: "This cannot be done yet.", "Ce n'est pas encore possible.", "Das geht noch nicht.", "Non è ancora possibile.";
    show_newest: "Show the newest", "Afficher la dernière version", "Neuesten Stand zeigen", "Mostra la versione più recente";
    why_no_pairing: "Why not, and what can be done", "Pourquoi, et que faire", "Warum nicht, und was hilft", "Perché no, e che cosa si può fare";
    leave_fide_mode: "Leave FIDE mode…", "Quitter le mode FIDE…", "FIDE-Modus verlassen…", "Lasciare il modo FIDE…";
    copied: "Copied.", "Copié.", "Kopiert.", "Copiato.";
    live: "live", "en direct", "live", "in diretta";
    not_connected_short: "not connected", "hors ligne", "getrennt", "non connesso";
    not_connected: "Not connected. Go on: what you enter is kept on this device.", "Pas de connexion. Continuez: ce que vous saisissez est gardé sur cet appareil.", "Keine Verbindung. Machen Sie weiter: Ihre Eingaben bleiben auf diesem Gerät.", "Nessuna connessione. Si può continuare: quanto inserito resta su questo dispositivo.";
    not_connected_kept: "Not connected. Go on: {n} entries are kept on this device.", "Pas de connexion. Continuez: {n} saisies sont gardées sur cet appareil.", "Keine Verbindung. Machen Sie weiter: {n} Eingaben liegen auf diesem Gerät.", "Nessuna connessione. Si può continuare: {n} inserimenti sono su questo dispositivo.";
    not_connected_kept_one: "Not connected. Go on: one entry is kept on this device.", "Pas de connexion. Continuez: une saisie est gardée sur cet appareil.", "Keine Verbindung. Machen Sie weiter: eine Eingabe liegt auf diesem Gerät.", "Nessuna connessione. Si può continuare: un inserimento è su questo dispositivo.";
    connected: "Connected.", "Connecté.", "Verbunden.", "Connesso.";
    connected_saved: "Connected. {n} entries saved {time}", "Connecté. {n} saisies enregistrées {time}", "Verbunden. {n} Eingaben gespeichert {time}", "Connesso. {n} inserimenti salvati {time}";
    connected_saved_one: "Connected. One entry saved {time}", "Connecté. Une saisie enregistrée {time}", "Verbunden. Eine Eingabe gespeichert {time}", "Connesso. Un inserimento salvato {time}";
    kept_needs_you: "An entry kept on this device was not done, because it needs your answer: {what}", "Une saisie gardée sur cet appareil n'a pas été faite, car elle demande votre réponse: {what}", "Eine Eingabe auf diesem Gerät wurde nicht ausgeführt, weil sie Ihre Antwort braucht: {what}", "Un inserimento di questo dispositivo non è stato fatto, perché richiede una risposta: {what}";
    newer: "{n} newer", "{n} plus récents", "{n} neuere", "{n} più recenti";
    newer_one: "1 newer", "1 plus récent", "1 neuerer", "1 più recente";
    keys_title: "Keys of this page", "Touches de cette page", "Tasten dieser Seite", "Tasti di questa pagina";
    letters_on: "Single letters act outside fields", "Les lettres seules agissent hors des champs", "Einzelne Buchstaben wirken ausserhalb der Felder", "Le singole lettere agiscono fuori dai campi";
    key_find: "find", "chercher", "suchen", "cerca";
    key_next: "next step", "prochaine étape", "nächster Schritt", "prossimo passo";
    key_undo: "undo mine", "annuler le mien", "eigenes rückgängig", "annulla il proprio";
    key_print: "print", "imprimer", "drucken", "stampa";
    key_why: "why", "pourquoi", "warum", "perché";
    key_round: "round before, round after", "ronde précédente, suivante", "Runde davor, danach", "turno prima, dopo";
    key_tournament: "tournament", "tournoi", "Turnier", "torneo";
    key_go: "go to overview, players, round, entry, standings, journal", "aller à l'aperçu, aux joueurs, à la ronde, à la saisie, au classement, au journal", "zu Übersicht, Spielern, Runde, Eingabe, Rangliste, Journal", "vai a panoramica, giocatori, turno, inserimento, classifica, registro";
    key_help: "these keys", "ces touches", "diese Tasten", "questi tasti";
    key_leave: "leave", "quitter", "verlassen", "esci";
    you: "you", "vous", "Sie", "voi";
    draw: "Draw", "Nulle", "Remis", "Patta";
    adjourned_short: "adj.", "aj.", "Häng.", "agg.";
    unrated_short: "(unrated)", "(hors Elo)", "(ohne Elo)", "(senza Elo)";
    board_n: "Board {board}", "Échiquier {board}", "Brett {board}", "Scacchiera {board}";
    results_in: "{n} of {all} results in", "{n} résultats sur {all}", "{n} von {all} Resultaten", "{n} risultati su {all}";
    all_in: "All results are in.", "Tous les résultats sont saisis.", "Alle Resultate sind da.", "Tutti i risultati sono inseriti.";
    tool_list: "List", "Liste", "Liste", "Lista";
    tool_slips: "Slip pile", "Pile de feuilles", "Zettelstapel", "Foglietti";
    tool_missing: "Missing only", "Manquants seuls", "Nur fehlende", "Solo mancanti";
    tool_second: "Second pass", "Seconde lecture", "Zweiter Durchgang", "Seconda lettura";
    find: "Find", "Chercher", "Suchen", "Cerca";
    find_hint: "board or name", "échiquier ou nom", "Brett oder Name", "scacchiera o nome";
    slip_board: "Board on the slip", "Échiquier de la feuille", "Brett auf dem Zettel", "Scacchiera del foglietto";
    not_found: "There is no board or name \"{what}\" in this round.", "Ni échiquier ni nom \"{what}\" dans cette ronde.", "Kein Brett und kein Name \"{what}\" in dieser Runde.", "Nessuna scacchiera e nessun nome \"{what}\" in questo turno.";
    legend_white: "White wins", "gain des Blancs", "Weiss gewinnt", "vince il Bianco";
    legend_black: "Black wins", "gain des Noirs", "Schwarz gewinnt", "vince il Nero";
    legend_draw: "draw", "nulle", "Remis", "patta";
    legend_white_forfeit: "White by forfeit", "Blancs par forfait", "Weiss kampflos", "Bianco a forfait";
    legend_black_forfeit: "Black by forfeit", "Noirs par forfait", "Schwarz kampflos", "Nero a forfait";
    legend_other: "other", "autre", "anderes", "altro";
    legend_clear: "clear", "effacer", "löschen", "cancella";
    other_for: "Board {board}: which result?", "Échiquier {board}: quel résultat?", "Brett {board}: welches Resultat?", "Scacchiera {board}: quale risultato?";
    no_other_chosen: "No result was entered. Press F to choose again.", "Aucun résultat saisi. F pour choisir à nouveau.", "Kein Resultat eingegeben. Mit F neu wählen.", "Nessun risultato inserito. F per scegliere di nuovo.";
    no_result_key: "{key} is no result. 1 White wins, 2 Black wins, 3 draw, F other.", "{key} n'est pas un résultat. 1 Blancs, 2 Noirs, 3 nulle, F autre.", "{key} ist kein Resultat. 1 Weiss, 2 Schwarz, 3 Remis, F anderes.", "{key} non è un risultato. 1 Bianco, 2 Nero, 3 patta, F altro.";
    enter_anyway: "Enter this result", "Saisir ce résultat", "Dieses Resultat eingeben", "Inserire questo risultato";
    last_entry: "Last: board {board}  {names}", "Dernier: échiquier {board}  {names}", "Zuletzt: Brett {board}  {names}", "Ultimo: scacchiera {board}  {names}";
    last_cleared: "Cleared: board {board}  {names}", "Effacé: échiquier {board}  {names}", "Gelöscht: Brett {board}  {names}", "Cancellato: scacchiera {board}  {names}";
    on_the_way: "{n} on the way · all others on disk", "{n} en route · tous les autres sur disque", "{n} unterwegs · alle anderen gespeichert", "{n} in viaggio · tutti gli altri su disco";
    all_on_disk: "All on disk", "Tout est sur disque", "Alles gespeichert", "Tutto su disco";
    kept_here: "{n} kept on this device · all others on disk", "{n} gardés sur cet appareil · les autres sur disque", "{n} auf diesem Gerät · alle anderen gespeichert", "{n} su questo dispositivo · gli altri su disco";
    waiting_region: "Waiting for a decision", "En attente d'une décision", "Wartet auf eine Entscheidung", "In attesa di una decisione";
    conflict_on: "Conflict · board {board} {names}", "Conflit · échiquier {board} {names}", "Widerspruch · Brett {board} {names}", "Conflitto · scacchiera {board} {names}";
    conflict_saved: "{by} saved {result} at {time},", "{by} a enregistré {result} à {time},", "{by} speicherte {result} um {time},", "{by} ha salvato {result} alle {time},";
    conflict_saved_before: "{by} saved {result},", "{by} a enregistré {result},", "{by} speicherte {result},", "{by} ha salvato {result},";
    conflict_typed: "you typed {result} at {time}", "vous avez saisi {result} à {time}", "Sie tippten {result} um {time}", "qui è stato inserito {result} alle {time}";
    conflict_keep: "keep {result}", "garder {result}", "{result} behalten", "tenere {result}";
    conflict_replace: "replace by {result}", "remplacer par {result}", "durch {result} ersetzen", "sostituire con {result}";
    conflict_leave: "leave open, ask the players", "laisser ouvert, demander aux joueurs", "offen lassen, Spieler fragen", "lasciare aperto, chiedere ai giocatori";
    verified_count: "{n} of {all} verified ✓✓", "{n} sur {all} vérifiés ✓✓", "{n} von {all} geprüft ✓✓", "{n} di {all} verificati ✓✓";
    all_verified: "Every result was read twice.", "Tous les résultats ont été lus deux fois.", "Alle Resultate sind zweimal gelesen.", "Tutti i risultati sono stati letti due volte.";
    second_nothing: "Board {board} has no result yet. Leave the second pass with V to enter it.", "L'échiquier {board} n'a pas encore de résultat. Quittez la seconde lecture avec V.", "Brett {board} hat noch kein Resultat. Verlassen Sie den zweiten Durchgang mit V.", "La scacchiera {board} non ha ancora un risultato. Uscire dalla seconda lettura con V.";
    second_wait: "Board {board} is not on disk yet.", "L'échiquier {board} n'est pas encore sur disque.", "Brett {board} ist noch nicht gespeichert.", "La scacchiera {board} non è ancora su disco.";
    second_mismatch: "STOP  Board {board}: first {first} ({by}), second {second}. Enter keeps the first, Backspace takes the second.", "STOP  Échiquier {board}: d'abord {first} ({by}), ensuite {second}. Entrée garde le premier, Retour arrière prend le second.", "STOPP  Brett {board}: zuerst {first} ({by}), dann {second}. Enter behält das erste, Rücktaste nimmt das zweite.", "STOP  Scacchiera {board}: prima {first} ({by}), poi {second}. Invio tiene il primo, Backspace prende il secondo.";
    players_understood: "{n} players understood", "{n} joueurs compris", "{n} Spieler verstanden", "{n} giocatori riconosciuti";
    players_understood_one: "1 player understood", "1 joueur compris", "1 Spieler verstanden", "1 giocatore riconosciuto";
    nobody_pasted: "Nobody yet. Each line becomes a player here.", "Personne pour l'instant. Chaque ligne devient ici un joueur.", "Noch niemand. Jede Zeile wird hier ein Spieler.", "Ancora nessuno. Ogni riga diventa qui un giocatore.";
    paste_first: "Paste the players first: two at least.", "Collez d'abord les joueurs: deux au moins.", "Fügen Sie zuerst die Spieler ein: mindestens zwei.", "Incollare prima i giocatori: almeno due.";
    new_name: "Open {date}", "Open {date}", "Open {date}", "Open {date}";
    line_doubt: "Line {line} \"{text}\": {doubt}", "Ligne {line} \"{text}\": {doubt}", "Zeile {line} \"{text}\": {doubt}", "Riga {line} \"{text}\": {doubt}";
    is_right: "It is right", "C'est juste", "Stimmt so", "È giusto";
    edit_line: "Edit", "Modifier", "Ändern", "Modifica";
    leave_out: "Leave out", "Omettre", "Weglassen", "Ometti";
    to_check: "{n} to check", "{n} à vérifier", "{n} zu prüfen", "{n} da verificare";
    line_told: "Line {line}: {told}", "Ligne {line} : {told}", "Zeile {line}: {told}", "Riga {line}: {told}";
    sex_w: "w", "f", "w", "f";
    sex_m: "m", "m", "m", "m";
    here_count: "{n} of {all} here", "{n} sur {all} présents", "{n} von {all} da", "{n} di {all} presenti";
    marked_here: "{name} is here", "{name} est là", "{name} ist da", "{name} è presente";
    marked_absent: "{name} is absent", "{name} est absent", "{name} ist abwesend", "{name} è assente";
    marked_bye: "{name} has a half-point bye", "{name} a un bye (demi-point)", "{name} hat ein Bye mit ½ Punkt", "{name} ha un bye da mezzo punto";
    mark_two: "Mark two players with Space, then press Enter.", "Marquez deux joueurs avec Espace, puis Entrée.", "Markieren Sie zwei Spieler mit der Leertaste, dann Enter.", "Segnare due giocatori con Spazio, poi Invio.";
    meet_already: "These two meet already.", "Ces deux se rencontrent déjà.", "Diese zwei spielen schon gegeneinander.", "Questi due si incontrano già.";
    no_board: "There is no board in this round yet.", "Il n'y a pas encore d'échiquier dans cette ronde.", "In dieser Runde gibt es noch kein Brett.", "In questo turno non c'è ancora nessuna scacchiera.";
    paired_by_hand: "Paired by hand: {names}", "Apparié à la main: {names}", "Von Hand gepaart: {names}", "Abbinati a mano: {names}";
    colours_exchanged: "Board {board}: colours exchanged", "Échiquier {board}: couleurs échangées", "Brett {board}: Farben getauscht", "Scacchiera {board}: colori scambiati";
    seats_exchanged: "Seats exchanged: {names}", "Places échangées: {names}", "Plätze getauscht: {names}", "Posti scambiati: {names}";
    my_board: "My board: {name}", "Mon échiquier: {name}", "Mein Brett: {name}", "La mia scacchiera: {name}";
    who_are_you: "First say who you are.", "Dites d'abord qui vous êtes.", "Sagen Sie zuerst, wer Sie sind.", "Indicare prima chi si è.";
    report_sending: "Sending {result} …", "Envoi de {result} …", "{result} wird gesendet …", "Invio di {result} …";
    report_saved: "Saved {time} ✓", "Enregistré {time} ✓", "Gespeichert {time} ✓", "Salvato {time} ✓";
    report_waiting: "Sent {time} ✓ Waiting for {name}.", "Envoyé {time} ✓ En attente de {name}.", "Gesendet {time} ✓ Warten auf {name}.", "Inviato {time} ✓ In attesa di {name}.";
    report_confirmed: "Confirmed by both ✓✓", "Confirmé par les deux ✓✓", "Von beiden bestätigt ✓✓", "Confermato da entrambi ✓✓";
    report_differs: "The two reports differ. The arbiter will come.", "Les deux annonces diffèrent. L'arbitre va venir.", "Die beiden Meldungen sind verschieden. Der Schiedsrichter kommt.", "Le due comunicazioni sono diverse. Arriva l'arbitro.";
    report_other: "The result is now {result}. If that is wrong, tell the arbiter.", "Le résultat est maintenant {result}. Si c'est faux, dites-le à l'arbitre.", "Das Resultat ist jetzt {result}. Wenn das falsch ist, sagen Sie es dem Schiedsrichter.", "Il risultato ora è {result}. Se è sbagliato, dirlo all'arbitro.";
    not_your_board: "Board {board} is not one of yours.", "L'échiquier {board} n'est pas l'un des vôtres.", "Brett {board} gehört nicht zu Ihren.", "La scacchiera {board} non è una delle vostre.";
    report_undone: "Taken back.", "Annulé.", "Zurückgenommen.", "Annullato.";
    nobody_in_lists: "Nobody in the lists. Enter the player by hand.", "Personne dans les listes. Saisissez le joueur à la main.", "Niemand in den Listen. Bitte von Hand eintragen.", "Nessuno nelle liste. Inserire a mano.";
    no_rating: "no rating", "sans Elo", "ohne Elo", "senza Elo";
    add: "Add", "Ajouter", "Hinzufügen", "Aggiungere";
    add_whom: "Add {name}", "Ajouter {name}", "{name} hinzufügen", "Aggiungere {name}";
    look_over: "Look over first", "Relire d'abord", "Erst prüfen", "Prima controllare";
    added: "{name} is entered.", "{name} est inscrit.", "{name} ist eingetragen.", "{name} è iscritto.";
    list_sending: "The list is being sent.", "La liste est envoyée.", "Die Liste wird gesendet.", "La lista viene inviata.";
    list_reading: "The list is being read.", "La liste est lue.", "Die Liste wird gelesen.", "La lista viene letta.";
    list_indexing: "{n} players read; the index is being made.", "{n} joueurs lus; l'index est construit.", "{n} Spieler gelesen; das Verzeichnis entsteht.", "{n} giocatori letti; si crea l'indice.";
    list_done: "{n} players are on this machine now.", "{n} joueurs sont maintenant sur cet ordinateur.", "{n} Spieler sind nun auf diesem Rechner.", "{n} giocatori sono ora su questo computer.";
    nothing_changed: "Nothing was changed.", "Rien n'a été modifié.", "Nichts wurde geändert.", "Nulla è stato cambiato.";
    file_too_large: "{file} is larger than 32 MB. Is it the right file?", "{file} dépasse 32 Mo. Est-ce le bon fichier?", "{file} ist grösser als 32 MB. Ist es die richtige Datei?", "{file} supera 32 MB. È il file giusto?";
    file_reading: "{file} is being read.", "{file} est lu.", "{file} wird gelesen.", "{file} viene letto.";
    in_fide_mode: "FIDE mode", "mode FIDE", "FIDE-Modus", "modo FIDE";
    rest_absent: "{n} players are absent.", "{n} joueurs sont absents.", "{n} Spieler sind abwesend.", "{n} giocatori sono assenti.";
    move_up: "Up", "Monter", "Nach oben", "Su";
    move_down: "Down", "Descendre", "Nach unten", "Giù";
    remove: "Remove", "Retirer", "Entfernen", "Togliere";
    soft: "a wish", "un souhait", "ein Wunsch", "un desiderio";
    rounds_span: "rounds {first} to {last}", "rondes {first} à {last}", "Runden {first} bis {last}", "turni da {first} a {last}";
    two_needed: "Choose at least two players.", "Choisissez au moins deux joueurs.", "Bitte mindestens zwei Spieler wählen.", "Scegliere almeno due giocatori.";
    not_saved_yet: "Changed here, not for the tournament yet.", "Modifié ici, pas encore pour le tournoi.", "Hier geändert, noch nicht für das Turnier.", "Cambiato qui, non ancora per il torneo.";
    verifying: "Every act is being checked and every round paired again.", "Chaque acte est vérifié et chaque ronde réappariée.", "Jeder Eintrag wird geprüft und jede Runde neu ausgelost.", "Ogni atto è verificato e ogni turno riabbinato.";
    report_waits: "{result} was sent ✓ Waiting for {name}.", "{result} est envoyé ✓ En attente de {name}.", "{result} ist gesendet ✓ Warten auf {name}.", "{result} è inviato ✓ In attesa di {name}.";
    report_theirs: "{name} has reported {result}. What do you say?", "{name} a annoncé {result}. Et vous?", "{name} hat {result} gemeldet. Was sagen Sie?", "{name} ha comunicato {result}. E qui?";
    report_both: "Both players report. When both say the same, it is the result.", "Les deux joueurs annoncent. S'ils disent la même chose, c'est le résultat.", "Beide Spieler melden. Sagen beide dasselbe, gilt das Resultat.", "Entrambi i giocatori comunicano. Se dicono lo stesso, è il risultato.";
    nothing_entered: "Nothing entered yet on this device.", "Rien n'est encore saisi sur cet appareil.", "Auf diesem Gerät ist noch nichts eingegeben.", "Ancora nulla inserito su questo dispositivo.";
    try_again_soon: "The server did not take this now. Wait a minute, then try again.", "Le serveur n'a pas pris cela maintenant. Attendez une minute, puis réessayez.", "Der Server hat das jetzt nicht angenommen. Warten Sie eine Minute und versuchen Sie es noch einmal.", "Il server non l'ha accettato ora. Attendere un minuto e riprovare.";
    pick_forfeit: "By forfeit: + wins, − loses", "Par forfait: + gagne, − perd", "Kampflos: + gewinnt, − verliert", "A forfait: + vince, − perde";
    pick_unrated: "Played, not rated", "Jouée, hors Elo", "Gespielt, ohne Elo-Wertung", "Giocata, senza Elo";
    pick_rare: "Decided by the arbiter", "Décision de l'arbitre", "Schiedsrichterentscheid", "Decisione arbitrale";
    pick_adjourned: "Adjourned", "Ajournée", "Hängepartie", "Aggiornata";
    pick_clear: "Clear", "Effacer", "Löschen", "Cancella";
}

/// All of them in one language, as JSON that can stand in a page: no text ends the script.
pub(crate) fn json(lang: Lang) -> String {
    let place = Lang::ALL.iter().position(|it| *it == lang).unwrap_or(0);
    let words: serde_json::Map<String, serde_json::Value> =
        ROWS.iter().map(|(key, texts)| ((*key).to_owned(), texts[place].into())).collect();
    in_page(&words)
}

/// Anything as JSON that can stand in a page: no text ends its element, or an attribute.
pub(crate) fn in_page(value: &impl serde::Serialize) -> String {
    const SIGNS: [(char, &str); 4] =
        [('<', "\\u003c"), ('>', "\\u003e"), ('&', "\\u0026"), ('\'', "\\u0027")];
    let text = serde_json::to_string(value).unwrap_or_default();
    SIGNS.iter().fold(text, |text, (sign, code)| text.replace(*sign, code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_same_gaps() {
        let gaps = |text: &'static str| -> Vec<&'static str> {
            let after = text.split('{').skip(1);
            let mut names: Vec<&str> =
                after.filter_map(|it| it.split_once('}')).map(|it| it.0).collect();
            names.sort_unstable();
            names
        };
        for (key, texts) in ROWS {
            for text in texts {
                assert!(!text.trim().is_empty(), "{key}");
                assert_eq!(gaps(texts[0]), gaps(text), "{key}");
            }
        }
    }

    #[test]
    fn no_word_ends_the_script() {
        for lang in Lang::ALL {
            assert!(!json(lang).contains('<'));
        }
    }
}
