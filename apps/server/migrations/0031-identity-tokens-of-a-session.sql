-- A visitor's session whose conversations joined an account: its token is good as long as the sign-in that took it over.
-- The row outlives sign-in and account, so that the token stays void until it expires by itself.
create table identity_joined_session (
  subject    text        primary key,
  session_id uuid        not null,
  joined_at  timestamptz not null
);
create index identity_joined_session_session on identity_joined_session (session_id);

-- The sign-in that a one-time link was made from, where there was one: the link ends with it.
alter table handover_link add column session_id uuid;
