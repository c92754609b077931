-- One answer at a time: whoever finds it renews the lease. A lease that ran out means that the process is gone, and
-- the question may be asked again.
alter table chat_conversation
  add column working_on    uuid,
  add column leased_until  timestamptz,
  add column is_stop_asked boolean not null default false;

-- What the agent knew after a message, encrypted: going back to a message goes back to what was known before it.
alter table chat_message
  add column sealed_state bytea,
  add column is_stopped   boolean not null default false;

-- One row per thing said to Mo, so that a repeated request has one effect and the same answer for a day.
create table chat_request (
  -- A hash of who asked, where and under which key.
  id            bytea       primary key,
  chat_id       uuid        not null references chat_conversation (id) on delete cascade,
  -- A hash of what was asked.
  asked         bytea       not null,
  message_id    uuid        not null,
  state         text        not null check (state in ('working', 'done', 'failed')),
  failure       text,
  sealed_answer bytea,
  leased_until  timestamptz not null,
  created_at    timestamptz not null
);
create index chat_request_chat on chat_request (chat_id);
create index chat_request_created on chat_request (created_at);

-- What was asked of a model outside: how much, and a hash to prove it by. Never the words.
create table agent_request (
  id                bigint      generated always as identity primary key,
  chat_id           uuid        not null,
  purpose           text        not null,
  model             text        not null,
  outcome           text        not null,
  prompt_tokens     integer     not null,
  completion_tokens integer     not null,
  hash              bytea       not null,
  at                timestamptz not null
);
create index agent_request_chat on agent_request (chat_id);
create index agent_request_at on agent_request (at);
