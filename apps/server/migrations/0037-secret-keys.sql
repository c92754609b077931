-- The keys that seal and hash what is kept. They are random and stay in here; the secrets of the environment only wrap them.
-- Key 0 of a ring is for hashes and signatures and never changes; the others seal, the newest that is in use.
create table secrets_key (
  ring       text        not null check (ring in ('session', 'files')),
  id         integer     not null check (id >= 0),
  -- A while after it was made, so that every process knows it before anything is sealed with it.
  used_from  timestamptz not null,
  -- Set when nothing is sealed with it any more. It is kept all the same: a copy that is put back may need it.
  retired_at timestamptz,
  primary key (ring, id)
);

-- A key as each secret that may open it has encrypted it.
create table secrets_wrap (
  ring       text        not null,
  id         integer     not null,
  -- A fingerprint of the secret.
  wrapped_by text        not null,
  wrapped    bytea       not null,
  wrapped_at timestamptz not null,
  primary key (ring, id, wrapped_by),
  foreign key (ring, id) references secrets_key (ring, id) on delete cascade
);
