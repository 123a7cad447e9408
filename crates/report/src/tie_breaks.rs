//! What each tie-break counts, in one sentence.

use ronde_standings::grammar::{Basis, Code, TieBreak};

use crate::lang::{Lang, fill};

crate::words! {
    /// The tie-breaks.
    pub(crate) TieBreakWords;
    bh: "Buchholz: sum of the opponents' points", "Buchholz: somme des points des adversaires", "Buchholz: Summe der Punkte der Gegner", "Buchholz: somma dei punti degli avversari";
    bh_c1: "Buchholz without the lowest opponent", "Buchholz sans l'adversaire le plus faible", "Buchholz ohne den schwächsten Gegner", "Buchholz senza l'avversario più basso";
    bh_m1: "Buchholz without the lowest and the highest", "Buchholz sans le plus faible ni le plus fort", "Buchholz ohne den schwächsten und den stärksten", "Buchholz senza il più basso e il più alto";
    aob: "Average of the opponents' Buchholz", "Moyenne des Buchholz des adversaires", "Durchschnitt der Buchholz der Gegner", "Media dei Buchholz degli avversari";
    fb: "Fore Buchholz: as if the last round were drawn", "Buchholz avant la dernière ronde, comptée nulle", "Buchholz, letzte Runde als Remis gezählt", "Buchholz con l'ultimo turno contato patta";
    sb: "Sonneborn-Berger: points of those beaten, half of those drawn with", "Sonneborn-Berger: points des battus, moitié des annulés", "Sonneborn-Berger: Punkte der Besiegten, halbe der Remis-Gegner", "Sonneborn-Berger: punti dei battuti, metà di chi ha pattato";
    de: "Direct encounter among those level", "Rencontre directe entre ex aequo", "Direkter Vergleich unter Punktgleichen", "Scontro diretto fra pari merito";
    win: "Rounds won, also without playing", "Rondes gagnées, aussi sans jouer", "Gewonnene Runden, auch kampflos", "Turni vinti, anche senza giocare";
    won: "Games won over the board", "Parties gagnées sur l'échiquier", "Am Brett gewonnene Partien", "Partite vinte alla scacchiera";
    bpg: "Games played with Black", "Parties jouées avec les Noirs", "Partien mit Schwarz", "Partite giocate col Nero";
    bwg: "Games won with Black", "Parties gagnées avec les Noirs", "Siege mit Schwarz", "Vittorie col Nero";
    ps: "Progressive: points after each round, added up", "Cumulatif: points après chaque ronde, additionnés", "Fortschritt: Punkte nach jeder Runde, addiert", "Progressivo: punti dopo ogni turno, sommati";
    ks: "Koya: points against those with half or more", "Koya: points contre ceux qui ont la moitié ou plus", "Koya: Punkte gegen alle mit der Hälfte oder mehr", "Koya: punti contro chi ha la metà o più";
    rep: "Rounds that one elected to play", "Rondes que l'on a choisi de jouer", "Runden, die man spielen wollte", "Turni che si è scelto di giocare";
    aro: "Average rating of the opponents", "Elo moyen des adversaires", "Durchschnittliche Elo der Gegner", "Elo medio degli avversari";
    tpr: "Tournament performance rating", "Performance du tournoi", "Turnierleistung (TPR)", "Performance del torneo";
    ptp: "Perfect tournament performance", "Performance parfaite", "Perfekte Turnierleistung", "Performance perfetta";
    apro: "Average performance of the opponents", "Performance moyenne des adversaires", "Durchschnittliche Leistung der Gegner", "Performance media degli avversari";
    rtng: "Own rating", "Propre Elo", "Eigene Elo", "Proprio Elo";
    tpn: "Pairing number", "Numéro d'appariement", "Startnummer", "Numero d'abbinamento";
    pts: "Points", "Points", "Punkte", "Punti";
    std: "Standard points: won, drawn and lost against each opponent", "Points standards: gagné, annulé ou perdu contre chaque adversaire", "Standardpunkte: gewonnen, remis oder verloren gegen jeden Gegner", "Punti standard: vinto, pattato o perso contro ogni avversario";
    appo: "Average perfect performance of the opponents", "Performance parfaite moyenne des adversaires", "Durchschnittliche perfekte Leistung der Gegner", "Performance perfetta media degli avversari";
    bc: "Board count: points weighted by board, the lower sum first", "Points pondérés par échiquier, la plus petite somme d'abord", "Brettwertung: Punkte mal Brettnummer, die kleinere Summe zuerst", "Punti pesati per scacchiera, la somma minore prima";
    tbr: "Results of the top boards", "Résultats des premiers échiquiers", "Resultate der vordersten Bretter", "Risultati delle prime scacchiere";
    bbe: "Points without the bottom boards", "Points sans les derniers échiquiers", "Punkte ohne die hintersten Bretter", "Punti senza le ultime scacchiere";
    mp_gp: "The other points: game points, or match points", "Les autres points: de partie ou de rencontre", "Die anderen Punkte: Brett- oder Mannschaftspunkte", "Gli altri punti: di scacchiera o di squadra";
    esb: "Extended Sonneborn-Berger: points of the opponents by the results against them", "Sonneborn-Berger étendu: points des adversaires selon les résultats contre eux", "Erweiterte Sonneborn-Berger: Punkte der Gegner nach den Resultaten gegen sie", "Sonneborn-Berger esteso: punti degli avversari secondo i risultati contro di loro";
    ede: "Extended direct encounter among those level", "Rencontre directe étendue entre ex aequo", "Erweiterter direkter Vergleich unter Punktgleichen", "Scontro diretto esteso fra pari merito";
    sssc: "Score strength combination: game points and the opponents' match points", "Combinaison des points de partie et des points de rencontre des adversaires", "Brettpunkte und Mannschaftspunkte der Gegner zusammen", "Combinazione dei punti di scacchiera e dei punti di squadra degli avversari";
    sob: "Sum of the opponents' Buchholz", "Somme des Buchholz des adversaires", "Summe der Buchholz der Gegner", "Somma dei Buchholz degli avversari";
    ber: "Berlin: boards weighted from the top", "Berlin: échiquiers pondérés depuis le premier", "Berliner Wertung: vordere Bretter zählen mehr", "Berlino: scacchiere pesate dalla prima";
    gwon: "Games won by all players of the team, not its matches", "Victoires individuelles de l'équipe, et non ses matchs", "Einzelsiege der Mannschaft, nicht ihre Wettkämpfe", "Vittorie individuali della squadra, non i suoi incontri";
    cut: "{what}, without the {n} lowest", "{what}, sans les {n} plus faibles", "{what}, ohne die {n} niedrigsten", "{what}, senza i {n} più bassi";
    median: "{what}, without the {n} lowest and the {n} highest", "{what}, sans les {n} plus faibles et les {n} plus forts", "{what}, ohne die {n} niedrigsten und die {n} höchsten", "{what}, senza i {n} più bassi e i {n} più alti";
    with_forfeits: "{what}; forfeits count as played", "{what}; les forfaits comptent comme joués", "{what}; Kampfloses zählt als gespielt", "{what}; i forfait contano come giocati";
    reversed: "{what}; the lower one first", "{what}; le plus petit d'abord", "{what}; der kleinere Wert zuerst", "{what}; il più basso prima";
    by_match: "{what} (match points)", "{what} (points de rencontre)", "{what} (Mannschaftspunkte)", "{what} (punti di squadra)";
    by_game: "{what} (game points)", "{what} (points de partie)", "{what} (Brettpunkte)", "{what} (punti di scacchiera)";
}

