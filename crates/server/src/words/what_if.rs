//! What the pages "What if" and "What I need" say.

use ronde_desk::what_if::Fault;

use super::fill;

ronde_report::words! {
    /// What if, and what is needed.
    pub(crate) WhatIfWords;
    title: "What if", "Et si", "Was wäre wenn", "E se";
    hint: "Change anything and see which boards and ranks would be different. Nothing is kept.", "Changez ce que vous voulez et voyez quels échiquiers et quels rangs seraient autres. Rien n'est conservé.", "Ändern Sie etwas und sehen Sie, welche Bretter und Ränge anders wären. Nichts wird gespeichert.", "Cambiare qualcosa e vedere quali scacchiere e posizioni sarebbero diverse. Nulla viene conservato.";
    changes: "Changes so far", "Changements jusqu'ici", "Bisherige Änderungen", "Modifiche finora";
    remove: "Remove", "Enlever", "Entfernen", "Togliere";
    start_again: "Start again", "Recommencer", "Neu beginnen", "Ricominciare";
    a_result: "Another result", "Un autre résultat", "Ein anderes Resultat", "Un altro risultato";
    board: "Board", "Échiquier", "Brett", "Scacchiera";
    result: "Result", "Résultat", "Resultat", "Risultato";
    no_result: "no result", "aucun résultat", "kein Resultat", "nessun risultato";
    a_player: "A player who comes or goes", "Un joueur qui vient ou part", "Ein Spieler, der kommt oder geht", "Un giocatore che viene o va";
    player: "Player", "Joueur", "Spieler", "Giocatore";
    what: "What", "Quoi", "Was", "Che cosa";
    half_bye: "half-point bye in round", "bye (demi-point) à la ronde", "Bye mit ½ Punkt in Runde", "bye da mezzo punto nel turno";
    zero_bye: "absent in round", "absent à la ronde", "abgemeldet in Runde", "assente nel turno";
    full_bye: "full-point bye in round", "bye (point entier) à la ronde", "Bye mit 1 Punkt in Runde", "bye da un punto nel turno";
    no_bye: "is there in round", "présent à la ronde", "ist da in Runde", "presente nel turno";
    withdraws: "plays no more after round", "ne joue plus après la ronde", "spielt nicht mehr nach Runde", "non gioca più dopo il turno";
    enters: "plays from round", "joue dès la ronde", "spielt ab Runde", "gioca dal turno";
    rules: "Other rules", "D'autres règles", "Andere Regeln", "Altre regole";
    system: "System", "Système", "System", "Sistema";
    rounds: "Rounds", "Rondes", "Runden", "Turni";
    tie_breaks: "Tie-breaks", "Départages", "Feinwertungen", "Spareggi";
    acceleration: "Acceleration", "Accélération", "Beschleunigung", "Accelerazione";
    none: "none", "aucune", "keine", "nessuna";
    see: "See what would be different", "Voir ce qui serait différent", "Zeigen, was anders wäre", "Vedere che cosa cambierebbe";
    is_result: "Round {round}, board {board}: {result}", "Ronde {round}, échiquier {board}: {result}", "Runde {round}, Brett {board}: {result}", "Turno {round}, scacchiera {board}: {result}";
    is_about: "{who}: {what} {n}", "{who}: {what} {n}", "{who}: {what} {n}", "{who}: {what} {n}";
    is_rule: "{what}: {value}", "{what}: {value}", "{what}: {value}", "{what}: {value}";
    unreadable: "This change cannot be read: {text}", "Ce changement est illisible: {text}", "Diese Änderung ist nicht lesbar: {text}", "Questa modifica non è leggibile: {text}";
    too_many: "No more than {n} changes at once.", "Pas plus de {n} changements à la fois.", "Nicht mehr als {n} Änderungen auf einmal.", "Non più di {n} modifiche insieme.";
    unknown_player: "Nobody here has the number {n}.", "Personne ici n'a le numéro {n}.", "Niemand hat hier die Nummer {n}.", "Qui nessuno ha il numero {n}.";
    unknown_round: "Round {n} has no boards yet.", "La ronde {n} n'a pas encore d'échiquiers.", "Runde {n} hat noch keine Bretter.", "Il turno {n} non ha ancora scacchiere.";
    unknown_board: "Round {n} has no board {board}; it has {boards}.", "La ronde {n} n'a pas d'échiquier {board}; elle en a {boards}.", "Runde {n} hat kein Brett {board}; sie hat {boards}.", "Il turno {n} non ha la scacchiera {board}; ne ha {boards}.";
    beyond: "There is no round {n}; the tournament has {rounds}.", "Il n'y a pas de ronde {n}; le tournoi en a {rounds}.", "Es gibt keine Runde {n}; das Turnier hat {rounds}.", "Non c'è un turno {n}; il torneo ne ha {rounds}.";
    unknown_system: "{text} is no pairing system.", "{text} n'est pas un système d'appariement.", "{text} ist kein Auslosungssystem.", "{text} non è un sistema di abbinamento.";
    fewer_rounds: "{n} rounds are paired already.", "{n} rondes sont déjà appariées.", "{n} Runden sind schon ausgelost.", "{n} turni sono già abbinati.";
    unknown_tie_break: "{text} is no tie-break.", "{text} n'est pas un départage.", "{text} ist keine Feinwertung.", "{text} non è uno spareggio.";
    paper: "Neither pairings nor standings depend on this.", "Ni appariements ni classement n'en dépendent.", "Weder Paarungen noch Rangliste hängen davon ab.", "Né abbinamenti né classifica ne dipendono.";
    nothing: "Nothing is changed yet.", "Rien n'est encore changé.", "Noch ist nichts geändert.", "Nulla è ancora cambiato.";
    needs: "What do I need?", "Que me faut-il?", "Was brauche ich?", "Che cosa mi serve?";
    needs_of: "What is needed in round {n}?", "Que faut-il à la ronde {n}?", "Was braucht es in Runde {n}?", "Che cosa serve nel turno {n}?";
    not_playing: "This is told while a round is being played: once it is published, until all its results are in.", "Ceci est dit pendant qu'une ronde se joue: dès qu'elle est affichée, jusqu'à ce que tous les résultats soient là.", "Das steht hier, während eine Runde gespielt wird: sobald sie ausgehängt ist, bis alle Resultate da sind.", "Questo si dice mentre si gioca un turno: da quando è esposto finché non ci sono tutti i risultati.";
    open_before: "A game of round {n} has no result yet; then nobody can say.", "Une partie de la ronde {n} n'a pas encore de résultat; personne ne peut alors le dire.", "Eine Partie der Runde {n} hat noch kein Resultat; dann kann es niemand sagen.", "Una partita del turno {n} non ha ancora risultato; allora nessuno può dirlo.";
    why_rank: "Why rank {n}?", "Pourquoi le rang {n}?", "Warum Rang {n}?", "Perché la posizione {n}?";
}

impl WhatIfWords {
    /// Why a change cannot be made.
    pub(crate) fn fault(&self, fault: &Fault) -> String {
        match fault {
            Fault::Nothing => self.nothing.to_owned(),
            Fault::UnknownPlayer { player } => fill(self.unknown_player, &[("n", player)]),
            Fault::UnknownRound { round, .. } => fill(self.unknown_round, &[("n", round)]),
            Fault::UnknownBoard { round, board, boards } => {
                fill(self.unknown_board, &[("n", round), ("board", board), ("boards", boards)])
            }
            Fault::BeyondLastRound { round, rounds } => {
                fill(self.beyond, &[("n", round), ("rounds", rounds)])
            }
            Fault::UnknownSystem { code } => fill(self.unknown_system, &[("text", code)]),
            Fault::FewerRounds { paired, .. } => fill(self.fewer_rounds, &[("n", paired)]),
            Fault::UnknownTieBreak { name } => fill(self.unknown_tie_break, &[("text", name)]),
            Fault::Paper => self.paper.to_owned(),
        }
    }
}
