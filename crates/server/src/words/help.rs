//! The manual.

words! {
    /// The page `/help`.
    HelpWords;
    title: "Help", "Aide", "Hilfe", "Aiuto";
}
