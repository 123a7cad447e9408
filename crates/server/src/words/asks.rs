//! What the desk asks an arbiter before it goes on, and what it tells beside a round.

use ronde_desk::State;
use ronde_desk::lots::{Source, first_colour};
use ronde_desk::stored::ColourCode;

use super::{Lang, Words, fill};

ronde_report::words! {
    /// Absences, open games, the first colour, notes of a round.
    pub(crate) AskWords;
    absent_before: "{who}: absent in round {round}. And in round {next}?", "{who}: absence à la ronde {round}. Et à la ronde {next}?", "{who}: in Runde {round} abwesend. Und in Runde {next}?", "{who}: assenza al turno {round}. E al turno {next}?";
    back: "Plays round {n}", "Joue la ronde {n}", "Spielt Runde {n}", "Gioca il turno {n}";
    absent_again: "Absent again", "De nouveau en absence", "Wieder abwesend", "Ancora assente";
    withdraws: "Withdrawn", "Abandon", "Zurückgezogen", "Ritiro";
    without_a_word: "{who} stayed away without a word. By the book ({article}) this is a withdrawal.", "{who}: absence sans préavis. D'après le livre ({article}), c'est un abandon.", "{who} blieb ohne Meldung weg. Nach dem Buch ({article}) ist das ein Rückzug.", "{who}: assenza senza avviso. Secondo il libro ({article}) è un ritiro.";
    decide_one: "One absence is still to be decided.", "Une absence reste à décider.", "Über eine Abwesenheit ist noch zu entscheiden.", "Resta da decidere un'assenza.";
    decide_many: "{n} absences are still to be decided.", "{n} absences restent à décider.", "Über {n} Abwesenheiten ist noch zu entscheiden.", "Restano da decidere {n} assenze.";
    pair_open_one: "Pair round {n} with 1 open game", "Apparier la ronde {n} avec 1 partie en cours", "Runde {n} mit 1 offenen Partie auslosen", "Abbina il turno {n} con 1 partita aperta";
    pair_open_many: "Pair round {n} with {missing} open games", "Apparier la ronde {n} avec {missing} parties en cours", "Runde {n} mit {missing} offenen Partien auslosen", "Abbina il turno {n} con {missing} partite aperte";
    colour_drawn: "Number 1 has {colour} in round 1: drawn by the program, seed {seed} ({article}).", "Le numéro 1 a les {colour} à la ronde 1: tirage au sort du programme, graine {seed} ({article}).", "Nummer 1 hat in Runde 1 {colour}: vom Programm gelost, Startwert {seed} ({article}).", "Il numero 1 ha il {colour} al turno 1: sorteggio del programma, seme {seed} ({article}).";
    colour_declared: "Number 1 has {colour} in round 1: set by the arbiter or the file ({article}).", "Le numéro 1 a les {colour} à la ronde 1: fixé par l'arbitre ou le fichier ({article}).", "Nummer 1 hat in Runde 1 {colour}: vom Schiedsrichter oder von der Datei bestimmt ({article}).", "Il numero 1 ha il {colour} al turno 1: fissato dall'arbitro o dal file ({article}).";
    colour_of_nobody: "Number 1 has {colour} in round 1; no draw is recorded ({article}).", "Le numéro 1 a les {colour} à la ronde 1; aucun tirage n'est consigné ({article}).", "Nummer 1 hat in Runde 1 {colour}; keine Auslosung ist verzeichnet ({article}).", "Il numero 1 ha il {colour} al turno 1; nessun sorteggio è registrato ({article}).";
    colour_to_come: "The colour of number 1 is drawn when round 1 is paired, once, and its seed is written into the journal ({article}).", "La couleur du numéro 1 est tirée au sort à l'appariement de la ronde 1, une seule fois, et sa graine est inscrite au journal ({article}).", "Die Farbe von Nummer 1 wird beim Auslosen der Runde 1 gelost, einmal, und der Startwert steht im Journal ({article}).", "Il colore del numero 1 si sorteggia quando si abbina il turno 1, una sola volta, e il seme è scritto nel registro ({article}).";
    wish_dropped: "Wish not kept: {who}", "Souhait non respecté: {who}", "Wunsch nicht erfüllt: {who}", "Desiderio non rispettato: {who}";
    told_title: "To know about this round", "À savoir sur cette ronde", "Zu dieser Runde", "Da sapere su questo turno";
    draw_colour: "First colour drawn: {colour} (seed {seed})", "Première couleur tirée au sort: {colour} (graine {seed})", "Erste Farbe gelost: {colour} (Startwert {seed})", "Primo colore sorteggiato: {colour} (seme {seed})";
    absences_carried: "Marked absent before, and nobody has said whether they play round {round}: {players}. They will not be paired. Pair all the same?", "Absences notées avant, sans décision pour la ronde {round}: {players}. Pas d'appariement pour ces personnes. Apparier quand même?", "Früher als abwesend vermerkt, für Runde {round} ist nichts entschieden: {players}. Sie werden nicht gepaart. Trotzdem auslosen?", "Assenze segnate prima, senza decisione per il turno {round}: {players}. Restano senza abbinamento. Abbinare lo stesso?";
    absent_without_a_word: "Stayed away without a word, by the book ({article}) withdrawn: {players}. They will be paired all the same. Go on?", "Absence sans préavis, abandon d'après le livre ({article}): {players}. Appariement maintenu. Continuer?", "Ohne Meldung weggeblieben, nach dem Buch ({article}) zurückgezogen: {players}. Sie werden trotzdem gepaart. Weiter?", "Assenza senza avviso, ritiro secondo il libro ({article}): {players}. Abbinamento mantenuto. Continuare?";
    absence_with_points: "By the book ({article}) an announced absence is worth 0 points: {players}.", "D'après le livre ({article}), une absence annoncée vaut 0 point: {players}.", "Nach dem Buch ({article}) zählt eine angekündigte Abwesenheit 0 Punkte: {players}.", "Secondo il libro ({article}) un'assenza annunciata vale 0 punti: {players}.";
    bye_not_by_the_book: "The bye is worth {points}; the book ({article}) has another value.", "L'exemption vaut {points}; le livre ({article}) prévoit une autre valeur.", "Das Freilos zählt {points}; das Buch ({article}) sieht einen anderen Wert vor.", "Il riposo vale {points}; il libro ({article}) prevede un altro valore.";
    adjourned_is_no_forfeit: "An adjourned game is not forfeited ({article}): whoever does not come back to it has lost a game that was played.", "Une partie ajournée n'est pas un forfait ({article}): ne pas s'y présenter, c'est perdre une partie normalement jouée.", "Eine Hängepartie geht nicht kampflos verloren ({article}): wer nicht mehr dazu erscheint, verliert eine gespielte Partie.", "Una partita aggiornata non si perde per forfait ({article}): chi non si ripresenta ha perso una partita giocata.";
    games_open_one: "1 game has no result: treat it as adjourned, a draw for the pairing ({article}), and pair? {boards}.", "1 partie n'a pas de résultat: la traiter comme ajournée, nulle pour l'appariement ({article}), et apparier? {boards}.", "1 Partie hat kein Resultat: als Hängepartie behandeln, für die Paarung als Remis ({article}), und auslosen? {boards}.", "1 partita non ha risultato: trattarla come aggiornata, patta per l'abbinamento ({article}), e abbinare? {boards}.";
    games_open_many: "{n} games have no result: treat them as adjourned, draws for the pairing ({article}), and pair? {boards}.", "{n} parties n'ont pas de résultat: les traiter comme ajournées, nulles pour l'appariement ({article}), et apparier? {boards}.", "{n} Partien haben kein Resultat: als Hängepartien behandeln, für die Paarung als Remis ({article}), und auslosen? {boards}.", "{n} partite non hanno risultato: trattarle come aggiornate, patte per l'abbinamento ({article}), e abbinare? {boards}.";
}

/// The colour of the first player, who said so and where it is written; nothing where no Swiss system
/// pairs.
pub(crate) fn first_colour_told(state: &State, lang: Lang) -> String {
    let Some((colour, source, article)) = first_colour(state) else { return String::new() };
    let w = AskWords::of(lang);
    let (text, seed) = match source {
        Source::Drawn { seed } => (w.colour_drawn, seed),
        Source::Declared => (w.colour_declared, 0),
        Source::Nobody if state.started() => (w.colour_of_nobody, 0),
        Source::Nobody => (w.colour_to_come, 0),
    };
    let colour = colour_word(colour, lang);
    fill(text, &[("colour", &colour), ("seed", &seed), ("article", &article)])
}

pub(super) fn colour_word(colour: ColourCode, lang: Lang) -> &'static str {
    let w = Words::of(lang);
    match colour {
        ColourCode::White => w.white,
        ColourCode::Black => w.black,
    }
}
