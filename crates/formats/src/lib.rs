//! Reads and writes the files of the field; turns bytes into a snapshot and a list of problems.
