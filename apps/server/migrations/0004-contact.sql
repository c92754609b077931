-- Messages to the team. The fingerprint is a hash of sender and text: the same message within a day is one message.
create table contact_message (
  id           uuid        primary key default gen_random_uuid(),
  name         text        not null check (name <> ''),
  organisation text        not null check (organisation <> ''),
  email        text        not null check (email <> ''),
  kind         text        not null check (kind in ('supplier', 'housing_association', 'employer', 'charity', 'other')),
  message      text        not null check (message <> ''),
  fingerprint  text        not null,
  consented_at timestamptz not null,
  received_at  timestamptz not null
);
create index contact_message_repeat on contact_message (fingerprint, received_at);
