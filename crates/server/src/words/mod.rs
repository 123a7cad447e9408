//! Words in four languages. A word that lacks a language does not compile.

use axum::http::HeaderMap;
use axum::http::header;

pub use ronde_report::lang::{Lang, fill};
use ronde_report::words;

/// What the reader chose (`?lang=fr`, or the cookie that remembers it), else what his browser
/// prefers, else English.
pub fn lang(query: &str, headers: &HeaderMap) -> Lang {
    let asked = query.split('&').find_map(|pair| Lang::of_code(pair.strip_prefix("lang=")?));
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
    let cookies = text(header::COOKIE).split(';');
    let kept = cookies.map(str::trim).find_map(|pair| Lang::of_code(pair.strip_prefix("lang=")?));
    let preferred = text(header::ACCEPT_LANGUAGE).split(',');
    let preferred = preferred.map(str::trim).find_map(|tag| Lang::of_code(tag.get(..2)?));
    asked.or(kept).or(preferred).unwrap_or(Lang::En)
}

pub(crate) mod accepted;
pub(crate) mod acts;
pub(crate) mod asks;
pub(crate) mod cautions;
pub(crate) mod files;
pub(crate) mod findings;
pub(crate) mod help;
pub(crate) mod new;
pub(crate) mod norms;
pub(crate) mod objections;
pub(crate) mod odds;
pub(crate) mod papers;
pub(crate) mod people;
pub(crate) mod phone;
pub(crate) mod plan;
pub(crate) mod players;
pub(crate) mod reference;
pub(crate) mod refusals;
pub(crate) mod rounds;
pub(crate) mod safety;
pub(crate) mod schedule;
pub(crate) mod screen;
pub(crate) mod screens;
pub(crate) mod settings;
pub(crate) mod site;
pub(crate) mod standings;
pub(crate) mod terms;
pub(crate) mod what_if;
pub(crate) mod why;

