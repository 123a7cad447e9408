-- A kept state is believed only if its bytes are those that were kept; one without a hash is not.
ALTER TABLE kept_state ADD COLUMN hash BYTEA;
