//! Why something was refused, excluded or passed over.

use ronde_model::PairingNumber;
use ronde_swiss::System;
use ronde_swiss::dutch::{Criterion, Edition};
use ronde_swiss::field::Float;
use ronde_swiss::reasons::{Exclusion, FloatersNeeded, PassedOver};
use ronde_swiss::steps::Refusal;

use super::effects;
use crate::articles::{self, Absolute, short};
use crate::explain::Scene;
use crate::lang::fill;

crate::words! {
    /// Why not.
    pub(crate) RefusalWords;
    met_in: "they met in round {n} ({article})", "déjà rencontrés à la ronde {n} ({article})", "schon in Runde {n} begegnet ({article})", "si sono già incontrati nel turno {n} ({article})";
    met_before: "they met before ({article})", "déjà rencontrés ({article})", "schon begegnet ({article})", "si sono già incontrati ({article})";
    prohibited: "the organiser forbids it (TRF26:260)", "l'organisateur l'interdit (TRF26:260)", "der Veranstalter verbietet es (TRF26:260)", "l'organizzatore lo vieta (TRF26:260)";
    same_colour: "both must have {colour} ({article})", "les deux doivent avoir les {colour} ({article})", "beide müssen {colour} haben ({article})", "entrambi devono avere il {colour} ({article})";
    same_colour_unknown: "both must have the same colour ({article})", "les deux doivent avoir la même couleur ({article})", "beide müssen die gleiche Farbe haben ({article})", "entrambi devono avere lo stesso colore ({article})";
    may_not: "the two may not meet", "les deux ne peuvent pas se rencontrer", "die beiden dürfen nicht gegeneinander spielen", "i due non possono incontrarsi";
    not_allowed: "not allowed", "pas permis", "nicht erlaubt", "non permesso";
    colour_denied: "{who} may not have {colour} ({article})", "{who} ne peut pas avoir les {colour} ({article})", "{who} darf nicht {colour} haben ({article})", "{who} non può avere il {colour} ({article})";
    colours: "more colours due would be disregarded than is allowed here", "il y aurait plus de couleurs contrariées que permis à cette étape", "es blieben mehr Farbansprüche unerfüllt, als hier erlaubt ist", "resterebbero contrariati più colori di quanto è permesso qui";
    colour_degree: "a stronger colour preference would be disregarded where a weaker one can be", "une préférence plus forte serait contrariée alors qu'une plus faible peut l'être", "ein stärkerer Farbanspruch bliebe unerfüllt, wo ein schwächerer weichen kann", "sarebbe contrariata una preferenza più forte dove può esserlo una più lieve";
    down_last: "{who} floated down in the last round", "{who} était flotteur descendant à la ronde précédente", "{who} war in der letzten Runde Abfloater", "{who} è stato downfloater nel turno precedente";
    down_before: "{who} floated down two rounds ago", "{who} était flotteur descendant deux rondes avant", "{who} war vor zwei Runden Abfloater", "{who} è stato downfloater due turni prima";
    up_last: "{who} floated up in the last round", "{who} était flotteur montant à la ronde précédente", "{who} war in der letzten Runde Auffloater", "{who} è stato upfloater nel turno precedente";
    up_before: "{who} floated up two rounds ago", "{who} était flotteur montant deux rondes avant", "{who} war vor zwei Runden Auffloater", "{who} è stato upfloater due turni prima";
    raised: "{who} was raised in the round before, or too often", "{who} vient de monter à la ronde précédente, ou est monté trop souvent", "{who} wurde in der Vorrunde oder schon zu oft gehoben", "{who} è salito nel turno precedente, o troppo spesso";
    bye_barred: "barred by round {n} ({article})", "exclu par la ronde {n} ({article})", "ausgeschlossen wegen Runde {n} ({article})", "escluso a causa del turno {n} ({article})";
    rest: "the others could then not be paired as the rules ask", "les autres ne pourraient alors pas être appariés comme le veulent les règles", "die anderen könnten dann nicht so gepaart werden, wie es die Regeln verlangen", "gli altri non potrebbero allora essere abbinati come vogliono le regole";
    rest_by: "the others could not all be paired ({article})", "les autres ne pourraient pas tous être appariés ({article})", "die anderen könnten nicht alle gepaart werden ({article})", "gli altri non potrebbero essere tutti abbinati ({article})";
    worse: "worse in {article}", "moins bon selon {article}", "schlechter nach {article}", "peggiore secondo {article}";
    effect: "{effect} ({article})", "{effect} ({article})", "{effect} ({article})", "{effect} ({article})";
    later: "as good, but later in the order of the book", "aussi bon, mais plus loin dans l'ordre du règlement", "gleich gut, aber später in der Reihenfolge des Reglements", "altrettanto buono, ma dopo nell'ordine del regolamento";
    later_2026: "as good, but later in the order of article 4", "aussi bon, mais plus loin dans l'ordre de l'article 4", "gleich gut, aber später in der Reihenfolge von Artikel 4", "altrettanto buono, ma dopo nell'ordine dell'articolo 4";
    later_2017: "as good, but later in the order of section D", "aussi bon, mais plus loin dans l'ordre de la section D", "gleich gut, aber später in der Reihenfolge von Abschnitt D", "altrettanto buono, ma dopo nell'ordine della sezione D";
    better_paired: "the brackets are paired better with this player", "les groupes s'apparient mieux avec ce joueur", "mit diesem Spieler gehen die Gruppen besser auf", "i gruppi si abbinano meglio con questo giocatore";
    odd: "the number of players is odd", "le nombre de joueurs est impair", "die Zahl der Spieler ist ungerade", "il numero dei giocatori è dispari";
    no_more_pairs: "{one} and {other} allow no more pairs", "{one} et {other} ne permettent pas plus de paires", "{one} und {other} lassen nicht mehr Paare zu", "{one} e {other} non permettono altre coppie";
    rest_with_more: "with more pairs the rest could not be paired, {article}", "avec plus de paires le reste ne pourrait pas être apparié, {article}", "mit mehr Paaren ginge der Rest nicht auf, {article}", "con più coppie il resto non potrebbe essere abbinato, {article}";
    higher_bye: "with more pairs the bye would go to a higher score, {article}", "avec plus de paires l'exempt aurait plus de points, {article}", "mit mehr Paaren ginge das Freilos an mehr Punkte, {article}", "con più coppie il bye andrebbe a un punteggio più alto, {article}";
    other: "another rule of the book", "une autre règle du règlement", "eine andere Regel des Reglements", "un'altra regola del regolamento";
}

