//! Why an act cannot be done, in the reader's language.

use ronde_desk::judge::Objection;
use ronde_desk::{Refusal, Role};
use ronde_report::explain::words::unpaired;
use ronde_report::ranking_notes::unusable;

use super::cautions::{Teller, listed};
use super::fill;
use super::schedule::ScheduleWords;

ronde_report::words! {
    /// One sentence for each objection and refusal.
    pub(crate) ObjectionWords;
    finished: "The tournament is finished; resume it first.", "Le tournoi est terminé; il faut d'abord le rouvrir.", "Das Turnier ist beendet; nehmen Sie es zuerst wieder auf.", "Il torneo è terminato; bisogna prima riaprirlo.";
    not_finished: "The tournament is not finished.", "Le tournoi n'est pas terminé.", "Das Turnier ist nicht beendet.", "Il torneo non è terminato.";
    not_at_the_beginning: "This comes first in a journal, or not at all.", "Cela vient en premier dans un journal, ou pas du tout.", "Das steht am Anfang eines Journals oder gar nicht.", "Questo viene per primo in un registro, o non viene.";
    after_the_start: "{what} cannot be changed once round 1 is paired.", "{what}: plus de changement une fois la ronde 1 appariée.", "{what}: nach der Auslosung von Runde 1 keine Änderung mehr.", "{what}: nessun cambiamento dopo l'abbinamento del turno 1.";
    fide_mode: "{what}: not possible in FIDE mode; leave it first.", "{what}: impossible en mode FIDE; il faut d'abord le quitter.", "{what}: im FIDE-Modus nicht möglich; verlassen Sie ihn zuerst.", "{what}: impossibile in modo FIDE; bisogna prima lasciarlo.";
    not_in_fide_mode: "The tournament is not in FIDE mode.", "Le tournoi n'est pas en mode FIDE.", "Das Turnier ist nicht im FIDE-Modus.", "Il torneo non è in modo FIDE.";
    unknown_system: "{code} is no system of this program.", "{code} n'est pas un système de ce programme.", "{code} ist kein System dieses Programms.", "{code} non è un sistema di questo programma.";
    unknown_acceleration: "{code} is no acceleration; BAKU, SSA, SSA_HALVES and SSA_KEPT are.", "{code} n'est pas une accélération; BAKU, SSA, SSA_HALVES et SSA_KEPT en sont.", "{code} ist keine Beschleunigung; es gibt BAKU, SSA, SSA_HALVES und SSA_KEPT.", "{code} non è un'accelerazione; lo sono BAKU, SSA, SSA_HALVES e SSA_KEPT.";
    no_rounds: "A tournament has 1 to 999 rounds.", "Un tournoi a de 1 à 999 rondes.", "Ein Turnier hat 1 bis 999 Runden.", "Un torneo ha da 1 a 999 turni.";
    rounds_paired: "{paired} rounds are paired already.", "{paired} rondes sont déjà appariées.", "{paired} Runden sind schon ausgelost.", "{paired} turni sono già abbinati.";
    two_draws_beat_a_win: "Two draws must not be worth more than a win and a loss.", "Deux nulles ne doivent pas valoir plus qu'un gain et une perte.", "Zwei Remis dürfen nicht mehr wert sein als ein Sieg und eine Niederlage.", "Due patte non devono valere più di una vittoria e una sconfitta.";
    bye_above_win: "The bye must not be worth more than a win.", "L'exempt ne doit pas valoir plus qu'un gain.", "Spielfrei darf nicht mehr wert sein als ein Sieg.", "Il bye non deve valere più di una vittoria.";
    bye_value: "With these points the bye is worth 1, ½ or 0 (C.04.1:3).", "Avec ces points, l'exempt vaut 1, ½ ou 0 (C.04.1:3).", "Mit diesen Punkten ist Spielfrei 1, ½ oder 0 wert (C.04.1:3).", "Con questi punti il bye vale 1, ½ o 0 (C.04.1:3).";
    tie_breaks: "The tie-breaks cannot be used: {why}", "Les départages ne peuvent pas être appliqués: {why}", "Die Feinwertungen lassen sich nicht anwenden: {why}", "Gli spareggi non possono essere applicati: {why}";
    tie_break_rules: "There are no tie-break rules of {year}; there are those of 1992, 1998, 2024 and 2026.", "Il n'y a pas de règles de départage de {year}; il y a celles de 1992, 1998, 2024 et 2026.", "Feinwertungsregeln von {year} gibt es nicht; es gibt die von 1992, 1998, 2024 und 2026.", "Non ci sono regole di spareggio del {year}; ci sono quelle del 1992, 1998, 2024 e 2026.";
    prizes: "Line {line} of the prizes cannot be read. Write who, a colon and the amounts: all: 1000, 600, 400.", "La ligne {line} des prix est illisible. Écrivez qui, deux-points et les montants : all: 1000, 600, 400.", "Zeile {line} der Preise ist nicht lesbar. Schreiben Sie, wer, einen Doppelpunkt und die Beträge: all: 1000, 600, 400.", "La riga {line} dei premi non è leggibile. Scrivere chi, due punti e gli importi: all: 1000, 600, 400.";
    buchholz_in_round_robin: "Buchholz is not for round robins (C.07).", "Le Buchholz n'est pas pour les tournois toutes rondes (C.07).", "Buchholz ist nichts für Rundenturniere (C.07).", "Il Buchholz non è per i gironi all'italiana (C.07).";
    too_few_prohibited: "It takes two who may not meet.", "Il faut deux joueurs qui ne doivent pas se rencontrer.", "Es braucht zwei, die sich nicht treffen dürfen.", "Servono due che non devono incontrarsi.";
    span_reversed: "The first of the rounds comes after the last.", "La première des rondes vient après la dernière.", "Die erste der Runden kommt nach der letzten.", "Il primo dei turni viene dopo l'ultimo.";
    table_taken: "Table {table} belongs to {player}.", "La table {table} est celle de {player}.", "Tisch {table} gehört {player}.", "Il tavolo {table} è di {player}.";
    no_table: "Tables are counted from 1.", "Les tables se comptent à partir de 1.", "Tische zählen ab 1.", "I tavoli si contano da 1.";
    no_name: "Line {place} has no name.", "La ligne {place} n'a pas de nom.", "Zeile {place} hat keinen Namen.", "La riga {place} non ha nome.";
    rating: "{rating} is no rating.", "{rating} n'est pas un Elo.", "{rating} ist keine Wertungszahl.", "{rating} non è un Elo.";
    same_fide_id: "FIDE number {fide_id} is in the list already: {player}.", "Le numéro FIDE {fide_id} figure déjà dans la liste: {player}.", "FIDE-Nummer {fide_id} steht schon in der Liste: {player}.", "Il numero FIDE {fide_id} è già nella lista: {player}.";
    unknown_player: "{player} is not registered.", "{player} n'est pas inscrit.", "{player} ist nicht eingetragen.", "{player} non è iscritto.";
    unknown_round: "Round {round} is not paired yet.", "La ronde {round} n'est pas encore appariée.", "Runde {round} ist noch nicht ausgelost.", "Il turno {round} non è ancora abbinato.";
    unknown_board: "Round {round} has no board {board}.", "La ronde {round} n'a pas d'échiquier {board}.", "Runde {round} hat kein Brett {board}.", "Il turno {round} non ha la scacchiera {board}.";
    late_in_schedule: "Nobody can enter a schedule that has begun.", "Personne ne peut entrer dans un calendrier commencé.", "In einen begonnenen Spielplan kann niemand eintreten.", "Nessuno può entrare in un calendario già iniziato.";
    round_paired: "Round {round} is paired already.", "La ronde {round} est déjà appariée.", "Runde {round} ist schon ausgelost.", "Il turno {round} è già abbinato.";
    beyond_last_round: "There is no round {round}: the tournament has {rounds}.", "Il n'y a pas de ronde {round}: le tournoi en a {rounds}.", "Es gibt keine Runde {round}: das Turnier hat {rounds}.", "Non c'è un turno {round}: il torneo ne ha {rounds}.";
    in_round: "{player} is in round {round}: enter its result, or throw the draft away.", "{player} est dans la ronde {round}: saisissez le résultat, ou jetez le brouillon.", "{player} ist in Runde {round}: geben Sie das Resultat ein oder verwerfen Sie den Entwurf.", "{player} è nel turno {round}: inserire il risultato, o buttare la bozza.";
    not_withdrawn: "{player} takes part.", "{player} participe.", "{player} nimmt teil.", "{player} partecipa.";
    withdrawn: "{player} has withdrawn.", "{player} a abandonné.", "{player} hat sich zurückgezogen.", "{player} si è ritirato.";
    twice_in_list: "{player} is there twice.", "{player} y figure deux fois.", "{player} steht zweimal da.", "{player} c'è due volte.";
    no_bye: "{player} asked for no bye in round {round}.", "{player} n'a pas demandé de bye à la ronde {round}.", "{player} hat für Runde {round} kein Bye verlangt.", "{player} non ha chiesto un bye al turno {round}.";
    rounds_not_declared: "Say how many rounds there are (C.04.1:1).", "Indiquez le nombre de rondes (C.04.1:1).", "Geben Sie an, wie viele Runden es gibt (C.04.1:1).", "Indicare il numero di turni (C.04.1:1).";
    draft_open: "Round {round} is a draft: publish it, or throw it away.", "La ronde {round} est un brouillon: affichez-la, ou jetez-la.", "Runde {round} ist ein Entwurf: hängen Sie sie aus oder verwerfen Sie sie.", "Il turno {round} è una bozza: esporlo, o buttarlo.";
    session_open: "Round {round} is being paired by hand: end that session first.", "La ronde {round} est appariée à la main: terminez d'abord cette séance.", "Runde {round} wird von Hand gepaart: beenden Sie das zuerst.", "Il turno {round} è abbinato a mano: terminare prima quella sessione.";
    no_session: "Round {round} is not being paired by hand: open a session first.", "La ronde {round} n'est pas appariée à la main: ouvrez d'abord une séance.", "Runde {round} wird nicht von Hand gepaart: beginnen Sie das zuerst.", "Il turno {round} non è abbinato a mano: aprire prima una sessione.";
    not_draft: "Round {round} is published already.", "La ronde {round} est déjà affichée.", "Runde {round} ist schon ausgehängt.", "Il turno {round} è già esposto.";
    not_published: "Round {round} is not published.", "La ronde {round} n'est pas affichée.", "Runde {round} ist nicht ausgehängt.", "Il turno {round} non è esposto.";
    closed: "Round {round} is closed: correct the result, or open the round again.", "La ronde {round} est close: rectifiez le résultat, ou rouvrez la ronde.", "Runde {round} ist abgeschlossen: korrigieren Sie das Resultat oder öffnen Sie die Runde wieder.", "Il turno {round} è chiuso: rettificare il risultato, o riaprire il turno.";
    open: "Round {round} is not closed.", "La ronde {round} n'est pas close.", "Runde {round} ist nicht abgeschlossen.", "Il turno {round} non è chiuso.";
    not_last: "A later round than {round} is paired.", "Une ronde après la {round} est déjà appariée.", "Eine spätere Runde als {round} ist ausgelost.", "Un turno dopo il {round} è già abbinato.";
    results_missing: "Round {round} has no result at boards {boards}.", "La ronde {round} n'a pas de résultat aux échiquiers {boards}.", "Runde {round} hat kein Resultat an den Brettern {boards}.", "Il turno {round} non ha risultato alle scacchiere {boards}.";
    still_adjourned: "Games are still adjourned: {boards}.", "Des parties sont encore ajournées: {boards}.", "Es gibt noch Hängepartien: {boards}.", "Ci sono ancora partite aggiornate: {boards}.";
    no_pairing: "The round cannot be paired: {why}.", "La ronde ne peut pas être appariée: {why}.", "Die Runde lässt sich nicht auslosen: {why}.", "Il turno non può essere abbinato: {why}.";
    needs_case: "Round {round} is published: say which case of C.04.2:4.4 this is.", "La ronde {round} est affichée: indiquez le cas de C.04.2:4.4.", "Runde {round} ist ausgehängt: nennen Sie den Fall von C.04.2:4.4.", "Il turno {round} è esposto: indicare il caso di C.04.2:4.4.";
    case_of_another_edition: "This is no reason under this edition of the rules: {case}.", "Ce n'est pas un motif dans cette édition des règles: {case}.", "In dieser Ausgabe der Regeln ist das kein Grund: {case}.", "Non è un motivo in questa edizione delle regole: {case}.";
    seated: "{player} sits at board {board}.", "{player} joue à l'échiquier {board}.", "{player} sitzt an Brett {board}.", "{player} gioca alla scacchiera {board}.";
    result_known: "Round {round}, board {board} has this result already.", "Ronde {round}, échiquier {board}: ce résultat y est déjà.", "Runde {round}, Brett {board} hat dieses Resultat schon.", "Turno {round}, scacchiera {board}: questo risultato c'è già.";
    no_result: "Round {round}, board {board} has no result.", "Ronde {round}, échiquier {board}: pas de résultat.", "Runde {round}, Brett {board} hat kein Resultat.", "Turno {round}, scacchiera {board}: nessun risultato.";
    too_late: "For the pairings of round {round} it is too late: correct it for the rating report (C.04.2:4.3).", "Pour les appariements de la ronde {round}, c'est trop tard: rectifiez pour le rapport Elo (C.04.2:4.3).", "Für die Paarungen der Runde {round} ist es zu spät: korrigieren Sie für den Elo-Bericht (C.04.2:4.3).", "Per gli abbinamenti del turno {round} è troppo tardi: rettificare per il rapporto Elo (C.04.2:4.3).";
    draft_rests_on_it: "Round {round} is a draft that rests on this: pair it again.", "La ronde {round} est un brouillon qui en dépend: appariez-la à nouveau.", "Runde {round} ist ein Entwurf, der darauf beruht: losen Sie neu aus.", "Il turno {round} è una bozza che ne dipende: abbinarlo di nuovo.";
    round_begun: "Round {round} has begun.", "La ronde {round} a commencé.", "Runde {round} hat begonnen.", "Il turno {round} è iniziato.";
    published_stands: "Round {round} is published and stands (C.04.2:4.3).", "La ronde {round} est affichée et reste valable (C.04.2:4.3).", "Runde {round} ist ausgehängt und bleibt (C.04.2:4.3).", "Il turno {round} è esposto e resta valido (C.04.2:4.3).";
    nothing_to_draw: "The colour of the first player is drawn once, before round 1 of a Swiss tournament is paired, unless the arbiter has set it.", "La couleur du premier joueur est tirée au sort une fois, avant l'appariement de la ronde 1 d'un tournoi suisse, sauf si l'arbitre l'a fixée.", "Die Farbe des ersten Spielers wird einmal gelost, bevor Runde 1 eines Turniers nach Schweizer System ausgelost wird, es sei denn, der Schiedsrichter hat sie bestimmt.", "Il colore del primo giocatore si sorteggia una volta, prima di abbinare il turno 1 di un torneo svizzero, se l'arbitro non l'ha fissato.";
    rounds_left: "{paired} of {declared} rounds are paired; the rest is still to come.", "{paired} rondes sur {declared} sont appariées; le reste est à venir.", "{paired} von {declared} Runden sind ausgelost; der Rest steht noch aus.", "{paired} turni su {declared} sono abbinati; gli altri devono ancora venire.";
    points: "Points are 0 to 100, a loss no more than a draw and a draw no more than a win.", "Les points vont de 0 à 100; une perte ne vaut pas plus qu'une nulle, ni une nulle plus qu'un gain.", "Punkte gehen von 0 bis 100; eine Niederlage zählt nicht mehr als ein Remis, ein Remis nicht mehr als ein Sieg.", "I punti vanno da 0 a 100; una sconfitta non vale più di una patta, né una patta più di una vittoria.";
    too_many_points: "No decision gives or takes more than {most} points.", "Aucune décision ne donne ni ne retire plus de {most} points.", "Kein Entscheid gibt oder nimmt mehr als {most} Punkte.", "Nessuna decisione dà o toglie più di {most} punti.";
    numbers_of_file: "The numbers of an imported tournament stay as they are.", "Les numéros d'un tournoi importé restent tels quels.", "Die Nummern eines eingelesenen Turniers bleiben, wie sie sind.", "I numeri di un torneo importato restano come sono.";
    no_byes_in_schedule: "In a schedule everybody plays when the table says so.", "Dans un calendrier, chacun joue quand la table le dit.", "In einem Spielplan spielt jeder, wenn die Tabelle es sagt.", "In un calendario ognuno gioca quando lo dice la tabella.";
    nobody_named: "Nobody is named.", "Personne n'est nommé.", "Niemand ist genannt.", "Nessuno è indicato.";
    beyond_end: "There is no round {after} to leave after.", "Il n'y a pas de ronde {after} après laquelle partir.", "Es gibt keine Runde {after}, nach der man gehen könnte.", "Non c'è un turno {after} dopo il quale andar via.";
    not_this_pairing: "This is no pairing of this round: {why}.", "Ce n'est pas un appariement de cette ronde: {why}.", "Das ist keine Paarung dieser Runde: {why}.", "Non è un abbinamento di questo turno: {why}.";
    case_not_for_this: "This is no reason here: {case}.", "Ce n'est pas un motif ici: {case}.", "Das ist hier kein Grund: {case}.", "Qui non è un motivo: {case}.";
    nothing_to_undo: "There is no act {seq}.", "Il n'y a pas d'acte {seq}.", "Es gibt keinen Eintrag {seq}.", "Non c'è un atto {seq}.";
    already_undone: "Act {seq} is undone already.", "L'acte {seq} est déjà annulé.", "Eintrag {seq} ist schon rückgängig gemacht.", "L'atto {seq} è già annullato.";
    cannot_be_undone: "Act {seq} cannot be undone.", "L'acte {seq} ne peut pas être annulé.", "Eintrag {seq} lässt sich nicht rückgängig machen.", "L'atto {seq} non può essere annullato.";
    needs_reason: "Say why.", "Indiquez le motif.", "Nennen Sie den Grund.", "Indicare il motivo.";
    role: "Not with this role: {role}.", "Pas avec ce rôle: {role}.", "Nicht mit dieser Rolle: {role}.", "Non con questo ruolo: {role}.";
    conflict: "Somebody changed this meanwhile (act {by}); look at it again.", "Quelqu'un l'a modifié entre-temps (acte {by}); regardez à nouveau.", "Jemand hat das inzwischen geändert (Eintrag {by}); sehen Sie es noch einmal an.", "Qualcuno l'ha cambiato nel frattempo (atto {by}); guardare di nuovo.";
    rests: "Later acts rest on it; undo them first: {acts}.", "Des actes ultérieurs en dépendent; annulez-les d'abord: {acts}.", "Spätere Einträge beruhen darauf; machen Sie zuerst diese rückgängig: {acts}.", "Atti successivi ne dipendono; annullare prima questi: {acts}.";
    key_taken: "This request has the key of another one (act {by}); send it with a new key.", "Cette demande porte la clé d'une autre (acte {by}); envoyez-la avec une nouvelle clé.", "Diese Anfrage trägt den Schlüssel einer anderen (Eintrag {by}); senden Sie sie mit einem neuen.", "Questa richiesta ha la chiave di un'altra (atto {by}); inviarla con una nuova.";
    owner: "owner", "propriétaire", "Besitzer", "proprietario";
    chief: "chief arbiter", "arbitre principal", "Hauptschiedsrichter", "arbitro principale";
    deputy: "deputy arbiter", "arbitre adjoint", "Schiedsrichter", "arbitro aggiunto";
    helper: "helper", "aide", "Helfer", "aiutante";
    player: "player", "joueur", "Spieler", "giocatore";
    viewer: "viewer", "spectateur", "Zuschauer", "spettatore";
    what_system: "This system", "Ce système", "Dieses System", "Questo sistema";
    what_points: "The points", "Les points", "Die Punkte", "I punti";
    what_acceleration: "The acceleration", "L'accélération", "Die Beschleunigung", "L'accelerazione";
    what_initial_colour: "The colour drawn", "La couleur tirée au sort", "Die ausgeloste Farbe", "Il colore sorteggiato";
    what_prohibited: "Forbidding pairs now", "Interdire des rencontres maintenant", "Jetzt Paarungen zu verbieten", "Vietare abbinamenti ora";
    what_numbers: "The numbers", "Les numéros", "Die Nummern", "I numeri";
    what_team: "The team", "L'équipe", "Die Mannschaft", "La squadra";
    source_of_estimate: "The source of an estimate is one line of at most {longest} characters, such as INGO 120.", "La source d'une estimation est une ligne de {longest} caractères au plus, par exemple INGO 120.", "Die Quelle einer Schätzung ist eine Zeile von höchstens {longest} Zeichen, zum Beispiel INGO 120.", "La fonte di una stima è una riga di al massimo {longest} caratteri, per esempio INGO 120.";
    ratings_missing: "This system pairs by ratings, and these players have none: {players}. Estimate each on the player's card.", "Ce système apparie d'après les Elo, et ces joueurs n'en ont pas: {players}. Donnez une estimation à chacun sur sa fiche.", "Dieses System lost nach Wertungszahlen aus, und diese Personen haben keine: {players}. Bitte auf jeder Karte eine Schätzung eintragen.", "Questo sistema abbina secondo gli Elo, e questi giocatori non ne hanno: {players}. Inserire una stima nella scheda di ciascuno.";
    what_this: "This", "Cela", "Das", "Questo";
    birth: "{name}, born: \"{text}\" is no date of birth. Write the year, or a day such as 1999-12-31 or 31.12.1999.", "{name}, naissance : «{text}» n'est pas une date. Écrivez l'année, ou un jour comme 1999-12-31 ou 31.12.1999.", "{name}, geboren: «{text}» ist kein Geburtsdatum. Schreiben Sie das Jahr oder einen Tag wie 1999-12-31 oder 31.12.1999.", "{name}, nascita: «{text}» non è una data. Scrivere l'anno, o un giorno come 1999-12-31 o 31.12.1999.";
    birth_either: "{name}, born: {text} may be {one} or {other}. Write one of these.", "{name}, naissance : {text} peut être {one} ou {other}. Écrivez l'un des deux.", "{name}, geboren: {text} kann {one} oder {other} sein. Schreiben Sie eines von beiden.", "{name}, nascita: {text} può essere {one} o {other}. Scrivere uno dei due.";
    not_a_federation: "{name}, federation: \"{text}\" is none of FIDE's. Write its three letters, such as {nearest}.", "{name}, fédération : «{text}» n'en est pas une de la FIDE. Écrivez ses trois lettres, par exemple {nearest}.", "{name}, Verband: «{text}» ist keiner der FIDE. Schreiben Sie die drei Buchstaben, zum Beispiel {nearest}.", "{name}, federazione: «{text}» non è una della FIDE. Scrivere le tre lettere, per esempio {nearest}.";
}

