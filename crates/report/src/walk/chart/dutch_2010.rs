//! The chart of the Swiss on ratings in its form of 2010: C1 to C14 of seed-004, with P0, M0, X1, Z1.

use super::Shape::{Act, Door, Question};
use super::dutch_1992::{ALWAYS, FOUND, NO, NONE_LEFT};
use super::{Arrow, Chart, Node};

/// Seed-004, C1 to C14 with P0, M0, X1, Z1.
pub(super) static OF_2010: Chart = Chart {
    title: [
        "The pairing procedure of 2010, C1 to C14",
        "La procédure de 2010, C1 à C14",
        "Das Verfahren von 2010, C1 bis C14",
        "La procedura del 2010, da C1 a C14",
    ],
    nodes: &[
        Node {
            id: "A3",
            shape: Door,
            articles: &["A4"],
            words: [
                "Next bracket, from the top, with those moved down to it",
                "Niveau suivant, depuis le haut, avec ceux qui y sont descendus",
                "Nächste Punktgruppe von oben, mit denen, die in sie kamen",
                "Livello seguente, dall'alto, con chi vi è sceso",
            ],
        },
        Node {
            id: "C1",
            shape: Question,
            articles: &["B1"],
            words: [
                "Does somebody have no opponent here by B1 and B2?",
                "Un joueur est-il sans adversaire possible selon B1 et B2?",
                "Hat jemand hier nach B1 und B2 keinen Gegner?",
                "C'è chi non ha avversari possibili secondo B1 e B2?",
            ],
        },
        Node {
            id: "C2",
            shape: Act,
            articles: &["A6", "A8"],
            words: [
                "P0 and P1 pairs, M0 and M1 moved down, X1 and Z1 colours (A6, A8)",
                "P0 et P1 paires, M0 et M1 descendus, X1 et Z1 couleurs (A6, A8)",
                "P0 und P1 Paare, M0 und M1 Herabgekommene, X1 und Z1 Farben (A6, A8)",
                "P0 e P1 coppie, M0 e M1 scesi, X1 e Z1 colori (A6, A8)",
            ],
        },
        Node {
            id: "C3",
            shape: Act,
            articles: &[],
            words: [
                "Demands: P, B2, A7.d, X and Z, B5 and B6",
                "Exigences: P, B2, A7.d, X et Z, B5 et B6",
                "Forderungen: P, B2, A7.d, X und Z, B5 und B6",
                "Esigenze: P, B2, A7.d, X e Z, B5 e B6",
            ],
        },
        Node {
            id: "C4",
            shape: Act,
            articles: &[],
            words: [
                "The P highest to S1, all others to S2",
                "Les P plus hauts en S1, les autres en S2",
                "Die P höchsten in S1, alle anderen in S2",
                "I P più alti in S1, gli altri in S2",
            ],
        },
        Node {
            id: "C5",
            shape: Act,
            articles: &["A2"],
            words: [
                "S1 and S2 in order (A2)",
                "Trier S1 et S2 (A2)",
                "S1 und S2 ordnen (A2)",
                "Ordinare S1 e S2 (A2)",
            ],
        },
        Node {
            id: "C6",
            shape: Question,
            articles: &["E", "E1", "E2", "E3", "E4", "E5"],
            words: [
                "S1 against S2 from the top: P pairs by the demands?",
                "S1 contre S2 depuis le haut: P paires selon les exigences?",
                "S1 gegen S2 von oben: P Paare nach den Forderungen?",
                "S1 contro S2 dall'alto: P coppie secondo le esigenze?",
            ],
        },
        Node {
            id: "C7",
            shape: Act,
            articles: &["D1"],
            words: [
                "Next transposition of S2 (D1)",
                "Permutation suivante dans S2 (D1)",
                "Nächste Permutation von S2 (D1)",
                "Permutazione seguente di S2 (D1)",
            ],
        },
        Node {
            id: "C8",
            shape: Act,
            articles: &["D2", "D3"],
            words: [
                "Homogeneous or remainder: next exchange (D2); heterogeneous: other moved-down players to S1 (D3)",
                "Homogène ou résiduel: échange suivant (D2); hétérogène: autres descendus en S1 (D3)",
                "Homogen oder Rest: nächster Austausch (D2); heterogen: andere Herabgekommene in S1 (D3)",
                "Omogeneo o residuo: scambio seguente (D2); eterogeneo: altri scesi in S1 (D3)",
            ],
        },
        Node {
            id: "C9",
            shape: Act,
            articles: &[],
            words: [
                "Remainder: back to the heterogeneous part, next transposition there",
                "Résiduel: retour à la partie hétérogène, permutation suivante",
                "Rest: zurück zum heterogenen Teil, dort nächste Permutation",
                "Residuo: ritorno alla parte eterogenea, permutazione seguente",
            ],
        },
        Node {
            id: "C10",
            shape: Act,
            articles: &["B2", "B5", "B6", "A7.d"],
            words: [
                "Lower the demands: a B6, b B5 up; c B6, d B5 down; e X or Z; f A7.d; g B2",
                "Abaisser les exigences: a B6, b B5 montants; c B6, d B5 descendants; e X ou Z; f A7.d; g B2",
                "Forderungen senken: a B6, b B5 hinauf; c B6, d B5 hinab; e X oder Z; f A7.d; g B2",
                "Abbassare le esigenze: a B6, b B5 in su; c B6, d B5 in giù; e X o Z; f A7.d; g B2",
            ],
        },
        Node {
            id: "C12",
            shape: Question,
            articles: &[],
            words: [
                "Moved-down players: can the bracket before send others, as many?",
                "Descendus: le niveau précédent peut-il en envoyer d'autres, autant?",
                "Herabgekommene: kann die Gruppe davor andere schicken, gleich viele?",
                "Scesi: il livello precedente può mandarne altri, altrettanti?",
            ],
        },
        Node {
            id: "C13",
            shape: Question,
            articles: &["D4"],
            words: [
                "Lowest bracket: fewer moved down, or the one before again; else the two become one (D4)",
                "Dernier niveau: moins de descendus, ou refaire l'avant-dernier; sinon un seul (D4)",
                "Letzte Gruppe: weniger Herabgekommene, oder die vorletzte neu; sonst werden beide eine (D4)",
                "Ultimo livello: meno scesi, o rifare il penultimo; altrimenti uno solo (D4)",
            ],
        },
        Node {
            id: "C14",
            shape: Act,
            articles: &[],
            words: [
                "P1, X1, Z1 one less; heterogeneous at first M1 one less",
                "P1, X1, Z1 diminués de 1; hétérogène d'abord M1",
                "P1, X1, Z1 um 1 kleiner; heterogen zuerst M1",
                "P1, X1, Z1 diminuiscono di 1; eterogeneo prima M1",
            ],
        },
        Node {
            id: "A5",
            shape: Door,
            articles: &["F1"],
            words: [
                "All brackets paired: the bye (A5), the order of boards (F1)",
                "Tous les niveaux appariés: l'exempt (A5), l'ordre des échiquiers (F1)",
                "Alle Gruppen gepaart: Freilos (A5), Reihenfolge der Bretter (F1)",
                "Tutti i livelli abbinati: il bye (A5), l'ordine delle scacchiere (F1)",
            ],
        },
    ],
    arrows: &[
        Arrow { from: "A3", to: "C1", when: ALWAYS },
        Arrow { from: "C1", to: "C2", when: NO },
        Arrow {
            from: "C1",
            to: "C12",
            when: ["came down", "venu d'en haut", "kam herab", "sceso"],
        },
        Arrow {
            from: "C1",
            to: "C13",
            when: ["lowest bracket", "dernier niveau", "letzte Gruppe", "ultimo livello"],
        },
        Arrow { from: "C2", to: "C3", when: ALWAYS },
        Arrow { from: "C3", to: "C4", when: ALWAYS },
        Arrow { from: "C4", to: "C5", when: ALWAYS },
        Arrow { from: "C5", to: "C6", when: ALWAYS },
        Arrow { from: "C6", to: "C7", when: NO },
        Arrow {
            from: "C6",
            to: "C4",
            when: [
                "heterogeneous: the remainder",
                "hétérogène: le résiduel",
                "heterogen: der Rest",
                "eterogeneo: il residuo",
            ],
        },
        Arrow {
            from: "C6",
            to: "A3",
            when: [
                "complete: who is left goes down",
                "complet: le reste descend",
                "vollständig: wer übrig ist, geht hinab",
                "completo: chi resta scende",
            ],
        },
        Arrow {
            from: "C6",
            to: "A5",
            when: ["last bracket", "dernier niveau", "letzte Gruppe", "ultimo livello"],
        },
        Arrow { from: "C7", to: "C6", when: FOUND },
        Arrow { from: "C7", to: "C8", when: NONE_LEFT },
        Arrow { from: "C8", to: "C5", when: ["found", "trouvé", "gefunden", "trovato"] },
        Arrow { from: "C8", to: "C9", when: ["none left", "plus aucun", "keiner mehr", "nessuno"] },
        Arrow { from: "C9", to: "C7", when: ["remainder", "résiduel", "Rest", "residuo"] },
        Arrow { from: "C9", to: "C10", when: NONE_LEFT },
        Arrow { from: "C10", to: "C4", when: ["a", "a", "a", "a"] },
        Arrow { from: "C10", to: "C3", when: ["b to g", "b à g", "b bis g", "da b a g"] },
        Arrow {
            from: "C10",
            to: "C12",
            when: ["nothing left", "plus rien", "nichts mehr", "più nulla"],
        },
        Arrow {
            from: "C12",
            to: "A3",
            when: [
                "yes: the bracket before again",
                "oui: refaire le précédent",
                "ja: die Gruppe davor nochmals",
                "sì: rifare il precedente",
            ],
        },
        Arrow { from: "C12", to: "C13", when: NO },
        Arrow {
            from: "C13",
            to: "A3",
            when: ["lowest bracket", "dernier niveau", "letzte Gruppe", "ultimo livello"],
        },
        Arrow {
            from: "C13",
            to: "C14",
            when: ["other brackets", "autres niveaux", "andere Gruppen", "altri livelli"],
        },
        Arrow { from: "C14", to: "C3", when: ["P1 > 0", "P1 > 0", "P1 > 0", "P1 > 0"] },
        Arrow { from: "C14", to: "C2", when: ["M1 = 0", "M1 = 0", "M1 = 0", "M1 = 0"] },
        Arrow {
            from: "C14",
            to: "A3",
            when: [
                "P1 = 0: all go down",
                "P1 = 0: tous descendent",
                "P1 = 0: alle gehen hinab",
                "P1 = 0: tutti scendono",
            ],
        },
    ],
};
