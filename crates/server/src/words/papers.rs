//! What the page of papers says.

ronde_report::words! {
    /// Words of the page of papers.
    pub(crate) PaperWords;
    papers: "Papers", "Papiers", "Papiere", "Stampe";
    print_round: "Print round {n}: pairings and slips", "Imprimer la ronde {n}: appariements et feuilles", "Runde {n} drucken: Paarungen und Zettel", "Stampare il turno {n}: abbinamenti e foglietti";
    print_draft: "Print the draft of round {n}", "Imprimer le brouillon de la ronde {n}", "Entwurf der Runde {n} drucken", "Stampare la bozza del turno {n}";
    at_once: "Pairings by board and by name and the result slips, in one print job.", "Appariements par échiquier et par nom et feuilles de résultat, en une impression.", "Paarungen nach Brett und Name und die Resultatzettel, in einem Druckauftrag.", "Abbinamenti per scacchiera e per nome e foglietti del risultato, in una sola stampa.";
    is_draft: "Only arbiters see this round: every page says DRAFT.", "Seuls les arbitres voient cette ronde: chaque page dit BROUILLON.", "Nur Schiedsrichter sehen diese Runde: jede Seite sagt ENTWURF.", "Solo gli arbitri vedono questo turno: ogni pagina dice BOZZA.";
    not_begun: "No round is paired yet. Lists of players can be printed already.", "Aucune ronde n'est appariée. Les listes de joueurs s'impriment déjà.", "Noch keine Runde ist ausgelost. Spielerlisten lassen sich schon drucken.", "Nessun turno è abbinato. Le liste dei giocatori si stampano già.";
    how: "How to print", "Comment imprimer", "Wie gedruckt wird", "Come stampare";
    round: "Round", "Ronde", "Runde", "Turno";
    size: "Paper", "Papier", "Papier", "Carta";
    letter: "US Letter", "US Letter", "US Letter", "US Letter";
    reading: "Type", "Caractères", "Schrift", "Caratteri";
    usual: "as usual for each paper", "selon le papier", "je nach Papier", "secondo il foglio";
    hand: "in the hand, 10 pt", "en main, 10 pt", "in der Hand, 10 pt", "in mano, 10 pt";
    wall: "on the wall, 14 pt", "au mur, 14 pt", "an der Wand, 14 pt", "al muro, 14 pt";
    far: "from far, 28 pt", "de loin, 28 pt", "von weitem, 28 pt", "da lontano, 28 pt";
    language: "Language of the papers", "Langue des papiers", "Sprache der Papiere", "Lingua dei fogli";
    mine: "as on this page", "comme cette page", "wie auf dieser Seite", "come questa pagina";
    keep: "Use this", "Appliquer", "Übernehmen", "Applicare";
    print: "Print", "Imprimer", "Drucken", "Stampare";
    with_codes: "with codes for telephones", "avec codes pour téléphones", "mit Codes für Telefone", "con codici per telefoni";
    by_name: "by name", "par nom", "nach Name", "per nome";
    by_club: "by club", "par club", "nach Klub", "per circolo";
    by_federation: "by federation", "par fédération", "nach Verband", "per federazione";
    public_hint: "public", "public", "öffentlich", "pubblico";
    prizes_there: "No prizes are announced yet.", "Aucun prix n'est encore annoncé.", "Noch keine Preise sind angekündigt.", "Nessun premio è ancora annunciato.";
    to_prizes: "To the prizes", "Au palmarès", "Zu den Preisen", "Ai premi";
    pdf_hint: "For a PDF, choose “Save as PDF” where the browser asks for the printer.", "Pour un PDF, choisissez « Enregistrer au format PDF » là où le navigateur demande l'imprimante.", "Für ein PDF wählen Sie „Als PDF speichern“, wo der Browser nach dem Drucker fragt.", "Per un PDF, scegliere “Salva come PDF” dove il browser chiede la stampante.";
    others: "Reports and files", "Rapports et fichiers", "Berichte und Dateien", "Rapporti e file";
    others_hint: "TRF, ratings, PGN headers, the whole event", "TRF, Elo, en-têtes PGN, la manifestation entière", "TRF, Elo, PGN-Köpfe, der ganze Anlass", "TRF, Elo, intestazioni PGN, l'evento intero";
    folder: "Folder for a web space", "Dossier pour un site", "Ordner für eine Website", "Cartella per un sito";
    folder_hint: "The whole public side as plain files. Ronde writes them anew after each act; copy the folder to any web space. Nothing that is not public is in it.", "Tout le côté public en simples fichiers. Ronde les récrit après chaque acte; copiez le dossier sur n'importe quel site. Rien de non public n'y figure.", "Die ganze öffentliche Seite als einfache Dateien. Ronde schreibt sie nach jedem Eintrag neu; kopieren Sie den Ordner auf irgendeine Website. Nichts darin ist nicht öffentlich.", "Tutta la parte pubblica in semplici file. Ronde li riscrive dopo ogni atto; copiare la cartella su qualsiasi sito. Non contiene nulla di non pubblico.";
    folder_path: "Folder on this machine", "Dossier sur cet ordinateur", "Ordner auf diesem Rechner", "Cartella su questo computer";
    folder_languages: "Languages", "Langues", "Sprachen", "Lingue";
    folder_set: "Write it there", "L'écrire là", "Dorthin schreiben", "Scriverla lì";
    folder_off: "Write no more", "Ne plus écrire", "Nicht mehr schreiben", "Non scrivere più";
    folder_written: "Written", "Écrit", "Geschrieben", "Scritta";
    folder_saved: "The folder is written, and follows the tournament from now on.", "Le dossier est écrit, et suit désormais le tournoi.", "Der Ordner ist geschrieben und folgt von nun an dem Turnier.", "La cartella è scritta, e d'ora in poi segue il torneo.";
    folder_stopped: "Nothing more is written there. What is there stays.", "Plus rien n'y est écrit. Ce qui y est reste.", "Dorthin wird nichts mehr geschrieben. Was dort ist, bleibt.", "Lì non si scrive più nulla. Ciò che c'è resta.";
    folder_whole: "Name the folder from the top, such as /srv/site or C:\\site.", "Nommez le dossier depuis la racine, par exemple /srv/site ou C:\\site.", "Nennen Sie den Ordner ganz, etwa /srv/site oder C:\\site.", "Indicare la cartella per intero, per esempio /srv/site o C:\\site.";
    folder_elsewhere: "This server keeps its data in a database and has no folder of its own. Use ronde report EVENT site -o FOLDER.", "Ce serveur garde ses données dans une base et n'a pas de dossier propre. Utilisez ronde report EVENT site -o FOLDER.", "Dieser Server hat seine Daten in einer Datenbank und keinen eigenen Ordner. Nehmen Sie ronde report EVENT site -o FOLDER.", "Questo server tiene i dati in un database e non ha una cartella propria. Usare ronde report EVENT site -o FOLDER.";
    folder_owner: "Only the owner, at this machine, names a folder.", "Seul le propriétaire, à cet ordinateur, nomme un dossier.", "Nur der Besitzer, an diesem Rechner, nennt einen Ordner.", "Solo il proprietario, a questo computer, indica una cartella.";
}
