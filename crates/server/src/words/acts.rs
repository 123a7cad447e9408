//! What was done, in the reader's language: one sentence for every act.

use ronde_desk::stored::{Act, ByeCode, EntrantId, ResultCode, Setting};

use super::asks::{AskWords, colour_word};
use super::cautions::Teller;
use super::fill;
use super::schedule::ScheduleWords;

ronde_report::words! {
    /// One sentence for each act. `{board}` is told with its round.
    pub(crate) ActWords;
    create: "Tournament created: {name}", "Tournoi créé: {name}", "Turnier angelegt: {name}", "Torneo creato: {name}";
    import: "File read: {file}", "Fichier lu: {file}", "Datei eingelesen: {file}", "File letto: {file}";
    configure: "Settings: {what}", "Réglages: {what}", "Einstellungen: {what}", "Impostazioni: {what}";
    leave_fide_mode: "FIDE mode left: {reason}", "Mode FIDE quitté: {reason}", "FIDE-Modus verlassen: {reason}", "Modo FIDE lasciato: {reason}";
    register: "{n} players entered", "{n} joueurs inscrits", "{n} Spieler eingetragen", "{n} giocatori iscritti";
    register_one: "{who} entered", "{who} inscrit", "{who} eingetragen", "{who} iscritto";
    amend: "Data changed: {who}", "Données modifiées: {who}", "Angaben geändert: {who}", "Dati modificati: {who}";
    present: "Present: {who}", "Présent: {who}", "Anwesend: {who}", "Presente: {who}";
    absent: "Not here: {who}", "Absent: {who}", "Nicht da: {who}", "Assente: {who}";
    withdraw: "{who} plays no more after round {round}", "{who} ne joue plus après la ronde {round}", "{who} spielt nach Runde {round} nicht mehr", "{who} non gioca più dopo il turno {round}";
    reinstate: "{who} plays again from round {round}", "{who} rejoue dès la ronde {round}", "{who} spielt wieder ab Runde {round}", "{who} gioca di nuovo dal turno {round}";
    expel: "{who} expelled after round {round}: {reason}", "{who} exclu après la ronde {round}: {reason}", "{who} nach Runde {round} ausgeschlossen: {reason}", "{who} espulso dopo il turno {round}: {reason}";
    number: "Starting list numbered by hand: {reason}", "Liste de départ numérotée à la main: {reason}", "Startrangliste von Hand nummeriert: {reason}", "Lista di partenza numerata a mano: {reason}";
    request_bye: "{who}: {bye} in round {round}", "{who}: {bye} à la ronde {round}", "{who}: {bye} in Runde {round}", "{who}: {bye} al turno {round}";
    cancel_bye: "{who}: no bye in round {round} after all", "{who}: finalement pas de bye à la ronde {round}", "{who}: doch kein Bye in Runde {round}", "{who}: nessun bye al turno {round}, dopotutto";
    adjust_points: "{who}: {points} points by decision: {reason}", "{who}: {points} points par décision: {reason}", "{who}: {points} Punkte durch Entscheid: {reason}", "{who}: {points} punti per decisione: {reason}";
    pair: "Round {round} paired", "Ronde {round} appariée", "Runde {round} ausgelost", "Turno {round} abbinato";
    unpair: "Draft of round {round} thrown away", "Brouillon de la ronde {round} jeté", "Entwurf der Runde {round} verworfen", "Bozza del turno {round} buttata";
    open_manual: "Round {round}: pairing by hand begun", "Ronde {round}: appariement à la main commencé", "Runde {round}: Paarung von Hand begonnen", "Turno {round}: abbinamento a mano iniziato";
    arrange: "Round {round}: pairs changed by hand", "Ronde {round}: appariements modifiés à la main", "Runde {round}: Paarungen von Hand geändert", "Turno {round}: abbinamenti cambiati a mano";
    close_manual: "Round {round}: pairing by hand ended, {n} boards differ from the rules", "Ronde {round}: appariement à la main terminé, {n} échiquiers diffèrent des règles", "Runde {round}: Paarung von Hand beendet, {n} Bretter weichen von den Regeln ab", "Turno {round}: abbinamento a mano terminato, {n} scacchiere differiscono dalle regole";
    add_pair: "Round {round}: {white} – {black} added", "Ronde {round}: {white} – {black} ajouté", "Runde {round}: {white} – {black} hinzugefügt", "Turno {round}: {white} – {black} aggiunto";
    publish: "Round {round} published", "Ronde {round} affichée", "Runde {round} ausgehängt", "Turno {round} esposto";
    enter_result: "{board}: {pair} {result}", "{board}: {pair} {result}", "{board}: {pair} {result}", "{board}: {pair} {result}";
    clear_result: "{board}: result of {pair} taken away", "{board}: résultat de {pair} effacé", "{board}: Resultat von {pair} gelöscht", "{board}: risultato di {pair} cancellato";
    confirm_result: "{board}: {pair} read again and right", "{board}: {pair} relu et juste", "{board}: {pair} nachgelesen und richtig", "{board}: {pair} riletto e giusto";
    report_result: "{board}: {who} reports {result}", "{board}: {who} annonce {result}", "{board}: {who} meldet {result}", "{board}: {who} comunica {result}";
    correct_result: "{board}: {pair} corrected to {result}: {reason}", "{board}: {pair} rectifié en {result}: {reason}", "{board}: {pair} korrigiert auf {result}: {reason}", "{board}: {pair} rettificato in {result}: {reason}";
    correct_colours: "{board}: colours of {pair} corrected", "{board}: couleurs de {pair} rectifiées", "{board}: Farben von {pair} korrigiert", "{board}: colori di {pair} rettificati";
    close_round: "Round {round} closed", "Ronde {round} close", "Runde {round} abgeschlossen", "Turno {round} chiuso";
    reopen_round: "Round {round} opened again", "Ronde {round} rouverte", "Runde {round} wieder geöffnet", "Turno {round} riaperto";
    decide: "Match {number}: {who} goes on", "Match {number}: {who} continue", "Match {number}: {who} kommt weiter", "Incontro {number}: {who} passa";
    finish: "Tournament finished", "Tournoi terminé", "Turnier beendet", "Torneo terminato";
    resume: "Tournament resumed: {reason}", "Tournoi rouvert: {reason}", "Turnier wieder aufgenommen: {reason}", "Torneo riaperto: {reason}";
    remark: "Remark: {text}", "Remarque: {text}", "Bemerkung: {text}", "Nota: {text}";
    undo: "Act {seq} undone", "Acte {seq} annulé", "Eintrag {seq} rückgängig gemacht", "Atto {seq} annullato";
    undo_what: "Undone: {what}", "Annulé: {what}", "Rückgängig gemacht: {what}", "Annullato: {what}";
    board: "Round {round}, board {board}", "Ronde {round}, échiquier {board}", "Runde {round}, Brett {board}", "Turno {round}, scacchiera {board}";
    several: "{n} players", "{n} joueurs", "{n} Spieler", "{n} giocatori";
    bye_full: "full-point bye", "bye d'un point", "Bye mit 1 Punkt", "bye da un punto";
    bye_half: "half-point bye", "bye d'un demi-point", "Bye mit ½ Punkt", "bye da mezzo punto";
    set_name: "name", "nom", "Name", "nome";
    set_city: "place", "lieu", "Ort", "luogo";
    set_federation: "federation", "fédération", "Verband", "federazione";
    set_dates: "dates", "dates", "Daten", "date";
    set_arbiters: "arbiters", "arbitres", "Schiedsrichter", "arbitri";
    set_time_control: "time control", "cadence", "Bedenkzeit", "tempo di riflessione";
    set_system: "system", "système", "System", "sistema";
    set_rounds: "number of rounds", "nombre de rondes", "Rundenzahl", "numero di turni";
    set_points: "points", "points", "Punkte", "punti";
    set_lots: "draw of lots", "tirage au sort", "Losentscheid", "sorteggio";
    set_tie_breaks: "tie-breaks", "départages", "Feinwertungen", "spareggi";
    set_acceleration: "acceleration", "accélération", "Beschleunigung", "accelerazione";
    set_colour: "colour drawn", "couleur tirée au sort", "ausgeloste Farbe", "colore sorteggiato";
    set_byes: "rules for byes", "règles des byes", "Regeln für Byes", "regole dei bye";
    set_prohibited: "prohibited pairings", "appariements interdits", "verbotene Paarungen", "abbinamenti vietati";
    set_table: "fixed table", "table fixe", "fester Tisch", "tavolo fisso";
    set_prizes: "prizes", "les prix", "Preise", "i premi";
    bye_zero: "zero-point bye", "bye sans point", "abgemeldet", "bye da zero punti";
}

