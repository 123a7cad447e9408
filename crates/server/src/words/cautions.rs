//! What must be accepted before an act is done, in the reader's language.

use ronde_desk::State;
use ronde_desk::judge::Caution;
use ronde_desk::stored::{Case, EntrantId};

use super::asks::AskWords;
use super::{Lang, fill};

ronde_report::words! {
    /// One sentence for each caution.
    pub(crate) CautionWords;
    leaves_fide_mode: "FIDE's rules will no longer bind this tournament. There is no way back, and the report will say so.", "Les règles de la FIDE ne s'appliqueront plus à ce tournoi. C'est définitif, et le rapport le dira.", "Die Regeln der FIDE gelten für dieses Turnier nicht mehr. Das lässt sich nicht umkehren, und im Bericht steht es.", "Le regole della FIDE non varranno più per questo torneo. Non si torna indietro, e il rapporto lo dirà.";
    rounds_change: "The number of rounds was announced (C.04.1:1): {from} becomes {to}. Which round is the last changes, and the report will say so.", "Le nombre de rondes a été annoncé (C.04.1:1): {from} devient {to}. La dernière ronde change, et le rapport le dira.", "Die Zahl der Runden wurde angekündigt (C.04.1:1): aus {from} wird {to}. Eine andere Runde wird die letzte, und im Bericht steht es.", "Il numero di turni è stato annunciato (C.04.1:1): {from} diventa {to}. Cambia l'ultimo turno, e il rapporto lo dirà.";
    tie_breaks_change: "The tie-breaks were announced before the start. The ranking will change, and the report will say so.", "Les départages ont été annoncés avant le début. Le classement va changer, et le rapport le dira.", "Die Feinwertungen wurden vor Beginn angekündigt. Die Rangliste ändert sich, und im Bericht steht es.", "Gli spareggi sono stati annunciati prima dell'inizio. La classifica cambierà, e il rapporto lo dirà.";
    system_deprecated: "FIDE has accepted no program for this system yet, so it counts as deprecated (C.04.2:1).", "La FIDE n'a encore accepté aucun programme pour ce système; il est donc déconseillé (C.04.2:1).", "Die FIDE hat für dieses System noch kein Programm anerkannt; es gilt daher als überholt (C.04.2:1).", "La FIDE non ha ancora accettato alcun programma per questo sistema, che risulta quindi sconsigliato (C.04.2:1).";
    same_name: "{name} is in the list already.", "{name} figure déjà dans la liste.", "{name} steht schon in der Liste.", "{name} è già nella lista.";
    numbers_change: "The starting list is ordered anew for the rounds to come (C.04.2:2.3).", "La liste de départ est reclassée pour les rondes à venir (C.04.2:2.3).", "Die Startrangliste wird für die kommenden Runden neu geordnet (C.04.2:2.3).", "La lista di partenza viene riordinata per i turni futuri (C.04.2:2.3).";
    numbers_stay: "The numbers stay as they are: round 4 is paired (C.04.2:2.3).", "Les numéros restent: la ronde 4 est appariée (C.04.2:2.3).", "Die Nummern bleiben: Runde 4 ist ausgelost (C.04.2:2.3).", "I numeri restano: il turno 4 è abbinato (C.04.2:2.3).";
    numbers_by_hand: "The starting list is ordered by rating, title and name (C.04.2:2.2); yours will not be.", "La liste de départ suit l'Elo, le titre et le nom (C.04.2:2.2); la vôtre ne les suivra pas.", "Die Startrangliste folgt Elo, Titel und Name (C.04.2:2.2); Ihre nicht.", "La lista di partenza segue Elo, titolo e nome (C.04.2:2.2); questa no.";
    expels: "The player will not be paired again; the report will say so.", "Le joueur ne sera plus apparié; le rapport le dira.", "Der Spieler wird nicht mehr gepaart; im Bericht steht es.", "Il giocatore non sarà più abbinato; il rapporto lo dirà.";
    second_half_bye: "The rules of this tournament allow {allowed} half-point byes.", "Le règlement de ce tournoi permet {allowed} byes d'un demi-point.", "Die Regeln dieses Turniers erlauben {allowed} Byes mit ½ Punkt.", "Il regolamento di questo torneo ammette {allowed} bye da mezzo punto.";
    bye_in_last_rounds: "The rules of this tournament allow no bye with points in the last rounds.", "Le règlement de ce tournoi n'admet pas de bye avec points dans les dernières rondes.", "Die Regeln dieses Turniers erlauben in den letzten Runden kein Bye mit Punkten.", "Il regolamento di questo torneo non ammette bye con punti negli ultimi turni.";
    full_bye_deprecated: "A full-point bye on request is deprecated; the report will say so.", "Un bye d'un point sur demande est déconseillé; le rapport le dira.", "Ein Bye mit einem ganzen Punkt auf Wunsch gilt als überholt; im Bericht steht es.", "Un bye da un punto su richiesta è sconsigliato; il rapporto lo dirà.";
    points_by_decision: "Points are changed by decision.", "Des points changent par décision.", "Punkte werden durch Entscheid geändert.", "I punti cambiano per decisione.";
    changes_published: "The round is published. It may be changed because {case} (C.04.2:4.4).", "La ronde est affichée. Elle peut être modifiée parce que {case} (C.04.2:4.4).", "Die Runde ist ausgehängt. Sie darf geändert werden, denn: {case} (C.04.2:4.4).", "Il turno è esposto. Può essere cambiato perché {case} (C.04.2:4.4).";
    breaks_rule: "{players}: this breaks {article}.", "{players}: cela enfreint {article}.", "{players}: das verletzt {article}.", "{players}: questo viola {article}.";
    left_out: "Neither opponent nor bye: {players}.", "Ni adversaire ni bye: {players}.", "Weder Gegner noch Bye: {players}.", "Né avversario né bye: {players}.";
    not_the_engines: "The round differs from the rules' pairing at {boards} boards; the report will say so.", "La ronde diffère de l'appariement réglementaire sur {boards} échiquiers; le rapport le dira.", "Die Runde weicht an {boards} Brettern von der Paarung nach den Regeln ab; im Bericht steht es.", "Il turno differisce dall'abbinamento secondo le regole su {boards} scacchiere; il rapporto lo dirà.";
    unusual: "This is no result that games end with every day.", "Ce résultat est inhabituel.", "Dieses Resultat ist ungewöhnlich.", "Questo risultato è insolito.";
    not_rated: "This game will not be rated.", "Cette partie ne comptera pas pour l'Elo.", "Diese Partie wird nicht gewertet.", "Questa partita non varrà per l'Elo.";
    adjourns: "The game counts as a draw for the pairing (C.04.2:3.1) until it is finished.", "La partie compte comme nulle pour l'appariement (C.04.2:3.1) jusqu'à sa fin.", "Die Partie gilt für die Paarung als Remis (C.04.2:3.1), bis sie beendet ist.", "La partita vale come patta per l'abbinamento (C.04.2:3.1) finché non termina.";
    adjourned_not_drawn: "The pairings made meanwhile took the game for a draw (C.04.2:3.1).", "Les appariements faits entre-temps ont compté la partie comme nulle (C.04.2:3.1).", "Die inzwischen gemachten Paarungen haben die Partie als Remis gezählt (C.04.2:3.1).", "Gli abbinamenti fatti nel frattempo hanno contato la partita come patta (C.04.2:3.1).";
    replaces_confirmed: "The result was confirmed already.", "Le résultat était déjà confirmé.", "Das Resultat war schon bestätigt.", "Il risultato era già confermato.";
    counts_from_round: "The correction counts from round {round} on (C.04.2:4.3).", "La rectification compte dès la ronde {round} (C.04.2:4.3).", "Die Korrektur zählt ab Runde {round} (C.04.2:4.3).", "La rettifica vale dal turno {round} (C.04.2:4.3).";
    rating_only: "The correction counts for the rating report alone (C.04.2:4.3).", "La rectification ne compte que pour le rapport Elo (C.04.2:4.3).", "Die Korrektur zählt nur für den Elo-Bericht (C.04.2:4.3).", "La rettifica vale solo per il rapporto Elo (C.04.2:4.3).";
    pairs_again: "Round {round} is taken back and must be paired again.", "La ronde {round} est retirée et doit être appariée à nouveau.", "Runde {round} wird zurückgezogen und muss neu ausgelost werden.", "Il turno {round} è ritirato e va abbinato di nuovo.";
    resumes: "The ranking was final; the report will say so.", "Le classement était définitif; le rapport le dira.", "Die Rangliste war endgültig; im Bericht steht es.", "La classifica era definitiva; il rapporto lo dirà.";
    soft_dropped: "{count} wishes for pairs not to meet could not be kept.", "{count} souhaits de non-rencontre n'ont pas pu être respectés.", "{count} Wünsche, dass zwei sich nicht treffen, liessen sich nicht erfüllen.", "{count} desideri di non incontro non sono stati rispettati.";
    undoes_anothers: "Act {seq} was somebody else's.", "L'acte {seq} est d'une autre personne.", "Eintrag {seq} stammt von jemand anderem.", "L'atto {seq} è di un'altra persona.";
    takes_back_published: "Everybody has seen round {round}; the report will say that it was taken back (C.04.2:4.4).", "Tout le monde a vu la ronde {round}; le rapport dira qu'elle a été retirée (C.04.2:4.4).", "Alle haben Runde {round} gesehen; im Bericht steht, dass sie zurückgezogen wurde (C.04.2:4.4).", "Tutti hanno visto il turno {round}; il rapporto dirà che è stato ritirato (C.04.2:4.4).";
    reinstates_expelled: "The player was expelled.", "Le joueur avait été exclu.", "Der Spieler war ausgeschlossen.", "Il giocatore era stato espulso.";
    reopens: "Round {round} was closed; its results can be changed again.", "La ronde {round} était close; ses résultats pourront de nouveau changer.", "Runde {round} war abgeschlossen; ihre Resultate lassen sich wieder ändern.", "Il turno {round} era chiuso; i risultati potranno di nuovo cambiare.";
    absent: "Left, or not come yet (C.04.2:3.2): {players}.", "Partis, ou pas encore arrivés (C.04.2:3.2): {players}.", "Gegangen oder noch nicht gekommen (C.04.2:3.2): {players}.", "Andati via, o non ancora arrivati (C.04.2:3.2): {players}.";
    loses_results: "The results at boards {boards} are lost.", "Les résultats aux échiquiers {boards} sont perdus.", "Die Resultate an den Brettern {boards} gehen verloren.", "I risultati alle scacchiere {boards} vanno persi.";
    both_colours_wrong: "Both players would get the wrong colour: {pairs}.", "Les deux joueurs auraient la mauvaise couleur: {pairs}.", "Beide Spieler bekämen die falsche Farbe: {pairs}.", "Entrambi i giocatori avrebbero il colore sbagliato: {pairs}.";
    import_breaks: "The file breaks rules, and the report will say so: {rules}.", "Le fichier enfreint des règles, et le rapport le dira: {rules}.", "Die Datei verletzt Regeln, und im Bericht steht es: {rules}.", "Il file viola delle regole, e il rapporto lo dirà: {rules}.";
    board_of_round: "round {round} board {board}", "ronde {round} échiquier {board}", "Runde {round} Brett {board}", "turno {round} scacchiera {board}";
    nothing: "none", "aucun", "keine", "nessuno";
    player: "player {id}", "joueur {id}", "Spieler {id}", "giocatore {id}";
    rematch: "two who have met were paired", "deux joueurs s'étaient déjà rencontrés", "zwei, die sich schon getroffen haben, wurden gepaart", "sono stati abbinati due che si erano già incontrati";
    rules_of_the_event: "the rules of the event ask for it", "le règlement de la manifestation le demande", "die Regeln der Veranstaltung verlangen es", "lo richiede il regolamento della manifestazione";
    both_without_opponent: "two without an opponent agree to play", "deux joueurs sans adversaire acceptent de jouer", "zwei ohne Gegner sind bereit zu spielen", "due senza avversario accettano di giocare";
    late_entry: "a late entry is admitted", "un retardataire est admis", "eine Nachmeldung wird zugelassen", "è ammessa un'iscrizione tardiva";
    last_round_top_boards: "something unforeseeable happened at the top boards of the last round", "un imprévu touche les premiers échiquiers de la dernière ronde", "an den Spitzenbrettern der letzten Runde geschah etwas Unvorhersehbares", "un imprevisto tocca le prime scacchiere dell'ultimo turno";
    absolute_rule: "the pairing breaks an absolute rule", "l'appariement enfreint une règle absolue", "die Paarung verletzt eine absolute Regel", "l'abbinamento viola una regola assoluta";
}

