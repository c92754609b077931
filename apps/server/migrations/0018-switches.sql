-- A switch from its first form to its end. Whatever is somebody's own is encrypted; what stays open is what the clock
-- and the locks need. The owner is the subject of a session; somebody who is signed in has it besides.
create table switching_switch (
  id                  uuid        primary key,
  comparison_id       uuid        not null,
  tariff_id           text        not null,
  chat_id             uuid,
  owner               text        not null,
  user_id             text,
  state               text        not null check (state in ('draft', 'details', 'consent', 'submitted', 'cooling_off',
                                                            'switching', 'complete', 'cancelled', 'failed')),
  is_simulated        boolean     not null,
  -- The exact tariff, rates and yearly figure that were chosen; never changed.
  sealed_offer        bytea       not null,
  sealed_details      bytea       not null,
  -- Apart from the rest, because it goes sooner.
  sealed_bank         bytea,
  offer_expires_at    timestamptz not null,
  -- What was agreed to, word for word.
  sealed_consent      bytea,
  consented_at        timestamptz,
  -- A keyed hash of the address, from consent on: whoever signs in with it may follow the switch, since sessions end.
  email_hash          bytea,
  supplier_reference  text,
  cooling_off_ends_on date,
  cooling_off_ends_at timestamptz,
  warned_at           timestamptz,
  expected_on         date,
  -- When the clock looks at it next; null when nothing is to come by itself.
  due_at              timestamptz,
  ended_at            timestamptz,
  created_at          timestamptz not null,
  delete_at           timestamptz not null,
  check ((state in ('complete', 'cancelled', 'failed')) = (ended_at is not null)),
  check (consented_at is not null or state in ('draft', 'details', 'consent', 'cancelled'))
);
-- Pressing twice begins one switch.
create unique index switching_switch_open on switching_switch (comparison_id, tariff_id)
  where state in ('draft', 'details', 'consent');
create index switching_switch_owner on switching_switch (owner, created_at desc);
create index switching_switch_user on switching_switch (user_id, created_at desc) where user_id is not null;
create index switching_switch_email on switching_switch (email_hash) where user_id is null;
create index switching_switch_due on switching_switch (due_at) where due_at is not null;
create index switching_switch_bank on switching_switch (ended_at) where sealed_bank is not null;
create index switching_switch_delete on switching_switch (delete_at);

-- What happened to a switch, in order. Rows are added and go with their switch; nobody changes one.
create table switching_event (
  switch_id uuid        not null references switching_switch (id) on delete cascade,
  number    integer     not null,
  step      text        not null,
  state     text        not null,
  -- Why, as a code, where there is more than one reason.
  reason    text,
  at        timestamptz not null,
  primary key (switch_id, number)
);
create function switching_keep_event() returns trigger language plpgsql as $$
begin
  raise exception 'an event of a switch stays as it is';
end $$;
create trigger switching_event_stays before update on switching_event
  for each row execute function switching_keep_event();

-- A mail on a day that a verdict named. The address is encrypted; its keyed hash finds others to the same address.
create table switching_reminder (
  id            uuid        primary key,
  comparison_id uuid        not null,
  chat_id       uuid,
  owner         text        not null,
  user_id       text,
  on_day        date        not null,
  due_at        timestamptz not null,
  sealed        bytea       not null,
  address_hash  bytea       not null,
  -- Of the link that stops all reminders to the address.
  stop_hash     bytea       not null unique,
  sent_at       timestamptz,
  created_at    timestamptz not null
);
-- One for a comparison: asking again moves it.
create unique index switching_reminder_waiting on switching_reminder (comparison_id) where sent_at is null;
create index switching_reminder_due on switching_reminder (due_at) where sent_at is null;
create index switching_reminder_address on switching_reminder (address_hash);
create index switching_reminder_owner on switching_reminder (owner);
create index switching_reminder_user on switching_reminder (user_id) where user_id is not null;
