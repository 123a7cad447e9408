-- The name of the machine whose store this is, as the journals of events have it: given once.

CREATE TABLE machine (
    place BIGINT PRIMARY KEY CHECK (place = 1),
    name TEXT NOT NULL
);
