//! The plan of an event.

use ronde_report::words;

words! {
    /// What the page of the plan says.
    pub(crate) PlanWords;
    plan: "Plan an event", "Planifier une manifestation", "Anlass planen", "Pianificare una manifestazione";
    about: "What it costs, what it brings in, how many entries it needs, and what is to be done by when. Nothing is stored: keep the address, or print.", "Ce que cela coûte, ce que cela rapporte, combien d'inscriptions il faut, et ce qui est à faire pour quand. Rien n'est enregistré: gardez l'adresse, ou imprimez.", "Was es kostet, was es einbringt, wie viele Anmeldungen nötig sind und was bis wann zu tun ist. Nichts wird gespeichert: Adresse aufbewahren oder drucken.", "Quanto costa, quanto rende, quante iscrizioni servono e che cosa fare entro quando. Niente viene salvato: conservare l'indirizzo, o stampare.";
    hint: "costs, income, check-list", "dépenses, recettes, liste de contrôle", "Ausgaben, Einnahmen, Checkliste", "spese, entrate, lista di controllo";
    the_event: "The event", "La manifestation", "Der Anlass", "La manifestazione";
    players: "Entries expected", "Inscriptions attendues", "Erwartete Anmeldungen", "Iscrizioni attese";
    rounds: "Rounds", "Rondes", "Runden", "Turni";
    days: "Days", "Jours", "Tage", "Giorni";
    first_day: "First day", "Premier jour", "Erster Tag", "Primo giorno";
    currency: "Currency", "Monnaie", "Währung", "Valuta";
    income: "Income", "Recettes", "Einnahmen", "Entrate";
    fee: "Entry fee", "Finance d'inscription", "Startgeld", "Quota d'iscrizione";
    other_income: "Other income", "Autres recettes", "Weitere Einnahmen", "Altre entrate";
    other_income_hint: "a line each: sponsor=500", "une par ligne: sponsor=500", "pro Zeile: Sponsor=500", "una per riga: sponsor=500";
    gifts: "Given for nothing", "Offert", "Geschenkt", "Donato";
    gifts_hint: "material or work, a line each: clocks=300", "matériel ou travail, un par ligne: pendules=300", "Material oder Arbeit, pro Zeile: Uhren=300", "materiale o lavoro, uno per riga: orologi=300";
    costs: "Costs", "Dépenses", "Ausgaben", "Spese";
    prizes: "Prizes, first to last", "Prix, du premier au dernier", "Preise, vom ersten zum letzten", "Premi, dal primo all'ultimo";
    hall: "Hall, for each player", "Salle, par joueur", "Saal, pro Spieler", "Sala, per giocatore";
    rating_fee: "Rating fee, for each player and round", "Liste de classement, par joueur et ronde", "Führungsliste, pro Spieler und Runde", "Lista Elo, per giocatore e turno";
    guests: "Ratings of invited players", "Elo des joueurs invités", "Elo der Eingeladenen", "Elo degli invitati";
    guests_hint: "they pay no entry; 500 from 2500 on, and 5 for each point above", "sans finance d'inscription; 500 dès 2500, et 5 par point en plus", "ohne Startgeld; 500 ab 2500, und 5 für jeden Punkt darüber", "senza quota; 500 da 2500, e 5 per ogni punto in più";
    arbiters: "Arbiters", "Arbitres", "Schiedsrichter", "Arbitri";
    arbiter_pay: "Pay of each arbiter", "Rétribution par arbitre", "Entschädigung pro Schiedsrichter", "Compenso per arbitro";
    other_costs: "Other costs", "Autres dépenses", "Weitere Ausgaben", "Altre spese";
    other_costs_hint: "a line each: programmes=120", "une par ligne: programmes=120", "pro Zeile: Programme=120", "una per riga: programmi=120";
    calculate: "Calculate", "Calculer", "Berechnen", "Calcola";
    wrong: "Not understood and left out: {what}", "Pas compris et laissé de côté: {what}", "Nicht verstanden und weggelassen: {what}", "Non capito e tralasciato: {what}";
    budget: "Budget", "Budget", "Budget", "Bilancio";
    done: "Done", "Fait", "Erledigt", "Fatto";
}
