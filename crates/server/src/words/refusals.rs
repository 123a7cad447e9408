//! Why something was not done to an event, in the reader's language.

use ronde_desk::event::EventRefusal;

use super::objections::ObjectionWords;
use super::{Lang, fill};

ronde_report::words! {
    /// One for each refusal.
    pub(crate) RefusalWords;
    no_access: "You have no access to this event, or have it no longer.", "Vous n'avez pas accès à cette manifestation, ou plus.", "Sie haben keinen Zugang zu diesem Anlass, oder nicht mehr.", "Non avete accesso a questa manifestazione, o non più.";
    role: "This is not for you as {role}; ask the owner or the chief arbiter.", "Ceci n'est pas possible comme {role}; demandez au propriétaire ou à l'arbitre principal.", "Das geht nicht als {role}; fragen Sie den Inhaber oder den Hauptschiedsrichter.", "Non è possibile come {role}; chiedere al proprietario o all'arbitro principale.";
    locked: "The event is on {to} and is written there; it is locked here until it comes back.", "La manifestation est sur {to} et s'y écrit; elle est verrouillée ici jusqu'à son retour.", "Der Anlass ist auf {to} und wird dort geführt; hier ist er gesperrt, bis er zurückkommt.", "La manifestazione è su {to} e si scrive lì; qui è bloccata finché non torna.";
    missing: "Something that must be filled in is empty.", "Un champ obligatoire est vide.", "Ein Feld, das nötig ist, ist leer.", "Un campo obbligatorio è vuoto.";
    reach: "This reaches tournaments for which you were not invited yourself.", "Cela touche des tournois pour lesquels vous n'êtes pas invité vous-même.", "Das betrifft Turniere, für die Sie selbst nicht eingeladen sind.", "Questo riguarda tornei per i quali non siete stati invitati.";
    owner: "There is one owner, and he is not invited.", "Il y a un seul propriétaire, et il ne s'invite pas.", "Es gibt einen Inhaber, und er wird nicht eingeladen.", "C'è un solo proprietario, e non si invita.";
    boards: "A helper needs a range of boards, from the lower number to the higher.", "Un assistant a besoin d'une suite d'échiquiers, du plus petit numéro au plus grand.", "Ein Helfer braucht einen Bereich von Brettern, von der kleineren zur grösseren Nummer.", "Un assistente ha bisogno di una serie di scacchiere, dal numero minore al maggiore.";
    expires_before: "The code would have expired before it was given.", "Le code aurait expiré avant d'être donné.", "Der Code wäre abgelaufen, bevor er ausgegeben wird.", "Il codice sarebbe scaduto prima di essere dato.";
    already_accepted: "The code was used on another device; ask for a new one.", "Le code a servi sur un autre appareil; demandez-en un nouveau.", "Der Code wurde auf einem anderen Gerät benutzt; verlangen Sie einen neuen.", "Il codice è stato usato su un altro dispositivo; chiederne uno nuovo.";
    wrong_code: "This is not the code that was given.", "Ce n'est pas le code qui a été donné.", "Das ist nicht der Code, der ausgegeben wurde.", "Non è il codice che è stato dato.";
    expired: "The code has expired; ask for a new one.", "Le code a expiré; demandez-en un nouveau.", "Der Code ist abgelaufen; verlangen Sie einen neuen.", "Il codice è scaduto; chiederne uno nuovo.";
    revoked: "This access was taken back; ask for a new code.", "Cet accès a été retiré; demandez un nouveau code.", "Dieser Zugang wurde entzogen; verlangen Sie einen neuen Code.", "Questo accesso è stato revocato; chiedere un nuovo codice.";
    same_machine: "The event is on {to} already.", "La manifestation est déjà sur {to}.", "Der Anlass ist schon auf {to}.", "La manifestazione è già su {to}.";
    machine: "This is no name for a machine: no blank before or after it, and not too long.", "Ce n'est pas un nom d'ordinateur: pas d'espace avant ni après, et pas trop long.", "Das ist kein Name für einen Rechner: kein Leerzeichen davor oder dahinter, und nicht zu lang.", "Questo non è un nome di computer: nessuno spazio prima o dopo, e non troppo lungo.";
    has_home: "The event lives on {home}; it is handed over, and not settled anew.", "La manifestation est chez elle sur {home}; elle se transmet et ne s'installe pas à nouveau.", "Der Anlass ist auf {home} zu Hause; er wird übergeben und nicht neu angesiedelt.", "La manifestazione risiede su {home}; si trasmette e non si insedia di nuovo.";
    heads: "The ends of the journals are not those of this event's tournaments.", "Les fins des journaux ne sont pas celles des tournois de cette manifestation.", "Die Enden der Journale sind nicht die der Turniere dieses Anlasses.", "Le fini dei registri non sono quelle dei tornei di questa manifestazione.";
    key_taken: "This request has the key of another one (act {by}); send it with a new key.", "Cette demande porte la clé d'une autre (acte {by}); envoyez-la avec une nouvelle clé.", "Diese Anfrage trägt den Schlüssel einer anderen (Eintrag {by}); mit neuem Schlüssel senden.", "Questa richiesta ha la chiave di un'altra (atto {by}); inviarla con una nuova chiave.";
    misfit: "This does not fit the event as it is now; load the page anew.", "Cela ne va plus avec la manifestation telle qu'elle est; rechargez la page.", "Das passt nicht zum jetzigen Stand des Anlasses; laden Sie die Seite neu.", "Questo non va con la manifestazione com'è ora; ricaricare la pagina.";
}

