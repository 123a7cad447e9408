//! The acts of a procedure, one by one.

use ronde_model::PairingNumber;
use ronde_swiss::System;
use ronde_swiss::reasons::FloatersNeeded;
use ronde_swiss::steps::{Act, Fall, Refusal, Step};

use super::{cited, colours, refusals};
use crate::articles;
use crate::explain::Scene;
use crate::lang::{Lang, fill};

crate::words! {
    /// What is done in a step.
    pub(crate) ActWords;
    takes: "the group of {points}: {who}", "le niveau à {points}: {who}", "die Gruppe mit {points}: {who}", "il gruppo a {points}: {who}";
    with_moved: "and from other groups: {who}", "et d'autres niveaux: {who}", "und aus anderen Gruppen: {who}", "e da altri gruppi: {who}";
    x: "pairs that must disregard a colour due", "paires où une couleur préférentielle ne peut être respectée", "Paare, in denen ein Farbanspruch unerfüllt bleiben muss", "coppie in cui un colore spettante non può essere rispettato";
    x_given: "pairs that disregard a colour due", "paires où une couleur préférentielle n'est pas respectée", "Paare, in denen ein Farbanspruch unerfüllt bleibt", "coppie in cui un colore spettante non è rispettato";
    p: "pairs to be made", "paires à former", "zu bildende Paare", "coppie da formare";
    n: "players who change sides", "joueurs qui changent de côté", "Spieler, die die Seite wechseln", "giocatori che cambiano lato";
    upfloaters: "players raised to the group", "joueurs montés dans le niveau", "in die Gruppe gehobene Spieler", "giocatori saliti nel gruppo";
    upfloater_count: "upfloaters", "flotteurs montants", "Auffloater", "upfloater";
    w: "players due White", "joueurs qui attendent les Blancs", "Spieler mit Anspruch auf Weiss", "giocatori a cui spetta il Bianco";
    b: "players due Black", "joueurs qui attendent les Noirs", "Spieler mit Anspruch auf Schwarz", "giocatori a cui spetta il Nero";
    m0: "players moved down to the group", "joueurs descendus dans le niveau", "Abfloater in der Gruppe", "giocatori scesi nel gruppo";
    p0: "pairs, if everybody could be paired", "paires, si tous pouvaient être appariés", "Paare, wenn alle gepaart werden könnten", "coppie, se tutti potessero essere abbinati";
    m1: "players moved down who can be paired", "joueurs descendus qui peuvent être appariés", "Abfloater, die gepaart werden können", "giocatori scesi che possono essere abbinati";
    p1: "pairs that can be made", "paires possibles", "mögliche Paare", "coppie possibili";
    z1: "pairs that must disregard a strong colour preference", "paires où une préférence forte ne peut être respectée", "Paare, in denen ein starker Farbanspruch unerfüllt bleiben muss", "coppie in cui una preferenza forte non può essere rispettata";
    z_given: "pairs that disregard a strong colour preference", "paires où une préférence forte n'est pas respectée", "Paare, in denen ein starker Farbanspruch unerfüllt bleibt", "coppie in cui una preferenza forte non è rispettata";
    c7: "players who do not get their colour", "joueurs qui n'ont pas leur couleur", "Spieler, die ihre Farbe nicht erhalten", "giocatori che non ricevono il colore spettante";
    max_t: "how often a player may be raised in the tournament", "combien de fois un joueur peut monter dans le tournoi", "wie oft ein Spieler im Turnier gehoben werden darf", "quante volte un giocatore può salire nel torneo";
    whites: "Whites", "Blancs", "Weiss", "Bianchi";
    blacks: "Blacks", "Noirs", "Schwarz", "Neri";
    from_top: "from the top", "depuis le haut", "von oben", "dall'alto";
    from_bottom: "from the bottom", "depuis le bas", "von unten", "dal basso";
    exchange: "exchange: {down} from {left} to {right}, {up} to {left}", "échange: {down} de {left} à {right}, {up} à {left}", "Austausch: {down} von {left} nach {right}, {up} nach {left}", "scambio: {down} da {left} a {right}, {up} a {left}";
    crosses: "{who} from {from} to {to}", "{who} de {from} à {to}", "{who} von {from} nach {to}", "{who} da {from} a {to}";
    drops: "{article} is set aside", "{article} est laissé de côté", "{article} wird fallen gelassen", "si rinuncia a {article}";
    transfers: "{who} goes to the group of {points}", "{who} passe au niveau à {points}", "{who} geht in die Gruppe mit {points}", "{who} passa al gruppo a {points}";
    not_pair: "not {who} with {other}: {why}", "pas {who} avec {other}: {why}", "nicht {who} gegen {other}: {why}", "non {who} con {other}: {why}";
    not_one: "not {who}: {why}", "pas {who}: {why}", "nicht {who}: {why}", "non {who}: {why}";
    goes_back: "back to the group of {points}, whose pairing is undone", "retour au niveau à {points}, dont l'appariement est défait", "zurück zur Gruppe mit {points}, deren Auslosung aufgehoben wird", "ritorno al gruppo a {points}, il cui abbinamento è annullato";
    joins: "the group of {points} and the one below become one group", "le niveau à {points} et le suivant n'en font plus qu'un", "die Gruppe mit {points} und die nächste werden eine Gruppe", "il gruppo a {points} e il seguente diventano un solo gruppo";
    colours: "colours ({article}); due: {white} {first}, {black} {second}", "couleurs ({article}); préférences: {white} {first}, {black} {second}", "Farben ({article}); Ansprüche: {white} {first}, {black} {second}", "colori ({article}); spettanti: {white} {first}, {black} {second}";
    colours_by: "colours ({article}): {rule}; due: {white} {first}, {black} {second}", "couleurs ({article}): {rule}; préférences: {white} {first}, {black} {second}", "Farben ({article}): {rule}; Ansprüche: {white} {first}, {black} {second}", "colori ({article}): {rule}; spettanti: {white} {first}, {black} {second}";
    leaves: "{who} leaves the group without an opponent", "{who} quitte le niveau sans adversaire", "{who} verlässt die Gruppe ohne Gegner", "{who} lascia il gruppo senza avversario";
    byes: "the bye goes to {who}", "l'exempt est {who}", "spielfrei ist {who}", "il bye va a {who}";
    derives: "the floats of round {n} are taken from the scores: the file does not carry them", "les flotteurs de la ronde {n} sont déduits des scores: le fichier ne les contient pas", "die Floats der Runde {n} ergeben sich aus den Punkten: die Datei enthält sie nicht", "i float del turno {n} sono ricavati dai punti: il file non li contiene";
    averages: "average ratings of opponents (ARO):", "moyennes Elo des adversaires (ARO):", "Elo-Schnitte der Gegner (ARO):", "medie Elo degli avversari (ARO):";
    left_over: "left over: {who}", "restent: {who}", "übrig: {who}", "restano: {who}";
    accepted: "✓ taken", "✓ retenu", "✓ gewählt", "✓ scelto";
    skips: "further candidates that fall likewise: {n}", "autres candidats écartés de même: {n}", "weitere Kandidaten, die ebenso ausscheiden: {n}", "altri candidati che cadono allo stesso modo: {n}";
    must_leave: "players who must leave the group: {n} ({why})", "joueurs qui doivent quitter le niveau: {n} ({why})", "Spieler, die die Gruppe verlassen müssen: {n} ({why})", "giocatori che devono lasciare il gruppo: {n} ({why})";
    must_come: "players who must come from below: {n} ({why})", "joueurs qui doivent monter d'en bas: {n} ({why})", "Spieler, die von unten kommen müssen: {n} ({why})", "giocatori che devono salire dal basso: {n} ({why})";
    without_opponent: "without an opponent in the group: {who}", "sans adversaire dans le niveau: {who}", "ohne Gegner in der Gruppe: {who}", "senza avversario nel gruppo: {who}";
    other: "a further step of the book", "une autre étape du règlement", "ein weiterer Schritt des Reglements", "un altro passo del regolamento";
}

