//! What chances, comparisons and fairness are called.

crate::words! {
    /// Words of simulated events.
    pub(crate) StudyWords;
    chances: "Chances", "Chances", "Chancen", "Probabilità";
    chances_of: "{name}: chances", "{name}: chances", "{name}: Chancen", "{name}: probabilità";
    from_start: "before round 1 of {of}", "avant la ronde 1 sur {of}", "vor Runde 1 von {of}", "prima del turno 1 di {of}";
    from_here: "with {n} of {of} rounds paired", "avec {n} rondes appariées sur {of}", "mit {n} von {of} gepaarten Runden", "con {n} turni abbinati su {of}";
    first: "First", "Premier", "Erster", "Primo";
    first_shared: "First, shared", "Premier ex æquo", "Erster, geteilt", "Primo ex aequo";
    among_three: "First 3", "3 premiers", "Erste 3", "Primi 3";
    prize: "Prize: {category}", "Prix: {category}", "Preis: {category}", "Premio: {category}";
    money: "Prize money", "Prix espéré", "Preisgeld", "Premio atteso";
    norm: "{title} norm", "Norme {title}", "{title}-Norm", "Norma {title}";
    expected: "Points expected", "Points attendus", "Erwartete Punkte", "Punti attesi";
    range: "9 of 10 plays", "9 essais sur 10", "9 von 10 Läufen", "9 prove su 10";
    median: "Middle rank", "Rang médian", "Mittlerer Rang", "Posizione mediana";
    next: "Round {n}: likely opponents", "Ronde {n}: adversaires probables", "Runde {n}: wahrscheinliche Gegner", "Turno {n}: avversari probabili";
    likely: "{n}.", "{n}.", "{n}.", "{n}.";
    nobody: "no opponent", "sans adversaire", "ohne Gegner", "senza avversario";
    seed: "{plays} plays, seed {seed}. The same seed gives the same figures.", "{plays} essais, germe {seed}. Le même germe donne les mêmes chiffres.", "{plays} Läufe, Startwert {seed}. Gleicher Startwert, gleiche Zahlen.", "{plays} prove, seme {seed}. Lo stesso seme dà le stesse cifre.";
    certain: "A chance is certain to within {n} percentage points (two standard errors).", "Une chance est sûre à {n} points de pourcentage près (deux erreurs types).", "Eine Chance ist auf {n} Prozentpunkte genau (zwei Standardfehler).", "Una probabilità è certa entro {n} punti percentuali (due errori standard).";
    model: "Ratings decide the games; nobody withdraws, and no game is forfeited.", "Les Elo décident des parties; personne n'abandonne le tournoi, et aucune partie n'est forfait.", "Die Elo-Zahlen entscheiden die Partien; niemand zieht sich zurück, und keine Partie ist kampflos.", "Gli Elo decidono le partite; nessuno si ritira, e nessuna partita è a forfait.";
    norm_note: "Norms: every player whose performance can be enough is checked by all rules of B.01:1.4, in every play.", "Normes: tout joueur dont la performance peut suffire est vérifié selon toutes les règles de B.01:1.4, à chaque essai.", "Normen: wer die Leistung erreichen kann, wird in jedem Lauf nach allen Regeln von B.01:1.4 geprüft.", "Norme: chi può raggiungere la prestazione è verificato con tutte le regole di B.01:1.4, in ogni prova.";
    cut_short: "In {n} plays a round could not be paired; they were ranked as far as they went.", "Dans {n} essais une ronde n'a pas pu être appariée; ils ont été classés tels quels.", "In {n} Läufen konnte eine Runde nicht gepaart werden; sie wurden gewertet, so weit sie kamen.", "In {n} prove un turno non ha potuto essere abbinato; sono state classificate fin dove sono arrivate.";
    no_tie_breaks: "No tie-breaks are declared, so equal points share the rank.", "Aucun départage n'est annoncé: à égalité de points, même rang.", "Keine Feinwertung ist angekündigt: bei Punktgleichheit gleicher Rang.", "Nessuno spareggio è annunciato: a parità di punti, stessa posizione.";

    axis_chance: "chance, per cent", "chance, en pour cent", "Chance in Prozent", "probabilità, in percento";
    axis_points: "points at the end", "points à la fin", "Punkte am Ende", "punti alla fine";
    plot_first: "Chance of first place", "Chance de la première place", "Chance auf den ersten Platz", "Probabilità del primo posto";
    plot_points: "Points at the end: expected, half of the plays, nine in ten", "Points à la fin: attendus, la moitié des essais, neuf sur dix", "Punkte am Ende: erwartet, die Hälfte der Läufe, neun von zehn", "Punti alla fine: attesi, metà delle prove, nove su dieci";
    alone: "alone", "seul", "allein", "da solo";
    shared: "shared", "ex æquo", "geteilt", "ex aequo";

    comparison: "Comparison on the same field with the same luck", "Comparaison sur les mêmes joueurs avec la même chance", "Vergleich mit denselben Spielern und demselben Glück", "Confronto con gli stessi giocatori e la stessa fortuna";
    measure: "Measure", "Mesure", "Mass", "Misura";
    better: "Better", "Mieux", "Besser", "Meglio";
    more: "more", "plus", "mehr", "di più";
    less: "less", "moins", "weniger", "di meno";
    rank_by_strength: "Ranking follows ratings (Kendall's tau)", "Le classement suit les Elo (tau de Kendall)", "Rangliste folgt den Elo (Kendalls Tau)", "La classifica segue gli Elo (tau di Kendall)";
    strongest_first: "Highest-rated is first", "Le mieux coté est premier", "Elo-Stärkster ist Erster", "Il più alto in Elo è primo";
    top_among_top: "Strongest tenth among as many first", "Le dixième le plus fort parmi autant de premiers", "Stärkstes Zehntel unter ebenso vielen Ersten", "Il decimo più forte tra altrettanti primi";
    leaders_by_points: "Players with the most points", "Joueurs avec le plus de points", "Spieler mit den meisten Punkten", "Giocatori con più punti";
    opponents_apart: "Opponents' averages apart in scoregroups (Elo)", "Écart des moyennes des adversaires par niveau (Elo)", "Abstand der Gegnerschnitte in Punktgruppen (Elo)", "Distanza delle medie avversari nei gruppi (Elo)";
    points_by_performance: "Higher performance has more points", "Meilleure performance, plus de points", "Höhere Leistung hat mehr Punkte", "Prestazione più alta, più punti";
    colours_apart: "Players with colours two or more apart", "Joueurs avec deux couleurs d'écart ou plus", "Spieler mit Farbdifferenz zwei oder mehr", "Giocatori con differenza di colore due o più";
    same_colour_thrice: "Players with one colour three times running", "Joueurs avec trois fois de suite la même couleur", "Spieler mit dreimal gleicher Farbe in Folge", "Giocatori con tre volte di fila lo stesso colore";
    floats: "Games between unequal scores", "Parties entre scores inégaux", "Partien zwischen ungleichen Punkten", "Partite tra punteggi diversi";
    repeated_floats: "The same float in two rounds running", "Le même flotteur deux rondes de suite", "Gleicher Float in zwei Runden in Folge", "Lo stesso float in due turni di fila";
    mismatches: "Games more than 400 points apart", "Parties à plus de 400 points d'écart", "Partien mit mehr als 400 Punkten Abstand", "Partite con più di 400 punti di distanza";
    rating_gap: "Points between opponents", "Points entre adversaires", "Punkte zwischen Gegnern", "Punti tra avversari";
    not_paired: "Plays with a round that cannot be paired", "Essais avec une ronde impossible à apparier", "Läufe mit einer Runde ohne Paarung", "Prove con un turno non abbinabile";
    errors_note: "± is one standard error. In brackets: the difference from the first column, which is more certain than the figures themselves because the luck is the same.", "± est une erreur type. Entre parenthèses: la différence avec la première colonne, plus sûre que les chiffres eux-mêmes car la chance est la même.", "± ist ein Standardfehler. In Klammern: der Unterschied zur ersten Spalte; er ist sicherer als die Zahlen selbst, weil das Glück dasselbe ist.", "± è un errore standard. Tra parentesi: la differenza dalla prima colonna, più certa delle cifre stesse perché la fortuna è la stessa.";
    axis_measure: "each measure on a scale of its own; lines: two standard errors to each side", "chaque mesure à sa propre échelle; traits: deux erreurs types de chaque côté", "jedes Mass auf eigener Skala; Striche: zwei Standardfehler auf jede Seite", "ogni misura sulla propria scala; tratti: due errori standard per lato";
    rounds: "{n} rounds", "{n} rondes", "{n} Runden", "{n} turni";
    dutch: "Dutch {year}", "Hollandais {year}", "Holländisch {year}", "Olandese {year}";
    dubov: "Dubov {year}", "Dubov {year}", "Dubov {year}", "Dubov {year}";
    original: "Original Swiss", "Suisse d'origine", "Urspr. Schweizer System", "Svizzero originale";
    not_accelerated: "not accelerated", "sans accélération", "nicht beschleunigt", "senza accelerazione";
    explicit: "own virtual points", "points virtuels propres", "eigene virtuelle Punkte", "punti virtuali propri";

    fairness: "Colours, floats and opponents against chance", "Couleurs, flotteurs et adversaires face au hasard", "Farben, Floats und Gegner gegen den Zufall", "Colori, float e avversari contro il caso";
    replays: "The first {rounds} rounds were replayed {plays} times with the same players, byes and rules (seed {seed}).", "Les {rounds} premières rondes ont été rejouées {plays} fois avec les mêmes joueurs, byes et règles (germe {seed}).", "Die ersten {rounds} Runden wurden {plays} Mal mit denselben Spielern, Byes und Regeln neu gespielt (Startwert {seed}).", "I primi {rounds} turni sono stati rigiocati {plays} volte con gli stessi giocatori, bye e regole (seme {seed}).";
    colours: "White less Black", "Blancs moins Noirs", "Weiss minus Schwarz", "Bianco meno Nero";
    run: "Same colour running", "Même couleur de suite", "Gleiche Farbe in Folge", "Stesso colore di fila";
    down: "Met a lower score", "A joué plus bas", "Gegen weniger Punkte", "Contro meno punti";
    up: "Met a higher score", "A joué plus haut", "Gegen mehr Punkte", "Contro più punti";
    opposition: "Opponents above expectation (Elo)", "Adversaires au-dessus de l'attente (Elo)", "Gegner über Erwartung (Elo)", "Avversari sopra l'atteso (Elo)";
    verdict: "{aspect}: of {n} players {expected} are expected beyond 5 %; there are {found}.", "{aspect}: sur {n} joueurs, {expected} sont attendus au-delà de 5 %; il y en a {found}.", "{aspect}: von {n} Spielern sind {expected} jenseits von 5 % zu erwarten; es sind {found}.", "{aspect}: su {n} giocatori {expected} sono attesi oltre il 5 %; ce ne sono {found}.";
    who: "Beyond it: {names}.", "Au-delà: {names}.", "Jenseits: {names}.", "Oltre: {names}.";
    unusual: "Unusual even though everybody was looked at: {names}.", "Inhabituel même en tenant compte que tous ont été examinés: {names}.", "Ungewöhnlich, auch wenn man bedenkt, dass alle betrachtet wurden: {names}.", "Insolito anche considerando che tutti sono stati esaminati: {names}.";
    all_usual: "Taken together: nobody is unusual once it is considered that everybody was looked at. Nothing here is more than chance gives.", "Dans l'ensemble: personne n'est inhabituel si l'on tient compte que tous ont été examinés. Rien ici ne dépasse ce que donne le hasard.", "Insgesamt: niemand ist ungewöhnlich, wenn man bedenkt, dass alle betrachtet wurden. Nichts hier ist mehr, als der Zufall gibt.", "Nel complesso: nessuno è insolito se si considera che tutti sono stati esaminati. Niente qui supera quanto dà il caso.";
    undecided: "{plays} replays are too few to find somebody unusual among so many; {enough} are enough.", "{plays} essais sont trop peu pour trouver quelqu'un d'inhabituel parmi tant de joueurs; {enough} suffisent.", "{plays} Läufe sind zu wenige, um unter so vielen jemand Ungewöhnlichen zu finden; {enough} genügen.", "{plays} prove sono troppo poche per trovare qualcuno di insolito tra tanti; {enough} bastano.";
    not_all_usual: "Taken together: what is named as unusual deserves a second look; it may still be a bye, a forfeit or a pairing made by hand.", "Dans l'ensemble: ce qui est dit inhabituel mérite un second regard; un bye, un forfait ou un appariement à la main peut l'expliquer.", "Insgesamt: was ungewöhnlich genannt ist, verdient einen zweiten Blick; ein Bye, ein Forfait oder eine Paarung von Hand kann die Ursache sein.", "Nel complesso: ciò che è detto insolito merita un secondo sguardo; può dipendere da un bye, un forfait o un abbinamento a mano.";
    how_to_read: "A place of 97 says that 97 of 100 replays had less. * beyond 5 %.", "Une place de 97 dit que 97 essais sur 100 avaient moins. * au-delà de 5 %.", "Platz 97 heisst: 97 von 100 Läufen hatten weniger. * jenseits von 5 %.", "Un posto di 97 dice che 97 prove su 100 avevano meno. * oltre il 5 %.";
    path_note: "Opponents are compared with those that replays gave the same player on the same score.", "Les adversaires sont comparés à ceux que les essais donnaient au même joueur avec le même score.", "Gegner werden mit denen verglichen, die derselbe Spieler mit denselben Punkten in den Läufen hatte.", "Gli avversari sono confrontati con quelli che le prove davano allo stesso giocatore con lo stesso punteggio.";
    axis_place: "place among the replays, per cent", "place parmi les essais, en pour cent", "Platz unter den Läufen in Prozent", "posto tra le prove, in percento";
    replay_cut: "{n} replays could not be paired to this round and are not counted.", "{n} essais n'ont pas pu être appariés jusqu'à cette ronde et ne comptent pas.", "{n} Läufe konnten nicht bis zu dieser Runde gepaart werden und zählen nicht.", "{n} prove non hanno potuto essere abbinate fino a questo turno e non contano.";
}
