-- The outbox. A mail is written in the transaction of its cause and sent afterwards by a worker.
create table mail_message (
  id         uuid        primary key default gen_random_uuid(),
  recipient  text        not null check (recipient <> ''),
  subject    text        not null,
  text_body  text        not null,
  html_body  text        not null,
  queued_at  timestamptz not null,
  due_at     timestamptz not null,
  attempts   integer     not null default 0,
  last_error text,
  sent_at    timestamptz,
  refused_at timestamptz
);
create index mail_message_due on mail_message (due_at) where sent_at is null and refused_at is null;
create index mail_message_sent on mail_message (sent_at desc) where sent_at is not null;