/// A step in words; several lines where it has several parts.
pub fn step(scene: &Scene<'_>, step: &Step) -> Vec<String> {
    match &step.act {
        // Dubov of 1997 has both: those who leave a group (6.4) and those who come to it (7).
        Act::Needs { floaters, why, of } if step.article == "seed-003:6.4" => {
            needs(scene, ActWords::of(scene.lang()).must_leave, *floaters, (*why, of))
        }
        act => self::act(scene, act),
    }
}

/// An act in words.
pub fn act(scene: &Scene<'_>, act: &Act) -> Vec<String> {
    let w = ActWords::of(scene.lang());
    let name = |player: &PairingNumber| scene.named(*player);
    let one = match act {
        Act::Takes { score, moved, residents } => {
            let (points, who) = (scene.points(*score), scene.all_named(residents));
            let mut lines = vec![fill(w.takes, &[("points", &points), ("who", &who)])];
            if !moved.is_empty() {
                lines.push(fill(w.with_moved, &[("who", &scene.all_scored(moved))]));
            }
            return lines;
        }
        Act::Sets { name, value } => sets(name, *value, scene.lang()),
        Act::LaysOut { left, right } => {
            let (first, second) = sides(scene.system, scene.lang());
            return vec![
                format!("{first}: {}", scene.all_named(left)),
                format!("{second}: {}", scene.all_named(right)),
            ];
        }
        Act::Exchanges { down, up } => exchange(scene, down, up),
        Act::Drops { requirement } => fill(w.drops, &[("article", &articles::short(requirement))]),
        Act::Transfers { player, to } => {
            fill(w.transfers, &[("who", &name(player)), ("points", &scene.points(*to))])
        }
        Act::Refuses { player, opponent, why } => refuses(scene, *player, *opponent, *why),
        Act::GoesBack { score } => fill(w.goes_back, &[("points", &scene.points(*score))]),
        Act::Joins { score } => fill(w.joins, &[("points", &scene.points(*score))]),
        Act::Pairs { white, black, .. } => {
            let pair = format!("{} – {}", name(white), name(black));
            return std::iter::once(pair).chain(colours_of(scene, act)).collect();
        }
        Act::Floats { player } => fill(w.leaves, &[("who", &name(player))]),
        Act::Byes { player, passed_over } => return byes(scene, *player, passed_over),
        Act::DerivesFloats { round } => fill(w.derives, &[("n", round)]),
        Act::Tries { candidate, left, falls } => return tries(scene, candidate, left, *falls),
        Act::Skips { count } => fill(w.skips, &[("n", count)]),
        Act::Needs { floaters, why, of } => {
            let text = match scene.system {
                System::Dubov1997 | System::Dubov2026 => w.must_come,
                _ => w.must_leave,
            };
            return needs(scene, text, *floaters, (*why, of));
        }
        Act::Averages { player, tenths } => format!("{}: {}", name(player), average(*tenths)),
        _ => w.other.to_owned(),
    };
    vec![one]
}

