-- The network that a code was asked from, as a keyed hash, and the wrong tries from any other: strangers must not use up
-- the tries of whoever asked.
alter table identity_code
  add column asked_from     bytea,
  add column stranger_tries integer not null default 0;