/// Who is who, and in which language: what a sentence about a tournament needs.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) lang: Lang,
    pub(crate) state: Option<&'a State>,
}

impl Teller<'_> {
    /// Somebody's name.
    pub(crate) fn who(self, id: EntrantId) -> String {
        let player = self.state.and_then(|state| state.players.get(&id));
        let unknown = CautionWords::of(self.lang).player;
        player.map_or_else(|| fill(unknown, &[("id", &id)]), |player| player.entrant.name.clone())
    }

    pub(super) fn people(self, ids: &[EntrantId]) -> String {
        ids.iter().map(|id| self.who(*id)).collect::<Vec<_>>().join("; ")
    }

    pub(super) fn boards(self, boards: &[(u16, u32)]) -> String {
        let text = CautionWords::of(self.lang).board_of_round;
        let one = |(round, board): &(u16, u32)| fill(text, &[("round", round), ("board", board)]);
        boards.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// Why a published round may be changed.
    pub(crate) fn case(self, case: Case) -> &'static str {
        let w = CautionWords::of(self.lang);
        match case {
            Case::Rematch => w.rematch,
            Case::RulesOfTheEvent => w.rules_of_the_event,
            Case::BothWithoutOpponent => w.both_without_opponent,
            Case::LateEntry => w.late_entry,
            Case::LastRoundTopBoards => w.last_round_top_boards,
            Case::AbsoluteRule => w.absolute_rule,
        }
    }

    /// A caution in one sentence or two.
    pub(crate) fn caution(self, caution: &Caution) -> String {
        let w = CautionWords::of(self.lang);
        match caution {
            Caution::RoundsChange { from, to } => {
                let from = from.map_or_else(|| w.nothing.to_owned(), |from| from.to_string());
                fill(w.rounds_change, &[("from", &from), ("to", to)])
            }
            Caution::SameName { name } => fill(w.same_name, &[("name", name)]),
            Caution::SecondHalfBye { allowed } => fill(w.second_half_bye, &[("allowed", allowed)]),
            Caution::MissingBecomeAdjourned { boards } => self.open_games(boards),
            Caution::ChangesPublished { case } => {
                fill(w.changes_published, &[("case", &self.case(*case))])
            }
            Caution::BreaksRule { article, players } => {
                fill(w.breaks_rule, &[("article", article), ("players", &self.people(players))])
            }
            Caution::LeftOut { players } => fill(w.left_out, &[("players", &self.people(players))]),
            Caution::NotTheEngines { boards } => fill(w.not_the_engines, &[("boards", boards)]),
            Caution::Absent { players } => fill(w.absent, &[("players", &self.people(players))]),
            Caution::LosesResults { boards } => {
                fill(w.loses_results, &[("boards", &listed(boards))])
            }
            Caution::BothColoursWrong { boards } => {
                let pair = |pair: &ronde_desk::stored::Pair| {
                    format!("{} – {}", self.who(pair.0), self.who(pair.1))
                };
                let pairs: Vec<String> = boards.iter().map(pair).collect();
                fill(w.both_colours_wrong, &[("pairs", &pairs.join("; "))])
            }
            Caution::ImportBreaks { rules } => fill(w.import_breaks, &[("rules", &listed(rules))]),
            other => self.of_books(other).unwrap_or_else(|| of_rounds(w, other)),
        }
    }

    /// F9 of the old books, C.04.2:3.1 of today.
    fn open_games(self, boards: &[(u16, u32)]) -> String {
        let w = AskWords::of(self.lang);
        let article = self.state.map_or("C.04.2:3.1", ronde_desk::engine::article_of_open_games);
        let text = if boards.len() == 1 { w.games_open_one } else { w.games_open_many };
        let (n, boards) = (boards.len(), self.boards(boards));
        fill(text, &[("n", &n), ("article", &article), ("boards", &boards)])
    }

    /// Absences that nobody decided about, and what the old books say otherwise.
    fn of_books(self, caution: &Caution) -> Option<String> {
        let w = AskWords::of(self.lang);
        let named = |text: &str, article: &str, players: &[EntrantId]| {
            fill(text, &[("article", &article), ("players", &self.people(players))])
        };
        Some(match caution {
            Caution::AbsencesCarried { round, players } => {
                fill(&named(w.absences_carried, "", players), &[("round", round)])
            }
            Caution::AbsentWithoutAWord { article, players } => {
                named(w.absent_without_a_word, article, players)
            }
            Caution::AbsenceWithPoints { article, players } => {
                named(w.absence_with_points, article, players)
            }
            Caution::ByeNotByTheBook { article, tenths } => {
                let points = crate::pages::points(ronde_model::Score::from_tenths(*tenths));
                fill(w.bye_not_by_the_book, &[("article", article), ("points", &points)])
            }
            Caution::AdjournedIsNoForfeit { article } => {
                named(w.adjourned_is_no_forfeit, article, &[])
            }
            _ => return None,
        })
    }
}