/// By which article a pair has its colours, what it says, and what each was due.
pub(crate) fn colours_of(scene: &Scene<'_>, act: &Act) -> Option<String> {
    let Act::Pairs { white, black, colours, white_due, black_due } = act else { return None };
    let lang = scene.lang();
    let w = ActWords::of(lang);
    let article = articles::short(colours);
    let (first, second) = (articles::due(*white_due, lang), articles::due(*black_due, lang));
    let (white, black) = (scene.call(*white), scene.call(*black));
    let rule = colours::rule(colours, lang);
    let text = if rule.is_some() { w.colours_by } else { w.colours };
    Some(fill(
        text,
        &[
            ("article", &article),
            ("rule", &rule.unwrap_or_default()),
            ("white", &white),
            ("first", &first),
            ("black", &black),
            ("second", &second),
        ],
    ))
}

/// What the two sides are called in the book.
pub fn sides(system: System, lang: Lang) -> (&'static str, &'static str) {
    let w = ActWords::of(lang);
    match system {
        System::Dubov1997 => (w.whites, w.blacks),
        System::Dubov2026 => ("G1", "G2"),
        System::Original => (w.from_top, w.from_bottom),
        _ => ("S1", "S2"),
    }
}

/// `x = 1 (pairs that …)`. A name that is not explained stands alone.
pub fn sets(name: &str, value: i64, lang: Lang) -> String {
    let meaning = quantity(name, lang);
    let name = if name == "upfloaters" { ActWords::of(lang).upfloater_count } else { name };
    match meaning {
        Some(meaning) => format!("{name} = {value} ({meaning})"),
        None => format!("{name} = {value}"),
    }
}

