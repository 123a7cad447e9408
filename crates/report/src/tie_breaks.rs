//! What each tie-break counts, in one sentence.

use ronde_standings::grammar::{Basis, Code, TieBreak};
use ronde_words::{Lang, TieBreakWords, fill};

/// What it counts, with everything that its name adds.
pub fn meaning(tie_break: TieBreak, lang: Lang) -> String {
    let words = TieBreakWords::of(lang);
    let modifiers = tie_break.modifiers;
    let what = match (tie_break.code, modifiers.low, modifiers.high) {
        (Code::Bh, 1, 0) => words.bh_c1.to_owned(),
        (Code::Bh, 1, 1) => words.bh_m1.to_owned(),
        (code, 0, 0) => plain(code, words).to_owned(),
        (code, n, 0) => fill!(words.cut, what = plain(code, words), n = n),
        (code, n, _) => fill!(words.median, what = plain(code, words), n = n),
    };
    let basis = tie_break.basis.map(|basis| match basis {
        Basis::Match => words.by_match,
        Basis::Game => words.by_game,
    });
    let forfeits = modifiers.as_played.then_some(words.with_forfeits);
    let reversed = modifiers.reversed.then_some(words.reversed);
    let added = [basis, forfeits, reversed].into_iter().flatten();
    added.fold(what, |what, more| fill!(more, what = what))
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
