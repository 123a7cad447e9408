//! The charts of C.04.3: candidates judged by criteria, in the edition of 2026 and in that of 2017.

use super::Shape::{Act, Door, Question};
use super::{Arrow, Chart, Node};

const ALWAYS: [&str; 4] = ["", "", "", ""];
const NEW_CANDIDATE: [&str; 4] =
    ["new candidate", "nouveau candidat", "neuer Kandidat", "nuovo candidato"];
const ALL_TRIED: [&str; 4] = ["all tried", "tous essayés", "alle versucht", "tutti provati"];
const NOT_PERFECT: [&str; 4] = ["not perfect", "pas parfait", "nicht perfekt", "non perfetto"];
const PERFECT: [&str; 4] = ["perfect", "parfait", "perfekt", "perfetto"];
const NEXT: [&str; 4] = ["next bracket", "groupe suivant", "nächste Gruppe", "gruppo seguente"];
const LAST: [&str; 4] = ["last bracket", "dernier groupe", "letzte Gruppe", "ultimo gruppo"];

const BRACKET: [&str; 4] = [
    "Next bracket, from the top: a scoregroup and those moved down to it",
    "Groupe suivant, depuis le haut: un niveau de points et ceux qui y sont descendus",
    "Nächste Paarungsgruppe von oben: eine Punktgruppe und wer in sie kam",
    "Gruppo seguente, dall'alto: un punteggio e chi vi è sceso",
];
const PARAMETERS: [&str; 4] = [
    "M0: how many came down; MaxPairs: how many pairs; M1: how many of M0 are paired",
    "M0: combien sont descendus; MaxPairs: combien de paires; M1: combien de M0 sont appariés",
    "M0: wie viele kamen herab; MaxPairs: wie viele Paare; M1: wie viele von M0 gepaart werden",
    "M0: quanti sono scesi; MaxPairs: quante coppie; M1: quanti di M0 sono abbinati",
];
const SUBGROUPS: [&str; 4] = [
    "S1 and S2; moved-down players who stay over: the limbo",
    "S1 et S2; descendus qui restent: les limbes",
    "S1 und S2; Herabgekommene, die übrig bleiben: der Limbus",
    "S1 e S2; scesi che restano: il limbo",
];
const CANDIDATE: [&str; 4] = [
    "Candidate: S1 against S2 from the top; then the remainder, S1R against S2R",
    "Candidat: S1 contre S2 depuis le haut; puis le reste, S1R contre S2R",
    "Kandidat: S1 gegen S2 von oben; dann der Rest, S1R gegen S2R",
    "Candidato: S1 contro S2 dall'alto; poi il resto, S1R contro S2R",
];
const IN_REMAINDER: [&str; 4] = [
    "Homogeneous or remainder: next transposition of S2, then next exchange",
    "Homogène ou reste: permutation suivante de S2, puis échange suivant",
    "Homogen oder Rest: nächste Permutation von S2, dann nächster Austausch",
    "Omogeneo o resto: permutazione seguente di S2, poi scambio seguente",
];
const IN_HETEROGENEOUS: [&str; 4] = [
    "Heterogeneous: next transposition of S2, then other moved-down players in S1",
    "Hétérogène: permutation suivante de S2, puis d'autres descendus en S1",
    "Heterogen: nächste Permutation von S2, dann andere Herabgekommene in S1",
    "Eterogeneo: permutazione seguente di S2, poi altri scesi in S1",
];

