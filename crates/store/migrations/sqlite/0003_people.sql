-- What people come in with. Of everything secret only the hash is here; who may do what is in the
-- event's journal, and not here.

CREATE TABLE pass (
    -- SHA-256 of the secret.
    hash BLOB PRIMARY KEY NOT NULL,
    -- By which it is shown and ended.
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    -- NULL for the owner, who is one in every event.
    event TEXT REFERENCES journal (id),
    person TEXT NOT NULL,
    -- The device or the program.
    name TEXT NOT NULL,
    -- Milliseconds since 1970; NULL if it does not end by itself.
    made INTEGER NOT NULL,
    used INTEGER NOT NULL,
    expires INTEGER
) STRICT;

CREATE INDEX pass_event ON pass (event, person);

-- Argon2 in the form that names its own settings.
CREATE TABLE password (
    event TEXT NOT NULL REFERENCES journal (id),
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (event, person)
) STRICT;

-- Drawn once, and kept from then on.
CREATE TABLE secret (
    name TEXT PRIMARY KEY NOT NULL,
    bytes BLOB NOT NULL
) STRICT;
