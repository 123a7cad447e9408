//! What each tie-break is called, and what it counts, in one sentence.

use ronde_standings::grammar::{Basis, Code, TieBreak};
use ronde_words::{Lang, TieBreakNameWords, TieBreakWords, fill};

/// What it counts, with everything that its name adds.
pub fn meaning(tie_break: TieBreak, lang: Lang) -> String {
    let words = TieBreakWords::of(lang);
    let modifiers = tie_break.modifiers;
    let plain = |code| name_and_meaning(code, lang).1;
    let what = match (tie_break.code, modifiers.low, modifiers.high) {
        (Code::Bh, 1, 0) => words.bh_c1.to_owned(),
        (Code::Bh, 1, 1) => words.bh_m1.to_owned(),
        (code, 0, 0) => plain(code).to_owned(),
        (code, n, 0) => fill!(words.cut, what = plain(code), n = n),
        (code, n, _) => fill!(words.median, what = plain(code), n = n),
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

/// What a tie-break is called in the Handbook.
pub const fn name(code: Code, lang: Lang) -> &'static str {
    name_and_meaning(code, lang).0
}

const fn name_and_meaning(code: Code, lang: Lang) -> (&'static str, &'static str) {
    let (n, m) = (TieBreakNameWords::of(lang), TieBreakWords::of(lang));
    match code {
        Code::Pts => (n.pts, m.pts),
        Code::De => (n.de, m.de),
        Code::Win => (n.win, m.win),
        Code::Won => (n.won, m.won),
        Code::Bpg => (n.bpg, m.bpg),
        Code::Bwg => (n.bwg, m.bwg),
        Code::Ps => (n.ps, m.ps),
        Code::Rep => (n.rep, m.rep),
        Code::Std => (n.std, m.std),
        Code::Tpn => (n.tpn, m.tpn),
        Code::Bh => (n.bh, m.bh),
        Code::Aob => (n.aob, m.aob),
        Code::Fb => (n.fb, m.fb),
        Code::Sb => (n.sb, m.sb),
        Code::Ks => (n.ks, m.ks),
        Code::Aro => (n.aro, m.aro),
        Code::Tpr => (n.tpr, m.tpr),
        Code::Ptp => (n.ptp, m.ptp),
        Code::Apro => (n.apro, m.apro),
        Code::Appo => (n.appo, m.appo),
        Code::Rtng => (n.rtng, m.rtng),
        Code::Bc => (n.bc, m.bc),
        Code::Tbr => (n.tbr, m.tbr),
        Code::Bbe => (n.bbe, m.bbe),
        Code::MpVGp => (n.mp_gp, m.mp_gp),
        Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb => (n.esb, m.esb),
        Code::Ede | Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb => (n.ede, m.ede),
        Code::Sssc => (n.sssc, m.sssc),
        Code::Sob => (n.sob, m.sob),
        Code::Ber => (n.ber, m.ber),
        Code::Gwon => (n.gwon, m.gwon),
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
