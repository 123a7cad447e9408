//! Words of the explanation sheet.

use ronde_swiss::field::Bar;

crate::words! {
    /// Words of the explanation sheet.
    pub(crate) BracketWords;
    title: "How round {n} was paired", "Comment la ronde {n} a été appariée", "Wie die Runde {n} ausgelost wurde", "Come è stato abbinato il turno {n}";
    rules: "Rules: {book}. Articles are those of this book.", "Règles: {book}. Les articles sont ceux de ce règlement.", "Regeln: {book}. Die Artikel sind die dieses Reglements.", "Regole: {book}. Gli articoli sono quelli di questo regolamento.";
    dutch: "Dutch system", "système hollandais", "holländisches System", "sistema olandese";
    dubov: "Dubov system", "système Dubov", "Dubow-System", "sistema Dubov";
    original: "original Swiss system", "système suisse d'origine", "ursprüngliches Schweizer System", "sistema svizzero originale";
    differs: "The round as it stands was changed by hand; this sheet shows what the rules prescribe.", "La ronde affichée a été modifiée à la main; cette feuille montre ce que les règles prescrivent.", "Die Runde wurde von Hand geändert; dieses Blatt zeigt, was die Regeln vorschreiben.", "Il turno è stato modificato a mano; questo foglio mostra ciò che le regole prescrivono.";
    bracket: "Bracket {n}: {points} points", "Groupe {n}: {points} points", "Gruppe {n}: {points} Punkte", "Gruppo {n}: {points} punti";
    group: "Group of {n} points", "Niveau de {n} points", "Punktgruppe {n}", "Gruppo di {n} punti";
    penultimate: "paired again so that the rest can be paired (A.9)", "apparié à nouveau pour que le reste puisse l'être (A.9)", "nochmals ausgelost, damit der Rest aufgeht (A.9)", "abbinato di nuovo perché il resto possa esserlo (A.9)";
    collapsed: "everybody below in one bracket (A.9)", "tous les suivants en un seul groupe (A.9)", "alle darunter in einer Gruppe (A.9)", "tutti i seguenti in un solo gruppo (A.9)";
    nobody: "nobody", "personne", "niemand", "nessuno";
    exchange: "Exchange ({article}): {down} to S2, {up} to S1.", "Échange ({article}): {down} en S2, {up} en S1.", "Austausch ({article}): {down} nach S2, {up} nach S1.", "Scambio ({article}): {down} in S2, {up} in S1.";
    without: "Without it: {why}.", "Sans lui: {why}.", "Ohne ihn: {why}.", "Senza: {why}.";
    all_met: "Criteria: all met in full.", "Critères: tous pleinement satisfaits.", "Kriterien: alle ganz erfüllt.", "Criteri: tutti pienamente soddisfatti.";
    cost: "What the criteria cost: {list}. All others met in full.", "Ce que coûtent les critères: {list}. Tous les autres pleinement satisfaits.", "Was die Kriterien kosten: {list}. Alle anderen ganz erfüllt.", "Quanto costano i criteri: {list}. Tutti gli altri pienamente soddisfatti.";
    floats: "Floats down: {who} ({why}).", "Flotteur descendant: {who} ({why}).", "Abfloater: {who} ({why}).", "Downfloater: {who} ({why}).";
    left_over: "Left over: {who} ({why}).", "Reste: {who} ({why}).", "Bleibt übrig: {who} ({why}).", "Resta: {who} ({why}).";
    odd: "the number of players is odd", "le nombre de joueurs est impair", "die Zahl der Spieler ist ungerade", "il numero dei giocatori è dispari";
    no_more_pairs: "{article}: no more pairs are possible", "{article}: pas plus de paires possibles", "{article}: mehr Paare sind nicht möglich", "{article}: non sono possibili altre coppie";
    rest_unpaired: "{article}: the rest could not be paired", "{article}: le reste ne pourrait pas être apparié", "{article}: der Rest ginge nicht auf", "{article}: il resto non potrebbe essere abbinato";
    higher_bye: "{article}: the bye would go to a higher score", "{article}: l'exempt aurait plus de points", "{article}: das Freilos ginge an mehr Punkte", "{article}: il bye andrebbe a un punteggio più alto";
    not_instead: "Not {who}: {why}.", "Pas {who}: {why}.", "Nicht {who}: {why}.", "Non {who}: {why}.";
    board: "Bd", "Éch.", "Br.", "Sc.";
    colour: "Col", "Coul", "Farbe", "Col";
    due: "due", "préférence", "Anspruch", "spettante";
    colours_by: "Colours", "Couleurs", "Farben", "Colori";
    refused: "Refused before", "Refusés avant", "Vorher verworfen", "Rifiutati prima";
    met: "have met", "déjà rencontrés", "schon begegnet", "già incontrati";
    prohibited: "prohibited", "interdit", "verboten", "vietato";
    same_colour: "both must have the same colour", "même couleur obligatoire", "beide müssen die gleiche Farbe haben", "stesso colore obbligatorio";
    later: "as good, but later in the order of the book", "aussi bon, mais plus loin dans l'ordre du règlement", "gleich gut, aber später in der Reihenfolge", "uguale, ma dopo nell'ordine del regolamento";
    bye: "Bye: {who} ({n} points, unplayed rounds: {m}).", "Exempt: {who} ({n} points, rondes non jouées: {m}).", "Spielfrei: {who} ({n} Punkte, nicht gespielte Runden: {m}).", "Bye: {who} ({n} punti, turni non giocati: {m}).";
    no_bye: "No bye: the number of players is even.", "Pas d'exempt: le nombre de joueurs est pair.", "Kein Freilos: die Zahl der Spieler ist gerade.", "Nessun bye: il numero dei giocatori è pari.";
    barred: "{article}: barred by round {n}", "{article}: exclu par la ronde {n}", "{article}: ausgeschlossen durch Runde {n}", "{article}: escluso dal turno {n}";
    better_paired: "the brackets are paired better with this player", "les groupes s'apparient mieux avec ce joueur", "mit diesem Spieler gehen die Gruppen besser auf", "i gruppi si abbinano meglio con questo giocatore";
    legend: "↘ came from another group · ↓ leaves without an opponent · ⇄ changed sides · ○ ■ colour given · beside the points the colour due: dashed mild, plain strong, double absolute · ✕ refused, with the article.", "↘ venu d'un autre groupe · ↓ part sans adversaire · ⇄ a changé de côté · ○ ■ couleur attribuée · à côté des points la couleur préférentielle: tirets faible, trait forte, double absolue · ✕ refusé, avec l'article.", "↘ aus einer anderen Gruppe · ↓ geht ohne Gegner weiter · ⇄ hat die Seite gewechselt · ○ ■ erhaltene Farbe · neben den Punkten der Farbanspruch: gestrichelt mild, einfach stark, doppelt absolut · ✕ verworfen, mit dem Artikel.", "↘ venuto da un altro gruppo · ↓ parte senza avversario · ⇄ ha cambiato lato · ○ ■ colore assegnato · accanto ai punti il colore spettante: tratteggio lieve, linea forte, doppia assoluta · ✕ rifiutato, con l'articolo.";
    steps: "The steps of the procedure", "Les étapes de la procédure", "Die Schritte des Verfahrens", "I passi della procedura";
    step: "Step", "Étape", "Schritt", "Passo";
    article: "Article", "Article", "Artikel", "Articolo";
    done: "What is done", "Ce qui est fait", "Was geschieht", "Che cosa si fa";
    takes: "Group of {n} points: {who}", "Niveau de {n} points: {who}", "Punktgruppe {n}: {who}", "Gruppo di {n} punti: {who}";
    with_moved: "and from other groups: {who}", "et d'autres niveaux: {who}", "und aus anderen Gruppen: {who}", "e da altri gruppi: {who}";
    upfloaters: "upfloaters", "flotteurs montants", "Auffloater", "upfloater";
    drops: "{article} is set aside", "{article} est abandonné", "{article} wird fallen gelassen", "{article} è messo da parte";
    transfers: "{who} goes to the group of {n} points", "{who} passe au niveau de {n} points", "{who} geht in die Punktgruppe {n}", "{who} passa al gruppo di {n} punti";
    not_this: "not {who}: {why}", "pas {who}: {why}", "nicht {who}: {why}", "non {who}: {why}";
    goes_back: "back to the group of {n} points", "retour au niveau de {n} points", "zurück zur Punktgruppe {n}", "ritorno al gruppo di {n} punti";
    joins: "the group of {n} points and the one below become one", "le niveau de {n} points et le suivant n'en font plus qu'un", "die Punktgruppe {n} und die nächste werden eine", "il gruppo di {n} punti e il seguente diventano uno";
    pairs: "{white} – {black} (colours by {article})", "{white} – {black} (couleurs selon {article})", "{white} – {black} (Farben nach {article})", "{white} – {black} (colori secondo {article})";
    leaves: "{who} leaves the group without an opponent", "{who} quitte le niveau sans adversaire", "{who} verlässt die Gruppe ohne Gegner", "{who} lascia il gruppo senza avversario";
    byes: "The bye goes to {who}.", "L'exempt est {who}.", "Spielfrei ist {who}.", "Il bye va a {who}.";
    derives: "the floats of round {n} are taken from the scores", "les flotteurs de la ronde {n} sont déduits des scores", "die Floats der Runde {n} folgen aus den Punkten", "i float del turno {n} sono ricavati dai punti";
    colour_denied: "{article}: may not have {colour}", "{article}: ne peut avoir les {colour}", "{article}: darf nicht {colour} haben", "{article}: non può avere il {colour}";
    too_many_colours: "more colours disregarded than allowed here", "plus de couleurs contrariées que permis ici", "mehr verletzte Farbansprüche als hier erlaubt", "più colori contrariati di quanto permesso qui";
    colour_degree: "a weaker colour preference can give way", "une préférence plus faible peut céder", "ein schwächerer Farbanspruch kann weichen", "può cedere una preferenza più lieve";
    floated_up: "floated up {n} round(s) ago", "flotteur montant il y a {n} ronde(s)", "Auffloat vor {n} Runde(n)", "upfloat {n} turno/i fa";
    floated_down: "floated down {n} round(s) ago", "flotteur descendant il y a {n} ronde(s)", "Abfloat vor {n} Runde(n)", "downfloat {n} turno/i fa";
    raised: "raised in the round before, or too often", "monté à la ronde précédente, ou trop souvent", "in der Vorrunde oder zu oft gehoben", "salito nel turno precedente, o troppo spesso";
    worse: "worse in {article}", "moins bon selon {article}", "schlechter nach {article}", "peggiore secondo {article}";
}

impl BracketWords {
    /// Why two may not meet.
    pub(super) fn bar(&self, bar: Bar) -> &'static str {
        match bar {
            Bar::Met => self.met,
            Bar::Prohibited => self.prohibited,
            Bar::SameAbsolutePreference => self.same_colour,
        }
    }
}
