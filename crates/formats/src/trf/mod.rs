//! Tournament report files.
