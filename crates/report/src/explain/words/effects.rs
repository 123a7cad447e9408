//! What would go wrong where a criterion gets worse, as one says it to a player.

use ronde_swiss::dutch::Criterion;

use crate::articles::number_of_2026;
use crate::lang::Lang;

crate::words! {
    /// What would be worse.
    pub(crate) EffectWords;
    completion: "the rest of the round could not be paired", "le reste de la ronde ne pourrait pas être apparié", "der Rest der Runde ginge nicht auf", "il resto del turno non potrebbe essere abbinato";
    bye_score: "the bye would go to somebody with more points", "l'exempt aurait plus de points", "das Freilos ginge an jemanden mit mehr Punkten", "il bye andrebbe a qualcuno con più punti";
    downfloaters: "more players would have to leave the group", "plus de joueurs devraient quitter le groupe", "mehr Spieler müssten die Gruppe verlassen", "più giocatori dovrebbero lasciare il gruppo";
    downfloater_scores: "players with more points would have to float down", "des joueurs ayant plus de points devraient descendre", "Spieler mit mehr Punkten müssten abfloaten", "dovrebbero scendere giocatori con più punti";
    next: "the next group could not be paired as well", "le groupe suivant s'apparierait moins bien", "die nächste Gruppe ginge weniger gut auf", "il gruppo seguente si abbinerebbe meno bene";
    bye_unplayed: "the bye would go to somebody who has played fewer games", "l'exempt serait quelqu'un qui a joué moins de parties", "das Freilos ginge an jemanden mit weniger gespielten Partien", "il bye andrebbe a qualcuno che ha giocato meno partite";
    colour_difference: "in more top pairs somebody would get a colour difference beyond two", "dans plus de paires de tête, quelqu'un aurait une différence de couleurs supérieure à deux", "in mehr Spitzenpaaren bekäme jemand eine Farbdifferenz über zwei", "in più coppie di testa qualcuno avrebbe una differenza di colore oltre due";
    colour_repeated: "in more top pairs somebody would have the same colour three times running", "dans plus de paires de tête, quelqu'un aurait trois fois de suite la même couleur", "in mehr Spitzenpaaren hätte jemand dreimal nacheinander die gleiche Farbe", "in più coppie di testa qualcuno avrebbe tre volte di seguito lo stesso colore";
    preference: "fewer players would get the colour they are due", "moins de joueurs auraient leur couleur préférentielle", "weniger Spieler bekämen die Farbe, die ihnen zusteht", "meno giocatori avrebbero il colore spettante";
    strong_preference: "fewer players would get a colour that is strongly due to them", "moins de joueurs auraient une couleur fortement préférée", "weniger starke Farbansprüche würden erfüllt", "meno giocatori avrebbero un colore fortemente spettante";
    down_last: "more players would float down twice running", "plus de joueurs descendraient deux fois de suite", "mehr Spieler würden zweimal nacheinander abfloaten", "più giocatori scenderebbero due volte di seguito";
    up_last: "more players would float up twice running", "plus de joueurs monteraient deux fois de suite", "mehr Spieler würden zweimal nacheinander auffloaten", "più giocatori salirebbero due volte di seguito";
    down_before: "more players would float down again after two rounds", "plus de joueurs descendraient de nouveau après deux rondes", "mehr Spieler würden nach zwei Runden wieder abfloaten", "più giocatori scenderebbero di nuovo dopo due turni";
    up_before: "more players would float up again after two rounds", "plus de joueurs monteraient de nouveau après deux rondes", "mehr Spieler würden nach zwei Runden wieder auffloaten", "più giocatori salirebbero di nuovo dopo due turni";
    down_last_differences: "those who float down twice running would meet opponents with fewer points", "ceux qui descendent deux fois de suite auraient des adversaires ayant moins de points", "wer zweimal nacheinander abfloatet, träfe auf Gegner mit weniger Punkten", "chi scende due volte di seguito avrebbe avversari con meno punti";
    up_last_differences: "those who float up twice running would meet opponents with more points", "ceux qui montent deux fois de suite auraient des adversaires ayant plus de points", "wer zweimal nacheinander auffloatet, träfe auf Gegner mit mehr Punkten", "chi sale due volte di seguito avrebbe avversari con più punti";
    down_before_differences: "those who float down again after two rounds would meet opponents with fewer points", "ceux qui descendent de nouveau après deux rondes auraient des adversaires ayant moins de points", "wer nach zwei Runden wieder abfloatet, träfe auf Gegner mit weniger Punkten", "chi scende di nuovo dopo due turni avrebbe avversari con meno punti";
    up_before_differences: "those who float up again after two rounds would meet opponents with more points", "ceux qui montent de nouveau après deux rondes auraient des adversaires ayant plus de points", "wer nach zwei Runden wieder auffloatet, träfe auf Gegner mit mehr Punkten", "chi sale di nuovo dopo due turni avrebbe avversari con più punti";
    differences: "opponents would differ by more points", "les écarts de points entre adversaires seraient plus grands", "die Punktdifferenzen zwischen den Gegnern wären grösser", "le differenze di punti tra avversari sarebbero maggiori";
    absolute: "an absolute rule would be broken", "une règle absolue serait violée", "eine absolute Regel wäre verletzt", "sarebbe violata una regola assoluta";
    upfloaters: "more players would have to be raised", "plus de joueurs devraient monter", "mehr Spieler müssten gehoben werden", "dovrebbero salire più giocatori";
    upfloater_scores: "players with fewer points would have to be raised", "des joueurs ayant moins de points devraient monter", "Spieler mit weniger Punkten müssten gehoben werden", "dovrebbero salire giocatori con meno punti";
    upfloaters_at_most: "more players would be raised who have been raised as often as allowed", "plus de joueurs monteraient alors qu'ils ont déjà monté le nombre de fois permis", "es würden mehr Spieler gehoben, die schon so oft wie erlaubt gehoben wurden", "salirebbero più giocatori che sono già saliti tante volte quante è permesso";
    upfloaters_often: "players would be raised who have been raised more often", "des joueurs monteraient qui sont déjà montés plus souvent", "es würden Spieler gehoben, die schon öfter gehoben wurden", "salirebbero giocatori già saliti più spesso";
    floats_again: "somebody would float twice running", "quelqu'un flotterait deux fois de suite", "jemand würde zweimal nacheinander floaten", "qualcuno sarebbe floater due volte di seguito";
    came_first: "whoever came from another group is paired first", "celui qui vient d'un autre niveau est apparié d'abord", "wer aus einer anderen Gruppe kommt, wird zuerst gepaart", "chi viene da un altro gruppo è abbinato per primo";
    others_less_well: "the others would be paired less well", "les autres s'apparieraient moins bien", "die anderen würden weniger gut gepaart", "gli altri sarebbero abbinati meno bene";
    bye_order: "somebody else comes first for the bye", "quelqu'un d'autre passe avant pour être exempt", "jemand anders kommt für das Freilos zuerst in Frage", "qualcun altro viene prima per il bye";
    meets_nobody: "nobody of the group may meet that player", "personne du niveau ne peut rencontrer ce joueur", "niemand der Gruppe darf gegen diesen Spieler spielen", "nessuno del gruppo può incontrare quel giocatore";
    rows: "the rows could not all be paired in this order", "les lignes ne pourraient pas toutes être appariées dans cet ordre", "die Reihen gingen in dieser Ordnung nicht alle auf", "le righe non potrebbero essere tutte abbinate in quest'ordine";
    left_over: "more players would be left over, or less suitable ones", "il resterait plus de joueurs, ou de moins appropriés", "es blieben mehr Spieler übrig, oder weniger geeignete", "resterebbero più giocatori, o meno adatti";
    absolute_colour: "more players would get a colour that they must not have", "plus de joueurs auraient une couleur qu'ils ne doivent pas avoir", "mehr Spieler bekämen eine Farbe, die sie nicht haben dürfen", "più giocatori avrebbero un colore che non devono avere";
    equal_colours: "more colours due would be disregarded", "plus de couleurs préférentielles seraient contrariées", "mehr Farbansprüche blieben unerfüllt", "più colori spettanti sarebbero contrariati";
}

