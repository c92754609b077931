-- Keys that sign tokens. The private half is encrypted with SESSION_SECRET, so that a dump of this table signs nothing.
create table identity_key (
  kid            text        primary key,
  purpose        text        not null check (purpose in ('session', 'identity')),
  public_jwk     jsonb       not null,
  sealed_private bytea       not null,
  created_at     timestamptz not null
);

-- One row per person. The id is the subject of their tokens; other rooms keep it beside what belongs to the person.
create table identity_user (
  id                text        primary key,
  email             text        not null unique check (email = lower(email)),
  is_email_verified boolean     not null,
  has_link_sign_in  boolean     not null default false,
  password_hash     text,
  display_name      text,
  photo_url         text,
  disabled_at       timestamptz,
  -- Tokens of a sign-in before this moment are void.
  valid_since       timestamptz not null,
  created_at        timestamptz not null,
  last_login_at     timestamptz not null,
  last_refresh_at   timestamptz not null
);

-- One row per sign-in. Refresh tokens are kept as hashes; the one before the last is remembered for a while, because
-- two tabs may refresh at once and an answer may get lost on its way.
create table identity_session (
  id            uuid        primary key default gen_random_uuid(),
  user_id       text        not null references identity_user (id) on delete cascade,
  refresh_hash  bytea       not null unique,
  previous_hash bytea       unique,
  rotated_at    timestamptz,
  signed_in_at  timestamptz not null,
  used_at       timestamptz not null,
  revoked_at    timestamptz
);
create index identity_session_user on identity_session (user_id);

-- One row per address, so that a newer code replaces the older one by itself. Link and digits belong together.
create table identity_code (
  email       text        primary key check (email = lower(email)),
  code_hash   bytea       not null unique,
  digits_hash bytea,
  wrong_tries integer     not null default 0,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);

-- Networks that somebody has signed in from, as keyed hashes: a stranger who asks for mails in their name elsewhere
-- cannot use up the number that is kept for them.
create table identity_network (
  hash    bytea       primary key,
  user_id text        not null references identity_user (id) on delete cascade,
  seen_at timestamptz not null
);
create index identity_network_user on identity_network (user_id);