fn of_rounds(w: &'static CautionWords, caution: &Caution) -> String {
    match caution {
        Caution::CountsFromRound { round } => fill(w.counts_from_round, &[("round", round)]),
        Caution::PairsAgain { round } => fill(w.pairs_again, &[("round", round)]),
        Caution::SoftDropped { count } => fill(w.soft_dropped, &[("count", count)]),
        Caution::UndoesAnothers { seq } => fill(w.undoes_anothers, &[("seq", seq)]),
        Caution::TakesBackPublished { round } => fill(w.takes_back_published, &[("round", round)]),
        Caution::Reopens { round } => fill(w.reopens, &[("round", round)]),
        other => plain(w, other).to_owned(),
    }
}

/// Those that are the same wherever they are said. Every variant is named, so that a new one does not
/// compile without its words; those with values were told before.
fn plain(w: &'static CautionWords, caution: &Caution) -> &'static str {
    match caution {
        Caution::LeavesFideMode => w.leaves_fide_mode,
        Caution::TieBreaksChange => w.tie_breaks_change,
        Caution::SystemDeprecated => w.system_deprecated,
        Caution::NumbersChange => w.numbers_change,
        Caution::NumbersStay => w.numbers_stay,
        Caution::NumbersByHand => w.numbers_by_hand,
        Caution::Expels => w.expels,
        Caution::ByeInLastRounds => w.bye_in_last_rounds,
        Caution::FullByeDeprecated => w.full_bye_deprecated,
        Caution::PointsByDecision => w.points_by_decision,
        Caution::Unusual => w.unusual,
        Caution::NotRated => w.not_rated,
        Caution::Adjourns => w.adjourns,
        Caution::AdjournedNotDrawn => w.adjourned_not_drawn,
        Caution::ReplacesConfirmed => w.replaces_confirmed,
        Caution::RatingOnly => w.rating_only,
        Caution::Resumes => w.resumes,
        Caution::ReinstatesExpelled => w.reinstates_expelled,
        Caution::RoundsChange { .. }
        | Caution::SameName { .. }
        | Caution::SecondHalfBye { .. }
        | Caution::MissingBecomeAdjourned { .. }
        | Caution::ChangesPublished { .. }
        | Caution::BreaksRule { .. }
        | Caution::LeftOut { .. }
        | Caution::NotTheEngines { .. }
        | Caution::CountsFromRound { .. }
        | Caution::PairsAgain { .. }
        | Caution::SoftDropped { .. }
        | Caution::UndoesAnothers { .. }
        | Caution::TakesBackPublished { .. }
        | Caution::Reopens { .. }
        | Caution::Absent { .. }
        | Caution::LosesResults { .. }
        | Caution::BothColoursWrong { .. }
        | Caution::AbsencesCarried { .. }
        | Caution::AbsentWithoutAWord { .. }
        | Caution::AbsenceWithPoints { .. }
        | Caution::ByeNotByTheBook { .. }
        | Caution::AdjournedIsNoForfeit { .. }
        | Caution::ImportBreaks { .. } => "",
    }
}

/// Values side by side.
pub(super) fn listed<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caution_names_people_in_the_reader_s_language() {
        let mut state = State::new("t");
        let entrant = ronde_desk::stored::Entrant {
            name: "Keller, Anna".to_owned(),
            ..ronde_desk::stored::Entrant::default()
        };
        let player = serde_json::json!({
            "entrant": entrant, "from": 1, "until": null, "expelled": null, "present": null,
            "byes": {}, "table": null, "frozen": null, "number_in_file": null, "changed": 0,
            "card_changed": 0
        });
        state.players.insert(EntrantId(7), serde_json::from_value(player).unwrap());
        let caution =
            Caution::BreaksRule { article: "C.04.1:2".to_owned(), players: vec![EntrantId(7)] };
        let told = |lang| Teller { lang, state: Some(&state) }.caution(&caution);
        assert_eq!("Keller, Anna: this breaks C.04.1:2.", told(Lang::En));
        assert_eq!("Keller, Anna: das verletzt C.04.1:2.", told(Lang::De));
        let nobody = Teller { lang: Lang::Fr, state: None }.caution(&caution);
        assert_eq!("joueur 7: cela enfreint C.04.1:2.", nobody);
    }
}
