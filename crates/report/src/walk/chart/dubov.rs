//! The charts of Dubov: as approved in 1997 (seed-003), and of C.04.4.1 from 2026.

use super::Shape::{Act, Door, Question};
use super::{Arrow, Chart, Node};

const NO: [&str; 4] = ["no", "non", "nein", "no"];
const ALWAYS: [&str; 4] = ["", "", "", ""];
const NEXT_GROUP: [&str; 4] = ["next group", "groupe suivant", "nächste Gruppe", "gruppo seguente"];
const LAST_GROUP: [&str; 4] = ["last group", "dernier groupe", "letzte Gruppe", "ultimo gruppo"];

/// Seed-003.
pub(super) static OF_1997: Chart = Chart {
    title: [
        "Dubov 1997, chapters 3 to 9",
        "Dubov 1997, chapitres 3 à 9",
        "Dubow 1997, Kapitel 3 bis 9",
        "Dubov 1997, capitoli da 3 a 9",
    ],
    nodes: &[
        Node {
            id: "4",
            shape: Door,
            articles: &["9", "1", "2.2"],
            words: [
                "Averages (ARO); in an odd field the bye: lowest group, lowest rating",
                "Moyennes (ARO); si impair, l'exempt: dernier groupe, plus petit Elo",
                "Mittelwerte (ARO); bei ungerader Zahl das Freilos: letzte Gruppe, kleinste Wertung",
                "Medie (ARO); se dispari, il bye: ultimo gruppo, Elo più basso",
            ],
        },
        Node {
            id: "5",
            shape: Question,
            articles: &[],
            words: [
                "First round? Upper half against lower half",
                "Première ronde? Moitié haute contre moitié basse",
                "Erste Runde? Obere Hälfte gegen untere Hälfte",
                "Primo turno? Metà alta contro metà bassa",
            ],
        },
        Node {
            id: "6.1",
            shape: Act,
            articles: &["6"],
            words: [
                "Next score group, from the top",
                "Groupe de points suivant, depuis le haut",
                "Nächste Punktgruppe von oben",
                "Gruppo di punteggio seguente, dall'alto",
            ],
        },
        Node {
            id: "8",
            shape: Act,
            articles: &["8.1", "8.2"],
            words: [
                "Floaters first: each meets the highest rating, if possible of the other due colour",
                "Les flotteurs d'abord: chacun contre l'Elo le plus haut, si possible de l'autre couleur",
                "Zuerst die Floater: jeder gegen die höchste Wertung, wenn möglich anderer Farbe",
                "Prima i floater: ognuno contro l'Elo più alto, se possibile dell'altro colore",
            ],
        },
        Node {
            id: "7.1",
            shape: Question,
            articles: &["2.5"],
            words: [
                "Has somebody met all of his group? An opponent is brought up",
                "Un joueur a-t-il déjà joué tout son groupe? On fait monter un adversaire",
                "Hat jemand alle seiner Gruppe getroffen? Ein Gegner wird heraufgeholt",
                "Qualcuno ha incontrato tutto il suo gruppo? Si fa salire un avversario",
            ],
        },
        Node {
            id: "7.2",
            shape: Question,
            articles: &[],
            words: [
                "Is the number odd? One more is brought up",
                "Nombre impair? On fait monter un joueur",
                "Ist die Zahl ungerade? Einer wird heraufgeholt",
                "Numero dispari? Si fa salire un giocatore",
            ],
        },
        Node {
            id: "7.3",
            shape: Question,
            articles: &["7.4", "2.6"],
            words: [
                "More of one due colour? Half of the surplus changes (7.3, 7.4)",
                "Plus d'une couleur? La moitié de l'excédent change (7.3, 7.4)",
                "Mehr von einer Farbe? Die Hälfte des Überschusses wechselt (7.3, 7.4)",
                "Più di un colore? Metà dell'eccedenza cambia (7.3, 7.4)",
            ],
        },
        Node {
            id: "6.2",
            shape: Act,
            articles: &["3"],
            words: [
                "White by rising ARO, Black by falling rating: row against row",
                "Blancs par ARO croissant, Noirs par Elo décroissant: rang contre rang",
                "Weiss nach steigendem ARO, Schwarz nach fallender Wertung: Zeile gegen Zeile",
                "Bianco per ARO crescente, Nero per Elo decrescente: riga contro riga",
            ],
        },
        Node {
            id: "6.3",
            shape: Question,
            articles: &["2.1", "2.3", "2.4"],
            words: [
                "Have two met? The next Black below; else the row above; else a White",
                "Déjà joué? Le Noir suivant plus bas; sinon la ligne au-dessus; sinon un Blanc",
                "Schon gespielt? Der nächste Schwarze darunter; sonst die Zeile darüber; sonst ein Weisser",
                "Già incontrati? Il Nero seguente; altrimenti la riga sopra; altrimenti un Bianco",
            ],
        },
        Node {
            id: "6.4",
            shape: Question,
            articles: &["7"],
            words: [
                "Is somebody left over? He floats to the next group",
                "Quelqu'un reste-t-il? Il flotte vers le groupe suivant",
                "Bleibt jemand übrig? Er geht in die nächste Gruppe",
                "Resta qualcuno? Va nel gruppo seguente",
            ],
        },
        Node {
            id: "F",
            shape: Door,
            articles: &[],
            words: [
                "All groups paired: colours by chapter 3",
                "Tous les groupes appariés: couleurs selon le chapitre 3",
                "Alle Gruppen gepaart: Farben nach Kapitel 3",
                "Tutti i gruppi abbinati: colori secondo il capitolo 3",
            ],
        },
    ],
    arrows: &[
        Arrow { from: "4", to: "5", when: ALWAYS },
        Arrow { from: "5", to: "6.1", when: NO },
        Arrow { from: "5", to: "F", when: ["yes", "oui", "ja", "sì"] },
        Arrow { from: "6.1", to: "8", when: ALWAYS },
        Arrow { from: "8", to: "7.1", when: ALWAYS },
        Arrow { from: "7.1", to: "7.2", when: ALWAYS },
        Arrow { from: "7.2", to: "7.3", when: ALWAYS },
        Arrow { from: "7.3", to: "6.2", when: ALWAYS },
        Arrow { from: "6.2", to: "6.3", when: ALWAYS },
        Arrow { from: "6.3", to: "6.4", when: ALWAYS },
        Arrow { from: "6.4", to: "6.1", when: NEXT_GROUP },
        Arrow { from: "6.4", to: "F", when: LAST_GROUP },
    ],
};

