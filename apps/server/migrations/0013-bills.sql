-- A bill that somebody handed over. File and reading are encrypted, and both go on the day in delete_at.
create table bills_bill (
  id             uuid        primary key,
  chat_id        uuid        not null,
  user_id        text,
  state          text        not null check (state in ('reading', 'read')),
  bytes          integer     not null,
  sealed_reading bytea,
  created_at     timestamptz not null,
  delete_at      timestamptz not null
);
create index bills_bill_chat on bills_bill (chat_id);
create index bills_bill_user on bills_bill (user_id) where user_id is not null;
create index bills_bill_delete on bills_bill (delete_at);
