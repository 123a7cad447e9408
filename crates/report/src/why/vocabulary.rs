//! The words of a working, in four languages.

crate::words! {
    /// Why somebody has the rank that he has.
    pub(crate) WhyWords;
    rank: "{who}: rank {n} with {points} points", "{who}: rang {n} avec {points} points", "{who}: Rang {n} mit {points} Punkten", "{who}: posizione {n} con {points} punti";
    by_points_alone: "by points", "aux points", "nach Punkten", "per punti";
    by_place: "by the place that the form of the tournament gives", "par la place que donne la forme du tournoi", "durch den Platz, den die Turnierform gibt", "per il posto che dà la forma del torneo";
    by_lots: "by the draw of lots", "par tirage au sort", "durch das Los", "per sorteggio";
    by: "by {what}", "au départage {what}", "nach {what}", "per {what}";
    below: "below {who} {by}", "derrière {who} {by}", "hinter {who} {by}", "dietro a {who} {by}";
    above: "above {who} {by}", "devant {who} {by}", "vor {who} {by}", "davanti a {who} {by}";
    shares: "shares the rank with {who}", "partage le rang avec {who}", "teilt den Rang mit {who}", "condivide la posizione con {who}";
    nobody_above: "nobody is above", "personne n'est devant", "niemand steht davor", "nessuno è davanti";
    decides_nothing: "decides nothing here: nobody was tied any more", "ne décide rien ici: plus personne n'était à égalité", "entscheidet hier nichts: niemand war mehr gleichauf", "qui non decide nulla: nessuno era più a pari merito";
    separates_nobody: "separates nobody of the {n} tied", "ne départage aucun des {n} à égalité", "trennt keinen der {n} Gleichplatzierten", "non separa nessuno dei {n} a pari merito";
    with_nobody_after: "tied with {n} others before, with nobody after", "à égalité avec {n} autres avant, avec personne après", "vorher gleichauf mit {n} anderen, nachher mit niemandem", "prima a pari merito con altri {n}, dopo con nessuno";
    still_tied: "tied with {n} others before, still tied after: {who}", "à égalité avec {n} autres avant, encore à égalité après: {who}", "vorher gleichauf mit {n} anderen, nachher noch mit: {who}", "prima a pari merito con altri {n}, dopo ancora con: {who}";
    round: "round {n}:", "ronde {n}:", "Runde {n}:", "turno {n}:";
    counts: "counts", "compte", "zählt", "conta";
    running: "score after the round", "score après la ronde", "Punkte nach der Runde", "punti dopo il turno";
    score: "score {n}", "score {n}", "Punkte {n}", "punti {n}";
    adjusted: "score {n} ({real} in the standings, adjusted by C.07:16.3)", "score {n} ({real} au classement, ajusté selon C.07:16.3)", "Punkte {n} ({real} in der Rangliste, angepasst nach C.07:16.3)", "punti {n} ({real} in classifica, corretti secondo C.07:16.3)";
    dummy: "a dummy with the own score {n} (C.07:16.4)", "un adversaire fictif avec son propre score {n} (C.07:16.4)", "ein gedachter Gegner mit den eigenen Punkten {n} (C.07:16.4)", "un avversario fittizio con i propri punti {n} (C.07:16.4)";
    dummy_opponent: "a dummy with the own score {n}, at most {most} of the scheduled opponent (C.07:16.4)", "un adversaire fictif avec son propre score {n}, au plus {most} de l'adversaire prévu (C.07:16.4)", "ein gedachter Gegner mit den eigenen Punkten {n}, höchstens {most} des vorgesehenen Gegners (C.07:16.4)", "un avversario fittizio con i propri punti {n}, al massimo {most} dell'avversario previsto (C.07:16.4)";
    dummy_draws: "a dummy with the own score {n}, at most {most} for draws only (C.07:16.4)", "un adversaire fictif avec son propre score {n}, au plus {most} pour des nulles partout (C.07:16.4)", "ein gedachter Gegner mit den eigenen Punkten {n}, höchstens {most} für lauter Remis (C.07:16.4)", "un avversario fittizio con i propri punti {n}, al massimo {most} per sole patte (C.07:16.4)";
    oneself: "a draw against oneself, own score {n}", "une nulle contre soi-même, propre score {n}", "ein Remis gegen sich selbst, eigene Punkte {n}", "una patta contro se stesso, propri punti {n}";
    own_value: "own value", "propre valeur", "eigener Wert", "proprio valore";
    rating: "rating", "Elo", "Elo", "Elo";
    opponent_value: "the opponent's value", "la valeur de l'adversaire", "der Wert des Gegners", "il valore dell'avversario";
    board: "board {n}: {points} points", "échiquier {n}: {points} points", "Brett {n}: {points} Punkte", "scacchiera {n}: {points} punti";
    other_points: "points", "points", "Punkte", "punti";
    starting_list: "from the starting list", "de la liste de départ", "aus der Startrangliste", "dalla lista di partenza";
    cut_lowest: ", cut: the least significant value (C.07:14)", ", retiré: la valeur la moins significative (C.07:14)", ", gestrichen: der niedrigste Wert (C.07:14)", ", escluso: il valore meno significativo (C.07:14)";
    cut_highest: ", cut: the most significant value (C.07:14)", ", retiré: la valeur la plus significative (C.07:14)", ", gestrichen: der höchste Wert (C.07:14)", ", escluso: il valore più significativo (C.07:14)";
    cut_voluntary: ", cut: a voluntary unplayed round goes first (C.07:16.5)", ", retiré: une ronde volontairement non jouée part d'abord (C.07:16.5)", ", gestrichen: eine freiwillig nicht gespielte Runde zuerst (C.07:16.5)", ", escluso: un turno volontariamente non giocato va per primo (C.07:16.5)";
    cut_limit: ", not counted: the opponent has less than the limit (C.07:9.2)", ", non compté: l'adversaire est sous la limite (C.07:9.2)", ", nicht gezählt: der Gegner liegt unter der Grenze (C.07:9.2)", ", non contato: l'avversario è sotto il limite (C.07:9.2)";
    sum: "sum: {n}", "somme: {n}", "Summe: {n}", "somma: {n}";
    divided: "divided by {n}", "divisé par {n}", "geteilt durch {n}", "diviso per {n}";
    rounded: "rounded: {n}", "arrondi: {n}", "gerundet: {n}", "arrotondato: {n}";
    fraction: "{n} points of {games} games: {result}", "{n} points sur {games} parties: {result}", "{n} Punkte aus {games} Partien: {result}", "{n} punti su {games} partite: {result}";
    difference: "rating difference of it: {n} (B.02:8.1.1)", "différence d'Elo correspondante: {n} (B.02:8.1.1)", "Elo-Differenz dazu: {n} (B.02:8.1.1)", "differenza Elo corrispondente: {n} (B.02:8.1.1)";
    expected: "expected score there: {at}, one point lower: {below}; needed: {needed}", "score attendu à cet endroit: {at}, un point plus bas: {below}; requis: {needed}", "dort erwartete Punkte: {at}, einen Punkt tiefer: {below}; nötig: {needed}", "punteggio atteso lì: {at}, un punto più in basso: {below}; necessario: {needed}";
    nothing_scored: "nothing was scored: the lowest rating less 800", "aucun point marqué: l'Elo le plus bas moins 800", "nichts erzielt: die niedrigste Elo weniger 800", "nessun punto: l'Elo più basso meno 800";
    unrated_took_part: "dropped: somebody without a rating took part (C.07:10)", "abandonné: quelqu'un sans Elo a participé (C.07:10)", "entfällt: jemand ohne Elo hat mitgespielt (C.07:10)", "tralasciato: ha partecipato qualcuno senza Elo (C.07:10)";
    strength_divisor: "the Buchholz is divided by {n}", "le Buchholz est divisé par {n}", "die Buchholz wird durch {n} geteilt", "il Buchholz è diviso per {n}";
    by_points: "points against each other", "points entre eux", "Punkte gegeneinander", "punti negli scontri diretti";
    by_game_points: "game points against each other", "points de partie entre eux", "Brettpunkte gegeneinander", "punti di scacchiera negli scontri diretti";
    by_board_count: "board count of the matches against each other", "points pondérés par échiquier entre eux", "Brettwertung der Begegnungen untereinander", "conteggio delle scacchiere negli incontri diretti";
    by_top_board: "points on board {n} against each other", "points à l'échiquier {n} entre eux", "Punkte an Brett {n} gegeneinander", "punti alla scacchiera {n} negli scontri diretti";
    without_bottom: "points without the {n} bottom boards", "points sans les {n} derniers échiquiers", "Punkte ohne die {n} hintersten Bretter", "punti senza le ultime {n} scacchiere";
    not_met: ", {n} not met: between {least} and {most}", ", {n} non rencontrés: entre {least} et {most}", ", {n} nicht getroffen: zwischen {least} und {most}", ", {n} non incontrati: fra {least} e {most}";
    nobody_separated: "nobody is separated", "personne n'est départagé", "niemand wird getrennt", "nessuno è separato";
}
