//! What papers are called, what each is for, and what one may lack.

crate::words! {
    /// Names of papers, and sentences about what is missing.
    pub(crate) CatalogueWords;
    before: "Before the first round", "Avant la première ronde", "Vor der ersten Runde", "Prima del primo turno";
    of_round: "For a round", "Pour une ronde", "Für eine Runde", "Per un turno";
    tables: "Standings and tables", "Classements et grilles", "Ranglisten und Tabellen", "Classifiche e tabelloni";
    at_end: "At the end", "À la fin", "Zum Schluss", "Alla fine";

    starting_list: "Starting list", "Liste de départ", "Startrangliste", "Lista di partenza";
    announcement: "Poster with the address of the live page", "Affiche avec l'adresse de la page en direct", "Plakat mit der Adresse der Live-Seite", "Manifesto con l'indirizzo della pagina dal vivo";
    place_cards: "Place cards", "Chevalets de table", "Tischkarten", "Segnaposto";
    badges: "Badges", "Badges", "Namensschilder", "Tesserini";
    player_cards: "Players' cards", "Fiches des joueurs", "Spielerkarten", "Schede dei giocatori";
    wall_chart: "Wall chart", "Tableau mural", "Wandtabelle", "Tabella murale";
    round: "Pairings by board and by name, result slips", "Appariements par échiquier et par nom, feuilles de résultat", "Paarungen nach Brett und Name, Resultatzettel", "Abbinamenti per scacchiera e per nome, foglietti del risultato";
    pairings: "Pairings by board", "Appariements par échiquier", "Paarungen nach Brett", "Abbinamenti per scacchiera";
    pairings_by_name: "Pairings by name", "Appariements par nom", "Paarungen nach Name", "Abbinamenti per nome";
    slips: "Result slips", "Feuilles de résultat", "Resultatzettel", "Foglietti del risultato";
    bracket: "How the round was paired", "Comment la ronde a été appariée", "Wie die Runde ausgelost wurde", "Come è stato abbinato il turno";
    why: "Why: a page for each pairing", "Pourquoi: une page par appariement", "Warum: eine Seite pro Paarung", "Perché: una pagina per ogni abbinamento";
    team_sheets: "Team sheets", "Feuilles d'équipe", "Mannschaftsblätter", "Fogli squadra";
    protocols: "Match protocols", "Procès-verbaux de match", "Wettkampfprotokolle", "Verbali di incontro";
    pack: "Pack to go on by hand", "Dossier pour continuer à la main", "Mappe zum Weiterspielen von Hand", "Fascicolo per continuare a mano";
    standings: "Standings", "Classement", "Rangliste", "Classifica";
    categories: "Standings by category", "Classement par catégorie", "Rangliste nach Kategorien", "Classifica per categoria";
    crosstable: "Crosstable by rank", "Grille américaine par rang", "Kreuztabelle nach Rang", "Tabellone per posizione";
    crosstable_by_number: "Crosstable by number", "Grille américaine par numéro", "Kreuztabelle nach Startnummer", "Tabellone per numero";
    aros: "Average ratings of opponents", "Moyennes Elo des adversaires", "Elo-Schnitte der Gegner", "Medie Elo degli avversari";
    prizes: "Prize list", "Palmarès", "Preisliste", "Elenco dei premi";
    match_cards: "Match cards, for a rating list", "Cartes de match, pour une liste Elo", "Teilnehmerformulare, für eine Elo-Liste", "Schede di gara, per una lista Elo";
    final_report: "Final report", "Rapport final", "Schlussbericht", "Rapporto finale";

    nobody: "Nobody is entered yet. Add the players first.", "Personne n'est encore inscrit. Ajoutez d'abord les joueurs.", "Noch niemand ist eingetragen. Tragen Sie zuerst die Spieler ein.", "Nessuno è ancora iscritto. Aggiungere prima i giocatori.";
    no_round: "No round is paired yet. Pair round 1 first.", "Aucune ronde n'est encore appariée. Appariez d'abord la ronde 1.", "Noch keine Runde ist ausgelost. Losen Sie zuerst Runde 1 aus.", "Nessun turno è ancora abbinato. Abbinare prima il turno 1.";
    no_such_round: "There is no round {n}; the last one is {last}. Choose one of these.", "Il n'y a pas de ronde {n}; la dernière est {last}. Choisissez l'une d'elles.", "Eine Runde {n} gibt es nicht; die letzte ist {last}. Wählen Sie eine davon.", "Non c'è un turno {n}; l'ultimo è {last}. Sceglierne uno.";
    no_such_board: "There is no board {n} in that round; the last one is {last}.", "Il n'y a pas d'échiquier {n} à cette ronde; le dernier est {last}.", "Ein Brett {n} gibt es in dieser Runde nicht; das letzte ist {last}.", "In quel turno non c'è una scacchiera {n}; l'ultima è {last}.";
    no_such_player: "Nobody here has the number {n}. Choose a number of the starting list.", "Personne n'a le numéro {n} ici. Choisissez un numéro de la liste de départ.", "Niemand hat hier die Nummer {n}. Wählen Sie eine Nummer der Startrangliste.", "Nessuno qui ha il numero {n}. Scegliere un numero della lista di partenza.";
    no_teams: "This paper is for teams, and the tournament has none.", "Ce papier est pour des équipes, et le tournoi n'en a pas.", "Dieses Papier ist für Mannschaften, und das Turnier hat keine.", "Questo foglio è per squadre, e il torneo non ne ha.";
    no_prizes: "No prizes are offered yet. Say what is offered, such as all: 500, 300, 200.", "Aucun prix n'est encore offert. Indiquez les prix, par exemple all: 500, 300, 200.", "Noch keine Preise sind ausgesetzt. Geben Sie sie an, etwa all: 500, 300, 200.", "Nessun premio è ancora offerto. Indicarli, per esempio all: 500, 300, 200.";
    no_categories: "There is no category to which some belong and others not. Name one, such as women, U16 or S60.", "Il n'y a pas de catégorie dont seuls certains font partie. Nommez-en une, par exemple women, U16 ou S60.", "Es gibt keine Kategorie, zu der nur einige gehören. Nennen Sie eine, etwa women, U16 oder S60.", "Non c'è una categoria a cui appartengono solo alcuni. Indicarne una, per esempio women, U16 o S60.";
    no_link: "A poster needs an address to show: open the desk to the hall first, or name one.", "Une affiche a besoin d'une adresse: ouvrez d'abord le bureau à la salle, ou nommez-en une.", "Ein Plakat braucht eine Adresse: Öffnen Sie zuerst für den Saal, oder nennen Sie eine.", "Un manifesto ha bisogno di un indirizzo: aprire prima alla sala, o indicarne uno.";
    no_account: "Only rounds of a Swiss tournament have brackets to explain.", "Seules les rondes d'un tournoi suisse ont des groupes à expliquer.", "Nur Runden eines Turniers nach Schweizer System haben Gruppen zu erklären.", "Solo i turni di un torneo svizzero hanno gruppi da spiegare.";
    otherwise: "The rules would have made another round than the one that was played: it was paired by hand, or by other rules. There is no account of it.", "Les règles auraient donné une autre ronde que celle qui fut jouée: elle a été appariée à la main, ou selon d'autres règles. Il n'y en a pas d'explication.", "Die Regeln hätten eine andere Runde ergeben als die gespielte: sie wurde von Hand oder nach anderen Regeln gepaart. Eine Erklärung gibt es nicht.", "Le regole avrebbero dato un turno diverso da quello giocato: è stato abbinato a mano, o con altre regole. Non c'è spiegazione.";
    schedule: "Schedule: all rounds", "Calendrier: toutes les rondes", "Rundenplan: alle Runden", "Calendario: tutti i turni";
    no_schedule: "Only a tournament that is played by a schedule has this paper, once all its players are there.", "Seul un tournoi joué selon un calendrier a ce papier, dès que tous les joueurs sont là.", "Dieses Papier gibt es nur für Turniere nach einem Rundenplan, sobald alle da sind.", "Questo foglio esiste solo per i tornei con un calendario, quando ci sono tutti i giocatori.";
    round_n: "Round {n}", "Ronde {n}", "Runde {n}", "Turno {n}";
}
