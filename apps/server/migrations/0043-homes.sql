-- A home that lasts: its name, what was told of it, which bills are its own and what tells its supply from others (a
-- keyed hash), encrypted. The owner is the subject that
-- began it; somebody who is signed in has it besides. One without an account goes on a day, unless it is watched.
create table homes_home (
  id          uuid        primary key,
  owner       text        not null,
  user_id     text,
  chat_id     uuid,
  sealed_home bytea       not null,
  created_at  timestamptz not null,
  delete_at   timestamptz,
  -- The day that a test home believes it is; never heeded in production.
  clock_day   date
);
create index homes_home_owner on homes_home (owner);
create index homes_home_user on homes_home (user_id) where user_id is not null;
create index homes_home_delete on homes_home (delete_at) where delete_at is not null;
-- A conversation begins one home, however often it is asked to.
create unique index homes_home_chat on homes_home (chat_id) where chat_id is not null;

-- Bills that stayed when their home was deleted: they begin no other one.
create table homes_bill_apart (
  bill_id uuid primary key,
  user_id text not null
);
create index homes_bill_apart_user on homes_bill_apart (user_id);

-- A home is watched while its address is confirmed and nobody has stopped it. What was told last is encrypted too: it
-- says what somebody pays. The row outlives the stop, so that the link of an old mail still answers.
create table homes_watch (
  home_id         uuid        primary key references homes_home (id) on delete cascade,
  threshold_pence integer     not null check (threshold_pence >= 0),
  agreed_at       timestamptz not null,
  sealed_address  bytea       not null,
  address_hash    bytea       not null,
  stop_hash       bytea       not null unique,
  confirm_hash    bytea       unique,
  confirm_until   timestamptz,
  confirmed_at    timestamptz,
  stopped_at      timestamptz,
  sealed_told     bytea,
  last_mailed_on  date,
  last_checked_on date
);
create index homes_watch_address on homes_watch (address_hash);
create index homes_watch_on on homes_watch (home_id) where confirmed_at is not null and stopped_at is null;

-- What a day's check came to. The mail is kept by its id, to be taken back while it waits.
create table homes_check (
  home_id uuid not null references homes_home (id) on delete cascade,
  on_day  date not null,
  outcome text not null,
  mail_id uuid,
  primary key (home_id, on_day)
);
create index homes_check_day on homes_check (on_day);

-- One pass over all watched homes, for a day and the prices of it. The cursor is the last home that is done: whoever
-- takes the row next goes on after it.
create table homes_run (
  id          uuid        primary key,
  on_day      date        not null,
  print       bytea       not null,
  started_at  timestamptz not null,
  last_home   uuid,
  checked     integer     not null default 0,
  mailed      integer     not null default 0,
  finished_at timestamptz,
  unique (on_day, print)
);
create index homes_run_open on homes_run (started_at) where finished_at is null;