/// C.04.4.1.
pub(super) static OF_2026: Chart = Chart {
    title: [
        "Dubov 2026, C.04.4.1:3",
        "Dubov 2026, C.04.4.1:3",
        "Dubow 2026, C.04.4.1:3",
        "Dubov 2026, C.04.4.1:3",
    ],
    nodes: &[
        Node {
            id: "3.1",
            shape: Door,
            articles: &["1.8", "C2"],
            words: [
                "In an odd field the bye first: lowest score, most games, largest number",
                "Si impair, d'abord l'exempt: moins de points, plus de parties, plus grand numéro",
                "Bei ungerader Zahl zuerst das Freilos: wenigste Punkte, meiste Partien, grösste Nummer",
                "Se dispari, prima il bye: meno punti, più partite, numero più grande",
            ],
        },
        Node {
            id: "3.2.1",
            shape: Act,
            articles: &["3.2"],
            words: [
                "Next scoregroup, from the top: how many upfloaters it needs",
                "Groupe de points suivant, depuis le haut: combien de flotteurs montants",
                "Nächste Punktgruppe von oben: wie viele Auffloater sie braucht",
                "Gruppo di punteggio seguente, dall'alto: quanti upfloater servono",
            ],
        },
        Node {
            id: "3.2.2",
            shape: Act,
            articles: &["4.2", "C4", "C5", "C6", "C8", "C9", "C10"],
            words: [
                "Upfloaters: the first set that is best by C5 to C10 (4.2)",
                "Flotteurs montants: le premier ensemble, le meilleur selon C5 à C10 (4.2)",
                "Auffloater: die erste Gruppe, die nach C5 bis C10 die beste ist (4.2)",
                "Upfloater: il primo insieme, il migliore da C5 a C10 (4.2)",
            ],
        },
        Node {
            id: "3.2.3",
            shape: Act,
            articles: &["C7"],
            words: [
                "G1: who prefers White; G2: all others",
                "G1: qui préfère les Blancs; G2: les autres",
                "G1: wer Weiss vorzieht; G2: alle anderen",
                "G1: chi preferisce il Bianco; G2: gli altri",
            ],
        },
        Node {
            id: "3.2.4",
            shape: Question,
            articles: &["4.3"],
            words: [
                "Who must change sides? First those who cannot be avoided, then half of the surplus (4.3)",
                "Qui doit changer de côté? D'abord les inévitables, puis la moitié de l'excédent (4.3)",
                "Wer muss die Seite wechseln? Erst die Unvermeidlichen, dann die Hälfte des Überschusses (4.3)",
                "Chi deve cambiare lato? Prima gli inevitabili, poi metà dell'eccedenza (4.3)",
            ],
        },
        Node {
            id: "1.7",
            shape: Act,
            articles: &["3.2.5"],
            words: [
                "S1: G1 by rising ARO; G2 by number",
                "S1: G1 par ARO croissant; G2 par numéro",
                "S1: G1 nach steigendem ARO; G2 nach Nummer",
                "S1: G1 per ARO crescente; G2 per numero",
            ],
        },
        Node {
            id: "3.2.6",
            shape: Act,
            articles: &["4.4", "C1", "C3"],
            words: [
                "T2: the first transposition of G2 that is legal; S1 against T2 (4.4)",
                "T2: la première permutation légale de G2; S1 contre T2 (4.4)",
                "T2: die erste zulässige Permutation von G2; S1 gegen T2 (4.4)",
                "T2: la prima permutazione lecita di G2; S1 contro T2 (4.4)",
            ],
        },
        Node {
            id: "5.2",
            shape: Door,
            articles: &[],
            words: [
                "All scoregroups paired: colours",
                "Tous les groupes appariés: couleurs",
                "Alle Punktgruppen gepaart: Farben",
                "Tutti i gruppi abbinati: colori",
            ],
        },
    ],
    arrows: &[
        Arrow { from: "3.1", to: "3.2.1", when: ALWAYS },
        Arrow { from: "3.2.1", to: "3.2.2", when: ALWAYS },
        Arrow { from: "3.2.2", to: "3.2.3", when: ALWAYS },
        Arrow { from: "3.2.3", to: "3.2.4", when: ALWAYS },
        Arrow { from: "3.2.4", to: "1.7", when: ALWAYS },
        Arrow { from: "1.7", to: "3.2.6", when: ALWAYS },
        Arrow { from: "3.2.6", to: "3.2.1", when: NEXT_GROUP },
        Arrow { from: "3.2.6", to: "5.2", when: LAST_GROUP },
    ],
};
