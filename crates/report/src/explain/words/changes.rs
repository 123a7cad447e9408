//! What would be otherwise: why two do not meet, and why nobody can be paired.

crate::words! {
    /// Words of why-not and of rounds without a pairing.
    pub(crate) ChangeWords;
    title: "Round {n}: why not {a} – {b}?", "Ronde {n}: pourquoi pas {a} – {b}?", "Runde {n}: warum nicht {a} – {b}?", "Turno {n}: perché non {a} – {b}?";
    meet: "{a} and {b} do meet in this round; {white} has White.", "{a} et {b} se rencontrent bel et bien à cette ronde; {white} a les Blancs.", "{a} und {b} spielen in dieser Runde gegeneinander; {white} hat Weiss.", "{a} e {b} si incontrano proprio in questo turno; {white} ha il Bianco.";
    same: "These are not two different players.", "Ce ne sont pas deux joueurs différents.", "Das sind nicht zwei verschiedene Spieler.", "Non sono due giocatori diversi.";
    forbidden: "{a} and {b} may not meet: {why}.", "{a} et {b} ne peuvent pas se rencontrer: {why}.", "{a} und {b} dürfen nicht gegeneinander spielen: {why}.", "{a} e {b} non possono incontrarsi: {why}.";
    no_completion: "{a} and {b} may meet, but then the others could not all be paired ({article}).", "{a} et {b} peuvent se rencontrer, mais alors les autres ne pourraient pas tous être appariés ({article}).", "{a} und {b} dürfen gegeneinander spielen, doch dann könnten die anderen nicht alle gepaart werden ({article}).", "{a} e {b} possono incontrarsi, ma allora gli altri non potrebbero essere tutti abbinati ({article}).";
    one_without: "One of these would stay without an opponent: {who}.", "L'un de ceux-ci resterait sans adversaire: {who}.", "Von diesen bliebe jemand ohne Gegner: {who}.", "Uno di questi resterebbe senza avversario: {who}.";
    may_meet: "{who} may still meet: {others}", "{who} peut encore rencontrer: {others}", "{who} darf noch spielen gegen: {others}", "{who} può ancora incontrare: {others}";
    worse: "If {a} met {b}, the group of {points} would suffer: {effect} ({article}).", "Si {a} rencontrait {b}, le niveau à {points} en souffrirait: {effect} ({article}).", "Spielte {a} gegen {b}, so ginge das zulasten der Gruppe mit {points}: {effect} ({article}).", "Se {a} incontrasse {b}, ne soffrirebbe il gruppo a {points}: {effect} ({article}).";
    values: "{article}, {meaning}: {from} → {to}", "{article}, {meaning}: {from} → {to}", "{article}, {meaning}: {from} → {to}", "{article}, {meaning}: {from} → {to}";
    order: "With {a} – {b} the group of {points} would be paired as well, but that pairing comes later in the order of the rules ({article}).", "Avec {a} – {b}, le niveau à {points} serait aussi bien apparié, mais cet appariement vient plus loin dans l'ordre des règles ({article}).", "Mit {a} – {b} wäre die Gruppe mit {points} gleich gut gepaart, aber diese Paarung kommt in der Reihenfolge der Regeln später ({article}).", "Con {a} – {b} il gruppo a {points} sarebbe abbinato altrettanto bene, ma questo abbinamento viene dopo nell'ordine delle regole ({article}).";
    procedure: "With {a} – {b} the procedure would have to leave its order in the group of {points}: it comes to other pairs first.", "Avec {a} – {b}, la procédure devrait quitter son ordre dans le niveau à {points}: elle arrive d'abord à d'autres paires.", "Mit {a} – {b} müsste das Verfahren in der Gruppe mit {points} seine Reihenfolge verlassen: es kommt vorher zu anderen Paaren.", "Con {a} – {b} la procedura dovrebbe lasciare il suo ordine nel gruppo a {points}: arriva prima ad altre coppie.";
    step: "With {a} – {b} the procedure would take another course in the group of {points}: {what} ({article}).", "Avec {a} – {b}, la procédure prendrait un autre cours dans le niveau à {points}: {what} ({article}).", "Mit {a} – {b} nähme das Verfahren in der Gruppe mit {points} einen anderen Gang: {what} ({article}).", "Con {a} – {b} la procedura prenderebbe un altro corso nel gruppo a {points}: {what} ({article}).";
    changes: "{what}: {from} → {to}", "{what}: {from} → {to}", "{what}: {from} → {to}", "{what}: {from} → {to}";
    given_up: "{article} set aside", "{article} abandonné", "{article} fallen gelassen", "rinuncia a {article}";
    n_floaters: "players without an opponent in their group", "joueurs sans adversaire dans leur niveau", "Spieler ohne Gegner in ihrer Gruppe", "giocatori senza avversario nel proprio gruppo";
    n_transfers: "players moved to another group", "joueurs déplacés dans un autre niveau", "in eine andere Gruppe versetzte Spieler", "giocatori passati a un altro gruppo";
    n_exchanges: "exchanged players", "joueurs échangés", "ausgetauschte Spieler", "giocatori scambiati";
    n_goes_back: "groups paired again", "niveaux appariés à nouveau", "nochmals gepaarte Gruppen", "gruppi abbinati di nuovo";
    n_joins: "groups joined", "niveaux réunis", "vereinigte Gruppen", "gruppi uniti";
    n_bye: "number of the player with the bye", "numéro de l'exempt", "Nummer des Spielfreien", "numero di chi ha il bye";
    fault: "With {a} – {b} the group of {points} would be better in {article}. That cannot be: please report it with the file.", "Avec {a} – {b}, le niveau à {points} serait meilleur selon {article}. Cela ne peut être: merci de le signaler avec le fichier.", "Mit {a} – {b} wäre die Gruppe mit {points} nach {article} besser. Das kann nicht sein: bitte mit der Datei melden.", "Con {a} – {b} il gruppo a {points} sarebbe migliore secondo {article}. Non può essere: si prega di segnalarlo con il file.";
    without_colour: "Would not get the colour due: {who}.", "N'auraient pas leur couleur préférentielle: {who}.", "Bekämen ihre Farbe nicht: {who}.", "Non avrebbero il colore spettante: {who}.";
    floats_again: "Would float again: {who}.", "Flotteraient de nouveau: {who}.", "Würden wieder floaten: {who}.", "Sarebbero di nuovo floater: {who}.";
    other_bye: "The bye would go to {who}.", "L'exempt serait {who}.", "Spielfrei wäre {who}.", "Il bye andrebbe a {who}.";
    moves: "Boards that would change: {n}.", "Échiquiers qui changeraient: {n}.", "Bretter, die sich änderten: {n}.", "Scacchiere che cambierebbero: {n}.";
    no_move: "No other board would change.", "Aucun autre échiquier ne changerait.", "Kein anderes Brett änderte sich.", "Nessun'altra scacchiera cambierebbe.";
    p_forced: "Forced", "Forcé", "Erzwungen", "Forzato";
    p_decides: "Decides", "Décide", "Entscheidet", "Decide";
    p_concerned: "Concerned", "Concernés", "Betroffen", "Interessati";
    p_moves: "Changes", "Changements", "Änderungen", "Cambiamenti";
    p_article: "Rule", "Règle", "Regel", "Regola";
    t_moves: "What would change", "Ce qui changerait", "Was sich änderte", "Che cosa cambierebbe";
    t_prescribed: "Prescribed", "Prescrit", "Vorgeschrieben", "Prescritto";
    t_instead: "Instead", "À la place", "Stattdessen", "Invece";
    t_given: "As it stands", "Tel quel", "Wie es steht", "Così com'è";

    g_title: "Round {n} is not the prescribed one", "La ronde {n} n'est pas celle qui est prescrite", "Runde {n} ist nicht die vorgeschriebene", "Il turno {n} non è quello prescritto";
    g_title_table: "Where it departs", "Où elle s'en écarte", "Wo sie abweicht", "Dove se ne discosta";
    g_worse: "in the group of {points}: {effect}", "dans le niveau à {points}: {effect}", "in der Gruppe mit {points}: {effect}", "nel gruppo a {points}: {effect}";
    g_better: "in the group of {points} it is better than the prescribed one: {effect}. That cannot be: please report it with the file", "dans le niveau à {points}, elle est meilleure que la ronde prescrite: {effect}. Cela ne peut être: merci de le signaler avec le fichier", "in der Gruppe mit {points} ist sie besser als die vorgeschriebene: {effect}. Das kann nicht sein: bitte mit der Datei melden", "nel gruppo a {points} è migliore di quello prescritto: {effect}. Non può essere: si prega di segnalarlo con il file";
    g_order: "in the group of {points} it is as good, but comes later in the order of the rules", "dans le niveau à {points}, elle est aussi bonne, mais vient plus loin dans l'ordre des règles", "in der Gruppe mit {points} ist sie gleich gut, kommt in der Reihenfolge der Regeln aber später", "nel gruppo a {points} è altrettanto buono, ma viene dopo nell'ordine delle regole";
    g_procedure: "in the group of {points} the procedure of the book ends with other pairs", "dans le niveau à {points}, la procédure du règlement aboutit à d'autres paires", "in der Gruppe mit {points} endet das Verfahren des Reglements mit anderen Paaren", "nel gruppo a {points} la procedura del regolamento termina con altre coppie";
    g_colours: "the pairs are the prescribed ones, but these have the wrong colours: {list}", "les paires sont celles qui sont prescrites, mais les couleurs sont inversées: {list}", "die Paare sind die vorgeschriebenen, aber hier sind die Farben vertauscht: {list}", "le coppie sono quelle prescritte, ma qui i colori sono invertiti: {list}";
    g_bye: "the bye of {a} is one too many ({article})", "{a} est exempt de trop ({article})", "das Freilos von {a} ist eines zu viel ({article})", "il bye di {a} è di troppo ({article})";
    p_departs: "Departs", "Écart", "Abweichung", "Scostamento";

    d_title: "Round {n} cannot be paired", "La ronde {n} ne peut pas être appariée", "Runde {n} kann nicht ausgelost werden", "Il turno {n} non può essere abbinato";
    d_none: "There is no pairing in which everybody has an opponent or the bye ({article}). The chief arbiter decides what to do.", "Il n'existe aucun appariement où chacun ait un adversaire ou soit exempt ({article}). L'arbitre principal décide.", "Es gibt keine Auslosung, in der alle einen Gegner oder das Freilos haben ({article}). Der Hauptschiedsrichter entscheidet.", "Non esiste un abbinamento in cui ognuno abbia un avversario o il bye ({article}). Decide l'arbitro principale.";
    d_together: "The facts below forbid it together; without any one of them it could be done.", "Les faits ci-dessous l'empêchent ensemble; si un seul d'entre eux tombait, ce serait possible.", "Die folgenden Tatsachen verhindern es gemeinsam; fiele auch nur eine davon weg, ginge es.", "I fatti seguenti lo impediscono insieme; se anche uno solo venisse meno, sarebbe possibile.";
    d_open: "Open to the arbiter, each alone enough: {list}.", "L'arbitre peut, chaque mesure suffisant seule: {list}.", "Dem Schiedsrichter steht offen, jedes für sich genügt: {list}.", "L'arbitro può, e ciascuna misura basta da sola: {list}.";
    d_nothing: "No single act is enough.", "Aucune mesure ne suffit à elle seule.", "Keine einzelne Massnahme genügt.", "Nessuna misura basta da sola.";
    f_met: "{a} and {b} have met in round {n} ({article})", "{a} et {b} se sont rencontrés à la ronde {n} ({article})", "{a} und {b} haben in Runde {n} gegeneinander gespielt ({article})", "{a} e {b} si sono incontrati nel turno {n} ({article})";
    f_prohibited: "the organiser keeps {a} and {b} apart (TRF26:260)", "l'organisateur interdit {a} – {b} (TRF26:260)", "der Veranstalter verbietet {a} – {b} (TRF26:260)", "l'organizzatore vieta {a} – {b} (TRF26:260)";
    f_colour: "{a} and {b} must both have {colour} ({article})", "{a} et {b} doivent avoir tous deux les {colour} ({article})", "{a} und {b} müssen beide {colour} haben ({article})", "{a} e {b} devono avere entrambi il {colour} ({article})";
    f_same_colour: "{a} and {b} must both have the same colour ({article})", "{a} et {b} doivent avoir la même couleur ({article})", "{a} und {b} müssen die gleiche Farbe haben ({article})", "{a} e {b} devono avere lo stesso colore ({article})";
    f_bye: "{a} may not have the bye because of round {n} ({article})", "{a} ne peut pas être exempt à cause de la ronde {n} ({article})", "{a} darf wegen Runde {n} nicht spielfrei sein ({article})", "{a} non può avere il bye a causa del turno {n} ({article})";
    f_odd: "{n} players are an odd number, so one of them needs the bye ({article})", "{n} joueurs font un nombre impair: l'un d'eux doit être exempt ({article})", "{n} Spieler sind eine ungerade Zahl, also muss jemand spielfrei sein ({article})", "{n} giocatori sono un numero dispari: uno deve avere il bye ({article})";
    f_other: "another rule of the book", "une autre règle du règlement", "eine andere Regel des Reglements", "un'altra regola del regolamento";
    r_met: "let {a} and {b} meet again", "laisser {a} et {b} se rencontrer de nouveau", "{a} und {b} nochmals gegeneinander spielen lassen", "far incontrare di nuovo {a} e {b}";
    r_prohibited: "lift the prohibition of {a} – {b}", "lever l'interdiction de {a} – {b}", "das Verbot von {a} – {b} aufheben", "togliere il divieto di {a} – {b}";
    r_colour: "let {a} and {b} meet although one gets a colour that he should not", "laisser {a} et {b} se rencontrer, l'un ayant une couleur qu'il ne devrait pas avoir", "{a} und {b} gegeneinander spielen lassen, obwohl eine Farbe nicht erlaubt ist", "far incontrare {a} e {b} benché uno riceva un colore non consentito";
    r_bye: "give {a} the bye all the same", "exempter {a} malgré tout", "{a} trotzdem spielfrei lassen", "dare comunque il bye a {a}";
    r_back: "let {a}, who is away, play after all", "faire jouer {a}, pourtant absent", "{a} trotz Abmeldung spielen lassen", "far giocare {a}, che è assente";
    r_newcomer: "let somebody enter who has met nobody yet", "admettre quelqu'un qui n'a encore rencontré personne", "jemanden einsteigen lassen, der noch gegen niemanden gespielt hat", "ammettere qualcuno che non ha ancora incontrato nessuno";
    r_leave: "leave {a} out of this round", "laisser {a} de côté à cette ronde", "{a} in dieser Runde aussetzen lassen", "lasciare fuori {a} in questo turno";
    r_other: "another act of the arbiter", "une autre mesure de l'arbitre", "eine andere Massnahme des Schiedsrichters", "un'altra misura dell'arbitro";
    p_fact: "Fact", "Fait", "Tatsache", "Fatto";
    p_repair: "Repair", "Remède", "Abhilfe", "Rimedio";
}
