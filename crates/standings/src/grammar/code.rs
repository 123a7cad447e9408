//! The codes, each with its article.

use crate::edition::Edition;

/// C.07:4.3: what a tie-break is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    /// Games among the tied; it may be listed several times.
    A,
    /// Own results or data.
    B,
    /// Opponents' final results.
    C,
    /// Opponents' data known before play.
    D,
}

/// A tie-break, without its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code {
    /// The score itself (TRF26:212).
    Pts,
    /// Direct encounter.
    De,
    /// Rounds won, with or without playing.
    Win,
    /// Games won over the board.
    Won,
    /// Games played with Black.
    Bpg,
    /// Games won with Black.
    Bwg,
    /// Progressive scores; the cumulative of 1998.
    Ps,
    /// Rounds one elected to play.
    Rep,
    /// Standard points.
    Std,
    /// Pairing number.
    Tpn,
    /// Buchholz.
    Bh,
    /// Average of the opponents' Buchholz.
    Aob,
    /// Fore Buchholz.
    Fb,
    /// Sonneborn-Berger.
    Sb,
    /// Koya.
    Ks,
    /// Average rating of the opponents.
    Aro,
    /// Tournament performance rating.
    Tpr,
    /// Perfect tournament performance.
    Ptp,
    /// Average performance rating of the opponents.
    Apro,
    /// Average perfect performance of the opponents.
    Appo,
    /// Rating.
    Rtng,
    /// Board count.
    Bc,
    /// Top board result.
    Tbr,
    /// Bottom board elimination.
    Bbe,
    /// The other one of match points and game points.
    MpVGp,
    /// Extended Sonneborn-Berger: opponents' match points, own match points.
    Emmsb,
    /// Opponents' match points, own game points.
    Emgsb,
    /// Opponents' game points, own match points.
    Egmsb,
    /// Opponents' game points, own game points.
    Eggsb,
    /// Extended direct encounter.
    Ede,
    /// The same, then board count and top boards.
    Edebt,
    /// The same, then board count and bottom boards.
    Edebb,
    /// The same, then top boards.
    Edet,
    /// The same, then bottom boards.
    Edeb,
    /// Score strength combination.
    Sssc,
    /// Sum of the opponents' Buchholz (1998).
    Sob,
    /// Berlin: boards weighted from the top (1998).
    Ber,
    /// Games won by all players of a team (1998), while WIN and WON count its matches.
    Gwon,
}

/// A row of the book's table.
struct Row {
    code: Code,
    name: &'static str,
    article: &'static str,
    kind: Type,
    decimals: u32,
    /// Letters of the modifiers that it takes.
    modifiers: &'static str,
}

const fn row(
    code: Code,
    name: &'static str,
    article: &'static str,
    kind: Type,
    decimals: u32,
    modifiers: &'static str,
) -> Row {
    Row { code, name, article, kind, decimals, modifiers }
}

/// The table of C.07 (5), and the three of 1998 that it does not have.
const TABLE: &[Row] = &[
    row(Code::Pts, "PTS", "TRF26:212", Type::B, 1, ""),
    row(Code::De, "DE", "C.07:6", Type::A, 0, "P"),
    row(Code::Win, "WIN", "C.07:7.1", Type::B, 0, ""),
    row(Code::Won, "WON", "C.07:7.2", Type::B, 0, ""),
    row(Code::Bpg, "BPG", "C.07:7.3", Type::B, 0, ""),
    row(Code::Bwg, "BWG", "C.07:7.4", Type::B, 0, ""),
    row(Code::Ps, "PS", "C.07:7.5", Type::B, 1, "C"),
    row(Code::Rep, "REP", "C.07:7.6", Type::B, 0, ""),
    row(Code::Std, "STD", "C.07:7.7", Type::B, 1, ""),
    row(Code::Tpn, "TPN", "C.07:7.8", Type::B, 0, "R"),
    row(Code::Bh, "BH", "C.07:8.1", Type::C, 1, "CMPF"),
    row(Code::Aob, "AOB", "C.07:8.2", Type::C, 2, "FP"),
    row(Code::Fb, "FB", "C.07:8.3", Type::D, 1, "CMP"),
    row(Code::Sb, "SB", "C.07:9.1", Type::C, 2, "CMPF"),
    row(Code::Ks, "KS", "C.07:9.2", Type::C, 1, "L"),
    row(Code::Aro, "ARO", "C.07:10.1", Type::D, 0, "CMP"),
    row(Code::Tpr, "TPR", "C.07:10.2", Type::D, 0, ""),
    row(Code::Ptp, "PTP", "C.07:10.3", Type::D, 0, ""),
    row(Code::Apro, "APRO", "C.07:10.4", Type::D, 0, ""),
    row(Code::Appo, "APPO", "C.07:10.5", Type::D, 0, ""),
    row(Code::Rtng, "RTNG", "C.07:10.6", Type::B, 0, "R"),
    row(Code::Bc, "BC", "C.07:12.1", Type::B, 1, ""),
    row(Code::Tbr, "TBR", "C.07:12.2", Type::B, 0, ""),
    row(Code::Bbe, "BBE", "C.07:12.3", Type::B, 0, ""),
    row(Code::MpVGp, "MPvGP", "C.07:13.1", Type::B, 1, ""),
    row(Code::Emmsb, "EMMSB", "C.07:13.2", Type::C, 2, "CMP"),
    row(Code::Emgsb, "EMGSB", "C.07:13.2", Type::C, 2, "CMP"),
    row(Code::Egmsb, "EGMSB", "C.07:13.2", Type::C, 2, "CMP"),
    row(Code::Eggsb, "EGGSB", "C.07:13.2", Type::C, 2, "CMP"),
    row(Code::Ede, "EDE", "C.07:13.3", Type::A, 0, "P"),
    row(Code::Edebt, "EDEBT", "C.07:13.3.2", Type::A, 0, "P"),
    row(Code::Edebb, "EDEBB", "C.07:13.3.2", Type::A, 0, "P"),
    row(Code::Edet, "EDET", "C.07:13.3.2", Type::A, 0, "P"),
    row(Code::Edeb, "EDEB", "C.07:13.3.2", Type::A, 0, "P"),
    row(Code::Sssc, "SSSC", "C.07:13.4", Type::C, 2, "KPF"),
    row(Code::Sob, "SOB", "ssb-course:2.3.1.6", Type::C, 1, ""),
    row(Code::Ber, "BER", "ssb-course:Molter", Type::B, 1, ""),
    row(Code::Gwon, "GWON", "ssb-course:Molter", Type::B, 0, ""),
];

