-- Small texts by name that are no acts and in no journal: what the screens of the hall show, and what
-- is announced on them.

CREATE TABLE note (
    name TEXT PRIMARY KEY NOT NULL,
    text TEXT NOT NULL
) STRICT;
