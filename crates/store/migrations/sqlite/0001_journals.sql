-- Journals, and what belongs to them. Lines are for ever: triggers refuse to change or delete one.

CREATE TABLE journal (
    id TEXT PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    parent TEXT REFERENCES journal (id),
    -- The head: number and hash of the last line.
    seq INTEGER NOT NULL,
    hash BLOB NOT NULL
) STRICT;

CREATE INDEX journal_parent ON journal (parent);

CREATE TABLE line (
    journal TEXT NOT NULL REFERENCES journal (id),
    seq INTEGER NOT NULL,
    -- NULL if the request had none.
    key TEXT,
    text TEXT NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (journal, seq),
    UNIQUE (journal, key)
) STRICT;

CREATE TRIGGER line_is_not_changed BEFORE UPDATE ON line
BEGIN
    SELECT RAISE(ABORT, 'a line of a journal is never changed');
END;

CREATE TRIGGER line_is_not_deleted BEFORE DELETE ON line
BEGIN
    SELECT RAISE(ABORT, 'a line of a journal is never deleted');
END;

-- Reasons of pairings and original files, by the SHA-256 of their bytes.
CREATE TABLE attachment (
    hash BLOB PRIMARY KEY NOT NULL,
    bytes BLOB NOT NULL
) STRICT;

-- What follows from the first `seq` lines; a cache that may be thrown away.
CREATE TABLE kept_state (
    journal TEXT PRIMARY KEY NOT NULL REFERENCES journal (id),
    version INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    bytes BLOB NOT NULL
) STRICT;

-- A journal that was handed to another machine.
CREATE TABLE lease (
    journal TEXT PRIMARY KEY NOT NULL REFERENCES journal (id),
    holder TEXT NOT NULL,
    -- Milliseconds since 1970; NULL if nothing was said.
    until INTEGER
) STRICT;