impl ActWords {
    /// A bye that was asked for.
    pub(crate) const fn bye(&self, bye: ByeCode) -> &'static str {
        match bye {
            ByeCode::Full => self.bye_full,
            ByeCode::Half => self.bye_half,
            ByeCode::Zero => self.bye_zero,
        }
    }
}

/// A result that no line breaks.
fn written(result: ResultCode) -> String {
    crate::pages::result_text(Some(result)).replace(' ', "\u{a0}")
}

impl Teller<'_> {
    /// What was done.
    pub(crate) fn act(self, act: &Act) -> String {
        let w = ActWords::of(self.lang);
        match act {
            Act::Create { name } => fill(w.create, &[("name", name)]),
            Act::Import(it) => fill(w.import, &[("file", &it.file)]),
            Act::Configure { set } => {
                let names: Vec<String> = set.iter().map(|it| self.setting(it)).collect();
                fill(w.configure, &[("what", &names.join(", "))])
            }
            Act::LeaveFideMode { reason } => fill(w.leave_fide_mode, &[("reason", reason)]),
            Act::Register { players, .. } => match &players[..] {
                [one] => fill(w.register_one, &[("who", &one.name)]),
                several => fill(w.register, &[("n", &several.len())]),
            },
            Act::Number { draw: Some(draw), .. } => ScheduleWords::of(self.lang).drawn(draw),
            Act::Number { reason, .. } => fill(w.number, &[("reason", reason)]),
            Act::Finish => w.finish.to_owned(),
            Act::Resume { reason } => fill(w.resume, &[("reason", reason)]),
            Act::Remark { text } => fill(w.remark, &[("text", text)]),
            Act::Undo { of } => fill(w.undo, &[("seq", of)]),
            Act::DrawColour { seed, colour } => {
                let colour = colour_word(*colour, self.lang);
                let text = AskWords::of(self.lang).draw_colour;
                fill(text, &[("colour", &colour), ("seed", seed)])
            }
            Act::Decide { number, winner, by } => {
                let told = fill(w.decide, &[("number", number), ("who", &self.who(*winner))]);
                let by = by.map(|by| ScheduleWords::of(self.lang).way(by));
                by.map_or(told.clone(), |by| format!("{told} ({by})"))
            }
            Act::Amend { .. }
            | Act::CheckIn { .. }
            | Act::Withdraw { .. }
            | Act::Reinstate { .. }
            | Act::Expel { .. }
            | Act::RequestBye { .. }
            | Act::CancelBye { .. }
            | Act::AdjustPoints { .. } => self.act_of_player(w, act),
            Act::EnterResult { .. }
            | Act::ClearResult { .. }
            | Act::ConfirmResult { .. }
            | Act::ReportResult { .. }
            | Act::CorrectResult { .. }
            | Act::CorrectColours { .. } => self.act_of_board(w, act),
            Act::Pair { .. }
            | Act::Unpair { .. }
            | Act::OpenManual { .. }
            | Act::Arrange { .. }
            | Act::CloseManual { .. }
            | Act::AddPair { .. }
            | Act::Publish { .. }
            | Act::CloseRound { .. }
            | Act::ReopenRound { .. } => self.act_of_round(w, act),
        }
    }

    fn act_of_player(self, w: &'static ActWords, act: &Act) -> String {
        let of = |text: &str, id: &EntrantId| fill(text, &[("who", &self.who(*id))]);
        match act {
            Act::Amend { player, .. } => of(w.amend, player),
            Act::CheckIn { players, present } => {
                let text = if *present { w.present } else { w.absent };
                match &players[..] {
                    [one] => of(text, one),
                    several => fill(text, &[("who", &fill(w.several, &[("n", &several.len())]))]),
                }
            }
            Act::Withdraw { player, after } => fill(&of(w.withdraw, player), &[("round", after)]),
            Act::Reinstate { player, from } => fill(&of(w.reinstate, player), &[("round", from)]),
            Act::Expel { player, after, reason } => {
                fill(&of(w.expel, player), &[("round", after), ("reason", reason)])
            }
            Act::RequestBye { player, round, bye } => {
                fill(&of(w.request_bye, player), &[("round", round), ("bye", &w.bye(*bye))])
            }
            Act::CancelBye { player, round } => {
                fill(&of(w.cancel_bye, player), &[("round", round)])
            }
            Act::AdjustPoints { player, tenths, reason, .. } => {
                let points = format!("{:+}.{}", tenths / 10, (tenths % 10).abs());
                fill(&of(w.adjust_points, player), &[("points", &points), ("reason", reason)])
            }
            _ => String::new(),
        }
    }

    fn act_of_board(self, w: &'static ActWords, act: &Act) -> String {
        let of = |text: &str, round: u16, board: u32| {
            let place = fill(w.board, &[("round", &round), ("board", &board)]);
            fill(text, &[("board", &place), ("pair", &self.pair_at(round, board))])
        };
        match act {
            Act::EnterResult { round, board, result } => {
                fill(&of(w.enter_result, *round, *board), &[("result", &written(*result))])
            }
            Act::ClearResult { round, board } => of(w.clear_result, *round, *board),
            Act::ConfirmResult { round, board } => of(w.confirm_result, *round, *board),
            Act::ReportResult { round, board, side, result, .. } => {
                let held = self.state.and_then(|state| state.round(*round)?.board(*board));
                let who = held.map(|held| match side {
                    ronde_desk::stored::ColourCode::White => self.who(held.white),
                    ronde_desk::stored::ColourCode::Black => self.who(held.black),
                });
                let (who, result) = (who.unwrap_or_default(), written(*result));
                fill(&of(w.report_result, *round, *board), &[("who", &who), ("result", &result)])
            }
            Act::CorrectResult { round, board, result, reason, .. } => fill(
                &of(w.correct_result, *round, *board),
                &[("result", &written(*result)), ("reason", reason)],
            ),
            Act::CorrectColours { round, board, .. } => of(w.correct_colours, *round, *board),
            _ => String::new(),
        }
    }

    fn act_of_round(self, w: &'static ActWords, act: &Act) -> String {
        let of = |text: &str, round: &u16| fill(text, &[("round", round)]);
        match act {
            Act::Pair { round, .. } => of(w.pair, round),
            Act::Unpair { round } => of(w.unpair, round),
            Act::OpenManual { round, .. } => of(w.open_manual, round),
            Act::Arrange { round, .. } => of(w.arrange, round),
            Act::CloseManual { round, departure } => {
                let n = departure.only_hand.len() + departure.colours.len();
                fill(w.close_manual, &[("round", round), ("n", &n)])
            }
            Act::AddPair { round, white, black, .. } => {
                let (white, black) = (self.who(*white), self.who(*black));
                fill(w.add_pair, &[("round", round), ("white", &white), ("black", &black)])
            }
            Act::Publish { round } => of(w.publish, round),
            Act::CloseRound { round } => of(w.close_round, round),
            Act::ReopenRound { round } => of(w.reopen_round, round),
            _ => String::new(),
        }
    }

    /// `Keller – Dubois`, as they sit there now.
    fn pair_at(self, round: u16, board: u32) -> String {
        let held = self.state.and_then(|state| state.round(round)?.board(board));
        held.map(|held| format!("{} – {}", self.surname(held.white), self.surname(held.black)))
            .unwrap_or_default()
    }

    fn surname(self, id: EntrantId) -> String {
        let name = self.who(id);
        name.split_once(',').map_or(name.clone(), |(last, _)| last.to_owned())
    }
}