/// Why an alternative of a bracket was not taken; the pair where it is one.
pub fn exclusion(
    scene: &Scene<'_>,
    pair: Option<(PairingNumber, PairingNumber)>,
    why: Exclusion,
) -> String {
    let w = RefusalWords::of(scene.lang());
    match (why, pair) {
        (Exclusion::Barred(bar), Some((one, other))) => scene.bar(one, other, bar),
        (Exclusion::Barred(_), None) => w.not_allowed.to_owned(),
        (Exclusion::Worse(criterion), _) => {
            let article = criterion_in_full(scene, criterion);
            fill(w.worse, &[("article", &article)])
        }
        (Exclusion::Later, _) => match scene.edition() {
            Edition::E2026 => w.later_2026.to_owned(),
            Edition::E2017 => w.later_2017.to_owned(),
        },
    }
}

/// The article by which an alternative of a bracket was not taken.
pub fn exclusion_article(scene: &Scene<'_>, why: Exclusion) -> String {
    match why {
        Exclusion::Barred(bar) => scene.bar_article(bar).to_owned(),
        Exclusion::Worse(criterion) => articles::criterion(criterion),
        Exclusion::Later => match scene.edition() {
            Edition::E2026 => "C.04.3:4".to_owned(),
            Edition::E2017 => "C.04.3:D".to_owned(),
        },
    }
}

/// `C12 (colour preferences)`.
pub fn criterion_in_full(scene: &Scene<'_>, which: Criterion) -> String {
    format!("{} ({})", articles::criterion(which), articles::meaning(which, scene.lang()))
}