/// What it counts, with everything that its name adds.
pub fn meaning(tie_break: TieBreak, lang: Lang) -> String {
    let words = TieBreakWords::of(lang);
    let modifiers = tie_break.modifiers;
    let what = match (tie_break.code, modifiers.low, modifiers.high) {
        (Code::Bh, 1, 0) => words.bh_c1.to_owned(),
        (Code::Bh, 1, 1) => words.bh_m1.to_owned(),
        (code, 0, 0) => plain(code, words).to_owned(),
        (code, n, 0) => fill(words.cut, &[("what", &plain(code, words)), ("n", &n)]),
        (code, n, _) => fill(words.median, &[("what", &plain(code, words)), ("n", &n)]),
    };
    let basis = tie_break.basis.map(|basis| match basis {
        Basis::Match => words.by_match,
        Basis::Game => words.by_game,
    });
    let forfeits = modifiers.as_played.then_some(words.with_forfeits);
    let reversed = modifiers.reversed.then_some(words.reversed);
    let added = [basis, forfeits, reversed].into_iter().flatten();
    added.fold(what, |what, more| fill(more, &[("what", &what)]))
}

const fn plain(code: Code, words: &TieBreakWords) -> &'static str {
    match code {
        Code::Pts => words.pts,
        Code::De => words.de,
        Code::Win => words.win,
        Code::Won => words.won,
        Code::Bpg => words.bpg,
        Code::Bwg => words.bwg,
        Code::Ps => words.ps,
        Code::Rep => words.rep,
        Code::Std => words.std,
        Code::Tpn => words.tpn,
        Code::Bh => words.bh,
        Code::Aob => words.aob,
        Code::Fb => words.fb,
        Code::Sb => words.sb,
        Code::Ks => words.ks,
        Code::Aro => words.aro,
        Code::Tpr => words.tpr,
        Code::Ptp => words.ptp,
        Code::Apro => words.apro,
        Code::Appo => words.appo,
        Code::Rtng => words.rtng,
        Code::Bc => words.bc,
        Code::Tbr => words.tbr,
        Code::Bbe => words.bbe,
        Code::MpVGp => words.mp_gp,
        Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb => words.esb,
        Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => words.ede,
        Code::Sssc => words.sssc,
        Code::Sob => words.sob,
        Code::Ber => words.ber,
        Code::Gwon => words.gwon,
    }
}

#[cfg(test)]
mod tests {
    use ronde_standings::grammar::read_list;

    use super::*;

    #[test]
    fn names_are_explained() {
        for (name, lang, sentence) in [
            ("BH", Lang::En, "Buchholz: sum of the opponents' points"),
            ("BH/C1", Lang::Fr, "Buchholz sans l'adversaire le plus faible"),
            ("ARO/C1", Lang::De, "Durchschnittliche Elo der Gegner, ohne die 1 niedrigsten"),
            ("DE/P", Lang::En, "Direct encounter among those level; forfeits count as played"),
            ("BH:GP", Lang::It, "Buchholz: somma dei punti degli avversari (punti di scacchiera)"),
        ] {
            let tie_break = read_list(name).remove(0).unwrap();
            assert_eq!(sentence, meaning(tie_break, lang), "{name}");
        }
    }
}
