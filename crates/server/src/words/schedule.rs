//! What the desk says of tournaments whose rounds follow from a schedule.

use ronde_desk::judge::Objection;
use ronde_desk::stored::{Affinity, DecidedBy, DrawWay, NumberDraw};

use super::fill;

ronde_report::words! {
    /// Level matches of a cup, the table of a schedule, numbers that are drawn.
    pub(crate) ScheduleWords;
    schedule: "Schedule", "Calendrier", "Rundenplan", "Calendario";
    all_rounds: "All rounds", "Toutes les rondes", "Alle Runden", "Tutti i turni";
    rests: "does not play: {who}", "ne joue pas: {who}", "spielt nicht: {who}", "non gioca: {who}";
    print_schedule: "Print the schedule", "Imprimer le calendrier", "Rundenplan drucken", "Stampa il calendario";
    not_yet: "The schedule appears when everybody is there: it is for {needed} players, and {here} are here.", "Le calendrier apparaît quand tout le monde est là: il est prévu pour {needed} joueurs, et {here} sont là.", "Der Rundenplan erscheint, sobald alle da sind: Er ist für {needed} Teilnehmende, {here} sind da.", "Il calendario appare quando ci sono tutti: è per {needed} giocatori, e ce ne sono {here}.";
    later_rounds: "Later rounds follow from results.", "Les rondes suivantes dépendent des résultats.", "Die weiteren Runden folgen aus den Resultaten.", "I turni successivi dipendono dai risultati.";
    numbers: "Numbers", "Numéros", "Nummern", "Numeri";
    numbers_hint: "The number decides who meets whom in which round. Without a draw it is the order of the list.", "Le numéro décide qui rencontre qui à quelle ronde. Sans tirage, c'est l'ordre de la liste.", "Die Nummer bestimmt, wer wann gegen wen spielt. Ohne Auslosung gilt die Reihenfolge der Liste.", "Il numero decide chi incontra chi e in quale turno. Senza sorteggio vale l'ordine della lista.";
    by_lots: "By lots", "Tirage au sort simple", "Durch das Los", "Sorteggio semplice";
    by_lots_hint: "Every order is equally likely.", "Tous les ordres sont également probables.", "Jede Reihenfolge ist gleich wahrscheinlich.", "Ogni ordine è ugualmente probabile.";
    directed: "Directed draw (Varma)", "Tirage dirigé (Varma)", "Gelenkte Auslosung (Varma)", "Sorteggio guidato (Varma)";
    directed_hint: "Two of the same federation or club do not meet in the last three rounds (C.05, annex 2; 9 to 24 players).", "Deux joueurs de la même fédération ou du même club ne se rencontrent pas dans les trois dernières rondes (C.05, annexe 2; 9 à 24 joueurs).", "Zwei desselben Verbands oder Klubs treffen in den letzten drei Runden nicht aufeinander (C.05, Anhang 2; 9 bis 24 Teilnehmende).", "Due della stessa federazione o dello stesso circolo non si incontrano negli ultimi tre turni (C.05, allegato 2; da 9 a 24 giocatori).";
    kept_apart: "Kept apart", "À séparer", "Getrennt werden", "Da separare";
    same_federation: "players of the same federation", "les joueurs d'une même fédération", "Teilnehmende desselben Verbands", "i giocatori della stessa federazione";
    same_club: "players of the same club", "les joueurs d'un même club", "Teilnehmende desselben Klubs", "i giocatori dello stesso circolo";
    split: "A group that is too large may be split", "Un groupe trop grand peut être partagé", "Eine zu grosse Gruppe darf geteilt werden", "Un gruppo troppo grande può essere diviso";
    seed: "Seed", "Nombre de départ", "Startzahl", "Numero di partenza";
    seed_hint: "Leave it empty and Ronde draws one. It is kept in the journal, so that anyone can repeat the draw.", "Laissez vide: Ronde en tire un. Il est conservé dans le journal, pour que chacun puisse refaire le tirage.", "Leer lassen: Ronde zieht eine. Sie steht im Journal, damit alle die Auslosung wiederholen können.", "Lasciare vuoto: Ronde ne estrae uno. Resta nel registro, così chiunque può ripetere il sorteggio.";
    draw: "Draw the numbers", "Tirer les numéros", "Nummern auslosen", "Sorteggia i numeri";
    drawn_lots: "Numbers drawn by lots, seed {seed}", "Numéros tirés au sort, nombre de départ {seed}", "Nummern ausgelost, Startzahl {seed}", "Numeri sorteggiati, numero di partenza {seed}";
    drawn_varma: "Numbers by directed draw (Varma, {apart}), seed {seed}", "Numéros par tirage dirigé (Varma, {apart}), nombre de départ {seed}", "Nummern durch gelenkte Auslosung (Varma, {apart}), Startzahl {seed}", "Numeri con sorteggio guidato (Varma, {apart}), numero di partenza {seed}";
    federation: "federation", "fédération", "Verband", "federazione";
    club: "club", "club", "Klub", "circolo";
    level_title: "Level matches: who goes on?", "Matchs à égalité: qui continue?", "Unentschiedene Begegnungen: Wer kommt weiter?", "Incontri in parità: chi passa?";
    level_hint: "Pair the next round to have them played again, or say who goes on.", "Appariez la ronde suivante pour les rejouer, ou dites qui continue.", "Losen Sie die nächste Runde aus, um sie nochmals zu spielen, oder sagen Sie, wer weiterkommt.", "Abbina il turno successivo per rigiocarli, oppure indica chi passa.";
    match_number: "Match {n}", "Match {n}", "Begegnung {n}", "Incontro {n}";
    decided_by: "Decided by", "Décidé par", "Entschieden durch", "Deciso da";
    by_games: "tie-break games (blitz, armageddon)", "départage sur l'échiquier (blitz, armageddon)", "Stichpartien (Blitz, Armageddon)", "spareggio sulla scacchiera (blitz, armageddon)";
    by_lot: "lots", "tirage au sort", "das Los", "sorteggio";
    by_rules: "the rules of the event", "le règlement de l'épreuve", "das Reglement", "il regolamento";
    goes_on: "{who} goes on", "{who} continue", "{who} kommt weiter", "{who} passa";
    level_next: "Round {n} is closed. {level} matches are level: say who goes on, or have them played again.", "La ronde {n} est close. {level} matchs sont à égalité: dites qui continue, ou faites-les rejouer.", "Runde {n} ist abgeschlossen. {level} Begegnungen sind unentschieden: Sagen Sie, wer weiterkommt, oder lassen Sie nochmals spielen.", "Il turno {n} è chiuso. {level} incontri sono in parità: indica chi passa, o falli rigiocare.";
    level_next_one: "Round {n} is closed. One match is level: say who goes on, or have it played again.", "La ronde {n} est close. Un match est à égalité: dites qui continue, ou faites-le rejouer.", "Runde {n} ist abgeschlossen. Eine Begegnung ist unentschieden: Sagen Sie, wer weiterkommt, oder lassen Sie nochmals spielen.", "Il turno {n} è chiuso. Un incontro è in parità: indica chi passa, o fallo rigiocare.";
    level_look: "Match {n} is level: {one} – {other}", "Match {n} à égalité: {one} – {other}", "Begegnung {n} unentschieden: {one} – {other}", "Incontro {n} in parità: {one} – {other}";
    say_who: "Say who goes on", "Dire qui continue", "Sagen, wer weiterkommt", "Indica chi passa";
    play_again: "Play again: pair round {n}", "Rejouer: apparier la ronde {n}", "Nochmals spielen: Runde {n} auslosen", "Rigiocare: abbina il turno {n}";
    nothing_to_decide: "Match {number} is not level, or not played yet.", "Le match {number} n'est pas à égalité, ou pas encore joué.", "Begegnung {number} ist nicht unentschieden oder noch nicht gespielt.", "L'incontro {number} non è in parità, o non è ancora giocato.";
    not_in_match: "Only one of the two who play match {number} can go on.", "Seul un des deux adversaires du match {number} peut continuer.", "Weiterkommen kann nur, wer Begegnung {number} spielt.", "Può passare solo uno dei due che giocano l'incontro {number}.";
    rounds_of_schedule: "The number of rounds follows from the schedule.", "Le nombre de rondes découle du calendrier.", "Die Zahl der Runden folgt aus dem Rundenplan.", "Il numero di turni deriva dal calendario.";
    no_draw: "Numbers are drawn for round robins; by Varma's tables for players alone.", "On tire les numéros pour les tournois toutes rondes; selon les tables de Varma, pour des joueurs seulement.", "Nummern werden für Rundenturniere ausgelost; nach Varmas Tabellen nur für Einzelne.", "I numeri si sorteggiano per i gironi all'italiana; con le tabelle di Varma solo per giocatori.";
    draw_players: "The schedule is for {needed} players, and {here} are here.", "Le calendrier est prévu pour {needed} joueurs, et {here} sont là.", "Der Rundenplan ist für {needed} Teilnehmende, {here} sind da.", "Il calendario è per {needed} giocatori, e ce ne sono {here}.";
    draw_table: "Varma's tables are for {least} to {most} players: draw by lots instead.", "Les tables de Varma valent pour {least} à {most} joueurs: choisissez le tirage simple.", "Varmas Tabellen gelten für {least} bis {most} Teilnehmende: Losen Sie einfach aus.", "Le tabelle di Varma valgono per {least}–{most} giocatori: scegli il sorteggio semplice.";
    draw_names: "Two players have the same name, or one has none: mend the list first.", "Deux joueurs ont le même nom, ou l'un n'en a pas: corrigez d'abord la liste.", "Zwei haben denselben Namen, oder jemand hat keinen: Berichtigen Sie zuerst die Liste.", "Due giocatori hanno lo stesso nome, o uno non ne ha: correggere prima la lista.";
    draw_too_large: "One group is too large for its envelope: allow it to be split, or draw by lots.", "Un groupe est trop grand pour son enveloppe: autorisez le partage, ou choisissez le tirage simple.", "Eine Gruppe ist zu gross für ihren Umschlag: Erlauben Sie das Teilen, oder losen Sie einfach aus.", "Un gruppo è troppo grande per la sua busta: permetti di dividerlo, o scegli il sorteggio semplice.";
}

