//! Maximum matchings on general graphs with totally ordered weights; knows no chess.
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]