impl ObjectionWords {
    /// The name of a setting, for a sentence.
    fn what(&self, what: &str) -> &'static str {
        match what {
            "system" => self.what_system,
            "points" => self.what_points,
            "acceleration" => self.what_acceleration,
            "initial_colour" => self.what_initial_colour,
            "prohibited" => self.what_prohibited,
            "numbers" => self.what_numbers,
            "team" => self.what_team,
            _ => self.what_this,
        }
    }

    /// A role in a word.
    pub(crate) const fn role_name(&self, role: Role) -> &'static str {
        match role {
            Role::Owner => self.owner,
            Role::Chief => self.chief,
            Role::Deputy => self.deputy,
            Role::Helper { .. } => self.helper,
            Role::Player { .. } => self.player,
            Role::Viewer => self.viewer,
        }
    }
}

impl Teller<'_> {
    /// Why something was not done.
    pub(crate) fn refusal(self, refusal: &Refusal) -> String {
        let w = ObjectionWords::of(self.lang);
        match refusal {
            Refusal::Role { role } => fill(w.role, &[("role", &w.role_name(*role))]),
            Refusal::Conflict { by, .. } => fill(w.conflict, &[("by", by)]),
            Refusal::Objection(objection) => self.objection(objection),
            Refusal::Cautions(cautions) => {
                let told: Vec<String> = cautions.iter().map(|it| self.caution(it)).collect();
                told.join(" ")
            }
            Refusal::Rests { acts } => fill(w.rests, &[("acts", &listed(acts))]),
            Refusal::KeyTaken { by } => fill(w.key_taken, &[("by", by)]),
            Refusal::Misfit(misfit) => misfit.to_string(),
        }
    }

    /// An objection in a sentence.
    pub(crate) fn objection(self, objection: &Objection) -> String {
        let w = ObjectionWords::of(self.lang);
        if let Some(told) = ScheduleWords::of(self.lang).objection(objection) {
            return told;
        }
        match objection {
            Objection::AfterTheStart { what } => {
                fill(w.after_the_start, &[("what", &w.what(what))])
            }
            Objection::FideMode { what } => fill(w.fide_mode, &[("what", &w.what(what))]),
            Objection::UnknownSystem { code } => fill(w.unknown_system, &[("code", code)]),
            Objection::UnknownAcceleration { code } => {
                fill(w.unknown_acceleration, &[("code", code)])
            }
            Objection::TieBreaks { error, .. } => {
                fill(w.tie_breaks, &[("why", &unusable(error, self.lang))])
            }
            Objection::UnknownTieBreakRules { year } => fill(w.tie_break_rules, &[("year", year)]),
            Objection::Prizes { line } => fill(w.prizes, &[("line", line)]),
            Objection::NoPairing { why, error } => {
                let told = error.as_ref().map(|error| unpaired(error, self.lang));
                fill(w.no_pairing, &[("why", told.as_ref().unwrap_or(why))])
            }
            Objection::RatingsMissing { players } => {
                fill(w.ratings_missing, &[("players", &self.people(players))])
            }
            Objection::NotThisPairing { why } => fill(w.not_this_pairing, &[("why", why)]),
            Objection::NoName { place } => fill(w.no_name, &[("place", place)]),
            Objection::Rating { rating } => fill(w.rating, &[("rating", rating)]),
            Objection::SourceOfEstimate { longest } => {
                fill(w.source_of_estimate, &[("longest", longest)])
            }
            Objection::CaseOfAnotherEdition { case } => {
                fill(w.case_of_another_edition, &[("case", &self.case(*case))])
            }
            Objection::CaseNotForThis { case } => {
                fill(w.case_not_for_this, &[("case", &self.case(*case))])
            }
            Objection::StillAdjourned { boards } => {
                fill(w.still_adjourned, &[("boards", &self.boards(boards))])
            }
            Objection::Birth { .. } | Objection::Federation { .. } => of_facts(w, objection),
            other => self.about_somebody(w, other),
        }
    }

    fn about_somebody(self, w: &'static ObjectionWords, objection: &Objection) -> String {
        match objection {
            Objection::TableTaken { table, player } => {
                fill(w.table_taken, &[("table", table), ("player", &self.who(*player))])
            }
            Objection::SameFideId { fide_id, player } => {
                let player = player.map(|it| self.who(it)).unwrap_or_default();
                fill(w.same_fide_id, &[("fide_id", fide_id), ("player", &player)])
            }
            Objection::UnknownPlayer { player } => self.of(w.unknown_player, *player),
            Objection::NotWithdrawn { player } => self.of(w.not_withdrawn, *player),
            Objection::Withdrawn { player } => self.of(w.withdrawn, *player),
            Objection::TwiceInList { player } => self.of(w.twice_in_list, *player),
            Objection::InRound { player, round } => {
                fill(w.in_round, &[("player", &self.who(*player)), ("round", round)])
            }
            Objection::NoBye { player, round } => {
                fill(w.no_bye, &[("player", &self.who(*player)), ("round", round)])
            }
            Objection::Seated { player, board } => {
                fill(w.seated, &[("player", &self.who(*player)), ("board", board)])
            }
            other => of_round(w, other),
        }
    }

    fn of(self, text: &str, player: ronde_desk::stored::EntrantId) -> String {
        fill(text, &[("player", &self.who(player))])
    }
}