impl ScheduleWords {
    /// How numbers were drawn.
    pub(crate) fn drawn(&self, draw: &NumberDraw) -> String {
        let seed = draw.seed.unwrap_or(0);
        let apart = match draw.apart {
            Affinity::Federation => self.federation,
            Affinity::Club => self.club,
        };
        match draw.way {
            DrawWay::Lots => fill(self.drawn_lots, &[("seed", &seed)]),
            DrawWay::Varma => fill(self.drawn_varma, &[("seed", &seed), ("apart", &apart)]),
        }
    }

    /// What decided a level match.
    pub(crate) const fn way(&self, by: DecidedBy) -> &'static str {
        match by {
            DecidedBy::TieBreakGames => self.by_games,
            DecidedBy::Lots => self.by_lot,
            DecidedBy::RulesOfTheEvent => self.by_rules,
        }
    }

    /// Why something about a schedule cannot be done; nothing for any other objection.
    pub(crate) fn objection(&self, objection: &Objection) -> Option<String> {
        Some(match objection {
            Objection::NothingToDecide { number } => {
                fill(self.nothing_to_decide, &[("number", number)])
            }
            Objection::NotInMatch { number, .. } => fill(self.not_in_match, &[("number", number)]),
            Objection::RoundsOfSchedule => self.rounds_of_schedule.to_owned(),
            Objection::NoDraw => self.no_draw.to_owned(),
            Objection::SchedulePlayers { needed, here } => {
                fill(self.draw_players, &[("needed", needed), ("here", here)])
            }
            Objection::DrawTable { least, most } => {
                fill(self.draw_table, &[("least", least), ("most", most)])
            }
            Objection::DrawNames => self.draw_names.to_owned(),
            Objection::DrawTooLarge => self.draw_too_large.to_owned(),
            _ => return None,
        })
    }
}