/// Why a procedure refused something: for this player, with this opponent where it is a pair.
pub fn refusal(
    scene: &Scene<'_>,
    player: PairingNumber,
    opponent: Option<PairingNumber>,
    why: Refusal,
) -> String {
    let w = RefusalWords::of(scene.lang());
    match why {
        Refusal::Barred(bar) => match opponent {
            Some(opponent) => scene.bar(player, opponent, bar),
            None => w.may_not.to_owned(),
        },
        Refusal::ColourDenied(colour) => {
            let (who, article) = (scene.call(player), scene.rule(Absolute::Colours));
            let colour = scene.colour(colour);
            fill(w.colour_denied, &[("who", &who), ("colour", &colour), ("article", &article)])
        }
        Refusal::Colours => w.colours.to_owned(),
        Refusal::ColourDegree => w.colour_degree.to_owned(),
        Refusal::Float(float, ago) => {
            // Of two who would meet it is the opponent, from below, who would float up.
            let (who, text) = match (float, ago) {
                (Float::Up, 1) => (opponent.unwrap_or(player), w.up_last),
                (Float::Up, _) => (opponent.unwrap_or(player), w.up_before),
                (Float::Down, 1) => (player, w.down_last),
                (Float::Down, _) => (player, w.down_before),
            };
            fill(text, &[("who", &scene.call(who))])
        }
        Refusal::Raised => fill(w.raised, &[("who", &scene.call(player))]),
        Refusal::ByeBarred(round) => {
            fill(w.bye_barred, &[("n", &round), ("article", &scene.rule(Absolute::Bye))])
        }
        Refusal::Rest => w.rest.to_owned(),
        Refusal::Criterion(article) => match effects::of_article(article, scene.lang()) {
            Some(effect) => fill(w.effect, &[("effect", &effect), ("article", &short(article))]),
            None => fill(w.worse, &[("article", &short(article))]),
        },
        Refusal::Later => w.later.to_owned(),
        _ => w.other.to_owned(),
    }
}

/// The article behind a refusal, where it has one of its own.
pub fn refusal_article(scene: &Scene<'_>, why: Refusal) -> Option<&'static str> {
    Some(match why {
        Refusal::Barred(bar) => scene.bar_article(bar),
        Refusal::ColourDenied(_) => scene.rule(Absolute::Colours),
        Refusal::ByeBarred(_) => scene.rule(Absolute::Bye),
        Refusal::Rest => scene.rule(Absolute::Completion),
        Refusal::Criterion(article) => short(article),
        _ => return None,
    })
}

/// Why a bracket leaves as many over as it does; nothing where it leaves nobody.
pub fn needed(scene: &Scene<'_>, needed: FloatersNeeded) -> Option<String> {
    let w = RefusalWords::of(scene.lang());
    let rule = |which| scene.rule(which);
    match needed {
        FloatersNeeded::Nobody => None,
        FloatersNeeded::Odd => Some(w.odd.to_owned()),
        FloatersNeeded::Opponents => Some(fill(
            w.no_more_pairs,
            &[("one", &rule(Absolute::Rematch)), ("other", &rule(Absolute::Colours))],
        )),
        FloatersNeeded::Completion => {
            Some(fill(w.rest_with_more, &[("article", &rule(Absolute::Completion))]))
        }
        FloatersNeeded::ByeScore => {
            Some(fill(w.higher_bye, &[("article", &rule(Absolute::ByeScore))]))
        }
    }
}

/// Why somebody did not get the bye.
pub fn passed_over(scene: &Scene<'_>, why: PassedOver) -> String {
    let w = RefusalWords::of(scene.lang());
    match why {
        PassedOver::Barred(round) => {
            fill(w.bye_barred, &[("n", &round), ("article", &bye_rule(scene.system))])
        }
        PassedOver::OthersUnpairable => {
            fill(w.rest_by, &[("article", &scene.rule(Absolute::Completion))])
        }
        PassedOver::Paired => w.better_paired.to_owned(),
    }
}

/// The rule that bars from the bye, with the basic rule it rests on where there is one.
pub fn bye_rule(system: System) -> String {
    let own = articles::absolute(system, Absolute::Bye);
    match system {
        System::Dutch(_) | System::Dubov2026 => format!("{own}, C.04.1:4"),
        _ => own.to_owned(),
    }
}
