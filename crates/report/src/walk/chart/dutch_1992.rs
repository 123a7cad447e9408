//! The chart of the Swiss on ratings as it stood in the 1990s: C1 to C14 of seed-001.

use super::Shape::{Act, Door, Question};
use super::{Arrow, Chart, Node};

pub(super) const NONE_LEFT: [&str; 4] = ["none left", "plus aucune", "keine mehr", "nessuna"];
pub(super) const FOUND: [&str; 4] = ["found", "trouvée", "gefunden", "trovata"];
pub(super) const NO: [&str; 4] = ["no", "non", "nein", "no"];
const YES: [&str; 4] = ["yes", "oui", "ja", "sì"];
pub(super) const ALWAYS: [&str; 4] = ["", "", "", ""];

/// Seed-001, C1 to C14.
pub(super) static OF_1992: Chart = Chart {
    title: [
        "The pairing procedure of the 1990s, C1 to C14",
        "La procédure des années 1990, C1 à C14",
        "Das Verfahren der 1990er Jahre, C1 bis C14",
        "La procedura degli anni Novanta, da C1 a C14",
    ],
    nodes: &[
        Node {
            id: "A3",
            shape: Door,
            articles: &["A4"],
            words: [
                "Next level of points, from the top, with those who came down to it",
                "Niveau suivant, depuis le haut, avec ceux qui y sont descendus",
                "Nächste Punktgruppe von oben, mit denen, die in sie kamen",
                "Livello seguente, dall'alto, con chi vi è sceso",
            ],
        },
        Node {
            id: "C1",
            shape: Question,
            articles: &["B1", "B1a", "B2"],
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
            articles: &["A8"],
            words: [
                "x: pairs that may disregard colours (A8)",
                "x: paires qui peuvent contrarier les couleurs (A8)",
                "x: Paare, die Farbansprüche verletzen dürfen (A8)",
                "x: coppie che possono contrariare i colori (A8)",
            ],
        },
        Node {
            id: "C3",
            shape: Act,
            articles: &[],
            words: [
                "p: pairs to be made (A6)",
                "p: paires à faire (A6)",
                "p: Paare, die zu bilden sind (A6)",
                "p: coppie da fare (A6)",
            ],
        },
        Node {
            id: "C4",
            shape: Act,
            articles: &["A6"],
            words: [
                "The p strongest to S1, all others to S2",
                "Les p plus forts en S1, les autres en S2",
                "Die p stärksten in S1, alle anderen in S2",
                "I p più forti in S1, gli altri in S2",
            ],
        },
        Node {
            id: "C5",
            shape: Act,
            articles: &["A2"],
            words: [
                "S1 and S2 in order (A2)",
                "Ordonner S1 et S2 (A2)",
                "S1 und S2 ordnen (A2)",
                "Ordinare S1 e S2 (A2)",
            ],
        },
        Node {
            id: "C6",
            shape: Question,
            articles: &["B3", "E", "E1", "E2", "E3", "E4"],
            words: [
                "S1 against S2 from the top: does everything hold?",
                "S1 contre S2 depuis le haut: tout est-il respecté?",
                "S1 gegen S2 von oben: ist alles eingehalten?",
                "S1 contro S2 dall'alto: tutto è rispettato?",
            ],
        },
        Node {
            id: "C7",
            shape: Act,
            articles: &["D1"],
            words: [
                "Next permutation of S2 (D1)",
                "Permutation suivante dans S2 (D1)",
                "Nächste Permutation von S2 (D1)",
                "Permutazione seguente di S2 (D1)",
            ],
        },
        Node {
            id: "C8",
            shape: Act,
            articles: &["D2"],
            words: [
                "Homogeneous or remainder: next exchange between S1 and S2 (D2)",
                "Niveau homogène ou résiduel: échange suivant entre S1 et S2 (D2)",
                "Homogen oder Rest: nächster Austausch zwischen S1 und S2 (D2)",
                "Omogeneo o residuo: scambio seguente fra S1 e S2 (D2)",
            ],
        },
        Node {
            id: "C9",
            shape: Act,
            articles: &[],
            words: [
                "Downfloaters: drop B6, then B5",
                "Flotteurs descendants: abandonner B6, puis B5",
                "Abfloater: B6 fallen lassen, dann B5",
                "Downfloater: abbandonare B6, poi B5",
            ],
        },
        Node {
            id: "C10",
            shape: Act,
            articles: &["B5", "B6"],
            words: [
                "Remainder: another opponent for the lowest of those who came down; then drop B6, B5 for upfloaters",
                "Résiduel: autre adversaire pour le plus petit flotteur; puis abandonner B6, B5 pour les montants",
                "Rest: anderer Gegner für den Letzten, der herabkam; dann B6, B5 für Auffloater fallen lassen",
                "Residuo: altro avversario per l'ultimo sceso; poi abbandonare B6, B5 per chi sale",
            ],
        },
        Node {
            id: "C11",
            shape: Question,
            articles: &["B4"],
            words: [
                "x < p? One more pair may disregard colours",
                "x < p? Une paire de plus peut contrarier les couleurs",
                "x < p? Ein Paar mehr darf Farbansprüche verletzen",
                "x < p? Una coppia in più può contrariare i colori",
            ],
        },
        Node {
            id: "C12",
            shape: Question,
            articles: &[],
            words: [
                "Heterogeneous: can the level before send somebody else?",
                "Hétérogène: le niveau précédent peut-il envoyer un autre joueur?",
                "Heterogen: kann die Gruppe davor jemand anderen schicken?",
                "Eterogeneo: il livello precedente può mandare un altro?",
            ],
        },
        Node {
            id: "C13",
            shape: Question,
            articles: &[],
            words: [
                "Lowest level: pair the one before again; if that fails, the two become one",
                "Dernier niveau: refaire l'avant-dernier; sinon, les deux n'en font qu'un",
                "Letzte Gruppe: die vorletzte neu paaren; geht es nicht, werden beide eine",
                "Ultimo livello: rifare il penultimo; se non riesce, i due si uniscono",
            ],
        },
        Node {
            id: "C14",
            shape: Act,
            articles: &[],
            words: [
                "p one less (x too, if it was positive)",
                "Diminuer p de 1 (x aussi, s'il était positif)",
                "p um 1 kleiner (x auch, wenn es positiv war)",
                "p diminuisce di 1 (anche x, se era positivo)",
            ],
        },
        Node {
            id: "A5",
            shape: Door,
            articles: &["F1"],
            words: [
                "All levels paired: the bye (A5), the order of boards (F1)",
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
            when: ["lowest level", "dernier niveau", "letzte Gruppe", "ultimo livello"],
        },
        Arrow { from: "C2", to: "C3", when: ALWAYS },
        Arrow { from: "C3", to: "C4", when: ALWAYS },
        Arrow { from: "C4", to: "C5", when: ALWAYS },
        Arrow { from: "C5", to: "C6", when: ALWAYS },
        Arrow { from: "C6", to: "C7", when: NO },
        Arrow {
            from: "C6",
            to: "C2",
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
                "homogeneous: who is left goes down",
                "homogène: le reste descend",
                "homogen: wer übrig ist, geht hinab",
                "omogeneo: chi resta scende",
            ],
        },
        Arrow {
            from: "C6",
            to: "A5",
            when: ["last level", "dernier niveau", "letzte Gruppe", "ultimo livello"],
        },
        Arrow { from: "C7", to: "C6", when: FOUND },
        Arrow { from: "C7", to: "C8", when: NONE_LEFT },
        Arrow { from: "C8", to: "C5", when: ["found", "trouvé", "gefunden", "trovato"] },
        Arrow { from: "C8", to: "C9", when: ["none left", "plus aucun", "keiner mehr", "nessuno"] },
        Arrow {
            from: "C9",
            to: "C4",
            when: ["dropped", "abandonné", "fallen gelassen", "abbandonato"],
        },
        Arrow {
            from: "C9",
            to: "C10",
            when: ["nothing left to drop", "rien à abandonner", "nichts mehr", "più nulla"],
        },
        Arrow {
            from: "C10",
            to: "C7",
            when: ["another opponent", "autre adversaire", "anderer Gegner", "altro avversario"],
        },
        Arrow {
            from: "C10",
            to: "C2",
            when: ["dropped", "abandonné", "fallen gelassen", "abbandonato"],
        },
        Arrow {
            from: "C10",
            to: "C11",
            when: ["nothing left to drop", "rien à abandonner", "nichts mehr", "più nulla"],
        },
        Arrow { from: "C11", to: "C3", when: YES },
        Arrow { from: "C11", to: "C12", when: NO },
        Arrow {
            from: "C12",
            to: "A3",
            when: [
                "yes: the level before again",
                "oui: refaire le précédent",
                "ja: die Gruppe davor nochmals",
                "sì: rifare il precedente",
            ],
        },
        Arrow { from: "C12", to: "C13", when: NO },
        Arrow {
            from: "C13",
            to: "A3",
            when: ["lowest level", "dernier niveau", "letzte Gruppe", "ultimo livello"],
        },
        Arrow {
            from: "C13",
            to: "C14",
            when: ["other levels", "autres niveaux", "andere Gruppen", "altri livelli"],
        },
        Arrow { from: "C14", to: "C4", when: ["p > 0", "p > 0", "p > 0", "p > 0"] },
        Arrow {
            from: "C14",
            to: "A3",
            when: [
                "p = 0: all go down",
                "p = 0: tous descendent",
                "p = 0: alle gehen hinab",
                "p = 0: tutti scendono",
            ],
        },
    ],
};
