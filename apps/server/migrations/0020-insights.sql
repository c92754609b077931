-- What visitors who agreed to it did, one row per event. The visitor is a hash that nobody can compute again once the
-- salt of its day is gone. No address is kept, and of a device only whether it is a phone, a tablet or a desktop.
create table insights_event (
  uuid        uuid        primary key,
  event       text        not null,
  at          timestamptz not null,
  received_at timestamptz not null,
  visitor     text        not null,
  properties  jsonb       not null
);
create index insights_event_at on insights_event (at, event);

create table insights_salt (
  day  date  primary key,
  salt bytea not null
);

-- Errors of pages that are one and the same; the stack names our own files.
create table insights_error (
  fingerprint text        primary key,
  name        text        not null,
  message     text        not null,
  stack       text        not null,
  page        text        not null,
  count       integer     not null,
  first_at    timestamptz not null,
  last_at     timestamptz not null
);

-- Ad conversions: that there was one, and nothing about whose.
create table insights_conversion (
  id        uuid        primary key,
  at        timestamptz not null,
  form_type text        not null check (form_type in ('bill_upload', 'chat_message')),
  value     integer     not null,
  currency  text        not null
);