/// What goes wrong where a criterion of C.04.3 gets worse. The numbers of 2017 follow from those of
/// 2026.
pub fn of_criterion(criterion: Criterion, lang: Lang) -> &'static str {
    let w = EffectWords::of(lang);
    let Some(number) = number_of_2026(criterion) else { return w.differences };
    match number {
        4 => w.completion,
        5 => w.bye_score,
        6 => w.downfloaters,
        7 => w.downfloater_scores,
        8 => w.next,
        9 => w.bye_unplayed,
        10 => w.colour_difference,
        11 => w.colour_repeated,
        12 => w.preference,
        13 => w.strong_preference,
        14 => w.down_last,
        15 => w.up_last,
        16 => w.down_before,
        17 => w.up_before,
        18 => w.down_last_differences,
        19 => w.up_last_differences,
        20 => w.down_before_differences,
        21 => w.up_before_differences,
        _ => w.absolute,
    }
}

/// The same for an article of the other books, which refusals and deciders name.
pub fn of_article(article: &str, lang: Lang) -> Option<&'static str> {
    let w = EffectWords::of(lang);
    Some(match article {
        "C.04.4.1:C5" => w.upfloaters,
        "C.04.4.1:C6" => w.upfloater_scores,
        "C.04.4.1:C7" => w.preference,
        "C.04.4.1:C8" => w.upfloaters_at_most,
        "C.04.4.1:C9" => w.upfloaters_often,
        "C.04.4.1:C10" | "seed-004:C10.b" => w.up_last,
        "seed-004:C10.a" => w.up_before,
        "seed-004:C10.c" => w.down_before,
        "seed-004:C10.d" => w.down_last,
        "seed-004:C10.e" => w.equal_colours,
        "seed-004:C10.f" => w.strong_preference,
        "seed-004:C10.g" => w.absolute_colour,
        "seed-004:D4" => w.differences,
        "original:O6" => w.floats_again,
        "original:O7" => w.bye_order,
        "original:O10" => w.downfloaters,
        "original:O12" | "seed-001:C6" => w.came_first,
        "original:O14" => w.others_less_well,
        "seed-003:7.2" => w.meets_nobody,
        "seed-003:6.3" => w.rows,
        "seed-003:6.4" => w.left_over,
        _ => return None,
    })
}
