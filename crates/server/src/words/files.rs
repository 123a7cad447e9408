//! Words of the files of a tournament.

ronde_report::words! {
    /// What this page says.
    pub(crate) FileWords;
    files: "Files", "Fichiers", "Dateien", "File";
    whole: "The whole event", "La manifestation entière", "Der ganze Anlass", "L'evento intero";
    ronde_hint: "Everything with its journal, to be carried to another machine and opened there.", "Tout, avec le journal, à emporter sur un autre ordinateur et à y ouvrir.", "Alles samt Journal, zum Mitnehmen und Öffnen auf einem anderen Rechner.", "Tutto, con il registro, da portare su un altro computer e aprire lì.";
    reports: "Reports", "Rapports", "Berichte", "Rapporti";
    trf26: "FIDE report, TRF26", "Rapport FIDE, TRF26", "FIDE-Bericht, TRF26", "Rapporto FIDE, TRF26";
    trf16: "FIDE rating report, TRF16", "Rapport Elo FIDE, TRF16", "FIDE-Elo-Bericht, TRF16", "Rapporto Elo FIDE, TRF16";
    rating_hint: "With corrections that came too late for the pairings (C.04.2:4.3).", "Avec les rectifications arrivées trop tard pour les appariements (C.04.2:4.3).", "Mit Korrekturen, die für die Auslosung zu spät kamen (C.04.2:4.3).", "Con le rettifiche giunte troppo tardi per gli abbinamenti (C.04.2:4.3).";
    both_ratings: "Rating changes, FIDE and Swiss", "Variations Elo, FIDE et Suisse", "Elo-Änderungen, FIDE und Schweiz", "Variazioni Elo, FIDE e Svizzera";
    trfx: "For other programs, TRF(x)", "Pour d'autres programmes, TRF(x)", "Für andere Programme, TRF(x)", "Per altri programmi, TRF(x)";
    json: "For programs, JSON", "Pour programmes, JSON", "Für Programme, JSON", "Per programmi, JSON";
    pgn: "PGN headers of all games", "En-têtes PGN de toutes les parties", "PGN-Köpfe aller Partien", "Intestazioni PGN di tutte le partite";
    lists: "Lists", "Listes", "Listen", "Liste";
    starting_list: "Starting list", "Liste de départ", "Startrangliste", "Lista di partenza";
    standings: "Standings", "Classement", "Rangliste", "Classifica";
    crosstable: "Crosstable", "Grille américaine", "Kreuztabelle", "Tabellone";
    download: "Download", "Télécharger", "Herunterladen", "Scaricare";
    drafts: "Drafts are in none of these files, except in the whole event.", "Les brouillons ne sont dans aucun de ces fichiers, sauf dans la manifestation entière.", "Entwürfe sind in keiner dieser Dateien, ausser im ganzen Anlass.", "Le bozze non sono in questi file, tranne nell'evento intero.";
    would_refuse: "What a federation would ask", "Ce qu'une fédération demanderait", "Was ein Verband fragen würde", "Che cosa chiederebbe una federazione";
    complete: "Nothing is missing: the report can be sent.", "Rien ne manque: le rapport peut être envoyé.", "Es fehlt nichts: der Bericht kann verschickt werden.", "Non manca nulla: il rapporto può essere inviato.";
    refused: "refused", "refusé", "abgelehnt", "respinto";
    doubtful: "asked about", "question", "Rückfrage", "domanda";
    more_findings: "and {n} more", "et {n} autres", "und {n} weitere", "e altri {n}";
    verify: "Verify the journal", "Vérifier le journal", "Journal prüfen", "Verificare il registro";
    verify_hint: "Is every act as it was written, and does the engine still make the same rounds?", "Chaque acte est-il tel qu'écrit, et le moteur fait-il encore les mêmes rondes?", "Ist jeder Eintrag wie geschrieben, und lost der Motor noch dieselben Runden aus?", "Ogni atto è come fu scritto, e il motore fa ancora gli stessi turni?";
    verified: "All is right: {acts} acts, {rounds} rounds paired again with the same result. The journal ends with {head}.", "Tout est juste: {acts} actes, {rounds} rondes réappariées à l'identique. Le journal finit par {head}.", "Alles richtig: {acts} Einträge, {rounds} Runden neu ausgelost mit demselben Ergebnis. Das Journal endet mit {head}.", "Tutto giusto: {acts} atti, {rounds} turni riabbinati con lo stesso esito. Il registro finisce con {head}.";
    round_differs: "Round {n}: the engine of today makes another pairing.", "Ronde {n}: le moteur d'aujourd'hui apparie autrement.", "Runde {n}: der heutige Motor lost anders aus.", "Turno {n}: il motore di oggi abbina diversamente.";
    backups: "Backups", "Sauvegardes", "Sicherungen", "Copie";
    backup_made: "Made", "Faite", "Erstellt", "Fatta";
    backup_size: "Size", "Taille", "Grösse", "Dimensione";
    no_backups: "None yet: one is made whenever a round is published or closed.", "Pas encore: une est faite à chaque ronde affichée ou close.", "Noch keine: bei jeder ausgehängten oder abgeschlossenen Runde entsteht eine.", "Ancora nessuna: se ne fa una a ogni turno esposto o chiuso.";
    restore_hint: "They lie in {folder}. To put one back, open it on the start page (O): what is newer here stays.", "Elles sont dans {folder}. Pour en reprendre une, ouvrez-la à la page d'accueil (O): ce qui est plus récent ici reste.", "Sie liegen in {folder}. Zum Zurückholen auf der Startseite öffnen (O): Neueres hier bleibt.", "Sono in {folder}. Per riprenderne una, aprirla alla pagina iniziale (O): ciò che è più nuovo qui resta.";
    imported: "This tournament came from the file {file}. Not certain in it:", "Ce tournoi vient du fichier {file}. Pas certain:", "Dieses Turnier kam aus der Datei {file}. Nicht sicher darin:", "Questo torneo viene dal file {file}. Non certo:";
}