/// What is told. Programs read English, and there the desk says most.
pub(crate) fn refusal(refusal: &EventRefusal, lang: Lang) -> String {
    if lang == Lang::En {
        return refusal.to_string();
    }
    let w = RefusalWords::of(lang);
    match refusal {
        EventRefusal::Role { role, .. } => {
            fill(w.role, &[("role", &ObjectionWords::of(lang).role_name(*role))])
        }
        EventRefusal::Locked { to } => fill(w.locked, &[("to", to)]),
        EventRefusal::SameMachine { to } => fill(w.same_machine, &[("to", to)]),
        EventRefusal::HasHome { home } => fill(w.has_home, &[("home", home)]),
        EventRefusal::KeyTaken { by } => fill(w.key_taken, &[("by", by)]),
        other => plain(w, other).to_owned(),
    }
}

/// Those without values; the others were told before.
const fn plain(w: &'static RefusalWords, refusal: &EventRefusal) -> &'static str {
    match refusal {
        EventRefusal::NoAccess { .. } => w.no_access,
        EventRefusal::Missing { .. } => w.missing,
        EventRefusal::Reach => w.reach,
        EventRefusal::Owner => w.owner,
        EventRefusal::Boards => w.boards,
        EventRefusal::ExpiresBefore => w.expires_before,
        EventRefusal::AlreadyAccepted => w.already_accepted,
        EventRefusal::WrongCode => w.wrong_code,
        EventRefusal::Expired => w.expired,
        EventRefusal::Revoked { .. } => w.revoked,
        EventRefusal::Heads => w.heads,
        EventRefusal::Machine { .. } => w.machine,
        EventRefusal::Misfit(_) => w.misfit,
        EventRefusal::Role { .. } => w.role,
        EventRefusal::Locked { .. } => w.locked,
        EventRefusal::SameMachine { .. } => w.same_machine,
        EventRefusal::HasHome { .. } => w.has_home,
        EventRefusal::KeyTaken { .. } => w.key_taken,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_told_in_the_reader_s_language() {
        let locked = EventRefusal::Locked { to: "laptop".to_owned() };
        let told = "Der Anlass ist auf laptop und wird dort geführt; hier ist er gesperrt, bis er \
                    zurückkommt.";
        assert_eq!(told, refusal(&locked, Lang::De));
        assert_eq!(locked.to_string(), refusal(&locked, Lang::En));
    }
}
