//! What a walk says beyond the words of acts and refusals.

crate::words! {
    /// The brackets of C.04.3, walked through.
    pub(crate) WalkWords;
    group: "Group of {points}", "Niveau à {points}", "Gruppe mit {points}", "Gruppo a {points}";
    formed: "the bracket of {points}: {who}", "le groupe à {points}: {who}", "die Paarungsgruppe mit {points}: {who}", "il gruppo a {points}: {who}";
    moved_down: "moved down to it: {who}", "descendus dans ce groupe: {who}", "in sie herabgekommen: {who}", "scesi nel gruppo: {who}";
    m0: "moved down to it", "descendus", "herabgekommen", "scesi";
    max_pairs: "pairs that are made", "paires formées", "Paare, die gebildet werden", "coppie formate";
    m1: "of those moved down, paired here", "descendus appariés ici", "Herabgekommene, die hier gepaart werden", "scesi abbinati qui";
    movers_first: "those moved down are paired first, each against the residents in order: {who}", "ceux qui sont descendus sont appariés d'abord, chacun contre les joueurs du groupe dans l'ordre: {who}", "wer herabkam, wird zuerst gepaart, jeder gegen die Spieler der Gruppe in ihrer Reihenfolge: {who}", "chi è sceso è abbinato per primo, ognuno contro i residenti in ordine: {who}";
    limbo: "without an opponent here, and so further down: {who}", "sans adversaire ici, et donc plus bas: {who}", "hier ohne Gegner und deshalb weiter hinab: {who}", "senza avversario qui, e quindi più in basso: {who}";
    remainder: "now the remainder", "maintenant le reste", "jetzt der Rest", "ora il resto";
    exchange: "exchange: {down} to S2, {up} to S1", "échange: {down} en S2, {up} en S1", "Austausch: {down} nach S2, {up} nach S1", "scambio: {down} in S2, {up} in S1";
    without: "without it: {why}", "sans lui: {why}", "ohne ihn: {why}", "senza: {why}";
    natural: "the natural pairing: {list}", "l'appariement naturel: {list}", "die natürliche Paarung: {list}", "l'abbinamento naturale: {list}";
    natural_holds: "nothing speaks against it", "rien ne s'y oppose", "nichts spricht dagegen", "nulla vi si oppone";
    natural_falls: "it falls at {one} against {other}", "il échoue avec {one} contre {other}", "sie scheitert an {one} gegen {other}", "cade con {one} contro {other}";
    not_pair: "not {who} with {other}: {why}", "pas {who} avec {other}: {why}", "nicht {who} gegen {other}: {why}", "non {who} con {other}: {why}";
    taken: "taken: {list}", "retenu: {list}", "gewählt: {list}", "scelto: {list}";
    all_met: "every criterion is met in full", "chaque critère est pleinement satisfait", "jedes Kriterium ist ganz erfüllt", "ogni criterio è pienamente soddisfatto";
    cost: "what it costs: {list}", "ce que cela coûte: {list}", "was es kostet: {list}", "quanto costa: {list}";
    colours: "{white} has White against {black}: {rule}; due: {first}, {second}", "{white} a les Blancs contre {black}: {rule}; préférences: {first}, {second}", "{white} hat Weiss gegen {black}: {rule}; Ansprüche: {first}, {second}", "{white} ha il Bianco contro {black}: {rule}; spettanti: {first}, {second}";
    floats: "{who} stays without an opponent here", "{who} reste ici sans adversaire", "{who} bleibt hier ohne Gegner", "{who} resta qui senza avversario";
    floats_because: "{who} stays without an opponent here: {why}", "{who} reste ici sans adversaire: {why}", "{who} bleibt hier ohne Gegner: {why}", "{who} resta qui senza avversario: {why}";
    not_instead: "not {who}: {why}", "pas {who}: {why}", "nicht {who}: {why}", "non {who}: {why}";
    bye: "the bye goes to {who}", "l'exempt est {who}", "spielfrei ist {who}", "il bye va a {who}";
}

/// Lines as sentences: each begins with a capital and ends with a full stop. What begins with a name of
/// the book (`x = 1`, `p = 2`) stays as it is.
pub(super) fn sentence(lines: &[String]) -> String {
    let mut told = String::new();
    for line in lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()) {
        if !told.is_empty() {
            told.push(' ');
        }
        let is_quantity = line.split(' ').nth(1) == Some("=");
        let mut letters = line.chars();
        match letters.next() {
            Some(letter) if !is_quantity => {
                told.extend(letter.to_uppercase());
                told.push_str(letters.as_str());
            }
            _ => told.push_str(line),
        }
        if !told.ends_with(['.', ':', '!', '?']) {
            told.push('.');
        }
    }
    told
}
