//! Words of what keeps people's own apart: codes, passwords, devices.

ronde_report::words! {
    /// What these say.
    pub(crate) SafetyWords;
    away: "Ronde cannot reach its data at this moment. The code is good: try again in a minute.", "Ronde n'atteint pas ses données en ce moment. Le code est bon: réessayez dans une minute.", "Ronde erreicht seine Daten im Moment nicht. Der Code ist gut: in einer Minute nochmals versuchen.", "Ronde non raggiunge i suoi dati in questo momento. Il codice è buono: riprovare tra un minuto.";
    not_yours: "Only a report from this telephone can be taken back here.", "Seule une annonce de ce téléphone peut être retirée ici.", "Hier kann nur eine Meldung dieses Telefons zurückgenommen werden.", "Qui si può ritirare solo una comunicazione di questo telefono.";
    one_telephone: "Board {board}: one telephone reported for both players", "Échiquier {board}: un seul téléphone a annoncé pour les deux joueurs", "Brett {board}: ein Telefon hat für beide Spieler gemeldet", "Scacchiera {board}: un solo telefono ha comunicato per entrambi";
    old_password: "Your password until now", "Votre mot de passe actuel", "Ihr bisheriges Passwort", "La password attuale";
    wrong_password: "This is not the password that you have. If you have forgotten it, ask for a new code.", "Ce n'est pas votre mot de passe. En cas d'oubli, demandez un nouveau code.", "Das ist nicht Ihr Passwort. Wenn Sie es vergessen haben, bitten Sie um einen neuen Code.", "Questa non è la sua password. Se l'ha dimenticata, chieda un nuovo codice.";
    others_out: "Other devices of yours are put out by this.", "Vos autres appareils sont ainsi déconnectés.", "Ihre anderen Geräte werden damit abgemeldet.", "Gli altri suoi dispositivi vengono così disconnessi.";
    owner_devices: "You come in as the owner on {n} other devices or programs.", "Vous entrez comme propriétaire sur {n} autres appareils ou programmes.", "Sie kommen auf {n} anderen Geräten oder Programmen als Besitzer herein.", "Lei entra come proprietario su {n} altri dispositivi o programmi.";
    end_owner_devices: "End all of them", "Les déconnecter tous", "Alle beenden", "Chiuderli tutti";
    give_back: "Bring the event home", "Ramener la manifestation", "Den Anlass zurückbringen", "Riportare l'evento";
    give_back_says: "It is locked here, and you get it as a file with all that was done here. Open that file on {home}.", "Elle est verrouillée ici, et vous la recevez en fichier avec tout ce qui a été fait ici. Ouvrez ce fichier sur {home}.", "Er ist hier gesperrt, und Sie erhalten ihn als Datei mit allem, was hier gemacht wurde. Öffnen Sie die Datei auf {home}.", "È bloccato qui, e lo riceve come file con tutto ciò che è stato fatto qui. Apra il file su {home}.";
}
