-- Journals, and what belongs to them. Lines are for ever: triggers refuse to change or delete one.

CREATE TABLE journal (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    parent TEXT REFERENCES journal (id),
    -- The head: number and hash of the last line.
    seq BIGINT NOT NULL,
    hash BYTEA NOT NULL
);

CREATE INDEX journal_parent ON journal (parent);

CREATE TABLE line (
    journal TEXT NOT NULL REFERENCES journal (id),
    seq BIGINT NOT NULL,
    -- NULL if the request had none.
    key TEXT,
    text TEXT NOT NULL,
    hash BYTEA NOT NULL,
    PRIMARY KEY (journal, seq),
    UNIQUE (journal, key)
);

CREATE FUNCTION line_is_for_ever() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a line of a journal is never changed or deleted';
END
$$;

CREATE TRIGGER line_is_for_ever BEFORE UPDATE OR DELETE ON line
    FOR EACH ROW EXECUTE FUNCTION line_is_for_ever();

-- Reasons of pairings and original files, by the SHA-256 of their bytes.
CREATE TABLE attachment (
    hash BYTEA PRIMARY KEY,
    bytes BYTEA NOT NULL
);

-- What follows from the first `seq` lines; a cache that may be thrown away.
CREATE TABLE kept_state (
    journal TEXT PRIMARY KEY REFERENCES journal (id),
    version BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    bytes BYTEA NOT NULL
);

-- A journal that was handed to another machine.
CREATE TABLE lease (
    journal TEXT PRIMARY KEY REFERENCES journal (id),
    holder TEXT NOT NULL,
    -- Milliseconds since 1970; NULL if nothing was said.
    until BIGINT
);