/// What a quantity of the book counts.
pub fn quantity(name: &str, lang: Lang) -> Option<&'static str> {
    let w = ActWords::of(lang);
    Some(match name {
        "x" | "X1" => w.x,
        "X" => w.x_given,
        "p" => w.p,
        "n" => w.n,
        "upfloaters" => w.upfloaters,
        "w" => w.w,
        "b" => w.b,
        "M0" => w.m0,
        "P0" => w.p0,
        "M1" => w.m1,
        "P1" => w.p1,
        "Z1" => w.z1,
        "Z" => w.z_given,
        "C7" => w.c7,
        "MaxT" => w.max_t,
        _ => return None,
    })
}

fn exchange(scene: &Scene<'_>, down: &[PairingNumber], up: &[PairingNumber]) -> String {
    let w = ActWords::of(scene.lang());
    let (left, right) = sides(scene.system, scene.lang());
    let (down_names, up_names) = (scene.all_named(down), scene.all_named(up));
    match (down, up) {
        (_, []) => fill(w.crosses, &[("who", &down_names), ("from", &left), ("to", &right)]),
        ([], _) => fill(w.crosses, &[("who", &up_names), ("from", &right), ("to", &left)]),
        _ => fill(
            w.exchange,
            &[("down", &down_names), ("left", &left), ("right", &right), ("up", &up_names)],
        ),
    }
}

fn refuses(
    scene: &Scene<'_>,
    player: PairingNumber,
    opponent: Option<PairingNumber>,
    why: Refusal,
) -> String {
    let w = ActWords::of(scene.lang());
    let (who, why) = (scene.named(player), refusals::refusal(scene, player, opponent, why));
    match opponent.map(|it| scene.named(it)) {
        Some(other) => fill(w.not_pair, &[("who", &who), ("other", &other), ("why", &why)]),
        None => fill(w.not_one, &[("who", &who), ("why", &why)]),
    }
}

/// A candidate by numbers, as the books write them, and where it falls.
fn tries(
    scene: &Scene<'_>,
    candidate: &[(PairingNumber, PairingNumber)],
    left: &[PairingNumber],
    falls: Option<Fall>,
) -> Vec<String> {
    let w = ActWords::of(scene.lang());
    let pairs: Vec<String> =
        candidate.iter().map(|(one, other)| format!("{one}–{other}")).collect();
    let mut line = pairs.join(", ");
    if !left.is_empty() {
        let who: Vec<String> = left.iter().map(ToString::to_string).collect();
        line += "; ";
        line += &fill(w.left_over, &[("who", &who.join(", "))]);
    }
    let end = match falls {
        None => w.accepted.to_owned(),
        Some(fall) => format!("✕ {}", refuses(scene, fall.player, fall.opponent, fall.why)),
    };
    vec![line, end]
}

fn needs(
    scene: &Scene<'_>,
    text: &str,
    floaters: usize,
    (why, of): (FloatersNeeded, &[PairingNumber]),
) -> Vec<String> {
    let w = ActWords::of(scene.lang());
    let why = refusals::needed(scene, why).unwrap_or_default();
    let mut lines = vec![fill(text, &[("n", &floaters), ("why", &why)])];
    if !of.is_empty() {
        lines.push(fill(w.without_opponent, &[("who", &scene.all_named(of))]));
    }
    lines
}

fn byes(
    scene: &Scene<'_>,
    player: PairingNumber,
    passed_over: &[(PairingNumber, Refusal)],
) -> Vec<String> {
    let w = ActWords::of(scene.lang());
    let mut lines = vec![fill(w.byes, &[("who", &scene.named(player))])];
    lines.extend(passed_over.iter().map(|(other, why)| refuses(scene, *other, None, *why)));
    lines
}

/// Tenths as a number with one decimal; nothing without a game.
pub fn average(tenths: Option<i64>) -> String {
    match tenths {
        Some(tenths) => format!("{}.{}", tenths / 10, tenths % 10),
        None => "–".to_owned(),
    }
}

/// The heading of a table of averages.
pub fn averages(lang: Lang) -> &'static str {
    ActWords::of(lang).averages
}

/// The article of a step as a reader finds it.
pub fn article(step: &Step) -> &str {
    cited(step.article)
}