impl Teller<'_> {
    /// A setting by its name; of an acceleration also which.
    fn setting(self, setting: &Setting) -> String {
        let name = ActWords::of(self.lang).setting(setting);
        match setting {
            Setting::Acceleration(code) => {
                format!("{name} ({})", ronde_report::names::acceleration(code, self.lang))
            }
            _ => name.to_owned(),
        }
    }
}

impl ActWords {
    /// A setting by its name.
    const fn setting(&self, setting: &Setting) -> &'static str {
        match setting {
            Setting::Name(_) => self.set_name,
            Setting::City(_) => self.set_city,
            Setting::Federation(_) => self.set_federation,
            Setting::Start(_) | Setting::End(_) | Setting::RoundDates(_) => self.set_dates,
            Setting::ChiefArbiter(_) | Setting::Deputies(_) | Setting::Director(_) => {
                self.set_arbiters
            }
            Setting::TimeControl(_) | Setting::TimeControlCode(_) => self.set_time_control,
            Setting::System(_) => self.set_system,
            Setting::Rounds(_) => self.set_rounds,
            Setting::Points(_) => self.set_points,
            Setting::TieBreaks(_)
            | Setting::TieBreakRules(_)
            | Setting::PrimaryPoints(_)
            | Setting::UnratedAs(_) => self.set_tie_breaks,
            Setting::Lots(_) => self.set_lots,
            Setting::Acceleration(_) => self.set_acceleration,
            Setting::InitialColour(_) => self.set_colour,
            Setting::ByeRules(_) => self.set_byes,
            Setting::Prohibited(_) => self.set_prohibited,
            Setting::FixedTable(..) => self.set_table,
            Setting::Prizes(_) => self.set_prizes,
        }
    }
}
