//! What the pages say that tell why.

ronde_report::words! {
    /// Why two meet, why two others do not, and the round step by step.
    pub(crate) WhyWords;
    board_title: "Round {n}, board {m}", "Ronde {n}, échiquier {m}", "Runde {n}, Brett {m}", "Turno {n}, scacchiera {m}";
    round_title: "How round {n} was paired", "Comment la ronde {n} a été appariée", "Wie die Runde {n} ausgelost wurde", "Come è stato abbinato il turno {n}";
    frozen: "As it was when the round was paired:", "Tel que c'était lors de l'appariement:", "Stand der Auslosung:", "Com'era al momento dell'abbinamento:";
    by_hand: "The round was changed by hand. What the rules prescribe is told beside it.", "La ronde a été modifiée à la main. Ce que les règles prescrivent est dit à côté.", "Die Runde wurde von Hand geändert. Daneben steht, was die Regeln vorschreiben.", "Il turno è stato modificato a mano. Accanto è detto ciò che le regole prescrivono.";
    from_file: "The round came from a file. This is how the rules pair it.", "La ronde vient d'un fichier. Voici comment les règles l'apparient.", "Die Runde kam aus einer Datei. So losen die Regeln sie aus.", "Il turno viene da un file. Ecco come lo abbinano le regole.";
    by_schedule: "A schedule pairs this tournament: who meets whom was settled before the first round.", "Une grille apparie ce tournoi: les rencontres étaient fixées avant la première ronde.", "Ein Spielplan paart dieses Turnier: wer auf wen trifft, stand vor der ersten Runde fest.", "Un calendario abbina questo torneo: gli incontri erano fissati prima del primo turno.";
    added: "These two were paired later at a board of their own.", "Ces deux joueurs ont été appariés plus tard à un échiquier ajouté.", "Diese zwei wurden später an einem zusätzlichen Brett gepaart.", "Questi due sono stati abbinati più tardi a una scacchiera aggiunta.";
    no_answer: "The rules give no pairing from what was known then.", "Les règles ne donnent pas d'appariement d'après ce qui était connu alors.", "Die Regeln ergeben aus dem damaligen Stand keine Auslosung.", "Le regole non danno un abbinamento da ciò che era noto allora.";
    steps: "Step after step", "Étape par étape", "Schritt für Schritt", "Passo dopo passo";
    article: "Article", "Article", "Artikel", "Articolo";
    board_before: "Board {n}", "Échiquier {n}", "Brett {n}", "Scacchiera {n}";
    all_boards: "All boards", "Tous les échiquiers", "Alle Bretter", "Tutte le scacchiere";
    whole_round: "The whole round", "Toute la ronde", "Die ganze Runde", "Tutto il turno";
    back_to_round: "To the pairings", "Aux appariements", "Zu den Paarungen", "Agli abbinamenti";
    why_not: "Why not these two", "Pourquoi pas ces deux-là", "Warum nicht diese zwei", "Perché non questi due";
    why_not_hint: "The pair is forced, and the round is paired again: what would be worse?", "La paire est imposée et la ronde appariée à nouveau: qu'est-ce qui serait moins bon?", "Das Paar wird erzwungen und die Runde neu ausgelost: was wäre schlechter?", "La coppia è imposta e il turno riabbinato: che cosa sarebbe peggio?";
    one: "One player", "Un joueur", "Ein Spieler", "Un giocatore";
    other: "The other", "L'autre", "Der andere", "L'altro";
    ask: "Ask", "Demander", "Fragen", "Chiedi";
    two_needed: "Choose two different players.", "Choisissez deux joueurs différents.", "Wählen Sie zwei verschiedene Spieler.", "Scegliere due giocatori diversi.";
    walk: "Step by step", "Pas à pas", "Schritt für Schritt durchgehen", "Passo per passo";
    walk_title: "Round {n}, step by step", "Ronde {n}, pas à pas", "Runde {n}, Schritt für Schritt", "Turno {n}, passo per passo";
    step_of: "Step {n} of {m}", "Étape {n} sur {m}", "Schritt {n} von {m}", "Passo {n} di {m}";
    step_before: "Step before", "Étape précédente", "Schritt davor", "Passo precedente";
    step_after: "Next step", "Étape suivante", "Nächster Schritt", "Passo seguente";
    groups: "Groups", "Niveaux", "Punktgruppen", "Gruppi";
    on_table: "On the table", "Sur la table", "Auf dem Tisch", "Sul tavolo";
    quantities: "Quantities", "Quantités", "Grössen", "Grandezze";
    dropped: "Set aside", "Laissé de côté", "Fallen gelassen", "Messo da parte";
    made: "Already paired", "Déjà appariés", "Schon gepaart", "Già abbinati";
    back_to_why: "Back", "Retour", "Zurück", "Indietro";
    legend: "↘ came from another group · ↓ leaves without an opponent · ⇄ changed sides · beside the points the colour due: dashed mild, plain strong, double absolute", "↘ venu d'un autre niveau · ↓ part sans adversaire · ⇄ a changé de côté · à côté des points la couleur préférentielle: tirets faible, trait forte, double absolue", "↘ aus einer anderen Gruppe · ↓ geht ohne Gegner weiter · ⇄ hat die Seite gewechselt · neben den Punkten der Farbanspruch: gestrichelt mild, einfach stark, doppelt absolut", "↘ venuto da un altro gruppo · ↓ parte senza avversario · ⇄ ha cambiato lato · accanto ai punti il colore spettante: tratteggio lieve, linea forte, doppia assoluta";
    key_step: "step by step", "pas à pas", "Schritt für Schritt", "passo per passo";
    deadlock_title: "Round {n} cannot be paired", "La ronde {n} ne peut pas être appariée", "Runde {n} kann nicht ausgelost werden", "Il turno {n} non può essere abbinato";
    deadlock: "Nothing was changed. The arbiter decides what to do (C.04.3:1.9.3).", "Rien n'a été modifié. L'arbitre décide de la suite (C.04.3:1.9.3).", "Nichts wurde geändert. Der Schiedsrichter entscheidet, was zu tun ist (C.04.3:1.9.3).", "Nulla è stato modificato. Decide l'arbitro (C.04.3:1.9.3).";
    why: "Why?", "Pourquoi?", "Warum?", "Perché?";
    why_board: "Board {n}: why these two meet", "Échiquier {n}: pourquoi cette rencontre", "Brett {n}: warum diese Paarung", "Scacchiera {n}: perché questo incontro";
    how_paired: "How it was paired", "Comment elle a été appariée", "Wie sie ausgelost wurde", "Come è stato abbinato";
}