/// C.04.3 of 2026.
pub(super) static OF_2026: Chart = Chart {
    title: [
        "The Dutch system of 2026, C.04.3:3",
        "Le système hollandais de 2026, C.04.3:3",
        "Das holländische System von 2026, C.04.3:3",
        "Il sistema olandese del 2026, C.04.3:3",
    ],
    nodes: &[
        Node { id: "1.3", shape: Door, articles: &["1.2"], words: BRACKET },
        Node { id: "3.1", shape: Act, articles: &[], words: PARAMETERS },
        Node { id: "3.2", shape: Act, articles: &[], words: SUBGROUPS },
        Node { id: "3.3", shape: Act, articles: &[], words: CANDIDATE },
        Node {
            id: "3.4",
            shape: Question,
            articles: &["3.5", "2", "C1", "C2", "C3", "C4"],
            words: [
                "Legal (C1 to C4), and every criterion C5 to C21 met in full?",
                "Légal (C1 à C4), et chaque critère C5 à C21 pleinement satisfait?",
                "Zulässig (C1 bis C4), und jedes Kriterium C5 bis C21 ganz erfüllt?",
                "Lecito (da C1 a C4), e ogni criterio da C5 a C21 pienamente soddisfatto?",
            ],
        },
        Node { id: "3.6", shape: Act, articles: &["4.2", "4.3"], words: IN_REMAINDER },
        Node { id: "3.7", shape: Act, articles: &["4.4"], words: IN_HETEROGENEOUS },
        Node {
            id: "3.8",
            shape: Act,
            articles: &[],
            words: [
                "The best by C5 to C21, in this order; of equals the first",
                "Le meilleur selon C5 à C21, dans cet ordre; à égalité le premier",
                "Der beste nach C5 bis C21, in dieser Reihenfolge; unter Gleichen der erste",
                "Il migliore da C5 a C21, in quest'ordine; a parità il primo",
            ],
        },
        Node {
            id: "1.4",
            shape: Question,
            articles: &["C6", "C7"],
            words: [
                "Is somebody left over? He goes down to the next bracket",
                "Quelqu'un reste-t-il? Il descend au groupe suivant",
                "Bleibt jemand übrig? Er geht in die nächste Gruppe hinab",
                "Resta qualcuno? Scende nel gruppo seguente",
            ],
        },
        Node {
            id: "5.2",
            shape: Door,
            articles: &["5", "1.5"],
            words: [
                "All brackets paired: the bye (1.5), colours (5.2)",
                "Tous les groupes appariés: l'exempt (1.5), les couleurs (5.2)",
                "Alle Gruppen gepaart: Freilos (1.5), Farben (5.2)",
                "Tutti i gruppi abbinati: il bye (1.5), i colori (5.2)",
            ],
        },
    ],
    arrows: &[
        Arrow { from: "1.3", to: "3.1", when: ALWAYS },
        Arrow { from: "3.1", to: "3.2", when: ALWAYS },
        Arrow { from: "3.2", to: "3.3", when: ALWAYS },
        Arrow { from: "3.3", to: "3.4", when: ALWAYS },
        Arrow { from: "3.4", to: "3.6", when: NOT_PERFECT },
        Arrow { from: "3.4", to: "1.4", when: PERFECT },
        Arrow { from: "3.6", to: "3.3", when: NEW_CANDIDATE },
        Arrow { from: "3.6", to: "3.7", when: ALL_TRIED },
        Arrow { from: "3.7", to: "3.3", when: NEW_CANDIDATE },
        Arrow { from: "3.7", to: "3.8", when: ALL_TRIED },
        Arrow { from: "3.8", to: "1.4", when: ALWAYS },
        Arrow { from: "1.4", to: "1.3", when: NEXT },
        Arrow { from: "1.4", to: "5.2", when: LAST },
    ],
};