/// What somebody wrote that is no birth and no federation.
fn of_facts(w: &'static ObjectionWords, objection: &Objection) -> String {
    match objection {
        Objection::Birth { name, text, either: None } => {
            fill(w.birth, &[("name", name), ("text", text)])
        }
        Objection::Birth { name, text, either: Some((one, other)) } => {
            fill(w.birth_either, &[("name", name), ("text", text), ("one", one), ("other", other)])
        }
        Objection::Federation { name, text, nearest } => {
            let such = if nearest.is_empty() { "SUI".to_owned() } else { nearest.join(", ") };
            fill(w.not_a_federation, &[("name", name), ("text", text), ("nearest", &such)])
        }
        other => plain(w, other).to_owned(),
    }
}

fn of_round(w: &'static ObjectionWords, objection: &Objection) -> String {
    let of = |text: &str, round: &u16| fill(text, &[("round", round)]);
    let at =
        |text: &str, round: &u16, board: &u32| fill(text, &[("round", round), ("board", board)]);
    match objection {
        Objection::UnknownRound { round } => of(w.unknown_round, round),
        Objection::UnknownBoard { round, board } => at(w.unknown_board, round, board),
        Objection::ResultKnown { round, board } => at(w.result_known, round, board),
        Objection::NoResult { round, board } => at(w.no_result, round, board),
        Objection::RoundPaired { round } => of(w.round_paired, round),
        Objection::DraftOpen { round } => of(w.draft_open, round),
        Objection::SessionOpen { round } => of(w.session_open, round),
        Objection::NoSession { round } => of(w.no_session, round),
        Objection::NotDraft { round } => of(w.not_draft, round),
        Objection::NotPublished { round } => of(w.not_published, round),
        Objection::Closed { round } => of(w.closed, round),
        Objection::Open { round } => of(w.open, round),
        Objection::NotLast { round } => of(w.not_last, round),
        Objection::NeedsCase { round } => of(w.needs_case, round),
        Objection::TooLate { round } => of(w.too_late, round),
        Objection::DraftRestsOnIt { round } => of(w.draft_rests_on_it, round),
        Objection::RoundBegun { round } => of(w.round_begun, round),
        Objection::PublishedStands { round } => of(w.published_stands, round),
        Objection::ResultsMissing { round, boards } => {
            fill(w.results_missing, &[("round", round), ("boards", &listed(boards))])
        }
        other => counted(w, other),
    }
}

