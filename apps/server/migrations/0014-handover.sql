-- One row per request of a visitor, so that a repeated one has one effect. Whoever works on it renews the lease; a
-- lease that ran out means that the process is gone, and the next one who asks goes on.
create table handover_request (
  owner        text        not null,
  message_id   uuid        not null,
  body_hash    bytea       not null,
  chat_id      uuid        not null,
  bill_id      uuid,
  state        text        not null check (state in ('working', 'done', 'refused')),
  refusal      text,
  leased_until timestamptz not null,
  created_at   timestamptz not null,
  primary key (owner, message_id)
);
create index handover_request_created on handover_request (created_at);

-- One-time links into the app, kept as hashes.
create table handover_link (
  hash       bytea       primary key,
  chat_id    uuid        not null,
  owner      text        not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index handover_link_expires on handover_link (expires_at);