words! {
    /// What every page says. `{n}` and its like are filled in by [`fill`].
    pub(crate) Words;
    new_tournament: "New tournament", "Nouveau tournoi", "Neues Turnier", "Nuovo torneo";
    new_hint: "paste names, that is all", "collez les noms, c'est tout", "Namen einfügen, das ist alles", "incollare i nomi, tutto qui";
    try_demo: "Try the demo", "Essayer la démo", "Demo ansehen", "Provare la demo";
    demo_hint: "60 players, round 5, nothing to lose", "60 joueurs, ronde 5, rien à perdre", "60 Spieler, Runde 5, nichts zu verlieren", "60 giocatori, turno 5, niente da perdere";
    on_this_machine: "On this machine", "Sur cet ordinateur", "Auf diesem Rechner", "Su questo computer";
    nothing_yet: "Nothing yet.", "Rien pour l'instant.", "Noch nichts.", "Ancora niente.";
    kept_in: "Everything is kept in {place}. No internet is needed.", "Tout est conservé dans {place}. Internet n'est pas nécessaire.", "Alles liegt in {place}. Internet wird nicht gebraucht.", "Tutto è conservato in {place}. Internet non serve.";
    overview: "Overview", "Aperçu", "Übersicht", "Panoramica";
    players: "Players", "Joueurs", "Spieler", "Giocatori";
    round: "Round", "Ronde", "Runde", "Turno";
    results: "Results", "Résultats", "Resultate", "Risultati";
    standings: "Standings", "Classement", "Rangliste", "Classifica";
    journal: "Journal", "Journal", "Journal", "Registro";
    what_if: "What if", "Et si", "Was wäre wenn", "E se";
    fide_mode: "FIDE mode", "Mode FIDE", "FIDE-Modus", "Modo FIDE";
    not_fide: "not FIDE", "hors FIDE", "nicht FIDE", "non FIDE";
    paste_players: "Paste or drop the players", "Collez ou déposez les joueurs", "Spieler einfügen oder hierher ziehen", "Incollare o trascinare i giocatori";
    any_order: "any order, any separator, names or FIDE numbers", "ordre et séparateur libres, noms ou numéros FIDE", "Reihenfolge und Trennzeichen beliebig, Namen oder FIDE-Nummern", "ordine e separatori liberi, nomi o numeri FIDE";
    name: "Name", "Nom", "Name", "Nome";
    rounds: "Rounds", "Rondes", "Runden", "Turni";
    announced: "announced before round 1, hard to change later", "annoncé avant la ronde 1, difficile à changer ensuite", "vor Runde 1 angekündigt, später schwer zu ändern", "annunciato prima del turno 1, difficile da cambiare poi";
    pair_round: "Pair round {n}", "Apparier la ronde {n}", "Runde {n} auslosen", "Abbinare il turno {n}";
    publish_round: "Publish round {n}", "Afficher la ronde {n}", "Runde {n} aushängen", "Esporre il turno {n}";
    enter_results: "Enter results", "Saisir les résultats", "Resultate eingeben", "Inserire i risultati";
    close_round: "Close round {n}", "Clore la ronde {n}", "Runde {n} abschliessen", "Chiudere il turno {n}";
    finish: "Finish the tournament", "Terminer le tournoi", "Turnier beenden", "Terminare il torneo";
    add_players: "Add players", "Ajouter des joueurs", "Spieler hinzufügen", "Aggiungere giocatori";
    see_standings: "See the standings", "Voir le classement", "Rangliste ansehen", "Vedere la classifica";
    not_begun: "{n} players are entered. Round 1 can be paired.", "{n} joueurs sont inscrits. La ronde 1 peut être appariée.", "{n} Spieler sind eingetragen. Runde 1 kann ausgelost werden.", "{n} giocatori sono iscritti. Il turno 1 può essere abbinato.";
    nobody_yet: "Nobody is entered yet.", "Personne n'est encore inscrit.", "Noch niemand ist eingetragen.", "Nessuno è ancora iscritto.";
    is_draft: "Round {n} is paired: {boards} boards. Publish it when you have looked it over.", "La ronde {n} est appariée: {boards} échiquiers. Affichez-la après l'avoir relue.", "Runde {n} ist ausgelost: {boards} Bretter. Nach dem Durchsehen aushängen.", "Il turno {n} è abbinato: {boards} scacchiere. Esporlo dopo averlo riletto.";
    is_played: "Round {n} is being played. {missing} results are missing.", "La ronde {n} est en cours. Il manque {missing} résultats.", "Runde {n} läuft. {missing} Resultate fehlen.", "Il turno {n} è in corso. Mancano {missing} risultati.";
    all_in: "All results of round {n} are in.", "Tous les résultats de la ronde {n} sont saisis.", "Alle Resultate der Runde {n} sind da.", "Tutti i risultati del turno {n} sono inseriti.";
    is_closed: "Round {n} is closed.", "La ronde {n} est close.", "Runde {n} ist abgeschlossen.", "Il turno {n} è chiuso.";
    is_over: "The tournament is finished.", "Le tournoi est terminé.", "Das Turnier ist beendet.", "Il torneo è terminato.";
    by_hand: "Round {n} is being paired by hand.", "La ronde {n} est appariée à la main.", "Runde {n} wird von Hand gepaart.", "Il turno {n} è abbinato a mano.";
    draft: "Draft", "Brouillon", "Entwurf", "Bozza";
    published: "Published", "Affiché", "Ausgehängt", "Esposto";
    closed: "Closed", "Close", "Abgeschlossen", "Chiuso";
    board: "Bd", "Éch.", "Br.", "Sc.";
    white: "White", "Blancs", "Weiss", "Bianco";
    black: "Black", "Noirs", "Schwarz", "Nero";
    result: "Result", "Résultat", "Resultat", "Risultato";
    points: "Pts", "Pts", "Pkt", "Pti";
    rating: "Elo", "Elo", "Elo", "Elo";
    number: "No.", "No", "Nr.", "N.";
    federation: "Fed", "Féd", "Verb.", "Fed";
    club: "Club", "Club", "Klub", "Circolo";
    rank: "Rk", "Rg", "Rg", "Pos";
    bye: "bye", "exempt", "spielfrei", "bye";
    half_bye: "half-point bye", "bye (demi-point)", "Bye mit ½ Punkt", "bye da mezzo punto";
    absent: "absent", "absent", "abwesend", "assente";
    withdrawn: "withdrawn", "abandon", "zurückgezogen", "ritirato";
    not_paired: "Round {n} is not paired yet.", "La ronde {n} n'est pas encore appariée.", "Runde {n} ist noch nicht ausgelost.", "Il turno {n} non è ancora abbinato.";
    not_published: "Round {n} is not published yet.", "La ronde {n} n'est pas encore affichée.", "Runde {n} ist noch nicht ausgehängt.", "Il turno {n} non è ancora esposto.";
    after_round: "After round {n}", "Après la ronde {n}", "Nach Runde {n}", "Dopo il turno {n}";
    working: "Working", "Détail", "Rechnung", "Calcolo";
    when: "When", "Quand", "Wann", "Quando";
    who: "Who", "Qui", "Wer", "Chi";
    what: "What", "Quoi", "Was", "Che cosa";
    undo: "Undo", "Annuler", "Rückgängig", "Annullare";
    undone: "undone", "annulé", "rückgängig", "annullato";
    head: "The journal ends with {head}.", "Le journal finit par {head}.", "Das Journal endet mit {head}.", "Il registro finisce con {head}.";
    missing_page: "There is no such page.", "Cette page n'existe pas.", "Diese Seite gibt es nicht.", "Questa pagina non esiste.";
    log_in: "Log in", "Se connecter", "Anmelden", "Accedere";
    to_start: "To the start page", "À la page d'accueil", "Zur Startseite", "Alla pagina iniziale";
    only_arbiters: "Only arbiters see this page.", "Seuls les arbitres voient cette page.", "Nur Schiedsrichter sehen diese Seite.", "Solo gli arbitri vedono questa pagina.";
    check_in: "Check-in", "Pointage", "Anwesenheit", "Presenze";
    files: "Files", "Fichiers", "Dateien", "File";
    papers: "Papers", "Papiers", "Papiere", "Stampe";
    more: "More", "Plus", "Mehr", "Altro";
    now: "Now", "Actuel", "Jetzt", "Ora";
    crosstable: "Crosstable", "Grille", "Kreuztabelle", "Tabellone";
    prizes: "Prizes", "Palmarès", "Preise", "Premi";
    norms: "Norms and ratings", "Normes et Elo", "Normen und Elo", "Norme ed Elo";
    odds: "Odds", "Chances", "Chancen", "Probabilità";
    settings: "Settings", "Réglages", "Einstellungen", "Impostazioni";
    screens: "Screens", "Écrans", "Bildschirme", "Schermi";
    people: "People", "Personnes", "Personen", "Persone";
    help: "Help", "Aide", "Hilfe", "Aiuto";
    skip: "To the content", "Au contenu", "Zum Inhalt", "Al contenuto";
    dark: "Dark or light", "Sombre ou clair", "Dunkel oder hell", "Scuro o chiaro";
    keys: "Keys of this page", "Touches de cette page", "Tasten dieser Seite", "Tasti di questa pagina";
    language: "Language", "Langue", "Sprache", "Lingua";
    tournament: "Tournament", "Tournoi", "Turnier", "Torneo";
    whole_event: "The whole event", "Toute la manifestation", "Die ganze Veranstaltung", "Tutta la manifestazione";
    round_before: "Round before", "Ronde précédente", "Runde davor", "Turno precedente";
    round_after: "Round after", "Ronde suivante", "Runde danach", "Turno successivo";
    print: "Print", "Imprimer", "Drucken", "Stampare";
    see_pairings: "See the pairings", "Voir les appariements", "Paarungen ansehen", "Vedere gli abbinamenti";
    registered: "{n} players are entered.", "{n} joueurs sont inscrits.", "{n} Spieler sind eingetragen.", "{n} giocatori sono iscritti.";
    is_played_one: "Round {n} is being played. One result is missing.", "La ronde {n} est en cours. Il manque un résultat.", "Runde {n} läuft. Ein Resultat fehlt.", "Il turno {n} è in corso. Manca un risultato.";
    go_on_by_hand: "Go on by hand", "Continuer à la main", "Von Hand weiter", "Continuare a mano";
    look_over: "Look it over", "Relire", "Durchsehen", "Rileggere";
    no_round: "This tournament has no round {n}.", "Ce tournoi n'a pas de ronde {n}.", "Dieses Turnier hat keine Runde {n}.", "Questo torneo non ha un turno {n}.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_chooses_before_the_browser() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, "de-CH,de;q=0.9,en;q=0.8".parse().unwrap());
        assert_eq!(Lang::De, lang("", &headers));
        headers.insert(header::COOKIE, "a=b; lang=it".parse().unwrap());
        assert_eq!(Lang::It, lang("", &headers));
        assert_eq!(Lang::Fr, lang("x=1&lang=fr", &headers));
        assert_eq!(Lang::En, lang("lang=xx", &HeaderMap::new()));
    }
}