/// C.04.3 of 2017.
pub(super) static OF_2017: Chart = Chart {
    title: [
        "The Dutch system of 2017, C.04.3:B",
        "Le système hollandais de 2017, C.04.3:B",
        "Das holländische System von 2017, C.04.3:B",
        "Il sistema olandese del 2017, C.04.3:B",
    ],
    nodes: &[
        Node { id: "A.3", shape: Door, articles: &["A.2"], words: BRACKET },
        Node { id: "B.1", shape: Act, articles: &[], words: PARAMETERS },
        Node { id: "B.2", shape: Act, articles: &[], words: SUBGROUPS },
        Node { id: "B.3", shape: Act, articles: &[], words: CANDIDATE },
        Node {
            id: "B.4",
            shape: Question,
            articles: &["B.5", "C.1", "C.2", "C.3", "C.4"],
            words: [
                "Legal (C.1 to C.4), and every criterion C.5 to C.19 met in full?",
                "Légal (C.1 à C.4), et chaque critère C.5 à C.19 pleinement satisfait?",
                "Zulässig (C.1 bis C.4), und jedes Kriterium C.5 bis C.19 ganz erfüllt?",
                "Lecito (da C.1 a C.4), e ogni criterio da C.5 a C.19 pienamente soddisfatto?",
            ],
        },
        Node { id: "B.6", shape: Act, articles: &["D.1", "D.2"], words: IN_REMAINDER },
        Node { id: "B.7", shape: Act, articles: &["D.3"], words: IN_HETEROGENEOUS },
        Node {
            id: "B.8",
            shape: Act,
            articles: &[],
            words: [
                "The best by C.5 to C.19, in this order; of equals the first",
                "Le meilleur selon C.5 à C.19, dans cet ordre; à égalité le premier",
                "Der beste nach C.5 bis C.19, in dieser Reihenfolge; unter Gleichen der erste",
                "Il migliore da C.5 a C.19, in quest'ordine; a parità il primo",
            ],
        },
        Node {
            id: "A.9",
            shape: Question,
            articles: &[],
            words: [
                "Can the rest be paired? If not, this bracket again with C.4, and all below in one",
                "Le reste peut-il être apparié? Sinon, ce groupe à nouveau avec C.4, et tous les suivants en un seul",
                "Geht der Rest auf? Sonst diese Gruppe nochmals mit C.4, und alle darunter in einer",
                "Il resto può essere abbinato? Altrimenti questo gruppo di nuovo con C.4, e tutti i seguenti in uno",
            ],
        },
        Node {
            id: "A.4",
            shape: Question,
            articles: &["C.5", "C.6"],
            words: [
                "Is somebody left over? He goes down to the next bracket",
                "Quelqu'un reste-t-il? Il descend au groupe suivant",
                "Bleibt jemand übrig? Er geht in die nächste Gruppe hinab",
                "Resta qualcuno? Scende nel gruppo seguente",
            ],
        },
        Node {
            id: "E",
            shape: Door,
            articles: &["E.1", "E.2", "E.3", "E.4", "E.5", "A.5"],
            words: [
                "All brackets paired: the bye (A.5), colours (E)",
                "Tous les groupes appariés: l'exempt (A.5), les couleurs (E)",
                "Alle Gruppen gepaart: Freilos (A.5), Farben (E)",
                "Tutti i gruppi abbinati: il bye (A.5), i colori (E)",
            ],
        },
    ],
    arrows: &[
        Arrow { from: "A.3", to: "B.1", when: ALWAYS },
        Arrow { from: "B.1", to: "B.2", when: ALWAYS },
        Arrow { from: "B.2", to: "B.3", when: ALWAYS },
        Arrow { from: "B.3", to: "B.4", when: ALWAYS },
        Arrow { from: "B.4", to: "B.6", when: NOT_PERFECT },
        Arrow { from: "B.4", to: "A.9", when: PERFECT },
        Arrow { from: "B.6", to: "B.3", when: NEW_CANDIDATE },
        Arrow { from: "B.6", to: "B.7", when: ALL_TRIED },
        Arrow { from: "B.7", to: "B.3", when: NEW_CANDIDATE },
        Arrow { from: "B.7", to: "B.8", when: ALL_TRIED },
        Arrow { from: "B.8", to: "A.9", when: ALWAYS },
        Arrow { from: "A.9", to: "A.4", when: ["yes", "oui", "ja", "sì"] },
        Arrow { from: "A.9", to: "B.1", when: ["no", "non", "nein", "no"] },
        Arrow { from: "A.4", to: "A.3", when: NEXT },
        Arrow { from: "A.4", to: "E", when: LAST },
    ],
};
