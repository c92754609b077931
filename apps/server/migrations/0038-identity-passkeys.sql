-- One row per passkey. What is kept is public: the private half never leaves the person's device.
create table identity_passkey (
  -- As the authenticator named it, in base64url.
  id           text        primary key,
  user_id      text        not null references identity_user (id) on delete cascade,
  name         text        not null,
  public_key   bytea       not null,
  -- How often it was used, as the authenticator counts; those that are kept in a cloud stay at 0.
  counter      bigint      not null,
  transports   jsonb       not null,
  created_at   timestamptz not null,
  last_used_at timestamptz
);
create index identity_passkey_user on identity_passkey (user_id);

-- A question to an authenticator, as a hash, until it is answered once or gets too old.
create table identity_challenge (
  hash       bytea       primary key,
  purpose    text        not null check (purpose in ('add', 'confirm', 'sign-in')),
  -- Null for a sign-in: the answer says who it is.
  user_id    text        references identity_user (id) on delete cascade,
  expires_at timestamptz not null
);
create index identity_challenge_age on identity_challenge (expires_at);

-- When whoever uses this session last proved it with a passkey; null if they only opened a mail.
alter table identity_session add column second_factor_at timestamptz;