/// What the rules of 1998 have, with their own articles.
const OF_1998: &[(Code, &str, &str)] = &[
    (Code::Pts, "ssb-course:2.1.2", ""),
    (Code::De, "ssb-course:2.1.4", ""),
    (Code::Win, "ssb-course:2.1.5", ""),
    (Code::Won, "ssb-course:2.1.5", ""),
    (Code::Ps, "ssb-course:2.1.1", "C"),
    (Code::Bh, "ssb-course:2.3.1", "CM"),
    (Code::Sob, "ssb-course:2.3.1.6", ""),
    (Code::Sb, "ssb-course:2.3.2", ""),
    (Code::Ks, "ssb-course:2.1.3", "L"),
    (Code::Aro, "ssb-course:2.3.1", "CP"),
    (Code::Tpr, "ssb-course:2.3.2", ""),
    (Code::MpVGp, "ssb-course:2.1.2", ""),
    (Code::Ber, "ssb-course:Molter", ""),
    (Code::Gwon, "ssb-course:Molter", ""),
];

impl Code {
    /// Every code, in the order of the articles.
    pub fn all() -> impl Iterator<Item = Code> {
        TABLE.iter().map(|row| row.code)
    }

    /// The code with this name, in any case. `GE` is the name that REP had before 2024; `MP` and
    /// `GP` are read by [`read_list`](super::read_list).
    pub fn named(name: &str) -> Option<Code> {
        let same = |row: &&Row| row.name.eq_ignore_ascii_case(name);
        let found = TABLE.iter().find(same).map(|row| row.code);
        found.or_else(|| name.eq_ignore_ascii_case("GE").then_some(Code::Rep))
    }

    /// Its name in a file.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Where it is defined.
    pub fn article(self, edition: Edition) -> &'static str {
        match (edition.is_c07(), self.in_1998()) {
            (false, Some((_, article, _))) => article,
            _ => self.row().article,
        }
    }

    /// What it is made from.
    pub fn kind(self) -> Type {
        self.row().kind
    }

    /// Letters of the modifiers that it takes in this edition.
    pub fn modifiers(self, edition: Edition) -> &'static str {
        match (edition.is_c07(), self.in_1998()) {
            (false, Some((_, _, modifiers))) => modifiers,
            _ => self.row().modifiers,
        }
    }

    /// Whether the edition has it. STD, TPN and RTNG came in 2026.
    pub fn exists_in(self, edition: Edition) -> bool {
        match edition {
            Edition::E1992 | Edition::E1998 => self.in_1998().is_some(),
            Edition::E2024 => {
                !matches!(self, Code::Std | Code::Tpn | Code::Rtng) && !self.is_only_of_1998()
            }
            Edition::E2026 => !self.is_only_of_1998(),
        }
    }

    /// Whether only teams have it: it speaks of boards, or of two kinds of points.
    pub fn is_for_teams(self) -> bool {
        let row = self.row();
        row.article.starts_with("C.07:12")
            || row.article.starts_with("C.07:13")
            || matches!(self, Code::Ber | Code::Gwon)
    }

    fn is_only_of_1998(self) -> bool {
        self.row().article.starts_with("ssb-course")
    }

    /// C.07:8: whether it must not be used in round robins (new note of 2026).
    pub fn is_barred_from_round_robins(self) -> bool {
        self.row().article.starts_with("C.07:8")
    }

    /// C.07:10: whether it leans on ratings, so that the unrated spoil it.
    pub fn needs_ratings(self) -> bool {
        self.row().article.starts_with("C.07:10")
    }

    pub(crate) fn lower_is_better(self) -> bool {
        matches!(self, Code::Bc | Code::Tpn)
    }

    pub(crate) fn decimals(self) -> u32 {
        self.row().decimals
    }

    fn in_1998(self) -> Option<(Code, &'static str, &'static str)> {
        OF_1998.iter().copied().find(|(code, _, _)| *code == self)
    }

    fn row(self) -> &'static Row {
        TABLE.iter().find(|row| row.code == self).expect("every code has its row")
    }
}
