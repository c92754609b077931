-- One row per ticket: a tunnel that one person may run through once. The seed is ours; what was pressed in it is theirs.
create table game_run (
  id            text        primary key,
  user_id       text        not null,
  seed          text        not null,
  rules_version integer     not null,
  opened_at     timestamptz not null,
  expires_at    timestamptz not null,
  -- Handed in, or pushed out by newer tickets.
  closed_at     timestamptz,
  -- Of what was handed in, so that the same again gets the same answer.
  log_hash      bytea,
  -- Why it pays nothing; null for a run that was played again.
  refused       text,
  is_calm       boolean,
  score         integer     check (score between 0 and 200),
  ticks         integer,
  cells         integer,
  bumps         integer,
  ending        text        check (ending in ('escaped', 'dark')),
  -- What was answered: points added, and the best run from then on.
  points        integer,
  best          integer,
  -- The log, kept for as long as this run is somebody's best: their points can be worked out again.
  inputs        jsonb
);
create index game_run_user on game_run (user_id, opened_at);
create index game_run_age on game_run (opened_at);

create table game_best (
  user_id    text        primary key,
  score      integer     not null check (score between 0 and 200),
  run_id     text,
  reached_at timestamptz
);
