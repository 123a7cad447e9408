//! The JSON form of a snapshot.