/// What is left. Every variant is named here or above: a new one does not compile without words.
fn counted(w: &'static ObjectionWords, objection: &Objection) -> String {
    match objection {
        Objection::RoundsPaired { paired } => fill(w.rounds_paired, &[("paired", paired)]),
        Objection::BeyondLastRound { round, rounds } => {
            fill(w.beyond_last_round, &[("round", round), ("rounds", rounds)])
        }
        Objection::RoundsLeft { paired, declared } => {
            fill(w.rounds_left, &[("paired", paired), ("declared", declared)])
        }
        Objection::TooManyPoints { most } => fill(w.too_many_points, &[("most", &(most / 10))]),
        Objection::BeyondEnd { after } => fill(w.beyond_end, &[("after", after)]),
        Objection::NothingToUndo { seq } => fill(w.nothing_to_undo, &[("seq", seq)]),
        Objection::AlreadyUndone { seq } => fill(w.already_undone, &[("seq", seq)]),
        Objection::CannotBeUndone { seq } => fill(w.cannot_be_undone, &[("seq", seq)]),
        other => plain(w, other).to_owned(),
    }
}

#[rustfmt::skip]
fn plain(w: &'static ObjectionWords, objection: &Objection) -> &'static str {
    match objection {
        Objection::Finished => w.finished,
        Objection::NotFinished => w.not_finished,
        Objection::NotAtTheBeginning => w.not_at_the_beginning,
        Objection::NotInFideMode => w.not_in_fide_mode,
        Objection::NoRounds => w.no_rounds,
        Objection::TwoDrawsBeatAWin => w.two_draws_beat_a_win,
        Objection::ByeAboveWin => w.bye_above_win,
        Objection::ByeValue => w.bye_value,
        Objection::BuchholzInRoundRobin => w.buchholz_in_round_robin,
        Objection::TooFewProhibited => w.too_few_prohibited,
        Objection::SpanReversed => w.span_reversed,
        Objection::NoTable => w.no_table,
        Objection::LateInSchedule => w.late_in_schedule,
        Objection::RoundsNotDeclared => w.rounds_not_declared,
        Objection::NothingToDraw => w.nothing_to_draw,
        Objection::Points => w.points,
        Objection::NumbersOfFile => w.numbers_of_file,
        Objection::NoByesInSchedule => w.no_byes_in_schedule,
        Objection::NobodyNamed => w.nobody_named,
        Objection::NeedsReason => w.needs_reason,
        // Told above, with their values.
        Objection::AfterTheStart { .. } | Objection::FideMode { .. } | Objection::UnknownSystem { .. }
        | Objection::UnknownAcceleration { .. } | Objection::TieBreaks { .. } | Objection::UnknownTieBreakRules { .. } | Objection::Prizes { .. } | Objection::NoPairing { .. }
        | Objection::NotThisPairing { .. } | Objection::NoName { .. } | Objection::Rating { .. } | Objection::SourceOfEstimate { .. }
        | Objection::RatingsMissing { .. }
        | Objection::CaseOfAnotherEdition { .. } | Objection::CaseNotForThis { .. }
        | Objection::StillAdjourned { .. } | Objection::TableTaken { .. } | Objection::SameFideId { .. }
        | Objection::UnknownPlayer { .. } | Objection::NotWithdrawn { .. } | Objection::Withdrawn { .. }
        | Objection::TwiceInList { .. } | Objection::InRound { .. } | Objection::NoBye { .. }
        | Objection::Seated { .. } | Objection::UnknownRound { .. } | Objection::UnknownBoard { .. }
        | Objection::ResultKnown { .. } | Objection::NoResult { .. } | Objection::RoundPaired { .. }
        | Objection::DraftOpen { .. } | Objection::SessionOpen { .. } | Objection::NoSession { .. }
        | Objection::NotDraft { .. } | Objection::NotPublished { .. } | Objection::Closed { .. }
        | Objection::Open { .. } | Objection::NotLast { .. } | Objection::NeedsCase { .. }
        | Objection::TooLate { .. } | Objection::DraftRestsOnIt { .. } | Objection::RoundBegun { .. }
        | Objection::PublishedStands { .. } | Objection::ResultsMissing { .. }
        | Objection::RoundsPaired { .. } | Objection::BeyondLastRound { .. } | Objection::RoundsLeft { .. }
        | Objection::TooManyPoints { .. } | Objection::BeyondEnd { .. } | Objection::NothingToUndo { .. }
        | Objection::AlreadyUndone { .. } | Objection::CannotBeUndone { .. }
        | Objection::Birth { .. } | Objection::Federation { .. }
        // Told with the words of schedules.
        | Objection::NothingToDecide { .. } | Objection::NotInMatch { .. } | Objection::RoundsOfSchedule
        | Objection::NoDraw | Objection::SchedulePlayers { .. } | Objection::DrawTable { .. }
        | Objection::DrawNames | Objection::DrawTooLarge => "",
    }
}
