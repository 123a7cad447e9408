//! What stands in the margins.

crate::words! {
    /// The form's own words.
    pub(crate) FormWords;
    page: "Page {n} of {m}", "Page {n} sur {m}", "Seite {n} von {m}", "Pagina {n} di {m}";
    draft: "DRAFT", "BROUILLON", "ENTWURF", "BOZZA";
    live: "Always up to date:", "Toujours à jour:", "Immer aktuell:", "Sempre aggiornato:";
}
