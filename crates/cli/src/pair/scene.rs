//! A round about to be paired, as words about it need it.

pub(crate) use ronde_report::explain::Scene;
