//! The chart of the original Swiss, by the articles of its reading.

use super::Shape::{Act, Door, Question};
use super::{Arrow, Chart, Node};

const ALWAYS: [&str; 4] = ["", "", "", ""];

/// Articles O1 to O21.
pub(super) static ORIGINAL: Chart = Chart {
    title: [
        "The original Swiss, O7 to O15",
        "Le suisse d'origine, O7 à O15",
        "Das ursprüngliche Schweizer System, O7 bis O15",
        "Lo svizzero originale, da O7 a O15",
    ],
    nodes: &[
        Node {
            id: "O7",
            shape: Door,
            articles: &[],
            words: [
                "In an odd field the exempt first: the last of the lowest level who can be",
                "Si impair, d'abord l'exempt: le dernier possible du plus bas niveau",
                "Bei ungerader Zahl zuerst das Freilos: der Letzte der untersten Gruppe, der es haben kann",
                "Se dispari, prima il bye: l'ultimo possibile del livello più basso",
            ],
        },
        Node {
            id: "O9",
            shape: Act,
            articles: &["O1", "O2", "O8"],
            words: [
                "Next level: from the top down, then from the bottom up, the median last",
                "Niveau suivant: du haut vers le bas, puis du bas vers le haut, le médian en dernier",
                "Nächste Gruppe: von oben hinab, dann von unten hinauf, zuletzt die mittlere",
                "Livello seguente: dall'alto, poi dal basso, per ultimo il mediano",
            ],
        },
        Node {
            id: "O10",
            shape: Question,
            articles: &["O6"],
            words: [
                "Must somebody leave? The fewest, nearest to the centre, who did not float before",
                "Quelqu'un doit-il partir? Le moins possible, près du centre, sans avoir flotté",
                "Muss jemand gehen? Möglichst wenige, nahe der Mitte, die zuvor nicht gefloatet sind",
                "Qualcuno deve uscire? Il meno possibile, vicino al centro, che non ha già fatto float",
            ],
        },
        Node {
            id: "O11",
            shape: Question,
            articles: &[],
            words: [
                "Can nobody be paired? The whole level goes on towards the median",
                "Aucune paire possible? Tout le niveau va vers le médian",
                "Ist niemand zu paaren? Die ganze Gruppe geht zur Mitte",
                "Nessuna coppia possibile? Tutto il livello va verso il mediano",
            ],
        },
        Node {
            id: "O12",
            shape: Act,
            articles: &[],
            words: [
                "Those who came are paired first",
                "Ceux qui sont venus sont appariés d'abord",
                "Wer dazukam, wird zuerst gepaart",
                "Chi è arrivato è abbinato per primo",
            ],
        },
        Node {
            id: "O13",
            shape: Act,
            articles: &["O3", "O4", "O15", "O19"],
            words: [
                "The others in two halves: first who does not expect the same colour",
                "Les autres en deux moitiés: d'abord qui n'attend pas la même couleur",
                "Die anderen in zwei Hälften: zuerst, wer nicht die gleiche Farbe erwartet",
                "Gli altri in due metà: prima chi non attende lo stesso colore",
            ],
        },
        Node {
            id: "O14",
            shape: Question,
            articles: &["O5"],
            words: [
                "Fewest repeated floats, then fewest equal colours? Else the next opponent",
                "Le moins de flottements répétés, puis de couleurs égales? Sinon l'adversaire suivant",
                "Wenigste wiederholte Floats, dann gleiche Farben? Sonst der nächste Gegner",
                "Meno float ripetuti, poi meno colori uguali? Altrimenti l'avversario seguente",
            ],
        },
        Node {
            id: "O21",
            shape: Door,
            articles: &[],
            words: [
                "All levels paired: colours (O15), order of boards (O21)",
                "Tous les niveaux appariés: couleurs (O15), ordre des échiquiers (O21)",
                "Alle Gruppen gepaart: Farben (O15), Reihenfolge der Bretter (O21)",
                "Tutti i livelli abbinati: colori (O15), ordine delle scacchiere (O21)",
            ],
        },
    ],
    arrows: &[
        Arrow { from: "O7", to: "O9", when: ALWAYS },
        Arrow { from: "O9", to: "O10", when: ALWAYS },
        Arrow { from: "O10", to: "O11", when: ALWAYS },
        Arrow { from: "O11", to: "O9", when: ["none", "aucune", "niemand", "nessuna"] },
        Arrow { from: "O11", to: "O12", when: ["some", "si", "doch", "sì"] },
        Arrow { from: "O12", to: "O13", when: ALWAYS },
        Arrow { from: "O13", to: "O14", when: ALWAYS },
        Arrow {
            from: "O14",
            to: "O13",
            when: ["next opponent", "adversaire suivant", "nächster Gegner", "avversario seguente"],
        },
        Arrow {
            from: "O14",
            to: "O9",
            when: ["next level", "niveau suivant", "nächste Gruppe", "livello seguente"],
        },
        Arrow {
            from: "O14",
            to: "O21",
            when: ["last level", "dernier niveau", "letzte Gruppe", "ultimo livello"],
        },
    ],
};
